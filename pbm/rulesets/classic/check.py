"""What a seat may order, and what it means: nothing but ROLL, and that only where the game asks for it."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.core.dice import Dice
from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.orders import Check, Field, OrderForm, RawOrders
from pbm.core.phrases import say
from pbm.rulesets.classic.adjudicate import go_json, play, thrown_with
from pbm.rulesets.classic.options import nearest
from pbm.rulesets.classic.state import Config, State
from pbm.rulesets.classic.talk_of_dice import ALONE, ALSO, DOUBTED, DOUBTFUL, ROLL
from pbm.rulesets.classic.telling import own_go_told

__all__ = [
    "at_once",
    "check",
    "check_later",
    "closes_early",
    "complete",
    "default_order",
    "on_order",
    "order_form",
    "read_orders",
    "round_turns",
]


def on_order(config: Config) -> bool:
    """Return whether players may send ROLL in this game."""
    return config.options.play == "on_order"


def round_turns(config: Config, state: State) -> tuple[int, ...]:
    """Return the turns of the next round; empty when the game is over."""
    if state.over():
        return ()
    return tuple(range(state.turn, state.turn + config.options.rolls_per_round))


def order_form(config: Config, state: State, seat: str) -> OrderForm | None:
    """Return what the seat may order now: ROLL, in a game played on order and by those who race; else None."""
    if not on_order(config) or seat not in state.racing():
        return None
    asked = Field(
        ROLL,
        say("Dice (answer ROLL)"),
        "choice",
        optional=True,
        choices=(ROLL,),
        also=ALSO,
        alone=ALONE,
        doubtful=DOUBTFUL,
        doubted=DOUBTED,
    )
    return OrderForm((config.board.name,), round_turns(config, state), (asked,))


def check(config: Config, state: State, seat: str, orders: RawOrders) -> Check:
    """Return whether orders are allowed: ROLL is the only one there is."""
    board = config.board.name
    if order_form(config, state, seat) is None:
        return Check({}, (Problem("not-now", _no_orders(state, seat)),) if any(orders.values()) else ())
    problems = tuple(
        Problem("board-unknown", say("There is no board {board} in this game.", board=key))
        for key in orders
        if key != board
    )
    given = orders.get(board, {})
    if given.get(ROLL) == ROLL:
        return Check({board: {ROLL: ROLL}}, problems, (say("ROLL: you see your dice at once."),))
    if given:
        problems = (*problems, Problem("order-unknown", say("The only order in this game is ROLL.")))
    lines = (say("No ROLL yet: at the deadline the dice are rolled for you."),)
    return Check({}, problems, lines)


def _no_orders(state: State, seat: str) -> str:
    if state.over():
        return say("The game is over: there is nothing to order any more.")
    if seat not in state.racing():
        return say("You have left the game: there is nothing to order any more.")
    return say("No orders are needed in this game: at each deadline the dice are rolled for everybody.")


def check_later(later: Mapping[int, RawOrders]) -> dict[int, Check]:
    """Return that no ROLL is kept for turns after the coming round: the dice fall by themselves."""
    message = say(
        "ROLL is for the round that is open, and is not kept for later: the dice are rolled for you at every deadline."
    )
    return {turn: Check({}, (Problem("not-kept", message),)) for turn in later}


def default_order(config: Config, state: State, seat: str) -> RawOrders:
    """Return ROLL where it may be ordered: it makes no difference to the dice."""
    return {} if order_form(config, state, seat) is None else {config.board.name: {ROLL: ROLL}}


def complete(config: Config, state: State, orders: Mapping[str, RawOrders]) -> bool:
    """Return whether everybody who rolls has said ROLL and not taken it back, in a game played on order."""
    racing = state.racing()
    return on_order(config) and bool(racing) and all(_rolls(config, orders.get(name, {})) for name in racing)


def closes_early(config: Config, state: State) -> str:
    """Return in a sentence what ends the next round before its deadline; empty where it keeps its deadline."""
    if not on_order(config) or state.over():
        return ""
    return say("The round ends before its deadline as soon as everybody has sent ROLL.")


def _rolls(config: Config, orders: RawOrders) -> bool:
    return bool(orders.get(config.board.name))


def at_once(config: Config, state: State, seat: str, orders: Mapping[str, RawOrders], dice: Dice) -> tuple[str, ...]:
    """Return what a seat that has said ROLL is told at once: its own dice, and whether they may still not count.

    They are those of the round itself. Of the others' dice nothing is told, not even by silence: the seat is shown
    its rolls as if nobody came home before, and told who could.
    """
    if order_form(config, state, seat) is None or not _rolls(config, orders.get(seat, {})):
        return ()
    finish = config.board.finish
    others = frozenset(state.seats) - {seat}
    alone = State(state.turn, state.seats, state.positions, state.dropped | others)
    goes = play(config, alone, thrown_with(dice, state.seats)).goes
    several = config.options.rolls_per_round > 1
    lines: list[str] = [own_go_told(go_json(go), finish, turn=several) for go in goes]
    racing = state.racing()
    if len(goes) == 1 and racing[0] == seat:
        lines.append(say("Nobody rolls before you, so this stands."))
    elif len(racing) > 1:
        lines.append(
            say(
                "If somebody comes home before you in this round, the game ends there, and what you roll after that "
                "does not count."
            )
        )
    lines.append(say("Your dice of this round stay the same, whatever else you send."))
    return tuple(lines)


def read_orders(config: Config, state: State, orders: Mapping[str, RawOrders]) -> None:
    """Refuse orders that are not of the right shape: IllegalError for an unknown player, board or key."""
    for name, by_board in orders.items():
        if name not in state.seats:
            raise _illegal("player-unknown", f"orders.{name}", f"is no player{nearest(name, state.seats)}")
        if not isinstance(by_board, Mapping):
            raise _illegal("order-shape", f"orders.{name}", "must be an object, an order for the board")
        for board, order in by_board.items():
            at = f"orders.{name}.{board}"
            if board != config.board.name:
                raise _illegal("board-unknown", at, f"is no board to order for; there is {config.board.name}")
            if not isinstance(order, Mapping):
                raise _illegal("order-shape", at, "must be an object")
            for key, value in order.items():
                if key != ROLL:
                    raise _illegal("key-unknown", f"{at}.{key}", f"is unknown; the only order is {ROLL}")
                if not isinstance(value, str):
                    raise _illegal("order-shape", f"{at}.{key}", f'must be "{ROLL}"')


def _illegal(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with one key of the orders."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))
