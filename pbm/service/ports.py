"""Every seam between the use cases and the world: what the service asks of storage, mail, clock and chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol

from pbm.core.errors import PbmError
from pbm.core.events import DieLogEntry, Event
from pbm.service.records import (
    Absence,
    AddressTrouble,
    AdvanceOrder,
    AuditEntry,
    Game,
    MailboxState,
    MailIn,
    MailOut,
    Observer,
    OrderVersion,
    Player,
    PressPiece,
    Question,
    QuestionKind,
    ReportCopy,
    Round,
    Seat,
    SecretBoard,
)


class StoreError(PbmError):
    """The store could not do it now (full disk, locked, gone). Nothing was written; try again later."""


class ConflictError(PbmError):
    """What was to be kept contradicts what is there (a key twice, an unknown game). Nothing was written."""


class InboundError(PbmError):
    """A way in could not be read or opened. Nothing was lost; try again later."""


class OutboundError(PbmError):
    """The way out could not be opened at all (refused, wrong password, no TLS). Nothing was sent."""


# --- clock and chance -------------------------------------------------------------------------------


class Clock(Protocol):
    """What time it is."""

    def now(self) -> datetime:
        """Return the present moment, aware, in UTC."""
        ...


class Entropy(Protocol):
    """Where secrets come from."""

    def token(self, size: int) -> bytes:
        """Return ``size`` bytes nobody can guess."""
        ...


# --- storage ----------------------------------------------------------------------------------------


class Meta(Protocol):
    """Small facts about this server, such as its secret."""

    def get(self, key: str) -> bytes | None: ...  # noqa: D102
    def put(self, key: str, value: bytes) -> None: ...  # noqa: D102


class Players(Protocol):
    """The people."""

    def add(self, player: Player) -> Player:
        """Return the player with its id."""
        ...

    def get(self, player_id: int) -> Player:
        """Return one player; LookupError when there is none."""
        ...

    def update(self, player: Player) -> None:
        """Keep the player as given."""
        ...

    def by_address(self, address: str) -> tuple[Player, ...]:
        """Return everybody this address (any case) is registered to, by id."""
        ...

    def trouble(self, address: str) -> AddressTrouble | None:
        """Return the trouble with an address (any case), None when there is none."""
        ...

    def put_trouble(self, trouble: AddressTrouble) -> None:
        """Keep the trouble with an address; it replaces what was kept of it."""
        ...

    def clear_trouble(self, address: str) -> None:
        """Forget the trouble with an address, if there is any."""
        ...


class Games(Protocol):
    """The games."""

    def add(self, game: Game) -> Game:
        """Return the game with its id."""
        ...

    def get(self, game_id: int) -> Game:
        """Return one game; LookupError when there is none."""
        ...

    def by_key(self, key: str) -> Game | None:
        """Return the game of this key (any case)."""
        ...

    def all(self) -> tuple[Game, ...]:
        """Return every game, by key."""
        ...

    def update(self, game: Game) -> None:
        """Keep the game as given."""
        ...


class Boards(Protocol):
    """The secret boards."""

    def add(self, board: SecretBoard) -> SecretBoard:
        """Return the board with its id."""
        ...

    def of_game(self, game_id: int) -> tuple[SecretBoard, ...]:
        """Return a game's boards, by name."""
        ...


