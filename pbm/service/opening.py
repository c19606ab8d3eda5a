"""What waits for a round as it opens: orders given in advance, late ones to be offered, instructions followed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pbm.service.advance import Opened, kept_lines, open_advance
from pbm.service.late import Offer, offer_as_it_opens
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round

__all__ = ["Opening", "open_with"]


@dataclass(frozen=True, slots=True)
class Opening:
    """What a seat's report says of this: orders that stand already, those kept for later turns, a late mail's offer.

    ``followed`` says that the seat's standing instruction served for the round just played.
    """

    advance: Opened | None = None
    kept: tuple[str, ...] = ()
    offer: Offer | None = None
    followed: str = ""


def open_with(
    office: Office, work: UnitOfWork, game: Game, coming: Round | None, followed: Mapping[int, str]
) -> dict[int, Opening]:
    """Give the round that has just opened, if any, the orders that wait for it; return what each seat is told."""
    advance = open_advance(office, work, game, coming) if coming else {}
    offers = offer_as_it_opens(office, work, game, coming) if coming else {}
    return {
        seat.id: Opening(
            advance.get(seat.id),
            kept_lines(office, work, game, seat, coming) if coming else (),
            offers.get(seat.id),
            followed.get(seat.id, ""),
        )
        for seat in work.seats.of_game(game.id)
    }
