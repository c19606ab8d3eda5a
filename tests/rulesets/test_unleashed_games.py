"""Whole games of Unleashed, played at random: what holds in every round, whatever is ordered."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.dice import dice_of_round
from pbm.core.game import PUBLIC, Audience
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.unleashed_bot import NAMES, draw_options, draw_orders, draw_pieces
from tests.rulesets.unleashed_referee import DEFAULTS, Referee, kind_of, place_is_lawful, racing, value_of

IN_TEST = 60
IN_SOAK = 10_000
_SHARE = 250
_MOST_ROUNDS = 60

_COMPARED = (
    *("turn", "phase", "seats", "dropped", "first", "next", "cells", "draw", "aside", "positions", "pieces"),
    *("reversed", "standing", "winner"),
)


@dataclass(slots=True)
class Game:
    """A game under way: ``state`` is the ruleset's, ``shown`` its JSON."""

    options: dict[str, Any]
    config: Any
    state: Any
    shown: dict[str, Any]
    seed: bytes
    number: int = 1

    @property
    def settled(self) -> dict[str, Any]:
        """The options with what the referee takes for granted."""
        return {**DEFAULTS, **self.options}


def _json(game_config: Any, state: Any) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(json.dumps(RULESET.state_to_json(game_config, state)))
    return shown


def _begin(rng: Random, seed: int) -> Game:
    seats = list(NAMES[: rng.randint(2, 6)])
    options = draw_options(rng, len(seats))
    config = RULESET.read_config({}, options, read_board)
    secret = seed.to_bytes(8, "big")
    state = RULESET.start(config, seats, dice_of_round(secret, "game", 0))
    return Game(options, config, state, _json(config, state), secret)


def _cards(state: Mapping[str, Any]) -> list[str]:
    """Return every card there is, wherever it lies."""
    hands = [card for hand in state["hands"].values() for card in hand]
    return [*(card for pile in state["cells"] for card in pile), *hands, *state["draw"], *state["aside"]]


def _check_state(game: Game) -> None:
    """Assert what holds of any state (u2 to u6, u11, u15, u34)."""
    state, options = game.shown, game.settled
    rows, columns, last = state["rows"], state["columns"], state["rows"] * state["columns"] - 1
    assert (state["cells"][0], state["cells"][last]) == (["start#1"], ["finish#1"])
    assert len(state["cells"]) == rows * columns
    assert len(state["pieces"]) <= options["pieces"]
    for name, ends in state["pieces"].items():
        assert place_is_lawful(options, rows, columns, state["pieces"], name, ends), (name, ends)
    assert sorted(state["positions"]) == sorted(state["hands"]) == sorted(racing(state))
    assert all(0 <= at <= last for at in state["positions"].values())
    for hand in state["hands"].values():
        assert len(hand) <= options["hand"]
        assert len(hand) == options["hand"] or not state["draw"] or state["phase"] == "over"
    assert (state["phase"] == "over") == (state["winner"] is not None)
    assert RULESET.state_from_json(game.config, json.loads(json.dumps(state))) == game.state


def _check_account(before: Mapping[str, Any], after: Mapping[str, Any], report: Any) -> None:
    """Assert that what is told can be walked: each step begins where the last one ended, and is as long as its cause.

    No card is told to be used twice in a go, so that every cascade ends; the winner's last step crosses the finish.
    """
    at = dict(before["positions"])
    last = len(before["cells"]) - 1
    for go in report["goes"]:
        steps = [step for one in (*go["played"], go) for step in one["steps"]]
        for step in steps:
            if step["via"] != "swap":
                assert step["from"] == at[step["seat"]], step
            at[step["seat"]] = step["to"]
            far = {"roll": sum(step.get("dice", ())), "card": value_of(step["card"]) if step["via"] == "card" else 0}
            if step["via"] in far:
                aim = step["from"] + far[step["via"]]
                assert step["to"] == max(0, min(aim, last)), step
                assert step.get("crossed", False) == (aim > last), step
        cards = Counter(step["card"] for step in steps if step["via"] in ("card", "action"))
        there = Counter(kind_of(card) for card in _cards(before))
        assert cards <= there, "a card was used twice in a go"
        rolled = Counter(tuple(dice) for dice in go["rolls"])
        assert Counter(tuple(step["dice"]) for step in steps if step["via"] == "roll") <= rolled
    assert at == after["positions"]
    if after["winner"]:
        crossing = [step for step in steps if step.get("crossed")]
        assert [step["seat"] for step in crossing] == [after["winner"]]
        assert steps[-1] is crossing[0]


def _settled(found: Any) -> Any:
    """Return a part of a state; no choices are as good as none kept."""
    return {key: part for key, part in found.items() if part != {}} if isinstance(found, dict) else found


