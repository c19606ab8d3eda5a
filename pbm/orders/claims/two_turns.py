"""The two throws of a round of two turns, as several sentences tell them: "Play 3. Then play 1."."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.sentence import LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["by_their_turns", "in_a_tale", "one_door", "one_then_two", "other_way_round", "told_before"]

_SAYING = word_set("say said told wrote sent gave written given phoned texted mentioned promised")
_SELF = word_set("i i'm i've i'd i'll ill ive im we we'll we'd me my mine our us let's lets please pls make put you")
_SPACES = word_set("squares spaces fields cells")
_HIGHEST = 6
_NOTING = word_set("note notice see reckon think believe gather understand observe read suppose")
_OPENING = 5  # words in which a sentence says that it tells of another time


def one_then_two(part: Sequence[Token], said: Sequence[Claim], made: Sequence[Claim]) -> None:
    """Make the throws of "Play 3. Then play 1." the first and the second."""
    if part[0].low not in ("then", "next", "afterwards", "after", "finally", "second"):
        return
    mine = [claim for claim in said if claim.field == "T"]
    before = [claim for claim in made if claim.field == "T"]
    if len(mine) != 1 or len(before) != 1 or len(mine[0].values) != 1 or len(before[0].values) != 1:
        return
    if mine[0].turn < 0 and before[0].turn in (-1, 1):
        before[0].turn, mine[0].turn = 1, 2
        before[0].rank = mine[0].rank = LABELLED


def by_their_turns(made: Sequence[Claim]) -> list[Claim]:
    """Return the claims without throws named in advance: "3 and 5 remain. I lead with the 5, so the 3 comes last"."""
    turned_ = [c for c in made if c.field == "T" and c.turn in (1, 2) and not c.doubt and len(c.values) == 1]
    if len(turned_) != 2 or turned_[0].turn == turned_[1].turn:
        return list(made)
    values = {c.values[0] for c in turned_}
    first = min(c.place for c in turned_)
    return [
        c
        for c in made
        if c.field != "T" or c.turn > 0 or c.doubt or c.override or c.place > first or not set(c.values) <= values
    ]


def in_a_tale(made: Sequence[Claim], tokens: Sequence[Token], spans: Sequence[tuple[int, int]]) -> list[Claim]:
    """Return the claims without a count in words told before both throws: "the barge is to move by one. Throws: 4, 3".

    It measures ("by one"), or says a count of its sentence once more ("two ladders, TWO"), and is nobody's own doing.
    """
    made = [c for c in made if c.field != "T" or not _of_spaces(c, tokens)]
    whole = [c for c in made if c.field == "T" and c.rank == LABELLED and not c.doubt and not c.override]
    if sorted(c.turn for c in whole) != [1, 2] and [len(c.values) for c in whole] != [2]:
        return list(made)
    first = min(c.place for c in whole)
    return [c for c in made if c.field != "T" or c in whole or c.override or not _counts(c, first, tokens, spans)]


def _of_spaces(claim: Claim, tokens: Sequence[Token]) -> bool:
    """Whether a claim is of "the first 25 squares"."""
    after = tokens[claim.place + 1].low if claim.place + 1 < len(tokens) else ""
    return claim.turn == 1 and after in _SPACES and all(value > _HIGHEST for value in claim.values)


def _counts(claim: Claim, before: int, tokens: Sequence[Token], spans: Sequence[tuple[int, int]]) -> bool:
    """Whether a claim of a sentence that ends ``before`` a place is a count in words of what others do, or what is."""
    start, end = next(((start, end) for start, end in spans if start <= claim.place < end), (0, 0))
    part = tokens[start:end]
    spelt = start < end and tokens[claim.place].low.isalpha()
    if not spelt or len(claim.values) != 1 or claim.rank == LABELLED or claim.doubt == "hard":
        return False
    lows = [token.low for token in part]
    told = 2 if (lows[0] == "i" and lows[1] in _NOTING) or lows[:2] == ["by", "my"] else 0  # "I note that they …"
    if end > before or any(token.kind in "TD" for token in part) or not _SELF.isdisjoint(lows[told:]):
        return False
    said = [token.value for token in tokens[start : claim.place] if token.kind in "NX"]
    return claim.values[0] in said or (claim.place > start and tokens[claim.place - 1].low == "by")


def told_before(part: Sequence[Token]) -> bool:
    """Whether a sentence denies, or tells what was said before: "Not 6 then 1", "I did say 3 then 4 on the phone"."""
    lows = [token.low for token in part[:_OPENING]]
    if lows[0] == "not":
        return True
    return lows[0] in ("i", "i'd", "i've", "we") and any(low in _SAYING for low in lows[1:])


def other_way_round(part: Sequence[Token], made: Sequence[Claim], limits: Limits) -> bool:
    """Return whether a sentence only denies the two throws in their other order: "Not six then one, mark you!"."""
    values = [token.value for token in part if token.kind in "NX" and 0 < token.value <= limits.high]
    earlier = [value for claim in made[-4:] if claim.field == "T" for value in claim.values]
    return len(values) == 2 and values == earlier[::-1]


def one_door(part: Sequence[Token], said: list[Claim]) -> list[Claim]:
    """Return ``said``, or one doubt where a trapdoor is named for each turn: "trapdoor 44 for turn 5, 52 for 6"."""
    doors = [place for place, token in enumerate(part) if token.kind == "D"]
    if not doors or any(token.kind == "T" for token in part):
        return said
    named = [place for place in range(doors[0], len(part)) if part[place].kind == "N" and _for_a_turn(part, place)]
    if len({part[place].value for place in named}) < 2:
        return said
    values = [part[place].value for place in named[:2]]
    return [Claim("D", values, LABELLED, named[0], part[named[0]].line, "hard", "differ", end=named[-1])]


def _for_a_turn(part: Sequence[Token], place: int) -> bool:
    """Whether a number is told to be for a turn, before it or after it: "52 for turn 12", "turn 12: 52"."""
    end = next((n for n in range(place + 1, len(part)) if part[n].kind == "N"), len(part))
    behind = part[place + 1 : min(end, place + 5)]
    ahead = part[max(0, place - 2) : place]
    return any(token.kind == "U" or token.low in ORDINALS for token in (*ahead, *behind))
