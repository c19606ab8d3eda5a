"""Conditions among the tokens of orders ("if that is taken", "if I land on"), and what trails after its matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.conditions.condition_ends import (
    by_whom,
    contrary,
    each_named,
    forks,
    had,
    is_done,
    object_of,
    of_pieces,
    place_of,
)
from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["conditions", "leading", "trailing"]

_WINDOW: Final = 14
_CONDITION: Final = (
    "s", "it", "there", "num", "on", "player", "other", "fill", "not", "be", "self", "then", "and", "open",
    "close",
)  # fmt: skip
_BEING: Final = ("been", "was", "were", "had", "got", "went")
_POSTURES: Final = (
    "sitting",
    "standing",
    "sat",
    "stood",
    "parked",
    "perched",
    "camping",
    "lurking",
    "waiting",
    "stands",
)
_HAVING: Final = ("has", "have", "had", "got", "wants", "wanted", "takes", "took", "picked", "chose", "hat", "nimmt")
_LEFT: Final = ("gone", "weg", "fails", "busy", "full", "used", "impossible", "unavailable", "illegal", "forbidden")
_SPEECH: Final = 60
_ONLY_IF: Final = (
    "but only if",
    "but only when",
    "only if",
    "nur wenn",
    "as long as",
    "so long as",
    "provided",
    "assuming",
    "solange",
    "sofern",
)
_TURNED: Final = [[word] for word in ("is", "ist", "sind", "are", "steht", "sitzt", "liegt", "staat", "zit", "ligt")]
_INSTEAD: Final = ("instead", "stattdessen", "typo", "a typo", "my mistake", "misprint", "tippfehler", "mein fehler")
_BREAKS: Final = ("stop", "gap", "label", "comma", "dash", "else", "or", "index", "close", "open")
_INVERTED: Final = ("unless", "except if", "außer wenn", "es sei denn")
_SEPARATORS: Final = ("comma", "or", "else", "and")
_BRIEFLY: Final = ("land", "landing", "hit", "finisco", "capito", "atterro", "caigo", "llego")
_ENDS_NAMED: Final = (
    "spaces", "squares", "places", "cards", "ends", "both ends", "spot", "spots", "spot's", "place", "place's",
    "space's", "square's", "position", "lot",
)  # fmt: skip
_ATOMS: Final = ("card", "num", "player", "piece")


def conditions(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "if I land on" as ``landing``, "if it is taken" as ``else``, "if it is free" left out."""
    made: list[Token] = []
    seen: set[int] = set()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.means("landing") or (_in_general(tokens, at) and not _cancels(made)):
            made.append(replace(token, kind="landing"))
            at += 1
            continue
        if token.kind == "num":
            seen.add(token.value)
        if token.means("taken") and _wonders(tokens, at):
            made.append(replace(token, kind="else", value=0, meanings=()))
            at += 2
            continue
        begins = token.kind == "if" or _turned(tokens, at)
        if token.text.casefold() == "should" and made and made[-1].kind not in (*_BREAKS, "and", "then"):
            made.append(replace(token, kind="unsure"))
            at += 1
            continue
        if token.kind == "unless" and token.text.casefold() in _INVERTED:
            step = _taken(tokens, at, made, seen, negated=True)
            if step is not None:
                at = step
                continue
        if token.kind == "unless" and token.text.casefold() in _ONLY_IF:
            length = len(made)
            step = _taken(tokens, at, made, seen)
            if step is not None and len(made) == length:
                at = step  # "only if it is free" goes without saying
                continue
            del made[length:]
        if begins:
            length = len(made)
            step = _landing(tokens, at, made)
            if step is None:
                step = _taken(tokens, at, made, seen)
            if step is not None and len(made) == length and forks(tokens, at, step):
                step = None
            if step is not None:
                at = step
                continue
        made.append(token)
        at += 1
    return made


def _wonders(tokens: Sequence[Token], at: int) -> bool:
    """Whether a question of its own is a condition of what comes next: "Can't be done? Then …"."""
    if at + 2 >= len(tokens) or (at and tokens[at - 1].kind not in ("stop", "gap", "label")):
        return False
    return tokens[at + 1].kind == "stop" and tokens[at + 1].text == "?" and tokens[at + 2].kind in ("then", "on", "num")


