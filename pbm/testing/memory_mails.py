"""The in-memory twins of what is kept about mails and mailboxes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime

from pbm.service.records import MailboxState, MailIn, MailOut
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.testing.memory_tables import MemoryTable, Tables

__all__ = ["MemoryMailboxes", "MemoryMailsIn", "MemoryOutbox", "uid_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _State:
    id: int = 0
    state: MailboxState


class MemoryMailsIn(MemoryTable[MailIn]):
    """Mails as they came."""

    def add(self, mail: MailIn) -> MailIn | None:
        """Return the mail with its id; None when it is stored already."""
        place = uid_of(mail)
        known = self.where(lambda other: other.sha256 == mail.sha256 or (place is not None and uid_of(other) == place))
        return None if known else self.insert(mail)

    def known_uid(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID of this mailbox has been stored."""
        return bool(self.where(lambda mail: uid_of(mail) == (source, uidvalidity, uid)))

    def waiting(self, limit: int, but: Collection[int] = ()) -> tuple[MailIn, ...]:
        """Return stored mails that have not been processed, in the order received (received_at, id).

        Those known to be for one of the games ``but`` are left out.
        """
        found = self.where(
            lambda mail: mail.status == "stored" and mail.game_id not in but, by=lambda mail: mail.received_at
        )
        return found[:limit]

    def waiting_before(self, moment: datetime, game_id: int) -> int:
        """Return how many mails received at or before ``moment`` have not been processed (set aside not counted).

        Those known to be for another game than this one are not counted either.
        """
        end = utc(moment)
        return len(
            self.where(
                lambda mail: mail.status == "stored" and mail.received_at <= end and mail.game_id in (None, game_id)
            )
        )

    def soft_duplicate_of(self, mail: MailIn, seat_id: int | None = None) -> MailIn | None:
        """Return the first older mail with the same Message-ID, sender and body, of one seat if it is given."""
        if mail.message_id is None:
            return None
        wanted = plain_record(mail)
        found = self.where(
            lambda other: (
                (other.message_id, other.sender, other.body_sha256)
                == (wanted.message_id, wanted.sender, wanted.body_sha256)
                and (not wanted.id or other.id < wanted.id)
                and seat_id in (None, other.seat_id)
            )
        )
        return found[0] if found else None

    def of_seat(self, seat_id: int, since: datetime) -> tuple[MailIn, ...]:
        """Return the mails of a seat received at a moment or later, in the order received."""
        begin = utc(since)
        return self.where(
            lambda mail: mail.seat_id == seat_id and mail.received_at >= begin, by=lambda mail: mail.received_at
        )

    def update(self, mail: MailIn) -> None:
        """Keep status, attempts, outcome, confirmation, readings, game, seat and round; the raw bytes never change."""
        self.change(mail, "status", "attempts", "again", "outcome", "confirmed_at", "game_id", "seat_id", "round_id")

    def all(self) -> tuple[MailIn, ...]:
        """Return every mail, in the order received."""
        return self.where(lambda _: True, by=lambda mail: mail.received_at)


class MemoryOutbox(MemoryTable[MailOut]):
    """Mails to go out, and those that went."""

    def add(self, mail: MailOut) -> MailOut | None:
        """Return the mail with its id; None when one with the same key is there already."""
        return None if self.by_key(mail.key) else self.insert(mail)

    def due(self, now: datetime, limit: int) -> tuple[MailOut, ...]:
        """Return queued mails whose next attempt is at or before ``now``, oldest first (by id)."""
        moment = utc(now)
        return self.where(lambda mail: mail.status == "queued" and mail.next_attempt_at <= moment)[:limit]

    def update(self, mail: MailOut) -> None:
        """Keep status, attempts, times and errors as given; bytes and addresses never change."""
        self.change(mail, "status", "attempts", "next_attempt_at", "uncertain", "last_error", "sent_at", "tried_since")

    def by_message_id(self, message_id: str) -> MailOut | None:
        """Return the mail we sent under this Message-ID (with its angle brackets)."""
        found = self.where(lambda mail: mail.message_id == plain_text(message_id))
        return found[0] if found else None

    def by_key(self, key: str) -> MailOut | None:
        """Return the mail with this key."""
        found = self.where(lambda mail: mail.key == plain_text(key))
        return found[0] if found else None

    def by_envelope(self, envelope_from: str) -> MailOut | None:
        """Return the mail that went out with this envelope sender (any case)."""
        found = self.where(lambda mail: mail.envelope_from == folded(envelope_from))
        return found[0] if found else None

    def latest_of(self, game_id: int, seat_id: int, most: int) -> tuple[MailOut, ...]:
        """Return the last mails made for a seat, newest first."""
        return self.where(lambda mail: (mail.game_id, mail.seat_id) == (game_id, seat_id))[::-1][:most]

    def answers_to(self, intended: str, since: datetime) -> int:
        """Return how many answers (mails with ``answers`` set) were made for an address since a moment."""
        begin, address = utc(since), folded(intended)
        return len(
            self.where(
                lambda mail: mail.answers is not None and folded(mail.intended) == address and mail.created_at >= begin
            )
        )

    def all(self, game_id: int | None = None, status: str | None = None) -> tuple[MailOut, ...]:
        """Return mails, oldest first, of one game and one status if they are given."""
        return self.where(
            lambda mail: (game_id is None or mail.game_id == game_id) and (status is None or mail.status == status)
        )


class MemoryMailboxes:
    """How far each way in has been read."""

    def __init__(self, tables: Tables) -> None:
        self._table: MemoryTable[_State] = MemoryTable(tables, unique=[lambda kept: kept.state.source])

    def get(self, source: str) -> MailboxState:
        """Return the state of a way in; an empty one when it has never been read."""
        found = self._table.where(lambda kept: kept.state.source == plain_text(source))
        return found[0].state if found else MailboxState(source=source)

    def put(self, state: MailboxState) -> None:
        """Keep the state."""
        plain = plain_record(state)
        found = self._table.where(lambda kept: kept.state.source == plain.source)
        if found:
            self._table.update(replace(found[0], state=plain))
        else:
            self._table.insert(_State(state=plain))


def uid_of(mail: MailIn) -> tuple[str, int, int] | None:
    """Return where a mail lies in its mailbox, None when it came another way."""
    if mail.uidvalidity is None or mail.uid is None:
        return None
    return mail.source, mail.uidvalidity, mail.uid
