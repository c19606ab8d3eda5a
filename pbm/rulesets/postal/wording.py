"""Turns of phrase that the game's texts share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["listing", "on_board", "plural", "turns_named"]


def listing(words: Iterable[object]) -> str:
    """Return words as one would say them: ``1``, ``1 and 4``, ``1, 4 and 5``."""
    said = [str(word) for word in words]
    if len(said) < 2:
        return "".join(said)
    return f"{', '.join(said[:-1])} and {said[-1]}"


def plural(count: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun: ``1 vote``, ``2 votes``."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def on_board(board: str, boards: Sequence[str]) -> str:
    """Return ``Board A: `` where there are several boards to tell apart, else nothing."""
    return f"Board {board}: " if len(boards) > 1 else ""


def turns_named(turns: Sequence[int]) -> str:
    """Return ``turn 4`` or ``turns 5 and 6``."""
    return f"turn{'s' if len(turns) > 1 else ''} {listing(turns)}"
