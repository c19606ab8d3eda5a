"""Content-Transfer-Encodings undone, broken ones as far as they go. All in linear time."""

from __future__ import annotations

import re
from binascii import Error as Base64Error
from binascii import a2b_base64, a2b_qp, a2b_uu

__all__ = ["from_base64", "undo"]

_BASE64_LINE = re.compile(rb"[A-Za-z0-9+/]*={0,2}")
_NOT_BASE64 = re.compile(rb"[^A-Za-z0-9+/]+")


def undo(payload: bytes, encoding: str) -> tuple[bytes, bool]:
    """Return the bytes behind a transfer encoding, and whether all of it could be read.

    What is not known (``7-bit``, ``plain``, nothing) is taken as it is: that is what such mailers mean.
    """
    match encoding.strip().strip("\"'; ").lower():
        case "base64" | "b":
            return _base64_text(payload)
        case "quoted-printable" | "quoted printable" | "q":
            return a2b_qp(payload), True
        case "x-uuencode" | "uuencode" | "x-uue" | "uue":
            return _uudecoded(payload)
    return payload, True


def from_base64(data: bytes) -> tuple[bytes, bool]:
    """Return decoded base64 whatever is missing of its padding, and whether nothing was odd about it."""
    letters = _NOT_BASE64.sub(b"", data)
    whole = len(letters) % 4 != 1
    if not whole:
        letters = letters[:-1]
    try:
        return a2b_base64(letters + b"=" * (-len(letters) % 4)), whole
    except Base64Error:
        return b"", False


def _base64_text(payload: bytes) -> tuple[bytes, bool]:
    """Return a body decoded line by line: mailing lists put plain footers below, and those are no base64."""
    kept: list[bytes] = []
    pieces: list[bytes] = []
    fine = True
    for line in payload.split(b"\n"):
        line = line.strip()
        if not _BASE64_LINE.fullmatch(line):
            fine = False
            continue
        kept.append(line)
        if line.endswith(b"="):
            # Padding ends a run; some mailers join several.
            pieces.append(from_base64(b"".join(kept))[0])
            kept = []
    data, whole = from_base64(b"".join(kept))
    decoded = b"".join([*pieces, data])
    if not decoded and payload.strip():
        # Every line has a letter that base64 does not know. Either it is damaged throughout, or it is not base64.
        decoded = from_base64(payload)[0] if b" " not in payload.strip() else payload
        fine = False
    return decoded, fine and whole


def _uudecoded(payload: bytes) -> tuple[bytes, bool]:
    """Return uuencoded lines decoded, and other lines as they are."""
    out: list[bytes] = []
    inside = fine = False
    for line in payload.split(b"\n"):
        line = line.rstrip(b"\r")
        if not inside and re.match(rb"begin [0-7]{3,4} ", line):
            inside = fine = True
        elif inside and line.strip() in (b"end", b"`", b""):
            inside = line.strip() != b"end"
        elif inside:
            try:
                out.append(a2b_uu(line))
            except (Base64Error, ValueError):
                fine = False
        else:
            out.append(line + b"\n")
    return b"".join(out), fine
