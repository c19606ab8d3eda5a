"""Reasons for another space, told before it: that somebody stands there, "Clive's there. 21 then", or a sum."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.rulesets.unleashed.orders import Play
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["without_occupied", "without_sums"]

_BREAKS: Final = ("comma", "stop", "dash", "gap", "open", "close", "colon", "reason")
_LINKING: Final = ("as", "since", "because", "cos", "cause", "da", "weil", "denn", "car", "puisque", "comme", "omdat",
                   "porque", "perché", "but", "aber", "mais", "maar", "pero", "ma")  # fmt: skip
_MORE: Final = frozenset(
    ("card", "piece", "no-piece", "if", "else", "or", "unsure", "cancel", "first", "second", "landing", "later")
)
_THERE: Final = frozenset(("there", "taken", "it"))
_ORDERING: Final = frozenset(
    (
        "card", "piece", "verb", "cancel", "if", "unless", "else", "or", "unsure", "first", "second", "on", "plus",
        "minus", "player", "past", "later", "other", "yours", "default",
    )
)  # fmt: skip
_LONGEST: Final = 14
_SIGNED: Final = 2


def without_occupied(tokens: Sequence[Token], places: Collection[int]) -> tuple[list[Token], int | None]:
    """Return words without what they say of somebody who stands on one of the ``places``, and that space.

    The words themselves, and None, where they say no such thing.
    """
    kept: list[Token] = []
    gone: int | None = None
    for part in _parts(tokens):
        spaces = {token.value for token in part if token.kind == "num"}
        named = any(token.kind in ("player", "other") and token.name != "me" for token in part)
        there = spaces or any(token.kind in _THERE or token.means("there") for token in part)
        said = named and there and len(part) <= _LONGEST and not _MORE & {token.kind for token in part}
        space = next(iter(spaces or places), None) if len(spaces or places) == 1 else None
        if said and space in places and gone in (None, space):
            gone = space
            kept += [token for token in part if token.kind in ("stop", "gap")]
        else:
            kept += part
    return (_unsigned(kept), gone) if gone is not None else (list(tokens), None)


def _parts(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the tokens cut behind each comma and stop, and before each word that gives a reason."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        if made[-1] and (token.kind == "reason" or token.text.casefold() in _LINKING):
            made.append([])
        made[-1].append(token)
        if token.kind in _BREAKS and token.kind != "reason":
            made.append([])
    return [part for part in made if part]


def _unsigned(tokens: list[Token]) -> list[Token]:
    """Return words without a name or an initial in a sentence of its own at their end."""
    end = len(tokens)
    while end and tokens[end - 1].kind in ("stop", "gap"):
        end -= 1
    start = end
    while start and tokens[start - 1].kind in ("unknown", "player"):
        start -= 1
    signed = 0 < end - start <= _SIGNED and start > 0 and tokens[start - 1].kind in ("stop", "gap")
    return tokens[:start] if signed else tokens


def without_sums(sentences: Sequence[Sequence[Token]], stood: Sequence[Sequence[Play]]) -> Sequence[Sequence[Token]]:
    """Return sentences without the sums that come before "put it on 39 instead", of the space that stands."""
    *ahead, last = sentences or [[]]
    settled = {"it", "on", "num"} <= {token.kind for token in last} and any(token.kind == "verb" for token in last)
    places = {play.at for wishes in stood for play in wishes}
    plain = all(
        not {token.kind for token in words} & _ORDERING
        and any(token.kind == "num" and token.value in places for token in words)
        for words in ahead
        if any(token.kind == "num" for token in words)
    )
    return [last] if settled and plain and any(token.kind == "num" for words in ahead for token in words) else sentences
