"""Yes-or-no questions: asked with a token that only who reads the mail can answer with, good for a few days, once."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import cast

from pbm.core.game import Json
from pbm.core.orders import RawOrders
from pbm.service.identity import Addresses
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Question, QuestionKind, Round, Seat
from pbm.service.waiting import on_table

__all__ = [
    "DAYS",
    "QUESTIONS_AN_HOUR",
    "QUESTIONS_A_DAY",
    "answered",
    "ask",
    "asked_lately",
    "asked_today",
    "days_for",
    "expire",
    "gone_by",
    "letter_key",
    "offered_orders",
    "overtaken",
    "question_of",
    "seats_of",
    "unasked",
    "was_asked",
]

DAYS = 3
"""How long an answer is waited for."""

QUESTIONS_AN_HOUR = 3
"""Questions that an address gets within an hour because of mails whose writer is not certain."""

QUESTIONS_A_DAY = 10
"""The same within a day: a program that answers each of them comes to an end."""

_BY_RECEIPT: tuple[QuestionKind, ...] = ("late", "meant", "resign")
"""What is asked in the receipt of a mail, and not in a letter of its own."""

_HOUR = timedelta(hours=1)
_DAY = timedelta(days=1)
_TOKEN_BYTES = 16
_KEY = "question"


def ask(
    office: Office,
    work: UnitOfWork,
    *,
    kind: QuestionKind,
    address: str,
    game: Game | None = None,
    seat: Seat | None = None,
    round_: Round | None = None,
    mail: MailIn | None = None,
    data: Mapping[str, Json] | None = None,
    days: int = DAYS,
) -> Question:
    """Keep a question to ``address`` and return it; the letter that asks it is the caller's.

    An older open question about the same thing, to the same seat or address, is replaced by it: a YES to that one does
    nothing any more.
    """
    now = office.clock.now()
    question = Question(
        token=base64.b32encode(office.entropy.token(_TOKEN_BYTES)).decode().rstrip("=").lower(),
        kind=kind,
        address=address.lower(),
        game_id=game.id if game else None,
        seat_id=seat.id if seat else None,
        round_id=round_.id if round_ else None,
        mail_id=mail.id if mail else None,
        data=dict(data or {}),
        asked_at=now,
        expires_at=now + timedelta(days=days),
    )
    older = work.questions.open_of_seat(seat.id, kind) if seat else work.questions.open_to(address, kind)
    for other in older:
        if _about(other) == _about(question):
            work.questions.update(replace(other, status="replaced", answered_at=now))
    return work.questions.add(question)


def _about(question: Question) -> tuple[object, ...]:
    """Return what a question is about: two that are about the same do not stand beside each other."""
    mail = question.mail_id if question.kind in ("hold", "which") else None
    return (question.seat_id, question.game_id, mail, question.data.get("address"))


def answered(work: UnitOfWork, question: Question, yes: bool, at: datetime) -> Question:
    """Keep the answer to an open question and return it; it cannot be answered again."""
    question = replace(question, status="yes" if yes else "no", answered_at=at)
    work.questions.update(question)
    return question


def days_for(office: Office, round_: Round) -> int:
    """Return for how many days orders are offered for a round: beyond its deadline, and then some for a slow server."""
    return max(1, (round_.deadline - office.clock.now()).days + 2)


def offered_orders(question: Question) -> RawOrders:
    """Return the orders that a question offers; none where it offers none."""
    orders = question.data.get("orders")
    if not isinstance(orders, Mapping):
        return {}
    return {board: order for board, order in orders.items() if isinstance(order, Mapping)}


def overtaken(work: UnitOfWork, question: Question) -> bool:
    """Return whether a seat has sent other orders since this question offered it some."""
    if not offered_orders(question) or question.round_id is None or question.seat_id is None:
        return False
    standing = work.orders.standing(question.round_id, question.seat_id)
    if standing is None or standing.origin != "mail":
        return False
    if standing.mail_id is not None and question.mail_id is not None and standing.mail_id != question.mail_id:
        offered = work.mails.get(question.mail_id)
        # One reading may find both in the mailbox: then the question is asked after the newer mail has come.
        if (standing.received_at, standing.mail_id) > (offered.received_at, offered.id):
            return True
    mail = work.mails.get(standing.mail_id) if standing.mail_id is not None else None
    # A mail that was held counts from its confirmation: it may be older than the offer, and have been counted since.
    counted = standing.received_at if mail is None or mail.confirmed_at is None else mail.confirmed_at
    return max(counted, standing.received_at) > question.asked_at


def gone_by(work: UnitOfWork, seat_id: int, at: datetime, *, late: bool) -> None:
    """Close what a seat was offered before a mail that is about its orders and takes nothing of it.

    A YES to our answer to that mail is none to an older question. ``late`` orders too: they are not wanted any more.
    """
    for question in work.questions.open_of_seat(seat_id):
        if (question.kind == "meant" or (late and question.kind == "late")) and question.data.get("waits") is not True:
            work.questions.update(replace(question, status="replaced", answered_at=at))


def unasked(work: UnitOfWork, seat_id: int, mail: MailIn, at: datetime) -> None:
    """Close what the receipt of a mail would have asked: it was withheld, and nobody was shown it.

    Late orders that the next report will offer wait for that.
    """
    for question in work.questions.open_of_seat(seat_id):
        if question.kind in _BY_RECEIPT and question.mail_id == mail.id and question.data.get("waits") is not True:
            data = {**question.data, "asked": False}
            work.questions.update(replace(question, status="expired", data=data, answered_at=at))


def was_asked(question: Question) -> bool:
    """Return whether a letter asked a question; some are only kept, for others within the hour were asked."""
    return question.data.get("asked", True) is True


def asked_lately(office: Office, work: UnitOfWork, address: str, kind: QuestionKind, group: str = "") -> int:
    """Return how many letters asked an address questions of a kind, and of a group of these, within the hour."""
    return len(_asked_since(office.clock.now() - _HOUR, work, address, kind, group))


def asked_today(office: Office, work: UnitOfWork, address: str, group: str, *, ordering: bool) -> int:
    """Return how many letters asked an address within a day about mails of a group that order something, or do not."""
    asked = _asked_since(office.clock.now() - _DAY, work, address, "hold", group)
    return sum(question.data.get("ordering", True) is ordering for question in asked)


def _asked_since(since: datetime, work: UnitOfWork, address: str, kind: QuestionKind, group: str) -> list[Question]:
    return [
        question
        for question in work.questions.asked_of(address, since, kind)
        if was_asked(question) and question.data.get("group", "") == group
    ]


def seats_of(work: UnitOfWork, question: Question) -> tuple[tuple[Game, Seat], ...]:
    """Return the seats that a mail may be for, of the question about one of them."""
    seats = [work.seats.get(seat_id) for seat_id in cast("list[int]", question.data["seats"])]
    return tuple((work.games.get(seat.game_id), seat) for seat in seats)


def letter_key(question: Question) -> str:
    """Return the key of the letter that asks a question."""
    return f"{_KEY}/{question.token}"


def question_of(work: UnitOfWork, addresses: Addresses, letter: Letter, mail: MailIn) -> Question | None:
    """Return the question that a mail answers: by the token in its address or subject, or as a reply to our letter.

    The Message-ID of that letter is as good as the token: nobody can guess it, and nobody else was sent it.
    """
    token = addresses.question_token(letter, mail.envelope_to)
    if token is not None:
        return work.questions.by_token(token)
    if any(True for _ in addresses.claims(letter, mail.envelope_to)):
        return None
    for message_id in letter.in_reply_to:
        ours = work.outbox.by_message_id(message_id)
        kind, _, rest = ours.key.partition("/") if ours else ("", "", "")
        if (
            ours is not None
            and kind == _KEY
            and letter.sender
            and letter.sender.address.lower() == ours.intended.lower()
        ):
            return work.questions.by_token(rest.partition("/")[0])
    return None


def _waits(work: UnitOfWork, question: Question) -> bool:
    """Return whether a question is not even put yet: late orders, for which no round has opened."""
    waits = question.kind == "late" and question.data.get("waits") is True and question.game_id is not None
    return waits and question.game_id is not None and on_table(work, question.game_id) is not None


def expire(office: Office) -> int:
    """Close the questions that were not answered in time, and forget the mails they held; return how many."""
    now = office.clock.now()
    with office.store.begin() as work:
        questions = [question for question in work.questions.due(now) if not _waits(work, question)]
        for question in questions:
            work.questions.update(replace(question, status="expired", answered_at=now))
            if question.kind == "hold" and question.mail_id is not None:
                mail = work.mails.get(question.mail_id)
                if mail.status == "held":
                    outcome = "never confirmed: not counted"
                    work.mails.update(replace(mail, status="processed", seat_id=None, outcome=outcome))
    return len(questions)
