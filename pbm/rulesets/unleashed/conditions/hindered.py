"""What comes of a wish that cannot be, in any words: "if I'm beaten to it", "should the worst happen", "taken?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.conditions.verdicts import (
    DIFFICULTIES,
    TURN,
    grants_by_denying,
    known,
    names_nobody,
    verdict,
)
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["hindered"]

_WINDOW: Final = 24
_SPEECH: Final = 60
_FIVE: Final = 5
_COUNTED: Final = (["all"], ["those"], ["these"], ["of"], ["the"])
_ENDS: Final = ("stop", "gap", "label")
_BREAKS: Final = ("comma", "colon", "dash", "close", "open", "arrow", "slash", "then", *_ENDS)
_MAIN: Final = (
    "num", "on", "card", "piece", "verb", "self", "fill", "hash", "leads", "move", "request", "suffices",
    "default",
)  # fmt: skip
_SEPARATING: Final = ("else", "or", "stop", "gap", "label", "comma", "open", "dash", "colon", "and", "close")


_OPENING: Final = (
    "if", "should", "should i", "any", "in case", "in case of", "in the event", "in the event of", "in the event that",
    "were", "supposing", "wenn", "falls", "sollte", "had",
)  # fmt: skip
_TURNED_ROUND: Final = (
    "darf", "bin", "kann", "werde", "wird", "ist", "steht", "sitzt", "hockt", "klappt", "komme", "geht",
)  # fmt: skip
_GRANTING: Final = ("as long as", "so long as", "provided", "assuming", "only if", "but only if", "solange", "sofern")
_BARRING: Final = ("unless", "except if", "außer wenn", "es sei denn")
_TIMING: Final = ("when", "once", "whenever", "as soon as", "by the time", "wenn", "sobald")

_SEVERAL: Final = frozenset(("both", "neither", "none", "all", "either", "beide"))
_BEGGING: Final = ("can i have", "could i have", "may i have", "might i have", "can i", "could i", "may i", "could we")
_HAVING: Final = ("have", "take", "try", "accept", "go for", "go with", "make do with", "be happy with")
_RESOLVING: Final = ("i'll", "ill", "i will", "i'd", "i would", "i'd like", "i want", "i'd prefer", "we'll")
_TURNS: Final = frozenset(("turn", "go", "me", "dran", "reihe", "play"))
_THAT: Final = frozenset(("that", "it", "this", "das", "es"))
_WORKS: Final = frozenset(("works", "work", "succeeds", "klappt", "geht"))
_OTHERWISE: Final = ("if not", "otherwise", "else", "wenn nicht", "sonst", "if", "or else", "falls nicht")
_THEN: Final = ("then", "dann", "in that case", "and then")


def hindered(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with what says that a wish cannot be as ``else``, and without what goes without saying."""
    made: list[Token] = []
    seen: set[int] = set()
    wished: set[str] = set()
    granted = ""
    begging = asked = False
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "gap":
            granted = ""
        if token.kind == "num":
            seen.add(token.value)
        elif token.kind == "piece":
            wished.add(token.name)
        step = _waits(tokens, at)
        if step:
            at = _without_comma(tokens, step, made)
            continue
        step, says, about = _condition(tokens, at, (seen, wished), granted=granted)
        if not step:
            step, about = _wondered(tokens, at, seen)
            says = "else"
        if step and says == "else" and _foretells(tokens, step):
            step = 0  # "if the worst comes to the worst I'll be on 21 for ever"
        if step and says == "granted" and made and seen and _weighs(tokens, at, step):
            step = 0
        if step and says == "else" and not _of_several(tokens[at:step], made):
            _apart(tokens, step, made)
            made.append(Token("else", "", token.line, value=about))
            step = _still_there(tokens, step)
            linked = [one.kind for one in tokens[step : step + 3]] == ["comma", "be", "num"]
            at = step + 2 if linked else _resolved(tokens, step)  # "my fallback, if you need it, is 21"
            begging = True
            continue
        if begging and token.text.casefold() in _BEGGING:
            asked = True
            made.append(replace(token, kind="fill", meanings=()))
            at += 1
            continue
        if token.kind in _ENDS:
            token = replace(token, text=".") if asked and token.text == "?" else token
            begging = asked = False
        if step and says == "else" and "either" not in {one.text.casefold() for one in tokens[at:step]}:
            made.append(replace(token, kind="unless", meanings=()))  # of two cards, which?
            at = step
            continue
        if step and says == "granted":
            granted = _granted(tokens[at:step])
            at = _without_comma(tokens, step, made)
            if token.kind == "unless":
                at = _else_then(tokens, at, made)
            continue
        made.append(token)
        at += 1
    return made


