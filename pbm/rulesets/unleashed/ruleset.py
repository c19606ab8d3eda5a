"""The game of Unleashed, as the server plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from pbm.core.board import Board, BoardBuilder
from pbm.core.dice import Dice
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.events import DieLogEntry
from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.orders import Check, OrderForm, RawOrders
from pbm.core.phrases import say
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.api import Briefing, OptionHelp, Played, View
from pbm.rulesets.logged_dice import LoggedDice, NotedDice
from pbm.rulesets.unleashed.adjudicate import after, closes_early, complete, gm_json, play, read_all, report_json
from pbm.rulesets.unleashed.briefing import briefing
from pbm.rulesets.unleashed.can import can
from pbm.rulesets.unleashed.cards import deck_of
from pbm.rulesets.unleashed.check import check
from pbm.rulesets.unleashed.default import default_order
from pbm.rulesets.unleashed.example import example
from pbm.rulesets.unleashed.form import order_form
from pbm.rulesets.unleashed.options import HELP, options_to_json, read_options
from pbm.rulesets.unleashed.pieces import pieces_fault
from pbm.rulesets.unleashed.reading.answered import read_answer
from pbm.rulesets.unleashed.reading.orders import read_words
from pbm.rulesets.unleashed.reading.over import read_over
from pbm.rulesets.unleashed.record import events, logged_orders, order_entries
from pbm.rulesets.unleashed.setup import dealt
from pbm.rulesets.unleashed.standings import result, standings
from pbm.rulesets.unleashed.state import Config, State, specs_of, state_from_json, state_to_json, turn_order
from pbm.rulesets.unleashed.view import view

__all__ = ["UnleashedRuleset"]

V = TypeVar("V")


class UnleashedRuleset:
    """Unleashed (u1–u35); every method is as in ``pbm.rulesets.api.Ruleset`` and ``pbm.rulesets.abilities``."""

    name = "unleashed"
    title = "Snakes & Ladders Unleashed"
    chance = True

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        return HELP

    def read_config(
        self,
        boards: Mapping[str, JsonObject],
        options: JsonObject,
        build: BoardBuilder,  # noqa: ARG002 - the protocol's; the board of this game is dealt
    ) -> Config:
        """Return the configuration of a game, which has no boards of its own; ConfigError with all that is wrong."""
        chosen, found = read_options(options)
        problems = list(found)
        if boards:
            message = "this game deals its board from a deck of cards: leave [boards] out (its size is an option)"
            problems.append(Problem("boards-count", message, key="boards"))
        if problems:
            raise ConfigError.of(problems)
        return Config(chosen, specs_of(chosen), deck_of(chosen.counts()))

    def config_to_json(self, config: Config) -> JsonObject:
        """Return every option, as data."""
        return {"boards": {}, "options": options_to_json(config.options)}

    def boards(self, config: Config) -> Mapping[str, Board]:  # noqa: ARG002 - the protocol's
        """Return no boards: the cards are the board, and they are the state's."""
        return {}

    def start(self, config: Config, seats: Sequence[str], dice: Dice) -> State:
        """Return the state before the first round, dealt by the dice (u3, u7, u8)."""
        return dealt(config, tuple(seats), dice)

    def state_from_json(self, config: Config, raw: Json) -> State:
        """Return a state from its JSON; IllegalError when it breaks the rules."""
        state = state_from_json(config, raw)
        fault = pieces_fault(config, state)
        if fault is not None:
            raise IllegalError.saying(fault.code, fault.message, key="state.pieces")
        return state

    def state_to_json(self, config: Config, state: State) -> JsonObject:  # noqa: ARG002 - the protocol's
        """Return the JSON of a state."""
        return state_to_json(state)

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the seats that are in the game, the winner included, those dropped not."""
        return tuple(name for name in state.seats if name not in state.dropped)

    def turns(self, config: Config, state: State) -> tuple[int, ...]:  # noqa: ARG002 - the protocol's
        """Return the turn of the next round, 0 for the setup round; empty when the game is over."""
        return () if state.phase == "over" else (state.turn,)

    def order_form(self, config: Config, state: State, seat: str) -> OrderForm | None:
        """Return what the seat may order now; None when it may order nothing."""
        return order_form(config, state, seat)

    def check(self, config: Config, state: State, seat: str, orders: RawOrders) -> Check:
        """Return whether orders are allowed and what they mean, from what the seat knows only."""
        return check(config, state, seat, orders)

    def check_later(
        self,
        config: Config,  # noqa: ARG002 - the protocol's
        state: State,  # noqa: ARG002 - the protocol's
        seat: str,  # noqa: ARG002 - the protocol's
        orders: RawOrders,  # noqa: ARG002 - the protocol's
        later: Mapping[int, RawOrders],
    ) -> Mapping[int, Check]:
        """Return that nothing is kept for later rounds: the cards are not in the hand yet."""
        return {turn: Check({}, (_too_early(turn),)) for turn in later}

    def default_order(self, config: Config, state: State, seat: str) -> RawOrders:
        """Return orders that leave everything to the rules (u32)."""
        return default_order(config, state, seat)

    def adjudicate(self, config: Config, state: State, orders: Mapping[str, RawOrders], dice: Dice) -> Played[State]:
        """Return one round played; IllegalError when the orders are malformed or the game is over."""
        sent = read_all(state, orders)
        noted = NotedDice(dice)
        played = play(config, state, sent, noted)
        return Played(
            turns=(played.turn,),
            state=played.state,
            report=report_json(played),
            gm=gm_json(played),
            missed=played.missed,
            events=events(played.goes, played.missed, result(played.state)),
            die_log=(*order_entries(sent), *noted.entries),
        )

    def replay(self, config: Config, state: State, die_log: Sequence[DieLogEntry]) -> State:
        """Return the state that a round's die log leads to; IllegalError when it does not fit."""
        dice = LoggedDice(die_log)
        played = play(config, state, logged_orders(die_log), dice)
        dice.finish()
        return played.state

    def join(self, config: Config, state: State, seat: str) -> State:  # noqa: ARG002 - the protocol's
        """Refuse: nobody joins a game that has begun (u34)."""
        raise IllegalError.saying("late-join", "this game takes no newcomers once it has begun")

    def drop(self, config: Config, state: State, seat: str) -> State:  # noqa: ARG002 - the protocol's
        """Return the state with a seat off the board and its hand set aside (u34); IllegalError for an unknown seat.

        Unchanged when it was dropped before, or the game is over.
        """
        if seat not in state.seats:
            raise IllegalError.saying("player-unknown", f"{seat} is no player of this game")
        if seat in state.dropped or state.phase == "over":
            return state
        following = after(state, seat)
        return replace(
            state,
            phase="over" if len(turn_order(state, seat)) == 1 else state.phase,
            dropped=state.dropped | {seat},
            first=following if state.first == seat else state.first,
            next=following if state.next == seat else state.next,
            hands=_without(state.hands, seat),
            aside=(*state.aside, *state.hands[seat]),
            positions=_without(state.positions, seat),
            standing=_without(state.standing, seat),
        )

    def max_consecutive_nmr(self, config: Config) -> int:
        """Return after how many missed rounds running a player is dropped; 0 for never."""
        return config.options.max_consecutive_nmr

    def standings(self, config: Config, state: State) -> Standings | None:  # noqa: ARG002 - the protocol's
        """Return the placings when the game is over, else None (u35)."""
        return standings(state)

    def view(
        self,
        config: Config,
        before: State | None,
        state: State,
        played: Played[State] | None,
        audience: Audience,
    ) -> View:
        """Return what an audience may see (u33)."""
        return view(config, before, state, played, audience)

    def briefing(self, config: Config, players: int) -> Briefing:
        """Return the rules in brief under these options, and how to order."""
        return briefing(config, players)

    def read_words(self, config: Config, state: State, seat: str, lines: Sequence[str]) -> WordsRead:
        """Return what a seat's lines order, from what it knows only."""
        return read_words(config, state, seat, lines)

    def read_changes(
        self, config: Config, state: State, seat: str, lines: Sequence[str], standing: RawOrders
    ) -> WordsRead:
        """Return what a seat's lines order over its orders that stand."""
        return read_over(config, state, seat, lines, standing)

    def read_answer(
        self,
        config: Config,
        state: State,
        seat: str,
        lines: Sequence[str],
        alone: WordsRead,
        asked: Sequence[str],
        standing: RawOrders,
    ) -> WordsRead:
        """Return what a seat's lines order with what was plain in those that were asked about before them."""
        return read_answer(config, state, seat, lines, alone, asked, standing)

    def example(self, config: Config, state: State, seat: str) -> str:
        """Return orders as a seat might write them now, empty for one that plays no plain card."""
        return example(config, state, seat)

    def can(self, config: Config, state: State, seat: str, question: str) -> tuple[str, ...]:
        """Return whether something is allowed, from what the seat may see only."""
        return can(config, state, seat, question)

    def complete(self, config: Config, state: State, orders: Mapping[str, RawOrders]) -> bool:
        """Return whether the round may be closed now: what is asked for is there. A batch round keeps its deadline."""
        return complete(config, state, read_all(state, orders))

    def closes_early(self, config: Config, state: State) -> str:
        """Return what ends the next round before its deadline, empty where nothing does."""
        return closes_early(config, state)


def _without(by_seat: Mapping[str, V], seat: str) -> dict[str, V]:
    return {name: one for name, one in by_seat.items() if name != seat}


def _too_early(turn: int) -> Problem:
    """Return what is said of orders for a turn to come."""
    message = say(
        "Orders for turn {turn} cannot be kept: please send them when its round is open, with the cards you hold then.",
        turn=turn,
    )
    return Problem("later-orders", message)
