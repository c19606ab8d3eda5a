"""The classic game of Snakes and Ladders, as the server plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbm.core.board import Board, BoardBuilder, BoardOptions
from pbm.core.dice import Dice
from pbm.core.errors import ConfigError, IllegalError, Problem
from pbm.core.events import DieLogEntry
from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.orders import Check, OrderForm, RawOrders
from pbm.rulesets.api import Briefing, OptionHelp, Played, View
from pbm.rulesets.classic.adjudicate import play, report_json, thrown_with
from pbm.rulesets.classic.board import BOARD_NAME, DEFAULT_BOARD
from pbm.rulesets.classic.briefing import briefing
from pbm.rulesets.classic.check import (
    at_once,
    check,
    check_later,
    closes_early,
    complete,
    default_order,
    order_form,
    read_orders,
    round_turns,
)
from pbm.rulesets.classic.landing import stranded
from pbm.rulesets.classic.options import HELP, Options, options_to_json, read_options
from pbm.rulesets.classic.record import die_log, events, thrown_from
from pbm.rulesets.classic.standings import standings
from pbm.rulesets.classic.state import Config, State, state_from_json, state_to_json
from pbm.rulesets.classic.view import view

__all__ = ["ClassicRuleset"]


class ClassicRuleset:
    """The classic game; every method is as in ``pbm.rulesets.api.Ruleset``.

    It offers besides what ``pbm.rulesets.abilities`` calls TellsAtOnce and ClosesEarly.
    """

    name = "classic"
    title = "Classic Snakes and Ladders"
    chance = True
    public_boards = True

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        return HELP

    def read_config(self, boards: Mapping[str, JsonObject], options: JsonObject, build: BoardBuilder) -> Config:
        """Return the configuration of a game on one board, or on the default one; ConfigError with all that is wrong.

        Of a board on which somebody could come to a space that nobody ever gets home from, the GM is warned.
        """
        chosen, found = read_options(options)
        problems = list(found)
        if len(boards) > 1:
            message = f"this game is played on one board, not {len(boards)}"
            raise ConfigError.of([*problems, Problem("boards-count", message, key="boards")])
        name, spec = next(iter(boards.items()), (BOARD_NAME, DEFAULT_BOARD))
        if not name.strip():
            problems.append(Problem("board-name", "a board needs a name", key="boards"))
        board: Board | None = None
        try:
            board = build(spec, BoardOptions(), name)
        except ConfigError as error:
            problems.extend(_of_board(name, problem) for problem in error.problems)
        if board is None or problems:
            raise ConfigError.of(problems)
        config = Config(board, chosen, _jumps(board), not boards)
        lost = stranded(config)
        if not lost:
            return config
        warned = replace(board, warnings=(*board.warnings, _stranded(name, lost, chosen)))
        return replace(config, board=warned)

    def config_to_json(self, config: Config) -> JsonObject:
        """Return the board as parsed (none where it is the default) and every option, as data."""
        boards = {} if config.default else {config.board.name: config.board.source}
        return {"boards": boards, "options": options_to_json(config.options)}

    def boards(self, config: Config) -> Mapping[str, Board]:
        """Return the board by name."""
        return {config.board.name: config.board}

    def start(
        self,
        config: Config,  # noqa: ARG002 - the protocol's; the start is the same on any board
        seats: Sequence[str],
        dice: Dice,  # noqa: ARG002 - the protocol's; nothing is rolled before the first round
    ) -> State:
        """Return the state before turn 1: everybody off the board, on space 0."""
        if not seats or len(set(seats)) != len(seats):
            raise IllegalError.saying("seats", "a game needs one player or more, each named once")
        return State(1, tuple(seats), dict.fromkeys(seats, 0))

    def state_from_json(self, config: Config, raw: Json) -> State:
        """Return a state from its JSON; IllegalError when it breaks the rules."""
        return state_from_json(config, raw)

    def state_to_json(self, config: Config, state: State) -> JsonObject:  # noqa: ARG002 - the protocol's
        """Return the JSON of a state."""
        return state_to_json(state)

    def seats(self, state: State) -> tuple[str, ...]:
        """Return the seats that are in the game, those dropped not."""
        return tuple(name for name in state.seats if name not in state.dropped)

    def turns(self, config: Config, state: State) -> tuple[int, ...]:
        """Return the turns of the next round; empty when the game is over."""
        return round_turns(config, state)

    def order_form(self, config: Config, state: State, seat: str) -> OrderForm | None:
        """Return what the seat may order now; None when nothing is to be ordered."""
        return order_form(config, state, seat)

    def check(self, config: Config, state: State, seat: str, orders: RawOrders) -> Check:
        """Return whether orders are allowed and what they mean."""
        return check(config, state, seat, orders)

    def check_later(
        self,
        config: Config,  # noqa: ARG002 - the protocol's, as are the next three
        state: State,  # noqa: ARG002
        seat: str,  # noqa: ARG002
        orders: RawOrders,  # noqa: ARG002
        later: Mapping[int, RawOrders],
    ) -> Mapping[int, Check]:
        """Return that nothing is kept for turns after the coming round."""
        return check_later(later)

    def default_order(self, config: Config, state: State, seat: str) -> RawOrders:
        """Return what the rules order for a seat that sent nothing: the roll it has anyway."""
        return default_order(config, state, seat)

    def adjudicate(self, config: Config, state: State, orders: Mapping[str, RawOrders], dice: Dice) -> Played[State]:
        """Return one round played; IllegalError when the orders are malformed or the game is over.

        Orders have no part in it, and so nobody misses a round.
        """
        read_orders(config, state, orders)
        played = play(config, state, thrown_with(dice, state.seats))
        return Played(
            turns=played.turns,
            state=played.state,
            report=report_json(config, played),
            gm={},
            missed=(),
            events=events(config, played),
            die_log=die_log(played),
        )

    def replay(self, config: Config, state: State, die_log: Sequence[DieLogEntry]) -> State:
        """Return the state that a round's die log leads to; IllegalError when it does not fit."""
        throw, log = thrown_from(die_log)
        after = play(config, state, throw).state
        log.close()
        return after

    def join(self, config: Config, state: State, seat: str) -> State:  # noqa: ARG002 - the protocol's
        """Refuse: a race that has begun takes no newcomers."""
        raise IllegalError.saying("late-join", "this game takes no newcomers once it has begun")

    def drop(self, config: Config, state: State, seat: str) -> State:  # noqa: ARG002 - the protocol's
        """Return the state with a seat dropped (again: unchanged); IllegalError for an unknown seat."""
        if seat not in state.seats:
            raise IllegalError.saying("player-unknown", f"{seat} is no player of this game")
        return replace(state, dropped=state.dropped | {seat})

    def max_consecutive_nmr(self, config: Config) -> int:  # noqa: ARG002 - the protocol's
        """Return 0: nobody misses a round."""
        return 0

    def standings(self, config: Config, state: State) -> Standings | None:
        """Return the placings when the game is over, else None."""
        return standings(config, state)

    def view(
        self,
        config: Config,
        before: State | None,
        state: State,
        played: Played[State] | None,
        audience: Audience,
    ) -> View:
        """Return what an audience may see: all of it, and of a seat's own what concerns it."""
        return view(config, before, state, played, audience)

    def briefing(self, config: Config, players: int) -> Briefing:  # noqa: ARG002 - the protocol's
        """Return the rules in brief under these options, and the board."""
        return briefing(config)

    def complete(self, config: Config, state: State, orders: Mapping[str, RawOrders]) -> bool:
        """Return whether everybody who rolls has said ROLL, in a game played on order."""
        return complete(config, state, orders)

    def closes_early(self, config: Config, state: State) -> str:
        """Return what ends the next round before its deadline, empty where nothing does."""
        return closes_early(config, state)

    def at_once(
        self, config: Config, state: State, seat: str, orders: Mapping[str, RawOrders], dice: Dice
    ) -> tuple[str, ...]:
        """Return the dice of a seat that has said ROLL, and whether they may still not count."""
        return at_once(config, state, seat, orders, dice)


def _jumps(board: Board) -> dict[int, int]:
    """Return where each snake and ladder leads that can be landed on; a ladder past the finish leads there."""
    jumps = {**board.snakes, **board.ladders}
    return {start: min(end, board.finish) for start, end in sorted(jumps.items()) if start < board.finish}


def _stranded(name: str, lost: tuple[int, ...], options: Options) -> Problem:
    """Return what a GM should know of spaces that nobody comes home from."""
    shown = ", ".join(map(str, lost[:12]))
    message = f"whoever comes to space {shown} can never get home with two dice and finish = {options.finish}"
    return Problem("finish-unreachable", message, key=f"boards.{name}", spaces=lost)


def _of_board(name: str, problem: Problem) -> Problem:
    """Return a problem said of a board; one that names its file says so already."""
    if problem.file is not None:
        return problem
    return replace(problem, key=".".join(part for part in ("boards", name, problem.key) if part))
