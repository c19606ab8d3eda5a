"""Promises of the postal rules that hold on any board, whatever is ordered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.core.board import Board, BoardOptions
from pbm.core.dice import NoDice
from pbm.core.game import PUBLIC, Audience, JsonObject
from pbm.rulesets.api import Played
from pbm.rulesets.postal import RULESET, Config, State
from pbm.rulesets.postal.landing import land
from pbm.rulesets.postal.state import USED, Place, Track
from tests.tries import tries

NAMES = ("Alan", "Brenda", "Clive", "Dora", "Émile")
FINISH = 30

spaces = st.integers(0, FINISH + 6)
jumps = st.dictionaries(st.integers(1, FINISH - 1), spaces, max_size=12)
belows = st.dictionaries(st.integers(1, FINISH + 6), spaces, max_size=25)


def build(spec: JsonObject, options: BoardOptions, name: str) -> Board:
    """Return a board with whatever jumps and cells beneath ``spec`` asks for, sensible or not."""

    def pairs(key: str) -> dict[int, int]:
        found: Any = spec.get(key, {})
        return {int(start): end for start, end in found.items()}

    ladders = pairs("ladders")
    snakes = {start: end for start, end in pairs("snakes").items() if start not in ladders}
    cells = {n: ((n - 1) // 10 + 1, (n - 1) % 10 + 1) for n in range(1, FINISH + 1)}
    tell = ("size",) if spec.get("size") else ()
    return Board(name, FINISH, FINISH, cells, ladders, snakes, pairs("below"), tell, spec)


def as_json(leads: dict[int, int]) -> dict[str, int]:
    """Return the pairs with keys as JSON has them."""
    return {str(start): end for start, end in leads.items()}


boards: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "ladders": jumps.map(as_json),
        "snakes": jumps.map(as_json),
        "below": belows.map(as_json),
        "size": st.booleans(),
    }
)

options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "schedule": st.sampled_from([[1, 1, 1, 1, 2], [1] * 6, [2, 2, 2], [2, 1, 1, 2], [1, 2, 1, 2]]),
        "illegal_second_throw": st.sampled_from(["nmr", "auto"]),
        "thresholds": st.sampled_from([[[8, 2], [0, 3]], [[0, 1]], [[2, 1], [4, 2], [0, 3]]]),
        "threshold_basis": st.sampled_from(["current", "start"]),
        "allow_abstain": st.booleans(),
        "invalid_nomination": st.sampled_from(["void", "default"]),
        "chain": st.sampled_from(["none", "follow"]),
        "refall": st.sampled_from(["as_if_no_trapdoor", "blank"]),
        "end_when_home": st.integers(0, 3),
        "trapdoor_notice": st.sampled_from(["opened", "silent", "count"]),
        "announce_nmr": st.booleans(),
        "late_join": st.booleans(),
    },
)

throws = st.lists(st.integers(-1, 8) | st.integers(1, 6), max_size=3)
orders = st.fixed_dictionaries(
    {}, optional={"throws": throws, "trapdoor": st.integers(-3, FINISH + 9) | st.just("none")}
)
rounds = st.lists(st.dictionaries(st.sampled_from(NAMES), st.dictionaries(st.sampled_from("AB"), orders)), max_size=12)


@dataclass(frozen=True)
class Game:
    """A game played out: its configuration, and every round with the state it began from."""

    config: Config
    played: list[tuple[State, Played[State]]]


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game on one or two boards, some rounds long; now and then somebody drops out."""
    count = draw(st.integers(1, 2))
    specs = {name: draw(boards) for name in "AB"[:count]}
    config = RULESET.read_config(specs, draw(options), build)
    seats = NAMES[: draw(st.integers(1, len(NAMES)))]
    state = RULESET.start(config, seats, NoDice())
    played = []
    for ordered in draw(rounds):
        if draw(st.integers(0, 9)) == 0:
            state = RULESET.drop(config, state, draw(st.sampled_from(seats)))
        if not RULESET.turns(config, state):
            break
        known = {
            name: {board: order for board, order in by_board.items() if board in specs}
            for name, by_board in ordered.items()
            if name in seats
        }
        one = RULESET.adjudicate(config, state, known, NoDice())
        played.append((state, one))
        state = one.state
    return Game(config, played)


