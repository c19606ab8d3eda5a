"""What-ifs of games with dice: a seed in the scenario, and players in place of a state to start a game."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.core.errors import ConfigError, IllegalError
from pbm.service.scenario import adjudicate_scenario

GOOD: dict[str, Any] = {"ruleset": "unleashed", "seed": "cafe", "players": ["Alan", "Brenda"], "rounds": [{}, {}]}


def changed(**keys: Any) -> dict[str, Any]:
    """Return the good scenario with some keys replaced, and those that are None left out."""
    return {key: value for key, value in {**GOOD, **keys}.items() if value is not None}


def played(**keys: Any) -> Any:
    """Return the result of the good scenario with some keys replaced."""
    return adjudicate_scenario(changed(**keys))


def test_players_start_a_game() -> None:
    """A list of players starts a game; the same seed deals and rolls the same again, another one otherwise."""
    result = played()
    assert [one["turns"] for one in result["rounds"]] == [[0], [1]]
    assert played() == result
    assert played(seed="another") != result
    assert played(seed="CAFE") == result, "hexadecimal digits say bytes"
    assert not result["state"]["over"]


def test_a_result_is_played_on() -> None:
    """The state that comes out goes in again, and leads where both rounds together lead: dice go by the turn."""
    whole = played(rounds=[{}, {}, {}])
    first = played(rounds=[{}])
    second = played(players=None, state=first["state"], rounds=[{}, {}])
    assert second["state"] == whole["state"]
    assert second["rounds"] == whole["rounds"][1:]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"seed": None}, "key-missing"),
        ({"seed": ""}, "scenario-seed"),
        ({"seed": 7}, "scenario-seed"),
        ({"players": None}, "key-missing"),
        ({"state": {}}, "scenario-shape"),
        ({"players": "Alan"}, "scenario-shape"),
        ({"players": [1]}, "scenario-shape"),
        ({"players": []}, "seats"),
        ({"players": ["Alan", "Alan"]}, "seats"),
        ({"boards": {"A": {}}}, "boards-count"),
        ({"sead": "x"}, "key-unknown"),
        ({"players": None, "state": {}}, "state-missing"),
    ],
)
def test_what_is_refused(keys: dict[str, Any], code: str) -> None:
    """A scenario of a game with dice that lacks something, or has it wrong, is refused with what it is."""
    with pytest.raises((ConfigError, IllegalError)) as caught:
        played(**keys)
    assert caught.value.codes == code


def test_a_game_that_is_over_is_not_played_on() -> None:
    """A round after the end is refused, and the round is named."""
    state = {**played()["state"], "phase": "over"}
    with pytest.raises(IllegalError) as caught:
        played(players=None, state=state)
    assert caught.value.codes == "game-over"
    assert "round 1" in caught.value.problems[0].message


@pytest.mark.parametrize("key", ["seed", "players"])
def test_games_without_dice_have_no_seed(key: str) -> None:
    """A scenario of the postal game stays as it was: these keys are none of its."""
    with pytest.raises(ConfigError) as caught:
        adjudicate_scenario({"ruleset": "postal", "boards": {}, "state": {}, "rounds": [], key: GOOD[key]})
    assert caught.value.codes == "key-unknown"
