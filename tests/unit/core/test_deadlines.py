"""Calendars: what words mean, which moments are deadlines, and which are refused."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.deadlines import (
    Calendar,
    Holiday,
    anchored,
    check,
    deadlines,
    describe,
    in_zone,
    next_deadline,
    read_calendar,
)
from pbm.core.recurrence import Recurrence
from pbm.core.zones import to_the_second

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
LONDON = "Europe/London"


def of(words: str, **more: object) -> Calendar:
    """Return the calendar of a recurrence."""
    return read_calendar({"every": words, **more}, default_zone=LONDON)


def first(calendar: Calendar, count: int, after: datetime = NOW) -> list[str]:
    """Return the first deadlines, as the calendar's own zone says them."""
    return [
        f"{moment.astimezone(ZoneInfo(calendar.zone)):%a %Y-%m-%d %H:%M}"
        for moment in islice(deadlines(calendar, after), count)
    ]


def test_a_list_of_dates() -> None:
    """Dates come in order, from TOML or from words, and end."""
    as_toml_has_it = datetime(2026, 12, 4, 20, tzinfo=UTC).replace(tzinfo=None)
    calendar = read_calendar({"dates": [as_toml_has_it, "2026-12-18T20:00", "2027-07-01 09:30"], "zone": LONDON})
    assert first(calendar, 9) == ["Fri 2026-12-04 20:00", "Fri 2026-12-18 20:00", "Thu 2027-07-01 09:30"]
    assert next_deadline(calendar, NOW, timedelta(days=10)) == datetime(2026, 12, 18, 20, tzinfo=UTC)
    assert next_deadline(calendar, datetime(2027, 7, 1, 8, 30, tzinfo=UTC)) is None


def test_a_recurrence_keeps_the_time_on_the_wall() -> None:
    """Eight in the evening stays eight in the evening when the clocks change."""
    found = list(islice(deadlines(of("every Friday 20:00"), datetime(2027, 3, 20, tzinfo=UTC)), 2))
    assert found == [datetime(2027, 3, 26, 20, tzinfo=UTC), datetime(2027, 4, 2, 19, tzinfo=UTC)]


def test_two_weeks_count_from_the_start() -> None:
    """The first named weekday on or after ``start`` is the first deadline."""
    assert first(of("2 weeks on Friday 20:00", start="2026-12-09"), 2) == [
        "Fri 2026-12-11 20:00",
        "Fri 2026-12-25 20:00",
    ]
    twice = of("2 weeks on Tuesday and Friday 20:00", start=date(2026, 12, 9))
    assert first(twice, 3) == ["Fri 2026-12-11 20:00", "Tue 2026-12-22 20:00", "Fri 2026-12-25 20:00"]
    assert first(of("10 days 20:00", start="2026-12-09"), 2) == ["Wed 2026-12-09 20:00", "Sat 2026-12-19 20:00"]


def test_months() -> None:
    """Months are counted from the start, and the last day is the last day."""
    assert first(of("month on the last Friday 18:00"), 2) == ["Fri 2026-12-25 18:00", "Fri 2027-01-29 18:00"]
    assert first(of("month on the last day 18:00"), 3) == [
        "Mon 2026-11-30 18:00",
        "Thu 2026-12-31 18:00",
        "Sun 2027-01-31 18:00",
    ]
    spaced = of("2 months on day 15 18:00", start="2026-12-20")
    assert first(spaced, 2) == ["Fri 2027-01-15 18:00", "Mon 2027-03-15 18:00"]


def test_what_needs_a_start_is_given_one() -> None:
    """ "Every 2 weeks" without a start counts from the first date that leaves enough time; others need none."""
    late = anchored(of("2 weeks on Friday 20:00"), NOW, timedelta(days=5))
    assert late.start == date(2026, 12, 11)
    assert first(late, 2) == ["Fri 2026-12-11 20:00", "Fri 2026-12-25 20:00"]
    assert anchored(late, NOW + timedelta(days=30)) == late
    assert anchored(of("every Friday 20:00"), NOW).start is None
    assert anchored(of("every 30 seconds"), NOW).start is None


def test_a_skipped_deadline_moves_to_the_next_date_of_the_recurrence() -> None:
    """A holiday leaves the deadline out, and the counting of fortnights goes on."""
    calendar = of(
        "2 weeks on Friday 20:00", start="2026-12-04", skip=["2026-12-18"], holidays=[["2026-12-30", "2027-01-05"]]
    )
    assert first(calendar, 2) == ["Fri 2026-12-04 20:00", "Fri 2027-01-15 20:00"]


def test_a_skipped_deadline_can_be_put_off_to_the_first_free_day() -> None:
    """With ``day-after`` it comes as soon as the holiday is over, also when the question is asked within it."""
    calendar = of(
        "every Friday 20:00", holidays=[["2026-12-04", "2026-12-14"]], skip=["2026-12-15"], on_skip="day-after"
    )
    assert first(calendar, 2) == ["Wed 2026-12-16 20:00", "Fri 2026-12-18 20:00"]
    assert first(calendar, 1, datetime(2026, 12, 13, tzinfo=UTC)) == ["Wed 2026-12-16 20:00"]


