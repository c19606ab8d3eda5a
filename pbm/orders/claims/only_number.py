"""The one small number of a short mail: it is the throw, unless something beside it speaks against that.

Where a mail of a few words names its trapdoor and holds just one number that a throw can be, hardly anything else can
be meant by it: "Hurling the six", "just the one pip", "boring old 1". What speaks against it is what makes a number
one of something else, of the past, of somebody else, of a wish, or of a choice that is not made.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.claims.counted import CountedNumber, numbers
from pbm.orders.claims.no_throw import no_throw
from pbm.orders.claims.only_number_words import (
    ABILITY,
    ADJECTIVES,
    AGAINST,
    ARTICLES,
    BACKING_OUT,
    BYGONE,
    DAYS,
    DECIDED,
    FOLLOWING,
    FOR_THE,
    GOVERNED,
    IMPERATIVES,
    NO_GERUNDS,
    NO_SUBJECTS,
    NOT_AFTER,
    OF_OTHERS,
    ORDERED_BE,
    PIECES,
    POSITIONS,
    SECOND_BEST,
    SELF,
    STEPS_OF_MINE,
    SUBJECTS,
    TITLES,
    UNDECIDED,
    UNSURE,
    VAGUE,
    WILLED,
    WILLING,
)
from pbm.orders.doubts.of_number import Doubts
from pbm.orders.doubts.questions import tagged
from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import SPOKEN, Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import (
    AFTER_PLAIN,
    CONDITIONS,
    HEDGES,
    LABELS_BEFORE,
    MEMORY,
    MONTHS,
    NOT_WORDS,
    PLAY_VERBS,
    POLITE,
    STARTERS,
    THIRD_PERSONS,
    UNITS,
    of_manner,
)

__all__ = ["one_of_its_kind", "only_number", "played", "undone_beside", "unopposed"]

_LONGEST = 90  # words of a mail that is read so
_IDLE = frozenset(("", "in passing", "titled", "residue", "past", "asked"))
_PARTING = word_set(", ; - ( ) ... and but so because as since")
_LISTING = frozenset((",", "and", "or"))
_MOVED = WILLED | {"me", "us"}
_TO_STAND = word_set("ahead behind spaces squares steps points away from short")
"""Words after a number that tells where somebody is, and not how old."""
_NEAR = 5
"""Words before a number by which a verb governs it."""


def only_number(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> Claim | None:
    """Return the throw of a short mail that has a plain trapdoor and one small number beside it, else None."""
    if limits.count != 1 or not _with_plain_door(made) or any(c.field == "T" and c.doubt != "soft" for c in made):
        return None
    if len(tokens) > _LONGEST and sum(t.kind in "WNXTDB" for t in tokens) > _LONGEST:
        return None
    doors = {claim.place for claim in made if claim.field == "D"}
    if any(t.kind == "B" for t in tokens) or any(t.low in UNDECIDED for t in tokens if t.kind == "W"):
        return None
    found: list[tuple[int, int, CountedNumber]] = []
    for start, end in spans:
        part = tokens[start:end]
        for number in numbers(part, limits):
            if start + number.place not in doors:
                found.append((start, end, number))
    if len(found) != 1 or any(
        t.kind == "N" and n not in doors and (t.value > limits.high or not t.value) and not _age(tokens, n)
        for n, t in enumerate(tokens)
    ):
        return None
    start, end, number = found[0]
    place = start + number.place
    if any(c.field == "T" and (c.place != place or c.reason not in _IDLE) for c in made):
        return None
    part, ending = tokens[start:end], tokens[end].low if end < len(tokens) else ""
    if not _plain(part, number, ending, limits) or undone_beside(tokens, spans, (start, end)):
        return None
    return Claim("T", [number.value], SPOKEN, place, tokens[place].line, end=place)


def _age(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number tells how old somebody is: "He is 81 and played chess", "my aunt, aged 90,"."""
    before = [t.low for t in tokens[max(0, place - 2) : place]]
    after = tokens[place + 1].low if place + 1 < len(tokens) else ""
    aged = before[-1:] in (["aged"], ["age"]) or before in (["he", "is"], ["she", "is"], ["who", "is"])
    return (aged or before[-1:] in (["he's"], ["she's"])) and after not in _TO_STAND