class Seats(Protocol):
    """The places in games."""

    def add(self, seat: Seat) -> Seat:
        """Return the seat with its id."""
        ...

    def get(self, seat_id: int) -> Seat:
        """Return one seat; LookupError when there is none."""
        ...

    def update(self, seat: Seat) -> None:
        """Keep the seat as given."""
        ...

    def of_game(self, game_id: int) -> tuple[Seat, ...]:
        """Return a game's seats, by number."""
        ...

    def of_player(self, player_id: int) -> tuple[Seat, ...]:
        """Return the seats a player holds, by id."""
        ...

    def receipts_due(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats whose withheld receipts are due at ``now``, by id."""
        ...

    def add_absence(self, absence: Absence) -> Absence:
        """Return the absence with its id."""
        ...

    def drop_absences(self, seat_id: int) -> int:
        """Forget a seat's absences and return how many there were."""
        ...

    def absences(self, seat_id: int) -> tuple[Absence, ...]:
        """Return a seat's absences, by first day."""
        ...


class Observers(Protocol):
    """Those who read a game without playing."""

    def add(self, observer: Observer) -> Observer:
        """Return the observer with its id."""
        ...

    def update(self, observer: Observer) -> None:
        """Keep the observer as given."""
        ...

    def of_game(self, game_id: int) -> tuple[Observer, ...]:
        """Return a game's observers, by id, those who stopped included."""
        ...

    def by_address(self, address: str) -> tuple[Observer, ...]:
        """Return what this address (any case) observes, by id, what it stopped included."""
        ...


class Rounds(Protocol):
    """The rounds."""

    def add(self, round_: Round) -> Round:
        """Return the round with its id."""
        ...

    def get(self, round_id: int) -> Round:
        """Return one round; LookupError when there is none."""
        ...

    def update(self, round_: Round) -> None:
        """Keep the round as given, all but its status, which only ``claim`` changes."""
        ...

    def of_game(self, game_id: int) -> tuple[Round, ...]:
        """Return a game's rounds, by number."""
        ...

    def open_of(self, game_id: int) -> Round | None:
        """Return the round of a game that is open, if one is."""
        ...

    def due(self, now: datetime) -> tuple[Round, ...]:
        """Return the open rounds whose deadline is at or before ``now``, oldest deadline first."""
        ...

    def claim(self, round_id: int) -> bool:
        """Close the round if it is open, in this transaction; return whether this call closed it.

        A conditional update: of two that try, one gets True.
        """
        ...


class Orders(Protocol):
    """Every version of every seat's orders."""

    def add(self, version: OrderVersion) -> OrderVersion:
        """Return the version with its id."""
        ...

    def of_round(self, round_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a round, oldest first."""
        ...

    def standing(self, round_id: int, seat_id: int) -> OrderVersion | None:
        """Return the newest version of a seat's orders that stands."""
        ...

    def next_receipt(self, seat_id: int) -> int:
        """Return the next receipt number of a seat, from 1."""
        ...

    def of_seat(self, seat_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a seat through the game, by receipt."""
        ...

    def add_advance(self, order: AdvanceOrder) -> AdvanceOrder:
        """Return the advance order with its id; an older one of the same seat and turn no longer stands."""
        ...

    def advance(self, seat_id: int) -> tuple[AdvanceOrder, ...]:
        """Return a seat's advance orders that stand, by turn."""
        ...

    def drop_advance(self, seat_id: int, turns: Sequence[int] | None = None) -> int:
        """Let a seat's advance orders for these turns (None: all) stand no longer; return how many did."""
        ...


class PressPieces(Protocol):
    """Press: what seats wrote for the report, or for each other."""

    def add(self, piece: PressPiece) -> PressPiece:
        """Return the piece with its id."""
        ...

    def update(self, piece: PressPiece) -> None:
        """Keep the piece as given."""
        ...

    def of_round(self, round_id: int) -> tuple[PressPiece, ...]:
        """Return all pieces of a round, oldest first, those that no longer stand included."""
        ...


class Questions(Protocol):
    """What people were asked, and their answers."""

    def add(self, question: Question) -> Question:
        """Return the question with its id."""
        ...

    def update(self, question: Question) -> None:
        """Keep the question as given."""
        ...

    def by_token(self, token: str) -> Question | None:
        """Return the question with this token, whatever became of it."""
        ...

    def open_of_seat(self, seat_id: int, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return a seat's open questions, oldest first, of one kind if it is given."""
        ...

    def open_to(self, address: str, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return the open questions put to an address (any case), oldest first, of one kind if it is given."""
        ...

    def due(self, now: datetime) -> tuple[Question, ...]:
        """Return the open questions that expire at or before ``now``, oldest first."""
        ...

    def asked_of(self, address: str, since: datetime) -> int:
        """Return how many questions of any kind were put to an address since a moment."""
        ...


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

    def waiting(self, limit: int) -> tuple[MailIn, ...]:
        """Return stored mails that have not been processed, in the order received (received_at, id)."""
        ...

    def waiting_before(self, moment: datetime) -> int:
        """Return how many mails received at or before ``moment`` have not been processed (set aside not counted)."""
        ...

    def soft_duplicate_of(self, mail: MailIn) -> MailIn | None:
        """Return an older mail with the same Message-ID, sender and body, if there is one."""
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

    def answers_to(self, intended: str, since: datetime) -> int:
        """Return how many answers (mails with ``answers`` set) were made for an address since a moment."""
        ...

    def all(self, game_id: int | None = None, status: str | None = None) -> tuple[MailOut, ...]:
        """Return mails, oldest first, of one game and one status if they are given."""
        ...


class Record(Protocol):
    """What happened: events, die log, reports and audit."""

    def add_events(self, round_id: int, events: Sequence[Event]) -> None:
        """Keep a round's events in order."""
        ...

    def events(self, round_id: int) -> tuple[Event, ...]:
        """Return a round's events in order."""
        ...

    def add_die_log(self, round_id: int, entries: Sequence[DieLogEntry]) -> None:
        """Keep a round's die log in order."""
        ...

    def die_log(self, round_id: int) -> tuple[DieLogEntry, ...]:
        """Return a round's die log in order."""
        ...

    def add_report(self, report: ReportCopy) -> None:
        """Keep what somebody was sent."""
        ...

    def reports(self, round_id: int) -> tuple[ReportCopy, ...]:
        """Return what was sent about a round, oldest first."""
        ...

    def audit(self, entry: AuditEntry) -> None:
        """Keep an entry."""
        ...

    def audits(self, limit: int) -> tuple[AuditEntry, ...]:
        """Return the newest entries, newest first."""
        ...


class Mailboxes(Protocol):
    """How far each way in has been read."""

    def get(self, source: str) -> MailboxState:
        """Return the state of a way in; an empty one when it has never been read."""
        ...

    def put(self, state: MailboxState) -> None:
        """Keep the state."""
        ...


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


# --- mail in ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """A mail at the door: its bytes (or its beginning, when ``truncated``) and how it came.

    ``received_at`` is the time that counts: our own acceptance, or the mailbox's INTERNALDATE.
    """

    source: str
    raw: bytes
    received_at: datetime
    time_source: Literal["smtp", "lmtp", "imap", "maildir"]
    envelope_from: str | None = None
    envelope_to: tuple[str, ...] = ()
    uidvalidity: int | None = None
    uid: int | None = None
    size: int = 0
    truncated: bool = False


class MailSink(Protocol):
    """What a way in hands mail to."""

    def known(self, source: str, uidvalidity: int, uid: int) -> bool:
        """Return whether this UID has been stored already."""
        ...

    def wants(self, source: str, header: bytes) -> bool:
        """Return whether a mail with this header block is the server's, not the GM's own letter."""
        ...

    def store(self, arrival: Arrival) -> bool:
        """Store and commit; return False when it was there already. StoreError: nothing was stored."""
        ...

    def note_uidvalidity(self, source: str, uidvalidity: int) -> None:
        """Remember a mailbox's UIDVALIDITY; a change is logged, and duplicates are told apart by content."""
        ...


class Inbound(Protocol):
    """A way in. Listeners work between ``start`` and ``stop``; mailboxes when they are polled."""

    @property
    def source(self) -> str:
        """The name of this way in, as mails record it."""
        ...

    def start(self, sink: MailSink, wake: Callable[[], None]) -> None:
        """Begin to work. ``wake`` may be called from any thread when there may be new mail."""
        ...

    def poll(self) -> int:
        """Bring in what is there and return how many mails were stored.

        A listener waits until nothing that it has begun to accept is unstored. InboundError when the way in cannot
        be read; a poll that returns has seen every mail that was there when it began.
        """
        ...

    def stop(self) -> None:
        """Stop working; let what is being stored finish."""
        ...


@dataclass(frozen=True, slots=True)
class Mailbox:
    """A name and an address as a header had them; the address is lower case."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Failed:
    """A recipient whom a mail of ours did not reach, or not yet. Everything in it is hostile text.

    ``address`` is lower case. ``action`` is what became of the mail (RFC 3464: ``failed`` or ``delayed``), ``status``
    the enhanced status code ("5.1.1"), empty when none was given. ``hard``: no later mail will reach the address;
    otherwise the next one may. ``diagnostic`` is what the other server said, one line.
    """

    address: str
    action: str = "failed"
    status: str = ""
    hard: bool = True
    diagnostic: str = ""


@dataclass(frozen=True, slots=True)
class Authentication:
    """What the topmost Authentication-Results says about who wrote a mail, by whichever server ``authserv_id`` is.

    Anybody can write such a header: see ``Letter.dmarc``. ``result`` is the DMARC result in lower case, ``domain``
    the domain of the From that it was found for.
    """

    authserv_id: str
    result: str
    domain: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A mail as a reader needs it. Everything in it is hostile text.

    ``text`` is the best plain text of it; ``recipients`` every address it may have been sent to, the
    most telling header first. ``automatic`` says why it was written by a machine (None: by a person);
    ``bounce`` that it reports a delivery failure. ``unreadable`` says that some of it could not be decoded.
    ``bounces`` are the recipients that a report of a delivery failure names, ``bounced_id`` the Message-ID of the mail
    it is about. ``authentication`` is only believed by way of ``dmarc``.
    """

    message_id: str | None
    sender: Mailbox | None
    senders: tuple[Mailbox, ...]
    recipients: tuple[str, ...]
    subject: str
    in_reply_to: tuple[str, ...]
    references: tuple[str, ...]
    text: str
    automatic: str | None = None
    bounce: bool = False
    unreadable: bool = False
    bounces: tuple[Failed, ...] = ()
    bounced_id: str | None = None
    authentication: Authentication | None = None

    def dmarc(self, authserv_id: str | None) -> Literal["pass", "fail", "none"]:
        """Return whether our own mail server vouches for the address in From.

        ``authserv_id`` is the name under which it writes its results (any case); without one nothing is believed.
        ``pass`` only when the topmost Authentication-Results is that server's and says so of the domain of the
        only address in From; ``fail`` when that server says that the check failed; else ``none``.
        """
        found = self.authentication
        if not authserv_id or found is None or found.authserv_id.lower() != authserv_id.strip().lower():
            return "none"
        if found.result == "fail":
            return "fail"
        if found.result != "pass" or self.sender is None or len(self.senders) != 1:
            return "none"
        return "pass" if self.sender.address.rpartition("@")[2] == found.domain else "none"

    def written_by_machine(self, envelope_from: str | None) -> bool:
        """Return whether a machine wrote it, so that it is stored, never answered and never orders.

        ``envelope_from`` is the envelope's sender where it is known: an empty one is a machine's.
        """
        return self.automatic is not None or self.bounce or envelope_from in ("", "<>")


Decode = Callable[[bytes], Letter]
"""Raw bytes → Letter. Never raises, whatever the bytes; linear time."""


# --- mail out ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """A file to send along."""

    name: str
    media_type: str
    data: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A mail to be composed. Texts may hold anything; composing makes them safe.

    ``message_id`` has its angle brackets. ``automatic`` is ``generated`` for what the server sends of itself and
    ``replied`` for answers. ``bulk`` marks reports. ``unsubscribe`` is the address to write to for no more of them.
    """

    sender: Mailbox
    to: Mailbox
    reply_to: Mailbox | None
    subject: str
    text: str
    message_id: str
    date: datetime
    in_reply_to: str | None = None
    references: tuple[str, ...] = ()
    automatic: Literal["generated", "replied"] = "generated"
    bulk: bool = False
    list_id: str | None = None
    unsubscribe: str | None = None
    loop_mark: str = ""
    attachments: tuple[Attachment, ...] = field(default=())


Compose = Callable[[Draft], bytes]
"""Draft → the bytes of a mail (CRLF, 7-bit safe, lines within 998 octets)."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """How an attempt to send ended.

    ``sent``; ``later`` (a 4xx, or no connection: try again); ``never`` (a 5xx); ``uncertain`` (the connection was lost
    after the last byte: it may or may not have been taken). ``reached`` is false when there was no talking to the
    other side at all, so that there is no use in trying the next mail now.
    """

    outcome: Literal["sent", "later", "never", "uncertain"]
    detail: str = ""
    reached: bool = True


class Outbound(Protocol):
    """A way out."""

    def send(self, envelope_from: str, recipient: str, raw: bytes, message_id: str) -> Delivery:
        """Try once to hand one mail over. Never raises for what the other side does."""
        ...

    def close(self) -> None:
        """Let go of a connection that is kept open."""
        ...
