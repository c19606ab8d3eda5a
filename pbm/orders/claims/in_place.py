"""One of two throws that stand is replaced by its number, not by its turn: "6 instead of 2", "swap the 2 for a 6".

Which of the two that is only the record tells. So it is taken only from a sentence of which every word is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pbm.orders.late import late
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CHANGE_VERBS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["InPlace", "in_place_of"]

_TELLING: Final = word_set(
    "instead of place lieu rather than by with for to into not but becomes become becoming should be shall will make "
    "turn and in ,"
)
_CHANGING: Final = (CHANGE_VERBS | word_set("replace swap switch exchange change alter amend correct")) - word_set(
    "make turn"
)
_IDLE: Final = (
    PLAY_VERBS
    | POLITE
    | STARTERS
    | word_set(
        "i i'd i'll i'm we we'd we'll want wanted prefer like meant mean my the have it is now sorry oops - : die"
    )
) - (_TELLING | _CHANGING)
_ARTICLES = frozenset(("a", "an"))
_JOINING = word_set(", and with - / ; my the a")

_OLD_FIRST = late(
    r"(?:change n (?:by|with|for|to|into)|make n an?|(?:make|turn) n into|n (?:becomes|becoming|should be|shall be"
    r"|will be|to become|should become|will become|to be)|instead of n,?|(?:in )?place of n,?|not n,? but) n"
)
_NEW_FIRST = late(r"n,? (?:instead of|in place of|in lieu of|(?:and )?rather than|(?:and )?not) n")
_LONGEST = 30  # tokens of such a sentence


class InPlace(NamedTuple):
    """A throw that is to take another's place, the line that says so, and the tokens of the rest of the mail."""

    old: int
    new: int
    line: int
    rest: list[Token]


def in_place_of(tokens: Sequence[Token], limits: Limits) -> InPlace | None:
    """Return which throw takes the place of which other in a round of two turns, None where that is not all it says.

    The only two numbers that a throw can be are those two.
    """
    if limits.count != 2:
        return None
    places = [place for place in range(len(tokens)) if _throw(tokens, place, limits)]
    if len(places) != 2 or tokens[places[0]].value == tokens[places[1]].value:
        return None
    start, end = places
    while start and tokens[start - 1].kind != "S":
        start -= 1
    while end < len(tokens) and tokens[end].kind not in "SD":
        end += 1
    asked = end < len(tokens) and tokens[end].low == "?"
    behind = tokens[end].kind == "D" if end < len(tokens) else False
    while behind and tokens[end - 1].low in _JOINING:
        end -= 1
    if asked or end - start > _LONGEST or any(token.kind == "S" for token in tokens[start:end]):
        return None
    said = _said(tokens[start:end], limits)
    first, second = (tokens[place] for place in places)
    rest = [*tokens[:start], *tokens[end:]]
    if _OLD_FIRST.fullmatch(said):
        return InPlace(first.value, second.value, first.line, rest)
    return InPlace(second.value, first.value, first.line, rest) if _NEW_FIRST.fullmatch(said) else None


def _throw(tokens: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether a number may be a throw: it is none right behind a label for a trapdoor."""
    token = tokens[place]
    if token.kind not in "NX" or not limits.low <= token.value <= limits.high:
        return False
    return not any(before.kind == "D" for before in tokens[max(0, place - 2) : place])


def _said(part: Sequence[Token], limits: Limits) -> str:
    """Return the words of a sentence that say what takes the place of what, its numbers as "n"; nothing if others do.

    An article stays where "make the 2 a 6" needs it.
    """
    making = any(token.low == "make" for token in part)
    said: list[str] = []
    for token in part:
        if token.kind in "NX" and limits.low <= token.value <= limits.high:
            said.append("n")
        elif making and token.low in _ARTICLES and said[-1:] == ["n"]:
            said.append(token.low)
        elif token.low in _CHANGING:
            said.append("change")
        elif token.low in _TELLING:
            said.append(token.low)
        elif token.kind != "T" and token.low not in _IDLE | _ARTICLES:
            return ""
    return " ".join(said).replace(" ,", ",").removeprefix("rather ").strip(", ")
