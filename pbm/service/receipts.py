"""The receipt that answers an order mail, and the one that stands for those withheld."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import Audience
from pbm.service.identity import Known
from pbm.service.mailing import seat_context
from pbm.service.notices import pass_on
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, OrderVersion, Player, Round, Seat

__all__ = ["ANSWERS_AN_HOUR", "Answer", "send_receipt", "send_withheld_receipts"]

ANSWERS_AN_HOUR = 10
"""Answers to one address within an hour; the last of them says that no more come before the hour is over."""

HOUR = timedelta(hours=1)


@dataclass(slots=True)
class Answer:
    """What the receipt will say, gathered as the mail is read."""

    outcome: str
    title: str
    lead: str
    problems: list[tuple[str, str | None]] = field(default_factory=list)
    stored: OrderVersion | None = None
    replaces: int | None = None
    to_gm: str | None = None
    too_late: bool = False


def send_receipt(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round | None, answer: Answer
) -> None:
    """Queue the receipt of a mail, unless ten answers within the hour were enough; pass on what is for the GM."""
    now = office.clock.now()
    if not answer.lead:
        return
    sender = letter.sender.address if letter.sender else None
    made = max(
        work.outbox.answers_to(address, now - HOUR)
        for address in (*who.player.addresses, *([sender] if sender else []))
    )
    if made >= ANSWERS_AN_HOUR:
        answer.outcome += "; receipt withheld: ten answers in an hour"
        if who.seat.receipt_due_at is None:
            work.seats.update(replace(work.seats.get(who.seat.id), receipt_due_at=now + HOUR))
        return
    if answer.to_gm is not None:
        pass_on(office, work, mail, letter, who, answer.to_gm)
    # A deadline that has passed is no deadline, and its form no form: the report is on its way.
    answers_now = not answer.too_late or (round_ is not None and round_.deadline > mail.received_at)
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
            **_standing_context(office, work, who.game, who.seat, who.player, round_ if answers_now else None),
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
        if standing is not None and any(standing.orders.values()):
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
        with office.store.begin() as work:
            _send_withheld(office, work, work.seats.get(seat.id), now)
    return len(seats)


def _send_withheld(office: Office, work: UnitOfWork, seat: Seat, now: datetime) -> None:
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
