"""The revealed board with everybody's way over it. It is drawn from the board itself, which no view carries.

Import it where it is called: the library that draws is slow to load.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np
from matplotlib.patches import Rectangle

from pbm.core.board import Board
from pbm.core.phrases import Phrase, Tongue, joined, said, say
from pbm.reports.pictures.board import INCH, Drawn, drawn_board
from pbm.reports.pictures.canvas import Pen, png_of, settings, svg_of
from pbm.reports.pictures.cast import BACKGROUND, INK, look_of, marks_of, shown_name
from pbm.reports.pictures.journeys import Journey, Step

__all__ = ["paths_alt", "paths_png", "paths_svg"]

_VEIL = 9_000.0
_PATHS = 9_100.0
_ABOVE = 20_000.0
_ROW = 0.42


def paths_svg(
    board: Board,
    journeys: Sequence[Journey],
    *,
    only: str | None = None,
    cast: Sequence[str] | None = None,
    trapdoors: Mapping[int, tuple[int, ...]] | None = None,
    tongue: Tongue | None = None,
) -> bytes:
    """Return a board with everybody's way over it as SVG, or the way of ``only`` with the turns written to it.

    ``cast`` is everybody who ever ran (``cast_of``), so that looks are those of the race chart. ``trapdoors`` are
    where they opened and in which rounds. PbmError when the board is too large to be read.
    """
    with settings("pbm-paths"):
        drawn = _drawn(board, journeys, only, cast, trapdoors or {}, tongue)
        words = paths_alt([way for way in journeys if only in (None, way.name)])
        return svg_of(drawn.figure, _caption(board, only, tongue), _in(words, tongue))


def paths_png(
    board: Board,
    journeys: Sequence[Journey],
    *,
    only: str | None = None,
    cast: Sequence[str] | None = None,
    trapdoors: Mapping[int, tuple[int, ...]] | None = None,
    tongue: Tongue | None = None,
    cell_pixels: int = 96,
) -> bytes:
    """Return the same as PNG, ``cell_pixels`` a cell (188 gives a board of ten columns 16 cm on paper)."""
    with settings("pbm-paths"):
        figure = _drawn(board, journeys, only, cast, trapdoors or {}, tongue).figure
        return png_of(figure, round(figure.get_figwidth() / INCH * cell_pixels), 255)


def paths_alt(journeys: Sequence[Journey]) -> Phrase:
    """Return the ways in words: for each player the spaces where their turns ended."""
    return joined(
        say("{name}: {spaces}.", name=shown_name(way.name), spaces=", ".join(str(step.space) for step in way.steps))
        for way in journeys
    )


def _in(words: object, tongue: Tongue | None) -> str:
    return str(words) if tongue is None else said(words, tongue)


def _caption(board: Board, only: str | None, tongue: Tongue | None) -> str:
    name = shown_name(board.name)
    if only is None:
        return _in(say("{board}: every way", board=name), tongue)
    return _in(say("{board}: the way of {name}", board=name, name=shown_name(only)), tongue)


def _drawn(
    board: Board,
    journeys: Sequence[Journey],
    only: str | None,
    cast: Sequence[str] | None,
    trapdoors: Mapping[int, tuple[int, ...]],
    tongue: Tongue | None,
) -> Drawn:
    known = list(cast) if cast is not None else [way.name for way in journeys]
    shown = [(known.index(way.name), way) for way in journeys if only in (None, way.name) and way.name in known]
    beyond = {number for _, way in shown for step in way.steps for number in (step.target, step.space)}
    across = max(column for _, column in board.cells.values())
    # Names take a row for every three columns or so.
    a_row = max(1, int(across / 3.2))
    rows = -(-max(1, len(shown)) // a_row)
    foot = 0.25 + _ROW * rows + (_ROW if trapdoors or only is not None else 0)
    drawn = drawn_board(board, also={0} | beyond, foot=foot, caption=_caption(board, only, tongue))
    pen = Pen(drawn.axes)
    low, high = drawn.axes.get_ylim()
    # The board steps back so that the ways stand out, but its numbers, drawn above this, stay.
    drawn.axes.add_artist(
        Rectangle((-1, low), across + 2, high - low, fc="#FFFFFF", ec="none", alpha=0.5, zorder=_VEIL)
    )
    for space, rounds in trapdoors.items():
        _draw_trapdoor(pen, drawn, space, rounds)
    _write_notes(pen, drawn, drawn.bottom - 0.2 - rows * _ROW, bool(trapdoors), only is not None, tongue)
    marks = marks_of(known)
    for place, (index, way) in enumerate(shown):
        _draw_way(pen, drawn, way, index, place, len(shown), numbered=only is not None)
        row, column = divmod(place, a_row)
        x = column * across / a_row + 0.15
        y = drawn.bottom - 0.2 - row * _ROW
        size = drawn.points * 0.22
        last = str(way.steps[-1].space) if way.steps else "0"
        pen.shape(x, y, look_of(index), size * 0.8, layer=_ABOVE)
        pen.write(x + 0.25, y, last, size, bold=True, up="center", layer=_ABOVE)
        name = pen.writable(shown_name(way.name), marks[way.name])
        before = pen.width_of(last + " ", size, bold=True) / drawn.points + 0.3
        room = (across / a_row - before - 0.2) * drawn.points
        pen.write(x + before, y, pen.fitted(name, size, room), size, up="center", layer=_ABOVE, name=f"label-{index}")
    return drawn


def _write_notes(pen: Pen, drawn: Drawn, y: float, trapdoors: bool, numbered: bool, tongue: Tongue | None) -> None:
    """Write what the black boxes and the small numbers are."""
    notes = [say("Black boxes: trapdoors, and the rounds they were open in.")] if trapdoors else []
    notes += [say("Small numbers: turns.")] if numbered else []
    words, size = _in(joined(notes), tongue), drawn.points * 0.19
    wide = pen.width_of(words, size)
    size *= min(1.0, (drawn.columns - 0.2) * drawn.points / max(1.0, wide))
    pen.write(0.05, y, words, size, up="center", layer=_ABOVE)


def _draw_trapdoor(pen: Pen, drawn: Drawn, space: int, rounds: tuple[int, ...]) -> None:
    """Draw a hole in the floor, with the rounds in which it was open."""
    x, y = drawn.middles[space]
    drawn.axes.add_artist(
        Rectangle((x + 0.08, y + 0.2), 0.36, 0.24, fc=INK, ec=BACKGROUND, lw=drawn.points * 0.02, zorder=_ABOVE)
    )
    words = ",".join(map(str, rounds[:3])) + ("…" if len(rounds) > 3 else "")
    size = drawn.points * min(0.16, 0.5 / max(1, len(words)))
    pen.write(
        x + 0.26, y + 0.32, words, size, across="center", up="center", colour=BACKGROUND, bold=True, layer=_ABOVE + 1
    )


def _draw_way(pen: Pen, drawn: Drawn, way: Journey, index: int, place: int, count: int, *, numbered: bool) -> None:
    """Draw a hop for every throw, a dashed line for every jump and fall, and a mark where each turn ended."""
    look = look_of(index)
    # Everybody keeps to their own part of each cell, so that ways do not lie upon each other.
    part = 0.0 if count == 1 else (place / (count - 1) - 0.5) * min(0.52, 0.16 * (count - 1))
    shift = (0.06 + part, -0.1 - part * 0.55)
    width = drawn.points * (0.045 if count <= 4 else 0.032)

    def spot(space: int) -> tuple[float, float]:
        x, y = drawn.middles[space]
        return x + shift[0], y + shift[1]

    layer = _PATHS + 6 * place
    ends: dict[int, list[int]] = defaultdict(list)
    for step in way.steps:
        pen.line(_hop(spot(step.start), spot(step.target)), look.colour, width, casing=width * 0.35, layer=layer)
        for fall in step.falls:
            line = [spot(fall.start), spot(fall.end)]
            pen.line(line, look.colour, width, dash=(2.2, 1.4), casing=width * 0.35, layer=layer + 1)
        for space in _stops(step):
            pen.shape(*spot(space), look, width * 2.2, shape="circle", layer=layer + 2)
        ends[step.space].append(step.turn)
    for space in ends:
        pen.shape(*spot(space), look, width * (2.6 if count > 4 else 3.0), layer=layer + 3)
    if way.steps:
        pen.shape(*spot(way.steps[-1].space), look, width * 5.2, layer=layer + 4, name=f"end-{index}")
    if numbered:
        for space, turns in ends.items():
            x, y = spot(space)
            words = ",".join(map(str, turns))
            pen.write(
                x, y - 0.12, words, drawn.points * 0.15, across="center", up="top", bold=True, rim=True, layer=_ABOVE
            )


def _stops(step: Step) -> list[int]:
    """Return the spaces that a turn touched before it ended."""
    touched = [step.target, *(fall.end for fall in step.falls)]
    return [here for here, after in pairwise(touched) if here != after]


def _hop(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """Return an arc from one place to another, higher the longer it is."""
    a, b = np.array(start), np.array(end)
    along = b - a
    across = np.array([-along[1], along[0]])
    # Always to the upper side, so that hops to the left and to the right look alike.
    across = across if across[1] > 0 or (across[1] == 0 and across[0] > 0) else -across
    t = np.linspace(0, 1, 16)[:, None]
    curve = a + t * along + 0.4 * t * (1 - t) * across
    return [(float(x), float(y)) for x, y in curve]
