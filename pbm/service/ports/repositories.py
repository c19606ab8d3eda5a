"""What is kept of players, games and their rounds, table by table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from pbm.core.events import DieLogEntry, Event
from pbm.service.records import (
    Absence,
    AddressTrouble,
    AdvanceOrder,
    AuditEntry,
    Correction,
    Game,
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

__all__ = [
    "Boards",
    "Games",
    "Meta",
    "Observers",
    "Orders",
    "Players",
    "PressPieces",
    "Questions",
    "Record",
    "Rounds",
    "Seats",
]


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
        """Keep the round as given, all but its status, which only those below change."""
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

    def release(self, round_id: int, at: datetime) -> bool:
        """Release a closed round at ``at`` if it has not been, in this transaction; return whether this call did."""
        ...

    def void(self, round_id: int) -> bool:
        """Make an open round void, in this transaction; return whether this call did."""
        ...

    def reopen(self, round_id: int) -> bool:
        """Open a void round again, in this transaction; return whether this call did."""
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

    def asked_of(self, address: str, since: datetime, kind: QuestionKind) -> tuple[Question, ...]:
        """Return the questions of a kind put to an address (any case) since a moment, oldest first, open or not."""
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

    def add_correction(self, correction: Correction) -> None:
        """Keep a correction of a round."""
        ...

    def corrections(self, round_id: int) -> tuple[Correction, ...]:
        """Return a round's corrections, oldest first."""
        ...

    def drop_die_log(self, round_id: int) -> None:
        """Forget a round's events and die log: a correction brings others."""
        ...

    def audit(self, entry: AuditEntry) -> None:
        """Keep an entry."""
        ...

    def audits(self, limit: int) -> tuple[AuditEntry, ...]:
        """Return the newest entries, newest first."""
        ...
