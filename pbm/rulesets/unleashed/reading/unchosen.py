"""Two spaces beside a card that swaps two cards, of which nothing was made: they are most likely its choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.naming import card_name
from pbm.rulesets.unleashed.words.parts import trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["unchosen_pair"]

_SWAPS = "swap-cards"
_PAIR = 2


def unchosen_pair(order: Mapping[str, Json], tokens: Sequence[Token], finish: int) -> tuple[Problem, int] | None:
    """Return what is asked where a card that swaps two has no choice, though two spaces stand behind it, and its line.

    "Swap two cards on 25, exchanging 34 with 45"; ``finish`` is the last space of the board.
    """
    listed: Any = order.get("plays") or ()
    plays = [play for wishes in listed for play in wishes]
    if not any(play["card"] == _SWAPS and "cards" not in play for play in plays):
        return None
    known = {play["at"] for play in plays} | {space for play in plays for space in play.get("cards", ())}
    loose = 0
    named: Token | None = None
    for token in tokens:
        if token.kind == "stop":
            named, loose = None, 0
        elif token.kind == "card" and _SWAPS in kinds_of(token.name):
            named = named or token
        elif token.kind == "num" and named is not None and 0 < token.value < finish and token.value not in known:
            loose += 1
            if loose == _PAIR:
                return _asked(), named.line
    return None


def _asked() -> Problem:
    return trouble(
        "choice-missing",
        say("Which two spaces shall {card} swap? Write them after it: “34 and 45”.", card=card_name(_SWAPS)),
    )
