"""A board that everybody may see, as it stood after each round: laid out to be drawn in a page, and told in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pbm.core.phrases import Phrase, joined, say
from pbm.reports.archive.pieces import MARGIN, Piece, laid, rounds_of
from pbm.reports.archive.plan import CELL, placed
from pbm.reports.grid_text import pieces_said
from pbm.reports.model import GameStory
from pbm.reports.pictures.cast import look_of, shown_name
from pbm.reports.pictures.race_text import strip_alt
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.scenes import cast_on
from pbm.reports.zine.words import clean
from pbm.rulesets.api import View
from pbm.rulesets.grid import Cell, Grid

__all__ = ["Board", "Card", "Frame", "Label", "Player", "board_of", "boards_seen"]

_MOST_ACROSS = 50  # cells; a larger board is told in words alone
_LETTER = 0.62  # of its height: how wide a bold letter is, more or less
_SIGNED, _WORDED, _LEAST = 15.0, 11.5, 8.0  # how high letters on cards are, in units
_TOKEN = 0.3  # of a cell: the room of a player's mark
_SIGN = 11.0  # units: how wide a mark is drawn


@dataclass(frozen=True, slots=True)
class Label:
    """What is printed on a card: its lines (how far down, the words), and how high the letters are."""

    lines: tuple[tuple[str, str], ...]
    size: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card or a square as drawn: its upper left corner, its kind, what is printed on it.

    ``rounds`` are those after which it lies there, "" for all; ``fresh`` those in which it was put there.
    """

    number: int
    x: str
    y: str
    kind: str
    label: Label | None
    rounds: str
    fresh: str


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody's mark: ``places`` has "x,y,size" after each round, "-" while they are on no card.

    ``spaces`` are where they stand in words for the key. ``at`` is the newest place, split, None for none.
    """

    name: str
    look: int
    shape: str
    open: bool
    places: tuple[str, ...]
    spaces: tuple[str, ...]
    at: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Frame:
    """The board after one round in words: ``told`` who stands where, ``new`` what was put or moved, ``happened`` why.

    ``number`` is the round, 0 for the start.
    """

    number: int
    told: str
    new: str
    headline: str
    happened: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board after each of some rounds, the newest of them shown first. Without ``cards`` there is no drawing.

    ``wide`` and ``tall`` are its size in units. ``plain`` says that it is of squares, not of cards. ``words`` tell the
    newest whole: its pieces, its cards.
    """

    name: str
    wide: int
    tall: int
    plain: bool
    cards: tuple[Card, ...]
    pieces: tuple[Piece, ...]
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    words: tuple[str, ...]
    news: bool


def boards_seen(story: GameStory) -> tuple[str, ...]:
    """Return the names of the boards that everybody may see."""
    return tuple(dict.fromkeys(grid.board for grid in story.newest.grids))


def board_of(story: GameStory, name: str, tongue: Catalogue, first: int = 0, last: int | None = None) -> Board | None:
    """Return a board after the rounds from ``first`` (0 is the start) to ``last`` (None: the newest).

    None where nobody saw it in the last of them.
    """
    views = {0: story.opening} | {round_.number: round_.view for round_ in story.rounds}
    end = max(views) if last is None else last
    shown = {number: view for number, view in views.items() if first <= number <= end}
    grids = {number: grid for number, view in shown.items() if (grid := _seen(view, name)) is not None}
    if end not in grids:
        return None
    newest = grids[end]
    drawn = max(newest.rows, newest.columns) <= _MOST_ACROSS
    same = {
        number: grid for number, grid in grids.items() if (grid.rows, grid.columns) == (newest.rows, newest.columns)
    }
    numbers = tuple(shown)
    plain = all(cell.kind in ("plain", "start", "finish") for grid in grids.values() for cell in grid.cells)
    frames = tuple(_frame(number, view, grids.get(number), tongue) for number, view in shown.items())
    return Board(
        name=clean(name, 100),
        wide=round((newest.columns + 2 * MARGIN) * CELL),
        tall=round((newest.rows + 2 * MARGIN) * CELL),
        plain=plain,
        cards=_cards(same, numbers, tongue) if drawn else (),
        pieces=laid(same, numbers) if drawn else (),
        players=_players(story, name, shown, same if drawn else {}, tongue),
        frames=frames,
        words=tuple(_said(line, tongue) for line in (*_stops(pieces_said(newest)), *_cards_said(newest))),
        news=any(frame.new for frame in frames),
    )


