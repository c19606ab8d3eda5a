"""The seals that stand at the foot of every report."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["seals"]


def seals(work: UnitOfWork, game: Game) -> tuple[tuple[str, str], ...]:
    """Return (what is sealed, the seal) for the foot of every report: each board, the options, the dice if any."""
    boards = work.boards.of_game(game.id)
    named = [
        (say("board {board}", board=board.name) if len(boards) > 1 else say("board"), board.seal) for board in boards
    ]
    dice = ((say("dice"), game.dice_seal),) if game.dice_seal else ()
    return (*named, (say("options"), game.options_seal), *dice)
