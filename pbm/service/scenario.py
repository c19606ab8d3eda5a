"""A scenario: rounds of a game played outside any running game, a what-if for GMs and tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from pbm.boards.reader import read_board
from pbm.core.dice import dice_of_round
from pbm.core.errors import ConfigError, PbmError, Problem
from pbm.core.game import Json, JsonObject, Standings
from pbm.rulesets.api import AnyRuleset
from pbm.rulesets.registry import find_ruleset

__all__ = ["adjudicate_scenario"]

_KEYS: Final = ("ruleset", "boards", "options", "state", "rounds")
_KEYS_WITH_DICE: Final = (*_KEYS, "seed", "players")
"""The keys of a game with dice: its boards may be left out, and ``players`` may stand for ``state`` to start a game."""

_GAME: Final = "scenario"
"""The name under which a scenario's dice are drawn."""


def adjudicate_scenario(raw: Json) -> JsonObject:
    """Return the result of a scenario: what each round led to, and the state after the last.

    Raises PbmError when the scenario is refused: ConfigError for its game, boards, options or shape,
    IllegalError for its state or orders. Nothing is kept but a few boards, so as not to build them again.
    """
    scenario = _scenario(raw)
    ruleset, config = _game(scenario)
    seed = _seed(scenario.get("seed")) if ruleset.chance else b""
    state = _state(scenario, ruleset, config, seed)
    rounds = scenario["rounds"]
    if not isinstance(rounds, list | tuple):
        raise _malformed("scenario-shape", "rounds", "must be a list of rounds")
    results: list[Json] = []
    # A game may offer to leave out events and die log, of which the result shows nothing.
    play = getattr(ruleset, "adjudicate_unlogged", ruleset.adjudicate)
    for number, orders in enumerate(rounds, start=1):
        if not isinstance(orders, Mapping):
            raise _malformed("scenario-shape", f"round {number}", "must be an object, orders by player")
        # When the game is over the ruleset says so, whatever the dice are.
        turn = next(iter(ruleset.turns(config, state)), 0)
        try:
            played = play(config, state, orders, dice_of_round(seed, _GAME, turn))
        except PbmError as error:
            raise _in_round(error, number) from error
        state = played.state
        results.append({"turns": list(played.turns), "report": played.report, "gm": played.gm})
    ending = _ending(ruleset.standings(config, state))
    return {"rounds": results, "state": {**ruleset.state_to_json(config, state), **ending}}


def _scenario(raw: Json) -> JsonObject:
    """Return ``raw`` if it has the keys of a scenario; ConfigError otherwise."""
    if not isinstance(raw, Mapping):
        raise _malformed("scenario-shape", "a scenario", "must be an object")
    with_dice = _has_dice(raw.get("ruleset"))
    known = _KEYS_WITH_DICE if with_dice else _KEYS
    for key in raw:
        if key not in known:
            close = get_close_matches(key, known, n=1)
            hint = f'did you mean "{close[0]}"?' if close else f"known are {', '.join(known)}"
            raise _malformed("key-unknown", key, f"is no key of a scenario; {hint}")
    if "players" in raw and "state" in raw:
        raise _malformed("scenario-shape", "players", "starts a game, so it cannot stand beside state")
    may_miss = (
        ("options", "boards", "players", *(("state",) if "players" in raw else ())) if with_dice else ("options",)
    )
    for key in known:
        if key not in raw and key not in may_miss:
            raise _malformed("key-missing", key, "is missing")
    return raw


def _has_dice(name: Json) -> bool:
    """Return whether a ruleset of that name is there and has dice."""
    try:
        return isinstance(name, str) and find_ruleset(name).chance
    except ConfigError:
        return False


def _seed(raw: Json) -> bytes:
    """Return the seed of the dice: the bytes that hexadecimal digits say, or else those of the words themselves."""
    if not isinstance(raw, str) or not raw:
        raise _malformed("scenario-seed", "seed", "must be words or hexadecimal digits, from which the dice are drawn")
    try:
        return bytes.fromhex(raw) or raw.encode()
    except ValueError:
        return raw.encode("utf-8", "surrogatepass")


def _state(scenario: JsonObject, ruleset: AnyRuleset, config: Any, seed: bytes) -> Any:
    """Return the state to play on: that of the scenario, or of a game that its players start."""
    if "players" not in scenario:
        return ruleset.state_from_json(config, scenario["state"])
    players = scenario["players"]
    if not isinstance(players, list | tuple) or not all(isinstance(name, str) and name for name in players):
        raise _malformed("scenario-shape", "players", "must be a list of names")
    return ruleset.start(config, [str(name) for name in players], dice_of_round(seed, _GAME, 0))


def _game(scenario: JsonObject) -> tuple[AnyRuleset, Any]:
    """Return the game of a scenario and its configuration; ConfigError when either is not to be had."""
    name, boards, options = scenario["ruleset"], scenario.get("boards", {}), scenario.get("options", {})
    if not isinstance(name, str):
        raise _malformed("scenario-shape", "ruleset", "must be the name of a game")
    if not isinstance(boards, Mapping) or not all(isinstance(spec, Mapping) for spec in boards.values()):
        raise _malformed("scenario-shape", "boards", "must be an object of boards by name")
    if not isinstance(options, Mapping):
        raise _malformed("scenario-shape", "options", "must be an object")
    try:
        text = json.dumps([boards, options], sort_keys=True, separators=(",", ":"), allow_nan=False)
    except ValueError as error:
        raise _malformed("number", "boards", f"holds a number that JSON has not: {error}") from error
    return find_ruleset(name), _config(name, text)


# A stream of scenarios plays on few boards, and to build one costs more than to play on it.
@lru_cache(maxsize=32)
def _config(name: str, text: str) -> Any:
    boards, options = json.loads(text)
    return find_ruleset(name).read_config(boards, options, read_board)


def _ending(final: Standings | None) -> dict[str, Json]:
    """Return what a result says besides the state: whether the game is over, and how it ended."""
    if final is None:
        return {"over": False, "ranks": None, "totals": None, "result": None}
    won = len(final.winners) == 1
    result: Json = {"winner": final.winners[0]} if won else {"draw": list(final.winners)}
    return {"over": True, "ranks": final.ranks, "totals": final.totals, "result": result}


def _in_round(error: PbmError, number: int) -> PbmError:
    """Return the error with the round named in each of its problems."""
    return type(error).of(
        Problem(p.code, f"round {number}: {p.message}", p.file, p.key, p.line, p.spaces) for p in error.problems
    )


def _malformed(code: str, at: str, message: str) -> PbmError:
    """Return the error that says what is wrong with the shape of a scenario."""
    return ConfigError(Problem(code, f"{at} {message}", key=at))
