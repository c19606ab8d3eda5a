"""Pictures of a board for the GM: text, SVG and PNG. They show the secret and are for no player to see."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.patheffects import withStroke

from pbm.core.board import Board
from pbm.core.errors import PbmError, Problem
from pbm.reports.pictures.board_paths import Outside, lay_ways, outside_boxes
from pbm.reports.pictures.board_shapes import LADDER_COLOURS, SNAKE_COLOURS, draw_ladder, draw_snake
from pbm.reports.pictures.board_text import draw_text

__all__ = ["draw_png", "draw_svg", "draw_text"]

_INCH = 0.8
_MOST_ACROSS = 50
_TINTS = ("#F7F1E3", "#ECE3CD")
_MARGIN = 0.25
_TITLE = 0.55


def draw_svg(board: Board) -> bytes:
    """Return the board as an SVG picture, letters as outlines; the same board gives the same bytes.

    Raises PbmError when the board is too large for a picture that can be read.
    """
    with _settings():
        figure = _draw(board)
        FigureCanvasSVG(figure)
        return _saved(figure, "svg", {"Date": None, "Creator": None, "Title": f"Board {board.name}"})


def draw_png(board: Board, cell_pixels: int = 96) -> bytes:
    """Return the board as a PNG picture, ``cell_pixels`` a cell; the same board gives the same bytes.

    Raises PbmError when the board is too large for a picture that can be read.
    """
    with _settings():
        figure = _draw(board)
        FigureCanvasAgg(figure)
        figure.set_dpi(cell_pixels / _INCH)
        return _saved(figure, "png", {"Software": None})


@contextmanager
def _settings() -> Iterator[None]:
    """Hold the settings that make a picture the same every time, whatever the machine's own are."""
    with mpl.rc_context(), warnings.catch_warnings():
        # A name may hold letters that the font lacks: they show as boxes, which is no cause for alarm.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        mpl.rcdefaults()
        mpl.rcParams["svg.fonttype"] = "path"
        mpl.rcParams["svg.hashsalt"] = "pbm-board"
        yield


def _saved(figure: Figure, kind: str, metadata: dict[str, str | None]) -> bytes:
    out = io.BytesIO()
    figure.savefig(out, format=kind, dpi=figure.dpi, metadata=metadata)
    return out.getvalue()


def _draw(board: Board) -> Figure:
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    if max(rows, columns) > _MOST_ACROSS:
        message = (
            f"{columns} columns and {rows} rows are too many for a picture (at most {_MOST_ACROSS} each way): "
            "ask for the text"
        )
        raise PbmError(Problem("too_large", message))
    boxes = outside_boxes(board)
    low = min((box.y for box in boxes.values()), default=0.0)
    low, high = min(low, 0.0), max(max((box.y + 1 for box in boxes.values()), default=0.0), float(rows))
    wide, tall = columns + 2 * _MARGIN, high - low + 2 * _MARGIN + _TITLE
    figure = Figure(figsize=(wide * _INCH, tall * _INCH), facecolor="white")
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-_MARGIN, columns + _MARGIN)
    axes.set_ylim(low - _MARGIN, high + _MARGIN + _TITLE)
    points = _INCH * 72
    caption = f"{board.name} \N{MIDDLE DOT} home on {board.finish}"
    size = min(points * 0.3, points * wide / max(1, len(caption)) * 1.5)
    axes.text(
        columns / 2,
        high + _MARGIN + _TITLE / 2 - 0.05,
        caption,
        fontsize=size,
        ha="center",
        va="center",
        weight="bold",
        color="#222222",
        parse_math=False,
    )
    for space, (row, column) in board.cells.items():
        _draw_cell(axes, board, space, row, column, points)
    for box in boxes.values():
        _draw_outside(axes, box, points)
    _draw_jumps(axes, board, boxes, points)
    return figure


def _draw_cell(axes: Axes, board: Board, space: int, row: int, column: int, points: float) -> None:
    finish, beyond = space == board.finish, space > board.finish
    axes.add_patch(
        Rectangle(
            (column - 1, row - 1),
            1,
            1,
            fc="#FFD966" if finish else "#FFFFFF" if beyond else _TINTS[(row + column) % 2],
            ec="#8A7F66",
            lw=points * 0.012,
            hatch="////" if beyond else None,
            hatch_linewidth=0.3,
            zorder=1,
        )
    )
    if finish:
        axes.add_patch(
            Rectangle((column - 0.95, row - 0.95), 0.9, 0.9, fc="none", ec="#7A5C00", lw=points * 0.03, zorder=1.1)
        )
    _write(axes, column - 0.93, row - 0.06, str(space), points * 0.235, "top")


def _draw_outside(axes: Axes, box: Outside, points: float) -> None:
    axes.add_patch(Rectangle((box.x, box.y), 1, 1, fc="#FFFFFF", ec="#8A7F66", lw=points * 0.018, ls="--", zorder=1))
    _write(axes, box.x + 0.07, box.y + 0.94, str(box.number), points * 0.235, "top")
    words = "start" if box.number == 0 else "home"
    _write(axes, box.x + 0.07, box.y + 0.05, words, points * 0.15, "bottom", colour="#555555")


def _draw_jumps(axes: Axes, board: Board, boxes: dict[int, Outside], points: float) -> None:
    ladders = {space: n for n, space in enumerate(sorted(board.ladders))}
    snakes = {space: n for n, space in enumerate(sorted(board.snakes))}
    for index, way in enumerate(lay_ways(board, boxes)):
        layer = 2 + index * 0.5
        row, column = board.cells[way.start]
        if way.kind == "ladder":
            number = ladders[way.start]
            colour = LADDER_COLOURS[number % len(LADDER_COLOURS)]
            draw_ladder(axes, way, colour, points, layer)
        else:
            number = snakes[way.start]
            colour = SNAKE_COLOURS[number % len(SNAKE_COLOURS)]
            draw_snake(axes, way, colour, number, points, layer)
        mark = "\N{UPWARDS ARROW}" if way.kind == "ladder" else "\N{DOWNWARDS ARROW}"
        _write(axes, column - 0.93, row - 0.95, f"{mark}{way.end}", points * 0.17, "bottom", colour=colour)


def _write(
    axes: Axes,
    x: float,
    y: float,
    words: str,
    size: float,
    vertical: str,
    *,
    colour: str = "#111111",
) -> None:
    """Write a number so that it can be read upon anything: above all else, with a pale rim."""
    axes.text(
        x,
        y,
        words,
        fontsize=size if len(words) < 4 else size * 4 / (len(words) + 1),
        ha="left",
        va="top" if vertical == "top" else "bottom",
        weight="bold",
        color=colour,
        zorder=10_000,
        parse_math=False,
        path_effects=[withStroke(linewidth=size * 0.3, foreground="#FFFFFF")],
    )
