"""Boards that are less secret than a GM may think: told when a game is started or opened."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.core.game import PUBLIC, JsonObject
from pbm.rulesets.abilities import has_public_boards
from pbm.service.board_looks import looks, looks_of_source
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["board_secrets"]


def board_secrets(office: Office, game: Game, builtin: Mapping[str, JsonObject]) -> tuple[str, ...]:
    """Return a line for each board of a game that people may know: one of the ``builtin``, or of another game here.

    ``builtin`` are boards that come with the program, by name, as parsed. A board is known by where its snakes and
    ladders are, whatever it is called. Nothing is said of boards that the game shows to everybody.
    """
    if has_public_boards(office.ruleset(game.ruleset)):
        return ()
    ours = {name: looks_of_source(source) for name, source in builtin.items()}
    lines = []
    with office.store.begin() as work:
        open_to_all = _shown(office, work, game)
        mine = looks(office, work, game)
        theirs = {other.key: looks(office, work, other) for other in work.games.all() if other.id != game.id}
        for board in work.boards.of_game(game.id):
            if board.name in open_to_all:
                continue
            own = mine[board.name]
            known = next((name for name, look in ours.items() if own & look), None)
            also = [key for key, boards in theirs.items() if any(own & look for look in boards.values())]
            if known is not None:
                lines.append(
                    f"board {board.name} is the built-in board {known}, so it is no secret: to have one that is, copy "
                    "its file, move the snakes and ladders in the copy, and name that here"
                )
            elif also:
                lines.append(
                    f"board {board.name} is also one of {', '.join(also)}: what is found out or revealed there is "
                    "known here too"
                )
    return tuple(lines)


def _shown(office: Office, work: UnitOfWork, game: Game) -> frozenset[str]:
    """Return the boards that everybody sees in a game that has begun."""
    if game.started_at is None:
        return frozenset()
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, game.state)
    return frozenset(grid.board for grid in table.ruleset.view(table.config, None, state, None, PUBLIC).grids)