def _seen(view: View, name: str) -> Grid | None:
    return next((grid for grid in view.grids if grid.board == name and grid.cells), None)


def _said(words: object, tongue: Catalogue, limit: int = 4000) -> str:
    return clean(str(tongue.said(words)), limit)


def _stops(lines: Iterable[Phrase]) -> list[Phrase]:
    return [joined((line, "."), "") for line in lines]


def _cards(grids: Mapping[int, Grid], numbers: Sequence[int], tongue: Catalogue) -> tuple[Card, ...]:
    """Return every card that ever lay on the board, once for as long as it lay there."""
    lain: dict[tuple[int, int, str, str], list[int]] = {}
    fresh: dict[tuple[int, int, str, str], list[int]] = {}
    for number, grid in grids.items():
        for at, cell in enumerate(grid.cells):
            key = (at, cell.number, _kind(grid, at), _said(cell.label, tongue, 40) if cell.label else "")
            lain.setdefault(key, []).append(number)
            if cell.fresh:
                fresh.setdefault(key, []).append(number)
    board = grids[max(grids)]
    made = []
    for key in sorted(lain, key=lambda key: (key[0], lain[key][0])):
        at, number, kind, words = key
        column, row = board.place(at)
        x, y = (column + MARGIN) * CELL, (board.rows - 1 - row + MARGIN) * CELL
        label = _label(kind, words, y)
        made.append(
            Card(
                number,
                *placed((x, y)),
                kind,
                label,
                rounds_of(lain[key], numbers),
                " ".join(map(str, fresh.get(key, ()))),
            )
        )
    return tuple(made)


def _kind(grid: Grid, at: int) -> str:
    """Return how a cell is coloured; blank squares of a printed board are light and dark in turn."""
    column, row = grid.place(at)
    kind = grid.cells[at].kind
    return "other" if kind == "plain" and (column + row) % 2 else str(kind)


def _label(kind: str, words: str, top: float) -> Label | None:
    if not words:
        return None
    lines = [words] if kind in ("forward", "back") else _wrapped(words)
    size = _SIGNED if kind in ("forward", "back") else _WORDED
    size = max(_LEAST, min(size, (CELL - 4) / (_LETTER * max(map(len, lines)))))
    foot = top + CELL - (9 if kind in ("forward", "back") else 6)
    placed_lines = tuple(
        (f"{foot - (len(lines) - 1 - number) * size * 1.02:.1f}", line) for number, line in enumerate(lines)
    )
    return Label(placed_lines, f"{size:.1f}")


def _wrapped(words: str) -> list[str]:
    """Return words in three lines at most; short ones share a line, and one that is too long is cut."""
    room = int((CELL - 4) / (_LETTER * _LEAST))
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= 7:
            lines[-1] += f" {word}"
        else:
            lines.append(word if len(word) <= room else f"{word[: room - 1]}…")
    return lines[:3]


def _players(
    story: GameStory, board: str, views: Mapping[int, View], grids: Mapping[int, Grid], tongue: Catalogue
) -> tuple[Player, ...]:
    spots = {number: _spots(grid, cast_on(story, board)) for number, grid in grids.items()}
    made = []
    for index, name in enumerate(cast_on(story, board)):
        places = tuple(spots.get(number, {}).get(name, "-") for number in views)
        spaces = tuple(_space(view, board, name, tongue) for view in views.values())
        if not any(spaces) and set(places) == {"-"}:
            continue
        look = look_of(index)
        at = None if places[-1] == "-" else tuple(places[-1].split(","))
        made.append(Player(shown_name(name), index % 12, look.shape, look.open, places, spaces, at))
    return tuple(made)


