"""What somebody else said, between quotation marks: words to talk about, and no orders."""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["without_quoted"]

_QUOTED = re.compile(r'(?:(?<=^)|(?<=[\s(\[:,]))"(?=\S)[^"]{12,800}?(?<=[^\s"])"(?=[\s).,;:!?\]-]|$)')
_DICTATED = re.compile(r"\bdictat(?:ed|es|ing|ion)\b", re.IGNORECASE)
_WORDS = re.compile(r"[^\W_]+")
_SAID = 4  # words; a shorter quotation is somebody's way to write a number or a name


def without_quoted(lines: Sequence[str]) -> tuple[list[str], bool]:
    """Return ``lines`` without what is quoted in them, and whether anything was; a quotation may go over lines.

    A mail that is one quotation is its writer's own words, and so is what somebody dictated.
    """
    text = "\n".join(lines)
    if text.count('"') < 2:
        return list(lines), False
    made: list[str] = []
    end = 0
    for found in _QUOTED.finditer(text):
        inner = found.group()
        if len(_WORDS.findall(inner)) < _SAID or "\n\n\n" in inner:
            continue
        made += [text[end : found.start()], "\n" * inner.count("\n") or " "]
        end = found.end()
    rest = "".join([*made, text[end:]])
    if not end or not _WORDS.search(rest) or _DICTATED.search(rest):
        return list(lines), False
    return rest.split("\n"), True
