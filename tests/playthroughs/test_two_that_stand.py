"""Rounds of two turns: what stands in view, a change of the two throws is made, and not where that is in doubt."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.playthroughs.house import House, text_of

TURNED = "Your two throws have changed places, as you asked."


def told(house: House) -> str:
    """Return the last mail to Brenda, on one line."""
    return " ".join(text_of(house.sent_to("Brenda")[-1]).split())


def begun(house: House) -> None:
    """Start a game of two turns a round in which Brenda has 1, 5 and a trapdoor on 17."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 1, 5. Trapdoor 17")


@pytest.mark.parametrize(
    "words",
    [
        "A correction: kindly reverse my two throws.",
        "Could you swap the two throws round please?",
        "andersherum bitte",
        "Big yin first. Rest stands.",
    ],
)
def test_throws_change_places_and_the_receipt_says_so(house: House, words: str) -> None:
    """The trapdoor stays, and nobody is asked."""
    begun(house)
    before = len(house.to_gm())
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5, 1], "trapdoor": 17}
    assert TURNED in told(house)
    assert len(house.to_gm()) == before


@pytest.mark.parametrize(
    ("words", "orders"),
    [
        ("Swap my throws, trapdoor 41", {"throws": [5, 1], "trapdoor": 41}),
        (
            "For turn 2 please substitute 3 for the 5. The remainder stands.",
            {"throws": [1, 3], "trapdoor": 17},
        ),
        ("would it be a trouble to turn mine round? The 5 first and the 1 after.", {"throws": [5, 1], "trapdoor": 17}),
    ],
)
def test_what_else_is_told_with_it_is_taken(house: House, words: str, orders: dict[str, object]) -> None:
    """A trapdoor beside it, and what stays."""
    begun(house)
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == orders
    assert "your orders are in" in told(house)


def test_press_beside_it_is_kept(house: House) -> None:
    """It is printed, and no part of the change."""
    begun(house)
    house.write("Brenda", "Swap my throws please.\n\nPRESS: Nothing is as it was.")
    assert house.standing("Brenda")["A"] == {"throws": [5, 1], "trapdoor": 17}
    assert "Nothing is as it was." in told(house)


def test_the_same_words_twice_are_asked_about(house: House) -> None:
    """They may have been sent twice, and turning twice is not turning at all."""
    begun(house)
    house.write("Brenda", "Please swap my throws")
    house.write("Brenda", "please swap my throws")
    assert house.standing("Brenda")["A"]["throws"] == [5, 1]
    assert "which second?" in told(house)
    house.write("Brenda", "1 first")
    assert house.standing("Brenda")["A"]["throws"] == [1, 5]


def test_what_was_asked_about_since_is_no_ground_to_turn(house: House) -> None:
    """Whoever sent other numbers since may think that those stand."""
    begun(house)
    house.write("Brenda", "perhaps 3, 4")
    house.write("Brenda", "swap my throws")
    assert house.standing("Brenda")["A"]["throws"] == [1, 5]
    assert "which second?" in told(house)


def test_an_answer_to_an_older_receipt_is_asked_about(house: House) -> None:
    """Its writer may not have seen what stands."""
    begun(house)
    older = house.sent_to("Brenda")[-1]["Message-ID"]
    house.clock.moment += timedelta(hours=1)
    house.write("Brenda", "Throws 2, 6")
    house.write("Brenda", "swap my throws", answering=older)
    assert house.standing("Brenda")["A"]["throws"] == [2, 6]
    assert "which second?" in told(house)


def test_a_round_of_one_turn_has_nothing_to_turn(house: House) -> None:
    """Nor is anything said of two throws there."""
    house.start()
    house.write("Brenda", "Throw 5. Trapdoor 17")
    house.write("Brenda", "swap my throws")
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 17}
    assert TURNED not in told(house)


@pytest.mark.parametrize(
    "words",
    [
        "6",
        "6 please",
        "make it 6",
        "I want 6",
        "6 and trapdoor 41",
        "nehme die 6",
        "Six please. See you at the next meeting",
    ],
)
def test_which_of_two_a_single_one_replaces_is_asked(house: House, words: str) -> None:
    """Where both stand, one more number may be either; the answer says what may be sent, and that is understood."""
    begun(house)
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [1, 5], "trapdoor": 17}
    assert "Two throws of yours stand, 1 and then 5, and you gave one more." in told(house)
    house.write("Brenda", "6 instead of 5")
    assert house.standing("Brenda")["A"]["throws"] == [1, 6]


@pytest.mark.parametrize(
    ("words", "throws"), [("6 first", [6, 5]), ("turn 1: 6", [6, 5]), ("6 instead of 5", [1, 6]), ("2 then 6", [2, 6])]
)
def test_a_place_or_a_number_that_gives_way_tells_it(house: House, words: str, throws: list[int]) -> None:
    """Who says which of the two is meant is not asked."""
    begun(house)
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": throws, "trapdoor": 17}


@pytest.mark.parametrize(
    ("answer", "throws"),
    [
        *(("the first", [6, 5]), ("the second one please", [1, 6]), ("The 5.", [1, 6]), ("instead of the 1", [6, 5])),
        *(("die zweite", [1, 6]), ("le premier", [6, 5]), ("Second, thanks\n\nBrenda", [1, 6])),
    ],
)
def test_which_of_two_may_be_answered_in_a_word(house: House, answer: str, throws: list[int]) -> None:
    """Below the question it is plain which is meant; the rest stays."""
    begun(house)
    question = house.write("Brenda", "6 please")
    assert question is not None
    house.write("Brenda", answer, answering=str(question["Message-ID"]))
    assert house.standing("Brenda")["A"] == {"throws": throws, "trapdoor": 17}


@pytest.mark.parametrize("answer", ["the 4", "neither", "the first or the second", "the first snake"])
def test_what_answers_nothing_changes_nothing(house: House, answer: str) -> None:
    """A number that does not stand, or words besides, are read as they would be by themselves."""
    begun(house)
    question = house.write("Brenda", "6 please")
    assert question is not None
    house.write("Brenda", answer, answering=str(question["Message-ID"]))
    assert house.standing("Brenda")["A"] == {"throws": [1, 5], "trapdoor": 17}
