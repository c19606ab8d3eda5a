"""Odd characters made plain, and numbers written as words."""

from __future__ import annotations

import unicodedata

__all__ = ["NUMBER_WORDS", "TENS", "plain", "spoken"]

_UNITS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
NUMBER_WORDS: dict[str, int] = {word: value for value, word in enumerate(_UNITS)}
TENS: dict[str, int] = {
    word: 10 * value
    for value, word in enumerate(
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], start=2
    )
}
TENS["fourty"] = 40

_DASHES = "‐‑‒–—―−﹘﹣－"
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
    if 0x2460 <= code <= 0x2473:  # circled numbers
        return f" {code - 0x2460 + 1} "
    if 0x2776 <= code <= 0x277F:  # circled numbers, white on black
        return f" {code - 0x2776 + 1} "
    category = unicodedata.category(character)
    if category == "Nd":
        return str(unicodedata.decimal(character))
    if 0xFF01 <= code <= 0xFF5E:  # full-width ASCII
        return chr(code - 0xFEE0)
    if category == "Zs":
        return " "
    if category in ("Cf", "Cc", "Cs") or 0xFE00 <= code <= 0xFE0F:
        return ""
    return character


_TABLE = _Plainly()


def plain(text: str) -> str:
    """Return ``text`` with digits, spaces, dashes and quotation marks of every script as ASCII ones.

    A lone carriage return ends a line; characters that show nothing are gone.
    """
    joined = text.replace("\r\n", "\n").replace("\r", "\n").translate(_TABLE)
    return unicodedata.normalize("NFC", joined)


def spoken(word: str, following: str | None) -> tuple[int, int] | None:
    """Return the value of a number word and how many words it takes, or None.

    ``following`` is the next word where only a space or hyphen comes between: "sixty", "one" is 61, 2.
    """
    if word in TENS:
        unit = NUMBER_WORDS.get(following) if following is not None else None
        if unit is not None and 1 <= unit <= 9:
            return TENS[word] + unit, 2
        return TENS[word], 1
    value = NUMBER_WORDS.get(word)
    if value is not None and following == "hundred":
        return 100 * value, 2
    if value is not None:
        return value, 1
    if word == "hundred":
        return 100, 1
    return None
