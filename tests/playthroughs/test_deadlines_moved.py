"""Deadlines that are not as the calendar first gave them: rounds that the GM closed early, deadlines the GM moved."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.service.gm import close_by_hand
from pbm.service.releasing import release_round
from tests.playthroughs.house import BOARD, House

GAMES = {
    "postal": ("postal", {}),
    "classic": ("classic", {}),
    "on order": ("classic", {"play": "on_order"}),
    "unleashed": ("unleashed", {"size": "4x5", "pieces": 3}),
    "goes": ("unleashed", {"size": "4x5", "pieces": 3, "mode": "sequential"}),
}


def start(house: House, game: str, **rules: str) -> None:
    """Start a game of three with a deadline every week."""
    ruleset, options = GAMES[game]
    house.start(ruleset=ruleset, boards={"A": BOARD} if ruleset == "postal" else {}, options=options, house=rules)


@pytest.mark.parametrize("publish", ["auto", "gm"])
@pytest.mark.parametrize("game", GAMES)
def test_a_round_closed_early_by_hand_leaves_the_next_a_later_deadline(house: House, game: str, publish: str) -> None:
    """In every game the next deadline is the calendar's first after the one that had been announced."""
    start(house, game, publish=publish)
    for number in (1, 2):
        before = house.round()
        assert before is not None
        house.server.tick.read_mail()
        close_by_hand(house.server.office, "hill", early=True)
        if publish == "gm":
            house.clock.moment += timedelta(hours=1)
            release_round(house.server.office, "hill")
        after = house.round()
        assert after is not None
        assert after.number == number + 1
        assert after.deadline == before.deadline + timedelta(weeks=1)


@pytest.mark.parametrize("publish", ["auto", "gm"])
def test_a_round_that_ends_when_the_orders_are_there_leaves_the_next_its_deadline(house: House, publish: str) -> None:
    """Nobody waits for a deadline that was not needed: the next round has the same one, where it is far enough off."""
    start(house, "on order", publish=publish)
    before = house.round()
    assert before is not None
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "ROLL")
    house.server.tick.beat(poll=True)
    if publish == "gm":
        release_round(house.server.office, "hill")
    after = house.round()
    assert after is not None
    assert (after.number, after.deadline) == (2, before.deadline)
