"""The answer to a player's mail: what was understood, what stands, and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.clean import clean
from pbm.orders.parse import read
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer, send_receipt
from pbm.service.records import MailIn, OrderVersion, Round

__all__ = ["answer_seat"]

_COMMAND_LEADS = {
    "HELP": "Write your orders in your own words, above or in the form: a throw, and a space to nominate as a trapdoor, "
    "for example THROW 3 TRAPDOOR 45. Words after PRESS: are printed in the next report. A mail that says only STATUS "
    "shows how things stand, one that says only WITHDRAW takes your orders back, and a question goes to the GM.",
}


def answer_seat(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known) -> tuple[str, Round | None]:
    """Read a seat's mail, keep what it orders, queue the receipt; return what became of it and the round it was for."""
    round_ = work.rounds.open_of(who.game.id)
    meant = _round_meant(work, letter, who, round_)
    if round_ is None or who.seat.status not in ("active", "leaving"):
        answer = _no_round(who, round_)
    elif mail.received_at > round_.deadline or meant.id != round_.id or _before(mail, round_):
        answer = _late(work, mail, who, round_, meant)
    else:
        answer = _orders(office, work, mail, letter, who, round_)
    send_receipt(office, work, mail, letter, who, round_, answer)
    return answer.outcome, round_


def _before(mail: MailIn, round_: Round) -> bool:
    """Return whether a mail came before its round opened. A mailbox tells whole seconds, so those decide."""
    return mail.received_at < round_.opened_at.replace(microsecond=0)


def _round_meant(work: UnitOfWork, letter: Letter, who: Known, open_round: Round | None) -> Round:
    """Return the round a mail is for: the one whose form it answers, else the one that is open."""
    rounds = work.rounds.of_game(who.game.id)
    fallback = open_round or rounds[-1]
    for message_id in letter.in_reply_to:
        answered = work.outbox.by_message_id(message_id)
        if answered is None or answered.round_id is None or answered.game_id != who.game.id:
            continue
        number = next((r.number for r in rounds if r.id == answered.round_id), fallback.number)
        if answered.kind == "report":
            number += 1
        meant = next((r for r in rounds if r.number == number), fallback)
        # Who answers a mail of two rounds ago has seen what came since; who answers the last round's may not have.
        return meant if meant.number >= fallback.number - 1 else fallback
    return fallback


def _no_round(who: Known, round_: Round | None) -> Answer:
    if who.seat.status == "joining":
        lead = "Your seat in this game opens with the next round; its report will bring you the form for your orders."
    elif round_ is None:
        lead = "This game is over, so there is nothing left to order. Thank you for playing!"
    else:
        lead = "You are no longer in this game, so no orders of yours are taken."
    return Answer("nothing to order", "Nothing to order", lead)


def _late(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, meant: Round) -> Answer:
    zone = who.player.zone
    missed = meant
    if _before(mail, round_) and meant.id == round_.id:
        missed = next((r for r in work.rounds.of_game(who.game.id) if r.number == round_.number - 1), round_)
    lead = (
        f"Your mail reached us on {in_zone(mail.received_at, zone)}. The deadline of round {missed.number} was "
        f"{in_zone(missed.deadline, zone)}, so it could not count for that round."
    )
    if round_.id != missed.id:
        lead += f" Nothing of it was taken over into round {round_.number}: please send that round's orders anew."
    answer = Answer(f"late for round {missed.number}", "Your orders came too late", lead)
    if mail.received_at <= missed.deadline:
        answer.lead = (
            f"Your mail was in the mailbox in time for round {missed.number}, but outside the folder we read, and was "
            "found only after the round had been played. The GM has been told and will decide."
        )
        answer.to_gm = f"A mail by {who.seat.name} was received in time for round {missed.number} but read after it."
    return answer


def _orders(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round) -> Answer:
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    form = table.ruleset.order_form(table.config, state, who.seat.name)
    if form is None:
        return Answer(
            "nothing to order",
            "Nothing to order",
            "There is nothing for you to order this round.",
            to_gm=f"{who.seat.name} wrote, but has nothing to order." if letter.text.strip() else None,
        )
    reading = read(
        clean(letter.text, _our_lines(office, work, letter, who, round_)), form, letter.subject, left=form.left
    )
    standing = work.orders.standing(round_.id, who.seat.id)
    if reading.command == "WITHDRAW":
        return _withdrawn(work, mail, who, round_, standing)
    if reading.command is not None:
        return Answer(
            f"asked for {reading.command}",
            "How things stand",
            _COMMAND_LEADS.get(reading.command, "Here is how things stand."),
        )
    if reading.kind in ("auto-reply", "bounce"):
        return Answer(f"{reading.kind}, not answered", "", "")
    if reading.kind in ("question", "resign", "other") and not any(reading.orders.values()):
        lead = {
            "resign": "You wrote that you want to leave the game. The GM has been told and will write to you.",
            "question": "Your question was passed on to the GM.",
        }.get(reading.kind, "No orders were found in your mail. It was passed on to the GM.")
        return Answer(f"{reading.kind}: passed on to the GM", "Passed on to the GM", lead, to_gm="")
    return _take(office, work, mail, who, round_, form, reading, standing)


