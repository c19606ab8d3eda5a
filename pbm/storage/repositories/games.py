"""Games, their boards and their seats."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import col, select

from pbm.service.records import Absence, Game, Seat, SecretBoard
from pbm.storage.mapping import to_record, to_values
from pbm.storage.plain import folded, plain_record
from pbm.storage.repositories.base import Rows
from pbm.storage.tables import AbsenceRow, BoardRow, GameRow, SeatRow

__all__ = ["SqlBoards", "SqlGames", "SqlSeats"]


class SqlGames(Rows):
    """The games."""

    def add(self, game: Game) -> Game:
        """Return the game with its id."""
        game = plain_record(game)
        return self.get(self._insert(GameRow, to_values(game, key_folded=folded(game.key))))

    def get(self, game_id: int) -> Game:
        """Return one game; LookupError when there is none."""
        return to_record(Game, self._get(GameRow, game_id))

    def by_key(self, key: str) -> Game | None:
        """Return the game of this key (any case)."""
        row = self._first(select(GameRow).where(col(GameRow.key_folded) == folded(key)))
        return to_record(Game, row) if row else None

    def all(self) -> tuple[Game, ...]:
        """Return every game, by key."""
        # Sorted here: the databases' collations differ.
        games = (to_record(Game, row) for row in self._all(select(GameRow)))
        return tuple(sorted(games, key=lambda game: (folded(game.key), game.id)))

    def update(self, game: Game) -> None:
        """Keep the game as given."""
        game = plain_record(game)
        self._update_one(GameRow, game.id, to_values(game, key_folded=folded(game.key)))


class SqlBoards(Rows):
    """The secret boards."""

    def add(self, board: SecretBoard) -> SecretBoard:
        """Return the board with its id."""
        board_id = self._insert(BoardRow, to_values(plain_record(board)))
        return to_record(SecretBoard, self._get(BoardRow, board_id))

    def of_game(self, game_id: int) -> tuple[SecretBoard, ...]:
        """Return a game's boards, by name."""
        rows = self._all(select(BoardRow).where(col(BoardRow.game_id) == game_id))
        return tuple(sorted((to_record(SecretBoard, row) for row in rows), key=lambda board: board.name))


class SqlSeats(Rows):
    """The places in games."""

    def add(self, seat: Seat) -> Seat:
        """Return the seat with its id."""
        return self.get(self._insert(SeatRow, to_values(plain_record(seat))))

    def get(self, seat_id: int) -> Seat:
        """Return one seat; LookupError when there is none."""
        return to_record(Seat, self._get(SeatRow, seat_id))

    def update(self, seat: Seat) -> None:
        """Keep the seat as given."""
        self._update_one(SeatRow, seat.id, to_values(plain_record(seat)))

    def of_game(self, game_id: int) -> tuple[Seat, ...]:
        """Return a game's seats, by number."""
        statement = select(SeatRow).where(col(SeatRow.game_id) == game_id).order_by(col(SeatRow.number))
        return tuple(to_record(Seat, row) for row in self._all(statement))

    def of_player(self, player_id: int) -> tuple[Seat, ...]:
        """Return the seats a player holds, by id."""
        statement = select(SeatRow).where(col(SeatRow.player_id) == player_id).order_by(col(SeatRow.id))
        return tuple(to_record(Seat, row) for row in self._all(statement))

    def receipts_due(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats whose withheld receipts are due at ``now``, by id."""
        statement = select(SeatRow).where(col(SeatRow.receipt_due_at) <= now).order_by(col(SeatRow.id))
        return tuple(to_record(Seat, row) for row in self._all(statement))

    def add_absence(self, absence: Absence) -> Absence:
        """Return the absence with its id."""
        absence_id = self._insert(AbsenceRow, to_values(plain_record(absence)))
        return to_record(Absence, self._get(AbsenceRow, absence_id))

    def drop_absences(self, seat_id: int) -> int:
        """Forget a seat's absences and return how many there were."""
        return self._delete(AbsenceRow, seat_id=seat_id)

    def absences(self, seat_id: int) -> tuple[Absence, ...]:
        """Return a seat's absences, by first day."""
        statement = (
            select(AbsenceRow)
            .where(col(AbsenceRow.seat_id) == seat_id)
            .order_by(col(AbsenceRow.first), col(AbsenceRow.id))
        )
        return tuple(to_record(Absence, row) for row in self._all(statement))
