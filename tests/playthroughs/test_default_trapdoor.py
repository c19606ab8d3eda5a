"""r8: “trapdoor: default” is the default nomination; a vote for none is another thing where players may abstain."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of

COUNTED = "No nomination given: 4, the space your first throw leads to, is counted."
DEFAULTS = ["trapdoor: default", "default trapdoor", "Default for the trapdoor please", "trapdoor as by default"]


@pytest.mark.parametrize("allow_abstain", [True, False])
@pytest.mark.parametrize("words", DEFAULTS)
def test_the_default_trapdoor_is_the_default_nomination(house: House, words: str, allow_abstain: bool) -> None:
    """The space the first throw leads to is counted, whatever the game says of abstaining."""
    house.start(options={"allow_abstain": allow_abstain})
    assert COUNTED in text_of(house.write("Brenda", f"throw 4\n{words}"))
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


@pytest.mark.parametrize("before", ["throw 4 trap 31", "throw 4, no trapdoor"])
@pytest.mark.parametrize("words", DEFAULTS)
def test_it_takes_the_place_of_an_earlier_nomination(house: House, before: str, words: str) -> None:
    """What was nominated, or declined, does not stand on."""
    house.start(options={"allow_abstain": True})
    house.write("Brenda", before)
    assert COUNTED in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [4]}}


@pytest.mark.parametrize("words", ["no trapdoor", "trapdoor: none", "I abstain from the trapdoor vote"])
def test_who_declines_to_vote_casts_none(house: House, words: str) -> None:
    """Where the game lets them."""
    house.start(options={"allow_abstain": True})
    assert "You cast no vote." in text_of(house.write("Brenda", f"throw 4, {words}"))
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": "none"}}


def test_press_about_a_default_trapdoor_changes_nothing(house: House) -> None:
    """It is said to others."""
    house.start(options={"allow_abstain": True})
    house.write("Brenda", "throw 4, trapdoor: none\n\nPRESS: I love a default trapdoor.")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": "none"}}


def test_the_other_boards_keep_their_nominations(house: House) -> None:
    """Only where it is left to the rules does what stood give way."""
    house.start(boards={"A": BOARD, "B": BOARD}, options={"allow_abstain": True})
    house.write("Brenda", "A: throw 4 trap 31\nB: throw 5 trap 32")
    house.write("Brenda", "A: throw 4, trapdoor default\nB: throw 5")
    assert house.standing("Brenda") == {"A": {"throws": [4]}, "B": {"throws": [5], "trapdoor": 32}}
