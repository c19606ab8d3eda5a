"""One value put in the place of another that was ordered before: "PS forget the 59, make it 64", "4 instead of the 2".

What is taken back is named, by its number or by its label, so nobody need guess what the new number is for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.sentence import ASIDE, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CHANGE_VERBS, CONDITIONS, CORRECTIONS, HEDGES, MONTHS, NONE_WORDS, THIRD_PERSONS, UNITS

__all__ = ["DROPPING", "replaced"]

DROPPING = word_set(
    "scrub scrap scratch cancel forget drop lose ignore disregard ditch bin delete remove strike withdraw dump skip "
    "abandon nix kill cross shelve chuck undo unsay"
)
_TO_IT = word_set("the that my this a an number no square space sq on at of out about to under previous old first")
_INSTEAD = frozenset((("instead", "of"), ("rather", "than"), ("place", "of"), ("lieu", "of"), ("replacing", "the")))
_OF_MINE = word_set("i that we my was above said put gave sent i'd before from which make use have take it's i'm")
_OF_MIND = word_set("heart mind plan thoughts thought rethink")
_CHANGING = word_set("change changed changing second rethink")
_DENYING = word_set("don't dont not never no can't cannot won't won didn't shan't wouldn't")
_SWAPPING = word_set("swap swapping reverse switch flip exchange interchange")
_WITHOUT = word_set("altogether entirely completely bothered without")
_BESIDE = word_set("please pls plz then now this time instead for as on and it so thanks final sorry or in the rather")
_LEADING = word_set(
    "the a my an on at it to is be make it's have want prefer sooner rather use play take put with by , : - number "
    "square space sq under was were throw try go for say have give do just i'll nominate no and so name ps pps but me "
    "write insert enter substitute read"
)
_OPEN_ENDED = HEDGES | CONDITIONS | {"or"}
_REACH = 5  # tokens between a verb that takes back and what it takes back
_SHORT = 12  # tokens of a sentence that may hold the new value and nothing else
_MOST = 40
_END = Token("S", "", -1)
_MODALS = ("should", "ought", "must")
_BECOMING = ("be", "read", "become", "to")
_OF_BEFORE = {"last", "report", "have", "printed", "previous", "score"}


def replaced(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> list[Claim]:
    """Return the claims with every value that is taken back by name changed into what is put in its place."""
    kept = list(made)
    if not 0 < len(kept) <= _MOST or len(spans) < 2:
        return kept
    for number, (start, end) in enumerate(spans):
        if limits.count == 2 and _swaps(tokens[start:end]) and not _asked(tokens, end):
            kept = _swapped(kept, start, end)
        one = _one_of_two(tokens[start:end]) if limits.count == 2 and not _asked(tokens, end) else None
        if one is not None and one[1] <= limits.high:
            kept = _renumbered(kept, one, start, end)
        for field, value in _taken_back(tokens, start, end, kept):
            last = spans[number + 1] if number + 1 < len(spans) else None
            if field == "D" and _does_without(tokens, (start, end), last):
                kept = _declined(kept, value, (start, end))
                continue
            new, until = _new_value(tokens, (start, end), last, field, value, limits)
            kept = _substituted(kept, field, value, new, (start, until))
    return kept


def _does_without(tokens: Sequence[Token], span: tuple[int, int], after: tuple[int, int] | None) -> bool:
    """Whether no trapdoor is wanted in place of the one taken back: "drop the trapdoor altogether"."""
    for start, end in (span, after or span):
        if end - start > _SHORT or any(token.kind == "N" and token.low != "one" for token in tokens[start:end]):
            continue
        lows = [token.low for token in tokens[start:end]]
        words = set(lows)
        spoken = any(token.kind == "D" for token in tokens[start:end])
        if words & _OPEN_ENDED or words & THIRD_PERSONS:
            continue
        if words & _WITHOUT or (words & _DENYING and words & {"want", "need"} and "one" in words):
            return True
        if spoken and words & (NONE_WORDS | {"no"}) and not words & DROPPING:
            return True
    return False


def _one_of_two(part: Sequence[Token]) -> tuple[int, int] | None:
    """Return which of two throws a sentence changes, and to what: "PS second throw 6 instead", "make the first a 2"."""
    turns = [
        ORDINALS[token.low]
        for token, after in pairwise((*part, _END))
        if token.low in ORDINALS and (token.kind == "U" or after.low == "one" or after.kind == "T")
    ]
    numbers = [token.value for place, token in enumerate(part) if token.kind == "N" and not _given_up(part, place)]
    words = {token.low for place, token in enumerate(part) if not _gives_up(part, place)}
    meant = any(token.low in _MODALS and after.low in _BECOMING for token, after in pairwise(part))
    changing = words & (CORRECTIONS | CHANGE_VERBS) or (meant and not words & _OF_BEFORE)
    if len(turns) != 1 or turns[0] not in (1, 2) or len(numbers) != 1 or not changing:
        return None
    owned = any(token.low.endswith("'s") and token.low not in ("that's", "it's", "let's") for token in part)
    unsure = owned or words & (_DENYING | _OPEN_ENDED | THIRD_PERSONS) or any(t.kind in "DB" for t in part)
    return None if unsure else (turns[0], numbers[0])


def _gives_up(part: Sequence[Token], place: int) -> bool:
    """Whether "not" stands right before a number, or before its article: "a 6, not a 5"."""
    return part[place].low == "not" and any(_given_up(part, n) for n in range(place + 1, min(len(part), place + 3)))


def _given_up(part: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` is the one that gives way: "a 6, not a 5"."""
    start = place - 1 - (place > 0 and part[place - 1].low in ("a", "the", "an"))
    return part[place].kind == "N" and start > 0 and part[start].low == "not" and part[start - 1].low in (",", "and")


