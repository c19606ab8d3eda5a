"""The throw of a mail that tells it in words of its writer's own: "carry me up by six", "I'm giving it the 6".

No list has all the verbs by which people move. What the grammar leaves unclaimed is taken where four things meet: by
its words the number is likely a throw, the writer does something with it or bids it done, nothing in its sentence or
beside it speaks against that, and whatever other number the mail has is plainly one of something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.claims.counted import CountedNumber, numbers
from pbm.orders.claims.only_number import played, undone_beside, unopposed
from pbm.orders.claims.only_number_words import ARTICLES, DAYS, SECOND_BEST, SELF, SUBJECTS, UNDECIDED
from pbm.orders.doubts.of_number import Doubts
from pbm.orders.likelihood import counted, of_number, weights
from pbm.orders.tokens.sentence import SPOKEN, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import HOUSE, LABELS_BEFORE, PLAY_VERBS

__all__ = ["opposed", "own_throw"]

_LIKELY: Final = 0.0
"""From here on a number is likely enough a throw, where nothing speaks against it."""

_PLAYED: Final = -2.0
"""From here on it is likely enough where words that are known have it played."""

_ALONE: Final = 2.0
"""From here on it is likely enough where nothing is said of a trapdoor."""

_OTHER: Final = -1.0
"""Up to here another number is hardly one."""

_BRIEF: Final = 4  # tokens of a question that may be about anything
_MOST: Final = 400  # tokens of a mail that is read so
_FEW: Final = 6  # numbers in it that a throw could be
_LONG: Final = 90  # words of a mail in which a number that only stands somewhere is chat
_CLOSE: Final = 3  # tokens before a number that say which it is
_NEAR: Final = 8  # tokens before a number in which the writer is named
_IDLE = frozenset(("", "in passing", "titled", "residue", "past", "asked", "told", "somebody else", "another turn"))
_GOING_ON = word_set(
    "bc because becuse becos coz cos cuz whilst i i'm i've i'll ill i'd it's along off forward forwards today tonight "
    "instead north south east west upwards further behind beside towards toward"
)
"""Words that may follow a number which a mail's writer does something with."""

_AFTER_ARTICLE = _GOING_ON | word_set("in as by at up down into")
"""Words that may follow "the 6"."""

_BIDDING = word_set(
    "please kindly let let's lets enter give put make send move advance carry take bring push shove hoist lift slide "
    "pop play use set forward onward onwards up off out on gonna time farewell goodbye here here's there's herewith "
    "call book mark note write pencil record register down shift nudge budge march trot drag haul tow heave help have"
)
"""Words with which a sentence bids something done, or tells it without saying by whom."""

_OF_ORDERS = word_set(
    "it it's that that's this one them those which allowed legal still already left got have had enter entered play "
    "played use used move moved right ok okay mind go better wise"
)
"""Words of a question that may be about a throw."""

_ACTING = word_set("throwing playing having throws plays is has going taking using will takes uses")
_STANDING = word_set("stands stays holds remains unchanged")
_NOT_STANDING = word_set("on at where not if unless but me him her out")

_NAMING = LABELS_BEFORE | word_set("stop bus tram train platform gate bay lot route line")
"""Nouns whose number is a name."""


def own_throw(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> Claim | None:
    """Return the throw of a mail that has one number which is likely one, else None."""
    if any(c.field == "T" and (c.doubt != "soft" or c.reason not in _IDLE) for c in made):
        return None
    if limits.count != 1 or len(tokens) > _MOST or any(t.kind == "B" for t in tokens):
        return None
    door = any(c.field == "D" and not c.doubt for c in made)
    if (not door and _of_a_space(tokens, made, limits)) or any(c.field == "D" and c.doubt == "hard" for c in made):
        return None
    if any(t.low in UNDECIDED for t in tokens if t.kind == "W"):
        return None
    found = _found(tokens, spans, {c.place for c in made if c.field == "D"}, limits)
    if not 0 < len(found) <= _FEW:
        return None
    likely, free, span, number = max(found, key=lambda each: each[0])
    part = tokens[span[0] : span[1]]
    long = sum(t.kind in "WNXTD" for t in tokens) > _LONG
    if likely < (_PLAYED if played(part, number) else _LIKELY) or not free or not _ordered(part, number, long=long):
        return None
    if _left_open(tokens, spans, span) or (not door and (len(found) > 1 or likely < _ALONE)):
        return None
    if any(other[3].value != number.value and other[0] > _OTHER and other[1] for other in found):
        return None
    place = span[0] + number.place
    return Claim("T", [number.value], SPOKEN, place, tokens[place].line, end=place)


def _of_a_space(tokens: Sequence[Token], made: Sequence[Claim], limits: Limits) -> bool:
    """Whether a mail says anything of a trapdoor, or has a number that only a space could be."""
    return any(t.kind == "D" or (t.kind == "N" and t.value > limits.high) for t in tokens) or any(
        c.field == "D" for c in made
    )


def _found(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], doors: set[int], limits: Limits
) -> list[tuple[float, bool, tuple[int, int], CountedNumber]]:
    """Return each number that a throw can be: how likely it is one, whether nothing speaks against it, and where."""
    count = counted(tokens, limits.high)
    weighed = weights("throw")
    found: list[tuple[float, bool, tuple[int, int], CountedNumber]] = []
    for start, end in spans:
        part = tokens[start:end]
        ending = tokens[end].low if end < len(tokens) else ""
        for number in numbers(part, limits):
            if start + number.place in doors:
                continue
            likely = weighed.of(of_number(tokens, start + number.place, limits.high, count))
            found.append((likely, _free(part, number, ending, limits), (start, end), number))
    return found


