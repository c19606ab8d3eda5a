"""Which moments are a game's deadlines. Reads no clock; the moment to count from is given to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from pbm.core.calendars import Calendar, Holiday, read_calendar
from pbm.core.errors import Problem
from pbm.core.recurrence import Recurrence, days_from
from pbm.core.zones import MONTHS, good_time, in_zone, say_date, to_utc, wall_fault, zone_named

__all__ = [
    "TWO_YEARS",
    "Calendar",
    "Holiday",
    "anchored",
    "check",
    "deadlines",
    "describe",
    "in_zone",
    "next_deadline",
    "read_calendar",
]

TWO_YEARS = timedelta(days=731)
_NONE = timedelta(0)


def next_deadline(calendar: Calendar, after: datetime, at_least: timedelta = _NONE) -> datetime | None:
    """Return the first deadline (UTC) that is later than ``after`` and at least ``at_least`` from it.

    None when the list of dates is exhausted. ``after`` must be aware.
    """
    for moment in deadlines(calendar, after):
        if moment - after >= at_least:
            return moment
    return None


def deadlines(calendar: Calendar, after: datetime) -> Iterator[datetime]:
    """Yield every deadline (UTC) later than ``after``, in order; a recurrence never ends."""
    if after.tzinfo is None:
        raise ValueError("deadlines count from an aware moment")
    after = after.astimezone(UTC)
    rule = calendar.every
    if rule is not None and rule.elapsed is not None:
        yield from _elapsed(calendar, rule.elapsed, after)
        return
    zone = zone_named(calendar.zone)
    for wall in _walls(calendar, after.astimezone(zone).date()):
        moment = to_utc(wall, zone)
        if moment > after:
            yield moment
            after = moment


def _walls(calendar: Calendar, begin: date) -> Iterator[datetime]:
    """Yield the times on the wall, from a day at or before ``begin``."""
    rule = calendar.every
    if rule is None:
        yield from calendar.dates
        return
    at = rule.at or time()
    for day in _days(calendar, rule, begin):
        yield datetime.combine(day, at)


def _days(calendar: Calendar, rule: Recurrence, begin: date) -> Iterator[date]:
    # What was put off by a holiday may land here: begin before any stretch of days that are not free.
    while begin > date.min and not calendar.is_free(begin - timedelta(days=1)):
        begin -= timedelta(days=1)
    last = date.min
    for day in days_from(rule, begin, calendar.start):
        if not calendar.is_free(day):
            if calendar.on_skip == "next":
                continue
            day = _free_day(calendar, day)
        if day > last:  # two that are put off to the same day are one
            yield day
            last = day


def _free_day(calendar: Calendar, day: date) -> date:
    while not calendar.is_free(day):
        day += timedelta(days=1)
    return day


def _elapsed(calendar: Calendar, step: timedelta, after: datetime) -> Iterator[datetime]:
    zone = zone_named(calendar.zone)
    if calendar.start is not None:
        # So that the first one is at the beginning of that day.
        after = max(after, _midnight(calendar.start, zone) - step)
    while True:
        after += step
        there = after.astimezone(zone).date()
        if not calendar.is_free(there):
            after = _midnight(_free_day(calendar, there), zone)
        yield after


def _midnight(day: date, zone: tzinfo) -> datetime:
    return to_utc(datetime.combine(day, time()), zone)


def anchored(calendar: Calendar, after: datetime, at_least: timedelta = _NONE) -> Calendar:
    """Return the calendar with a ``start``, where it needs one and has none.

    "Every 2 weeks on Friday" does not say which Friday is the first: it is then the first that is later than
    ``after`` and at least ``at_least`` from it. To be done once, when a game is made, and the result kept.
    """
    rule = calendar.every
    if rule is None or rule.count == 1 or rule.elapsed is not None or calendar.start is not None:
        return calendar
    every_one = replace(calendar, every=replace(rule, count=1), on_skip="next")
    first = next_deadline(every_one, after, at_least)
    if first is None:
        return calendar
    return replace(calendar, start=first.astimezone(zone_named(calendar.zone)).date())


def check(calendar: Calendar, now: datetime, horizon: timedelta = TWO_YEARS) -> list[Problem]:
    """Return what is wrong with the deadlines of a calendar from ``now`` on; empty when nothing is.

    A time on the wall that never comes, or comes twice, is no deadline. All dates of a list are looked at, and of a
    recurrence those within ``horizon``.
    """
    zone = zone_named(calendar.zone)
    rule = calendar.every
    if rule is not None and rule.elapsed is not None:
        return []
    begin = now.astimezone(zone).date()
    walls = [wall for wall in _until(calendar, begin, begin + horizon) if to_utc(wall, zone) > now]
    key = "calendar.dates" if rule is None else "calendar.every"
    if not walls and rule is None:
        return [Problem("calendar", "every date of the list has passed: add some that are to come", key=key)]
    if not walls:
        return [
            Problem(
                "calendar",
                f"has no deadline in the next {horizon.days} days: look at skip, holidays and start",
                key=key,
            )
        ]
    return [
        _fault(calendar, wall, [other.date() for other in walls], zone, key) for wall in walls if wall_fault(wall, zone)
    ]


def _until(calendar: Calendar, begin: date, end: date) -> Iterator[datetime]:
    for wall in _walls(calendar, begin):
        if calendar.every is not None and wall.date() > end:
            return
        yield wall


def _fault(calendar: Calendar, wall: datetime, days: list[date], zone: tzinfo, key: str) -> Problem:
    fault = wall_fault(wall, zone)
    said = f"{say_date(wall.date())}, {wall:%H:%M}"
    if fault == "skipped":
        what = f"{said} does not exist in {calendar.zone}, where the clocks go forward over it"
    else:
        what = f"{said} comes twice in {calendar.zone}, where the clocks go back"
    if calendar.every is None:
        good = good_time([wall.date()], wall.time(), zone)
        advice = f"the nearest hour that is good on that day is {good:%H:%M}" if good else "choose another day"
    else:
        good = good_time(days, wall.time(), zone)
        advice = f'skip = ["{wall.date()}"] leaves that date out'
        if good:
            advice = f"the nearest hour that is good on every date is {good:%H:%M}; or {advice}"
    return Problem(f"deadline-{fault}", f"{what}; {advice}", key=key)


def describe(calendar: Calendar) -> str:
    """Return the calendar in words, for a GM or for players."""
    if calendar.every is None:
        return f"{'; '.join(f'{say_date(wall.date())}, {wall:%H:%M}' for wall in calendar.dates)} ({calendar.zone})"
    rule = calendar.every
    parts = [f"{rule} ({calendar.zone})" if rule.elapsed is None else str(rule)]
    if calendar.start is not None:
        parts.append(f"from {say_date(calendar.start)}")
    off = [f"on {say_date(day)}" for day in calendar.skip]
    off += [_holiday(holiday) for holiday in calendar.holidays]
    if off:
        then = "left out" if calendar.on_skip == "next" else "put off to the first free day after it"
        parts.append(f"but not {', nor '.join(off)} (a deadline there is {then})")
    return ", ".join(parts)


def _holiday(holiday: Holiday) -> str:
    first, last = holiday.first, holiday.last
    span = f"from {first.day} {MONTHS[first.month - 1]} {first.year} to {last.day} {MONTHS[last.month - 1]} {last.year}"
    return f"{span} ({holiday.name})" if holiday.name else span
