"""Orders that a player sends beside a no to a question of ours: "No, that was not me. Throw 6, trapdoor 30"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

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

_NUMBER = re.compile(r"\d+")
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

    The rest has to be plain orders by itself. Where its numbers are all in the mail that was asked about, it may only
    say what that mail ordered, and a no to such orders is no order.
    """
    found = refused_first(words, *names)
    if found is None or question.seat_id is None:
        return None
    heard, first, rest = found
    if disowns(rest) or knows_nothing(rest) or _repeats(office, work, question, heard, rest):
        return None
    return BesideNo(heard, first, rest) if _orders(office, work, work.seats.get(question.seat_id), rest) else None


def _repeats(office: Office, work: UnitOfWork, question: Question, heard: Heard, rest: Sequence[str]) -> bool:
    """Return whether orders may be those of the mail asked about, which the player has said is not theirs."""
    if question.mail_id is None or (question.kind == "address" and not heard.disowns):
        return False
    asked = set(_NUMBER.findall(office.decode(work.mails.get(question.mail_id).raw).text))
    return set(_NUMBER.findall(" ".join(rest))) <= asked


def _orders(office: Office, work: UnitOfWork, seat: Seat, rest: Sequence[str]) -> bool:
    """Return whether words are plain orders of a seat for the round on the table, and nothing else."""
    game = work.games.get(seat.game_id)
    round_ = on_table(work, game.id)
    if round_ is None or seat.status not in _PLAYS:
        return False
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    form = table.ruleset.order_form(table.config, state, seat.name)
    if form is None:
        return False
    reading = understood(office, work, game, seat.name, round_, form, clean("\n".join(rest), ()))
    leaning = reading.asked or reading.command or reading.seconds or reading.replacing or reading.later
    plain = all(problem.code == "missing" for problem in reading.problems)
    return bool(said(reading.orders)) and plain and not leaning
