"""Held mails count as they were received, however they are confirmed: what a GM with all of them would enter."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_answers_to_questions import BARE, answer, letters

ONE, TWO = "throw 5 trapdoor 45", "throws 3 and 5 trapdoor 45"


def order(*throws: int, trapdoor: int | None = None) -> dict[str, Any]:
    """Return orders as they stand."""
    return {"A": {"throws": list(throws)} | ({"trapdoor": trapdoor} if trapdoor else {})}


def held(house: House, *mails: str, standing: str = "", throws: int = 1) -> None:
    """Begin a game, let orders stand, then hold mails in the player's name, some minutes apart."""
    house.start(options={"schedule": [throws] * (6 // throws)})
    if standing:
        house.write("Brenda", standing)
    for words in mails:
        house.clock.moment += timedelta(minutes=5)
        house.write("Brenda", words, to=BARE)
    house.clock.moment += timedelta(minutes=5)


@pytest.mark.parametrize("which", [(0, 1), (1, 0)])
@pytest.mark.parametrize("standing", ["", "throws 1 and 2 trapdoor 30"])
@pytest.mark.parametrize("change", ["make the second a 6", "change the 5 to 6", "throw 3 then 6"])
def test_a_change_of_a_held_mail_changes_that_mail(
    house: House, which: tuple[int, int], standing: str, change: str
) -> None:
    """Confirmed before it or after it, and whatever stood before both."""
    held(house, TWO, change, standing=standing, throws=2)
    for one in which:
        answer(house, "confirm", "YES", one)
    assert house.standing("Brenda") == order(3, 6, trapdoor=45)
    assert "Then 6 on turn 2" in text_of(letters(house, "receipt")[-1])


@pytest.mark.parametrize(
    ("second", "stands"),
    [
        *(("make it 6", order(6, trapdoor=45)), ("make the trapdoor 6", order(5, trapdoor=6))),
        *(("throw 6 trapdoor 7", order(6, trapdoor=7)), ("WITHDRAW", {}), ("PLAY DEFAULT", order(1))),
    ],
)
def test_what_a_later_mail_left_unsaid_is_as_in_the_one_before_it(house: House, second: str, stands: Any) -> None:
    """Not as in what stood before both; whoever begins anew owes nothing to an older mail."""
    held(house, ONE, second, standing="throw 2 trapdoor 30")
    for one in (1, 0):
        answer(house, "confirm", "YES", one)
    assert house.standing("Brenda") == stands


@pytest.mark.parametrize("which", [((0, "NO"), (1, "YES")), ((1, "YES"), (0, "NO"))])
def test_a_change_of_a_mail_that_was_refused_changes_nothing(house: House, which: tuple[tuple[int, str], ...]) -> None:
    """It is asked about, and the receipt says what stands."""
    held(house, TWO, "change the 5 to 6", standing="throws 1 and 2 trapdoor 30", throws=2)
    for one, words in which:
        answer(house, "confirm", words, one)
    assert house.standing("Brenda") == order(1, 2, trapdoor=30)
    assert "have no throw of 5 to be replaced" in text_of(letters(house, "receipt")[-1])


def test_a_change_that_fits_no_held_mail_is_left_alone(house: House) -> None:
    """Confirmed later, the mail stands as it is."""
    held(house, TWO, "change the 4 to 6", throws=2)
    for one in (1, 0):
        answer(house, "confirm", "YES", one)
    assert house.standing("Brenda") == order(3, 5, trapdoor=45)


def test_orders_sent_since_go_over_a_held_mail_part_by_part(house: House) -> None:
    """A mail that counted at once is one of those that came later."""
    held(house, ONE, standing="throw 2 trapdoor 30")
    house.write("Brenda", "throw 4")
    house.clock.moment += timedelta(minutes=5)
    answer(house, "confirm", "YES")
    assert house.standing("Brenda") == order(4, trapdoor=45)


def test_a_strangers_orders_are_not_put_in_order(house: House) -> None:
    """What came from elsewhere since stays above the mail that is confirmed, which is kept by itself beneath."""
    held(house, ONE, standing="throw 2 trapdoor 30")
    house.write("Brenda", "throw 6", sender="thief@evil.test")
    house.clock.moment += timedelta(minutes=5)
    answer(house, "confirm", "YES")
    assert house.standing("Brenda") == order(6, trapdoor=30)
    answer(house, "new-address", "NOT ME")
    assert house.standing("Brenda") == order(5, trapdoor=45)
