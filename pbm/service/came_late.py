"""The answer to a seat's mail that came too late for its round."""

from __future__ import annotations

import re

from pbm.core.orders import RawOrders
from pbm.core.phrases import say
from pbm.orders.late import late as late_pattern
from pbm.orders.replies import named
from pbm.service import amend, late
from pbm.service.repeated import orders_something
from pbm.service.seat_mail import SeatMail
from pbm.service.waiting import gm_releases

__all__ = ["answer_late", "tell_late", "withdraws_late"]

_REACH = 2_000
_PLEADING = late_pattern(
    r"\b(?:if you (?:still )?can|still (?:can|possible|change)|too late to|chang(?:e|ing) it|correct(?:ed|ion)?"
    r"|i'?d meant|i meant|mistake|typo|wrong|by accident|forgive|gemeint|ändern|fehler|versehen|erreur|corriger|changer"
    r"|fout|bedoelde|wijzigen|error|corregir|cambiar|errore|correggere)\b",
    re.IGNORECASE,
)
"""Words of somebody who would have a round corrected."""
_SAME = late_pattern(
    r"\b(?:same(?: again)?|as (?:last time|before)|dasselbe|das gleiche|wie (?:letztes mal|vorher|gehabt)|même chose"
    r"|la même chose|comme (?:la dernière fois|avant)|hetzelfde|zoals (?:vorige keer|eerst)|lo mismo|como antes"
    r"|lo stesso|la stessa cosa|come prima)\b",
    re.IGNORECASE,
)
"""Words of somebody who wants again what was ordered before, but for what is named."""


def answer_late(it: SeatMail, missed: late.Missed, *, overtaken: bool) -> None:
    """Answer a mail that came too late, and offer its orders for the next round."""
    answer, round_ = it.answer, it.round_
    orders: RawOrders = amend.said(it.reading.orders)
    waiting = round_ is not None and round_.id == missed.round_.id
    default = any(one.command == "PLAY DEFAULT" for one in it.reading.asked)
    if default and round_ is not None and it.form is not None and not waiting:
        orders = amend.merged(amend.on_purpose(it.office, it.work, it.who, round_, it.form), amend.said(orders))
    withdrawing = any(one.command == "WITHDRAW" for one in it.reading.asked) and not withdraws_late(it, missed)
    restoring = any(one.command == "RESTORE" for one in it.reading.asked)
    ordering = orders or it.reading.problems or default or withdrawing or restoring
    if round_ is None or not ordering or overtaken:
        # Only orders can be late: a question, or thanks for the report, is passed on as ever.
        reading = it.reading
        elsewhere = reading.asked or reading.letters or reading.press or reading.later or reading.missed is not None
        if not elsewhere and (overtaken or orders_something(reading)):
            answer.title = say("Your mail came too late")
            tell_late(it, missed)
        return
    if _leaves_all(it, missed) and not (orders or default or withdrawing or restoring):
        answer.title = say("Your mail came too late")
        tell_late(it, missed)
        answer.said.append(say("That round was played with your orders as they stood."))
        if not waiting:
            answer.said.append(say("For round {number} please send orders of its own.", number=round_.number))
        return
    answer.title = say("Your orders came too late")
    tell_late(it, missed)
    if missed.in_time:
        answer.to_gm = late.told_gm(missed, it.mail, it.who)
    if missed.in_time and it.mail.confirmed_at is None:
        return
    plain = all(problem.code == "missing" for problem in it.reading.problems)
    if not plain and not orders and it.reading.probable:
        orders, plain = _most_probably(it, missed), True
    made = late.offer(it.office, it.work, it.mail, it.who, round_, missed, orders) if orders and plain else None
    answer.offer = made
    if waiting:
        answer.said.append(late.what_comes(offered=bool(orders and plain), gm_releases=gm_releases(it.who.game)))
    elif made is None or not made.lines:
        answer.said.append(
            say(
                "I could not tell from it alone what you want for round {number}, so nothing of it was taken over: "
                "please send orders for that round in full.",
                number=round_.number,
            )
            if it.reading.problems
            else say("Nothing of it was taken over: please send orders for round {number} anew.", number=round_.number)
        )
        if answer.to_gm is None and _PLEADING.search(" ".join(it.words)[:_REACH]) is not None:
            # Only the GM can play a round again.
            answer.to_gm = say("{name} wrote too late, and may ask for a round to be corrected.", name=it.who.seat.name)
            answer.said.append(say("Your mail was passed on to the GM."))
    else:
        answer.said.append(
            say("It is not lost: reply YES, and the orders below stand for round {number}.", number=round_.number)
        )
        answer.unasked[len(answer.said) - 1] = say(
            "They could not be offered to you at once for round {number}: if you want them for it, please send them "
            "again.",
            number=round_.number,
        )


def _leaves_all(it: SeatMail, missed: late.Missed) -> bool:
    """Whether a late mail only leaves as they stand the orders that its round was played with: "No change"."""
    kept = [named(problem) == "orders-kept" for problem in it.reading.problems]
    stood = it.work.orders.standing(missed.round_.id, it.who.seat.id)
    played = stood is not None and any(stood.orders.values()) and stood.origin == "mail"
    return bool(kept) and all(kept) and played and not missed.in_time


def _most_probably(it: SeatMail, missed: late.Missed) -> RawOrders:
    """Return what a late mail most probably orders, which only a YES makes orders of.

    "Same again but 5" has the trapdoor of the round that it came too late for.
    """
    probable = it.reading.probable
    before = it.work.orders.standing(missed.round_.id, it.who.seat.id)
    if before is None or _SAME.search(" ".join(it.words)[:_REACH]) is None:
        return probable
    return {
        board: {**{key: value for key, value in before.orders.get(board, {}).items() if key == "trapdoor"}, **order}
        for board, order in probable.items()
    }


def withdraws_late(it: SeatMail, missed: late.Missed) -> bool:
    """Return whether a late mail takes back the orders of the round that is open: no form is needed to say WITHDRAW.

    Where it brings orders too, these are offered, and what stands is left alone.
    """
    round_ = it.round_
    if round_ is None or round_.id == missed.round_.id or round_.status != "open":
        return False
    commands = {one.command for one in it.reading.asked}
    ordering = bool(amend.said(it.reading.orders) or it.reading.problems or "PLAY DEFAULT" in commands)
    return "WITHDRAW" in commands and not ordering and late.counted_from(it.mail) <= round_.deadline


def tell_late(it: SeatMail, missed: late.Missed) -> None:
    """Say that a mail came too late, and for what."""
    it.answer.outcomes.append(f"late for round {missed.round_.number}")
    it.answer.said.append(late.told(missed, it.mail, it.who))
    it.answer.played_told = True
