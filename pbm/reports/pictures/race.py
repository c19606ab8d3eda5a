"""The race chart: space against round, a line for each player, from what everybody may know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from pbm.core.phrases import Tongue, said, say
from pbm.reports.pictures.cast import INK, Course, courses, look_of, marks_of, shown_name
from pbm.reports.pictures.labels import nice_step, spread
from pbm.reports.pictures.race_text import race_alt
from pbm.reports.pictures.sizes import PRINT, Size, size_named
from pbm.rulesets.api import Track

if TYPE_CHECKING:
    from pbm.reports.pictures.canvas import Sheet

__all__ = ["race_png", "race_svg"]

_GRID = "#DEDACE"
_FAINT = "#5F5B52"
_MOST_LABEL = 0.36


def race_svg(tracks: Sequence[Track], title: str, *, tongue: Tongue | None = None, shown: int | None = None) -> bytes:
    """Return a race chart as SVG: letters as outlines, a title and a description for those who listen.

    ``tracks`` are one board's, the start first (``tracks_of``). ``shown`` draws no further than that round, on the
    scale of all. The same race gives the same bytes. ValueError when there is no track.
    """
    from pbm.reports.pictures.canvas import settings, svg_of

    with settings():
        sheet = _drawn(tracks, title, PRINT, tongue, shown)
        words = race_alt(tracks if shown is None else tracks[: shown + 1])
        return svg_of(sheet.figure, shown_name(title), _in(words, tongue))


def race_png(
    tracks: Sequence[Track],
    title: str,
    size: Literal["mail", "print"] = "mail",
    *,
    tongue: Tongue | None = None,
    shown: int | None = None,
) -> bytes:
    """Return a race chart as PNG: 600 pixels wide for a mail, or 16 cm at 300 dots an inch for paper.

    As ``race_svg`` in all else.
    """
    return _png(tuple(tracks), title, size, tongue, shown)


@lru_cache(maxsize=64)
def _png(
    tracks: tuple[Track, ...], title: str, size: Literal["mail", "print"], tongue: Tongue | None, shown: int | None
) -> bytes:
    # Drawing takes longer than all else of a report, and a preview, the reports and a zine page show the same race.
    from pbm.reports.pictures.canvas import png_of, settings

    with settings():
        chosen = size_named(size)
        sheet = _drawn(tracks, title, chosen, tongue, shown)
        return png_of(sheet.figure, chosen.pixels, chosen.colours)


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the lines go: the edges in points and the numbers there; space 0 is ``lift`` above the foot."""

    left: float
    right: float
    low: float
    high: float
    rounds: int
    top: float
    lift: float

    def x(self, number: float) -> float:
        return self.left + (self.right - self.left) * number / self.rounds

    def y(self, space: float) -> float:
        return self.low + self.lift + (self.high - self.low - self.lift) * space / self.top


def _in(words: object, tongue: Tongue | None) -> str:
    return str(words) if tongue is None else said(words, tongue)


