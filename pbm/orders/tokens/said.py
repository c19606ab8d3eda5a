"""What is said in a stretch of tokens, and what has to be said there before a rule is worth trying.

Most rules are about words that most mails do not have. What a rule needs stands above it, made of the words that it
looks for; where nothing of that is said it can find nothing, and is not tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeAlias, TypeVar

from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token

__all__ = ["Rule", "Telling", "needing", "parted", "said_in", "tell"]

_P = ParamSpec("_P")
_R = TypeVar("_R", covariant=True)
_KNOWN: dict[frozenset[str], int] = {}
_BITS: dict[str, int] = {}  # the needs that each word, sign or kind meets


class Rule(Generic[_P, _R]):
    """A rule, and what it needs: of each of its ``groups`` one word, sign or kind of token at least."""

    def __init__(self, groups: tuple[frozenset[str], ...], find: Callable[_P, _R]) -> None:
        update_wrapper(self, find)
        # What has a kind of token, which most mails have, is asked for last.
        self.groups = tuple(sorted(groups, key=lambda group: any(word.isupper() for word in group)))
        self.find = find
        self.needs = 0
        for group in groups:
            self.needs |= _bit(group)

    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Return what the rule finds."""
        return self.find(*args, **kwargs)

    def fits(self, said: AbstractSet[str]) -> bool:
        """Return whether all that the rule needs is said."""
        for group in self.groups:  # noqa: SIM110 - a generator takes longer than all the rest of it
            if group.isdisjoint(said):
                return False
        return True


def _bit(group: frozenset[str]) -> int:
    """Return the bit of what a word of ``group`` meets, the same for the same words."""
    if group not in _KNOWN:
        bit = _KNOWN[group] = 1 << len(_KNOWN)
        for word in group:
            _BITS[word] = _BITS.get(word, 0) | bit
    return _KNOWN[group]


def _met_by(tokens: Sequence[Token]) -> int:
    """Return the bits of all needs that a word, a sign or a kind of ``tokens`` meets."""
    bits = 0
    for word in said_in(tokens) & _BITS.keys():
        bits |= _BITS[word]
    return bits


Telling: TypeAlias = Rule[[list[Token], Limits], list[Token] | None]
"""A rule that tells tokens otherwise.

It returns other ones, the same list where it found nothing, or None where it may have changed them in their place.
"""


def needing(*groups: Iterable[str]) -> Callable[[Callable[_P, _R]], Rule[_P, _R]]:
    """Make a rule of a function that finds nothing unless a word of each of ``groups`` is said; kinds count as words.

    Without groups it may find something anywhere.
    """
    sets = tuple(frozenset(group) for group in groups)
    return lambda find: Rule(sets, find)


def said_in(tokens: Sequence[Token]) -> set[str]:
    """Return the words and signs of ``tokens``, and their kinds; these are capitals, as no word is but a board."""
    said = {token.low for token in tokens}
    said.update([token.kind for token in tokens])
    return said


def parted(tokens: Iterable[Token]) -> list[list[Token]]:
    """Return the sentences of ``tokens``, each with the token that ends it."""
    parts: list[list[Token]] = []
    part: list[Token] = []
    for token in tokens:
        part.append(token)
        if token.kind == "S":
            parts.append(part)
            part = []
    if part:
        parts.append(part)
    return parts


def tell(tokens: list[Token], limits: Limits, rules: Sequence[Telling]) -> list[Token]:
    """Return ``tokens`` as the rules tell them, one after the other; each sees what those before it made of them."""
    if not rules:
        return tokens
    unmet = ~_met_by(tokens)
    for rule in rules:
        if not rule.needs & unmet:  # as ``fits``, and quicker where many rules are tried
            made = rule(tokens, limits)
            if made is not tokens:
                tokens = tokens if made is None else made
                unmet = ~_met_by(tokens)
    return tokens
