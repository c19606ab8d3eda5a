"""Recurrences in words, such as "every 2 weeks on Friday 20:00", and the dates they come to."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, time, timedelta
from typing import Literal, TypeAlias

from pbm.core.errors import ConfigError, Problem
from pbm.core.zones import WEEKDAYS

__all__ = ["Recurrence", "Unit", "days_from", "read_recurrence"]

Unit: TypeAlias = Literal["seconds", "minutes", "hours", "days", "weeks", "months"]

ELAPSED: dict[str, timedelta] = {
    "seconds": timedelta(seconds=1),
    "minutes": timedelta(minutes=1),
    "hours": timedelta(hours=1),
}
_LIMITS: dict[Unit, int] = {"seconds": 86400, "minutes": 10080, "hours": 8760, "days": 366, "weeks": 52, "months": 24}
_ORDINALS = ("first", "second", "third", "fourth")
_COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ADVERBS: dict[str, tuple[int, Unit]] = {
    "hourly": (1, "hours"),
    "daily": (1, "days"),
    "weekly": (1, "weeks"),
    "fortnightly": (2, "weeks"),
    "fortnight": (2, "weeks"),
    "monthly": (1, "months"),
}
_UNITS: dict[str, Unit] = {"sec": "seconds", "secs": "seconds", "min": "minutes", "mins": "minutes"}
for _unit in _LIMITS:
    _UNITS[_unit] = _UNITS[_unit.removesuffix("s")] = _unit
_DAYS = {name.lower()[:length]: number for number, name in enumerate(WEEKDAYS) for length in (3, 4, 5, 20)}
_DAYS |= {f"{name.lower()}s": number for number, name in enumerate(WEEKDAYS)}
_FILLERS = {"on", "the", "at", "of", "in", "and", "each", "every"}
_TIME = re.compile(
    r"(?<![\w:.])(?:(?P<h>\d{1,2})[:.](?P<m>\d{2})(?:\s*(?P<half>[ap]m))?|(?P<h2>\d{1,2})\s*(?P<half2>[ap]m)|(?P<noon>noon))(?![\w:])",
    re.IGNORECASE,
)
_EXAMPLE = 'write it like "every 2 weeks on Friday 20:00 Europe/London"'


@dataclass(frozen=True, slots=True, kw_only=True)
class Recurrence:
    """Every ``count`` ``unit``, at ``at`` on the wall; with seconds, minutes and hours, so long after the last.

    ``weekdays`` (Monday 0) belong to weeks, and to months together with ``nth`` (1 … 4, or -1 for the last).
    ``day`` is the day of the month, -1 for the last.
    """

    unit: Unit
    count: int = 1
    at: time | None = None
    weekdays: tuple[int, ...] = ()
    nth: int | None = None
    day: int | None = None

    @property
    def elapsed(self) -> timedelta | None:
        """How long after one deadline the next is; None when the wall's clock and calendar say so."""
        return ELAPSED[self.unit] * self.count if self.unit in ELAPSED else None

    def __str__(self) -> str:
        units = self.unit.removesuffix("s") if self.count == 1 else f"{self.count} {self.unit}"
        days = ", ".join(WEEKDAYS[day] for day in self.weekdays[:-1])
        days += (" and " if days else "") + (WEEKDAYS[self.weekdays[-1]] if self.weekdays else "")
        if self.nth is not None:
            days = f"the {'last' if self.nth < 0 else _ORDINALS[self.nth - 1]} {days}"
        if self.day is not None:
            days = "the last day" if self.day < 0 else f"day {self.day}"
        clock = f" {self.at:%H:%M}" if self.at is not None else ""
        return f"every {units}{f' on {days}' if days else ''}{clock}"


