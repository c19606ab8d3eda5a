"""The orders that a first mail gives as an example: lawful in the very game it is about, and read as they stand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pbm.core.game import JsonObject
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of

SMALL: JsonObject = {**BOARD, "finish": 24, "ladders": {}, "snakes": {}}
SILENT: JsonObject = {**BOARD, "public": {"tell": []}}
_QUOTED = re.compile(r"(?:for instance|zum Beispiel) [“„]([^“”„]+)[”“]")

GAMES: dict[str, tuple[dict[str, JsonObject], dict[str, Any], dict[str, Any]]] = {
    "one board": ({"A": BOARD}, {}, {"A": {"throws": [5], "trapdoor": 45}}),
    "a small board": ({"A": SMALL}, {}, {"A": {"throws": [5], "trapdoor": 18}}),
    "a board of a size not told": ({"A": SILENT}, {}, {"A": {"throws": [5], "trapdoor": 23}}),
    "two turns a round": ({"A": BOARD}, {"schedule": [2, 2, 2]}, {"A": {"throws": [5, 2], "trapdoor": 45}}),
    "two boards": (
        {"A": BOARD, "B": SMALL},
        {},
        {"A": {"throws": [5], "trapdoor": 45}, "B": {"throws": [2], "trapdoor": 17}},
    ),
    "three boards": (
        {"A": BOARD, "B": SMALL, "C": BOARD},
        {},
        {"A": {"throws": [5], "trapdoor": 45}, "B": {"throws": [2], "trapdoor": 17}},
    ),
    "two boards, two turns": (
        {"A": BOARD, "B": SILENT},
        {"schedule": [2, 2, 2]},
        {"A": {"throws": [5, 2], "trapdoor": 45}},
    ),
    "one order for all boards": (
        {"A": BOARD, "B": SMALL},
        {"boards_orders": "shared"},
        {"*": {"throws": [5], "trapdoor": 18}},
    ),
}


def example(house: House) -> str:
    """Return the example of the first mail."""
    found = _QUOTED.search(text_of(house.sent_to("Brenda")[0]))
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_example_can_be_sent_as_it_is(house: House, game: str, language: str) -> None:
    """On boards of any size, several of them, in rounds of two turns; what it leaves out is all that is asked about."""
    boards, options, expected = GAMES[game]
    house.start(boards=boards, options=options, house={"language": language})
    receipt = house.write("Brenda", example(house))
    assert receipt is not None
    assert house.standing("Brenda") == expected
    assert str(receipt["Subject"]).startswith(("[hill] Receipt 1: Your orders", "[hill] Quittung 1: Deine Züge"))
    whole = "*" in expected or set(expected) == set(boards)
    assert ("question" in str(receipt["Subject"]) or "Frage" in str(receipt["Subject"])) is not whole


def test_the_example_tells_nothing_of_a_size_that_is_secret(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Boards of 24, 60 and 600 spaces have the same one, where players are not told how many there are."""
    found = set()
    for finish in (24, 60, 600):
        house = open_house(settings_in(tmp_path_factory.mktemp("size")))
        house.start(boards={"A": {**SILENT, "finish": finish, "ladders": {}, "snakes": {}}})
        found.add(example(house))
    assert found == {"throw 5, trapdoor 23"}
