"""Turns of phrase that the game's texts share."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.phrases import Phrase, listed, say, say_count

__all__ = ["on_board", "turns_from", "turns_named"]


def on_board(board: str, boards: Sequence[str], text: str) -> str:
    """Return ``text`` as said of a board: ``Board A: …`` where there are several to tell apart."""
    return say("Board {board}: {text}", board=board, text=text) if len(boards) > 1 else text


def turns_named(turns: Sequence[int]) -> Phrase:
    """Return ``turn 4`` or ``turns 5 and 6``."""
    return say_count("turn {turns}", "turns {turns}", len(turns), turns=listed(turns))


def turns_from(turns: Sequence[int]) -> Phrase:
    """Return ``turn 4`` or ``turns 5–6``, as it stands in a table."""
    return say_count("turn {turns}", "turns {turns}", len(turns), turns="–".join(map(str, turns)))
