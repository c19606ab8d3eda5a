"""Where a mail is heard as a whole: the questions that its sound makes needless, and the one that it calls for.

Hearing takes a hundred times as long as the grammar, so only mails in doubt are heard. It names no number that the
grammar did not read as one, and has no say where a question has a reason that is not in the words: another game, a
space that the board has not, the subject, what only the seat's record tells.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from pbm.core.game import Json
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.laid_out import Sort, exchanged, in_order, on_boards, reordered
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, Number, listened
from pbm.orders.outcome import asked_about, cleared, fields_of
from pbm.orders.replies import example_for, named, say
from pbm.orders.tokens.token import Token

__all__ = ["heard_out"]

_REASONS: Final = frozenset(
    (
        *("throw-conditional", "door-conditional", "throw-hedged", "door-hedged", "throw-undecided", "waiting"),
        *("throw-recalled", "door-recalled", "throw-either", "door-either", "only-asked", "old-mail"),
        *("throw-same", "door-same", "throw-record", "throws-differ", "door-differ"),
    )
)
"""What is asked because something in a mail's words speaks against taking it: a condition, or another number."""

_SEVERAL: Final = frozenset(("throws-differ", "door-differ"))
"""What is no reason where several throws or trapdoors are ordered at once."""

_LAYOUT: Final = frozenset(("no-board", "throw-order", "no-first"))
"""What is asked because nothing tells to which board a number belongs, or in which order two are to be played."""

_DOUBTS: Final = _REASONS | {
    *("no-throw", "throw-doubt", "door-doubt", "throws-many", "numbers"),
    *("throw-retracted", "door-retracted", "taken-back", "unsettled"),
}
"""What is asked because of how a mail is worded: that can be heard."""

_SETTLED: Final = -3.75
"""Up to here a mail sounds settled."""

_FIRM: Final = -8.0
"""The same where there was a reason to ask, or the second look withdrew something."""

_OPEN: Final = 2.5
"""From here on a mail is asked about, however plain its orders are."""

_TERSE: Final = 7
"""Words of a mail that has no more to hear in it than its orders."""

_UNCERTAIN: Final = -1.0
"""From here on the second opinion calls a mail uncertain enough to be heard."""

_SURE: Final = 0.9
"""How likely a number is what it is taken for."""

_HARDLY: Final = 0.2
"""How likely at most it is what it is not taken for."""

_UNLIKELY: Final = 0.15
"""Below this, what the grammar took a number for is asked about."""

_UNLIKELY_NAMED: Final = 0.1
"""The same of a number that its sentence calls a throw or a trapdoor in so many words."""

_NEVER: Final = 0.03
"""The same in a mail that is asked about in any case: there all of it sounds less likely."""

_REPLY: Final = "Re: Viper turn 4"
"""The subject that a mail without one is heard under."""

_ARTICLES: Final = frozenset(("one", "a"))
_CONDITIONS: Final = frozenset(("if", "unless", "provided", "falls", "wenn", "si", "als", "tenzij", "se"))

_FARTHEST: Final = 6
"""Spaces of one throw."""

_PAST_HOPE: Final = 1.0
"""From here on the second opinion calls a mail so unsettled that hardly a question about it was ever needless."""

_PAST_HOPE_ASKED: Final = 3.5
"""The same where that opinion is all that there is to ask about."""


@dataclass(frozen=True, slots=True)
class _Ordered:
    """The throws and the trapdoors that a mail orders by its sound, or by its words."""

    throws: frozenset[int]
    doors: frozenset[int]


def heard_out(
    form: OrderForm,
    reading: Reading,
    meant: RawOrders,
    opinion: Opinion | None,
    subject: str,
    *,
    withdrawn: bool = False,
) -> Reading:
    """Return ``reading`` as it is when the mail has been heard; the same where that is not called for.

    ``meant`` is what it most probably orders; ``withdrawn`` says that the second look took something of it back. What
    is ordered for other turns, or changed of earlier orders, is left as it is.
    """
    throws, door = fields_of(form)
    if opinion is None or not opinion.whole or throws is None or door is None:
        return reading
    if reading.kind not in ("orders", "other") or reading.later or reading.seconds or reading.replacing:
        return reading
    if reading.verdict == "ask":
        return _answered(form, reading, meant, opinion, subject, throws, door, withdrawn=withdrawn)
    return _reconsidered(form, reading, opinion, subject, throws, door) if any(reading.orders.values()) else reading