def _turned(tokens: Sequence[Token], at: int) -> bool:
    """Whether a sentence begins as a condition without "if": "Is it taken, then …", "Ist die weg, dann …"."""
    if tokens[at].text.casefold().split()[:1] not in _TURNED:
        return False
    if at and tokens[at - 1].kind not in ("stop", "gap", "label"):
        return False
    window = tokens[at + 1 : at + _WINDOW]
    end = next((place for place, one in enumerate(window) if one.kind == "stop"), -1)
    return end > 0 and window[end].text != "?" and any(one.kind in ("comma", "then") for one in window[:end])


def _cancels(made: Sequence[Token]) -> bool:
    """Whether a sentence so far takes something back: "cancel the standing choice for send-backs"."""
    for token in reversed(made[-_WINDOW:]):
        if token.kind in ("stop", "gap", "label"):
            return False
        if token.kind == "cancel":
            return True
    return False


def _in_general(tokens: Sequence[Token], at: int) -> bool:
    """Whether "for" begins what is to be done on all cards of a kind: "for send-backs the leader"."""
    low = tokens[at].text.casefold()
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind != "fill"), None)
    if low not in ("for", "bei", "in case of") or after is None or after.kind != "card":
        return False
    begins = at == 0 or tokens[at - 1].kind in ("stop", "gap", "label", "comma", "and", "fill")
    return begins and (after.text.casefold().endswith("s") or low != "for")


def _landing(tokens: Sequence[Token], at: int, made: list[Token]) -> int | None:
    """Add ``landing`` for "if I land on" (a card may stand before a German verb); return where to go on, or None."""
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("fill", "be", "then"):
        step += 1
    if step >= len(tokens):
        return None
    if tokens[step].kind == "on" and any(one.kind == "landing" for one in made[-_SPEECH:]):
        named = next((at for at in range(step + 1, min(len(tokens), step + 4)) if tokens[at].kind != "fill"), step)
        if tokens[named].kind in ("card", "eyes", "lamppost"):
            made.append(Token("landing", "", tokens[at].line))  # "… And if on Send forward, then Clive"
            return named
    briefly = tokens[step].text.casefold() in _BRIEFLY and tokens[step + 1 : step + 2] != []
    if not (tokens[step].kind == "self" or tokens[step].text.casefold().startswith("ich ") or briefly):
        return None
    if not briefly:
        step += 1
    elif tokens[step + 1].kind not in ("on", "card", "fill"):
        return None
    carried: list[Token] = []
    end = min(len(tokens), step + 8)
    while step < end:
        token = tokens[step]
        if token.means("land") and token.kind != "self":
            step += 1
            while step < len(tokens) and (tokens[step].kind in ("on", "to", "fill", "with")):
                step += 1
            made.append(Token("landing", "", tokens[at].line))
            made += carried
            return step
        if token.kind in ("card", "thing", "eyes", "lamppost"):
            carried.append(token)
        elif token.kind not in ("on", "fill", "be", "self", "to"):
            return None
        step += 1
    return None


