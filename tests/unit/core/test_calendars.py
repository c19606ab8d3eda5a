"""Reading a calendar: words are read generously, and what cannot be read is said back with advice."""

from __future__ import annotations

import contextlib
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.deadlines import read_calendar
from pbm.core.errors import ConfigError
from pbm.core.recurrence import read_recurrence
from pbm.core.zones import WEEKDAYS

LONDON = "Europe/London"
EVERY = 'every = "day 20:00 UTC"'
ZONE = 'zone = "Europe/London"'
WORDS = ["every", "2", "second", "last", "month", "day", "week", "minutes", "on", "20:00", "UTC", "of", *WEEKDAYS]


def messages(raw: dict[str, object]) -> list[str]:
    """Return what is said of a calendar that is refused."""
    with pytest.raises(ConfigError) as refused:
        read_calendar(raw)
    return [str(problem) for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("words", "meaning", "zone"),
    [
        ("2 weeks on Friday 20:00 Europe/London", "every 2 weeks on Friday 20:00", LONDON),
        ("every 2 weeks on Friday at 20:00 Europe/London", "every 2 weeks on Friday 20:00", LONDON),
        ("EVERY other Friday, 8pm (Europe/London)", "every 2 weeks on Friday 20:00", LONDON),
        ("every second Friday 20:00", "every 2 weeks on Friday 20:00", None),
        ("fortnightly on Fridays at 8:00 pm", "every 2 weeks on Friday 20:00", None),
        ("20:00 every two weeks on Friday Europe/London", "every 2 weeks on Friday 20:00", LONDON),
        ("every Friday 20.00", "every week on Friday 20:00", None),
        ("every Tue and Fri 19:30", "every week on Tuesday and Friday 19:30", None),
        ("every weekday at noon", "every week on Monday, Tuesday, Wednesday, Thursday and Friday 12:00", None),
        ("every month on the first Friday 18:00", "every month on the first Friday 18:00", None),
        ("every last Friday of the month 18:00", "every month on the last Friday 18:00", None),
        ("every second Friday of the month 18:00", "every month on the second Friday 18:00", None),
        ("every 2 months on the 15th at 6pm UTC", "every 2 months on day 15 18:00", "UTC"),
        ("monthly on the last day 12am", "every month on the last day 00:00", None),
        ("every day 12:00 UTC", "every day 12:00", "UTC"),
        ("every 10 days 20:00 Europe/Paris", "every 10 days 20:00", "Europe/Paris"),
        ("every 30 seconds", "every 30 seconds", None),
        ("every second", "every second", None),
        ("every 5 minutes UTC", "every 5 minutes", "UTC"),
        ("every 6 hours Europe/London", "every 6 hours", LONDON),
    ],
)
def test_words_are_read_generously(words: str, meaning: str, zone: str | None) -> None:
    """A GM's way of putting it is understood, and what was understood reads back as the same."""
    found, found_zone = read_recurrence(words)
    assert (str(found), found_zone) == (meaning, zone)
    assert read_recurrence(str(found)) == (found, None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("every Friday", "says no time of day, such as 20:00"),
        ("every Friday 25:00", 'says "25:00", which is no time of day: they go from 00:00 to 23:59'),
        ("every Friday 13pm", 'says "13pm", which is no time of day'),
        ("every Firday 20:00", 'says "Firday", which is not understood (did you mean "Friday"?); write it like'),
        ("every 5 minuts", 'says "minuts", which is not understood (did you mean "minutes"?)'),
        ("every blue moon 20:00", 'says "blue", which is not understood; write it like'),
        ("every 2 weeks 20:00", "does not say on which day of the week"),
        ("every 2 weeks on the second Friday 20:00", "numbers a day of the week, which only a month has several of"),
        ("every month 20:00", 'does not say when in the month: "on the first Friday", "on day 15", "on the last day"'),
        ("every month on the 31st 20:00", 'says day 31, which not every month has: say 1 to 28, or "the last day"'),
        ("every month on the 5th Friday 20:00", "can name the first, second, third, fourth or last of one day"),
        ("every last Friday 20:00", 'says "last": of the month?'),
        ("every 3 Friday 20:00", "says 3, but not of what"),
        ("every 0 days 20:00", "says 0 days; it can be 1 to 366"),
        ("every 2 days on Friday 20:00", "names a day, which a recurrence in days does not have"),
        ("every day week 20:00", 'says both "days" and "week"'),
        ("every 5 minutes 20:00", "says a time of day, which minutes do not have: leave 20:00 out"),
        ("every", "does not say every what"),
        ("", "does not say every what"),
    ],
)
def test_words_that_are_not_understood_are_said_back(words: str, said: str) -> None:
    """Each refusal names the words, what is wrong with them, and shows how to write it."""
    (message,) = messages({"every": words, "zone": LONDON})
    assert message.startswith(f'calendar.every: "{words}" ')
    assert said in message
    assert message.endswith('write it like "every 2 weeks on Friday 20:00 Europe/London"')


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("", "calendar: the calendar says neither dates nor every: it needs one (a list of dates, or a recurrence"),
        (
            'dates = ["2026-12-04 20:00"]\nevery = "day 20:00"',
            "calendar: the calendar says both dates and every: keep one",
        ),
        ("every = 14", 'calendar.every: must be words in quotes, such as "2 weeks on Friday 20:00", not a number'),
        ('every = "day 20:00"', "calendar.zone: is missing: say in which time zone the calendar is, such as"),
        (
            'every = "day 20:00"\nzone = 1',
            'calendar.zone: must be a zone in quotes, such as "Europe/London", not a number',
        ),
        (f'{EVERY}\nzone = "Europe/Rome"', 'calendar.zone: is "Europe/Rome", but every says "UTC": keep one'),
        ('every = "day 20:00 Europe/Londn"', 'calendar.every: there is no time zone "Europe/Londn"; did you mean'),
        (f"{EVERY}\nzome = 1", 'calendar.zome: there is no such key; did you mean "zone"?'),
        (f"{EVERY}\nqqq = 1", "calendar.qqq: there is no such key; known are dates, every, zone"),
        (f'{EVERY}\non_skip = "last"', 'calendar.on_skip: must be "next" or "day-after", not "last"'),
        (
            f'{EVERY}\nstart = "4 December"',
            'calendar.start: "4 December" is not a date: write year, month and day, such as',
        ),
        (f'{EVERY}\nskip = "2026-12-25"', "calendar.skip: must be a list in [brackets], not words"),
        (f'{EVERY}\nskip = ["2026-13-25"]', 'calendar.skip: "2026-13-25" is not a date'),
        (f"{EVERY}\nskip = [true]", "calendar.skip: True is not a date"),
        (
            f'{EVERY}\nholidays = ["2026-12-25"]',
            'calendar.holidays: "2026-12-25" is not a holiday: write ["2026-12-20"',
        ),
        (
            f"{EVERY}\nholidays = [{{ from = 2026-12-25 }}]",
            "calendar.holidays: a holiday has from, to, and if you like",
        ),
        (
            f"{EVERY}\nholidays = [{{ from = 2026-12-25, to = 2026-12-26, name = 1 }}]",
            "calendar.holidays: the name of a holiday must be words in quotes, not a number",
        ),
        (
            f'{EVERY}\nholidays = [["2027-01-05", "2026-12-20"]]',
            "the holiday from Tuesday 5 January 2027 ends before it begins, on Sunday 20 December 2026",
        ),
        (f"{EVERY}\nholidays = [[2026-12-20, 2028-01-05]]", "lasts more than a year: is 2028 right?"),
        (f"{ZONE}\ndates = []", 'calendar.dates: the list is empty: give it dates such as "2026-12-04 20:00"'),
        (f'{ZONE}\ndates = "2026-12-04 20:00"', "calendar.dates: must be a list in [brackets], not words"),
        (
            f'{ZONE}\ndates = ["2026-12-04"]',
            '"2026-12-04" is not a date with a time of day: write it like "2026-12-04 20:00"',
        ),
        (f"{ZONE}\ndates = [2026-12-04]", "2026-12-04 is not a date with a time of day"),
        (
            f"{ZONE}\ndates = [2026-12-04 20:00:00Z]",
            "has an offset of its own: leave it off, the zone of the calendar says it",
        ),
        (
            f"{ZONE}\ndates = [2026-12-04 20:00:00, 2026-11-04 20:00:00]",
            "calendar.dates: 2026-11-04 20:00 stands after 2026-12-04 20:00, but does not come after it",
        ),
        (
            f'{ZONE}\ndates = ["2026-12-04 20:00"]\nskip = []',
            "calendar.skip: goes only with every: from a list of dates, simply leave the date out",
        ),
    ],
)
def test_a_bad_calendar_is_refused_with_its_key(toml: str, said: str) -> None:
    """Each mistake has a message that names the key and says what to write."""
    assert any(said in message for message in messages(tomllib.loads(toml)))


