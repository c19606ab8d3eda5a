"""Numbers of a greeting before a plain order, and of a sign-off after it: "all readable, 5 and 9", "73, Alec"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.sentence import LABELLED, TAKING_BACK, Claim
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, CORRECTIONS, FILLERS, HEDGES, PLAY_VERBS

__all__ = ["without_greetings"]

_ORDERING = (
    PLAY_VERBS
    | TAKING_BACK
    | CORRECTIONS
    | HEDGES
    | CONDITIONS
    | word_set(
        "i i'd i'll i'm we we'll me my mine us our you please pls or instead rather better best make change prefer "
        "want wants like choose chose choice pick option order orders number numbers move moves first second third "
        "turn round next then today tonight also too plus extra final either both alternatively space square it's "
        "its it that's this these those here let let's would should could may might not"
    )
)
_CHAT = 4  # words of a sentence that talks, beside the small ones
_MOST = 40  # claims; nobody's mail makes more, and each is looked for among the sentences
_REGARDS = frozenset((73, 88))  # how radio operators end a message


def without_greetings(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim]) -> list[Claim]:
    """Return the claims without bare numbers of a greeting, where one sentence after it orders both by label."""
    ordered = _ordered_in(spans, made)
    if ordered is None or len(made) > _MOST:
        return list(made)
    start, end = ordered
    return [
        claim
        for claim in made
        if claim.rank == LABELLED
        or claim.override
        or claim.doubt == "hard"
        or start <= claim.place < end
        or not _chatted(tokens, spans, claim, start)
    ]


def _ordered_in(spans: Sequence[tuple[int, int]], made: Sequence[Claim]) -> tuple[int, int] | None:
    """Return the only sentence with labelled claims, where these are one throw and one trapdoor without a doubt."""
    firm = [claim for claim in made if claim.rank == LABELLED]
    if sorted(claim.field for claim in firm) != ["D", "T"] or any(c.doubt or c.override or not c.values for c in firm):
        return None
    return next((span for span in spans if all(span[0] <= claim.place < span[1] for claim in firm)), None)


def _chatted(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], claim: Claim, ordered: int) -> bool:
    span = next(((start, end) for start, end in spans if start <= claim.place < end), None)
    if span is None:
        return False
    part = tokens[span[0] : span[1]]
    if span[0] > ordered:
        bare = span[0] == claim.place and claim.values[:1] and claim.values[0] in _REGARDS
        words = [token for token in part[1:] if token.kind == "W"]
        return bool(bare) and len(words) <= 3 and all(t.text[:1].isupper() or t.low in ("de", "and") for t in words)
    if any(token.kind in "TDBU" or token.low in _ORDERING for token in part):
        return False
    return sum(token.kind == "W" and token.low not in FILLERS - {"on", "the"} for token in part) >= _CHAT
