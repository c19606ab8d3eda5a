"""What several tokens say together: cards with a number, "send Clive back", "if I land on", "if that is taken"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.cards import KINDS
from pbm.rulesets.unleashed.words_asides import wishes_ends, without_asides
from pbm.rulesets.unleashed.words_conditions import conditions, leading, trailing
from pbm.rulesets.unleashed.words_decided import decided
from pbm.rulesets.unleashed.words_departed import departed
from pbm.rulesets.unleashed.words_described import described
from pbm.rulesets.unleashed.words_spoken import unquoted
from pbm.rulesets.unleashed.words_supposed import supposed
from pbm.rulesets.unleashed.words_tokens import FAMILIES, Token

__all__ = ["kinds_of", "merged_tokens"]

_NOWHERE: Final[Mapping[str, int]] = {}
_WINDOW: Final = 14
_WONDERING: Final = ("which", "what", "where", "how", "who", "why", "welche", "wie", "wo", "wer", "warum")
_SOMEBODY: Final = ("player", "whoever", "whoevers", "who", "person", "spieler", "wer")
_TURNS: Final = ("turn", "round", "game", "issue", "zug", "runde", "spiel", "go")
_LETTERS: Final = {"move-snake": "S", "move-ladder": "L", "move-piece": "P"}
_REFUSALS: Final = ("no", "scrap that", "forget that", "ignore that", "strike that", "scrap", "forget", "cancel")
_ORDINALS: Final = ("third", "fourth", "fifth", "sixth")
_UNDOING: Final = ("take back", "withdraw", "revoke", "undo", "delete", "remove", "erase")
_SORRY: Final = ("sorry", "pardon", "apologies", "entschuldigung", "sorry again")
_OBJECTS: Final = ("player", "other", "fill", "it", "self")
_SIGNED: Final = {"plus": "+", "minus": "-", "forward": "f", "back": "b"}
_COLOURS: Final = {
    **dict.fromkeys(("green", "grüne", "grünen", "grün", "verte", "verde", "groene"), "+"),
    **dict.fromkeys(("red", "rote", "roten", "rot", "rouge", "rossa", "roja", "rode"), "-"),
}


def kinds_of(family: str) -> tuple[str, ...]:
    """Return the kinds of card that a name as players write it may mean: ``f3`` (forward 3) is +3 or forward-3."""
    if family in FAMILIES:
        return FAMILIES[family]
    if family in KINDS:
        return (family,)
    sign, number = family[:1], family[1:]
    if sign == "f":
        return (f"+{number}", f"forward-{number}") if number in "234" else (f"+{number}",)
    if sign == "b":
        return (f"-{number}", f"back-{number}") if number in "234" else (f"-{number}",)
    if sign == "n":
        return tuple(kind for other in "fb" for kind in kinds_of(f"{other}{number}"))
    return (family,)


def merged_tokens(tokens: Sequence[Token], turn: int, stands: Mapping[str, int] = _NOWHERE) -> list[Token]:
    """Return the tokens with what belongs together made one.

    ``turn`` is the turn that orders are for; ``stands`` where the other players stand, by name.
    """
    plain = _printed(_dated(supposed(decided(described(without_asides(unquoted(tokens))))), turn))
    ordered = _senders(_numbered(_requests(_placed(plain))))
    return trailing(leading(conditions(departed(ordered, stands))))


def _dated(tokens: Sequence[Token], turn: int) -> list[Token]:
    """Return the tokens without the turn that is named, where it is the coming one; another one is ``later``."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        word = token.text.casefold().removeprefix("this ")
        step = at + 1
        if word in _TURNS and token.kind in ("fill", "unknown", "label"):
            while step < min(len(tokens), at + 3) and tokens[step].kind in ("colon", "hash", "be"):
                step += 1
            if step < len(tokens) and tokens[step].kind == "num":
                # Some count the setup round as the first.
                known = (turn, turn + 1) if word in ("round", "runde") else (turn,)
                if word not in ("game", "spiel", "issue") and tokens[step].value not in known:
                    made.append(replace(token, kind="later", meanings=()))
                at = step + 1
                continue
        made.append(token)
        at += 1
    return made


