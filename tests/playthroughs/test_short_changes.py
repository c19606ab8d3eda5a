"""A mail that says no more than how what stands on one board changes, read with the standing orders in view."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.playthroughs.house import House, text_of

STANDS = {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Not 28. 38!", 3, 38),
        ("Sorry, I meant 4", 4, 28),
        ("Could I still change to 4?", 4, 28),
        ("our Derek says put it on twenty three not twenty eight", 3, 23),
        ("Nicht die 3, sondern die 4", 4, 28),
        ("Drop the 28", 3, "none"),
    ],
)
def test_what_is_told_to_change_changes(ordered: House, words: str, throw: int, door: int | str) -> None:
    """The number that gives way tells what is meant, or the only one that it can replace; the rest stays."""
    answer = text_of(ordered.write("Brenda", words))
    assert "it replaces receipt 1" in answer
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize("words", ["Change 3 to 7", "28 was a typo", "make that 4. I think.", "I meant 4 next turn"])
def test_what_leaves_it_open_changes_nothing(ordered: House, words: str) -> None:
    """A number that cannot take the place of the other, or is not decided, is asked about."""
    answer = text_of(ordered.write("Brenda", words))
    assert "receipt 1 stands" in answer
    assert ordered.standing("Brenda") == STANDS


def test_who_answers_an_older_receipt_is_asked(ordered: House) -> None:
    """ "oops, 46" below the receipt of what stood before may be about that; "4 and not 3" names what stands."""
    older = str(ordered.sent_to("Brenda")[-1]["Message-ID"])
    ordered.clock.moment += timedelta(minutes=5)
    ordered.write("Brenda", "throw 5 trapdoor 44")
    ordered.write("Brenda", "oops, 46", answering=older)
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 44}}
    ordered.write("Brenda", "4 and not 5, sorry", answering=older)
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 44}}


def test_the_gm_hears_what_is_said_besides(ordered: House) -> None:
    """Talk beside such a change is passed on, as it is beside any orders."""
    before = len(ordered.to_gm())
    ordered.write("Brenda", "Make that four, not three. Your cat looked well on the photograph!")
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 28}}
    assert len(ordered.to_gm()) == before + 1


def test_what_stays_is_taken_as_said(ordered: House) -> None:
    """Who tells a number that stands to stay has their orders as they were, and is not asked for them."""
    answer = text_of(ordered.write("Brenda", "My wife thinks 46 is better. I'm sticking with 28."))
    assert "your orders are in" in answer
    assert ordered.standing("Brenda") == STANDS
