"""The answer to a player's mail: what was understood, what stands, and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import Audience, JsonObject
from pbm.core.orders import OrderForm, RawOrders, Reading
from pbm.orders.clean import clean
from pbm.orders.parse import read
from pbm.service.identity import Ambiguous, Known
from pbm.service.mailing import seat_context
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, OrderVersion, Player, Round, Seat

__all__ = ["ANSWERS_AN_HOUR", "answer_ambiguous", "answer_seat", "send_withheld_receipts", "tell_of_forgery"]

ANSWERS_AN_HOUR = 10
"""Answers to one address within an hour; the last of them says that no more come before the hour is over."""

_HOUR = timedelta(hours=1)

_COMMAND_LEADS = {
    "HELP": "Write your orders in your own words, above or in the form: a throw, and a space to nominate as a trapdoor, "
    "for example THROW 3 TRAPDOOR 45. Words after PRESS: are printed in the next report. A mail that says only STATUS "
    "shows how things stand, one that says only WITHDRAW takes your orders back, and a question goes to the GM.",
}


@dataclass(slots=True)
class _Answer:
    """What the receipt will say, gathered as the mail is read."""

    outcome: str
    title: str
    lead: str
    problems: list[tuple[str, str | None]] = field(default_factory=list)
    stored: OrderVersion | None = None
    replaces: int | None = None
    to_gm: str | None = None


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
    _send(office, work, mail, letter, who, round_, answer)
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


def _no_round(who: Known, round_: Round | None) -> _Answer:
    if who.seat.status == "joining":
        lead = "Your seat in this game opens with the next round; its report will bring you the form for your orders."
    elif round_ is None:
        lead = "This game is over, so there is nothing left to order. Thank you for playing!"
    else:
        lead = "You are no longer in this game, so no orders of yours are taken."
    return _Answer("nothing to order", "Nothing to order", lead)


def _late(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, meant: Round) -> _Answer:
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
    answer = _Answer(f"late for round {missed.number}", "Your orders came too late", lead)
    if mail.received_at <= missed.deadline:
        answer.lead = (
            f"Your mail was in the mailbox in time for round {missed.number}, but outside the folder we read, and was "
            "found only after the round had been played. The GM has been told and will decide."
        )
        answer.to_gm = f"A mail by {who.seat.name} was received in time for round {missed.number} but read after it."
    return answer


def _orders(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round) -> _Answer:
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    form = table.ruleset.order_form(table.config, state, who.seat.name)
    if form is None:
        return _Answer(
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
        return _Answer(
            f"asked for {reading.command}",
            "How things stand",
            _COMMAND_LEADS.get(reading.command, "Here is how things stand."),
        )
    if reading.kind in ("auto-reply", "bounce"):
        return _Answer(f"{reading.kind}, not answered", "", "")
    if reading.kind in ("question", "resign", "other") and not any(reading.orders.values()):
        lead = {
            "resign": "You wrote that you want to leave the game. The GM has been told and will write to you.",
            "question": "Your question was passed on to the GM.",
        }.get(reading.kind, "No orders were found in your mail. It was passed on to the GM.")
        return _Answer(f"{reading.kind}: passed on to the GM", "Passed on to the GM", lead, to_gm="")
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
) -> _Answer:
    """Keep what a mail orders. A mail that cannot be accepted changes nothing that stands (r19: a good nomination in
    a mail with an unlawful throw stands when there was nothing before)."""
    if standing is not None and standing.received_at > mail.received_at:
        return _Answer(
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
        answer = _Answer(
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
    return _Answer(
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


def _withdrawn(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, standing: OrderVersion | None) -> _Answer:
    if standing is None:
        return _Answer("nothing to withdraw", "Nothing to withdraw", "There were no orders of yours to withdraw.")
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
    return _Answer(
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


def _send(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round | None, answer: _Answer
) -> None:
    now = office.clock.now()
    if answer.to_gm is not None:
        _pass_on(office, work, mail, letter, who, answer.to_gm)
    if not answer.lead:
        return
    sender = letter.sender.address if letter.sender else None
    made = max(
        work.outbox.answers_to(address, now - _HOUR)
        for address in (*who.player.addresses, *([sender] if sender else []))
    )
    if made >= ANSWERS_AN_HOUR:
        answer.outcome += "; receipt withheld: ten answers in an hour"
        if who.seat.receipt_due_at is None:
            work.seats.update(replace(work.seats.get(who.seat.id), receipt_due_at=now + _HOUR))
        return
    office.letters.to_seat(
        work,
        kind="receipt",
        key=f"{who.game.key}/mail-{mail.id}/receipt",
        game=who.game,
        seat=who.seat,
        player=who.player,
        now=now,
        round_=round_,
        answering=(mail, letter),
        also_to=None if who.registered else sender,
        context={
            **_standing_context(office, work, who.game, who.seat, who.player, round_),
            "title": answer.title,
            "lead": answer.lead,
            "problems": tuple(answer.problems),
            "stored": answer.stored,
            "replaces": answer.replaces,
            "received": in_zone(mail.received_at, who.player.zone),
            "time_source": mail.time_source,
            "unreadable": letter.unreadable,
            "truncated": mail.truncated,
            "from_elsewhere": None if who.registered else sender,
            "last_answer": made + 1 == ANSWERS_AN_HOUR,
        },
    )


def _standing_context(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, player: Player, round_: Round | None
) -> dict[str, Any]:
    """Return what a receipt says of the seat besides its answer: what stands, where it is, the deadline, the form."""
    table = office.table(work, game)
    understood: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    standing: OrderVersion | None = None
    if round_ is not None:
        state = table.ruleset.state_from_json(table.config, round_.state_before)
        own_view = table.ruleset.view(table.config, None, state, None, Audience(seat=seat.name)).own
        own = own_view.lines if own_view else ()
        standing = work.orders.standing(round_.id, seat.id)
        if standing is not None and _said(standing.orders):
            understood = table.ruleset.check(table.config, state, seat.name, standing.orders).lines
    return {
        **seat_context(office, work, game, seat, player, round_),
        "standing": standing,
        "understood": understood,
        "own": own,
    }


def send_withheld_receipts(office: Office) -> int:
    """Send the one receipt that stands for those withheld, an hour after the first of them; return how many."""
    now = office.clock.now()
    with office.store.begin() as work:
        seats = work.seats.receipts_due(now)
        for seat in seats:
            game, player = work.games.get(seat.game_id), work.players.get(seat.player_id)
            round_ = work.rounds.open_of(game.id)
            due = seat.receipt_due_at or now
            work.seats.update(replace(seat, receipt_due_at=None))
            office.letters.to_seat(
                work,
                kind="receipt",
                key=f"{game.key}/seat-{seat.number}/withheld/{due:%Y%m%d%H%M%S}",
                game=game,
                seat=seat,
                player=player,
                now=now,
                round_=round_,
                context={
                    **_standing_context(office, work, game, seat, player, round_),
                    "title": "Your orders",
                    "lead": "Several mails of yours within the hour were read but not answered one by one. "
                    "This is how things stand now.",
                    "problems": (),
                    "stored": None,
                    "replaces": None,
                    "received": None,
                    "time_source": None,
                    "unreadable": False,
                    "truncated": False,
                    "from_elsewhere": None,
                    "last_answer": False,
                },
            )
    return len(seats)


def _pass_on(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, why: str) -> None:
    words = clean(letter.text, ()).words
    office.letters.to_gm(
        work,
        kind="gm-letter",
        key=f"{who.game.key}/mail-{mail.id}/passed-on",
        now=office.clock.now(),
        game=who.game,
        context={
            "seat": who.seat,
            "player": who.player,
            "why": why,
            "subject": letter.subject,
            "lines": tuple(words)[:200] or tuple(letter.text.splitlines())[:200],
        },
    )


def answer_ambiguous(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Ambiguous) -> None:
    """Ask a registered sender with several seats which of them a mail is for."""
    if letter.sender is None:
        return
    now = office.clock.now()
    if work.outbox.answers_to(letter.sender.address, now - _HOUR) >= ANSWERS_AN_HOUR:
        return
    office.letters.to_address(
        work,
        kind="which-game",
        key=f"mail-{mail.id}/which-game",
        address=letter.sender.address,
        now=now,
        answering=(mail, letter),
        context={"seats": who.seats},
    )


def tell_of_forgery(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, game: Game, seat: Seat) -> None:
    """Tell the seat's registered address that somebody used its reply address with a signature that does not fit."""
    now = office.clock.now()
    player = work.players.get(seat.player_id)
    if any(work.outbox.answers_to(address, now - _HOUR) >= ANSWERS_AN_HOUR for address in player.addresses):
        return
    office.letters.to_seat(
        work,
        kind="forged",
        key=f"{game.key}/mail-{mail.id}/forged",
        game=game,
        seat=seat,
        player=player,
        now=now,
        context={
            "sender": letter.sender.address if letter.sender else "an unknown sender",
            "received": in_zone(mail.received_at, player.zone),
        },
    )
