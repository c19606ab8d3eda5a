"""Who came where (u35)."""

from __future__ import annotations

from pbm.core.game import JsonObject, Standings, shared_places
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.state import State

__all__ = ["result", "standings"]


def standings(state: State) -> Standings | None:
    """Return the placings when the game is over, else None: the winner, then by how far; the dropped share the last."""
    if state.phase != "over":
        return None
    scores: dict[str, tuple[int, ...]] = {}
    for name in state.seats:
        if name == state.winner:
            scores[name] = (0,)
        elif name in state.dropped:
            scores[name] = (2,)
        else:
            scores[name] = (1, -state.positions[name])
    winners = () if state.winner is None else (state.winner,)
    return Standings({BOARD: shared_places(scores)}, None, winners)


def result(state: State) -> JsonObject | None:
    """Return the result as data: ``{"winner": …}``, a draw of nobody when all were dropped; None before the end."""
    if state.phase != "over":
        return None
    return {"draw": []} if state.winner is None else {"winner": state.winner}
