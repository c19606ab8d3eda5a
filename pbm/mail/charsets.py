"""Bytes → text in the charset they say, or in the one they are."""

from __future__ import annotations

import codecs
import re

__all__ = ["clean_text", "decode_bytes"]

# Names that mailers write and Python does not know.
_ALIASES = {
    "utf8": "utf-8",
    "utf-8mb4": "utf-8",
    "unicode-1-1-utf-7": "utf-7",
    "iso-8859-8-i": "iso-8859-8",
    "iso-8859-8-e": "iso-8859-8",
    "iso-8859-6-i": "iso-8859-6",
    "x-sjis": "cp932",
    "ks_c_5601-1987": "cp949",
    "x-gbk": "gbk",
    "cp-850": "cp850",
    "x-mac-roman": "mac-roman",
    "ansi": "cp1252",
}
# Windows mailers say these and mean their own superset, as every browser knows.
_MEANS_CP1252 = {"iso8859-1"}
_MEANS_SUPERSET = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949"}
_WESTERN = frozenset({"cp1252", "ascii", "iso8859-15", "iso8859-2", "cp1250", "mac-roman"})
# Codecs that are no charsets of mail; some of them take quadratic time, some run escapes.
_REFUSED = {"idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem", "palmos"}
_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_NO_TEXT = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f\ufeff]")


def decode_bytes(data: bytes, charset: str | None) -> tuple[str, bool]:
    """Return the text, and whether it could be read for certain.

    Tried in order: the charset declared, UTF-8, Windows-1252, Latin-1. NUL and other controls are dropped.
    """
    if data[:2] in _MARKS:
        # A byte order mark says more than a name does.
        return clean_text(data.decode("utf-16", "replace")), len(data) % 2 == 0
    declared = _codec(charset)
    text: str | None = None
    if declared is not None and not (declared in _WESTERN and _looks_like_utf8(data)):
        text = _strictly(data, declared)
        if text is not None:
            return clean_text(text), True
    text = _strictly(data, "utf-8")
    if text is not None:
        # Declared as something else and UTF-8 by its look is hardly ever anything but UTF-8.
        return clean_text(text), True
    if declared in ("utf-8", "utf-8-sig"):
        # A letter cut in two at the end, or one bad byte in a good text, must not spoil the rest.
        rough = data.decode("utf-8", "replace")
        good = sum(1 for ch in rough if ch > "\x7f" and ch != "\ufffd")
        if good >= rough.count("\ufffd"):
            return clean_text(rough), False
    text = _strictly(data, "cp1252")
    # Without a word about the charset Windows-1252 is the best guess, and nearly always right.
    guessed_well = charset is None or declared in ("cp1252", "ascii")
    if text is not None:
        return clean_text(text), guessed_well
    return clean_text(data.decode("latin-1")), False


def _looks_like_utf8(data: bytes) -> bool:
    """Whether there are letters beyond ASCII, all as UTF-8 writes them: in another charset that is no chance."""
    return not data.isascii() and _strictly(data, "utf-8") is not None


def clean_text(text: str) -> str:
    """Return text without NUL, byte order marks and other controls, its lines ending in LF, storable anywhere."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = _NO_TEXT.sub("", text)
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _strictly(data: bytes, codec: str) -> str | None:
    try:
        return data.decode(codec)
    except (UnicodeError, LookupError, ValueError):
        return None


def _codec(charset: str | None) -> str | None:
    """Return the codec for a charset's name; None when it has no name or a name of nothing."""
    if not charset:
        return None
    name = charset.strip().strip("\"'").lower()
    name = _ALIASES.get(name, name)
    if not name.isascii() or len(name) > 40:
        return None
    try:
        info = codecs.lookup(name)
    except (LookupError, ValueError):
        return None
    if info.name in _REFUSED or not getattr(info, "_is_text_encoding", True):
        return None
    if info.name in _MEANS_CP1252:
        return "cp1252"
    return _MEANS_SUPERSET.get(info.name, info.name)
