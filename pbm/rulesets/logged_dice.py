"""Dice that are written down as they fall, and dice that fall again as it was written: for the log of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError, PbmError
from pbm.core.events import DieLogEntry
from pbm.core.game import JsonObject

__all__ = ["LoggedDice", "NotedDice", "misfit"]

T = TypeVar("T")


def misfit(message: str) -> PbmError:
    """Return the error that says how a log does not fit the round it is to replay."""
    return IllegalError.saying("die-log", f"the die log does not fit the round: {message}")


class NotedDice:
    """Dice that write down what they gave: ``entries``, in the order it was drawn."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.entries: list[DieLogEntry] = []

    def roll(self, stream: str) -> int:
        """Return the next die of ``stream``, 1 … 6."""
        die = self._dice.roll(stream)
        self.entries.append(DieLogEntry("roll", {"stream": stream, "die": die}))
        return die

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in an order drawn from ``stream``."""
        order = self._dice.shuffle(stream, list(range(len(items))))
        self.entries.append(DieLogEntry("shuffle", {"stream": stream, "order": list(order)}))
        return [items[at] for at in order]


class LoggedDice:
    """Dice that give again what a log says, orders passed by; IllegalError where it does not fit what is asked."""

    def __init__(self, log: Sequence[DieLogEntry]) -> None:
        self._log = [entry for entry in log if entry.kind != "orders"]
        self._at = 0

    def roll(self, stream: str) -> int:
        """Return the die that the log has next."""
        die = self._next("roll", stream).get("die")
        if type(die) is not int or not 1 <= die <= 6:
            raise misfit(f"{die!r} is no die")
        return die

    def shuffle(self, stream: str, items: list[T]) -> list[T]:
        """Return ``items`` in the order that the log has next."""
        order: Any = self._next("shuffle", stream).get("order")
        given = list(order) if isinstance(order, list | tuple) else []
        if not all(type(at) is int for at in given) or sorted(given) != list(range(len(items))):
            raise misfit(f"the order drawn for {stream} does not fit {len(items)} things")
        return [items[at] for at in given]

    def finish(self) -> None:
        """Refuse a log of which something is left."""
        if self._at < len(self._log):
            raise misfit("more was drawn than the round needs")

    def _next(self, kind: str, stream: str) -> JsonObject:
        entry = self._log[self._at] if self._at < len(self._log) else None
        if entry is None or entry.kind != kind or entry.data.get("stream") != stream:
            raise misfit(f"the round asks for a {kind} of {stream}, and the log has something else")
        self._at += 1
        return entry.data
