"""Who came where: placings by board, sums over the boards, and the winner (r5, r22)."""

from __future__ import annotations

from collections.abc import Mapping

from pbm.core.game import JsonObject, Standings, shared_places
from pbm.rulesets.postal.state import Config, State

__all__ = ["ranks", "result", "standings", "summed"]


def standings(config: Config, state: State) -> Standings | None:
    """Return the placings when every board has closed, else None.

    On a board: home players by turn, then by how far past the finish (r5); then the others by space;
    equals share; dropped players share the place after all others (ruling 20). Over several boards the
    lowest sum of places wins (r22). A dropped player never wins.
    """
    if not state.over(config.options):
        return None
    by_board = ranks(state)
    sums = summed(state, by_board)
    stayed = [name for name in state.players if name not in state.dropped]
    best = min((sums[name] for name in stayed), default=0)
    winners = tuple(sorted(name for name in stayed if sums[name] == best))
    return Standings(by_board, sums if len(by_board) > 1 else None, winners)


def ranks(state: State) -> dict[str, dict[str, int]]:
    """Return everybody's place on each board, as it is now."""
    return {board: _board_ranks(state, board) for board in state.places}


def summed(state: State, by_board: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    """Return each player's places on all boards, added up (r22)."""
    return {name: sum(by_player[name] for by_player in by_board.values()) for name in state.players}


def _board_ranks(state: State, board: str) -> dict[str, int]:
    """Return everybody's place on one board."""
    scores: dict[str, tuple[int, ...]] = {}
    for name, place in state.places[board].items():
        if name in state.dropped:
            scores[name] = (2,)
        elif place.home is not None:
            scores[name] = (0, place.home.turn, -place.home.overshoot)
        else:
            scores[name] = (1, -place.space)
    return shared_places(scores)


def result(final: Standings | None) -> JsonObject | None:
    """Return the result as data: ``{"winner": …}``, ``{"draw": […]}``, or None while the game goes on."""
    if final is None:
        return None
    if len(final.winners) == 1:
        return {"winner": final.winners[0]}
    return {"draw": list(final.winners)}
