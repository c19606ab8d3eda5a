"""``pbm orders read``: a line of JSON for every mail, or a reason and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from pbm.cli.orders import app
from pbm.core.errors import PbmError
from tests.tries import tries

MAILS = Path(__file__).parents[2] / "orders"
PLAIN = b"From: Bob <bob@example.test>\nSubject: Re: round 4\n\n"


def said(*words: str, mail: bytes = b"") -> list[dict[str, Any]]:
    """Return what the command writes, ``mail`` being on standard input."""
    done = CliRunner().invoke(app, ["read", *words], input=mail)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.isascii()
    assert done.stdout.endswith("\n")
    return [json.loads(line) for line in done.stdout[:-1].split("\n")]


def test_a_mail_is_a_line_of_a_fixed_shape() -> None:
    """Every key is there in every line, every board in the orders, also when nothing was said of it."""
    lines = said("--boards", "A,B", "-", mail=PLAIN + b"A: throw 4\n\xe9!")
    assert lines == [
        {
            "file": "-",
            "kind": "orders",
            "verdict": "ask",
            "orders": {"A": {"throws": [4], "trapdoor": None}, "B": {"throws": [], "trapdoor": None}},
            "press": None,
            "problems": lines[0]["problems"],
        }
    ]
    assert [set(problem) for problem in lines[0]["problems"]] == [{"code", "message", "line"}]


def test_files_come_in_their_order() -> None:
    """As many lines as files, each with its file's name as it was given."""
    files = [str(mail) for mail in sorted(MAILS.glob("*.eml"), reverse=True)]
    assert [line["file"] for line in said("--json", *files)] == files


def test_turns_boards_and_size_are_what_is_read_against() -> None:
    """Two turns take two throws, boards are known by name, and a space beyond the size is asked about."""
    assert said("--turns", "2", "-", mail=PLAIN + b"3 then 6")[0]["orders"]["A"]["throws"] == [3, 6]
    assert said("--boards", "N,S", "-", mail=PLAIN + b"N: 3\nS: 6")[0]["orders"]["S"]["throws"] == [6]
    assert said("-", mail=PLAIN + b"throw 3 trapdoor 99")[0]["verdict"] == "clear"
    assert said("--size", "98", "-", mail=PLAIN + b"throw 3 trapdoor 99")[0]["problems"][0]["code"] == "illegal"


def test_a_question_shows_the_players_own_line() -> None:
    """The problem has its code, what the player is told, and the line it is about."""
    problem = said("-", mail=PLAIN + b"Hello,\nthrow 7 please\n")[0]["problems"][0]
    assert (problem["code"], problem["line"]) == ("illegal", "throw 7 please")
    assert "7" in problem["message"]


@pytest.mark.parametrize(
    ("words", "throws", "door", "press"),
    [
        ("My last orders: throw 6, trapdoor 31. I resign after this round.", [6], 31, None),
        ("throw 4, trapdoor: default", [4], None, None),
        ("throw 4, no trapdoor", [4], "none", None),
        ("throw 4\n\nPRESS:\nRoses are red,\n   violets are blue,\n      and I am on 6.", [4], None, (0, 3, 6)),
    ],
)
def test_a_mail_is_shown_as_the_server_reads_it(
    words: str, throws: list[int], door: object, press: tuple[int, ...] | None
) -> None:
    """Last orders stand beside a resignation, a trapdoor left to the rules is none declined, verses are set in."""
    line = said("-", mail=PLAIN + words.encode())[0]
    assert (line["kind"], line["verdict"], line["problems"]) == ("orders", "clear", [])
    assert line["orders"]["A"] == {"throws": throws, "trapdoor": door}
    indents = tuple(len(one) - len(one.lstrip()) for one in line["press"].splitlines()) if line["press"] else None
    assert indents == press


def test_a_machines_mail_orders_nothing() -> None:
    """Whatever a robot's mail quotes, it is a robot's and nothing is asked."""
    line = said("-", mail=b"Auto-Submitted: auto-replied\nFrom: b@x.test\n\nThrow 5 trapdoor 145")[0]
    assert (line["kind"], line["verdict"], line["orders"]["A"]["throws"]) == ("auto-reply", "clear", [])


def test_a_file_that_cannot_be_read_is_refused_by_name() -> None:
    """Then nothing at all is written, also for the files before it."""
    done = CliRunner().invoke(app, ["read", str(MAILS / "001-terse-slash.eml"), "missing.eml"])
    assert isinstance(done.exception, PbmError)
    assert "missing.eml" in str(done.exception.problems[0])
    assert done.stdout == ""


def test_the_whole_program_ends_with_the_right_status() -> None:
    """1 for what cannot be read, 2 for wrong usage, standard output empty for both, and never a traceback."""
    for words, status in ((["missing\udcff.eml"], 1), (["."], 1), (["--boards", "A,A", "-"], 2)):
        done = subprocess.run(
            [sys.executable, "-m", "pbm", "orders", "read", *words], capture_output=True, input=b"", check=False
        )
        assert (done.returncode, done.stdout) == (status, b""), words
        assert done.stderr
        assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ([], 2),
        (["--turns", "3", "-"], 2),
        (["--boards", "A,,B", "-"], 2),
        (["--size", "0", "-"], 2),
        (["-", "-"], 2),
    ],
)
def test_what_is_refused_leaves_standard_output_empty(words: list[str], status: int) -> None:
    """Each refusal says on standard error why, and nothing else is written."""
    done = CliRunner().invoke(app, ["read", *words], input=b"")
    assert (done.exit_code, done.stdout) == (status, "")
    assert done.stderr


@pytest.mark.parametrize("mail", [b"", b"\n", b"\x00" * 100, b"no header", b"Subject: x", b"\xff\xfe5/45"])
def test_what_is_hardly_a_mail_is_read_nevertheless(mail: bytes) -> None:
    """Any bytes are answered with a line."""
    assert said("-", mail=mail)[0]["file"] == "-"


@settings(max_examples=tries(20), deadline=None)
@given(st.binary(max_size=2000))
def test_any_bytes_are_answered(mail: bytes) -> None:
    """Whatever the bytes, there is one line of JSON."""
    assert len(said("-", mail=mail)) == 1
