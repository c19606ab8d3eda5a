"""An answer to a question of ours with more beside it: what is to be different, "Yes, but trapdoor 51", or press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pbm.core.errors import Problem
from pbm.core.orders import Asked, OrderForm, RawOrders, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.agreed import after_answer, agreed_first
from pbm.orders.apologies import without_apology
from pbm.orders.commands import asked_in
from pbm.orders.led_by_commands import apart_from_commands
from pbm.service import questions
from pbm.service.commands import Desk
from pbm.service.merging import merged, said, with_replaced, with_seconds
from pbm.service.people import press_apart
from pbm.service.reactions import heard_of
from pbm.service.records import Question, Round
from pbm.service.replies import question_answered, question_heard
from pbm.service.seat_mail import SeatMail

__all__ = ["Agreed", "Answered", "agreed_to", "answered_beside", "asked_about", "only_pressed", "yes_not_taken"]

_BESIDE = frozenset(
    (
        "HELP",
        "STATUS",
        "ORDERS",
        "REPORT",
        "HISTORY",
        "ABSENT",
        "REMIND",
        "ZONE",
        "LANGUAGE",
        "FORMAT",
        "GAMES",
        "PRESS",
    )
)
"""The commands that change nothing of what is ordered, nor of who plays."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """An offer that a mail agrees to and changes: what it builds on then is ``over``, and what comes of it ``whole``.

    ``certain`` says that it can mean nothing else; what is said beside the yes may be about the orders that stand.
    """

    question: Question
    over: RawOrders
    whole: RawOrders
    certain: bool


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question, a ``yes`` or no, in its ``words``; ``press`` are lines of press, ``asked`` commands."""

    question: Question
    yes: bool
    words: Sequence[str]
    press: Sequence[str]
    asked: tuple[Asked, ...]


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


def answered_beside(desk: Desk, words: Sequence[str]) -> Answered | None:
    """Return the answer to a question of ours that stands beside press or commands; None where neither is there.

    None too where anything else besides is said: "Yes please", and below it "PRESS: Sorry, all" or "REMIND OFF". That
    somebody leaves the game takes a yes without a command.
    """
    if question_answered(desk.work, desk.letter, desk.who, True)[0] is None:
        return None
    apart = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)
    cut = after_answer(words, (desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name))
    behind, items = apart(cut[1]) if cut is not None else ((), ())
    asked: tuple[Asked, ...] = ()
    rest: Sequence[str]
    lines: Sequence[str]
    if cut is not None and items and not any(line.strip() for line in behind):
        # First of all, for "No. Press: hi" is not the command "No press".
        rest, lines = [cut[0]], cut[1]
    else:
        asked, own = asked_in(apart_from_commands(words))
        lines = own if asked else words
        rest, items = apart(lines)
    if any(one.command not in _BESIDE for one in asked) or not (items or asked):
        return None
    if not any(line.strip() for line in rest):
        return None
    question, yes = question_heard(desk.work, desk.letter, desk.who, heard_of(desk, without_apology(rest)))
    if question is None or (asked and yes and question.kind == "resign"):
        return None
    return Answered(question, yes, tuple(rest), lines if items else (), asked)


def only_pressed(desk: Desk, words: Sequence[str]) -> bool:
    """Return whether a mail is press and nothing else: a yes or no in it is said to other players."""
    rest, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(words)
    return any(line.strip() for line in words) and not any(line.strip() for line in rest)


def yes_not_taken(desk: Desk, words: Sequence[str], *, leaving: bool = False) -> Phrase | None:
    """Return what the writer of a mail is told that begins with a yes and was not taken as one to an open offer.

    None of any other mail. ``leaving``: the answer asks whether they leave, so that a YES to it is one to that.
    """
    question, _ = question_answered(desk.work, desk.letter, desk.who, True)
    if question is None or question.kind not in ("meant", "late") or question.status != "open":
        return None
    if questions.overtaken(desk.work, question) or question.data.get("waits"):
        return None
    if agreed_first(words, (desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name)) is None:
        return None
    if leaving:
        return say(
            "Your mail begins with a yes, but also speaks of leaving, so I did not take it as the word that you want "
            "the orders that I offered. If you do, please send these themselves: a YES to this mail is about leaving."
        )
    return say(
        "Your mail begins with a yes, but more came with it, so I did not take it as the word that you want what I "
        "offered. If you do, please reply with just YES."
    )
