"""Mails that wait for the YES of a player, ours and those in their seat's name: what is told of them elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from pbm.core.phrases import Phrase, say, say_count
from pbm.core.zones import to_the_second
from pbm.service.identity import without_tags
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.questions import letter_key, was_asked
from pbm.service.records import Player, Question, Round, Seat

__all__ = ["held_before", "told_of_asked", "told_of_missed", "told_of_waiting"]

_TOLD = 3


def held_before(work: UnitOfWork, seat: Seat, moment: datetime) -> bool:
    """Return whether a mail in a seat's name that came before a moment is held still."""
    held = (work.mails.get(one.mail_id) for one in work.questions.open_of_seat(seat.id, "hold") if one.mail_id)
    return any(mail.status == "held" and mail.received_at < moment for mail in held)


def told_of_waiting(work: UnitOfWork, seat: Seat, player: Player) -> tuple[Phrase, ...]:
    """Return which mails in a seat's name wait for a YES, newest last, and how many more are held; nothing where none.

    What they say is left out: they may be another player's.
    """
    held = work.questions.open_of_seat(seat.id, "hold")
    asked = [one for one in held if was_asked(one)]
    more = len(held) - len(asked[-_TOLD:])
    told = tuple(
        say(
            "A mail of {received} in your name is not counted yet: we asked on {asked} whether you wrote it. If you "
            "did, reply YES to that mail (“Did you write this mail?”).",
            received=received,
            asked=to_the_second(one.asked_at, player.zone),
        )
        for one, received in _received(work, player, asked[-_TOLD:])
    )
    return (*told, _of_more(more)) if more else told


def _of_more(count: int) -> Phrase:
    return say_count(
        "{count} more mail in your name is held and not counted. If it is yours, please send what it says in reply to "
        "a mail of the game.",
        "{count} more mails in your name are held and not counted. If they are yours, please send what they say in "
        "reply to a mail of the game.",
        count,
    )


def told_of_asked(office: Office, work: UnitOfWork, seat: Seat, player: Player) -> tuple[Phrase, ...]:
    """Return which of our own mails wait for a player's YES or NO in reply to them alone, newest last.

    They ask about a further address, or about a game to join or to observe.
    """
    asked = [one for one in work.questions.open_of_seat(seat.id, "address") if was_asked(one)]
    for address in player.addresses:
        asked += [*work.questions.open_to(address, "join"), *work.questions.open_to(address, "observe")]
    letters = ((one, work.outbox.by_key(f"{letter_key(one)}/{one.address}")) for one in asked)
    return tuple(
        say(
            "Our mail of {asked} to {address} waits for your answer: “{subject}”. Please reply to that one.",
            asked=to_the_second(one.asked_at, player.zone),
            address=one.address,
            subject=without_tags(office.decode(ours.raw).subject),
        )
        for one, ours in sorted(letters, key=lambda found: found[0].asked_at)
        if ours is not None
    )[-_TOLD:]


def told_of_missed(
    work: UnitOfWork, seat: Seat, player: Player, closed: Round, *, cut_short: bool
) -> tuple[Phrase, ...]:
    """Return which mails in a seat's name came for a round and were not confirmed before it was over, newest last.

    Where it was ``cut_short`` there was time still to confirm them.
    """
    asked = [
        one
        for one in work.questions.asked_of(player.addresses[0], closed.opened_at, "hold")
        if one.seat_id == seat.id and one.round_id == closed.id and one.status in ("open", "expired") and was_asked(one)
    ]
    return tuple(
        say(
            "A mail of {received} in your name was not counted: the round was closed while our question about it, "
            "which you had time to answer, was open.",
            received=received,
        )
        if cut_short
        else say(
            "A mail of {received} in your name was not counted, because the YES to our question about it did not come "
            "in time.",
            received=received,
        )
        for _, received in _received(work, player, asked[-_TOLD:])
    )


def _received(work: UnitOfWork, player: Player, asked: Iterable[Question]) -> Iterator[tuple[Question, str]]:
    for one in asked:
        if one.mail_id is not None:
            yield one, to_the_second(work.mails.get(one.mail_id).received_at, player.zone)
