"""Capitals that name a board, and the words round them: "on the A board", "auf dem A-Brett", "both A and B"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["bare_names", "led_to"]

_LEADING = word_set("on for in at")
_JOINING = word_set("and & + / ,")
_BOARD = word_set("board boards")
_EVERY = word_set("both all either")
_STEPS = frozenset(("field", "space", "step"))
_REACH = 12  # tokens between two throws of one sentence
_ONES = word_set("uno un una une een één ein eine eins einen one")


def led_to(tokens: Sequence[Token], place: int, names: frozenset[str]) -> bool:
    """Return whether the words before a capital make it a board's name: "sur le A", "both A and B", "the A-board"."""
    before = [token.low for token in tokens[max(0, place - 2) : place]]
    after = tokens[place + 1 : place + 3]
    if len(after) == 2 and after[0].low == "-" and after[1].low in _BOARD:
        return True
    if len(after) == 2 and after[0].low in _JOINING and after[1].text in names and before[-1:] and before[-1] in _EVERY:
        return True
    opens = place == 0 or tokens[place - 1].kind == "S"
    if opens and len(after) == 2 and after[0].kind == "N" and _lists(tokens, place + 2, names):
        return True
    return len(before) == 2 and before[1] == "the" and before[0] in _LEADING


def _lists(tokens: Sequence[Token], place: int, names: frozenset[str]) -> bool:
    """Whether another board follows in the same way: "A five and 12, B two and 24"."""
    for step in range(place, min(len(tokens) - 1, place + _REACH)):
        token = tokens[step]
        if token.text in names and tokens[step - 1].kind in "PS" and tokens[step + 1].kind == "N":
            return True
    return False


def bare_names(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with every board's name bare: "on the A board" as "on A", "84 (A)" as "84 on A"."""
    made: list[Token] = []
    skip = 0
    for place, token in enumerate(tokens):
        if skip:
            skip -= 1
            continue
        if token.kind != "B":
            made.append(_one(tokens, place))
            continue
        after = [t.low for t in tokens[place + 1 : place + 3]]
        before = made[-1] if made else None
        if len(made) > 1 and before is not None and before.low == "the" and made[-2].low in _LEADING:
            made.pop()
        if before is not None and before.low == "(" and after[:1] == [")"] and len(made) > 1 and made[-2].kind == "N":
            made[-1] = Token("W", "on", token.line)
            skip = 1
        elif after[:2] == ["-", "board"]:
            skip = 2
        elif after[:1] == ["board"]:
            skip = 1
        made.append(token)
    return made


def _one(tokens: Sequence[Token], place: int) -> Token:
    """Return the article of "uno su B", "de een met valluik 92" as the number that it is there."""
    token = tokens[place]
    if token.kind == "N" and token.low == "one":
        step = place + 1 + (place + 1 < len(tokens) and tokens[place + 1].low in ("goes", "comes", "is"))
        here = tokens[step : step + 2]
        played = step > place + 1 and len(here) == 2 and here[0].low in _LEADING and here[1].kind == "B"
        return Token("N", "1", token.line, 1, token.text) if played else token  # "the one goes on B"
    if token.kind != "W" or token.low not in ("a", "an") or token.text not in _ONES:
        return token
    after = tokens[place + 1 : place + 4]
    if after and after[0].low in _STEPS and (len(after) == 1 or after[1].kind in "PSD"):
        return Token("N", "1", token.line, 1, token.text)  # "auf B ein Feld"
    step = 1 + (len(after) > 1 and after[1].low == "the")
    on_board = len(after) > step and after[0].low in _LEADING and after[step].kind == "B"
    before = tokens[place - 1].low if place else ""
    with_door = (
        before == "the" and bool(after) and (after[0].low == "with" or after[0].kind in "DS" or after[0].low == ",")
    )
    if on_board and _after_articled(tokens, place):
        return token  # "un quattro su A e uno su B" may well be another four
    return Token("N", "1", token.line, 1, token.text) if on_board or with_door else token


def _after_articled(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number with its article stands earlier in the sentence, and none before the word at ``place``."""
    for step in range(place - 1, max(0, place - _REACH), -1):
        if tokens[step].kind == "S":
            return False
        if tokens[step].kind == "N" and tokens[step - 1].low in ("a", "an"):
            return tokens[place - 1].low not in ("a", "an", "the")
    return False