def _renumbered(made: Sequence[Claim], one: tuple[int, int], start: int, end: int) -> list[Claim]:
    """Return the claims with the first or the second of the two throws before ``start`` changed, if they are two."""
    firm = [c for c in made if c.field == "T" and c.place < start and not c.doubt and c.rank > ASIDE]
    values = [value for claim in firm for value in claim.values]
    if len(values) != 2 or (len(firm) == 2 and [claim.turn for claim in firm] != [1, 2]):
        return list(made)
    values[one[0] - 1] = one[1]
    changed = {id(claim): [values.pop(0) for _ in claim.values] for claim in firm}
    kept = [claim for claim in made if not (claim.field == "T" and start <= claim.place < end)]
    return [replace(c, values=changed[id(c)]) if id(c) in changed else c for c in kept]


def _swaps(part: Sequence[Token]) -> bool:
    """Whether a sentence has the two throws change places: "swap the two throws over"."""
    place = next((n for n, token in enumerate(part) if token.low in _SWAPPING), -1)
    if place < 0 or any(t.kind == "N" and t.value != 2 for t in part) or any(t.kind in "DB" for t in part):
        return False
    words = {token.low for token in part}
    denied = bool(words & (_DENYING | _OPEN_ENDED | (THIRD_PERSONS - {"them"})))
    both = any(t.kind == "T" for t in part[place:]) or bool(words & {"them", "two", "order", "turns", "dice"})
    return both and not denied


def _swapped(made: Sequence[Claim], start: int, end: int) -> list[Claim]:
    """Return the claims with the two throws before ``start`` the other way round, unless others follow."""
    firm = [c for c in made if c.field == "T" and c.place < start and not c.doubt and c.rank > ASIDE]
    values = [value for claim in firm for value in claim.values]
    kept = [claim for claim in made if not (claim.field == "T" and start <= claim.place < end)]
    if len(values) != 2 or any(c.field == "T" and c.place >= end and not c.doubt for c in made):
        return kept
    values.reverse()
    turned = {id(claim): [values.pop(0) for _ in claim.values] for claim in firm}
    return [replace(c, values=turned[id(c)]) if id(c) in turned else c for c in kept]


def _declined(made: Sequence[Claim], old: int, span: tuple[int, int]) -> list[Claim]:
    kept = [claim for claim in made if claim.field != "D" or not span[0] <= claim.place < span[1]]
    return [replace(c, values=[]) if c.field == "D" and old in c.values and c.place < span[0] else c for c in kept]


