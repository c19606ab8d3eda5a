"""What a round of twelve players costs in each game, beside a game in which nothing happens.

    python benchmarks/rulesets.py

Three figures for every game in tests/rulesets/conformance.py, each as a time and as a ratio to the empty ruleset, which
is measured in the same run:

- *round*: a round as the server plays it, from the JSON of state and orders to the JSON of all that is kept of it;
- *views*: what everybody, each of the twelve and the GM may see of it;
- *reports*: a deadline that passes on a server in memory, less the round: every report with its pictures.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pbm.core.dice import Dice  # noqa: E402 - this tree, wherever it is run from
from pbm.core.events import DieLogEntry  # noqa: E402
from pbm.core.game import Audience, Json, JsonObject, Standings  # noqa: E402
from pbm.core.orders import Check, OrderForm, RawOrders  # noqa: E402
from pbm.rulesets.api import Briefing, GmSheet, OwnView, Played, View  # noqa: E402
from pbm.rulesets.simple import SimpleRuleset  # noqa: E402
from pbm.testing.conformance import Case  # noqa: E402
from pbm.testing.conformance.cases import Round, played_out  # noqa: E402
from pbm.testing.conformance.hall import hall  # noqa: E402

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
LAPS = 60
MEASURED = 3
HILL: JsonObject = {
    "finish": 100,
    "layout": {"kind": "boustrophedon", "width": 10},
    "ladders": {"4": 25, "13": 46, "42": 63, "66": 92},
    "snakes": {"27": 5, "43": 18, "89": 53, "99": 41},
    "public": {"tell": ["size"]},
}


@dataclass(frozen=True)
class NoOptions:
    """The configuration of a game that has nothing to configure."""


@dataclass(frozen=True)
class Waiting:
    """Twelve people who wait."""

    turn: int
    names: tuple[str, ...]


class EmptyRuleset(SimpleRuleset[NoOptions, Waiting]):
    """A game in which nothing is ordered, nothing happens and nobody wins."""

    name = "empty"
    title = "Nothing"
    chance = False
    config_type = NoOptions

    def start(self, config: NoOptions, seats: Sequence[str], dice: Dice) -> Waiting:
        """Return twelve people on turn 1."""
        return Waiting(1, tuple(seats))

    def state_from_json(self, config: NoOptions, raw: Json) -> Waiting:
        """Return a state from its JSON."""
        given: Any = raw
        return Waiting(given["turn"], tuple(given["names"]))

    def state_to_json(self, config: NoOptions, state: Waiting) -> JsonObject:
        """Return the JSON of a state."""
        return {"turn": state.turn, "names": list(state.names)}

    def seats(self, state: Waiting) -> tuple[str, ...]:
        """Return who waits."""
        return state.names

    def turns(self, config: NoOptions, state: Waiting) -> tuple[int, ...]:
        """Return the next turn: there is always one."""
        return (state.turn,)

    def order_form(self, config: NoOptions, state: Waiting, seat: str) -> OrderForm | None:
        """Return nothing to order."""
        return None

    def check(self, config: NoOptions, state: Waiting, seat: str, orders: RawOrders) -> Check:
        """Return nothing."""
        return Check({})

    def default_order(self, config: NoOptions, state: Waiting, seat: str) -> RawOrders:
        """Return nothing."""
        return {}

    def adjudicate(self, config: NoOptions, state: Waiting, orders: Any, dice: Dice) -> Played[Waiting]:
        """Return a turn in which nothing happened."""
        return Played((state.turn,), replace(state, turn=state.turn + 1), {"turn": state.turn}, {}, ())

    def replay(self, config: NoOptions, state: Waiting, die_log: Sequence[DieLogEntry]) -> Waiting:
        """Return the same again."""
        return replace(state, turn=state.turn + 1)

    def drop(self, config: NoOptions, state: Waiting, seat: str) -> Waiting:
        """Return the state without somebody."""
        return replace(state, names=tuple(name for name in state.names if name != seat))

    def standings(self, config: NoOptions, state: Waiting) -> Standings | None:
        """Return no placings."""
        return None

    def view(self, config: Any, before: Any, state: Waiting, played: Any, audience: Audience) -> View:
        """Return that nothing is to be seen."""
        own = OwnView(()) if audience.seat else None
        gm = GmSheet((), ()) if audience.is_gm else None
        return View(played.turns if played else (), (state.turn,), "Nothing", (), (), {"turn": 1}, own=own, gm=gm)

    def briefing(self, config: NoOptions, players: int) -> Briefing:
        """Return the rules."""
        return Briefing(("Nothing happens.",), ("There is nothing to tell.",))


RULESET = EmptyRuleset()


def install_empty(folder: Path) -> None:
    """Have the empty game found as any other from outside: by an entry point."""
    info = folder / "empty_ruleset-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: empty-ruleset\nVersion: 0\n")
    (info / "entry_points.txt").write_text("[pbm.rulesets]\nempty = rulesets:RULESET\n")
    sys.path[:0] = [str(folder), str(Path(__file__).parent)]


def cases() -> list[Case]:
    """Return a game of twelve for each ruleset, the empty one first."""
    from tests.rulesets.conformance import CASES

    found = [Case(ruleset="empty", seats=NAMES)]
    for name, tried in CASES.items():
        boards = {"A": HILL} if tried[0].boards else {}
        found.append(replace(tried[0], boards=boards, options={}, seats=NAMES, most_rounds=1000))
        assert found[-1].ruleset == name
    return found


def a_round(case: Case) -> Round:
    """Return the second round of a game, with everybody's orders."""
    return list(played_out(case, 5, ordering=1, rounds=2))[-1]


