"""Where a mail is heard as a whole: the questions that its sound makes needless, and the one that it calls for.

Hearing takes a hundred times as long as the grammar, so only mails in doubt are heard. It names no number that the
grammar did not read as one, and has no say where a question has a reason of its own: another game, another player,
a space that the board has not, the seat's record.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from pbm.core.game import Json
from pbm.core.orders import Field, OrderForm, RawOrders, Reading
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard, listened
from pbm.orders.outcome import asked_about, cleared, fields_of
from pbm.orders.replies import named, say
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["heard_out"]

_DOUBTS: Final = frozenset(
    (
        *("no-throw", "throw-doubt", "door-doubt", "throws-differ", "door-differ", "throws-many", "numbers"),
        *("throw-conditional", "door-conditional", "throw-hedged", "door-hedged", "throw-undecided", "waiting"),
        *("throw-recalled", "door-recalled", "throw-retracted", "door-retracted", "taken-back", "throw-same"),
        "unsettled",
    )
)
"""What is asked because of how a mail is worded: that can be heard."""

_SETTLED: Final = -2.5
"""Up to here a mail sounds settled: a GM would ask about one in a dozen."""

_FIRM: Final = -7.0
"""The same where there was a reason to ask: a condition, a choice not made, what the second look withdrew."""

_REASONS: Final = frozenset(
    f"{field}-{why}" for field in ("throw", "door") for why in ("conditional", "hedged", "undecided", "recalled")
) | {"waiting"}

_OPEN: Final = 5.5
"""From here on a mail is asked about, however plain its orders are."""

_TERSE: Final = 7
"""Words of a mail that has no more to hear in it than its orders."""

_UNCERTAIN: Final = -1.0
"""From here on the second opinion calls a mail uncertain enough to be heard."""

_SURE: Final = 0.9
"""How likely a number is what it is taken for."""

_HARDLY: Final = 0.1
"""How likely at most it is what it is not taken for."""

_UNLIKELY: Final = 0.15
"""Below this, what the grammar took a number for is asked about."""

_REPLY: Final = "Re: Viper turn 4"
"""The subject that a mail without one is heard under."""

_FARTHEST: Final = 6
"""Spaces of one throw."""

_A_ONE: Final = word_set("a the my of throw play use spend")
"""What stands before a one that is a number."""

_PAST_HOPE: Final = 3.5
"""From here on the second opinion calls a mail so unsettled that no question about it was ever needless."""

_OTHER_CHOICES: Final = word_set("second third other another last next")

_DIFFER: Final = {"throws-differ": True, "door-differ": False}
"""Questions which of several numbers is meant, and whether those are throws: the form or the subject may name one."""


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
    if reading.kind not in ("orders", "other") or reading.later or reading.seconds:
        return reading
    asked = set(map(named, reading.problems))
    if reading.verdict == "ask" and asked == {"announced"}:
        return _unannounced(reading, _heard(form, opinion, subject))
    if reading.verdict == "ask" and asked and asked <= _DOUBTS and opinion.unsettled < _PAST_HOPE:
        if not _all_told(asked, opinion, throws):
            return reading
        heard = _heard(form, opinion, subject)
        if heard.unsettled > (_FIRM if withdrawn or asked & _REASONS else _SETTLED):
            return reading
        orders = _settled(form, reading, meant, heard, throws, door)
        said = _said(orders, throws, door)
        held = opinion.denied | opinion.others | _passed_on(opinion.tokens) | _amiss(opinion.tokens, said)
        return cleared(reading, orders) if orders and not (said.throws | said.doors) & held else reading
    if reading.verdict == "clear" and any(reading.orders.values()):
        return _reconsidered(form, reading, opinion, subject, throws, door)
    return reading


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


def _passed_on(tokens: Sequence[Token]) -> frozenset[int]:
    """Return the numbers that are for somebody by name, "a 3 for Gwen", another choice than the first, or no number.

    "One" is somebody or something too often, as in "I've one left, so that one".
    """
    found: set[int] = set()
    for place, token in enumerate(tokens):
        before, after = tokens[max(0, place - 4) : place], tokens[place + 1 : place + 3]
        if token.kind != "N":
            continue
        if token.low == "one" and (not before or before[-1].low not in _A_ONE):
            found.add(token.value)
        if len(after) == 2 and after[0].low == "for" and after[1].kind == "W" and after[1].text[:1].isupper():
            found.add(token.value)
        if any(one.low in _OTHER_CHOICES and two.low == "choice" for one, two in pairwise(before)):
            found.add(token.value)
    return frozenset(found)


def _amiss(tokens: Sequence[Token], said: _Ordered) -> frozenset[int]:
    """Return the throw that does not lead from one space of the mail to the next, "I stand on 41, for 44 play my 6"."""
    if len(said.throws) != 1:
        return frozenset()
    (throw,) = said.throws
    spaces = [token.value for token in tokens if token.kind == "N" and token.value not in said.throws | said.doors]
    steps = {end - start for start, end in pairwise(spaces) if 1 <= end - start <= _FARTHEST and start > _FARTHEST}
    return said.throws if steps and throw not in steps else frozenset()


def _all_told(asked: Container[str], opinion: Opinion, throws: Field) -> bool:
    """Return whether the numbers that are at odds stand in the words, so that one can hear which is meant."""
    numbers = {token.value for token in opinion.tokens if token.kind == "N"}
    small = {value for value in numbers if value <= (throws.high or value)}
    return all(which not in asked or len(small if thrown else numbers - small) > 1 for which, thrown in _DIFFER.items())


def _settled(
    form: OrderForm, reading: Reading, meant: RawOrders, heard: Heard, throws: Field, door: Field
) -> RawOrders:
    """Return what a mail orders that sounds settled; nothing where what was plain in it says otherwise."""
    ordered = _ordered(heard)
    if ordered is None:
        return {}
    if len(form.boards) != 1 or throws.count != 1:
        return meant if meant and _said(meant, throws, door) == ordered else {}
    board = next(iter(reading.orders), form.boards[0])
    if len(ordered.throws) != 1 or len(ordered.doors) > 1 or not _allowed(ordered, throws, door):
        return {}
    order: dict[str, Json] = {throws.key: list(ordered.throws)}
    if ordered.doors:
        order[door.key] = next(iter(ordered.doors))
    elif "door-doubt" in map(named, reading.problems):
        return {}
    for plain in (reading.orders.get(board, {}), meant.get(board, {})):
        if any(value != order.setdefault(key, value) for key, value in plain.items()):
            return {}
    return {board: order}


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
    written = [token.value for token in opinion.tokens if token.kind == "N" and token.low != "one"]
    said = _said(reading.orders, throws, door)
    if not said.throws <= set(written):
        return reading  # "my highest" was looked up in the seat's record, which nobody hears
    left = set(written) - said.throws - said.doors
    larger = {value for value in left if value > (throws.high or value) and door.low <= value <= (door.high or value)}
    silent = not any(door.key in order for order in reading.orders.values())
    bare = silent and len(form.boards) == throws.count == len(larger) == 1
    if opinion.words <= _TERSE and not bare:
        return reading
    if not left and opinion.unsettled <= _UNCERTAIN:
        return reading
    heard = _heard(form, opinion, subject)
    if heard.unsettled > _OPEN:
        return asked_about(reading, {}, [say("unsettled")])
    doubtful = _doubtful(heard, said, left, opinion.named) if len(form.boards) == throws.count == 1 else None
    if doubtful is not None and (doubtful.throws or doubtful.doors):
        return _without(reading, doubtful, throws, door)
    if bare and heard.unsettled < _SETTLED and _ordered(heard) == _Ordered(said.throws, frozenset(larger)):
        board, order = next(iter(reading.orders.items()))
        return replace(reading, orders={board: {**order, door.key: next(iter(larger))}})
    return reading


def _doubtful(heard: Heard, said: _Ordered, left: Container[int], named: frozenset[int]) -> _Ordered:
    """Return which of the numbers that were taken do not sound so, or all of a sort where one ``left`` surely does.

    Those that are ``named`` for what they are need not sound so as well.
    """
    throws = {number.value for number in heard.numbers if number.throw >= _UNLIKELY}
    doors = {number.value for number in heard.numbers if number.trapdoor >= _UNLIKELY}
    written = {number.value for number in heard.numbers} - named
    others = [number for number in heard.numbers if number.value in left]
    return _Ordered(
        said.throws if any(number.throw > _SURE for number in others) else (said.throws & written) - throws,
        said.doors if any(number.trapdoor > _SURE for number in others) else (said.doors & written) - doors,
    )


def _without(reading: Reading, doubtful: _Ordered, throws: Field, door: Field) -> Reading:
    """Return the reading of one board without the doubtful numbers, each asked about."""
    ((board, order),) = reading.orders.items()
    gone = {throws.key: "throw-doubt"} if doubtful.throws else {}
    gone |= {door.key: "door-doubt"} if doubtful.doors else {}
    left = {key: value for key, value in order.items() if key not in gone}
    return asked_about(reading, {board: left} if left else {}, list(map(say, gone.values())))