def _with_plain_door(made: Sequence[Claim]) -> bool:
    doors = [claim for claim in made if claim.field == "D"]
    return any(not claim.doubt for claim in doors) and not any(claim.doubt == "hard" for claim in doors)


@needing({"one"})
def one_of_its_kind(tokens: list[Token], limits: Limits) -> None:
    """Make no number of the "one" in "one four, please" where a round has one throw."""
    if limits.count != 1:
        return
    for place, token in enumerate(tokens[:-1]):
        after = tokens[place + 1]
        apart = not place or tokens[place - 1].kind in "PWS"
        if token.kind == "N" and token.low == "one" and apart and after.kind == "N" and 1 < after.value <= limits.high:
            token.kind = "W"


def _plain(part: Sequence[Token], number: CountedNumber, ending: str, limits: Limits) -> bool:
    """Whether the sentence has a number played, and nothing in it speaks against that."""
    return unopposed(part, number, ending, limits) and played(part, number)


def played(part: Sequence[Token], number: CountedNumber) -> bool:
    """Return whether what stands before a number has its writer play it."""
    begin = _segment(part, number)[0]
    return _acts(part, begin, number) and _governs(part, begin, number)


def unopposed(
    part: Sequence[Token], number: CountedNumber, ending: str, limits: Limits, going_on: frozenset[str] = frozenset()
) -> bool:
    """Return whether nothing in the sentence speaks against a number's being the throw.

    ``going_on`` are words that may follow it, beside those that may follow any number.
    """
    follows = part[number.after].low if number.after < len(part) else ""
    if (follows not in going_on and not _nothing_against_after(part, number)) or no_throw(
        Sentence(part, limits, None, False), number.place
    ):
        return False
    doubts = Doubts(part, ending, limits.count)
    doubt, reason = doubts.of(number.place, number.place)
    settled = number.first and part[number.first - 1].low == "be" and _tagged_on(part)
    if doubt and reason != "past" and not (reason == "asked" and settled):
        return False
    if ending == "?" and doubts.asked and not settled:
        return False
    begin, end = _segment(part, number)
    if begin > 1 and part[begin - 1].low == "but" and part[begin - 2].low in ("anything", "all", "everything", "any"):
        return False
    if _amongnumbers(part, number):
        return False
    ahead = part[begin : number.first]
    rest = part[number.after : end]
    inner = part[number.first : number.place]
    if any(t.low in LABELS_BEFORE | MONTHS | AGAINST for t in inner) or any(
        _is_name(part, n) for n in range(number.first, number.place)
    ):
        return False
    before, behind = {t.low for t in ahead}, {t.low for t in rest}
    if before & AGAINST or behind & UNSURE or (before | behind) & (HEDGES | CONDITIONS | VAGUE):
        return False
    if any(t.kind == "D" for t in ahead):
        return False
    if any(t.low in NOT_WORDS | OF_OTHERS | THIRD_PERSONS for t in ahead) or _past(ahead, rest):
        return False
    return _beyond_door(part, end) or not _leaves_open(part[end:])


def _amongnumbers(part: Sequence[Token], number: CountedNumber) -> bool:
    """Whether a number is one of several that belong together: "3-1", "6ft 4", "2 and 7"."""
    before = part[max(0, number.first - 2) : number.first]
    after = part[number.after : number.after + 2]
    beside = bool(before) and before[-1].kind in "NX"
    beside = beside or (
        len(before) == 2 and before[0].kind in "NX" and before[1].low in ("-", "/", "+", ":", "x", "to")
    )
    return (
        beside
        or _listed(before, part[number.after : number.after + 3])
        or (len(after) == 2 and after[1].kind == "X" and after[0].low in ("-", "/", "+", "and", "to", "by", "x"))
    )


def _listed(before: Sequence[Token], after: Sequence[Token]) -> bool:
    """Whether a number stands in a list of three or more, none of which is singled out: "I have 1, 3 and 6"."""
    joins = [t.low for t in after]
    ahead = len(before) == 2 and before[0].kind == "N" and before[1].low in _LISTING
    behind = len(after) > 1 and after[0].low in _LISTING and (after[1].kind == "N" or joins[1:2] in (["and"], ["or"]))
    return (
        (ahead and behind)
        or (ahead and before[1].low in ("and", "or") and not joins)
        or (behind and joins[0] == "," and len(after) > 2 and after[1].kind == "N" and joins[2] in _LISTING)
    )


