"""Orders for turns to come: whether they may be kept, as far as that can be known now.

As in ``check``, nothing here looks at a layout: an answer tells a player only what the player knows already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Check, RawOrders
from pbm.core.phrases import Phrase, joined, listed, say
from pbm.rulesets.postal.check import MOST_AHEAD, numbers_left, open_boards, spaces_run, told_size
from pbm.rulesets.postal.orders import NONE, SHARED
from pbm.rulesets.postal.state import Config, State
from pbm.rulesets.postal.wording import on_board

__all__ = ["check_later"]


@dataclass(slots=True)
class _Spent:
    """The numbers ordered or used up, by board and set: the turn each is ordered for, 0 for one that is used."""

    numbers: dict[tuple[str, int], dict[int, int]] = field(default_factory=dict)

    def of(self, board: str, turn: int) -> dict[int, int]:
        """Return those of the set that a turn belongs to."""
        return self.numbers.setdefault((board, (turn - 1) // 6), {})


def check_later(
    config: Config, state: State, seat: str, orders: RawOrders, later: Mapping[int, RawOrders]
) -> dict[int, Check]:
    """Return what of the orders for turns to come may be kept, by turn.

    ``orders`` are those for the open round. A number that is used in its set, or ordered for another turn of it, is
    refused (r6), and so is what is no throw, no space or no board (ruling 9). Whether the rest may stand is known
    when its round opens.
    """
    coming = config.rounds[(state.turn - 1) % 6]
    first = state.turn + coming
    boards = open_boards(config, state, seat)
    spent = _Spent()
    for board in boards:
        if state.turn % 6 != 1:
            left = numbers_left(state, board, seat)
            spent.of(board, state.turn).update((number, 0) for number in range(1, 7) if number not in left)
        order = orders.get(SHARED if config.options.boards_orders == "shared" else board, {})
        for index, number in enumerate(_numbers(order)[:coming]):
            spent.of(board, state.turn + index).setdefault(number, state.turn + index)
    checked: dict[int, Check] = {}
    for turn in sorted(later):
        if turn < first:
            checked[turn] = Check({}, (Problem("turn-past", say("Turn {turn} is not a turn to come.", turn=turn)),))
        elif turn >= first + MOST_AHEAD:
            message = say(
                "Turn {turn} is too far ahead: orders are kept up to turn {last}.",
                turn=turn,
                last=first + MOST_AHEAD - 1,
            )
            checked[turn] = Check({}, (Problem("turn-far", message),))
        else:
            checked[turn] = _turn(config, boards, spent, turn, later[turn])
    return checked


def _turn(config: Config, boards: Sequence[str], spent: _Spent, turn: int, orders: RawOrders) -> Check:
    """Return what may be kept of the orders for one turn, and note the numbers it takes."""
    shared = config.options.boards_orders == "shared"
    accepted: dict[str, JsonObject] = {}
    problems: list[Problem] = []
    lines: list[str] = []
    for key, order in orders.items():
        concerned = tuple(boards) if shared and key == SHARED else (key,) if not shared and key in boards else ()
        if not concerned:
            unknown = say("there is no board {board} for you to order on.", board=key)
            problems.append(Problem("board-unknown", _of_turn(turn, unknown)))
            continue
        boards_named = () if shared else tuple(config.boards)
        lawful: dict[str, Json] = {}
        found = _throws_problem(config, spent, concerned, turn, _numbers(order))
        if found is not None:
            problems.append(Problem(found.code, on_board(key, boards_named, _of_turn(turn, found.message))))
        elif _numbers(order):
            lawful["throws"] = list(_numbers(order))
            for board in concerned:
                for index, number in enumerate(_numbers(order)):
                    spent.of(board, turn + index)[number] = turn + index
        trapdoor = order.get("trapdoor")
        sizes = [told_size(config, board) for board in concerned]
        known = [size for size in sizes if size is not None]
        size = max(known) if len(known) == len(sizes) else None
        if trapdoor == NONE or (type(trapdoor) is int and trapdoor >= 1 and (size is None or trapdoor <= size)):
            lawful["trapdoor"] = trapdoor
        elif type(trapdoor) is int:
            message = say("{space} cannot be nominated as a trapdoor: {where}.", space=trapdoor, where=spaces_run(size))
            problems.append(Problem("trapdoor-range", on_board(key, boards_named, _of_turn(turn, message))))
        if lawful:
            accepted[key] = lawful
            lines.append(on_board(key, boards_named, _of_turn(turn, joined((_said(lawful), "."), ""))))
    return Check(accepted, tuple(problems), tuple(lines))


def _of_turn(turn: int, text: str) -> Phrase:
    return say("Turn {turn}: {text}", turn=turn, text=text)


def _throws_problem(
    config: Config, spent: _Spent, boards: Sequence[str], turn: int, numbers: Sequence[int]
) -> Problem | None:
    """Return what is wrong with the throws for a turn (r6), None when they may be kept."""
    together = config.rounds.get((turn - 1) % 6, 1)
    if len(numbers) > together:
        many = say("{numbers} are too many; it takes one throw. Which did you mean?", numbers=listed(numbers))
        return Problem("throw-surplus", many)
    if len(set(numbers)) < len(numbers):
        return Problem("throw-repeated", say("{number} cannot be thrown twice in one set.", number=numbers[0]))
    for index, number in enumerate(numbers):
        if not 1 <= number <= 6:
            return Problem("throw-range", say("{number} is not a throw: choose from 1 to 6.", number=number))
        for board in boards:
            taken = spent.of(board, turn + index).get(number)
            if taken == 0:
                return Problem("throw-used", say("you have used {number} already in that set.", number=number))
            if taken is not None:
                message = say(
                    "{number} is what you ordered for turn {turn}, and each number comes once in a set.",
                    number=number,
                    turn=taken,
                )
                return Problem("throw-used", message)
    return None


def _numbers(order: JsonObject) -> list[int]:
    numbers = order.get("throws")
    return [n for n in numbers if type(n) is int] if isinstance(numbers, list | tuple) else []


def _said(order: JsonObject) -> Phrase:
    """Return an order as one says it: ``throw 2, trapdoor 45``."""
    throws = _numbers(order)
    trapdoor = order.get("trapdoor")
    parts = [say("throw {throws}", throws=joined(throws, say(" then ")))] if throws else []
    if trapdoor is not None:
        parts.append(say("no trapdoor") if trapdoor == NONE else say("trapdoor {space}", space=trapdoor))
    return joined(parts, ", ")
