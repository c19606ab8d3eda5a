"""What a GM would show a friend of a board: its figures in words and tables, ready for a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.core.board import Board
from pbm.reports.pictures.analysis import drawable, picture_text, picture_words
from pbm.reports.pictures.analysis_model import (
    BoardFigures,
    Company,
    average_words,
    jump_costs,
    percent,
    players_words,
    turns_words,
)
from pbm.rulesets.api import Table

__all__ = [
    "BoardReport",
    "Door",
    "Figure",
    "PostalFacts",
    "Section",
    "facts_of",
    "headline",
    "report_text",
    "sections_of",
]

_ROWS = 6
_NAMED = 3
_WIDE = 72
_PLAIN = {0x2192: "->", 0x2212: "-", 0x2013: "-"}
_NOTE = "On the mouth of a snake and the foot of a ladder are the turns from where it leads."


@dataclass(frozen=True, slots=True)
class Door:
    """A space where a trapdoor can open: where it drops to, and how many turns a fall there costs.

    ``met`` is how often one player comes to the space on the way home.
    """

    space: int
    below: int
    met: float
    loss: float


@dataclass(frozen=True, slots=True)
class PostalFacts:
    """What is known of a postal game besides when it ends.

    ``rounds`` are those to the first home of all players (None: that may never be). ``dead`` are positions from which
    no throws lead home, each a space and the numbers used; ``never`` is the chance that nobody ever gets home.
    ``walls`` are the first and last space of six or more snakes in a row, ``run`` is the most that stand in a row.
    ``doors`` begin with the one that costs most. ``opened`` are pairs of players and how many trapdoors open in their
    game, where all nominate the target of their first throw.
    """

    rounds: float | None
    dead: tuple[tuple[int, tuple[int, ...]], ...]
    never: float
    walls: tuple[tuple[int, int], ...]
    run: int
    doors: tuple[Door, ...]
    opened: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class BoardReport:
    """All that a page about a board is made from; ``players`` is the company that the words speak of.

    ``postal`` is None for a game with dice.
    """

    board: Board
    figures: BoardFigures
    players: int
    postal: PostalFacts | None = None

    @property
    def company(self) -> Company:
        """The game of so many players, or the nearest that there is."""
        return min(self.figures.rows, key=lambda row: abs(row.players - self.players))

    @property
    def alone(self) -> bool:
        """Whether the words speak of one player."""
        return self.company.players == 1


@dataclass(frozen=True, slots=True)
class Figure:
    """One number that matters, with what it is and a word more."""

    value: str
    what: str
    more: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page: a heading, sentences, a picture's name or none, and tables."""

    title: str
    words: tuple[str, ...]
    picture: str = ""
    tables: tuple[Table, ...] = ()


def headline(report: BoardReport) -> str:
    """Return how a game on the board goes, in a few sentences."""
    company, ending = report.company, report.company.ending
    game, turns = report.figures.game, average_words(ending)
    words = [
        f"One player {game} is home after {turns} on average; 9 games in 10 are over by turn {ending.quantile(0.9)}."
        if report.alone
        else f"With {players_words(company.players)} {game}, the first is home after {turns} on average; "
        f"9 games in 10 are over by turn {ending.quantile(0.9)}."
    ]
    if ending.left[ending.least] == 0:
        who = f"One player {game}" if report.alone else f"With {players_words(company.players)} {game}, the first"
        words = [f"{who} is always home in turn {ending.least}."]
    if report.postal is not None and report.postal.never > 0:
        words.append(
            f"In {percent(report.postal.never)} of games nobody ever gets home; the figures are of the others."
        )
    if company.draw is not None:
        words.append(f"A draw comes in {percent(company.draw)} of games.")
    if company.first is not None:
        words.append(f"Who throws first wins {percent(company.first)} of them.")
    return " ".join(words)


def facts_of(report: BoardReport) -> tuple[Figure, ...]:
    """Return the six numbers that matter."""
    company, alone, board = report.company, report.figures.alone, report.board
    rounds = report.postal.rounds if report.postal is not None else None
    third = Figure(f"{alone.mean:.1f}", "turns alone", f"half by turn {alone.quantile(0.5)}")
    last = Figure(percent(company.draw or 0.0), "draws", f"with {company.players} players")
    if report.alone:
        third = Figure(str(alone.quantile(0.9)), "turns at the most", "in 9 games of 10")
        last = Figure(str(alone.mode), "turns most often" if alone.mode > 1 else "turn most often", "of all numbers")
    if company.first is not None:
        last = Figure(percent(company.first), "first wins", f"{percent(1 / company.players)} would be even")
    return (
        Figure(
            f"{company.ending.mean:.1f}",
            "turns",
            "until home" if report.alone else f"until one of {company.players} is home",
        ),
        Figure(f"{rounds:.1f}", "rounds", "with double turns")
        if rounds is not None
        else Figure(str(company.ending.quantile(0.5)), "is the median", "half are over by then"),
        third,
        Figure(str(alone.least), "at the least", "for the luckiest of all"),
        last,
        Figure(f"{len(board.ladders)}+{len(board.snakes)}", "jumps", "ladders and snakes"),
    )


def sections_of(report: BoardReport) -> tuple[Section, ...]:
    """Return the parts of the page, in order."""
    board, figures = report.board, report.figures

    def words(name: str) -> str:
        return picture_words(name, board, figures)

    heat = []
    if drawable(board):
        heat.append(Section("Turns to go from each space", (words("heat"), _NOTE), "heat"))
    return (
        *heat,
        Section("When one player is home", (words("finish"),), "finish"),
        Section("Games that still go on", (words("survival"),), "survival"),
        Section("Games of several", (words("race"),), "race", (_races(report),)),
        Section("Where its traps are", _traps(report), "", _tables(report)),
    )


