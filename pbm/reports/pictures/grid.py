"""A board of cards or squares as a picture: cards, pieces upon them, and who stands where."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from pbm.core.phrases import Tongue, said, say
from pbm.reports.grid_text import grid_alt
from pbm.reports.layout import safe_line
from pbm.reports.pictures.cast import INK, look_of, marks_of, shown_name
from pbm.reports.pictures.sizes import Size, size_named
from pbm.rulesets.grid import Grid, Link

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from pbm.reports.pictures.board_paths import Way
    from pbm.reports.pictures.canvas import Pen, Ruler

__all__ = ["grid_png", "grid_svg"]

_MARGIN = 0.12
_LIFT = 0.13
_LARGEST, _SMALLEST = 78.0, 40.0
_CARET = {True: "\N{DOWNWARDS ARROW}", False: "\N{UPWARDS ARROW}", None: "\N{UP DOWN ARROW}"}


def grid_svg(
    grid: Grid,
    title: str,
    size: Literal["mail", "print"] = "print",
    *,
    cast: Sequence[str] | None = None,
    tongue: Tongue | None = None,
) -> bytes:
    """Return a board as SVG: letters as outlines, a title and a description for those who listen.

    ``cast`` is everybody who ever played (``cast_of``), so that looks are those of other pictures. The same board
    gives the same bytes. ValueError when it has no cells.
    """
    from pbm.reports.pictures.canvas import settings, svg_of

    with settings("pbm-grid"):
        figure = _drawn(grid, title, size_named(size), cast, tongue)
        return svg_of(figure, shown_name(title), _in(grid_alt(grid), tongue))


def grid_png(
    grid: Grid,
    title: str,
    size: Literal["mail", "print"] = "mail",
    *,
    cast: Sequence[str] | None = None,
    tongue: Tongue | None = None,
) -> bytes:
    """Return a board as PNG: 600 pixels wide for a mail, or 16 cm at 300 dots an inch for paper; a wide one is wider.

    As ``grid_svg`` in all else.
    """
    known = tuple(cast) if cast is not None else None
    key = _Key(grid.board, grid.rows, grid.columns, grid.cells, grid.links, tuple(sorted(grid.players.items())))
    return _png(key, title, size, known, tongue)


@dataclass(frozen=True, slots=True)
class _Key:
    """A grid as something that can be remembered by."""

    board: str
    rows: int
    columns: int
    cells: tuple[object, ...]
    links: tuple[object, ...]
    players: tuple[tuple[str, int], ...]

    def grid(self) -> Grid:
        return Grid(self.board, self.rows, self.columns, self.cells, self.links, dict(self.players))  # type: ignore[arg-type]


@lru_cache(maxsize=64)
def _png(
    key: _Key, title: str, size: Literal["mail", "print"], cast: tuple[str, ...] | None, tongue: Tongue | None
) -> bytes:
    # Drawing takes longer than all else of a report, and everybody's report shows the same board.
    from pbm.reports.pictures.canvas import png_of, settings
    from pbm.reports.pictures.grid_shapes import colours_of

    chosen = size_named(size)
    with settings("pbm-grid"):
        figure = _drawn(key.grid(), title, chosen, cast, tongue)
        pixels = round(chosen.pixels * figure.get_figwidth() * 72 / chosen.width)
        colours = chosen.colours if size == "print" else _few(len(key.cells))
        return png_of(figure, pixels, colours, colours_of(figure))


def _few(cells: int) -> int:
    """Return how many colours a picture for a mail has: a board has many edges, and each blend costs room."""
    return 56 if cells <= 60 else 40


def _in(words: object, tongue: Tongue | None) -> str:
    return str(words) if tongue is None else said(words, tongue)


@dataclass(frozen=True, slots=True)
class _Plan:
    """How a board is laid out: one cell in points, the sheet in cells, and the middle of every cell by its number."""

    points: float
    width: float
    head: float
    foot: float
    middles: Mapping[int, tuple[float, float]]


def _drawn(grid: Grid, title: str, size: Size, cast: Sequence[str] | None, tongue: Tongue | None) -> Figure:
    from matplotlib.figure import Figure

    from pbm.reports.pictures.canvas import Pen, Ruler
    from pbm.reports.pictures.cast import BACKGROUND

    if not grid.cells:
        raise ValueError("there is no board to draw")
    known = list(cast) if cast is not None else sorted(grid.players)
    points = min(_LARGEST, max(_SMALLEST, size.width / (grid.columns + 2 * _MARGIN)))
    # Cells of whole pixels look alike to the last one, which makes pictures crisper and much smaller.
    dots = math.floor(points * size.pixels / size.width)
    points = dots * size.width / size.pixels
    width = max(size.width / points, 2 * math.ceil((grid.columns / 2 + _MARGIN) * dots) / dots)
    key = _key(Ruler(), grid, known, size, width * points)
    new = _new_in(grid)
    row = size.text * 1.45 / points
    head = math.ceil((size.text * 2.2 / points if title.strip() else _MARGIN) * dots) / dots
    foot = math.ceil((_MARGIN + row * (len(key) + bool(new)) + (0.4 * row if key or new else 0)) * dots) / dots
    middles = {cell.number: _middle(grid, at) for at, cell in enumerate(grid.cells)}
    plan = _Plan(points, width, head, foot, middles)
    figure = Figure(figsize=(width * points / 72, (grid.rows + head + foot) * points / 72), facecolor=BACKGROUND)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    left = -(width - grid.columns) / 2
    axes.set_xlim(left, left + width)
    axes.set_ylim(-foot, grid.rows + head)
    pen = Pen(axes)
    if title.strip():
        words = pen.writable(shown_name(title), "")
        words = pen.fitted(words, size.text * 1.2, width * points - size.text * 1.2, bold=True)
        across = left + size.text * 0.6 / points
        pen.write(across, grid.rows + head / 2, words, size.text * 1.2, bold=True, up="center", name="title")
    _draw_cells(pen, axes, grid, plan, tongue)
    _draw_links(pen, axes, grid, plan)
    _draw_players(pen, grid, plan, known)
    _write_key(pen, axes, plan, known, key, size, new, tongue)
    return figure


def _new_in(grid: Grid) -> str:
    """Return what stands on a plate of something that is new, as the sample of what such plates tell; else nothing."""
    named = [safe_line(link.name, 6) + _CARET[link.down] for link in grid.links if link.fresh and link.name]
    cards = [str(cell.number) for cell in grid.cells if cell.fresh]
    unnamed = ["…"] if any(link.fresh for link in grid.links) else []
    return next(iter((*cards, *named, *unnamed)), "")


def _middle(grid: Grid, at: int) -> tuple[float, float]:
    column, row = grid.place(at)
    return column + 0.5, row + 0.5


def _draw_cells(pen: Pen, axes: Axes, grid: Grid, plan: _Plan, tongue: Tongue | None) -> None:
    from pbm.reports.pictures.grid_shapes import TOPMOST, draw_card, draw_label, draw_step, draw_tag

    places = [plan.middles[cell.number] for cell in grid.cells]
    small = plan.points * 0.2
    squares = all(cell.kind in ("plain", "start", "finish") for cell in grid.cells)
    for at, cell in enumerate(grid.cells):
        x, y = places[at]
        draw_card(axes, cell, x, y, plan.points, squares=squares)
        if at + 1 < len(places):
            further = places[at + 1]
            along = (further[0] - x, further[1] - y)
            draw_step(axes, (x + further[0]) / 2, (y + further[1]) / 2, along)
        words = pen.writable(safe_line(_in(cell.label, tongue), 40), "?") if cell.label else ""
        draw_label(pen, axes, cell, words, x, y, 1.0 if grid.place(at)[1] % 2 == 0 else -1.0, plan.points)
        number = str(cell.number)
        wide = pen.width_of(number, small, bold=True) / plan.points
        if cell.fresh:
            draw_tag(pen, axes, x - 0.385 + wide / 2, y + 0.32, number, small, plan.points, new=True)
        else:
            low = y + 0.32 - small * 0.36 / plan.points
            pen.write(x - 0.385, low, number, small, up="baseline", bold=True, rim=True, layer=TOPMOST)


def _draw_links(pen: Pen, axes: Axes, grid: Grid, plan: _Plan) -> None:
    from pbm.reports.pictures.board_paths import lay_between
    from pbm.reports.pictures.board_shapes import LADDER_COLOURS, SNAKE_COLOURS, draw_ladder, draw_snake
    from pbm.reports.pictures.grid_shapes import draw_lamppost

    by_ends = {_ends(link): link for link in grid.links if {link.top, link.bottom} <= plan.middles.keys()}
    order = {ends: number for number, ends in enumerate(by_ends)}
    # Ends keep above the middle of their cards: what is printed on these is at the foot.
    ways = lay_between(list(by_ends), {number: (x, y + _LIFT) for number, (x, y) in plan.middles.items()})
    for depth, way in enumerate(ways):
        ends = (way.kind, way.start, way.end)
        number, layer = order[ends], 2 + depth * 0.5
        if way.kind == "ladder":
            draw_ladder(axes, way, LADDER_COLOURS[number % len(LADDER_COLOURS)], plan.points, layer)
        elif way.kind == "snake":
            draw_snake(axes, way, SNAKE_COLOURS[number % len(SNAKE_COLOURS)], number, plan.points, layer)
        else:
            draw_lamppost(axes, way, plan.points, layer)
    _name_links(pen, axes, grid, by_ends, ways, plan)


def _ends(link: Link) -> tuple[str, int, int]:
    """Return a piece as it is laid: a ladder's arrow and a snake's head are at its second and its first end."""
    if link.kind == "ladder" and link.down is not True:
        return link.kind, link.bottom, link.top
    return link.kind, link.top, link.bottom


def _name_links(
    pen: Pen, axes: Axes, grid: Grid, links: Mapping[tuple[str, int, int], Link], ways: Sequence[Way], plan: _Plan
) -> None:
    """Write names on pieces, each where it is furthest from other names and from what is printed on cards."""
    from pbm.reports.pictures.grid_shapes import TOPMOST, draw_tag

    size = plan.points * 0.19
    printed = _printed(grid, plan)
    tags: list[_Box] = []
    for way in sorted(ways, key=lambda way: links[way.kind, way.start, way.end].name):
        link = links[way.kind, way.start, way.end]
        if not link.name:
            for at, to, sign in _leads(link):
                x, y = plan.middles[at]
                words = f"{sign}{to}"
                pen.write(x - 0.4, y - 0.34, words, size, up="baseline", bold=True, rim=True, layer=TOPMOST)
            continue
        words = safe_line(link.name, 6) + _CARET[link.down]
        half = (pen.width_of(words, size, bold=True) + size * 0.5) / plan.points / 2
        tall = size * 0.63 / plan.points
        spots = [(float(x), float(y)) for x, y in way.line]
        inner = spots[len(spots) // 6 : -len(spots) // 6]
        boxes = [(x - half, y - tall, x + half, y + tall) for x, y in inner]
        costs = [
            sum(_shared(box, other) for other in printed)
            + 4 * sum(_shared(box, other) for other in tags)
            + 0.2 * max(0.0, 0.3 - apart)
            + 0.002 * abs(number - len(boxes) * 0.4)
            for number, (box, apart) in enumerate(
                zip(boxes, _apart(inner, [o for o in ways if o is not way]), strict=True)
            )
        ]
        best = costs.index(min(costs))
        tags.append(boxes[best])
        draw_tag(pen, axes, *inner[best], words, size, plan.points, new=link.fresh)


def _apart(spots: Sequence[tuple[float, float]], ways: Sequence[Way]) -> list[float]:
    """Return how far each of some points is from the nearest of other pieces."""
    import numpy as np

    if not ways:
        return [9.0] * len(spots)
    lines = np.vstack([way.line[::2] for way in ways])
    return [float(np.hypot(lines[:, 0] - x, lines[:, 1] - y).min()) for x, y in spots]


_Box: TypeAlias = tuple[float, float, float, float]
"""Left, bottom, right and top, in cells."""


def _printed(grid: Grid, plan: _Plan) -> list[_Box]:
    """Return what names should keep clear of: numbers, labels, and the players."""
    boxes: list[_Box] = []
    for cell in grid.cells:
        x, y = plan.middles[cell.number]
        boxes.append((x - 0.42, y + 0.22, x - 0.05, y + 0.43))
        if cell.label:
            boxes.append((x - 0.4, y - 0.43, x + 0.4, y + (0.05 if " " in cell.label else -0.08)))
    for space, count in Counter(grid.players.values()).items():
        if space in plan.middles:
            boxes += [(x - 0.2, y - 0.2, x + 0.2, y + 0.2) for x, y in _stands(plan.middles[space], count)[0]]
    return boxes


def _shared(one: _Box, other: _Box) -> float:
    """Return the area that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    up = min(one[3], other[3]) - max(one[1], other[1])
    return across * up if across > 0 and up > 0 else 0.0


