"""What stays within words for all though it names somebody: a list of presents, toasts, a line to oneself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import is_signed
from pbm.orders.press.labels import begins_item, opened
from pbm.orders.press.people import People
from pbm.orders.vocabulary import Vocabulary

__all__ = ["Page"]

_ENTRY: Final = late(
    r"(?:^\s{0,4}(?:[-•*·]\s{1,3})?|(?<=[.!?;:…])\s{1,3})(?P<all>(?:To|TO|An|À|A|Aan)\s(?P<name>[^\W\d_][^:\n.!?]{0,40}?)"
    r"(?:\s?:|\s[–—-]{1,2}(?=\s)|;(?=\s))\s{0,3}(?P<words>[^\n]*))",
)
"""One of a list: "To Clive: socks.", on a line of its own or behind the one before it."""
_LONGEST: Final = 60  # characters of one of a list
_HEAD: Final = 60  # characters of the heading of a list
_MATTER: Final = late(
    r"[\d?]|\b(?:we|we'll|us|our|let's|vot\w+|throw|trap ?door|nominate|agreed|yes|no|never|falltür|stimm\w+|wir|uns"
    r"|trappe|nous|valluik|wij|ons|trampilla|nosotros|botola|noi)\b",
    re.I,
)
"""What is said to one reader alone, or may be."""
_LIST: Final = late(
    r"(?!\W{0,3}(?:thank|merry|happy|danke|frohe|merci|joyeux|bedankt|gracias|feliz|grazie|buon))"
    r"(?:[^\W\d_]+(?:['’]s)?\s){0,3}"
    r"(?:lists?|presents?|gifts?|toasts?|awards?|prizes?|medals?|oscars|honours|(?:last )?will(?: and testament)?"
    r"|testament|bequests|stockings?|christmas cards|wunschliste|liste|geschenke?|preise|trinksprüche|medaillen"
    r"|cadeaux|prix|médailles|cadeaus|kado's|cadeautjes|verlanglijst(?:je)?|lijst(?:je)?|prijzen|regalos|lista"
    r"|premios|brindis|regali|premi|brindisi)(?:\s(?:for|of|in|für|de|pour|voor|para|per)\s[^.!?:\n]{1,24}|\s\d{4})?"
    r"\W{0,4}$",
    re.IGNORECASE,
)
"""Words of the heading above a list that everybody is meant to read."""


class Page:
    """The words for all of a mail: which labels in its ``lines`` leave them, and which do not."""

    def __init__(self, lines: Sequence[str], vocabulary: Vocabulary, people: People) -> None:
        self._lines = lines
        self._vocabulary = vocabulary
        self._people = people
        self._kept: frozenset[str] | None = None

    def leaves(self, words: str, before: str, number: int) -> bool:
        """Return whether ``words`` within a line of that number begin an item behind those ``before`` them."""
        if not begins_item(words, self._people):
            return False
        if self.keeps(words):
            return False
        return begins_item(words, self._people, public=True) or not self._public(before, number)

    def keeps(self, words: str) -> bool:
        """Return whether words are one of a list that is for all."""
        if self._kept is None:
            self._kept = self._listed() if self._people.players else frozenset()
        return words.strip() in self._kept

    def _public(self, before: str, number: int) -> bool:
        """Whether words of a line stand in press for all: by what begins their piece, or the nearest line above."""
        for line in (before, *reversed(self._lines[:number])):
            found = opened(line, self._vocabulary, self._people, apart=True, within=True) if ":" in line else None
            if found is not None:
                return not found[0].to
        return False

    def _listed(self) -> frozenset[str]:
        """Return every entry of each list, from its label to the end of its line."""
        made: set[str] = set()
        place = 0
        while place < len(self._lines):
            run = list(takewhile(self._goes_on, range(place, len(self._lines)))) if self._entries(place) else []
            entries = [found for at in run for found in self._entries(at)]
            if len(entries) > 1 and self._is_list(place, entries):
                made.update(found["all"].strip() for found in entries)
            place += max(1, len(run))
        return frozenset(made)

    def _goes_on(self, number: int) -> bool:
        """Whether a list has a line, an empty one too that an entry follows."""
        return bool(self._entries(number)) or (
            not self._lines[number].strip() and number + 1 < len(self._lines) and bool(self._entries(number + 1))
        )

    def _entries(self, number: int) -> list[re.Match[str]]:
        """Return the entries of a list on a line, which overlap as each goes to its end."""
        line = self._lines[number][:1_000]
        if not is_signed(line):
            return []
        made: list[re.Match[str]] = []
        start = 0
        while (found := _ENTRY.search(line, start)) is not None:
            made.append(found)
            start = found.start("words")
        return made

    def _is_list(self, number: int, entries: Sequence[re.Match[str]]) -> bool:
        """Whether entries are short and for several, one of them their writer or all below the heading of a list."""
        names = {found["name"].strip().casefold() for found in entries}
        own = any(map(self._people.is_writer, names))
        for found in entries:
            words = found["words"]
            inner = _ENTRY.search(words)
            said = words[: inner.start()] if inner is not None else words
            if len(said) > _LONGEST or _MATTER.search(said) is not None:
                return False
        if len(names) < len(entries) or not (own or all(map(self._people.plays, names))):
            return False
        before = self._lines[number][: entries[0].start()]
        above = next((line for line in reversed(self._lines[max(0, number - 2) : number]) if line.strip()), "")
        heading = (before if before.strip() else above).rstrip(" :").rpartition(":")[2]
        headed = len(heading) <= _HEAD and _LIST.match(heading.strip()) is not None
        return (own or headed) and self._public(before, number)
