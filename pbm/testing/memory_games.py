"""The in-memory twins of what is kept about people, games and rounds, and of the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from pbm.core.events import DieLogEntry, Event
from pbm.service.records import (
    Absence,
    AddressTrouble,
    AuditEntry,
    Correction,
    Game,
    Observer,
    Player,
    ReportCopy,
    Round,
    Seat,
    SecretBoard,
)
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.testing.memory_tables import Key, MemoryTable, Tables

__all__ = [
    "MemoryBoards",
    "MemoryGames",
    "MemoryMeta",
    "MemoryObservers",
    "MemoryPlayers",
    "MemoryRecord",
    "MemoryRounds",
    "MemorySeats",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Fact:
    id: int = 0
    key: str
    value: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class _Trouble:
    id: int = 0
    trouble: AddressTrouble


@dataclass(frozen=True, slots=True, kw_only=True)
class _Happening:
    id: int = 0
    round_id: int
    what: Event | DieLogEntry


class MemoryMeta:
    """Small facts about this server."""

    def __init__(self, tables: Tables) -> None:
        self._table: MemoryTable[_Fact] = MemoryTable(tables, unique=[lambda fact: fact.key])

    def get(self, key: str) -> bytes | None:
        """Return what was put under ``key``, None when nothing was."""
        found = self._table.where(lambda fact: fact.key == plain_text(key))
        return found[0].value if found else None

    def put(self, key: str, value: bytes) -> None:
        """Keep ``value`` under ``key``."""
        found = self._table.where(lambda fact: fact.key == plain_text(key))
        if found:
            self._table.update(replace(found[0], value=value))
        else:
            self._table.insert(_Fact(key=key, value=value))


class MemoryPlayers(MemoryTable[Player]):
    """The people."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._troubles: MemoryTable[_Trouble] = MemoryTable(tables, unique=[lambda kept: kept.trouble.address])

    def add(self, player: Player) -> Player:
        """Return the player with its id."""
        return self.insert(player)

    def by_address(self, address: str) -> tuple[Player, ...]:
        """Return everybody this address (any case) is registered to, by id."""
        return self.where(lambda player: plain_text(address).lower() in player.addresses)

    def trouble(self, address: str) -> AddressTrouble | None:
        """Return the trouble with an address (any case), None when there is none."""
        found = self._troubles.where(lambda kept: kept.trouble.address == folded(address))
        return found[0].trouble if found else None

    def put_trouble(self, trouble: AddressTrouble) -> None:
        """Keep the trouble with an address; it replaces what was kept of it."""
        self.clear_trouble(trouble.address)
        self._troubles.insert(_Trouble(trouble=plain_record(trouble)))

    def clear_trouble(self, address: str) -> None:
        """Forget the trouble with an address, if there is any."""
        self._troubles.delete(lambda kept: kept.trouble.address == folded(address))


class MemoryObservers(MemoryTable[Observer]):
    """Those who read a game without playing."""

    def add(self, observer: Observer) -> Observer:
        """Return the observer with its id."""
        return self.insert(observer)

    def of_game(self, game_id: int) -> tuple[Observer, ...]:
        """Return a game's observers, by id, those who stopped included."""
        return self.where(lambda observer: observer.game_id == game_id)

    def by_address(self, address: str) -> tuple[Observer, ...]:
        """Return what this address (any case) observes, by id, what it stopped included."""
        return self.where(lambda observer: folded(observer.address) == folded(address))


class MemoryGames(MemoryTable[Game]):
    """The games."""

    def add(self, game: Game) -> Game:
        """Return the game with its id."""
        return self.insert(game)

    def by_key(self, key: str) -> Game | None:
        """Return the game of this key (any case)."""
        found = self.where(lambda game: folded(game.key) == folded(key))
        return found[0] if found else None

    def all(self) -> tuple[Game, ...]:
        """Return every game, by key."""
        return self.where(lambda _: True, by=lambda game: folded(game.key))


class MemoryBoards(MemoryTable[SecretBoard]):
    """The secret boards."""

    def add(self, board: SecretBoard) -> SecretBoard:
        """Return the board with its id."""
        return self.insert(board)

    def of_game(self, game_id: int) -> tuple[SecretBoard, ...]:
        """Return a game's boards, by name."""
        return self.where(lambda board: board.game_id == game_id, by=lambda board: board.name)


