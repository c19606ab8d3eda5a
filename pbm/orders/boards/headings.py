"""A mail of several boards, cut where each is named: "On A we advance by a mere one. On B the 6, trapdoor at 93"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

__all__ = ["Cut", "cut_by_board"]

_LINES, _LINE = 80, 400  # what is looked at: nobody names the boards one by one in more
_ENDS: Final = re.compile(r"(?<=[.!?])\s+(?=[\"'(]?[A-Z\d])|(?<=;)\s+|\n\n+")

_SIGNED: Final = re.compile(r"\n\n(?:[A-Z]\.[ -]?){1,4}[A-Z][\w'’-]{1,30}\s*\Z")  # "B. Ogilvie-Platt" names no board


class Cut(NamedTuple):
    """What stands ahead of the boards, and what is said of each, as one would say it who had no other."""

    ahead: tuple[str, ...]
    parts: dict[str, tuple[str, ...]]


class _Names(NamedTuple):
    """How the boards' names are found: anywhere, and at the head of a line that begins to speak of one."""

    anywhere: re.Pattern[str]
    heading: re.Pattern[str]


def cut_by_board(lines: Sequence[str], boards: Sequence[str]) -> Cut | None:
    """Return what ``lines`` say of each board; None where a sentence names two, or a board is come back to."""
    if len(lines) > _LINES or any(len(line) > _LINE for line in lines):
        return None
    names = _names(tuple(boards))
    text = "\n".join("\n" + line if not line.strip() or names.heading.match(line) else line for line in lines)
    text = _SIGNED.sub("", text)
    ahead: list[str] = []
    parts: dict[str, list[str]] = {}
    last = ""
    for sentence in filter(str.strip, _ENDS.split(text)):
        named = {found[0] for found in names.anywhere.finditer(sentence)}
        if len(named) > 1 or (named and not named <= {last} and not named.isdisjoint(parts)):
            return None
        if named and named != {last}:
            (last,) = named
            parts[last] = [_here(sentence, last)]
        else:
            (parts[last] if last else ahead).append(sentence)
    if parts.keys() != set(boards):
        return None
    return Cut(tuple(_lines_of(ahead)), {board: tuple(_lines_of(part)) for board, part in parts.items()})


def _lines_of(sentences: Sequence[str]) -> list[str]:
    return "\n".join(sentences).split("\n")


def _here(sentence: str, board: str) -> str:
    """Return a sentence without the name of its board: with nothing, "here" or "this board" for it."""
    heading, named = _naming(board)
    headed = heading.match(sentence)
    if headed is not None:
        return sentence[headed.end() :] or sentence
    return named.sub(lambda found: "here" if found["to"] else "this board", sentence, count=1)


@cache
def _names(boards: tuple[str, ...]) -> _Names:
    any_name = "|".join(map(re.escape, boards))
    name = rf"(?<![\w'&/.-])(?:{any_name})(?![\w&/])(?!\.[A-Za-z])"
    led = r"\s{0,8}(?:(?i:[-*•]|and|then|for|on|in|the|my|board) {1,4}){0,4}"
    return _Names(
        re.compile(name), re.compile(rf"{led}{name}(?i: board)?(?: {{0,4}}[:=\-–—,.)(]| {{1,9}}\d| is\b|$|'s\b)")
    )


@cache
def _naming(board: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return how a sentence opens with a board's name alone, and how it is named within one."""
    name = rf"(?i:(?:the |my )?(?:boards? )?){re.escape(board)}(?i: board)?"
    opening = rf"\s{{0,8}}(?:[-*•] {{1,4}})?(?i:(?:on|for|in) )?{name} {{0,8}}(?:[:=\-–—,.)]{{1,4}}|(?= \d)|$)\s{{0,8}}"
    return re.compile(opening), re.compile(rf"\b(?P<to>(?i:on|for|in|upon|from|with|to|as for) )?\b{name}(?!\w)")
