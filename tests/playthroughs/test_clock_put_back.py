"""The machine's clock was fast and is put right: mail is read meanwhile, and no round closes on mail that was not."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.games import Entrant, NewGame, start_game
from tests.playthroughs.house import BEGIN, BOARD, House, last_mail

EVERY = 60.0
NEW = NewGame(
    key="hill",
    title="Hill",
    ruleset="postal",
    zone="Europe/London",
    gm_note="",
    boards={"A": BOARD},
    options={},
    calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
    entrants=tuple(Entrant(name, (f"{name.lower()}@players.test",), "Europe/London") for name in ("Brenda", "Clive")),
)


@pytest.fixture
def passing(house: House) -> list[float]:
    """Give the seconds that have passed, to be put forward by hand beside the machine's clock."""
    seconds = [0.0]
    house.server.tick.passing = lambda: seconds[0]
    house.server.tick.poll_every = timedelta(seconds=EVERY)
    return seconds


def lies_in_the_mailbox(house: House, name: str, words: str) -> None:
    """Have a mail come that nobody wakes the server for, as into a mailbox that is polled."""
    house.write(name, words, beat=False)
    house.server.tick._woken.clear()


def test_mailboxes_are_read_while_the_clock_is_put_back(house: House, passing: list[float]) -> None:
    """However far the clock goes back, the next poll is as far off as it ever was."""
    house.start()
    house.clock.moment += timedelta(hours=3)
    passing[0] += EVERY
    house.server.tick.beat()
    house.clock.moment -= timedelta(hours=3)
    lies_in_the_mailbox(house, "Brenda", "throw 5 trapdoor 45")
    passing[0] += EVERY / 2
    house.server.tick.beat()
    assert house.inbound.waiting, "it is not time yet"
    passing[0] += EVERY / 2
    house.server.tick.beat()
    assert not house.inbound.waiting
    assert house.standing("Brenda")


def test_a_poll_of_the_future_is_none(house: House, passing: list[float]) -> None:
    """What was read while the clock was fast says nothing of a deadline: the mailbox is read first, and mail counts."""
    house.clock.moment = BEGIN + timedelta(days=9)
    house.server.tick.beat()
    house.clock.moment = BEGIN
    start_game(house.server.office, NEW)
    house.server.tick.beat()
    lies_in_the_mailbox(house, "Brenda", "throw 5 trapdoor 45")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=1)
    assert house.server.tick.beat().closed == (round_.id,)
    assert passing == [0.0], "no poll was due but for the deadline"
    with house.server.office.store.begin() as work:
        played = work.rounds.get(round_.id)
    assert played.gm is not None
    assert played.gm["A"]["throws"]["Brenda"] == [5]  # type: ignore[call-overload, index]
    assert "late" not in last_mail(house).outcome