def read_recurrence(text: str, *, key: str = "calendar.every") -> tuple[Recurrence, str | None]:
    """Return the recurrence that words describe, and the zone's name if they end in one.

    ConfigError, saying what was not understood, when they do not.
    """
    clock = _TIME.search(text)
    if clock is None:
        words = text.split()
        # Without a time of day the words can only be so many seconds, minutes or hours, and then perhaps a zone.
        zone = words.pop() if len(words) > 1 and ("/" in words[-1] or words[-1].isupper()) else None
        recurrence = _read_words(words, None, text, key)
        if recurrence.elapsed is None:
            raise _error(text, key, "says no time of day, such as 20:00")
        return recurrence, zone
    after = text[clock.end() :].split()
    zone = after.pop().strip(",()") if after and not _is_known(after[-1]) else None
    recurrence = _read_words([*text[: clock.start()].split(), *after], _read_clock(clock, text, key), text, key)
    if recurrence.elapsed is not None:
        raise _error(text, key, f"says a time of day, which {recurrence.unit} do not have: leave {clock[0]} out")
    return recurrence, zone


def _read_clock(clock: re.Match[str], text: str, key: str) -> time:
    if clock["noon"]:
        return time(12)
    hour, minute = int(clock["h"] or clock["h2"]), int(clock["m"] or 0)
    half = (clock["half"] or clock["half2"] or "").lower()
    if half:
        hour = (hour % 12 if 1 <= hour <= 12 else 99) + (12 if half == "pm" else 0)
    if hour > 23 or minute > 59:
        raise _error(text, key, f'says "{clock[0]}", which is no time of day: they go from 00:00 to 23:59')
    return time(hour, minute)


def _read_words(words: list[str], at: time | None, text: str, key: str) -> Recurrence:
    left = [word for word in (word.strip(",.").lower() for word in words) if word and word not in _FILLERS]
    count, unit, nth, day = 1, None, None, None
    weekdays: list[int] = []
    numbers: list[tuple[int, bool]] = []  # (value, whether an ordinal), until it is known what they count
    for word in left:
        if word in _ADVERBS:
            count, unit = _ADVERBS[word]
        elif word == "weekday":
            weekdays.extend(range(5))
        elif word in _DAYS:
            weekdays.append(_DAYS[word])
            if numbers and numbers[-1][1]:
                nth = numbers.pop()[0]
        elif word == "day" and unit is not None:
            # "month on the last day", "month on day 15": here it is a day of the month, not a unit
            if numbers:
                day = numbers.pop()[0]
            continue
        elif word in _UNITS and (word != "second" or (numbers and not numbers[-1][1]) or left == [word]):
            if unit is not None:
                raise _error(text, key, f'says both "{unit}" and "{word}"')
            unit = _UNITS[word]
            if numbers:
                count = numbers.pop()[0]
        elif (number := _number(word)) is not None:
            numbers.append(number)
        else:
            raise _error(text, key, _not_understood(word, text))
    if nth is not None and unit is None:
        # "every second Friday" is a fortnight; only "of the month" makes it the month's second one.
        if nth < 1:
            raise _error(text, key, 'says "last": of the month? Then say "every month on the last …"')
        count, unit, nth = nth, "weeks", None
    if numbers and day is None and unit == "months":
        day = numbers.pop()[0]
    if numbers:
        raise _error(text, key, f"says {numbers[0][0]}, but not of what")
    if unit is None and weekdays:
        unit = "weeks"
    if unit is None:
        raise _error(text, key, "does not say every what")
    found = Recurrence(unit=unit, count=count, at=at, weekdays=tuple(sorted(set(weekdays))), nth=nth, day=day)
    _check(found, text, key)
    return found


def _number(word: str) -> tuple[int, bool] | None:
    if word.isascii() and word.isdigit() and len(word) < 7:
        return int(word), False
    if match := re.fullmatch(r"(\d{1,2})(?:st|nd|rd|th)", word, re.ASCII):
        return int(match[1]), True
    if word in _COUNTS:
        return _COUNTS.index(word) + 1, False
    if word in _ORDINALS:
        return _ORDINALS.index(word) + 1, True
    return {"other": (2, True), "last": (-1, True)}.get(word)


def _is_known(word: str) -> bool:
    word = word.strip(",.").lower()
    return word in _FILLERS or word in _DAYS or word in _UNITS or word in _ADVERBS or _number(word) is not None


