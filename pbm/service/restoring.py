"""RESTORE: the orders of an older receipt stand again, and orders in the same mail change them."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.errors import Problem
from pbm.core.orders import Asked, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.commands.restore import receipt_restored
from pbm.orders.numbers import NUMBER_WORDS
from pbm.service.merging import said

__all__ = ["in_two_minds", "receipt_asked_for", "stands_again"]

_REACH = 5_000  # characters in which the command is looked for


def receipt_asked_for(asked: Sequence[Asked]) -> int | None:
    """Return the number of the receipt whose orders are to stand again, 0 for the first of the round; None: none."""
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
    """Return that the orders of a receipt stand again, those of the first one for 0."""
    if not receipt:
        return say("Your first orders of this round stand again.")
    return say("The orders of receipt {receipt} stand again.", receipt=receipt)
