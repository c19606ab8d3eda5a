"""Letters that a player explains in the same mail: "17 R (R for reverse)"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["glossed"]

_MOST: Final = 3
_SAYING: Final = frozenset(
    ("for", "is", "means", "=", ":", "stands", "meaning", "being", "für", "ist", "heißt", "steht")
)
_BETWEEN: Final = 4


def glossed(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with each word of a few letters that is said to be a card as that card; else as they are."""
    found = [span for span in (_gloss(tokens, at) for at in range(len(tokens))) if span is not None]
    if not found:
        return list(tokens)
    meant: dict[str, Token] = {}
    for start, end in found:
        low = tokens[start].text.casefold()
        if low in meant and meant[low].name != tokens[end].name:
            return list(tokens)
        meant[low] = tokens[end]
    within = {at for start, end in found for at in range(start, end + 1)}
    used = [at for at, token in enumerate(tokens) if at not in within and _is_letters(token)]
    if not any(tokens[at].text.casefold() in meant for at in used):
        return list(tokens)
    made: list[Token] = []
    for at, token in enumerate(tokens):
        if at in within:
            continue
        card = meant.get(token.text.casefold()) if _is_letters(token) else None
        made.append(token if card is None else replace(card, text=token.text, line=token.line))
    return made


def _is_letters(token: Token) -> bool:
    return token.kind == "unknown" and token.text.isalpha() and len(token.text) <= _MOST


def _gloss(tokens: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Return where "R for reverse" begins and ends, where it begins here; else None."""
    if not _is_letters(tokens[at]):
        return None
    said = False
    for step in range(at + 1, min(len(tokens), at + 1 + _BETWEEN)):
        if tokens[step].kind == "card":
            return (at, step) if said else None
        if tokens[step].text.casefold() not in _SAYING:
            return None
        said = True
    return None
