"""What reading the orders of one player shares: what they know, what is asked about, and what was said last."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from pbm.core.errors import Problem
from pbm.rulesets.unleashed.state import Config, State

__all__ = ["MOST_WISHES", "SoFar"]

MOST_WISHES: Final = 100
"""How many wishes are taken of one kind."""


@dataclass
class SoFar:
    """The state of a reading.

    ``assumed`` is what was taken for a slip, ``problems`` what is asked about, each with its line; ``taken`` are the
    lines that were understood. ``last`` is what the last wish was about, ``piece`` the piece it was for: what follows
    may go on about it.
    """

    config: Config
    state: State
    seat: str
    assumed: list[str]
    problems: list[tuple[Problem, int]] = field(default_factory=list)
    taken: set[int] = field(default_factory=set)
    last: Literal["", "play", "standing", "pieces"] = ""
    piece: str = ""

    @property
    def hand(self) -> tuple[str, ...]:
        """The kinds of the cards in the player's hand."""
        return tuple(card.kind for card in self.state.hands[self.seat])

    def ask(self, problem: Problem, line: int) -> None:
        """Ask the player about a line."""
        self.problems.append((problem, line))
        self.taken.add(line)
