"""Two voices that want a throw each: "my head says the 3, my heart says the 5"."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["of_two_voices"]

_SAYING = word_set("says say said whispers shouts argues wants insists mutters sagt dit zegt dice")
_ARTICLES = word_set("the a my die eine le un de een el il")


def of_two_voices(tokens: Sequence[Token], high: int) -> bool:
    """Return whether two voices want a throw each, one up to ``high``, and none of the two is told again."""
    heard: list[int] = []
    for place, token in enumerate(tokens[:-2]):
        number = tokens[place + 1] if tokens[place + 1].kind == "N" else tokens[place + 2]
        led = number is tokens[place + 1] or tokens[place + 1].low in _ARTICLES
        if token.low in _SAYING and led and number.kind == "N" and number.value <= high:
            heard.append(number.value)
    told = [token.value for token in tokens if token.kind == "N"]
    return len(set(heard)) > 1 and all(told.count(value) == 1 for value in heard)
