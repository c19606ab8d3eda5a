"""Letters that are no receipts: to the GM about a player's mail, to a sender with two games, about a forgery."""

from __future__ import annotations

from datetime import timedelta

from pbm.core.deadlines import in_zone
from pbm.orders.clean import clean
from pbm.service.identity import Ambiguous, Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Seat

__all__ = ["answer_ambiguous", "pass_on", "tell_of_forgery"]

_HOUR = timedelta(hours=1)
_QUESTIONS_AN_HOUR = 10


def pass_on(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, why: str) -> None:
    """Pass a player's words on to the GM, with ``why`` if there is something to add."""
    words = clean(letter.text, ()).words
    office.letters.to_gm(
        work,
        kind="gm-letter",
        key=f"{who.game.key}/mail-{mail.id}/passed-on",
        now=office.clock.now(),
        game=who.game,
        context={
            "seat": who.seat,
            "player": who.player,
            "why": why,
            "subject": letter.subject,
            "lines": tuple(words)[:200] or tuple(letter.text.splitlines())[:200],
        },
    )


def answer_ambiguous(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Ambiguous) -> None:
    """Ask a registered sender with several seats which of them a mail is for."""
    if letter.sender is None:
        return
    now = office.clock.now()
    if work.outbox.answers_to(letter.sender.address, now - _HOUR) >= _QUESTIONS_AN_HOUR:
        return
    office.letters.to_address(
        work,
        kind="which-game",
        key=f"mail-{mail.id}/which-game",
        address=letter.sender.address,
        now=now,
        answering=(mail, letter),
        context={"seats": who.seats},
    )


def tell_of_forgery(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, game: Game, seat: Seat) -> None:
    """Tell the seat's registered address that somebody used its reply address with a signature that does not fit.

    Once a day at most, so that a forger cannot flood a player through us.
    """
    now = office.clock.now()
    player = work.players.get(seat.player_id)
    office.letters.to_seat(
        work,
        kind="forged",
        key=f"{game.key}/seat-{seat.number}/forged/{now:%Y-%m-%d}",
        game=game,
        seat=seat,
        player=player,
        now=now,
        context={
            "sender": letter.sender.address if letter.sender else "an unknown sender",
            "received": in_zone(mail.received_at, player.zone),
        },
    )
