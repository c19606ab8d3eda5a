"""A deadline as a file for a calendar (RFC 5545): nothing in it but the game, the round and the moment."""

from __future__ import annotations

from datetime import datetime, timedelta

from icalendar import Alarm, Calendar, Event

__all__ = ["MEDIA_TYPE", "deadline_file"]

MEDIA_TYPE = "text/calendar; method=PUBLISH; charset=utf-8"

_WARNING = timedelta(days=1)


def deadline_file(
    *, uid: str, summary: str, description: str, opened: datetime, deadline: datetime, now: datetime
) -> bytes:
    """Return the calendar file of a round's deadline, with a reminder a day before; the same for the same moments.

    ``uid`` is the event's for good: a file with the same one takes the place of an older. Which is newer its sequence
    tells: the seconds from when the round opened to ``now``, so that a deadline moved either way is shown where it is.
    """
    event = Event()
    event.add("uid", uid)
    event.add("sequence", max(0, int((now - opened).total_seconds())))
    event.add("dtstamp", now)
    event.add("dtstart", deadline)
    event.add("summary", summary)
    event.add("description", description)
    event.add("transp", "TRANSPARENT")
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", summary)
    alarm.add("trigger", -_WARNING)
    event.add_component(alarm)
    calendar = Calendar()
    calendar.add("prodid", "-//pbm//play by mail//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add_component(event)
    return bytes(calendar.to_ical())
