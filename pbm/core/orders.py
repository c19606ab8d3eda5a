"""What a seat may order, and what somebody's words were understood to order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from pbm.core.errors import Problem
from pbm.core.game import JsonObject

__all__ = ["Check", "Field", "OrderForm", "RawOrders", "Reading", "ReadingKind"]

RawOrders: TypeAlias = Mapping[str, JsonObject]
"""Orders of one seat by board, e.g. ``{"A": {"throws": [5], "trapdoor": 45}}``; a board absent: nothing sent."""

ReadingKind: TypeAlias = Literal["orders", "press", "question", "resign", "auto-reply", "bounce", "other"]


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a form asks for.

    ``kind`` is ``numbers`` (``count`` numbers within ``low`` … ``high``) or ``space`` (one number within
    ``low`` … ``high``, or declined with a word such as "none"); ``high`` None: no upper bound is known to players.
    """

    key: str
    prompt: str
    kind: Literal["numbers", "space"]
    count: int = 1
    low: int = 1
    high: int | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class OrderForm:
    """What a seat may order now: the boards (letters) and the fields asked for on each.

    ``turns`` are the turns of the round. ``shared`` is true when one answer serves for all boards. ``left`` holds the
    numbers that may still be ordered, by board, so that "my highest left" can be understood.
    """

    boards: tuple[str, ...]
    turns: tuple[int, ...]
    fields: tuple[Field, ...]
    shared: bool = False
    left: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a mail was understood to say.

    ``orders`` hold the parts that are plain. ``verdict`` is ``ask`` when a careful GM would write back
    before accepting. ``problems`` say what the player will be told; ``line`` of their own words is in ``quotes``.
    """

    kind: ReadingKind
    verdict: Literal["clear", "ask"]
    orders: RawOrders
    press: str | None = None
    problems: tuple[Problem, ...] = ()
    quotes: tuple[str | None, ...] = ()
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """Whether orders that were understood are allowed, and what they mean.

    ``accepted`` is what may stand; ``problems`` what the rules refuse (IllegalError codes). ``lines`` say
    in the player's words what was understood, using nothing the player does not already know.
    """

    accepted: RawOrders
    problems: tuple[Problem, ...] = ()
    lines: tuple[str, ...] = field(default=())
