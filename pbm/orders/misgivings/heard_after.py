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

_MOST: Final = 40
"""Words of two sentences that are heard together."""


@lru_cache(maxsize=256)
def heard_open(said: tuple[str, ...], before: tuple[str, ...] = ()) -> float:
    """Return how open an order sounds with a sentence after it: 0 is as likely as not, each 1 makes the odds 2.7 times.

    ``said`` are its words as ``said_after`` returns them, ``before`` those of the sentence between, if there is one:
    they may say together what neither says alone, as in "I rang Bo. He decides." It takes as long as reading mails.
    """
    sentences = [sentence_of(said)]
    if before and len(before) + len(said) <= _MOST:
        sentences.append(f"{sentence_of(before)} {sentences[0]}")
    return max(leaves_open(behind_an_order(sentence), BOARDS, SUBJECT) for sentence in sentences)


def behind_an_order(sentence: str) -> list[Token]:
    """Return the words of a sentence behind the plainest order there is."""
    return tokenize([f"{_ORDER} {sentence}"], BOARDS)


def sentence_of(said: Sequence[str]) -> str:
    """Return words of ``said_after`` as a sentence: "is <n> taken ?" is "is 12 taken?"."""
    asked = said[-1] == "?"
    words = [_NUMBER if word == "<n>" else word for word in (said[:-1] if asked else said)]
    return f"{' '.join(words)}{'?' if asked else '.'}"
