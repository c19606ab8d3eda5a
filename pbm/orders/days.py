"""Stretches of days as people write them: ``3–17 May``, ``2026-05-03 to 2026-05-17``, ``next week``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from pbm.core.phrases import Phrase, joined, say
from pbm.core.zones import say_date, say_plain_date, say_weekday
from pbm.orders.day_words import BACK, FROM, IDLE, LATER, MONTHS, NEAR, NEXT, TO, UNTIL, WEEKDAYS, plainly
from pbm.orders.late import late

__all__ = ["Days", "Unclear", "are_days", "is_return", "read_days"]

_TOKEN = late(
    r"(?P<iso>\d{4}-\d{1,2}-\d{1,2})(?!\d)"
    r"|(?P<dots>\d{1,2}\.\s?\d{1,2}\.(?:\s?(?:\d{4}|\d{2})(?!\d|\.))?|\d{1,2}\.\d{1,2}(?!\d))"
    r"|(?P<slash>\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?)(?!\d|/)"
    r"|(?P<year>\d{4})(?!\d)"
    r"|(?P<day>\d{1,2})(?P<ordinal>st|nd|rd|th|er|ème|e|º|\.)?(?![^\W_])"
    r"|(?P<span>@(?:next|this|weekend|\d{1,3}))"
    r"|(?P<dash>-)"
    r"|(?P<word>t/m|[^\W\d_]{1,20})\.?"
    r"|(?P<blank>[\s,]{1,200})"
)
_LONGEST = 120
_DAY = timedelta(days=1)
_FAR = timedelta(days=150)  # without years, a stretch longer than this is more likely a slip
_FURTHEST = timedelta(days=366)
_JUST_PASSED = timedelta(days=31)  # days that ended so lately are hardly those of next year


@dataclass(frozen=True, slots=True)
class Days:
    """Days from the first to the last, both included."""

    first: date
    last: date


@dataclass(frozen=True, slots=True)
class Unclear:
    """Why days cannot be told, in a sentence that says how to write them."""

    why: str


class _NoSuchDayError(ValueError):
    """A day that the calendar has not."""


@dataclass(frozen=True, slots=True)
class _Day:
    day: int = 0
    month: int | None = None
    year: int | None = None
    other: int | None = None  # of "3/5": the month, if 3 is the day; the day, if 3 is the month
    near: int | None = None  # days from today
    ordinal: bool = False  # "17th": a day of a month that need not be named
    weekday: int | None = None  # beside a date: what it should be; alone: the next such day
    coming: bool = False  # "next Friday"

    @property
    def dated(self) -> bool:
        """Whether it is a day of some month, rather than one counted from today."""
        return self.day > 0

    @property
    def by_name(self) -> bool:
        """Whether nothing but a weekday is said."""
        return self.weekday is not None and not self.dated


def are_days(text: str) -> bool:
    """Return whether a text is made of nothing but a stretch of days."""
    return len(text) <= _LONGEST and _read(text) is not None


def is_return(text: str) -> bool:
    """Return whether a text names nothing but the day on which somebody is back."""
    found = _read(text) if len(text) <= _LONGEST else None
    return found is not None and found.back and len(found.days) == 1 and not found.span


def read_days(text: str, today: date) -> Days | Unclear:
    """Return the days a text names, the next such days from ``today`` where it names no year.

    Who is back on a day is away until the day before.
    """
    found = _read(text) if len(text) <= _LONGEST else None
    if found is None:
        return _unclear(say("I could not tell which days “{text}” are.", text=text[:60]))
    try:
        days = _of_span(found, today) if found.span or found.lasting else _of_days(found, today)
    except _NoSuchDayError:
        return _unclear(say("I know no such day as in “{text}”.", text=text[:60]))
    if isinstance(days, Unclear):
        return days
    if found.back:
        days = replace(days, last=days.last - _DAY)
    return _sensible(days, found, today)


_ADVICE = say("Please write the month as a word, for example: ABSENT 3 May to 17 May, or ABSENT until 17 May.")
_SINCE_WHEN = say("From when? Please say the first day too, for example: ABSENT 3 May to 17 May.")
_UNTIL_WHEN = say("Until when? Please say the last day too, for example: ABSENT 3 May to 17 May.")


def _unclear(why: Phrase) -> Unclear:
    return Unclear(joined((why, _ADVICE)))


def _sensible(days: Days, found: _Said, today: date) -> Days | Unclear:
    """Return days, unless they are in the wrong order, over, or so long that they are more likely a slip."""
    first, last = days.first, days.last
    if first > last:
        return _unclear(say("The first of these days comes after the last."))
    if last < today:
        return _unclear(say("Those days have passed."))
    if last - first > _FURTHEST:
        return _unclear(say("That would be more than a year."))
    if last - first > _FAR and len(found.days) == 2 and not all(day.year for day in found.days):
        return Unclear(
            say(
                "That would be from {first} to {last}, which is long. Please send the days again, with their years, as "
                "in 17 May 2027.",
                first=say_date(first),
                last=say_date(last),
            )
        )
    if not any(day.year for day in found.days) and last.year > today.year:
        try:
            ended = last.replace(year=last.year - 1)
        except ValueError:
            return days
        if today - _JUST_PASSED <= ended < today and first - today > _JUST_PASSED:
            return Unclear(
                say(
                    "Those days have just passed. If you mean next year's, please send them again with the year: "
                    "{day}.",
                    day=say_plain_date(last),
                )
            )
    return days


def _of_span(found: _Said, today: date) -> Days | Unclear:
    """Return the days of "next week", "this weekend", "for two weeks"; with ``back`` the day of return is the last."""
    if found.lasting:
        if not found.days:
            if found.later:
                return Unclear(_SINCE_WHEN)
            return Days(today, today + (found.lasting - 1) * _DAY)
        first = _forward(found.days[0], today)
        return first if isinstance(first, Unclear) else Days(first, first + (found.lasting - 1) * _DAY)
    monday = today - today.weekday() * _DAY
    if found.span == "next":
        days = Days(monday + 7 * _DAY, monday + 13 * _DAY)
    elif found.span == "this":
        days = Days(today, monday + 6 * _DAY)
    else:
        days = Days(max(today, monday + 5 * _DAY), monday + 6 * _DAY)
    if found.days:
        back = _forward(found.days[0], days.first + _DAY)
        return back if isinstance(back, Unclear) else Days(days.first, back)
    return days


def _of_days(found: _Said, today: date) -> Days | Unclear:
    """Return the days of one or two that are named."""
    settled = _settled(found.days)
    if isinstance(settled, Unclear):
        return settled
    if len(settled) == 1:
        if found.since and not (found.until or found.back):
            return Unclear(_UNTIL_WHEN)
        day = _forward(settled[0], today)
        if isinstance(day, Unclear):
            return day
        return Days(min(today, day) if found.until or found.back else day, day)
    start, end = settled
    if end.by_name or (start.near is None and not start.dated):
        first = _forward(start, today)
        last = first if isinstance(first, Unclear) else _forward(end, first if end.by_name else today)
    else:
        last = _forward(end, today)
        first = last if isinstance(last, Unclear) else _before(start, last, today)
    if isinstance(first, Unclear):
        return first
    if isinstance(last, Unclear):
        return last
    if first < today and start.dated and start.month is None:
        return _unclear(say("Which month do you mean?"))
    return Days(first, last)


def _read(text: str) -> _Said | None:
    """Return what a text says of days; None when it says anything else, or not one or two days."""
    text = plainly(text)
    said = _Said()
    place = 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None or not said.take(match):
            return None
        place = match.end()
    said.close()
    return said if said.whole() else None


@dataclass(slots=True)
class _Said:
    """What has been read so far: the days, the month or weekday that waits for its day, and the words between."""

    days: list[_Day] = field(default_factory=list)
    month: int | None = None
    weekday: int | None = None
    coming: bool = False
    fresh: bool = False  # nothing but idle words since the last day
    until: bool = False
    since: bool = False
    ranged: bool = False
    back: bool = False
    later: bool = False
    article: bool = False
    span: str = ""
    lasting: int = 0

    def whole(self) -> bool:
        """Return whether a stretch of days is said, with a month, a weekday or an ordinal somewhere."""
        if self.month is not None or self.coming or (self.span and self.lasting):
            return False
        if self.lasting:
            return len(self.days) <= 1 and not self.until and not self.back and all(map(_is_told, self.days))
        if self.span:
            return not self.days or (self.back and len(self.days) == 1 and all(map(_is_told, self.days)))
        if not 1 <= len(self.days) <= 2 or (len(self.days) == 2 and not self.ranged):
            return False
        if any(map(_has_month, self.days)):
            return True
        loose = (self.until or self.back) and self.article and len(self.days) == 1
        return all(day.ordinal or loose for day in self.days)

    def take(self, match: re.Match[str]) -> bool:
        """Take the next piece; return whether it can stand here."""
        kind, said = match.lastgroup, match.group()
        if kind == "ordinal":
            kind = "day"
        numbers = [int(number) for number in re.findall(r"\d+", said)]
        if kind == "iso":
            self._add(_Day(numbers[2], numbers[1], numbers[0]))
        elif kind == "dots":
            self._add(_Day(numbers[0], numbers[1], _year(numbers[2:])))
        elif kind == "slash":
            self._add(_Day(numbers[0], None, _year(numbers[2:]), other=numbers[1]))
        elif kind == "day":
            if numbers[0] == 0:
                return False
            self._add(_Day(numbers[0], self.month, ordinal=match["ordinal"] in _ORDINALS))
            self.month = None
        elif kind == "year":
            if not self.days or self.days[-1].year is not None or not 2000 <= numbers[0] <= 2199:
                return False
            self.days[-1] = replace(self.days[-1], year=numbers[0])
        elif kind == "span":
            if self.span or self.lasting:
                return False
            self.span, self.lasting = ("", numbers[0]) if numbers else (said[1:], 0)
        elif kind in ("dash", "word"):
            return self._word(said.rstrip("."))
        return True

    def close(self) -> None:
        """End a weekday that no date has followed: it names the date before it, or is a day by itself."""
        if self.weekday is None:
            return
        last = self.days[-1] if self.days else None
        if self.fresh and last is not None and last.dated and last.weekday is None and not self.coming:
            self.days[-1] = replace(last, weekday=self.weekday)
        else:
            self.days.append(_Day(weekday=self.weekday, coming=self.coming))
        self.weekday, self.coming = None, False

    def _add(self, day: _Day) -> None:
        self.days.append(replace(day, weekday=self.weekday))
        self.weekday, self.fresh = None, True

    def _word(self, word: str) -> bool:
        if word in MONTHS:
            last = self.days[-1] if self.days else None
            if last is not None and last.dated and (last.month, last.other) == (None, None):
                self.days[-1] = replace(last, month=MONTHS[word])
            else:
                self.month = MONTHS[word]
        elif word in WEEKDAYS:
            self.close()
            self.weekday = WEEKDAYS[word]
        elif word in NEXT:
            self.coming = True
        elif word in NEAR:
            self.days.append(_Day(near=NEAR[word]))
        else:
            return self._between(word)
        return True

    def _between(self, word: str) -> bool:
        """Take a word that parts days, or says nothing of them."""
        self.article = self.article or word in _ARTICLES
        if word in IDLE and word not in FROM:
            return True
        self.close()
        self.fresh = False
        if word in TO and self.days:
            self.ranged = True
        elif word in BACK:
            self.back, self.ranged = True, bool(self.days)
        elif word in UNTIL:
            self.until = True
        elif word in FROM:
            self.since = True
        elif word in LATER:
            self.later = True
        else:
            return word in IDLE or (word in TO and word != "-")
        return True


_ORDINALS = ("st", "nd", "rd", "th", "ème", "º")
_ARTICLES = frozenset("the zum le el il al au de jusquau".split())  # noqa: SIM905


def _has_month(day: _Day) -> bool:
    return any(said is not None for said in (day.month, day.other, day.near)) or day.by_name


def _is_told(day: _Day) -> bool:
    return _has_month(day) or day.ordinal


def _year(numbers: list[int]) -> int | None:
    return None if not numbers else numbers[0] if numbers[0] > 99 else 2000 + numbers[0]


def _settled(days: list[_Day]) -> list[_Day] | Unclear:
    """Return days with their months: of "3/5" only where the other day of the pair, or a 13, tells which it is."""
    slashed = [day for day in days if day.other is not None]
    day_first = any(day.day > 12 for day in slashed)
    month_first = any(day.other is not None and day.other > 12 for day in slashed)
    if slashed and not day_first and not month_first and any(day.day != day.other for day in slashed):
        one = slashed[0]
        return _unclear(say("“{day}” can be two different days.", day=f"{one.day}/{one.other}"))
    settled = [
        day
        if day.other is None
        else replace(day, day=day.other, month=day.day, other=None)
        if month_first
        else replace(day, month=day.other, other=None)
        for day in days
    ]
    if len(settled) == 2:
        first, last = settled
        if first.month is None and first.dated and last.dated:
            settled[0] = replace(first, month=last.month, year=first.year or last.year)
        if last.month is None and last.dated and first.dated:
            settled[1] = replace(last, month=settled[0].month, year=last.year or first.year)
    return settled


def _forward(day: _Day, today: date) -> date | Unclear:
    """Return the next such day from today (a weekday: after today), or the day of the year that was said."""
    if day.near is not None:
        return today + day.near * _DAY
    if day.by_name and day.weekday is not None:
        found = today + ((day.weekday - today.weekday() - 1) % 7 + 1) * _DAY
        if day.coming and found.isocalendar()[:2] == today.isocalendar()[:2]:
            return _unclear(say("“Next {weekday}” can be this week's or the next one's.", weekday=say_weekday(found)))
        return found
    return _checked(day, _next_date(day, today))


def _next_date(day: _Day, today: date) -> date:
    if day.year is not None:
        return _date(day.year, day.month, day.day)
    months = [day.month] if day.month is not None else range(1, 13)
    for year in range(today.year, today.year + 9):
        for month in months:
            try:
                found = date(year, month, day.day)
            except ValueError:
                continue
            if found >= today:
                return found
    raise _NoSuchDayError


def _before(day: _Day, last: date, today: date) -> date | Unclear:
    """Return the latest such day that is not after ``last``."""
    if day.near is not None:
        return today + day.near * _DAY
    if day.year is not None:
        return _checked(day, _date(day.year, day.month, day.day))
    if day.month is not None:
        found = _date(last.year, day.month, day.day)
        return _checked(day, found if found <= last else _date(last.year - 1, day.month, day.day))
    month_before = last.replace(day=1) - _DAY
    for month in (last, month_before, month_before.replace(day=1) - _DAY):
        try:
            found = month.replace(day=day.day)
        except ValueError:
            continue
        if found <= last:
            return _checked(day, found)
    raise _NoSuchDayError


def _date(year: int, month: int | None, day: int) -> date:
    try:
        return date(year, month or 0, day)
    except ValueError:
        raise _NoSuchDayError from None


def _checked(day: _Day, found: date) -> date | Unclear:
    """Return a date, unless it is no such weekday as was said beside it."""
    if day.weekday is not None and found.weekday() != day.weekday:
        return _unclear(
            say(
                "{day} is no {weekday}. Which day do you mean?",
                day=say_date(found),
                weekday=say_weekday(found + (day.weekday - found.weekday()) * _DAY),
            )
        )
    return found
