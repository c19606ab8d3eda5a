"""What tells a board from others, whatever it is called and however it is written."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.boards.reader import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError
from pbm.core.game import JsonObject
from pbm.core.seal import canonical_json
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["Looks", "looks", "looks_of_source"]

Looks = frozenset[bytes]
"""A board is the same as another one where any of its looks is one of the other's."""

_HARMLESS = ("name", "public")
"""What may differ between two files of the same board: what it is called, and what players are told of it."""


def looks(office: Office, work: UnitOfWork, game: Game) -> Mapping[str, Looks]:
    """Return, by name, how the boards of a game are written, and how they come out under its options."""
    written = {board.name: _written(board.source) for board in work.boards.of_game(game.id)}
    try:
        table = office.table(work, game)
        built = {name: _built(board) for name, board in table.ruleset.boards(table.config).items()}
    except ConfigError:
        built = {}  # a game that can no longer be laid out is still known by how its boards are written
    return {
        name: frozenset({look for look in (written.get(name), built.get(name)) if look is not None})
        for name in {**written, **built}
    }


def looks_of_source(source: JsonObject) -> Looks:
    """Return the same of a board by itself, as it comes out under the options that games have by default."""
    try:
        return frozenset({_written(source), _built(read_board(source, BoardOptions(), ""))})
    except ConfigError:
        return frozenset({_written(source)})


def _written(source: JsonObject) -> bytes:
    return canonical_json({key: value for key, value in source.items() if key not in _HARMLESS})


def _built(board: Board) -> bytes:
    jumps: Mapping[int, int] = {**board.ladders, **board.snakes}
    return canonical_json(
        {
            "finish": board.finish,
            "jumps": {str(start): end for start, end in jumps.items()},
            "cells": {str(space): list(cell) for space, cell in board.cells.items()},
        }
    )
