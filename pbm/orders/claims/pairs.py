"""The two throws of a round of two turns, in the order told: "finish with the 1, having begun with the 6"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pbm.orders.claims.unlabelled import plain_after
from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.sentence import LABELLED, Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, THIRD_PERSONS

__all__ = ["by_size", "paired", "second_left"]

_FIRST = word_set(
    "first begin beginning begun begins start starting started starts lead leading leads open opening opened opens "
    "gate initially kick firstly initial earlier"
)
_SECOND = word_set(
    "then after afterwards afterward finish finishing finishes finally follow following follows followed end ending "
    "ends close closing conclude rear wait waits later second secondly thereafter last next lastly"
)
_AT_THE_END = word_set("finish finishing end ending close closing conclude second secondly")
_OF_OTHERS = word_set("begins starts leads opens ends finishes closes follows started finished began ended")
_BIGGER = word_set("bigger larger higher greater")
_SMALLER = word_set("smaller lower littler")
_UNSETTLED = HEDGES | CONDITIONS | {"not", "or", "last", "was", "should", "shall"}
_LEAVING = word_set("leaves leaving leave means makes puts")
_STEPS = word_set(
    "the a an my i i'd want would like have having comes goes come go shall will to be it number throw play"
)
_UNDECIDED = word_set("which whichever or either whether")
_GOING_ON = word_set(
    "i i'd having comes goes first to is as with before after brings must has waits can may follows till until back "
    "over out this the"
)
_REST = frozenset(("other", "rest", "remaining", "remainder"))
_AFTER = 4  # words behind a number that may tell its place


def paired(s: Sentence) -> None:
    """Give the two throws of a sentence their places; of two numbers left, the place of one tells that of the other."""
    if s.limits.count != 2 or any(claim.doubt == "hard" for claim in s.made):
        return
    if _named_other(s):
        return
    if any(
        token.kind == "B"
        or _of_somebody(s, place)
        or _undecided(s, place)
        or (token.kind == "U" and token.low not in ORDINALS)
        for place, token in enumerate(s.tokens)
    ):
        return
    doors = {claim.place for claim in s.made if claim.field == "D"}
    small = [
        place
        for place, token in enumerate(s.tokens)
        if token.kind == "N" and token.value <= s.limits.high and place not in doors and place not in s.between
    ]
    if len(small) == 1:
        _other_of_two(s, small[0])
        return
    if len(small) == 3 and s.tokens[small[2]].value in [s.tokens[place].value for place in small[:2]]:
        turn = _turn_of_one(s, small[2])
        again = s.tokens[small[2]].value
        other = small[0] if s.tokens[small[0]].value != again else small[1]
        if turn and s.tokens[other].value != s.tokens[small[2]].value:
            s.made = [claim for claim in s.made if claim.field != "T"]
            for place, which in ((other, 3 - turn), (small[2], turn)):  # "2 and 6, but the 6 first"
                claim = s.add("T", s.tokens[place].value, LABELLED, place, turn=which)
                claim.override = claim.override and s.before is not None
        return
    if len(small) != 2 or not all(_plain(s, place) for place in small):
        return
    first, second = small
    turn = _turn(s, first, second)
    if not turn or s.tokens[first].value == s.tokens[second].value:
        return
    s.made = [claim for claim in s.made if claim.field != "T"]
    for place, which in ((first, turn), (second, 3 - turn)):
        claim = s.add("T", s.tokens[place].value, LABELLED, place, turn=which)
        claim.override = claim.override and s.before is not None  # "the 3 must wait" takes nothing back


def _of_somebody(s: Sentence, place: int) -> bool:
    """Whether somebody is told to begin or to end: "Bob begins with the 3"; "the 3 begins" tells of the number."""
    owner = s.at(place - 1)
    return s.low(place) in _OF_OTHERS and owner is not None and owner.kind == "W" and owner.text[:1].isupper()


def _undecided(s: Sentence, place: int) -> bool:
    return s.low(place) in _UNDECIDED and not (s.low(place) == "which" and s.low(place + 1) in _LEAVING)


def second_left(part: Sequence[Token], made: Sequence[Claim], limits: Limits, start: int) -> Claim | None:
    """Return the second throw of "The 5 first." and then "That leaves the 3 for afterwards.", None for no other."""
    if any(t.kind in "TDBUX" or t.low in _UNSETTLED for t in part):
        return None
    small = [n for n, t in enumerate(part) if t.kind == "N"]
    if len(small) != 1 or not limits.low <= part[small[0]].value <= limits.high or part[small[0]].low == "one":
        return None
    token = part[small[0]]
    lows = [t.low for t in part]
    following = any(low in _SECOND | {"remains", "rest"} for low in lows)
    leaving = any(low in _LEAVING for low in lows[: small[0]])
    if not (following or leaving) or any(low in THIRD_PERSONS for low in lows):
        return None
    told = list(islice((claim for claim in made if claim.field == "T" and not claim.doubt), 2))
    if len(told) != 1 or told[0].turn != 1 or token.value in told[0].values:
        return None
    return Claim("T", [token.value], LABELLED, start + small[0], token.line, turn=2)


def _named_other(s: Sentence) -> bool:
    """Claim the other of two numbers left: "I have 3 and 6, the 6 on turn 5, the other on 6"."""
    turned = [claim for claim in s.made if claim.field == "T" and claim.turn > 0]
    if len(set(s.in_hand)) != 2 or len(turned) != 1 or turned[0].values[0] not in s.in_hand:
        return False
    place = next((n for n, t in enumerate(s.tokens) if t.low in _REST and n > turned[0].place), -1)
    turn = next((t.value for t in s.tokens[place:] if t.kind == "U" and t.value != turned[0].turn), 0)
    if place < 0 or not turn:
        return False
    other = next(value for value in s.in_hand if value != turned[0].values[0])
    s.made.append(Claim("T", [other], LABELLED, place, s.tokens[place].line, turn=turn))
    return True


def by_size(tokens: Sequence[Token], held: Sequence[int]) -> tuple[int, int] | None:
    """Return two numbers that are left in the order of "bigger one first", None where nothing tells it."""
    lows = {token.low for token in tokens}
    bigger, smaller = bool(lows & _BIGGER), bool(lows & _SMALLER)
    numbers = any(t.kind == "N" and t.low != "one" for t in tokens)
    if len(set(held)) != 2 or bigger == smaller or numbers or "first" not in lows or lows & _UNSETTLED:
        return None
    low, high = sorted(set(held))
    return (high, low) if bigger else (low, high)


def _other_of_two(s: Sentence, place: int) -> None:
    claim = next((c for c in s.made if c.field == "T" and c.turn in (1, 2) and len(c.values) == 1), None)
    if claim is None or claim.values[0] not in s.in_hand or len(set(s.in_hand)) != 2:
        return
    other = next(value for value in s.in_hand if value != claim.values[0])
    s.made.append(Claim("T", [other], LABELLED, place, claim.line, turn=3 - claim.turn))


def _turn_of_one(s: Sentence, place: int) -> int:
    return _behind(s, place, len(s.tokens))[0] or (_ahead(s, place - 4, place) if place > 4 else 0)


def _plain(s: Sentence, place: int) -> bool:
    return plain_after(s, place) or s.low(place + 1) in _GOING_ON


def _turn(s: Sentence, first: int, second: int) -> int:
    """Return the turn that the number at ``first`` is for, 0 where nothing tells."""
    step = first - 1
    while s.low(step) in _STEPS:
        step -= 1
    if s.low(step) in ("before", "after") and all(
        s.low(n) in _STEPS or s.tokens[n].low == "," for n in range(first + 1, second)
    ):
        return 2 if s.low(step) == "before" else 1  # "before the 5 I want the 3"
    nearest = second - 1
    while s.low(nearest) in _STEPS:
        nearest -= 1
    if s.low(nearest) in ("after", "before"):
        return 0  # "6 after the 3" may well be told from the end
    if s.low(step) == "earlier":
        s.tokens[step].low = "first"
    behind, told = _behind(s, first, second)
    of_first = behind or _ahead(s, 0, first)
    of_second = _behind(s, second, len(s.tokens))[0] or _ahead(s, max(first, told) + 1, second)
    if of_first == of_second:
        return 0
    return of_first or 3 - of_second


def _ahead(s: Sentence, start: int, place: int) -> int:
    for step in range(place - 1, start - 1, -1):
        token = s.tokens[step]
        if token.kind in "TDNX":
            return 0
        if not start and token.low in _SECOND - _AT_THE_END:
            return 0  # "oh go on then, 2 and 5"
        if token.low in _FIRST | _SECOND:
            return 1 if token.low in _FIRST else 2
    return 0


def _behind(s: Sentence, place: int, end: int) -> tuple[int, int]:
    """Return the turn that the words right behind a number tell, and where the word stands that does."""
    for step in range(place + 1, min(end, place + 1 + _AFTER)):
        token = s.tokens[step]
        if token.kind in "PTDNX" or token.low in ("and", "but", "then", "followed", "having"):
            break
        if token.low == "this" and any(t.low == "next" for t in s.tokens[step:]):
            return 1, step  # "the 5 this turn and the 6 the next"
        if token.low in _FIRST | _SECOND:
            return (1 if token.low in _FIRST else 2), step
    return 0, -1
