"""The lines of a mail of ours, found again in an answer: whole, quoted, broken anew, with other dashes and quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from pbm.core.phrases import say
from pbm.orders.numbers import plain

__all__ = ["REPLY_MARKER", "Sent", "above_marker", "is_marker", "key"]

REPLY_MARKER = say("=== Reply above this line, or fill in the form below ===")
"""The line over the form in every mail that asks for orders."""

_MARKER_WORDS = ("reply above this line", "antworte über dieser zeile")
"""What tells it from other lines, in every language that our mails come in."""

_GRAM = 4  # so many words in a row that we sent are ours wherever they are broken
_ENOUGH = 8  # words in a run; fewer may be the player's own, who repeats what we said
_LINES = 3  # as many lines that are ours are no chance
_WORDS = re.compile(r"\w+")
_SHOWN = re.compile(r"[“„\"]([^“”„\"]{1,240})[”“\"]")


def key(line: str) -> str:
    """Return a line as it is compared: its spaces as one, small letters."""
    return " ".join(line.split()).casefold()


def is_marker(line: str) -> bool:
    """Whether a line is our marker, whatever a client made of the signs beside it."""
    head = line[:200].casefold()
    return any(words in head for words in _MARKER_WORDS)


def above_marker(text: str) -> str:
    """Return what stands above the marker in a mail of ours; the whole text where there is none.

    Somebody's press that has such a line stands behind its bar, and is no marker.
    """
    lines = text.split("\n")
    end = next((place for place, line in enumerate(lines) if line.startswith("===") and is_marker(line)), len(lines))
    return "\n".join(lines[:end])


class Sent:
    """The lines of one mail."""

    def __init__(self, lines: Iterable[str]) -> None:
        kept = [found for found in (key(plain(line)) for line in lines) if found]
        words = [_words(line) for line in kept]
        self.known = bool(kept)
        self._lines = frozenset(words)
        self._pairs = frozenset(pairwise(words))
        self._runs = frozenset(pairwise(word for line in words for word in line))
        marker = next((place for place, line in enumerate(kept) if is_marker(line)), -1)
        self.prompts = frozenset(line for line in kept[marker + 1 :] if line.endswith(":"))
        self._examples = tuple(map(_words, _SHOWN.findall(" ".join(kept))))
        text = [word for line in words for word in line]
        self._grams = frozenset(tuple(text[n : n + size]) for size in range(1, _GRAM + 1) for n in range(len(text)))

    def has(self, line: str) -> bool:
        """Whether we sent this very line."""
        return self.known and _words(line) in self._lines

    def holds(self, line: str) -> bool:
        """Whether a line that is marked as quoted says only what we sent."""
        return self.known and self._holds(_words(line))

    def _holds(self, words: tuple[str, ...]) -> bool:
        if words in self._lines:
            return True
        size = min(_GRAM, len(words))
        return bool(words) and all(words[n : n + size] in self._grams for n in range(len(words) - size + 1))

    def unmarked(self, lines: Sequence[str]) -> set[int]:
        """Return the places of those ``lines`` that are ours though nothing marks them: several together, or long."""
        if not self.known:
            return set()
        places = [place for place, line in enumerate(lines) if line.strip()]
        words = [_words(lines[place]) for place in places]
        places = [place for place, found in zip(places, words, strict=True) if found]
        words = [found for found in words if found]
        ours: set[int] = set()
        run: list[int] = []
        for n in range(len(places) + 1):
            if n < len(places) and self._holds(words[n]):
                run.append(n)
                continue
            ours |= {places[at] for at in self._sure(run, words)}
            run = []
        return ours

    def _sure(self, run: Sequence[int], words: Sequence[tuple[str, ...]]) -> Iterable[int]:
        """Return those of a run of lines that cannot be the player's: in our order, and many words together."""
        if len(run) < _LINES and sum(len(words[n]) for n in run) < _ENOUGH:
            return
        joined = [
            (words[a], words[b]) in self._pairs or (words[a][-1], words[b][0]) in self._runs for a, b in pairwise(run)
        ]
        start = 0
        for end in range(1, len(run) + 1):
            if end < len(run) and joined[end - 1]:
                continue
            together = [words[n] for n in run[start:end]]
            if (len(together) > 1 or self._telling(together[0])) and not all(map(self._is_shown, together)):
                yield from run[start:end]
            start = end

    def _is_shown(self, words: tuple[str, ...]) -> bool:
        """Whether words stand together in what we quoted: an example, or the player's own that we asked about."""
        size = len(words)
        return any(
            words == shown[at : at + size] for shown in self._examples for at in range(max(0, len(shown) - size + 1))
        )

    def _telling(self, words: tuple[str, ...]) -> bool:
        """Whether one line is enough to tell: long, and no order copied from a receipt of ours."""
        figures = sum(any(map(str.isdigit, word)) for word in words)
        return len(words) >= _ENOUGH and (words in self._lines or 2 * figures < len(words))


def _words(line: str) -> tuple[str, ...]:
    return tuple(_WORDS.findall(line.casefold()))
