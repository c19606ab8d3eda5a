"""What a rule of the second look needs: words without which it cannot find anything, so that it need not look.

A rule says so right above itself, in the words it looks for: ``@needs(_HEADS, _TAILS)``. Each of these has to be met
by a word of the mail, spelt so or meaning so in some language, or by one of the marks below. What a rule needs may be
met where it finds nothing; where it is not met the rule would find nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeVar

from pbm.orders.vocabulary import VOCABULARY

__all__ = [
    "ASKED",
    "DOOR",
    "DOOR_TAKEN",
    "NO_DOOR",
    "ONE_TURN",
    "OWNER",
    "QUOTED",
    "SEVERAL_BOARDS",
    "TWO_TURNS",
    "marked",
    "meanings",
    "met_by",
    "need",
    "needed_by",
    "needs",
    "phrases",
]

ASKED: Final = frozenset(("?asked",))
"""A sentence of the mail is a question."""
QUOTED: Final = frozenset(("?quoted",))
"""Something stands between quotation marks."""
DOOR: Final = frozenset(("?door",))
"""A word means a trapdoor: "trapdoor", "trappe", "the trapdoor's"."""
OWNER: Final = frozenset(("?owner",))
"""A word ends in "'s"."""
DOOR_TAKEN: Final = frozenset(("?door-taken",))
"""A trapdoor was accepted, by its number or as none."""
NO_DOOR: Final = frozenset(("?no-door",))
"""Of some board no trapdoor was accepted."""
ONE_TURN: Final = frozenset(("?one-turn",))
TWO_TURNS: Final = frozenset(("?two-turns",))
SEVERAL_BOARDS: Final = frozenset(("?several-boards",))

_Rule = TypeVar("_Rule", bound=Callable[..., object])
_BITS: dict[str, int] = {}  # the needs that each word or mark meets
_KNOWN: dict[frozenset[str], int] = {}
_NEEDED: dict[Callable[..., object], int] = {}


def phrases(*kinds: str) -> frozenset[str]:
    """Return what is met by a phrase of one of these ``kinds``."""
    return frozenset(f"…{kind}" for kind in kinds)


def need(*words: Iterable[str]) -> int:
    """Return a need, a bit of its own, that is met by any of these words or marks."""
    wanted = frozenset().union(*words)
    if wanted not in _KNOWN:
        bit = _KNOWN[wanted] = 1 << len(_KNOWN)
        for word in wanted:
            _BITS[word] = _BITS.get(word, 0) | bit
        met_by.cache_clear()
    return _KNOWN[wanted]


def needs(*each: Iterable[str]) -> Callable[[_Rule], _Rule]:
    """Say of a rule that it finds nothing unless ``each`` of these is met."""

    def said(rule: _Rule) -> _Rule:
        for words in each:
            _NEEDED[rule] = needed_by(rule) | need(words)
        return rule

    return said


def needed_by(rule: Callable[..., object]) -> int:
    """Return the bits of all that a rule needs."""
    return _NEEDED.get(rule, 0)


def marked(marks: Iterable[frozenset[str]]) -> int:
    """Return the needs that are met by ``marks``."""
    made = 0
    for mark in frozenset().union(*marks):
        made |= _BITS.get(mark, 0)
    return made


@lru_cache(maxsize=4096)
def met_by(low: str, by_meaning: bool) -> int:
    """Return the needs that a word meets by its spelling, and if ``by_meaning`` by all it means in any language."""
    marks = [*(meanings(low) if by_meaning else (low,))]
    bare = low.removesuffix("'s")
    if bare != low:
        marks += OWNER
    if "D" in (VOCABULARY.label(low), VOCABULARY.label(bare)):
        marks += DOOR
    made = 0
    for mark in marks:
        made |= _BITS.get(mark, 0)
    return made


@lru_cache(maxsize=4096)
def meanings(low: str) -> frozenset[str]:
    """Return what a word means in English, in any language that has it; itself among that."""
    known = {part for sense in VOCABULARY.meanings(low).values() for part in sense.low.split("/")}
    return frozenset((low, *known))
