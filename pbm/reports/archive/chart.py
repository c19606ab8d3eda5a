"""The race as a chart in a page: where its lines go. It is as wide as the page; heights are in pixels of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.reports.pictures.cast import Course, courses, look_of, shown_name
from pbm.reports.pictures.labels import nice_step, spread
from pbm.reports.pictures.race_text import race_alt
from pbm.reports.tongues import Catalogue
from pbm.rulesets.api import Track

__all__ = ["Chart", "Dot", "Line", "Row", "chart_of"]

_HEAD = 26.0
_FOOT = 26.0
_ROW = 22.0
_LEAST = 300.0
_BELOW = 19.0  # what the word below the axis takes
_PARTED = 2.6  # between the lines of players on one space
_MOST_DOTS = 24


@dataclass(frozen=True, slots=True)
class Dot:
    """A mark on a line: the round, how far across in percent, how far down in pixels."""

    round: int
    x: str
    y: str


@dataclass(frozen=True, slots=True)
class Line:
    """One player. ``look`` numbers the colour, ``legs`` are runs of points (rounds across, pixels down).

    ``ends``, ``rows`` and ``spaces`` have an item for each round, the start first ("" while the player is not in the
    race): how far down the line is, how far down the label is, and where they stand. ``home`` is the round they
    came home in, ``gone`` the last one of somebody who left.
    """

    look: int
    name: str
    shape: str
    open: bool
    dash: str
    legs: tuple[str, ...]
    dots: tuple[Dot, ...]
    ends: tuple[str, ...]
    rows: tuple[str, ...]
    spaces: tuple[str, ...]
    home: int | None
    gone: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """A round in figures: its number, the same in words for those who listen, and everybody's space."""

    number: int
    words: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A race chart.

    ``up`` are the spaces that are named (how far down, number), ``along`` the rounds (percent across, number).
    """

    board: str
    rounds: int
    height: int
    foot: str
    up: tuple[tuple[str, int], ...]
    along: tuple[tuple[str, int], ...]
    finish: tuple[str, int] | None
    lines: tuple[Line, ...]
    figures: tuple[Row, ...]


def chart_of(tracks: Sequence[Track], tongue: Catalogue) -> Chart:
    """Return the chart of one board's race, the start first; ValueError when there is no track."""
    if not tracks:
        raise ValueError("there is no race to draw")
    runs = courses(tracks)
    height = max(_LEAST, _HEAD + _FOOT + _ROW * len(runs))
    finish = tracks[-1].finish
    furthest = max((runner.space for track in tracks for runner in track.runners), default=0)
    top = max(finish or 0, furthest, 10)
    last = len(tracks) - 1
    scale = _Scale(height, top * 1.02, max(1, last))
    together: dict[tuple[int, int], list[int]] = defaultdict(list)
    for run in runs:
        for leg in run.legs:
            for spot in leg:
                together[spot].append(run.index)
    labels = [_labels(courses(tracks, number), scale) for number in range(last + 1)]
    lines = tuple(_line(run, scale, together, labels) for run in runs)
    step = nice_step(top, max(3, int(height / 44)))
    across = nice_step(max(1, last), 7)
    numbers = [number for number in range(0, max(1, last), across) if max(1, last) - number >= across * 0.7]
    return Chart(
        board=tracks[-1].board,
        rounds=last,
        height=round(height),
        foot=_px(scale.low),
        up=tuple(
            (_px(scale.y(space)), space)
            for space in range(0, top + 1, step)
            if finish is None or abs(space - finish) * 2 >= step
        ),
        along=tuple((scale.x(number), number) for number in [*numbers, max(1, last)]),
        finish=None if finish is None else (_px(scale.y(finish)), finish),
        lines=lines,
        figures=tuple(
            Row(number, str(tongue.said(race_alt(tracks[: number + 1]))), tuple(line.spaces[number] for line in lines))
            for number in range(last + 1)
        ),
    )


@dataclass(frozen=True, slots=True)
class _Scale:
    height: float
    top: float
    rounds: int

    @property
    def low(self) -> float:
        return self.height - _FOOT

    def y(self, space: float) -> float:
        return self.low - 5 - (self.low - 5 - _HEAD) * space / self.top

    def x(self, number: float) -> str:
        return f"{100 * number / self.rounds:.2f}%"


def _px(value: float) -> str:
    return f"{value:.1f}"


def _labels(runs: Sequence[Course], scale: _Scale) -> dict[int, float]:
    """Return how far down everybody's label is, none upon another, on one space the better placed above the other."""
    order = sorted(runs, key=lambda run: (-run.last[1], run.place, run.index))
    middles = spread([scale.y(run.last[1]) for run in order], _ROW, 4, scale.height - _BELOW)
    return {run.index: middle for run, middle in zip(order, middles, strict=True)}


def _line(
    run: Course, scale: _Scale, together: dict[tuple[int, int], list[int]], labels: Sequence[dict[int, float]]
) -> Line:
    def down(spot: tuple[int, int]) -> float:
        others = together[spot]
        gap = 0.0 if spot == (0, 0) else min(_PARTED, 10 / max(1, len(others) - 1))
        return scale.y(spot[1]) - gap * ((len(others) - 1) / 2 - others.index(run.index))

    look = look_of(run.index)
    spots = [spot for leg in run.legs for spot in leg]
    raced = [[spot for spot in leg if run.home is None or spot[0] <= run.home] for leg in run.legs]
    every = -(-(scale.rounds + 1) // _MOST_DOTS)
    seen = dict(spots)
    ends, spaces, rows, latest = [], [], [], ""
    for number, known in enumerate(labels):
        if number in seen:
            latest = _px(down((number, seen[number])))
        ends.append(latest)
        spaces.append(str(seen[number]) if number in seen else "")
        rows.append(_px(known[run.index]) if run.index in known else "")
    return Line(
        look=run.index % 12,
        name=shown_name(run.name),
        shape=look.shape,
        open=look.open,
        dash=" ".join(f"{part * 2.4:.1f}" for part in look.dash),
        legs=tuple(" ".join(f"{spot[0]},{_px(down(spot))}" for spot in leg) for leg in raced if leg),
        dots=tuple(
            Dot(spot[0], scale.x(spot[0]), _px(down(spot)))
            for leg in raced
            for spot in leg
            if (spot[0] + run.index) % every == 0 or spot in (leg[0], leg[-1])
        ),
        ends=tuple(ends),
        rows=tuple(rows),
        spaces=tuple(spaces),
        home=run.home,
        gone=run.last[0] if run.left else None,
    )