class MemorySeats(MemoryTable[Seat]):
    """The places in games, and when their players are away."""

    def __init__(self, tables: Tables, *, unique: Sequence[Key], parents: Mapping[str, MemoryTable[Any]]) -> None:
        super().__init__(tables, unique=unique, parents=parents)
        self._absences: MemoryTable[Absence] = MemoryTable(tables, parents={"seat_id": self})

    def add(self, seat: Seat) -> Seat:
        """Return the seat with its id."""
        return self.insert(seat)

    def of_game(self, game_id: int) -> tuple[Seat, ...]:
        """Return a game's seats, by number."""
        return self.where(lambda seat: seat.game_id == game_id, by=lambda seat: seat.number)

    def of_player(self, player_id: int) -> tuple[Seat, ...]:
        """Return the seats a player holds, by id."""
        return self.where(lambda seat: seat.player_id == player_id)

    def receipts_due(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats whose withheld receipts are due at ``now``, by id."""
        return self.where(lambda seat: seat.receipt_due_at is not None and seat.receipt_due_at <= now)

    def add_absence(self, absence: Absence) -> Absence:
        """Return the absence with its id."""
        return self._absences.insert(absence)

    def drop_absences(self, seat_id: int) -> int:
        """Forget a seat's absences and return how many there were."""
        return self._absences.delete(lambda absence: absence.seat_id == seat_id)

    def absences(self, seat_id: int) -> tuple[Absence, ...]:
        """Return a seat's absences, by first day."""
        return self._absences.where(lambda absence: absence.seat_id == seat_id, by=lambda absence: absence.first)


class MemoryRounds(MemoryTable[Round]):
    """The rounds."""

    def add(self, round_: Round) -> Round:
        """Return the round with its id."""
        return self.insert(round_)

    def update(self, round_: Round) -> None:
        """Keep the round as given, all but its status, which only those below change."""
        self.change(round_, but=["status"])

    def of_game(self, game_id: int) -> tuple[Round, ...]:
        """Return a game's rounds, by number."""
        return self.where(lambda round_: round_.game_id == game_id, by=lambda round_: round_.number)

    def open_of(self, game_id: int) -> Round | None:
        """Return the round of a game that is open, if one is."""
        found = [round_ for round_ in self.of_game(game_id) if round_.status == "open"]
        return found[0] if found else None

    def due(self, now: datetime) -> tuple[Round, ...]:
        """Return the open rounds whose deadline is at or before ``now``, oldest deadline first."""
        moment = utc(now)
        return self.where(
            lambda round_: round_.status == "open" and round_.deadline <= moment, by=lambda round_: round_.deadline
        )

    def claim(self, round_id: int) -> bool:
        """Close the round if it is open, in this transaction; return whether this call closed it."""
        return self._turn(round_id, "open", "closed")

    def release(self, round_id: int, at: datetime) -> bool:
        """Release a closed round at ``at`` if it has not been, in this transaction; return whether this call did."""
        found = self.where(
            lambda round_: round_.id == round_id and round_.status == "closed" and round_.released_at is None
        )
        for round_ in found:
            self.change(replace(round_, released_at=utc(at)))
        return bool(found)

    def void(self, round_id: int) -> bool:
        """Make an open round void, in this transaction; return whether this call did."""
        return self._turn(round_id, "open", "void")

    def reopen(self, round_id: int) -> bool:
        """Open a void round again, in this transaction; return whether this call did."""
        return self._turn(round_id, "void", "open")

    def _turn(
        self, round_id: int, was: Literal["open", "closed", "void"], now: Literal["open", "closed", "void"]
    ) -> bool:
        found = self.where(lambda round_: round_.id == round_id and round_.status == was)
        for round_ in found:
            self.change(replace(round_, status=now))
        return bool(found)


class MemoryRecord:
    """What happened: events, die log, reports and audit."""

    def __init__(self, tables: Tables, rounds: MemoryTable[Round], seats: MemoryTable[Seat], games: MemoryTable[Game]):
        self._happenings: MemoryTable[_Happening] = MemoryTable(tables, parents={"round_id": rounds})
        self._reports: MemoryTable[ReportCopy] = MemoryTable(tables, parents={"round_id": rounds, "seat_id": seats})
        self._audits: MemoryTable[AuditEntry] = MemoryTable(tables, parents={"game_id": games})
        self._corrections: MemoryTable[Correction] = MemoryTable(tables, parents={"round_id": rounds})

    def add_events(self, round_id: int, events: Sequence[Event]) -> None:
        """Keep a round's events in order, after those it has."""
        for event in events:
            self._happenings.insert(_Happening(round_id=round_id, what=plain_record(event)))

    def events(self, round_id: int) -> tuple[Event, ...]:
        """Return a round's events in order."""
        found = self._happenings.where(lambda happening: happening.round_id == round_id)
        return tuple(plain_record(each.what) for each in found if isinstance(each.what, Event))

    def add_die_log(self, round_id: int, entries: Sequence[DieLogEntry]) -> None:
        """Keep a round's die log in order, after what it has."""
        for entry in entries:
            self._happenings.insert(_Happening(round_id=round_id, what=plain_record(entry)))

    def die_log(self, round_id: int) -> tuple[DieLogEntry, ...]:
        """Return a round's die log in order."""
        found = self._happenings.where(lambda happening: happening.round_id == round_id)
        return tuple(plain_record(each.what) for each in found if isinstance(each.what, DieLogEntry))

    def add_report(self, report: ReportCopy) -> None:
        """Keep what somebody was sent."""
        self._reports.insert(report)

    def reports(self, round_id: int) -> tuple[ReportCopy, ...]:
        """Return what was sent about a round, oldest first."""
        return self._reports.where(lambda report: report.round_id == round_id)

    def add_correction(self, correction: Correction) -> None:
        """Keep a correction of a round."""
        self._corrections.insert(correction)

    def corrections(self, round_id: int) -> tuple[Correction, ...]:
        """Return a round's corrections, oldest first."""
        return self._corrections.where(lambda correction: correction.round_id == round_id)

    def drop_die_log(self, round_id: int) -> None:
        """Forget a round's events and die log."""
        self._happenings.delete(lambda happening: happening.round_id == round_id)

    def audit(self, entry: AuditEntry) -> None:
        """Keep an entry."""
        self._audits.insert(entry)

    def audits(self, limit: int) -> tuple[AuditEntry, ...]:
        """Return the newest entries, newest first."""
        return self._audits.where(lambda _: True, by=lambda entry: -entry.id)[:limit]
