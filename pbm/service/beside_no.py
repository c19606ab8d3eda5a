"""Orders that a player sends beside a no to a question of ours: "No, that was not me. Throw 6, trapdoor 30"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.core.orders import RawOrders, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.consent import Heard, refused_first
from pbm.orders.disowning import disowns, knows_nothing
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Question, Seat
from pbm.service.understanding import understood
from pbm.service.waiting import on_table

__all__ = ["BesideNo", "orders_beside"]

_NUMBER = re.compile(r"\d{1,9}")
_PLAYS = ("active", "leaving")


@dataclass(frozen=True, slots=True)
class BesideNo:
    """The no that an answer begins with: what is ``heard`` in it, its ``words``, and the ``rest``, which orders."""

    heard: Heard
    words: tuple[str, ...]
    rest: tuple[str, ...]


def orders_beside(
    office: Office, work: UnitOfWork, question: Question, words: Sequence[str], names: tuple[list[str], list[str]]
) -> BesideNo | None:
    """Return the no and the orders of which an answer is made; None for any other answer.

    The rest has to be plain orders by itself. Where all that it orders is in the mail that was asked about, it may only
    say what that mail ordered, and a no to such orders is no order.
    """
    found = refused_first(words, *names)
    if found is None or question.seat_id is None:
        return None
    heard, first, rest = found
    if disowns(rest) or knows_nothing(rest):
        return None
    seat = work.seats.get(question.seat_id)
    ordered = _ordered(office, work, seat, rest)
    if not ordered or _repeats(office, work, question, heard, seat, ordered):
        return None
    return BesideNo(heard, first, rest)


def _repeats(
    office: Office, work: UnitOfWork, question: Question, heard: Heard, seat: Seat, ordered: RawOrders
) -> bool:
    """Return whether orders may be those of the mail asked about, which the player has said is not theirs.

    What that mail orders counts however it is written, in figures or words.
    """
    if question.mail_id is None or (question.kind == "address" and not heard.disowns):
        return False
    text = office.decode(work.mails.get(question.mail_id).raw).text
    reading = _read(office, work, seat, clean(text, ()).words)
    asked = set(map(int, _NUMBER.findall(text))) | _numbers(said(reading.orders) if reading else {})
    if reading is not None:
        asked |= _numbers(reading.probable)
    return _numbers(ordered) <= asked


def _numbers(orders: RawOrders) -> set[int]:
    """Return all numbers of orders."""
    values = [value for order in orders.values() for value in order.values()]
    flat = [one for value in values for one in (value if isinstance(value, list) else [value])]
    return {one for one in flat if isinstance(one, int)}


def _ordered(office: Office, work: UnitOfWork, seat: Seat, rest: Sequence[str]) -> RawOrders:
    """Return what words order that are plain orders of a seat for the round on the table; empty for any others."""
    reading = _read(office, work, seat, rest)
    if reading is None:
        return {}
    leaning = reading.asked or reading.command or reading.seconds or reading.replacing or reading.later
    plain = all(problem.code == "missing" for problem in reading.problems)
    return said(reading.orders) if plain and not leaning else {}


def _read(office: Office, work: UnitOfWork, seat: Seat, words: Sequence[str]) -> Reading | None:
    """Return what words of a seat say for the round on the table; None where it can order nothing in one."""
    game = work.games.get(seat.game_id)
    round_ = on_table(work, game.id)
    if round_ is None or seat.status not in _PLAYS:
        return None
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    form = table.ruleset.order_form(table.config, state, seat.name)
    if form is None:
        return None
    return understood(office, work, game, seat.name, round_, form, clean("\n".join(words), ()))
