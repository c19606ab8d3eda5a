"""RESTORE: the orders of an older receipt stand again, and orders in the same mail change them."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import Problem
from pbm.core.orders import Asked, Reading
from pbm.core.phrases import Phrase, listed, say
from pbm.orders.commands.restore import PREVIOUS, receipt_restored
from pbm.orders.numbers import NUMBER_WORDS
from pbm.service.merging import said
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round

__all__ = ["in_two_minds", "receipt_asked_for", "receipts_of", "stands_again", "which_receipt"]

_REACH = 5_000  # characters in which the command is looked for


def receipt_asked_for(asked: Sequence[Asked]) -> int | None:
    """Return the number of the receipt whose orders are to stand again, None where none are.

    0 for the first of the round, ``PREVIOUS`` for the one before that which stands.
    """
    return next((number for one in asked if (number := receipt_restored(one)) is not None), None)


def in_two_minds(reading: Reading, asked: Sequence[Asked], words: Sequence[str]) -> Problem | None:
    """Return what is asked where nobody can tell what goes over what: orders stand before it, or it is not alone.

    None where all else that is ordered comes after it, and so changes what is brought back.
    """
    restoring = [one for one in asked if one.command == "RESTORE"]
    others = any(one.command in ("WITHDRAW", "PLAY DEFAULT") for one in asked) or len(restoring) > 1
    text = " ".join(" ".join(words).split())[:_REACH]
    ahead = text.partition(restoring[0].line)[0].casefold() if restoring else ""
    numbered = any(char.isdigit() for char in ahead) or not NUMBER_WORDS.keys().isdisjoint(ahead.split())
    ordering = bool(said(reading.orders) or reading.seconds or reading.replacing)
    if not others and not (ordering and numbered):
        return None
    asking = say(
        "You asked for the orders of an older receipt again, and for others besides. Please send only the one that you "
        "want, or the orders in full."
    )
    return Problem("ambiguous", asking)


def stands_again(receipt: int) -> Phrase:
    """Return that the orders of a receipt stand again; those of the first one for 0, of the one before for -1."""
    if receipt == PREVIOUS:
        return say("Your orders stand again as they were before.")
    if not receipt:
        return say("Your first orders of this round stand again.")
    return say("The orders of receipt {receipt} stand again.", receipt=receipt)


def receipts_of(work: UnitOfWork, game: Game, name: str, round_: Round | None) -> Sequence[int]:
    """Return the numbers of the receipts with orders that a seat has had in a round, in their order."""
    seat = next((seat for seat in work.seats.of_game(game.id) if seat.name == name), None)
    if seat is None or round_ is None:
        return ()
    made = work.orders.of_seat(seat.id)
    return sorted({one.receipt for one in made if one.round_id == round_.id and said(one.orders) and one.mail_id})


def which_receipt(receipts: Sequence[int] | None) -> Phrase:
    """Return the question which of the receipts of a round is to stand again; where there are none, that.

    Where they are not known (None), the question alone.
    """
    if receipts is None:
        return say("Which orders shall stand again? Please send RESTORE and the number of their receipt.")
    if not receipts:
        return say("No receipt of this round has orders of yours, so there are none to bring back.")
    return say(
        "Which orders shall stand again? Please send RESTORE and the number of their receipt, for example RESTORE "
        "{number}. Receipts of this round with orders of yours: {receipts}.",
        number=receipts[-1],
        receipts=listed(map(str, receipts)),
    )
