"""A seat's orders for the open round, and how each mail changes them: the latest that can be accepted counts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import Phrase, listed, say, say_count
from pbm.orders.parse import SHARED
from pbm.orders.replies import named
from pbm.orders.replies import say as problem_of
from pbm.service.at_once import told_at_once
from pbm.service.identity import Known
from pbm.service.left_standing import stands_as_told
from pbm.service.merging import merged, said, turned_round, with_replaced, with_seconds, without_open
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import gone_by
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, OrderVersion, Round
from pbm.service.unconfirmed import held_before

__all__ = [
    "keep_version",
    "merged",
    "nothing_to_replace",
    "on_purpose",
    "said",
    "take",
    "with_replaced",
    "with_seconds",
    "withdraw",
    "withdraw_turns",
    "withdrawn_on",
]

_NOTHING = ("empty", "announced")
"""What is asked of a mail in which no orders were found at all."""


def nothing_to_replace(form: OrderForm, board: str, old: int) -> Phrase:
    """Return what is said of a throw that is to be replaced and does not stand."""
    if form.shared or len(form.boards) == 1:
        return say("Your orders that stand have no throw of {old} to be replaced. Please send both throws.", old=old)
    return say(
        "Your orders that stand for board {board} have no throw of {old} to be replaced. Please send both throws.",
        board=board,
        old=old,
    )


def on_purpose(office: Office, work: UnitOfWork, who: Known, round_: Round, form: OrderForm) -> dict[str, JsonObject]:
    """Return what the rules would choose for a seat, as orders of its own; what they choose besides is left to them."""
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    keys = [field.key for field in form.fields if not field.optional] or [field.key for field in form.fields]
    orders = table.ruleset.default_order(table.config, state, who.seat.name)
    return {board: {key: order[key] for key in keys if key in order} for board, order in orders.items()}


def take(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    form: OrderForm,
    reading: Reading,
    answer: Answer,
    *,
    default: bool = False,
    anew: bool = False,
    over: RawOrders | None = None,
) -> bool:
    """Keep what a mail orders, and say so in ``answer``; return whether it was accepted, whole or in part.

    A mail that cannot be accepted changes nothing that stands.
    r19: a good nomination in a mail with an unlawful throw stands when there was nothing before. ``default`` says that
    the player asked for what the rules would choose, ``anew`` that they took their earlier orders back in the same
    mail: nothing of those is left then. ``over`` are orders that the mail builds on in the place of those that stand.
    """
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    standing = work.orders.standing(round_.id, who.seat.id)
    old = said(standing.orders) if standing else {}
    new = said(reading.orders)
    base = (
        on_purpose(office, work, who, round_, form) if default else {} if anew else old if over is None else said(over)
    )
    whole = merged(without_open(base, reading.orders, form), new)
    turned = turned_round(whole, reading.seconds, form)
    whole = with_seconds(whole, {board: n for board, n in reading.seconds.items() if board not in turned}, form)
    whole, unmet = with_replaced(whole, reading.replacing, form)
    check = table.ruleset.check(table.config, state, who.seat.name, whole)
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    told = [stands_as_told(problem, base, new, form) for problem in reading.problems]
    asked = [
        (p.code, p.message, quote)
        for p, quote, stands in zip(reading.problems, quotes, told, strict=False)
        if not stands
    ]
    missing = [(text, quote) for code, text, quote in asked if code == "missing" and not _settled(whole, form)]
    wrong = [(text, quote) for code, text, quote in asked if code != "missing"]
    wrong += [(nothing_to_replace(form, board, old), None) for board, old in unmet.items()]
    one = form.shared or len(form.boards) == 1
    wrong += [(problem_of("order-turned", board="" if one else board).message, None) for board in turned]
    wrong += [(problem.message, None) for problem in check.problems]
    problems = wrong + missing
    kept = check.accepted if wrong else whole
    if standing and told and all(told) and not problems and whole == old:
        answer.outcomes.append("nothing to change")
        gone_by(work, who.seat.id, office.clock.now(), late=True)
        answer.title = answer.title or say("Your orders stand")
        answer.said.append(say("As you ask, nothing has changed: receipt {receipt} stands.", receipt=standing.receipt))
        return True
    if (problems and not new) or (wrong and (old or default or not said(kept))):
        answer.outcomes.append("asked back, nothing changed")
        nothing = not new and all(named(problem) in _NOTHING for problem in reading.problems) and not check.problems
        if not nothing:
            gone_by(work, who.seat.id, office.clock.now(), late=False)
        again = say("No orders found in your mail") if nothing else say("Please look at your orders again")
        answer.title = answer.title or again
        answer.said.append(say("Thank you for your mail, but I could not take orders from it as it is."))
        if standing is not None and said(standing.orders):
            answer.said.append(say("Nothing has changed: receipt {receipt} stands.", receipt=standing.receipt))
        answer.problems += problems
        return False
    version = keep_version(work, mail, who, round_, kept)
    answer.stored = version
    answer.replaces = standing.receipt if standing else None
    answer.outcomes.append(f"orders taken, receipt {version.receipt}" + (", partly" if problems else ""))
    answer.title = answer.title or (say("Your orders, with a question") if problems else say("Your orders"))
    answer.problems += problems
    if problems:
        answer.said.append(say("Thank you. Part of your orders is clear and is kept; about the rest I must ask."))
    elif default and new:
        answer.said.append(
            say(
                "Thank you, your orders are in, with the throw that the rules would choose. As you asked for it, it is "
                "no missed move."
            )
        )
    elif default:
        answer.said.append(
            say(
                "Thank you, your orders are in: what the rules would choose. As you asked for it, it is no missed move."
            )
        )
    else:
        answer.said.append(say("Thank you, your orders are in."))
    answer.said += told_at_once(office, work, who.game, who.seat, round_)
    return True


def withdraw(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, boards: Sequence[str], answer: Answer) -> None:
    """Take back a seat's orders of the open round, on some boards if any are named, and say so in ``answer``."""
    standing = work.orders.standing(round_.id, who.seat.id)
    old = {name: order for name, order in standing.orders.items() if order} if standing else {}
    rest = {name: order for name, order in old.items() if boards and name not in boards}
    answer.title = answer.title or say("Your orders are withdrawn")
    if standing is None or old == rest:
        answer.outcomes.append("nothing to withdraw")
        answer.title = say("Nothing to withdraw")
        answer.said.append(
            say_count(
                "There were no orders of yours on board {boards} to withdraw.",
                "There were no orders of yours on boards {boards} to withdraw.",
                len(boards),
                boards=listed(boards),
            )
            if boards
            else say("There were no orders of yours to withdraw.")
        )
        if not boards and held_before(work, who.seat, mail.received_at):
            # Kept, so that a YES to what was held then does not bring it back.
            answer.stored = keep_version(work, mail, who, round_, {})
            answer.replaces = standing.receipt if standing else None
            answer.said.append(
                say(
                    "What came in your name before, and waits for your YES, gives no orders for this round any more, "
                    "whatever you answer. If you want it after all, please send it anew."
                )
            )
        return
    version = keep_version(work, mail, who, round_, rest)
    answer.outcomes.append(f"orders withdrawn, receipt {version.receipt}")
    answer.said.append(withdrawn_on(boards) if boards else say("Your orders for this round are withdrawn."))
    answer.stored = version
    answer.replaces = standing.receipt


