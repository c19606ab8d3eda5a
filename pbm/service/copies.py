"""A mail that comes once more: a copy, which is not read again, unless its sender may mean something by it."""

from __future__ import annotations

from dataclasses import replace

from pbm.core.deadlines import in_zone
from pbm.core.phrases import say
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.overlooked import of_a_machine
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer, send_receipt
from pbm.service.records import MailIn
from pbm.service.waiting import on_table

__all__ = ["copied", "take_for_a_copy"]


def copied(older: MailIn) -> str:
    """Return what became of a copy of a mail, in a few words."""
    return f"the same as mail {older.id}; not answered again"


def take_for_a_copy(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, older: MailIn
) -> MailIn:
    """Return a copy of a seat's mail as it is to be kept. Nothing of it is done again.

    Who sends the same mail once more after another one, or for the next round, may mean that it is to count now; but
    mail is also delivered twice, days apart, and must not undo what came in between. So its player is told, once for
    each time that something came in between.
    """
    on_it = on_table(work, who.game.id)
    since = [
        one
        for one in work.mails.of_seat(who.seat.id, older.received_at)
        if one.id not in (mail.id, older.id) and one.status == "processed" and not of_a_machine(one)
    ]
    told = f"the same as mail {older.id}; its player was told so"
    is_newest = not since and older.round_id == (on_it.id if on_it else None)
    if of_a_machine(older) or is_newest or (since and since[-1].outcome.startswith(told)):
        return replace(mail, outcome=copied(older))
    answer = Answer(outcomes=[told], title=say("The same mail again"))
    answer.said += [
        say(
            "This mail is the same as yours of {received}, which was read then. So it was taken for a copy of it that "
            "came late, and changes nothing.",
            received=in_zone(older.received_at, who.player.zone),
        ),
        say("If you sent it again because it is what you want now, please write it once more as a new mail."),
    ]
    playing = on_it if who.seat.status in ("active", "leaving") else None
    send_receipt(office, work, mail, letter, who, playing, answer)
    return replace(
        mail, outcome=answer.outcome, game_id=who.game.id, seat_id=who.seat.id, round_id=on_it.id if on_it else None
    )
