"""How cards, lampposts and players look on a board of cards: each kind is known by its shape, without its colour."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.patches import Circle, FancyBboxPatch, Polygon, Rectangle

from pbm.reports.pictures.board_paths import Points, Way
from pbm.reports.pictures.board_shapes import ENDS
from pbm.reports.pictures.canvas import Pen
from pbm.reports.pictures.cast import BACKGROUND, INK, Look
from pbm.rulesets.grid import Cell

__all__ = [
    "LABELS",
    "TOPMOST",
    "colours_of",
    "draw_card",
    "draw_label",
    "draw_lamppost",
    "draw_step",
    "draw_tag",
    "draw_token",
]

LABELS = 4_000.0
"""The layer of what is printed on cards: above the bodies of pieces, beneath their heads and feet."""

TOPMOST = 10_000.0
"""The layer of numbers, names and players."""

_TINTS = {
    "plain": "#E3EBF5",
    "forward": "#DFF0DC",
    "back": "#FAE2DA",
    "action": "#EADFF4",
    "start": "#F4E7B8",
    "finish": "#F4E7B8",
}
_EDGES = {
    "plain": "#8FA6C4",
    "forward": "#3E8E50",
    "back": "#B4402A",
    "action": "#6B3FA0",
    "start": "#8A6A00",
    "finish": "#8A6A00",
}
_FORWARD, _BACK, _ACTION = "#1D6B34", "#A3301C", "#4A2483"
_IRON, _LIGHT = "#33383D", "#FFCE3A"
_HALF = 0.465
_SQUARES = (("#F8F3E6", "#B9AE93"), ("#ECE3CD", "#B9AE93"))


def colours_of(figure: Figure) -> tuple[str, ...]:
    """Return the colours that surfaces of a drawing have, the background first: at most three dozen."""
    found = dict.fromkeys((BACKGROUND, INK, "#FFFFFF"))
    # Asked for all it holds, an axis that nobody sees would first make itself numbers and strokes.
    patches = [patch for axes in figure.axes for patch in axes.patches]
    for patch in patches:
        if isinstance(patch, Polygon | FancyBboxPatch) and patch.get_fill():
            found.setdefault(to_hex(patch.get_facecolor()).upper())
    for axes in figure.axes:
        for line in axes.lines:
            found.setdefault(to_hex(line.get_markerfacecolor()).upper())
        for text in axes.texts:
            found.setdefault(to_hex(text.get_color()).upper())
    for plate in patches:
        if isinstance(plate, FancyBboxPatch):
            found.setdefault(to_hex(plate.get_edgecolor()).upper())
    return tuple(found)[:36]


def draw_card(axes: Axes, cell: Cell, x: float, y: float, points: float, *, squares: bool = False) -> None:
    """Draw the card itself about a middle; ``points`` is one cell in points.

    An action card has a second frame, start and finish a chequered band. With ``squares`` plain ones are light and dark
    in turn, as on a board that is printed.
    """
    fill, edge = _TINTS[cell.kind], _EDGES[cell.kind]
    if squares and cell.kind == "plain":
        fill, edge = _SQUARES[int(x + y) % 2]
    axes.add_artist(_plate(x, y, _HALF, fill, edge, points * 0.02, 1.0))
    if cell.kind == "action":
        axes.add_artist(_plate(x, y, _HALF - 0.045, "none", _EDGES[cell.kind], points * 0.012, 1.01))
    if cell.kind in ("start", "finish"):
        square = 2 * (_HALF - 0.035) / 10
        for column in range(10):
            for row in range(2):
                if (row + column) % 2 == 0:
                    corner = (x - _HALF + 0.035 + column * square, y - _HALF + 0.035 + row * square)
                    axes.add_artist(Rectangle(corner, square, square, fc=INK, ec="none", zorder=1.02))


def _plate(x: float, y: float, half: float, fill: str, edge: str, stroke: float, layer: float) -> FancyBboxPatch:
    inner = half - 0.06
    style = "round,pad=0.06,rounding_size=0.09"
    return FancyBboxPatch(
        (x - inner, y - inner), 2 * inner, 2 * inner, boxstyle=style, fc=fill, ec=edge, lw=stroke, zorder=layer
    )


def draw_step(axes: Axes, x: float, y: float, along: tuple[float, float]) -> None:
    """Draw a small arrow between two cards, ``along`` the way that is walked."""
    way = np.array(along)
    side = np.array([-way[1], way[0]])
    middle = np.array([x, y])
    corners = np.array([middle + way * 0.055, middle - way * 0.035 + side * 0.07, middle - way * 0.035 - side * 0.07])
    axes.add_artist(Polygon(corners, closed=True, fc="#6F6A5E", ec=BACKGROUND, lw=0.4, zorder=1.5))


def draw_label(pen: Pen, axes: Axes, cell: Cell, words: str, x: float, y: float, along: float, points: float) -> None:
    """Write a card's label at its foot: a solid arrow for forward, an open one for back, plain words for the others.

    ``along`` is +1 where this row is walked to the right, -1 where to the left. ``points`` is one cell in points.
    """
    if cell.kind in ("forward", "back"):
        _arrow(pen, axes, cell.kind == "forward", words, (x, y - 0.245), along, points)
        return
    lines = _lines(pen, words, points * 0.235, points * 0.86)
    size = points * (0.235 if len(lines) < 3 else 0.19)
    widest = max((pen.width_of(line, size, bold=True) for line in lines), default=0.0)
    size *= min(1.0, points * 0.84 / max(1.0, widest))
    colour = _ACTION if cell.kind == "action" else INK
    base = y - _HALF + (0.235 if cell.kind in ("start", "finish") else 0.075)
    for number, line in enumerate(reversed(lines)):
        level = base + (number + 0.42) * size * 1.1 / points
        pen.write(x, level, line, size, across="center", colour=colour, bold=True, rim=True, layer=LABELS + 1)


def _arrow(
    pen: Pen, axes: Axes, forward: bool, words: str, middle: tuple[float, float], along: float, points: float
) -> None:
    x, y = middle
    toward = along if forward else -along
    corners = np.array([(-0.36, 0.165), (0.19, 0.165), (0.4, 0.0), (0.19, -0.165), (-0.36, -0.165)])
    outline = np.array([x, y]) + corners * np.array([toward, 1.0])
    colour = _FORWARD if forward else _BACK
    fill = colour if forward else "#FFFFFF"
    axes.add_artist(Polygon(outline, closed=True, fc=fill, ec=colour, lw=points * 0.035, zorder=LABELS))
    ink = "#FFFFFF" if forward else colour
    size = points * 0.27
    size *= min(1.0, points * 0.5 / max(1.0, pen.width_of(words, size, bold=True)))
    at = x - 0.04 * toward
    pen.write(at, y, words, size, across="center", colour=ink, bold=True, layer=LABELS + 1)


def _lines(pen: Pen, words: str, size: float, room: float) -> list[str]:
    """Return words in lines that are no wider than they must be: two short words share one."""
    lines: list[str] = []
    for word in words.split():
        if lines and pen.width_of(f"{lines[-1]} {word}", size, bold=True) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def draw_lamppost(axes: Axes, way: Way, points: float, layer: float) -> None:
    """Draw a lamppost from its top, a lantern, down to its foot; ``points`` is one cell in points."""
    top, foot = way.line[0], way.line[-1]
    up = top - foot
    length = float(np.hypot(*up)) or 1.0
    up = up / length
    side = np.array([-up[1], up[0]])
    post = _quad(foot + up * 0.1, top - up * 0.16, side, 0.05, 0.032)
    casing = points * 0.035
    axes.add_artist(Polygon(post, closed=True, fc=_IRON, ec="#FFFFFF", lw=casing * 1.6, zorder=layer, alpha=0.85))
    axes.add_artist(Polygon(post, closed=True, fc=_IRON, ec=_IRON, lw=casing * 0.2, zorder=layer + 0.1))
    for place, wide in ((0.17, 0.085), (length - 0.3, 0.13)):
        bar = _quad(foot + up * (place - 0.022), foot + up * (place + 0.022), side, wide, wide)
        axes.add_artist(Polygon(bar, closed=True, fc=_IRON, ec="#FFFFFF", lw=casing * 0.4, zorder=layer + 0.2))
    base = _quad(foot - up * 0.06, foot + up * 0.12, side, 0.15, 0.07)
    axes.add_artist(Polygon(base, closed=True, fc=_IRON, ec="#FFFFFF", lw=casing * 0.6, zorder=ENDS))
    glass = _quad(top - up * 0.17, top + up * 0.06, side, 0.075, 0.145)
    axes.add_artist(Polygon(glass, closed=True, fc=_LIGHT, ec=_IRON, lw=casing * 0.9, zorder=ENDS + 1))
    roof = np.array([top + up * 0.06 + side * 0.185, top + up * 0.2, top + up * 0.06 - side * 0.185])
    axes.add_artist(Polygon(roof, closed=True, fc=_IRON, ec="#FFFFFF", lw=casing * 0.4, zorder=ENDS + 1.1))
    knob = top + up * 0.21
    axes.add_artist(Circle((knob[0], knob[1]), 0.032, fc=_IRON, ec="none", zorder=ENDS + 1.2))


def _quad(low: Points, high: Points, side: Points, below: float, above: float) -> Points:
    return np.array([low + side * below, high + side * above, high - side * above, low - side * below])


def draw_tag(pen: Pen, axes: Axes, x: float, y: float, words: str, size: float, points: float, *, new: bool) -> None:
    """Write a piece's name upon it on a small plate: dark on white, or white on dark when it is ``new``."""
    wide = (pen.width_of(words, size, bold=True) + size * 0.5) / points
    tall = size * 1.25 / points
    fill, ink = (INK, "#FFFFFF") if new else ("#FFFFFF", INK)
    style = f"round,pad=0,rounding_size={tall * 0.3:.3f}"
    axes.add_artist(
        FancyBboxPatch(
            (x - wide / 2, y - tall / 2), wide, tall, boxstyle=style, fc=fill, ec=INK, lw=0.7, zorder=TOPMOST
        )
    )
    # A capital's middle is what the eye takes for the middle of the word.
    pen.write(
        x,
        y - size * 0.36 / points,
        words,
        size,
        across="center",
        up="baseline",
        colour=ink,
        bold=True,
        layer=TOPMOST + 1,
    )


def draw_token(pen: Pen, x: float, y: float, look: Look, letter: str, size: float, points: float, name: str) -> None:
    """Draw a player: their mark on a white ground, ``size`` points across, with their letter beside or in it."""
    pen.shape(x, y, Look(BACKGROUND, (), "circle", False), size * 1.22, shape="circle", layer=TOPMOST + 2)
    pen.shape(x, y, look, size, layer=TOPMOST + 3, name=name)
    ink = look.colour if look.open else "#FFFFFF"
    drop = {"triangle": 0.11, "down": -0.1}.get(look.shape, 0.0)
    pen.write(
        x,
        y - (0.22 + drop) * size / points,
        letter,
        size * 0.6,
        across="center",
        up="baseline",
        colour=ink,
        bold=True,
        layer=TOPMOST + 4,
    )
