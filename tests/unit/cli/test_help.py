"""What commands say of themselves."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.cli.app import _COMMANDS, _made, app
from pbm.cli.examples import EXAMPLES

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


def commands() -> dict[str, Any]:
    """Return every command that does something, by its words."""
    found: dict[str, Any] = {}
    for name in _COMMANDS:
        made = _made(name)
        if name in GROUPS:
            found |= {f"{name} {word}": command for word, command in made.commands.items()}
        else:
            found[name] = made
    return found


@pytest.mark.parametrize("words", commands())
def test_help_names_no_types_and_shows_an_example(words: str) -> None:
    """What is to be filled in is a word in capitals, and the example is whole: it can be copied, and is understood."""
    shown = CliRunner().invoke(app, [*words.split(), "--help"], env={"COLUMNS": "60"}).output
    assert not re.search(r"<(?:str|int|path|dir|list|number|word|Path)|[{}]", shown)
    example = EXAMPLES[words]
    assert shown.endswith(f"For example:\n  {example}\n")
    program, *rest = shlex.split(example)
    assert program == "pbm"
    assert rest[: len(words.split())] == words.split()
    command = commands()[words]
    ctx = command.make_context(words, rest[len(words.split()) :])
    assert not ctx.args


@pytest.mark.parametrize(
    "words", [words for words, command in commands().items() if any(p.required for p in command.params)]
)
def test_who_leaves_something_out_is_told_what_and_shown_how(words: str) -> None:
    """The first thing that is missing, what it is, an example, and where there is more; the exit status is 2."""
    done = CliRunner().invoke(app, words.split())
    missing = next(param for param in commands()[words].params if param.required)
    assert done.exit_code == 2
    first, *rest = done.output.splitlines()
    assert re.match(rf"pbm: ({missing.metavar or missing.name.upper()}|{missing.opts[0]}) is missing: \S", first)
    assert rest == [f"For example:  {EXAMPLES[words]}", f"More about it:  root {words} -h"]


def test_every_example_is_of_a_command() -> None:
    """None is left of a command that is gone."""
    assert set(EXAMPLES) == set(commands())


def test_no_example_says_that_one_is_sure() -> None:
    """Copied as it is, none plays a round before its deadline, or ends a game, without a question."""
    assert not [words for words, example in EXAMPLES.items() if {"--yes", "-y", "--early"} & set(shlex.split(example))]


def test_who_asks_what_there_is_need_not_wait_for_the_server() -> None:
    """The list of commands needs no database, no mail and no pictures."""
    code = (
        "import sys; from typer.testing import CliRunner; from pbm.cli.app import app\n"
        "assert 'Commands' in CliRunner().invoke(app, ['--help']).output\n"
        "print([name for name in ('sqlalchemy', 'aiosmtpd', 'matplotlib', 'jinja2') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
