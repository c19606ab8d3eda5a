"""What is said behind an option or as an argument, read so that a slip is answered with what is wanted."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

import typer

__all__ = ["LARGEST", "chosen", "whole"]

LARGEST = 2_147_483_647
"""The largest number that a record in a database can have."""

_DIGITS = 12
_LONGEST = 40  # letters of a value that are said back

Choice = TypeVar("Choice", bound=StrEnum)


def whole(low: int, high: int, wanted: str) -> Callable[[str], int]:
    """Return a parser for whole numbers from ``low`` to ``high``; anything else is told what is ``wanted``."""

    def parse(value: str) -> int:
        # A default comes as the number it is.
        word = str(value).strip()
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS and low <= int(word) <= high:
            return int(word)
        raise typer.BadParameter(f"{_said(word)} will not do: {wanted}")

    parse.__name__ = "number"
    return parse


def chosen(choices: type[Choice]) -> Callable[[str], Choice]:
    """Return a parser for one of some words, in any spelling of capitals; anything else is told them all."""
    words = [choice.value for choice in choices]
    wanted = " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)

    def parse(value: str) -> Choice:
        word = str(value).strip().lower()
        if word in words:
            return choices(word)
        raise typer.BadParameter(f"{_said(str(value))} will not do: say {wanted}")

    parse.__name__ = "word"
    return parse


def _said(word: str) -> str:
    kept = "".join(letter if letter.isprintable() else "?" for letter in word[: _LONGEST + 1])
    return f'"{kept[:_LONGEST]}…"' if len(kept) > _LONGEST else f'"{kept}"'
