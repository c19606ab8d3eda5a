"""The rules of Magpies (m1–m8 of the README): options, the state of a game, and one round played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pbm.core.errors import IllegalError
from pbm.core.game import Json, Standings, shared_places
from pbm.core.orders import RawOrders
from pbm.rulesets.simple import option

BOARD = "A"
"""The key of orders and placings: this game has one table and no board files."""


@dataclass(frozen=True)
class Options:
    """The options of a game: all that there is to configure."""

    treasures: int = option(10, "How many treasures there are, worth 1, 2, 3 and so on: 1 to 30.", range(1, 31))
    eggs: int = option(5, "How many cuckoo's eggs there are, worth -1, -2, -3 and so on: 0 to 30.", range(31))
    ties: str = option("pile", 'A pile nobody gets: "pile" leaves it lying, "away" removes it.', ("pile", "away"))
    max_consecutive_nmr: int = option(3, "Who misses so many rounds running is dropped; 0 for never.", range(100))


class Bid(NamedTuple):
    """What counts for one magpie in a round; ``chosen`` by the rules, not by the player (m6)."""

    feather: int
    cackle: bool = False
    chosen: bool = False


@dataclass(frozen=True)
class State:
    """A game between two rounds. ``finds`` are in the order they are turned up: those to come are secret.

    ``lying`` are the finds of earlier rounds that nobody got. Scores of those dropped stay; their feathers are gone.
    """

    turn: int
    finds: tuple[int, ...]
    lying: tuple[int, ...]
    feathers: Mapping[str, tuple[int, ...]]
    scores: Mapping[str, int]
    cackled: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the last find is gone, or fewer than two magpies are left to bid for it."""
        return self.turn > len(self.finds) or len(self.feathers) < 2

    @property
    def pile(self) -> tuple[int, ...]:
        """What is bid for in the coming round: what lies there still, and the find that is turned up."""
        return () if self.over else (*self.lying, self.finds[self.turn - 1])


def state_from_json(options: Options, raw: Json) -> State:
    """Return a state from its JSON; IllegalError when it is none of a game with these options."""
    given: Any = raw
    try:
        state = State(
            turn=given["turn"],
            finds=tuple(given["finds"]),
            lying=tuple(given["lying"]),
            feathers={str(name): tuple(left) for name, left in given["feathers"].items()},
            scores={str(name): points for name, points in given["scores"].items()},
            cackled=tuple(given["cackled"]),
        )
        hands, every = state.feathers.values(), full_hand(options)
        fits = (
            sorted(state.finds) == sorted(finds(options))
            and {*state.cackled} | {*state.feathers} <= {*state.scores}
            and all(len(hand) == len(every) + 1 - state.turn for hand in hands)
            and all(list(hand) == sorted({*hand} & {*every}) for hand in hands)
            and {type(one) for one in (state.turn, *state.lying, *state.scores.values(), *sum(hands, ()))} == {int}
        )
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise IllegalError.saying("state-shape", f"this is no state of Magpies: {error!r}") from None
    if not fits:
        raise IllegalError.saying("state-shape", "this is no state of Magpies with these options")
    return state


def finds(options: Options) -> list[int]:
    """Return every find of a game, the best first (m1)."""
    return [*range(options.treasures, 0, -1), *range(-1, -options.eggs - 1, -1)]


def full_hand(options: Options) -> tuple[int, ...]:
    """Return the feathers that everybody begins with: as many as there are finds (m1)."""
    return tuple(range(1, options.treasures + options.eggs + 1))


def bid_of(state: State, seat: str, orders: RawOrders | None) -> Bid:
    """Return what counts for a seat: its order as far as it is lawful, else its lowest feather (m6)."""
    order = (orders or {}).get(BOARD, {})
    given, left = order.get("feather"), state.feathers[seat]
    feather = given[0] if isinstance(given, list | tuple) and len(given) == 1 else None
    cackle = order.get("cackle") == "cackle" and seat not in state.cackled
    if type(feather) is int and feather in left:
        return Bid(feather, cackle)
    return Bid(left[0], chosen=True)


def winner(worth: int, bids: Mapping[str, Bid]) -> str | None:
    """Return who takes a pile: the highest feather that no other equals, the lowest if it is worth less than 0 (m3)."""
    feathers = [bid.feather for bid in bids.values()]
    single = {bid.feather: name for name, bid in bids.items() if feathers.count(bid.feather) == 1}
    return single[max(single) if worth >= 0 else min(single)] if single else None


def play(options: Options, state: State, bids: Mapping[str, Bid]) -> tuple[State, str | None]:
    """Return the state after a round of these bids, and who took the pile (None: nobody)."""
    if state.over or bids.keys() != state.feathers.keys():
        raise IllegalError.saying("game-over", "there is no such round to play: the game is over, or a bid is missing")
    taker = winner(sum(state.pile), bids)
    scores = dict(state.scores)
    if taker is not None:
        scores[taker] += sum(state.pile) * (2 if bids[taker].cackle else 1)
    after = replace(
        state,
        turn=state.turn + 1,
        lying=state.pile if taker is None and options.ties == "pile" else (),
        feathers={name: tuple(n for n in left if n != bids[name].feather) for name, left in state.feathers.items()},
        scores=scores,
        cackled=(*state.cackled, *(name for name, bid in bids.items() if bid.cackle)),
    )
    return after, taker


def places(state: State) -> dict[str, int]:
    """Return everybody's place: most points first, equals sharing, the dropped last (m7)."""
    return shared_places({name: (name not in state.feathers, -points) for name, points in state.scores.items()})


def standings(state: State) -> Standings | None:
    """Return the placings of a game that is over, else None."""
    if not state.over:
        return None
    ranks = places(state)
    winners = tuple(name for name, place in ranks.items() if place == 1 and name in state.feathers)
    return Standings({BOARD: ranks}, None, winners)
