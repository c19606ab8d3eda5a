"""What a mail builds on where that is not what stands: an offer that it answers, or the older receipt that it names."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.orders import RawOrders
from pbm.orders.late import late
from pbm.service import questions
from pbm.service.identity import Known
from pbm.service.letters import receipt_key
from pbm.service.merging import said
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Round

__all__ = ["built_on"]

_AS_HERE = late(
    r"(?i)\b(?:as|like|than|wie|comme|als|como|come) (?:(?:in|on|per|by|with|dans|op|en|su) )?"
    r"(?:(?:this|that|these|those|the above) (?:receipt|mail|e-?mail|answer|message|one|orders?)"
    r"|(?:dieser|diesem|ce|cette|deze|dit|este|esta|questa|questo) \w{4,12}|(?:shown )?(?:here|above|below)\b)"
)
_READ = 400  # characters in which such words are looked for


def built_on(work: UnitOfWork, letter: Letter, who: Known, round_: Round, words: Sequence[str]) -> RawOrders | None:
    """Return the orders that a mail changes, None where these are those that stand.

    Who answers the offer of late orders with "2 instead" changes what was offered, as long as nothing stands. Who
    answers an older receipt "as in this receipt, but trapdoor 25" changes what that one says.
    """
    standing = work.orders.standing(round_.id, who.seat.id)
    nothing = standing is None or not said(standing.orders)
    answered = [ours for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    for question in work.questions.open_of_seat(who.seat.id, "late") if nothing else ():
        shown = [ours for ours in answered if ours.key.startswith(f"{who.game.key}/mail-{question.mail_id}/")]
        offered = shown or [ours for ours in answered if ours.kind == "report"]
        if offered and question.round_id == round_.id and not question.data.get("waits"):
            return questions.offered_orders(question)
    if not _AS_HERE.search(" ".join(words)[:_READ]):
        return None
    for version in reversed(work.orders.of_seat(who.seat.id)):
        if version.mail_id is None or version.round_id != round_.id or not said(version.orders):
            continue
        if any(ours.key.startswith(receipt_key(who.game, version.mail_id)) for ours in answered):
            return version.orders
    return None