def _answered(
    form: OrderForm,
    reading: Reading,
    meant: RawOrders,
    opinion: Opinion,
    subject: str,
    throws: Field,
    door: Field,
    *,
    withdrawn: bool,
) -> Reading:
    """Return a mail that is asked about: without its questions where it sounds settled, or without what is doubtful."""
    asked = set(map(named, reading.problems))
    if not asked:
        return reading
    if asked == {"announced"}:
        return _unannounced(reading, _heard(form, opinion, subject))
    several = len(form.boards) > 1 or throws.count > 1
    doubts = _DOUBTS | _LAYOUT if several else _DOUBTS
    past_hope = _PAST_HOPE_ASKED if "unsettled" in asked else _PAST_HOPE
    if not asked <= doubts or opinion.unsettled >= past_hope or opinion.at_odds:
        return reading
    held = opinion.held()
    if not _all_told(asked, opinion, throws, held):
        return reading
    heard = _heard(form, opinion, subject)
    reasons = asked & _REASONS - (_SEVERAL if several else frozenset())
    if heard.unsettled <= (_FIRM if withdrawn or reasons else _SETTLED):
        orders = _settled(form, reading, meant, opinion, heard, throws, door)
        said = _said(orders, throws, door)
        twice = _told_once(opinion.tokens, said.throws & said.doors)
        if orders and not (said.throws | said.doors) & (held | twice | _amiss(opinion.tokens, said)):
            return cleared(reading, orders)
    return _without_doubtful(form, reading, opinion, heard, throws, door)


def _heard(form: OrderForm, opinion: Opinion, subject: str) -> Heard:
    throws, _ = fields_of(form)
    return listened(opinion.tokens, form.boards, throws.count if throws is not None else 1, subject.strip() or _REPLY)


def _ordered(heard: Heard) -> _Ordered | None:
    """Return what sounds ordered; None where some number may be or may not."""
    throw: dict[int, float] = {}
    door: dict[int, float] = {}
    for number in heard.numbers:
        throw[number.value] = max(number.throw, throw.get(number.value, 0.0))
        door[number.value] = max(number.trapdoor, door.get(number.value, 0.0))
    if any(_HARDLY < likely <= _SURE for likely in (*throw.values(), *door.values())):
        return None
    return _Ordered(
        frozenset(value for value, likely in throw.items() if likely > _SURE),
        frozenset(value for value, likely in door.items() if likely > _SURE),
    )


def _said(orders: RawOrders, throws: Field, door: Field) -> _Ordered:
    """Return what ``orders`` order, of all boards together."""
    thrown = [order.get(throws.key) for order in orders.values()]
    nominated = [order.get(door.key) for order in orders.values()]
    return _Ordered(
        frozenset(value for values in thrown if isinstance(values, list) for value in values if isinstance(value, int)),
        frozenset(value for value in nominated if isinstance(value, int)),
    )


def _unannounced(reading: Reading, heard: Heard) -> Reading:
    """Return a mail without orders that sounds as if it had none to come as what it is: nothing to ask about."""
    if heard.unsettled > _SETTLED or _ordered(heard) != _Ordered(frozenset(), frozenset()):
        return reading
    return replace(reading, verdict="clear", problems=(), quotes=())


def _told_once(tokens: Sequence[Token], both: frozenset[int]) -> frozenset[int]:
    """Return which of the numbers that are a throw and a trapdoor stand once: "B 2 trapdoor" has one of them."""
    return frozenset(value for value in both if sum(t.kind == "N" and t.value == value for t in tokens) == 1)


def _amiss(tokens: Sequence[Token], said: _Ordered) -> frozenset[int]:
    """Return the throw that does not lead from one space of the mail to the next, "I stand on 41, for 44 play my 6"."""
    if len(said.throws) != 1:
        return frozenset()
    (throw,) = said.throws
    spaces = [token.value for token in tokens if token.kind == "N" and token.value not in said.throws | said.doors]
    steps = {end - start for start, end in pairwise(spaces) if 1 <= end - start <= _FARTHEST and start > _FARTHEST}
    return said.throws if steps and throw not in steps else frozenset()