def _space(view: View, board: str, name: str, tongue: Catalogue) -> str:
    """Return where somebody is, as the key says it: a number, home, or nothing."""
    for track in view.tracks:
        for runner in track.runners:
            if track.board == board and runner.name == name:
                return _said(say("home"), tongue) if runner.home else str(runner.space)
    grid = _seen(view, board)
    return str(grid.players[name]) if grid is not None and name in grid.players else ""


def _spots(grid: Grid, cast: Sequence[str]) -> dict[str, str]:
    """Return where everybody's mark lies and how large it is: the first on a card beside its number, others below."""
    where = {cell.number: at for at, cell in enumerate(grid.cells)}
    together: dict[int, list[str]] = {}
    for name in sorted(grid.players, key=lambda name: (cast.index(name) if name in cast else len(cast), name)):
        if grid.players[name] in where:
            together.setdefault(grid.players[name], []).append(name)
    made = {}
    for number, names in together.items():
        column, row = grid.place(where[number])
        right, top = (column + 1 + MARGIN) * CELL, (grid.rows - 1 - row + MARGIN) * CELL
        rows = 1 + -(-(len(names) - 1) // 3)
        step = _TOKEN * min(1.0, 3 / rows)
        for place, name in enumerate(names):
            down, along = (0, 0) if place == 0 else (1 + (place - 1) // 3, (place - 1) % 3)
            x = right - (0.06 + (along + 0.5) * step) * CELL
            y = top + (0.06 + (down + 0.5) * step) * CELL
            made[name] = f"{x:.1f},{y:.1f},{step * CELL / _SIGN:.2f}"
    return made


def _frame(number: int, view: View, grid: Grid | None, tongue: Catalogue) -> Frame:
    told: list[Phrase] = [say("After round {number}.", number=number) if number else say("At the start.")]
    fresh: list[Phrase] = []
    if grid is not None:
        told += _stands(view, grid)
        fresh = [_card_said(cell) for cell in grid.cells if cell.fresh]
        fresh += [_moved(link.name, link.top, link.bottom) for link in grid.links if link.fresh]
    headline = _said(view.headline, tongue)
    happened = [_said(notice, tongue) for notice in view.notices]
    return Frame(
        number,
        _said(joined(told), tongue),
        _said(joined(fresh, "; "), tongue) if fresh else "",
        headline,
        tuple(notice for notice in happened if notice.rstrip(".").lower() not in headline.lower()),
    )


def _stands(view: View, grid: Grid) -> list[Phrase]:
    """Return who is where: as the race has it, or as they stand on the board where there is no race."""
    for track in view.tracks:
        if track.board == grid.board:
            return [strip_alt(track)]
    order = sorted(grid.players.items(), key=lambda item: (-item[1], item[0]))
    stands = [say("{name} on {space}", name=shown_name(name), space=space) for name, space in order]
    return [say("In race order: {order}.", order=joined(stands, "; "))] if stands else []


def _moved(name: str, top: int, bottom: int) -> Phrase:
    return say("{name} {top}-{bottom}", name=clean(name, 12), top=top, bottom=bottom)


def _card_said(cell: Cell) -> Phrase:
    if not cell.label:
        return say("{number} blank", number=cell.number)
    return say("{number} {label}", number=cell.number, label=cell.label)


def _cards_said(grid: Grid) -> list[Phrase]:
    """Return which cards lie where, if any has something printed on it."""
    printed = [_card_said(cell) for cell in grid.cells if cell.label]
    if not printed:
        return []
    return [say("Cards: {cards}. All others are blank.", cards=joined(printed, "; "))]
