"""What a player kept of the reports: lines of text, each with its place in a file and how deep it is quoted."""

from __future__ import annotations

import bisect
import codecs
import re
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Line", "Paper", "Seal", "paper_of_mail", "paper_of_text", "seals_in", "squashed"]

_QUOTED = re.compile(r"(?:[ \t\xa0]{0,3}>){1,30}")
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
_PRESS = "|"
"""What every line of press begins with: a player's words, whatever they say."""

# A seal, however it is set: 64 digits, with blanks between groups of them or broken into lines.
_SEAL = re.compile(r"(?<![0-9a-f])[0-9a-f](?:\s{0,2}[0-9a-f]){63}(?![0-9a-f])")
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_LABEL = 80  # letters before a seal that may say whose it is


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its number in the file (from 1), how deep it is quoted, and its words."""

    number: int
    depth: int
    text: str

    @property
    def is_press(self) -> bool:
        """Whether these are a player's words."""
        return self.text.lstrip().startswith(_PRESS)


@dataclass(frozen=True, slots=True)
class Paper:
    """A report as it was kept. ``subject`` and ``to`` (the name it was sent to) are empty where they are not known."""

    file: str
    lines: tuple[Line, ...]
    subject: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Seal:
    """A seal in a paper, where it stands, and the words before it."""

    seal: str
    line: Line
    label: str


def squashed(text: str) -> str:
    """Return a text as it compares: runs of blanks made one, marks between the cells of a table taken out."""
    return " ".join(word for word in text.split() if word != _PRESS)


def paper_of_text(file: str, raw: bytes) -> Paper:
    """Return the paper that a text file is, whatever saved it."""
    # A file that went through Windows twice has each line's end doubled.
    return Paper(file, tuple(_lines(_decoded(raw).replace("\r\r\n", "\n"), None)))


def paper_of_mail(file: str, raw: bytes, text: str, subject: str, to: str) -> Paper:
    """Return the paper that a mail is: ``raw`` as it was saved, ``text`` as it reads. Its lines are those of the file,
    as far as they can be found there.
    """
    return Paper(file, tuple(_lines(text, _places(raw, text))), subject, to)


def seals_in(lines: Sequence[Line]) -> list[Seal]:
    """Return every seal in some lines, each with the words before it."""
    starts: list[int] = []
    length = 0
    for line in lines:
        starts.append(length)
        length += len(line.text) + 1
    text = "\n".join(line.text for line in lines)
    found = []
    for match in _SEAL.finditer(text):
        line = lines[bisect.bisect_right(starts, match.start()) - 1]
        before = text[max(0, match.start() - _LABEL) : match.start()].rstrip().rpartition("\n")[2]
        found.append(Seal("".join(match[0].split()), line, squashed(before)))
    return found


def _decoded(raw: bytes) -> str:
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            return raw.decode(encoding, "replace")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def _lines(text: str, places: Sequence[int] | None) -> list[Line]:
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = _UNSEEN.sub("", line).replace("\xa0", " ")
        quoted = _QUOTED.match(words)
        depth = quoted[0].count(">") if quoted else 0
        words = words[quoted.end() :] if quoted else words
        found.append(Line(number if places is None else places[number - 1], depth, words.removeprefix(" ").rstrip()))
    return found


def _places(raw: bytes, text: str) -> list[int]:
    """Return for each line of a mail's text the line of its file where it stands, or would stand."""
    at: dict[str, list[int]] = {}
    for number, line in enumerate(_decoded(raw).splitlines(), start=1):
        at.setdefault(line.strip(), []).append(number)
    places = []
    last = 0
    for line in text.splitlines():
        numbers = at.get(line.strip(), []) if line.strip() else []
        following = bisect.bisect_right(numbers, last)
        last = numbers[following] if following < len(numbers) else last + (0 if line.strip() else 1)
        places.append(max(last, 1))
    return places