def withdrawn_on(boards: Sequence[str]) -> Phrase:
    """Return that the orders of a round are withdrawn on some boards."""
    return say_count(
        "Your orders for this round on board {boards} are withdrawn.",
        "Your orders for this round on boards {boards} are withdrawn.",
        len(boards),
        boards=listed(boards),
    )


def withdraw_turns(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, form: OrderForm, turns: Sequence[int], answer: Answer
) -> None:
    """Take back the throws of some ``turns`` of a round of several, and say so in ``answer``.

    The last throws go by themselves; one that others follow cannot be left out, so it is asked about.
    """
    standing = work.orders.standing(round_.id, who.seat.id)
    kept = next((place for place, turn in enumerate(round_.turns) if turn in turns), 0)
    key = next((field.key for field in form.fields if field.kind == "numbers"), "")
    old = said(standing.orders) if standing else {}
    rest = {board: _first_of(order, key, kept) for board, order in old.items()}
    told = listed(turns)
    if standing is None or rest == old:
        answer.outcomes.append("nothing to withdraw")
        answer.title = answer.title or say("Nothing to withdraw")
        answer.said.append(
            say_count(
                "No throw of yours for turn {turns} stands, so there was none to withdraw.",
                "No throws of yours for turns {turns} stand, so there were none to withdraw.",
                len(turns),
                turns=told,
            )
        )
        return
    if kept == 0 or set(round_.turns[kept:]) - set(turns):
        answer.outcomes.append("asked back, nothing changed")
        answer.title = answer.title or say("Please look at your orders again")
        answer.said.append(
            say(
                "The throws of turns {turns} are ordered together, and an earlier one cannot be left out. Nothing has "
                "changed: receipt {receipt} stands. To change it, send another throw for that turn; to take back all, "
                "write WITHDRAW.",
                turns=listed(round_.turns),
                receipt=standing.receipt,
            )
        )
        return
    answer.stored = keep_version(work, mail, who, round_, rest)
    answer.replaces = standing.receipt
    answer.title = answer.title or say("Your orders")
    answer.outcomes.append(f"orders withdrawn in part, receipt {answer.stored.receipt}")
    answer.said.append(
        say_count(
            "Your throw for turn {turns} is withdrawn; what else you ordered stands.",
            "Your throws for turns {turns} are withdrawn; what else you ordered stands.",
            len(turns),
            turns=told,
        )
    )


def _first_of(order: JsonObject, key: str, count: int) -> JsonObject:
    """Return an order with the first ``count`` of its throws alone."""
    numbers = order.get(key)
    return {**order, key: list(numbers[:count])} if isinstance(numbers, list | tuple) else order


def keep_version(
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    orders: RawOrders,
    origin: Literal["mail", "gm"] = "mail",
    received_at: datetime | None = None,
) -> OrderVersion:
    """Keep a version of a seat's orders, under the next number of its receipts, and return it.

    It is as old as its mail, unless ``received_at`` is given.
    """
    return work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=who.seat.id,
            receipt=work.orders.next_receipt(who.seat.id),
            orders=orders,
            origin=origin,
            mail_id=mail.id,
            received_at=received_at or mail.received_at,
        )
    )


def _settled(orders: RawOrders, form: OrderForm) -> bool:
    """Return whether earlier mails have answered what this one left open."""
    needed = [field for field in form.fields if not field.optional]
    boards = (SHARED,) if form.shared and SHARED in orders else form.boards
    return all(form.answered(field, orders.get(board, {})) for board in boards for field in needed)
