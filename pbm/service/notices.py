"""Letters that are no receipts: to the GM about a mail, about a forgery."""

from __future__ import annotations

from datetime import timedelta

from pbm.core.deadlines import in_zone
from pbm.core.phrases import Phrase, say
from pbm.orders.cleaning.clean import clean
from pbm.service.daily import A_DAY, one_more_today
from pbm.service.identity import Known, redacted
from pbm.service.mailing import seat_context
from pbm.service.office import Office
from pbm.service.ports import Letter, Mailbox, UnitOfWork
from pbm.service.records import Game, MailIn, Round, Seat
from pbm.service.standing import as_played

__all__ = [
    "pass_on",
    "rest_for_gm",
    "send_fresh_address",
    "tell_of_challenge",
    "tell_of_forgery",
    "tell_of_stranger",
    "understood_of",
    "write_to_gm",
]

_HOUR = timedelta(hours=1)
_QUESTIONS_AN_HOUR = 10
_QUOTED = 40  # lines of a mail without words of the writer's own, which the GM is shown


def pass_on(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, why: str, *, most: int | None = None
) -> bool:
    """Pass a player's words on to the GM, with ``why`` if there is something to add; ``most``: so many an hour.

    Return whether they were: no more than that are.
    """
    words = clean(letter.text, ()).words
    key = f"{who.game.key}/mail-{mail.id}/passed-on"
    if most is not None:
        hour = f"{who.game.key}/seat-{who.seat.number}/passed-on/{office.clock.now():%Y-%m-%d/%H}"
        free = next((n for n in range(most) if work.outbox.by_key(f"{hour}/{n}") is None), None)
        if free is None:
            return False
        key = f"{hour}/{free}"
    lines = tuple(redacted(line) for line in tuple(words)[:200]) or _without_own_words(letter.text)
    write_to_gm(office, work, letter, who, key=key, subject=letter.subject, lines=lines, why=why)
    return True


def rest_for_gm(*, asked_back: bool) -> Phrase:
    """Return what the GM is told with words that stood beside orders; ``asked_back``: some of those were not plain."""
    if asked_back:
        return say("The player has been asked about what was not clear to the server; the rest is for you.")
    return say("What could be done by itself is done; the rest is for you.")


def _without_own_words(text: str) -> tuple[str, ...]:
    """Return what the GM reads of a mail in which nobody wrote anything: what else is in it, as far as that goes."""
    there = [redacted(line) for line in text.splitlines() if line.strip()]
    if not there:
        return (say("(There are no words below the subject.)"),)
    return (say("(There are no words of the writer's own. This is what the mail has:)"), *there[:_QUOTED])


def write_to_gm(
    office: Office,
    work: UnitOfWork,
    letter: Letter,
    who: Known,
    *,
    key: str,
    subject: str,
    lines: tuple[str, ...],
    why: str = "",
) -> None:
    """Queue words of a mail for the GM, under the name of who wrote it; a reply goes to the seat's player.

    Who wrote from an address that is not the player's is named as the mail names them.
    """
    sender = letter.sender.address.lower() if letter.sender else ""
    known = who.player.addresses
    office.letters.to_gm(
        work,
        kind="gm-letter",
        key=key,
        now=office.clock.now(),
        game=who.game,
        reply_to=Mailbox(who.player.name, known[0]),
        context={
            "seat": who.seat,
            "player": who.player,
            "address": sender if sender in known else known[0],
            "elsewhere": "" if who.registered else _as_named(letter),
            "why": why,
            "subject": subject,
            "lines": lines,
        },
    )


def _as_named(letter: Letter) -> str:
    """Return name and address of a mail's sender as the mail has them."""
    if letter.sender is None:
        return say("an unknown sender")
    return f"{letter.sender.name} <{letter.sender.address}>" if letter.sender.name else letter.sender.address


