"""The header of a mail, hostile as it may be: bounded before it is parsed, and every access guarded.

The standard library's modern parser takes many seconds on a long To: and raises all sorts of errors on junk; its old
one stops at the first line that is no header. So the block is cut to size and split here, and only addresses, each
header at most 8 KiB, are left to the standard library.
"""

from __future__ import annotations

import re
from binascii import Error as Base64Error
from binascii import a2b_qp
from email.utils import getaddresses

from pbm.mail.charsets import decode_bytes
from pbm.mail.transfer import from_base64
from pbm.service.ports import Mailbox

__all__ = ["Headers", "decode_words", "mailboxes", "message_ids", "split_message"]

MAX_BLOCK = 64 * 1024
MAX_HEADER = 8 * 1024
MAX_ADDRESSES = 200
MAX_IDS = 100
MAX_NAME = 200

# The lengths are bounded so that a header full of unfinished words cannot make the search run over it again and again.
_WORD = re.compile(r"=\?([^?\s]{1,60})\?([bBqQ])\?([^\r\n]{0,1000}?)\?=")
_MESSAGE_ID = re.compile(r"<([^<>\s]{1,998})>")
_PLAIN_ADDRESS = re.compile(r"[^\s<>()\[\],;:\"\\@]{1,64}@[^\s<>()\[\],;:\"\\@]{1,256}")
# A mailbox without anything to be parsed: no list, comment, escape or letter beyond ASCII.
_SIMPLE_MAILBOX = re.compile(
    r"(?:(?:([A-Za-z0-9 '_=?+/-]{0,200})|\"([A-Za-z0-9 '_&()./-]{1,200})\" ?)"
    r"<([A-Za-z0-9.+_=-]{1,128}@[A-Za-z0-9.-]{1,128})>"
    r"|([A-Za-z0-9.+_=-]{1,128}@[A-Za-z0-9.-]{1,128}))"
)
_EMPTY_LINES = (b"\n\r\n", b"\n\n", b"\r\r")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_FIELD = re.compile(r"^([!-9;-~]{1,100})[ \t]*:(.*(?:\n[ \t].*)*)", re.MULTILINE)


def split_message(raw: bytes, limit: int = MAX_BLOCK) -> tuple[bytes, bytes]:
    """Return the header block, at most ``limit`` bytes of it, and the body of a mail or of a MIME part."""
    if raw[:2] == b"\r\n" or raw[:1] == b"\n":
        return b"", raw.lstrip(b"\r\n")
    start, end = len(raw), len(raw)
    for gap in _EMPTY_LINES:
        # Each is only looked for above the one before it: finding is quick, and this is done for every part.
        place = raw.find(gap, 0, start + len(gap) - 1)
        if 0 <= place < start and not (gap == b"\r\r" and raw.find(b"\n", 0, limit) >= 0):
            start, end = place, place + len(gap)
    return raw[: min(start, limit)].removesuffix(b"\r"), raw[end:]


