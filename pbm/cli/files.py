"""Files that commands are given and make: what a file is, said when it is the wrong one, and writing one."""

from __future__ import annotations

import codecs
import re
import tomllib
from pathlib import Path

from pbm.core.errors import ConfigError, Problem

__all__ = [
    "BOARD",
    "GAME",
    "MAIL",
    "PAGE",
    "REVEAL",
    "SETTINGS",
    "describe_file",
    "kind_of",
    "looks_like_mail",
    "write_file",
]

REVEAL = "a reveal file"
MAIL = "a mail"
PAGE = "an HTML page"
GAME = "a game file"
SETTINGS = "the settings file of a server"
BOARD = "a board file"

_BINARY = (
    (b"SQLite format 3\0", "a database"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a packed file, such as a DOCX or a ZIP"),
)
_WIDE_TEXT = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_LOOKED_AT = 100_000  # bytes; within these a file shows what it is
_PAGE_BEGINS = re.compile(rb"\s{0,200}<(?:!doctype|html|head|body|div|table|p)\b", re.IGNORECASE)
_REVEAL_BEGINS = re.compile(rb'\s{0,200}\{\s{0,200}"pbm"\s{0,200}:\s{0,200}"reveal"')
_SCENARIO_HAS = re.compile(rb'"rounds"\s{0,20}:')
_MAIL_FIELDS = (b"received:", b"message-id:", b"mime-version:", b"content-type:", b"return-path:")
_LETTER_FIELDS = frozenset({b"from:", b"to:"})  # what a mail saved as text keeps


def describe_file(file: Path) -> str | None:
    """Return what a file is, in words such as “a mail”; None where there is none or it cannot be told."""
    if file.is_dir():
        return "a folder"
    try:
        with file.open("rb") as stream:
            return kind_of(stream.read(_LOOKED_AT), file.suffix)
    except (OSError, ValueError):
        return None


def kind_of(raw: bytes, ending: str = "") -> str | None:
    """Return what the bytes of a file are, in words such as “a mail”; None where it cannot be told.

    ``ending`` is that of the file's name, with its dot.
    """
    raw = raw[:_LOOKED_AT]
    for mark, kind in _BINARY:
        if raw.startswith(mark):
            return kind
    if b"\0" in raw and not raw.startswith(_WIDE_TEXT):
        return "a file that is not text"
    begin = raw.removeprefix(codecs.BOM_UTF8)
    if _REVEAL_BEGINS.match(begin):
        return REVEAL
    if begin.lstrip().startswith(b"{"):
        return "a scenario" if _SCENARIO_HAS.search(raw) else BOARD if b'"finish"' in raw else None
    if _PAGE_BEGINS.match(begin):
        return PAGE
    if ending.lower() == ".eml" or looks_like_mail(begin) or _header(begin) >= _LETTER_FIELDS:
        return MAIL
    return _kind_of_toml(begin)


def looks_like_mail(raw: bytes) -> bool:
    """Return whether a file begins as a mail does: with lines of a header, one of them a mail's alone."""
    fields = _header(raw)
    return any(field in _MAIL_FIELDS for field in fields)


def _header(raw: bytes) -> frozenset[bytes]:
    """Return the fields that a file begins with, each with its colon; none if any line before the first gap is none."""
    lines = raw[:_LOOKED_AT].replace(b"\r\n", b"\n").partition(b"\n\n")[0].split(b"\n")
    begun = [line for line in lines if line[:1] not in b" \t"]
    if any(b":" not in line for line in begun):
        return frozenset()
    return frozenset(line.partition(b":")[0].lower() + b":" for line in begun)


def _kind_of_toml(raw: bytes) -> str | None:
    try:
        keys = tomllib.loads(raw.decode("utf-8")).keys()
    except (ValueError, RecursionError):
        return None
    if "mail" in keys and keys & {"inbound", "outbound", "server"}:
        return SETTINGS
    if "calendar" in keys and keys & {"key", "players", "boards"}:
        return GAME
    if "layout" in keys and "finish" in keys:
        return BOARD
    return None


def write_file(file: Path, data: bytes, *, example: str = "") -> None:
    """Write a file; ConfigError, saying what to do, where that cannot be. No folder is made for it.

    ``example`` is a name to be proposed to somebody who named a folder.
    """
    try:
        file.write_bytes(data)
    except FileNotFoundError:
        wanted = f"there is no folder {file.parent}: make it first, or name a file elsewhere"
        raise ConfigError(Problem("output", f"cannot be written: {wanted}", file=str(file))) from None
    except IsADirectoryError:
        advice = f", such as {file / example}" if example else ""
        raise ConfigError(Problem("output", f"is a folder: name a file in it{advice}", file=str(file))) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise ConfigError(Problem("output", f"cannot be written: {reason}", file=str(file))) from None