@given(jumps, belows, st.sets(st.integers(1, FINISH + 6)), spaces, st.booleans(), st.booleans())
def test_a_landing_ends_and_no_trapdoor_is_fallen_through_twice(
    leads: dict[int, int], below: dict[int, int], doors: set[int], target: int, follow: bool, blank: bool
) -> None:
    """A landing ends within (trapdoors + 1) × (jumps + 1) steps and meets each trapdoor once at most (r15)."""
    opened = doors & below.keys()
    stop, steps = land(Track(FINISH, {}, leads, below), target, opened, follow=follow, blank=blank)
    fallen = [step.start for step in steps if step.via == "trapdoor"]
    assert len(fallen) == len(set(fallen))
    assert len(steps) <= (len(opened) + 1) * (len(leads) + 1)
    assert [step.start for step in steps] + [stop] == [target, *(step.end for step in steps)]


@given(jumps, belows, st.sets(st.integers(1, FINISH + 6)), spaces)
def test_a_trapdoor_comes_before_a_snake_or_ladder(
    leads: dict[int, int], below: dict[int, int], doors: set[int], target: int
) -> None:
    """Whoever comes first to an open trapdoor falls, whatever else starts there (r12)."""
    opened = doors & below.keys()
    _, steps = land(Track(FINISH, {}, leads, below), target, opened, follow=False, blank=False)
    met: set[int] = set()
    for step in steps:
        if step.start in opened and step.start not in met:
            assert step.via == "trapdoor"
            met.add(step.start)


@settings(max_examples=tries(30))
@given(games())
def test_the_die_log_replays_every_round(game: Game) -> None:
    """The die log alone leads from each state to the next."""
    for before, played in game.played:
        assert RULESET.replay(game.config, before, played.die_log) == played.state


@settings(max_examples=tries(30))
@given(games())
def test_used_numbers_fit_the_place_in_the_set(game: Game) -> None:
    """After each turn a racing player has used as many different numbers as turns of the set are played (r6)."""
    for _, played in game.played:
        state = played.state
        for board in state.places:
            if state.closed(game.config.options, board):
                continue
            for name in state.racing(board):
                used = USED[state.places[board][name].used]
                assert set(used) <= {1, 2, 3, 4, 5, 6}
                assert len(used) % 6 == (state.turn - 1) % 6


@settings(max_examples=tries(30))
@given(games())
def test_a_state_comes_back_from_its_json(game: Game) -> None:
    """Reading what was written gives an equal state and configuration."""
    for _, played in game.played:
        text = json.dumps(RULESET.state_to_json(game.config, played.state))
        assert RULESET.state_from_json(game.config, json.loads(text)) == played.state
    raw: Any = json.loads(json.dumps(RULESET.config_to_json(game.config)))
    assert RULESET.read_config(raw["boards"], raw["options"], build) == game.config


@settings(max_examples=tries(30))
@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_players_never_matters(game: Game, random: Any) -> None:
    """Players listed in another order come to the same round: all moves are simultaneous (ruling 12)."""
    for before, played in game.played:
        names = list(before.players)
        random.shuffle(names)
        turned = replace(
            before, places={b: {name: places[name] for name in names} for b, places in before.places.items()}
        )
        log = list(played.die_log)
        random.shuffle(log)
        assert RULESET.replay(game.config, turned, log) == played.state
        raw = json.dumps(RULESET.state_to_json(game.config, turned))
        assert RULESET.state_from_json(game.config, json.loads(raw)) == before


@settings(max_examples=tries(30))
@given(games())
def test_rounds_can_be_ordered_as_they_would_be_by_default(game: Game) -> None:
    """To order what the rules order for one who sent nothing comes to the same (r18)."""
    for before, _ in game.played:
        nothing = RULESET.adjudicate(game.config, before, {}, NoDice())
        orders = {name: RULESET.default_order(game.config, before, name) for name in before.players}
        same = RULESET.adjudicate(game.config, before, orders, NoDice())
        assert same.state == nothing.state
        assert same.missed == ()


