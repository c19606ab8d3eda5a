"""What every use case works with: the store, the clock, the games and the means to write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pbm.core.board import BoardBuilder
from pbm.core.orders import RawOrders
from pbm.orders.vocabulary import VOCABULARY, Vocabulary, own_words
from pbm.rulesets.api import AnyRuleset
from pbm.service.editors import Editor
from pbm.service.letters import Letters
from pbm.service.ports import Clock, Decode, Entropy, Store, UnitOfWork
from pbm.service.records import Game

__all__ = ["Office", "Table"]


@dataclass(frozen=True, slots=True)
class Table:
    """A game laid out to be played: its ruleset and its configuration, boards and all. The GM's secret."""

    ruleset: AnyRuleset
    config: Any

    def meaning(self, state: Any, name: str, orders: RawOrders) -> tuple[str, ...]:
        """Return what a seat's orders mean, a line for each; also for a board that asks for some and is not in them."""
        form = self.ruleset.order_form(self.config, state, name)
        if form is not None and not form.shared:
            orders = {**{board: {} for board in form.boards}, **orders}
        return self.ruleset.check(self.config, state, name, orders).lines


@dataclass(frozen=True, slots=True)
class Office:
    """The use cases' surroundings. ``sources`` name every way in that must have been read before a round closes.

    ``vocabulary`` has the words of orders, the GM's own for this server among them; ``editors`` get pages for zines.
    """

    store: Store
    clock: Clock
    entropy: Entropy
    letters: Letters
    ruleset: Callable[[str], AnyRuleset]
    build: BoardBuilder
    decode: Decode
    sources: tuple[str, ...] = ()
    vocabulary: Vocabulary = VOCABULARY
    editors: tuple[Editor, ...] = ()
    _tables: dict[int, Table] = field(default_factory=dict)
    _words: dict[int, Vocabulary] = field(default_factory=dict)

    def table(self, work: UnitOfWork, game: Game) -> Table:
        """Return the game laid out from what was stored when it started; ConfigError if it no longer can be."""
        known = self._tables.get(game.id)
        if known is None:
            ruleset = self.ruleset(game.ruleset)
            boards = {board.name: board.source for board in work.boards.of_game(game.id)}
            known = Table(ruleset, ruleset.read_config(boards, game.options, self.build))
            self._tables[game.id] = known
        return known

    def words(self, game: Game) -> Vocabulary:
        """Return the words of a game's orders: the server's, and those its GM added for it."""
        own = game.house.get("words")
        if not own or not isinstance(own, Mapping):
            return self.vocabulary
        known = self._words.get(game.id)
        if known is None:
            known = self._words[game.id] = self.vocabulary.extended(own_words(own))
        return known
