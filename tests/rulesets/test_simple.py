"""What a small game may inherit: options and a state declared as fields, and the answers such games share."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.dice import Dice, NoDice, SealedDice
from pbm.core.errors import ConfigError, IllegalError
from pbm.core.game import GM, PUBLIC, Audience, Json, JsonObject, Standings
from pbm.core.orders import Field, OrderForm
from pbm.rulesets import registry
from pbm.rulesets.api import Briefing, OwnView, Played
from pbm.rulesets.simple import BOARD, Shown, SimpleRuleset, option


@dataclass(frozen=True)
class Chosen:
    """Two options."""

    rounds: int = option(3, "How many rounds there are.", range(1, 10))
    loud: bool = option(False, "Whether it is a loud game.", (True, False))


@dataclass(frozen=True)
class Sums:
    """Who has how much in a game of sums."""

    turn: int
    sums: Mapping[str, int]
    said: tuple[str, ...] = ()
    best: str | None = None


class Adding(SimpleRuleset[Chosen, Sums]):
    """Everybody plays one of three numbers, aloud or not, and a die is added; after three rounds it is over."""

    name = "adding"
    title = "Adding up"
    chance = True
    config_type = Chosen
    state_type = Sums

    def start(self, config: Chosen, seats: Sequence[str], dice: Dice) -> Sums:
        """Return the beginning."""
        return Sums(1, dict.fromkeys(seats, 0))

    def seats(self, state: Sums) -> tuple[str, ...]:
        """Return who plays."""
        return tuple(state.sums)

    def order_form(self, config: Chosen, state: Sums, seat: str) -> OrderForm | None:
        """Ask for a number, a space and a word."""
        asked = (
            Field("number", "Your numbers", "numbers", count=2),
            Field("at", "Where", "space", low=1, high=9),
            Field("how", "How", "choice", optional=True, choices=("aloud", "low")),
        )
        return OrderForm((BOARD,), (state.turn,), asked, left={BOARD: (1, 2, 2)}) if seat in state.sums else None

    def default(self, config: Chosen, state: Sums, seat: str) -> JsonObject:
        """Return the least."""
        return {"number": [1, 2], "at": 1}

    def play(
        self, config: Chosen, state: Sums, orders: Mapping[str, JsonObject], dice: Dice
    ) -> tuple[Sums, Mapping[str, Json]]:
        """Add up."""
        given: Any = orders
        sums = {seat: have + sum(given[seat]["number"]) + dice.roll(seat) for seat, have in state.sums.items()}
        return replace(state, turn=state.turn + 1, sums=sums, best=max(sums, key=sums.__getitem__)), {"sums": sums}

    def drop(self, config: Chosen, state: Sums, seat: str) -> Sums:
        """Leave out somebody; strangers are refused."""
        if seat not in ("Ann", "Bert"):
            raise IllegalError.saying("player-unknown", f"{seat} is no player")
        return replace(state, sums={name: have for name, have in state.sums.items() if name != seat})

    def standings(self, config: Chosen, state: Sums) -> Standings | None:
        """Return the placings after the last round."""
        return Standings({BOARD: {}}, None, ()) if state.turn > config.rounds else None

    def shown(self, config: Chosen, state: Sums, played: Played[Sums] | None) -> Shown:
        """Return next to nothing."""
        return Shown(f"The best is {state.best}", notices=("Add!",))

    def shown_to(self, config: Chosen, state: Sums, seat: str) -> tuple[str, ...]:
        """Return one's own sum."""
        return (f"You have {state.sums[seat]}.",)

    def ordered(self, report: JsonObject, seat: str) -> tuple[str, ...]:
        """Return that there was a round."""
        return ("You added.",)

    def meaning(self, config: Chosen, state: Sums, seat: str, order: JsonObject) -> tuple[str, ...]:
        """Return the keys that were taken."""
        return tuple(order)

    def is_lawful(self, config: Chosen, state: Sums) -> bool:
        """Return whether sums are possible."""
        return all(have >= 0 for have in state.sums.values())

    def briefing(self, config: Chosen, players: int) -> Briefing:
        """Return the rules."""
        return Briefing(("Add up.",), ("Nothing is hidden.",))


GAME = Adding()
BEGUN = Sums(1, {"Ann": 0})


def test_options_are_filled_in_and_explained() -> None:
    """What is not said has its default; every option is told of, in order, and comes back from JSON."""
    assert GAME.read_config({}, {"loud": True}, read_board) == Chosen(3, True)
    assert [(each.key, each.default) for each in GAME.options()] == [("rounds", 3), ("loud", False)]
    assert GAME.config_to_json(Chosen()) == {"boards": {}, "options": {"rounds": 3, "loud": False}}


