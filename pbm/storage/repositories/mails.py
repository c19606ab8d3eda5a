"""Mails in and out, and how far each way in has been read."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from pbm.service.records import MailboxState, MailIn, MailOut
from pbm.storage.mapping import to_values
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.storage.repositories.base import Rows
from pbm.storage.tables.mails import MailboxRow, MailInRow, MailOutRow

__all__ = ["SqlMailboxes", "SqlMailsIn", "SqlOutbox"]

_AS_RECEIVED = ("received_at", "id")


class SqlMailsIn(Rows):
    """Mails as they came."""

    def add(self, mail: MailIn) -> MailIn | None:
        """Return the mail with its id; None when it is stored already."""
        mail_id = self._insert_if_absent(MailInRow, to_values(plain_record(mail)))
        return None if mail_id is None else self.get(mail_id)

    def get(self, mail_id: int) -> MailIn:
        """Return one mail; LookupError when there is none."""
        return self._get(MailIn, MailInRow, mail_id)

    def known_uid(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID of this mailbox has been stored."""
        return self._count(MailInRow, source=plain_text(source), uidvalidity=uidvalidity, uid=uid) > 0

    def waiting(self, limit: int, but: Collection[int] = ()) -> tuple[MailIn, ...]:
        """Return stored mails that have not been processed, in the order received (received_at, id).

        Those known to be for one of the games ``but`` are left out.
        """
        others: dict[str, object] = {"game_id__not_in": sorted(but)} if but else {}
        return self._find(MailIn, MailInRow, _AS_RECEIVED, limit, status="stored", **others)

    def waiting_before(self, moment: datetime, game_id: int) -> int:
        """Return how many mails received at or before ``moment`` have not been processed (set aside not counted).

        Those known to be for another game than this one are not counted either.
        """
        in_the_way = {"status": "stored", "received_at__le": utc(moment)}
        return sum(self._count(MailInRow, game_id=game, **in_the_way) for game in (None, game_id))

    def soft_duplicate_of(self, mail: MailIn, seat_id: int | None = None) -> MailIn | None:
        """Return the first older mail with the same Message-ID, sender and body, of one seat if it is given."""
        if mail.message_id is None:
            return None
        mail = plain_record(mail)
        older: dict[str, object] = {"id__lt": mail.id} if mail.id else {}
        if seat_id is not None:
            older["seat_id"] = seat_id
        same = {"body_sha256": mail.body_sha256, "message_id": mail.message_id, "sender__same": mail.sender}
        return self._find_one(MailIn, MailInRow, ["id"], **same, **older)

    def of_seat(self, seat_id: int, since: datetime) -> tuple[MailIn, ...]:
        """Return the mails of a seat received at a moment or later, in the order received."""
        return self._find(MailIn, MailInRow, _AS_RECEIVED, seat_id=seat_id, received_at__ge=utc(since))

    def update(self, mail: MailIn) -> None:
        """Keep status, attempts, outcome, confirmation, readings, game, seat and round; the raw bytes never change."""
        values = {
            "confirmed_at": None if mail.confirmed_at is None else utc(mail.confirmed_at),
            "status": mail.status,
            "attempts": mail.attempts,
            "again": mail.again,
            "outcome": plain_text(mail.outcome),
            "game_id": mail.game_id,
            "seat_id": mail.seat_id,
            "round_id": mail.round_id,
        }
        self._update_one(MailInRow, mail.id, values)

    def all(self) -> tuple[MailIn, ...]:
        """Return every mail, in the order received."""
        return self._find(MailIn, MailInRow, _AS_RECEIVED)


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
        return self._get(MailOut, MailOutRow, mail_id)

    def due(self, now: datetime, limit: int) -> tuple[MailOut, ...]:
        """Return queued mails whose next attempt is at or before ``now``, oldest first (by id)."""
        return self._find(MailOut, MailOutRow, ["id"], limit, status="queued", next_attempt_at__le=utc(now))

    def update(self, mail: MailOut) -> None:
        """Keep status, attempts, times and errors as given; bytes and addresses never change."""
        values = {
            "status": mail.status,
            "attempts": mail.attempts,
            "next_attempt_at": utc(mail.next_attempt_at),
            "uncertain": mail.uncertain,
            "last_error": plain_text(mail.last_error),
            "sent_at": None if mail.sent_at is None else utc(mail.sent_at),
            "tried_since": None if mail.tried_since is None else utc(mail.tried_since),
        }
        self._update_one(MailOutRow, mail.id, values)

    def by_message_id(self, message_id: str) -> MailOut | None:
        """Return the mail we sent under this Message-ID (with its angle brackets)."""
        return self._find_one(MailOut, MailOutRow, message_id=plain_text(message_id))

    def by_key(self, key: str) -> MailOut | None:
        """Return the mail with this key."""
        return self._find_one(MailOut, MailOutRow, key=plain_text(key))

    def by_envelope(self, envelope_from: str) -> MailOut | None:
        """Return the mail that went out with this envelope sender (any case)."""
        return self._find_one(MailOut, MailOutRow, envelope_from=folded(envelope_from))

    def latest_of(self, game_id: int, seat_id: int, most: int) -> tuple[MailOut, ...]:
        """Return the last mails made for a seat, newest first."""
        return self._find(MailOut, MailOutRow, ["-id"], most, game_id=game_id, seat_id=seat_id)

    def answers_to(self, intended: str, since: datetime) -> int:
        """Return how many answers (mails with ``answers`` set) were made for an address since a moment."""
        return self._count(MailOutRow, intended_folded=folded(intended), created_at__ge=utc(since), answers__some=True)

    def all(self, game_id: int | None = None, status: str | None = None) -> tuple[MailOut, ...]:
        """Return mails, oldest first, of one game and one status if they are given."""
        asked: dict[str, object] = {"game_id": game_id, "status": status}
        given = {name: value for name, value in asked.items() if value is not None}
        return self._find(MailOut, MailOutRow, ["id"], None, **given)


class SqlMailboxes(Rows):
    """How far each way in has been read."""

    def get(self, source: str) -> MailboxState:
        """Return the state of a way in; an empty one when it has never been read."""
        known = self._find_one(MailboxState, MailboxRow, ["source"], source=plain_text(source))
        return known or MailboxState(source=source)

    def put(self, state: MailboxState) -> None:
        """Keep the state."""
        self._put(MailboxRow, "source", to_values(plain_record(state)))
