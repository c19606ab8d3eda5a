"""The drawings in the pages agree with the facts they are drawn from."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from pbm.boards.reader import read_board
from pbm.config.resources import resource
from pbm.core.board import BoardOptions
from pbm.reports.archive.chart import chart_of
from pbm.reports.archive.replay import replay_of
from pbm.reports.archive.site import site_files
from pbm.reports.model import tracks_of
from pbm.reports.pictures.cast import cast_of
from pbm.reports.pictures.journeys import journeys
from pbm.reports.tongues import ENGLISH
from pbm.rulesets.api import Runner, Track
from tests.unit.reports.archive.games import SITE, entries, played, writer

ROW = 21.9


def test_the_figures_are_those_of_the_reports() -> None:
    """In every round each player's number in the chart is the space the report of that round gave."""
    for entry in entries()[:3]:
        for board in {track.board for track in entry.story.newest.tracks}:
            tracks = tracks_of(entry.story, board)
            chart = chart_of(tracks, ENGLISH)
            for number, track in enumerate(tracks):
                told = {runner.name: str(runner.space) for runner in track.runners}
                assert {line.name: line.spaces[number] for line in chart.lines if line.spaces[number]} == told
                assert chart.figures[number].cells == tuple(line.spaces[number] for line in chart.lines)


def test_a_higher_space_is_drawn_higher() -> None:
    """Lines rise with the spaces, and keep within the drawing."""
    chart = chart_of(tracks_of(entries()[0].story, "A"), ENGLISH)
    ends = [(float(end), int(space)) for line in chart.lines for end, space in zip(line.ends, line.spaces, strict=True)]
    for (one, here), (other, there) in pairwise(sorted(ends)):
        assert one == other or here >= there - 2
    assert all(0 < end < chart.height for end, _ in ends)


def test_names_never_lie_upon_each_other() -> None:
    """In every round labels are at least a row apart and within the drawing, with twelve players too."""
    names = tuple(f"Player {number}" for number in range(12))
    for entry in (*entries()[:3], played("dozen", "A dozen", names, rounds=5)):
        chart = chart_of(tracks_of(entry.story, "A"), ENGLISH)
        for number in range(chart.rounds + 1):
            rows = sorted(float(line.rows[number]) for line in chart.lines if line.rows[number])
            assert all(after - before >= ROW for before, after in pairwise(rows))
            assert rows[0] > 10
            assert rows[-1] < chart.height - 10


def test_who_comes_later_or_leaves_is_drawn_so() -> None:
    """A latecomer's line begins where they came; of somebody who left a cross says where."""

    def track(*spaces: tuple[str, int]) -> Track:
        return Track("A", None, tuple(Runner(name, space, None, (), 1) for name, space in spaces))

    tracks = [track(("Ann", 0)), track(("Ann", 4), ("Late", 0)), track(("Late", 6)), track(("Late", 9))]
    ann, late = chart_of(tracks, ENGLISH).lines
    assert (ann.gone, late.gone) == (1, None)
    assert late.spaces == ("", "0", "6", "9")
    assert late.rows[0] == ""
    assert late.legs[0].startswith("1,")


def test_the_finish_is_drawn_only_where_it_is_told() -> None:
    """Where players are not told the size of the board, no line says where home is."""
    tracks = tracks_of(entries()[2].story, "A")
    assert chart_of(tracks, ENGLISH).finish is not None
    assert chart_of([replace(track, finish=None) for track in tracks], ENGLISH).finish is None


def test_every_move_is_in_the_replay() -> None:
    """The replay has each throw, fall and end of every turn as the reveal file has it."""
    for entry in entries()[:2]:
        assert entry.story.reveal is not None
        for board in entry.boards:
            cast = cast_of(tracks_of(entry.story, board))
            replay = replay_of(entry.story.reveal, board, entry.boards[board], cast, ENGLISH)
            assert replay is not None
            told = {
                (turn.number, move.name, move.throw, move.start, move.target, move.space)
                for turn in replay.turns
                for move in turn.moves
            }
            sheets = [round_["gm"] for round_ in entry.story.reveal["rounds"]]  # type: ignore[index,union-attr]
            due = {
                (step.turn, way.name, step.throw, step.start, step.target, step.space)
                for way in journeys(sheets, board)  # type: ignore[arg-type]
                for step in way.steps
            }
            assert told == due
            assert all(mark.places[-1] for mark in replay.marks)
            assert len(replay.jumps) == len(entry.boards[board].snakes) + len(entry.boards[board].ladders)


def test_marks_end_where_the_last_report_says() -> None:
    """After the last turn each mark lies in the cell of the space that the last report gave."""
    entry = entries()[0]
    assert entry.story.reveal is not None
    tracks = tracks_of(entry.story, "A")
    replay = replay_of(entry.story.reveal, "A", entry.boards["A"], cast_of(tracks), ENGLISH)
    assert replay is not None
    cells = {cell.number: (float(cell.x), float(cell.y)) for cell in replay.cells}
    for runner in tracks[-1].runners:
        mark = next(mark for mark in replay.marks if mark.name == runner.name)
        x, y = map(float, mark.places[-1].split(","))
        left, top = cells[runner.space]
        assert left < x < left + 48
        assert top < y < top + 48


def test_a_reveal_of_another_shape_is_told_without_a_drawing() -> None:
    """Moves that cannot be read give no replay, and break nothing."""
    entry = entries()[0]
    broken = {"rounds": [{"turns": [1], "gm": {"A": {"moves": {"Ann": [{"turn": "one"}]}}}}]}
    assert replay_of(broken, "A", entry.boards["A"], ("Ann",), ENGLISH) is None
    assert replay_of({}, "A", entry.boards["A"], ("Ann",), ENGLISH) is None


@pytest.mark.parametrize(("width", "drawn"), [(25, True), (60, False)])
def test_a_large_board_is_drawn_in_a_box_of_its_own_or_told(width: int, drawn: bool) -> None:
    """A wide board scrolls in its own box; one that nobody could read is told in figures, which are then open."""
    source = {"finish": 300, "layout": {"kind": "boustrophedon", "width": width}, "snakes": {"9": 3}, "ladders": {}}
    entry = entries()[0]
    board = read_board(source, BoardOptions(), "A")
    page = site_files([replace(entry, boards={"A": board})], SITE, writer())["games/snakepit/board.html"].decode()
    assert ('<svg viewBox="0 0 12' in page) == drawn
    assert ('class="table-top" role="region" tabindex="0"' in page) == drawn
    assert ('<details class="figures" open>' in page) != drawn
    assert "Every move on board A" in page


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_colours_stand_out_in_light_and_in_dark() -> None:
    """Every player's colour has 3:1 against the card, and all writing 4.5:1 against paper and card, in both."""
    text = Path(resource("templates") / "archive" / "style.css").read_text("utf-8")
    light = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6})", text.split("@media")[0]))
    dark = {**light, **dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6})", text.split("@media")[1]))}
    for colours in (light, dark):
        for number in range(12):
            assert _contrast(colours[f"c{number}"], colours["card"]) >= 3
        for name in ("ink", "soft", "link"):
            assert min(_contrast(colours[name], colours[ground]) for ground in ("paper", "card")) >= 4.5
        assert min(_contrast(colours["ink"], colours["call"]), _contrast(colours["link"], colours["call"])) >= 4.5
