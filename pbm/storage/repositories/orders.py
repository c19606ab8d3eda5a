"""What players sent: orders, orders ahead of their round, press, and answers to what they were asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement
from sqlmodel import col, func, select

from pbm.service.records import AdvanceOrder, OrderVersion, PressPiece, Question, QuestionKind
from pbm.storage.mapping import to_record, to_values
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.storage.repositories.base import Rows
from pbm.storage.tables import AdvanceRow, OrderRow, PressRow, QuestionRow

__all__ = ["SqlOrders", "SqlPress", "SqlQuestions"]


class SqlOrders(Rows):
    """Every version of every seat's orders."""

    def add(self, version: OrderVersion) -> OrderVersion:
        """Return the version with its id."""
        version_id = self._insert(OrderRow, to_values(plain_record(version)))
        return to_record(OrderVersion, self._get(OrderRow, version_id))

    def of_round(self, round_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a round, oldest first."""
        statement = select(OrderRow).where(col(OrderRow.round_id) == round_id).order_by(col(OrderRow.id))
        return tuple(to_record(OrderVersion, row) for row in self._all(statement))

    def standing(self, round_id: int, seat_id: int) -> OrderVersion | None:
        """Return the newest version of a seat's orders that stands."""
        statement = (
            select(OrderRow)
            .where(col(OrderRow.round_id) == round_id, col(OrderRow.seat_id) == seat_id, col(OrderRow.stands).is_(True))
            .order_by(col(OrderRow.id).desc())
        )
        row = self._first(statement)
        return to_record(OrderVersion, row) if row else None

    def next_receipt(self, seat_id: int) -> int:
        """Return the next receipt number of a seat, from 1."""
        return self._next(OrderRow, "receipt", seat_id=seat_id)

    def of_seat(self, seat_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a seat through the game, by receipt."""
        statement = select(OrderRow).where(col(OrderRow.seat_id) == seat_id).order_by(col(OrderRow.receipt))
        return tuple(to_record(OrderVersion, row) for row in self._all(statement))

    def add_advance(self, order: AdvanceOrder) -> AdvanceOrder:
        """Return the advance order with its id; an older one of the same seat and turn no longer stands."""
        self._update(AdvanceRow, {"stands": False}, seat_id=order.seat_id, turn=order.turn, stands=True)
        order_id = self._insert(AdvanceRow, to_values(plain_record(order)))
        return to_record(AdvanceOrder, self._get(AdvanceRow, order_id))

    def advance(self, seat_id: int) -> tuple[AdvanceOrder, ...]:
        """Return a seat's advance orders that stand, by turn."""
        statement = (
            select(AdvanceRow)
            .where(col(AdvanceRow.seat_id) == seat_id, col(AdvanceRow.stands).is_(True))
            .order_by(col(AdvanceRow.turn), col(AdvanceRow.id))
        )
        return tuple(to_record(AdvanceOrder, row) for row in self._all(statement))

    def drop_advance(self, seat_id: int, turns: Sequence[int] | None = None) -> int:
        """Let a seat's advance orders for these turns (None: all) stand no longer; return how many did."""
        if turns is None:
            return self._update(AdvanceRow, {"stands": False}, seat_id=seat_id, stands=True)
        dropped = (self._update(AdvanceRow, {"stands": False}, seat_id=seat_id, turn=t, stands=True) for t in turns)
        return sum(dropped)


class SqlPress(Rows):
    """Press: what seats wrote for the report, or for each other."""

    def add(self, piece: PressPiece) -> PressPiece:
        """Return the piece with its id."""
        piece_id = self._insert(PressRow, to_values(plain_record(piece)))
        return to_record(PressPiece, self._get(PressRow, piece_id))

    def update(self, piece: PressPiece) -> None:
        """Keep the piece as given."""
        self._update_one(PressRow, piece.id, to_values(plain_record(piece)))

    def of_round(self, round_id: int) -> tuple[PressPiece, ...]:
        """Return all pieces of a round, oldest first, those that no longer stand included."""
        statement = select(PressRow).where(col(PressRow.round_id) == round_id).order_by(col(PressRow.id))
        return tuple(to_record(PressPiece, row) for row in self._all(statement))


class SqlQuestions(Rows):
    """What people were asked, and their answers."""

    def add(self, question: Question) -> Question:
        """Return the question with its id."""
        question_id = self._insert(QuestionRow, self._values(question))
        return to_record(Question, self._get(QuestionRow, question_id))

    def update(self, question: Question) -> None:
        """Keep the question as given."""
        self._update_one(QuestionRow, question.id, self._values(question))

    def by_token(self, token: str) -> Question | None:
        """Return the question with this token, whatever became of it."""
        row = self._first(select(QuestionRow).where(col(QuestionRow.token) == plain_text(token)))
        return to_record(Question, row) if row else None

    def open_of_seat(self, seat_id: int, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return a seat's open questions, oldest first, of one kind if it is given."""
        return self._open(col(QuestionRow.seat_id) == seat_id, kind)

    def open_to(self, address: str, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return the open questions put to an address (any case), oldest first, of one kind if it is given."""
        return self._open(col(QuestionRow.address_folded) == folded(address), kind)

    def due(self, now: datetime) -> tuple[Question, ...]:
        """Return the open questions that expire at or before ``now``, oldest first."""
        return self._open(col(QuestionRow.expires_at) <= utc(now), None)

    def asked_of(self, address: str, since: datetime) -> int:
        """Return how many questions of any kind were put to an address since a moment."""
        statement = select(func.count(col(QuestionRow.id))).where(
            col(QuestionRow.address_folded) == folded(address), col(QuestionRow.asked_at) >= utc(since)
        )
        return self._number(statement)

    def _open(self, which: ColumnElement[bool], kind: QuestionKind | None) -> tuple[Question, ...]:
        statement = select(QuestionRow).where(which, col(QuestionRow.status) == "open").order_by(col(QuestionRow.id))
        if kind is not None:
            statement = statement.where(col(QuestionRow.kind) == kind)
        return tuple(to_record(Question, row) for row in self._all(statement))

    @staticmethod
    def _values(question: Question) -> Mapping[str, Any]:
        return to_values(plain_record(question), address_folded=folded(question.address))
