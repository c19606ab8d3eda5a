"""What a bot is handed: what the GM told everybody, and round by round what its own seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from numpy.random import Generator

from pbm.core.game import Json, JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.rulesets.api import View

__all__ = ["Bot", "Brief", "Seen", "Told", "spaces_in"]


@dataclass(frozen=True, slots=True)
class Told:
    """What the GM tells of one board at the start (r4). None: it is not told.

    ``layout`` and ``rules`` are as in the board file, ``ladders`` and ``snakes`` how many there are.
    """

    finish: int | None = None
    last: int | None = None
    layout: JsonObject | None = None
    ladders: int | None = None
    snakes: int | None = None
    rules: tuple[Json, ...] | None = None


@dataclass(frozen=True, slots=True)
class Brief:
    """The first mail: whose seat it is, who plays, the options of the game, what is told of each board.

    ``turn`` is the first turn that will be played, ``spaces`` where everybody stands, by board and player.
    """

    seat: str
    players: tuple[str, ...]
    options: JsonObject
    boards: Mapping[str, Told]
    turn: int
    spaces: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Seen:
    """One round as the seat may see it: its view, and the numbers that were played for it on each board."""

    view: View
    throws: Mapping[str, tuple[int, ...]]


class Bot(Protocol):
    """A player that is a program. Its belief is made of what it has seen alone: the same history, the same belief.

    A belief is never changed: ``learn`` returns another.
    """

    @property
    def name(self) -> str:
        """The word that names the kind of bot."""
        ...

    @property
    def watches(self) -> bool:
        """Whether it looks at reports at all; the rounds of one that does not need not be shown to it."""
        ...

    def begin(self, brief: Brief) -> Any:
        """Return the belief before the first round."""
        ...

    def learn(self, belief: Any, seen: Seen) -> Any:
        """Return the belief after one more round."""
        ...

    def order(self, belief: Any, form: OrderForm, chance: Generator) -> RawOrders:
        """Return orders for the round that ``form`` asks for."""
        ...


def spaces_in(view: View) -> dict[str, dict[str, int]]:
    """Return where everybody stands as everybody may see it, by board and player."""
    found: dict[str, dict[str, int]] = {}
    positions = view.facts.get("positions")
    for name, by_board in positions.items() if isinstance(positions, Mapping) else ():
        for board, space in by_board.items() if isinstance(by_board, Mapping) else ():
            if type(space) is int:
                found.setdefault(board, {})[name] = space
    return found
