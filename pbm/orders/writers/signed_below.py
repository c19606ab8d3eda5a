"""Another player's name in the signature that a mail program adds below a line of its own, "-- " and "Clive"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.writers.another_seat import NamedSeat
from pbm.orders.writers.names_marked import ME, THEM, marked_names

__all__ = ["named_below"]

_NAMED: Final = late(rf"[\s~/*_–—-]{{0,4}}{THEM}(?:\s?[,|–—-].{{0,80}})?[\s.x*]{{0,4}}$")
"""A line that begins with another player's name: "Clive Wood", "Clive, 12 Hill Street"."""


def named_below(foot: Sequence[str], writer: str, players: Sequence[str]) -> NamedSeat | None:
    """Return what tells that a mail program's signature is another player's; None where it is nobody's or the writer's.

    ``foot`` are its lines. The program may have been lent, or belong to a household: so the orders are offered to the
    writer, for a yes.
    """
    marked = marked_names(foot, writer, players) if foot and players else None
    if marked is None or any(ME in line for line in marked):
        return None
    first = next((place for place, line in enumerate(marked) if line.strip()), None)
    if first is None or not _NAMED.match(marked[first]):
        return None
    return NamedSeat(foot[first], too=True, below=True)
