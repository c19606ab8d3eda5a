"""The in-memory twins of what is kept about orders, press and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from pbm.service.records import AdvanceOrder, OrderVersion, PressPiece, Question, QuestionKind
from pbm.storage.plain import folded, plain_text, utc
from pbm.testing.memory_tables import Key, MemoryTable, Tables

__all__ = ["MemoryOrders", "MemoryPress", "MemoryQuestions"]


class MemoryOrders(MemoryTable[OrderVersion]):
    """Every version of every seat's orders, and the orders given ahead of their round."""

    def __init__(self, tables: Tables, *, unique: Sequence[Key], parents: Mapping[str, MemoryTable[Any]]) -> None:
        super().__init__(tables, unique=unique, parents=parents)
        of_seat = {name: parents[name] for name in ("seat_id", "mail_id")}
        self._advance: MemoryTable[AdvanceOrder] = MemoryTable(tables, parents=of_seat)

    def add(self, version: OrderVersion) -> OrderVersion:
        """Return the version with its id."""
        return self.insert(version)

    def of_round(self, round_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a round, oldest first."""
        return self.where(lambda version: version.round_id == round_id)

    def standing(self, round_id: int, seat_id: int) -> OrderVersion | None:
        """Return the newest version of a seat's orders that stands."""
        found = [version for version in self.of_round(round_id) if version.seat_id == seat_id and version.stands]
        return found[-1] if found else None

    def next_receipt(self, seat_id: int) -> int:
        """Return the next receipt number of a seat, from 1."""
        given = self.where(lambda version: version.seat_id == seat_id)
        return max((version.receipt for version in given), default=0) + 1

    def of_seat(self, seat_id: int) -> tuple[OrderVersion, ...]:
        """Return all versions of a seat through the game, by receipt."""
        return self.where(lambda version: version.seat_id == seat_id, by=lambda version: version.receipt)

    def add_advance(self, order: AdvanceOrder) -> AdvanceOrder:
        """Return the advance order with its id; an older one of the same seat and turn no longer stands."""
        self.drop_advance(order.seat_id, [order.turn])
        return self._advance.insert(order)

    def advance(self, seat_id: int) -> tuple[AdvanceOrder, ...]:
        """Return a seat's advance orders that stand, by turn."""
        return self._advance.where(lambda order: order.seat_id == seat_id and order.stands, by=lambda order: order.turn)

    def drop_advance(self, seat_id: int, turns: Sequence[int] | None = None) -> int:
        """Let a seat's advance orders for these turns (None: all) stand no longer; return how many did."""
        dropped = [order for order in self.advance(seat_id) if turns is None or order.turn in turns]
        for order in dropped:
            self._advance.update(replace(order, stands=False))
        return len(dropped)


class MemoryPress(MemoryTable[PressPiece]):
    """Press: what seats wrote for the report, or for each other."""

    def add(self, piece: PressPiece) -> PressPiece:
        """Return the piece with its id."""
        return self.insert(piece)

    def of_round(self, round_id: int) -> tuple[PressPiece, ...]:
        """Return all pieces of a round, oldest first, those that no longer stand included."""
        return self.where(lambda piece: piece.round_id == round_id)


class MemoryQuestions(MemoryTable[Question]):
    """What people were asked, and their answers."""

    def add(self, question: Question) -> Question:
        """Return the question with its id."""
        return self.insert(question)

    def by_token(self, token: str) -> Question | None:
        """Return the question with this token, whatever became of it."""
        found = self.where(lambda question: question.token == plain_text(token))
        return found[0] if found else None

    def open_of_seat(self, seat_id: int, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return a seat's open questions, oldest first, of one kind if it is given."""
        return self.where(lambda question: question.seat_id == seat_id and _is_open(question, kind))

    def open_to(self, address: str, kind: QuestionKind | None = None) -> tuple[Question, ...]:
        """Return the open questions put to an address (any case), oldest first, of one kind if it is given."""
        return self.where(lambda question: folded(question.address) == folded(address) and _is_open(question, kind))

    def due(self, now: datetime) -> tuple[Question, ...]:
        """Return the open questions that expire at or before ``now``, oldest first."""
        moment = utc(now)
        return self.where(lambda question: _is_open(question, None) and question.expires_at <= moment)

    def asked_of(self, address: str, since: datetime, kind: QuestionKind) -> tuple[Question, ...]:
        """Return the questions of a kind put to an address (any case) since a moment, oldest first, open or not."""
        begin = utc(since)
        return self.where(
            lambda question: (
                question.kind == kind and folded(question.address) == folded(address) and question.asked_at >= begin
            )
        )


def _is_open(question: Question, kind: QuestionKind | None) -> bool:
    return question.status == "open" and kind in (None, question.kind)
