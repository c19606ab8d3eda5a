"""Trapdoors of turns to come that are only told by that of now, or told for all turns at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import open_house, settings_in, text_of
from tests.playthroughs.test_next_turn_or_this import standing


@pytest.mark.parametrize(
    "words",
    [
        "turns 2 to 4: 1, 2, 4, trapdoor as now each time",
        "turn 2: 6 with my present trapdoor",
        "turn 2: 6, trapdoor as now",
        "turn 2: 6, same trapdoor",
        "turn 2: 6, trapdoor unchanged",
        "turn 2: 6 and the trapdoor I have",
        "turn 2: 6, my current trapdoor",
        "turn 2: 6, trapdoor stays",
        "turn 2: 6, trapdoor likewise",
        "Zug 2: 6 mit der jetzigen Falltür",
        "tour 2: 6 avec ma trappe actuelle",
    ],
)
def test_which_space_is_asked(tmp_path: Path, words: str) -> None:
    """The throws are kept; the trapdoor that is told only as that of now is asked about and never dropped unsaid."""
    house = standing(tmp_path)
    said = text_of(house.write("Clive", words))
    assert "I do not know which space you mean for your trapdoor in the turns to come" in said
    assert "Turn 2: throw" in said
    assert house.standing("Clive") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        "turn 2: 6",
        "turn 2: 6, no trapdoor",
        "turn 2: 6. My trapdoor works a treat!",
        "turn 2: 6, trapdoor 44",
        "trapdoor stays. Turn 2: 6",
    ],
)
def test_other_words_leave_nothing_to_ask(tmp_path: Path, words: str) -> None:
    """A trapdoor that is told, declined, talked of, or left for this turn, leaves no question."""
    house = standing(tmp_path)
    assert "which space you mean" not in text_of(house.write("Clive", words))
    assert house.standing("Clive") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words", ["trapdoor 40 in all turns", "trapdoor 40 for every turn", "Falltür 40 in allen Zügen"]
)
def test_a_trapdoor_for_all_turns_is_asked_about(tmp_path: Path, words: str) -> None:
    """The open turn alone is never given a trapdoor that is meant for all of them."""
    house = standing(tmp_path)
    assert "I could not tell for which turn your trapdoor is" in text_of(house.write("Clive", words))
    assert house.standing("Clive") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words", ["My trapdoor has caught nobody in all turns so far, trapdoor 40", "trapdoor 40, all turns are fun"]
)
def test_talk_of_all_turns_is_talk(tmp_path: Path, words: str) -> None:
    """Words of all turns that are not the trapdoor's leave it for the open one."""
    house = standing(tmp_path)
    house.write("Clive", words)
    assert house.standing("Clive") == {"A": {"throws": [3], "trapdoor": 40}}


def test_all_turns_of_a_double_round_are_its_two(tmp_path: Path) -> None:
    """In a round of two turns "in both turns" is said of these."""
    house = open_house(settings_in(tmp_path))
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Clive", "3 then 5, trapdoor 28")
    house.write("Clive", "trapdoor 40 in both turns")
    assert house.standing("Clive") == {"A": {"throws": [3, 5], "trapdoor": 40}}