def _weighs(tokens: Sequence[Token], at: int, after: int) -> bool:
    """Whether one card is for when what was said before works, and one for when not: "if that works, …, if not …"."""
    words = {word for token in tokens[at:after] for word in token.text.casefold().split()}
    if not words & _THAT or not words & _WORKS:
        return False
    card = False
    for step in range(after, min(len(tokens), after + _WINDOW)):
        if tokens[step].kind in _ENDS:
            return False
        card = card or tokens[step].kind == "card"
        if card and tokens[step].text.casefold() in _OTHERWISE:
            return True
    return False


def _foretells(tokens: Sequence[Token], at: int) -> bool:
    """Whether it is said after a condition what will become of the player, and not what shall be done."""
    words = [
        word for token in tokens[at : at + _FIVE] if token.kind != "comma" for word in token.text.casefold().split()
    ]
    if words[:3] in (["i", "will", "be"], ["i", "would", "be"]):
        return True
    return words[:2] in (["i'll", "be"], ["ill", "be"], ["i'd", "be"]) and words[2:3] != ["happy"]


def _still_there(tokens: Sequence[Token], at: int) -> int:
    """Return where to go on after "but S2 is still there", said of the piece that comes next; else ``at``."""
    part = tokens[at : at + _FIVE + 2]
    kinds = [one.kind for one in part]
    said = kinds == ["fill", "piece", "be", "be", "there", "comma", "piece"] and part[0].text.casefold() == "but"
    return at + _FIVE if said and part[1].name == part[-1].name else at


def _resolved(tokens: Sequence[Token], at: int) -> int:
    """Return where to go on after "I'll have", where a space or a card comes next."""
    step = at + 1 if at < len(tokens) and tokens[at].kind == "comma" else at
    if step + 2 >= len(tokens) or tokens[step].kind != "self" or tokens[step + 1].text.casefold() not in _HAVING:
        return at
    return step + 2 if tokens[step + 2].kind in ("num", "on", "card", "fill") else at


def _apart(tokens: Sequence[Token], at: int, made: list[Token]) -> None:
    """Part two spaces that only a dash is between, where the second is for when the first cannot be: "12 - 11 if …"."""
    trails = at >= len(tokens) or tokens[at].kind in _ENDS
    if not trails or [one.kind for one in made[-3:]] != ["num", "dash", "num"]:
        return
    for one in reversed(made[-_SPEECH:]):
        if one.kind == "piece":
            return
        if one.kind in _ENDS:
            break
    made[-2] = replace(made[-2], kind="comma", text=",")


