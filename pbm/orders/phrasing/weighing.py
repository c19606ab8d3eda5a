"""A choice that is weighed up aloud and then made: "3 or 4? Go on then, 4."."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.orders.tokens.sentence import ASIDE, Claim
from pbm.orders.tokens.token import Token
from pbm.orders.words import CONDITIONS, THIRD_PERSONS

__all__ = ["settled", "weighs"]

_YOURS = frozenset(("you", "your", "gm"))


def weighs(part: Sequence[Token], ending: str, claim: Claim) -> bool:
    """Whether a claim of several values is a question the player puts to themselves: "3 or 4?", "2 or 6 …"."""
    if claim.doubt != "hard" or len(set(claim.values)) < 2 or claim.turn >= 0 or claim.reason not in ("", "either"):
        return False
    words = {token.low for token in part}
    trailing = any(token.low in ("...", "…") for token in part[claim.place :])
    return (ending == "?" or trailing) and not words & (CONDITIONS | _YOURS | THIRD_PERSONS)


def settled(made: Sequence[Claim]) -> list[Claim]:
    """Return the claims without the choices that a later one, firm and one of the values, has made."""
    if not any(claim.reason == "weighed" for claim in made):
        return list(made)
    kept: list[Claim] = []
    for claim in made:
        if claim.reason != "weighed":
            kept.append(claim)
            continue
        later = [c for c in made if c.field == claim.field and c.place > claim.end and c.doubt != "soft"]
        firm = [c for c in later if c.reason != "weighed"]
        chosen = (
            bool(firm)
            and all(not c.doubt and c.rank > ASIDE and len(c.values) == 1 for c in firm)
            and len({c.values[0] for c in firm}) == 1
            and firm[0].values[0] in claim.values
        )
        if not chosen:
            kept.append(replace(claim, reason="either"))
    return kept
