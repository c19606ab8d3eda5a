"""Promises of the classic rules that hold on any board, however the dice fall."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.boards.reader import read_board
from pbm.core.dice import SealedDice
from pbm.core.game import GM, PUBLIC, Audience
from pbm.rulesets.abilities import ClosesEarly, TellsAtOnce
from pbm.rulesets.api import Played
from pbm.rulesets.classic import RULESET, Config, State

NAMES = ("Alan", "Brenda", "Clive", "Dora", "Émile")
FINISH = 36

jumps = st.lists(
    st.tuples(st.integers(2, FINISH - 1), st.integers(1, FINISH)).filter(lambda pair: pair[0] != pair[1]),
    max_size=5,
    unique_by=lambda pair: pair[0],
)

options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "finish": st.sampled_from(["bounce", "stay", "overshoot"]),
        "three_sixes": st.sampled_from(["void_third_double_six", "off"]),
        "rolls_per_round": st.integers(1, 3),
        "play": st.sampled_from(["at_deadline", "on_order"]),
    },
)


@dataclass(frozen=True)
class Game:
    """A game played out: its configuration, and every round with the state it began from and its dice's seed."""

    config: Config
    played: list[tuple[State, Played[State], bytes]]


def dice(seed: bytes, state: State) -> SealedDice:
    """Return the dice of the round that is to be played."""
    return SealedDice(seed, "promise", state.turn)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game of up to twelve rounds; now and then somebody drops out."""
    found = draw(jumps)
    board = {
        "finish": FINISH,
        "layout": {"kind": "boustrophedon", "width": 6},
        "ladders": {str(start): end for start, end in found if end > start},
        "snakes": {str(start): end for start, end in found if end < start},
    }
    config = RULESET.read_config(draw(st.sampled_from([{}, {"A": board}])), draw(options), read_board)
    seats = NAMES[: draw(st.integers(1, len(NAMES)))]
    seed = draw(st.binary(min_size=1, max_size=4))
    state = RULESET.start(config, seats, dice(seed, State(0, (), {})))
    played = []
    for _ in range(draw(st.integers(1, 12))):
        if draw(st.integers(0, 9)) == 0:
            state = RULESET.drop(config, state, draw(st.sampled_from(seats)))
        if not RULESET.turns(config, state):
            break
        one = RULESET.adjudicate(config, state, {}, dice(seed, state))
        played.append((state, one, seed))
        state = one.state
    return Game(config, played)


@given(games())
def test_the_die_log_replays_a_round(game: Game) -> None:
    """The dice alone lead to the same state (rule 10)."""
    for before, played, _ in game.played:
        assert RULESET.replay(game.config, before, played.die_log) == played.state


@given(games())
def test_a_state_comes_back_from_its_json(game: Game) -> None:
    """Reading what was written gives an equal state and configuration."""
    for _, played, _ in game.played:
        text = json.dumps(RULESET.state_to_json(game.config, played.state), sort_keys=True)
        assert RULESET.state_from_json(game.config, json.loads(text)) == played.state
    raw: Any = json.loads(json.dumps(RULESET.config_to_json(game.config)))
    assert RULESET.read_config(raw["boards"], raw["options"], read_board) == game.config


@given(games(), st.sets(st.sampled_from(NAMES)))
def test_orders_make_no_difference(game: Game, ordering: set[str]) -> None:
    """Who sends ROLL and who does not come to the same, and nobody misses (rule 9)."""
    for before, played, seed in game.played:
        orders = {name: {"A": {"roll": "roll"}} for name in ordering & {*before.seats}}
        assert RULESET.adjudicate(game.config, before, orders, dice(seed, before)) == played
        default = {name: RULESET.default_order(game.config, before, name) for name in before.seats}
        assert RULESET.adjudicate(game.config, before, default, dice(seed, before)) == played
        assert played.missed == ()


@given(games())
def test_a_turn_is_played_as_the_rules_have_it(game: Game) -> None:
    """Steps lead on from each other, doubles alone roll again, and nobody rolls after the finish (rules 4 to 8)."""
    finish = game.config.board.finish
    for before, played, _ in game.played:
        spaces = dict(before.positions)
        goes: Any = played.report["goes"]
        for number, go in enumerate(goes):
            for at, roll in enumerate(go["rolls"]):
                assert roll["from"] == spaces[go["seat"]]
                for step in roll["path"]:
                    assert step["from"] == spaces[go["seat"]]
                    spaces[go["seat"]] = step["to"]
                assert roll["space"] == spaces[go["seat"]] <= finish
                last = at == len(go["rolls"]) - 1
                double = roll["dice"][0] == roll["dice"][1]
                assert last is (not double or roll["space"] == finish or roll.get("void", False))
            if spaces[go["seat"]] == finish:
                assert number == len(goes) - 1
                assert played.state.winner == go["seat"]
        assert spaces == dict(played.state.positions)


@given(games())
def test_there_are_no_secrets(game: Game) -> None:
    """Every audience sees the same of a round, but for what it is told of itself (rule 13)."""
    for before, played, _ in game.played:
        seen = RULESET.view(game.config, before, played.state, played, PUBLIC)
        assert played.gm == {}
        for audience in (GM, *(Audience(name) for name in NAMES)):
            other = RULESET.view(game.config, before, played.state, played, audience)
            assert replace(other, own=None, gm=None) == seen
        # What a report is made of is kept without the log.
        kept = replace(played, state=before, events=(), die_log=(), missed=())
        assert RULESET.view(game.config, before, played.state, kept, PUBLIC) == seen


@settings(max_examples=30)
@given(games(), st.sampled_from(NAMES))
def test_what_a_receipt_tells_comes_true(game: Game, seat: str) -> None:
    """The dice told at once are those of the report, unless somebody else came home first (rule 9)."""
    assert isinstance(RULESET, TellsAtOnce)
    for before, played, seed in game.played:
        told = RULESET.at_once(game.config, before, seat, {seat: {"A": {"roll": "roll"}}}, dice(seed, before))
        racing = before.racing()
        if game.config.options.play == "at_deadline" or seat not in racing:
            assert told == ()
            continue
        assert RULESET.at_once(game.config, before, seat, {}, dice(seed, before)) == ()
        seen = RULESET.view(game.config, before, played.state, played, PUBLIC).notices
        mine = [line for line in seen if f"{seat} rolls" in line]
        promised = [line.replace("you roll", f"{seat} rolls").replace("You roll", f"{seat} rolls") for line in told]
        winner = played.state.winner
        if winner in (None, seat):
            assert promised[: len(mine)] == mine
        else:
            assert [line for line in promised if f"{seat} rolls" in line][: len(mine)] == mine
            doubt = any("If somebody comes home before you" in line for line in told)
            assert doubt != ("Nobody rolls before you, so this stands." in told)
        if "Nobody rolls before you, so this stands." in told:
            assert promised[: told.index("Nobody rolls before you, so this stands.")] == mine


@given(games(), st.sampled_from(NAMES), st.binary(min_size=1, max_size=4))
def test_a_receipt_tells_nothing_of_others_dice(game: Game, seat: str, other: bytes) -> None:
    """Whatever the others roll, the receipt is the same (rule 9)."""

    class Mixed:
        """One seat's dice of one game, all others' of another."""

        def __init__(self, state: State, seed: bytes, mine: str) -> None:
            self.mine, self.own, self.others = mine, dice(seed, state), dice(other, state)

        def roll(self, stream: str) -> int:
            return (self.own if stream == self.mine else self.others).roll(stream)

        def shuffle(self, stream: str, items: list[Any]) -> list[Any]:
            return self.own.shuffle(stream, items)

    orders = {seat: {"A": {"roll": "roll"}}}
    for before, _, seed in game.played:
        if seat in before.seats:
            mixed = Mixed(before, seed, f"seat {before.seats.index(seat) + 1}")
            told = RULESET.at_once(game.config, before, seat, orders, dice(seed, before))
            assert RULESET.at_once(game.config, before, seat, orders, mixed) == told


@given(games(), st.sets(st.sampled_from(NAMES)))
def test_a_round_may_end_early_when_everybody_has_said_roll(game: Game, ordered: set[str]) -> None:
    """Nobody who rolls is missing, and only in a game on order (rule 9)."""
    assert isinstance(RULESET, ClosesEarly)
    on_order = game.config.options.play == "on_order"
    for before, played, _ in game.played:
        whole = on_order and {*before.racing()} <= ordered
        orders = {name: {game.config.board.name: {"roll": "roll"}} for name in ordered}
        assert RULESET.complete(game.config, before, orders) is whole
        assert not RULESET.complete(game.config, before, {**orders, before.racing()[0]: {}}), (
            "a ROLL taken back is none"
        )
        if RULESET.turns(game.config, played.state) == ():
            assert not RULESET.complete(game.config, played.state, orders)


@given(games(), st.sampled_from(NAMES))
def test_a_form_is_there_for_who_may_answer_it(game: Game, seat: str) -> None:
    """The default order is what the form asks for, and the check takes it (rule 9)."""
    for before, _, _ in game.played:
        form = RULESET.order_form(game.config, before, seat)
        default = RULESET.default_order(game.config, before, seat)
        assert (form is None) is (default == {})
        answer = RULESET.check(game.config, before, seat, default)
        assert (answer.accepted, answer.problems) == (default, ())
        if form is not None:
            assert form.turns == RULESET.turns(game.config, before)
