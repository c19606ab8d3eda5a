"""How strong players are, from the places they came in at: a rating for races of several players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

__all__ = ["SETTLED", "Rating", "ratings"]

SETTLED = 5
"""The games after which a rating is no longer provisional."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's rating: ``cautious`` is what they are worth at the least, three deviations below the estimate."""

    cautious: float
    games: int

    @property
    def provisional(self) -> bool:
        """Whether there are too few games to say much."""
        return self.games < SETTLED


def ratings(games: Iterable[Mapping[str, int]]) -> dict[str, Rating]:
    """Return everybody's rating after games in the order given, each as the place of every player in it.

    The Plackett-Luce model of openskill, with shared places as ties. Games of fewer than two tell nothing.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    count: dict[str, int] = {}
    for places in games:
        if len(places) < 2:
            continue
        names = sorted(places, key=lambda name: (places[name], name))
        teams = []
        for name in names:
            mu, sigma = known.get(name, (model.mu, model.sigma))
            teams.append([model.create_rating([mu, sigma])])
        rated = model.rate(teams, ranks=[float(places[name]) for name in names])
        for name, (player,) in zip(names, rated, strict=True):
            known[name] = (player.mu, player.sigma)
            count[name] = count.get(name, 0) + 1
    return {name: Rating(mu - 3 * sigma, count[name]) for name, (mu, sigma) in known.items()}