def _not_understood(word: str, text: str) -> str:
    known = [*(name.lower() for name in WEEKDAYS), *_LIMITS, *_ADVERBS]
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.7)
    said = near[0].capitalize() if near and near[0] in _DAYS else near[0] if near else ""
    written = re.search(re.escape(word), text, re.IGNORECASE)
    quoted = written[0] if written else word
    what = "is not understood" if word == text.strip().lower() else f'says "{quoted}", which is not understood'
    return what + (f' (did you mean "{said}"?)' if said else "")


def _check(found: Recurrence, text: str, key: str) -> None:
    unit = found.unit
    if not 1 <= found.count <= _LIMITS[unit]:
        raise _error(text, key, f"says {found.count} {unit}; it can be 1 to {_LIMITS[unit]}")
    if unit == "weeks" and not found.weekdays:
        raise _error(text, key, "does not say on which day of the week")
    if unit == "weeks" and found.nth is not None:
        raise _error(text, key, "numbers a day of the week, which only a month has several of")
    if unit == "months":
        if (found.nth is None) == (found.day is None) or (found.weekdays and found.nth is None):
            raise _error(
                text, key, 'does not say when in the month: "on the first Friday", "on day 15", "on the last day"'
            )
        if found.nth is not None and (len(found.weekdays) != 1 or not (found.nth == -1 or 1 <= found.nth <= 4)):
            raise _error(text, key, "can name the first, second, third, fourth or last of one day of the week")
        if found.day is not None and not (found.day == -1 or 1 <= found.day <= 28):
            raise _error(text, key, f'says day {found.day}, which not every month has: say 1 to 28, or "the last day"')
    elif found.day is not None or found.nth is not None or (found.weekdays and unit != "weeks"):
        raise _error(text, key, f"names a day, which a recurrence in {unit} does not have")


def _error(text: str, key: str, what: str) -> ConfigError:
    return ConfigError(Problem("calendar", f'"{text}" {what}; {_EXAMPLE}', key=key))


def days_from(rule: Recurrence, begin: date, start: date | None) -> Iterator[date]:
    """Yield the days of a recurrence on or after ``begin`` (and ``start``), in order, until the calendar ends.

    ``start`` is what "every 2" counts from. Without it the counting begins on Monday 5 January 1970.
    """
    anchor = start or date(1970, 1, 5)
    begin = max(begin, start) if start else begin
    try:
        if rule.unit == "days":
            behind = -(-(begin - anchor).days // rule.count)
            yield from _stepping(anchor + timedelta(days=behind * rule.count), timedelta(days=rule.count))
        elif rule.unit == "weeks":
            yield from _weeks(rule, begin, anchor)
        else:
            yield from _months(rule, begin, anchor)
    except OverflowError:
        return  # the year 9999: no more dates


def _stepping(day: date, step: timedelta) -> Iterator[date]:
    while True:
        yield day
        day += step


def _weeks(rule: Recurrence, begin: date, anchor: date) -> Iterator[date]:
    # The week that counts as the first is the one of the first named weekday on or after the anchor.
    first = min(anchor + timedelta(days=(weekday - anchor.weekday()) % 7) for weekday in rule.weekdays)
    monday = first - timedelta(days=first.weekday())
    monday += timedelta(weeks=((begin - monday).days // 7) // rule.count * rule.count)
    for week in _stepping(monday, timedelta(weeks=rule.count)):
        for weekday in rule.weekdays:
            day = week + timedelta(days=weekday)
            if day >= begin:
                yield day


def _months(rule: Recurrence, begin: date, anchor: date) -> Iterator[date]:
    first = anchor.year * 12 + anchor.month - 1
    if _month_day(rule, first) < anchor:
        first += 1
    month = first + (begin.year * 12 + begin.month - 1 - first) // rule.count * rule.count
    while month // 12 < date.max.year:
        day = _month_day(rule, month)
        if day >= begin:
            yield day
        month += rule.count


def _month_day(rule: Recurrence, month: int) -> date:
    first = date(month // 12, month % 12 + 1, 1)
    last = date((month + 1) // 12, (month + 1) % 12 + 1, 1) - timedelta(days=1)
    if rule.day is not None:
        return last if rule.day < 0 else first.replace(day=rule.day)
    weekday, nth = rule.weekdays[0], rule.nth or 1
    if nth < 0:
        return last - timedelta(days=(last.weekday() - weekday) % 7)
    return first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (nth - 1))
