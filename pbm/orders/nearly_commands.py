"""Lines that are nearly a command which changes what is ordered: "PLAY DEFUALT", "RESTROE 2", and RESTORE without more.

Such a command is asked about and never done by a guess; nor is a number in it anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rapidfuzz.distance import OSA

from pbm.orders.late import late

__all__ = ["nearly_changing", "restores_nothing"]

_SLIPS: Final = 2  # letters that may be wrong
_LINES: Final = 40
_LONGEST: Final = 40  # characters of such a line
_FEW_WORDS: Final = 4
_KIND: Final = frozenset(("please", "the", "my", "just", "pls", "thanks", "bitte", "svp"))
_OF_RECEIPT: Final = frozenset(("receipt", "no", "number", "to", "nr", "quittung"))
_WITHDRAWING: Final = frozenset(("all", "later", "orders", "everything"))
_RESTORING: Final = late(
    r"(?:please |pls |just |now )*restore(?: (?:my|the|all|those|old|last|previous|earlier|orders?|moves?|receipt|them"
    r"|again|it|please|pls|thanks|now)){0,6}",
    re.IGNORECASE,
)


def nearly_changing(lines: Sequence[str]) -> str | None:
    """Return the command that a line by itself is but for a slip: "PLAY DEFAULT" of "play defualt"; None: no line is.

    RESTORE without its number is given as that one word.
    """
    return next((near for line in lines[:_LINES] if len(line) <= _LONGEST and (near := _nearly(line))), None)


def restores_nothing(lines: Sequence[str]) -> bool:
    """Return whether a line by itself is RESTORE, and does not say which receipt: "restore my orders please"."""
    return any(
        len(line) <= _LONGEST and _RESTORING.fullmatch(" ".join(line.strip(" .!*_").replace(",", "").split()))
        for line in lines[:_LINES]
    )


def _nearly(line: str) -> str | None:
    """Return the command of a line with a slip in the first word, or for PLAY DEFAULT in both."""
    words = [word for word in line.casefold().strip(" .!*_").replace(",", "").split() if word not in _KIND]
    if not words or len(line.split()) > _FEW_WORDS:
        return None
    if len(words) == 2 and words != ["play", "default"]:
        near = [_apart(word, right) for word, right in zip(words, ("play", "default"), strict=True)]
        if near[0] <= 1 and near[1] <= _SLIPS:
            return "PLAY DEFAULT"
    first, rest = words[0], [word for word in words[1:] if word not in _OF_RECEIPT]
    if first == "restore" and len(rest) > 1 and rest[0].isdecimal():
        return f"RESTORE {rest[0]}"  # "restore 1, trapdoor 44": the number is no throw
    if first[0] == "r" and 0 < _apart(first, "restore") <= _SLIPS and _could_be(first, "restore"):
        if not rest:
            return "RESTORE"
        return f"RESTORE {rest[0]}" if len(rest) == 1 and rest[0].isdecimal() else None
    if 0 < _apart(first, "withdraw") <= _SLIPS and words[1:]:
        return _withdrawing(words[1:])
    return None


def _withdrawing(rest: Sequence[str]) -> str | None:
    """Return WITHDRAW with what stands behind it; None where that is nothing which can be taken back."""
    if rest[0] in ("turn", "turns") and len(rest) == 2 and rest[1].isdecimal():
        return f"WITHDRAW TURN {rest[1]}"
    if len(rest) > 1 or rest[0] not in _WITHDRAWING:
        return None
    return "WITHDRAW" if rest[0] == "orders" else f"WITHDRAW {'LATER' if rest[0] == 'later' else 'ALL'}"


def _could_be(word: str, name: str) -> bool:
    """Whether a word is a slip of a name: as most are, by one letter, or by letters that changed places."""
    return _apart(word, name) == 1 or sorted(word) == sorted(name)


def _apart(word: str, right: str) -> int:
    return int(OSA.distance(word, right, score_cutoff=_SLIPS))