def _taken(tokens: Sequence[Token], at: int, made: list[Token], seen: set[int], *, negated: bool = False) -> int | None:
    """Add ``else`` for a condition that the wish cannot be; return where to go on, None where it says otherwise."""
    numbers: list[Token] = []
    standing = there = named = barred = False
    step = at + 1
    end = min(len(tokens), at + _WINDOW)
    while step < end:
        token = tokens[step]
        if token.means("taken", "free"):
            holds = token.means("taken") != negated
            if standing and not numbers and token.text.casefold() in _LEFT:
                return None  # "when Clive has gone": that the space is free, "if Clive fails to move"
            if standing and not named and _takes_noun(tokens, step + 1):
                return None  # "if Clive has taken the ladder"
            step += 1
            beaten = token.text.casefold() == "beaten to" and step < len(tokens) and tokens[step].value in seen
            if beaten and tokens[step].kind == "num":
                return _settled(tokens, step + 1, at, holds, [tokens[step]], made, seen)
            if token.text.casefold().endswith((" to", " with")) and object_of(tokens, step, made) == step:
                return None  # "if Clive gets to 30"
            if token.text.casefold().endswith(" on") and step < len(tokens) and tokens[step].value in seen:
                step += 1  # "sat on 6"
            while step < len(tokens) and (tokens[step].kind == "be" or is_done(tokens, step)):
                step += 1
            if step < len(tokens) and tokens[step].means("taken") and tokens[step].kind == "taken":
                step += 1
            step = contrary(tokens, object_of(tokens, by_whom(tokens, step), made))
            if step < len(tokens) and tokens[step].text.casefold() in ("by", "von"):
                return None  # "if it's covered by a +3"
            return _settled(tokens, step, at, holds, numbers, made, seen)
        if token.text.casefold() == "card" and tokens[step - 1].text.casefold() in ("a", "another", "some", "any"):
            return None  # "if there's a card on it"
        if token.kind == "card" and not numbers and step < at + 4:
            placed = place_of(token, made)
            if placed is None:
                return None
            numbers.append(placed)  # "if the blank can't go there"
            step += 1
            continue
        if token.text.casefold() == "either" and step < at + 3 and not each_named(tokens, step):
            return None  # of two cards it is not plain which goes elsewhere
        if token.kind == "not":
            negated = not negated
            if numbers and step + 1 < end and tokens[step + 1].kind == "comma":
                return _settled(tokens, step + 1, at, negated, numbers, made, seen)  # "if 27 isn't, …"
        elif token.text.casefold() in _ENDS_NAMED and not numbers:
            pass  # "if the spaces are gone"
        elif token.kind in NOUNS and any(
            one.kind == "piece" and one.name[:1] == NOUNS[token.kind] for one in made[-_SPEECH:]
        ):
            named = True
        elif token.kind == "nobody":
            negated = not negated
            standing = True
        elif token.kind == "num":
            numbers.append(token)
            owned = [one.text.casefold() for one in tokens[step + 1 : step + 2]] in (["s"], ["'s"])
            if owned and step + 2 < len(tokens) and tokens[step + 2].kind in ("unknown", "relative"):
                return None  # "if Brenda is on 17's neighbour"
            if standing and step + 1 < len(tokens) and tokens[step + 1].kind not in ("and", "or", "num"):
                known = token.value in seen
                return _settled(tokens, step + 1, at, not negated, numbers, made, seen) if known else None
        elif token.kind == "there" and standing:
            return _settled(tokens, step + 1, at, not negated, numbers, made, seen)
        elif named and standing and token.text.casefold() in _HAVING and _ends_condition(tokens, step + 1):
            return _settled(tokens, step + 1, at, not negated, numbers, made, seen)  # "wenn S1 schon ein anderer hat"
        elif standing and not numbers and token.text.casefold() in _HAVING:
            last = had(tokens, step + 1, made)
            if last is not None:
                return _settled(tokens, last, at, not negated, numbers, made, seen)
            if token.kind not in _CONDITION:
                return None
        elif token.kind in ("comma", "verb") and standing and there and not numbers:
            return _settled(tokens, step, at, not negated, numbers, made, seen)
        elif step == at + 1 and of_pieces(token, made):
            named = True  # "L4 27-8, and if them gone L2 37-22"
        elif (token.kind in ("player", "other") or token.means("other")) and not numbers:
            standing = True
            last = had(tokens, step + 1, made) if token.text.casefold().split()[-1] in _HAVING else None
            if last is not None:
                return _settled(tokens, last, at, not negated, numbers, made, seen)
        elif (
            token.kind == "or"
            and standing
            and tokens[step + 1 : step + 2]
            and tokens[step + 1].kind in ("player", "other")
        ):
            pass  # "if Brenda or Clive is on it"
        elif token.kind == "there" or token.means("there"):
            there = True
        elif token.kind == "it" and standing and tokens[step - 1].kind == "on":
            there = True  # "if somebody is perched upon it, …"
        elif named and is_done(tokens, step, also=("num",)):
            if negated and not barred:
                return None
            return _settled(tokens, step + 1, at, True, numbers, made, seen)
        elif named and token.kind == "unsure" and token.text.casefold() == "may":
            barred = True
        elif token.kind == "to" and tokens[step - 1].text.casefold() in ("happens", "happen", "happened"):
            if step + 1 < end and tokens[step + 1].kind == "piece":
                return _settled(tokens, step + 2, at, not negated, numbers, made, seen)
            return None
        elif token.kind == "piece" and any(one.name == token.name for one in made[-_SPEECH:] if one.kind == "piece"):
            named = True  # "if S3 is gone, S2 in the same place"
        elif token.kind == "unknown" and tokens[step - 1].text.casefold() == "some" and not numbers:
            standing = True  # "should some rascal have got there before me"
        elif token.kind not in _CONDITION and token.text.casefold() not in (*_BEING, *(_POSTURES if standing else ())):
            return None
        step += 1
    return None


