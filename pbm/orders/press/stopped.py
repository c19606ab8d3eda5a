"""Labels of press with a full stop, as those write who end all they say with one: "PRESS TO SALLY. NOT MINE."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import is_all, is_everybody, is_gm, names_in
from pbm.orders.press.people import People
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_labels_stopped"]

_NEEDS: Final = word_set("press presse pers prensa stampa")
_LABEL: Final = late(
    r"(?:^|(?<=[.!?;])\s{1,3})\s{0,4}(?P<label>(?:anonymous |private |public |unsigned )?"
    r"(?P<press>press|presse|pers|prensa|stampa)"
    r"(?: (?:to|for|an|für|pour|à|aan|voor|a|para|per) (?P<whom>[^.:!?\d]{1,60}))?)\.(?=\s{1,4}[^\W\d_])",
    re.IGNORECASE,
)
_LONGEST: Final = 4000
_SAYING: Final = 2  # words behind a label that are press rather than a remark: "Press. None."


def with_labels_stopped(lines: Sequence[str], people: People) -> Sequence[str]:
    """Return ``lines`` with a colon behind each label of press that has a full stop: "THROW 4. PRESS. I KNOW YOU."."""
    if not may_be_in(words_in(lines), _NEEDS):
        return lines
    return [_told(line, people) if "." in line and len(line) <= _LONGEST else line for line in lines]


def _told(line: str, people: People) -> str:
    for found in _LABEL.finditer(line):
        behind = line[found.end() :]
        if found["press"][0].isupper() and len(behind.split()) >= _SAYING and _is_read(found["whom"], people):
            head = line[: found.end("label")]
            return f"{head}:{behind}"
    return line


def _is_read(whom: str | None, people: People) -> bool:
    """Whether words behind "press to" name readers: all, the GM, or players; a label without any is for all."""
    if whom is None or is_all(whom) or is_everybody(whom):
        return True
    return all(is_gm(name) or people.is_gm(name) or people.plays(name) for name in names_in(whom))