def test_seconds_and_minutes_are_for_rehearsals() -> None:
    """They count from the moment given, and know skipped days too."""
    calendar = of("every 30 seconds")
    assert next_deadline(calendar, NOW) == NOW + timedelta(seconds=30)
    assert next_deadline(calendar, NOW, timedelta(seconds=45)) == NOW + timedelta(seconds=60)
    assert first(of("every 6 hours", skip=["2026-11-30"]), 2) == ["Tue 2026-12-01 00:00", "Tue 2026-12-01 06:00"]
    assert first(of("every 6 hours", start="2026-12-09"), 2) == ["Wed 2026-12-09 00:00", "Wed 2026-12-09 06:00"]
    assert read_calendar({"every": "5 minutes"}).zone == "UTC"


def test_a_moment_without_a_zone_is_a_fault_of_the_caller() -> None:
    """Naive moments are never guessed at."""
    naive = NOW.replace(tzinfo=None)
    with pytest.raises(ValueError, match="aware"):
        next_deadline(of("every Friday 20:00"), naive)
    with pytest.raises(ValueError, match="without a time zone"):
        in_zone(naive, LONDON)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "every day 01:30 Europe/London",
            "calendar.every: Sunday 28 March 2027, 01:30 does not exist in Europe/London, where the clocks go forward "
            'over it; the nearest hour that is good on every date is 02:00; or skip = ["2027-03-28"] leaves that '
            "date out",
        ),
        (
            "every day 01:30 America/New_York",
            "calendar.every: Sunday 7 November 2027, 01:30 comes twice in America/New_York, where the clocks go back; "
            'the nearest hour that is good on every date is 03:00; or skip = ["2027-11-07"] leaves that date out',
        ),
    ],
)
def test_a_recurrence_in_a_skipped_or_repeated_hour_is_refused(words: str, said: str) -> None:
    """All dates of the next two years are looked at, and the hour that is advised is good on all of them."""
    problems = check(of(words), NOW)
    assert said in [str(problem) for problem in problems]
    assert {problem.code for problem in problems} <= {"deadline-skipped", "deadline-repeated"}
    advised = str(problems[0]).split("every date is ")[1][:5]
    assert check(of(words.replace("01:30", advised)), NOW) == []


def test_a_date_in_a_skipped_or_repeated_hour_is_refused() -> None:
    """Of a list, each date that is no deadline is named."""
    calendar = read_calendar({"dates": ["2027-03-28 01:30", "2027-06-01 01:30", "2027-10-31 01:10"], "zone": LONDON})
    assert [str(problem) for problem in check(calendar, NOW)] == [
        "calendar.dates: Sunday 28 March 2027, 01:30 does not exist in Europe/London, where the clocks go forward "
        "over it; the nearest hour that is good on that day is 02:00",
        "calendar.dates: Sunday 31 October 2027, 01:10 comes twice in Europe/London, where the clocks go back; "
        "the nearest hour that is good on that day is 02:00",
    ]


def test_a_skipped_date_heals_the_calendar() -> None:
    """What the message advises works."""
    bad = of("every Sunday 01:30")
    healed = of("every Sunday 01:30", skip=["2027-03-28", "2027-10-31", "2028-03-26", "2028-10-29"])
    assert len(check(bad, NOW)) == 4
    assert check(healed, NOW) == []


def test_a_calendar_without_a_deadline_is_refused() -> None:
    """All dates past, or nothing for two years: neither makes a game."""
    assert [str(problem) for problem in check(read_calendar({"dates": ["2020-01-01 20:00"], "zone": LONDON}), NOW)] == [
        "calendar.dates: every date of the list has passed: add some that are to come"
    ]
    assert [str(problem) for problem in check(of("every day 20:00", start="2036-01-01"), NOW)] == [
        "calendar.every: has no deadline in the next 731 days: look at skip, holidays and start"
    ]
    assert check(of("every 30 seconds"), NOW) == []


def test_a_calendar_in_words() -> None:
    """A GM reads back what was understood."""
    calendar = of(
        "2 weeks on Friday 20:00",
        start="2026-12-04",
        skip=["2027-03-26"],
        holidays=[{"from": "2026-12-20", "to": "2027-01-05", "name": "Christmas"}],
    )
    assert describe(calendar) == (
        "every 2 weeks on Friday 20:00 (Europe/London), from Friday 4 December 2026, but not on Friday 26 March 2027, "
        "nor from 20 December 2026 to 5 January 2027 (Christmas) (a deadline there is left out)"
    )
    assert describe(of("every 30 seconds")) == "every 30 seconds"
    dates = read_calendar({"dates": ["2026-12-04 20:00", "2026-12-18 21:00"], "zone": LONDON})
    assert describe(dates) == "Friday 4 December 2026, 20:00; Friday 18 December 2026, 21:00 (Europe/London)"


