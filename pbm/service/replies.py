"""A player's YES or NO to what a receipt or a report asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from pbm.core.game import JsonObject
from pbm.core.phrases import Phrase, joined, say
from pbm.orders.consent import Heard
from pbm.service import amend, late, questions
from pbm.service.commands import Desk
from pbm.service.commands.resign import confirmed, declined
from pbm.service.identity import Known
from pbm.service.in_time_after_all import note_declined, note_in_time, note_too_late
from pbm.service.leaving import asks_to_leave
from pbm.service.meant import lines_of
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailOut, Question, QuestionKind

__all__ = ["answer_lapsed", "answer_question", "lapsed_for", "offer_repeated", "question_answered", "question_heard"]

_REMEMBERED = timedelta(days=14)
"""For so long somebody may still answer whether they really want to leave, and is told that it is too late for that."""
_EVER = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Offered:
    """What is said of orders that a question offered: ``known`` by it the GM's list calls them."""

    known: str
    title: Phrase
    dropped_title: Phrase
    dropped: Phrase
    past: Phrase


_LATE = _Offered(
    "late orders",
    say("Your late orders"),
    say("Your late orders are dropped"),
    say("Very well: your late orders are dropped, and what stands is as it was."),
    say("The round that they were offered for is past its deadline, so they could not be taken."),
)
_MEANT = _Offered(
    "orders meant",
    say("Your orders"),
    say("Your orders"),
    say("Very well, I had you wrong, and nothing was changed. Please send what you want instead."),
    say("The round that I asked about is past its deadline, so your YES could not be taken for it."),
)
_OFFERS: dict[QuestionKind, _Offered] = {"late": _LATE, "meant": _MEANT}


def offer_repeated(
    work: UnitOfWork, letter: Letter, who: Known, numbers: Sequence[int]
) -> tuple[Question | None, bool]:
    """Return the open offer that a yes with its numbers answers, "yes 44"; None where others are named.

    They are all of it, its throws or its trapdoor, in their order, of an offer for one board.
    """
    question, yes = question_answered(work, letter, who, True if numbers else None)
    if question is None or question.kind not in _OFFERS:
        return None, False
    offered = list(questions.offered_orders(question).values())
    parts = (
        [value if isinstance(value, list) else [value] for value in offered[0].values()] if len(offered) == 1 else []
    )
    told = [*parts, [number for part in parts for number in part]]
    return (question, yes) if list(numbers) in told else (None, False)


def question_answered(work: UnitOfWork, letter: Letter, who: Known, yes: bool | None) -> tuple[Question | None, bool]:
    """Return the question that a seat's plain yes or no answers, and which it is; None where it answers none.

    A reply to the mail that asked decides, and may be to a question that a newer one has replaced; else it is the
    newest that is open. Whether the seat leaves every receipt since asks too, where nothing else is open. A YES that
    may be meant for something else, such as what another player wrote, answers nothing: nobody leaves the game by it,
    and no orders that were offered take the place of those that were sent since.
    """
    if yes is None:
        return None, False
    kinds: tuple[QuestionKind, ...] = (*_OFFERS, "resign")
    asked = [question for kind in kinds for question in work.questions.open_of_seat(who.seat.id, kind)]
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    for ours in answered:
        for question in asked:
            if ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/"):
                return question, yes
    replaced = _replaced(work, who, answered)
    if replaced is not None:
        return replaced, yes
    if any(ours.kind == "letter" for ours in answered):
        return None, False
    if not any(ours.kind == "report" for ours in answered):
        asked = [question for question in asked if not questions.overtaken(work, question)]
    leaving = asked[0] if len(asked) == 1 and asked[0].kind == "resign" else None
    if leaving is not None and any(asks_to_leave(work, who.game, who.seat, leaving, ours) for ours in answered):
        return leaving, yes
    if answered or len(asked) > 1:
        asked = [question for question in asked if question.kind != "resign"]
    return (max(asked, key=lambda question: question.asked_at), yes) if asked else (None, False)


def question_heard(work: UnitOfWork, letter: Letter, who: Known, said: Heard) -> tuple[Question | None, bool]:
    """Return the question that a seat's mail answers by what it says, and whether with a yes; None for none.

    Whether somebody really leaves is answered in more words: "No, I'll stay". That they leave, without a yes, answers
    it only in reply to the mail that asked.
    """
    question, _ = question_answered(work, letter, who, True)
    if question is None or question.kind != "resign":
        return question_answered(work, letter, who, said.decided)
    if said.leaves and not said.affirms and not _replies_to(work, letter, who, question):
        return None, False
    return (question, said.leaves) if said.leaves is not None else (None, False)


