"""Orders for turns to come that a mail takes back, and what its player is told of it."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.orders import Asked
from pbm.core.phrases import listed, say, say_count
from pbm.orders.commands.withdraw import turns_taken_back
from pbm.service.identity import Known
from pbm.service.ports import UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, Round

__all__ = ["of_this_round", "take_back_later"]

def of_this_round(asked: Sequence[Asked], round_: Round) -> tuple[Asked, ...]:
    """Return the commands without those that take back nothing but orders for turns to come."""
    return tuple(
        one
        for one in asked
        if _later_turns(one, round_) is None or not set(turns_taken_back(one) or ()).isdisjoint(round_.turns)
    )


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
            answer.outcomes.append("orders in advance withdrawn")
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