def _takes_noun(tokens: Sequence[Token], at: int) -> bool:
    step = at
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("fill", "be"):
        step += 1
    return step < len(tokens) and tokens[step].kind in NOUNS


def _ends_condition(tokens: Sequence[Token], at: int) -> bool:
    return at < len(tokens) and tokens[at].kind in ("comma", "then", "colon", "stop")


def _settled(
    tokens: Sequence[Token], step: int, at: int, holds: bool, numbers: list[Token], made: list[Token], seen: set[int]
) -> int | None:
    """Add what a condition that was understood comes to; return where to go on, None when it is about another space."""
    if holds:
        if any(number.value not in seen for number in numbers):
            return None
        about = numbers[0].value if len(numbers) == 1 else 0
        made.append(Token("else", "", tokens[at].line, value=about))
        return step
    for number in numbers:
        if number.value not in seen:
            made.append(Token("on", "", number.line))
            made.append(number)
            seen.add(number.value)
    return step


def leading(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "the reverse first" as a card that leads; "first the reverse" stays as it is."""
    made: list[Token] = []
    for place, token in enumerate(tokens):
        ended = place + 1 >= len(tokens) or tokens[place + 1].kind in ("stop", "gap", "comma", "fill", "tag", "close")
        if token.kind == "first" and ended and token.text.casefold() in ("first", "zuerst"):
            back = len(made) - 1
            while back >= 0 and back > len(made) - 4 and made[back].kind in ("fill", "be", "verb", "it"):
                back -= 1
            if back >= 0 and made[back].kind == "card":
                made[back] = replace(made[back], kind="leads")
                continue
            if [one.kind for one in made[-3:]] == ["card", "on", "num"]:
                _ahead(made, token)
                continue
        made.append(token)
    return made


def _ahead(made: list[Token], token: Token) -> None:
    """Say of the card that ends the tokens that it comes before the other: "… and the blank on 5 first"."""
    where = len(made) - 4
    while where >= max(0, len(made) - _SPEECH) and made[where].kind not in (*_SEPARATORS, *_BREAKS, "then"):
        where -= 1
    first = replace(token, kind="ahead", meanings=())
    if where >= 0 and made[where].kind in ("comma", "and", "then"):
        made[where] = first
    else:
        made.insert(where + 1, first)


def trailing(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with an ``else`` that ends its sentence put where what it is about begins."""
    made: list[Token] = []
    start = 0
    for token in tokens:
        if token.kind == "close" and made[start:] and made[-1].kind == "else":
            opened = len(made) - 2
            while opened >= start and made[opened].kind not in ("open", "close", "else", "or"):
                opened -= 1
            if opened >= start and made[opened].kind == "open":
                made[opened] = made.pop()
        if token.kind in ("stop", "gap", "label"):
            while made[start:] and made[-1].kind in ("fill", "be", "comma"):
                made.pop()
            instead = len(made) > start and made[-1].kind == "fix" and made[-1].text.casefold() in _INSTEAD
            if instead and any(one.kind in ("else", "or", "fix") for one in made[start:-1]):
                made.pop()
            elif len(made) > start and (made[-1].kind == "else" or instead):
                trailing = made.pop()
                where = len(made) - 1
                atoms = False
                while where >= start and not (made[where].kind in _SEPARATORS and atoms):
                    atoms = atoms or made[where].kind in _ATOMS
                    where -= 1
                if where < start:
                    if atoms or any(one.kind == "relative" for one in made[start:]):
                        made.insert(start, trailing)
                elif made[where].kind not in ("or", "else"):
                    made[where] = trailing
            made.append(token)
            start = len(made)
        else:
            made.append(token)
    return made
