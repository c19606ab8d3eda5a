"""Letters that are no receipts: to the GM about a player's mail, to a sender with two games, about a forgery."""

from __future__ import annotations

from datetime import timedelta

from pbm.core.deadlines import in_zone
from pbm.orders.clean import clean
from pbm.service.identity import Ambiguous, Known, redacted
from pbm.service.mailing import seat_context
from pbm.service.office import Office
from pbm.service.ports import Letter, Mailbox, UnitOfWork
from pbm.service.records import Game, MailIn, Seat

__all__ = ["answer_ambiguous", "pass_on", "send_fresh_address", "tell_of_forgery", "tell_of_stranger"]

_HOUR = timedelta(hours=1)
_QUESTIONS_AN_HOUR = 10
_STRANGERS_A_DAY = 10


def pass_on(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, why: str) -> None:
    """Pass a player's words on to the GM, with ``why`` if there is something to add."""
    words = clean(letter.text, ()).words
    office.letters.to_gm(
        work,
        kind="gm-letter",
        key=f"{who.game.key}/mail-{mail.id}/passed-on",
        now=office.clock.now(),
        game=who.game,
        reply_to=Mailbox(who.player.name, who.player.addresses[0]),
        context={
            "seat": who.seat,
            "player": who.player,
            "why": why,
            "subject": letter.subject,
            "lines": tuple(redacted(line) for line in tuple(words)[:200] or ("(nothing but our own words, quoted)",)),
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


def send_fresh_address(office: Office, work: UnitOfWork, game: Game, seat: Seat) -> None:
    """Queue a mail that brings a seat its fresh reply address, with the form of the open round."""
    player = work.players.get(seat.player_id)
    round_ = work.rounds.open_of(game.id)
    office.letters.to_seat(
        work,
        kind="rekeyed",
        key=f"{game.key}/seat-{seat.number}/rekeyed/{seat.generation}",
        game=game,
        seat=seat,
        player=player,
        now=office.clock.now(),
        round_=round_,
        context=seat_context(office, work, game, seat, player, round_),
    )


def tell_of_stranger(office: Office, work: UnitOfWork, letter: Letter) -> None:
    """Pass the mail of somebody without a seat on to the GM, ten a day at most: it may be a newcomer, or spam.

    The stranger hears nothing from us. A GM who wrote to the games' address is told what it is not for.
    """
    now = office.clock.now()
    if letter.sender is None:
        return
    by_gm = letter.sender.address == office.letters.post.gm.address.lower()
    for number in range(1, _STRANGERS_A_DAY + 1):
        key = f"stranger/{now:%Y-%m-%d}/{number}"
        if work.outbox.by_key(key) is not None:
            continue
        office.letters.to_gm(
            work,
            kind="gm-stranger",
            key=key,
            now=now,
            reply_to=None if by_gm else letter.sender,
            context={
                "by_gm": by_gm,
                "sender": letter.sender,
                "subject": letter.subject,
                "lines": tuple(redacted(line) for line in letter.text.splitlines()[:100]),
                "last": number == _STRANGERS_A_DAY,
            },
        )
        return
