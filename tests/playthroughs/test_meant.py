"""A question that one word can answer: what a mail probably meant is offered, and only the player's YES takes it."""

from __future__ import annotations

import re
from datetime import timedelta

from tests.playthroughs.house import BOARD, House, text_of

UNSURE = "Frogs hop, I hop: three of them, ribbit. Trapdoor at 45"
MEANT = {"A": {"throws": [3], "trapdoor": 45}}


def throws_of(house: House, name: str) -> object:
    """Return the throws that stand for a player, None where there are none."""
    standing = house.standing(name) or {}
    return standing.get("A", {}).get("throws")


def test_what_was_probably_meant_is_offered_and_taken_by_a_yes(house: House) -> None:
    """No throw stands unasked; YES is enough, and has a receipt of its own."""
    house.start()
    text = text_of(house.write("Brenda", UNSURE))
    assert "If this is what you want for round 1, just reply YES: Throw 3" in text
    assert throws_of(house, "Brenda") is None
    text = text_of(house.write("Brenda", "Yes, please"))
    assert house.standing("Brenda") == MEANT
    assert "Thank you, your orders are in." in text


def test_a_no_leaves_everything_as_it_was(house: House) -> None:
    """And a YES after it has nothing to say yes to."""
    house.start()
    house.write("Brenda", UNSURE)
    before = house.standing("Brenda")
    assert "nothing was changed. Please send what you want instead" in text_of(house.write("Brenda", "No"))
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == before


def test_orders_sent_instead_are_not_undone_by_a_stray_yes(house: House) -> None:
    """Who has written plainly since has answered the question."""
    house.start()
    house.write("Brenda", UNSURE)
    house.clock.moment += timedelta(minutes=5)
    receipt = house.write("Brenda", "throw 2 trapdoor 33")
    house.write("Brenda", "yes", answering=str(receipt["Message-ID"]))
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 33}}


def test_a_yes_of_somebody_else_takes_nothing(house: House) -> None:
    """An offer is the seat's own."""
    house.start()
    house.write("Brenda", UNSURE)
    house.write("Clive", "yes")
    assert throws_of(house, "Brenda") is None
    assert house.standing("Clive") is None


def test_a_yes_after_the_deadline_is_told_so(house: House) -> None:
    """It was for the round that is over; nothing of it is carried into the next."""
    house.start()
    question = house.write("Brenda", UNSURE)
    house.pass_deadline()
    text = text_of(house.write("Brenda", "yes", answering=str(question["Message-ID"])))
    assert "past its deadline, so your YES could not be taken" in text
    assert house.standing("Brenda") is None


def test_what_the_rules_forbid_is_not_offered(house: House) -> None:
    """A number that is used already is no answer to any question."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 33")
    house.pass_deadline()
    assert "just reply YES" not in text_of(house.write("Brenda", UNSURE))


def test_the_reminder_asks_once_more_and_its_yes_counts(house: House) -> None:
    """Who overlooked the question still has one word to write; who ordered since is not asked again."""
    house.start()
    house.write("Brenda", UNSURE)
    house.write("Clive", UNSURE)
    house.clock.moment += timedelta(hours=1)
    house.write("Clive", "throw 2 trapdoor 33")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    reminder = house.sent_to("Brenda")[-1]
    assert "I asked you about your mail. If this is what you want for round 1, just reply YES: Throw 3" in text_of(
        reminder
    )
    assert "I asked you" not in text_of(house.sent_to("Clive")[-1])
    house.write("Brenda", "Yes!", answering=str(reminder["Message-ID"]))
    assert house.standing("Brenda") == MEANT


def test_nobody_says_yes_to_what_was_not_shown(house: House) -> None:
    """After ten answers within the hour the question is not sent, so a YES has nothing to take."""
    house.start()
    for _ in range(10):
        house.write("Brenda", "STATUS")
    house.write("Brenda", UNSURE)
    house.clock.moment += timedelta(minutes=61)
    house.write("Brenda", "yes")
    assert throws_of(house, "Brenda") is None


def test_one_yes_is_for_all_boards(house: House) -> None:
    """Where both boards were plain and only the end of the mail sounded unsettled, YES takes both."""
    house.start(boards={"A": BOARD, "B": BOARD})
    text = text_of(house.write("Brenda", "A: 3 and 25, B: 4 and 20. I may yet think of something better."))
    assert "just reply YES" in text
    assert house.standing("Brenda") is None
    house.write("Brenda", "yes")
    both = {"A": {"throws": [3], "trapdoor": 25}, "B": {"throws": [4], "trapdoor": 20}}
    assert house.standing("Brenda") == both


def test_a_yes_is_enough_in_games_of_cards_too(house: House) -> None:
    """The question shows the card and its space; YES puts them among the orders that stand."""
    house.start(ruleset="unleashed", boards={}, options={"size": "4x5", "setup": "drawn"})
    example = re.search(r"for example “([^”]+)”", text_of(house.write("Brenda", "HELP")))
    assert example is not None
    text = " ".join(text_of(house.write("Brenda", f"{example[1]}. Not sure though.")).split())
    assert "You do not sound decided yet" in text
    assert "just reply YES" in text
    assert house.standing("Brenda") is None
    assert "Thank you, your orders are in." in text_of(house.write("Brenda", "yes"))
    standing = house.standing("Brenda")
    assert standing is not None
    assert standing["A"]["plays"]


def test_what_is_only_asked_about_is_part_of_the_offer(house: House) -> None:
    """A YES drops nothing that the mail names; one that repeats a number is as good, one with another is none."""
    house.start()
    words = "Throw: 4\nTrapdoor: 44? or is that taken by someone?"
    text = text_of(house.write("Brenda", words))
    assert "just reply YES: Throw 4: 0 + 4 = 4, before any snake, ladder or trapdoor. Trapdoor nomination: 44." in text
    house.write("Brenda", "yes 44")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 44}}
    house.write("Clive", words)
    house.write("Clive", "yes 43")
    assert house.standing("Clive") is None
    house.write("Clive", "Yes, throw 4 and trapdoor 44")
    assert house.standing("Clive") == {"A": {"throws": [4], "trapdoor": 44}}
