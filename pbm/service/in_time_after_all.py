"""Mails that came too late for a round whose deadline has been moved since: put back, and read again as in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from pbm.core.deadlines import in_zone
from pbm.core.phrases import Phrase, say
from pbm.service.authorship import who_wrote
from pbm.service.everybody import playing
from pbm.service.identity import Known
from pbm.service.late import counted_from
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import question_of
from pbm.service.records import Game, MailIn, Player, Question, QuestionKind, Round, Seat

__all__ = [
    "AFTER_ALL",
    "close_offers",
    "note_declined",
    "note_in_time",
    "note_too_late",
    "put_back",
    "said_too_late",
    "told_first",
]

AFTER_ALL = "in time after all"
"""What becomes of a mail that is read again, for the GM; what came of it then follows."""

_OFFERS: tuple[QuestionKind, ...] = ("late", "meant")
_TOO_LATE = "too_late"
"""The key, in what is kept of a question, of the mail whose YES came too late for it."""
_DECLINED = "declined_by"
"""The same of the mail whose NO declined it."""


def put_back(office: Office, work: UnitOfWork, game: Game, round_: Round) -> tuple[str, ...]:
    """Put the late mails of an open round back, which are in time for the deadline it has now; return their seats.

    Until they are read, the round is not closed. Left as they are: what came before a NO to late orders, what
    answered a question of ours and ordered besides, and what is not proved any more to be the seat's.
    """
    found = []
    for seat in playing(work, game):
        mails = _late_mails(office, work, game, seat, round_)
        for mail in mails:
            work.mails.update(replace(mail, status="stored", attempts=0, again=mail.again + 1))
        found += [seat.name] if mails else []
    return tuple(found)


def _late_mails(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> list[MailIn]:
    """Return the mails of a seat that were too late for a round, and can be taken for it now."""
    asked = _offered_for(work, work.players.get(seat.player_id), seat, round_)
    answers = {one.data[_TOO_LATE]: one for one in asked if one.status == "yes" and _TOO_LATE in one.data}
    dropped = max(filter(None, (_declined_at(work, one) for one in asked)), default=None)
    found = []
    for mail in work.mails.of_seat(seat.id, round_.opened_at):
        late = f"late for round {round_.number}" in mail.outcome.split("; ") or mail.id in answers
        in_time = mail.round_id == round_.id and counted_from(mail) <= round_.deadline
        if not (late and in_time and mail.status == "processed") or (dropped and mail.received_at <= dropped):
            continue
        if _is_still_theirs(office, work, game, seat, mail):
            found.append(mail)
            if mail.id in answers:
                work.questions.update(_open_again(answers[mail.id], round_))
    return found


def _offered_for(work: UnitOfWork, player: Player, seat: Seat, round_: Round) -> list[Question]:
    """Return all offers of orders that a seat was made while a round was open."""
    asked = [one for kind in _OFFERS for one in work.questions.asked_of(player.addresses[0], round_.opened_at, kind)]
    return [one for one in asked if one.seat_id == seat.id and one.round_id == round_.id]


def _declined_at(work: UnitOfWork, question: Question) -> datetime | None:
    """Return when a NO to late orders came, whenever it was read; None where there was none."""
    if question.kind != "late" or question.status != "no":
        return None
    mail_id = question.data.get(_DECLINED)
    return work.mails.get(mail_id).received_at if isinstance(mail_id, int) else question.answered_at


def _is_still_theirs(office: Office, work: UnitOfWork, game: Game, seat: Seat, mail: MailIn) -> bool:
    letter, addresses = office.decode(mail.raw), office.letters.addresses
    if question_of(work, addresses, letter, mail) is not None:
        return False
    who = who_wrote(work, addresses, letter, mail)
    return isinstance(who, Known) and (who.game.id, who.seat.id) == (game.id, seat.id)


def _open_again(question: Question, round_: Round) -> Question:
    """Return an offer as it was before the YES to it that was too late."""
    until = max(question.expires_at, round_.deadline)
    return replace(question, status="open", answered_at=None, expires_at=until)


def note_too_late(work: UnitOfWork, question: Question, mail: MailIn) -> None:
    """Keep of an offer that has been answered which mail's YES came too late for it."""
    work.questions.update(replace(question, data={**question.data, _TOO_LATE: mail.id}))


def note_declined(work: UnitOfWork, question: Question, mail: MailIn) -> None:
    """Keep of an offer that has been answered which mail's NO declined it."""
    work.questions.update(replace(question, data={**question.data, _DECLINED: mail.id}))


def note_in_time(work: UnitOfWork, question: Question) -> None:
    """Forget of an offer that a YES came too late for it: the YES has been read as in time, and is read once."""
    if _TOO_LATE in question.data:
        data = {key: value for key, value in question.data.items() if key != _TOO_LATE}
        work.questions.update(replace(question, data=data))


def said_too_late(work: UnitOfWork, mail: MailIn, seat: Seat) -> Question | None:
    """Return the offer to which this mail, read again, is the YES that once came too late; None if it is none.

    It is that one whatever else has been offered since.
    """
    asked = (one for kind in _OFFERS for one in work.questions.open_of_seat(seat.id, kind))
    return next((one for one in asked if one.data.get(_TOO_LATE) == mail.id), None)


def close_offers(work: UnitOfWork, seat: Seat, round_: Round, at: datetime) -> None:
    """Close what a mail that is read again was to be offered in the next report."""
    for question in work.questions.open_of_seat(seat.id, "late"):
        if question.round_id == round_.id and question.data.get("waits") is True:
            work.questions.update(replace(question, status="expired", answered_at=at))


def told_first(mail: MailIn, player: Player) -> Phrase:
    """Return what a player is told first of a mail that was read again."""
    return say(
        "The deadline has been moved, so your mail of {sent} is in time after all.",
        sent=in_zone(mail.received_at, player.zone),
    )
