"""A board's figures, worked out and put into the plain form that pictures and pages are made from."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError
from pbm.reports.board_report import BoardReport, Door, PostalFacts
from pbm.reports.pictures.analysis_model import BoardFigures, Company, Ending

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

__all__ = ["dice_report", "postal_report"]

_COMPANIES = (2, 3, 4, 5, 6, 7, 8, 9, 10)
_DOORS = 12
_THIN = 1e-12
# What several do who throw past the finish, and what one player does.
_FINISHES = {
    "exact": ("must hit the finish exactly", "must hit the finish exactly"),
    "overshoot": ("may throw past the finish", "may throw past the finish"),
    "bounce": ("bounce back from the finish", "bounces back from the finish"),
}


def postal_report(board: Board, players: int, options: BoardOptions) -> BoardReport:
    """Return what a postal game is like whose players play their numbers in any order.

    ConfigError for a board that is too large, or on which nobody ever gets home.
    """
    import numpy as np

    from pbm.analysis.postal import follow, postal_figures
    from pbm.analysis.postal_board import Field
    from pbm.analysis.postal_trapdoors import LARGEST_VALUED, turns_left
    from pbm.rulesets.postal.options import Options

    told = Options(chain=options.chain)
    found = postal_figures(board, players, told)
    if found.min_turns is None:
        raise ConfigError.saying("finish-unreachable", "nobody ever gets home on this board: there is nothing to show")
    field = Field(board, follow=options.chain == "follow")
    distances, _ = field.distances()
    race = follow(field, ~field.homing() & (distances >= 0), told.schedule)
    left = turns_left(field)[0] if board.finish <= LARGEST_VALUED else np.full(board.finish, np.inf)
    came = race.home.sum(axis=1) / (1 - race.stuck)
    companies = tuple(
        Company(size, _company(race.still, came, size, race.stuck), race.draw(size)) for size in _sizes(players)
    )
    return BoardReport(
        board,
        BoardFigures(
            "who plays their numbers in any order" if players == 1 else "who play their numbers in any order",
            tuple(float(turns) if isfinite(turns) else None for turns in left),
            _ending(came),
            companies,
            players,
            fresh=True,
        ),
        players,
        PostalFacts(
            rounds=found.rounds,
            dead=found.dead,
            never=found.never,
            walls=found.walls,
            run=found.longest_run,
            doors=tuple(Door(one.space, one.below, one.met, one.loss) for one in (found.trapdoors or ())[:_DOORS]),
            opened=tuple((crowd.players, crowd.opened) for crowd in found.crowds),
        ),
    )


def dice_report(board: Board, players: int, options: BoardOptions, die: str, finish: str) -> BoardReport:
    """Return what a game with a die is like, thrown by chance; ``finish`` is exact, overshoot or bounce.

    ConfigError for a die there is not, a board too large, and a game that may never end or takes too long.
    """
    from pbm.analysis.expected import figures
    from pbm.analysis.markov import Finish, chain_of
    from pbm.analysis.throws import read_die

    jumps = {**board.ladders, **board.snakes}
    chain = chain_of(board.finish, jumps, read_die(die), Finish(finish), follow=options.chain == "follow")
    found = figures(chain, exact=False)
    if found.distribution is None:
        raise ConfigError.saying("too-long", f"a game here takes {found.turns:.0f} turns: too long to be drawn")
    lengths = found.distribution
    still = lengths.survival()
    companies = tuple(
        Company(size, _company(still, lengths.home, size), first=lengths.company(size).win[0])
        for size in _sizes(players)
    )
    from_space = tuple(float(turns) if isfinite(turns) else None for turns in found.from_space[: board.finish])
    does = _FINISHES[finish]
    throws = (
        f"who throws {_die_words(die)} and {does[1]}" if players == 1 else f"who throw {_die_words(die)} and {does[0]}"
    )
    return BoardReport(board, BoardFigures(throws, from_space, _ending(lengths.home), companies, players), players)


def _die_words(die: str) -> str:
    said = die.strip().lower()
    sides = said.removeprefix("1d").removeprefix("d")
    return "one die" if sides == "6" else f"one die of {sides}" if sides.isdecimal() else said


def _sizes(players: int) -> tuple[int, ...]:
    """Return of how many players games are shown: up to ten, and the number asked for."""
    return tuple(sorted({*_COMPANIES, *([players] if players > 1 else [])}))


def _company(still: Floats, possible: Floats, players: int, stuck: float = 0.0) -> Ending:
    """Return when the first of several is home, of whom each is ``still`` under way after 0, 1, 2 … turns.

    Of games in which all are ``stuck`` for ever nothing is told. ``possible`` are one player's chances of each turn:
    where these are nothing, rounding must not make them something.
    """
    left = (still**players - stuck**players) / (1 - stuck**players)
    return _ending((left[:-1] - left[1:]) * (possible > 0))


def _ending(chances: Floats) -> Ending:
    """Return when something ends, without the thinnest of its tail."""
    found = [max(0.0, chance) for chance in chances.tolist()]
    while len(found) > 1 and found[-1] < _THIN:
        found.pop()
    return Ending(tuple(found))
