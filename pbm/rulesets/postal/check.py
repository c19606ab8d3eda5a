"""What a seat may order, whether what it ordered is allowed, and what that means.

Nothing here looks at a layout: an answer tells a player only what the player knows already (ruling 21).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Check, Field, OrderForm, RawOrders
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.rulesets.postal.options import near
from pbm.rulesets.postal.orders import NONE, SHARED, fix_throws
from pbm.rulesets.postal.state import LEFT, Config, State
from pbm.rulesets.postal.wording import on_board, turns_named

__all__ = [
    "MOST_AHEAD",
    "check",
    "default_order",
    "known_to_be_none",
    "numbers_left",
    "open_boards",
    "order_form",
    "spaces_run",
    "told_size",
]

MOST_AHEAD = 12
"""Orders are kept for so many turns: two sets. What lies further ahead nobody can foresee."""


class _Stand(NamedTuple):
    """Where a seat stands on one board as a round opens: all that its own orders are judged by."""

    board: str
    boards: tuple[str, ...]
    space: int
    left: tuple[int, ...]
    turns: tuple[int, ...]

    def said(self, text: str) -> str:
        """Return ``text`` as said of this board."""
        return on_board(self.board, self.boards, text)


def open_boards(config: Config, state: State, seat: str) -> tuple[str, ...]:
    """Return the boards on which the seat moves in the next round; none when dropped or unknown."""
    if seat in state.dropped:
        return ()
    return tuple(
        board
        for board, places in state.places.items()
        if seat in places and places[seat].home is None and not state.closed(config.options, board)
    )


def numbers_left(state: State, board: str, seat: str) -> tuple[int, ...]:
    """Return the numbers the seat may still throw in the set that the next turn belongs to (r6)."""
    return LEFT[0 if state.turn % 6 == 1 else state.places[board][seat].used]


def told_size(config: Config, board: str) -> int | None:
    """Return the highest space players were told of, None when they were not told the size (ruling 9).

    Where trapdoors above the finish are allowed, which is announced (r16), six spaces more count.
    """
    spec = config.boards[board]
    if "size" not in spec.tell:
        return None
    return max(spec.last, spec.finish + 6) if config.options.trapdoors_above_finish else spec.last


def known_to_be_none(config: Config, board: str, space: int) -> bool:
    """Return whether players can tell from the size of a board that a space is no trapdoor: past the finish (r16).

    What lies beneath a space is the board's secret, so nothing is said of its bottom row.
    """
    spec = config.boards[board]
    return "size" in spec.tell and space > spec.finish and not config.options.trapdoors_above_finish


def _coming(config: Config, state: State) -> tuple[int, ...]:
    return tuple(range(state.turn, state.turn + config.rounds[(state.turn - 1) % 6]))


def order_form(config: Config, state: State, seat: str) -> OrderForm | None:
    """Return what the seat may order now; None when it may order nothing (home everywhere, dropped, over)."""
    boards = open_boards(config, state, seat)
    if not boards:
        return None
    turns = _coming(config, state)
    sizes = [told_size(config, board) for board in boards]
    known = [size for size in sizes if size is not None]
    prompt = say_count("Throw for {turns}", "Throws for {turns}, in order", len(turns), turns=turns_named(turns))
    fields = (
        Field("throws", prompt, "numbers", count=len(turns), low=1, high=6),
        Field(
            "trapdoor",
            say("Trapdoor"),
            "space",
            low=1,
            high=max(known) if len(known) == len(sizes) else None,
            optional=True,
        ),
    )
    shared = config.options.boards_orders == "shared"
    left = {board: numbers_left(state, board, seat) for board in boards}
    coming = {turn: config.rounds.get((turn - 1) % 6, 0) for turn in range(turns[-1] + 1, turns[-1] + 1 + MOST_AHEAD)}
    together = {turn: count for turn, count in coming.items() if count > 1}
    return OrderForm(boards, turns, fields, shared=shared, left=left, together=together)


def default_order(config: Config, state: State, seat: str) -> RawOrders:
    """Return the lowest legal move for a seat that sent nothing, with its target as nomination (r18).

    A shared order names no nomination: the target differs from board to board.
    """
    boards = open_boards(config, state, seat)
    if not boards:
        return {}
    count = len(_coming(config, state))
    if config.options.boards_orders == "shared":
        return {SHARED: {"throws": list(numbers_left(state, boards[0], seat)[:count])}}
    orders: dict[str, JsonObject] = {}
    for board in boards:
        throws = numbers_left(state, board, seat)[:count]
        orders[board] = {"throws": list(throws), "trapdoor": state.places[board][seat].space + throws[0]}
    return orders


def check(config: Config, state: State, seat: str, orders: RawOrders) -> Check:
    """Return what of a seat's orders is lawful, what is not, and what it all means in plain words."""
    boards = open_boards(config, state, seat)
    if not boards:
        return Check({}, (Problem("nothing-to-order", say("You have nothing to order in this round.")),))
    turns = _coming(config, state)
    shared = config.options.boards_orders == "shared"
    accepted: dict[str, JsonObject] = {}
    problems: list[Problem] = []
    lines: list[str] = []
    for key, order in orders.items():
        if shared and key == SHARED:
            concerned = boards
        elif not shared and key in boards:
            concerned = (key,)
        else:
            problems.append(_no_such_board(config, state, seat, key, boards))
            continue
        found: list[Problem] = []
        lawful: dict[str, Json] = {}
        sizes = [told_size(config, board) for board in concerned]
        known = [size for size in sizes if size is not None]
        # A shared nomination may be meant for the largest board.
        size = max(known) if len(known) == len(sizes) else None
        for index, board in enumerate(concerned):
            left = numbers_left(state, board, seat)
            stand = _Stand(board, tuple(config.boards), state.places[board][seat].space, left, turns)
            # One shared order is lawful as far as it is lawful on every board.
            part = _lawful(config, stand, size, order, found)
            lawful = part if index == 0 else {k: v for k, v in lawful.items() if part.get(k) == v}
            lines.extend(_lines(config, stand, part, order))
        problems.extend(dict.fromkeys(found))
        if lawful:
            accepted[key] = lawful
    return Check(accepted, tuple(problems), tuple(lines))


