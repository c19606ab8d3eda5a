"""The postal game of Snakes and Ladders, as the server plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbm.core.board import Board, BoardBuilder
from pbm.core.dice import Dice
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.orders import Check, OrderForm, RawOrders
from pbm.rulesets.api import Briefing, OptionHelp, Played, View
from pbm.rulesets.postal.adjudicate import Round, gm_json, play, report_json, rule_all
from pbm.rulesets.postal.briefing import briefing, example
from pbm.rulesets.postal.check import check, default_order, order_form
from pbm.rulesets.postal.later import check_later
from pbm.rulesets.postal.options import HELP, options_to_json, read_options
from pbm.rulesets.postal.orders import SHARED
from pbm.rulesets.postal.record import die_log, events, ruled_from_log
from pbm.rulesets.postal.standings import standings
from pbm.rulesets.postal.state import Config, Place, State, Track, state_from_json, state_to_json
from pbm.rulesets.postal.view import view

__all__ = ["MOST_BOARDS", "PostalRuleset"]

MOST_BOARDS = 9


class PostalRuleset:
    """The postal game (r1–r22); every method is as in ``pbm.rulesets.api.Ruleset``."""

    name = "postal"
    title = "Postal Snakes and Ladders"
    chance = False

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        return HELP

    def read_config(self, boards: Mapping[str, JsonObject], options: JsonObject, build: BoardBuilder) -> Config:
        """Return the configuration of a game on one to nine boards; ConfigError with all that is wrong."""
        chosen, found = read_options(options)
        problems = list(found)
        if not 1 <= len(boards) <= MOST_BOARDS:
            message = f"a game has 1 to {MOST_BOARDS} boards, not {len(boards)}"
            problems.append(Problem("boards-count", message, key="boards"))
        built: dict[str, Board] = {}
        for name in sorted(boards):
            if not name.strip() or name == SHARED:
                message = f'"{name}" cannot be the name of a board'
                problems.append(Problem("board-name", message, key="boards"))
                continue
            try:
                built[name] = build(boards[name], chosen.for_boards(), name)
            except ConfigError as error:
                problems.extend(_of_board(name, problem) for problem in error.problems)
        if problems:
            raise ConfigError.of(problems)
        tracks = {
            name: Track(board.finish, board.ladders, {**board.snakes, **board.ladders}, board.below)
            for name, board in built.items()
        }
        rounds: dict[int, int] = {}
        start = 0
        for length in chosen.schedule:
            rounds[start] = length
            start += length
        return Config(built, chosen, tracks, rounds)

    def config_to_json(self, config: Config) -> JsonObject:
        """Return the boards as parsed and every option, as data."""
        boards = {name: board.source for name, board in config.boards.items()}
        return {"boards": boards, "options": options_to_json(config.options)}

    def boards(self, config: Config) -> Mapping[str, Board]:
        """Return the boards by name."""
        return config.boards

    def start(
        self,
        config: Config,
        seats: Sequence[str],
        dice: Dice,  # noqa: ARG002 - the protocol's; this game has no chance
    ) -> State:
        """Return the state before turn 1: everybody off the board, on space 0 (r4)."""
        if not seats or len(set(seats)) != len(seats):
            raise IllegalError.saying("seats", "a game needs one player or more, each named once")
        start = Place(0, 0, None)
        places = {board: dict.fromkeys(seats, start) for board in config.boards}
        return State(1, len(seats), frozenset(), places)

    def state_from_json(self, config: Config, raw: Json) -> State:
        """Return a state from its JSON; IllegalError when it breaks the rules."""
        return state_from_json(config, raw)

    def state_to_json(self, config: Config, state: State) -> JsonObject:  # noqa: ARG002 - the protocol's
        """Return the JSON of a state."""
        return state_to_json(state)

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the seats that are in the game, those home included, those dropped not."""
        return tuple(name for name in state.players if name not in state.dropped)

    def turns(self, config: Config, state: State) -> tuple[int, ...]:
        """Return the turns of the next round (r7); empty when the game is over."""
        if state.over(config.options):
            return ()
        return tuple(range(state.turn, state.turn + config.rounds[(state.turn - 1) % 6]))

    def order_form(self, config: Config, state: State, seat: str) -> OrderForm | None:
        """Return what the seat may order now; None when it may order nothing."""
        return order_form(config, state, seat)

    def check(self, config: Config, state: State, seat: str, orders: RawOrders) -> Check:
        """Return whether orders are allowed and what they mean, from what the seat knows only (ruling 21)."""
        return check(config, state, seat, orders)

    def check_later(
        self, config: Config, state: State, seat: str, orders: RawOrders, later: Mapping[int, RawOrders]
    ) -> Mapping[int, Check]:
        """Return what of the orders for turns to come may be kept, by turn (r6)."""
        return check_later(config, state, seat, orders, later)

    def default_order(self, config: Config, state: State, seat: str) -> RawOrders:
        """Return the lowest legal move, with its target as nomination (r18)."""
        return default_order(config, state, seat)

    def adjudicate(
        self,
        config: Config,
        state: State,
        orders: Mapping[str, RawOrders],
        dice: Dice,  # noqa: ARG002 - the protocol's; this game has no chance
    ) -> Played[State]:
        """Return one round played; IllegalError when the orders are malformed or the game is over."""
        played = play(config, state, rule_all(config, state, orders))
        return _played(config, played, events(config, played), die_log(played))

    def adjudicate_unlogged(
        self,
        config: Config,
        state: State,
        orders: Mapping[str, RawOrders],
        dice: Dice,  # noqa: ARG002 - as in adjudicate
    ) -> Played[State]:
        """Return what ``adjudicate`` does without its events and die log, which a what-if has no use for."""
        return _played(config, play(config, state, rule_all(config, state, orders)))

    def replay(self, config: Config, state: State, die_log: Sequence[DieLogEntry]) -> State:
        """Return the state that a round's die log leads to; IllegalError when it does not fit."""
        return play(config, state, ruled_from_log(config, state, die_log)).state

    def join(self, config: Config, state: State, seat: str) -> State:
        """Return the state with a newcomer on space 0, no numbers used (ruling 22).

        Raises IllegalError when the game does not allow it, the name is taken, or a board has closed
        already (the newcomer could not be placed there fairly).
        """
        if not config.options.late_join:
            raise IllegalError.saying(
                "late-join", "this game takes no newcomers once it has begun: its option late_join is off"
            )
        if seat in state.players:
            raise IllegalError.saying("seat-taken", f"{seat} is in the game already")
        if any(state.closed(config.options, board) for board in state.places):
            raise IllegalError.saying("board-closed", "a board has closed: nobody can join any more")
        newcomer = Place(0, 0, None)
        places = {board: {**by_player, seat: newcomer} for board, by_player in state.places.items()}
        return State(state.turn, state.start_players, state.dropped, places)

    def drop(self, config: Config, state: State, seat: str) -> State:  # noqa: ARG002 - the protocol's
        """Return the state with a seat dropped (again: unchanged); IllegalError for an unknown seat."""
        if seat not in state.players:
            raise IllegalError.saying("player-unknown", f"{seat} is no player of this game")
        return State(state.turn, state.start_players, state.dropped | {seat}, state.places)

    def max_consecutive_nmr(self, config: Config) -> int:
        """Return after how many missed rounds running a player is dropped; 0 for never."""
        return config.options.max_consecutive_nmr

    def standings(self, config: Config, state: State) -> Standings | None:
        """Return the placings when the game is over, else None (r5, r22)."""
        return standings(config, state)

    def view(
        self,
        config: Config,
        before: State | None,
        state: State,
        played: Played[State] | None,
        audience: Audience,
    ) -> View:
        """Return what an audience may see (r20, ruling 21)."""
        return view(config, before, state, played, audience)

    def example(self, config: Config, state: State, seat: str) -> str:
        """Return orders as the seat might write them now, of numbers it has left (r6)."""
        return example(config, state, seat)

    def briefing(self, config: Config, players: int) -> Briefing:
        """Return the rules in brief under these options, and what the GM tells of the boards (r4)."""
        return briefing(config, players)


def _played(
    config: Config, played: Round, told: tuple[Event, ...] = (), log: tuple[DieLogEntry, ...] = ()
) -> Played[State]:
    """Return a round in the protocol's shape."""
    # A round is missed by those who had no throw of their own in it: who ordered on one board was there.
    asked = {name for record in played.boards.values() for name in record.ruled}
    missed = asked - {name for record in played.boards.values() for name, r in record.ruled.items() if not r.chosen}
    return Played(
        turns=played.turns,
        state=played.state,
        report=report_json(config, played),
        gm=gm_json(played),
        missed=tuple(sorted(missed)),
        events=told,
        die_log=log,
    )


def _of_board(name: str, problem: Problem) -> Problem:
    """Return a problem said of one board of several; one that names its file says so already."""
    if problem.file is not None:
        return problem
    return replace(problem, key=".".join(part for part in ("boards", name, problem.key) if part))
