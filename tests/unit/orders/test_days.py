"""Stretches of days in many spellings."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.days import Days, Unclear, are_days, read_days

TODAY = date(2026, 4, 20)
MAY = Days(date(2026, 5, 3), date(2026, 5, 17))


@pytest.mark.parametrize(
    "text",
    [
        "3–17 May",
        "3 - 17 May",
        "3 May -> 17 May",
        "3 → 17 May",
        "May 3-17",
        "from 3 to 17 May",
        "from the 3rd until the 17th of May",
        "from May 3 to May 17",
        "Sunday 3 May to Sun 17 May",
        "between 3 May and 17 May 2026",
        "2026-05-03 to 2026-05-17",
        "3.5.-17.5.",
        "3.5. bis 17.5.",
        "3.-17.5.",
        "3.5.2026 - 17.5.26",
        "3/5 to 17/5",
        "5/3-5/17",
        "vom 3. bis 17. Mai",
        "du 3 au 17 mai",
        "van 3 tot en met 17 mei",
        "van 3 t/m 17 mei",
        "del 3 al 17 de mayo",
        "dal 3 al 17 maggio",
    ],
)
def test_the_same_fortnight_in_many_spellings(text: str) -> None:
    """Words, numbers, both orders, six languages; where the year is not said it is the next such time."""
    assert are_days(text)
    assert read_days(text, TODAY) == MAY


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("until 17 May", TODAY, date(2026, 5, 17)),
        ("bis 17. Mai", TODAY, date(2026, 5, 17)),
        ("jusqu'au 17 mai", TODAY, date(2026, 5, 17)),
        ("until tomorrow", TODAY, date(2026, 4, 21)),
        ("3 May", date(2026, 5, 3), date(2026, 5, 3)),
        ("20 Dec - 5 Jan", date(2026, 12, 20), date(2027, 1, 5)),
        ("10 April to 30 April", date(2026, 4, 10), date(2026, 4, 30)),
        ("1 to 9 March", date(2027, 3, 1), date(2027, 3, 9)),
        ("29 Feb", date(2028, 2, 29), date(2028, 2, 29)),
        ("5/5", date(2026, 5, 5), date(2026, 5, 5)),
    ],
)
def test_open_ends_and_years_are_guessed_as_a_person_would(text: str, first: date, last: date) -> None:
    """The next such days, over New Year too; one that has begun counts from when it began."""
    assert read_days(text, TODAY) == Days(first, last)


@pytest.mark.parametrize(
    "text", ["3/5-9/5", "from 3 May", "30 Feb to 2 March", "17 May - 3 May", "3 May 2020 - 5 May 2020", "2026-02-30"]
)
def test_what_can_be_two_things_or_none_is_asked_about(text: str) -> None:
    """These are days, but which is not certain; the answer says how to write them."""
    assert are_days(text)
    found = read_days(text, TODAY)
    assert isinstance(found, Unclear)
    assert found.why.endswith((".", "?"))


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("next week", date(2026, 4, 27), date(2026, 5, 3)),
        ("all next week", date(2026, 4, 27), date(2026, 5, 3)),
        ("nächste Woche", date(2026, 4, 27), date(2026, 5, 3)),
        ("la semaine prochaine", date(2026, 4, 27), date(2026, 5, 3)),
        ("volgende week", date(2026, 4, 27), date(2026, 5, 3)),
        ("la semana que viene", date(2026, 4, 27), date(2026, 5, 3)),
        ("la settimana prossima", date(2026, 4, 27), date(2026, 5, 3)),
        ("next week, from 28 April to 2 May", date(2026, 4, 28), date(2026, 5, 2)),
        ("volgende week, van 27 april tot en met 4 mei", date(2026, 4, 27), date(2026, 5, 4)),
        ("next week Tuesday to Thursday", date(2026, 4, 28), date(2026, 4, 30)),
        ("next week until Friday", date(2026, 4, 27), date(2026, 5, 1)),
        ("next week from Tuesday", date(2026, 4, 28), date(2026, 5, 3)),
        ("this week", TODAY, date(2026, 4, 26)),
        ("for the rest of the week", TODAY, date(2026, 4, 26)),
        ("this weekend", date(2026, 4, 25), date(2026, 4, 26)),
        ("tomorrow", date(2026, 4, 21), date(2026, 4, 21)),
        ("on Friday", date(2026, 4, 24), date(2026, 4, 24)),
        ("until Friday", TODAY, date(2026, 4, 24)),
        ("from Wednesday to Sunday", date(2026, 4, 22), date(2026, 4, 26)),
        ("from tomorrow until Sunday", date(2026, 4, 21), date(2026, 4, 26)),
        ("until the 17th", TODAY, date(2026, 5, 17)),
        ("bis zum 17.", TODAY, date(2026, 5, 17)),
        ("jusqu'au 17", TODAY, date(2026, 5, 17)),
        ("tot de 17e", TODAY, date(2026, 5, 17)),
        ("fino al 17", TODAY, date(2026, 5, 17)),
        ("from the 3rd to the 17th", date(2026, 5, 3), date(2026, 5, 17)),
        ("for two weeks", TODAY, date(2026, 5, 3)),
        ("for 3 days", TODAY, date(2026, 4, 22)),
        ("from 3 May for a fortnight", date(2026, 5, 3), date(2026, 5, 16)),
        ("back on Friday", TODAY, date(2026, 4, 23)),
        ("back on 3 May", TODAY, date(2026, 5, 2)),
        ("on 3 May, back on 17 May", date(2026, 5, 3), date(2026, 5, 16)),
        ("next week, back on Monday", date(2026, 4, 27), date(2026, 5, 3)),
        ("next Monday", date(2026, 4, 27), date(2026, 4, 27)),
        ("Monday 27 April to Friday, 1 May", date(2026, 4, 27), date(2026, 5, 1)),
    ],
)
def test_days_counted_from_today_are_as_plain(text: str, first: date, last: date) -> None:
    """Weeks begin on Monday, a weekday is the next one, and who is back is away until the day before."""
    assert are_days(text)
    assert read_days(text, TODAY) == Days(first, last)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("next Friday", "this week's or the next"),
        ("next week, from 10 to 17 May", "are not those of the week"),
        ("Monday 3 May", "Sunday 3 May 2026 is no Monday"),
        ("later for two weeks", "From when"),
        ("from Friday", "Until when"),
        ("from the 10th to the 27th", "Which month"),
        ("10 to 19 April", "just passed"),
    ],
)
def test_days_that_a_person_would_ask_about_are_asked_about(text: str, why: str) -> None:
    """Each with what is not plain about it."""
    assert are_days(text)
    found = read_days(text, TODAY)
    assert isinstance(found, Unclear)
    assert why in found.why


@pytest.mark.parametrize(
    "text",
    [
        "",
        "next",
        "weekend",
        "next job",
        "for a while",
        "work",
        "3",
        "1 to 2",
        "May",
        "3 4 5 May",
        "a b",
        "5 High Street",
    ],
)
def test_other_words_are_no_days(text: str) -> None:
    """A number without a month, a month without a day, and words."""
    assert not are_days(text)
    assert isinstance(read_days(text, TODAY), Unclear)


@given(st.text(alphabet="0123456789./- maytouni,", max_size=60))
def test_whatever_the_text_days_are_in_order_and_within_a_year(text: str) -> None:
    """Nothing makes it fail, and what comes out is a stretch that is not over."""
    found = read_days(text, TODAY)
    if isinstance(found, Days):
        assert found.first <= found.last
        assert found.last >= TODAY
        assert (found.last - found.first).days <= 366
