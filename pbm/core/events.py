"""What happened in a round, in the past tense, and the log that replays it."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.core.game import JsonObject

__all__ = ["DieLogEntry", "Event"]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: ``kind`` in the past tense (``Moved``, ``FellThrough``, ``MissedOrders``).

    Events are the GM's; what players may know passes through a ruleset's ``view``.
    """

    kind: str
    data: JsonObject


@dataclass(frozen=True, slots=True)
class DieLogEntry:
    """One number that moved somebody, or one vote that counted: enough, in order, to replay the round.

    ``kind`` is ``throw`` or ``nomination`` in the postal game; ``data`` is the ruleset's own.
    """

    kind: str
    data: JsonObject
