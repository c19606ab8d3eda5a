"""Who came where."""

from __future__ import annotations

from pbm.core.game import JsonObject, Standings, shared_places
from pbm.rulesets.classic.state import Config, State

__all__ = ["places", "result", "standings"]


def places(state: State) -> dict[str, int]:
    """Return everybody's place as things stand: the winner, then the others by space, the dropped last together."""
    scores: dict[str, tuple[int, ...]] = {}
    for name in state.seats:
        if name == state.winner:
            scores[name] = (0,)
        elif name in state.dropped:
            scores[name] = (2,)
        else:
            scores[name] = (1, -state.positions[name])
    return shared_places(scores)


def standings(config: Config, state: State) -> Standings | None:
    """Return the placings when the game is over, else None; without a winner when everybody has left."""
    if not state.over():
        return None
    winners = () if state.winner is None else (state.winner,)
    return Standings({config.board.name: places(state)}, None, winners)


def result(final: Standings | None) -> JsonObject | None:
    """Return the result as data: ``{"winner": …}``, ``{"draw": []}`` if nobody is left, None while the game goes on."""
    if final is None:
        return None
    return {"winner": final.winners[0]} if final.winners else {"draw": []}
