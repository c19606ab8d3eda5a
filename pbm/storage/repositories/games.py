"""Games, their boards and their seats."""

from __future__ import annotations

from datetime import datetime

from pbm.service.records import Absence, Game, Seat, SecretBoard
from pbm.storage.mapping import to_values
from pbm.storage.plain import folded, plain_record
from pbm.storage.repositories.base import Rows
from pbm.storage.tables.games import AbsenceRow, BoardRow, GameRow, SeatRow

__all__ = ["SqlBoards", "SqlGames", "SqlSeats"]


class SqlGames(Rows):
    """The games."""

    def add(self, game: Game) -> Game:
        """Return the game with its id."""
        game = plain_record(game)
        return self.get(self._insert(GameRow, to_values(game, key_folded=folded(game.key))))

    def get(self, game_id: int) -> Game:
        """Return one game; LookupError when there is none."""
        return self._get(Game, GameRow, game_id)

    def by_key(self, key: str) -> Game | None:
        """Return the game of this key (any case)."""
        return self._find_one(Game, GameRow, key_folded=folded(key))

    def all(self) -> tuple[Game, ...]:
        """Return every game, by key."""
        # Sorted here: the databases' collations differ.
        return tuple(sorted(self._find(Game, GameRow), key=lambda game: (folded(game.key), game.id)))

    def update(self, game: Game) -> None:
        """Keep the game as given."""
        game = plain_record(game)
        self._update_one(GameRow, game.id, to_values(game, key_folded=folded(game.key)))


class SqlBoards(Rows):
    """The secret boards."""

    def add(self, board: SecretBoard) -> SecretBoard:
        """Return the board with its id."""
        board_id = self._insert(BoardRow, to_values(plain_record(board)))
        return self._get(SecretBoard, BoardRow, board_id)

    def of_game(self, game_id: int) -> tuple[SecretBoard, ...]:
        """Return a game's boards, by name."""
        return tuple(sorted(self._find(SecretBoard, BoardRow, game_id=game_id), key=lambda board: board.name))


class SqlSeats(Rows):
    """The places in games."""

    def add(self, seat: Seat) -> Seat:
        """Return the seat with its id."""
        return self.get(self._insert(SeatRow, to_values(plain_record(seat))))

    def get(self, seat_id: int) -> Seat:
        """Return one seat; LookupError when there is none."""
        return self._get(Seat, SeatRow, seat_id)

    def update(self, seat: Seat) -> None:
        """Keep the seat as given."""
        self._update_one(SeatRow, seat.id, to_values(plain_record(seat)))

    def of_game(self, game_id: int) -> tuple[Seat, ...]:
        """Return a game's seats, by number."""
        return self._find(Seat, SeatRow, ["number"], game_id=game_id)

    def of_player(self, player_id: int) -> tuple[Seat, ...]:
        """Return the seats a player holds, by id."""
        return self._find(Seat, SeatRow, player_id=player_id)

    def receipts_due(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats whose withheld receipts are due at ``now``, by id."""
        return self._find(Seat, SeatRow, receipt_due_at__le=now)

    def add_absence(self, absence: Absence) -> Absence:
        """Return the absence with its id."""
        absence_id = self._insert(AbsenceRow, to_values(plain_record(absence)))
        return self._get(Absence, AbsenceRow, absence_id)

    def drop_absences(self, seat_id: int) -> int:
        """Forget a seat's absences and return how many there were."""
        return self._delete(AbsenceRow, seat_id=seat_id)

    def absences(self, seat_id: int) -> tuple[Absence, ...]:
        """Return a seat's absences, by first day."""
        return self._find(Absence, AbsenceRow, ["first", "id"], seat_id=seat_id)