class Headers:
    """The header fields of a mail or of a MIME part. Lines that are no header are passed over."""

    def __init__(self, block: bytes) -> None:
        # Bytes beyond ASCII are smuggled through as lone surrogates until something says what they are.
        text = block.decode("ascii", "surrogateescape").replace("\r\n", "\n")
        # By itself a CR ends a line only where nothing else does; in any other mail it would make headers of its own.
        text = text.replace("\r", " " if "\n" in text else "\n")
        self._folded: dict[str, list[str]] = {}
        for name, value in _FIELD.findall(text):
            self._folded.setdefault(name.lower(), []).append(value)
        # Most fields of a mail are never looked at: they are unfolded when they are.
        self._fields: dict[str, list[str]] = {}
        self._people: dict[str, tuple[Mailbox, ...]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields in lower case, each once, in the order in which they first come."""
        return tuple(self._folded)

    def __contains__(self, name: str) -> bool:
        return name in self._folded

    def count(self, name: str) -> int:
        """Return how many fields of this name there are."""
        return len(self._folded.get(name, ()))

    def all_raw(self, name: str) -> list[str]:
        """Return the values of every field of this name on one line each, bytes beyond ASCII as they came."""
        if name not in self._folded:
            return []
        if name not in self._fields:
            self._fields[name] = [_one_line(value[:MAX_HEADER]) for value in self._folded[name]]
        return list(self._fields[name])

    def raw(self, name: str) -> str:
        """Return the first field of this name on one line, empty when there is none."""
        values = self.all_raw(name)
        return values[0] if values else ""

    def has_controls(self, name: str) -> bool:
        """Return whether a field of this name has a control character in it, such as NUL, which reading leaves out."""
        return any(_CONTROL.search(value) is not None for value in self._folded.get(name, ()))

    def text(self, name: str) -> str:
        """Return the first field of this name decoded for people."""
        return decode_words(self.raw(name))

    def mailboxes(self, name: str) -> tuple[Mailbox, ...]:
        """Return the people in every field of this name."""
        if name not in self._folded:
            return ()
        if name not in self._people:
            found = [person for value in self.all_raw(name) for person in mailboxes(value)]
            self._people[name] = tuple(found[:MAX_ADDRESSES])
        return self._people[name]


def _one_line(value: str) -> str:
    return " ".join(value.replace("\0", "").split())


def decode_words(value: str) -> str:
    """Return a header value with its encoded words decoded, as one line without controls."""
    if "=?" not in value and value.isascii() and value.isprintable():
        return " ".join(value.split())
    pieces: list[str] = []
    # Neighbours in one charset are decoded together: mailers cut in the middle of a letter.
    pending: tuple[str, bytes] | None = None
    position = 0
    for match in _WORD.finditer(value):
        between = value[position : match.start()]
        charset, data = match[1].partition("*")[0].lower(), _word_bytes(match[2], match[3])
        if pending is not None and not between.strip() and pending[0] == charset:
            pending = (charset, pending[1] + data)
        else:
            if pending is not None:
                pieces.append(decode_bytes(pending[1], pending[0])[0])
                if between.strip():
                    pieces.append(_eight_bit(between))
            else:
                pieces.append(_eight_bit(between))
            pending = (charset, data)
        position = match.end()
    if pending is not None:
        pieces.append(decode_bytes(pending[1], pending[0])[0])
    pieces.append(_eight_bit(value[position:]))
    return " ".join("".join(ch if ch.isprintable() else " " for ch in "".join(pieces)).split())


def message_ids(value: str) -> tuple[str, ...]:
    """Return the Message-IDs in a header value, with their angle brackets."""
    if "=?" in value:
        value = decode_words(value).replace(" ", "") if value.count("@") <= 1 else decode_words(value)
    value = _printable(value)
    found = [f"<{inner}>" for inner in _MESSAGE_ID.findall(value)]
    if not found:
        found = [f"<{word}>" for word in value.split() if "@" in word and "<" not in word and ">" not in word]
    return tuple(dict.fromkeys(found[:MAX_IDS]))


def _word_bytes(encoding: str, encoded: str) -> bytes:
    data = encoded.encode("utf-8", "surrogateescape")
    try:
        if encoding in "bB":
            return from_base64(data)[0]
        return a2b_qp(data, header=True)
    except (Base64Error, ValueError):
        return data


def _eight_bit(text: str) -> str:
    """Return text in which bytes that the parser smuggled through have been decoded."""
    if text.isascii():
        return text
    return decode_bytes(text.encode("utf-8", "surrogateescape"), None)[0]


def mailboxes(value: str) -> list[Mailbox]:
    """Return the people in a header's value."""
    pieces = [piece.strip() for piece in value.split(",")[:MAX_ADDRESSES]]
    simple = [_SIMPLE_MAILBOX.fullmatch(piece) for piece in pieces if piece]
    if all(simple):
        return [Mailbox(decode_words(m[1] or m[2] or "")[:MAX_NAME], (m[3] or m[4]).lower()) for m in simple if m]
    try:
        pairs = getaddresses([value])
    except (ValueError, IndexError, AttributeError, TypeError, RecursionError):
        pairs = []
    found = [
        Mailbox(decode_words(name)[:MAX_NAME], address.lower())
        for name, address in ((name, _printable(address).strip()) for name, address in pairs)
        if _is_address(address)
    ]
    if not found and "@" in value:
        found = [Mailbox("", match.lower()) for match in _PLAIN_ADDRESS.findall(_printable(value))]
    return found


def _printable(value: str) -> str:
    """Return the value without bytes that are no text and without controls."""
    if value.isascii() and value.isprintable():
        return value
    return "".join(ch for ch in _eight_bit(value) if ch.isprintable())


def _is_address(address: str) -> bool:
    local, at, domain = address.rpartition("@")
    return bool(at and local and domain) and len(address) <= 320 and not any(ch in ' <>,"' for ch in domain)
