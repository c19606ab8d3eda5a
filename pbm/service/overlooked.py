"""Mail in a player's name that brought no orders, shown to the GM, who may see more in it.

What was taken for a machine's, should a person have written it; and what was asked about without an answer.
"""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.cleaning.clean import clean
from pbm.service.identity import redacted
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, OrderVersion, Round, Seat

__all__ = ["asked_about", "overlooked", "unanswered"]

_SHOWN = 3
_QUOTED = 160
_AS_MACHINES = ("auto-reply", "bounce, not", "automatic")
"""How the outcome of a mail begins that was taken for a machine's."""
_ASKED = ("asked back, nothing changed", ", partly")
"""How a part of the outcome ends where orders could not be taken, or not all of them, and were asked about."""


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
            told.append(
                say(
                    "Mail {mail} in {name}'s name was taken for a machine's, and got no answer: “{words}”. If they "
                    "wrote it themselves, please ask them to write in other words.",
                    mail=mail.id,
                    name=seat.name,
                    words=_words(office, mail, with_subject=True),
                )
            )
    return tuple(told)


def asked_about(work: UnitOfWork, round_: Round, seat: Seat) -> tuple[MailIn, ...]:
    """Return the mails of a seat for a round that orders could not be taken from as they were, and none came after."""
    taken = [
        version
        for version in work.orders.of_seat(seat.id)
        if version.round_id == round_.id and version.origin in ("mail", "gm")
    ]
    return tuple(
        mail
        for mail in work.mails.of_seat(seat.id, round_.opened_at)
        if mail.round_id == round_.id
        and any(part.endswith(_ASKED) for part in mail.outcome.split("; "))
        and not any(_came_after(version, mail) for version in taken)
    )


def _came_after(version: OrderVersion, mail: MailIn) -> bool:
    """Return whether orders are of a later mail, or were entered later by the GM."""
    if version.mail_id is None:
        return version.received_at >= mail.received_at
    return (version.received_at, version.mail_id) > (mail.received_at, mail.id)


def unanswered(office: Office, work: UnitOfWork, game: Game, closed: Round) -> tuple[str, ...]:
    """Return, for the GM, the mails of a round that were asked about without orders coming after, with their words."""
    return tuple(
        say(
            "Mail {mail} from {name} was asked about, and no orders came after it: “{words}”. If it is plain to you "
            "what was meant, `pbm round correct {key} --seat {seat}` plays the round with it; say --orders and "
            "--reason.",
            mail=mail.id,
            name=seat.name,
            words=_words(office, mail),
            key=game.key,
            seat=seat.number,
        )
        for seat in work.seats.of_game(game.id)
        for mail in asked_about(work, closed, seat)[-_SHOWN:]
    )


def _words(office: Office, mail: MailIn, *, with_subject: bool = False) -> str:
    """Return the beginning of what a mail says in its writer's own words."""
    letter = office.decode(mail.raw)
    said = " ".join(((letter.subject,) if with_subject else ()) + tuple(clean(letter.text, ()).words)).split()
    return redacted(" ".join(said))[:_QUOTED]