def _printed(tokens: Sequence[Token]) -> list[Token]:
    """Return a card "with the 3 on it" as the one of that number."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        after = tokens[at + 1].text.casefold() if at + 1 < len(tokens) else ""
        if token.kind == "num" and token.value <= 6 and after in ("on it", "printed on it"):
            card = next(
                (step for step in range(len(made) - 1, max(-1, len(made) - 8), -1) if made[step].kind == "card"), -1
            )
            if card >= 0 and not {"num", "stop", "gap"} & {one.kind for one in made[card:]}:
                name = made[card].name
                if name in ("send-back", "send-forward") and 2 <= token.value <= 4:
                    name = f"{name[5:]}-{token.value}"
                made[card:] = [replace(made[card], name=name)]
                at += 2
                continue
        made.append(token)
        at += 1
    return made


def _placed(tokens: Sequence[Token]) -> list[Token]:
    """Return "the player on 26" as somebody who is not named."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        step = at + 1
        if token.text.casefold() in _SOMEBODY:
            while step < min(len(tokens), at + 4) and tokens[step].kind in ("be", "fill", "s"):
                step += 1
            if step + 1 < len(tokens) and tokens[step].kind == "on" and tokens[step + 1].kind == "num":
                made.append(replace(token, kind="other", text=f"{token.text} {tokens[step + 1].text}", meanings=()))
                at = step + 2
                continue
        made.append(token)
        at += 1
    return made


def _requests(tokens: Sequence[Token]) -> list[Token]:
    """Return "could you put" as no more than "put"; its question mark is none."""
    made: list[Token] = []
    asked = asking = False
    pleading = _pleading(tokens)
    for place, token in enumerate(tokens):
        after = next((t for t in tokens[place + 1 : place + 4] if t.kind != "fill"), None)
        asking = asking or token.text.casefold() in _WONDERING or _as_you(tokens, place)
        if token.kind == "request" and asking:
            made.append(replace(token, kind="unsure", meanings=()))  # "Which would you play, …?"
        elif token.kind == "request" and place + 1 < len(tokens) and tokens[place + 1].text == "?":
            asked = True  # "Send Clive back, would you?"
        elif token.kind == "request" and _begs(token) and place not in pleading and not wishes_ends(tokens, place):
            made.append(replace(token, kind="unsure", meanings=()))  # "Could I have …?" may ask whether that is lawful
        elif token.kind == "request" and after is not None and after.kind in ("verb", "move", "send", "card", "piece"):
            asked = True
            made.append(replace(token, kind="self", meanings=()))
        elif token.kind == "stop":
            made.append(replace(token, text=".") if asked and token.text == "?" else token)
            asked = asking = False
        else:
            made.append(token)
    return made


def _begs(token: Token) -> bool:
    return "i" in token.text.casefold().split()