def _all_told(asked: Container[str], opinion: Opinion, throws: Field, held: frozenset[int]) -> bool:
    """Return whether a throw stands in the words, and the numbers at odds, so that one can hear which is meant.

    ``held`` are the numbers that are no order, whatever they sound like.
    """
    numbers = {token.value for token in opinion.tokens if token.kind == "N"}
    small = {value for value in numbers if value <= (throws.high or value)}
    spaces = len(numbers) > len(small) + 1 or len(numbers) > 2  # a small one may be a space beside the throw
    told = {"throws-differ": len(small) > 1, "door-differ": spaces}
    return bool(small - held) and all(enough or which not in asked for which, enough in told.items())


def _settled(
    form: OrderForm, reading: Reading, meant: RawOrders, opinion: Opinion, heard: Heard, throws: Field, door: Field
) -> RawOrders:
    """Return what a mail orders that sounds settled; nothing where what was plain in it says otherwise."""
    ordered = _ordered(heard)
    if ordered is None:
        return {}
    if len(form.boards) > 1 and exchanged(opinion.tokens):
        return {}
    if len(form.boards) != 1 or throws.count != 1:
        as_they_stand = throws.count == 1 or not reordered(opinion.tokens)
        if meant and as_they_stand and _said(meant, throws, door) == ordered:
            return meant
        return _laid_out(form, reading, opinion, heard, throws, door)
    board = next(iter(reading.orders), form.boards[0])
    if len(ordered.throws) != 1 or len(ordered.doors) > 1 or not _allowed(ordered, throws, door):
        return {}
    order: dict[str, Json] = {throws.key: list(ordered.throws)}
    if ordered.doors:
        order[door.key] = next(iter(ordered.doors))
    elif not {"door-doubt", "door-same"}.isdisjoint(map(named, reading.problems)):
        return {}
    for plain in (reading.orders.get(board, {}), meant.get(board, {})):
        if any(value != order.setdefault(key, value) for key, value in plain.items()):
            return {}
    return {board: order}


def _laid_out(
    form: OrderForm, reading: Reading, opinion: Opinion, heard: Heard, throws: Field, door: Field
) -> RawOrders:
    """Return what a settled mail orders on several boards or for two turns, by how its numbers stand in it."""
    sorts = [_sort(number) for number in heard.numbers]
    made: dict[str, dict[str, Json]] = {}
    if len(form.boards) == 1:
        ordered = in_order(opinion.tokens, sorts)
        doors = {number.value for number, sort in zip(heard.numbers, sorts, strict=True) if sort == "trapdoor"}
        if ordered and len(doors) <= 1:
            made[form.boards[0]] = {throws.key: list(ordered)}
            if doors:
                made[form.boards[0]][door.key] = doors.pop()
    elif throws.count == 1:
        for board, (thrown, nominated) in on_boards(opinion.tokens, sorts, form.boards).items():
            made[board] = {throws.key: [thrown]} | ({} if nominated is None else {door.key: nominated})
    if not made or not _allowed(_said(made, throws, door), throws, door):
        return {}
    for board, plain in reading.orders.items():
        if any(value != made[board].setdefault(key, value) for key, value in plain.items()):
            return {}
    return made


def _sort(number: Number) -> Sort:
    return "throw" if number.throw > _SURE else "trapdoor" if number.trapdoor > _SURE else "neither"


def _allowed(ordered: _Ordered, throws: Field, door: Field) -> bool:
    """Return whether the numbers are throws and spaces that there are."""
    return all(throws.low <= value <= (throws.high or value) for value in ordered.throws) and all(
        door.low <= value <= (door.high or value) for value in ordered.doors
    )


