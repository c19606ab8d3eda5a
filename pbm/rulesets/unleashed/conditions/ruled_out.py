"""A wish that is given up at once, for the space is taken: "-6 on 38 won't work, Clive is there. So -3 on 37"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["ruled_out"]

_ENDS: Final = ("stop", "gap", "label")
_LEADING: Final = (
    "then",
    "so",
    "also",
    "in that case",
    "dann",
    "alors",
    "donc",
    "dus",
    "entonces",
    "allora",
    "therefore",
)
_FOLLOWING: Final = frozenset(("then", "fill", "comma", "fix", "tag"))
_OPEN: Final = frozenset(("if", "unless", "else", "or", "later", "landing", "piece"))


def ruled_out(tokens: Sequence[Token], stands: Mapping[str, int]) -> list[Token]:
    """Return the tokens without a sentence that says of a card that it cannot go where somebody stands.

    The next sentence has to say which card is played instead; ``stands`` says where the other players stand, by name.
    """
    parts = _sentences(tokens)
    kept = [
        part
        for at, part in enumerate(parts)
        if at + 1 == len(parts) or not (_cannot_be(part, stands) and _goes_on(parts[at + 1]))
    ]
    return [token for part in kept for token in part]


def _cannot_be(part: Sequence[Token], stands: Mapping[str, int]) -> bool:
    """Whether a sentence says of one card that it cannot go on its space, where a player stands indeed."""
    kinds = [token.kind for token in part]
    spaces = [token.value for token in part if token.kind == "num"]
    named = [token.name for token in part if token.kind == "player"]
    if kinds.count("card") != 1 or len(spaces) != 1 or _OPEN & set(kinds) or part[-1].text == "?":
        return False
    told = "taken" in kinds or ("free" in kinds and "not" in kinds)
    there = [name for name, space in stands.items() if space == spaces[0]]
    return told and bool(there) and set(named) <= {*there}


def _goes_on(part: Sequence[Token]) -> bool:
    """Whether a sentence says which card is played then: "Dann eben -3 auf 37"."""
    start = next((at for at, token in enumerate(part) if token.kind not in _FOLLOWING), len(part))
    led = any(token.kind == "then" or token.text.casefold() in _LEADING for token in part)
    begins = start < len(part) and part[start].kind in ("card", "plus", "minus", "self", "verb")
    kinds = [token.kind for token in part]
    signed = kinds.count("card") + kinds.count("plus") + kinds.count("minus")
    return led and begins and signed == 1 and "on" in kinds and not {"if", "unless", "unsure", "not"} & set(kinds)


def _sentences(tokens: Sequence[Token]) -> list[list[Token]]:
    made: list[list[Token]] = [[]]
    for token in tokens:
        made[-1].append(token)
        if token.kind in _ENDS:
            made.append([])
    return [part for part in made if part]
