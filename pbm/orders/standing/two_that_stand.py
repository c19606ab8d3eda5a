"""How the two throws of a round of two turns that stand are to change: "swap my throws", "big one first".

Whoever has the standing orders in front of them sees what is meant where a mail says no more than that. Each part of
it has to be known: the change itself, what stays, a trapdoor, a word of thanks, a name. All that is said of the throws
has to come to the same, and a number that gives way has to stand where it is said to.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pbm.orders.late import late
from pbm.orders.standing.addressed import unaddressed
from pbm.orders.standing.kept_standing import kept_standing
from pbm.orders.standing.two_told import (
    BEHIND,
    COURTESY,
    DOOR,
    FIRST,
    GREETING,
    JOINED,
    KEEPS,
    LEADS,
    NUMBERS,
    OF_SIZE,
    OPENING,
    ORDINALS,
    PAIR,
    PLEASE,
    PUT,
    SAME,
    SECOND,
    SECOND_FIRST,
    SMALLER,
    TURNED,
    UNDOING,
    WHETHER_I,
    WHETHER_YOU,
)

__all__ = ["Change", "Stands", "names_a_throw", "two_changed"]

_LONGEST: Final = 400  # characters of such a mail
_MOST_PARTS: Final = 16
_PART: Final = late(r"(?P<said>[^.!?;:,\n()…–—]+)(?P<end>[.!?;:,\n()…–—\s]*)")
_IE: Final = late(r"\b(?:i\.\s?e\.?|d\.\s?h\.?),?\s")
_ORDINAL_DOT: Final = late(r"\b(\d{1,3})\.\s(?=(?:zug|wurf)\b)")
_DASH: Final = late(r"\s-{1,2}\s")
_COMMA_IN_PAIR: Final = late(r"(?<!\d)([1-6])\s?,\s?(?=[1-6](?!\d))")
_COMMA_AHEAD: Final = late(
    r",\s(?=(?:and )?(?:not|nicht|pas|niet|non)\s(?:(?:an?|the|die|eine|le|un|de|een|il) )?[1-6](?!\d))"
)
_COMMA_BEHIND: Final = late(
    r"\b((?:turn|zug|tour|beurt|turno) \d{1,3}"
    r"|(?:first|second|1st|2nd|ersten?r?|zweiten?r?|premier|deuxième|eerste|tweede)"
    r" (?:throw|roll|one|wurf|lancer|coup|worp))\s?[,:]\s"
)
_SAME_THROWS: Final = late(r"(?i:\bsame (?:two )?(?:throws|rolls))\b")
"""What is the same of throws that stand, and may come in another order: no throw that stays as it is."""
_WORD: Final = late(r"\w+")
_BOTH: Final = 2  # throws, and the number that tells how many they are


class Stands(NamedTuple):
    """The two throws that stand, the turns they are for, and whether a trapdoor stands beside them."""

    throws: tuple[int, int]
    turns: tuple[int, ...]
    door: bool


@dataclass(frozen=True, slots=True)
class Change:
    """The two throws as they come to stand, and the trapdoor that is named beside them, None for none.

    ``named`` says that one of the throws is told by its number: what is meant is then the same whatever stood.
    ``turned`` says that they change places.
    """

    throws: tuple[int, int]
    door: int | None
    named: bool
    turned: bool


@dataclass(slots=True)
class _Told:
    """What the parts of a mail have said so far: how the throws come to stand, and which stay in their place.

    ``put`` has what comes in the place of the first or the second.
    """

    stands: Stands
    throws: set[tuple[int, int]] = field(default_factory=set)
    put: dict[int, int] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)
    named: bool = False
    undone: bool = False
    settled: bool = False
    door: int | None = None


def two_changed(lines: Sequence[str], stands: Stands, names: Collection[str]) -> Change | None:
    """Return how a mail changes the throws that stand, "swap my throws"; None where it says anything else besides.

    ``names`` are those by which its writer and the GM go.
    """
    lines = [_SAME_THROWS.sub("same numbers", line) for line in lines]
    kept = kept_standing(lines)
    if kept is not None and (not kept.what <= {"door", "rest"} or ("door" in kept.what and not stands.door)):
        return None
    text = "\n".join(kept.rest if kept is not None else lines).strip()
    if not text or len(text) > _LONGEST:
        return None
    parts = [(" ".join(found["said"].split()), "?" in found["end"]) for found in _PART.finditer(_plainer(text.lower()))]
    parts = [(part, asked) for part, asked in parts if part]
    if not 0 < len(parts) <= _MOST_PARTS:
        return None
    told = _Told(stands)
    known = _own(names)
    for place, (part, asked) in enumerate(parts):
        if not asked and _says_nothing(part, known, first=place == 0):
            continue
        if not _read(unaddressed(part, known), told, asked=asked):
            return None
    return _made(told)


def names_a_throw(lines: Sequence[str]) -> bool:
    """Return whether a mail has a number that may be a throw; "my two throws" has none."""
    words = _WORD.findall("\n".join(lines).lower())
    return any(word.isdigit() or NUMBERS.get(word, _BOTH) != _BOTH for word in words)


def _plainer(text: str) -> str:
    """Return a text without the signs that stand in the middle of what belongs together: "turn 4, the 3, not the 2"."""
    text = _IE.sub("", text.replace("’", "'").replace("¿", "").replace("¡", ""))
    text = _DASH.sub(", ", _ORDINAL_DOT.sub(r"\1 ", text))
    text = _COMMA_AHEAD.sub(" ", _COMMA_IN_PAIR.sub(r"\1 and ", text))
    return _COMMA_BEHIND.sub(r"\1 ", text)


def _own(names: Collection[str]) -> set[str]:
    """Return the words that people sign with or are greeted by, and the letters these begin with."""
    words = {word for name in names for word in name.lower().split()}
    return words | {name.lower() for name in names} | {word[0] for word in words}


def _says_nothing(part: str, known: Collection[str], *, first: bool) -> bool:
    """Whether a part is a courtesy, a greeting or a name; "no" and "wait" open a mail and are none further on."""
    lead = LEADS.match(part)
    for said in (part, part[lead.end() :]) if lead is not None else (part,):
        if said in known or COURTESY.fullmatch(said) is not None or (first and OPENING.fullmatch(said) is not None):
            return True
    greeted = GREETING.fullmatch(part)
    return greeted is not None and (not greeted["who"] or greeted["who"] in known)


def _read(part: str, told: _Told, *, asked: bool) -> bool:
    """Note what a part says of the throws that stand; return whether it is understood to its end."""
    plain, asking = _without_lead(part)
    if asked and not asking:
        return False
    if asking == "i" and PLEASE.search(part) is None:
        return False  # "can I play the 6 before the 1?" asks for the rules
    if any(way(one, told) for one in dict.fromkeys((part, plain)) for way in _WAYS):
        return True
    pieces = JOINED.split(plain)
    return len(pieces) > 1 and all(_read(piece, told, asked=False) for piece in pieces)


def _without_lead(part: str) -> tuple[str, str]:
    """Return a part without what leads to a wish, and whether it asks ``you`` for it, or whether ``i`` may."""
    asking = ""
    for _ in range(4):
        lead = LEADS.match(part)
        part = part[lead.end() :] if lead is not None else part
        for who, pattern in (("you", WHETHER_YOU), ("i", WHETHER_I)):
            found = pattern.match(part) if not asking else None
            if found is not None:
                part, asking = part[found.end() :], who
    return part, asking


def _turned(part: str, told: _Told) -> bool:
    """Both change places: "swap my throws"."""
    if TURNED.fullmatch(part) is None and SECOND_FIRST.fullmatch(part) is None:
        return False
    told.throws.add((told.stands.throws[1], told.stands.throws[0]))
    return True


def _sized(part: str, told: _Told) -> bool:
    """One comes first or last by its size: "big yin first"."""
    found = OF_SIZE.fullmatch(part)
    if found is None:
        return False
    low, high = sorted(told.stands.throws)
    smaller = (found["size"] or found["size2"] or found["size3"]).split()[-1] in SMALLER
    last = bool(found["last"] or found["then"])
    told.throws.add((low, high) if smaller != last else (high, low))
    return True


def _paired(part: str, told: _Told) -> bool:
    """Both are named in their order: "3 and then 4", "the 2 after the 1"."""
    found, behind = PAIR.fullmatch(part), BEHIND.fullmatch(part)
    if found is not None:
        two = (_value(found["one"]), _value(found["other"]))
    elif behind is not None:
        two = (_value(behind["one"]), _value(behind["other"]))
    else:
        return False
    if sorted(two) != sorted(told.stands.throws):
        return False
    told.throws.add(two)
    told.named = told.settled = True
    return True


def _first(part: str, told: _Told) -> bool:
    """One is named that comes first, or second: "the 2 first"."""
    for pattern, place in ((FIRST, 0), (SECOND, 1)):
        found = pattern.fullmatch(part)
        value = _value(found["ahead"] or found["behind"]) if found is not None else 0
        if value in told.stands.throws:
            other = _other(told.stands.throws, value)
            told.throws.add((value, other) if place == 0 else (other, value))
            told.named = True
            return True
    return False


def _put(part: str, told: _Told) -> bool:
    """One is put in the place of another: "turn 4 substitute 3 for the 2", "make the second one a 2"."""
    for pattern in PUT:
        found = pattern.fullmatch(part)
        if found is None:
            continue
        groups = found.groupdict()
        place = _place(groups, told.stands.turns)
        old = groups.get("old")
        if place is None or (old is not None and _value(old) != told.stands.throws[place]):
            return False
        new = _value(found["new"])
        if new == told.stands.throws[place] or told.put.get(place, new) != new:
            return False
        told.put[place] = new
        told.named, told.settled = True, told.settled or old is not None
        return True
    return False


def _keeps(part: str, told: _Told) -> bool:
    """One stays in its place: "leave the 6 where it is"."""
    found = KEEPS.fullmatch(part)
    if found is None:
        return False
    place = found["place"] or found["stays"]
    if place is not None:
        told.kept.add(ORDINALS[place])
        return True
    value = _value(found["one"] or found["same"])
    if value not in told.stands.throws:
        return False
    told.kept.add(told.stands.throws.index(value))
    told.settled = True
    return True


def _beside(part: str, told: _Told) -> bool:
    """A trapdoor is named, what went before is undone, or the same numbers are meant."""
    door = DOOR.fullmatch(part)
    if door is not None:
        known = told.door is None
        told.door = int(door["door"])
        return known
    undone = UNDOING.fullmatch(part) is not None
    told.undone = told.undone or undone
    return undone or SAME.fullmatch(part) is not None


_WAYS: Final[tuple[Callable[[str, _Told], bool], ...]] = (_turned, _sized, _paired, _first, _put, _keeps, _beside)


def _made(told: _Told) -> Change | None:
    """Return the change that all parts agree on, None where they do not, or "scrub that" leaves open what goes."""
    if told.put:
        first, second = (told.put.get(place, stood) for place, stood in enumerate(told.stands.throws))
        told.throws.add((first, second))
    if len(told.throws) != 1 or (told.undone and not told.settled):
        return None
    throws = next(iter(told.throws))
    if throws[0] == throws[1]:
        return None
    if any(throws[place] != told.stands.throws[place] for place in told.kept):
        return None
    turned = throws == (told.stands.throws[1], told.stands.throws[0])
    return Change(throws, told.door, told.named, turned)


def _place(groups: dict[str, str | None], turns: Sequence[int]) -> int | None:
    """Return which of the two is spoken of, by its turn or as the first or second; None for another turn."""
    ordinal = groups.get("place")
    if ordinal is not None:
        return ORDINALS[ordinal]
    turn = int(groups.get("turn") or groups.get("turn2") or 0)
    return turns.index(turn) if turn in turns else None


def _other(two: tuple[int, int], one: int) -> int:
    return two[1] if two[0] == one else two[0]


def _value(word: str) -> int:
    return int(word) if word.isdigit() else NUMBERS[word]
