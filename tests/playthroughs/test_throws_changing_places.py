"""Two throws that are to change places, in a word, and what is left as it stands beside words that change something."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import House, open_house, settings_in, text_of

BASE = {"A": {"throws": [3, 5], "trapdoor": 28}}
TURNED = "You seem to turn the order of your two throws round."


def doubled(folder: Path) -> House:
    """Return a game in rounds of two turns, in which Clive has two throws and a trapdoor."""
    house = open_house(settings_in(folder))
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Clive", "3 then 5, trapdoor 28")
    assert house.standing("Clive") == BASE
    return house


@pytest.mark.parametrize(
    "words",
    [
        *(
            "only swap, trapdoor stays",
            "just swap. Trapdoor stays.",
            "swap, leave the trapdoor",
            "swop over, same trapdoor",
        ),
        *("swap", "umgekehrt bitte", "swap, trapdoor 40", "swap\ntrapdoor 40", "Trapdoor 40. Only swap."),
        *("tauschen und Falltür 40", "3 last", "3 second", "nur tauschen, Falltür bleibt"),
    ],
)
def test_two_throws_change_places_in_a_word(tmp_path: Path, words: str) -> None:
    """Where nothing else is said it is done, with the trapdoor that is told beside it."""
    house = doubled(tmp_path)
    said = text_of(house.write("Clive", words))
    assert "your orders are in" in said
    standing = house.standing("Clive")["A"]
    assert standing["throws"] == [5, 3]
    assert standing["trapdoor"] == 40 or "40" not in words


@pytest.mark.parametrize("words", ["reverse, trapdoor unchanged"])
def test_which_comes_first_is_asked(tmp_path: Path, words: str) -> None:
    """Where it is not sure that they are to be turned round, nobody is told that nothing has changed."""
    house = doubled(tmp_path)
    said = text_of(house.write("Clive", words))
    assert TURNED in said
    assert "As you ask" not in said
    assert house.standing("Clive")["A"]["throws"] == [3, 5]


@pytest.mark.parametrize(
    ("words", "trapdoor"),
    [
        ("trapdoor stays", 28),
        ("trapdoor stays, thanks Alan!", 28),
        ("Hi Alan, trapdoor stays. Cheers, Clive", 28),
        ("trapdoor stays, wish me luck", 28),
        ("No need to swap, trapdoor 40", 40),
        ("Trapdoor 40. Let's swap stories!", 40),
        ("Trapdoor 40. Do a flip for me!", 40),
        ("5 last", 28),
        ("swap trapdoor to 40", 40),
    ],
)
def test_talk_turns_nothing_round(tmp_path: Path, words: str, trapdoor: int) -> None:
    """What only looks like it leaves the throws alone and is asked about by nobody."""
    house = doubled(tmp_path)
    assert TURNED not in text_of(house.write("Clive", words))
    assert house.standing("Clive") == {"A": {"throws": [3, 5], "trapdoor": trapdoor}}


@pytest.mark.parametrize("words", ["swap, trapdoor stays", "throw stays, shift the other one up"])
def test_what_may_be_a_change_is_asked_beside_what_stays(tmp_path: Path, words: str) -> None:
    """Of one throw too: words that change something are never answered as though they had changed nothing."""
    house = open_house(settings_in(tmp_path))
    house.start()
    house.write("Clive", "3 and 28")
    said = text_of(house.write("Clive", words))
    assert "could not take orders" in said
    assert "As you ask" not in said
