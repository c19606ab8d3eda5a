"""Where names go so that none lies upon another: down a margin, or on flags above a track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Flag", "nice_step", "raise_flags", "spread"]


@dataclass(frozen=True, slots=True)
class Flag:
    """A name on a pole: which one, the pole's x, the name's left and right edge, and its tier, 0 the lowest."""

    index: int
    pole: float
    left: float
    right: float
    tier: int


def spread(wanted: Sequence[float], height: float, low: float, high: float) -> list[float]:
    """Return middles for labels of one height, as near to ``wanted`` as can be, at least ``height`` apart.

    ``wanted`` ascends. All lie between ``low`` and ``high`` when there is room for them.
    """
    # With the room each needs taken off, "apart" is "not descending", and the nearest such numbers are found by
    # pooling neighbours that are in each other's way.
    pools: list[tuple[float, int]] = []
    for number, middle in enumerate(wanted):
        total, count = middle - number * height, 1
        while pools and pools[-1][0] / pools[-1][1] > total / count:
            before, more = pools.pop()
            total, count = total + before, count + more
        pools.append((total, count))
    floor = low + height / 2
    ceiling = max(floor, high - height / 2 - (len(wanted) - 1) * height)
    middles: list[float] = []
    for total, count in pools:
        kept = min(max(total / count, floor), ceiling)
        middles += [kept + (len(middles) + n) * height for n in range(count)]
    return middles


def raise_flags(poles: Sequence[float], widths: Sequence[float], low: float, high: float) -> list[Flag]:
    """Return a flag for each pole, none upon another and no pole through a name, in as few tiers as can be.

    ``poles`` ascend and ``widths`` belong to them. Flags fly to the right of their poles, or, from some pole on, to
    the left; some may reach beyond ``low`` and ``high`` where poles stand all along, a name's width apart.
    """
    best: list[Flag] | None = None
    rating: tuple[float, int, int] | None = None
    for split in range(len(poles), -1, -1):
        spans = [
            (pole, pole + width) if index < split else (pole - width, pole)
            for index, (pole, width) in enumerate(zip(poles, widths, strict=True))
        ]
        tiers = _tiers(poles, spans)
        if tiers is None:
            continue
        beyond = sum(max(0.0, low - left) + max(0.0, right - high) for left, right in spans)
        rated = (beyond, max(tiers, default=0), sum(tiers))
        if rating is None or rated < rating:
            rating = rated
            best = [Flag(index, poles[index], left, right, tiers[index]) for index, (left, right) in enumerate(spans)]
    return best or []


def _tiers(poles: Sequence[float], spans: Sequence[tuple[float, float]]) -> list[int] | None:
    """Return a tier for each flag; None when no order of them keeps every pole out of every name."""
    count = len(poles)

    def must_clear(upper: int, lower: int) -> bool:
        # Of flags on one pole the later is the lower.
        if poles[upper] == poles[lower]:
            return upper < lower
        left, right = spans[upper]
        return left < poles[lower] < right

    above = {one: [other for other in range(count) if other != one and must_clear(one, other)] for one in range(count)}
    tiers: dict[int, int] = {}
    while len(tiers) < count:
        ready = [one for one in range(count) if one not in tiers and all(other in tiers for other in above[one])]
        if not ready:
            return None
        for one in ready:
            tier = 1 + max((tiers[other] for other in above[one]), default=-1)
            while any(
                tiers[other] == tier and spans[one][0] < spans[other][1] and spans[other][0] < spans[one][1]
                for other in tiers
            ):
                tier += 1
            tiers[one] = tier
    return [tiers[one] for one in range(count)]


def nice_step(length: float, most: int) -> int:
    """Return a round step of 1, 2, 5, 10, 20, 50 … so that at most ``most`` of them fit into a length."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if length / (factor * power) <= most:
                return factor * power
        power *= 10
