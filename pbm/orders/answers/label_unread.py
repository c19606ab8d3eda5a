"""A throw's label that is answered with a word nobody could read: "throw: fünnef", "throw: dos" in an English mail.

Beside a trapdoor that is plain such a mail would only put the trapdoor elsewhere, and a throw that stands would stay,
though another one was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.tokens.token import Token
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["unread_throw"]

_SIGNS: Final = frozenset((":", "=", "-"))
_OF_TURN: Final = frozenset(("for", "turn", "of", "this", "the", "round"))
_HIGHEST: Final = 6  # throw


def unread_throw(tokens: Sequence[Token]) -> int | None:
    """Return the line of a throw's label that has one word behind it which is none of any language, or a number."""
    for place, token in enumerate(tokens):
        if token.kind != "T":
            continue
        step = place + 1
        while step < len(tokens) and (tokens[step].low in _OF_TURN or tokens[step].kind == "U"):
            step += 1
        signed = step < len(tokens) and tokens[step].low in _SIGNS
        step += signed
        if step >= len(tokens) or tokens[step].kind != "W" or tokens[step].line != token.line:
            continue
        ends = step + 1 >= len(tokens) or tokens[step + 1].kind in "PSD"
        if ends and (_is_number(tokens[step]) or (signed and _is_unknown_or_article(tokens[step]))):
            return token.line
    return None


def _is_number(word: Token) -> bool:
    """Whether a word is a throw's number in some language, which the mail is not in: the "dos" of "throw: dos"."""
    senses = VOCABULARY.meanings(word.text.casefold()).values()
    return any(sense.sort == "number" and 1 <= sense.value <= _HIGHEST for sense in senses)


def _is_unknown_or_article(word: Token) -> bool:
    low = word.text.casefold()
    senses = VOCABULARY.meanings(low).values()
    if any(sense.sort == "article" and sense.language != "en" for sense in senses):
        return True  # "throw: een"
    return low.isalpha() and low not in VOCABULARY.english and not senses
