"""HTML → tags and text, in one pass.

The standard library's ``html.parser`` takes quadratic time on unfinished tags and comments (a mail of 1 MiB keeps it
busy for hours), so a small scanner of our own stands here. It knows what mail needs and gives nonsense back as text.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

__all__ = ["Tag", "scan"]

MAX_TAG = 64 * 1024
MIN_ATTRIBUTE = len(" id=a>") - 1
MAX_TAGS = 100_000  # far more than any mail written by or for people; what comes after is left out

_NAME = re.compile(r"</?([A-Za-z][A-Za-z0-9:_-]{0,30})")
# Deterministic: each piece begins with another letter, so giving up costs no more than having tried.
_TAG_END = re.compile(r"[^\"'>]*(?:\"[^\"]*\"[^\"'>]*|'[^']*'[^\"'>]*)*>")
_ATTRIBUTE = re.compile(r"([A-Za-z_:][A-Za-z0-9_:.-]{0,40})(?:\s{0,20}=\s{0,20}(\"[^\"]*\"|'[^']*'|[^\s\"'>]+))?")
# A number of this many digits is no letter, and Python refuses to read the longest of them.
_LONG_NUMBER = re.compile(r"&#[xX]?[0-9A-Fa-f]{9,};?")
_RAW_TEXT = {"script", "style", "title", "textarea", "noscript", "xmp", "xml"}
_WANTED = ("class", "id", "style", "type", "alt", "start", "name", "color", "hidden", "data-marker")


@dataclass(slots=True)
class Tag:
    """A tag: its name in lower case, whether it closes, and the attributes that matter, if it opens."""

    name: str
    closing: bool
    attributes: dict[str, str] = field(default_factory=dict)


def scan(source: str) -> Iterator[Tag | str]:
    """Yield tags and pieces of text in order; comments, scripts and styles are left out."""
    position, length = 0, len(source)
    quotes_count = True  # until one is found open to the end: then they are passed over, and the scan stays linear
    last_end, last_comment_end = source.rfind(">"), source.rfind("-->")
    tags = 0
    while position < length:
        at = source.find("<", position)
        if at < 0 or at > last_end:
            break
        tags += 1
        if tags > MAX_TAGS:
            return
        if at > position:
            yield _text(source[position:at])
        if source.startswith("<!--", at):
            closed = at + 4 <= last_comment_end
            position = source.find("-->", at + 4) + 3 if closed else source.find(">", at) + 1
            continue
        if source.startswith(("<!", "<?"), at):
            position = source.find(">", at) + 1
            continue
        name = _NAME.match(source, at)
        if name is None:
            yield "<"
            position = at + 1
            continue
        end_match = _TAG_END.match(source, name.end()) if quotes_count else None
        if end_match is None:
            quotes_count = False
            end = source.find(">", name.end()) + 1
        else:
            end = end_match.end()
        tag = Tag(name[1].lower(), source[at + 1] == "/")
        if not tag.closing and end - name.end() > MIN_ATTRIBUTE:
            tag.attributes = _attributes(source[name.end() : min(end - 1, name.end() + MAX_TAG)])
        position = end
        if tag.name in _RAW_TEXT:
            if not tag.closing:
                position = _after_raw(source, tag.name, end)
            continue
        yield tag
    if position < length:
        yield _text(source[position:])


def _after_raw(source: str, name: str, position: int) -> int:
    """Return the place after the end of an element whose content is no HTML; one left open goes to the end."""
    close = re.compile(rf"</{name}\s{{0,20}}>", re.IGNORECASE).search(source, position)
    return close.end() if close else len(source)


def _attributes(inside: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for match in _ATTRIBUTE.finditer(inside):
        name = match[1].lower()
        if name in _WANTED and name not in found:
            found[name] = _text((match[2] or "").strip("\"'"))[:1000]
    return found


def _text(source: str) -> str:
    if "&" not in source:
        return source
    return html.unescape(_LONG_NUMBER.sub("\ufffd", source))
