"""Where the second opinion counts: it asks about what the grammar took too lightly, and takes what it asked in vain.

It never names a number that the grammar did not read as one, and never overrules a question that has a reason of its
own: a condition, two values, another game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.likelihood import Likely, Opinion
from pbm.orders.outcome import asked_about, cleared, fields_of
from pbm.orders.probable import only_doubted
from pbm.orders.replies import example_for, named, say
from pbm.orders.tokens.counts import scores
from pbm.orders.tokens.struck import struck, taken_back
from pbm.orders.tokens.voices import of_two_voices

__all__ = ["reconsidered"]

_UNSETTLED: Final = 1.3
"""From here on a mail sounds so unsettled that it is asked about, however plain its orders are."""

_ABOUT_ORDERS: Final = 1.0
"""From here on a mail in which no order was found sounds as if it were about orders all the same."""

_SAYING: Final = 3
"""Words that a mail without orders needs to sound like anything."""

_UNLIKELY: Final = -0.5
"""Below this a number that was taken is hardly what it was taken for."""

_UNLIKELY_NAMED: Final = -1.5
"""The same for a number that its sentence calls a throw or a trapdoor in so many words."""

_UNHURRIED: Final = -1.8
"""Up to here a mail sounds so settled that its plain numbers are not looked at once more."""

_CALM: Final = -0.5
"""Up to here a mail sounds settled enough for an order that only the second opinion sees."""

_SURE: Final = 0.5
"""From here on a number is what it likely is; nothing else in the mail may then be likelier than ``_HARDLY``."""

_HARDLY: Final = -1.0


_HIGH: Final = 6  # the highest throw

_FEW: Final = 16
"""Words of a mail in which a number that nothing was made of can hardly be chatter."""


def reconsidered(
    form: OrderForm, reading: Reading, opinion: Opinion | None, settling: Opinion | None = None
) -> Reading:
    """Return ``reading`` as it is after a second opinion: with a question more, or with what a question was about.

    Only rounds of one throw on one board are asked less about; any may be asked about more. ``settling`` is the
    opinion on a mail from the paragraph on that plainly orders: where nothing else is asked, it alone counts.
    """
    if opinion is None or not opinion.whole or reading.kind not in ("orders", "other"):
        return reading
    if reading.later or reading.seconds or reading.replacing:
        return reading  # what is ordered for other turns, or changed of earlier orders, has a grammar of its own
    if reading.verdict == "ask":
        orders = _taken(form, reading, opinion) if _may_clear(reading, opinion) else {}
        return cleared(reading, orders) if orders else reading
    if any(reading.orders.values()):
        gone = struck(opinion.tokens)
        left = _without(form, reading, gone, taken_back(opinion.tokens)) if gone else reading
        if left is not reading:
            return left
        if settling is not None and settling.unsettled < opinion.unsettled:
            opinion = settling
        if opinion.unsettled > _UNSETTLED and not _looked_up(form, reading, opinion):
            return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
        plain = settling is not None or opinion.unsettled <= _UNHURRIED
        return reading if plain else _without_unlikely(form, reading, opinion)
    if reading.kind == "other" and opinion.words >= _SAYING and opinion.unsettled > _ABOUT_ORDERS:
        return asked_about(reading, {}, [say("announced", example=example_for(form))])
    return reading


def _may_clear(reading: Reading, opinion: Opinion) -> bool:
    """Return whether nothing but the reader's own doubt stands against what a mail orders.

    A number that the grammar made nothing of is left to chatter, but in a mail that is hardly more than an order.
    """
    if not reading.problems or not only_doubted(reading.problems) or of_two_voices(opinion.tokens, _HIGH):
        return False
    return opinion.words <= _FEW or not {"no-throw", "numbers"} & set(map(named, reading.problems))


def _without(form: OrderForm, reading: Reading, gone: frozenset[int], back: frozenset[int]) -> Reading:
    """Return the reading of one throw on one board without the numbers that are ``gone``, each asked about.

    Those that were taken ``back`` may stand in an earlier mail, where this one says nothing else of a trapdoor.
    """
    throws, door = fields_of(form)
    if not gone or len(form.boards) != 1 or throws is None or throws.count != 1:
        return reading
    ((board, order),) = reading.orders.items()
    values, space = order.get(throws.key), order.get(door.key) if door is not None else None
    asked: dict[str, str] = {}
    if isinstance(values, list) and not gone.isdisjoint(values):
        asked[throws.key] = "throw-doubt" if back.isdisjoint(values) else "throw-retracted"
    unsaid = space is None and any(value > (throws.high or value) for value in back)
    if door is not None and (space in gone or unsaid):
        asked[door.key] = "door-retracted" if unsaid or space in back else "door-doubt"
    if not asked:
        return reading
    left = {key: value for key, value in order.items() if key not in asked}
    problems = [say(which, example=example_for(form)) for which in asked.values()]
    return asked_about(reading, {board: left} if left else {}, problems)


def _without_unlikely(form: OrderForm, reading: Reading, opinion: Opinion) -> Reading:
    """Return a reading without the numbers that are hardly what they were taken for, each asked about."""
    throws, door = fields_of(form)
    if len(form.boards) != 1 or throws is None or throws.count != 1:
        return reading
    board, order = next(iter(reading.orders.items()))
    gone: dict[str, Problem] = {}
    values = order.get(throws.key)
    if isinstance(values, list) and _unlikely(values, [(one, one.throw) for one in opinion.numbers()], opinion.named):
        gone[throws.key] = say("throw-doubt", example=example_for(form))
    space = order.get(door.key) if door is not None else None
    # Hardly anybody nominates a space that a throw could be, so of those there is little to learn.
    large = isinstance(space, int) and space > (throws.high or 0)
    doors = [(one, one.trapdoor) for one in opinion.numbers()]
    if door is not None and large and _unlikely([space], doors, opinion.named):
        gone[door.key] = say("door-doubt", example=example_for(form))
    if not gone:
        return reading
    left = {key: value for key, value in order.items() if key not in gone}
    return asked_about(reading, {board: left} if left else {}, list(gone.values()))


def _looked_up(form: OrderForm, reading: Reading, opinion: Opinion) -> bool:
    """Return whether a throw was looked up in the seat's record: "my highest" says so, and names no number."""
    throws, _ = fields_of(form)
    written = {one.value for one in opinion.numbers()}
    values = [order.get(throws.key) for order in reading.orders.values()] if throws is not None else []
    return any(value not in written for each in values if isinstance(each, list) for value in each)


