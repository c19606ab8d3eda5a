"""A sentence while it is read: its tokens, and the claims made of them so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.token import Token
from pbm.orders.words import CORRECTIONS, FILLERS, PLAY_VERBS

__all__ = ["ASIDE", "LABELLED", "SPOKEN", "Claim", "Limits", "Sentence"]

LABELLED, SPOKEN, ASIDE = 3, 2, 1
"""How strongly a claim is made: by a label, by a verb or alone, or in passing."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a round allows: how many throws, and their least and greatest number."""

    count: int
    low: int
    high: int


@dataclass(slots=True)
class Claim:
    """A throw (``T``) or nomination (``D``) that a sentence makes; no ``values`` means that none is nominated.

    ``doubt`` is empty, ``soft`` (of the past, of somebody else, a question: no order at all) or ``hard`` (an order
    that hangs on something), and ``reason`` says why. ``place`` is where the number stands, ``end`` where the last
    of a list does. ``override`` takes back what was said before. ``turn`` is the turn named, -1 where none is.
    """

    field: str
    values: list[int]
    rank: int
    place: int
    line: int
    doubt: str = ""
    reason: str = ""
    override: bool = False
    turn: int = -1
    end: int = -1


class Sentence:
    """One sentence, read from left to right; ``before`` is the last claim of the sentences before it.

    ``follows`` tells whether the sentence right before made that claim.
    """

    def __init__(self, tokens: Sequence[Token], limits: Limits, before: Claim | None, follows: bool) -> None:
        self.tokens = tokens
        self.limits = limits
        self.before = before
        self.follows = follows
        self.made: list[Claim] = []
        self.last = -1  # where the number claimed last stands
        self.labels = [place for place, token in enumerate(tokens) if token.kind in "TD"]

    def at(self, place: int) -> Token | None:
        """Return the token at ``place``, None beyond the ends."""
        return self.tokens[place] if 0 <= place < len(self.tokens) else None

    def low(self, place: int) -> str:
        """Return what the token at ``place`` says, nothing beyond the ends."""
        return self.tokens[place].low if 0 <= place < len(self.tokens) else ""

    def add(self, field: str, value: int | None, rank: int, place: int, *, turn: int = -1) -> Claim:
        """Make a claim of the number at ``place`` (None: none is nominated) and return it."""
        corrected = self.corrected(place)
        claim = Claim(
            field,
            [] if value is None else [value],
            max(rank, SPOKEN) if corrected else rank,
            place,
            self.tokens[place].line,
            turn=turn,
            override=corrected,
        )
        self.made.append(claim)
        return claim

    def doubtful(self, field: str, place: int) -> None:
        """Claim that something was meant at ``place`` that was not understood."""
        self.made.append(Claim(field, [], ASIDE, place, self.tokens[place].line, doubt="soft", reason="doubt"))

    def corrected(self, place: int) -> bool:
        """Whether words beside a number take back what was said before it: "no, 5", "make that 5"."""
        for step in range(place - 1, max(-1, place - 9), -1):
            token = self.tokens[step]
            if token.low in CORRECTIONS and not (token.low == "no" and self.tokens[step + 1].kind in "TD"):
                if token.low == "make":
                    return self.low(step + 1) in ("that", "it") and (self.before is not None or bool(self.made))
                return True
            if token.kind in "NXB" or (token.kind == "W" and token.low not in FILLERS | PLAY_VERBS):
                break
        return self.low(place + 1) == "instead"