def _reconsidered(
    form: OrderForm, reading: Reading, opinion: Opinion, subject: str, throws: Field, door: Field
) -> Reading:
    """Return plain orders as they are, with a trapdoor that nothing was made of, or asked about.

    Heard are those in whose mail a number is left that might be an order, or whose words are uncertain.
    """
    said = _said(reading.orders, throws, door)
    if not said.throws <= {token.value for token in opinion.tokens if token.kind == "N"}:
        return reading  # "my highest" was looked up in the seat's record, which nobody hears
    left = _beside_corrected(opinion, _left(opinion, said), throws.high or 0)
    larger = {value for value in left if value > (throws.high or value) and door.low <= value <= (door.high or value)}
    silent = not any(door.key in order for order in reading.orders.values())
    bare = silent and len(form.boards) == throws.count == 1 and bool(larger)
    if opinion.words <= _TERSE and not bare:
        return reading
    if not left and opinion.unsettled <= _UNCERTAIN:
        return reading
    heard = _heard(form, opinion, subject)
    if heard.unsettled > _OPEN:
        return asked_about(reading, {}, [say("unsettled", example=example_for(form))])
    doubted = _without_doubtful(form, reading, opinion, heard, throws, door)
    if doubted is not reading:
        return doubted
    whole = larger <= {number.value for number in heard.numbers}
    ordered = _ordered(heard) if bare and whole and heard.unsettled <= _FIRM else None
    if ordered is None or ordered.throws != said.throws or len(ordered.doors) != 1 or not ordered.doors <= larger:
        return reading
    board, order = next(iter(reading.orders.items()))
    return replace(reading, orders={board: {**order, door.key: next(iter(ordered.doors))}})


def _left(opinion: Opinion, said: _Ordered) -> set[int]:
    """Return the numbers of a mail that nothing was made of; "one" is too often none, and "ein" an article."""
    written = {token.value for token in opinion.tokens if token.kind == "N" and token.low not in _ARTICLES}
    return written - said.throws - said.doors


def _beside_corrected(opinion: Opinion, left: set[int], high: int) -> set[int]:
    """Return the numbers ``left`` without the one that the mail itself puts another in the place of, come what may."""
    if any(token.low in _CONDITIONS for token in opinion.tokens):
        return left
    fields = {"T": {value for value in left if value <= high}, "D": {value for value in left if value > high}}
    gone = [values for field, values in fields.items() if field in opinion.corrected and len(values) == 1]
    return left.difference(*gone)


def _without_doubtful(
    form: OrderForm, reading: Reading, opinion: Opinion, heard: Heard, throws: Field, door: Field
) -> Reading:
    """Return the reading of one throw on one board without the numbers that do not sound so, each asked about."""
    if throws.count != 1 or len(form.boards) != 1 or not reading.orders:
        return reading
    said = _said(reading.orders, throws, door)
    least = (_UNLIKELY, _UNLIKELY_NAMED) if reading.verdict == "clear" else (_NEVER, _NEVER)
    doubtful = _doubtful(heard, said, _left(opinion, said), opinion.named, least)
    ((board, order),) = reading.orders.items()
    gone = {throws.key: "throw-doubt"} if doubtful.throws else {}
    gone |= {door.key: "door-doubt"} if doubtful.doors else {}
    left = {key: value for key, value in order.items() if key not in gone}
    return asked_about(reading, {board: left} if left else {}, list(map(say, gone.values()))) if gone else reading


def _doubtful(
    heard: Heard, said: _Ordered, left: Container[int], named: frozenset[int], least: tuple[float, float]
) -> _Ordered:
    """Return which of the numbers that were taken do not sound so, or all of a sort where one ``left`` surely does.

    ``least`` is how likely one must be, and one of those that are ``named`` for what they are.
    """
    throws: dict[int, float] = {}
    doors: dict[int, float] = {}
    for number in heard.numbers:
        limit = least[number.value in named]
        throws[number.value] = max(number.throw - limit, throws.get(number.value, -1.0))
        doors[number.value] = max(number.trapdoor - limit, doors.get(number.value, -1.0))
    others = [number for number in heard.numbers if number.value in left]
    return _Ordered(
        said.throws if any(number.throw > _SURE for number in others) else _below(throws, said.throws),
        said.doors if any(number.trapdoor > _SURE for number in others) else _below(doors, said.doors),
    )


def _below(likely: Mapping[int, float], values: frozenset[int]) -> frozenset[int]:
    return frozenset(value for value in values if likely.get(value, 0.0) < 0)