def _elsewhere(config: Config) -> Config:
    """Return a configuration with other snakes, ladders and cells beneath, of which players are told the same."""
    specs = {name: {"size": "size" in board.tell} for name, board in config.boards.items()}
    raw = RULESET.config_to_json(config)["options"]
    assert isinstance(raw, Mapping)
    return RULESET.read_config(specs, raw, build)


def _other_numbers(config: Config, state: State) -> State:
    """Return the state with everybody's used numbers turned round, and home turns moved within their round."""

    def other(place: Place) -> Place:
        used = sum(1 << 7 - n for n in USED[place.used])
        home = place.home
        if home is not None:
            within = (home.turn - 1) % 6
            start = max(at for at in config.rounds if at <= within)
            home = home._replace(turn=home.turn - within + start + config.rounds[start] - 1)
        return Place(place.space, used, home)

    return replace(
        state, places={b: {n: other(place) for n, place in places.items()} for b, places in state.places.items()}
    )


@settings(max_examples=tries(30))
@given(games())
def test_what_everybody_sees_depends_on_public_facts_alone(game: Game) -> None:
    """With other boards, throws, nominations, trapdoors and paths, but the same report, the view is the same (r20)."""
    for before, played in game.played:
        final = RULESET.standings(game.config, played.state)
        state = played.state if final is not None else _other_numbers(game.config, played.state)
        shadow = replace(played, state=state, gm={}, events=(), die_log=(), missed=())
        seen = RULESET.view(game.config, before, played.state, played, PUBLIC)
        config = _elsewhere(game.config)
        assert RULESET.view(config, _other_numbers(config, before), state, shadow, PUBLIC) == seen
        assert seen.own is None
        assert seen.gm is None


def _only(gm: JsonObject, seat: str) -> dict[str, Any]:
    """Return what of a round's GM sheet a seat knows: its own throws and vote, and whether it missed."""
    known: dict[str, Any] = {}
    for board, sheet in gm.items():
        assert isinstance(sheet, Mapping)
        chosen = sheet["nmr"]
        assert isinstance(chosen, list)
        known[board] = {"nmr": [name for name in chosen if name == seat]}
        for key in ("throws", "nominations"):
            values = sheet[key]
            assert isinstance(values, Mapping)
            known[board][key] = {name: value for name, value in values.items() if name == seat}
    return known


@settings(max_examples=tries(30))
@given(games(), st.sampled_from(NAMES))
def test_what_a_seat_sees_depends_on_its_own_orders_and_public_facts(game: Game, seat: str) -> None:
    """A seat's own sheet needs no board, no path, and nobody else's orders (ruling 21)."""
    for before, played in game.played:
        audience = Audience(seat)
        log = tuple(entry for entry in played.die_log if entry.data["seat"] == seat)
        shadow = replace(played, gm=_only(played.gm, seat), events=(), die_log=log)
        seen = RULESET.view(game.config, before, played.state, played, audience)
        config = _elsewhere(game.config)
        assert RULESET.view(config, before, played.state, shadow, audience) == seen


@settings(max_examples=tries(30))
@given(games(), st.sampled_from(NAMES), st.dictionaries(st.sampled_from("AB*"), orders))
def test_an_answer_to_orders_tells_nothing_of_the_board(game: Game, seat: str, sent: dict[str, Any]) -> None:
    """Checking orders gives the same answer on any board of the size told, before and after (ruling 9)."""
    for before, _ in game.played:
        answer = RULESET.check(game.config, before, seat, sent)
        assert RULESET.check(_elsewhere(game.config), before, seat, sent) == answer
        if RULESET.order_form(game.config, before, seat) is None:
            assert answer.accepted == {}
            continue
        accepted = RULESET.check(game.config, before, seat, answer.accepted)
        assert accepted.accepted == answer.accepted
        assert not accepted.problems
        taken = RULESET.adjudicate(game.config, before, {seat: answer.accepted}, NoDice())
        if all("throws" in order for order in answer.accepted.values()) and len(answer.accepted) == len(
            game.config.boards
        ):
            assert seat not in taken.missed
