"""Signs that a mail is no player's, and what they weigh together.

No header may show it, and no one phrase proves it: a player is away, laughs at a lottery, or sells a trapdoor in
press. So signs of several kinds are counted, each kind once, and what only somebody writes who plays outweighs them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = ["Signs", "told", "weighed"]

Signs = tuple[tuple[int, re.Pattern[str]], ...]
"""Kinds of signs: what finding one of a kind weighs, and the words that are one."""

_REACH = 3_000  # characters; a mail shows what it is within these
_BROKEN = re.compile(r"(?<=[^\n])\n(?=[^\n])")


def told(lines: Sequence[str], subject: str = "") -> str:
    """Return the beginning of a mail as signs are looked for in it."""
    head = f"{subject[:200]}\n" if subject else ""
    return (head + "\n".join(lines)[:_REACH]).replace("’", "'")


def weighed(signs: Signs, text: str) -> tuple[int, int]:
    """Return what the signs found in a text weigh together, and how many kinds of them are found."""
    running = _BROKEN.sub(" ", text)
    found = [weight for weight, sign in signs if sign.search(running) is not None]
    return sum(found), len(found)
