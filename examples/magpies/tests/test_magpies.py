"""Magpies: its rules one by one, and the promises that the server relies on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from pbm_magpies import RULESET
from pbm_magpies.game import Options, State

from pbm.boards.reader import read_board
from pbm.core.dice import NoDice, SealedDice
from pbm.core.errors import ConfigError
from pbm.core.game import JsonObject
from pbm.rulesets.registry import find_ruleset
from pbm.rulesets.simple import BOARD
from pbm.testing.conformance import PROMISES, Case

THREE = (1, 2, 3)


def table(*finds: int, lying: tuple[int, ...] = (), **options: Any) -> tuple[Options, State]:
    """Return a game of Ann, Bert and Cleo that begins with these finds."""
    hand = tuple(range(1, len(finds) + 1))
    config = Options(treasures=sum(find > 0 for find in finds), eggs=sum(find < 0 for find in finds), **options)
    return config, State(
        1, finds, lying, dict.fromkeys(("Ann", "Bert", "Cleo"), hand), dict.fromkeys(("Ann", "Bert", "Cleo"), 0)
    )


def bids(ann: int, bert: int, cleo: int, cackling: str = "") -> dict[str, dict[str, JsonObject]]:
    """Return the orders of a round."""
    orders = {}
    for name, feather in (("Ann", ann), ("Bert", bert), ("Cleo", cleo)):
        order: dict[str, Any] = {"feather": [feather]}
        orders[name] = {BOARD: {**order, "cackle": "cackle"} if name == cackling else order}
    return orders


def scores(config: Options, state: State, *rounds: Mapping[str, Any]) -> dict[str, int]:
    """Return everybody's points after some rounds."""
    for orders in rounds:
        state = RULESET.adjudicate(config, state, orders, NoDice()).state
    return dict(state.scores)


def test_the_finds_are_shuffled_by_the_sealed_dice() -> None:
    """m1: all finds are there, in an order drawn from the seed, and as many feathers as finds."""
    config = RULESET.read_config({}, {}, read_board)
    orders = {RULESET.start(config, ("Ann", "Bert"), SealedDice(bytes([n]), "g", 0)).finds for n in range(1, 9)}
    assert len(orders) > 4
    assert all(sorted(finds) == [*range(-5, 0), *range(1, 11)] for finds in orders)
    assert RULESET.start(config, ("Ann", "Bert"), SealedDice(b"x", "g", 0)).feathers["Ann"] == tuple(range(1, 16))


def test_the_highest_takes_a_treasure_and_the_lowest_an_egg() -> None:
    """m3: 3 beats 2 and 1 for a treasure; an egg goes to the 1."""
    assert scores(*table(2, 1, -1), bids(1, 3, 2)) == {"Ann": 0, "Bert": 2, "Cleo": 0}
    assert scores(*table(-1, 1, 2), bids(1, 3, 2)) == {"Ann": -1, "Bert": 0, "Cleo": 0}


def test_equal_feathers_cancel_out() -> None:
    """m3: two threes are nothing, and the one beneath takes the treasure; of an egg two ones are spared."""
    assert scores(*table(2, 1, -1), bids(3, 3, 1)) == {"Ann": 0, "Bert": 0, "Cleo": 2}
    assert scores(*table(-1, 1, 2), bids(1, 1, 3)) == {"Ann": 0, "Bert": 0, "Cleo": -1}


@pytest.mark.parametrize(("ties", "won"), [("pile", 3), ("away", 1)])
def test_a_pile_that_nobody_gets_stays_or_goes(ties: str, won: int) -> None:
    """m4: with “pile” the 2 is won together with the next find, 1; with “away” the 1 alone is."""
    found = scores(*table(2, 1, -1, ties=ties), bids(3, 3, 3), bids(2, 1, 1))
    assert found == {"Ann": won, "Bert": 0, "Cleo": 0}


