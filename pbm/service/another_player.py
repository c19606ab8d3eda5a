"""Whether a mail to one seat's reply address looks like another player's: by its sender, its name, what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import Game, Player, Seat

__all__ = ["Another", "another_player"]


@dataclass(frozen=True, slots=True)
class Another:
    """Another seat of the game, and ``why`` a mail looks like its player's.

    It comes from their ``address``, or under their ``name``, or answers a mail that only they were sent: ``thread``.
    """

    seat: Seat
    why: Literal["address", "name", "thread"]


def another_player(work: UnitOfWork, letter: Letter, game: Game, seat: Seat, player: Player) -> Another | None:
    """Return the other player of the game whom a mail to a seat's reply address looks like; None for nobody.

    From an address that is registered for the seat alone it is the seat's, whatever else it says. Who shares the
    address shows by the mail that is answered, or else by the name beside the address.
    """
    if letter.sender is None:
        return None
    sender = letter.sender.address.lower()
    own = sender in player.addresses
    others = [
        (other, work.players.get(other.player_id))
        for other in work.seats.of_game(game.id)
        if other.player_id != player.id
    ]
    theirs = [other for other, person in others if sender in person.addresses]
    if theirs and not own:
        return Another(theirs[0], "address")
    if own and not theirs:
        return None
    possible = theirs or [other for other, _ in others]
    answered = {ours.seat_id for ours in map(work.outbox.by_message_id, letter.in_reply_to) if ours is not None}
    if seat.id in answered and own:
        return None
    for other in possible:
        if other.id in answered and seat.id not in answered:
            return Another(other, "thread")
    named = _named(letter.sender.name, possible, seat)
    return Another(named, "name") if named is not None else None


def _named(name: str, others: Sequence[Seat], seat: Seat) -> Seat | None:
    """Return the one of the other seats whose name stands beside an address, unless that of the seat stands there."""
    words = _words(name)
    if _words(seat.name) <= words:
        return None
    named = [other for other in others if _words(other.name) and _words(other.name) <= words]
    return named[0] if len(named) == 1 else None


def _words(name: str) -> set[str]:
    return {word.strip(".,;:'\"()") for word in name.casefold().split()}
