"""Orders that a mail probably meant: offered with the question about it, and taken only by the player's own YES."""

from __future__ import annotations

from pbm.core.orders import Reading
from pbm.service import amend, questions
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import MailIn, Round

__all__ = ["offer_meant"]


def offer_meant(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, reading: Reading
) -> tuple[str, ...]:
    """Offer what a mail that is asked about probably meant, over what stands; return what it means, line by line.

    Nothing is offered, and no line returned, where no guess is plain or the rules would refuse it.
    """
    orders = amend.said(reading.probable)
    if not orders:
        return ()
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    standing = work.orders.standing(round_.id, who.seat.id)
    whole = amend.merged(amend.said(standing.orders) if standing else {}, orders)
    if table.ruleset.check(table.config, state, who.seat.name, whole).problems:
        return ()
    questions.ask(
        office,
        work,
        kind="meant",
        address=who.player.addresses[0],
        game=who.game,
        seat=who.seat,
        round_=round_,
        mail=mail,
        data={"orders": orders},
        days=questions.days_for(office, round_),
    )
    return table.meaning(state, who.seat.name, whole)
