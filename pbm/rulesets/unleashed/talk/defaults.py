"""What says that a card is left to the rules: "the default for me", "so just give me the default"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.talk.remarks import concludes
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["default_part", "said_in"]

_DEFAULTING: Final = frozenset(
    (
        "default",
        "yours",
        "fill",
        "self",
        "verb",
        "be",
        "it",
        "player",
        "with",
        "on",
        "second",
        "comma",
        "colon",
        "and",
        "tag",
    )
)
_GIVING: Final = ("give", "gimme", "grant", "assign", "it'll")
_BEING: Final = ("i'm", "im", "i am", "we're", "we are", "ich bin", "wir sind", "je suis", "ik ben", "estoy", "sono")
"""How somebody begins who says where they are now: it unsettles nothing."""
_DOUBTING: Final = frozenset(("if", "unless", "unsure", "not", "later", "past"))


def said_in(parts: Sequence[Sequence[Token]]) -> list[set[str]]:
    """Return the kinds of the tokens of each part, without words of giving."""
    return [{token.kind for token in part if token.text.casefold() not in _GIVING} for part in parts]


def default_part(parts: Sequence[Sequence[Token]]) -> int | None:
    """Return which part of a clause orders the default and nothing else; None where none plainly does."""
    said = said_in(parts)
    plain = [at for at, kinds in enumerate(said) if "default" in kinds and kinds <= _DEFAULTING]
    concluded = len(plain) == 1 and concludes(parts[plain[0]])
    if any(token.text.casefold() in ("no", "without") for at in plain for token in parts[at]):
        return None
    doubting = [said[at] - {"past"} if _tells_where(part) else said[at] for at, part in enumerate(parts)]
    doubted = any(kinds & _DOUBTING for kinds in (doubting[plain[0] :] if concluded else doubting))
    heard = [token for part in parts[: max(plain, default=0) + 1] for token in part]
    others = any(token.kind in ("player", "other") and token.name != "me" for token in heard)
    return None if len(plain) != 1 or doubted or others else plain[0]


def _tells_where(part: Sequence[Token]) -> bool:
    """Return whether a part only says where somebody is: "I'm at the beach"; not on which space or what they played."""
    past = [token.text.casefold().replace("’", "'") for token in part if token.kind == "past"]
    plain = not any(token.kind in ("num", "card", "piece", "verb", "it") for token in part)
    return plain and bool(past) and all(text.startswith(_BEING) for text in past)
