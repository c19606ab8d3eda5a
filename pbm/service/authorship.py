"""Who wrote a mail: the seat whose reply address it came to, or the registered address that is proved to be in From."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from pbm.service.another_player import another_player
from pbm.service.elsewhere import answers_note
from pbm.service.headed_by import headed_by
from pbm.service.identity import Addresses, Ambiguous, Known, Stranger, Unproven
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, MailIn, Player, Seat

__all__ = ["who_wrote"]

_Place = tuple[Game, Seat]


def who_wrote(
    work: UnitOfWork, addresses: Addresses, letter: Letter, mail: MailIn
) -> Known | Ambiguous | Unproven | Stranger:
    """Return whose mail this is.

    A valid MAC in any recipient address or in the subject decides, unless the thread or the subject speaks of another
    game of the same player, or the mail looks like another player's of the game: then it is not certain. A MAC that
    does not fit is a forgery, whatever the From says. Without one the From must be a registered address, and our own
    mail host must vouch for it; then the thread, the subject or there being only one game tells which seat is meant:
    one that they had already when the mail came. An address that two people share never decides by itself. What an
    unknown address answers to the note about a mail of its own is for that seat, and nothing proves that it is by its
    player. A mail that was held is the seat's once the registered address has confirmed it.
    """
    if mail.confirmed_at is not None and mail.seat_id is not None:
        seat = work.seats.get(mail.seat_id)
        return Known(work.games.get(seat.game_id), seat, work.players.get(seat.player_id), "confirmed", True)
    sender = letter.sender.address.lower() if letter.sender else ""
    signed: dict[int, _Place] = {}
    old: list[tuple[Game, Seat, int]] = []
    forged: list[_Place] = []
    for claim in addresses.claims(letter, mail.envelope_to):
        game = work.games.by_key(claim.game)
        claimed = _seat_number(work, game, claim.number) if game else None
        if game is None or claimed is None:
            continue
        generation = addresses.generation(game, claimed, claim.mac)
        if generation == claimed.generation:
            signed[claimed.id] = (game, claimed)
        elif generation is not None:
            old.append((game, claimed, generation))
        elif _plays(game, claimed):
            forged.append((game, claimed))
    if signed:
        return _signed(work, letter, sender, tuple(signed.values()))
    people = work.players.by_address(sender) if sender else ()
    proven = letter.dmarc(addresses.authserv_id) == "pass"
    if old:
        return _by_old_address(work, people, proven, *old[0])
    if forged:
        theirs = proven and [person.id for person in people] == [forged[0][1].player_id]
        return Stranger("the reply address does not fit the seat", forged[0], proven=theirs)
    if not people:
        noted = answers_note(work, letter)
        game = work.games.get(noted.game_id) if noted is not None else None
        if noted is not None and game is not None and _plays(game, noted):
            return Unproven(game, noted, work.players.get(noted.player_id))
        return Stranger("neither a reply address of a seat nor a registered sender")
    return _by_sender(work, letter, people, proven, mail.received_at)


def _signed(work: UnitOfWork, letter: Letter, sender: str, places: Sequence[_Place]) -> Known | Ambiguous | Unproven:
    game, seat = places[0]
    player = work.players.get(seat.player_id)
    if len(places) == 1:
        other = _spoken_of(work, letter, game, seat)
        if other is None:
            another = another_player(work, letter, game, seat, player) if _plays(game, seat) else None
            if another is not None:
                return Unproven(game, seat, player, another=another)
            return Known(game, seat, player, "reply address", sender in player.addresses)
        places = (places[0], other)
    return Ambiguous(player, tuple(places))


def _by_old_address(
    work: UnitOfWork, people: Sequence[Player], proven: bool, game: Game, seat: Seat, generation: int
) -> Known | Unproven | Stranger:
    """Return whose a mail to a reply address of earlier times is: what it proves now is nothing."""
    if not _plays(game, seat):
        return Stranger("an old reply address of a seat that is no more")
    player = work.players.get(seat.player_id)
    if proven and [person.id for person in people] == [player.id]:
        return Known(game, seat, player, "old reply address and sender", True)
    return Unproven(game, seat, player, old=generation)


def _by_sender(
    work: UnitOfWork, letter: Letter, people: Sequence[Player], proven: bool, received_at: datetime
) -> Known | Ambiguous | Unproven | Stranger:
    seats = [
        (game, seat)
        for player in people
        for seat in work.seats.of_player(player.id)
        for game in (work.games.get(seat.game_id),)
        if seat.status != "dropped"
    ]
    if not seats:
        return Stranger("a registered sender without a seat", registered=True)
    seats = [(game, seat) for game, seat in seats if seat.was_theirs(game, received_at)]
    if not seats:
        return Stranger("a registered sender, but it came before they had a seat", registered=True)
    if not proven and not any(_plays(*place) for place in seats):
        return Stranger("a registered sender, but nothing proves it, and their games are over", registered=True)
    open_seats = [place for place in seats if place[0].status == "running"]
    if len(people) > 1:
        # Who shares an address with others says which game they mean as our question advises.
        told = [place for place in open_seats if headed_by(letter.text, place[0])]
        if len(told) != 1 or len({game.id for game, _ in open_seats}) < len(open_seats):
            return Ambiguous(people[0], tuple(open_seats or seats), proven)
        game, seat = told[0]
        player = work.players.get(seat.player_id)
        return Known(game, seat, player, "sender", True) if proven else Unproven(game, seat, player)
    threaded = _threaded(work, letter, seats)
    named = [place for place in seats if _names(letter.subject, place[0].key)]
    headed = [place for place in seats if headed_by(letter.text, place[0])]
    for choice, how in (
        (threaded[:1], "thread and sender"),
        (named, "sender"),
        (headed, "sender"),
        (open_seats, "sender"),
        (seats, "sender"),
    ):
        if len(choice) == 1:
            game, seat = choice[0]
            if proven:
                return Known(game, seat, people[0], how, True)
            if not _plays(game, seat):
                return Stranger("a registered sender, but nothing proves it, and the game is over", registered=True)
            return Unproven(game, seat, people[0])
    return Ambiguous(people[0], tuple(open_seats or seats), proven)


def _threaded(work: UnitOfWork, letter: Letter, seats: Sequence[_Place]) -> list[_Place]:
    """Return those of the seats that a mail's thread speaks of, the mail it answers first."""
    found = []
    for message_id in (*letter.in_reply_to, *reversed(letter.references)):
        ours = work.outbox.by_message_id(message_id)
        if ours is not None:
            found += [
                (game, seat) for game, seat in seats if game.id == ours.game_id and ours.seat_id in (None, seat.id)
            ]
    return found


def _spoken_of(work: UnitOfWork, letter: Letter, game: Game, seat: Seat) -> _Place | None:
    """Return another seat of the same player that the mail answers, or whose game its subject names; else None."""
    others = [
        (other, place)
        for place in work.seats.of_player(seat.player_id)
        if place.id != seat.id
        for other in (work.games.get(place.game_id),)
        if _plays(other, place)
    ]
    if not others:
        return None
    answered = [ours.seat_id for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    for other in others:
        if other[1].id in answered and seat.id not in answered:
            return other
    if not _names(letter.subject, game.key):
        for other in others:
            if _names(letter.subject, other[0].key):
                return other
    return None


def _plays(game: Game, seat: Seat) -> bool:
    return game.status != "over" and seat.status != "dropped"


def _seat_number(work: UnitOfWork, game: Game, number: int) -> Seat | None:
    return next((seat for seat in work.seats.of_game(game.id) if seat.number == number), None)


def _names(subject: str, key: str) -> bool:
    """Return whether a subject names a game: its key in square brackets, or alone but for a Re: before it."""
    words = rf"\[{re.escape(key)}\]|^\s*(?:\w{{1,4}}:\s*)*{re.escape(key)}\s*$"
    return re.search(words, subject, re.IGNORECASE) is not None
