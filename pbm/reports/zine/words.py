"""Words for a page that has to survive pasting: nothing unseen in them, paragraphs known again, ASCII where asked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.reports.layout import columns, lead, safe_line

__all__ = ["clean", "paragraphs", "straightened"]

_LONGEST = 20_000  # characters of one line that anybody may have printed
_FULL = 56  # columns: a line that has no room in them for the next word was broken by a mail program
_ITEM = re.compile(r"[-*+•–—]|\d{1,3}[.)]")
_UNSEEN = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0100-\U000e01ef]")

_PLAIN = {
    **dict.fromkeys("“”„‟«»″", '"'),
    **dict.fromkeys("‘’‚‛‹›′´`", "'"),
    **dict.fromkeys("‐‑‒–—―−", "-"),
    **dict.fromkeys("•·●▪", "*"),
    "…": "...",
    "×": "x",
    "→": "->",
    "←": "<-",
    "€": "EUR",
    "£": "GBP",
    "©": "(c)",
    "ß": "ss",
    "ẞ": "SS",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "ø": "o",
    "Ø": "O",
    "đ": "d",
    "Đ": "D",
    "ł": "l",
    "Ł": "L",
    "þ": "th",
    "Þ": "Th",
    "ð": "d",
    "Ð": "D",
    "ı": "i",
    "½": "1/2",
    "¼": "1/4",
    "¾": "3/4",
    "°": " deg",
}
_GERMAN = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}


def clean(text: str, limit: int = _LONGEST) -> str:
    """Return words as one line of what can be seen: no controls, no joiners, no marks that turn writing about."""
    composed = unicodedata.normalize("NFC", text[: 4 * limit])
    return safe_line(_UNSEEN.sub("", composed), limit)


def paragraphs(text: str) -> tuple[tuple[str, ...], ...]:
    """Return somebody's words as paragraphs of lines, each line clean, behind the blanks that it is set in by.

    A blank line parts paragraphs. Lines that a mail program broke for want of room are put together again; short ones
    stay as they are: they may be a verse, or a list.
    """
    lines = [_line(line) for line in re.split(r"\r\n|[\n\r\v\f\x85\u2028\u2029]", text)]
    return tuple(tuple(_rejoined(group)) for group in _groups(lines))


def _line(text: str) -> str:
    words = clean(text)
    return lead(text) + words if words else ""


def _groups(lines: Sequence[str]) -> Iterator[list[str]]:
    group: list[str] = []
    for line in lines:
        if line:
            group.append(line)
        elif group:
            yield group
            group = []
    if group:
        yield group


def _rejoined(lines: Sequence[str]) -> list[str]:
    whole = [[lines[0]]]
    for last, line in pairwise(lines):
        first = line.split(None, 1)[0]
        # What is set in anew begins a line of its own, however full the one before it is.
        flush = lead(line) in ("", lead(last))
        if flush and columns(last) + 1 + columns(first) > _FULL and not _ITEM.fullmatch(first):
            whole[-1].append(line.lstrip())
        else:
            whole.append([line])
    return [" ".join(parts) for parts in whole]


def straightened(text: str, language: str = "en") -> str:
    """Return a text in ASCII: straight quotes and dashes, letters without accents, ``?`` for what has no likeness.

    Blanks at its beginning stay.
    """
    if text.isascii():
        return text
    known = {**_PLAIN, **(_GERMAN if language == "de" else {})}
    composed = unicodedata.normalize("NFC", text)
    parts = (known.get(char) or unicodedata.normalize("NFKD", char) for char in composed)
    letters = (char for part in parts for char in part if not unicodedata.combining(char))
    made = "".join(known.get(char, char) for char in letters).encode("ascii", "replace").decode("ascii")
    return lead(text) + (" ".join(made.split()) or "?")
