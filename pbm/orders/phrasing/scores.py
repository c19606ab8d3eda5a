"""Results of matches beside orders: "did you see it? 4-1!!"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token

__all__ = ["without_scores"]


_GOALS = 20  # no side has as many; a greater number is a space


def without_scores(tokens: Sequence[Token], made: Sequence[Claim], limits: Limits) -> list[Claim]:
    """Return the claims without "4-1" where one throw is asked for and another sentence gives it."""
    if limits.count != 1:
        return list(made)
    named = any(claim.field == "T" and claim.rank == LABELLED and not claim.doubt for claim in made)
    scores = [
        claim
        for claim in made
        if claim.field == "T"
        and _is_score(tokens, claim)
        and (len(claim.values) == 2 or (named and claim.rank < LABELLED))
    ]
    plain = {tuple(c.values) for c in made if c.field == "T" and c not in scores and not c.doubt and len(c.values) == 1}
    return [claim for claim in made if claim not in scores] if scores and len(plain) == 1 else list(made)


def _is_score(tokens: Sequence[Token], claim: Claim) -> bool:
    between = tokens[claim.place + 1 : claim.place + 3]
    return len(between) == 2 and between[0].low == "-" and between[1].kind == "N" and between[1].value < _GOALS
