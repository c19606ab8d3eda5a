"""The heat map of a board: on each space the turns expected from there, snakes and ladders drawn lightly upon it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from pbm.core.board import Board
from pbm.reports.pictures.analysis_model import BoardFigures, turns_from, turns_words
from pbm.reports.pictures.analysis_paper import FAINT, Part, draw_heading
from pbm.reports.pictures.analysis_shades import ink_on, shade
from pbm.reports.pictures.board_paths import Points, Way, lay_ways, outside_boxes
from pbm.reports.pictures.cast import BACKGROUND, INK
from pbm.reports.pictures.sizes import Size

__all__ = ["draw_heat", "heat_height"]

_LADDER, _SNAKE = "#0E5C45", "#A11F2F"
_RIM = "#FDFDFB"
_NO_WAY = "#F7F7F2"
_FINISH = "#FFD966"
_SMALLEST = 3.2  # points; what is smaller is left out
_KEY = 2.6  # lines of room for the key
_WIDE = 7  # columns, for the key beside the start
_MARGIN = 0.6  # lines
_LIFT = 0.08  # cells; ends of jumps keep between the two numbers of a cell


def heat_height(board: Board, width: float, size: Size) -> float:
    """Return how many points high a heat map of a width is."""
    cell = _cell(board, width, size)
    low, high = _reach(board)
    return cell * (high - low) + size.text * 1.8 + size.small * (3.9 + _key_room(board))


def draw_heat(paper: Part, board: Board, figures: BoardFigures, title: str, words: str, size: Size) -> None:
    """Draw the heat map of a board on paper that is as high as ``heat_height`` says, or higher."""
    top = draw_heading(paper, title, words, size)
    columns = _extent(board)[1]
    low, high = _reach(board)
    key = size.small * _key_room(board)
    cell = min(_cell(board, paper.width, size), (top - key) / (high - low))
    left = (paper.width - cell * columns) / 2
    foot = top - cell * (high - low) - low * cell
    turns = turns_from(board, figures)
    most = max((found for found in turns.values() if found is not None), default=1.0) or 1.0
    boxes = outside_boxes(board, also=[0])
    corners = {space: (float(column - 1), float(row - 1)) for space, (row, column) in board.cells.items()}
    corners |= {number: (box.x, box.y) for number, box in boxes.items()}
    grounds = {}
    for space, (x, y) in corners.items():
        found = turns.get(space)
        grounds[space] = _FINISH if space >= board.finish else _NO_WAY if found is None else shade(found / most)
        edge = FAINT if space in boxes else BACKGROUND
        paper.box(left + x * cell, foot + y * cell, cell, cell, grounds[space], edge)
    # The box of the start is no place for snakes to wind through, unless one ends there.
    used = {**board.ladders, **board.snakes}.values()
    for way in lay_ways(board, {number: box for number, box in boxes.items() if number in used}):
        _draw_way(paper, way, left, foot, cell, _LIFT)
    for space, (x, y) in corners.items():
        _write_cell(paper, board, space, turns, (left + x * cell, foot + y * cell), cell, grounds[space])
    if _key_room(board) < _KEY:
        # The start has a row of its own beneath the board, and there is room beside it.
        x = boxes[0].x
        _draw_key(
            paper,
            most,
            left + (cell + size.small if not x else 0),
            cell * (columns - 1) - size.small,
            foot - cell * 0.62,
            size,
        )
    else:
        # On paper that is higher than the board it stands close to it all the same.
        _draw_key(paper, most, left, cell * columns, foot + cell * low - key * 0.5, size)


def _extent(board: Board) -> tuple[int, int]:
    return max(row for row, _ in board.cells.values()), max(column for _, column in board.cells.values())


def _reach(board: Board) -> tuple[float, float]:
    """Return where the lowest and the highest thing drawn is, in cells: the start and other boxes are beside it."""
    boxes = outside_boxes(board, also=[0]).values()
    return min(0.0, *(box.y for box in boxes)), max(float(_extent(board)[0]), *(box.y + 1 for box in boxes))


def _key_room(board: Board) -> float:
    """Return how many lines the key needs below everything: few if it can stand beside the start."""
    boxes = outside_boxes(board, also=[0])
    columns = _extent(board)[1]
    beside = columns >= _WIDE and boxes[0].y < 0 and boxes[0].x in (0, columns - 1)
    return _MARGIN if beside and all(box.y >= 0 for number, box in boxes.items() if number) else _KEY


def _cell(board: Board, width: float, size: Size) -> float:
    rows, columns = _extent(board)
    # A narrow tower of a board would have cells as large as a hand, and would be metres high.
    return min((width - size.text * 1.2) / columns, width / 5, width * 1.6 / rows)


def _write_cell(
    paper: Part,
    board: Board,
    space: int,
    turns: Mapping[int, float | None],
    corner: tuple[float, float],
    cell: float,
    ground: str,
) -> None:
    """Write the number of a space, the turns from there, and where a jump from there leads."""
    x, y = corner
    ink = ink_on(ground)
    jump = _leads(board, space)
    small = min(cell * 0.235, cell * 0.86 * 10 / max(1.0, paper.width_of(f"{space} {jump}", 10, bold=bool(jump))))
    if small < _SMALLEST:
        return
    high = y + cell * 0.94 - small * 0.55
    paper.write_on(x + cell * 0.06, high, str(space), small, ink, ground, bold=False)
    words = "home" if space >= board.finish else turns_words(turns.get(space))
    large = min(cell * 0.31, cell * 0.84 * 10 / paper.width_of(words, 10, bold=True))
    paper.write_on(x + cell * 0.5, y + cell * 0.27, words, large, ink, ground, across="center", bold=True)
    if jump:
        paper.write_on(x + cell * 0.94, high, jump, small, ink, ground, across="right", bold=space != 0)


def _leads(board: Board, space: int) -> str:
    """Return what stands beside the number of a space: where a jump leads, or that it is the start."""
    if space in board.ladders:
        return f"\N{UPWARDS ARROW}{board.ladders[space]}"
    if space in board.snakes:
        return f"\N{DOWNWARDS ARROW}{board.snakes[space]}"
    return "start" if space == 0 else ""


def _draw_way(paper: Part, way: Way, left: float, foot: float, cell: float, lift: float = 0.0) -> None:
    """Draw a ladder as two rails with rungs and an arrow, a snake as a winding line from a dot, both thin."""
    line = (way.line + np.array([0.0, lift])) * cell + np.array([left, foot])
    pen = max(0.45, cell * 0.022)
    if way.kind == "snake":
        _stroke(paper, line, _SNAKE, pen * 1.7, pen * 0.7)
        paper.dot(float(line[0][0]), float(line[0][1]), cell * 0.13, _SNAKE, _RIM)
        return
    start, end = line[0], line[-1]
    along = end - start
    length = float(np.hypot(*along)) or 1.0
    unit = along / length
    across = np.array([-unit[1], unit[0]]) * cell * 0.05
    for side in (1, -1):
        rail = [start + side * across, end + side * across]
        _stroke(paper, np.array(rail), _LADDER, pen, pen * 0.7)
    for rung in range(1, max(2, round(length / (cell * 0.22)))):
        middle = start + unit * rung * cell * 0.22
        ends = [middle + across, middle - across]
        if rung * cell * 0.22 < length:
            paper.line([(float(x), float(y)) for x, y in ends], _LADDER, pen * 0.8, layer=2.1)
    tip, back = end + unit * cell * 0.1, end - unit * cell * 0.06
    arrow = [tip, back + across * 2, back - across * 2]
    paper.area([(float(x), float(y)) for x, y in arrow], _LADDER, layer=2.5)


def _stroke(paper: Part, line: Points, colour: str, width: float, rim: float) -> None:
    """Draw a line with a pale rim, which stays pale upon a dark page."""
    points = [(float(x), float(y)) for x, y in line]
    paper.line(points, _RIM, width + 2 * rim, layer=2)
    paper.line(points, colour, width, layer=2.01)


def _draw_key(paper: Part, most: float, left: float, room: float, level: float, size: Size) -> None:
    """Draw what the colours mean, and what a snake and a ladder look like."""
    high = size.small * 0.9
    words = "home soon"
    paper.write(left, level, words, size.small, up="center", colour=FAINT)
    x = left + paper.width_of(words, size.small) + size.small * 0.5
    steps, wide = 24, room * 0.2
    for step in range(steps):
        paper.box(x + wide * step / steps, level - high / 2, wide / steps + 0.3, high, shade(step / (steps - 1)))
    x += wide + size.small * 0.5
    words = f"{turns_words(most)} turns"
    paper.write(x, level, words, size.small, up="center", colour=FAINT)
    x += paper.width_of(words, size.small) + size.small * 1.5
    for kind, words in (("ladder", "ladder"), ("snake", "snake")):
        if x + size.small * 2.4 + paper.width_of(words, size.small) > left + room + size.text * 0.6:
            break
        # As it is drawn upon the board, laid flat.
        ends = np.array([[x, level], [x + size.small * 1.9, level]])
        if kind == "snake":
            along = np.linspace(0, 1, 24)
            ends = np.column_stack(
                [x + along * size.small * 1.9, level + np.sin(along * 2 * np.pi) * size.small * 0.22]
            )
        _draw_way(paper, Way(kind, 0, 0, ends / (size.small * 2.4)), 0, 0, size.small * 2.4)
        paper.write(x + size.small * 2.4, level, words, size.small, up="center", colour=INK)
        x += size.small * 3.6 + paper.width_of(words, size.small)
