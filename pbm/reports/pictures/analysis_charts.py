"""Charts of how long a game lasts: when one is home, how many still play, and games of several side by side."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.reports.pictures.analysis_model import BoardFigures, Ending, percent, players_words
from pbm.reports.pictures.analysis_paper import FAINT, Part, Plot, draw_heading, draw_scales
from pbm.reports.pictures.cast import BACKGROUND, INK, look_of
from pbm.reports.pictures.labels import Flag, nice_step, raise_flags
from pbm.reports.pictures.sizes import Size

__all__ = ["MARKED", "draw_finish", "draw_race", "draw_survival", "race_height"]

MARKED = ((0.1, "1 in 10 home"), (0.5, "half"), (0.9, "9 in 10"))
"""The quantiles that are marked, with their words."""

_SHOWN = 0.995  # of a distribution; the rest is a tail too thin to be seen
_MOST_BARS = 90
_TIER = 1.4  # lines between two tiers of flags
_MEAN = "mean"
_PALE, _DEEP = "#A9BBD6", "#2853A4"
_BAND, _CORE = "#D5DDEA", "#8FA8D0"


def draw_finish(paper: Part, figures: BoardFigures, title: str, words: str, size: Size) -> None:
    """Draw with what chance one player is home in each turn, and by which turns one, five and nine of ten are."""
    top = draw_heading(paper, title, words, size)
    ending = figures.alone
    first, last = ending.least, max(ending.quantile(_SHOWN), ending.least + 5)
    step = _binned(last - first + 1)
    first = (first - 1) // step * step + 1
    bars = [sum(ending.chances[turn - 1 : turn - 1 + step]) for turn in range(first, last + 1, step)]
    peak = max(bars, default=0.0) or 1.0
    plot = _plot(paper, size, (first - 0.5, first - 0.5 + step * len(bars)), peak * 1.04, top)
    signs, flags = _flags(paper, plot, ending, size)
    plot.high = top - size.small * _TIER * (1.1 + max(flag.tier for flag in flags))
    draw_scales(paper, plot, size, "turn" if step == 1 else f"turn, {step} to a bar", _heights(plot, peak * 1.04, size))
    low, high = ending.quantile(MARKED[0][0]), ending.quantile(MARKED[-1][0])
    for index, chance in enumerate(bars):
        turn = first + index * step
        fill = _DEEP if low <= turn + step - 1 and turn <= high else _PALE
        left, right = plot.x(turn - 0.5), plot.x(turn - 0.5 + step)
        gap = min(0.8, (right - left) * 0.12)
        peak = plot.y(chance)
        corners = [
            (left + gap / 2, plot.low),
            (left + gap / 2, peak),
            (right - gap / 2, peak),
            (right - gap / 2, plot.low),
        ]
        paper.area(corners, fill)
    _fly(paper, plot, signs, flags, size)


def draw_survival(paper: Part, figures: BoardFigures, title: str, words: str, size: Size) -> None:
    """Draw with what chance a game still goes on after each turn: of one player, and of several."""
    top = draw_heading(paper, title, words, size)
    chosen = [(row.players, row.ending) for row in figures.chosen()]
    last = max(max(ending.quantile(0.99) for _, ending in chosen), 6)
    plot = _plot(paper, size, (0, last), 1.0, top - size.small * 0.8)
    draw_scales(paper, plot, size, "turns played", [(n / 4, f"{n * 25}%") for n in range(5)])
    for index, (_, ending) in enumerate(chosen):
        look = look_of(index)
        points = []
        for turn, left in enumerate(ending.left[: last + 1]):
            points += [(plot.x(turn), plot.y(left)), (plot.x(min(turn + 1, last)), plot.y(left))]
        paper.line(points, look.colour, size.line * 0.9, dash=look.dash, casing=size.line * 0.3, layer=2 + index * 0.05)
    wide = size.small * 3.2
    labels = [f"{players_words(players)}: half over by turn {ending.quantile(0.5)}" for players, ending in chosen]
    room = max(paper.width_of(label, size.small) for label in labels) + wide
    left, row = plot.right - room, size.small * 1.5
    # The key lies where the curves have long come down.
    low, edge = plot.high - row * len(labels) - size.small * 0.2, left - size.small * 0.6
    corners = [(edge, low), (edge, plot.high), (plot.right + 1, plot.high), (plot.right + 1, low)]
    paper.area(corners, BACKGROUND, layer=0.65)
    for index, label in enumerate(labels):
        look, level = look_of(index), plot.high - row * (index + 0.5)
        paper.line([(left, level), (left + wide * 0.8, level)], look.colour, size.line * 0.9, dash=look.dash, layer=3)
        paper.write(left + wide, level, label, size.small, layer=6)


def race_height(figures: BoardFigures, size: Size) -> float:
    """Return how many points high a picture of games of several is, at least."""
    return size.text * 5.2 + size.small * 4 + size.text * 1.75 * len(figures.rows)


def draw_race(paper: Part, figures: BoardFigures, title: str, words: str, size: Size) -> None:
    """Draw a row for each number of players: when the first of them is home, and whom chance favours."""
    top = draw_heading(paper, title, words, size)
    rows = figures.rows
    last = max(row.ending.quantile(0.9) for row in rows)
    draws = any(row.draw is not None for row in rows)
    favours = any(row.first is not None for row in rows)
    columns = [("mean", [f"{row.ending.mean:.1f}" for row in rows])]
    if draws:
        columns.append(("draw", [percent(row.draw) if row.draw is not None else "" for row in rows]))
    elif favours:
        columns.append(("first wins", [percent(row.first) if row.first is not None else "" for row in rows]))
    names = [players_words(row.players) for row in rows]
    left = size.text * 0.6 + max(paper.width_of(name, size.small) for name in names) + size.small * 0.8
    gap = size.small * 1.1
    widths = [max(paper.width_of(word, size.small) for word in (head, *cells)) for head, cells in columns]
    right = paper.width - size.text * 0.6 - sum(widths) - gap * len(widths)
    low = size.small * 2.3
    head = top - size.small * 0.6
    plot = Plot(left, right, low, head - size.small * 1.0, (0, last * 1.03), 1.0)
    draw_scales(paper, plot, size, "turn")
    tall = (plot.high - plot.low) / len(rows)
    _explain(paper, plot, size, head)
    for index, row in enumerate(rows):
        middle = plot.high - tall * (index + 0.5)
        ending, thick = row.ending, min(tall * 0.6, size.text * 1.0)
        for chances, fill in (((0.1, 0.9), _BAND), ((0.25, 0.75), _CORE)):
            start, end = (plot.x(ending.quantile(chance)) for chance in chances)
            paper.box(start, middle - thick / 2, max(end - start, 1.0), thick, fill)
        half = plot.x(ending.quantile(0.5))
        paper.line([(half, middle - thick * 0.62), (half, middle + thick * 0.62)], INK, size.line, layer=3)
        paper.dot(plot.x(ending.mean), middle, size.mark * 0.8, BACKGROUND, INK, layer=4)
        paper.write(left - size.small * 0.5, middle, names[index], size.small, across="right")
        at = paper.width - size.text * 0.6 - sum(widths) - gap * (len(widths) - 1)
        for (_, cells), wide in zip(columns, widths, strict=True):
            paper.write(at + wide, middle, cells[index], size.small, across="right", bold=True)
            at += wide + gap
    at = paper.width - size.text * 0.6 - sum(widths) - gap * (len(widths) - 1)
    for (word, _), wide in zip(columns, widths, strict=True):
        paper.write(at + wide, head, word, size.small, across="right", colour=FAINT)
        at += wide + gap


def _explain(paper: Part, plot: Plot, size: Size, level: float) -> None:
    """Write what the bars and signs of a race are, above them, as far as there is room."""
    x, box = size.text * 0.6, size.small * 1.1
    for words, fill in (("8 in 10", _BAND), ("5 in 10", _CORE), ("median", None), ("mean", "")):
        wide = box * (1.4 if fill else 0.9) + paper.width_of(words, size.small) + size.small * 1.1
        if x + wide > plot.right + size.small:
            return
        if fill:
            paper.box(x, level - size.small * 0.4, box, size.small * 0.8, fill)
            x += box * 0.4
        elif fill is None:
            paper.line([(x + box * 0.3, level - box * 0.5), (x + box * 0.3, level + box * 0.5)], INK, size.line)
        else:
            paper.dot(x + box * 0.3, level, size.mark * 0.8, BACKGROUND, INK, layer=4)
        paper.write(x + box * 0.9, level, words, size.small, colour=FAINT)
        x += wide - (box * 0.4 if fill else 0)


def _plot(paper: Part, size: Size, across: tuple[float, float], up: float, high: float) -> Plot:
    ticks = paper.width_of("100%", size.small)
    return Plot(size.text * 1.0 + ticks, paper.width - size.text * 0.9, size.small * 2.3, high, across, up)


def _heights(plot: Plot, peak: float, size: Size) -> list[tuple[float, str]]:
    """Return marks for a scale of chances, in steps that can be said."""
    fit = max(2, int((plot.high - plot.low) / (size.small * 2.6)))
    step = nice_step(peak * 1000, fit)  # tenths of a percent
    digits = 0 if step % 10 == 0 else 1
    return [(n * step / 1000, f"{n * step / 10:.{digits}f}%") for n in range(int(peak * 1000 / step) + 1)]


def _binned(turns: int) -> int:
    """Return how many turns share a bar."""
    return nice_step(turns, _MOST_BARS)


def _flags(paper: Part, plot: Plot, ending: Ending, size: Size) -> tuple[list[str], list[Flag]]:
    """Return the words for the quantiles and the mean, and where they fly, none upon another."""
    found = [(float(ending.quantile(chance)), f"{words}: {ending.quantile(chance)}") for chance, words in MARKED]
    found.append((ending.mean, f"{_MEAN}: {ending.mean:.1f}"))
    found.sort()
    poles = [plot.x(turn) for turn, _ in found]
    widths = [paper.width_of(words, size.small) + size.small for _, words in found]
    return [words for _, words in found], raise_flags(poles, widths, plot.left, plot.right)


def _fly(paper: Part, plot: Plot, signs: Sequence[str], flags: Sequence[Flag], size: Size) -> None:
    """Draw the flags on their poles; that of the mean is broken."""
    row, pad = size.small * _TIER, size.small * 0.5
    for flag in flags:
        words = signs[flag.index]
        level = plot.high + row * (flag.tier + 0.55)
        dash = (2.0, 2.0) if words.startswith(_MEAN) else ()
        pole = [(flag.pole, plot.low), (flag.pole, level + row * 0.4)]
        paper.line(pole, INK, size.line * 0.45, dash=dash, casing=0.8, layer=3)
        left = flag.left == flag.pole
        x = flag.pole + (pad if left else -pad)
        paper.write(x, level, words, size.small, across="left" if left else "right", rim=True)