def _left_open(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], own: tuple[int, int]) -> bool:
    """Whether a sentence beside the number's leaves it open, or a question that may be about it."""
    rest = [
        span
        for span in spans
        if span == own
        or tokens[min(span[1], len(tokens) - 1)].low != "?"
        or any(t.kind in "NXTDU" or t.low in _OF_ORDERS for t in tokens[span[0] : span[1]])
        or span[1] - span[0] <= _BRIEF
    ]
    rest = [span for span in rest if not _only_sorry(tokens[span[0] : span[1]])]
    return undone_beside(tokens, rest, own)


def _only_sorry(part: Sequence[Token]) -> bool:
    """Whether a sentence is a courtesy at the end: "sorry for the bother"."""
    opens = [t.low for t in part[:2]] in (["sorry", "for"], ["sorry", "about"], ["sorry", "to"])
    return opens and not any(t.kind in "NXTD" or t.low in _OF_ORDERS for t in part)


def _elsewhen(part: Sequence[Token], number: CountedNumber) -> bool:
    """Whether a number is a habit, or is given up: "up by five every morning", "climbing 3 on Saturday"."""
    after = [t.low for t in part[number.after : number.after + 2]]
    ahead = [t.low for t in part[max(0, number.first - 2) : number.first]]
    given_up = ahead[-1:] == ["up"] and ahead[0] in ("give", "giving", "gave", "given")
    return given_up or after[:1] in (["every"], ["each"]) or (after[:1] == ["on"] and bool(set(after[1:]) & DAYS))


def _free(part: Sequence[Token], number: CountedNumber, ending: str, limits: Limits) -> bool:
    if _stands(part, number):
        return True
    if _elsewhen(part, number) or {t.low for t in part[max(0, number.first - _CLOSE) : number.first]} & SECOND_BEST:
        return False
    going_on = _AFTER_ARTICLE if number.articled or number.stepping else _GOING_ON
    return unopposed(part, number, ending, limits, going_on)


def opposed(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], limits: Limits) -> frozenset[int]:
    """Return the numbers that are nowhere in a mail said so that its writer could mean them for the throw."""
    against: set[int] = set()
    free: set[int] = set()
    for start, end in spans if len(tokens) <= _MOST else ():
        part = tokens[start:end]
        ending = tokens[end].low if end < len(tokens) else ""
        for number in numbers(part, limits):
            reason = Doubts(part, ending).of(number.place, number.place)[1]
            told = reason == "past" or (reason == "somebody else" and _of_a_rival(part))
            (against if told or _named(part, number) or _elsewhen(part, number) else free).add(number.value)
    return frozenset(against - free)


def _of_a_rival(part: Sequence[Token]) -> bool:
    """Whether a sentence tells what another player does: "Lionel's throwing a three"; those of the house may speak."""
    first, after = part[0], part[1] if len(part) > 1 else None
    named = (
        first.text[:1].isupper()
        and not first.text.isupper()
        and first.low.removesuffix("'s") not in HOUSE
        and first.low not in SELF
    )
    acting = first.low.endswith("'s") or (after is not None and after.low in _ACTING)
    return named and acting and after is not None and (after.kind == "T" or after.low in _ACTING)


def _stands(part: Sequence[Token], number: CountedNumber) -> bool:
    """Whether it is said that a number ordered before was right: "the 4 for my move was right and stands"."""
    after = [t.low for t in part[number.after :]]
    firm = (bool(after) and after[-1] in _STANDING) or any(low in _STANDING for low in after[:2])
    return (
        number.articled
        and firm
        and not set(after) & _NOT_STANDING
        and not any(t.kind in "NX" for t in part[number.after :])
    )


def _named(part: Sequence[Token], number: CountedNumber) -> bool:
    """Whether a number is what something is called: "a number 5", "stop 4"; "the number 5" may well be a throw."""
    ahead = [t.low for t in part[max(0, number.place - 2) : number.place]]
    return ahead == ["a", "number"] or (ahead[-1:] != [] and ahead[-1] in _NAMING and ahead[0] not in ("the", "my"))


def _ordered(part: Sequence[Token], number: CountedNumber, *, long: bool) -> bool:
    """Whether the writer does something with a number, or bids it done; no number of a bus is one.

    In a ``long`` mail it does not do that a number stands by itself.
    """
    ahead = [t.low for t in part[: number.first]]
    if _named(part, number):
        return False
    if set(ahead[-_NEAR:]) & SELF or set(ahead[:3]) & (_BIDDING | PLAY_VERBS) or set(ahead) & SUBJECTS:
        return True
    alone = all(t.kind == "P" or t.low in ARTICLES for t in part[: number.first])
    if not long and (alone or part[number.first - 1].kind == "P"):
        return True
    return any(t.low in SELF for t in part[number.after : number.after + 3])
