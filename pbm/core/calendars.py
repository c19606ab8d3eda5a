"""A game's calendar as a value, and how it is read from the ``[calendar]`` table of a game file or from JSON."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import pairwise
from typing import Literal, cast

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.recurrence import Recurrence, read_recurrence
from pbm.core.zones import say_date, zone_problem

__all__ = ["CALENDAR_KEYS", "Calendar", "Holiday", "OnSkip", "read_calendar"]

OnSkip = Literal["next", "day-after"]

CALENDAR_KEYS = ("dates", "every", "zone", "start", "skip", "holidays", "on_skip")
_LONGEST_HOLIDAY = timedelta(days=366)


@dataclass(frozen=True, slots=True)
class Holiday:
    """Days, both ends included, on which there is no deadline."""

    first: date
    last: date
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Calendar:
    """When the deadlines of a game are: ``dates`` on the wall of ``zone``, or ``every`` so often.

    ``start`` is the earliest day, and what "every 2 weeks" counts from. A recurrence has no deadline on the days of
    ``skip`` and ``holidays``: with ``on_skip`` ``next`` it is left out, with ``day-after`` it is put off to the first
    day that is free.
    """

    zone: str
    dates: tuple[datetime, ...] = ()
    every: Recurrence | None = None
    start: date | None = None
    skip: tuple[date, ...] = ()
    holidays: tuple[Holiday, ...] = ()
    on_skip: OnSkip = "next"

    @classmethod
    def from_json(cls, raw: JsonObject, *, default_zone: str | None = None) -> Calendar:
        """Return the calendar that a ``[calendar]`` table describes; ConfigError with every problem found."""
        return read_calendar(raw, default_zone=default_zone)

    def to_json(self) -> JsonObject:
        """Return the calendar as a table; ``from_json`` of it is an equal calendar."""
        found: dict[str, Json] = {"zone": self.zone}
        if self.every is None:
            found["dates"] = [f"{wall:%Y-%m-%d %H:%M}" for wall in self.dates]
            return found
        found["every"] = str(self.every)
        if self.start is not None:
            found["start"] = self.start.isoformat()
        if self.skip:
            found["skip"] = [day.isoformat() for day in self.skip]
        if self.holidays:
            found["holidays"] = [
                {"from": holiday.first.isoformat(), "to": holiday.last.isoformat(), "name": holiday.name}
                for holiday in self.holidays
            ]
        if self.on_skip != "next":
            found["on_skip"] = self.on_skip
        return found

    def is_free(self, day: date) -> bool:
        """Return whether there may be a deadline on this day."""
        return day not in self.skip and not any(holiday.first <= day <= holiday.last for holiday in self.holidays)


def read_calendar(raw: Mapping[str, object], *, default_zone: str | None = None) -> Calendar:
    """Return the calendar of a table as TOML or JSON has it; ConfigError with every problem found.

    ``default_zone`` serves where the table names none.
    """
    reading = _Reading(raw)
    calendar = reading.calendar(default_zone)
    if calendar is None or reading.problems:
        raise ConfigError(*reading.problems)
    return calendar


@dataclass(slots=True)
class _Reading:
    """One reading of a table: problems are collected, so that a GM hears of all of them at once."""

    raw: Mapping[str, object]
    problems: list[Problem] = field(default_factory=list)
    meant: set[str] = field(default_factory=set)
    """Known keys that unknown ones are taken for slips of."""

    def calendar(self, default_zone: str | None) -> Calendar | None:
        for unknown in (key for key in self.raw if key not in CALENDAR_KEYS):
            near = difflib.get_close_matches(unknown, CALENDAR_KEYS, n=1, cutoff=0.5)
            advice = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(CALENDAR_KEYS)}"
            self.say(unknown, f"there is no such key; {advice}", code="unknown-key")
            self.meant.update(near)
        has_dates, has_every = "dates" in self.raw, "every" in self.raw
        if has_dates == has_every:
            both = "says both dates and every: keep one" if has_dates else "says neither dates nor every: it needs one"
            if has_dates or not self.meant & {"dates", "every"}:
                self.say(
                    "",
                    f'the calendar {both} (a list of dates, or a recurrence such as "every 2 weeks on Friday 20:00")',
                )
            self.of_the_rest()
            return None
        return self.of_dates(default_zone) if has_dates else self.of_recurrence(default_zone)

    def of_the_rest(self) -> None:
        """Read all that stands beside a rule that cannot be read, so that what is wrong with it is told too."""
        if isinstance(self.raw.get("zone"), str):
            self.zone(None, None)
        self.start()
        self.skip()
        self.holidays()
        self.on_skip()

    def of_dates(self, default_zone: str | None) -> Calendar:
        for key in ("start", "skip", "holidays", "on_skip"):
            if key in self.raw:
                self.say(key, "goes only with every: from a list of dates, simply leave the date out")
        dates = tuple(wall for item in self.items("dates") if (wall := self.wall("dates", item)) is not None)
        if not dates and not self.problems:
            self.say("dates", 'the list is empty: give it dates such as "2026-12-04 20:00"')
        for earlier, later in pairwise(dates):
            if later <= earlier:
                self.say(
                    "dates", f"{later:%Y-%m-%d %H:%M} stands after {earlier:%Y-%m-%d %H:%M}, but does not come after it"
                )
        return Calendar(zone=self.zone(None, default_zone), dates=dates)

    def of_recurrence(self, default_zone: str | None) -> Calendar | None:
        words = self.raw["every"]
        if not isinstance(words, str):
            self.say("every", f'must be words in quotes, such as "2 weeks on Friday 20:00", not {_kind(words)}')
            self.of_the_rest()
            return None
        try:
            rule, zone = read_recurrence(words)
        except ConfigError as error:
            self.problems.extend(error.problems)
            self.of_the_rest()
            return None
        return Calendar(
            zone=self.zone(zone, default_zone or ("UTC" if rule.elapsed else None)),
            every=rule,
            start=self.start(),
            skip=self.skip(),
            holidays=self.holidays(),
            on_skip=self.on_skip(),
        )

    def start(self) -> date | None:
        return self.day("start", self.raw["start"]) if "start" in self.raw else None

    def skip(self) -> tuple[date, ...]:
        return tuple(day for item in self.items("skip") if (day := self.day("skip", item)) is not None)

    def holidays(self) -> tuple[Holiday, ...]:
        return tuple(found for item in self.items("holidays") if (found := self.holiday(item)) is not None)

    def on_skip(self) -> OnSkip:
        said = self.raw.get("on_skip", "next")
        if said not in ("next", "day-after"):
            self.say("on_skip", f'must be "next" or "day-after", not {_quoted(said)}')
        return cast(OnSkip, said)

    def zone(self, in_words: str | None, default: str | None) -> str:
        named = self.raw.get("zone")
        if named is not None and not isinstance(named, str):
            self.say("zone", f'must be a zone in quotes, such as "Europe/London", not {_kind(named)}')
            return ""
        if named and in_words and named != in_words:
            self.say("zone", f'is "{named}", but every says "{in_words}": keep one')
        zone, key = (in_words, "every") if in_words else (named, "zone")
        zone = zone or default
        if not zone and "zone" in self.meant:
            return ""
        if not zone:
            self.say(
                "zone",
                'is missing: say in which time zone the calendar is, such as "Europe/London"',
                code="missing-key",
            )
            return ""
        problem = zone_problem(zone, key=f"calendar.{key}")
        if problem is not None:
            self.problems.append(problem)
        return zone

    def items(self, key: str) -> Sequence[object]:
        value = self.raw.get(key, [])
        if isinstance(value, str) or not isinstance(value, Sequence):
            self.say(key, f"must be a list in [brackets], not {_kind(value)}")
            return ()
        return value

    def day(self, key: str, value: object) -> date | None:
        if isinstance(value, date) and not isinstance(value, datetime):
            return value
        if isinstance(value, str):
            try:
                return date.fromisoformat(value.strip())
            except ValueError:
                pass
        self.say(key, f'{_quoted(value)} is not a date: write year, month and day, such as "2026-12-25"')
        return None

    def wall(self, key: str, value: object) -> datetime | None:
        wall = value if isinstance(value, datetime) else None
        if isinstance(value, str):
            # A date alone would be read as midnight, which nobody means by it.
            try:
                wall = datetime.fromisoformat(value.strip()) if ":" in value else None
            except ValueError:
                wall = None
        if wall is None:
            self.say(key, f'{_quoted(value)} is not a date with a time of day: write it like "2026-12-04 20:00"')
            return None
        if wall.tzinfo is not None:
            self.say(key, f"{_quoted(value)} has an offset of its own: leave it off, the zone of the calendar says it")
            return None
        return wall.replace(second=0, microsecond=0)

    def holiday(self, value: object) -> Holiday | None:
        name: object = ""
        if isinstance(value, Mapping):
            if not {"from", "to"} <= set(value) <= {"from", "to", "name"}:
                self.say("holidays", "a holiday has from, to, and if you like a name, and nothing else")
                return None
            ends: Sequence[object] = (value["from"], value["to"])
            name = value.get("name", "")
        elif isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2:
            ends = value
        else:
            self.say(
                "holidays",
                f'{_quoted(value)} is not a holiday: write ["2026-12-20", "2027-01-05"], its first and last day',
            )
            return None
        if not isinstance(name, str):
            self.say("holidays", f"the name of a holiday must be words in quotes, not {_kind(name)}")
            return None
        first, last = (self.day("holidays", end) for end in ends)
        if first is None or last is None:
            return None
        if last < first:
            self.say("holidays", f"the holiday from {say_date(first)} ends before it begins, on {say_date(last)}")
        if last - first > _LONGEST_HOLIDAY:
            self.say("holidays", f"the holiday from {say_date(first)} lasts more than a year: is {last.year} right?")
        return Holiday(first, last, name)

    def say(self, key: str, message: str, *, code: str = "calendar") -> None:
        self.problems.append(Problem(code, message, key=f"calendar.{key}" if key else "calendar"))


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    names = (
        (str, "words"),
        (int, "a number"),
        (float, "a number"),
        (Mapping, "a table"),
        (date, "a date"),
        (Sequence, "a list"),
    )
    return next((name for kind, name in names if isinstance(value, kind)), "this")


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
