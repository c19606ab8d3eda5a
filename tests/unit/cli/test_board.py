"""`pbm board check` and `pbm board show`, as a GM and as a script use them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from pbm.cli.board import app

BOARDS = Path(__file__).parents[3] / "config" / "boards"
FAMILIES = str(BOARDS / "families.toml")


def run(*words: str) -> Result:
    """Return what a command did."""
    return CliRunner().invoke(app, list(words))


def checked(*words: str, status: int = 0) -> dict[str, Any]:
    """Return the JSON of a check: one line of ASCII on standard output, and nothing else anywhere."""
    result = run("check", *words, "--json")
    assert result.exit_code == status
    assert result.stderr == ""
    assert result.stdout.isascii()
    assert result.stdout.count("\n") == 1
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.fixture
def hill(tmp_path: Path) -> Path:
    """Return a board file with a ladder that leads down."""
    path = tmp_path / "hill.toml"
    path.write_text('finish = 20\n[layout]\nkind = "rows"\nwidth = 5\n[ladders]\n9 = 3\n', encoding="utf-8")
    return path


def test_check_as_json() -> None:
    """The shape scripts rely on: ok, errors, warnings, the board as built, what lies beneath."""
    report = checked(FAMILIES)
    assert list(report) == ["ok", "errors", "warnings", "ladders", "snakes", "below", "finish", "last"]
    assert report["ok"] is True
    assert report["errors"] == []
    assert report["ladders"]["5"] == 15
    assert report["snakes"]["17"] == 2
    assert report["below"]["45"] == 36
    assert "10" not in report["below"]
    assert (report["finish"], report["last"]) == (100, 100)
    chain = next(w for w in report["warnings"] if w["spaces"][0] == 25)
    assert set(chain) == {"code", "message", "spaces"}
    assert (chain["code"], chain["spaces"]) == ("chain", [25, 35, 20])
    assert chain["message"].startswith("families.toml: ")


def test_check_of_a_bad_board_as_json(hill: Path) -> None:
    """A refused board has ok false, its errors with file, line and key, and exit status 1."""
    report = checked(str(hill), status=1)
    assert report["ok"] is False
    (error,) = report["errors"]
    assert (error["code"], error["spaces"]) == ("wrong_direction", [9, 3])
    assert error["message"].startswith("hill.toml, line 6, ladders.9: the ladder from 9 ends lower")


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [("none.toml", None, "file"), ("a.toml", b"\xff", "encoding"), ("a.toml", b"=", "syntax"), ("a.md", b"", "ending")],
)
def test_check_of_a_file_that_is_no_board(tmp_path: Path, name: str, content: bytes | None, code: str) -> None:
    """A file that cannot be read is refused with a reason, in JSON and in words, never with a traceback."""
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert checked(str(path), status=1)["errors"][0]["code"] == code
    result = run("check", str(path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("error: ")
    assert "Traceback" not in result.stderr


def test_check_in_words(hill: Path) -> None:
    """A GM reads a short summary; warnings and errors go to standard error."""
    result = run("check", FAMILIES)
    assert result.exit_code == 0
    assert "this board can be played" in result.stdout
    assert "11 ladders, 9 snakes, 90 spaces where a trapdoor can open" in result.stdout
    assert "warning: families.toml: one leads to the next: 16" in result.stderr
    result = run("check", str(hill))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "error: hill.toml, line 6, ladders.9" in result.stderr


def test_options_of_the_game() -> None:
    """What bears on a board can be set as the game would set it (rulings 10, 11, 14 and 18)."""
    article = str(BOARDS / "article.toml")
    below = checked(article, "--option", "bottom_row_trapdoors=to_zero", "--option", "trapdoors_above_finish=true")
    assert below["below"]["7"] == 0
    assert below["below"]["104"] == 97
    seven = str(BOARDS / "seven.toml")
    assert checked(seven, "--option", "below=numeric_lower")["below"] == {}
    assert checked(FAMILIES, "--option", "allow_space_zero=true")["snakes"]["8"] == 0
    assert checked(FAMILIES, "--option", "chain=follow")["ok"] is True


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("chain=folow", "chain is none or follow"),
        ("allow_space_zero=yes", "allow_space_zero is false or true"),
        ("schedule=1", "chain, allow_space_zero, below, bottom_row_trapdoors"),
        ("chain", "KEY=VALUE"),
    ],
)
def test_options_nobody_knows(word: str, words: str) -> None:
    """A slip in an option is wrong usage, and says what is allowed."""
    for command in ("check", "show"):
        result = run(command, FAMILIES, "--option", word)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert words in " ".join(result.stderr.split())


def test_show_as_text() -> None:
    """The text is what is shown unless something else is asked for."""
    result = run("show", FAMILIES)
    assert result.exit_code == 0
    assert "96↑106" in result.stdout
    assert result.stderr == ""


def test_show_into_a_file(tmp_path: Path) -> None:
    """Each format can be written to a file."""
    for kind, start in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("text", b"The ")):
        out = tmp_path / f"board.{kind}"
        result = run("show", str(BOARDS / "quarry.toml"), "--format", kind, "-o", str(out))
        assert (result.exit_code, result.stdout) == (0, "")
        assert out.read_bytes().startswith(start)


def test_show_a_picture_into_a_pipe() -> None:
    """A picture may go to another program."""
    result = run("show", str(BOARDS / "quarry.toml"), "--format", "png")
    assert result.stdout_bytes.startswith(b"\x89PNG")


def test_no_picture_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants the bytes of a picture on the screen: refused, with what to do instead."""

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("pbm.cli.board.sys", type("Sys", (), {"stdout": Terminal(io.BytesIO()), "stderr": sys.stderr}))
    result = run("show", FAMILIES, "--format", "svg")
    assert result.exit_code == 2
    assert "-o families.svg" in result.stderr


def test_show_refuses_as_check_does(hill: Path, tmp_path: Path) -> None:
    """A bad board, a board too large to draw and a place that cannot be written to give a reason and status 1."""
    result = run("show", str(hill))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "ends lower" in result.stderr
    wide = tmp_path / "wide.toml"
    wide.write_text('finish = 100\n[layout]\nkind = "rows"\nwidth = 100\n', encoding="utf-8")
    result = run("show", str(wide), "--format", "png")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "ask for the text" in result.stderr
    result = run("show", FAMILIES, "-o", str(tmp_path / "none" / "board.txt"))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr


def test_a_format_nobody_knows() -> None:
    """An unknown format is wrong usage."""
    assert run("show", FAMILIES, "--format", "gif").exit_code == 2


def test_a_stream_with_few_letters() -> None:
    """Where arrows cannot be written they become plain signs, not an error."""
    result = CliRunner(charset="ascii").invoke(app, ["show", FAMILIES])
    assert result.exit_code == 0
    assert "96^106" in result.stdout
