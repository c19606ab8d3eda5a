"""Whom a card is done to, where that is left to the GM or hangs on where players will be: neither can be ordered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.clauses.talk import NAMING
from pbm.rulesets.unleashed.words.parts import Clause, Part
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["aims", "hangs_on_players", "left_to_gm"]

_CONDITION_ENDS: Final = ("comma", "then", "colon", "close", "open")
_SOMEBODY: Final = ("player", "other")


def aims(wish: Part | None) -> bool:
    """Whether a wish is for a card that is done to players."""
    return wish is not None and any(kind.startswith(NAMING) for kind in wish.kinds or ())


def left_to_gm(clause: Clause) -> bool:
    """Whether a clause leaves to the GM what a card does: "I'll leave that to you"."""
    kinds = {token.kind for token in clause.tokens}
    return "yours" in kinds and not kinds & {"card", "num", "piece"} and not clause.question


def hangs_on_players(clause: Clause) -> bool:
    """Whether a clause names somebody under a condition about where somebody is: "if Dora is ahead of me, Dora"."""
    if clause.land or clause.question or clause.context == "standing":
        return False
    at = next((place for place, token in enumerate(clause.tokens) if token.kind in ("if", "unless")), -1)
    if at < 0:
        return _named(clause.tokens) and any(_chooses(token) for token in clause.tokens)
    after = clause.tokens[at + 1 :]
    end = next((place for place, token in enumerate(after) if token.kind in _CONDITION_ENDS), len(after))
    return _anybody(after[:end]) and _named([*clause.tokens[:at], *after[end:]])


def _chooses(token: Token) -> bool:
    return token.kind != "player" and token.text.casefold().startswith(("whoever", "whichever", "whomever"))


def _anybody(tokens: Sequence[Token]) -> bool:
    return any(token.kind in _SOMEBODY and token.name != "me" for token in tokens)


def _named(tokens: Sequence[Token]) -> bool:
    return any(token.kind == "player" and token.name != "me" for token in tokens)
