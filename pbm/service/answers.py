"""The answer to a player's mail: what was understood, what stands, and how to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.clean import clean
from pbm.orders.parse import read
from pbm.service.identity import Known, redacted
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer, send_receipt
from pbm.service.records import MailIn, OrderVersion, Round

__all__ = ["answer_seat"]

PRESS_LIMIT = 4000
"""Characters of press kept of one mail: some two pages of a zine."""

_COMMAND_LEADS = {
    "HELP": "Write your orders in your own words, above the form or in it: a throw, and a space to nominate as a "
    "trapdoor, for example THROW 3 TRAPDOOR 45. Words after PRESS: are printed in the next report. A mail that says "
    "only STATUS shows how things stand, one that says only WITHDRAW takes your orders back; questions go to the GM.",
}


def answer_seat(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known) -> tuple[str, Round | None]:
    """Read a seat's mail, keep what it orders, queue the receipt; return what became of it and the round it was for."""
    round_ = work.rounds.open_of(who.game.id)
    meant, named = _round_meant(work, letter, who, round_)
    if round_ is None or who.seat.status not in ("active", "leaving"):
        answer = _no_round(who, round_)
    elif mail.received_at > round_.deadline or meant.id != round_.id or (not named and _before(mail, round_)):
        answer = _late(work, mail, who, round_, meant)
    else:
        answer = _orders(office, work, mail, letter, who, round_)
    send_receipt(office, work, mail, letter, who, round_, answer)
    return answer.outcome, round_


def _before(mail: MailIn, round_: Round) -> bool:
    """Return whether a mail came before its round opened. A mailbox tells whole seconds, so those decide."""
    return mail.received_at < round_.opened_at.replace(microsecond=0)


def _round_meant(work: UnitOfWork, letter: Letter, who: Known, open_round: Round | None) -> tuple[Round, bool]:
    """Return the round a mail is for, and whether it says so: the one whose form it answers, else the one open."""
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
        return (meant, True) if meant.number >= fallback.number - 1 else (fallback, False)
    return fallback, False


def _no_round(who: Known, round_: Round | None) -> Answer:
    if round_ is None:
        lead = "This game is over, so there is nothing left to order. Thank you for playing!"
    elif who.seat.status == "joining":
        lead = "Your seat in this game opens with the next round; and its first mail brings you the form for orders."
    else:
        lead = "You are no longer in this game, so no orders of yours are taken."
    return Answer("nothing to order", "Nothing to order", lead)


def _late(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, meant: Round) -> Answer:
    zone = who.player.zone
    missed = meant
    if _before(mail, round_) and meant.id == round_.id:
        missed = next((r for r in work.rounds.of_game(who.game.id) if r.number == round_.number - 1), round_)
    end = min(missed.deadline, missed.closed_at or missed.deadline)
    lead = (
        f"Your mail reached us on {in_zone(mail.received_at, zone)}. Round {missed.number} "
        f"{'was played on' if end < missed.deadline else 'had its deadline on'} {in_zone(end, zone)}, so it could not "
        "count for that round."
    )
    if round_.id == missed.id:
        lead += " The report is on its way; please answer that with orders for the next round."
    else:
        lead += f" Nothing of it was taken over into round {round_.number}: please send that round's orders anew."
    answer = Answer(f"late for round {missed.number}", "Your orders came too late", lead, too_late=True)
    if mail.received_at <= end:
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
    cleaned = clean(letter.text, _our_lines(office, work, letter, who, round_))
    reading = read(cleaned, form, letter.subject, left=form.left)
    standing = work.orders.standing(round_.id, who.seat.id)
    if reading.command not in (None, "WITHDRAW"):
        return Answer(
            f"asked for {reading.command}",
            "How things stand",
            _COMMAND_LEADS.get(reading.command or "", "Here is how things stand."),
        )
    if reading.kind in ("auto-reply", "bounce"):
        return Answer(f"{reading.kind}, not answered", "", "")
    if standing is not None and standing.received_at > mail.received_at:
        return Answer(
            f"older than receipt {standing.receipt}",
            "A later mail of yours stands",
            f"This mail reached us before the one that receipt {standing.receipt} is for, so it changes nothing.",
        )
    if reading.command == "WITHDRAW":
        return _withdrawn(work, mail, who, round_, standing)
    if reading.kind in ("question", "resign", "other") and not any(reading.orders.values()):
        return _passed_on(work, mail, who, round_, reading, standing)
    answer = _take(office, work, mail, who, round_, form, reading, standing)
    if any("?" in line for line in cleaned.words) and "?" not in (reading.press or ""):
        answer.to_gm = "There seems to be a question in it; the orders in it were read besides."
        answer.lead += " What else you wrote was passed on to the GM."
    return answer


