"""Mails that take back orders and send some, or only wonder whether to take them back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

from pbm.core.orders import Asked
from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.word_set import running

__all__ = ["replaces_withdrawn", "wonders", "wonders_about"]

_LINES: Final = 60
_REACH: Final = 5_000
_BARE: Final = 2  # words of a command that is no sentence
_WORD = late(r"[^\W\d_]+")
_REQUEST = late(r"\b(?:(?:can|could|would|will|may) (?:you|i|u)|please|pls|kindly|bitte|svp)\b", re.IGNORECASE)
_WITHDRAWING = late(
    r"\W{0,4}(?:withdraw|cancel|take back|retract)(?: (?:all|my|the|these|them|orders?|moves?)){0,3}\s{0,2}\?\W{0,4}",
    re.IGNORECASE,
)
_DEFAULTING = late(
    r"\W{0,4}(?:(?:play|take|use) )?(?:(?:the|my) )?default(?: (?:move|orders?|throw))?\s{0,2}\?\W{0,4}",
    re.IGNORECASE,
)


def wonders(sentence: str) -> bool:
    """Return whether a sentence asks, and is no kind request: "withdraw?", but not "could you withdraw …?"."""
    return "?" in sentence and _REQUEST.search(sentence) is None


def wonders_about(words: Sequence[str], what: Literal["withdraw", "default"]) -> bool:
    """Return whether a line is no more than a question about a command: "withdraw?", "play default?"."""
    pattern = _WITHDRAWING if what == "withdraw" else _DEFAULTING
    return any("?" in line and pattern.fullmatch(line.strip()[:120]) is not None for line in words[:_LINES])


def replaces_withdrawn(words: Sequence[str], asked: Sequence[Asked]) -> bool:
    """Return whether a sentence takes the earlier orders back before anything is ordered: what follows replaces them.

    The bare word WITHDRAW among orders does not tell what it is for.
    """
    line = next((one.line for one in asked if one.command == "WITHDRAW"), "")
    whole = running(words, _REACH)
    place = whole.find(line) if len(line.split()) > _BARE else -1
    ahead = _WORD.findall(whole[:place].casefold()) if place >= 0 else []
    return place >= 0 and not any(char.isdigit() for char in whole[:place]) and NUMBER_WORDS.keys().isdisjoint(ahead)
