"""Sentences beside an order that leave it as it is: "the other two are fine", "may the best player win"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["leaves_be"]

_CHANGING: Final = frozenset(
    (
        "not", "if", "unless", "unsure", "else", "or", "fix", "piece", "no-piece", "later", "cancel", "up", "down",
        "player",
    )
)  # fmt: skip
_OF_ORDERS: Final = frozenset(
    (
        "other", "others", "rest", "both", "all", "they", "everything", "places", "spaces", "victim", "target", "order",
        "orders", "choices", "two", "three", "above", "übrigen", "anderen", "rest", "alles",
    )
)  # fmt: skip
_CONTENT: Final = frozenset(
    (
        "fine", "stay", "stays", "stand", "stands", "remain", "remains", "unchanged", "ok", "okay", "right", "correct",
        "above", "unaltered", "untouched", "bleiben", "bleibt", "stimmen", "stimmt", "passen", "passt",
    )
)  # fmt: skip
_ONE: Final = frozenset(("one", "space", "square", "spot", "card", "place", "victim", "target", "ones"))
_MORE: Final = frozenset(("too", "also", "instead", "better", "as well", "auch", "reversed", "swapped", "wrong"))


def leaves_be(sentence: Sequence[Token]) -> bool:
    """Whether a sentence says that what was ordered stands, or only wishes something to somebody."""
    kinds = {token.kind for token in sentence}
    words = {word for token in sentence for word in token.text.casefold().split()}
    spaces = [token for token in sentence if token.kind == "num" and (token.value > 6 or not token.text.isalpha())]
    if sentence and sentence[0].text.casefold() == "may":
        return not kinds & {"card", "num", "piece"}
    if kinds & _CHANGING or "card" in kinds or spaces or words & _MORE:
        return False
    if words & _ONE and "above" not in words:
        return False
    return bool(words & _CONTENT) and bool(words & _OF_ORDERS)