def _no_such_board(config: Config, state: State, seat: str, key: str, boards: tuple[str, ...]) -> Problem:
    """Return why a board cannot be ordered for."""
    if config.options.boards_orders == "shared":
        shared = say("One order serves for all boards in this game: no need to name any.")
        return Problem("board-shared", shared)
    if key not in state.places:
        names = listed(boards)
        meant = near(key, tuple(state.places))
        if meant is not None:
            return Problem(
                "board-unknown",
                say(
                    'There is no board "{board}"; did you mean "{near}"? You have orders to give for {boards}.',
                    board=key,
                    near=meant,
                    boards=names,
                ),
            )
        unknown = say('There is no board "{board}". You have orders to give for {boards}.', board=key, boards=names)
        return Problem("board-unknown", unknown)
    if state.places[key][seat].home is not None:
        home = say("Board {board}: you are home there, and have no more orders to give for it.", board=key)
        return Problem("not-now", home)
    return Problem("not-now", say("Board {board} is closed: no more orders are needed for it.", board=key))


def _lawful(
    config: Config, stand: _Stand, size: int | None, order: JsonObject, found: list[Problem]
) -> dict[str, Json]:
    """Return the part of one board's order that may stand; what may not is added to ``found``."""
    lawful: dict[str, Json] = {}
    numbers = order.get("throws")
    given = [n for n in numbers if type(n) is int] if isinstance(numbers, list | tuple) else []
    if given:
        problem = _throw_problem(stand, given)
        auto = config.options.illegal_second_throw == "auto"
        if problem is None:
            lawful["throws"] = list(given)
        else:
            found.append(problem)
            first_stands = auto and len(given) == len(stand.turns) == 2 and given[0] in stand.left
            if first_stands:
                lawful["throws"] = [given[0]]
    trapdoor = order.get("trapdoor")
    if trapdoor == NONE:
        lawful["trapdoor"] = NONE
    elif type(trapdoor) is int:
        if trapdoor >= 1 and (size is None or trapdoor <= size):
            lawful["trapdoor"] = trapdoor
        else:
            message = say("{space} cannot be nominated as a trapdoor: {where}.", space=trapdoor, where=spaces_run(size))
            found.append(Problem("trapdoor-range", stand.said(message)))
    return lawful


