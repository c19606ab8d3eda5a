"""What an address is told that is not registered for the seat it wrote for: what became of its mail, and no more."""

from __future__ import annotations

from dataclasses import dataclass, fields

from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Player, Seat

__all__ = ["Elsewhere", "tell_elsewhere", "writes_from"]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """All that may be said to an address that is not registered for a seat.

    It has no place for orders, press, numbers left or questions, which are the seat's own: whoever holds the reply
    address may have it from somebody else. ``receipt`` is the number that orders in the mail were given; ``asked`` says
    that something in it could not be taken as it is, ``late`` that it came too late, ``passed_on`` that the GM has it,
    ``held`` that nothing of it was counted, for it looks like another player's.
    """

    receipt: int | None = None
    asked: bool = False
    late: bool = False
    passed_on: bool = False
    held: bool = False


def writes_from(office: Office, letter: Letter, who: Known) -> str | None:
    """Return the address that a seat's mail came from, if it is not registered for the seat and can be written to."""
    if who.registered or letter.sender is None or office.letters.addresses.accepts(letter.sender.address):
        return None
    return letter.sender.address


def tell_elsewhere(
    office: Office,
    work: UnitOfWork,
    answering: tuple[MailIn, Letter],
    place: tuple[Game, Seat, Player],
    address: str,
    told: Elsewhere,
) -> None:
    """Queue the note to an address that is not registered for the seat it wrote for.

    A reply to it goes where the mail went, unless that was held: then its writer is to use an address of their own.
    """
    game, seat, player = place
    office.letters.to_address(
        work,
        kind="elsewhere",
        key=f"{game.key}/mail-{answering[0].id}/elsewhere",
        address=address,
        now=office.clock.now(),
        context={
            "game": game,
            "seat": seat,
            "address": address,
            **{field.name: getattr(told, field.name) for field in fields(told)},
        },
        answering=answering,
        signed=None if told.held else (game, seat),
        counts=False,
        language=player.language,
    )
