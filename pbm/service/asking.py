"""What a game asks of its players, as far as the words of its mails depend on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pbm.core.orders import OrderForm
from pbm.orders.forms import is_postal
from pbm.rulesets.abilities import GivesExamples, TellsWhenItCloses
from pbm.service.office import Table

__all__ = ["Asks", "asks_of", "closes_early", "example_of", "plays_throws", "throw_ahead"]


@dataclass(frozen=True, slots=True)
class Asks:
    """What a seat is asked for: ``throws`` (and nothing but them and trapdoors), and whether orders are ``needed``.

    ``early`` says what ends the round before its deadline, empty where nothing does; ``complete`` that it has come.
    """

    throws: bool = False
    needed: bool = False
    early: str = ""
    complete: bool = False


def asks_of(form: OrderForm | None, early: str = "") -> Asks:
    """Return what a form asks for, in a round that ends ``early``; nothing where there is no form."""
    if form is None:
        return Asks()
    return Asks(is_postal(form), any(not field.optional for field in form.fields), early)


def closes_early(table: Table, state: Any) -> str:
    """Return what ends the round that opens on ``state`` before its deadline, empty where nothing does."""
    ruleset: object = table.ruleset
    return ruleset.closes_early(table.config, state) if isinstance(ruleset, TellsWhenItCloses) else ""


def throw_ahead(form: OrderForm | None) -> int:
    """Return a throw for an example of orders in advance: the highest that is left on every board.

    It can be played in the round to come and in the first of a new set; the lowest is what is played without orders.
    """
    left = [set(numbers) for numbers in form.left.values()] if form is not None else []
    return max(set.intersection(*left), default=1) if left else 1


def example_of(table: Table, state: Any, name: str) -> str:
    """Return orders as a seat might write them in the round that opens on ``state``; empty where none are given."""
    if isinstance(table.ruleset, GivesExamples):
        return table.ruleset.example(table.config, state, name)
    return table.ruleset.briefing(table.config, len(table.ruleset.seats(state))).example


def plays_throws(table: Table, state: Any) -> bool:
    """Return whether somebody may order throws on a state: those may be given for turns to come, too."""
    forms = (table.ruleset.order_form(table.config, state, name) for name in table.ruleset.seats(state))
    return any(form is not None and is_postal(form) for form in forms)
