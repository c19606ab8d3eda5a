"""The rules of Magpies (m1–m8 of the README): options, the state of a game, and one round played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pbm.core.game import Json, shared_places
from pbm.rulesets.simple import option


@dataclass(frozen=True)
class Options:
    """The options of a game: all that there is to configure."""

    treasures: int = option(10, "How many treasures there are, worth 1, 2, 3 and so on: 1 to 30.", range(1, 31))
    eggs: int = option(5, "How many cuckoo's eggs there are, worth -1, -2, -3 and so on: 0 to 30.", range(31))
    ties: str = option("pile", 'A pile nobody gets: "pile" leaves it lying, "away" removes it.', ("pile", "away"))
    max_consecutive_nmr: int = option(3, "Who misses so many rounds running is dropped; 0 for never.", range(100))


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


def finds(options: Options) -> list[int]:
    """Return every find of a game, the best first (m1)."""
    return [*range(options.treasures, 0, -1), *range(-1, -options.eggs - 1, -1)]


def full_hand(options: Options) -> tuple[int, ...]:
    """Return the feathers that everybody begins with: as many as there are finds (m1)."""
    return tuple(range(1, options.treasures + options.eggs + 1))


def winner(worth: int, bids: Mapping[str, int]) -> str | None:
    """Return who takes a pile: the highest feather that no other equals, the lowest if it is worth less than 0 (m3)."""
    feathers = list(bids.values())
    single = {feather: name for name, feather in bids.items() if feathers.count(feather) == 1}
    return single[max(single) if worth >= 0 else min(single)] if single else None


def play(options: Options, state: State, bids: Mapping[str, int], cackling: list[str]) -> tuple[State, dict[str, Json]]:
    """Return the state after a round of these bids, and what everybody may know of it (m8)."""
    taker = winner(sum(state.pile), bids)
    scores = dict(state.scores)
    if taker is not None:
        scores[taker] += sum(state.pile) * (2 if taker in cackling else 1)
    after = replace(
        state,
        turn=state.turn + 1,
        lying=state.pile if taker is None and options.ties == "pile" else (),
        feathers={name: tuple(n for n in left if n != bids[name]) for name, left in state.feathers.items()},
        scores=scores,
        cackled=(*state.cackled, *cackling),
    )
    report: dict[str, Json] = {"turn": state.turn, "pile": list(state.pile), "bids": dict(bids), "cackled": cackling}
    return after, {**report, "taken": taker, "scores": scores}


def places(state: State) -> dict[str, int]:
    """Return everybody's place: most points first, equals sharing, the dropped last (m7)."""
    return shared_places({name: (name not in state.feathers, -points) for name, points in state.scores.items()})
