"""What the words of a mail say beside how it sounds: the numbers left over, those at odds, and what governs them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pbm.core.orders import Field
from pbm.orders.as_it_sounds import Ordered
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard
from pbm.orders.tokens.token import Token
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set

__all__ = [
    "all_told",
    "amiss",
    "beside_corrected",
    "governed",
    "half_translated",
    "left_over",
    "may_take_back",
    "most_likely",
    "told_once",
    "told_twice",
    "unheard",
    "without_articles",
]

_ARTICLES: Final = frozenset(("one", "a"))
_CONDITIONS: Final = frozenset(("if", "unless", "provided", "falls", "wenn", "si", "als", "tenzij", "se"))
_UNDOING: Final = frozenset(("ignore", "forget", "disregard", "scrap", "undo", "cancel"))
"""Words that may take back what was put in another's place."""
_LETTER: Final = 100
"""Words up to which all of a mail is heard."""
_PARTING: Final = frozenset(":;")
_UNITS: Final = frozenset(("step", "steps", "space", "square", "pip", "place"))
_ENGLISH: Final = VOCABULARY.english
_FARTHEST: Final = 6
"""Spaces of one throw."""
_HARDLY: Final = 0.2
"""How likely at most a number is what it is not taken for."""
_GOVERNING: Final = word_set(
    "not never nor neither don't won't shan't can't cannot couldn't wouldn't shouldn't didn't wasn't isn't dont wont "
    "cant refuse hate hesitate decline ignore silly foolish mad far without rather if unless provided providing "
    "suppose supposing depending depends subject until when once may might maybe perhaps wish tempted thought thinking "
    "think sure unsure considering wonder decide decided whether either otherwise hold wait later next last yesterday "
    "tomorrow wanted was were had says said tells told plan plans wants expects expect mistake doubt"
)
"""Words by which a sentence may order nothing of what follows them; what follows the order itself the grammar sees."""
_GOVERNING_PAIRS: Final = frozenset(("could", "case", "would", "should"))
"""Further ones, which are met beside single throws that are plain all the same."""


def may_take_back(words: Iterable[str]) -> bool:
    """Return whether one of the ``words`` of a sentence may take back, or put off, what it orders."""
    return any(word in _GOVERNING or word in _GOVERNING_PAIRS for word in words)


def governed(tokens: Sequence[Token], numbers: Container[int]) -> bool:
    """Return whether a word that may take an order back or put it off stands in its sentence before a number."""
    met = False
    for token in tokens:
        if token.kind == "S":
            met = False
        elif token.kind == "N" and token.value in numbers and met:
            return True
        met = met or token.low in _GOVERNING
    return False


def half_translated(tokens: Sequence[Token], numbers: Container[int], *, led: bool) -> bool:
    """Return whether what is said of one of the ``numbers`` was only partly put into English, so that none can hear it.

    That is the clause around a number, or where it is ``led`` by something also what stands before it in its sentence.
    """
    words: list[Token] = []
    numbered = False
    for token in (*tokens, Token("S", "", 0)):
        if token.kind in "SPL":
            if numbered and _is_half(words):
                return True
            if token.kind == "S" or token.low in _PARTING or not led or numbered:
                words = []
            numbered = False
        elif token.kind == "N":
            numbered = numbered or (token.value in numbers and token.low not in _ARTICLES)
        elif token.kind in "WTD":
            words.append(token)
    return False


def _is_half(words: Sequence[Token]) -> bool:
    """Return whether most of the ``words`` are of another language, and one of them of none that is known."""
    put = sum(
        token.low != token.text.casefold() and any(name != "en" for name in VOCABULARY.meanings(token.text.casefold()))
        for token in words
    )
    unknown = any(
        token.kind == "W"
        and token.low == token.text.casefold()
        and (token.text.islower() or place == 0)  # a capital in the midst of a sentence is a name's
        and len(token.low) > 1
        and token.low not in _ENGLISH
        for place, token in enumerate(words)
    )
    return unknown and 2 * put >= len(words)


def told_once(tokens: Sequence[Token], both: frozenset[int]) -> frozenset[int]:
    """Return which of the numbers that are a throw and a trapdoor stand once: "B 2 trapdoor" has one of them."""
    return frozenset(value for value in both if sum(t.kind == "N" and t.value == value for t in tokens) == 1)


