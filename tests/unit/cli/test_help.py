"""What commands say of themselves."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from pbm.cli.app import _COMMANDS, app

GROUPS = ("game", "round", "press", "seat", "mail", "outbox", "archive", "template", "board", "orders", "db")


@pytest.mark.parametrize("words", [(), *((group,) for group in GROUPS)], ids=" ".join)
def test_lists_of_commands_are_in_whole_sentences(words: tuple[str, ...]) -> None:
    """What a list says of a command is not cut off, and every command is in it."""
    shown = CliRunner().invoke(app, [*words, "--help"])
    assert shown.exit_code == 0
    listed = shown.output.partition("Commands:")[2]
    assert listed.strip()
    assert "..." not in listed
    if not words:
        lines = [line.split(maxsplit=1) for line in listed.split("\n\n")[0].strip().splitlines()]
        assert [name for name, _ in lines] == list(_COMMANDS)
        assert all(said.endswith(".") for _, said in lines)


@pytest.mark.parametrize("name", _COMMANDS)
def test_each_command_that_is_listed_is_there(name: str) -> None:
    """And says how it is used."""
    shown = CliRunner().invoke(app, [name, "--help"])
    assert shown.exit_code == 0
    assert f"pbm {name}" in shown.output.replace("root", "pbm")


@pytest.mark.parametrize(
    "words",
    [("game", "new"), ("seat", "address"), ("verify",), ("adjudicate",), ("orders", "read"), ("template", "copy")],
)
def test_what_may_be_given_often_is_named_plainly(words: tuple[str, ...]) -> None:
    """Options have a word for what is given, no type of the language; no brackets stand in brackets."""
    shown = CliRunner().invoke(app, [*words, "--help"]).output
    assert not re.search(r"--\w+ <list", shown)
    assert not re.search(r"\[\[|…\W?\.\.\.", shown)


def test_who_asks_what_there_is_need_not_wait_for_the_server() -> None:
    """The list of commands needs no database, no mail and no pictures."""
    code = (
        "import sys; from typer.testing import CliRunner; from pbm.cli.app import app\n"
        "assert 'Commands' in CliRunner().invoke(app, ['--help']).output\n"
        "print([name for name in ('sqlalchemy', 'aiosmtpd', 'matplotlib', 'jinja2') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
