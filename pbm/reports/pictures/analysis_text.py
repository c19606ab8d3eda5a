"""The figures of a board in characters for a terminal, and in sentences for those who listen."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from pbm.core.board import Board
from pbm.reports.pictures.analysis_model import (
    BoardFigures,
    average_words,
    count_words,
    jump_costs,
    percent,
    players_words,
    turns_from,
    turns_words,
)
from pbm.reports.pictures.analysis_shades import MARKS
from pbm.reports.pictures.labels import nice_step

__all__ = [
    "finish_text",
    "finish_words",
    "heat_text",
    "heat_words",
    "listed",
    "race_text",
    "race_words",
    "survival_text",
    "survival_words",
]

_MOST_CELLS = 2_500
_ROWS = 24
_SHOWN = 0.995
_SAME = 0.05  # turns; figures nearer to each other read alike
_NAMED = 3
_WIDE = 72
_QUANTILES = ((0.1, "1 in 10"), (0.5, "half"), (0.9, "9 in 10"))


def heat_words(board: Board, figures: BoardFigures) -> str:
    """Return what the heat map shows: the way from the start, and which snakes and ladders matter most."""
    start = turns_from(board, figures)[0]
    if start is None:
        return "From the start nobody is certain to get home on this board."
    costs = jump_costs(board, figures)
    falls = [one for one in board.snakes if costs.get(one, 0) > 0]
    climbs = [one for one in board.ladders if costs.get(one, 0) < 0]
    dear = sorted(falls, key=lambda one: (-costs[one], one))[:_NAMED]
    kind = sorted(climbs, key=lambda one: (costs[one], one))[:_NAMED]
    ends = {**board.ladders, **board.snakes}

    def told(spaces: Sequence[int]) -> str:
        return ", ".join(f"{one}\N{RIGHTWARDS ARROW}{ends[one]} ({turns_words(abs(costs[one]))})" for one in spaces)

    parts = [f"{turns_words(start)} turns from the start on average."]
    if figures.fresh:
        parts.append("A space shows the turns to go for somebody there with all six numbers left.")
    if dear:
        parts.append(f"Turns lost to the worst falls: {told(dear)}.")
    if kind:
        parts.append(f"Turns saved by the best climbs: {told(kind)}.")
    return " ".join(parts)


def finish_words(figures: BoardFigures) -> str:
    """Return when one player is home, in two sentences."""
    one = figures.alone
    if one.left[one.least] == 0:
        return f"One player is always home in turn {one.least}."
    return (
        f"One player is home after {one.mean:.1f} turns on average, half of the time by turn {one.quantile(0.5)}, "
        f"9 times in 10 by turn {one.quantile(0.9)}. Most often in turn {one.mode}, never before turn {one.least}."
    )


def survival_words(figures: BoardFigures) -> str:
    """Return by when most games are over, in a sentence."""
    alone, *others = figures.chosen()
    first, last = (row.ending.quantile(0.9) for row in (alone, (alone, *others)[-1]))
    if others and first == last:
        return f"Of 10 games, 9 are over by turn {first}, however many play."
    told = [f"by {row.ending.quantile(0.9)} with {count_words(row.players)}" for row in others]
    return f"Of 10 games, 9 are over {listed([f'by turn {first} with one player', *told])}."


def race_words(figures: BoardFigures) -> str:
    """Return how games of several differ from one player's way, in a sentence or two."""
    company, several = figures.company, figures.rows[-1]
    alone, needed = (average_words(row.ending) for row in (figures.rows[0], company))
    many = count_words(company.players)
    if company.players == 1:
        sooner = several.ending.mean < company.ending.mean - _SAME
        parts = [f"One player needs {alone}{'; the more play, the sooner one of them is home' if sooner else ''}."]
    elif company.ending.mean > figures.alone.mean - _SAME:
        parts = [f"However many play, the first is home after {needed}."]
    else:
        parts = [f"The more play, the sooner one of them is home: {alone} with one player, {needed} with {many}."]
    if company.draw is not None:
        parts.append(f"With {many} players {percent(company.draw)} of games end drawn.")
    elif company.first is not None:
        parts.append(f"With {many} players, whoever throws first wins {percent(company.first)} of games.")
    return " ".join(parts)


def heat_text(board: Board, figures: BoardFigures) -> str:
    """Return the heat map in characters: under each space the turns expected there, and a shade for them.

    ``^`` marks a ladder's foot and ``v`` a snake's mouth, ``*`` the finish; a key below says so, and what the shades
    mean. A board of ten columns fits into 72 characters. Of a board too large to read the rows are left out.
    """
    rows = max(row for row, _ in board.cells.values())
    columns = max(column for _, column in board.cells.values())
    if rows * columns > _MOST_CELLS:
        return f"(too large to draw: {columns} columns, {rows} rows)\n"
    turns = turns_from(board, figures)
    most = max((found for found in turns.values() if found is not None), default=1.0) or 1.0
    wide = max(6, len(str(board.last)) + 2)
    places = {cell: space for space, cell in board.cells.items()}
    lines = []
    for row in range(rows, 0, -1):
        above = below = ""
        for column in range(1, columns + 1):
            space = places.get((row, column))
            if space is None:
                above, below = above + " " * (wide + 1), below + " " * (wide + 1)
                continue
            sign = "^" if space in board.ladders else "v" if space in board.snakes else ""
            found = turns.get(space)
            value = "home" if space >= board.finish else turns_words(found).replace("\N{EN DASH}", "-")
            shade = " " if found is None else _mark(found / most)
            above += f"{space}{sign}{'*' if space == board.finish else ''}".ljust(wide) + " "
            below += f"{shade}{shade if len(value) < wide - 1 else ''}{value}".ljust(wide) + " "
        lines += [above.rstrip(), below.rstrip(), ""]
    start = turns_words(turns[0]).replace("\N{EN DASH}", "-")
    lines += [f"start: {start} turns to go", "^ a ladder, v a snake, each with the turns where it leads; * home"]
    lines += _shades_key([found for space, found in turns.items() if space and found is not None], most)
    return "\n".join(lines) + "\n"


