"""Worked examples of the postal rules, each through the command that scripts use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from pbm.boards.reader import read_board
from pbm.cli.adjudicate import adjudicate_command
from pbm.core.dice import NoDice
from pbm.rulesets.postal import RULESET

CASES = sorted((Path(__file__).parent.parent / "cases" / "postal").glob("*.json"))

app = typer.Typer()
app.command("adjudicate")(adjudicate_command)


def _differences(expected: Any, got: Any, at: str = "") -> list[str]:
    """Return where ``got`` lacks what is expected; keys beyond that are fine."""
    if isinstance(expected, dict) and isinstance(got, dict):
        found = [f"{at}/{key} is missing" for key in expected if key not in got]
        for key in expected.keys() & got.keys():
            found += _differences(expected[key], got[key], f"{at}/{key}")
        return found
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [d for n, (e, g) in enumerate(zip(expected, got, strict=True)) for d in _differences(e, g, f"{at}/{n}")]
    return [] if expected == got and type(expected) is type(got) else [f"{at}: expected {expected!r}, got {got!r}"]


def _load(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(path.read_text())
    return case


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_case(path: Path) -> None:
    """Every worked example comes out as it says; the rules it shows are named in it."""
    case = _load(path)
    result = CliRunner().invoke(app, ["-"], input=json.dumps(case["scenario"]))
    assert result.exit_code == 0, result.output
    assert result.stdout.isascii()
    assert result.stdout.count("\n") == 1
    assert _differences(case["expect"], json.loads(result.stdout)) == []


@pytest.mark.parametrize("path", CASES, ids=lambda p: p.stem)
def test_case_replays_from_its_die_log(path: Path) -> None:
    """The die log of each round of each example leads to the same state as its orders did."""
    scenario = _load(path)["scenario"]
    config = RULESET.read_config(scenario["boards"], scenario["options"], read_board)
    state = RULESET.state_from_json(config, scenario["state"])
    for orders in scenario["rounds"]:
        played = RULESET.adjudicate(config, state, orders, NoDice())
        quiet = RULESET.adjudicate_unlogged(config, state, orders, NoDice())
        assert RULESET.replay(config, state, played.die_log) == played.state
        assert (quiet.state, quiet.report, quiet.gm) == (played.state, played.report, played.gm)
        state = played.state


def test_the_order_of_the_keys_in_a_result_does_not_follow_the_orders() -> None:
    """A result is the same text in whatever order a round's orders come (ruling 12)."""
    scenario = _load(next(p for p in CASES if p.stem == "c07"))["scenario"]
    turned = {**scenario, "rounds": [dict(reversed(list(r.items()))) for r in scenario["rounds"]]}
    outputs = {CliRunner().invoke(app, ["-"], input=json.dumps(s)).stdout for s in (scenario, turned)}
    assert len(outputs) == 1


def test_closed_boards_are_absent_from_later_gm_and_notices() -> None:
    """Once a board has closed, later rounds report its positions only (r22)."""
    case = _load(next(p for p in CASES if p.stem == "o05"))
    result = json.loads(CliRunner().invoke(app, ["-"], input=json.dumps(case["scenario"])).stdout)
    later = result["rounds"][1]
    assert "A" not in later["gm"]
    assert "A" not in later["report"]["trapdoor_opened"]
    assert later["report"]["positions"]["X"]["A"] == 102


def test_silent_reports_say_nothing_of_trapdoors() -> None:
    """With trapdoor_notice silent the key is not even there (r20)."""
    case = _load(next(p for p in CASES if p.stem == "o07"))
    result = json.loads(CliRunner().invoke(app, ["-"], input=json.dumps(case["scenario"])).stdout)
    assert "trapdoor_opened" not in result["rounds"][0]["report"]
    assert "nmr" not in result["rounds"][0]["report"]


def test_a_result_can_be_played_on() -> None:
    """The state of a result is the state of the next scenario, as it stands."""
    scenario = _load(next(p for p in CASES if p.stem == "c24"))["scenario"]
    whole = json.loads(CliRunner().invoke(app, ["-"], input=json.dumps(scenario)).stdout)
    first = {**scenario, "rounds": scenario["rounds"][:1]}
    half = json.loads(CliRunner().invoke(app, ["-"], input=json.dumps(first)).stdout)
    second = {**scenario, "state": half["state"], "rounds": scenario["rounds"][1:]}
    rest = json.loads(CliRunner().invoke(app, ["-"], input=json.dumps(second)).stdout)
    assert rest["state"] == whole["state"]
    assert rest["rounds"] == whole["rounds"][1:]
