"""A trapdoor that is added to orders that stand, or that changes beside a throw that is to stay."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of


@pytest.mark.parametrize(
    "words",
    [
        "My grandson has now explained the trapdoor business to me. May I add 17, if it isn't too late?",
        "Could you add space 17 please?",
        "go on then, if evryones at it put me down for 17",
        "Put me down for 17 please.\n\nGaz",
        "go on then if everyone else is being horrible put me a trapdoor on 17 xx",
        "omg fine put 17 as my trap, gaz says its bad luck not to have one",
        "I feel very well on whatever it is they give one. Leave it so, and let me have 17 for the trapdoor.",
    ],
)
def test_a_space_that_is_added_is_the_trapdoor(house: House, words: str) -> None:
    """No throw is that high, and the throw that stands is kept."""
    house.start()
    house.write("Brenda", "Throw 3, no trapdoor")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [3], "trapdoor": 17}


@pytest.mark.parametrize(
    "words",
    [
        "May I add 17 to my score?",
        "For the sponsored walk put me down for 17",
        "Put me down for 17 or 18",
        "Don't put me down for 17",
        "Put me down for 17 minutes",
        "trap 17, have one",
        "trap 17. Anything but a one.",
    ],
)
def test_a_number_that_may_be_something_else_changes_nothing(house: House, words: str) -> None:
    """What is counted, sponsored, doubted or denied is no trapdoor, and a "one" may be the throw."""
    house.start()
    house.write("Brenda", "Throw 3, no trapdoor")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [3], "trapdoor": "none"}


def test_a_space_added_to_another_is_asked_about(house: House) -> None:
    """A seat has one trapdoor: which of the two is meant is for its player to say."""
    house.start()
    house.write("Brenda", "Throw 3, trapdoor 15")
    asked = text_of(house.write("Brenda", "May I add 17?"))
    assert "Which one is it" in asked
    assert house.standing("Brenda")["A"] == {"throws": [3], "trapdoor": 15}


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        (
            "On reflection 15 is a bit close to my own nose, isn't it? Make the trapdoor 25 instead. The 5 can stay.",
            5,
            25,
        ),
        ("Make the trapdoor 25. The 5 may remain as it is.", 5, 25),
        ("Falltür auf 25 bitte. Die 5 kann bleiben.", 5, 25),
        ("Second thoughts on the trap, 25 no 15. Throws as they were.", 5, 25),
        ("I've changed my mind about the trapdoor, 25 no 15.", 5, 25),
        ("wait no. dont do the 5 do the 4 instead, trap as is", 4, 15),
        ("Don't throw the 5, throw the 4.", 4, 15),
        ("Nimm nicht die 5, nimm die 4.", 4, 15),
        ("Ne joue pas le 5, joue plutôt le 4.", 4, 15),
    ],
)
def test_what_changes_changes_and_what_stays_stays(house: House, words: str, throw: int, door: int) -> None:
    """One of the two gives way to what is said of it; the other is kept."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 15")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [throw], "trapdoor": door}


@pytest.mark.parametrize(
    "words",
    [
        "trap 25 no 15",
        "I changed my mind about the throw. Trap 25 no 15.",
        "Second thoughts on the trap, 25, no 15.",
        "Make the trapdoor 25. The 4 can stay.",
        "Don't throw the 5.",
        "Should I not throw the 5 but the 4?",
    ],
)
def test_what_may_be_meant_otherwise_is_asked_about(house: House, words: str) -> None:
    """Two ways to take it, a throw that does not stand, one that is only denied: nothing changes."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 15")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 15}


@pytest.mark.parametrize("words", ["No, perdona, déjalo con el 6 en el B.", "No, scusa, lascialo con il 6 su B."])
def test_one_board_left_with_another_number_is_changed(house: House, words: str) -> None:
    """ "Leave it with the 6" puts the 6 where another number stands."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 3/14, B 5/12")
    house.write("Brenda", words)
    assert house.standing("Brenda")["B"] == {"throws": [6], "trapdoor": 12}
    assert house.standing("Brenda")["A"] == {"throws": [3], "trapdoor": 14}
