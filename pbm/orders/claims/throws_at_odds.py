"""Two throws that are told in so many words for one turn: no sound of a mail says which of them is meant."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.sentence import LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.voices import of_two_voices

__all__ = ["throws_at_odds"]

_ARTICLE = 1  # "een", "ein", "one": where it is no figure it may count nothing


def throws_at_odds(tokens: Sequence[Token], claims: Sequence[Claim], limits: Limits) -> bool:
    """Return whether two throws are told in so many words, and neither put right.

    That is two that are named as such in a round of one, one "and then" another, or two that two voices want ("my head
    says the 3, my heart says the 5"); and in a round of two those that are named for the same turn.
    """
    throws = [claim for claim in claims if claim.field == "T" and not claim.doubt and not claim.override]
    named = {
        (claim.turn, claim.values[0])
        for claim in throws
        if claim.rank == LABELLED
        and len(claim.values) == 1
        and claim.values[0] <= limits.high
        and not _may_be_an_article(tokens, claim)
    }
    if limits.count != 1:
        turns = [turn for turn, _ in named if turn > 0]
        return len(turns) > len(set(turns))
    if len({value for _, value in named}) > 1 or of_two_voices(tokens, limits.high):
        return True
    return any(len(claim.values) > 1 and _one_after_another(tokens, claim) for claim in throws)


def _may_be_an_article(tokens: Sequence[Token], claim: Claim) -> bool:
    return claim.values[0] == _ARTICLE and not any(
        token.kind == "N" and token.low == str(_ARTICLE) and token.line == claim.line for token in tokens
    )


def _one_after_another(tokens: Sequence[Token], claim: Claim) -> bool:
    """Whether the numbers of a claim follow each other with a "then": "a 1 and then a 6"."""
    places = [n for n, token in enumerate(tokens) if token.kind == "N" and token.line >= claim.line]
    return any(
        [tokens[one].value, tokens[two].value] == claim.values[:2]
        and any(token.low == "then" for token in tokens[one + 1 : two])
        and all(token.kind in "WP" for token in tokens[one + 1 : two])
        for one, two in pairwise(places)
    )
