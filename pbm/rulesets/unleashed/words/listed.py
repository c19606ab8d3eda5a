"""What is said of a list of pieces as a whole: "put that one at the very top", "a lamppost somewhere in the middle"."""

from __future__ import annotations

from typing import Final

from pbm.rulesets.unleashed.words.parts import Clause
from pbm.rulesets.unleashed.words.tokens import NOUNS

__all__ = ["lacks_ends", "put_first"]

_TOPS: Final = (
    "top of my list",
    "top of the list",
    "top of that list",
    "head of my list",
    "head of the list",
    "top of my wish list",
    "at the very top",
)
_POINTING: Final = frozenset(("that one", "this one", "it", "that", "this", "the last one", "the last"))
_OPEN: Final = frozenset(("unsure", "if", "unless", "not", "past", "or", "card", "player", "other"))
_SOMEWHERE: Final = ("somewhere", "anywhere", "wherever", "some place")


def put_first(clause: Clause) -> str | None:
    """Return which piece a clause puts at the top of the list: its name, empty for the last one; None for none."""
    said = " ".join(token.text.casefold() for token in clause.tokens)
    kinds = {token.kind for token in clause.tokens}
    if not any(phrase in said for phrase in _TOPS) or clause.question or kinds & _OPEN or "verb" not in kinds:
        return None
    named = [token.name for token in clause.tokens if token.kind == "piece"]
    pointed = any(token.text.casefold() in _POINTING for token in clause.tokens)
    numbers = [token.value for token in clause.tokens if token.kind == "num"]
    if len(named) + pointed < 1 or len(named) > 1 or any(number > 3 for number in numbers):
        return None
    return named[0] if named else ""


def lacks_ends(clause: Clause) -> bool:
    """Whether a clause wants a piece somewhere, and does not say which piece or where its ends are to be."""
    kinds = {token.kind for token in clause.tokens}
    vague = any(token.text.casefold().startswith(_SOMEWHERE) for token in clause.tokens)
    sort = bool(kinds & {*NOUNS, "meeting"}) and not kinds & {"piece", "num", "past", "player", "other", "not"}
    return vague and sort and not clause.question and not clause.land