def _as_you(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "were" of "if you were me, would you …?" stands here."""
    said = [token.text.casefold() for token in tokens[max(0, at - 2) : at + 1]]
    return said[-2:] == ["you", "were"] and said[:1] == ["if"]


def _pleading(tokens: Sequence[Token]) -> set[int]:
    """Return the places of the tokens whose sentence says please."""
    found: set[int] = set()
    start = 0
    pleads = False
    for place, token in enumerate(tokens):
        pleads = pleads or token.text.casefold() in ("please", "pls", "plz", "bitte")
        if token.kind in ("stop", "gap", "label") or place == len(tokens) - 1:
            found |= set(range(start, place + 1)) if pleads else set()
            start, pleads = place + 1, False
    return found


def _numbered(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "plus three" and "3 back" as cards, "send back 3" with its number."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = _refusal(tokens, at)
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        leads = not made or made[-1].kind in ("stop", "gap", "label", "index")
        rolled = token.kind == "land" and token.text.casefold() == "roll" and after is not None
        rolled = rolled and after is not None and (after.kind == "on" or (leads and after.kind == "to"))
        beside = after is not None and after.kind in ("or", "else")
        if beside and token.text.casefold() == "roll" and made and made[-1].text.casefold() in ("the", "my"):
            made.append(replace(token, kind="card", name="roll", meanings=()))  # "either the roll or the reverse"
            at += 1
            continue
        if rolled and at + 2 < len(tokens) and tokens[at + 2].kind == "num":
            made.append(replace(token, kind="card", name="roll", meanings=()))
            at += 1
            continue
        if token.text.casefold() in _ORDINALS and made and after is not None and after.kind in ("piece", "card"):
            made.append(replace(token, kind="then", meanings=()))
            at += 1
            continue
        if token.text.casefold() in _COLOURS and after is not None and after.kind == "num" and 1 <= after.value <= 6:
            name = f"{_COLOURS[token.text.casefold()]}{after.value}"
            made.append(replace(token, kind="card", text=f"{token.text} {after.text}", name=name, meanings=()))
            at += 2
            continue
        if token.kind in _SIGNED or token.kind == "plus-sign":
            sign = "+" if token.kind == "plus-sign" else _SIGNED[token.kind]
            if after is not None and after.kind == "num" and 1 <= after.value <= 6:
                made.append(replace(token, kind="card", text=f"{token.text} {after.text}", name=f"{sign}{after.value}"))
                at += 3 if _steps(tokens, at + 2) else 2
                continue
        elif (
            token.kind == "num"
            and 1 <= token.value <= 6
            and after is not None
            and after.kind in ("forward", "back")
            and not (made and made[-1].kind in ("on", "to", "from", "dash", "piece"))
        ):
            made.append(
                replace(
                    token, kind="card", text=f"{token.text} {after.text}", name=f"{_SIGNED[after.kind]}{token.value}"
                )
            )
            at += 2
            continue
        if token.kind in _SIGNED and after is not None and after.kind == "it" and after.text.casefold() == "one":
            if at + 2 < len(tokens) and tokens[at + 2].kind in ("verb", "on") and not _sending(made):
                made.append(replace(token, kind="card", text=f"{token.text} one", name=f"{_SIGNED[token.kind]}1"))
                at += 2
                continue
        elif token.name in ("send-back", "send-forward") and _bracketed(tokens, at + 1):
            number = tokens[at + 2]
            made.append(replace(token, text=f"{token.text} {number.text}", name=f"{token.name[5:]}-{number.value}"))
            at += 4
            continue
        elif token.name in ("send-back", "send-forward") and after is not None and after.kind == "num":
            if 2 <= after.value <= 4:
                made.append(replace(token, text=f"{token.text} {after.text}", name=f"{token.name[5:]}-{after.value}"))
                at += 2
                continue
        elif token.name in _LETTERS and after is not None and after.kind == "num" and _is_piece(tokens, at):
            made.append(replace(token, kind="move", name="", meanings=()))
            made.append(replace(after, kind="piece", name=f"{_LETTERS[token.name]}{after.value}"))
            at += 2
            continue
        made.append(replace(token, kind="and") if token.kind == "plus-sign" else token)
        at += 1
    return made


def _bracketed(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "(3)" of "send back (3)" stands here."""
    kinds = [token.kind for token in tokens[at : at + 3]]
    return kinds == ["open", "num", "close"] and 2 <= tokens[at + 1].value <= 4


def _steps(tokens: Sequence[Token], at: int) -> bool:
    """Whether the "spaces" of "back three spaces" stand here, and not those of "+3 spaces 17 and 22"."""
    here = at < len(tokens) and tokens[at].kind == "spaces"
    return here and not (at + 1 < len(tokens) and tokens[at + 1].kind == "num")


def _sending(made: Sequence[Token]) -> bool:
    return any(token.kind == "send" for token in made[-4:])


def _refusal(tokens: Sequence[Token], at: int) -> Token:
    """Return "no" and "scrap that" before a card as a refusal of it; elsewhere "no" counts only before a number."""
    token = tokens[at]
    if token.kind == "spaces":
        follows = at + 1 < len(tokens) and tokens[at + 1].kind == "num"
        return replace(token, kind="on" if follows else "relative")
    low = token.text.casefold()
    if token.kind == "cancel" and low in _UNDOING and _undoes(tokens, at):
        return replace(token, kind="not", meanings=())
    if low not in _REFUSALS and low not in _SORRY:
        return token
    if low in _SORRY:
        return replace(token, kind="fix", meanings=()) if _slips(tokens, at) else token
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind != "fill"), None)
    if after is not None and after.kind in ("card", "piece", "plus", "minus"):
        return replace(token, kind="not", meanings=())
    if low == "no" and at and _parts(tokens, at - 1) and _parts(tokens, at + 1):
        return replace(token, kind="fix", meanings=())
    if low == "no" and (after is None or after.kind != "num"):
        return replace(token, kind="fill")
    return token


def _undoes(tokens: Sequence[Token], at: int) -> bool:
    """Whether a card comes next and where it was put: "take back the blank on 14"."""
    kinds = [token.kind for token in tokens[at + 1 : at + 6] if token.kind not in ("fill", "self")]
    return kinds[:1] == ["card"] and "num" in kinds


