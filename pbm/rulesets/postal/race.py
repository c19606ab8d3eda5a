"""The race as everybody may see it: from the spaces at the ends of rounds, and nothing else."""

from __future__ import annotations

from pbm.core.game import Standings, shared_places
from pbm.rulesets.api import Runner
from pbm.rulesets.postal.state import Config, State

__all__ = ["board_runners"]


def _round_of(config: Config, turn: int) -> tuple[int, ...]:
    """Return the turns of the round that a turn belongs to, whether or not all were played."""
    within = (turn - 1) % 6
    start = max(place for place in config.rounds if place <= within)
    first = turn - within + start
    return tuple(range(first, first + config.rounds[start]))


def board_runners(
    config: Config, before: State | None, state: State, board: str, final: Standings | None
) -> list[Runner]:
    """Return everybody still in the game on one board, in race order, as everybody may see it.

    Until the end those home are ordered by round, then by overshoot; the final places are the true ones. Where nobody
    is left, they are those who were there to the end, as far as they came.
    """
    earlier = before.places[board] if before is not None else {}
    gone = state.dropped
    if final is not None and not final.winners:
        gone, final = before.dropped if before is not None else frozenset(), None
    scores: dict[str, tuple[int, ...]] = {}
    homes: dict[str, tuple[int, ...]] = {}
    for name, place in state.places[board].items():
        if name in gone:
            continue
        homes[name] = _round_of(config, place.home.turn) if place.home is not None else ()
        scores[name] = (0, homes[name][-1], -place.space) if homes[name] else (1, -place.space)
    places = final.ranks[board] if final is not None else shared_places(scores)
    runners = [
        Runner(
            name,
            state.places[board][name].space,
            earlier[name].space if name in earlier else None,
            homes[name],
            places[name],
        )
        for name in scores
    ]
    return sorted(runners, key=lambda r: (r.place, scores[r.name], r.name))