@pytest.mark.parametrize("wrong", [0, 10, True, "3", 3.0, None, [3]])
def test_a_value_that_is_not_allowed_is_refused(wrong: Any) -> None:
    """Out of range, or of another type, were it one that Python takes for equal: refused with its key and its help."""
    with pytest.raises(ConfigError, match=r"rounds cannot be .*How many rounds"):
        GAME.read_config({}, {"rounds": wrong}, read_board)


def test_all_that_is_wrong_is_said_at_once() -> None:
    """An unknown option with the nearest known, a wrong value and a board, each as a problem with its key."""
    with pytest.raises(ConfigError, match=r'did you mean "rounds"') as refused:
        GAME.read_config({"A": {}}, {"round": 3, "loud": 1}, read_board)
    assert [problem.key for problem in refused.value.problems] == ["boards", "round", "loud"]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("class Half(SimpleRuleset):\n    pass\nRULESET = Half()", "abstract method"),
        ("RULESET = 1 / 0", "division by zero"),
        ("RULESET = (", "never closed"),
        ("", "no attribute 'RULESET'"),
    ],
)
def test_a_game_that_was_left_half_made_is_named_with_what_it_lacks(
    code: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is wrong with a game that was installed, the GM is told which it is and what: never a traceback."""
    monkeypatch.syspath_prepend(str(tmp_path))
    name = f"half_made_{len(code)}"
    (tmp_path / f"{name}.py").write_text(f"from pbm.rulesets.simple import SimpleRuleset\n{code}\n")
    point = EntryPoint(name, f"{name}:RULESET", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: (point,))
    with pytest.raises(ConfigError, match=f"{name}.* is installed but cannot be loaded from {name}:RULESET.*{told}"):
        registry.find_ruleset(name)


def test_what_such_games_do_not_have() -> None:
    """No boards, no newcomers, no orders for later turns, and nobody dropped for missing rounds."""
    assert GAME.boards(Chosen()) == {}
    assert GAME.max_consecutive_nmr(Chosen()) == 0
    later = GAME.check_later(Chosen(), BEGUN, "Ann", {}, {4: {"A": {}}})
    assert later[4].accepted == {}
    assert later[4].problems
    with pytest.raises(IllegalError, match="newcomers"):
        GAME.join(Chosen(), BEGUN, "Ann")


ADDING = Adding()
BEGUN = ADDING.start(Chosen(), ("Ann", "Bert"), NoDice())
GOOD = {"number": [2, 2], "at": 4, "how": "aloud"}


@pytest.mark.parametrize(
    ("order", "taken", "said"),
    [
        (GOOD, ("number", "at", "how"), ""),
        ({"at": None, "how": None}, ("at",), ""),
        ({"number": [1, 1]}, (), "You have no 1 and 1 left. You have 1, 2 and 2: which shall it be?"),
        ({"number": [1]}, (), "which shall it be?"),
        ({"number": [True, 2]}, (), "which shall it be?"),
        ({"number": 3, "at": 2}, ("at",), "which shall it be?"),
        ({"at": 10}, (), "10 will not do. It may be 1 to 9."),
        ({"at": "4"}, (), "4 will not do."),
        ({"how": "shouting"}, (), "“shouting” is not to be chosen. It may be aloud and low."),
        ({"trapdoor": 5, "at": 3}, ("at",), "There is no “trapdoor” to order in this round."),
    ],
)
def test_orders_are_taken_as_far_as_they_fit_the_form(order: JsonObject, taken: tuple[str, ...], said: str) -> None:
    """What fits stands and is told by the game; of the rest it is said what would do, each under its key."""
    found = ADDING.check(Chosen(), BEGUN, "Ann", {BOARD: order})
    assert tuple(found.accepted.get(BOARD, {})) == found.lines == taken
    assert said in "".join(problem.message for problem in found.problems)
    assert bool(found.problems) is bool(said)
    assert [problem.code for problem in ADDING.check(Chosen(), BEGUN, "Cleo", {}).problems] == ["nothing-to-order"]


def test_a_round_is_logged_and_replayed() -> None:
    """The default counts for orders that lack something, and they are missed; the log alone leads to the same state."""
    orders: Any = {"Ann": {BOARD: GOOD}, "Bert": {BOARD: {"number": [2, 2]}}}
    played = ADDING.adjudicate(Chosen(), BEGUN, orders, SealedDice(b"seed", "adding", 1))
    dice = SealedDice(b"seed", "adding", 1)
    assert played.state.sums == {"Ann": 4 + dice.roll("Ann"), "Bert": 3 + dice.roll("Bert")}
    assert (played.turns, played.missed, played.gm) == ((1,), ("Bert",), {BOARD: {"nmr": ["Bert"]}})
    assert ADDING.replay(Chosen(), BEGUN, played.die_log) == played.state
    for wrong in (played.die_log[1:], played.die_log[:-1], (*played.die_log, played.die_log[-1]), ()):
        with pytest.raises(IllegalError, match="die log"):
            ADDING.replay(Chosen(), BEGUN, wrong)
    with pytest.raises(IllegalError, match="is no player"):
        ADDING.adjudicate(Chosen(), BEGUN, {"Cleo": {}}, NoDice())
    with pytest.raises(IllegalError, match="over"):
        ADDING.adjudicate(Chosen(rounds=1), played.state, {}, NoDice())


def test_who_was_dropped_may_have_orders_yet() -> None:
    """They count for nothing, and nobody has missed anything by them."""
    alone = ADDING.drop(Chosen(), BEGUN, "Bert")
    both: Any = {"Ann": {BOARD: GOOD}, "Bert": {BOARD: GOOD}}
    played = ADDING.adjudicate(Chosen(), alone, both, SealedDice(b"seed", "adding", 1))
    assert (tuple(played.state.sums), played.missed) == (("Ann",), ())
    assert ADDING.default_order(Chosen(), alone, "Bert") == {}
    assert ADDING.default_order(Chosen(), alone, "Ann") == {BOARD: {"number": [1, 2], "at": 1}}


def test_each_audience_sees_its_part() -> None:
    """Everybody the same, a seat its own lines besides, the GM no more; the game's end is in turns and placings."""
    played = ADDING.adjudicate(Chosen(rounds=1), BEGUN, {}, SealedDice(b"seed", "adding", 1))
    public, ann, gm = (
        ADDING.view(Chosen(rounds=1), BEGUN, played.state, played, audience)
        for audience in (PUBLIC, Audience("Ann"), GM)
    )
    assert (public.own, public.gm, gm.own, ann.gm) == (None, None, None, None)
    assert replace(ann, own=None) == replace(gm, gm=None) == public
    assert (public.played, public.coming, public.facts["sums"]) == ((1,), (), played.state.sums)
    assert public.standings is not None
    assert ann.own == OwnView((f"You have {played.state.sums['Ann']}.",), ("You added.",), missed=True)
    begun = ADDING.view(Chosen(), None, BEGUN, None, Audience("Ann"))
    assert (begun.played, begun.coming, begun.facts) == ((), (1,), {"turn": 0})
    assert begun.own == OwnView(("You have 0.",))


STATE: JsonObject = {"turn": 2, "sums": {"Ann": 3}, "said": ["x", "y"], "best": None}


def test_a_state_comes_back_from_its_json() -> None:
    """By the types of its fields; what has a default may be left out."""
    state = ADDING.state_from_json(Chosen(), STATE)
    assert state == Sums(2, {"Ann": 3}, ("x", "y"))
    assert ADDING.state_from_json(Chosen(), {"turn": 2, "sums": {}}) == Sums(2, {})
    again = json.loads(json.dumps(ADDING.state_to_json(Chosen(), replace(state, best="Ann"))))
    assert ADDING.state_from_json(Chosen(), again) == replace(state, best="Ann")


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"turn": "2"}, "state.turn"),
        ({"turn": True}, "state.turn"),
        ({"sums": [3]}, "state.sums"),
        ({"sums": {"Ann": 3.0}}, "state.sums.Ann"),
        ({"said": "xy"}, "state.said"),
        ({"said": ["x", None]}, "state.said.1"),
        ({"best": 4}, "state.best"),
        ({"best": ["Ann"]}, "state.best"),
        ({"worst": "Ann"}, "state.worst is unknown"),
        ({"sums": {"Ann": -1}}, "no state of Adding up"),
    ],
)
def test_a_state_that_is_none_is_refused(changed: JsonObject, where: str) -> None:
    """Another type, an unknown or a missing key, or what the game says cannot be: refused with the place."""
    with pytest.raises(IllegalError, match=where):
        ADDING.state_from_json(Chosen(), {**STATE, **changed})


@pytest.mark.parametrize("junk", [None, [], "state", 3, {"turn": 1}])
def test_what_has_not_the_shape_of_a_state_is_refused(junk: Any) -> None:
    """Anything but an object with all that has no default."""
    with pytest.raises(IllegalError):
        ADDING.state_from_json(Chosen(), junk)