def _slips(tokens: Sequence[Token], at: int) -> bool:
    """Whether "sorry" stands between what was said and what is said instead: "on 20, sorry, on 22"."""
    if not _parts(tokens, at - 1) or tokens[at - 1].kind == "stop":
        return False
    after = next((one for one in tokens[at + 1 : at + 4] if one.kind not in ("comma", "fill", "on", "dash")), None)
    return after is not None and after.kind in ("num", "card", "piece")


def _parts(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is parted from its neighbours by a comma, a dash or the end of a sentence."""
    return 0 <= at < len(tokens) and tokens[at].kind in ("comma", "dash", "stop", "open")


def _is_piece(tokens: Sequence[Token], at: int) -> bool:
    """Whether the number after "move snake" is the snake's: two ends follow it, and no other piece."""
    if tokens[at + 1].value > 9:
        return False
    numbers = 0
    for token in tokens[at + 2 : at + _WINDOW]:
        if token.kind == "piece":
            return False
        if token.kind in ("stop", "gap", "label"):
            break
        numbers += token.kind == "num"
    return numbers >= 2


def _goes(tokens: Sequence[Token], at: int) -> int:
    """Return where the card stands of "Clive goes back three" as an order of its own; 0 where there is none."""
    begins = at == 0 or tokens[at - 1].kind in ("stop", "gap", "label", "colon")
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("verb", "fill"):
        step += 1
    if not begins or step == at or step >= len(tokens) or tokens[step].kind != "card":
        return 0
    ends = step + 1 >= len(tokens) or tokens[step + 1].kind in ("stop", "comma", "open", "on", "dash")
    return step if ends and tokens[step].name[:1] in ("b", "f") and tokens[step].name[1:] in ("2", "3", "4") else 0


def _far(tokens: Sequence[Token], at: int) -> tuple[int, int]:
    """Return how far somebody is sent where "by three spaces" stands here, else 0; and where to go on."""
    step = at
    while step < min(len(tokens), at + 2) and tokens[step].kind in ("fill", "with"):
        step += 1
    kinds = [token.kind for token in tokens[step : step + 2]]
    spaced = kinds in (["num", "spaces"], ["num", "relative"]) or (
        kinds[:1] == ["num"] and step > at and kinds[1:] in (["stop"], ["comma"], [])
    )
    if spaced and 2 <= tokens[step].value <= 4:
        return tokens[step].value, step + len([kind for kind in kinds if kind in ("num", "spaces", "relative")])
    return 0, at


def _senders(tokens: Sequence[Token]) -> list[Token]:
    """Return "send Clive back 3" as the card and the player."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        named = token.name if token.name in ("send-back", "send-forward") else ""
        if token.kind == "send" and at + 1 < len(tokens) and tokens[at + 1].kind in ("back", "forward"):
            named = f"send-{tokens[at + 1].kind}"
        after = at + (2 if token.kind == "send" else 1)
        if named and after < len(tokens) and tokens[after].kind == "player":
            far, ends = _far(tokens, after + 1)
            if far or token.kind == "send":
                name = f"{named[5:]}-{far}" if far else named
                made += [replace(token, kind="card", name=name, meanings=()), tokens[after]]
                at = ends
                continue
        going = _goes(tokens, at) if token.kind == "player" and token.name != "me" else 0
        if going:
            card = tokens[going]
            word = "back" if card.name[0] == "b" else "forward"
            made += [replace(card, name=f"{word}-{card.name[1:]}"), token]
            at = going + 1
            continue
        if token.kind == "send":
            step = at + 1
            while step < min(len(tokens), at + 7) and tokens[step].kind in _OBJECTS:
                step += 1
            if (
                step > at + 1
                and step < len(tokens)
                and tokens[step].name[:1] in ("b", "f")
                and tokens[step].kind == "card"
            ):
                card = tokens[step]
                word = "back" if card.name[0] == "b" else "forward"
                if card.name[1:] in ("2", "3", "4"):
                    made.append(replace(card, name=f"{word}-{card.name[1:]}"))
                    made += [one for one in tokens[at + 1 : step] if one.kind == "player"]
                    at = step + 1
                    continue
            if step > at + 1 and step < len(tokens) and tokens[step].kind in ("back", "forward"):
                far, ends = _far(tokens, step + 1)
                way = tokens[step].kind
                made.append(replace(token, kind="card", name=f"{way}-{far}" if far else f"send-{way}"))
                made += [one for one in tokens[at + 1 : step] if one.kind == "player"]
                at = ends
                continue
        made.append(token)
        at += 1
    return made
