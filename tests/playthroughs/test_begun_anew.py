"""Orders begun anew in one sentence, and trapdoors left to the rules before the throw."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House


@pytest.mark.parametrize(
    "words",
    [
        *("take back everything, throw 4", "withdraw and throw 4", "withdraw everything and throw 4"),
        *("withdraw, then throw 4", "scrap my orders, throw 4", "Sorry, cancel my orders and throw 4"),
        *("forget everything. Throw 4", "alles zurück, Wurf 4", "annule tout, lancer 4", "vergeet alles, worp 4"),
        *("default trapdoor, throw 4", "throw 4, default trapdoor", "trapdoor default and throw 4"),
    ],
)
def test_the_old_trapdoor_is_gone(house: House, words: str) -> None:
    """Who takes everything back, or leaves the trapdoor to the rules, does not keep the old one."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


@pytest.mark.parametrize(
    "words",
    [
        *("take back the 3, throw 4", "withdraw my throw and throw 4", "ignore the last orders of Clive, throw 4"),
        *("I take back everything I said about Clive, throw 4", "Clive should take back everything. Throw 4"),
        *("Press: withdraw everything, said the snake\n\nthrow 4", "throw 4", "withdraw and throw 4, trapdoor 28"),
        *("I take it all back, Clive is lovely. Throw 4", "I take everything back! What a round. throw 4"),
    ],
)
def test_other_words_keep_it(house: House, words: str) -> None:
    """What is taken back is a throw, or what somebody said."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("don't withdraw and throw 4", "Shall I withdraw everything? throw 4", "is the default trapdoor 9? Throw 4"),
        "the default trapdoor would be 9. Throw 4",
    ],
)
def test_what_is_not_plain_changes_nothing(house: House, words: str) -> None:
    """It is asked about."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
