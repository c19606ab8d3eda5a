"""Worked cases of Unleashed: each was played by hand from the rules, with the dice written down."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.game import JsonObject
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.scripted_dice import ScriptedDice
from tests.rulesets.unleashed_referee import Referee

CASES = sorted((Path(__file__).parent / "unleashed_cases").glob("*.json"))

EVERY_RULE = {f"u{n}" for n in range(1, 36)} - {"u33"}  # secrecy has tests of its own, with whole games


def _load(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(path.read_text())
    return case


def _kind(card: str) -> str:
    return card.partition("#")[0]


def _same_card(expected: str, got: str) -> bool:
    """Return whether a card is the expected one; without a number any of the kind is."""
    return expected == (got if "#" in expected else _kind(got))


def _same_cards(expected: Any, got: Sequence[str]) -> bool:
    """Return whether cards are those expected, in any order; a number expects so many, whichever they are."""
    if isinstance(expected, int):
        return len(got) == expected
    numbered = any("#" in card for card in expected)
    return Counter(expected) == Counter(got if numbered else map(_kind, got))


def _counted(state: dict[str, Any]) -> Counter[str]:
    """Return how many cards of each kind there are, wherever they lie."""
    hands = [card for hand in state["hands"].values() for card in hand]
    piles = [card for pile in state["cells"] for card in pile]
    return Counter(_kind(card) for card in (*piles, *hands, *state["draw"], *state["aside"]))


def _differences(expect: dict[str, Any], state: dict[str, Any]) -> Iterable[str]:
    """Return where a state is not as expected."""
    plain = ("phase", "turn", "first", "next", "rows", "columns", "pieces", "reversed", "winner", "dropped")
    for key in plain:
        if key in expect and expect[key] != state[key]:
            yield f"{key}: expected {expect[key]!r}, got {state[key]!r}"
    for seat, at in expect.get("positions", {}).items():
        if state["positions"].get(seat) != at:
            yield f"{seat}: expected on {at}, got {state['positions'].get(seat)}"
    if "positions" in expect and (others := state["positions"].keys() - expect["positions"].keys() - {state["winner"]}):
        yield f"nobody expected {sorted(others)} on the board"
    for at, card in expect.get("tops", {}).items():
        if not _same_card(card, state["cells"][int(at)][-1]):
            yield f"top of {at}: expected {card}, got {state['cells'][int(at)]}"
    for at, pile in expect.get("cells", {}).items():
        if state["cells"][int(at)] != pile:
            yield f"pile on {at}: expected {pile}, got {state['cells'][int(at)]}"
    for seat, hand in expect.get("hands", {}).items():
        if not _same_cards(hand, state["hands"][seat]):
            yield f"hand of {seat}: expected {hand}, got {state['hands'][seat]}"
    for key in ("draw", "aside"):
        if key in expect and not _same_cards(expect[key], state[key]):
            yield f"{key}: expected {expect[key]}, got {state[key]}"
    for seat, choices in expect.get("standing", {}).items():
        if state["standing"].get(seat, {}) != choices:
            yield f"standing choices of {seat}: expected {choices}, got {state['standing'].get(seat)}"
    if "preceding" in expect:
        yield from _preceding_differences(expect["preceding"], state["preceding"])
    if "counts" in expect and _counted(state) != Counter(expect["counts"]):
        yield f"deck: expected {expect['counts']}, got {_counted(state)}"
    if "blanks" in expect and _counted(state)["blank"] != expect["blanks"]:
        yield f"blank cards: expected {expect['blanks']}, got {_counted(state)['blank']}"
    if "drawn_next" in expect and state["draw"][0] != expect["drawn_next"]:
        yield f"next card: expected {expect['drawn_next']}, got {state['draw'][0]}"
    if "piece_count" in expect and len(state["pieces"]) != expect["piece_count"]:
        yield f"pieces: expected {expect['piece_count']} of them, got {state['pieces']}"


def _preceding_differences(expect: Any, got: Any) -> Iterable[str]:
    if expect is None or got is None:
        same = expect == got
    else:
        pieces = sorted(expect["pieces"]) == sorted(got["pieces"])
        cards = len(expect["cards"]) == len(got["cards"]) and all(map(_same_card, expect["cards"], got["cards"]))
        same = expect["seat"] == got["seat"] and pieces and cards
    if not same:
        yield f"preceding: expected {expect}, got {got}"


def _told_differences(expect: dict[str, Any], goes: Sequence[dict[str, Any]]) -> Iterable[str]:
    """Return where the account of a round is not as expected."""
    if "order" in expect and [go["seat"] for go in goes] != expect["order"]:
        yield f"order: expected {expect['order']}, got {[go['seat'] for go in goes]}"
    played = {go["seat"]: go.get("played", []) for go in goes}
    for seat, manners in expect.get("by", {}).items():
        if [one["by"] for one in played[seat]] != manners:
            yield f"{seat} played by: expected {manners}, got {played[seat]}"
    for seat, voids in expect.get("void", {}).items():
        reasons = [one["void"] for one in played[seat]]
        shown = [r if isinstance(e, str) else r is not None for e, r in zip(voids, reasons, strict=True)]
        if shown != voids:
            yield f"void for {seat}: expected {voids}, got {reasons}"
    steps = [step for go in goes for one in (*go.get("played", ()), go) for step in one.get("steps", ())]
    if "path" in expect:
        path = [[step[key] for key in ("seat", "via", "from", "to")] for step in steps]
        if path != expect["path"]:
            yield f"path: expected {expect['path']}, got {path}"
    if "landed" in expect:
        landed = [[step[key] for key in ("seat", "card", "void")] for step in steps if step["via"] == "action"]
        if landed != expect["landed"]:
            yield f"landed on: expected {expect['landed']}, got {landed}"


def _played(case: dict[str, Any]) -> tuple[Any, Any, Any, ScriptedDice]:
    """Return the configuration, the state before, the round played, and the dice."""
    config = RULESET.read_config({}, case["options"], read_board)
    state = RULESET.state_from_json(config, case["state"])
    dice = ScriptedDice(case["state"]["seats"], case["rolls"])
    return config, state, RULESET.adjudicate(config, state, case["orders"], dice), dice


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_case(path: Path) -> None:
    """Every worked case comes out as it did by hand, with exactly the rolls that are written down."""
    case = _load(path)
    expect = case["expect"]
    config = RULESET.read_config({}, case["options"], read_board)
    if "players" in case:
        state = RULESET.start(config, case["players"], ScriptedDice(case["players"], {}))
        assert list(_differences(expect, _json(config, state))) == [], case["says"]
        return
    if "drop" in case:
        state = RULESET.drop(config, RULESET.state_from_json(config, case["state"]), case["drop"])
        assert list(_differences(expect, _json(config, state))) == [], case["says"]
        assert case["drop"] not in RULESET.seats(state)
        return
    _, _, played, dice = _played(case)
    after = _json(config, played.state)
    assert list(_differences(expect, after)) == [], case["says"]
    goes: Any = played.report["goes"]
    assert list(_told_differences(expect, goes)) == [], case["says"]
    assert dice.left() == {}
    if "missed" in expect:
        assert list(played.missed) == expect["missed"]
    standings = RULESET.standings(config, played.state)
    assert (standings is None) == (after["winner"] is None)
    if standings is not None:
        assert standings.winners == (after["winner"],)
        (ranks,) = standings.ranks.values()
        assert ranks == expect.get("ranks", ranks)
        assert ranks[after["winner"]] == 1


ROUNDS = [path for path in CASES if "orders" in _load(path)]


@pytest.mark.parametrize("path", ROUNDS, ids=lambda p: p.stem)
def test_case_replays_from_its_die_log(path: Path) -> None:
    """The die log of each case leads to the same state as its orders did; no card comes or goes."""
    config, state, played, _ = _played(_load(path))
    assert RULESET.replay(config, state, played.die_log) == played.state
    after = _json(config, played.state)
    assert _counted(after) == _counted(_json(config, state))
    assert RULESET.state_from_json(config, json.loads(json.dumps(after))) == played.state


@pytest.mark.parametrize("path", [p for p in ROUNDS if _load(p)["state"]["phase"] == "play"], ids=lambda p: p.stem)
def test_case_by_the_second_referee(path: Path) -> None:
    """The referee that the ruleset is compared with in whole games comes to what was worked out by hand, too."""
    case = _load(path)
    dice = ScriptedDice(case["state"]["seats"], case["rolls"])
    after = Referee(case["options"], case["state"], case["orders"], dice).play()
    assert list(_differences(case["expect"], after)) == [], case["says"]
    assert dice.left() == {}


def test_every_rule_has_a_case() -> None:
    """Each numbered rule that can be shown in one round has a worked case of its own."""
    shown = {rule for path in CASES for rule in _load(path)["rule"].split()}
    assert shown >= EVERY_RULE
    assert len(CASES) >= 80


def _json(config: Any, state: Any) -> dict[str, Any]:
    found: JsonObject = RULESET.state_to_json(config, state)
    as_read: dict[str, Any] = json.loads(json.dumps(found))
    return as_read