def play(case: Case, state: str, orders: str, number: int) -> str:
    """Play a round from JSON to JSON."""
    before = case.from_json(json.loads(state))
    played = case.rules.adjudicate(case.config, before, json.loads(orders), case.dice(5, number))
    kept = [
        case.rules.state_to_json(case.config, played.state),
        played.report,
        played.gm,
        [[event.kind, event.data] for event in played.events],
        [[entry.kind, entry.data] for entry in played.die_log],
    ]
    return json.dumps(kept)


def seconds(do: Callable[[], object]) -> float:
    """Return how long something takes once."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def quick(found: Sequence[Case]) -> dict[str, tuple[float, float]]:
    """Return the median times of a round and of its views, all games in turns."""
    times: dict[str, list[tuple[float, float]]] = {case.ruleset: [] for case in found}
    ready = []
    for case in found:
        one = a_round(case)
        text, orders = json.dumps(case.rules.state_to_json(case.config, one.before)), json.dumps(one.orders)
        ready.append((case, one, text, orders))
    for _ in range(LAPS):
        for case, one, text, orders in ready:
            view = case.rules.view
            state, played = one.played.state, one.played
            rounds = seconds(lambda c=case, t=text, o=orders, n=one.number: play(c, t, o, n))
            views = seconds(
                lambda c=case, v=view, b=one.before, s=state, p=played: [v(c.config, b, s, p, a) for a in c.audiences()]
            )
            times[case.ruleset].append((rounds, views))
    return {name: (median(r for r, _ in each), median(v for _, v in each)) for name, each in times.items()}


def reports(case: Case) -> float:
    """Return the median time of a deadline on a server in memory: the round, and everything that is sent."""
    chance = Random(5)
    with hall(case) as place:
        taken = []
        for _ in range(MEASURED + 1):
            state = place.state()
            for seat in case.rules.seats(state)[:2]:
                form = case.rules.order_form(case.config, state, seat)
                words = case.words(case.orders(case.config, state, seat, form, chance), form) if form else ""
                if words:
                    place.write(seat, words)
            taken.append(seconds(place.pass_deadline))
        return median(taken[1:])


def main() -> None:
    """Print the figures of every game."""
    with tempfile.TemporaryDirectory() as folder:
        install_empty(Path(folder))
        found = cases()
        times = quick(found)
        print(
            f"{'12 players':12}{'round':>12}{'× empty':>10}{'views':>12}{'× empty':>10}{'reports':>12}{'× empty':>10}"
        )
        floor = (0.0, 0.0, 0.0)
        for case in found:
            rounds, views = times[case.ruleset]
            sent = reports(case) - rounds
            floor = (rounds, views, sent) if case.ruleset == "empty" else floor
            cells = zip((rounds, views, sent), floor, strict=True)
            print(f"{case.ruleset:12}" + "".join(f"{each * 1e3:9.2f} ms{each / least:9.1f}×" for each, least in cells))
        print("round: adjudicated, from JSON to JSON. views: what each of the 12, everybody and the GM may see.")
        print("reports: all mails of one deadline with their pictures, without the round.")
        print("× empty: beside a game in which nothing happens, measured in the same run.")


if __name__ == "__main__":
    main()
