"""Why an action did nothing, in words that end a sentence (u27)."""

from __future__ import annotations

from typing import Final

from pbm.core.phrases import Phrase, say

__all__ = ["why_void"]

_WHYS: Final = {
    "declined": say("nothing was chosen for it"),
    "player-unknown": say("that player is not in the game"),
    "player-same": say("it takes another player"),
    "player-none": say("nobody else is in the game"),
    "same-space": say("the two stand on the same card"),
    "piece-unknown": say("there is no such piece"),
    "piece-off": say("that piece is not on the board"),
    "piece-kind": say("it does not move pieces of that kind"),
    "piece-twice": say("it takes two different pieces"),
    "piece-preceding": say("that piece was moved by the player before"),
    "piece-space": say("there is no such space"),
    "piece-end": say("no piece may end on the start or the finish"),
    "piece-top": say("a piece's top is the end nearer the finish"),
    "piece-row": say("a piece must lead from one row to another"),
    "piece-length": say("the piece is not of that length"),
    "piece-there": say("the piece lies there already"),
    "piece-two-tops": say("another piece has its top there"),
    "piece-two-bottoms": say("another piece has its bottom there"),
    "piece-kinds": say("a piece of another kind ends there"),
    "cards-space": say("it takes two spaces between the start and the finish"),
    "cards-same": say("it takes two different spaces"),
}
_OTHERWISE: Final = say("it cannot be done as things stand")


def why_void(why: str) -> Phrase:
    """Return why an action did nothing, from the word of the record."""
    return _WHYS.get(why, _OTHERWISE)
