"""What is kept of mail, in and out, and of the ways in."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Protocol

from pbm.service.records import MailboxState, MailIn, MailOut

__all__ = ["Mailboxes", "MailsIn", "Outbox"]


class MailsIn(Protocol):
    """Mails as they came."""

    def add(self, mail: MailIn) -> MailIn | None:
        """Return the mail with its id; None when it is stored already.

        Stored already is one with the same (source, uidvalidity, uid) or the same sha256.
        """
        ...

    def get(self, mail_id: int) -> MailIn:
        """Return one mail; LookupError when there is none."""
        ...

    def known_uid(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID of this mailbox has been stored."""
        ...

    def waiting(self, limit: int, but: Collection[int] = ()) -> tuple[MailIn, ...]:
        """Return stored mails that have not been processed, in the order received (received_at, id).

        Those known to be for one of the games ``but`` are left out.
        """
        ...

    def waiting_before(self, moment: datetime, game_id: int) -> int:
        """Return how many mails received at or before ``moment`` have not been processed (set aside not counted).

        Those known to be for another game than this one are not counted either.
        """
        ...

    def soft_duplicate_of(self, mail: MailIn, seat_id: int | None = None) -> MailIn | None:
        """Return the first older mail with the same Message-ID, sender and body, if there is one.

        With ``seat_id`` the first of those that are that seat's.
        """
        ...

    def of_seat(self, seat_id: int, since: datetime) -> tuple[MailIn, ...]:
        """Return the mails of a seat received at a moment or later, in the order received."""
        ...

    def update(self, mail: MailIn) -> None:
        """Keep status, attempts, outcome, confirmation, game, seat and round as given; the raw bytes never change."""
        ...

    def all(self) -> tuple[MailIn, ...]:
        """Return every mail, in the order received."""
        ...


class Outbox(Protocol):
    """Mails to go out, and those that went."""

    def add(self, mail: MailOut) -> MailOut | None:
        """Return the mail with its id; None when one with the same key is there already."""
        ...

    def get(self, mail_id: int) -> MailOut:
        """Return one mail; LookupError when there is none."""
        ...

    def due(self, now: datetime, limit: int) -> tuple[MailOut, ...]:
        """Return queued mails whose next attempt is at or before ``now``, oldest first (by id)."""
        ...

    def update(self, mail: MailOut) -> None:
        """Keep status, attempts, times and errors as given; bytes and addresses never change."""
        ...

    def by_message_id(self, message_id: str) -> MailOut | None:
        """Return the mail we sent under this Message-ID (with its angle brackets)."""
        ...

    def by_key(self, key: str) -> MailOut | None:
        """Return the mail with this key."""
        ...

    def by_envelope(self, envelope_from: str) -> MailOut | None:
        """Return the mail that went out with this envelope sender (any case)."""
        ...

    def latest_of(self, game_id: int, seat_id: int, most: int) -> tuple[MailOut, ...]:
        """Return the last mails made for a seat, newest first."""
        ...

    def answers_to(self, intended: str, since: datetime) -> int:
        """Return how many answers (mails with ``answers`` set) were made for an address since a moment."""
        ...

    def all(self, game_id: int | None = None, status: str | None = None) -> tuple[MailOut, ...]:
        """Return mails, oldest first, of one game and one status if they are given."""
        ...


class Mailboxes(Protocol):
    """How far each way in has been read."""

    def get(self, source: str) -> MailboxState:
        """Return the state of a way in; an empty one when it has never been read."""
        ...

    def put(self, state: MailboxState) -> None:
        """Keep the state."""
        ...
