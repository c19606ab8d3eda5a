"""Orders that a mail probably meant: offered with the question about it, and taken only by the player's own YES."""

from __future__ import annotations

from pbm.core.orders import RawOrders, Reading
from pbm.service import amend, questions
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, Round, Seat
from pbm.service.standing import as_played

__all__ = ["lines_of", "offer_meant", "still_offered"]


def offer_meant(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, reading: Reading
) -> tuple[str, ...]:
    """Offer what a mail that is asked about probably meant, over what stands; return what it means, line by line.

    Nothing is offered, and no line returned, where no guess is plain or the rules would refuse it.
    """
    orders = amend.said(reading.probable)
    lines = lines_of(office, work, who.game, who.seat, round_, orders) if orders else ()
    if lines:
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
    return lines


def still_offered(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> tuple[str, ...]:
    """Return what a YES to a seat's newest open offer for a round would mean, line by line; none where none is open.

    Orders that the seat has sent since take the place of what was offered.
    """
    offers = [one for one in work.questions.open_of_seat(seat.id, "meant") if one.round_id == round_.id]
    if not offers or questions.overtaken(work, offers[-1]):
        return ()
    return lines_of(office, work, game, seat, round_, questions.offered_orders(offers[-1]))


def lines_of(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round, orders: RawOrders
) -> tuple[str, ...]:
    """Return what orders over those that stand would mean; nothing where they stand or the rules refuse them."""
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    standing = work.orders.standing(round_.id, seat.id)
    whole = amend.merged(amend.said(standing.orders) if standing else {}, amend.said(orders))
    if standing is not None and whole == amend.said(standing.orders):
        return ()
    if table.ruleset.check(table.config, state, seat.name, whole).problems:
        return ()
    return as_played(table, game, seat, state, whole)
