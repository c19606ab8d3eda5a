"""What is for both of two boards in few words: "trap 26 both", "3 on both and no trapdoors", "the same on each, 24"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["with_both_in_full"]

_TWO: Final = 2
_ON: Final = word_set("on for in at")
_EVERY: Final = word_set("both each all everywhere")
_BOTH: Final = word_set("both each")
_NO: Final = word_set("no without")
_PLURAL: Final = word_set("los las les die de le gli i")
_OF_THEM: Final = (["of", "them"], ["of", "these"], ["of", "those"])
_GREETINGS: Final = word_set(
    "hi hello hey hiya howdy yo oi ahoy righto right ok okay tach moin servus hallo hoi salut coucou bonjour"
    " hola buenas ciao salve alan morning evening"
)
_HAIL: Final = 4  # tokens up to the comma behind a greeting
_HIGHEST: Final = 6  # number of a throw


def with_both_in_full(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with "on both" where both boards are meant, and each order for both in a clause of its own."""
    if len(boards) != _TWO:
        return list(tokens)
    made = _counted(_without_hail(tokens))
    for place in range(len(made) - 1, -1, -1):
        if made[place].low in _BOTH and _short(made, place):
            made.insert(place, Token("W", "on", made[place].line))
        elif made[place].low == "and" and place and made[place - 1].low in _EVERY and _declines(made, place + 1):
            made[place] = Token("P", ",", made[place].line)
    return _same_door(made)


def _without_hail(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` without a greeting that a comma parts from the orders: "yo alan, 5 on both"."""
    for place, token in enumerate(tokens[:_HAIL]):
        if token.low == "," and place and tokens[0].text.casefold() in _GREETINGS and _goes_on(tokens, place):
            return list(tokens[place + 1 :])
        if token.kind != "W":
            break
    return list(tokens)


def _goes_on(tokens: Sequence[Token], place: int) -> bool:
    """Whether the sentence has a number behind the comma at ``place``."""
    end = next((n for n in range(place, len(tokens)) if tokens[n].kind == "S"), len(tokens))
    return any(token.kind == "N" for token in tokens[place:end])


def _counted(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with "on the both", "on the two of them", "en los 2" as "on both"."""
    made: list[Token] = []
    place = 0
    while place < len(tokens):
        end = _end_of_two(tokens, place)
        if tokens[place].low == "just" and made and made[-1].kind == "N" and _on_every(tokens, place + 1):
            place += 1  # "la trampilla 80 también en los dos"
            continue
        made.append(Token("W", "both", tokens[place].line) if end else tokens[place])
        place = end or place + 1
    return made


def _end_of_two(tokens: Sequence[Token], place: int) -> int:
    """Return where words end that count both boards and begin at ``place``, behind "on"; nought where none do."""
    if not place or tokens[place - 1].low not in _ON:
        return 0
    step = place + (tokens[place].low == "the")
    if step >= len(tokens):
        return 0
    token = tokens[step]
    of_them = [t.low for t in tokens[step + 1 : step + 3]] in _OF_THEM
    if token.low == "both" and (step > place or of_them):
        return step + 1 + 2 * of_them
    if token.kind not in "NX" or token.value != _TWO or step == place:
        return 0
    plural = tokens[place].text.casefold() in _PLURAL and _closes(tokens, step + 1)
    return step + 1 + 2 * of_them if of_them or plural else 0


def _on_every(tokens: Sequence[Token], place: int) -> bool:
    return [token.low for token in tokens[place : place + 2]] == ["on", "both"]


def _closes(tokens: Sequence[Token], place: int) -> bool:
    """Whether a clause ends at ``place``."""
    return place >= len(tokens) or tokens[place].kind in "PSL" or tokens[place].low in ("please", "pls", "thanks")


def _short(tokens: Sequence[Token], place: int) -> bool:
    """Whether "both" stands right behind a trapdoor and its space, and ends the clause: "trap 26 both"."""
    before = tokens[max(0, place - 3) : place]
    door = len(before) > 1 and before[-1].kind == "N" and before[-1].value > _HIGHEST
    led = door and (before[-2].kind == "D" or (before[-2].low in ("at", "on", ":") and before[0].kind == "D"))
    return led and _closes(tokens, place + 1)


def _declines(tokens: Sequence[Token], place: int) -> bool:
    """Whether "no trapdoors" stands at ``place``, and ends the clause."""
    rest = tokens[place : place + 2]
    return len(rest) == 2 and rest[0].low in _NO and rest[1].kind == "D" and _closes(tokens, place + 2)


def _same_door(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with "same trapdoor on each, 24" as "trapdoor 24 on each"."""
    made: list[Token] = []
    place = 0
    while place < len(tokens):
        part = tokens[place : place + 6]
        led = [token.low for token in part]
        if (
            len(part) == 6
            and led[0] == "same"
            and part[1].kind == "D"
            and led[2] in _ON
            and led[3] in _EVERY - {"everywhere"}
            and part[4].kind == "P"
            and part[5].kind == "N"
            and _closes(tokens, place + 6)
        ):
            made += [part[1], part[5], part[2], part[3]]
            place += 6
        else:
            made.append(tokens[place])
            place += 1
    return made