def _replies_to(work: UnitOfWork, letter: Letter, who: Known, question: Question) -> bool:
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    return any(ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/") for ours in answered)


def lapsed_for(work: UnitOfWork, letter: Letter, who: Known, now: datetime) -> Question | None:
    """Return the question whether a seat really leaves that a plain yes came too late for; None where it was none.

    It is for a yes that answers no open question. One that may be to what another player wrote is not meant so. One in
    reply to the mail that asked is too late also where the player has said since that they stay.
    """
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    if any(ours.kind == "letter" for ours in answered) or who.seat.status not in ("active", "invited"):
        return None
    asked = work.questions.asked_of(who.player.addresses[0], now - _REMEMBERED, "resign")
    own = [question for question in asked if question.seat_id == who.seat.id and questions.was_asked(question)]
    stays = own and own[-1].status in ("yes", "no") and any(_replies_to(work, letter, who, one) for one in own)
    return own[-1] if own and (own[-1].status == "expired" or stays) else None


def answer_lapsed(question: Question, answer: Answer) -> None:
    """Say in ``answer`` that a yes to leaving came too late, and how to leave after all."""
    answer.title = say("You play on")
    if question.status != "expired":
        answer.outcomes.append("resign: yes, after staying")
        answer.said.append(
            say(
                "You have said since that you stay, so this YES changes nothing and you play on. If you do want to "
                "leave, please send RESIGN again."
            )
        )
        return
    answer.outcomes.append("resign: yes, after the question had lapsed")
    answer.said.append(
        say(
            "I asked whether you really want to leave, and no YES came within {days} days, so you play on. If you do "
            "want to leave, please send RESIGN again.",
            days=questions.DAYS,
        )
    )


def _replaced(work: UnitOfWork, who: Known, answered: Sequence[MailOut]) -> Question | None:
    """Return the offer that one of our letters made and that a later mail of the seat has replaced, if there is one."""
    for ours in answered:
        for kind in _OFFERS:
            for question in work.questions.asked_of(who.player.addresses[0], _EVER, kind):
                shown = ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/")
                if shown and question.status == "replaced" and question.seat_id == who.seat.id:
                    return question
    return None


def _told_replaced(desk: Desk, answer: Answer) -> None:
    """Say that a newer offer has replaced the one that was answered, and make that once more."""
    work, who, round_ = desk.work, desk.who, desk.round_
    answer.title = say("Please look at your orders again")
    answer.outcomes.append("an offer that was replaced, nothing changed")
    answer.said.append(
        say("You answered an offer that a later mail of yours has replaced, so nothing was changed by it.")
    )
    offers = [one for kind in _OFFERS for one in work.questions.open_of_seat(who.seat.id, kind)]
    offers = [one for one in offers if not (questions.overtaken(work, one) or one.data.get("waits"))]
    newest = max(offers, key=lambda one: one.asked_at, default=None)
    if round_ is not None and newest is not None and newest.round_id == round_.id:
        answer.meant = lines_of(desk.office, work, who.game, who.seat, round_, questions.offered_orders(newest))


def answer_question(desk: Desk, question: Question, yes: bool, answer: Answer) -> None:
    """Do what the answer to a question asks for, and say so in ``answer``."""
    if question.kind == "resign":
        told = (confirmed if yes else declined)(desk, question)
        answer.title, answer.leaving_told = told.title, True
        answer.outcomes.append(told.outcome or f"resign: {'yes' if yes else 'no'}")
        answer.said.append(joined(told.lines))
        return
    if question.status == "replaced":
        _told_replaced(desk, answer)
        return
    if yes and question.data.get("waits"):
        answer.title = say("Your late orders")
        answer.outcomes.append("late orders: not offered yet")
        answer.said.append(say("Thank you. The report is on its way; please say YES to that."))
        return
    question = questions.answered(desk.work, question, yes, desk.now)
    offered = _OFFERS[question.kind]
    if not yes:
        note_declined(desk.work, question, desk.mail)
        answer.title = offered.dropped_title
        answer.outcomes.append(f"{offered.known} declined")
        answer.said.append(offered.dropped)
        return
    _take(desk, question, offered, answer)


def _take(desk: Desk, question: Question, offered: _Offered, answer: Answer) -> None:
    """Take the orders that a question offered for the open round."""
    work, who, round_ = desk.work, desk.who, desk.round_
    answer.title = offered.title
    if round_ is None or desk.form is None:
        answer.outcomes.append(f"{offered.known}: nothing open to take them")
        answer.said.append(say("There is no round open for you that they could stand for."))
        return
    past = round_.status != "open" or late.counted_from(desk.mail) > round_.deadline
    if question.round_id != round_.id or past:
        if question.round_id == round_.id:
            note_too_late(work, question, desk.mail)
        answer.outcomes.append(f"{offered.known}: too late")
        answer.too_late = past
        answer.said.append(offered.past)
        return
    note_in_time(work, question)
    standing = work.orders.standing(round_.id, who.seat.id)
    if standing is not None and standing.received_at > desk.mail.received_at:
        answer.outcomes.append(f"older than receipt {standing.receipt}")
        answer.said.append(
            say("A later mail of yours stands as receipt {receipt}, so nothing was changed.", receipt=standing.receipt)
        )
        return
    table = desk.office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    orders: dict[str, JsonObject] = amend.merged(
        amend.said(standing.orders) if standing else {}, amend.said(questions.offered_orders(question))
    )
    check = table.ruleset.check(table.config, state, who.seat.name, orders)
    if check.problems:
        answer.outcomes.append(f"{offered.known}: asked back")
        answer.said.append(say("They cannot stand as they are, so nothing was changed."))
        answer.problems += [(problem.message, None) for problem in check.problems]
        return
    version = amend.keep_version(work, desk.mail, who, round_, orders)
    answer.stored, answer.replaces = version, standing.receipt if standing else None
    answer.outcomes.append(f"{offered.known} taken, receipt {version.receipt}")
    answer.said.append(
        say("Thank you, your late orders stand for round {number}.", number=round_.number)
        if offered is _LATE
        else say("Thank you, your orders are in.")
    )
