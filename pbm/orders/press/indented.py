"""Press with the blanks that its lines begin with: the reader works without them, and the report prints them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.late import late

__all__ = ["with_indents"]

_MOST: Final = 100_000  # characters of a mail that are looked through
_LINES: Final = 1_000  # lines of press that are looked up
_DEEPEST: Final = 24  # blanks that a line keeps
_TAB: Final = 4
_MARK: Final = late(r"[ \t]{0,4}(?:[>|][ ]?)+")


def with_indents(reading: Reading, written: str) -> Reading:
    """Return ``reading`` with the lines of its press set in as they are in ``written``, the text of the mail.

    What all lines of an item have in common is left out, and no line is set in further than a few words are long.
    """
    if not reading.letters or not any(line[:1] in " \t" for line in written[:_MOST].splitlines() if line.strip()):
        return reading
    mail = [(_key(line), _indent(line)) for line in written[:_MOST].splitlines() if _key(line)]
    letters = tuple(replace(item, text=_set_in(item.text, mail)) for item in reading.letters)
    return replace(reading, letters=letters, press=_set_in(reading.press, mail) if reading.press else reading.press)


def _set_in(text: str, mail: Sequence[tuple[str, int]]) -> str:
    """Return an item of press with the indents of the lines of a mail; as it is where it is not in it."""
    lines = text.split("\n")
    told = [place for place, line in enumerate(lines[:_LINES]) if _key(line)]
    start = _found([_key(lines[place]) for place in told], mail)
    if start < 0:
        return text
    # The first line may stand behind its label, and is then where the text begins.
    own = [mail[start + number][1] for number in range(len(told))]
    labelled = mail[start][0] != _key(lines[told[0]])
    margin = min(own[1:] if labelled and len(own) > 1 else own)
    own[0] = margin if labelled else own[0]
    for place, indent in zip(told, own, strict=True):
        lines[place] = " " * min(indent - margin, _DEEPEST) + lines[place].lstrip()
    return "\n".join(lines)


def _found(keys: Sequence[str], mail: Sequence[tuple[str, int]]) -> int:
    """Return where in a mail these lines stand one after the other, -1 for nowhere; the last place where they do."""
    for start in range(len(mail) - len(keys), -1, -1) if keys else ():
        first, last = mail[start][0], mail[start + len(keys) - 1][0]
        if not first.endswith(keys[0]) or (len(keys) > 1 and not last.startswith(keys[-1])):
            continue
        if all(mail[start + number][0] == key for number, key in enumerate(keys[1:-1], start=1)):
            return start
    return -1


def _key(line: str) -> str:
    """Return what a line is known again by: its letters and figures."""
    return "".join(filter(str.isalnum, line)).casefold()


def _indent(line: str) -> int:
    """Return how far a line is set in, behind the marks of a quotation."""
    mark = _MARK.match(line)
    bare = (line[mark.end() :] if mark is not None else line).expandtabs(_TAB)
    return len(bare) - len(bare.lstrip(" "))
