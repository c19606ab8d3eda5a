"""What a mail says of turns to come, and what its player is told of it: kept, asked about, taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbm.core.orders import Asked, RawOrders, Reading
from pbm.core.phrases import listed, say, say_count
from pbm.orders.commands.withdraw import turns_taken_back
from pbm.orders.replies import LATER
from pbm.service.advance import keep_later
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, Round

__all__ = ["ask_ahead", "keep_ahead", "of_this_round", "take_back_later", "turns_alone", "without_ahead"]

_WITHDRAWN = "orders in advance withdrawn"

AskedAhead = Sequence[tuple[str, str | None]]
"""What is asked about turns to come, each with the player's own words."""


def without_ahead(reading: Reading) -> tuple[Reading, AskedAhead]:
    """Return a reading without what must be asked about turns to come, and that apart.

    It is no reason to leave what is plain for the open round.
    """
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    told = list(zip(reading.problems, quotes, strict=False))
    ahead = tuple((problem.message, quote) for problem, quote in told if problem.code == LATER)
    if not ahead:
        return reading, ()
    kept = [(problem, quote) for problem, quote in told if problem.code != LATER]
    return replace(reading, problems=tuple(p for p, _ in kept), quotes=tuple(q for _, q in kept)), ahead


def keep_ahead(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    later: Mapping[int, RawOrders],
    ahead: AskedAhead,
    answer: Answer,
) -> None:
    """Keep a mail's orders for turns to come, and say so; ``ahead`` is what must be asked besides."""
    kept = keep_later(office, work, mail, who, round_, later)
    answer.problems += [(problem, None) for problem in kept.problems]
    if kept.turns:
        turns = " and ".join(str(turn) for turn in kept.turns)
        answer.outcomes.append(f"kept in advance for turn {turns}")
        answer.title = answer.title or say("Your orders in advance")
        answer.said.append(
            say("Your orders in advance are kept, but for what follows.")
            if kept.problems or ahead
            else say("Those in this mail are kept.")
            if _WITHDRAWN in answer.outcomes
            else say("Your orders in advance are kept.")
        )
    elif kept.problems:
        answer.outcomes.append("orders in advance: asked back")
        answer.title = answer.title or say("Please look at your orders again")
        answer.said.append(
            say("Your orders in advance could not be kept as they are.")
            if answer.said
            else say("Thank you for your mail, but I could not keep the orders in advance as they are.")
        )
    else:
        answer.outcomes.append("older than the orders in advance")
        answer.title = answer.title or say("A later mail of yours stands")
        answer.said.append(
            say("A later mail of yours gave orders in advance for the same turns; they stay as they are.")
        )


def ask_ahead(ahead: AskedAhead, answer: Answer, *, kept: bool) -> None:
    """Ask about what a mail says of turns to come; ``kept`` tells that some of it is kept, which has been said."""
    if not ahead:
        return
    answer.problems += ahead
    answer.outcomes.append("orders in advance: asked about")
    answer.title = say("Your orders, with a question") if answer.stored else say("Please look at your orders again")
    if not kept:
        answer.said.append(
            say("About later turns I must ask.")
            if answer.said
            else say("Thank you for your mail, but I could not keep the orders in advance as they are.")
        )


def of_this_round(asked: Sequence[Asked], round_: Round) -> tuple[Asked, ...]:
    """Return the commands without those that take back nothing but orders for turns to come."""
    return tuple(
        one
        for one in asked
        if _later_turns(one, round_) is None or not set(turns_taken_back(one) or ()).isdisjoint(round_.turns)
    )


def turns_alone(asked: Sequence[Asked], round_: Round) -> tuple[int, ...]:
    """Return which turns of a round of several are to be taken back while another of them stays; empty: none."""
    named = {turn for one in asked if one.command == "WITHDRAW" for turn in turns_taken_back(one) or ()}
    whole = any(one.command == "WITHDRAW" and turns_taken_back(one) is None for one in asked)
    here = tuple(turn for turn in round_.turns if turn in named)
    return here if not whole and len(here) < len(round_.turns) else ()


def take_back_later(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, asked: Sequence[Asked], answer: Answer
) -> None:
    """Take back the orders for turns to come that a mail asks for, and say so; what a later mail gave stays."""
    for one in asked:
        turns = _later_turns(one, round_)
        if turns is None:
            continue
        kept = [order for order in work.orders.advance(who.seat.id) if order.received_at <= mail.received_at]
        dropped = sorted(order.turn for order in kept if not turns or order.turn in turns)
        answer.title = answer.title or say("Your orders in advance")
        if dropped:
            work.orders.drop_advance(who.seat.id, dropped)
            answer.outcomes.append(_WITHDRAWN)
            answer.said.append(
                say_count(
                    "Your order in advance for turn {turns} is withdrawn.",
                    "Your orders in advance for turns {turns} are withdrawn.",
                    len(dropped),
                    turns=listed(dropped),
                )
            )
        else:
            answer.outcomes.append("nothing in advance to withdraw")
            answer.said.append(
                say_count(
                    "No order of yours is kept for turn {turns}, so there was none to withdraw.",
                    "No orders of yours are kept for turns {turns}, so there were none to withdraw.",
                    len(turns),
                    turns=listed(turns),
                )
                if turns
                else say("No orders of yours are kept for later turns, so there were none to withdraw.")
            )


def _later_turns(one: Asked, round_: Round) -> tuple[int, ...] | None:
    """Return which later turns a command takes the orders of back (none named: of all); None where it takes none."""
    turns = turns_taken_back(one) if one.command == "WITHDRAW" else None
    rest = tuple(turn for turn in turns or () if turn not in round_.turns)
    return None if turns is None or (turns and not rest) else rest