def _without_comma(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> int:
    """Return where to go on after a condition that was left out: not with a comma, where a sentence begins."""
    begins = not made or made[-1].kind in _ENDS
    return at + 1 if begins and at < len(tokens) and tokens[at].kind == "comma" else at


def _said(token: Token) -> list[str]:
    if token.kind in ("num", "piece"):
        return ["#"]
    if token.kind == "player" and token.name != "me":
        return ["@"]
    if token.kind == "other" and token.text[-1:].isdigit():
        return ["@", "on", "#"]
    if token.kind == "other":
        return ["@", *(word for word in token.text.casefold().split() if word in ("is", "has"))]
    words: list[str] = []
    for word in token.text.casefold().split():
        base = word.removesuffix("'s")
        words += [word] if known(word) or base == word else [base, "'s"]
    return words


def _had(tokens: Sequence[Token], at: int, wished: set[str]) -> bool:
    """Whether a piece is the one that a condition is about, and no number follows that says where it shall be."""
    following = tokens[at + 1].kind if at + 1 < len(tokens) else "stop"
    return tokens[at].name in wished and following not in ("num", "on", "from", "top", "bottom", "to")


def _counts(token: Token, said: Sequence[str]) -> bool:
    """Whether a number says of how many spaces a condition speaks: "if all three are gone"."""
    return token.kind == "num" and token.text.isalpha() and token.value < _FIVE and said[-1:] in _COUNTED


def _opens(token: Token, opening: Iterable[str]) -> list[str] | None:
    """Return the words of a token after those that open a condition; None where it opens none."""
    low = token.text.casefold()
    if token.kind in ("player", "num", "card", "piece", "quote"):
        return None
    opened = max((phrase for phrase in opening if low == phrase or low.startswith(f"{phrase} ")), key=len, default=None)
    return None if opened is None else low[len(opened) :].split()


def _condition(
    tokens: Sequence[Token], at: int, said_before: tuple[set[int], set[str]], *, granted: str
) -> tuple[int, str, int]:
    """Return where a condition that begins here ends, what it says (``else``, ``granted``) and of which space.

    0 where none begins, or where it may say something else.
    """
    seen, wished = said_before
    words = _opens(tokens[at], _OPENING)
    if (
        words is None
        and (not at or tokens[at - 1].kind in _SEPARATING)
        and _opens(tokens[at], _TURNED_ROUND) is not None
    ):
        words = _said(tokens[at])  # "bin ich zu langsam, dann …"
    holding = _opens(tokens[at], _GRANTING) if words is None else None
    barring = _opens(tokens[at], _BARRING) if words is None and holding is None else None
    at, events = _of_event(tokens, at)
    words = [] if events else words
    if words is None and holding is None and barring is None:
        return 0, "", 0
    low = tokens[at].text.casefold()
    if low.split()[0] in ("were", "had") and at and tokens[at - 1].kind not in _SEPARATING:
        return 0, "", 0
    if low.split()[0] == "any" and (low != "any" or (at and tokens[at - 1].kind not in _SEPARATING)):
        return 0, "", 0
    begins = low == "only if" and (not at or tokens[at - 1].kind in _SEPARATING)
    said = list(words or holding or barring or ())
    numbers: list[int] = []
    found = (0, "", 0)
    step = at + 1
    while True:
        ends = step >= len(tokens) or (
            tokens[step].kind in (*_BREAKS, *_MAIN, "else", "or") and not _counts(tokens[step], said)
        )
        told = verdict(said, granted=granted) if ends and said else ""
        if barring is not None:
            told = "granted" if told == "else" else ""
        if low == "any" and not DIFFICULTIES & {*said}:
            told = ""
        if told and not (holding is not None and told == "else" and not begins):
            about = numbers[0] if len(set(numbers)) == 1 else 0
            found = (step, told, about)
        if step >= min(len(tokens), at + _WINDOW) or tokens[step].kind in (*_BREAKS, "card", "quote", "dead"):
            break
        if found[0] and tokens[step].kind == "self" and tokens[step].text.casefold() in _RESOLVING:
            break
        if tokens[step].kind == "piece" and not _had(tokens, step, wished):
            break
        if tokens[step].kind == "num" and not _counts(tokens[step], said):
            if tokens[step].value not in seen:
                break
            numbers.append(tokens[step].value)
        elif tokens[step].kind == "other" and tokens[step].text[-1:].isdigit():
            if int(tokens[step].text.split()[-1]) not in seen:
                break
            numbers.append(int(tokens[step].text.split()[-1]))
        more = _said(tokens[step])
        if any(not known(word) for word in more):
            break
        said += more
        step += 1
    if found[1] == "granted" and barring is None and (numbers or not names_nobody(said)):
        return 0, "", 0
    asks = found[0] < len(tokens) and tokens[found[0]].text == "?"
    if found[1] == "else" and (not seen or asks):
        return 0, "", 0
    return found


def _of_event(tokens: Sequence[Token], at: int) -> tuple[int, bool]:
    """Return where the last word of "in the unlikely event that" stands, and whether it begins here."""
    if tokens[at].text.casefold() not in ("in", "in the", "im"):
        return at, False
    for step in range(at + 1, min(len(tokens), at + _FIVE)):
        if tokens[step].kind in (*_BREAKS, "num", "card", "player"):
            break
        if tokens[step].text.casefold() in ("event", "case", "eventuality", "event that", "fall"):
            following = tokens[step + 1].text.casefold() if step + 1 < len(tokens) else ""
            return (step + 1 if following in ("that", "of", "dass") else step), True
    return at, False


def _granted(condition: Sequence[Token]) -> str:
    """Return how a condition that goes without saying is told: ``free``, or that it is ``untaken``."""
    return "untaken" if grants_by_denying([word for token in condition for word in _said(token)]) else "free"


def _else_then(tokens: Sequence[Token], at: int, made: list[Token]) -> int:
    """Add ``else`` for the "then" of "unless I'm beaten to it; then 21"; return where to go on."""
    step = at
    while step < min(len(tokens), at + 2) and tokens[step].text in (",", ";", "."):
        step += 1
    if step == at or step >= len(tokens) or tokens[step].kind != "then" or tokens[step].text.casefold() not in _THEN:
        return at
    made.append(Token("else", tokens[step].text, tokens[step].line))
    return step + 1


def _of_several(condition: Sequence[Token], made: Sequence[Token]) -> bool:
    """Whether a condition is about "both" or "neither", and two cards were named that are not for one another."""
    if not {word for token in condition for word in token.text.casefold().split()} & _SEVERAL:
        return False
    named = {token.name for token in made[-_SPEECH:] if token.kind == "card"}
    return len(named) > 1 and not any(token.kind in ("else", "or") for token in made[-_SPEECH:])


def _waits(tokens: Sequence[Token], at: int) -> int:
    """Return where a condition ends that only says that it is one's turn: "when it gets round to me"; else 0."""
    words = _opens(tokens[at], _TIMING)
    if words is None:
        return 0
    said = list(words)
    found = 0
    step = at + 1
    while step < min(len(tokens), at + _WINDOW):
        if tokens[step].kind in ("num", "card", "other") or (
            tokens[step].kind == "player" and tokens[step].name != "me"
        ):
            break
        more = tokens[step].text.casefold().split()
        if tokens[step].kind in _BREAKS or any(word not in TURN for word in more):
            break
        said += more
        step += 1
        if (_TURNS & {*said} and (_TURNS & {*more} or "up" in more)) or ("up" in more and {"i'm", "im"} & {*said}):
            found = step
    if not found and _TURNS & {*words} and set(words) <= TURN:
        found = at + 1
    goes_on = found < len(tokens) and (tokens[found].kind == "unknown" or tokens[found].text.casefold() in ("in", "at"))
    return 0 if goes_on else found


def _wondered(tokens: Sequence[Token], at: int, seen: set[int]) -> tuple[int, int]:
    """Return where to go on after a question that is a condition of what comes next, and its space; 0 for none.

    "Someone on it? Then 22."
    """
    if not at or not seen or tokens[at - 1].kind not in (*_ENDS, "open", "comma"):
        return 0, 0
    said: list[str] = []
    numbers: list[int] = []
    step = at
    while step < min(len(tokens), at + _WINDOW) and tokens[step].kind not in (*_ENDS, "colon"):
        if tokens[step].kind in ("card", "piece", "comma", "quote"):
            return 0, 0
        if tokens[step].kind == "num":
            if tokens[step].value not in seen:
                return 0, 0
            numbers.append(tokens[step].value)
        said += _said(tokens[step])
        step += 1
    asks = step < len(tokens) and (tokens[step].text == "?" or tokens[step].kind == "colon") and said
    if not asks or not all(map(known, said)) or verdict(said, granted="free") != "else":
        return 0, 0
    after = step + 1
    placed = False
    while after < min(len(tokens), step + _WINDOW) and tokens[after].kind not in _ENDS:
        token = tokens[after]
        placed = placed or (token.kind == "num" and token.value not in seen)
        if token.kind in ("unsure", "if", "not", "past", "other", "player"):
            return 0, 0
        after += 1
    if not placed or (after < len(tokens) and tokens[after].text == "?"):
        return 0, 0
    first = step + 1
    while first < after and tokens[first].kind in ("then", "comma", "fill", "tag"):
        first += 1
    return first, numbers[0] if len(set(numbers)) == 1 else 0
