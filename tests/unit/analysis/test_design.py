"""Boards made to wishes: they are what was wished for, and what they say of themselves is so."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.analysis.design import MOODS, USUAL, Design, Wish, design
from pbm.analysis.design_draft import FAMILIES, Lots, claimed
from pbm.analysis.design_measure import longest_run, measure
from pbm.analysis.design_words import explained, file_of, name_for
from pbm.analysis.postal import follow
from pbm.analysis.postal_board import Field
from pbm.boards import load_board_file, read_board
from pbm.cli.app import app
from pbm.core.board import BoardOptions
from pbm.core.errors import ConfigError

BOARDS = Path(__file__).parents[3] / "config" / "boards"


def made(seed: int = 1, **wishes: Any) -> Design:
    """Return the board for some wishes."""
    wish = Wish(**{"turns": USUAL, **wishes})
    return design(wish, seed, read_board, "Hill")


@pytest.mark.parametrize("name", ["article", "families", "towers", "quarry"])
def test_the_quick_figures_are_the_true_ones(name: str) -> None:
    """Length, rounds and draws agree with the postal figures that are worked out another way."""
    board = load_board_file(BOARDS / f"{name}.toml", BoardOptions())
    field = Field(board)
    distances, _ = field.distances()
    race = follow(field, ~field.homing() & (distances >= 0))
    found = measure(board, 8)
    assert found is not None
    assert found.turns == pytest.approx(race.turns(8), abs=1e-8)
    assert found.rounds == pytest.approx(race.rounds(8), abs=1e-8)
    assert found.draw == pytest.approx(race.draw(8), abs=1e-8)
    assert found.solo == pytest.approx(race.turns(1), abs=1e-3)
    rough = measure(board, 8, rest=0.07)
    assert rough is not None
    assert rough.turns == pytest.approx(found.turns, abs=1e-6)


def test_falls_and_climbs_add_up_to_the_way() -> None:
    """What is thrown and climbed, less what is fallen, is the way to the finish and a little beyond."""
    board = load_board_file(BOARDS / "towers.toml", BoardOptions())
    found = measure(board, 2)
    assert found is not None
    way = 3.5 * found.solo + found.gained - found.lost
    assert board.finish <= way <= board.finish + 8


def test_lots_fall_the_same_way_for_ever() -> None:
    """A seed names a board in years to come too, so its lots never change."""
    lots = Lots(42)
    assert [lots.between(1, 100) for _ in range(8)] == LOTS
    assert Lots(7).between(5, 4) == 5


LOTS = [99, 11, 29, 13, 60, 51, 95, 43]


@pytest.mark.parametrize(
    ("mood", "kind"),
    [
        ("short", "cruel"),
        pytest.param("long", "cruel", marks=pytest.mark.soak),
        pytest.param("short", "gentle", marks=pytest.mark.soak),
        ("long", "gentle"),
    ],
)
def test_moods_are_what_they_say(mood: str, kind: str) -> None:
    """A short game is short, a long one long; gentle falls are short and never near home, cruel ones long."""
    one = made(3, turns=MOODS[mood], kind=kind)
    assert one.misses == ()
    assert one.found.turns == pytest.approx(MOODS[mood], rel=0.1)
    longest = max(start - end for start, end in one.board.snakes.items())
    if kind == "gentle":
        assert longest <= 14
        assert max(one.board.snakes) <= 90
    else:
        assert longest >= 38
        assert one.found.lost / one.found.falls >= 24


@pytest.mark.parametrize("family", FAMILIES)
def test_families_are_those_asked_for(family: str) -> None:
    """A board of a family has its snakes and ladders by such rules, each with spaces of its own; singles have none."""
    one = made(2, family=family)
    assert one.draft.family == family
    assert one.misses == ()
    if family == "singles":
        assert "rule" not in one.spec
        return
    where = {"columns": {"column", "row"}, "digit-sum": {"digit_sum"}, "multiples": {"multiple_of"}}
    keys = where.get(family, {"endings": {"ends_in"}, "primes": {"prime"}}.get(family))
    assert {rule.where[0] for rule in one.draft.rules} <= (keys or set())
    shares = [claimed(rule, one.board) for rule in one.draft.rules]
    assert all(shares)
    assert sorted(space for share in shares for space in share) == sorted({**one.board.ladders, **one.board.snakes})


@pytest.mark.parametrize(
    ("draw", "family"), [(0.10, "columns"), pytest.param(0.02, "digit-sum", marks=pytest.mark.soak)]
)
def test_draws_can_be_wished_for(draw: float, family: str) -> None:
    """Boards for few and for many draws have few and many."""
    one = made(1, draw=draw, family=family)
    assert one.misses == ()
    assert one.found.draw == pytest.approx(draw, abs=max(0.015, draw / 4))


def test_the_file_is_the_board() -> None:
    """The file says what was measured, is accepted as it stands, and every sentence of it is a remark."""
    one = made(3, kind="cruel")
    text = file_of(one, 3)
    spec = tomllib.loads(text)
    assert spec == one.spec
    again = read_board(spec, BoardOptions(), "Hill")
    assert (again.ladders, again.snakes) == (one.board.ladders, one.board.snakes)
    flat = " ".join(line.lstrip("# ") for line in text.splitlines())
    for sentence in explained(one):
        assert " ".join(sentence.split()) in " ".join(flat.split())
    assert max(map(len, text.splitlines())) <= 120


def test_the_same_seed_makes_the_same_board() -> None:
    """The same wish and seed give the same file, another seed another board."""
    one, other = made(8, family="singles"), made(8, family="singles")
    assert file_of(one, 8) == file_of(other, 8)
    assert made(9, family="singles").spec != one.spec
    assert name_for("cruel", 8) == name_for("cruel", 8)


def test_what_cannot_be_found_is_said() -> None:
    """A wish beyond reach comes back with what is missed; a board nobody can build is refused."""
    far = design(Wish(300.0), 1, read_board, "Hill", tries=30)
    assert "turns" in far.misses

    def never(*_: Any) -> Any:
        raise ConfigError.saying("no", "no board")

    with pytest.raises(ConfigError, match="can be played"):
        design(Wish(18.0), 1, never, "Hill", tries=5)


def test_runs_are_counted() -> None:
    """A wall is as long as the most snakes in a row."""
    assert [longest_run(spaces) for spaces in ([], [4], [1, 3, 4, 5, 9, 10])] == [0, 1, 3]


def test_the_command_writes_a_board_and_never_over_one(tmp_path: Path) -> None:
    """`pbm board new` writes a file that `pbm board check` accepts, says why, and leaves a file that is there alone."""
    run, file = CliRunner(), tmp_path / "hill.toml"
    words = ["board", "new", str(file), "--seed", "4", "--family", "columns"]
    first = run.invoke(app, [*words, "--json"])
    assert first.exit_code == 0, first.output
    found = json.loads(first.stdout)
    assert (found["seed"], found["family"]) == (4, "columns")
    kept = file.read_bytes()
    assert run.invoke(app, ["board", "check", str(file)]).exit_code == 0
    again = run.invoke(app, words)
    assert again.exit_code == 1
    assert "is there already" in again.stderr
    assert file.read_bytes() == kept
    forced = run.invoke(app, [*words, "--force"])
    assert forced.exit_code == 0
    assert "Length:" in forced.stdout
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (["hill.txt"], 1, "call it hill.toml"),
        (["hill.toml", "--mood", "short", "--turns", "9"], 2, "not both"),
        (["hill.toml", "--draws", "lots"], 2, "such as 5% or 0.05"),
        (["hill.toml", "--kind", "nasty"], 2, "gentle or cruel"),
        (["hill.toml", "--size", "6"], 2, "30 to 400"),
        (["hill.toml", "--name", 'a"b'], 1, "quotation marks"),
        (["nowhere/hill.toml", "--seed", "3", "--size", "30"], 1, "no folder"),
    ],
)
def test_slips_are_told(
    words: list[str], status: int, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be done is said in a sentence that tells what can, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["board", "new", *words], env={"COLUMNS": "300", "TERM": "dumb"})
    assert done.exit_code == status, done.output
    assert told in " ".join(done.stderr.replace("│", " ").split())
    assert not list(tmp_path.iterdir())


@pytest.mark.soak
@pytest.mark.parametrize("kind", [None, "gentle", "cruel"])
@pytest.mark.parametrize("turns", [*MOODS.values(), USUAL])
def test_wishes_come_true_nearly_always(turns: float, kind: str | None) -> None:
    """Of ten seeds, at least nine find a board for any mood and kind."""
    found = [made(seed, turns=turns, kind=kind) for seed in range(10)]
    assert sum(one.misses == () for one in found) >= 9