def _unlikely(values: Iterable[Json], likely: Sequence[tuple[Likely, float]], named: frozenset[int]) -> bool:
    """Return whether any of the values is hardly likely wherever it stands; one that stands nowhere was looked up.

    More is needed against those that are ``named`` for what they are.
    """
    for value in values:
        found = [how for one, how in likely if one.value == value]
        if found and max(found) < (_UNLIKELY_NAMED if value in named else _UNLIKELY):
            return True
    return False


def _taken(form: OrderForm, reading: Reading, opinion: Opinion) -> RawOrders:
    """Return the orders that are as good as certain, with those that were plain; nothing if any doubt is left."""
    throws, door = fields_of(form)
    if throws is None or throws.count != 1 or len(form.boards) != 1 or opinion.unsettled > _CALM:
        return {}
    board = next(iter(reading.orders), form.boards[0])
    order: dict[str, Json] = dict(reading.orders.get(board, {}))
    if not order.get(throws.key):
        value = _only([(one, one.throw) for one in opinion.numbers()])
        if value is None or not throws.low <= value <= (throws.high or value):
            return {}
        if value in opinion.held() | opinion.counted() | scores(opinion.tokens) or value in opinion.opposed():
            return {}
        order[throws.key] = [value]
    if door is not None and door.key not in order:
        taken = order[throws.key]
        rest = [
            (one, one.trapdoor) for one in opinion.numbers() if not isinstance(taken, list) or one.value not in taken
        ]
        value = _only(rest)
        if value in opinion.denied | struck(opinion.tokens):
            return {}  # "I won't nominate 57"
        if value is not None and door.low <= value <= (door.high or value):
            order[door.key] = value
        elif any(likely > _HARDLY for _, likely in rest) or "door-doubt" in map(named, reading.problems):
            return {}
    return {board: order}


def _only(likely: Sequence[tuple[Likely, float]]) -> int | None:
    """Return the one value that is likely, when every other is hardly."""
    best: dict[int, float] = {}
    for one, how in likely:
        best[one.value] = max(how, best.get(one.value, how))
    sure = [value for value, how in best.items() if how > _SURE]
    return sure[0] if len(sure) == 1 and all(best[v] < _HARDLY for v in best if v != sure[0]) else None
