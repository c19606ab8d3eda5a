"""Odd characters made plain: digits, spaces, dashes and quotation marks of every script."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from pbm.orders.vocabulary import TABLES, VOCABULARY

__all__ = ["NUMBER_WORDS", "TENS", "THROW", "is_counting", "plain"]

THROW: Final = r"(?:[1-6]|one|two|three|four|five|six)"
"""The pattern of a number that a die can show."""

NUMBER_WORDS: Final[Mapping[str, int]] = {
    word: meanings["en"].value
    for word, meanings in VOCABULARY.senses.items()
    if "en" in meanings and meanings["en"].sort == "number" and " " not in word
}
"""The English number words of one piece."""

TENS: Final[Mapping[str, int]] = {
    word: value for word, value in NUMBER_WORDS.items() if 20 <= value < 100 and not value % 10
}
"""Those that a smaller number may follow: "sixty", "one"."""

_COMMON: Final = frozenset(TABLES["en"]["common"]["words"].split())
_COUNTING: Final = frozenset(
    form
    for form, meanings in VOCABULARY.senses.items()
    if any(sense.sort == "number" for sense in meanings.values()) and (form in NUMBER_WORDS or form not in _COMMON)
)
_WORD = re.compile(r"[^\W\d_]+")


def is_counting(text: str) -> bool:
    """Return whether a number stands in ``text`` as a word, in any language; words of English are no others'."""
    return not _COUNTING.isdisjoint(_WORD.findall(text.casefold()))


_DASHES = "‐‑‒–—―−﹘﹣－"
_LONG_DASH = re.compile(" ?[–—―] ?")  # with its own spaces, that it stands in no more than one on each side
_SINGLE_QUOTES = "‘’‚‛′`´＇"
_DOUBLE_QUOTES = "“”„‟«»″＂‹›"
_LINE_ENDS = "\u0085\u2028\u2029\u000b\u000c"
_VANISHING = "\u00ad\u20e3\u0000"  # soft hyphen, the box round a keycap digit, NUL


class _Plainly(dict[int, str]):
    """A translation table that works out each character once, when it first comes up."""

    def __missing__(self, code: int) -> str:
        made = _plain_character(chr(code))
        self[code] = made
        return made


def _plain_character(character: str) -> str:
    if character == "\n" or " " <= character <= "~":
        return character
    if character == "\t":
        return " "
    for group, stand_in in (
        (_LINE_ENDS, "\n"),
        (_VANISHING, ""),
        (_SINGLE_QUOTES, "'"),
        (_DOUBLE_QUOTES, '"'),
        ("…", "..."),
        ("🔟", " 10 "),
    ):
        if character in group:
            return stand_in
    if character in _DASHES:
        # Spaces round the two long dashes keep them apart from the hyphen inside a word or a number.
        return " - " if character in "–—―" else "-"
    code = ord(character)
    if 0x80 <= code <= 0x9F and code != 0x85:  # Windows punctuation that was declared as Latin-1
        meant = bytes((code,)).decode("cp1252", "ignore")
        return _plain_character(meant) if meant else ""
    if 0x2680 <= code <= 0x2685:  # the faces of a die
        return f" {code - 0x2680 + 1} "
    category = unicodedata.category(character)
    if category == "Nd":
        return str(unicodedata.decimal(character))
    if category in ("No", "Nl"):
        return _numeral(character)
    if 0xFF01 <= code <= 0xFF5E:  # full-width ASCII
        return chr(code - 0xFEE0)
    if category == "Zs":
        return " "
    if category in ("Cf", "Cc", "Cs") or 0xFE00 <= code <= 0xFE0F:
        return ""
    return character


def _numeral(character: str) -> str:
    """Return a circled number as a number and a Roman one as letters; a small raised one is the mark of a footnote."""
    form = unicodedata.decomposition(character)
    if form.startswith(("<super>", "<sub>")):
        return ""
    if unicodedata.category(character) == "Nl":
        return unicodedata.normalize("NFKC", character)
    value = unicodedata.numeric(character, 0.5)
    return f" {int(value)} " if value == int(value) and value <= 100 else character


_TABLE = _Plainly()


def plain(text: str) -> str:
    """Return ``text`` with digits, spaces, dashes and quotation marks of every script as ASCII ones.

    A lone carriage return ends a line; characters that show nothing are gone.
    """
    joined = text.replace("\r\n", "\n").replace("\r", "\n")
    if joined.isascii():
        return joined.translate(_TABLE)
    return unicodedata.normalize("NFC", _LONG_DASH.sub(" - ", joined).translate(_TABLE))
