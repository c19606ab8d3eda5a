"""Promises of order forms: what they ask, that they are understood, what may be accepted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from pbm.core.errors import PbmError
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import is_postal, read_form
from pbm.orders.parse import SHARED, read
from pbm.rulesets.abilities import ReadsWords
from pbm.testing.conformance.cases import Case, ensure, plain, played_out, same

__all__ = [
    "a_form_explains_itself",
    "a_form_that_is_filled_in_is_understood",
    "accepted_orders_are_accepted_again_and_count",
    "asked",
    "default_orders_are_lawful",
    "whatever_is_ordered_is_answered",
]

_GAMES = 2
_UNREADABLE = ":=?\n"
"""Signs that end a label: a prompt with one in it could not be found again in an answer."""

_LONGEST = 80
_JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "x" * 1000, [], [None], [[1]], {}, {"x": 1})


def asked(case: Case, seed: int, *, ordering: float = 0.85) -> Iterator[tuple[Any, str, OrderForm]]:
    """Yield every form of a game, with the state and the seat that it is for."""
    for round_ in played_out(case, seed, ordering=ordering):
        for seat in case.rules.seats(round_.before):
            form = case.rules.order_form(case.config, round_.before, seat)
            if form is not None:
                yield round_.before, seat, form


def default_orders_are_lawful(case: Case) -> None:
    """What the rules order for a seat that sends nothing is accepted from that seat, whole, and comes to the same."""
    for seed in range(_GAMES):
        for state, seat, form in asked(case, seed):
            orders = case.rules.default_order(case.config, state, seat)
            check = case.rules.check(case.config, state, seat, orders)
            ensure(not check.problems, f"the default order {orders} of {seat} is refused: {check.problems}")
            same(plain(check.accepted), plain(orders), "a default order, and what is accepted of it")
            keys = {SHARED} if form.shared else set(form.boards)
            ensure(set(orders) <= keys, f"the default order {orders} is for none of the boards {form.boards}")
    for round_ in played_out(case, 0, ordering=0):
        before = round_.before
        orders_of = {s: case.rules.default_order(case.config, before, s) for s in case.rules.seats(before)}
        sent = {seat: orders for seat, orders in orders_of.items() if orders}
        again = case.rules.adjudicate(case.config, before, sent, case.dice(0, round_.number))
        same(
            again.state, round_.played.state, f"round {round_.number} by default orders that were sent, and by default"
        )


def accepted_orders_are_accepted_again_and_count(case: Case) -> None:
    """What a check accepts, it accepts again as it is; whose whole order was accepted has not missed the round."""
    for seed in range(_GAMES):
        chance = Random(seed)  # noqa: S311 - no secret
        for round_ in played_out(case, seed, ordering=0):
            sent: dict[str, RawOrders] = {}
            for seat in case.rules.seats(round_.before):
                form = case.rules.order_form(case.config, round_.before, seat)
                if form is None:
                    continue
                orders = case.orders(case.config, round_.before, seat, form, chance)
                if not orders:
                    continue
                check = case.rules.check(case.config, round_.before, seat, orders)
                again = case.rules.check(case.config, round_.before, seat, check.accepted)
                ensure(not again.problems, f"of {orders} this is accepted, and then refused: {check.accepted}")
                same(plain(again.accepted), plain(check.accepted), "what is accepted of what was accepted")
                ensure(check.lines or check.problems, f"nothing is said of the orders {orders}")
                if not check.problems:
                    sent[seat] = check.accepted
            dice = case.dice(seed, round_.number)
            missed = set(case.rules.adjudicate(case.config, round_.before, sent, dice).missed)
            ensure(not missed & set(sent), f"{sorted(missed & set(sent))} missed a round with accepted orders: {sent}")


def whatever_is_ordered_is_answered(case: Case) -> None:
    """A check returns whatever is ordered; of what it refuses it says why, and what it accepts can be played."""
    for number, (state, seat, form) in enumerate(asked(case, 0)):
        if number >= 4 * len(case.seats):
            break
        boards = (SHARED,) if form.shared else form.boards
        keys = [each.key for each in form.fields]
        tried: list[Any] = [{}, {"no such board": {}}, {boards[0]: {}}, {boards[0]: {"no such key": 1}}]
        tried += [{boards[0]: {key: junk}} for key in keys for junk in _JUNK]
        for orders in tried:
            try:
                check = case.rules.check(case.config, state, seat, orders)
                case.rules.check_later(case.config, state, seat, {}, {form.turns[-1] + 1: orders})
                case.rules.adjudicate(case.config, state, {seat: check.accepted}, case.dice(0, 1))
            except PbmError as error:
                ensure(False, f"what was accepted of {orders} is then refused: {error}")
            except Exception as error:  # noqa: BLE001 - whatever comes is what the promise is about
                ensure(False, f"the orders {orders}: {type(error).__name__} ({error}) in place of an answer")
            ensure(all(problem.message for problem in check.problems), f"{orders} are refused without a word")
    gone = case.rules.check(case.config, case.start(), "Nobody at all", {})
    same(dict(gone.accepted), {}, "what is accepted of a stranger")


def a_form_explains_itself(case: Case) -> None:
    """Every field has a prompt of its own that an answer can be found by, and can be answered; its turns are due."""
    for seed in range(_GAMES):
        for state, seat, form in asked(case, seed):
            same(form.turns, case.rules.turns(case.config, state), "the turns of a form, and those that are due")
            ensure(form.boards and form.fields, "a form asks for nothing; where nothing is to be ordered there is none")
            prompts = [" ".join(each.prompt.casefold().split()) for each in form.fields]
            ensure(len(set(prompts)) == len(prompts), f"two prompts of a form are the same: {prompts}")
            ensure(len({each.key for each in form.fields}) == len(prompts), "two fields of a form have the same key")
            ensure(set(form.left) <= set(form.boards), f"numbers are left on {set(form.left)}, not all of them boards")
            for each in form.fields:
                what = f"the field {each.key} of {seat}"
                ensure(2 <= len(each.prompt.strip()) <= _LONGEST, f"{what} has no prompt of a fitting length")
                ensure(not set(_UNREADABLE) & set(each.prompt), f"{what}: no “:”, “=” or “?” in {each.prompt!r}")
                if each.kind == "choice":
                    folded = {" ".join(choice.casefold().split()) for choice in each.choices}
                    ensure(len(folded) == len(each.choices) >= 1, f"{what} offers {each.choices}")
                    ensure(all(1 <= len(one.split()) <= 3 for one in folded), f"{what} offers more than a word or two")
                elif each.kind != "words":
                    ensure(each.high is None or each.low <= each.high, f"{what} has no number to choose")
                    ensure(each.count >= 1, f"{what} asks for {each.count} numbers")


def a_form_that_is_filled_in_is_understood(case: Case) -> None:
    """Orders written as a mail has them are read as what they are, and the example of the briefing as some orders."""
    chance = Random(1)  # noqa: S311 - no secret
    state, first = None, None
    for state, seat, form in asked(case, 0):
        first = first or (state, seat, form)
        orders = case.orders(case.config, state, seat, form, chance)
        words = case.words(orders, form)
        if not words.strip():
            continue
        reading = _read(case, state, seat, form, words)
        ensure(not reading.problems, f"{words!r} is asked about: {reading.problems}")
        accepted = case.rules.check(case.config, state, seat, orders).accepted
        got = case.rules.check(case.config, state, seat, reading.orders).accepted
        same(plain(got), plain(accepted), f"what was understood of {words!r}, and what was meant")
    if first is None:
        return
    briefing = case.rules.briefing(case.config, len(case.seats))
    ensure(briefing.rules and all(text.strip() for text in briefing.rules), "the briefing tells no rules")
    ensure(briefing.disclosed, "the briefing does not say what is told of the board, were it that there is none")
    ensure(briefing.example, "players order, and the briefing gives no example of how")
    reading = _read(case, *first, briefing.example)
    ensure(reading.kind == "orders", f"the example {briefing.example!r} is not read as orders, but as {reading}")
    # A language of its own may ask about what the seat has not: an example names cards, and hands are dealt by lot.
    whole = not reading.problems and any(reading.orders.values())
    ensure(whole or isinstance(case.rules, ReadsWords), f"the example {briefing.example!r} is read as {reading}")


def _read(case: Case, state: Any, seat: str, form: OrderForm, words: str) -> Reading:
    """Return how the server reads a mail."""
    cleaned = clean(words)
    if isinstance(case.rules, ReadsWords):
        return read_form(cleaned, form, "", partial(case.rules.read_words, case.config, state, seat))
    if is_postal(form):
        return read(cleaned, form, left=form.left)
    return read_form(cleaned, form, "")
