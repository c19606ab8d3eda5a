"""What is known of a reading when it is looked at a second time: the words that were heard, and what was ordered."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from pbm.core.game import Json
from pbm.rulesets.unleashed.clauses.talk import NAMING
from pbm.rulesets.unleashed.state import Config, State

__all__ = ["Known", "known_of"]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a reading: the words that something was made of, and what was made.

    ``heard`` are the words, by identity; ``spaces`` and ``names`` the numbers, pieces, cards and players that the
    orders have; ``ends`` how many spaces the board has, ``places`` where players stand, ``lying`` where pieces do;
    ``names_nobody`` whether a card that is done to a player was ordered without one, ``aims`` whether any such card
    was, or a player is named; ``moves`` whether pieces are put anywhere.
    """

    heard: Collection[int]
    spaces: Collection[int]
    names: frozenset[str]
    ends: int
    places: Collection[int]
    lying: Collection[int]
    names_nobody: bool = False
    aims: bool = False
    moves: bool = False


def known_of(order: Mapping[str, Json], heard: Collection[int], config: Config, state: State) -> Known:
    """Return what a second look must know of orders and the words they were made of, which are told by identity."""
    found = list(_leaves(dict(order)))
    names = frozenset(one for one in found if isinstance(one, str))
    aimed = [one for one in _wishes(order.get("plays")) if str(one.get("card", "")).startswith(NAMING)]
    return Known(
        heard=heard,
        spaces={one for one in found if isinstance(one, int)},
        names=names,
        ends=len(state.cells) - 1,
        places=set(state.positions.values()),
        lying={end for ends in state.pieces.values() for end in ends},
        names_nobody=any("player" not in one and "players" not in one for one in aimed),
        aims=bool(aimed) or any(one in names for one in (*state.seats, "leader", "last")),
        moves=any(one in names for one in config.pieces),
    )


def _leaves(value: Json) -> Iterator[Json]:
    """Return all that is in a value, and in what is in it."""
    if isinstance(value, dict):
        for one in value.values():
            yield from _leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from _leaves(one)
    else:
        yield value


def _wishes(plays: Json) -> Iterator[dict[str, Json]]:
    """Return the wishes of all placements."""
    for wishes in plays if isinstance(plays, list) else ():
        for wish in wishes if isinstance(wishes, list) else ():
            if isinstance(wish, dict):
                yield wish