def report_text(report: BoardReport) -> str:
    """Return all of it in characters, for any terminal: ASCII but for the name, 72 columns, but for a wide board."""
    import textwrap

    board = report.board
    lines = [
        *textwrap.wrap(f"{board.name}: home on {board.finish}", _WIDE),
        "",
        *textwrap.wrap(headline(report), _WIDE),
        "",
    ]
    for section in sections_of(report):
        lines += [section.title.upper(), ""]
        for words in section.words:
            lines += textwrap.wrap(words.translate(_PLAIN), _WIDE)
        lines.append("")
        if section.picture:
            lines.append(picture_text(section.picture, board, report.figures))
        else:
            for table in section.tables:
                lines += [table.title, *_aligned(table), ""]
    return "\n".join(lines).rstrip().translate(_PLAIN) + "\n"


def _aligned(table: Table) -> list[str]:
    rows = (table.columns, *table.rows)
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.columns))]
    return ["  " + "  ".join(cell.rjust(wide) for cell, wide in zip(row, widths, strict=True)) for row in rows]


def _races(report: BoardReport) -> Table:
    rows = report.figures.rows
    draws, firsts = any(row.draw is not None for row in rows), any(row.first is not None for row in rows)
    columns = ("players", "turns on average", "1 in 10 over by", "half by", "9 in 10 by")
    told = []
    for row in rows:
        ending = row.ending
        cells = [str(row.players), f"{ending.mean:.1f}", *(str(ending.quantile(chance)) for chance in (0.1, 0.5, 0.9))]
        if draws or firsts:
            chance = row.draw if draws else row.first
            cells.append("" if chance is None else percent(chance))
        told.append(tuple(cells))
    more = ("drawn",) if draws else ("first wins",) if firsts else ()
    return Table("Games of several", columns + more, tuple(told))


def _traps(report: BoardReport) -> tuple[str, ...]:
    """Return in sentences where one is held up, and where a trapdoor would hurt."""
    facts = report.postal
    if facts is None:
        if not report.board.snakes and not report.board.ladders:
            return ("There are no snakes and no ladders.",)
        return ("The snakes and ladders that matter most, by the turns they cost or save.",)
    words = []
    if facts.walls:
        places = ", ".join(f"{first} to {last}" for first, last in facts.walls)
        words.append(f"Six snakes and more stand in a row: {places}.")
    elif facts.run > 1:
        words.append(f"At most {facts.run} snakes stand in a row; it takes six to lock anybody in.")
    else:
        words.append("No two snakes stand side by side.")
    if facts.dead:
        named = "; ".join(_position(space, used) for space, used in facts.dead[:_NAMED])
        more = f" and {len(facts.dead) - _NAMED} more" if len(facts.dead) > _NAMED else ""
        words.append(f"There are positions from which no throws lead home: {named}{more}.")
    else:
        words.append("There is a way home from every position.")
    worst = [door for door in facts.doors if door.loss > 0][:_NAMED]
    if worst:
        told = ", ".join(f"{door.space} (down to {door.below})" for door in worst)
        words.append(f"A trapdoor would do most harm on {told}: often met, and far from where one wanted to be.")
    if len(facts.opened) > 1:
        (many, before), (few, after) = facts.opened[:2]
        words.append(
            f"Where everybody nominates the target of their first throw, {before:.1f} trapdoors open in a game of "
            f"{many} and {after:.1f} in one of {few}: think of it when somebody drops out."
        )
    if report.board.snakes or report.board.ladders:
        words.append("Snakes and ladders: the turns lost or saved by somebody who has all six numbers left.")
    if facts.doors:
        words.append(
            "Trapdoors: the turns lost on average by those who come there, with the numbers they then have left."
        )
    return tuple(words)


def _position(space: int, used: Sequence[int]) -> str:
    return f"space {space} with {', '.join(map(str, used)) or 'no number'} used"


def _tables(report: BoardReport) -> tuple[Table, ...]:
    """Return the worst snakes, the best ladders and the worst trapdoors."""
    costs = jump_costs(report.board, report.figures)
    ends = {**report.board.ladders, **report.board.snakes}
    dear = sorted((one for one in costs if one in report.board.snakes), key=lambda one: (-costs[one], one))[:_ROWS]
    kind = sorted((one for one in costs if one in report.board.ladders), key=lambda one: (costs[one], one))[:_ROWS]
    found = [
        Table(
            "Snakes",
            ("from", "to", "turns lost"),
            tuple((str(one), str(ends[one]), _signed(costs[one])) for one in dear),
        ),
        Table(
            "Ladders",
            ("from", "to", "turns saved"),
            tuple((str(one), str(ends[one]), _signed(-costs[one])) for one in kind),
        ),
    ]
    if report.postal is not None and report.postal.doors:
        doors = report.postal.doors[:_ROWS]
        rows = tuple((str(one.space), str(one.below), f"{one.met:.2f}", _signed(one.loss)) for one in doors)
        found.append(Table("Trapdoors", ("on", "down to", "met a game", "turns lost"), rows))
    return tuple(table for table in found if table.rows)


def _signed(turns: float) -> str:
    """Return turns lost or saved, with a minus where it is the other way round."""
    return turns_words(turns) if turns >= 0 else f"\N{MINUS SIGN}{turns_words(-turns)}"