def _drawn(tracks: Sequence[Track], title: str, size: Size, tongue: Tongue | None, shown: int | None) -> Sheet:
    from pbm.reports.pictures.canvas import Sheet

    if not tracks:
        raise ValueError("there is no race to draw")
    runs = courses(tracks, shown)
    finish = tracks[-1].finish
    furthest = max((runner.space for track in tracks for runner in track.runners), default=0)
    row = size.text * 1.32
    head = size.text * 3.5
    foot = size.text * 2.0
    sheet = Sheet(size.width, max(size.height, head + foot + row * max(1, len(runs))))
    names = _names(sheet, runs, size, tongue)
    digits = max((sheet.width_of(str(run.last[1]), size.text, bold=True) for run in runs), default=0.0)
    longest = max((sheet.width_of(name, size.text) for name in names.values()), default=0.0)
    mark = size.text * 1.5
    column = sheet.width - size.text * 0.5 - longest - size.text * 0.45 - digits
    top = max(finish or 0, furthest, 10)
    ticks = sheet.width_of(str(top), size.small)
    plot = _Plot(
        left=size.text * 1.1 + ticks,
        right=column - mark - size.text * 1.1,
        low=foot,
        high=sheet.height - head,
        rounds=max(1, len(tracks) - 1),
        top=top * 1.03,
        lift=size.mark * 0.7,
    )
    sheet.write(
        size.text * 0.6,
        sheet.height - size.text * 1.15,
        _title(sheet, title, size),
        size.text * 1.2,
        bold=True,
        name="title",
    )
    _grid(sheet, plot, size, finish, top, tongue)
    _lines(sheet, plot, runs, size)
    # Of those on one space the better placed is named above the other.
    order = sorted(runs, key=lambda run: (run.last[1], -run.place, -run.index))
    wanted = [plot.y(run.last[1]) for run in order]
    middles = spread(wanted, row, foot - size.text * 0.1, sheet.height - head + size.text * 0.9)
    for run, middle in zip(order, middles, strict=True):
        look = look_of(run.index)
        end, level = plot.x(run.last[0]), plot.y(run.last[1])
        still = plot.x(run.home) if run.home is not None else end
        if still < plot.right:
            dots = [(still, level), (plot.right, level)]
            sheet.line(dots, look.colour, size.line * 0.5, dash=(1, 2.5), layer=1.5)
        corner = [(plot.right + size.text * 0.35, level), (column - mark, middle), (column - mark * 0.7, middle)]
        sheet.line(corner, look.colour, size.line * 0.5, layer=1.5)
        sheet.shape(column - mark * 0.5, middle, look, size.text * 0.66)
        ink = INK if not run.left else _FAINT
        sheet.write(column + digits, middle, str(run.last[1]), size.text, across="right", colour=ink, bold=True)
        sheet.write(
            column + digits + size.text * 0.45,
            middle,
            names[run.name],
            size.text,
            colour=ink,
            name=f"label-{run.index}",
        )
    return sheet


def _title(sheet: Sheet, title: str, size: Size) -> str:
    words = sheet.writable(shown_name(title), "")
    return sheet.fitted(words, size.text * 1.2, sheet.width - size.text * 1.2, bold=True)


def _names(sheet: Sheet, runs: Sequence[Course], size: Size, tongue: Tongue | None) -> dict[str, str]:
    """Return each player's label: as much of the name as there is room for, and whether they are home or gone."""
    marks = marks_of([run.name for run in runs])
    room = sheet.width * _MOST_LABEL - size.text * 3
    labels = {}
    for run in runs:
        name = sheet.writable(shown_name(run.name), marks[run.name])
        ending = _in(say("(home)"), tongue) if run.home is not None else _in(say("(left)"), tongue) if run.left else ""
        ending = f"\N{NO-BREAK SPACE}{ending}" if ending else ""
        labels[run.name] = sheet.fitted(name, size.text, room - sheet.width_of(ending, size.text)) + ending
    return labels


