"""What somebody is said to advise, where it may be the player's own order: "Kelly says a lamppost first: P1 20-13"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.mood_phrases import MOODS, folded_words
from pbm.rulesets.unleashed.words.parts import Clause
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["advised", "begun_by", "says", "takes_up"]

_GOING_ON: Final = ("then", "else", "or", "ahead", "second")
_LINKING: Final = ("and", "comma", "fill", "dash")
_OF_LISTS: Final = frozenset(
    (
        "first",
        "lamppost",
        "meeting",
        "snake",
        "ladder",
        "fill",
        "past",
        "unknown",
        "self",
        "and",
        "comma",
        "verb",
        "with",
        "card",
    )
)
_LONG: Final = 40


def says(sentence: Sequence[Token]) -> bool:
    """Whether somebody says, thinks or suggests something in a sentence."""
    return not MOODS["saying"].isdisjoint(folded_words(sentence))


def begun_by(sentence: Sequence[Token], following: Sequence[Token]) -> bool:
    """Whether the sentence after what somebody says goes on with it: "She says the blank on 17. Then the +3 on 20."."""
    opening = next((token.kind for token in following if token.kind not in _LINKING), "")
    return opening in _GOING_ON and says(sentence)


def takes_up(before: Clause, clause: Clause) -> bool:
    """Whether a clause goes on with a card and a space that somebody says: what another player says is their own."""
    kinds = {token.kind for token in before.tokens}
    others = any(token.kind == "player" and token.name != "me" for token in before.tokens)
    told = {"card", "num"} <= kinds and says(before.tokens)
    own = others and any(token.kind == "self" for token in clause.tokens)
    return told and clause.begins and not own and [token.kind for token in clause.tokens[:1]] == ["then"]


def advised(sentence: Sequence[Token], following: Sequence[Token]) -> list[Token]:
    """Return the wish that somebody advises to begin with, where the next sentence goes on, without who says it.

    Nothing is returned where more is said than that, or where another player says it.
    """
    colon = next((at for at, token in enumerate(sentence[:_LONG]) if token.kind == "colon"), 0)
    lead, wish = sentence[:colon], list(sentence[colon + 1 :])
    plain = {token.kind for token in lead} <= _OF_LISTS and says(lead)
    placed = wish[:1] != [] and wish[0].kind in ("piece", "card")
    return wish if plain and placed and begun_by(lead, following) else []
