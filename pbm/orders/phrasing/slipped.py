"""A slip put right at once: "Trapdoor: 86, sorry, got my digits backwards, 68"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.orders.tokens.sentence import LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MONTHS, POLITE, THIRD_PERSONS, UNITS

__all__ = ["slipped"]

_OWNING = word_set(
    "sorry oops whoops ooops oop oh rubbish wait correction argh aargh drat damn blast d'oh doh apologies woops ah no"
)
_SLIPS = word_set(
    "digit digits figure figures number numbers backwards reversed transposed muddled swapped mixed wrong way round "
    "around fat finger fingers thumb thumbs typing typo typed mistyped keyboard key keys slip slipped mistake error "
    "hit misread misprint autocorrect glasses phone meant mean back front pen"
)
_NEXT = word_set("no it's make that i to be is should read as on at the a my meant mean and so - , : . ( )")
_MEANT = frozenset(("mean", "meant", "think", "i"))
_MYSELF = word_set("i me my i'm i'll i'd myself self we")
_SO = frozenset(("so", "then", "therefore"))
_BEING = frozenset(("is", "are", "my", "for", "a"))
_BETWEEN = 14  # tokens between the word that owns up and the right number
_BEHIND = 5  # tokens between the wrong number and that word
_MOST = 40


def slipped(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> list[Claim]:
    """Return the claims with each number that is owned to be a slip replaced by the one given in its place.

    Where the writer only says sorry, and another number of the sort ends the sentence, it is doubted instead.
    """
    kept = list(made)
    gone: set[int] = set()
    if not 0 < len(kept) <= _MOST:
        return kept
    for number, claim in enumerate(made):
        if claim.doubt or len(claim.values) != 1 or not 0 <= claim.place < len(tokens):
            continue
        end = next((end for start, end in spans if start <= claim.place < end), claim.place + 1)
        found = _put_right(tokens, claim, end, limits)
        if found is None:
            continue
        place, plain = found
        value = tokens[place].value
        again = [n for n, other in enumerate(made) if other.field == claim.field and other.values == [value]]
        if any(made[n].place != place for n in again) or (again and not plain):
            continue
        gone |= set(again)
        if plain:
            kept[number] = replace(
                claim, values=[value], place=place, end=place, line=tokens[place].line, rank=LABELLED
            )
        else:
            kept[number] = replace(claim, doubt="hard", reason="either")
    return [claim for number, claim in enumerate(kept) if number not in gone]


def _put_right(tokens: Sequence[Token], claim: Claim, end: int, limits: Limits) -> tuple[int, bool] | None:
    """Return the place of the number that takes a claim's, and whether the words between say that it was a slip."""
    place = max(claim.place, claim.end)
    owning = next(
        (n for n in range(place + 1, min(end, place + 1 + _BEHIND)) if tokens[n].low in _OWNING and _parted(tokens, n)),
        -1,
    )
    if owning < 0 or any(t.kind in "NTDXUB" for t in tokens[place + 1 : owning]):
        return None
    if owning + 1 < end and tokens[owning + 1].low in ("for", "about", "if"):
        return None
    step = owning + 1
    while step < min(end, owning + _BETWEEN) and tokens[step].kind in "WP":
        step += 1
    if step >= end or tokens[step].kind != "N" or (tokens[step].value <= limits.high) != (claim.field == "T"):
        return None
    between = {t.low for t in tokens[owning + 1 : step]}
    before, after = tokens[step - 1], tokens[step + 1] if step + 1 < end else None
    if not (before.kind == "P" or before.low in _NEXT) or (before.low in ("on", "at") and not between & _SLIPS):
        return None
    if after is not None and (
        after.low in UNITS | MONTHS or not (after.kind == "P" or after.low in (POLITE - _BEING) | _MEANT)
    ):
        return None
    if between & (HEDGES | CONDITIONS | (THIRD_PERSONS - {"them"})):
        return None
    bare = all(t.kind == "P" or t.low in _NEXT for t in tokens[owning + 1 : step])
    found_out = before.low in _SO and bool(between & _MYSELF)  # "66, oh no, that is where I'll be, so 67"
    return step, bool(between & _SLIPS) or bare or found_out


def _parted(tokens: Sequence[Token], place: int) -> bool:
    """Whether the word that owns up begins a thought: after a comma or a dash, or between two of its sort."""
    return tokens[place - 1].kind == "P" or tokens[place - 1].low in _OWNING
