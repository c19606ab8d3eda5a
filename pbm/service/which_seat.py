"""Mail that may be for several seats: its writer is asked for which, and the GM sees what nobody answered."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from pbm.core.phrases import say
from pbm.core.zones import to_the_second
from pbm.service import put_off
from pbm.service.daily import one_more_today
from pbm.service.identity import Ambiguous, redacted
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.questions import DAYS, ask, seats_of
from pbm.service.records import Game, MailIn, Round, Seat

__all__ = ["answer_ambiguous", "tell_put_off"]

_HOUR = timedelta(hours=1)
_ANSWERS_AN_HOUR = 10
_UNPROVEN_AN_HOUR = 3
_TOLD = 10
"""Mails that one letter names, the newest."""
_SUBJECT = 80


def answer_ambiguous(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Ambiguous) -> str:
    """Ask a player with several seats which of them a mail is for; return what was done, in a few words.

    A mail that nothing proves to be theirs does not use up their answers: three of these letters an hour, whatever
    comes. After ten answers within the hour it is asked in one letter, about all such mails, as receipts are
    then; after ten such letters within a day it is asked no more, and the GM sees it. Only a registered address is
    written to.
    """
    now = office.clock.now()
    sender = letter.sender.address.lower() if letter.sender else ""
    players = {seat.player_id for _, seat in who.seats}
    theirs = {address for player in players for address in work.players.get(player).addresses}
    address = sender if sender in theirs else who.player.addresses[0]
    key: str | None = f"mail-{mail.id}/which-game"
    last = False
    if who.proven:
        outcome = "two games; not asked which at once, after ten answers in an hour"
        made = work.outbox.answers_to(address, now - _HOUR)
        last = made + 1 == _ANSWERS_AN_HOUR
        if made >= _ANSWERS_AN_HOUR:
            key = None
    else:
        outcome = "two games, and nothing proves who wrote; not asked which, after three such in an hour"
        slots = [f"which-game/{address}/{now:%Y-%m-%d/%H}/{number}" for number in range(_UNPROVEN_AN_HOUR)]
        key = next((slot for slot in slots if work.outbox.by_key(slot) is None), None)
        last = key == slots[-1]
    enough = key is not None and not one_more_today(office, work, f"which-game/{address}")
    if enough:
        key, outcome = None, "two games; not asked which, after ten such within a day"
    later = who.proven and key is None and not enough
    rounds = _note(office, work, mail, who, address, asked=key is not None, later=later)
    if key is not None:
        language = who.player.language
        _ask(office, work, (mail, letter), address, who.seats, key, counts=who.proven, language=language, last=last)
        return "which game is meant was asked"
    if later:
        first = min(rounds, key=lambda round_: round_.deadline, default=None)
        put_off.wait(work, who.seats[0][1].id, first, now)
    return outcome


def _note(
    office: Office, work: UnitOfWork, mail: MailIn, who: Ambiguous, address: str, *, asked: bool, later: bool
) -> tuple[Round, ...]:
    """Keep of each seat that a mail may be for that this was not clear; return their rounds that are open."""
    now = office.clock.now()
    rounds = []
    for game, seat in who.seats:
        round_ = work.rounds.open_of(game.id)
        ask(
            office,
            work,
            kind="which",
            address=address,
            game=game,
            seat=seat,
            round_=round_,
            mail=mail,
            data={
                "asked": asked,
                "put_off": later,
                "proven": who.proven,
                "seats": [other.id for _, other in who.seats],
            },
            days=max(DAYS, (round_.deadline - now).days + 1 if round_ else 0),
        )
        rounds += [round_] if round_ is not None else []
    return tuple(rounds)


def tell_put_off(office: Office, work: UnitOfWork, seat: Seat) -> bool:
    """Ask now, in one letter, about the mails that were not asked about at once; return whether there were any."""
    waiting = [one for one in work.questions.open_of_seat(seat.id, "which") if one.data.get("put_off") is True]
    # Others wait for the seat that theirs begin with.
    waiting = [one for one in waiting if seats_of(work, one)[0][1].id == seat.id and one.mail_id is not None]
    player = work.players.get(seat.player_id)
    for address in dict.fromkeys(one.address for one in waiting):
        asked = [one for one in waiting if one.address == address]
        mails = [work.mails.get(one.mail_id) for one in asked if one.mail_id is not None]
        places = {place.id: (game, place) for one in asked for game, place in seats_of(work, one)}
        told = []
        for mail in mails[-_TOLD:]:
            subject = redacted(office.decode(mail.raw).subject)[:_SUBJECT]
            told.append(
                say("{received}: “{subject}”", received=to_the_second(mail.received_at, player.zone), subject=subject)
            )
        _ask(
            office,
            work,
            (mails[-1], office.decode(mails[-1].raw)),
            address,
            tuple(places.values()),
            f"mail-{mails[-1].id}/which-game",
            counts=False,
            language=player.language,
            mails=tuple(told),
        )
    for one in waiting:
        work.questions.update(replace(one, data={**one.data, "asked": True, "put_off": False}))
    return bool(waiting)


def _ask(
    office: Office,
    work: UnitOfWork,
    answering: tuple[MailIn, Letter],
    address: str,
    seats: tuple[tuple[Game, Seat], ...],
    key: str,
    *,
    counts: bool,
    language: str,
    mails: tuple[str, ...] = (),
    last: bool = False,
) -> None:
    """Queue the letter that asks for which seat a mail is, or these ``mails``; the ``last`` within the hour says so."""
    office.letters.to_address(
        work,
        kind="which-game",
        key=key,
        address=address,
        now=office.clock.now(),
        answering=answering,
        counts=counts,
        language=language,
        context={"seats": seats, "mails": mails, "last": last},
    )