def _take(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    who: Known,
    round_: Round,
    form: OrderForm,
    reading: Reading,
    standing: OrderVersion | None,
) -> Answer:
    """Keep what a mail orders. A mail that cannot be accepted changes nothing that stands (r19: a good nomination in
    a mail with an unlawful throw stands when there was nothing before)."""
    if standing is not None and standing.received_at > mail.received_at:
        return Answer(
            f"older than receipt {standing.receipt}",
            "A later mail of yours stands",
            f"This mail reached us before the one that receipt {standing.receipt} is for, so it changes nothing.",
        )
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    said = _said(reading.orders)
    merged = _merge(standing.orders if standing else {}, said)
    check = table.ruleset.check(table.config, state, who.seat.name, merged)
    asked = [
        (problem.message, quote)
        for problem, quote in zip(reading.problems, (*reading.quotes, *[None] * len(reading.problems)), strict=False)
        if not _settled(problem.code, merged, form)
    ]
    problems = [*asked, *((problem.message, None) for problem in check.problems)]
    if problems and (standing is not None or not (_said(check.accepted) or reading.press)):
        answer = Answer(
            "asked back, nothing changed",
            "Please look at your orders again",
            "Thank you for your mail, but I could not take orders from it as it is.",
            problems,
        )
        answer.to_gm = None
        return answer
    kept = check.accepted if problems else merged
    version = work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=who.seat.id,
            receipt=work.orders.next_receipt(who.seat.id),
            orders=kept,
            origin="mail",
            mail_id=mail.id,
            received_at=mail.received_at,
            press=reading.press or (standing.press if standing else None),
        )
    )
    partly = bool(problems)
    return Answer(
        f"orders taken, receipt {version.receipt}" + (", partly" if partly else ""),
        "Your orders, with a question" if partly else "Your orders",
        "Thank you. Part of your orders is clear and is kept; about the rest I must ask."
        if partly
        else "Thank you, your orders are in.",
        problems,
        stored=version,
        replaces=standing.receipt if standing else None,
    )


def _said(orders: RawOrders) -> dict[str, dict[str, Any]]:
    """Return the parts of orders that say something."""
    said: dict[str, dict[str, Any]] = {}
    for board, order in orders.items():
        parts = {key: value for key, value in order.items() if value is not None and value != []}
        if parts:
            said[board] = parts
    return said


def _merge(old: RawOrders, new: Mapping[str, JsonObject]) -> dict[str, JsonObject]:
    """Return the new orders over the old: what is left unsaid keeps its earlier value."""
    return {board: {**old.get(board, {}), **new.get(board, {})} for board in dict.fromkeys([*old, *new])}


def _settled(code: str, merged: RawOrders, form: OrderForm) -> bool:
    """Return whether an earlier mail has answered what this one left open: only what is missing can be."""
    if code != "missing":
        return False
    needed = [field.key for field in form.fields if not field.optional]
    boards = ("*",) if form.shared and "*" in merged else form.boards
    return all(merged.get(board, {}).get(key) for board in boards for key in needed)


def _withdrawn(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, standing: OrderVersion | None) -> Answer:
    if standing is None:
        return Answer("nothing to withdraw", "Nothing to withdraw", "There were no orders of yours to withdraw.")
    version = work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=who.seat.id,
            receipt=work.orders.next_receipt(who.seat.id),
            orders={},
            origin="mail",
            mail_id=mail.id,
            received_at=mail.received_at,
            stands=True,
        )
    )
    return Answer(
        f"orders withdrawn, receipt {version.receipt}",
        "Your orders are withdrawn",
        "Your orders for this round are withdrawn.",
        stored=version,
        replaces=standing.receipt,
    )


def _our_lines(office: Office, work: UnitOfWork, letter: Letter, who: Known, round_: Round) -> tuple[str, ...]:
    """Return the lines that we sent this seat, in order, so that they can be told from the player's own."""
    texts: list[str] = []
    for earlier in work.rounds.of_game(who.game.id):
        if round_.number - 1 <= earlier.number <= round_.number:
            texts += [copy.text for copy in work.record.reports(earlier.id) if copy.seat_id == who.seat.id]
    for message_id in letter.in_reply_to:
        answered = work.outbox.by_message_id(message_id)
        if answered is not None and answered.seat_id == who.seat.id:
            texts.append(office.decode(answered.raw).text)
    return tuple(line for text in texts for line in text.splitlines() if line.strip())
