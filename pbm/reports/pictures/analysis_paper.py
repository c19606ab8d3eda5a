"""Paper for charts of figures: a whole sheet, or a part of a page, with a heading, a scale and a key."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.figure import Figure
from matplotlib.patches import Circle, Polygon, Rectangle

from pbm.reports.pictures.canvas import Pen
from pbm.reports.pictures.cast import BACKGROUND
from pbm.reports.pictures.labels import nice_step
from pbm.reports.pictures.sizes import Size

__all__ = ["FAINT", "GRID", "Part", "Plot", "draw_heading", "draw_scales", "new_sheet"]

GRID = "#DEDACE"
FAINT = "#5F5B52"

_LAYER = 5.0
_ACROSS = {"left": 0.0, "center": 0.5, "right": 1.0}


class Part(Pen):
    """A part of a page, ``width`` × ``height`` points, 0, 0 its lower left corner; to be used within ``settings``."""

    def __init__(self, figure: Figure, left: float, bottom: float, width: float, height: float) -> None:
        self.width, self.height, self.figure = width, height, figure
        wide, tall = figure.get_figwidth() * 72, figure.get_figheight() * 72
        axes = figure.add_axes((left / wide, bottom / tall, width / wide, height / tall))
        axes.set_axis_off()
        axes.set_xlim(0, width)
        axes.set_ylim(0, height)
        self._paper = axes
        super().__init__(axes)

    def write_on(
        self, x: float, y: float, words: str, size: float, ink: str, ground: str, *, across: str = "left", bold: bool
    ) -> None:
        """Write words, their middle at a height, upon a patch of ground that keeps what is drawn off the letters."""
        wide = self.width_of(words, size, bold)
        left = x - wide * _ACROSS[across]
        patch = Rectangle((left - size * 0.1, y - size * 0.45), wide + size * 0.2, size * 0.94, fc=ground, ec="none")
        patch.set_zorder(_LAYER - 0.5)
        self._paper.add_patch(patch)
        self.write(x, y, words, size, across=across, colour=ink, bold=bold, layer=_LAYER)

    def area(self, points: Sequence[tuple[float, float]], fill: str, *, layer: float = 0.7) -> None:
        """Fill the inside of an outline."""
        self._paper.add_patch(Polygon(list(points), closed=True, fc=fill, ec="none", zorder=layer))

    def dot(self, x: float, y: float, across: float, fill: str, edge: str = BACKGROUND, layer: float = 3.0) -> None:
        """Draw a dot ``across`` points wide, with a thin edge."""
        self._paper.add_patch(Circle((x, y), across / 2, fc=fill, ec=edge, lw=across * 0.12, zorder=layer))

    def wrapped(self, words: str, size: float, room: float) -> list[str]:
        """Return words in lines of at most ``room`` points each; a longer word has a line to itself."""
        lines: list[str] = []
        for word in words.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width_of(longer, size) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def new_sheet(width: float, height: float) -> Part:
    """Return a sheet of its own, in points."""
    figure = Figure(figsize=(width / 72, height / 72), facecolor=BACKGROUND)
    return Part(figure, 0, 0, width, height)


class Plot:
    """Where a chart's lines go: its edges in points, and what ``across`` and ``up`` are there at most."""

    def __init__(self, left: float, right: float, low: float, high: float, across: tuple[float, float], up: float):
        self.left, self.right, self.low, self.high = left, right, low, high
        self.across, self.up = across, up

    def x(self, number: float) -> float:
        """Return where a number lies from the left."""
        first, last = self.across
        return self.left + (self.right - self.left) * (number - first) / ((last - first) or 1)

    def y(self, number: float) -> float:
        """Return where a number lies from the foot."""
        return self.low + (self.high - self.low) * number / (self.up or 1)


def draw_heading(paper: Part, title: str, words: str, size: Size) -> float:
    """Write a title and what the picture says, and return where the room beneath begins; without a title, nothing."""
    if not title:
        return paper.height - size.small * 0.6
    left, room = size.text * 0.6, paper.width - size.text * 1.2
    level = paper.height - size.text * 1.15
    shown = paper.writable(title, "")
    # A long title is set smaller before it is cut.
    large = min(
        size.text * 1.2, max(size.text * 0.9, size.text * room / max(1.0, paper.width_of(shown, size.text, True)))
    )
    paper.write(left, level, paper.fitted(shown, large, room, bold=True), large, bold=True, name="title")
    level -= size.text * 0.25
    for line in paper.wrapped(words, size.small, room):
        level -= size.small * 1.35
        paper.write(left, level, line, size.small, colour=FAINT)
    return level - size.small * 0.75


def draw_scales(paper: Part, plot: Plot, size: Size, below: str, marks: Sequence[tuple[float, str]] = ()) -> None:
    """Draw the turns along the foot and ``marks`` (a height and its words) up the side, with a fine grid."""
    for number, words in marks:
        level = plot.y(number)
        paper.line([(plot.left, level), (plot.right, level)], GRID if number else FAINT, 0.7, layer=0.6)
        paper.write(plot.left - size.small * 0.45, level, words, size.small, across="right", colour=FAINT)
    first, last = plot.across
    wide = paper.width_of(str(int(last)), size.small) + size.small * 1.4
    step = nice_step(last - first, max(2, int((plot.right - plot.left) / wide)))
    under = plot.low - size.small * 1.0
    label = paper.width_of(below, size.small)
    for number in range(-(-int(first) // step) * step, int(last) + 1, step):
        x = plot.x(number)
        if x < plot.left - 1 or x > plot.right - label - wide / 2:
            continue
        paper.line([(x, plot.low), (x, plot.low - size.small * 0.3)], FAINT, 0.7, layer=0.6)
        paper.write(x, under, str(number), size.small, across="center", colour=FAINT)
    paper.line([(plot.left, plot.low), (plot.right, plot.low)], FAINT, 0.7, layer=0.6)
    paper.write(plot.right, under, below, size.small, across="right", colour=FAINT)
