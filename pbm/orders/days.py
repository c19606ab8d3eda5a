"""Stretches of days as people write them: ``3–17 May``, ``2026-05-03 to 2026-05-17``, ``next week``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta

from pbm.core.phrases import Phrase, joined, say
from pbm.core.zones import say_date, say_plain_date, say_weekday
from pbm.orders.day_words import OPEN_END, plainly
from pbm.orders.days_said import Day, Said, days_in

__all__ = ["Days", "Unclear", "are_days", "is_open_end", "is_return", "read_days"]

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
    """Why days cannot be told, in a sentence that says how to write them; ``lasting``: the last one is not said."""

    why: str
    lasting: bool = False


class _NoSuchDayError(ValueError):
    """A day that the calendar has not."""


def are_days(text: str) -> bool:
    """Return whether a text is made of nothing but a stretch of days."""
    return len(text) <= _LONGEST and days_in(text) is not None


def is_open_end(text: str) -> bool:
    """Return whether a text says that nobody knows how long: "until further notice"."""
    return len(text) <= _LONGEST and " ".join(plainly(text).split()) in OPEN_END


def is_return(text: str) -> bool:
    """Return whether a text names nothing but the day on which somebody is back."""
    found = days_in(text) if len(text) <= _LONGEST else None
    return found is not None and found.back and len(found.days) == 1 and not found.span


def read_days(text: str, today: date) -> Days | Unclear:
    """Return the days a text names, the next such days from ``today`` where it names no year.

    Who is back on a day is away until the day before.
    """
    found = days_in(text) if len(text) <= _LONGEST else None
    if is_open_end(text):
        return Unclear(_UNTIL_WHEN, lasting=True)
    if found is None:
        return _unclear(say("I could not tell which days “{text}” are.", text=text[:60]))
    try:
        days = _of_week_and_days(found, today) if found.span or found.lasting else _of_days(found, today)
    except _NoSuchDayError:
        return _unclear(say("I know no such day as in “{text}”.", text=text[:60]))
    if isinstance(days, Unclear):
        return days
    if found.back:
        days = replace(days, last=days.last - _DAY)
    return _sensible(days, found, today)


_ADVICE = say("Please write the month as a word, for example: ABSENT 3 May to 17 May, or ABSENT until 17 May.")
_SINCE_WHEN = say("From when? Please say the first day too, for example: ABSENT 3 May to 17 May.")
_TWO_DAYS = say(
    "That can be two days, or all of them from the first to the last. Please send, for example, ABSENT 3 May to 17 "
    "May, or each day by itself: ABSENT 3 May, and on the next line ABSENT 17 May."
)
_UNTIL_WHEN = say("Until when? Please say the last day too, for example: ABSENT 3 May to 17 May.")


_WHICH_DAYS = say(
    "The days that you name are not those of the week that you name. Please send the days alone, for example: ABSENT "
    "3 May to 17 May."
)


def _unclear(why: Phrase) -> Unclear:
    return Unclear(joined((why, _ADVICE)))


def _sensible(days: Days, found: Said, today: date) -> Days | Unclear:
    """Return days, unless they are in the wrong order, over, or so long that they are more likely a slip."""
    first, last = days.first, days.last
    if first > last:
        return _unclear(say("The first of these days comes after the last."))
    if last < today:
        return Unclear(
            say("Those days have passed. Please send days that are to come, for example: ABSENT 3 May to 17 May.")
        )
    if last - first > _FURTHEST:
        return _unclear(say("That would be more than a year."))
    if last - first > _FAR and _turned(found, first, last):
        return Unclear(
            say("The first of these days comes after the last. Please send them in their order, or with their years.")
        )
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


def _turned(found: Said, first: date, last: date) -> bool:
    """Whether two days would be in order in one year, and are nearly a year apart only as they were turned round."""
    if len(found.days) != 2 or all(day.year for day in found.days):
        return False
    return first.month == last.month and first.day > last.day


def _of_span(found: Said, today: date) -> Days | Unclear:
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


def _of_week_and_days(found: Said, today: date) -> Days | Unclear:
    """Return the days of a week, or those named beside it: "next week, from 21 to 28 December"."""
    if not found.span or not found.days or found.back:
        return _of_span(found, today)
    week = _of_span(replace(found, days=[]), today)
    if isinstance(week, Unclear):
        return week
    if found.since and len(found.days) == 1 and found.days[0].by_name:
        first = _forward(found.days[0], week.first - _DAY)
        return first if isinstance(first, Unclear) else Days(first, week.last)
    days = _of_days(found, week.first - _DAY if all(day.by_name for day in found.days) else today)
    if isinstance(days, Unclear):
        return days
    if days.last < week.first or week.last < days.first:
        return Unclear(_WHICH_DAYS)
    return Days(week.first, days.last) if found.until and len(found.days) == 1 else days


def _of_days(found: Said, today: date) -> Days | Unclear:
    """Return the days of one or two that are named."""
    settled = _settled(found.days)
    if isinstance(settled, Unclear):
        return settled
    if len(settled) == 1:
        if found.since and not (found.until or found.back):
            return Unclear(_UNTIL_WHEN, lasting=True)
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
    if found.listed and last - first > _DAY:
        return Unclear(_TWO_DAYS)
    return Days(first, last)


def _settled(days: list[Day]) -> list[Day] | Unclear:
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


def _forward(day: Day, today: date) -> date | Unclear:
    """Return the next such day from today (a weekday: after today), or the day of the year that was said."""
    if day.near is not None:
        return today + day.near * _DAY
    if day.by_name and day.weekday is not None:
        found = today + ((day.weekday - today.weekday() - 1) % 7 + 1) * _DAY
        if day.coming and found.isocalendar()[:2] == today.isocalendar()[:2]:
            return _unclear(say("“Next {weekday}” can be this week's or the next one's.", weekday=say_weekday(found)))
        return found
    return _checked(day, _next_date(day, today))


def _next_date(day: Day, today: date) -> date:
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


def _before(day: Day, last: date, today: date) -> date | Unclear:
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


def _checked(day: Day, found: date) -> date | Unclear:
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
