"""What a mail says that nothing proves to be a player's, as far as that decides whether anybody is asked about it."""

from __future__ import annotations

from dataclasses import dataclass

from pbm.orders.cleaning.clean import clean
from pbm.service.correspondents import correspondents
from pbm.service.daily import one_more_this_hour
from pbm.service.identity import Known, without_tags
from pbm.service.office import Office
from pbm.service.our_lines import our_lines
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Player, Seat
from pbm.service.repeated import orders_something, said_before
from pbm.service.understanding import NO_FORM, order_form, understood
from pbm.service.waiting import on_table

__all__ = ["Sound", "heard", "sound_of"]

_OF_MACHINES = ("auto-reply", "bounce")
_AN_HOUR = 20
"""Mails in a seat's name that are read within an hour: anybody can send any number of them."""


@dataclass(frozen=True, slots=True)
class Sound:
    """How a mail sounds: like a ``machine``'s (which kind, else empty); whether it is ``ordering`` or asking anything.

    ``before`` is how many mails in the seat's name said the same within a day; ``words`` are its own.
    """

    machine: str
    ordering: bool
    before: int
    words: tuple[str, ...] = ()


def heard(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, place: tuple[Game, Seat, Player], group: str = ""
) -> Sound | None:
    """Return how a mail sounds; None where so many of a group were read within the hour that this one is not."""
    if not one_more_this_hour(office, work, f"heard/{place[1].id}/{group}", _AN_HOUR):
        return None
    return sound_of(office, work, mail, letter, place)


def sound_of(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, place: tuple[Game, Seat, Player]) -> Sound:
    """Read a mail as if it were the seat's, do nothing of what it says, and return how it sounds.

    A program that answers each of our questions is known by its words here as it is where a mail is certain.
    """
    game, seat, player = place
    who = Known(game, seat, player, "unproven", registered=False)
    on_it = on_table(work, game.id)
    round_ = on_it if seat.status in ("active", "leaving") else None
    ours = our_lines(office, work, letter, who, round_, round_)
    cleaned = clean(letter.text, ours, correspondents(office, work, letter, who))
    form = order_form(office, work, game, seat, round_) or NO_FORM
    reading = understood(office, work, game, seat.name, round_, form, cleaned, without_tags(letter.subject))
    machine = reading.kind if reading.kind in _OF_MACHINES else ""
    before = said_before(office, work, mail, letter, who, on_it, reading, ours, held=True) if not machine else 0
    return Sound(machine, orders_something(reading), before, tuple(cleaned.words))
