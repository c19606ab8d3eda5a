"""One order changed in the same breath, with a reason or none: "Trapdoor 40. Oh wait, Ty's past there. Make it 45.".

The first number is plainly an order, words that take back follow, and then the number that is to stand, in a clause
that says nothing else. Told so, the new number is put where the old one stood, and what lies between is told no more:
a reason names other players, and spaces, and would be taken for what it is not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from pbm.orders.phrasing import turn_words as words
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["changed_mind"]

_Field = Literal["throw", "door"]

_NEEDS: Final = word_set(
    "no nope wait hang hold stop oops whoops oh sorry actually correction edit apologies scratch scrap strike forget "
    "blast damn drat bother shoot rats thoughts thought reflection hm hmm hmmm changed change lie take pardon nein "
    "moment halt quatsch ach doch korrektur non attendez attends zut oups rectification nee wacht oeps correctie "
    "espera esperad espere perdón ay corrección aspetta aspetti anzi scusa ops momento "
    "noticed realised realized spotted seen remembered looked or ou of o oder not instead than nicht statt anstatt "
    "pas lieu niet plaats vez lugar invece"
)
_VALUES: Final = {
    **dict.fromkeys(("two", "zwei", "deux", "twee", "dos"), 2),
    **dict.fromkeys(("three", "drei", "trois", "drie", "tres", "tre"), 3),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "quattro"), 4),
    **dict.fromkeys(("five", "fünf", "cinq", "vijf", "cinco", "cinque"), 5),
    **dict.fromkeys(("six", "sechs", "zes", "seis"), 6),
}
_NUMBERS: Final = words.spaced(rf"(?<![\w.,:/#£$€]){words.NUMBER}")
_LABELLED: Final = words.spaced(
    rf"\b(?:(?P<throw>{words.THROW})|(?P<door>{words.DOOR}))s?\b\W{{0,3}}"
    r"(?:(?:is|on|at|to|goes|of|a|an|the|my|no|number|space|square|please|auf|bei|ist|est|en|sur|à|la|le|case|op|is|el"
    r"|casilla|su|sulla|il|die|der|de|een|eine|un|una|une)\s){0,4}$"
)
_THROWN: Final = words.spaced(rf"\b{words.THROW}\b")
_JOINED: Final = words.spaced(
    rf"{words.NUMBER},? (?:and|or|with|like|plus|nor|und|oder|wie|et|ou|comme|en|of|zoals|y|o|como|e|come)"
    r" (?:(?:the|my|an?|on|at|die|der|das|le|la|de|het|el|il|auf|en|op|su) ){0,2}$"
)
_DOORS: Final = words.spaced(rf"\b{words.DOOR}\b")
_ENDING: Final = words.spaced(r"[.!?;](?=\s|$)|\n\n")
_ARTICLE: Final = ("a ", "an ", "the ", "my ", "eine ", "die ", "un ", "une ", "le ", "een ", "de ", "el ", "il ")
_ON: Final = words.spaced(r"\b(?:put|move|shift|set|place|stick|pop) (?:it|that|this) ?(?:on|to|at|under)?")
_IN_PLACE: Final = words.spaced(r"\b(?:instead|stattdessen|à la place|in plaats daarvan|en su lugar|invece)\b")
_SORRY: Final = words.spaced(r"^\W{0,3}(?:sorry|apologies|pardon)\b(?! no\b| wait\b)")
"""What only excuses the change, right behind it."""
_HIGH, _LARGEST = 6, 100
_TURNS = 12
_MOST, _REASON, _BEHIND, _NEAR = 3_000, 200, 400, 90
"""Characters of a mail, of a reason, of what follows the new number, and of what follows right behind it."""


class _Number(NamedTuple):
    """A number of a mail: what it is, and where it stands."""

    field: _Field
    value: int
    start: int
    end: int


def changed_mind(lines: Sequence[str], count: int) -> list[str]:
    """Return ``lines``, as many as before, with a number changed in its place where the mail itself changes it.

    ``count`` is how many throws a round has on one board: where that is two, nothing is changed.
    """
    text = "\n".join(lines)
    said = words_in(lines)
    if count != 1 or len(text) > _MOST or not may_be_in(said, _NEEDS):
        return list(lines)
    if not _two_of_a_sort(text):
        return list(lines)
    turns = _turns(text, said)
    for start, end in turns:
        before = _orders_before(text, start, count)
        # "hang on, … Scrap that, a 4": all of it is told no more.
        last = max((number.end for number in before or ()), default=0)
        first = min((each for each, _ in turns if each >= last), default=start)
        told = _changed(text, (first, start, end), before, count) if before else None
        if told is not None:
            return told.split("\n")
        if before is None:
            break
    return list(lines)


def _two_of_a_sort(text: str) -> bool:
    """Whether two different throws, or spaces, are named: an old one and what takes its place."""
    found = list(_NUMBERS.finditer(text))
    values = {_value(each.group()) for each in found}
    if len(values) != 2 or min(values) > _HIGH or max(values) <= _HIGH:
        return len(values) > 1
    small = [_number(text, each) for each in found if _value(each.group()) <= _HIGH]
    return any(number is None or number.field == "door" for number in small)


def _turns(text: str, said: frozenset[str]) -> list[tuple[int, int]]:
    """Return where something is taken back: by words that do so, or by naming the number that gives way."""
    found: list[tuple[int, int]] = []
    for match in words.TURN.finditer(text):
        if found and not text[found[-1][1] : match.start()].strip(" ,.;:!-–—…\n"):
            found[-1] = (found[-1][0], match.end())  # "no, I tell a lie, 27"
        else:
            found.append((match.start(), match.end()))
    ways = words.NEW if may_be_in(said, words.THAN_NEEDS) and words.THAN.search(text) is not None else ()
    named = [match for pattern in ways for match in pattern.finditer(text) if match["than"]]
    return sorted({*found, *((match.start(), match.start()) for match in named)})[:_TURNS]


def _orders_before(text: str, end: int, count: int) -> list[_Number] | None:
    """Return the orders before ``end``, none where there are none yet, None where more is said than a round has."""
    found = [_number(text, number) for number in _NUMBERS.finditer(text, 0, end)]
    orders = [number for number in found if number is not None]
    fields = [number.field for number in orders]
    more = fields.count("throw") > count or fields.count("door") > 1
    plain = all(words.ORDERED.match(text, number.end) for number in orders)
    return None if more or not plain or len(orders) != len(found) else orders


def _number(text: str, found: re.Match[str]) -> _Number | None:
    """Return a number as what its label or its size makes it, None for one that the two are at odds about."""
    value = _value(found.group())
    label = _LABELLED.search(text, max(0, found.start() - 40), found.start())
    field: _Field = "throw" if value <= _HIGH else "door"
    if label is not None:
        field = "throw" if label["throw"] else "door"
    if not 0 < value <= _LARGEST or (field == "throw" and value > _HIGH):
        return None
    return _Number(field, value, found.start(), found.end())


def _changed(text: str, turn: tuple[int, int, int], before: Sequence[_Number], count: int) -> str | None:
    """Return ``text`` with one of the orders ``before`` changed, None where that is not all that is said.

    ``turn`` is where taking back begins at first, where the words that do it begin, and where the reason does.
    """
    first, start, after = turn
    last = after + _REASON + _NEAR
    # A comma may be left out behind what takes back: "no make it 38".
    cut = f"{text[: after - 1]},{text[after:]}" if after > start else text
    found = [match for match in (pattern.search(cut, after, last) for pattern in words.NEW) if match]
    if not found:
        return None
    new = min(found, key=lambda match: (match.start("new"), match.start()))
    if _JOINED.search(text, max(0, new.start("new") - 40), new.start("new")):
        return None  # "I used the 3 and the 6"
    reason = text[after : new.start()]
    gone = text[start:after]  # the words that take back may name what they do
    if words.ELSEWHERE.search(words.TURN.sub(" ", text[first : new.end()])) is not None:
        return None
    bare = new["label"] == "" and not words.PUT.search(new.group()) and not _IN_PLACE.search(new.group())
    if bare and re.search(r"[^\W\d_]", reason):
        return None
    field = _field_of(new, f"{gone} {reason}", before, text[start : new.end()])
    if count > 1 and field != "door":
        return None
    old = next((number for number in before if number.field == field), None)
    if old is None or old.value == _value(new["new"]) or _value(new["new"]) > (_HIGH if field == "throw" else _LARGEST):
        return None
    if new["than"] is not None and _value(new["than"]) != old.value:
        return None
    if any(_value(number.group()) != old.value for number in _NUMBERS.finditer(gone)):
        return None
    end = new.end()
    stays = words.STAYS.match(text, end)
    kept = next((number for number in before if number.field != field), None)
    if stays is not None and kept is not None:
        if stays["value"] is not None and (count > 1 or _value(stays["value"]) != kept.value):
            return None
        end = stays.end()
    if _doubtful(text, old, (start, after, end), reason, before) or _goes_on(text[end:], _value(new["new"]), old, kept):
        return None
    head = text[: old.start] + new["new"] + text[old.end : first].rstrip(" \n,;:(–—-.…")
    told = head + ("" if head.endswith("!") else ".")
    rest = text[end:].lstrip(" .,;:!)–—-")
    lost = text[: len(text) - len(rest)].count("\n") - told.count("\n")
    return told + (" " if not lost and rest else "\n" * lost) + rest


def _field_of(new: re.Match[str], reason: str, before: Sequence[_Number], said: str) -> _Field | None:
    """Return which order a number takes the place of, None where that may be either."""
    value = _value(new["new"])
    label = new["label"]
    if label:
        return "door" if _DOORS.fullmatch(label) else "throw"
    if value > _HIGH:
        return "door"
    if len(before) == 1:
        return before[0].field if before[0].field == "throw" and not _ON.search(said) else None
    throw = next((number.value for number in before if number.field == "throw"), 0)
    door = next((number.value for number in before if number.field == "door"), 0)
    about = {_value(found.group()) for found in _NUMBERS.finditer(reason)}
    if _DOORS.search(reason) or door in about or _ON.search(said):
        return None
    named = throw in about or _THROWN.search(reason) is not None
    return "throw" if named or new["the"].casefold().replace("\n", " ") in _ARTICLE else None


def _doubtful(text: str, old: _Number, bounds: tuple[int, int, int], reason: str, before: Sequence[_Number]) -> bool:
    """Whether the old order, the reason or the new number is told of others, or is open."""
    turn, after, end = bounds
    start = max((found.end() for found in _ENDING.finditer(text, 0, old.start)), default=0)
    if (
        "\n\n" in reason.strip()
        or words.SAID.search(text[start:turn])
        or words.OPEN.search(text[after : end + 2])
        or words.TOLD.search(reason)
    ):
        return True
    values = {number.value for number in before}
    for found in _NUMBERS.finditer(reason):
        clause = re.split(r"[.;!]\s", reason[: found.end()])[-1] + re.split(r"[.;!]\s", reason[found.end() :])[0]
        leads = words.SNAKES.search(clause) or words.PLACED.search(reason[: found.start()])
        if _value(found.group()) not in values and not leads:
            return True
    return False


def _goes_on(behind: str, new: int, old: _Number, kept: _Number | None) -> bool:
    """Whether what stands behind may change it once more: another number of the sort, a doubt, words that take back."""
    behind = _SORRY.sub("", behind)
    if words.OPEN.search(behind[:_NEAR]) or words.AHEAD.search(behind[:_NEAR]) or words.TURN.search(behind[:_BEHIND]):
        return True
    seen = set()
    for found in _NUMBERS.finditer(behind[:_BEHIND]):
        other = _number(behind, found)
        if other is None or (other.field == old.field and other.value != new):
            return True
        if other.field != old.field:
            seen.add(other.value)
    return len(seen) > 1 or (kept is not None and bool(seen - {kept.value}))


def _value(written: str) -> int:
    return int(written) if written.isdigit() else _VALUES[written.casefold()]
