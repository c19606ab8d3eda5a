"""A board's figures in words and characters: they say what is meant, of one player as of ten."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pbm.boards import load_board_file
from pbm.core.board import BoardOptions
from pbm.reports.board_report import BoardReport, facts_of, headline, report_text
from pbm.reports.pictures.analysis import picture_text, picture_words
from pbm.reports.pictures.analysis_model import BoardFigures, Ending, jump_costs
from pbm.reports.pictures.analysis_shades import MARKS
from tests.unit.reports.pictures.test_analysis import AWKWARD, ROOT, ending, figures, plain, report

ONE = BoardFigures("who play", (1.0,), Ending((1.0,)), ())


def test_a_snake_is_no_climb() -> None:
    """A snake that saves turns is not among the best climbs, nor a ladder that costs some among the worst falls."""
    board = plain()
    kind = [10.0 + space for space in range(20)]
    odd = BoardFigures("who play", tuple(kind), ending(7, 0.05), ())
    assert jump_costs(board, odd) == {3: 9.0, 18: -13.0}
    assert picture_words("heat", board, odd) == "10.0 turns from the start on average."
    usual = picture_words("heat", board, figures(board))
    assert (
        "worst falls: 18\N{RIGHTWARDS ARROW}5 (5.2). Turns saved by the best climbs: 3\N{RIGHTWARDS ARROW}12" in usual
    )


def test_it_is_said_whose_turns_a_heat_map_shows() -> None:
    """In a postal game they are those of somebody with all six numbers left; the tables say whose theirs are."""
    board = plain()
    fresh = replace(figures(board), fresh=True)
    assert "somebody there with all six numbers left" in picture_words("heat", board, fresh)
    assert "six numbers" not in picture_words("heat", board, figures(board))
    text = " ".join(report_text(report(board, fresh)).split())
    assert "Snakes and ladders: the turns lost or saved by somebody who has all six numbers left." in text
    assert "Trapdoors: the turns lost on average by those who come there" in text


def test_words_are_about_the_company_that_is_asked_for() -> None:
    """Of one player, of eight, and of a board that is always over at once, each sentence can be read aloud."""
    board = plain()

    def read(players: int, alone: Ending | None = None) -> tuple[str, str, str]:
        found = replace(figures(board, alone), players=players, game="who plays" if players == 1 else "who play")
        told = headline(BoardReport(board, found, players))
        return told, picture_words("survival", board, found), picture_words("race", board, found)

    told, survival, race = read(1)
    assert told.startswith("One player who plays is home after 26.0 turns on average; 9 games in 10")
    assert survival == "Of 10 games, 9 are over by turn 51 with one player."
    assert race == "One player needs 26.0 turns; the more play, the sooner one of them is home."
    told, survival, race = read(8)
    assert told.startswith("With 8 players who play, the first is home after 9.0 turns on average")
    assert survival.startswith("Of 10 games, 9 are over by turn 51 with one player, by 29 with two, by ")
    assert survival.endswith(" with eight.")
    assert race.endswith("with one player, 9.0 turns with eight. With eight players 8.0% of games end drawn.")
    told, survival, race = read(8, Ending((1.0,)))
    assert told.startswith("With 8 players who play, the first is always home in turn 1.")
    assert survival == "Of 10 games, 9 are over by turn 1, however many play."
    assert race.startswith("However many play, the first is home after 1 turn.")
    assert facts_of(BoardReport(board, figures(board), 1))[2].more == "in 9 games of 10"


def test_rounding_keeps_no_game_going() -> None:
    """A game that is over for certain is not still going on with a chance that is mere rounding."""
    assert Ending((0.1,) * 10).left[-1] == 0.0
    assert "<0.1%" not in picture_text("survival", plain(), figures(plain(), Ending((1 - 1e-16,))))


def test_the_key_says_what_signs_mean() -> None:
    """Below the map each shade is explained by the turns it begins with, and the sign of home is none of them."""
    known = load_board_file(ROOT / "config" / "boards" / "families.toml", BoardOptions())
    text = picture_text("heat", known, figures(known))
    key = " ".join(text[text.index("start:") :].split())
    assert key.startswith("start: 40.0 turns to go ^ a ladder, v a snake, each with the turns where it leads; * home")
    assert "shades, each from so many turns on: .. 4.4, :: 8.9" in key
    for shades in set(re.findall(r"\n?([^\w\s])\1\d", text)):
        assert f"{shades * 2} " in key
    assert "*" not in MARKS
    assert all(mark not in picture_text("heat", plain(finish=1, ladders={}, snakes={}), ONE) for mark in ("..", "@@"))


@pytest.mark.parametrize("shape", AWKWARD)
def test_a_terminal_needs_no_more_than_72_columns(shape: str) -> None:
    """However a game's length is spread and whatever a board is called, no line is longer."""
    board = plain("The Board of the Old Rectory and its friends " * 2)
    text = report_text(report(board, figures(board, AWKWARD[shape])))
    assert max(map(len, text.splitlines())) <= 72
