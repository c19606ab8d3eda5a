"""The press that stands for a report: a seat's own, what all may read, and what the GM sees of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from pbm.core.phrases import Phrase, say
from pbm.service.identity import redacted
from pbm.service.ports import UnitOfWork
from pbm.service.records import PressPiece, Round, Seat

__all__ = ["ANONYMOUS", "is_for_the_next", "press_words", "public", "standing_press", "take_back", "with_writers"]

_PRESS_SHOWN = 400
"""Characters of a piece of press that a receipt shows; the report has it whole."""

ANONYMOUS = say("Anonymous")
"""What press is signed with whose writer gives no name."""


def standing_press(work: UnitOfWork, round_: Round, seat: Seat) -> tuple[PressPiece, ...]:
    """Return a seat's press that will be in the report of a round, oldest first."""
    return tuple(
        piece for piece in work.press.of_round(round_.id) if piece.seat_id == seat.id and piece.stands and not piece.to
    )


def is_for_the_next(work: UnitOfWork, round_: Round, piece: PressPiece) -> bool:
    """Return whether press came when its round had been played and waited: the GM has not seen it in this report.

    Our own clock tells: the one of a mailbox may be another. What the GM accepts counts as received when it was.
    """
    if round_.closed_at is None or piece.mail_id is None:
        return False
    mail = work.mails.get(piece.mail_id)
    return max(mail.stored_at, mail.confirmed_at or mail.stored_at) > round_.closed_at


def take_back(work: UnitOfWork, round_: Round, seat: Seat) -> int:
    """Take back a seat's press for the report of a round; return how many pieces there were."""
    pieces = standing_press(work, round_, seat)
    for piece in pieces:
        work.press.update(replace(piece, stands=False))
    return len(pieces)


def public(work: UnitOfWork, round_: Round) -> tuple[tuple[str, str], ...]:
    """Return the press of a round as all may read it, the GM's changes made: (name or "Anonymous", words).

    The GM's own comes first, then signed press in the order of the seats. What is not signed comes last, by its own
    words, so that its place says nothing of its writer.
    """
    signed, unsigned = _pieces(work, round_)
    return (*signed, *((ANONYMOUS, text) for text in sorted(text for _, text in unsigned)))


def with_writers(work: UnitOfWork, round_: Round, *, goes_on: bool = False) -> tuple[tuple[str, str], ...]:
    """Return the press of a round for the GM alone, who sees the writers of what is not signed.

    Of a round that waits and after which the game ``goes_on``, what is for the next report is left out. Where the GM
    edited something, it comes twice: as it is printed and, after everything else, as it was written. What
    the GM struck out is there as it was written alone.
    """
    later = {piece.id for piece in work.press.of_round(round_.id) if goes_on and is_for_the_next(work, round_, piece)}
    signed, unsigned = _pieces(work, round_, later)
    names = {seat.id: seat.name for seat in work.seats.of_game(round_.game_id)}
    edited = [
        piece
        for piece in work.press.of_round(round_.id)
        if piece.stands and not piece.to and piece.edited is not None and piece.seat_id in names
        if piece.id not in later
    ]
    return (
        *signed,
        *((say("{name} (not signed)", name=name), text) for name, text in unsigned),
        *((_before(one, names[one.seat_id or 0]), one.text) for one in edited),
    )


def _before(piece: PressPiece, name: str) -> Phrase:
    """Return who wrote press that the GM edited or struck out, as it comes before their words."""
    writer = say("{name} (not signed)", name=name) if piece.anonymous else name
    if piece.edited:
        return say("{name}, before you edited it,", name=writer)
    return say("{name}, before you struck it out,", name=writer)


def _pieces(
    work: UnitOfWork, round_: Round, but: Collection[int] = ()
) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return (seat's name, words) of the press that stands: signed, with a seat's pieces joined, and not signed.

    ``but`` are the pieces, by id, that are left out.
    """
    signed: list[tuple[str, str]] = []
    unsigned: list[tuple[str, str]] = []
    mine = [piece for piece in work.press.of_round(round_.id) if piece.seat_id is None and piece.stands]
    words = "\n\n".join(text for piece in mine if (text := piece.text if piece.edited is None else piece.edited))
    if words:
        signed.append((say("The GM"), words))
    for seat in work.seats.of_game(round_.game_id):
        pieces = [piece for piece in standing_press(work, round_, seat) if piece.id not in but]
        printed = [(piece, piece.text if piece.edited is None else piece.edited) for piece in pieces]
        own = "\n\n".join(text for piece, text in printed if text and not piece.anonymous)
        if own:
            signed.append((seat.name, own))
        unsigned += [(seat.name, text) for piece, text in printed if text and piece.anonymous]
    return signed, unsigned


def press_words(pieces: Iterable[PressPiece]) -> tuple[tuple[bool, str], ...]:
    """Return (whether it is not signed, the words) of pieces of press, as a receipt shows them.

    What is signed comes first, as in the report: so nothing of it stands below the line that says “without your name”.
    """
    told = [(piece.anonymous, _shortened(redacted(piece.text))) for piece in pieces]
    return tuple(sorted(told, key=lambda piece: piece[0]))


def _shortened(text: str) -> str:
    if len(text) <= _PRESS_SHOWN:
        return text
    return say("{beginning} … (the report has it whole)", beginning=text[:_PRESS_SHOWN].rstrip())
