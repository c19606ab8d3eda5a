"""The throw of one board for another: "A 4, B the same. Trapdoor 60 on A only" has no trapdoor on B."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["same_throw"]

_ARTICLES = word_set("the a also too exactly just and is it")
_BEHIND = word_set("too please also again as well")
_TWO = 2  # boards


def same_throw(tokens: Sequence[Token], boards: Sequence[str]) -> list[Token]:
    """Return ``tokens`` with "B the same" as "B same throw" where the other board's trapdoor is told only later.

    What was said of the other board when it was to be the same was its throw. A trapdoor that is told after that is
    for the boards that are named for it.
    """
    made = list(tokens)
    if len(boards) != _TWO or not any(token.low == "same" for token in tokens):
        return made
    for place in range(len(made) - 1, 0, -1):
        if made[place].low == "same" and _is_all(made, place) and not any(t.kind in "TD" for t in made[:place]):
            line = made[place].line
            made.insert(place + 1, Token("T", "throw", line))
    return made


def _is_all(tokens: Sequence[Token], place: int) -> bool:
    """Whether nothing but "the same" is said of a board, and a trapdoor behind it is for a board that is named."""
    step = place - 1
    while step >= 0 and tokens[step].low in _ARTICLES | {":", ","}:
        step -= 1
    if step < 0 or tokens[step].kind != "B":
        return False
    end = place + 1
    while end < len(tokens) and tokens[end].low in _BEHIND:
        end += 1
    closes = end >= len(tokens) or tokens[end].kind in "PSL"
    rest = tokens[end:]
    door = next((n for n, token in enumerate(rest) if token.kind == "D"), None)
    return closes and door is not None and any(token.kind == "B" for token in rest)
