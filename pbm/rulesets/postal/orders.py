"""From what a player sent to what counts: the throws of a round and the nomination."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from pbm.core.errors import IllegalError, PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import RawOrders
from pbm.rulesets.postal.options import Options, nearest
from pbm.rulesets.postal.state import LEFT, Config, Place, State

__all__ = ["NONE", "SHARED", "Nomination", "Ruled", "board_order", "fix_throws", "read_orders", "rule"]

SHARED: Final = "*"
"""The key of an order that serves for all boards (ruling 19)."""

NONE: Final = "none"
"""The word with which a player declines to nominate (ruling 8)."""

Nomination: TypeAlias = int | Literal["none"]


class Ruled(NamedTuple):
    """What counts for one player on one board in one round.

    ``chosen``: the server chose the whole move (NMR); ``automatic``: only the second throw. ``given`` is
    the nomination the player sent (None: nothing), ``nomination`` the one that counts.
    """

    throws: tuple[int, ...]
    nomination: Nomination
    chosen: bool
    automatic: bool
    given: Nomination | None


def fix_throws(given: Sequence[int], left: tuple[int, ...], turns: int, auto: bool) -> tuple[int, ...] | None:
    """Return the throws of a round, in order, or None when the orders give none that is legal.

    ``left`` are the numbers left in the set, ascending. In a one-turn round the first number counts and
    surplus is ignored (ruling 6). In a two-turn round a second that is missing is the lowest left (r7,
    ruling 4); one that is illegal spoils the pair (r19) unless ``auto`` (illegal_second_throw).
    """
    if not given or given[0] not in left:
        return None
    first = given[0]
    if turns == 1:
        return (first,)
    others = [n for n in left if n != first]
    if len(given) == 1:
        return (first, others[0])
    if given[1] in others:
        return (first, given[1])
    return (first, others[0]) if auto else None


def rule(
    order: JsonObject | None,
    place: Place,
    fresh: bool,
    turns: int,
    options: Options,
    below: Mapping[int, int],
) -> Ruled:
    """Return what counts of an order (None: nothing sent) that ``read_orders`` has let through.

    ``fresh`` says that the round begins a set, so that all six numbers are there again (ruling 1). Where
    no throw is legal the lowest numbers left are played, the lower first (r18, ruling 3), and the
    nomination stands (r19). Without one the target of the first throw is nominated (r17).
    """
    left = LEFT[0 if fresh else place.used]
    throws: tuple[int, ...] | None = None
    given: Nomination | None = None
    automatic = False
    if order is not None:
        numbers: Sequence[int] = order.get("throws", ())  # type: ignore[assignment]  # read_orders saw to it
        given = order.get("trapdoor")  # type: ignore[assignment]  # likewise
        throws = fix_throws(numbers, left, turns, options.illegal_second_throw == "auto")
        automatic = throws is not None and turns == 2 and (len(numbers) == 1 or throws[1] != numbers[1])
    chosen = throws is None
    if throws is None:
        throws = left[:turns]
    if given is None or (given == NONE and not options.allow_abstain):
        return Ruled(throws, place.space + throws[0], chosen, automatic, given)
    if given != NONE and options.invalid_nomination == "default" and given not in below:
        return Ruled(throws, place.space + throws[0], chosen, automatic, given)
    return Ruled(throws, given, chosen, automatic, given)


def board_order(orders: RawOrders | None, board: str) -> JsonObject | None:
    """Return a player's order for one board, under its name or shared; None when nothing was sent."""
    if orders is None:
        return None
    return orders.get(board) or orders.get(SHARED)


def read_orders(config: Config, state: State, orders: Mapping[str, RawOrders]) -> None:
    """Refuse orders that are not of the right shape: IllegalError for an unknown player or board.

    Numbers may be any integers: an illegal one is an order all the same (ruling 5).
    """
    players = next(iter(state.places.values()))
    boards = (SHARED,) if config.options.boards_orders == "shared" else config.tracks
    for name, by_board in orders.items():
        if name not in players:
            raise _illegal("player-unknown", f"orders.{name}", f"is no player{nearest(name, state.players)}")
        # The type is asked before the abstract class: this runs for every order of a long what-if.
        if type(by_board) is not dict and not isinstance(by_board, Mapping):
            raise _illegal("order-shape", f"orders.{name}", "must be an object, an order for each board")
        for board, order in by_board.items():
            if board not in boards:
                hint = nearest(board, tuple(boards)) or f"; known are {', '.join(boards)}"
                raise _illegal("board-unknown", f"orders.{name}.{board}", f"is no board to order for{hint}")
            if type(order) is not dict and not isinstance(order, Mapping):
                raise _illegal("order-shape", f"orders.{name}.{board}", "must be an object")
            for key, value in order.items():
                if key == "throws":
                    if type(value) is not list and not isinstance(value, list | tuple):
                        raise _illegal("order-throws", f"orders.{name}.{board}.throws", "must be a list")
                    for number in value:
                        if type(number) is not int:
                            at = f"orders.{name}.{board}.throws"
                            raise _illegal("order-throws", at, "must hold whole numbers only")
                elif key == "trapdoor":
                    if type(value) is not int and value != NONE:
                        at = f"orders.{name}.{board}.trapdoor"
                        raise _illegal("order-trapdoor", at, f'must be a whole number or "{NONE}"')
                else:
                    hint = nearest(key, ("throws", "trapdoor"))
                    raise _illegal("key-unknown", f"orders.{name}.{board}.{key}", f"is unknown{hint}")


def _illegal(code: str, at: str, message: Json) -> PbmError:
    """Return the error that says what is wrong with one key of the orders."""
    return IllegalError(Problem(code, f"{at} {message}", key=at))
