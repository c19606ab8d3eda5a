"""A space without a card, of a hand whose cards are all of one kind: "put one on 11, else on 5"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.parts import Clause, Part
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["of_one_kind"]

_PLAIN: Final = frozenset(("verb", "it", "on", "num", "comma", "tag", "be", "self", "fill", "request", "then", "colon"))
_NAMED: Final = frozenset(
    (
        "a", "an", "the", "my", "one", "of", "them", "these", "those", "card", "cards", "karte", "carte", "kaart",
        "carta", "eine", "einen", "die", "das", "meine", "une", "un", "la", "le", "ma", "een", "de", "mijn", "una",
        "il", "mia", "please", "just", "so", "then", "here", "ok", "okay", "mate", "bitte", "danke", "graag", "svp",
        "alsjeblieft", "merci", "gracias", "grazie", "this", "time", "round",
    )
)  # fmt: skip
_CARDS: Final = ("card", "karte", "carte", "kaart", "carta")
_PLAYING: Final = ("play", "put", "lay", "place")


def of_one_kind(part: Part, clause: Clause, hand: Sequence[str]) -> Part:
    """Return a wish with the only kind of card in a hand, where a space is wished for in plain words and no card is."""
    if part.kinds is not None or part.place is None or part.chooses or part.problem is not None:
        return part
    return replace(part, kinds=(hand[0],)) if len(set(hand)) == 1 and _is_plain(clause) else part


def _is_plain(clause: Clause) -> bool:
    """Whether a clause puts something on its one space: "I'm on 11" tells where somebody stands."""
    kinds = [token.kind for token in clause.tokens]
    said = {word for token in clause.tokens if token.kind == "fill" for word in token.text.casefold().split()}
    told = not _NAMED.issuperset(said) or clause.question or clause.land or clause.context not in ("", "play")
    if told or not _PLAIN.issuperset(kinds) or kinds.count("num") != 1:
        return False
    standing = "be" in kinds or "self" in kinds
    return "verb" in kinds or not standing or any(_places(token) for token in clause.tokens)


def _places(token: Token) -> bool:
    words = token.text.casefold().split()
    return any(word in _CARDS for word in words) or (token.kind == "be" and words[:1] != [] and words[0] in _PLAYING)
