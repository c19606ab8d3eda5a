"""What an address is told that is not registered for the seat it wrote for: what became of its mail, and no more."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Player, Seat

__all__ = ["Elsewhere", "answers_note", "tell_elsewhere", "writes_from"]

_KIND = "elsewhere"
_KEY = re.compile(r"[^/]{1,60}/mail-(?P<mail>\d{1,18})/elsewhere(?:/again-\d{1,9})?")


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

    The seat's reply address is not in it: the mail's From may be made up or mistyped, and the note then comes to
    somebody who never had that. What is answered to it is known by its Message-ID, as ``answers_note`` tells.
    """
    game, seat, player = place
    mail = answering[0]
    office.letters.to_address(
        work,
        kind=_KIND,
        key=f"{game.key}/mail-{mail.id}/elsewhere" + (f"/again-{mail.again}" if mail.again else ""),
        address=address,
        now=office.clock.now(),
        context={
            "game": game,
            "seat": seat,
            "address": address,
            **{field.name: getattr(told, field.name) for field in fields(told)},
        },
        answering=answering,
        counts=False,
        language=player.language,
    )


def answers_note(work: UnitOfWork, letter: Letter) -> Seat | None:
    """Return the seat that a mail is for because it answers such a note, from the address that was sent it.

    That proves who reads the address, and nothing about whose seat it is: the mail that the note is about counted by
    the seat's reply address alone.
    """
    for message_id in letter.in_reply_to if letter.sender is not None else ():
        ours = work.outbox.by_message_id(message_id)
        if ours is None or ours.kind != _KIND or letter.sender is None:
            continue
        found = _KEY.fullmatch(ours.key)
        if found is not None and letter.sender.address.lower() == ours.intended.lower():
            about = work.mails.get(int(found["mail"]))
            return work.seats.get(about.seat_id) if about.seat_id is not None else None
    return None