def _tagged_on(part: Sequence[Token]) -> bool:
    """Whether a sentence ends in a tag: "…, hasn't it", "…, would you"."""
    last = [t.low for t in part[-2:]]
    return tagged(part) or (len(last) == 2 and last[0].endswith("n't") and last[1] in ("it", "i", "we"))


def _leaves_open(part: Sequence[Token]) -> bool:
    """Whether words hang something on a condition, or on a choice: "might as well" does not."""
    return any(
        t.low in CONDITIONS | HEDGES | VAGUE and (t.low != "might" or [o.low for o in part[n + 1 : n + 2]] != ["as"])
        for n, t in enumerate(part)
    )


def _beyond_door(part: Sequence[Token], place: int) -> bool:
    """Whether a trapdoor stands right behind ``place``, so that what follows is about that."""
    return any(t.kind == "D" for t in part[place : place + _NEAR])


def _segment(part: Sequence[Token], number: CountedNumber) -> tuple[int, int]:
    """Return where the words begin and end that are parted from the others by a sign or by "and"."""
    begin = number.first
    while begin and part[begin - 1].low not in _PARTING:
        begin -= 1
    end = number.after
    while end < len(part) and part[end].low not in _PARTING and part[end].low != ":":
        end += 1
    return begin, end


def _nothing_against_after(part: Sequence[Token], number: CountedNumber) -> bool:
    """Whether what follows a number leaves it alone: no noun that it counts, no place that it is short of."""
    after = part[number.after] if number.after < len(part) else None
    if after is None:
        return True
    then = part[number.after + 1].low if number.after + 1 < len(part) else ""
    if after.kind == "P":
        backs_out = after.low in (",", "-", "...", "(") and then in BACKING_OUT
        return after.low not in ("%", "'", "°", "#", "<", ">", "/", "½") and not backs_out
    if after.low == "on" and then in DAYS:
        return False  # "I am climbing 3 on Saturday"
    if after.kind != "W":
        return after.kind in "TD" and after.low not in UNITS
    third = part[number.after + 2].low if number.after + 2 < len(part) else ""
    if (after.low, then) in FOLLOWING or (after.low, "") in FOLLOWING:
        return True
    if after.low == "for" and then in ("the", "a", "an"):
        return third in FOR_THE or (number.stepping and part[number.after - 1].low in STEPS_OF_MINE)
    ends = number.after + 2 > len(part) or part[number.after + 1].kind in "PD"
    if ends and after.low in POSITIONS - {"closer", "nearer", "further", "down"}:
        return True
    if number.stepping and after.low in POSITIONS:
        return then not in ("of", "from", "me", "him", "her", "them")
    return after.low in AFTER_PLAIN - NOT_AFTER or of_manner(after.low)


def _past(ahead: Sequence[Token], rest: Sequence[Token]) -> bool:
    """Whether the clause of a number tells what was: "had a 3", "my 4 went last month"."""
    mine = max((n for n, t in enumerate(ahead) if t.low in WILLED), default=0)
    lows = [t.low for t in ahead[mine:]]
    past = [low for low in lows if (low in MEMORY | BYGONE or low.endswith("ed")) and low not in DECIDED]
    told = len(past) > (("got", "to") in pairwise(lows))
    gone = any(t.low in MEMORY - {"last", "used"} for t in rest[:3])
    return told or gone or ("used" in [t.low for t in rest[:1]])


def _is_name(part: Sequence[Token], place: int) -> bool:
    """Whether a word is a name by its capital: not the first of its sentence, nor shouted."""
    text = part[place].text
    return place > 0 and part[place].kind == "W" and text[:1].isupper() and text[1:].islower()


