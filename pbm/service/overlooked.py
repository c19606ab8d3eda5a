"""Mail in a player's name that was taken for a machine's: the GM's sheet shows it, should a person have written it."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.cleaning.clean import clean
from pbm.service.identity import redacted
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round

__all__ = ["overlooked"]

_SHOWN = 3
_QUOTED = 160
_AS_MACHINES = ("auto-reply", "bounce, not", "automatic")
"""How the outcome of a mail begins that was taken for a machine's."""


def overlooked(office: Office, work: UnitOfWork, game: Game, closed: Round) -> tuple[str, ...]:
    """Return, for the GM, the mails in seats' names that were taken for a machine's in a round, with their words."""
    told: list[str] = []
    for seat in work.seats.of_game(game.id):
        mails = [
            mail
            for mail in work.mails.of_seat(seat.id, closed.opened_at)
            if mail.round_id == closed.id and mail.outcome.startswith(_AS_MACHINES)
        ]
        for mail in mails[-_SHOWN:]:
            letter = office.decode(mail.raw)
            said = " ".join((letter.subject, *clean(letter.text, ()).words)).split()
            told.append(
                say(
                    "Mail {mail} in {name}'s name was taken for a machine's, and got no answer: “{words}”. If they "
                    "wrote it themselves, please ask them to write in other words.",
                    mail=mail.id,
                    name=seat.name,
                    words=redacted(" ".join(said))[:_QUOTED],
                )
            )
    return tuple(told)