def _shades_key(found: Sequence[float], most: float) -> list[str]:
    """Return what the shades beside the turns of spaces mean, in lines; none where there are no shades."""
    used = {_mark(turns / most) for turns in found}
    told = [
        f"{mark}{mark}\N{NO-BREAK SPACE}{turns_words(most * at / len(MARKS))}"
        for at, mark in enumerate(MARKS)
        if mark != " " and mark in used
    ]
    if not told:
        return []
    words = f"shades, each from so many turns on: {', '.join(told)}"
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in textwrap.wrap(words, _WIDE)]


def finish_text(figures: BoardFigures, width: int = _WIDE) -> str:
    """Return when one player is home as bars of ``#``, one for each turn or for several, the quantiles beside them."""
    ending = figures.alone
    first, last = ending.least, max(ending.quantile(_SHOWN), ending.least)
    step = nice_step(last - first + 1, _ROWS)
    first = (first - 1) // step * step + 1
    starts = range(first, last + 1, step)
    bars = [sum(ending.chances[turn - 1 : turn - 1 + step]) for turn in starts]
    marks: dict[int, list[str]] = {}
    for chance, words in _QUANTILES:
        turn = ending.quantile(chance)
        marks.setdefault((turn - first) // step, []).append(words if step == 1 else f"{words} by {turn}")
    signs = {index: f"home: {', '.join(told)}" for index, told in marks.items()}
    names = [str(turn) if step == 1 else f"{turn}-{turn + step - 1}" for turn in starts]
    side = max([len("turn"), *map(len, names)])
    room = max(4, width - side - 12 - max(map(len, signs.values())))
    peak = max(bars, default=0.0) or 1.0
    lines = [f"{'turn':>{side}}  chance"]
    for index, (name, chance) in enumerate(zip(names, bars, strict=True)):
        bar = "#" * round(room * chance / peak)
        lines.append(f"{name:>{side}}  {percent(chance):>6}  {bar:<{room}}  {signs.get(index, '')}".rstrip())
    return "\n".join(lines) + "\n"


def survival_text(figures: BoardFigures, width: int = _WIDE) -> str:
    """Return with what chance games still go on after each of some turns: a column for one player, and for several."""
    rows = figures.chosen()
    last = max(max(row.ending.quantile(0.99) for row in rows), 1)
    step = nice_step(last, 16)
    heads = [players_words(row.players) for row in rows]
    room = max(10, width - 14 - sum(len(head) + 2 for head in heads))
    lines = [f"{'after turn':>10}" + "".join(f"  {head}" for head in heads)]
    for turn in range(0, last + step, step):
        left = [row.ending.left[min(turn, len(row.ending.left) - 1)] for row in rows]
        cells = "".join(f"  {percent(one):>{len(head)}}" for one, head in zip(left, heads, strict=True))
        lines.append(f"{turn:>10}{cells}  {'#' * round(room * left[0])}".rstrip())
    return "\n".join(lines) + "\n"


def race_text(figures: BoardFigures, width: int = _WIDE) -> str:
    """Return games of several as lines: ``-`` from 1 in 10 to 9 in 10 of games, ``=`` the middle half, ``|`` median."""
    rows = figures.rows
    last = max(row.ending.quantile(0.9) for row in rows)
    names = [players_words(row.players) for row in rows]
    side = max(map(len, names))
    draws = any(row.draw is not None for row in rows)
    more = draws or any(row.first is not None for row in rows)
    room = max(20, width - side - (18 if more else 9))
    scale = room - 1
    head = f"{'':{side}}  {'turn 0':<{room - len(str(last))}}{last}    mean" + (
        "    draw" if draws else "   first" if more else ""
    )
    lines = [head]
    for name, row in zip(names, rows, strict=True):
        at = {chance: round(scale * row.ending.quantile(chance) / last) for chance in (0.1, 0.25, 0.5, 0.75, 0.9)}
        line = [" "] * room
        line[at[0.1] : at[0.9] + 1] = "-" * (at[0.9] + 1 - at[0.1])
        line[at[0.25] : at[0.75] + 1] = "=" * (at[0.75] + 1 - at[0.25])
        line[at[0.5]] = "|"
        other = row.draw if draws else row.first
        told = "" if other is None else percent(other)
        lines.append(f"{name:>{side}}  {''.join(line)}  {row.ending.mean:>6.1f}{told:>8}".rstrip())
    return "\n".join(lines) + "\n"


def listed(words: Sequence[str]) -> str:
    """Return words with commas and an “and”."""
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _mark(part: float) -> str:
    return MARKS[min(len(MARKS) - 1, int(part * len(MARKS)))]
