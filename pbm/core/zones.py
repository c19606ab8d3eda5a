"""Time zones by name: which exist, what the clock on the wall does in them, and how a moment is said in words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, tzinfo
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from pbm.core.errors import ConfigError, Problem
from pbm.core.phrases import Moment

__all__ = [
    "MONTHS",
    "WEEKDAYS",
    "WallFault",
    "find_zone",
    "good_time",
    "in_zone",
    "say_date",
    "say_plain_date",
    "say_weekday",
    "short_time",
    "to_the_second",
    "to_utc",
    "wall_fault",
    "zone_named",
    "zone_problem",
]

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

WallFault: TypeAlias = Literal["skipped", "repeated"]
"""What can be wrong with a time on the wall: the clocks go forward over it, or go back and show it twice."""


# What people call their time in summer and winter; the database has places instead.
_ABBREVIATIONS = {
    "aest": "Australia/Sydney",
    "bst": "Europe/London",
    "cest": "Europe/Paris",
    "cst": "America/Chicago",
    "edt": "America/New_York",
    "est": "America/New_York",
    "hst": "Pacific/Honolulu",
    "ist": "Asia/Kolkata",
    "jst": "Asia/Tokyo",
    "mdt": "America/Denver",
    "mst": "America/Denver",
    "nzst": "Pacific/Auckland",
    "pdt": "America/Los_Angeles",
    "pst": "America/Los_Angeles",
}

# Countries with one clock, and large towns, that the database names otherwise.
_ELSEWHERE = {
    "Europe/London": "uk britain great_britain united_kingdom england scotland wales edinburgh manchester glasgow",
    "Europe/Dublin": "ireland cork",
    "Europe/Berlin": "germany deutschland munich münchen hamburg cologne köln frankfurt stuttgart leipzig",
    "Europe/Paris": "france lyon marseille toulouse",
    "Europe/Amsterdam": "netherlands the_netherlands holland nederland rotterdam the_hague den_haag utrecht",
    "Europe/Brussels": "belgium antwerp ghent",
    "Europe/Rome": "italy italia milan milano turin naples roma",
    "Europe/Vienna": "austria österreich wien graz",
    "Europe/Zurich": "switzerland schweiz suisse geneva genf zürich basel bern",
    "Europe/Warsaw": "poland",
    "Europe/Prague": "czechia",
    "Europe/Copenhagen": "denmark",
    "Europe/Stockholm": "sweden",
    "Europe/Oslo": "norway",
    "Europe/Helsinki": "finland",
    "Europe/Athens": "greece",
    "Asia/Tokyo": "japan",
    "Asia/Kolkata": "india delhi mumbai bangalore",
    "America/New_York": "boston washington philadelphia miami atlanta",
    "America/Los_Angeles": "san_francisco seattle san_diego",
    "America/Chicago": "dallas houston austin minneapolis",
}
_PLACES = {place: zone for zone, places in _ELSEWHERE.items() for place in places.split()}


def zone_named(name: str, *, key: str | None = None) -> ZoneInfo:
    """Return the time zone of this name; ConfigError, with the nearest known name, when there is none."""
    problem = zone_problem(name, key=key)
    if problem is not None:
        raise ConfigError(problem)
    return ZoneInfo(name)


def zone_problem(name: str, *, key: str | None = None) -> Problem | None:
    """Return what is wrong with a zone's name: None when it is known."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        # KeyError: not in the database. ValueError: not a name at all ("../x"). OSError: a folder of it ("Europe").
        near = _nearest_zone(name)
        advice = f'did you mean "{near}"?' if near else 'zones are named by place, such as "Europe/London"'
        return Problem("unknown-zone", f'there is no time zone "{name}"; {advice}', key=key)
    return None


def find_zone(words: str) -> tuple[str | None, str | None]:
    """Return the zone that somebody's words name (in any case, or by its city alone), and else one that is near.

    At most one of the two is there. A name with only letters for a zone's time, such as "BST", is near at best, and
    nothing is near a number of hours, which does not say when the clocks change.
    """
    whole, places = _zone_names()
    wanted = words.strip().replace(" ", "_").lower()
    if wanted in _ABBREVIATIONS:
        return None, _ABBREVIATIONS[wanted]
    for names in (whole, places, _PLACES):
        if wanted in names:
            return names[wanted], None
    return None, None if any(letter.isdigit() for letter in wanted) else _nearest_zone(words)


