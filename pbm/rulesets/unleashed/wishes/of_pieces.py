"""What is asked in the round for placing pieces: no cards are played in it, so no example is one of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say

__all__ = ["told_of_pieces"]

_OF_CARDS: Final = "“+3 on 17"
_MESSAGES: Final = {
    "words-unsure": say(
        "You do not sound sure, so I have not taken this. If you mean it, write it plainly: “S2 28-12”."
    ),
    "words-not": say(
        "You say what you do not want. Write what you want on your list, each piece with its top and its bottom: “S2 "
        "28-12”."
    ),
    "words-depends": say(
        "This depends on what others do, and I cannot judge that for you. List what you want most, and then what "
        "instead: “S2 28-12, L1 19-4”."
    ),
}
_OTHERS: Final = say(
    "I am not sure what you want here. Write each piece with its top and its bottom, the most wanted first: “S2 28-12”."
)


def told_of_pieces(problem: Problem) -> Problem:
    """Return a problem as it is told in the round for placing pieces, with an example that is of use there."""
    if _OF_CARDS not in problem.message:
        return problem
    return replace(problem, message=_MESSAGES.get(problem.code, _OTHERS))
