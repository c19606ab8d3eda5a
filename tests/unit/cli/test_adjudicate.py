"""``pbm adjudicate``: whatever comes in, a result or a reason comes out, and never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from pbm.cli.adjudicate import adjudicate_command

app = typer.Typer()
app.command("adjudicate")(adjudicate_command)

GOOD: dict[str, Any] = {
    "ruleset": "postal",
    "boards": {"A": {"finish": 100, "layout": {"kind": "boustrophedon", "width": 10}}},
    "options": {},
    "state": {
        "turn": 2,
        "players": {
            "Alan": {"status": "active", "boards": {"A": {"space": 40, "used": [1]}}},
            "Brenda": {"status": "active", "boards": {"A": {"space": 60, "used": [1]}}},
        },
    },
    "rounds": [{"Alan": {"A": {"throws": [5]}}, "Brenda": {"A": {"throws": [2], "trapdoor": 45}}}],
}

TOML = """
ruleset = "postal"
[boards.A]
finish = 100
layout = { kind = "boustrophedon", width = 10 }
[state]
turn = 2
[state.players.Alan]
status = "active"
boards = { A = { space = 40, used = [1] } }
[[rounds]]
Alan = { A = { throws = [5] } }
"""


def run(data: bytes | str, *arguments: str) -> Result:
    """Return what the command does with ``data`` on standard input."""
    result = CliRunner().invoke(app, list(arguments), input=data)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def changed(**keys: Any) -> dict[str, Any]:
    """Return the good scenario with some keys replaced."""
    return {**GOOD, **keys}


def in_state(path: str, value: Any) -> dict[str, Any]:
    """Return the good scenario with one value of its state replaced, at a path with dots."""
    scenario: dict[str, Any] = json.loads(json.dumps(GOOD))
    *way, last = path.split(".")
    place = scenario["state"]
    for key in way:
        place = place[key]
    place[last] = value
    return scenario


def refused(data: bytes | str, *arguments: str) -> str:
    """Return the reason for which ``data`` is refused, seeing that nothing else is written."""
    result = run(data, *arguments)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith("pbm adjudicate: ")
    assert "Traceback" not in result.stderr
    return result.stderr


def test_reads_standard_input_with_and_without_the_dash() -> None:
    """No FILE and ``-`` both mean JSON on standard input; the answer is one ASCII line."""
    with_dash, without = run(json.dumps(GOOD), "-"), run(json.dumps(GOOD))
    assert with_dash.exit_code == without.exit_code == 0
    assert with_dash.stdout == without.stdout
    assert with_dash.stdout.endswith("}\n")
    assert json.loads(without.stdout)["rounds"][0]["report"]["positions"] == {"Alan": {"A": 36}, "Brenda": {"A": 62}}


def test_reads_json_and_toml_files_by_their_ending(tmp_path: Path) -> None:
    """A name that ends in .toml is TOML, whatever else JSON."""
    as_json, as_toml = tmp_path / "scenario.json", tmp_path / "scenario.TOML"
    as_json.write_text(json.dumps(GOOD))
    as_toml.write_text(TOML)
    assert run(b"", str(as_json)).exit_code == 0
    result = run(b"", str(as_toml))
    assert json.loads(result.stdout)["rounds"][0]["report"]["positions"] == {"Alan": {"A": 45}}


def test_a_byte_order_mark_is_let_pass() -> None:
    """Editors that put a mark before the text do no harm."""
    assert run(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).exit_code == 0


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{",
        b"null",
        b"[]",
        b"42",
        b'"postal"',
        b"\xff\xfe{}",
        b'{"ruleset": "caf\xe9"}',
        "[" * 100_000,
        '{"a":' * 100_000,
        json.dumps(GOOD).replace('"options": {}', '"options": ' + "[" * 50_000 + "]" * 50_000),
        json.dumps(GOOD).replace("40", "NaN"),
        json.dumps(GOOD).replace("40", "Infinity"),
        json.dumps(GOOD).replace("40", "1e999"),
        json.dumps(GOOD).replace("40", "9" * 10_000),
        json.dumps(GOOD).replace("40", "9" * 200_000),
        json.dumps(GOOD).replace('"finish": 100', '"finish": 1e999'),
        json.dumps(GOOD).replace('"finish": 100', '"finish": ' + "9" * 10_000),
        json.dumps(GOOD).replace('"Brenda": {"status"', '"Alan": {"status"'),
        json.dumps(GOOD) + "x",
        json.dumps(GOOD) + json.dumps(GOOD),
        json.dumps(GOOD).replace("Brenda", "\\ud800", 1),
    ],
    ids=lambda data: repr(data[:24]),
)
def test_what_cannot_be_read_is_refused(data: bytes | str) -> None:
    """Hostile text is refused with a reason on standard error and nothing on standard output."""
    assert refused(data)


@pytest.mark.parametrize(
    ("scenario", "word"),
    [
        (changed(ruleset="postl"), '"postal"'),
        (changed(ruleset=3), "name of a game"),
        (changed(rules="postal"), "ruleset"),
        ({k: v for k, v in GOOD.items() if k != "state"}, "state is missing"),
        (changed(boards={}), "1 to 9 boards"),
        (changed(boards={"*": GOOD["boards"]["A"]}), "name of a board"),
        (changed(boards=[]), "boards"),
        (changed(boards={"A": 1}), "boards"),
        (changed(options={"chian": "none"}), '"chain"'),
        (changed(options={"chain": True}), "chain must be one of"),
        (changed(options={"late_join": 1}), "true or false"),
        (changed(options={"end_when_home": True}), "whole number"),
        (changed(options={"schedule": [1, 2, 2]}), "add up to 6"),
        (changed(options={"schedule": [True] * 6}), "add up to 6"),
        (changed(options={"thresholds": [[8, 2]]}), "any number"),
        (changed(options={"thresholds": [[0, 3], [8, 2]]}), "must end with a pair"),
        (changed(options={"thresholds": [[8, 0], [0, 3]]}), "votes 1 or more"),
        (changed(options=None), "options"),
        (changed(rounds={}), "list of rounds"),
        (changed(rounds=[3]), "round 1"),
        (changed(rounds=[{"Carol": {}}]), "Carol"),
        (changed(rounds=[{}, {"Alan": {"B": {}}}]), "round 2"),
        (changed(rounds=[{"Alan": {"*": {"throws": [1]}}}]), "no board"),
        (changed(rounds=[{"Alan": []}]), "object"),
        (changed(rounds=[{"Alan": {"A": None}}]), "object"),
        (changed(rounds=[{"Alan": {"A": {"throws": 5}}}]), "list"),
        (changed(rounds=[{"Alan": {"A": {"throws": [True]}}}]), "whole numbers"),
        (changed(rounds=[{"Alan": {"A": {"throws": [5.0]}}}]), "whole numbers"),
        (changed(rounds=[{"Alan": {"A": {"throws": ["5"]}}}]), "whole numbers"),
        (changed(rounds=[{"Alan": {"A": {"trapdoor": "None"}}}]), "trapdoor"),
        (changed(rounds=[{"Alan": {"A": {"trapdoor": None}}}]), "trapdoor"),
        (changed(rounds=[{"Alan": {"A": {"trapdoor": False}}}]), "trapdoor"),
        (changed(rounds=[{"Alan": {"A": {"trapdor": 4}}}]), '"trapdoor"'),
        (in_state("turn", 6), "first turn of a round"),
        (in_state("turn", 0), "state.turn"),
        (in_state("turn", True), "state.turn"),
        (changed(boards={"A": {**GOOD["boards"]["A"], "conflcit": 1}}), "boards.A.conflcit"),
        (in_state("start_players", "2"), "start_players"),
        (in_state("players", {}), "at least one player"),
        (in_state("players.Alan.status", "gone"), "active"),
        (in_state("players.Alan.boards", {}), "missing"),
        (in_state("players.Alan.boards.B", {"space": 1, "used": []}), "unknown"),
        (in_state("players.Alan.boards.A.space", -1), "whole number"),
        (in_state("players.Alan.boards.A.space", 100), "is home"),
        (in_state("players.Alan.boards.A.used", [7]), "1 to 6"),
        (in_state("players.Alan.boards.A.used", [1, 1]), "different"),
        (in_state("players.Alan.boards.A.used", [True]), "1 to 6"),
        (in_state("players.Alan.boards.A.used", "1"), "list"),
        (in_state("players.Alan.boards.A.home", {"turn": 1, "overshoot": 0}), "less finish"),
        (in_state("players.Alan.boards.A.home", {"turn": 5, "overshoot": 0}), "before turn 2"),
        (in_state("players.Alan.boards.A.home", 12), "object"),
        (in_state("players.Alan.boards.A.spaec", 12), '"space"'),
    ],
)
def test_a_scenario_that_is_wrong_is_refused_by_name(scenario: dict[str, Any], word: str) -> None:
    """A refusal names what is wrong, and the nearest known name where there is one."""
    assert word in refused(json.dumps(scenario))


def test_rounds_after_the_end_are_refused() -> None:
    """A game that is over has no more rounds, and what was played before is not shown either."""
    scenario = in_state("players.Alan.boards.A.space", 96)
    scenario["rounds"] = [{"Alan": {"A": {"throws": [6]}}}, {}]
    assert "round 2: the game is over" in refused(json.dumps(scenario))


def test_any_integer_is_an_order() -> None:
    """A throw or nomination of ten thousand digits is an order like any other illegal one (ruling 5)."""
    huge = "9" * 10_000
    text = json.dumps(changed(rounds=[{"Alan": {"A": {"throws": [7], "trapdoor": 8}}}]))
    before = sys.get_int_max_str_digits()
    result = run(text.replace("[7]", f"[{huge}]").replace('"trapdoor": 8', f'"trapdoor": -{huge}'))
    assert result.exit_code == 0
    assert sys.get_int_max_str_digits() == before
    assert f'"Alan": -{huge}' in result.stdout
    assert '"nmr": ["Alan", "Brenda"]' in result.stdout


def test_names_of_any_characters_come_back_in_ascii() -> None:
    """Names are escaped, a lone surrogate too; sorting is by code point."""
    text = json.dumps(GOOD).replace("Alan", "\\ud800").replace("Brenda", "Zo\\u00eb \\ud83c\\udfb2")
    result = run(text)
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert set(json.loads(result.stdout)["state"]["players"]) == {"\ud800", "Zoë 🎲"}


@pytest.mark.parametrize(
    "text",
    [
        "x = ",
        TOML.replace("turn = 2", "turn = 1979-05-27"),
        TOML.replace("turn = 2", "turn = 07:32:00"),
        TOML.replace("finish = 100", "finish = 1979-05-27T07:32:00Z"),
        TOML.replace("finish = 100", "finish = nan"),
        TOML.replace("finish = 100", "finish = inf"),
        TOML.replace("turn = 2", "turn = 2\nturn = 3"),
        TOML.replace("turn = 2", "turn = " + "9" * 200_000),
        TOML.replace("turn = 2", "turn = " + "[" * 50_000),
        "x = " + "[" * 300 + "]" * 300,
    ],
    ids=lambda text: repr(text[:24]),
)
def test_bad_toml_is_refused(tmp_path: Path, text: str) -> None:
    """TOML that cannot be read, or holds what JSON has not (dates, NaN), is refused."""
    file = tmp_path / "scenario.toml"
    file.write_text(text)
    assert refused(b"", str(file))


def test_toml_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    """A file in another encoding is refused, not guessed at."""
    file = tmp_path / "scenario.toml"
    file.write_bytes(TOML.encode().replace(b"Alan", b"Al\xe4n"))
    assert "UTF-8" in refused(b"", str(file))


@pytest.mark.parametrize(
    "arguments", [["absent.json"], ["."], ["a", "b"], ["--jsnol"], ["--jsonl", "x.toml"], ["a\0b"]]
)
def test_wrong_usage_is_status_2(arguments: list[str]) -> None:
    """A file that is not there, a folder, an unknown option or lines of TOML are wrong usage."""
    result = run(b"", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""


def test_lines_are_answered_one_by_one() -> None:
    """With --jsonl each line has its answer, a bad one (a blank one too) its error, and the rest go on."""
    lines = [
        json.dumps(GOOD).encode(),
        b"",
        b"{nonsense",
        b"\xff",
        b"[" * 100_000,
        json.dumps(changed(rounds=[{"Carol": {}}])).encode(),
        json.dumps(changed(rounds=[])).encode() + b"\r",
    ]
    result = run(b"\n".join(lines), "--jsonl")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1
    assert [answer.get("error", {}).get("code") for answer in answers] == [
        None,
        "not-json",
        "not-json",
        "not-utf8",
        "too-deep",
        "player-unknown",
        None,
    ]
    assert all(answer["error"]["message"] for answer in answers if "error" in answer)
    assert answers[-1]["state"]["turn"] == 2


def test_lines_that_are_all_fine_are_status_0() -> None:
    """Nothing refused, nothing on standard error; no lines are fine as well."""
    text = json.dumps(GOOD) + "\n"
    result = run(text * 3, "--jsonl")
    assert (result.exit_code, result.stderr, result.stdout.count("\n")) == (0, "", 3)
    assert run(b"", "--jsonl").exit_code == 0


def test_one_bad_board_does_not_spoil_the_next_line() -> None:
    """Boards are kept from line to line by what they hold, so a line gets its own board."""
    other = changed(boards={"A": {"finish": 100, "layout": {"kind": "rows", "width": 10}}})
    lines = "\n".join(json.dumps(s) for s in (GOOD, changed(boards={"A": {"finish": True}}), other, GOOD))
    spaces = [
        json.loads(line).get("rounds", [{}])[0].get("report", {}).get("positions", {}).get("Alan", {}).get("A")
        for line in run(lines, "--jsonl").stdout.splitlines()
    ]
    assert spaces == [36, None, 35, 36]


PROGRAM = (
    "import typer; from pbm.cli.adjudicate import adjudicate_command as c; app = typer.Typer(); app.command()(c); app()"
)


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    """When the pipe breaks nothing is written to standard error (``pbm adjudicate --jsonl | head``)."""
    read, write = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "--jsonl"], stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE
    )
    os.close(write)
    os.close(read)
    _, errors = process.communicate((json.dumps(GOOD) + "\n").encode() * 2_000)
    assert errors == b""
    assert process.returncode != 0


def test_an_answer_comes_before_the_next_line_is_sent() -> None:
    """Who feeds it line by line gets each answer at once."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(3):
        process.stdin.write(json.dumps(GOOD).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["state"]["turn"] == 3
    process.stdin.close()
    assert process.wait(30) == 0
    process.stdout.close()


def test_a_newcomer_may_have_used_fewer_numbers_whatever_the_options() -> None:
    """Ruling 22: late_join acts in the server; here it is accepted and ignored."""
    scenario = in_state("turn", 3)
    answers = []
    for late_join in (False, True):
        result = run(json.dumps({**scenario, "options": {"late_join": late_join}}))
        assert result.exit_code == 0
        answers.append(result.stdout)
    assert answers[0] == answers[1]


def test_a_result_too_long_to_write_is_refused_and_the_next_line_played() -> None:
    """Numbers that are just short enough to read may add up to one that is not."""
    huge = in_state("turn", 0)
    text = json.dumps({**huge, "rounds": [{}] * 6}).replace('"turn": 0', '"turn": ' + "9" * 99_999 + "5")
    result = run(text + "\n" + json.dumps(GOOD) + "\n", "--jsonl")
    first, second = result.stdout.splitlines()
    assert "error" in json.loads(first)
    assert "rounds" in json.loads(second)
    assert result.exit_code == 1