def test_a_moment_in_a_players_own_words() -> None:
    """Mails say a deadline by weekday, date, clock and zone; seconds only where there are any."""
    moment = datetime(2026, 12, 4, 20, tzinfo=UTC)
    assert in_zone(moment, LONDON) == "Friday 4 December 2026, 20:00 (Europe/London)"
    assert in_zone(moment, "Pacific/Auckland") == "Saturday 5 December 2026, 09:00 (Pacific/Auckland)"
    assert in_zone(moment.replace(second=30), "UTC") == "Friday 4 December 2026, 20:00:30 (UTC)"


def test_in_a_list_all_moments_have_one_shape() -> None:
    """Their seconds are said also where they are none."""
    moment = datetime(2026, 12, 4, 20, tzinfo=UTC)
    assert to_the_second(moment, LONDON) == "Friday 4 December 2026, 20:00:00 (Europe/London)"
    assert to_the_second(moment.replace(second=9), "UTC") == "Friday 4 December 2026, 20:00:09 (UTC)"


# --- properties -------------------------------------------------------------------------------------

DAYS = st.dates(date(2025, 1, 1), date(2032, 1, 1))
ZONES = st.sampled_from(
    [LONDON, "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kolkata", "Africa/Casablanca", "UTC"]
)
# From nine in the morning to eleven at night no clock of these zones is changed.
TIMES = st.builds(time, st.integers(9, 22), st.integers(0, 59))
RULES = st.one_of(
    st.builds(lambda at, count: Recurrence(unit="days", at=at, count=count), TIMES, st.integers(1, 40)),
    st.builds(
        lambda at, count, days: Recurrence(unit="weeks", at=at, count=count, weekdays=tuple(sorted(days))),
        TIMES,
        st.integers(1, 8),
        st.sets(st.integers(0, 6), min_size=1),
    ),
    st.builds(
        lambda at, count, day: Recurrence(unit="months", at=at, count=count, day=day),
        TIMES,
        st.integers(1, 5),
        st.sampled_from([-1, 1, 15, 28]),
    ),
    st.builds(
        lambda at, count, nth, day: Recurrence(unit="months", at=at, count=count, nth=nth, weekdays=(day,)),
        TIMES,
        st.integers(1, 5),
        st.sampled_from([-1, 1, 2, 3, 4]),
        st.integers(0, 6),
    ),
)
HOLIDAYS = st.lists(
    st.builds(lambda day, length: Holiday(day, day + timedelta(days=length)), DAYS, st.integers(0, 60)), max_size=4
).map(tuple)
CALENDARS = st.builds(
    Calendar,
    zone=ZONES,
    every=RULES,
    start=st.none() | DAYS,
    skip=st.lists(DAYS, max_size=4).map(tuple),
    holidays=HOLIDAYS,
    on_skip=st.sampled_from(["next", "day-after"]),
)
MOMENTS = st.datetimes(datetime(2025, 1, 1), datetime(2031, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - hypothesis wants them so


@given(CALENDARS, MOMENTS)
def test_deadlines_are_in_order_on_free_days_at_the_time_on_the_wall(calendar: Calendar, after: datetime) -> None:
    """Deadlines strictly increase, never fall on a skipped day, and the wall shows the time that was said."""
    assert calendar.every is not None
    found = list(islice(deadlines(calendar, after), 12))
    assert len(found) == 12
    assert all(earlier < later for earlier, later in pairwise([after, *found]))
    for moment in found:
        there = moment.astimezone(ZoneInfo(calendar.zone))
        assert there.time() == calendar.every.at
        assert calendar.is_free(there.date())
        assert calendar.start is None or there.date() >= calendar.start
        if calendar.on_skip == "next" and calendar.every.weekdays:
            assert there.weekday() in calendar.every.weekdays


@given(CALENDARS, MOMENTS, st.integers(0, 11))
def test_where_one_begins_to_count_makes_no_difference(calendar: Calendar, after: datetime, place: int) -> None:
    """Asked anywhere on the way, the calendar goes on as it would have."""
    found = list(islice(deadlines(calendar, after), 13))
    assert next_deadline(calendar, found[place]) == found[place + 1]
    assert next_deadline(calendar, found[place + 1] - timedelta(seconds=1)) == found[place + 1]


def test_a_deadline_put_off_is_still_to_come_on_the_morning_of_its_new_day() -> None:
    """Asked an hour before it, after the holiday that put it off is over, it is the next one."""
    pause = Holiday(date(2025, 4, 1), date(2025, 4, 2))
    calendar = Calendar(
        zone="Europe/London",
        every=Recurrence(unit="days", at=time(9), count=16),
        start=date(2025, 4, 1),
        holidays=(pause,),
        on_skip="day-after",
    )
    due = datetime(2025, 4, 3, 8, tzinfo=UTC)
    assert next_deadline(calendar, due - timedelta(hours=1)) == due
    assert next_deadline(calendar, due - timedelta(days=1)) == due
    assert next_deadline(calendar, due) == datetime(2025, 4, 17, 8, tzinfo=UTC)


@given(CALENDARS)
def test_a_calendar_survives_json(calendar: Calendar) -> None:
    """What is stored with a game is the calendar it was made with."""
    assert Calendar.from_json(calendar.to_json()) == calendar
