"""What players sent: orders, orders ahead of their round, press, and answers to what they were asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from pbm.service.records import AdvanceOrder, OrderVersion, PressPiece, Question, QuestionKind
from pbm.storage.mapping import to_values
from pbm.storage.plain import folded, plain_record, plain_text, utc
from pbm.storage.repositories.base import Rows
from pbm.storage.tables.orders import AdvanceRow, OrderRow, PressRow, QuestionRow

__all__ = ["SqlOrders", "SqlPress", "SqlQuestions"]


class SqlOrders(Rows):
    """Every version of every seat's orders."""

    def add(self, version: OrderVersion) -> OrderVersion:
        """Return the version with its id."""
        version_id = self._insert(OrderRow, to_values(plain_record(version)))
        return self._get(OrderVersion, OrderRow, version_id)

    def of_round(self, round_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a round, oldest first."""
        return self._find(OrderVersion, OrderRow, round_id=round_id)

    def standing(self, round_id: int, seat_id: int) -> OrderVersion | None:
        """Return the newest version of a seat's orders that stands."""
        return self._find_one(OrderVersion, OrderRow, ["-id"], round_id=round_id, seat_id=seat_id, stands=True)

    def next_receipt(self, seat_id: int) -> int:
        """Return the next receipt number of a seat, from 1."""
        return self._next(OrderRow, "receipt", seat_id=seat_id)

    def of_seat(self, seat_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a seat through the game, by receipt."""
        return self._find(OrderVersion, OrderRow, ["receipt"], seat_id=seat_id)

    def add_advance(self, order: AdvanceOrder) -> AdvanceOrder:
        """Return the advance order with its id; an older one of the same seat and turn no longer stands."""
        self._update(AdvanceRow, {"stands": False}, seat_id=order.seat_id, turn=order.turn, stands=True)
        order_id = self._insert(AdvanceRow, to_values(plain_record(order)))
        return self._get(AdvanceOrder, AdvanceRow, order_id)

    def advance(self, seat_id: int) -> tuple[AdvanceOrder, ...]:
        """Return a seat's advance orders that stand, by turn."""
        return self._find(AdvanceOrder, AdvanceRow, ["turn", "id"], seat_id=seat_id, stands=True)

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
        return self._get(PressPiece, PressRow, piece_id)

    def update(self, piece: PressPiece) -> None:
        """Keep the piece as given."""
        self._update_one(PressRow, piece.id, to_values(plain_record(piece)))

    def of_round(self, round_id: int) -> tuple[PressPiece, ...]:
        """Return all pieces of a round, oldest first, those that no longer stand included."""
        return self._find(PressPiece, PressRow, round_id=round_id)


class SqlQuestions(Rows):
    """What people were asked, and their answers."""

    def add(self, question: Question) -> Question:
        """Return the question with its id."""
        question_id = self._insert(QuestionRow, self._values(question))
        return self._get(Question, QuestionRow, question_id)

    def update(self, question: Question) -> None:
        """Keep the question as given."""
        self._update_one(QuestionRow, question.id, self._values(question))

    def by_token(self, token: str) -> Question | None:
        """Return the question with this token, whatever became of it."""
        return self._find_one(Question, QuestionRow, token=plain_text(token))

    def open_of_seat(self, seat_id: int, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return a seat's open questions, oldest first, of one kind if it is given."""
        return self._open(kind, seat_id=seat_id)

    def open_to(self, address: str, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return the open questions put to an address (any case), oldest first, of one kind if it is given."""
        return self._open(kind, address_folded=folded(address))

    def due(self, now: datetime) -> tuple[Question, ...]:
        """Return the open questions that expire at or before ``now``, oldest first."""
        return self._open(expires_at__le=utc(now))

    def asked_of(self, address: str, since: datetime, kind: QuestionKind) -> tuple[Question, ...]:
        """Return the questions of a kind put to an address (any case) since a moment, oldest first, open or not."""
        where = {"address_folded": folded(address), "asked_at__ge": utc(since), "kind": kind}
        return self._find(Question, QuestionRow, ["id"], None, **where)

    def _open(self, kind: QuestionKind | None = None, **where: object) -> tuple[Question, ...]:
        if kind is not None:
            where["kind"] = kind
        return self._find(Question, QuestionRow, ["id"], None, status="open", **where)

    @staticmethod
    def _values(question: Question) -> Mapping[str, Any]:
        return to_values(plain_record(question), address_folded=folded(question.address))
