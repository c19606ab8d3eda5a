"""A sentence after an order, heard by the network where the weights of its words leave open what it makes of that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.network import leaves_open
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize

__all__ = ["BOARDS", "SUBJECT", "behind_an_order", "heard_open", "sentence_of"]

SUBJECT: Final = "Re: Viper turn 4"
BOARDS: Final = ("A",)

_ORDER: Final = "Throw 3, trapdoor 45."
"""The plainest order there is: what leaves it open leaves any other open too."""

_NUMBER: Final = "12"
"""What is said for a number that ``said_after`` leaves out."""

_OPEN: Final = 3.0
"""From here on an order sounds open with the sentence after it; each 1 makes the odds 2.7 times."""


@lru_cache(maxsize=256)
def heard_open(said: tuple[str, ...]) -> bool:
    """Return whether an order sounds as if it were not meant to stand, with these words after it.

    ``said`` are words as ``said_after`` returns them. Hearing them takes as long as reading some mails.
    """
    return leaves_open(behind_an_order(sentence_of(said)), BOARDS, SUBJECT) > _OPEN


def behind_an_order(sentence: str) -> list[Token]:
    """Return the words of a sentence behind the plainest order there is."""
    return tokenize([f"{_ORDER} {sentence}"], BOARDS)


def sentence_of(said: Sequence[str]) -> str:
    """Return words of ``said_after`` as a sentence: "is <n> taken ?" is "is 12 taken?"."""
    asked = said[-1] == "?"
    words = [_NUMBER if word == "<n>" else word for word in (said[:-1] if asked else said)]
    return f"{' '.join(words)}{'?' if asked else '.'}"