def _zone_names() -> tuple[dict[str, str], dict[str, str]]:
    """Return every zone by its whole name and by its place alone, both small."""
    known = sorted(available_timezones())
    places: dict[str, str] = {}
    for zone in known:
        if "/" in zone and not zone.startswith("Etc/"):
            places.setdefault(zone.rsplit("/", 1)[-1].lower(), zone)
    return {zone.lower(): zone for zone in known}, places


def _nearest_zone(name: str) -> str | None:
    whole, places = _zone_names()
    wanted = name.strip().replace(" ", "_").lower()
    for names in (whole, places, _ABBREVIATIONS):
        if wanted in names:
            return names[wanted]
    for names, cutoff in ((whole, 0.75), (places, 0.7)):
        near = difflib.get_close_matches(wanted, names, n=1, cutoff=cutoff)
        if near:
            return names[near[0]]
    return None


def wall_fault(wall: datetime, zone: tzinfo) -> WallFault | None:
    """Return whether a wall time (naive) never comes in the zone, or comes twice; None when it comes once."""
    first, second = wall.replace(tzinfo=zone, fold=0), wall.replace(tzinfo=zone, fold=1)
    if first.utcoffset() == second.utcoffset():
        return None
    returned = first.astimezone(UTC).astimezone(zone).replace(tzinfo=None, fold=0)
    return "repeated" if returned == wall else "skipped"


def to_utc(wall: datetime, zone: tzinfo) -> datetime:
    """Return the moment (UTC) of a wall time. Of a time that comes twice it is the first."""
    return wall.replace(tzinfo=zone, fold=0).astimezone(UTC)


def good_time(days: Iterable[date], at: time, zone: tzinfo) -> time | None:
    """Return the whole hour nearest to ``at`` that comes exactly once on each of ``days``; None if no hour does."""
    all_days = tuple(days)
    minutes = at.hour * 60 + at.minute
    # Of two hours equally near, the later: players would rather have an hour more than an hour less.
    for hour in sorted(range(24), key=lambda hour: (abs(hour * 60 - minutes), -hour)):
        if all(wall_fault(datetime.combine(day, time(hour)), zone) is None for day in all_days):
            return time(hour)
    return None


def say_date(day: date) -> Moment:
    """Return a date in words, as in ``Friday 4 December 2026``; in English, whatever the machine's locale."""
    return Moment.of(_date_words(day), date(day.year, day.month, day.day), manner="day")


def say_plain_date(day: date) -> Moment:
    """Return a date in words without its day of the week: ``4 December 2026``."""
    english = f"{day.day} {MONTHS[day.month - 1]} {day.year}"
    return Moment.of(english, date(day.year, day.month, day.day), manner="date")


def say_weekday(day: date) -> Moment:
    """Return the day of the week of a date."""
    return Moment.of(WEEKDAYS[day.weekday()], date(day.year, day.month, day.day), manner="weekday")


def in_zone(moment: datetime, zone_name: str) -> Moment:
    """Return a moment as a person there would say it, as in ``Friday 4 December 2026, 20:00 (Europe/London)``.

    Seconds are said only where there are any. ``moment`` must be aware.
    """
    there = _there(moment, zone_name)
    clock = f"{there:%H:%M:%S}" if there.second else f"{there:%H:%M}"
    return Moment.of(f"{_date_words(there.date())}, {clock} ({zone_name})", moment, zone_name)


def to_the_second(moment: datetime, zone_name: str) -> Moment:
    """Return a moment as ``in_zone`` says it, but always with its seconds: in a list of mails all have one shape.

    ``moment`` must be aware.
    """
    there = _there(moment, zone_name)
    return Moment.of(f"{_date_words(there.date())}, {there:%H:%M:%S} ({zone_name})", moment, zone_name, manner="exact")


def short_time(moment: datetime, zone_name: str) -> Moment:
    """Return a moment as a person there says it in a list: ``Fri 4 December, 20:00``. ``moment`` must be aware."""
    there = _there(moment, zone_name)
    english = f"{WEEKDAYS[there.weekday()][:3]} {there.day} {MONTHS[there.month - 1]}, {there:%H:%M}"
    return Moment.of(english, moment, zone_name, manner="short")


def _date_words(day: date) -> str:
    return f"{WEEKDAYS[day.weekday()]} {day.day} {MONTHS[day.month - 1]} {day.year}"


def _there(moment: datetime, zone_name: str) -> datetime:
    if moment.tzinfo is None:
        raise ValueError("a moment without a time zone cannot be said in another")
    return moment.astimezone(zone_named(zone_name))
