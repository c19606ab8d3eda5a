"""A mail of several boards, read board by board: what is said of each is a mail of one board, which is read far better.

It is asked only where the whole left something to ask, or a board without a trapdoor, and believed only where each
part is plain by itself and all of them say what the whole said plainly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, Reading
from pbm.orders.boards.headings import cut_by_board
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.likelihood import Opinion
from pbm.orders.outcome import cleared, fields_of
from pbm.orders.reader import Reader
from pbm.orders.replies import named
from pbm.orders.third_opinion import holds, sounding_alone
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["board_by_board"]

_DOUBTS: Final = frozenset(
    ("no-board", "no-throw", "throw-doubt", "door-doubt", "numbers", "throws-many", "throws-differ", "door-differ")
)
"""What may be asked of the whole only because its boards were not told apart."""

_OWN: Final = frozenset(("no-throw", "throw-doubt", "door-doubt", "numbers"))
"""What is asked of a part because of the reader's own doubt, which may be heard."""

_OF_SEVERAL: Final = word_set(
    "both each every everywhere either neither same ditto likewise swap swapped swapping switch switched exchange "
    "other reverse reversed versa respectively throughout boards whichever wherever "
    "correction sorry oops whoops actually wait amendment ?"
)
"""What may be about any board, or about several, though it stands behind the name of one."""

_ALL: Final = word_set("boards board of three four them the . , : ;")
_COUNTING: Final = word_set("first second third last 1st 2nd 3rd")
_TO: Final = word_set("for on in")


def board_by_board(
    reading: Reading,
    reader: Reader,
    lines: Sequence[str],
    opinion: Opinion | None,
    subject: str,
    read: Callable[[Cleaned, OrderForm], Reading],
) -> Reading:
    """Return ``reading`` with what each board's own part of ``lines`` orders, or as it is.

    ``opinion`` is the one on the whole, ``read`` reads a mail by the same player.
    """
    form = reader.form
    throws, door = fields_of(form)
    if form.shared or len(form.boards) < 2 or throws is None or door is None or opinion is None:
        return reading
    whole = reading.verdict == "clear" and all(door.key in reading.orders.get(board, {}) for board in form.boards)
    if whole or not _doubtful(reading) or _of_several(opinion.tokens):
        return reading
    cut = cut_by_board(lines, form.boards)
    if cut is None:
        return reading
    if any(cut.ahead) and not _says_nothing(cut.ahead, reader, _alone(read, form, cut.ahead, form.boards[0])):
        return reading
    made: dict[str, JsonObject] = {}
    for board, part in cut.parts.items():
        order = _order_of(reading, reader, part, board, subject, _alone(read, form, part, board))
        if order is None:
            return reading
        made[board] = order
    last = list(made)[-1]
    # The only trapdoor of a mail, in a sentence of its own behind the last board, may be for any.
    loose = len(cut.parts[last]) > 1 and [board for board in made if door.key in made[board]] == [last]
    plain = holds(made, reading.orders) or _accounts_for(made, form.boards, opinion.tokens)
    return cleared(reading, made) if plain and not loose else reading


def _accounts_for(made: dict[str, JsonObject], boards: Sequence[str], tokens: Sequence[Token]) -> bool:
    """Whether the boards' own parts leave nothing over, and take nothing twice: each number is one board's order."""
    orders = [value for order in made.values() for value in order.values()]
    values = [one for value in orders for one in (value if isinstance(value, list) else [value])]
    written = sorted(token.value for token in tokens if token.kind == "N")
    return set(made) == set(boards) and sorted(one for one in values if isinstance(one, int)) == written


def _alone(read: Callable[[Cleaned, OrderForm], Reading], form: OrderForm, part: Sequence[str], board: str) -> Reading:
    """Return what a part says as a mail of one board."""
    return read(Cleaned(tuple(part), written="\n".join(part)), replace(form, boards=(board,)))


def _says_nothing(ahead: Sequence[str], reader: Reader, alone: Reading) -> bool:
    """Whether nothing stands ahead of the boards that orders or asks: it may count them, "My three horses, then"."""
    opinion = reader.take(ahead).opinion
    numbers = [token for token in opinion.tokens if token.kind in "NX"] if opinion is not None else []
    if numbers and all(token.value in (1, len(reader.boards)) and not token.low.isdigit() for token in numbers):
        return {named(problem) for problem in alone.problems} <= _OWN
    return alone.kind in ("other", "press") and alone.verdict == "clear" and not any(alone.orders.values())


def _doubtful(reading: Reading) -> bool:
    """Return whether all that is asked may be so only because several boards are spoken of."""
    if reading.later or reading.seconds or reading.replacing or reading.kind not in ("orders", "other"):
        return False
    ordered = reading.verdict == "ask" or any(reading.orders.values())
    return ordered and {named(problem) for problem in reading.problems} <= _DOUBTS


def _of_several(tokens: Sequence[Token]) -> bool:
    """Whether anything is said after the name of one board that may be about another."""
    first = next((place for place, token in enumerate(tokens) if token.kind == "B"), 0)
    for place, token in enumerate(tokens[first:], first):
        if token.low in _OF_SEVERAL:
            return True
        after = tokens[place + 1] if place + 1 < len(tokens) else None
        if token.low in _COUNTING and after is not None and after.kind in "TD":
            return True
        if token.low == "all" and (
            after is None or after.kind in "SN" or after.low in _ALL or tokens[place - 1].low in _TO
        ):
            return True
    return False


def _order_of(
    whole: Reading, reader: Reader, part: Sequence[str], board: str, subject: str, alone: Reading
) -> JsonObject | None:
    """Return what a board's part orders, None where it is not plain: by itself, in the whole, or by its sound."""
    throws, door = fields_of(reader.form)
    order = alone.orders.get(board, {})
    of_board = Reader(replace(reader.form, boards=(board,)), reader.left, reader.first, reader.vocabulary)
    taken = of_board.take(part)
    if throws is None or door is None or taken.opinion is None or not {*map(named, alone.problems)} <= _OWN:
        return None
    if alone.later or alone.seconds or alone.replacing:
        return None
    if alone.verdict != "clear" or not _thrown(order, throws.key, throws.count):
        order = whole.orders.get(board, {})
        if not _thrown(order, throws.key, throws.count) or door.key not in order:
            order = sounding_alone(of_board.form, alone, taken.opinion, subject).get(board, {})
    figures = (token.value for token in taken.opinion.tokens if token.kind in "NXU")
    unread = door.key not in order and any(value > (throws.high or 0) for value in figures)
    return order if _thrown(order, throws.key, throws.count) and not unread else None


def _thrown(order: JsonObject, key: str, count: int) -> bool:
    chosen = order.get(key)
    return isinstance(chosen, list) and len(chosen) == count
