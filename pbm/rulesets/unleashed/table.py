"""The table while a round is played: a state that changes, and the record of what changed it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from pbm.core.dice import Dice
from pbm.core.game import Json
from pbm.rulesets.unleashed.cards import Card
from pbm.rulesets.unleashed.orders import Standing
from pbm.rulesets.unleashed.state import Config, Preceding, State, turn_order

__all__ = ["Table"]

_NO_STANDING = Standing()


class Table:
    """A state being played on; only one round's code holds it.

    ``seat`` is whose go it is, ``used`` the cards used in it, ``put`` those put down and ``moved`` the pieces moved.
    ``steps`` is where what happens next is written, ``rolls`` where dice are.
    """

    def __init__(self, config: Config, state: State, dice: Dice) -> None:
        self.config = config
        self.options = config.options
        self.dice = dice
        self.state = state
        self.last = len(state.cells) - 1
        self.cells = [list(pile) for pile in state.cells]
        self.draw = list(reversed(state.draw))
        self.hands = {name: list(hand) for name, hand in state.hands.items()}
        self.positions = dict(state.positions)
        self.pieces = dict(state.pieces)
        self.reversed = state.reversed
        self.standing = dict(state.standing)
        self.preceding = state.preceding
        self.winner = state.winner
        self.seat = state.next
        self.used: set[Card] = set()
        self.put: list[Card] = []
        self.moved: list[str] = []
        self.steps: list[Json] = []
        self.rolls: list[Json] = []

    def begin(self, seat: str) -> None:
        """Begin a seat's go: nothing is used, put down or moved in it yet."""
        self.seat = seat
        self.used, self.put, self.moved = set(), [], []
        self.steps, self.rolls = [], []

    def end(self) -> None:
        """End the go: it is now the preceding one."""
        self.preceding = Preceding(self.seat, tuple(self.put), tuple(dict.fromkeys(self.moved)))

    def top(self, at: int) -> Card:
        """Return the card on top of a space's pile."""
        return self.cells[at][-1]

    def in_turn(self, seats: Iterable[str], first: str) -> list[str]:
        """Return those of ``seats`` who are in the game, in turn order beginning with ``first``."""
        wanted = set(seats)
        return [name for name in turn_order(self.state, first) if name in wanted]

    def choices_of(self, seat: str) -> Standing:
        """Return a seat's standing choices."""
        return self.standing.get(seat, _NO_STANDING)

    def roll(self, seat: str) -> tuple[int, int]:
        """Return two dice rolled by a seat (u12)."""
        stream = f"seat {self.state.seats.index(seat) + 1}"
        dice = self.dice.roll(stream), self.dice.roll(stream)
        self.rolls.append(list(dice))
        return dice

    def move(self, seat: str, spaces: int, via: str, **said: Json) -> None:
        """Move a player by so many spaces, negative back; who crosses the finish has won (u15)."""
        place = self.positions[seat] + spaces
        if place > self.last:
            self.winner = seat
            said["crossed"] = True
        self.put_on(seat, max(0, min(place, self.last)), via, **said)

    def put_on(self, seat: str, at: int, via: str, **said: Json) -> None:
        """Put a player on a space and write the step down."""
        self.steps.append({"seat": seat, "via": via, **said, "from": self.positions[seat], "to": at})
        self.positions[seat] = at

    def as_laid(self) -> State:
        """Return a state with the pieces as they lie now, for asking where one may lie."""
        return replace(self.state, pieces=self.pieces)

    def left(self, *, turn: int, phase: str, first: str, coming: str) -> State:
        """Return the state that the round leaves."""
        return replace(
            self.state,
            turn=turn,
            phase=phase,
            first=first,
            next=coming,
            cells=tuple(tuple(pile) for pile in self.cells),
            draw=tuple(reversed(self.draw)),
            hands={name: tuple(hand) for name, hand in self.hands.items()},
            positions=self.positions,
            pieces=self.pieces,
            reversed=self.reversed,
            standing=self.standing,
            preceding=self.preceding,
            winner=self.winner,
        )
