"""What every use case works with: the store, the clock, the games and the means to write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pbm.core.board import BoardBuilder
from pbm.rulesets.api import AnyRuleset
from pbm.service.letters import Letters
from pbm.service.ports import Clock, Decode, Entropy, Store, UnitOfWork
from pbm.service.records import Game

__all__ = ["Office", "Table"]


@dataclass(frozen=True, slots=True)
class Table:
    """A game laid out to be played: its ruleset and its configuration, boards and all. The GM's secret."""

    ruleset: AnyRuleset
    config: Any


@dataclass(frozen=True, slots=True)
class Office:
    """The use cases' surroundings. ``sources`` name every way in that must have been read before a round closes."""

    store: Store
    clock: Clock
    entropy: Entropy
    letters: Letters
    ruleset: Callable[[str], AnyRuleset]
    build: BoardBuilder
    decode: Decode
    sources: tuple[str, ...] = ()
    _tables: dict[int, Table] = field(default_factory=dict)

    def table(self, work: UnitOfWork, game: Game) -> Table:
        """Return the game laid out from what was stored when it started; ConfigError if it no longer can be."""
        known = self._tables.get(game.id)
        if known is None:
            ruleset = self.ruleset(game.ruleset)
            boards = {board.name: board.source for board in work.boards.of_game(game.id)}
            known = Table(ruleset, ruleset.read_config(boards, game.options, self.build))
            self._tables[game.id] = known
        return known
