"""A deadline for a calendar: one event, the same for good, newer than those before it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from icalendar import Calendar

from pbm.reports.calendar_file import deadline_file

OPENED = datetime(2026, 12, 1, 9, 0, tzinfo=UTC)
DEADLINE = datetime(2026, 12, 4, 20, 0, tzinfo=UTC)


def made(deadline: datetime = DEADLINE, now: datetime = OPENED) -> bytes:
    """Return a calendar file."""
    return deadline_file(
        uid="deadline-hill-1@example.test",
        summary="Hill; orders, for round 1\nX-EVIL: yes",
        description="Reply to the latest mail.",
        opened=OPENED,
        deadline=deadline,
        now=now,
    )


def test_the_event_is_the_deadline_with_a_warning_a_day_before() -> None:
    """In UTC, which every calendar shows in its own zone; published, so that nobody is asked to accept it."""
    calendar = Calendar.from_ical(made())
    (event,) = calendar.walk("VEVENT")
    (alarm,) = event.walk("VALARM")
    assert calendar["METHOD"] == "PUBLISH"
    assert event.decoded("dtstart") == DEADLINE
    assert event["UID"] == "deadline-hill-1@example.test"
    assert alarm.decoded("trigger") == -timedelta(days=1)
    assert "X-EVIL" not in event


def test_a_later_file_is_the_newer_one_whichever_way_the_deadline_moved() -> None:
    """Its sequence is higher; the same moments give the same bytes."""
    later = made(DEADLINE - timedelta(days=1), OPENED + timedelta(hours=1))
    first, second = (Calendar.from_ical(raw).walk("VEVENT")[0] for raw in (made(), later))
    assert int(first["SEQUENCE"]) < int(second["SEQUENCE"])
    assert first["UID"] == second["UID"]
    assert made() == made()


def test_lines_end_and_are_folded_as_calendars_want() -> None:
    """CRLF, no line over 75 octets."""
    raw = made()
    assert raw.count(b"\n") == raw.count(b"\r\n")
    assert all(len(line) <= 75 for line in raw.split(b"\r\n"))
