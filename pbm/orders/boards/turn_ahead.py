"""The turn of a double round that is named once, ahead of its boards: "turn 2: A 5, B 6", "second throw on B: 6"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbm.orders.boards.shares import sentences_in
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token

__all__ = ["turn_of_each", "turn_unplaced"]

_SET = 6
_PLACES = {"first": 1, "1st": 1, "second": 2, "2nd": 2}
_ON = frozenset(("on", "for"))
_LONGEST = 40  # tokens of one clause


def turn_of_each(tokens: Sequence[Token], boards: Sequence[str], limits: Limits) -> list[Token]:
    """Return ``tokens`` with a turn that is named ahead of boards right before the one throw of each of them."""
    made: list[Token] = []
    for sentence in sentences_in(_named(tokens, boards)):
        heads = [place for place, token in enumerate(sentence) if token.kind == "U"]
        made += sentence[: heads[0]] if heads else sentence
        for head, following in pairwise([*heads, len(sentence)]):
            made += _told(sentence[head:following], limits)
    return made


def turn_unplaced(tokens: Sequence[Token], sections: Sequence[Sequence[Token]], turns: Sequence[int]) -> Token | None:
    """Return where the second turn is named and no board's part of the mail has it, None where there is no such."""
    named = [token for place, token in enumerate(tokens) if _second(tokens, place, turns)]
    owned = sum(_second(section, place, turns) for section in sections for place in range(len(section)))
    return named[0] if len(named) > owned else None


def _second(tokens: Sequence[Token], place: int, turns: Sequence[int]) -> bool:
    """Whether a token names the second turn of the round; where its turns are not known, by its place in a set."""
    token = tokens[place]
    if token.kind != "U":
        return token.low == "last" and any(after.kind == "T" for after in tokens[place + 1 : place + 2])
    return token.value == 2 if token.value in (1, 2) else token.value in turns[1:] or not (turns or token.value % _SET)


def _told(clause: list[Token], limits: Limits) -> list[Token]:
    """Return a clause that begins with a turn, with that turn at each throw, where each board in it has just one."""
    if len(clause) > _LONGEST:
        return clause
    throws = [place for place, token in enumerate(clause) if _throw(clause, place, token, limits)]
    boards = [place for place, token in enumerate(clause) if token.kind == "B"]
    before_all = bool(boards) and bool(throws) and boards[0] < throws[0]
    order = "".join("B" if place in boards else "N" for place in sorted((*boards, *throws)))
    if not throws or order != ("BN" if before_all else "NB") * len(throws):
        return clause
    made = clause[1:]
    for place in reversed(throws):
        made.insert(place - 1, replace(clause[0]))
    return made


def _throw(clause: Sequence[Token], place: int, token: Token, limits: Limits) -> bool:
    """Whether a number may be a throw, and no label calls it a trapdoor."""
    if token.kind != "N" or not limits.low <= token.value <= limits.high:
        return False
    step = place - 1
    while step > 0 and clause[step].kind in "WP" and clause[step].low not in (",", "and"):
        step -= 1
    return clause[step].kind != "D"


def _named(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with the turn of "the second on B", and with the board of "turn 2 A 5, B 6", "A turn 2: 5"."""
    made = list(tokens)
    if not any(token.kind == "B" for token in tokens):
        return made
    for place, token in enumerate(tokens[:-1]):
        after = tokens[place + 1 : place + 3]
        if token.kind in "WX" and token.low in _PLACES and after[0].low in _ON and after[-1].kind == "B":
            made[place] = replace(token, kind="U", value=_PLACES[token.low])
        if token.kind != "W" or token.text not in boards:
            continue
        before = tokens[place - 1] if place else None
        opens = before is None or before.kind == "S"
        heads = before is not None and before.kind == "U" and tokens[place + 1].kind == "N"
        if heads or (opens and tokens[place + 1].low == "turn"):
            made[place] = replace(token, kind="B", low=token.text)
    return made
