"""Pictures of a board for the GM: text, SVG and PNG. They show the secret and are for no player to see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.patheffects import withStroke

from pbm.core.board import Board
from pbm.core.errors import PbmError, Problem
from pbm.reports.pictures.board_paths import Outside, lay_ways, outside_boxes
from pbm.reports.pictures.board_shapes import LADDER_COLOURS, SNAKE_COLOURS, draw_ladder, draw_snake
from pbm.reports.pictures.board_text import draw_text
from pbm.reports.pictures.canvas import png_of, settings, svg_of

__all__ = ["INCH", "Drawn", "draw_png", "draw_svg", "draw_text", "drawn_board"]

INCH = 0.8
"""How large a cell is drawn."""

_MOST_ACROSS = 50
_TINTS = ("#F7F1E3", "#ECE3CD")
_MARGIN = 0.25
_TITLE = 0.55


def draw_svg(board: Board) -> bytes:
    """Return the board as an SVG picture, letters as outlines; the same board gives the same bytes.

    Raises PbmError when the board is too large for a picture that can be read.
    """
    with settings("pbm-board"):
        return svg_of(drawn_board(board).figure, f"Board {board.name}", draw_text(board))


def draw_png(board: Board, cell_pixels: int = 96) -> bytes:
    """Return the board as a PNG picture, ``cell_pixels`` a cell; the same board gives the same bytes.

    Raises PbmError when the board is too large for a picture that can be read.
    """
    with settings("pbm-board"):
        figure = drawn_board(board).figure
        return png_of(figure, round(figure.get_figwidth() / INCH * cell_pixels), 255)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A board as drawn, in cells: the middle of every space that is on it or beside it, and where the foot begins.

    ``points`` is one cell in points.
    """

    figure: Figure
    axes: Axes
    middles: Mapping[int, tuple[float, float]]
    points: float
    bottom: float
    columns: int


def drawn_board(board: Board, *, also: Iterable[int] = (), foot: float = 0.0, caption: str | None = None) -> Drawn:
    """Return a board drawn, to be drawn upon, with ``foot`` cells of room beneath; to be used within ``settings``.

    ``also`` are numbers off the board that need a box beside it. PbmError when it is too large to be read.
    """
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    if max(rows, columns) > _MOST_ACROSS:
        message = (
            f"{columns} columns and {rows} rows are too many for a picture (at most {_MOST_ACROSS} each way): "
            "ask for the text"
        )
        raise PbmError(Problem("too_large", message))
    boxes = outside_boxes(board, also)
    low = min((box.y for box in boxes.values()), default=0.0)
    low, high = min(low, 0.0), max(max((box.y + 1 for box in boxes.values()), default=0.0), float(rows))
    wide, tall = columns + 2 * _MARGIN, high - low + 2 * _MARGIN + _TITLE + foot
    figure = Figure(figsize=(wide * INCH, tall * INCH), facecolor="white")
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-_MARGIN, columns + _MARGIN)
    axes.set_ylim(low - _MARGIN - foot, high + _MARGIN + _TITLE)
    points = INCH * 72
    words = caption if caption is not None else f"{board.name} \N{MIDDLE DOT} home on {board.finish}"
    size = min(points * 0.3, points * wide / max(1, len(words)) * 1.5)
    axes.text(
        columns / 2,
        high + _MARGIN + _TITLE / 2 - 0.05,
        words,
        fontsize=size,
        ha="center",
        va="center",
        weight="bold",
        color="#222222",
        zorder=10_000,
        parse_math=False,
    )
    for space, (row, column) in board.cells.items():
        _draw_cell(axes, board, space, row, column, points)
    for box in boxes.values():
        _draw_outside(axes, box, points)
    _draw_jumps(axes, board, boxes, points)
    middles = {space: (column - 0.5, row - 0.5) for space, (row, column) in board.cells.items()}
    middles |= {number: (box.x + 0.5, box.y + 0.5) for number, box in boxes.items()}
    return Drawn(figure, axes, middles, points, low - _MARGIN, columns)


def _draw_cell(axes: Axes, board: Board, space: int, row: int, column: int, points: float) -> None:
    finish, beyond = space == board.finish, space > board.finish
    axes.add_artist(
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
        axes.add_artist(
            Rectangle((column - 0.95, row - 0.95), 0.9, 0.9, fc="none", ec="#7A5C00", lw=points * 0.03, zorder=1.1)
        )
    _write(axes, column - 0.93, row - 0.06, str(space), points * 0.235, "top")


def _draw_outside(axes: Axes, box: Outside, points: float) -> None:
    axes.add_artist(Rectangle((box.x, box.y), 1, 1, fc="#FFFFFF", ec="#8A7F66", lw=points * 0.018, ls="--", zorder=1))
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
