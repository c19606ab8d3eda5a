"""A transaction, and the store that gives them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from pbm.service.ports.mail_kept import Mailboxes, MailsIn, Outbox
from pbm.service.ports.repositories import (
    Boards,
    Games,
    Meta,
    Observers,
    Orders,
    Players,
    PressPieces,
    Questions,
    Record,
    Rounds,
    Seats,
)

__all__ = ["Store", "UnitOfWork"]


class UnitOfWork(Protocol):
    """One transaction."""

    meta: Meta
    players: Players
    games: Games
    boards: Boards
    seats: Seats
    rounds: Rounds
    orders: Orders
    press: PressPieces
    questions: Questions
    observers: Observers
    mails: MailsIn
    outbox: Outbox
    record: Record
    mailboxes: Mailboxes


class Store(Protocol):
    """Where everything is kept."""

    def begin(self) -> AbstractContextManager[UnitOfWork]:
        """Return a transaction: committed when its block ends well, rolled back when an exception leaves it.

        Writers are serialised or conflict; StoreError when the store cannot do it now.
        """
        ...

    def close(self) -> None:
        """Let go of every connection."""
        ...
