"""A game of pure chance, small enough to read: everybody rolls a die a round, in shuffled order; the sum counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pbm.core.board import Board, BoardBuilder
from pbm.core.dice import Dice, dice_of_round
from pbm.core.errors import IllegalError
from pbm.core.game import Audience, Json, JsonObject, Standings, shared_places
from pbm.core.seal import dice_seal, seal
from pbm.rulesets.api import Played, Table, View

__all__ = ["Toss", "finished"]


@dataclass(frozen=True)
class State:
    """The turn to come and everybody's sum."""

    turn: int
    sums: Mapping[str, int]


class Toss:
    """The game; whoever has most after ``rounds`` rounds wins."""

    name = "toss"
    title = "Toss"
    chance = True

    def read_config(self, boards: Mapping[str, JsonObject], options: JsonObject, build: BoardBuilder) -> int:
        """Return how many rounds there are."""
        return int(str(options["rounds"]))

    def boards(self, config: int) -> Mapping[str, Board]:
        """Return nothing: there is no board."""
        return {}

    def start(self, config: int, seats: Sequence[str], dice: Dice) -> State:
        """Return everybody on nothing."""
        return State(1, dict.fromkeys(seats, 0))

    def state_from_json(self, config: int, raw: Json) -> State:
        """Return a state from its JSON."""
        if not isinstance(raw, Mapping) or not isinstance(raw.get("sums"), Mapping):
            raise IllegalError.saying("state", "is no state")
        return State(raw["turn"], dict(raw["sums"]))  # type: ignore[arg-type, call-overload]

    def state_to_json(self, config: int, state: State) -> JsonObject:
        """Return the JSON of a state."""
        return {"turn": state.turn, "sums": dict(state.sums)}

    def seats(self, state: State) -> tuple[str, ...]:
        """Return all players."""
        return tuple(state.sums)

    def turns(self, config: int, state: State) -> tuple[int, ...]:
        """Return the turn to come."""
        return (state.turn,) if state.turn <= config else ()

    def adjudicate(self, config: int, state: State, orders: Mapping[str, Any], dice: Dice) -> Played[State]:
        """Return a round: a die for each, thrown in an order that is drawn as well."""
        order = dice.shuffle("order", sorted(state.sums))
        rolls = {name: dice.roll("toss") for name in order}
        after = State(state.turn + 1, {name: total + rolls[name] for name, total in state.sums.items()})
        report: JsonObject = {"sums": dict(after.sums)}
        return Played((state.turn,), after, report, {"order": order, "rolls": rolls}, ())

    def join(self, config: int, state: State, seat: str) -> State:
        """Refuse: nobody joins."""
        raise IllegalError.saying("join", "nobody joins a toss")

    def drop(self, config: int, state: State, seat: str) -> State:
        """Refuse: nobody leaves."""
        raise IllegalError.saying("drop", "nobody leaves a toss")

    def standings(self, config: int, state: State) -> Standings | None:
        """Return who has most when the rounds are over."""
        if self.turns(config, state):
            return None
        places = shared_places({name: (-total,) for name, total in state.sums.items()})
        return Standings({"": places}, None, tuple(sorted(name for name, place in places.items() if place == 1)))

    def view(
        self, config: int, before: State | None, state: State, played: Played[State] | None, audience: Audience
    ) -> View:
        """Return everybody's sum."""
        rows = tuple((name, str(total)) for name, total in state.sums.items())
        return View(
            (), (), "A toss.", (Table("", ("Who", "Sum"), rows),), (), {}, standings=self.standings(config, state)
        )


def finished(seed: bytes, rounds: int = 5) -> Any:
    """Return the reveal of a game that was played with a seed."""
    game, salt = Toss(), b"s" * 32
    options: JsonObject = {"rounds": rounds}
    state = game.start(rounds, ("Ann", "Ben", "Cleo"), dice_of_round(seed, "toss", 0))
    start = game.state_to_json(rounds, state)
    told: list[Json] = []
    for number in range(1, rounds + 1):
        played = game.adjudicate(rounds, state, {}, dice_of_round(seed, "toss", number))
        state = played.state
        told.append(
            {
                "number": number,
                "turns": [number],
                "orders": {},
                "report": played.report,
                "gm": played.gm,
                "state_after": game.state_to_json(rounds, state),
                "changes": [],
                "corrections": [],
            }
        )
    final = game.standings(rounds, state)
    assert final is not None
    won = final.winners
    return {
        "pbm": "reveal",
        "version": 1,
        "game": {
            "key": "toss",
            "title": "Toss",
            "ruleset": "toss",
            "seats": ["Ann", "Ben", "Cleo"],
            "started": "2027-01-01T00:00:00+00:00",
            "ended": None,
        },
        "boards": {},
        "options": {"salt": salt.hex(), "seal": seal(salt, options), "options": options},
        "dice": {"seed": seed.hex(), "seal": dice_seal(seed)},
        "start": start,
        "rounds": told,
        "result": {
            "ranks": {"": dict(final.ranks[""])},
            "totals": None,
            "result": {"winner": won[0]} if len(won) == 1 else {"draw": list(won)},
        },
    }
