"""A round that the GM closes before its deadline: the rules choose for who had sent nothing; nobody has missed it."""

from __future__ import annotations

import pytest

from pbm.reports.archive.people import people_of
from pbm.service.archive import entries_of
from pbm.service.correcting import correct_round
from pbm.service.gm import close_by_hand
from pbm.service.releasing import release_round
from tests.playthroughs.house import BOARD, House, text_of
from tests.playthroughs.test_deadlines_moved import start

SAID = "This round was closed before its deadline: whoever had sent nothing by then has not missed it."
OPTIONS = {
    "postal": {"max_consecutive_nmr": 2, "announce_nmr": True},
    "unleashed": {"max_consecutive_nmr": 2, "size": "4x5", "pieces": 3},
}


def started(house: House, game: str, publish: str = "auto") -> None:
    """Start a game that drops whoever misses two rounds running."""
    boards = {"A": BOARD} if game == "postal" else {}
    house.start(ruleset=game, boards=boards, options=OPTIONS[game], house={"publish": publish})


def cut_short(house: House, publish: str = "auto") -> None:
    """Close the open round before its deadline, and release it where it waits for that."""
    house.server.tick.read_mail()
    close_by_hand(house.server.office, "hill", early=True)
    if publish == "gm":
        release_round(house.server.office, "hill")
    house.server.tick.beat(poll=True)


@pytest.mark.parametrize("publish", ["auto", "gm"])
@pytest.mark.parametrize("game", OPTIONS)
def test_nobody_is_dropped_for_rounds_whose_deadline_had_not_come(house: House, game: str, publish: str) -> None:
    """However many are cut short (r22): the seat has missed none, its player is told so, and so are all and the GM."""
    started(house, game, publish)
    for _ in range(3):
        cut_short(house, publish)
    assert [(house.seat(name).status, house.seat(name).missed_running) for name in ("Brenda", "Clive", "Dora")] == [
        ("active", 0)
    ] * 3
    report = text_of(house.sent_to("Clive")[-1])
    assert SAID in report
    if game == "postal":
        assert "No orders had come from you when the round was closed, so the rules chose for you." in report
        assert "The round was closed before its deadline, so it does not count as missed." in report
    assert "by the deadline" not in report
    assert "in a row you are out" not in report
    assert any(SAID in text_of(mail) for mail in house.to_gm()[-2:])


def test_a_run_of_missed_rounds_goes_on_after_it(house: House) -> None:
    """It neither counts nor wipes out what was missed before, as a round in an absence."""
    started(house, "postal")
    house.write("Brenda", "throw 4 trapdoor 45")
    house.pass_deadline()
    cut_short(house)
    assert (house.seat("Brenda").missed_running, house.seat("Clive").missed_running) == (0, 1)
    house.pass_deadline()
    assert (house.seat("Clive").status, house.seat("Brenda").status) == ("dropped", "active")


def test_a_correction_of_it_counts_no_round_either(house: House) -> None:
    """Played again with orders put right, a round that was cut short is still one."""
    started(house, "postal")
    cut_short(house)
    correct_round(house.server.office, "hill", {"Brenda": "throw 5 trapdoor 45"}, "A slip.")
    assert {house.seat(name).missed_running for name in ("Brenda", "Clive", "Dora")} == {0}


def test_the_archive_counts_no_round_that_was_cut_short(house: House) -> None:
    """Of two rounds without orders the one that had its deadline is among those missed; the other's page says why."""
    started(house, "postal")
    cut_short(house)
    house.pass_deadline()
    entries = entries_of(house.server.office)
    people = {person.name: person for person in people_of(entries)}
    assert people["Clive"].missed == (1, 2)
    assert [SAID in map(str, round_.changes) for round_ in entries[0].story.rounds] == [True, False]


def test_a_round_that_ends_because_the_orders_are_there_is_not_cut_short(house: House) -> None:
    """Nobody closed it, so nothing is said of it."""
    start(house, "on order")
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "ROLL")
    with house.server.office.store.begin() as work:
        assert [one.status for one in work.rounds.of_game(1)] == ["closed", "open"]
    assert SAID not in text_of(house.sent_to("Clive")[-1])


def test_nobody_is_reproached_for_it(house: House) -> None:
    """No subject says that the round was missed, and no report names those of whom nothing had come (r21)."""
    started(house, "postal")
    house.write("Clive", "throw 5 trapdoor 45")
    house.write("Dora", "throw 5")
    house.write("Dora", "WITHDRAW")
    cut_short(house)
    for name in ("Brenda", "Clive", "Dora"):
        assert str(house.sent_to(name)[-1]["Subject"]).startswith("[hill] Round 1: next orders by ")
        assert "No move received" not in text_of(house.sent_to(name)[-1])
    assert "no others had come when the round was closed" in text_of(house.sent_to("Dora")[-1])
    house.pass_deadline()
    assert str(house.sent_to("Brenda")[-1]["Subject"]).startswith("[hill] You missed round 2")
    assert "No move received (NMR) from Brenda, Clive and Dora." in text_of(house.sent_to("Clive")[-1])


def test_who_was_away_is_not_reproached_either(house: House) -> None:
    """A round that falls into an absence does not count as missed, so its subject does not say so."""
    started(house, "postal")
    house.write("Brenda", "ABSENT 1 December 2026 to 31 December 2026")
    house.pass_deadline()
    assert str(house.sent_to("Brenda")[-1]["Subject"]).startswith("[hill] Round 1: next orders by ")


def test_a_question_that_was_open_still_is_not_called_unanswered(house: House) -> None:
    """Of a mail that was held the player is told that the round was closed before the question's time was over."""
    started(house, "postal")
    house.write("Brenda", "throw 5 trapdoor 45", to="games@example.test")
    cut_short(house)
    report = text_of(house.sent_to("Brenda")[-1])
    assert "the round was closed while our question about it, which you had time to answer, was open." in report
    assert "did not come in time" not in report
