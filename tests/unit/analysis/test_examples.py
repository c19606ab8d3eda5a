"""The pages about figures of boards are true: their examples run, and their commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app

DOCS = Path(__file__).parents[3] / "docs"
PAGES = ("explanation/what-a-board-is-like.md", "reference/analysis.md")


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_run(page: str) -> None:
    """All Python of a page, in order, with what it asserts."""
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    exec(compile("\n".join(blocks), page, "exec"), {})


def test_the_commands_run() -> None:
    """Every command of the reference."""
    lines = re.findall(r"^\$ pbm (.*)$", (DOCS / PAGES[1]).read_text("utf-8"), re.MULTILINE)
    assert len(lines) == 3
    for line in lines:
        assert CliRunner().invoke(app, shlex.split(line)).exit_code == 0, line