def amiss(tokens: Sequence[Token], said: Ordered) -> frozenset[int]:
    """Return the throw that does not lead from one space of the mail to the next, "I stand on 41, for 44 play my 6"."""
    if len(said.throws) != 1:
        return frozenset()
    (throw,) = said.throws
    spaces = [token.value for token in tokens if token.kind == "N" and token.value not in said.throws | said.doors]
    steps = {end - start for start, end in pairwise(spaces) if 1 <= end - start <= _FARTHEST and start > _FARTHEST}
    return said.throws if steps and throw not in steps else frozenset()


def all_told(asked: Container[str], opinion: Opinion, throws: Field) -> bool:
    """Return whether a throw stands in the words, and the numbers at odds, so that one can hear which is meant."""
    numbers = {token.value for token in opinion.tokens if token.kind == "N"}
    small = {value for value in numbers if value <= (throws.high or value)}
    spaces = len(numbers) > len(small) + 1 or len(numbers) > 2  # a small one may be a space beside the throw
    told = {"throws-differ": len(small) > 1, "door-differ": spaces}
    return bool(small) and all(enough or which not in asked for which, enough in told.items())


def left_over(opinion: Opinion, said: Ordered) -> set[int]:
    """Return the numbers of a mail that nothing was made of; "one" is too often none, and "ein" an article."""
    written = {token.value for token in opinion.tokens if token.kind == "N" and token.low not in _ARTICLES}
    return written - said.throws - said.doors


def beside_corrected(opinion: Opinion, left: set[int], high: int) -> set[int]:
    """Return the numbers ``left`` without the one that the mail itself puts another in the place of, come what may."""
    said = {token.low for token in opinion.tokens}
    left = left - _replaced(opinion.tokens) if said.isdisjoint(_UNDOING) else left
    if not said.isdisjoint(_CONDITIONS):
        return left
    fields = {"T": {value for value in left if value <= high}, "D": {value for value in left if value > high}}
    gone = [values for field, values in fields.items() if field in opinion.corrected and len(values) == 1]
    return left.difference(*gone)


def _replaced(tokens: Sequence[Token]) -> set[int]:
    """Return the numbers that another is to be in the place of: "83, not 38", "51 instead of 50"."""
    made: set[int] = set()
    for place, token in enumerate(tokens):
        before = [each.low for each in tokens[max(0, place - 2) : place]]
        if token.kind == "N" and (before[-1:] == ["not"] or before in (["instead", "of"], ["rather", "than"])):
            made.add(token.value)
    return made


def told_twice(opinion: Opinion, heard: Heard, taken: Ordered, throws: Field) -> bool:
    """Return whether a mail has two throws, and two trapdoors that sound ordered: one order is as good as the other."""
    small = {token.value for token in opinion.tokens if token.kind == "N" and token.low not in _ARTICLES}
    small = {value for value in small if value <= (throws.high or value)}
    doors = {number.value for number in heard.numbers if number.trapdoor > _HARDLY}
    return bool(taken.throws) and not taken.doors and len(small) > 1 and len(doors) > 1


def unheard(opinion: Opinion, heard: Heard) -> bool:
    """Return whether some numbers of a mail stand beyond what can be heard of it."""
    return opinion.words > _LETTER and len(heard.numbers) < sum(token.kind == "N" for token in opinion.tokens)


def without_articles(opinion: Opinion, heard: Heard, taken: Ordered) -> Heard:
    """Return how a mail sounds without each "one" that is no throw: "as for the trapdoor, dig one at 58"."""
    numbers = [token for token in opinion.tokens if token.kind == "N"]
    told = zip(heard.numbers, numbers, strict=False)  # of what stands beyond what is heard nothing is known
    stepped = {id(one) for one, after in pairwise(opinion.tokens) if after.low in _UNITS}
    kept = (
        number
        for number, token in told
        if token.low not in _ARTICLES or number.value in taken.throws or id(token) in stepped
    )
    return replace(heard, numbers=tuple(kept))


def most_likely(heard: Heard, value: int, *, door: bool) -> float:
    """Return how likely a number is a trapdoor, or a throw, where it sounds most so; 1 where it was not heard."""
    told = [number.trapdoor if door else number.throw for number in heard.numbers if number.value == value]
    return max(told, default=1.0)