def test_a_pile_is_worth_what_is_in_it_together() -> None:
    """m3: a 1 on a −2 is worth −1, and goes to the lowest; a 2 on a −2 is worth 0, and to the highest."""
    assert scores(*table(1, 2, -1, -2, lying=(-2,)), bids(1, 2, 3)) == {"Ann": -1, "Bert": 0, "Cleo": 0}
    assert scores(*table(2, 1, -1, -2, lying=(-2,)), bids(1, 2, 3), bids(2, 3, 4))["Cleo"] == 1


def test_a_cackle_counts_double_once() -> None:
    """m5: 2 counts 4; the second cackle is refused and, were it sent all the same, counts nothing."""
    config, state = table(2, 1, -1)
    first, again = bids(3, 2, 1, "Ann"), bids(2, 3, 3, "Ann")
    assert scores(config, state, first, again) == {"Ann": 5, "Bert": 0, "Cleo": 0}
    after = RULESET.adjudicate(config, state, first, NoDice()).state
    check = RULESET.check(config, after, "Ann", again["Ann"])
    assert [problem.code for problem in check.problems] == ["not-asked"]
    assert check.accepted == {BOARD: {"feather": [2]}}


@pytest.mark.parametrize("sent", [{}, {"Ann": {}}, {"Ann": {BOARD: {"feather": [9], "cackle": "cackle"}}}])
def test_who_sends_no_good_feather_bids_the_lowest(sent: dict[str, Any]) -> None:
    """m6: nothing, and a feather that there is not, are the lowest feather without a cackle, and a missed round."""
    config, state = table(2, 1, -1)
    played = RULESET.adjudicate(config, state, {**bids(1, 2, 3), "Ann": {}, **sent}, NoDice())
    assert played.report["bids"]["Ann"] == 1
    assert played.report["cackled"] == []
    assert played.missed == ("Ann",)


def test_the_most_points_win_and_the_dropped_come_last() -> None:
    """m7: Bert has most but is dropped; Ann and Cleo share."""
    config, state = table(2, 1)
    state = RULESET.adjudicate(config, state, bids(1, 2, 1), NoDice()).state
    state = RULESET.adjudicate(config, RULESET.drop(config, state, "Bert"), {}, NoDice()).state
    final = RULESET.standings(config, state)
    assert final is not None
    assert final.ranks == {BOARD: {"Ann": 1, "Cleo": 1, "Bert": 3}}
    assert final.winners == ("Ann", "Cleo")
    assert RULESET.turns(config, state) == ()


def test_options_are_read_strictly() -> None:
    """An option out of its range, of another type or unknown is refused with its name; so is a board."""
    for wrong in ({"eggs": -1}, {"treasures": 0}, {"treasures": True}, {"ties": "share"}, {"egg": 3}):
        with pytest.raises(ConfigError, match=next(iter(wrong))):
            RULESET.read_config({}, wrong, read_board)
    with pytest.raises(ConfigError, match="board"):
        RULESET.read_config({"A": {}}, {}, read_board)


def other_finds(config: Options, state: JsonObject, _: str | None, chance: Random) -> tuple[Options, JsonObject]:
    """Return a game in which the finds that lie face down are in another order: nobody may see that."""
    raw: Any = state
    seen, hidden = raw["finds"][: raw["turn"]], raw["finds"][raw["turn"] :]
    return config, {**state, "finds": [*seen, *chance.sample(hidden, len(hidden))]}


CASES = (
    Case(ruleset="magpies", options={"treasures": 5, "eggs": 2}, twin=other_finds),
    Case(ruleset="magpies", options={"ties": "away"}, seats=("Ann", "Bert"), twin=other_finds, by_mail=False),
)


def test_the_server_finds_the_game() -> None:
    """Installed, the game is found by its name."""
    assert find_ruleset("magpies") is RULESET


@pytest.mark.parametrize("case", CASES, ids=["three", "two"])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_game_keeps_every_promise(promise: Callable[[Case], None], case: Case) -> None:
    """What the server relies on in every game."""
    promise(case)
