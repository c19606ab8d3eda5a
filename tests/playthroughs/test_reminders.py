"""Reminders: once, before the deadline, to those without orders who want to have them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pbm.service.games import Entrant
from pbm.service.letters import Letters
from tests.playthroughs.house import House, text_of


def test_a_reminder_goes_once_to_those_without_orders(house: House) -> None:
    """A day before the deadline, to whom it may concern: not to those who ordered, are away, or want none."""
    house.start(entrants=tuple(entrant(name) for name in ("Brenda", "Clive", "Dora", "Emma", "Felix")))
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Dora", "REMIND OFF")
    house.write("Emma", "ABSENT 1 to 10 December")
    house.write("Felix", "trapdoor 33")
    house.clock.moment += timedelta(days=2)
    house.server.tick.beat(poll=True)
    assert reminded(house) == []
    house.clock.moment += timedelta(hours=12)
    for _ in range(3):
        house.server.tick.beat(poll=True)
    assert reminded(house) == ["clive@players.test", "felix@players.test"]
    mail = next(mail for mail in house.sent_to("Clive") if "Reminder" in mail["Subject"])
    assert "Friday 4 December 2026, 20:00 (Europe/London)" in text_of(mail)
    assert "Throw for turn 1:" in text_of(mail)
    assert "not complete" in text_of(house.sent_to("Felix")[-1])
    house.write("Clive", "throw 2, trapdoor 12", answering=str(mail["Message-ID"]))
    assert house.standing("Clive") == {"A": {"throws": [2], "trapdoor": 12}}


def test_no_reminder_where_the_gm_wants_none_or_the_round_is_short(house: House) -> None:
    """remind_hours = 0 is never; where the round is shorter than the notice, its report was the reminder."""
    house.start(house={"remind_hours": 0})
    house.clock.moment += timedelta(days=3)
    house.server.tick.beat(poll=True)
    assert reminded(house) == []
    assert "turned reminders off" in text_of(house.write("Brenda", "REMIND ON"))


def test_a_short_round_has_no_reminder(house: House) -> None:
    """Orders that are due in two days need no reminder three days before."""
    house.start(house={"remind_hours": 96})
    house.server.tick.beat(poll=True)
    house.clock.moment += timedelta(days=2)
    house.server.tick.beat(poll=True)
    assert reminded(house) == []


def test_standing_instructions_need_no_reminder(house: House) -> None:
    """Who has said what is played when they miss a round is not bothered."""
    house.start(house={"standing_orders": True})
    house.write("Brenda", "If you don't hear from me, play my lowest left.")
    house.clock.moment += timedelta(days=2, hours=12)
    house.server.tick.beat(poll=True)
    assert reminded(house) == ["clive@players.test", "dora@players.test"]


def test_a_reminder_that_is_interrupted_goes_to_each_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped in the middle, nothing of it is kept; the next beat sends every one of them, once."""
    house.start()
    house.clock.moment += timedelta(days=2, hours=12)
    real, calls = Letters.to_seat, []

    def stops_at_the_second(self: Letters, *arguments: Any, **named: Any) -> Any:
        calls.append(named["seat"].name)
        if len(calls) == 2:
            raise RuntimeError("the power went")
        return real(self, *arguments, **named)

    monkeypatch.setattr(Letters, "to_seat", stops_at_the_second)
    house.server.tick.beat(poll=True)
    assert reminded(house) == []
    for _ in range(2):
        house.server.tick.beat(poll=True)
    assert reminded(house) == ["brenda@players.test", "clive@players.test", "dora@players.test"]


def entrant(name: str) -> Any:
    """Return somebody who plays from the start."""
    return Entrant(name, (f"{name.lower()}@players.test",), "Europe/London")


def reminded(house: House) -> list[str]:
    """Return who was reminded, in order."""
    return [mail.intended for mail in house.outbox() if mail.kind == "reminder"]
