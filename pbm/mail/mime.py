"""The parts of a mail: an iterative, bounded reading of MIME, linear in the size of the mail at each depth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote_to_bytes

from pbm.mail.charsets import decode_bytes
from pbm.mail.headers import Headers, decode_words, split_message
from pbm.mail.transfer import undo

__all__ = ["Part", "read_part"]

MAX_DEPTH = 12
MAX_PARTS = 200
MAX_PART_HEADER = 16 * 1024
MAX_FIELD = 2048
MAX_MISSES = 200  # lines that begin like a boundary and are none

_PARAMETER = re.compile(r";\s*([^\s=;\"]{1,60})\s*=\s*(\"(?:[^\"\\]|\\.)*\"|[^;]*)")
_MEDIA_TYPE = re.compile(r"\s*([A-Za-z0-9.+-]{1,60})\s*/\s*([A-Za-z0-9.+_-]{1,80})")


@dataclass(slots=True)
class Part:
    """One part: a leaf with bytes, or a multipart with parts inside; ``refused``: those were too many to be read."""

    headers: Headers
    kind: str
    parameters: dict[str, str]
    payload: bytes
    parts: list[Part] = field(default_factory=list)
    refused: bool = False

    @property
    def multipart(self) -> bool:
        """Whether this holds parts rather than bytes."""
        return self.kind.startswith("multipart/")

    @property
    def disposition(self) -> str:
        """``inline``, ``attachment`` or nothing."""
        return self.headers.raw("content-disposition").partition(";")[0].strip().lower()

    @property
    def filename(self) -> str:
        """The name the sender gave the file, if any; hostile text, only good for looking at its ending."""
        given = _parameters(self.headers.raw("content-disposition"))
        return decode_words(given.get("filename", "") or self.parameters.get("name", ""))[:200]

    def data(self) -> tuple[bytes, bool]:
        """Return the bytes without their transfer encoding, and whether all could be read."""
        return undo(self.payload, self.headers.raw("content-transfer-encoding"))

    def text(self) -> tuple[str, bool]:
        """Return the text in its charset, and whether it could be read for certain."""
        data, whole = self.data()
        text, sure = decode_bytes(data, self.parameters.get("charset"))
        return text, whole and sure

    def walk(self) -> Iterator[Part]:
        """Yield this part and every part inside it, in order."""
        waiting = [self]
        while waiting:
            part = waiting.pop()
            yield part
            waiting.extend(reversed(part.parts))

    def outer(self) -> Iterator[Part]:
        """Yield this part and those inside it, in order, but for the parts of mails that are sent along."""
        waiting = [self]
        while waiting:
            part = waiting.pop()
            yield part
            if part.kind != "message/rfc822":
                waiting.extend(reversed(part.parts))


def read_part(headers: Headers, body: bytes) -> Part:
    """Return the part with everything inside it, to a depth and number of parts that no honest mail exceeds."""
    root = _part(headers, body, "text/plain")
    if root.multipart and body.count(b"boundary=") > MAX_PARTS:
        # Counting is as good as free; taking apart what will be refused is not.
        root.refused = True
        return root
    waiting = [(root, 1)]
    number = 1
    while waiting:
        part, depth = waiting.pop()
        if depth > MAX_DEPTH:
            part.refused = part.multipart
            continue
        for child in _children(part):
            if number >= MAX_PARTS:
                part.refused = True
                return root
            number += 1
            part.parts.append(child)
            waiting.append((child, depth + 1))
    return root


def _part(headers: Headers, body: bytes, default: str) -> Part:
    value = headers.raw("content-type")[:MAX_FIELD]
    match = _MEDIA_TYPE.match(value)
    kind = f"{match[1]}/{match[2]}".lower() if match else "text/plain" if value else default
    return Part(headers, kind, _parameters(value), body)


def _children(part: Part) -> Iterator[Part]:
    if part.multipart:
        boundary = part.parameters.get("boundary", "").rstrip()
        if boundary:
            default = "message/rfc822" if part.kind == "multipart/digest" else "text/plain"
            for piece in _pieces(part.payload, boundary.encode("ascii", "surrogateescape")):
                block, body = split_message(piece, MAX_PART_HEADER)
                yield _part(Headers(block), body, default)
    elif part.kind == "message/rfc822" and part.payload.strip():
        payload, _ = part.data()
        block, body = split_message(payload)
        yield _part(Headers(block), body, "text/plain")


def _pieces(body: bytes, boundary: bytes) -> Iterator[bytes]:
    """Yield what lies between the lines ``--boundary``; what comes before the first and after the last is nothing."""
    marker = b"--" + boundary
    start: int | None = None
    position = 0
    for _ in range(MAX_PARTS + MAX_MISSES):
        at = body.find(marker, position)
        if at < 0:
            break
        position = at + len(marker)
        if at > 0 and body[at - 1] not in b"\r\n":
            continue
        line_end = body.find(b"\n", position)
        rest = body[position : line_end if line_end >= 0 else len(body)][:200].strip()
        # A longer boundary may begin like this one; only white space may follow, or the two dashes of the last.
        if rest not in (b"", b"--"):
            continue
        if start is not None:
            yield _without_line_end(body[start:at])
        if rest == b"--" or line_end < 0:
            return
        start = position = line_end + 1
    if start is not None:
        yield body[start:]


def _without_line_end(piece: bytes) -> bytes:
    """Return the piece without the line end that belongs to the boundary below it."""
    if piece.endswith(b"\r\n"):
        return piece[:-2]
    return piece[:-1] if piece.endswith((b"\n", b"\r")) else piece


def _parameters(value: str) -> dict[str, str]:
    """Return the parameters of a header, lower-case names; RFC 2231 pieces joined and decoded."""
    plain: dict[str, str] = {}
    pieces: dict[str, list[str]] = {}
    for match in _PARAMETER.finditer(value[:MAX_FIELD]):
        name, text = match[1].lower(), match[2].strip()
        if text.startswith('"'):
            text = re.sub(r"\\(.)", r"\1", text[1:-1] if len(text) > 1 and text.endswith('"') else text[1:])
        base, star, _ = name.partition("*")
        if star:
            pieces.setdefault(base, []).append(_extended(text) if name.endswith("*") else text)
        else:
            plain.setdefault(name, text)
    for base, texts in pieces.items():
        plain.setdefault(base, "".join(texts))
    return plain


def _extended(text: str) -> str:
    """Return ``charset'language'%41bc`` decoded."""
    charset, quote, rest = text.partition("'")
    encoded = rest.partition("'")[2] if quote else text
    data = unquote_to_bytes(encoded.encode("ascii", "surrogateescape"))
    return decode_bytes(data, charset if quote else None)[0]
