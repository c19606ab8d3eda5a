"""Trapdoors of which one word is said for every board: "No trapdoors. A 2, B 4", "A 5, B 4, same traps as before"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS

__all__ = ["doors_of_all"]

_RECALLING = word_set("usual last previous before")
_PARTING = word_set("and with but")


def doors_of_all(tokens: Sequence[Token]) -> list[Token]:
    """Return what is said of trapdoors before any board is named, or of all of them after the last one's number."""
    first = next((place for place, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    ahead = list(tokens[:first])
    if ahead and ahead[-1].kind == "S" and not any(t.kind == "N" for t in ahead) and any(t.kind == "D" for t in ahead):
        return ahead if any(t.low in NONE_WORDS or t.low in _RECALLING for t in ahead) else []
    return _recalled_behind(tokens)


def _recalled_behind(tokens: Sequence[Token]) -> list[Token]:
    """Return the words behind all numbers that recall several trapdoors: "same traps as last time"."""
    last = max((place for place, token in enumerate(tokens) if token.kind in "NB"), default=-1)
    part: list[Token] = []
    for token in tokens[last + 1 :]:
        if token.kind not in "PS" and token.low not in _PARTING:
            part.append(token)
            continue
        several = any(t.kind == "D" and t.text.casefold().endswith("s") for t in part)
        if several and any(t.low in _RECALLING for t in part):
            return [*part, Token("S", "", token.line)]
        part = []
    return []
