"""Second thoughts after a NO to orders that were offered: "oh go on then, use them". They are offered once more."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from pbm.core.phrases import say
from pbm.orders.folded import folded
from pbm.orders.word_set import word_set
from pbm.service import questions
from pbm.service.commands.desk import Desk
from pbm.service.meant import lines_of
from pbm.service.receipts import Answer
from pbm.service.records import Question, QuestionKind

__all__ = ["offered_again"]

_OFFERS: Final[tuple[QuestionKind, ...]] = ("late", "meant")
_EVER: Final = datetime(2000, 1, 1, tzinfo=UTC)
_LONGEST: Final = 80  # characters of a mail that says so
_RELENTING: Final = word_set(
    "yes yeah yep go use take enter doch nimm nehmt ja oui allez prends prenez vooruit toch neem sí vale venga sì dai "
    "prendili"
)
_BESIDE: Final = word_set(
    "well all right alright ok okay on then oh them it those these the late ones orders please actually after i ve "
    "have had changed my mind do want that thanks thank you so fine wait sorry let second thoughts anyway ahead for na "
    "gut bitte sie also dann meine d accord finalement les alors merci dan goed maar ze bueno entonces va bene allora "
    "nochmal die"
)


def offered_again(desk: Desk, words: Sequence[str], answer: Answer) -> bool:
    """Offer once more, in ``answer``, what was declined, where a mail says no more than that it is wanted after all.

    Only for the round that is open, and only where nothing else was ordered since or is being asked; words that may be
    for another player, whose letter they answer, want nothing of us.
    """
    if not _relents(words):
        return False
    answered = [ours for ours in map(desk.work.outbox.by_message_id, desk.letter.in_reply_to) if ours is not None]
    question = _declined(desk) if not any(ours.kind == "letter" for ours in answered) else None
    if question is None or desk.round_ is None:
        return False
    orders = questions.offered_orders(question)
    lines = lines_of(desk.office, desk.work, desk.who.game, desk.who.seat, desk.round_, orders)
    if not lines:
        return False
    questions.ask(
        desk.office,
        desk.work,
        kind=question.kind,
        address=question.address,
        game=desk.who.game,
        seat=desk.who.seat,
        round_=desk.round_,
        mail=desk.mail,
        data={"orders": {board: dict(order) for board, order in orders.items()}, "sent": question.data.get("sent")},
        days=questions.days_for(desk.office, desk.round_),
    )
    answer.title = say("The orders that you declined")
    answer.outcomes.append("an offer that was declined, made once more")
    answer.said.append(say("You had said NO to the orders below, so they do not stand."))
    answer.meant = lines
    return True


def _relents(words: Sequence[str]) -> bool:
    text = " ".join(words)
    if len(text) > _LONGEST or "?" in text:
        return False
    said = set(folded(text.replace(".", " ").replace("-", " ").replace("'", " ").replace("’", " ")).split())
    return not said.isdisjoint(_RELENTING) and said <= _RELENTING | _BESIDE


def _declined(desk: Desk) -> Question | None:
    """Return the newest offer for the open round, where the player has declined it and sent nothing since."""
    work, seat, round_ = desk.work, desk.who.seat, desk.round_
    if round_ is None or round_.status != "open" or any(work.questions.open_of_seat(seat.id, kind) for kind in _OFFERS):
        return None
    address = desk.who.player.addresses[0]
    made = [one for kind in _OFFERS for one in work.questions.asked_of(address, _EVER, kind)]
    made = [one for one in made if one.seat_id == seat.id and one.round_id == round_.id]
    newest = max(made, key=lambda one: one.asked_at, default=None)
    if newest is None or newest.status != "no" or questions.overtaken(work, newest):
        return None
    # Behind any other mail a yes may be the answer to what we said to that.
    since = newest.answered_at or newest.asked_at
    others = (mail for mail in work.mails.of_seat(seat.id, since) if mail.id != desk.mail.id)
    return None if any(mail.received_at > since for mail in others) else newest
