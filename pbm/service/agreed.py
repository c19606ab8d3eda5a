"""An answer to a question of ours with more beside it: what is to be different, "Yes, but trapdoor 51", or press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pbm.core.errors import Problem
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.core.phrases import say
from pbm.orders.agreed import after_answer, agreed_first
from pbm.orders.press.parts import split_press
from pbm.service import questions
from pbm.service.commands import Desk
from pbm.service.merging import merged, said, with_replaced, with_seconds
from pbm.service.reactions import heard_of
from pbm.service.records import Question, Round
from pbm.service.replies import question_answered, question_heard
from pbm.service.seat_mail import SeatMail

__all__ = ["Agreed", "agreed_to", "answered_above_press", "asked_about"]


@dataclass(frozen=True, slots=True)
class Agreed:
    """An offer that a mail agrees to and changes: what it builds on then is ``over``, and what comes of it ``whole``.

    ``certain`` says that it can mean nothing else; what is said beside the yes may be about the orders that stand.
    """

    question: Question
    over: RawOrders
    whole: RawOrders
    certain: bool


def agreed_to(it: SeatMail, round_: Round, form: OrderForm, reading: Reading) -> Agreed | None:
    """Return the open offer that a mail with orders begins by agreeing to; None where it makes no difference."""
    if not (said(reading.orders) or reading.seconds or reading.replacing):
        return None
    question, _ = question_answered(it.work, it.letter, it.who, True)
    offered = questions.offered_orders(question) if question is not None else {}
    if question is None or not offered or question.status != "open" or question.data.get("waits"):
        return None
    if question.round_id != round_.id:
        return None
    names = (it.who.seat.name, it.who.player.name, it.office.letters.post.gm.name)
    agrees = agreed_first(it.words, names)
    if agrees is None:
        return None
    standing = it.work.orders.standing(round_.id, it.who.seat.id)
    old = said(standing.orders) if standing else {}
    over = merged(old, said(offered))
    whole = _with(over, reading, form)
    if agrees == "unclear" and (not old or whole == _with(old, reading, form)):
        return None
    return Agreed(question, over, whole, certain=agrees == "plain")


def asked_about(agreed: Agreed, reading: Reading) -> Reading:
    """Return a reading that orders nothing and asks whether a mail agrees to an offer; a YES to that settles it."""
    asking = say(
        "Your mail begins with a yes, but I could not tell whether what follows is about the orders that I offered or "
        "about those that stand. Please send your orders in full."
    )
    problems = (Problem("ambiguous", asking),)
    return replace(reading, orders={}, seconds={}, replacing={}, probable=agreed.whole, problems=problems, quotes=())


def _with(orders: RawOrders, reading: Reading, form: OrderForm) -> RawOrders:
    """Return orders with all that a mail changes in them."""
    made = with_seconds(merged(orders, said(reading.orders)), reading.seconds, form)
    return with_replaced(made, reading.replacing, form)[0]


def answered_above_press(desk: Desk, words: Sequence[str]) -> tuple[Question, bool, Sequence[str]] | None:
    """Return the question that a mail answers beside its press, whether with a yes, and the lines with the press.

    None where there is no press, or anything else besides: "Yes please", and below it "PRESS: Sorry, all".
    """
    if question_answered(desk.work, desk.letter, desk.who, True)[0] is None:
        return None
    vocabulary = desk.office.words(desk.who.game)
    rest, items = split_press(words, vocabulary)
    lines = words
    if not items:
        cut = after_answer(words, (desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name))
        rest, lines = ([cut[0]], cut[1]) if cut is not None else ([], ())
        beside, items = split_press(lines, vocabulary)
        if not items or any(line.strip() for line in beside):
            return None
    if not any(line.strip() for line in rest):
        return None
    question, yes = question_heard(desk.work, desk.letter, desk.who, heard_of(desk, rest))
    return (question, yes, lines) if question is not None else None