def _taken_back(tokens: Sequence[Token], start: int, end: int, made: Sequence[Claim]) -> Iterator[tuple[str, int]]:
    """Yield the field and the value of each order before ``start`` that a sentence takes back by name."""
    before = [
        claim for claim in made if claim.place < start and not claim.doubt and claim.rank > ASIDE and claim.values
    ]
    part = tokens[start:end]
    asked = end < len(tokens) and tokens[end].low == "?"
    if not before or (asked and not any(token.low in ("should", "shall") for token in part[:3])):
        return
    if any(token.low in THIRD_PERSONS and token.text.casefold() == token.low for token in part):
        return  # the German "sie" may be the trapdoor
    for place, token in enumerate(part):
        if token.low in DROPPING and token.kind == "W":
            if any(t.low in _DENYING for t in part[max(0, place - 3) : place]):
                continue
        elif not (place and (part[place - 1].low, token.low) in _INSTEAD) and not _of_mind(part, place):
            continue
        step = place + 1
        while step < len(part) and step - place <= _REACH and part[step].low in _TO_IT:
            step += 1
        if step >= len(part):
            continue
        label = part[step].kind if part[step].kind in "TD" else ""
        named = part[step + 1] if label and step + 1 < len(part) and part[step + 1].kind == "N" else part[step]
        mine = [claim for claim in before if not label or claim.field == label]
        if named.kind == "N":
            behind = part[step + 1 + (named is not part[step]) :]
            if behind and behind[0].kind == "W" and behind[0].low not in _BESIDE | _OF_MINE:
                continue  # "forget the 59 bus"
            found = next((claim for claim in reversed(mine) if named.value in claim.values), None)
            if found is not None:
                yield found.field, named.value
        elif label and mine and len({tuple(claim.values) for claim in mine}) == 1 and len(mine[-1].values) == 1:
            yield label, mine[-1].values[0]


def _of_mind(part: Sequence[Token], place: int) -> bool:
    """Whether "change of heart about", "changed my mind on" ends at ``place``."""
    about = part[place].low in ("about", "on", "over", "re")
    ahead = {token.low for token in part[max(0, place - 5) : place]}
    return about and bool(ahead & _OF_MIND) and bool(ahead & _CHANGING)


def _new_value(
    tokens: Sequence[Token],
    span: tuple[int, int],
    after: tuple[int, int] | None,
    field: str,
    old: int,
    limits: Limits,
) -> tuple[int | None, int]:
    """Return the one value that takes the old one's place, None where there is none or more, and where it ends."""
    start, end = span
    found = _candidates(tokens, start, end, field, old, limits)
    if not found and after is not None and after[1] - after[0] <= _SHORT and not _asked(tokens, after[1]):
        start, end = after
        found = _candidates(tokens, start, end, field, old, limits)
        if any(token.low in _OPEN_ENDED or token.low in THIRD_PERSONS for token in tokens[start:end]):
            found = set()
    open_ended = any(token.low in _OPEN_ENDED for token in tokens[span[0] : span[1]]) or _asked(tokens, span[1])
    return (found.pop() if len(found) == 1 and not open_ended else None), end


def _asked(tokens: Sequence[Token], end: int) -> bool:
    return end < len(tokens) and tokens[end].low == "?"


def _candidates(tokens: Sequence[Token], start: int, end: int, field: str, old: int, limits: Limits) -> set[int]:
    values: set[int] = set()
    for place in range(start, end):
        token = tokens[place]
        small = token.value <= limits.high
        if token.kind != "N" or token.value == old or small != (field == "T"):
            continue
        before = tokens[place - 1] if place > start else None
        after = tokens[place + 1] if place + 1 < end else None
        led = before is None or before.kind in "TDPU" or before.low in _LEADING
        plain = after is None or after.kind in "TDPSB" or after.low in _BESIDE
        if led and plain and not (after is not None and (after.low in UNITS or after.low in MONTHS)):
            values.add(token.value)
    return values


def _substituted(made: Sequence[Claim], field: str, old: int, new: int | None, span: tuple[int, int]) -> list[Claim]:
    """Return the claims with ``new`` for ``old``; with the order in doubt where nothing takes its place."""
    start, end = span
    kept: list[Claim] = []
    for claim in made:
        if claim.place >= start and claim.place < end:
            if claim.field == field or (claim.reason in ("either", "residue") and {new, old} & set(claim.values)):
                continue
        elif claim.field == field and claim.place < start and old in claim.values and not claim.doubt:
            if new is None:
                claim = replace(claim, doubt="hard", reason="retracted")
            else:
                claim = replace(claim, values=[new if value == old else value for value in claim.values])
        kept.append(claim)
    return kept