def _passed_on(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, reading: Reading, standing: OrderVersion | None
) -> Answer:
    """Pass a mail without orders on to the GM; press in it is kept for the report all the same."""
    lead = {
        "resign": "You wrote that you want to leave the game. The GM has been told and will write to you.",
        "question": "Your question was passed on to the GM.",
    }.get(reading.kind, "No orders were found in your mail. It was passed on to the GM.")
    answer = Answer(f"{reading.kind}: passed on to the GM", "Passed on to the GM", lead, to_gm="")
    if reading.press:
        answer.stored = _keep(work, mail, who, round_, standing.orders if standing else {}, reading.press)
        answer.replaces = standing.receipt if standing else None
    return answer


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
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    old = _said(standing.orders) if standing else {}
    merged = _merge(old, _said(reading.orders))
    check = table.ruleset.check(table.config, state, who.seat.name, merged)
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    asked = [(p.code, p.message, quote) for p, quote in zip(reading.problems, quotes, strict=False)]
    missing = [(text, quote) for code, text, quote in asked if code == "missing" and not _settled(merged, form)]
    wrong = [(text, quote) for code, text, quote in asked if code != "missing"]
    wrong += [(problem.message, None) for problem in check.problems]
    problems = wrong + missing
    kept = check.accepted if wrong else merged
    if (problems and not (_said(reading.orders) or reading.press)) or (
        wrong and (old or not (_said(kept) or reading.press))
    ):
        return Answer(
            "asked back, nothing changed",
            "Please look at your orders again",
            "Thank you for your mail, but I could not take orders from it as it is.",
            problems,
        )
    version = _keep(work, mail, who, round_, kept, reading.press or (standing.press if standing else None))
    partly = bool(problems)
    if partly:
        lead = "Thank you. Part of your orders is clear and is kept; about the rest I must ask."
    elif not _said(reading.orders):
        lead = "Thank you, your press is kept for the report."
    else:
        lead = "Thank you, your orders are in."
    if reading.press and len(reading.press) > PRESS_LIMIT:
        lead += f" Your press is longer than {PRESS_LIMIT} characters; only its beginning is kept."
    return Answer(
        f"orders taken, receipt {version.receipt}" + (", partly" if partly else ""),
        "Your orders, with a question" if partly else "Your orders",
        lead,
        problems,
        stored=version,
        replaces=standing.receipt if standing else None,
    )


def _keep(
    work: UnitOfWork, mail: MailIn, who: Known, round_: Round, orders: RawOrders, press: str | None
) -> OrderVersion:
    """Keep a version of a seat's orders. No signature of a reply address gets into press, which all will read."""
    return work.orders.add(
        OrderVersion(
            round_id=round_.id,
            seat_id=who.seat.id,
            receipt=work.orders.next_receipt(who.seat.id),
            orders=orders,
            origin="mail",
            mail_id=mail.id,
            received_at=mail.received_at,
            press=redacted(press[:PRESS_LIMIT]) if press else None,
        )
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
    """Return the new orders over the old: what is left unsaid keeps its earlier value.

    Of two throws, one said anew is the first; the second stays, unless it is the same number.
    """
    merged: dict[str, JsonObject] = {}
    for board in dict.fromkeys([*old, *new]):
        before, after = old.get(board, {}), new.get(board, {})
        merged[board] = {**before, **after}
        was, now = before.get("throws"), after.get("throws")
        if isinstance(was, Sequence) and isinstance(now, Sequence) and len(now) < len(was):
            both = [*now, *was[len(now) :]]
            merged[board] = {**merged[board], "throws": both if len(set(map(str, both))) == len(both) else list(now)}
    return merged


def _settled(merged: RawOrders, form: OrderForm) -> bool:
    """Return whether earlier mails have answered what this one left open."""
    needed = [field.key for field in form.fields if not field.optional]
    boards = ("*",) if form.shared and "*" in merged else form.boards
    return all(merged.get(board, {}).get(key) for board in boards for key in needed)


def _withdrawn(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, standing: OrderVersion | None) -> Answer:
    if standing is None:
        return Answer("nothing to withdraw", "Nothing to withdraw", "There were no orders of yours to withdraw.")
    version = _keep(work, mail, who, round_, {}, None)
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