def _check_by_referee(game: Game, orders: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """Assert that a second referee, who knows the rules alone, comes to the same state."""
    dice = dice_of_round(game.seed, "game", game.number)
    other = Referee(game.settled, game.shown, orders, dice).play()
    for key in _COMPARED:
        # Whose go would come next is nobody's question when the game is over.
        if not (after["winner"] and key in ("first", "next")):
            assert _settled(after[key]) == _settled(other[key]), key
    assert {s: sorted(hand) for s, hand in after["hands"].items()} == {s: sorted(h) for s, h in other["hands"].items()}
    if not after["winner"]:
        told, found = after["preceding"], other["preceding"]
        assert (told["seat"], told["cards"], sorted(told["pieces"])) == (
            found["seat"],
            found["cards"],
            sorted(found["pieces"]),
        )


def _with_other_secrets(rng: Random, state: Mapping[str, Any], kept: Mapping[str, int], drawn: int) -> dict[str, Any]:
    """Return a state with other secret cards: in hands after the first ``kept``, in the pile after ``drawn``."""
    other = deepcopy(dict(state))
    hidden = [card for seat, hand in state["hands"].items() for card in hand[kept[seat] :]] + state["draw"][drawn:]
    rng.shuffle(hidden)
    for seat, hand in other["hands"].items():
        hand[kept[seat] :] = [hidden.pop() for _ in hand[kept[seat] :]]
    other["draw"][drawn:] = hidden
    return other


def _check_secrets(rng: Random, game: Game, orders: Mapping[str, Any], played: Any, audience: Audience) -> None:
    """Assert that other cards in the pile and in others' hands change no byte of what an audience is told (u33).

    Hands are kept of who played by fallback or default, since what they play comes of the whole hand; of the others'
    hands all is secret that has not been played.
    """
    chosen = {go["seat"]: go.get("played", []) for go in played.report["goes"]}
    state = deepcopy(game.shown)
    kept = {seat: len(hand) for seat, hand in state["hands"].items()}
    for seat in kept.keys() - {audience.seat}:
        if all(map(_as_wished, chosen.get(seat, ()))) and (seat in chosen or state["phase"] == "setup"):
            left = list(state["hands"][seat])
            shown = [left.pop([kind_of(card) for card in left].index(one["card"])) for one in chosen.get(seat, ())]
            state["hands"][seat] = [*shown, *left]
            kept[seat] = len(shown)
    drawn = sum(go.get("drew", 0) for go in played.report["goes"]) if audience.seat else 0
    other = RULESET.state_from_json(game.config, _with_other_secrets(rng, state, kept, drawn))
    again = RULESET.adjudicate(game.config, other, orders, dice_of_round(game.seed, "game", game.number))
    assert json.dumps(again.report) == json.dumps(played.report)
    seen = repr(RULESET.view(game.config, game.state, played.state, played, audience))
    assert seen == repr(RULESET.view(game.config, other, again.state, again, audience))
    hands = _json(game.config, played.state)["hands"]
    hidden = {card for seat, hand in hands.items() for card in hand if seat != audience.seat}
    told = set(re.findall(r"[\w+-]{1,20}#\d{1,3}", seen + json.dumps(played.report)))
    assert not hidden & told


def _as_wished(played: Mapping[str, Any]) -> bool:
    """Return whether a card was what was wanted first and did what was wanted, so that nothing else was looked for."""
    return bool(played["by"] == "order" and played["void"] is None)


def _round(rng: Random, game: Game) -> None:
    """Play one round and assert all that holds of it."""
    before = game.shown
    orders: dict[str, Any] = {}
    for seat in racing(before):
        setup = before["phase"] == "setup"
        sent = draw_pieces(rng, game.options, before) if setup else draw_orders(rng, game.options, before, seat)
        if sent is not None:
            orders[seat] = sent
    dice = dice_of_round(game.seed, "game", game.number)
    played = RULESET.adjudicate(game.config, game.state, orders, dice)
    after = _json(game.config, played.state)
    assert RULESET.state_to_json(game.config, game.state) == RULESET.state_to_json(
        game.config, RULESET.state_from_json(game.config, before)
    ), "a round must leave the state before it as it was"
    assert sorted(_cards(after)) == sorted(_cards(before)), "cards must neither come nor go"
    assert RULESET.replay(game.config, game.state, played.die_log) == played.state
    if before["phase"] == "play":
        _check_account(before, after, played.report)
        _check_by_referee(game, orders, after)
    if rng.random() < 0.2:
        for audience in (PUBLIC, Audience(rng.choice(racing(before)))):
            _check_secrets(rng, game, orders, played, audience)
    assert set(played.missed) <= set(racing(before))
    game.state, game.shown, game.number = played.state, after, game.number + 1
    _check_state(game)


def _drop_somebody(rng: Random, game: Game) -> None:
    gone = rng.choice(racing(game.shown))
    cards = sorted(_cards(game.shown))
    game.state = RULESET.drop(game.config, game.state, gone)
    game.shown = _json(game.config, game.state)
    assert sorted(_cards(game.shown)) == cards
    assert gone not in game.shown["positions"]
    assert {game.shown["first"], game.shown["next"]} <= set(racing(game.shown))
    _check_state(game)


def play_game(seed: int) -> bool:
    """Play a game from a seed, asserting all that holds of any, and return whether somebody won it."""
    rng = Random(seed)
    game = _begin(rng, seed)
    _check_state(game)
    rounds = _MOST_ROUNDS * (len(game.shown["seats"]) if game.options["mode"] == "sequential" else 1)
    for _ in range(rounds):
        if not RULESET.turns(game.config, game.state):
            break
        if len(racing(game.shown)) > 1 and rng.random() < 0.02:
            _drop_somebody(rng, game)
        _round(rng, game)
    return game.shown["winner"] is not None


def _play_games(seeds: range) -> int:
    won = 0
    for seed in seeds:
        try:
            won += play_game(seed)
        except Exception as error:
            raise AssertionError(f"in the game of seed {seed}: {error}") from error
    return won


@pytest.mark.parametrize("begin", range(0, IN_TEST, 20))
def test_whole_games(begin: int) -> None:
    """Whatever is ordered: cards are kept, pieces lawful, secrets kept; two referees agree, and most games are won."""
    assert _play_games(range(begin, begin + 20)) > 10


@pytest.mark.soak
@pytest.mark.skipif(not os.environ.get("PBM_SOAK"), reason="whole in `make soak`")
@pytest.mark.parametrize("begin", range(IN_TEST, IN_SOAK, _SHARE))
def test_ten_thousand_games(begin: int) -> None:
    """The same of ten thousand games."""
    seeds = range(begin, min(begin + _SHARE, IN_SOAK))
    assert _play_games(seeds) > len(seeds) / 2