def _acts(part: Sequence[Token], begin: int, number: CountedNumber) -> bool:
    """Whether what stands before a number is the player's doing, or nothing but the number's own words."""
    step = max((n for n in range(begin, number.first) if part[n].low in _MOVED), default=begin)
    fillers = STARTERS - ARTICLES | POLITE - {"the", "a", "my", "for", "me"} | {"gonna", "gotta"}
    while (
        step < number.first
        and part[step].kind == "W"
        and (part[step].low in fillers or part[step].low in TITLES or of_manner(part[step].low))
    ):
        if part[step].low in SELF | IMPERATIVES | {"is", "are"}:
            break
        step += 1
    if step == number.first or part[step].kind == "P":
        return True
    low = part[step].low
    ahead = [t.low for t in part[step : number.first]]
    if any(_is_name(part, n) for n in range(step + 1, number.first)):
        return False
    if any(one.endswith("'s") and one not in NO_SUBJECTS for one in ahead):
        return False
    if set(ahead) & SECOND_BEST:
        return False
    if low in SELF | IMPERATIVES | PLAY_VERBS | SUBJECTS or part[step].kind == "T":
        return True
    if low.endswith("ing") and len(low) > 4 and low not in NO_GERUNDS:
        return True
    if low == "you":
        return len(ahead) > 1 and ahead[1] in ABILITY
    if "my" in ahead and ahead[-1] in PIECES:
        return True
    return low in ARTICLES | {"this"} and bool(set(ahead) & SUBJECTS)


def _governs(part: Sequence[Token], begin: int, number: CountedNumber) -> bool:
    """Whether the word before a number lets it be played: "go for a 4" does, "I'm on the 4" does not."""
    head = number.first - 1
    while head >= begin and part[head].low in ("only", "just", "still", "also", "simply", "then", ","):
        head -= 1
    if head < begin:
        return number.articled or number.stepping or number.first == number.place or number.first == begin
    token = part[head]
    low, before = token.low, part[head - 1].low if head > begin else ""
    if low == "/" and before == "w":
        low, before = "with", part[head - 2].low if head - 1 > begin else ""
    lows = [t.low for t in part[begin:head]]
    if low in ("is", "are", "be"):
        if low == "be":
            return bool(set(lows[-3:]) & ORDERED_BE) and not set(lows) & {"could", "would", "might", "may", "can"}
        return bool(set(lows) & SUBJECTS)
    if low in ("have", "has", "got", "get"):
        return low in ("have", "get") and (before in WILLING or (before in ("i", "we") and bool(set(lows) & ABILITY)))
    if head == begin and low in ("up", "off", "out"):
        return True
    if low in GOVERNED:
        verbs = GOVERNED[low]
        return before in verbs or ("..." in verbs and bool(set(lows[-_NEAR:]) & verbs))
    if token.kind in "PNX":
        return low == ":" and len(lows) < _NEAR
    if (
        number.articled
        and not number.stepping
        and part[number.first].text.casefold() not in ("", part[number.first].low)
    ):
        return low in PLAY_VERBS | IMPERATIVES  # "je sors le 3" is a date
    if number.articled or number.stepping or low in PLAY_VERBS | IMPERATIVES | ADJECTIVES | ORDERED_BE | PIECES:
        return not _is_name(part, head)
    willed = bool(set(lows) & WILLING) or lows[:1] == ["i'm"] or lows[:1] == ["im"]
    return (low.endswith("ing") and low not in NO_GERUNDS) or (willed and not _is_name(part, head))


def undone_beside(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], own: tuple[int, int]) -> bool:
    """Whether a sentence beside the number's, or a question anywhere, leaves it open."""
    for n, (start, end) in enumerate(spans):
        if (start, end) == own:
            continue
        part = tokens[start:end]
        lows = [t.low for t in part]
        ending = tokens[end].low if end < len(tokens) else ""
        if any(t.kind == "T" for t in part):
            return True
        door = any(t.kind == "D" for t in part)
        asks = ending == "?" and not door and Doubts(part, ending).asked
        if asks and (set(lows) & (PLAY_VERBS | SELF | {"it", "that", "this"}) or len(part) < 3):
            return True
        near = own in (spans[n - 1] if n else None, spans[n + 1] if n + 1 < len(spans) else None)
        if near and not door and _leaves_open(part):
            return True
        if start > own[0] and lows and lows[0] in BACKING_OUT:
            return True
    return False