def test_all_mistakes_are_said_at_once() -> None:
    """A GM need not mend one mistake to hear of the next."""
    assert len(messages({"every": "day 20:00 Mars/Base", "skip": ["x", "y"], "strat": 1})) == 4


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("Europe/Londn", 'did you mean "Europe/London"?'),
        ("europe/paris", 'did you mean "Europe/Paris"?'),
        ("New York", 'did you mean "America/New_York"?'),
        ("BST", 'did you mean "Europe/London"?'),
        ("Europe", 'zones are named by place, such as "Europe/London"'),
        ("../../etc/passwd", 'zones are named by place, such as "Europe/London"'),
    ],
)
def test_an_unknown_zone_names_the_nearest(name: str, advice: str) -> None:
    """A misspelt zone is refused with the one that was meant, where it can be told."""
    assert messages({"every": "day 20:00", "zone": name}) == [
        f'calendar.zone: there is no time zone "{name}"; {advice}'
    ]


@given(st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join))
def test_no_words_break_the_reader(words: str) -> None:
    """Whatever is written, it is understood (and reads back as the same) or refused."""
    with contextlib.suppress(ConfigError):
        calendar = read_calendar({"every": words}, default_zone="UTC")
        assert read_calendar({"every": str(calendar.every)}, default_zone=calendar.zone) == calendar
