"""Board files: TOML and JSON, good and broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.boards import load_board_file
from pbm.boards.locations import key_lines, line_of
from pbm.core.board import BoardOptions
from pbm.core.errors import ConfigError, Problem
from tests.unit.boards.building import only

GOOD = 'name = "Hill"\nfinish = 20\n[layout]\nkind = "rows"\nwidth = 5\n[ladders]\n3 = 9\n'
SHIPPED = sorted((Path(__file__).parents[3] / "config" / "boards").glob("*.toml"))


def problems(path: Path) -> tuple[Problem, ...]:
    """Return the problems for which a file is refused."""
    with pytest.raises(ConfigError) as caught:
        load_board_file(path, BoardOptions())
    return caught.value.problems


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_boards_that_come_with_the_program(path: Path) -> None:
    """Each can be played under the default options, and begins with words for its reader."""
    board = load_board_file(path, BoardOptions())
    assert board.ladders
    assert board.snakes
    assert path.read_text(encoding="utf-8").startswith("# ")


def test_there_are_at_least_six() -> None:
    """A GM has a choice of boards of different character."""
    assert {"article", "conventional", "families", "quarry", "seven", "spiral"} <= {p.stem for p in SHIPPED}


def test_a_toml_file(tmp_path: Path) -> None:
    """A TOML board is named by its name, or else by its file."""
    path = tmp_path / "hill.toml"
    path.write_text(GOOD, encoding="utf-8")
    board = load_board_file(path, BoardOptions())
    assert (board.name, board.ladders) == ("Hill", {3: 9})
    path.write_text(GOOD.replace('name = "Hill"\n', ""), encoding="utf-8-sig")
    assert load_board_file(path, BoardOptions()).name == "hill"


def test_a_json_file(tmp_path: Path) -> None:
    """The same keys as JSON describe the same board."""
    path = tmp_path / "hill.JSON"
    path.write_text('{"finish": 20, "layout": {"kind": "rows", "width": 5}, "ladders": {"3": 9}}', encoding="utf-8")
    assert load_board_file(path, BoardOptions()).ladders == {3: 9}


def test_problems_name_file_line_and_key(tmp_path: Path) -> None:
    """A GM is sent to the very line: of a single one, of a rule, of a key within it."""
    path = tmp_path / "hill.toml"
    path.write_text(
        'finish = 20\n[layout]\nkind = "rows"\nwidth = 5\n\n[snakes]\n# uphill\n3 = 9\n'
        '[[rule]]\nkind = "ladder"\nwhere = { colum = 5 }\neffect = "+1"\n'
        '[[rule]]\nkind = "ladder"\nwhere = { row = 5 }\neffect = "+1"\nrnage = [1, 5]\n',
        encoding="utf-8",
    )
    found = [(p.file, p.line, p.key) for p in problems(path)]
    assert found == [
        ("hill.toml", 8, "snakes.3"),
        ("hill.toml", 11, "rule 1.where.colum"),
        ("hill.toml", 17, "rule 2.rnage"),
    ]
    assert str(problems(path)[0]).startswith("hill.toml, line 8, snakes.3: ")


def test_warnings_name_their_file(tmp_path: Path) -> None:
    """What is only a warning is placed just the same."""
    path = tmp_path / "hill.toml"
    path.write_text(GOOD + "5 = 5\n", encoding="utf-8")
    warning = only(load_board_file(path, BoardOptions()).warnings, "itself")
    assert (warning.file, warning.line) == ("hill.toml", 8)


@pytest.mark.parametrize(
    ("name", "content", "code", "words"),
    [
        ("a.toml", b"finish = \n", "syntax", "line 1"),
        ("a.toml", b"finish = 10\nfinish = 11\n", "syntax", "not valid TOML"),
        ("a.toml", b"finish = " + b"9" * 5000, "syntax", "not valid TOML"),
        ("a.toml", b"a = " + b"[" * 100_000, "syntax", "not valid TOML"),
        ("a.toml", b"name = '\xff'", "encoding", "byte 9"),
        ("a.json", b"{", "syntax", "not valid JSON"),
        ("a.json", b"[" * 100_000, "syntax", "nested too deeply"),
        ("a.json", b'{"finish": NaN}', "syntax", "NaN is not JSON"),
        ("a.json", b'{"ladders": {"3": 4, "3": 5}}', "syntax", "given twice"),
        ("a.json", b"[1]", "type", "a table"),
        ("a.txt", b"", "ending", ".toml or .json"),
        ("a.toml", b"", "missing", "say where players are home"),
    ],
)
def test_broken_files(tmp_path: Path, name: str, content: bytes, code: str, words: str) -> None:
    """A file that cannot be used is an error with a reason, never a traceback."""
    path = tmp_path / name
    path.write_bytes(content)
    first = problems(path)[0]
    assert first.code == code
    assert words in str(first)
    assert first.file == name


def test_files_that_are_not_there(tmp_path: Path) -> None:
    """A missing file, a directory and an impossible name are errors with a reason."""
    assert "no such file" in only(problems(tmp_path / "none.toml"), "file").message
    (tmp_path / "dir.toml").mkdir()
    assert "cannot be read" in only(problems(tmp_path / "dir.toml"), "file").message
    assert "cannot be read" in only(problems(Path("nul\0.toml")), "file").message


def test_lines_of_keys() -> None:
    """Keys are found in sections, in inline tables and by the rule they belong to."""
    lines = key_lines('finish = 9 # home\nladders = { 3 = 5 }\n[layout]\n"kind" = "rows"\n[[ rule ]]\nwhere = {}\n')
    assert line_of("ladders.3", lines) == 2
    assert line_of("layout.kind", lines) == 4
    assert line_of("rule 1.where.column", lines) == 6
    assert line_of("rule 2", lines) is None
    assert line_of(None, lines) is None
