"""Late mail: answered, never taken unasked, and offered for the round that comes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.orders import RawOrders
from pbm.core.phrases import Phrase, joined, say
from pbm.service import questions
from pbm.service.identity import Known
from pbm.service.merging import merged, said
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, Round, Seat
from pbm.service.standing import as_played

__all__ = [
    "Missed",
    "Offer",
    "all_in",
    "counted_from",
    "late_for",
    "offer",
    "offer_as_it_opens",
    "told",
    "told_gm",
    "what_comes",
]


@dataclass(frozen=True, slots=True)
class Missed:
    """The round that a mail came too late for. ``in_time`` says that it had reached the mailbox by then.

    So does what was held, and accepted by the GM as of when it came.
    """

    round_: Round
    in_time: bool
    ended: datetime


@dataclass(frozen=True, slots=True)
class Offer:
    """Late orders as they would stand for a round: what they mean, or why they cannot stand.

    ``sent`` says when the late mail came, in the player's zone.
    """

    number: int
    sent: str
    lines: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def counted_from(mail: MailIn) -> datetime:
    """Return the second that a deadline is held against: of a mail that was held, when its sender confirmed it.

    A mailbox tells whole seconds only, so these decide whatever way a mail came, and the deadline's own is in time.
    """
    return (mail.confirmed_at or mail.received_at).replace(microsecond=0)


def all_in(deadline: datetime) -> datetime:
    """Return when every mail has come that counts for a deadline: as its second is over."""
    return deadline.replace(microsecond=0) + timedelta(seconds=1)


def late_for(work: UnitOfWork, mail: MailIn, who: Known, round_: Round, meant: Round, *, named: bool) -> Missed | None:
    """Return the round that a mail came too late for; None when it is in time for the round that is open.

    ``meant`` is the round whose form it answers, ``named`` whether it answers one at all.
    """
    # What came before the first round opened was not meant for one that has been played.
    early = not named and round_.number > 1 and _before(mail, round_)
    if round_.status == "open" and counted_from(mail) <= round_.deadline and meant.id == round_.id and not early:
        return None
    missed = meant if round_.status == "open" else round_
    if early and meant.id == round_.id:
        missed = next((r for r in work.rounds.of_game(who.game.id) if r.number == round_.number - 1), round_)
    end = min(missed.deadline, missed.closed_at or missed.deadline)
    return Missed(missed, counted_from(mail) <= end, end)


def _before(mail: MailIn, round_: Round) -> bool:
    """Return whether a mail came before its round opened. A mailbox tells whole seconds, so those decide."""
    return mail.received_at < round_.opened_at.replace(microsecond=0)


def told(missed: Missed, mail: MailIn, who: Known) -> Phrase:
    """Return what a player is told first about a mail that came too late."""
    zone = who.player.zone
    number = missed.round_.number
    if missed.in_time and mail.confirmed_at is not None:
        return say(
            "Your mail of {sent} was held, because it was not certain who wrote it, and was accepted only after round "
            "{number} had been played. The GM has been told and will decide about that round.",
            sent=in_zone(mail.received_at, zone),
            number=number,
        )
    if missed.in_time:
        return say(
            "Your mail was here in time for round {number}, but was read only after the round had been played. The GM "
            "has been told and will decide.",
            number=number,
        )
    came = say("Your mail reached us on {time}.", time=in_zone(mail.received_at, zone))
    if mail.confirmed_at is not None:
        came = say(
            "Your mail of {sent} was confirmed on {confirmed}.",
            sent=in_zone(mail.received_at, zone),
            confirmed=in_zone(mail.confirmed_at, zone),
        )
    ended = in_zone(missed.ended, zone)
    if missed.ended < missed.round_.deadline:
        why = say(
            "Round {number} was played on {time}, so it could not count for that round.", number=number, time=ended
        )
    else:
        why = say(
            "Round {number} had its deadline on {time}, so it could not count for that round.",
            number=number,
            time=ended,
        )
    return joined((came, why))


def told_gm(missed: Missed, mail: MailIn, who: Known) -> Phrase:
    """Return what the GM is told of a mail that came in time for a round, and was read when that had been played."""
    name, number = who.seat.name, missed.round_.number
    if mail.confirmed_at is None:
        return say(
            "A mail by {name} was received in time for round {number} but read after it.", name=name, number=number
        )
    return say(
        "This mail by {name} came in time for round {number}, but was held, and accepted only after that round was "
        "played. `pbm round correct` can still put its orders into it; where they can stand in the next round, {name} "
        "is offered them for that.",
        name=name,
        number=number,
    )


def what_comes(*, offered: bool, gm_releases: bool) -> Phrase:
    """Return what a player is told of late orders while their round has no report: that it offers them, or what to do.

    ``offered``: it offers them. ``gm_releases``: the round was played, and its report waits for the GM.
    """
    if gm_releases and offered:
        return say(
            "It is not lost: the GM is preparing the report, which will offer you these orders for the next round."
        )
    if gm_releases:
        return say("The GM is preparing the report; please answer that with orders for the next round.")
    if offered:
        return say("It is not lost: the report is on its way, and will offer you these orders for the next round.")
    return say("The report is on its way; please answer that with orders for the next round.")


def offer(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, missed: Missed, orders: RawOrders
) -> Offer | None:
    """Offer a late mail's orders for the round that is open, to be taken by a YES; return what is offered.

    While the round that was missed has not been played, the next one has no form yet: the offer then waits for it, and
    None is returned.
    """
    data: dict[str, Any] = {
        "orders": {board: dict(order) for board, order in orders.items()},
        "waits": round_.id == missed.round_.id,
        "sent": mail.received_at.isoformat(),
    }
    made = None if data["waits"] else _made(office, work, who.game, who.seat, round_, data)
    if made is None or made.lines:
        questions.ask(
            office,
            work,
            kind="late",
            address=who.player.addresses[0],
            game=who.game,
            seat=who.seat,
            round_=round_,
            mail=mail,
            data=data,
            days=questions.days_for(office, round_),
        )
    return made


def offer_as_it_opens(office: Office, work: UnitOfWork, game: Game, round_: Round) -> dict[int, Offer]:
    """Return, by seat, what late mails are offered for a round that has just opened; older offers lapse."""
    offers: dict[int, Offer] = {}
    now = office.clock.now()
    for seat in work.seats.of_game(game.id):
        for question in work.questions.open_of_seat(seat.id, "late"):
            made = _made(office, work, game, seat, round_, question.data) if question.data.get("waits") else None
            if made is not None and made.lines:
                data = {**question.data, "waits": False}
                days = timedelta(days=questions.days_for(office, round_))
                work.questions.update(replace(question, round_id=round_.id, data=data, expires_at=now + days))
            else:
                work.questions.update(replace(question, status="expired", answered_at=now))
            if made is not None and (made.lines or made.problems):
                offers[seat.id] = made
    return offers


def _made(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round, data: Mapping[str, Any]
) -> Offer | None:
    """Return what late orders would mean for a round, over what stands; None for a seat with nothing to order."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    if table.ruleset.order_form(table.config, state, seat.name) is None:
        return None
    standing = work.orders.standing(round_.id, seat.id)
    whole = merged(said(standing.orders) if standing is not None else {}, said(data["orders"]))
    check = table.ruleset.check(table.config, state, seat.name, whole)
    problems = tuple(problem.message for problem in check.problems)
    lines = () if problems else as_played(table, game, seat, state, whole)
    sent = in_zone(datetime.fromisoformat(data["sent"]), work.players.get(seat.player_id).zone)
    return Offer(round_.number, sent, lines, problems)
