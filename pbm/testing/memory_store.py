"""The in-memory twin of the store: same contracts, no disk."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pbm.service.ports import StoreError, UnitOfWork
from pbm.storage.plain import folded
from pbm.testing.memory_games import (
    MemoryBoards,
    MemoryGames,
    MemoryMeta,
    MemoryObservers,
    MemoryPlayers,
    MemoryRecord,
    MemoryRounds,
    MemorySeats,
)
from pbm.testing.memory_mails import MemoryMailboxes, MemoryMailsIn, MemoryOutbox, uid_of
from pbm.testing.memory_orders import MemoryOrders, MemoryPress, MemoryQuestions
from pbm.testing.memory_tables import MemoryTable, Tables

__all__ = ["MemoryStore", "MemoryUnitOfWork"]


class MemoryUnitOfWork(UnitOfWork):
    """Everything that is kept, as one transaction sees it."""

    def __init__(self, tables: Tables) -> None:
        players = MemoryPlayers(tables)
        games = MemoryGames(tables, unique=[lambda game: folded(game.key)])
        of_game: dict[str, MemoryTable[Any]] = {"game_id": games}
        boards = MemoryBoards(tables, unique=[lambda board: (board.game_id, board.name)], parents=of_game)
        seats = MemorySeats(
            tables,
            unique=[lambda seat: (seat.game_id, seat.number), lambda seat: (seat.game_id, seat.name)],
            parents={**of_game, "player_id": players},
        )
        rounds = MemoryRounds(tables, unique=[lambda round_: (round_.game_id, round_.number)], parents=of_game)
        of_round = {**of_game, "seat_id": seats, "round_id": rounds}
        mails = MemoryMailsIn(tables, unique=[lambda mail: mail.sha256, uid_of], parents=of_round)
        orders = MemoryOrders(
            tables,
            unique=[lambda version: (version.seat_id, version.receipt)],
            parents={"round_id": rounds, "seat_id": seats, "mail_id": mails},
        )
        press = MemoryPress(tables, parents={"round_id": rounds, "seat_id": seats, "mail_id": mails})
        questions = MemoryQuestions(
            tables, unique=[lambda question: question.token], parents={**of_round, "mail_id": mails}
        )
        outbox = MemoryOutbox(
            tables,
            unique=[lambda mail: mail.key, lambda mail: mail.message_id],
            parents={**of_round, "answers": mails},
        )
        self.meta = MemoryMeta(tables)
        self.players = players
        self.games = games
        self.boards = boards
        self.seats = seats
        self.rounds = rounds
        self.orders = orders
        self.press = press
        self.questions = questions
        self.observers = MemoryObservers(tables, parents=of_game)
        self.mails = mails
        self.outbox = outbox
        self.record = MemoryRecord(tables, rounds, seats, games)
        self.mailboxes = MemoryMailboxes(tables)


class MemoryStore:
    """Everything, in memory. Usable from any thread; transactions do not nest."""

    def __init__(self, *, busy_timeout: float = 10.0) -> None:
        self._tables = Tables()
        self._work = MemoryUnitOfWork(self._tables)
        self._turn = threading.Lock()
        self._busy_timeout = busy_timeout
        self._closed = False

    @contextmanager
    def begin(self) -> Iterator[UnitOfWork]:
        """Return a transaction: kept when its block ends well, undone when an exception leaves it."""
        if not self._turn.acquire(timeout=self._busy_timeout):
            raise StoreError.saying("database-locked", "The store is busy: another transaction has not ended in time.")
        try:
            if self._closed:
                raise StoreError.saying("store-closed", "The store has been closed.")
            before = self._tables.snapshot()
            self._tables.failure = None
            try:
                yield self._work
                if self._tables.failure is not None:
                    raise self._tables.failure
            except BaseException:
                self._tables.restore(before)
                raise
        finally:
            self._turn.release()

    def close(self) -> None:
        """Take no more transactions."""
        self._closed = True