def _throw_problem(stand: _Stand, given: Sequence[int]) -> Problem | None:
    """Return what is wrong with the throws of a round (r6, r19), None when they are legal."""
    left = listed(stand.left)
    if len(given) > len(stand.turns):
        message = say_count(
            "{numbers} are too many: {turns} takes one throw. Which did you mean?",
            "{numbers} are too many: {turns} takes two throws. Which did you mean?",
            len(stand.turns),
            numbers=listed(given),
            turns=turns_named(stand.turns),
        )
        return Problem("throw-surplus", stand.said(message))
    for number in given:
        if not 1 <= number <= 6:
            message = say(
                "{number} is not a throw: choose from 1 to 6 (left in this set: {left}).", number=number, left=left
            )
            return Problem("throw-range", stand.said(message))
        if number not in stand.left:
            message = say(
                "You have used {number} already in this set (left in this set: {left}). Which of these shall it be?",
                number=number,
                left=left,
            )
            return Problem("throw-used", stand.said(message))
    if len(set(given)) < len(given):
        message = say(
            "{number} cannot be thrown twice in one set (left in this set: {left}).", number=given[0], left=left
        )
        return Problem("throw-repeated", stand.said(message))
    return None


def spaces_run(size: int | None) -> Phrase:
    """Return which spaces there are, as far as players know."""
    if size is None:
        return say("the spaces begin at 1")
    return say("the spaces run from 1 to {size}", size=size)


def _lines(config: Config, stand: _Stand, lawful: JsonObject, order: JsonObject) -> list[str]:
    """Return what the lawful part of an order means, from what the player knows."""
    said: list[Phrase] = []
    numbers = lawful.get("throws")
    given = [n for n in numbers if type(n) is int] if isinstance(numbers, list | tuple) else []
    throws = fix_throws(given, stand.left, len(stand.turns), auto=False)
    target = None
    if throws is not None:
        target = stand.space + throws[0]
        said.append(
            say_count(
                "Throw {throw}: {space} + {throw} = {target}, before any snake, ladder or trapdoor.",
                "Throw {throw} on turn {turn}: {space} + {throw} = {target}, before any snake, ladder or trapdoor.",
                len(throws),
                throw=throws[0],
                turn=stand.turns[0],
                space=stand.space,
                target=target,
            )
        )
        if len(throws) == 2:
            said.append(_second(stand, throws[1], automatic=len(given) == 1))
    elif not order.get("throws"):
        said.append(
            say_count(
                "No throw in these orders: without one the lowest number left ({numbers}) will be played.",
                "No throw in these orders: without one the lowest numbers left ({numbers}) will be played.",
                len(stand.turns),
                numbers=listed(stand.left[: len(stand.turns)]),
            )
        )
    said.extend(_nomination_lines(config, stand.board, lawful, order, target))
    if throws is not None:
        rest = [n for n in stand.left if n not in throws]
        if rest:
            said.append(say("Left in this set after this round: {numbers}.", numbers=listed(rest)))
        else:
            said.append(say("That completes the set: all six numbers are yours again afterwards."))
    return [stand.said(line) for line in said]


def _second(stand: _Stand, throw: int, *, automatic: bool) -> Phrase:
    """Return what the second throw of a round is."""
    turn = stand.turns[1]
    if not automatic:
        return say("Then {throw} on turn {turn}.", throw=throw, turn=turn)
    if len(stand.left) == 2:
        return say("Then {throw} on turn {turn} (it comes by itself: the last number left).", throw=throw, turn=turn)
    return say("Then {throw} on turn {turn} (it comes by itself: the lowest number left).", throw=throw, turn=turn)


def _nomination_lines(
    config: Config, board: str, lawful: JsonObject, order: JsonObject, target: int | None
) -> list[Phrase]:
    """Return what is counted as the nomination (r8, r17)."""
    trapdoor = lawful.get("trapdoor")
    if type(trapdoor) is int:
        return [say("Trapdoor nomination: {space}.", space=trapdoor)]
    if trapdoor == NONE and config.options.allow_abstain:
        return [say("Trapdoor nomination: none. You cast no vote.")]
    if target is None or (trapdoor is None and order.get("trapdoor") is not None):
        return []
    if trapdoor == NONE:
        return [
            say(
                "No trapdoor of your own; {space}, the space your first throw leads to, can be none either.",
                space=target,
            )
            if known_to_be_none(config, board, target)
            else say(
                "No trapdoor of your own: {space}, the space your first throw leads to, is counted.",
                space=target,
            )
        ]
    if known_to_be_none(config, board, target):
        return [
            say("No nomination given; {space}, the space your first throw leads to, can be no trapdoor.", space=target)
        ]
    return [say("No nomination given: {space}, the space your first throw leads to, is counted.", space=target)]
