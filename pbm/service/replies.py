"""A player's YES or NO to what a receipt or a report asked."""

from __future__ import annotations

from pbm.core.game import JsonObject
from pbm.core.phrases import joined, say
from pbm.service import amend, late, questions
from pbm.service.commands import Desk
from pbm.service.commands.resign import confirmed, declined
from pbm.service.identity import Known
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import Question

__all__ = ["answer_question", "question_answered"]


def question_answered(work: UnitOfWork, letter: Letter, who: Known, yes: bool | None) -> tuple[Question | None, bool]:
    """Return the open question that a seat's plain yes or no answers, and which it is; None where it answers none.

    A reply to the mail that asked decides; else the newest question. A YES that may be meant for something else, such
    as what another player wrote, answers nothing: nobody leaves the game by it, and no late orders take the place of
    those that were sent since.
    """
    if yes is None:
        return None, False
    asked = [question for kind in ("late", "resign") for question in work.questions.open_of_seat(who.seat.id, kind)]
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    for ours in answered:
        for question in asked:
            if ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/"):
                return question, yes
    if any(ours.kind == "letter" for ours in answered):
        return None, False
    if not any(ours.kind == "report" for ours in answered):
        asked = [question for question in asked if not _overtaken(work, question)]
    if answered or len(asked) > 1:
        asked = [question for question in asked if question.kind != "resign"]
    return (max(asked, key=lambda question: question.asked_at), yes) if asked else (None, False)


def _overtaken(work: UnitOfWork, question: Question) -> bool:
    """Return whether a seat has sent other orders since its late ones were offered."""
    if question.kind != "late" or question.round_id is None or question.seat_id is None:
        return False
    standing = work.orders.standing(question.round_id, question.seat_id)
    return standing is not None and standing.origin == "mail" and standing.received_at > question.asked_at


def answer_question(desk: Desk, question: Question, yes: bool, answer: Answer) -> None:
    """Do what the answer to a question asks for, and say so in ``answer``."""
    if question.kind == "resign":
        told = (confirmed if yes else declined)(desk, question)
        answer.title = told.title
        answer.outcomes.append(told.outcome or f"resign: {'yes' if yes else 'no'}")
        answer.said.append(joined(told.lines))
        return
    if yes and question.data.get("waits"):
        answer.title = say("Your late orders")
        answer.outcomes.append("late orders: not offered yet")
        answer.said.append(say("Thank you. The report is on its way; please say YES to that."))
        return
    questions.answered(desk.work, question, yes, desk.now)
    if not yes:
        answer.title = say("Your late orders are dropped")
        answer.outcomes.append("late orders declined")
        answer.said.append(say("Very well: your late orders are dropped, and what stands is as it was."))
        return
    _take_late(desk, question, answer)


def _take_late(desk: Desk, question: Question, answer: Answer) -> None:
    """Take the orders that a late mail was offered for the open round."""
    work, who, round_ = desk.work, desk.who, desk.round_
    answer.title = say("Your late orders")
    if round_ is None or desk.form is None:
        answer.outcomes.append("late orders: nothing open to take them")
        answer.said.append(say("There is no round open for you that they could stand for."))
        return
    past = round_.status != "open" or late.counted_from(desk.mail) > round_.deadline
    if question.round_id != round_.id or past:
        answer.outcomes.append("late orders: too late again")
        answer.too_late = past
        answer.said.append(
            say("The round that they were offered for is past its deadline, so they could not be taken.")
        )
        return
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
        amend.said(standing.orders) if standing else {}, amend.said(late.offered_orders(question))
    )
    check = table.ruleset.check(table.config, state, who.seat.name, orders)
    if check.problems:
        answer.outcomes.append("late orders: asked back")
        answer.said.append(say("They cannot stand as they are, so nothing was changed."))
        answer.problems += [(problem.message, None) for problem in check.problems]
        return
    version = amend.keep_version(work, desk.mail, who, round_, orders)
    answer.stored, answer.replaces = version, standing.receipt if standing else None
    answer.outcomes.append(f"late orders taken, receipt {version.receipt}")
    answer.said.append(say("Thank you, your late orders stand for round {number}.", number=round_.number))