def _leads(link: Link) -> list[tuple[int, int, str]]:
    down, up = (link.top, link.bottom, _CARET[True]), (link.bottom, link.top, _CARET[False])
    return [down, up] if link.down is None else [down if link.down else up]


def _draw_players(pen: Pen, grid: Grid, plan: _Plan, known: Sequence[str]) -> None:
    from pbm.reports.pictures.grid_shapes import draw_token

    marks = marks_of(known)
    together: dict[int, list[str]] = {}
    for name in sorted(grid.players, key=lambda name: (known.index(name) if name in known else len(known), name)):
        together.setdefault(grid.players[name], []).append(name)
    for space, names in together.items():
        if space not in plan.middles:
            continue
        for name, (x, y), size in zip(names, *_stands(plan.middles[space], len(names)), strict=True):
            index = known.index(name) if name in known else len(known)
            draw_token(
                pen, x, y, look_of(index), marks.get(name, "#"), size * plan.points, plan.points, f"player-{index}"
            )


def _stands(middle: tuple[float, float], count: int) -> tuple[list[tuple[float, float]], list[float]]:
    """Return where players stand on one card and how large: beside its number, and above its label up to four."""
    x, y = middle
    if 1 < count <= 4:
        step = 0.24 if count == 2 else 0.22
        return [(x + 0.44 - (at % 2 + 0.5) * step, y + 0.44 - (at // 2 + 0.5) * step) for at in range(count)], [
            step / 1.12
        ] * count
    rows = 1 + -(-(count - 1) // 3)
    step = 0.3 * min(1.0, 3 / rows)
    places = [(0, 0), *((1 + number // 3, number % 3) for number in range(count - 1))]
    return [(x + 0.43 - (column + 0.5) * step, y + 0.44 - (row + 0.5) * step) for row, column in places], [
        step / 1.12
    ] * count


def _key(ruler: Ruler, grid: Grid, known: Sequence[str], size: Size, room: float) -> list[list[tuple[str, str, float]]]:
    """Return the players as they are named below the board, in rows: who, the words, how wide in points."""
    marks = marks_of(known)
    order = sorted(grid.players.items(), key=lambda item: (-item[1], item[0]))
    rows: list[list[tuple[str, str, float]]] = []
    left = 0.0
    for name, space in order:
        shown = ruler.fitted(ruler.writable(shown_name(name), marks.get(name, "#")), size.text, room * 0.4)
        words = f"{shown} {space}"
        wide = ruler.width_of(words, size.text) + size.text * 2.9
        if not rows or left < wide:
            rows.append([])
            left = room - size.text
        rows[-1].append((name, words, wide))
        left -= wide
    return rows


def _write_key(
    pen: Pen,
    axes: Axes,
    plan: _Plan,
    known: Sequence[str],
    key: Sequence[Sequence[tuple[str, str, float]]],
    size: Size,
    new: str,
    tongue: Tongue | None,
) -> None:
    from pbm.reports.pictures.grid_shapes import draw_tag, draw_token

    marks = marks_of(known)
    row = size.text * 1.45 / plan.points
    edge = axes.get_xlim()[0] + size.text * 0.5 / plan.points
    level = -_MARGIN - 0.6 * row
    for names in key:
        x = edge
        for name, words, wide in names:
            index = known.index(name) if name in known else len(known)
            mark = size.text * 1.15
            draw_token(
                pen,
                x + mark * 0.6 / plan.points,
                level,
                look_of(index),
                marks.get(name, "#"),
                mark,
                plan.points,
                f"key-{index}",
            )
            pen.write(x + mark * 1.4 / plan.points, level, words, size.text, up="center", name=f"label-{index}")
            x += wide / plan.points
        level -= row
    if new:
        sample = size.small
        wide = pen.width_of(new, sample, bold=True) + sample * 0.5
        draw_tag(pen, axes, edge + wide / 2 / plan.points, level, new, sample, plan.points, new=True)
        words = _in(say("new or moved in this round"), tongue)
        pen.write(edge + (wide + sample * 0.5) / plan.points, level, words, sample, up="center", colour=INK)
