"""Words made easy to compare: small, one blank between them, without commas and apostrophes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pbm.orders.late import late

__all__ = ["APART", "Folded", "folded", "lettered", "sentence_ends"]

_APOSTROPHES = frozenset("'’‘`´\u200b\u00ad")
_BLANKS = frozenset('"“”„«»()[]*!?¿¡;,…')
_DASHES = frozenset("–—‐‑‒−")
_END = late(r"[.!?…]{1,6}(?=\s|$)")
_PLAIN = str.maketrans(dict.fromkeys(_APOSTROPHES, "") | dict.fromkeys(_BLANKS, " ") | dict.fromkeys(_DASHES, "-"))
# A dot or colon that belongs to nothing around it, as those of "17.5.", "10:30" and "example.org" do.
_DOTS = late(r"[.:](?:(?<![^\W_].)|(?<=[^\W\d_].)(?![^\W_])|$)")
APART: Final = str.maketrans(
    dict.fromkeys(_APOSTROPHES, "") | dict.fromkeys(_BLANKS | {".", ":", "_", "#", ">", "-"}, " ")
)
"""What sets the words of a line apart, for ``str.translate``."""


@dataclass(frozen=True, slots=True)
class Folded:
    """A text made easy to compare, as ``folded`` makes it, and where each letter of it was."""

    text: str
    origin: tuple[int, ...]
    source: str

    def written(self, start: int, end: int) -> str:
        """Return a stretch as its writer wrote it."""
        return self.source[self.origin[start] : self.origin[end - 1] + 1] if start < end else ""


@lru_cache(maxsize=64)  # a line is compared with one thing after the other
def folded(source: str) -> str:
    """Return words easy to compare: small, one blank between them, without commas and apostrophes."""
    return " ".join(_DOTS.sub(" ", source).translate(_PLAIN).casefold().split())


@lru_cache(maxsize=1024)
def _small(letter: str) -> str:
    """Return what is left of a letter in folded words: one, two for a ligature, none for an apostrophe."""
    return "".join(" " if small.isspace() else small for small in letter.translate(_PLAIN).casefold())


def lettered(source: str) -> Folded:
    """Return folded words with the place each letter of them had."""
    letters: list[str] = []
    origin: list[int] = []
    for place, letter in enumerate(_DOTS.sub(" ", source)):
        for small in _small(letter):
            if small != " " or (letters and letters[-1] != " "):
                letters.append(small)
                origin.append(place)
    while letters and letters[-1] == " ":
        letters.pop()
        origin.pop()
    return Folded("".join(letters), tuple(origin), source)


_DOTTED_MONTH = late(
    r"\s{0,2}(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b"
)


def _month(text: str, start: int) -> bool:
    """Return whether a month follows, as in languages whose days have dots."""
    return _DOTTED_MONTH.match(text, start) is not None


def sentence_ends(text: str) -> list[int]:
    """Return where sentences end; the dots of ``3. to 17. May`` and ``27. Dezember`` end none."""
    ends = []
    for match in _END.finditer(text):
        after = text[match.end() : match.end() + 2].strip()
        number = text[match.start() - 1 : match.start()].isdigit() and match.group() == "."
        number = number and bool(after)
        if not (
            number and (after[0].isdigit() or after[0].islower() or after[0] in "-–—" or _month(text, match.end()))
        ):
            ends.append(match.end())
    return ends
