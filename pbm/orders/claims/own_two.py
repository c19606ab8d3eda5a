"""The two throws of a round of two turns, in words of their writer's own: "the 6 in front, the 1 trotting behind it".

Where a mail has just two numbers that throws can be, and something beside each, or between them, tells which comes
first, they are the two throws: as long as nothing in their sentences leaves that open.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.claims.counted import numbers
from pbm.orders.claims.pronouns import names_another
from pbm.orders.tokens.sentence import ASIDE, LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES

__all__ = ["own_two"]

_MOST = 300  # tokens of a mail that is read so
_NEAR = 4  # tokens between what belongs together
_HEADING = 4  # tokens that head a number
_FIRST = word_set(
    "first firstly begin begins beginning start starts starting started starter starters lead leads leading open opens "
    "opening opener front initially kick kicks kicking"
)
_SECOND = word_set(
    "then second secondly follow follows following afterwards afterward thereafter rear behind last lastly finish "
    "finishes finishing finally next end ends ending close closes closing main mains later subsequently"
)
_BETWEEN_BACK = word_set("after behind following succeeding")
_BETWEEN_ON = word_set("before ahead preceding then afterwards thereafter followed next")
_ONLY_LINKS = word_set(
    "the a an my only just right straight immediately of to by and with comes goes come go i play put"
)
_OPEN = (
    HEDGES
    | CONDITIONS
    | word_set(
        "which whichever whether either undecided vice versa wish wished hope hoping thinking think used spent gone "
        "played threw thrown was were had he she they his her he's she's they're your you don't won't can't "
        "cannot nor neither no"
    )
) - word_set("then while when after before once until till or")
_ORDINALS = {"1st": "first", "2nd": "second"}
_FOR_TURN = word_set("on for in at")
_GONE = word_set("gone used spent crossed expended thrown played")
_OR_ELSE = word_set("i else they he she we somebody everyone everybody")


class _Throw:
    """A number that may be a throw: where it stands, and its sentence."""

    def __init__(self, place: int, value: int, span: tuple[int, int]) -> None:
        self.place = place
        self.value = value
        self.span = span


def own_two(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> list[Claim] | None:
    """Return the claims with the two throws that a mail tells in order, None where it tells no such two."""
    if limits.count != 2 or len(tokens) > _MOST:
        return None
    gone = [(start, *_gone(tokens[start:end], limits)) for start, end in spans]
    listed = [c for c in made if c.field == "T" and any(n + first <= c.place <= n + last for n, first, last in gone)]
    made = [c for c in made if c not in listed]
    firm = [c for c in made if c.field == "T" and not c.doubt]
    told = {c.turn for c in firm}
    if listed and len(firm) == 1 and len(firm[0].values) == 2:
        return made
    if {1, 2} <= told or any(len(c.values) == 2 for c in firm) or any(c.override for c in firm):
        return None
    doors = {c.place for c in made if c.field == "D"}
    found = [throw for throw in _throws(tokens, spans, limits) if throw.place not in doors]
    if len(found) != 2 or found[0].value == found[1].value:
        return None
    ends = {throw.span[1] for throw in found}
    asked = any(end < len(tokens) and tokens[end].low == "?" for end in ends)
    first = None if asked or _left_open(tokens, found) else _first_of(tokens, spans, found)
    if first is None:
        return _with_other(tokens, made, firm, found)
    second = found[1] if first is found[0] else found[0]
    kept = [c for c in made if c.field != "T" or c.place not in (first.place, second.place)]
    kept = [c for c in kept if c.field != "T"]
    return kept + [
        Claim("T", [throw.value], LABELLED, throw.place, tokens[throw.place].line, turn=turn, end=throw.place)
        for turn, throw in ((1, first), (2, second))
    ]


def _with_other(
    tokens: Sequence[Token], made: Sequence[Claim], firm: Sequence[Claim], found: Sequence[_Throw]
) -> list[Claim] | None:
    """Return the claims with the other number in doubt, where only one of two is claimed: nobody can tell its place."""
    if (
        len(firm) != 1
        or len(firm[0].values) != 1
        or any(c.field == "T" and c is not firm[0] and c.doubt == "hard" for c in made)
    ):
        return None
    other = next((throw for throw in found if throw.value != firm[0].values[0]), None)
    if other is None or not any(throw.place == firm[0].place for throw in found):
        return None
    line = tokens[other.place].line
    return [*made, Claim("T", [other.value], ASIDE, other.place, line, "soft", "residue", end=other.place)]


def _throws(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], limits: Limits) -> list[_Throw]:
    """Return the numbers of a mail that throws can be, without those that a sentence tells to be gone."""
    found: list[_Throw] = []
    for start, end in spans:
        part = tokens[start:end]
        mine = [
            n
            for n in numbers(part, limits)
            if not (_of_the_set(part, n.place) or names_another(part, n.place, limits.high))
        ]
        first, last = _gone(part, limits)
        mine = [n for n in mine if not first <= n.place <= last]
        found += [_Throw(start + n.place, n.value, (start, end)) for n in mine]
    return found


def _gone(part: Sequence[Token], limits: Limits) -> tuple[int, int]:
    """Return from where to where a sentence lists the numbers that are used up: "with the 1, 2, 4 and 6 all gone"."""
    places = [n.place for n in numbers(part, limits)]
    for first in range(len(places) - 2):
        last = first
        while last + 1 < len(places) and _joined(part, places[last], places[last + 1]):
            last += 1
        around = part[max(0, places[first] - _NEAR) : places[first]], part[places[last] + 1 : places[last] + 1 + _NEAR]
        if last >= first + 2 and any(t.low in _GONE for each in around for t in each):
            return places[first], places[last]
    return -1, -1


def _joined(part: Sequence[Token], first: int, second: int) -> bool:
    between = part[first + 1 : second]
    return len(between) <= _NEAR and all(t.kind == "P" or t.low in ("the", "and", "&", "my") for t in between)


def _of_the_set(part: Sequence[Token], place: int) -> bool:
    """Whether "two" counts what is left: "last two of the set", "the first of the two turns"."""
    before = part[place - 1].low if place else ""
    after = part[place + 1].low if place + 1 < len(part) else ""
    if part[place].value != 2 or part[place].low.isdigit():
        return False
    if before == "the" and place > 1 and part[place - 2].low == "of":
        return True
    return before in ("last", "only", "final") or after in ("of", "left", "turns", "remaining", "throws", "numbers")


def _left_open(tokens: Sequence[Token], found: Sequence[_Throw]) -> bool:
    """Whether the words about the two throws leave open whether they are played, or in which order."""
    for throw in found:
        start, end = throw.span
        part = tokens[start:end]
        reach = max(each.place for each in found if each.span == throw.span) - start
        stop = next((n for n in range(reach, len(part)) if part[n].kind == "P" and part[n].low != "("), len(part))
        if any(t.low in _OPEN for t in part[:stop]):
            return True
        for n in range(stop, len(part)):
            after = part[n + 1].low if n + 1 < len(part) else ""
            if part[n].low in ("or", "unless", "if", "perhaps", "maybe", "whichever") and after not in _OR_ELSE:
                return True
    if any(t.low == "or" for t in tokens[found[0].place : found[1].place]):
        return True
    behind = max(each.span[1] for each in found)
    rest = [t.low for t in tokens[behind : behind + 40]]
    return any(low in ("whichever", "vice", "reverse") for low in rest) or ("other", "way") in pairwise(rest)


def _first_of(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], found: Sequence[_Throw]) -> _Throw | None:
    """Return which of the two comes first, None where nothing tells it or two things differ."""
    one, other = found
    turns = [_turn_named(tokens, spans, each, one.place if each is other else -1) for each in found]
    if turns[0] and turns[1]:
        return None if turns[0] == turns[1] else one if turns[0] < turns[1] else other
    if turns[0] or turns[1]:
        return None
    between = [t.low for t in tokens[one.place + 1 : other.place]]
    if one.span == other.span:
        links = [low for low in between if low not in _ONLY_LINKS and low.isalpha()]
        if links and all(low in _BETWEEN_BACK for low in links) and "only" in between and "," not in between:
            return other  # "the 1 only after the 5"
        if links and links[0] not in ("then",) and all(low in _BETWEEN_ON for low in links) and "," not in between:
            return one
    told = [_of_its_words(tokens, each, found) for each in found]
    if None in told or (told[0] and told[0] == told[1]) or not any(told):
        return None
    if told[0]:
        return one if told[0] == 1 else other
    return other if told[1] == 1 else one


def _turn_named(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], throw: _Throw, behind: int) -> int:
    """Return the turn that a number is "for", or that heads its sentence, or stands before it alone; 0 for none."""
    start = throw.span[0]
    place = next((n for n, span in enumerate(spans) if span == throw.span), 0)
    if place and all(
        t.kind in "UP" or t.low in ("turn", "for") for t in tokens[spans[place - 1][0] : start] if t.kind != "S"
    ):
        start = spans[place - 1][0]
    own = _turn_behind(tokens, throw.place)
    if own:
        return own
    ahead = max(start, behind + (4 if behind >= 0 and _turn_behind(tokens, behind) else 1))
    named = [t.value for t in tokens[ahead : throw.place] if t.kind == "U"]
    return named[-1] if len(set(named)) == 1 else 0


def _turn_behind(tokens: Sequence[Token], place: int) -> int:
    """Return the turn that a number is "for" or "on", right behind it; 0 for none."""
    after = [token for token in tokens[place + 1 : place + 4] if token.low != "turn"]
    return after[1].value if len(after) > 1 and after[0].low in _FOR_TURN and after[1].kind == "U" else 0


def _of_its_words(tokens: Sequence[Token], throw: _Throw, found: Sequence[_Throw]) -> int | None:
    """Return the turn that the words of a number's clause tell, 0 for none, None where they tell both."""
    start, end = throw.span
    start += throw is found[0] and tokens[start].low == "then"  # "well then, here are my two: a 4, a 1"
    low = max([start, *(_cut(tokens, each.place, throw.place) for each in found if start <= each.place < throw.place)])
    sign = next((n for n in range(throw.place - 1, low, -1) if tokens[n].low in (":", "-", "(")), low)
    low = sign if sign - low > _HEADING else low  # "last two of the set for me: 4 first", but "starter: the 4"
    high = min([end, *(_cut(tokens, throw.place, each.place) for each in found if throw.place < each.place < end)])
    words = _told(tokens[low:high])
    return None if len(words) > 1 else sum(words)


def _told(words: Sequence[Token]) -> set[int]:
    """Return the turns that words tell of."""
    lows = {_ORDINALS.get(t.low, t.low) for n, t in enumerate(words) if not (t.low == "then" and _ends(words, n))}
    return {turn for turn, known in ((1, _FIRST), (2, _SECOND)) if lows & known}


def _ends(words: Sequence[Token], place: int) -> bool:
    """Whether a word stands before a sign or at the end: "on turn fifteen, then, and on turn sixteen"."""
    return place + 1 >= len(words) or words[place + 1].kind in "PS"


def _cut(tokens: Sequence[Token], first: int, second: int) -> int:
    """Return where the words of one number end and those of the next begin: at the last sign or "and" between."""
    for n in range(second - 1, first, -1):
        if tokens[n].kind == "P" or tokens[n].low in ("and", "then", "but", "while", "with"):
            return n
    return second
