"""Words every game shares: JSON shapes, seats, audiences and placings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["GM", "PUBLIC", "Audience", "Json", "JsonObject", "Standings", "shared_places"]

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
JsonObject: TypeAlias = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Audience:
    """Who is going to read: one seat, everybody (``PUBLIC``), or the game master (``GM``)."""

    seat: str | None = None
    is_gm: bool = False


PUBLIC = Audience()
GM = Audience(is_gm=True)


@dataclass(frozen=True, slots=True)
class Standings:
    """How a game ended: places by board and seat, sums over several boards, and who won or drew.

    ``winners`` holds one seat for a win and several for a draw.
    """

    ranks: Mapping[str, Mapping[str, int]]
    totals: Mapping[str, int] | None
    winners: tuple[str, ...]


def shared_places(scores: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Return the place of each name, the smallest score first, equal scores sharing: 1, 1, 3."""
    ordered = sorted(scores.values())
    first: dict[tuple[int, ...], int] = {}
    for place, score in enumerate(ordered, start=1):
        first.setdefault(score, place)
    return {name: first[score] for name, score in scores.items()}