def tell_of_forgery(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, game: Game, seat: Seat, *, proven: bool
) -> None:
    """Tell the seat's registered address that somebody used its reply address with a signature that does not fit.

    Once a day at most, so that a forger cannot flood a player through us; whose From is ``proven`` to be the player's
    gets it as an answer to each mail, so that no orders are lost without a word.
    """
    now = office.clock.now()
    player = work.players.get(seat.player_id)
    key = f"{game.key}/seat-{seat.number}/forged/{now:%Y-%m-%d}"
    if proven and work.outbox.answers_to(player.addresses[0], now - _HOUR) < _QUESTIONS_AN_HOUR:
        key = f"{game.key}/mail-{mail.id}/forged"
    else:
        proven = False
    office.letters.to_seat(
        work,
        kind="forged",
        key=key,
        game=game,
        seat=seat,
        player=player,
        now=now,
        answering=(mail, letter) if proven else None,
        context={
            "sender": letter.sender.address if letter.sender else say("an unknown sender"),
            "received": in_zone(mail.received_at, player.zone),
        },
    )


def send_fresh_address(
    office: Office, work: UnitOfWork, game: Game, seat: Seat, *, undone: tuple[str, ...] | None = None
) -> None:
    """Queue a mail that brings a seat its fresh reply address, with the form of the open round and what stands in it.

    ``undone`` says what of a mail that was not theirs was undone, when the player told us so.
    """
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
        context={
            **seat_context(office, work, game, seat, player, round_),
            "undone": undone,
            "understood": understood_of(office, work, game, seat, round_),
        },
    )


def understood_of(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round | None) -> tuple[str, ...]:
    """Return the orders of a seat that stand in the open round, in the player's words."""
    standing = work.orders.standing(round_.id, seat.id) if round_ else None
    if round_ is None or standing is None or not any(standing.orders.values()):
        return ()
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    return as_played(table, game, seat, state, standing.orders)


def tell_of_challenge(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> None:
    """Tell the GM, once about each sender, of a program that wants a person to prove that our mail is no spam.

    Of senders that are nobody's registered address ten a day at most: anybody can write such a mail.
    """
    sender = letter.sender.address if letter.sender else "an unknown sender"
    key = f"challenge/{sender}"
    if work.outbox.by_key(key) is not None:
        return
    if not work.players.by_address(sender) and not one_more_today(office, work, "challenges"):
        return
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=key,
        now=office.clock.now(),
        context={
            "title": say("somebody's mail program asks whether we are real"),
            "lines": (
                say(
                    "A mail from {sender} (“{subject}”, mail {mail}) was written by a machine that may be holding our "
                    "mails back until a person answers it. The server never answers machines.",
                    sender=letter.sender.address if letter.sender else say("an unknown sender"),
                    subject=redacted(letter.subject)[:80],
                    mail=mail.id,
                ),
                say(
                    "If that is a player's address, ask them to let mail from {address} through. You will hear of this "
                    "sender only this once.",
                    address=office.letters.addresses.base,
                ),
            ),
        },
    )


def tell_of_stranger(office: Office, work: UnitOfWork, letter: Letter, *, registered: bool = False) -> None:
    """Pass the mail of somebody without a seat on to the GM, ten a day at most: it may be a newcomer, or spam.

    The stranger hears nothing from us; a mail that names no sender comes from one too. A GM who wrote to the games'
    address is told what it is not for, and takes no newcomer's place among the ten.
    ``registered``: the address is a player's, but none of their games was on when it came.
    """
    now = office.clock.now()
    by_gm = letter.sender is not None and letter.sender.address == office.letters.post.gm.address.lower()
    for number in range(1, A_DAY + 1):
        key = f"{'by-gm' if by_gm else 'stranger'}/{now:%Y-%m-%d}/{number}"
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
                "registered": registered,
                "sender": letter.sender,
                "subject": letter.subject,
                "lines": tuple(redacted(line) for line in letter.text.splitlines()[:100]),
                "last": number == A_DAY,
            },
        )
        return
