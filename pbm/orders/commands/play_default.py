"""The command PLAY DEFAULT."""

from __future__ import annotations

from collections.abc import Sequence

from rapidfuzz.distance import OSA

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "nearly_default"]

_SLIPS = 2  # letters that may be wrong
_FEW_WORDS = 4
_KIND = ("please", "the", "my", "just", "pls", "thanks")


def nearly_default(lines: Sequence[str]) -> bool:
    """Return whether a line by itself is PLAY DEFAULT but for a slip: "play defualt". It is asked about, never done."""
    return any(_is_slip(line) for line in lines[:40] if len(line) <= 40)


def _is_slip(line: str) -> bool:
    words = [word for word in line.casefold().strip(" .!").split() if word not in _KIND]
    if len(words) != 2 or len(line.split()) > _FEW_WORDS or words == ["play", "default"]:
        return False
    near = [
        OSA.distance(word, right, score_cutoff=_SLIPS) for word, right in zip(words, ("play", "default"), strict=True)
    ]
    return near[0] <= 1 and near[1] <= _SLIPS


COMMAND = Command(
    name="PLAY DEFAULT",
    help=say("orders, on purpose, what the rules would play for you; it is no missed round"),
    also=("play the default", "play my default"),
    phrases=(
        "(?:please )?(?:just |simply )?(?:play|take|use|order|give me) (?:the|my) default(?: move| order| orders)?"
        "(?: for me)?(?: this (?:round|turn|time)| on purpose)?",
        "(?:the |my )?default please",
        "(?:the |my )?default (?:move|order|orders)(?: for me)?(?: please| this (?:round|turn|time))?",
        "ill (?:take|play|have) (?:the|my) default(?: move| order)?(?: this (?:round|turn|time))?",
        "(?:i )?(?:play|take) (?:the|my) default(?: move| order)?(?: this (?:round|turn|time))?(?: on purpose)?",
        "was die regeln spielen(?: würden)?",
    ),
    hints="default regeln",
    changes=True,
)
