"""Words by which people say that what they tell is no order, read once from ``moods.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import resources
from typing import Final

from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["MOODS", "bare", "folded_words", "found"]

_LONGEST: Final = 6
_SMALL: Final = 6

MOODS: Final[Mapping[str, frozenset[str]]] = {
    key: frozenset(" ".join(phrase.split()) for phrase in entry.split(","))
    for key, entry in tomllib.loads(
        resources.files(__package__).joinpath("moods.toml").read_text(encoding="utf-8")
    ).items()
}
"""Words and phrases of at most six words, folded, by what they tell."""


def folded_words(tokens: Sequence[Token]) -> list[str]:
    """Return the words of tokens as they are looked up."""
    return [folded(word) for token in tokens for word in token.text.replace("-", " ").split()]


def found(words: Sequence[str], phrases: Collection[str]) -> Iterator[tuple[int, int]]:
    """Return where phrases begin among words, and where they end."""
    for start in range(len(words)):
        for end in range(start + 1, min(len(words), start + _LONGEST) + 1):
            if " ".join(words[start:end]) in phrases:
                yield start, end


def bare(sentence: Sequence[Token]) -> int:
    """Return the space of the last part of a sentence that is hardly more than one: "she was right, 22"; else 0."""
    last = 0
    part: list[Token] = []
    for token in [*sentence, Token("comma", ",", 0)]:
        if token.kind not in ("comma", "dash", "colon", "open", "close", "stop", "gap", "label"):
            part.append(token)
            continue
        spaced = next((one.value for one in part if one.kind == "num" and one.value > _SMALL), 0)
        words = folded_words([one for one in part if one.kind != "num"])
        if spaced and all(word in MOODS["neutral"] for word in words):
            last = spaced
        part = []
    return last
