"""A game played by bots through the real rules, each of them handed what its own seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from numpy.random import Generator

from pbm.analysis.bots.desk import brief_of, seen_of
from pbm.analysis.bots.learner import Learner
from pbm.analysis.bots.seen import Bot
from pbm.analysis.bots.simple import Greedy, Lowest, Random
from pbm.core.dice import NoDice
from pbm.core.errors import ConfigError
from pbm.core.game import Standings
from pbm.core.orders import RawOrders
from pbm.rulesets.api import AnyRuleset

__all__ = ["BOTS", "LONGEST", "Ended", "bot_named", "play_game"]

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Random(), Lowest(), Greedy(), Learner())}
"""The bots there are, by name."""

LONGEST: Final = 600
"""Turns after which a game is called off: a board that nobody finishes must not hold up the others."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended: the placings (None: called off), the rounds and turns that were played, and all throws made."""

    standings: Standings | None
    rounds: int
    turns: int
    throws: int


def bot_named(name: str) -> Bot:
    """Return the bot of a name; ConfigError names those there are."""
    if name not in BOTS:
        raise ConfigError.saying("bot-unknown", f"there is no bot {name!r}: choose from {', '.join(BOTS)}")
    return BOTS[name]


def play_game(
    ruleset: AnyRuleset, config: Any, bots: Sequence[Bot], chance: Generator, longest: int = LONGEST
) -> Ended:
    """Return how a game between ``bots`` ended. Each has a seat, named Bot 1, Bot 2 …; ``longest`` is in turns."""
    seats = {f"Bot {place}": bot for place, bot in enumerate(bots, start=1)}
    dice = NoDice()
    state = ruleset.start(config, tuple(seats), dice)
    beliefs = {seat: bot.begin(brief_of(ruleset, config, state, seat)) for seat, bot in seats.items()}
    rounds = turns = throws = 0
    while (final := ruleset.standings(config, state)) is None and turns < longest:
        orders: dict[str, RawOrders] = {}
        for seat, bot in seats.items():
            form = ruleset.order_form(config, state, seat)
            if form is not None:
                orders[seat] = bot.order(beliefs[seat], form, chance)
        played = ruleset.adjudicate(config, state, orders, dice)
        for seat, bot in seats.items():
            if bot.watches:
                seen = seen_of(ruleset, config, state, played.state, played, seat)
                beliefs[seat] = bot.learn(beliefs[seat], seen)
        state = played.state
        rounds += 1
        turns = played.turns[-1]
        throws += sum(entry.kind == "throw" for entry in played.die_log)
    return Ended(final, rounds, turns, throws)