def _grid(sheet: Sheet, plot: _Plot, size: Size, finish: int | None, top: int, tongue: Tongue | None) -> None:
    """Draw the ground: spaces up the side, rounds along the foot, the finish as a chequered line."""
    step = nice_step(top, max(2, int((plot.high - plot.low) / (size.small * 2.6))))
    for space in range(0, top + 1, step):
        beside = finish is not None and space != finish and abs(space - finish) * 2 < step
        level = plot.y(space)
        if space not in (0, finish):
            sheet.line([(plot.left, level), (plot.right, level)], _GRID, 0.7, layer=0.6)
        if space != finish and not beside:
            sheet.write(plot.left - size.text * 0.4, level, str(space), size.small, across="right", colour=_FAINT)
    if finish is not None:
        level, thick = plot.y(finish), size.line * 1.1
        for side in (0, 1):
            sheet.line(
                [(plot.left, level + (side - 0.5) * thick), (plot.right, level + (side - 0.5) * thick)],
                INK,
                thick,
                dash=(1.5, 1.5),
                offset=1.5 * side,
                layer=0.8,
                name=f"finish-{side}",
            )
        sheet.write(plot.left - size.text * 0.4, level, str(finish), size.small, across="right", bold=True)
    width = sheet.width_of(str(plot.rounds), size.small) + size.small
    step = nice_step(plot.rounds, max(2, int((plot.right - plot.left) / width)))
    # The newest round is always named; a number too near to it gives way.
    numbers = [number for number in range(0, plot.rounds, step) if plot.x(plot.rounds) - plot.x(number) >= width]
    for number in [*numbers, plot.rounds]:
        x = plot.x(number)
        sheet.line([(x, plot.low), (x, plot.low - size.small * 0.3)], _FAINT, 0.7, layer=0.6)
        sheet.write(x, plot.low - size.small * 1.0, str(number), size.small, across="center", colour=_FAINT)
    sheet.line([(plot.left, plot.low), (plot.right, plot.low)], _FAINT, 0.7, layer=0.6)
    words = _in(say("round"), tongue)
    sheet.write(plot.right + size.small * 1.1, plot.low - size.small * 1.0, words, size.small, colour=_FAINT)
    words = _in(say("space"), tongue)
    sheet.write(size.text * 0.6, plot.high + size.small * 1.0, words, size.small, colour=_FAINT)


def _lines(sheet: Sheet, plot: _Plot, runs: Sequence[Course], size: Size) -> None:
    """Draw everybody's line, those on one space side by side rather than one beneath the other."""
    together: dict[tuple[int, int], list[int]] = defaultdict(list)
    for run in runs:
        for leg in run.legs:
            for spot in leg:
                together[spot].append(run.index)

    def place(spot: tuple[int, int], index: int) -> tuple[float, float]:
        others = together[spot]
        # All stand on the start together, and there it is no use to part them.
        gap = 0.0 if spot == (0, 0) else min(size.line * 0.95, size.line * 3.5 / max(1, len(others) - 1))
        return plot.x(spot[0]), plot.y(spot[1]) + gap * ((len(others) - 1) / 2 - others.index(index))

    apart = (plot.right - plot.left) / plot.rounds
    # Many lines, or many rounds close together, need finer pens.
    fine = max(0.62, min(1.0, (apart / size.text) ** 0.3, (6 / max(1, len(runs))) ** 0.5))
    line, dot = size.line * fine, size.mark * fine
    every = max(1, -(-int(size.text * 1.3) // max(1, int(apart))))
    # The leaders are drawn last, so that where lines cross theirs lie on top.
    for depth, run in enumerate(sorted(runs, key=lambda run: (-run.place, -run.index))):
        look, layer = look_of(run.index), 2 + depth * 0.05
        points = []
        for leg in run.legs:
            points = [place(spot, run.index) for spot in leg if run.home is None or spot[0] <= run.home]
            if len(points) > 1:
                sheet.line(
                    points,
                    look.colour,
                    line,
                    dash=look.dash,
                    casing=line * 0.45,
                    layer=layer,
                    name=f"line-{run.index}",
                )
            dots = [
                point
                for spot, point in zip(leg, points, strict=False)
                if (spot[0] + run.index) % every == 0 or spot in (leg[0], leg[-1])
            ]
            sheet.shapes(dots, look, dot, layer=layer + 0.03)
        x, y = points[-1]
        if run.home is not None:
            sheet.shape(x, y, look, size.mark * 1.25, shape="star", layer=4, name=f"home-{run.index}")
        elif run.left:
            sheet.shape(x, y, look, size.mark * 1.7, shape="gone", layer=4, name=f"left-{run.index}")
        else:
            sheet.shape(x, y, look, dot * 1.2, layer=layer + 0.04, name=f"end-{run.index}")
