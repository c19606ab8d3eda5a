"""What the server remembers, as plain values. Storage keeps them; nothing here knows how."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal

from pbm.core.game import JsonObject
from pbm.core.orders import RawOrders

__all__ = [
    "Absence",
    "AddressTrouble",
    "AdvanceOrder",
    "AuditEntry",
    "Correction",
    "Game",
    "GameStatus",
    "MailIn",
    "MailInStatus",
    "MailOut",
    "MailOutStatus",
    "MailboxState",
    "Observer",
    "OrderVersion",
    "Player",
    "PressPiece",
    "Question",
    "QuestionKind",
    "ReportCopy",
    "Round",
    "Seat",
    "SecretBoard",
]

GameStatus = Literal["ready", "running", "over"]
MailInStatus = Literal["stored", "processed", "set-aside", "held"]
QuestionKind = Literal["hold", "address", "join", "observe", "late", "meant", "resign", "which"]
MailOutStatus = Literal["queued", "sent", "failed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A person: a name, a time zone by name, and the addresses that are theirs (lower case).

    ``language`` is the one they asked to be written to in ("en"), ``format`` how (HTML beside the plain
    text, or the text alone); ``remind`` says whether they want to be reminded of a deadline.
    """

    id: int = 0
    name: str
    zone: str
    addresses: tuple[str, ...]
    language: str = "en"
    format: Literal["text", "html"] = "html"
    remind: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressTrouble:
    """An address that mail comes back from, ``count`` times. ``hard``: for good (5.x.x). ``proven``: mail of ours."""

    address: str
    since: datetime
    last: datetime
    hard: bool
    count: int
    detail: str
    proven: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game. ``key`` is its short name in addresses and subjects.

    ``options`` are the ruleset's, filled in with defaults; ``state`` is the ruleset's JSON of the present state.
    ``calendar`` is the game file's ``[calendar]`` as parsed. ``options_salt`` and ``options_seal`` seal the options.
    The boards are kept apart (``SecretBoard``). ``house`` is the game file's ``[house]`` as parsed: what the GM allows
    besides the rules (``join``, ``observe``, ``standing_orders``, ``stand_by``, ``remind_hours``), who releases a
    round's report (``publish``: "auto" or "gm") and when the secrets are shown (``reveal``: "end", "gm" or "never").
    ``dice_seed`` and ``dice_seal`` are empty in a game without dice.
    """

    id: int = 0
    key: str
    title: str
    ruleset: str
    status: GameStatus
    zone: str
    gm_note: str = ""
    options: JsonObject
    state: JsonObject | None = None
    calendar: JsonObject
    house: JsonObject = field(default_factory=dict)
    options_salt: bytes
    options_seal: str
    dice_seed: bytes = b""
    dice_seal: str = ""
    created_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretBoard:
    """A board of a game, as parsed, with its salt and its seal. The GM's secret."""

    id: int = 0
    game_id: int
    name: str
    source: JsonObject
    salt: bytes
    seal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A place in a game: its number in addresses, the name it plays under, who holds it.

    ``joining`` and ``leaving`` take effect when the next round opens. ``generation`` counts rekeyings of its reply
    address; ``missed_running`` the rounds missed in a row; at
    ``receipt_due_at`` one receipt goes out for all those that were withheld. ``missed_orders`` is the player's standing
    instruction for rounds that they miss, where the GM allows one. It is theirs since ``taken_at`` (None: since the
    game is there).
    """

    id: int = 0
    game_id: int
    number: int
    name: str
    player_id: int
    status: Literal["active", "joining", "leaving", "dropped"] = "active"
    generation: int = 0
    missed_running: int = 0
    receipt_due_at: datetime | None = None
    missed_orders: Literal["", "lowest", "highest"] = ""
    taken_at: datetime | None = None

    def was_theirs(self, game: Game, moment: datetime) -> bool:
        """Return whether its player had it at a moment: mail from before was not written for its ``game``."""
        # A mailbox tells whole seconds, so those decide.
        return max(game.created_at, self.taken_at or game.created_at).replace(microsecond=0) <= moment


@dataclass(frozen=True, slots=True, kw_only=True)
class Absence:
    """Days on which a seat's player is away, both included, in the player's zone."""

    id: int = 0
    seat_id: int
    first: date
    last: date
    told_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Observer:
    """Somebody who reads a game's public reports: an address and a name. ``stopped_at``: no more of them."""

    id: int = 0
    game_id: int
    name: str
    address: str
    since: datetime
    stopped_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round: one deadline. ``state_before`` and ``state_after`` are the ruleset's JSON; times are UTC.

    ``public`` and ``gm`` are the ruleset's record of what was played, None until it is. A round is ``void`` that was
    open when a correction of the one before, or the GM, ended the game.
    ``outage_told`` says who has heard that the round waits for a mailbox: nobody, the gm, everyone; at
    ``reminded_at`` those without orders were reminded of the deadline. At ``released_at`` its report left; until then
    a round that is played is the GM's alone. ``note`` is the GM's word for this one report, or on the end that the GM
    put to the game; ``seats_before`` the seats' standing as it was played, by number:
    ``{"1": {"status": "active", "missed_running": 0}}``.
    """

    id: int = 0
    game_id: int
    number: int
    turns: tuple[int, ...]
    opened_at: datetime
    deadline: datetime
    status: Literal["open", "closed", "void"] = "open"
    closed_at: datetime | None = None
    state_before: JsonObject
    state_after: JsonObject | None = None
    public: JsonObject | None = None
    gm: JsonObject | None = None
    outage_told: Literal["nobody", "gm", "everyone"] = "nobody"
    reminded_at: datetime | None = None
    released_at: datetime | None = None
    note: str = ""
    seats_before: JsonObject | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """A GM's correction of a round that was played: an erratum.

    ``before`` and ``after`` hold what was recorded of the round (``orders``, ``public``, ``gm``, ``state_after``);
    ``by`` says who ordered it, ``reason`` is what the players are told of it.
    """

    id: int = 0
    round_id: int
    at: datetime
    by: str
    reason: str
    before: JsonObject
    after: JsonObject


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderVersion:
    """One version of a seat's orders for a round; the newest that stands counts.

    ``receipt`` numbers the versions of a seat through the game. ``origin`` says where they came from: a mail, the GM,
    an order given in advance, the player's standing instruction for missed rounds, the program that stands by for who
    has left; ``default`` is what the rules
    chose for a seat that sent nothing.
    """

    id: int = 0
    round_id: int
    seat_id: int
    receipt: int
    orders: RawOrders
    origin: Literal["mail", "gm", "advance", "standing", "stand-by", "default"]
    mail_id: int | None
    received_at: datetime
    stands: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvanceOrder:
    """Orders of a seat for a turn that no open round plays yet; of one turn the newest that stands counts."""

    id: int = 0
    seat_id: int
    turn: int
    orders: RawOrders
    mail_id: int | None
    received_at: datetime
    stands: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PressPiece:
    """Words of a seat for the report of a round, or, with ``to``, for the seats of these numbers alone (0: the GM).

    ``seat_id`` None: the GM's own.
    ``edited`` is what the GM made of them for the report, "" for nothing at all; None where the GM left them alone.
    """

    id: int = 0
    round_id: int
    seat_id: int | None
    mail_id: int | None
    text: str
    to: tuple[int, ...] = ()
    anonymous: bool = False
    received_at: datetime
    stands: bool = True
    edited: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that somebody was asked to say yes or no to, and what became of it.

    ``hold``: is the mail ``mail_id`` yours? ``address``: is ``data["address"]`` a new address of yours? ``join`` and
    ``observe``: do you really want to? ``late``: shall the late orders in ``data`` stand for the round that is open?
    ``resign``: do you really want to leave? ``which``: is the mail ``mail_id`` for this seat of yours or for another?
    ``token`` is in the address that an answer goes to where it has to prove that its writer reads the mail sent to
    ``address``.
    """

    id: int = 0
    token: str
    kind: QuestionKind
    address: str
    game_id: int | None = None
    seat_id: int | None = None
    round_id: int | None = None
    mail_id: int | None = None
    data: JsonObject = field(default_factory=dict)
    asked_at: datetime
    expires_at: datetime
    status: Literal["open", "yes", "no", "expired", "replaced"] = "open"
    answered_at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MailIn:
    """A mail as it came, stored before it was acknowledged.

    ``sha256`` is that of its bytes and of what its envelope alone says of whose it is. ``source`` names the way in;
    ``uidvalidity`` and ``uid`` are there for IMAP. ``received_at`` is the time that counts. ``size`` is the whole
    mail's; ``truncated`` says that ``raw`` holds only its beginning. ``outcome`` says in a few words what became of it.
    One that is ``held`` waits for its sender to be confirmed; at ``confirmed_at`` the registered address said that it
    is theirs. ``again`` counts how often one that came too late was put back to be read once more, because its deadline
    was moved.
    """

    id: int = 0
    source: str
    uidvalidity: int | None = None
    uid: int | None = None
    sha256: str
    message_id: str | None
    sender: str | None
    body_sha256: str
    envelope_from: str | None
    envelope_to: tuple[str, ...]
    received_at: datetime
    time_source: Literal["smtp", "lmtp", "imap", "maildir"]
    stored_at: datetime
    size: int
    truncated: bool
    raw: bytes
    status: MailInStatus = "stored"
    attempts: int = 0
    outcome: str = ""
    game_id: int | None = None
    seat_id: int | None = None
    round_id: int | None = None
    confirmed_at: datetime | None = None
    again: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MailOut:
    """A mail to one recipient: frozen bytes and Message-ID, and how far its delivery is.

    ``key`` is unique: the same report is never queued twice. ``uncertain`` marks one whose connection was lost
    after its last byte: it is tried once more and no further. ``recipient`` is where it really goes
    (``[mail] redirect_to`` included); ``intended`` for whom it was made. ``answers`` is the mail it answers.
    ``attempts`` are those that reached the other side, ``tried_since`` is the first that was answered for this mail.
    """

    id: int = 0
    key: str
    kind: str
    game_id: int | None
    round_id: int | None = None
    seat_id: int | None = None
    answers: int | None = None
    message_id: str
    envelope_from: str
    recipient: str
    intended: str
    subject: str
    raw: bytes
    created_at: datetime
    status: MailOutStatus = "queued"
    attempts: int = 0
    next_attempt_at: datetime
    uncertain: bool = False
    last_error: str = ""
    sent_at: datetime | None = None
    tried_since: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportCopy:
    """What a reader was sent about a round, as text. ``seat_id`` None: the GM's sheet. ``lines`` serve to
    subtract our own words from a reply."""

    id: int = 0
    round_id: int
    seat_id: int | None
    kind: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditEntry:
    """Who did what, when: the GM's record of the server's doings."""

    id: int = 0
    at: datetime
    actor: str
    action: str
    game_id: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxState:
    """How far a way in has been read. ``ok_begun_at`` is when the last poll that succeeded began."""

    source: str
    uidvalidity: int | None = None
    ok_begun_at: datetime | None = None
    failing_since: datetime | None = None
    last_error: str = ""
