"""What is found wrong while a board is read, gathered so that the GM sees all of it at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rapidfuzz import fuzz, process

from pbm.core.errors import Problem

__all__ = ["Notes", "listed", "nearest", "shown"]

_LONGEST_QUOTE = 60
_MOST_SPACES = 12
_NEAR_ENOUGH = 70.0  # of 100: a letter or two of a word amiss


@dataclass(slots=True)
class Notes:
    """The errors and warnings found so far, in the order they were found."""

    errors: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)

    def error(self, code: str, message: str, key: str | None = None, spaces: Iterable[int] = ()) -> None:
        """Note something that makes the board unusable."""
        self.errors.append(Problem(code, message, key=key, spaces=tuple(spaces)))

    def warn(self, code: str, message: str, key: str | None = None, spaces: Iterable[int] = ()) -> None:
        """Note something the GM should know, though the board can be played."""
        self.warnings.append(Problem(code, message, key=key, spaces=tuple(spaces)))


def shown(value: object) -> str:
    """Return a value as it may be quoted in a message: one line, of bounded length, safe to print."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > 200:
        return "an enormous number"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    text = f'"{value}"' if isinstance(value, str) else "nothing" if value is None else str(value)
    text = "".join(c if c.isprintable() else "?" for c in text[: _LONGEST_QUOTE + 2])
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + '…"'


def listed(spaces: Sequence[int]) -> str:
    """Return spaces as words, the first dozen and how many more: "5, 16, 25"."""
    words = ", ".join(str(space) for space in spaces[:_MOST_SPACES])
    more = len(spaces) - _MOST_SPACES
    return f"{words} and {more} more" if more > 0 else words


def nearest(word: str, known: Iterable[str]) -> str:
    """Return advice on a name nobody knows: the known one that is meant, where one is near, else all of them."""
    names = list(known)
    best = process.extractOne(word[:_LONGEST_QUOTE].lower(), names, scorer=fuzz.ratio, score_cutoff=_NEAR_ENOUGH)
    return f"did you mean {best[0]}?" if best is not None else f"known here: {', '.join(names)}"
