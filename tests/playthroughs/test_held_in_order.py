"""Held mails count as they were received, however they are confirmed: what a GM with all of them would enter."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.playthroughs.house import House, text_of
from tests.playthroughs.test_answers_to_questions import BARE, ORDERS, TAKEN, answer, letters

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


def test_a_yes_does_not_take_an_offer_that_a_confirmed_mail_has_overtaken(house: House) -> None:
    """A held mail counts when it is confirmed: orders offered before that are older than what stands."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    house.write("Brenda", "throw 6 trapdoor 25", to=BARE)
    house.clock.moment += timedelta(minutes=7)
    house.write("Brenda", ORDERS, answering=first)
    house.clock.moment += timedelta(minutes=7)
    answer(house, "confirm", "Yes")
    fresh = {"A": {"throws": [6], "trapdoor": 25}}
    assert house.standing("Brenda") == fresh
    receipt = letters(house, "receipt")[-1]
    house.clock.moment += timedelta(minutes=7)
    house.write("Brenda", "Yes, thanks", answering=str(receipt["Message-ID"]))
    assert house.standing("Brenda") == fresh


def held_twice(house: House) -> None:
    """Let two unsigned mails of Brenda's be held, the second of which changes the first."""
    house.start()
    house.write("Brenda", "Throw 4, trapdoor 12 please, Alan", to=BARE)
    house.clock.moment += timedelta(minutes=10)
    house.write("Brenda", "Sorry, make the trapdoor 9 instead", to=BARE)
    house.clock.moment += timedelta(minutes=10)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_held_mails_count_as_they_were_received_whichever_is_confirmed_first(
    house: House, order: tuple[int, int]
) -> None:
    """What the later one left unsaid is as in the earlier one."""
    held_twice(house)
    for which in order:
        answer(house, "confirm", "Yes", which)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 9}}


@pytest.mark.parametrize("later", [["WITHDRAW"], ["WITHDRAW", "throw 3"], ["PLAY DEFAULT"]])
def test_what_was_taken_back_since_does_not_come_back_by_a_yes(house: House, later: list[str]) -> None:
    """Orders that were begun anew owe nothing to an older mail."""
    held_twice(house)
    house.write("Brenda", "throw 2")
    for words in later:
        house.clock.moment += timedelta(minutes=10)
        house.write("Brenda", words)
    stands = house.standing("Brenda")
    answer(house, "confirm", "Yes", 0)
    assert house.standing("Brenda") == stands


def test_an_own_mail_counts_though_a_later_one_of_somebody_elses_was_undone(house: House) -> None:
    """What was never the player's stands in nobody's way."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", "throw 6 trapdoor 50", sender="thief@evil.test")
    house.clock.moment += timedelta(minutes=5)
    answer(house, "new-address", "NOT ME")
    answer(house, "confirm", "Yes")
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize("before", [None, "throw 1 trapdoor 11"])
@pytest.mark.parametrize("thief", ["throw 6", "throw 6 trapdoor 50", "WITHDRAW"])
@pytest.mark.parametrize("yes_first", [True, False])
def test_not_me_leaves_nothing_of_a_thief_in_a_mail_confirmed_since(
    house: House, before: str | None, thief: str, yes_first: bool
) -> None:
    """The held mail is the player's whole; whether they say YES to it before or after NOT ME, it is what stands."""
    house.start()
    if before:
        house.write("Brenda", before)
        house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", "throw 4 trapdoor 12", to=BARE)
    house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", thief, sender="thief@evil.test")
    house.clock.moment += timedelta(minutes=5)
    questions = ["confirm", "new-address"]
    for kind in questions if yes_first else reversed(questions):
        told = answer(house, kind, "Yes" if kind == "confirm" else "NOT ME")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 12}}
    assert "Orders of yours that came later" not in told


@pytest.mark.parametrize("before", [[], ["throw 1", "WITHDRAW"]])
def test_a_withdrawal_goes_over_a_mail_that_is_held_also_where_nothing_stands(house: House, before: list[str]) -> None:
    """A YES after it is told what came of the mail, and no orders come back."""
    house.start()
    for words in before:
        house.write("Brenda", words)
        house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", ORDERS, to=BARE)
    house.clock.moment += timedelta(minutes=5)
    told = text_of(house.write("Brenda", "WITHDRAW"))
    assert "There were no orders of yours to withdraw." in told
    assert "waits for your YES, gives no orders for this round any more" in told
    house.clock.moment += timedelta(minutes=5)
    assert "so it changes nothing" in answer(house, "confirm", "Yes")
    assert not any((house.standing("Brenda") or {}).values())
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN
