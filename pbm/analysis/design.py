"""A board that somebody wishes for: a search among boards for a length, a chance of a draw and a temper.

The same wish and the same seed find the same board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from pbm.analysis.design_draft import Draft, Lots, changed, claimed, drafted
from pbm.analysis.design_measure import Measured, measure
from pbm.core.board import Board, BoardBuilder, BoardOptions
from pbm.core.errors import ConfigError
from pbm.core.game import JsonObject

__all__ = ["MOODS", "TRIES", "Design", "Wish", "design"]

MOODS: Final = {"short": 12.0, "long": 30.0}
"""The turns that a game of eight takes on a board of a hundred; without a mood it is ``USUAL``."""

USUAL: Final = 18.0
TRIES: Final = 400

_NEAR: Final = 0.04  # of the turns wished for
_SURE: Final = 0.10
_REST: Final = 1e-5
_UNSURE: Final = 1e-9
_KEPT: Final = 6
_FIRST: Final = 0.3  # of all tries are drawn anew, the others are changes of the best
_GOOD: Final = 0.15
_LEAST: Final = 24
_GENTLE_FALL: Final = 0.14
_CRUEL_FALL: Final = 0.24
_CRUEL_WORST: Final = 0.38
_MANY_DRAWS: Final = 0.12


@dataclass(frozen=True, slots=True)
class Wish:
    """What a board is to be like: the turns to the first of ``players`` home, and a chance of a draw (None: any).

    ``kind`` is gentle, cruel or None, ``family`` one of ``FAMILIES`` or None for any.
    """

    turns: float
    players: int = 8
    draw: float | None = None
    kind: str | None = None
    family: str | None = None
    finish: int = 100

    def misses(self, found: Measured) -> tuple[str, ...]:
        """Return in what a board is not what was wished for: some of turns, draw, gentle, cruel."""
        out = []
        if abs(found.turns - self.turns) > self.turns * _SURE:
            out.append("turns")
        if self.draw is not None and abs(found.draw - self.draw) > max(0.015, self.draw * 0.25):
            out.append("draw")
        if self.kind is not None and _temper(self, found) > 0:
            out.append(self.kind)
        return tuple(out)


@dataclass(frozen=True, slots=True)
class Design:
    """The board that was found: how it was drafted, its file's keys, what it is like, and what is not as wished.

    ``tried`` is how many boards were measured.
    """

    wish: Wish
    draft: Draft
    spec: JsonObject
    board: Board
    found: Measured
    misses: tuple[str, ...]
    tried: int


def design(
    wish: Wish,
    seed: int,
    build: BoardBuilder,
    name: str,
    *,
    tries: int = TRIES,
    progress: Callable[[int], None] | None = None,
) -> Design:
    """Return the board nearest to a wish of up to ``tries`` that are measured.

    ``build`` makes boards of their files' keys. ``progress`` is told after each try how many there were. ConfigError
    when none of them could be played, as on a board of a few spaces.
    """
    lots = Lots(seed)
    # Until then it is certain enough that the first of all players is home.
    rest = max(_REST, _UNSURE ** (1 / wish.players))
    best: list[tuple[float, int, Design]] = []
    measured = 0
    for number in range(tries):
        anew = number < tries * _FIRST or not best
        if anew and best and best[0][0] < 1.0 and number >= _LEAST:
            # What is nearly right is made right sooner than a better one is drawn.
            anew = number % 4 == 0
        draft = (
            drafted(lots, wish.finish, wish.family, wish.kind)
            if anew
            else changed(lots, best[lots.between(0, len(best) - 1)][2].draft, wish.kind)
        )
        if progress is not None:
            progress(number + 1)
        spec = draft.spec(name)
        try:
            board = build(spec, BoardOptions(), name)
        except ConfigError:
            continue
        found = measure(board, wish.players, rest=rest)
        if found is None:
            continue
        measured += 1
        rating = round(_rating(wish, draft, board, found), 9)
        if all(draft != other.draft for _, _, other in best):
            best.append((rating, number, Design(wish, draft, spec, board, found, wish.misses(found), measured)))
            best = sorted(best, key=lambda one: one[:2])[:_KEPT]
        if number >= _LEAST and best[0][0] < _GOOD and not best[0][2].misses:
            break
    if not best:
        raise ConfigError.saying("design", "no board of this size and family can be played: try another")
    nearest = best[0][2]
    found = measure(nearest.board, wish.players) or nearest.found
    return replace(nearest, found=found, misses=wish.misses(found), tried=measured)


def _rating(wish: Wish, draft: Draft, board: Board, found: Measured) -> float:
    """Return how far a board is from a wish: 0 for exactly so, 1 for just bearable in one thing."""
    far = ((found.turns - wish.turns) / (wish.turns * _NEAR)) ** 2
    if wish.draw is not None:
        far += ((found.draw - wish.draw) / max(0.006, wish.draw * 0.1)) ** 2
    far += 4 * _temper(wish, found) ** 2
    if wish.kind == "cruel" and not found.close:
        far += 0.1
    # A family of which no space is left says something that is not so.
    far += sum(not claimed(rule, board) for rule in draft.rules)
    return far + _looks(wish, board, found)


def _temper(wish: Wish, found: Measured) -> float:
    """Return how far the falls of a board are from the kind that is wished for: 0 for of that kind."""
    size = wish.finish
    if wish.kind == "gentle":
        worst = max(0.0, found.worst / (_GENTLE_FALL * size) - 1)
        return worst + found.close + (0.0 if found.falls > 0 else 1.0)
    if wish.kind == "cruel":
        short = max(0.0, 1 - found.fall / (_CRUEL_FALL * size)) + max(0.0, 1 - found.worst / (_CRUEL_WORST * size))
        return short + max(0.0, 1 - found.falls)
    return 0.0


def _looks(wish: Wish, board: Board, found: Measured) -> float:
    """Return how much there is to dislike in a board, whatever was wished for."""
    jumps, usual = len(board.ladders) + len(board.snakes), board.finish / 100
    far = max(0.0, 8 * usual - jumps) * 0.2 + max(0.0, jumps - 34 * usual) * 0.1
    far += 0.5 * max(0, found.wall - 3) + (5 * max(0.0, found.draw - _MANY_DRAWS) if wish.draw is None else 0.0)
    far += sum(0.15 * max(0.0, 4 * usual - len(kind)) for kind in (board.ladders, board.snakes))
    far += sum(0.04 if warning.code == "chain" else 1.0 for warning in board.warnings)
    return far
