"""What our last mail to a seat asked, where a mail of the seat's answers it."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late
from pbm.service.commands import Desk
from pbm.service.records import MailOut, Round

__all__ = ["OF_A_DOOR", "asked_last", "questions_in"]

OF_A_DOOR: Final = late(r"(?i)trapdoor|falltür")
"""In a question that may be about a trapdoor."""
_ASKED: Final = ("asked back", ", partly")
"""In the outcome of a mail whose receipt asks something."""
_QUESTION: Final = late(r"(?m)^- .+(?:\n[ \t]+\S.*)*")


def asked_last(desk: Desk, round_: Round) -> MailOut | None:
    """Return the mail of ours that asked something of this round and is answered, None where none is.

    It is the last that the seat was sent, so that nothing stands between the question and its answer.
    """
    work, seat = desk.work, desk.who.seat
    last = next(iter(work.outbox.latest_of(desk.who.game.id, seat.id, 1)), None)
    if last is None or last.kind != "receipt" or last.round_id != round_.id or last.answers is None:
        return None
    asking = any(asked in work.mails.get(last.answers).outcome for asked in _ASKED)
    return last if asking and last.message_id in desk.letter.in_reply_to else None


def questions_in(desk: Desk, asked: MailOut) -> str:
    """Return what a mail of ours asked."""
    return " ".join(_QUESTION.findall(desk.office.decode(asked.raw).text))
