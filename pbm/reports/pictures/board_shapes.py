"""How a snake and a ladder look: shapes that differ without colour, colours that differ to every eye."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.patches import Circle, Polygon

from pbm.reports.pictures.board_paths import Points, Way

__all__ = ["ENDS", "LADDER_COLOURS", "SNAKE_COLOURS", "draw_ladder", "draw_snake"]

SNAKE_COLOURS = ("#C8500A", "#007A5A", "#A8327E", "#5B2A86", "#8A6A00", "#B01E2E", "#3D3D3D")
"""Warm and cool in turn, of unlike lightness, apart from each other under every common colour blindness."""

LADDER_COLOURS = ("#1F4E79", "#4A4A4A", "#6B4423", "#2A7AB0")
"""Darker and duller than the snakes: wood, iron and blue paint."""

ENDS = 5_000.0
"""The layer of heads, feet and tops: above every body, so that where a jump starts is never hidden."""

_HALF_LADDER = 0.12
_HALF_SNAKE = 0.085
_CASING = "#FFFFFF"


def draw_ladder(axes: Axes, way: Way, colour: str, points: float, layer: float) -> None:
    """Draw two rails and rungs from a foot (a dot) to a top (an arrow); ``points`` is one cell in points."""
    a, b = way.line[0], way.line[-1]
    along = b - a
    length = float(np.hypot(*along)) or 1.0
    unit = along / length
    across = np.array([-unit[1], unit[0]]) * _HALF_LADDER
    rails = [np.array([a + side * across, b - unit * 0.06 + side * across]) for side in (1, -1)]
    count = max(2, round(length / 0.26))
    steps = [a + along * (n + 0.5) / count for n in range(count)]
    rungs = [np.array([p + across * 0.95, p - across * 0.95]) for p in steps]
    width = points * 0.042
    for lines, broad in ((rails, 1.0), (rungs, 0.75)):
        for stroke, paint, depth in ((width * broad * 2.3, _CASING, 0.0), (width * broad, colour, 0.1)):
            axes.add_collection(
                LineCollection(
                    lines,
                    colors=paint,
                    linewidths=stroke,
                    zorder=layer + depth,
                    capstyle="round",
                    alpha=0.85 if paint == _CASING else 0.95,
                ),
                autolim=False,
            )
    tip = b + unit * 0.13
    back = b - unit * 0.1
    arrow = np.array([tip, back + across * 1.7, back - across * 1.7])
    axes.add_artist(Polygon(arrow, closed=True, fc=colour, ec=_CASING, lw=width * 0.5, zorder=ENDS))
    axes.add_artist(Circle((a[0], a[1]), 0.1, fc=_CASING, ec=colour, lw=width * 0.9, zorder=ENDS))


def draw_snake(axes: Axes, way: Way, colour: str, pattern: int, points: float, layer: float) -> None:
    """Draw a body that tapers from the head, with eyes and tongue, to the tip of the tail.

    ``pattern`` picks plain, spotted or banded skin; ``points`` is one cell in points.
    """
    line = way.line
    sides = _normals(line)
    t = np.linspace(0, 1, len(line))
    half = _HALF_SNAKE * (0.16 + 0.84 * (1 - t) ** 0.75)
    half[: max(2, len(t) // 25)] *= 0.9
    outline = np.vstack([line + sides * half[:, None], (line - sides * half[:, None])[::-1]])
    casing = points * 0.035
    axes.add_artist(Polygon(outline, closed=True, fc=colour, ec=_CASING, lw=casing * 2, zorder=layer, alpha=0.85))
    axes.add_artist(Polygon(outline, closed=True, fc=colour, ec=colour, lw=casing * 0.3, zorder=layer + 0.1))
    _draw_skin(axes, line, sides, half, pattern, points, layer + 0.15)
    _draw_head(axes, line, colour, casing, ENDS + 1)


def _normals(line: Points) -> Points:
    """Return the unit vectors square to a line at each of its points."""
    steps = np.gradient(line, axis=0)
    lengths = np.hypot(steps[:, 0], steps[:, 1])[:, None]
    units = steps / np.where(lengths == 0, 1, lengths)
    return np.column_stack([-units[:, 1], units[:, 0]])


def _draw_skin(
    axes: Axes, line: Points, sides: Points, half: Points, pattern: int, points: float, layer: float
) -> None:
    """Draw nothing, spots, bands or a stripe down the back."""
    travelled = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    if pattern % 4 == 0 or travelled[-1] == 0:
        return
    if pattern % 4 == 3:
        back = line[len(line) // 12 : -len(line) // 6]
        axes.add_collection(
            LineCollection([back], colors="#FFFFFF", linewidths=points * 0.03, zorder=layer, alpha=0.85), autolim=False
        )
        return
    gap = 0.2 if pattern % 4 == 1 else 0.15
    bands = []
    for distance in np.arange(0.3, travelled[-1] * 0.85, gap):
        index = int(np.searchsorted(travelled, distance))
        here, wide = line[index], half[index]
        if pattern % 4 == 1:
            axes.add_artist(Circle((here[0], here[1]), wide * 0.45, fc="#FFFFFF", ec="none", zorder=layer, alpha=0.9))
        else:
            bands.append(np.array([here + sides[index] * wide * 0.9, here - sides[index] * wide * 0.9]))
    if bands:
        skin = LineCollection(bands, colors="#FFFFFF", linewidths=points * 0.028, zorder=layer, alpha=0.9)
        axes.add_collection(skin, autolim=False)


def _draw_head(axes: Axes, line: Points, colour: str, casing: float, layer: float) -> None:
    """Draw a head that looks away from the body, with two eyes and a forked tongue."""
    neck = line[min(3, len(line) - 1)]
    out = line[0] - neck
    out = out / (float(np.hypot(*out)) or 1.0)
    across = np.array([-out[1], out[0]])
    middle = line[0] + out * 0.02
    turn = np.linspace(0, 2 * np.pi, 40)
    # An egg, broad at the cheeks and narrow at the nose.
    shape = (
        middle
        + np.outer(np.cos(turn) * 0.175, out)
        + np.outer(np.sin(turn) * 0.135 * (1 - 0.28 * np.cos(turn)), across)
    )
    nose = middle + out * 0.175
    fork = nose + out * 0.09
    tongue = [np.array([nose, fork])]
    tongue += [np.array([fork, fork + out * 0.06 + side * across * 0.055]) for side in (1, -1)]
    axes.add_collection(LineCollection(tongue, colors="#8B0000", linewidths=casing * 0.6, zorder=layer), autolim=False)
    axes.add_artist(Polygon(shape, closed=True, fc=colour, ec=_CASING, lw=casing * 0.7, zorder=layer + 0.02))
    for side in (1, -1):
        eye = middle + out * 0.05 + side * across * 0.065
        axes.add_artist(Circle((eye[0], eye[1]), 0.038, fc="#FFFFFF", ec="none", zorder=layer + 0.04))
        axes.add_artist(
            Circle((eye[0] + out[0] * 0.01, eye[1] + out[1] * 0.01), 0.02, fc="#000000", ec="none", zorder=layer + 0.05)
        )
