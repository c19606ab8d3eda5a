"""Misgivings about a throw told in another way than by its number, or in another place by another number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings_text import Look, Misgiving, Word
from pbm.orders.words import UNITS

__all__ = ["otherwise_told", "second_open"]

_OTHER = ("second", "2nd", "other", "next", "then", "afterwards", "later")
_UNNAMED = (
    *("best", "highest", "lowest", "biggest", "smallest", "whatever", "whichever", "undecided", "mind", "unsure"),
    *("decide", "decided", "deciding", "follow", "follows", "later", "tomorrow", "tonight", "soon", "thinking"),
    *("know", "confirm", "choose", "chosen"),
)
_REACH = 8  # words between the throw that is spoken of and what is said of it
_DOING = ("playing", "throwing", "using", "rolling")
_SELF = ("i'm", "im", "i")
_PAST = (
    "last",
    "was",
    "were",
    "been",
    "had",
    "never",
    "thinks",
    "believes",
    "says",
    "expects",
    "reckons",
    "not",
    "not/none",
    "yesterday",
)
_SPACES = ("on", "at", "square", "space", "from", "to", "board", "turn", "round", "field", "or")


def second_open(look: Look) -> Iterator[Misgiving]:
    """The second throw of a round of two is spoken of without its number: "4 first, and then my best one"."""
    for of in look.accepted:
        if look.count != 2 or of.field != "T" or len(of.values) != 1:
            continue
        for number, sentence in enumerate(look.sentences):
            part = look.of_sentence(number)
            if look.boards_in(number) not in ((), (of.board,)):
                continue
            told = next((n for n, w in enumerate(part) if w.means(*_OTHER)), None)
            open_ = [n for n, w in enumerate(part) if w.means(*_UNNAMED)]
            named = {w.value for w in part if _is_throw(look, w)} - set(of.values)
            if told is None or named or sentence.asked:
                continue
            if any(abs(place - told) <= _REACH for place in open_):
                yield Misgiving("second-open", part[told].line, "", of.board)
                return


def otherwise_told(look: Look) -> Iterator[Misgiving]:
    """Another number that the player says is the one: "throw: 6", and below "a 1 is right, that's what I'm playing"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        numbers = [n for n, w in enumerate(part) if _is_throw(look, w)]
        values = {part[n].value for n in numbers}
        if len(values) != 1 or sentence.asked or not _says_so(part) or any(w.means(*_PAST) for w in part):
            continue
        ahead, after = part[numbers[0] - 1 : numbers[0]], part[numbers[0] + 1 : numbers[0] + 2]
        if any(w.means(*_SPACES) for w in ahead) or any(w.low in UNITS for w in after):
            continue
        boards = look.boards_in(number)
        for of in look.accepted:
            concerned = of.field == "T" and (not boards or of.board in boards)
            if concerned and len(look.boards) < 2 and not values & set(of.values):
                yield Misgiving("throws-differ", part[0].line, "T", of.board)


def _says_so(words: Sequence[Word]) -> bool:
    """Whether words such as "that's what I'm playing", "is the right throw for me" are among those of a sentence."""
    for place, word in enumerate(words):
        if word.means(*_DOING) and any(w.means(*_SELF) for w in words[max(0, place - 2) : place]):
            return any(w.means("what", "which") or w.low == "one" for w in words[max(0, place - 4) : place])
    return False


def _is_throw(look: Look, word: Word) -> bool:
    return word.kind == "n" and 0 < word.value <= look.high and word.low != "one"
