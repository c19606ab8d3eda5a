"""The documents are true: their commands run, their links lead somewhere, every command and option is in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from typer.testing import CliRunner

from pbm.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("pbm/**/README.md")])


def commands(text: str) -> list[list[str]]:
    """Return the command lines of a page's console blocks."""
    blocks = re.findall(r"```console\n(.*?)```", text, re.DOTALL)
    return [shlex.split(line[2:]) for block in blocks for line in block.splitlines() if line.startswith("$ ")]


def test_the_tutorial_runs_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command of the first-game tutorial ends well, in the order given."""
    here = tmp_path
    lines = commands((ROOT / "docs" / "tutorial" / "first-game.md").read_text())
    assert len(lines) > 10
    for words in lines:
        if words[0] == "cd":
            here = here / words[1]
            continue
        assert words[0] == "pbm"
        monkeypatch.chdir(here)
        done = CliRunner().invoke(app, words[1:])
        assert done.exit_code == 0, (words, done.output, done.exception)
    assert (here / "example.png").read_bytes().startswith(b"\x89PNG")


def test_the_board_guide_runs_as_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command of the guide to boards ends well, and says what stands beneath it."""
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs" / "howto" / "design-a-board.md").read_text()
    said = ""
    for kind, block in re.findall(r"```(console|)\n(.*?)```", text, re.DOTALL):
        if kind:
            for words in commands(f"```console\n{block}```"):
                done = CliRunner().invoke(app, words[1:])
                assert done.exit_code == 0, (words, done.output)
                said = done.stdout
        else:
            assert block.strip() in said
    assert (tmp_path / "mill.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of every page is a file or folder that exists."""
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def leaves(group: object, words: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Yield every command with the words that call it."""
    if not hasattr(group, "list_commands"):
        yield words, group
        return
    for name in group.list_commands(None):
        yield from leaves(group.get_command(None, name), (*words, name))  # type: ignore[attr-defined]


def test_every_command_and_flag_is_in_the_reference() -> None:
    """docs/reference/commands.md has a heading for each command and names each of its flags."""
    text = (ROOT / "docs" / "reference" / "commands.md").read_text()
    sections = {part.splitlines()[0].strip("` "): part for part in text.split("\n## ")[1:]}
    for words, command in leaves(typer.main.get_command(app)):
        name = "pbm " + " ".join(words)
        assert name in sections, f"no section for `{name}`"
        for parameter in command.params:  # type: ignore[attr-defined]
            for flag in parameter.opts:
                if flag.startswith("--") and flag not in ("--help", "--config", "--json"):
                    assert flag in sections[name], f"`{name}` has no word on {flag}"


def test_every_template_variable_is_there() -> None:
    """All built-in templates parse; what they are given is shown by the playthroughs, which render each of them."""
    from pbm.config.resources import resource
    from pbm.reports.writer import Writer

    assert Writer(resource("templates"), resource("templates")).check() == ()
