"""Mails in and out, and how far each way in has been read."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import col, func, select

from pbm.service.records import MailboxState, MailIn, MailOut
from pbm.storage.mapping import to_record, to_values
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.storage.repositories.base import Rows
from pbm.storage.tables import MailboxRow, MailInRow, MailOutRow

__all__ = ["SqlMailboxes", "SqlMailsIn", "SqlOutbox"]


class SqlMailsIn(Rows):
    """Mails as they came."""

    def add(self, mail: MailIn) -> MailIn | None:
        """Return the mail with its id; None when it is stored already."""
        mail_id = self._insert_if_absent(MailInRow, to_values(plain_record(mail)))
        return None if mail_id is None else self.get(mail_id)

    def get(self, mail_id: int) -> MailIn:
        """Return one mail; LookupError when there is none."""
        return to_record(MailIn, self._get(MailInRow, mail_id))

    def known_uid(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID of this mailbox has been stored."""
        statement = select(func.count(col(MailInRow.id))).where(
            col(MailInRow.source) == plain_text(source),
            col(MailInRow.uidvalidity) == uidvalidity,
            col(MailInRow.uid) == uid,
        )
        return self._number(statement) > 0

    def waiting(self, limit: int) -> tuple[MailIn, ...]:
        """Return stored mails that have not been processed, in the order received (received_at, id)."""
        statement = (
            select(MailInRow)
            .where(col(MailInRow.status) == "stored")
            .order_by(col(MailInRow.received_at), col(MailInRow.id))
            .limit(limit)
        )
        return tuple(to_record(MailIn, row) for row in self._all(statement))

    def waiting_before(self, moment: datetime) -> int:
        """Return how many mails received at or before ``moment`` have not been processed (set aside not counted)."""
        statement = select(func.count(col(MailInRow.id))).where(
            col(MailInRow.status) == "stored", col(MailInRow.received_at) <= utc(moment)
        )
        return self._number(statement)

    def soft_duplicate_of(self, mail: MailIn) -> MailIn | None:
        """Return an older mail with the same Message-ID, sender and body, if there is one; the first of them."""
        if mail.message_id is None:
            return None
        mail = plain_record(mail)
        statement = (
            select(MailInRow)
            .where(
                col(MailInRow.body_sha256) == mail.body_sha256,
                col(MailInRow.message_id) == mail.message_id,
                col(MailInRow.sender).is_not_distinct_from(mail.sender),
            )
            .order_by(col(MailInRow.id))
        )
        if mail.id:
            statement = statement.where(col(MailInRow.id) < mail.id)
        row = self._first(statement)
        return to_record(MailIn, row) if row else None

    def update(self, mail: MailIn) -> None:
        """Keep status, attempts, outcome, confirmation, game, seat and round as given; the raw bytes never change."""
        values = {
            "confirmed_at": None if mail.confirmed_at is None else utc(mail.confirmed_at),
            "status": mail.status,
            "attempts": mail.attempts,
            "outcome": plain_text(mail.outcome),
            "game_id": mail.game_id,
            "seat_id": mail.seat_id,
            "round_id": mail.round_id,
        }
        self._update_one(MailInRow, mail.id, values)

    def all(self) -> tuple[MailIn, ...]:
        """Return every mail, in the order received."""
        statement = select(MailInRow).order_by(col(MailInRow.received_at), col(MailInRow.id))
        return tuple(to_record(MailIn, row) for row in self._all(statement))


class SqlOutbox(Rows):
    """Mails to go out, and those that went."""

    def add(self, mail: MailOut) -> MailOut | None:
        """Return the mail with its id; None when one with the same key is there already."""
        mail = plain_record(mail)
        values = to_values(mail, intended_folded=folded(mail.intended))
        mail_id = self._insert_if_absent(MailOutRow, values, key=["key"])
        return None if mail_id is None else self.get(mail_id)

    def get(self, mail_id: int) -> MailOut:
        """Return one mail; LookupError when there is none."""
        return to_record(MailOut, self._get(MailOutRow, mail_id))

    def due(self, now: datetime, limit: int) -> tuple[MailOut, ...]:
        """Return queued mails whose next attempt is at or before ``now``, oldest first (by id)."""
        statement = (
            select(MailOutRow)
            .where(col(MailOutRow.status) == "queued", col(MailOutRow.next_attempt_at) <= utc(now))
            .order_by(col(MailOutRow.id))
            .limit(limit)
        )
        return tuple(to_record(MailOut, row) for row in self._all(statement))

    def update(self, mail: MailOut) -> None:
        """Keep status, attempts, times and errors as given; bytes and addresses never change."""
        values = {
            "status": mail.status,
            "attempts": mail.attempts,
            "next_attempt_at": utc(mail.next_attempt_at),
            "uncertain": mail.uncertain,
            "last_error": plain_text(mail.last_error),
            "sent_at": None if mail.sent_at is None else utc(mail.sent_at),
        }
        self._update_one(MailOutRow, mail.id, values)

    def by_message_id(self, message_id: str) -> MailOut | None:
        """Return the mail we sent under this Message-ID (with its angle brackets)."""
        row = self._first(select(MailOutRow).where(col(MailOutRow.message_id) == plain_text(message_id)))
        return to_record(MailOut, row) if row else None

    def by_key(self, key: str) -> MailOut | None:
        """Return the mail with this key."""
        row = self._first(select(MailOutRow).where(col(MailOutRow.key) == plain_text(key)))
        return to_record(MailOut, row) if row else None

    def by_envelope(self, envelope_from: str) -> MailOut | None:
        """Return the mail that went out with this envelope sender (any case)."""
        row = self._first(select(MailOutRow).where(col(MailOutRow.envelope_from) == folded(envelope_from)))
        return to_record(MailOut, row) if row else None

    def answers_to(self, intended: str, since: datetime) -> int:
        """Return how many answers (mails with ``answers`` set) were made for an address since a moment."""
        statement = select(func.count(col(MailOutRow.id))).where(
            col(MailOutRow.intended_folded) == folded(intended),
            col(MailOutRow.created_at) >= utc(since),
            col(MailOutRow.answers).is_not(None),
        )
        return self._number(statement)

    def all(self, game_id: int | None = None, status: str | None = None) -> tuple[MailOut, ...]:
        """Return mails, oldest first, of one game and one status if they are given."""
        statement = select(MailOutRow).order_by(col(MailOutRow.id))
        if game_id is not None:
            statement = statement.where(col(MailOutRow.game_id) == game_id)
        if status is not None:
            statement = statement.where(col(MailOutRow.status) == status)
        return tuple(to_record(MailOut, row) for row in self._all(statement))


class SqlMailboxes(Rows):
    """How far each way in has been read."""

    def get(self, source: str) -> MailboxState:
        """Return the state of a way in; an empty one when it has never been read."""
        row = self._first(select(MailboxRow).where(col(MailboxRow.source) == plain_text(source)))
        return to_record(MailboxState, row) if row else MailboxState(source=source)

    def put(self, state: MailboxState) -> None:
        """Keep the state."""
        self._put(MailboxRow, "source", to_values(plain_record(state)))
