"""The revealed board with everybody's way: every step of the record is on it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from pbm.boards import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.game import JsonObject
from pbm.reports.pictures.journeys import Fall, Journey, Step, journeys, opened_trapdoors
from pbm.reports.pictures.paths_board import paths_alt, paths_png, paths_svg


def hill(**keys: Any) -> Board:
    """Return a board of 20 spaces, four wide."""
    plain = {"name": "Hill & Dale", "finish": 20, "layout": {"kind": "boustrophedon", "width": 4}}
    return read_board({**plain, **keys}, BoardOptions(), "A")


def move(turn: int, throw: int, target: int, space: int, *path: tuple[str, int, int]) -> JsonObject:
    """Return one move as a record has it."""
    steps = [{"via": via, "from": start, "to": end} for via, start, end in path]
    return {"turn": turn, "throw": throw, "target": target, "path": steps, "space": space}


RECORD: list[JsonObject] = [
    {"A": {"moves": {"Alan": [move(1, 3, 3, 12, ("ladder", 3, 12))], "Brenda": [move(1, 6, 6, 6)]}, "trapdoors": []}},
    {
        "A": {
            "moves": {"Alan": [move(2, 1, 13, 4, ("trapdoor", 13, 12))], "Brenda": [move(2, 5, 11, 11)]},
            "trapdoors": [13],
        }
    },
    {"A": {"moves": {"Brenda": [move(3, 6, 17, 17), move(4, 6, 23, 23)]}, "trapdoors": [13, 14]}},
    {},
]


def test_journeys_follow_the_record() -> None:
    """Each step begins where the one before ended, and a round in which a board was closed adds nothing."""
    alan, brenda = journeys(RECORD, "A")
    assert alan == Journey(
        "Alan",
        (
            Step(1, 3, 0, 3, (Fall("ladder", 3, 12),), 12),
            Step(2, 1, 12, 13, (Fall("trapdoor", 13, 12),), 4),
        ),
    )
    assert [(step.start, step.space) for step in brenda.steps] == [(0, 6), (6, 11), (11, 17), (17, 23)]
    assert opened_trapdoors(RECORD, "A") == {13: (2, 3), 14: (3,)}
    assert journeys(RECORD, "B") == ()


@pytest.mark.parametrize(
    "facts", [{"A": {"moves": {"Alan": [{"turn": 1}]}}}, {"A": 3}, {"A": {"moves": {"Alan": [move(1, "x", 3, 3)]}}}]
)
def test_what_is_no_record_is_refused(facts: Any) -> None:
    """A damaged record is named as such and never half drawn."""
    with pytest.raises(ValueError, match="no moves of board A"):
        journeys([facts], "A")


def drawn(svg: bytes, kind: str) -> set[str]:
    """Return the ids of a kind in a picture."""
    found = (element.attrib.get("id", "") for element in ET.fromstring(svg).iter())
    return {name for name in found if name.startswith(f"{kind}-")}


def test_everybody_is_on_the_revealed_board() -> None:
    """All ways on one picture, or one alone, with a box for those who came home beyond the last space."""
    board, ways = hill(ladders={"3": 12}), journeys(RECORD, "A")
    everybody = paths_svg(board, ways, trapdoors=opened_trapdoors(RECORD, "A"))
    assert drawn(everybody, "label") == {"label-0", "label-1"}
    assert drawn(everybody, "end") == {"end-0", "end-1"}
    assert drawn(paths_svg(board, ways, only="Brenda"), "label") == {"label-1"}
    assert drawn(paths_svg(board, ways, cast=["Zoe", "Brenda", "Alan"]), "label") == {"label-1", "label-2"}


def test_the_ways_are_told_in_words() -> None:
    """Who cannot see the picture hears where each turn ended."""
    assert str(paths_alt(journeys(RECORD, "A"))) == "Alan: 12, 4. Brenda: 6, 11, 17, 23."


def test_pictures_of_ways_are_the_same_every_time() -> None:
    """The same record gives the same bytes; PNG has the size asked for."""
    board, ways = hill(ladders={"3": 12}), journeys(RECORD, "A")
    assert paths_svg(board, ways) == paths_svg(board, ways)
    png = paths_png(board, ways, cell_pixels=40)
    assert png == paths_png(board, ways, cell_pixels=40)
    assert int.from_bytes(png[16:20], "big") == 180


def test_hostile_names_are_only_names() -> None:
    """Markup in names of boards and players is drawn, not obeyed."""
    ways = (Journey("</svg><script>$x", (Step(1, 6, 0, 6, (), 6),)), Journey("坂道", ()))
    svg = paths_svg(hill(name="<b>$\\frac{"), ways)
    assert b"<script" not in svg
    assert drawn(svg, "label") == {"label-0", "label-1"}
