"""Misgivings about half a pair: of "I did not order a 6 with 51" neither number stands where one is in doubt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.core.errors import Problem
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.replies import named
from pbm.orders.word_set import word_set

__all__ = ["halved"]

_JOINING = word_set("and with plus y e et und mit avec con en met a an the la le el il die de , & / + -")
_DOUBTED = frozenset(("throw-doubt", "door-doubt", "no-throw", "throw-record", "throw-hedged", "door-hedged"))
"""What is asked where a number of a pair was seen and not taken; of two values the other number stands."""
_APART = 3  # words between the two numbers of a pair


def halved(look: Look, problems: Sequence[Problem]) -> Iterator[Misgiving]:
    """Yield the number that was taken of a pair told in one breath, the other of which is asked about.

    A label at either number is a word of its own about it, and the one it names may stand alone.
    """
    if len(look.boards) > 1 or look.count > 1 or len(look.accepted) != 1 or not look.accepted[0].values:
        return
    if not problems or not all(named(problem) in _DOUBTED for problem in problems):
        return
    of = look.accepted[0]
    places = look.places(of)
    if len(places) == 1 and _beside(look, of, places[0]):
        yield Misgiving(
            "throw-doubt" if of.field == "T" else "door-doubt", look.words[places[0]].line, of.field, of.board
        )


def _beside(look: Look, of: Accepted, place: int) -> bool:
    """Whether the other number of a pair stands before or behind the number at ``place``, and neither has a label."""
    step = 1 if of.field == "T" else -1
    other = place + step
    while 0 <= other < len(look.words) and abs(other - place) <= _APART and look.words[other].low in _JOINING:
        other += step
    if not 0 <= other < len(look.words) or abs(other - place) < 2 or look.words[other].kind != "n":
        return False
    if look.sentence_at(other) != look.sentence_at(place) or (look.words[other].value <= look.high) == (
        of.field == "T"
    ):
        return False
    sentence = look.sentences[look.sentence_at(place)]
    first, last = min(place, other), max(place, other)
    around = (*look.words[max(sentence.start, first - 3) : first], *look.words[last + 1 : min(sentence.end, last + 4)])
    return not any(look.label(word) and word.low not in ("throw", "throwing") for word in around)
