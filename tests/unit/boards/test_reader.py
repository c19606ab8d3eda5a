"""The board as a whole: its keys, its size, what is told, and all faults at once."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.boards import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError, Problem
from pbm.core.seal import seal
from tests.timing import is_quick
from tests.tries import tries
from tests.unit.boards.building import build, only, refused, rule, spec


def test_the_families_of_rule_3() -> None:
    """Column five leads ten on and digit sum eight fifteen back, as in the rules' own example (r3)."""
    board = build(
        rule=[
            rule("ladder", "+10", where={"column": 5}),
            rule("snake", "-15", where={"digit_sum": 8}),
        ]
    )
    assert board.ladders == {n: n + 10 for n in (5, 16, 25, 36, 45, 56, 65, 76, 85, 96)}
    assert board.snakes == {8: 1, 17: 2, 26: 11, 35: 20, 44: 29, 53: 38, 62: 47, 71: 56, 80: 65}
    assert [w.spaces for w in board.warnings] == [(16, 26, 11), (25, 35, 20), (71, 56, 66), (80, 65, 75)]


@pytest.mark.parametrize(
    ("keys", "code", "key", "words"),
    [
        ({"finish": None}, "type", "finish", "whole number, not nothing"),
        ({"finish": "100"}, "type", "finish", 'not "100"'),
        ({"finish": True}, "type", "finish", "not true"),
        ({"finish": 100.0}, "type", "finish", "not 100.0"),
        ({"finish": 0}, "value", "finish", "within 1"),
        ({"finish": 10**9}, "value", "finish", "2000000"),
        ({"finish": 10**5000}, "value", "finish", "an enormous number"),
        ({"last": 99}, "value", "last", "lies before the finish"),
        ({"ladder": {"3": 5}}, "unknown_key", "ladder", "did you mean ladders?"),
        ({"snaeks": {}}, "unknown_key", "snaeks", "did you mean snakes?"),
        ({"zzz": 1}, "unknown_key", "zzz", "known here: name, finish, last"),
        ({"chain": "follow"}, "unknown_key", "chain", "an option of the game"),
        ({"ladders": [1]}, "type", "ladders", "a table"),
        ({"conflict": "last"}, "value", "conflict", "first"),
        ({"conflict": 3}, "value", "conflict", "allowed: error, first"),
        ({"underflow": "clap"}, "value", "underflow", "did you mean clamp?"),
        ({"wrong_direction": "skipp"}, "value", "wrong_direction", "did you mean skip?"),
        ({"name": 5}, "type", "name", "written in quotes"),
        ({"name": "a\nb"}, "value", "name", "one line"),
        ({"name": "\ud800"}, "value", "name", "printable"),
        ({"name": " "}, "value", "name", "one line"),
        ({"name": "x" * 101}, "value", "name", "100"),
        ({"public": ["size"]}, "type", "public", "a table"),
        ({"public": {"tell": "size"}}, "type", "public.tell", "square brackets"),
        ({"public": {"tell": ["sise"]}}, "value", "public.tell", "did you mean size?"),
        ({"public": {"tell": [1]}}, "value", "public.tell", "known: size, layout, rules, counts"),
        ({"public": {"told": []}}, "unknown_key", "public.told", "known here: tell"),
        ({"finnish": 100}, "unknown_key", "finnish", "did you mean finish?"),
        ({"colour": "red"}, "unknown_key", "colour", "there is no key colour; known here: name, finish, last,"),
    ],
)
def test_faults_of_the_keys(keys: dict[str, Any], code: str, key: str, words: str) -> None:
    """Each fault names its key and says what to do; nothing is taken for what it is not."""
    problem = only(refused(**keys), code)
    assert problem.key == key
    assert words in problem.message


def test_a_board_needs_a_finish() -> None:
    """There is no default for where the game ends."""
    with pytest.raises(ConfigError, match="say where players are home"):
        read_board({"layout": {"kind": "rows", "width": 5}}, BoardOptions(), "A")


def test_all_faults_are_told_at_once() -> None:
    """A GM sees everything that is wrong in one go, in the order of reading."""
    problems = refused(
        nmae="x",
        layout={"kind": "rows", "widht": 10},
        ladders={"28": 4, "x": 3},
        rule=[{"kind": "snake", "where": {"colum": 5}, "effect": "15"}],
    )
    assert [(p.code, p.key) for p in problems] == [
        ("unknown_key", "nmae"),
        ("unknown_key", "layout.widht"),
        ("missing", "layout.width"),
        ("wrong_direction", "ladders.28"),
        ("value", "ladders.x"),
        ("unknown_condition", "rule 1.where.colum"),
        ("value", "rule 1.effect"),
    ]


def test_what_players_are_told() -> None:
    """Nothing is told that the board does not say is to be told (r4)."""
    assert build().tell == ()
    assert build(public={}).tell == ()
    assert build(public={"tell": ["counts", "size"]}).tell == ("size", "counts")


def test_the_source_is_kept_as_given() -> None:
    """The seal is made over the keys as they were parsed."""
    given_keys = spec(ladders={"3": 9}, name="Hill")
    board = read_board(given_keys, BoardOptions(), "B")
    assert board.source == spec(ladders={"3": 9}, name="Hill")
    assert board.name == "B"
    assert len(seal(b"salt", board.source)) == 64


def test_last_is_the_finish_unless_said() -> None:
    """A board ends at its finish by default."""
    assert build().last == 100


def test_one_space_is_a_board() -> None:
    """The smallest board there can be."""
    board = read_board({"finish": 1, "layout": {"kind": "rows", "width": 1}}, BoardOptions(), "A")
    assert (dict(board.cells), dict(board.below)) == ({1: (1, 1)}, {})


def test_not_a_table() -> None:
    """A board that is no table at all is an error like any other."""
    with pytest.raises(ConfigError, match="a table"):
        read_board([], BoardOptions(), "A")  # type: ignore[arg-type]


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 130)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["ladder", "snake", "+3", "-4", "rows +1", "complement", "rows", "error", "first", "size"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=5)
            | st.sampled_from(
                ["kind", "width", "where", "effect", "column", "any", "not", "tell", "5", "range", "prime"]
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)
KEYS = ["name", "finish", "last", "layout", "ladders", "snakes", "rule", "public", "protect", "conflict", "oops"]


@settings(max_examples=tries(100))
@given(st.dictionaries(st.sampled_from(KEYS), anything), st.booleans())
def test_nothing_gives_a_traceback(keys: dict[str, Any], whole: bool) -> None:
    """Whatever JSON says, a board is either built or refused with messages that can be printed."""
    problems = outcome(spec(**keys) if whole else keys)
    assert all(problem.message.isprintable() and len(str(problem)) < 2000 for problem in problems)


def outcome(keys: dict[str, Any]) -> tuple[Problem, ...]:
    """Return what a board is refused for, or warned of."""
    try:
        return read_board(keys, BoardOptions(), "A").warnings
    except ConfigError as error:
        return error.problems


wheres = st.sampled_from(
    [{"column": 3}, {"digit_sum": 7}, {"prime": True}, {"not": {"multiple_of": 4}}, {"ends_in": 9}, {"row": [2, 5]}]
)
effects = st.sampled_from(["+7", "-9", "to 40", "rows +2", "rows -1", "complement", "reverse_digits", "mirror_row"])
families = st.lists(
    st.builds(
        lambda k, w, e: {"kind": k, "where": w, "effect": e}, st.sampled_from(["ladder", "snake"]), wheres, effects
    ),
    max_size=4,
)


@given(families, st.integers(3, 12), st.booleans())
def test_a_built_board_keeps_its_promises(rules: list[dict[str, Any]], width: int, zero: bool) -> None:
    """Ladders lead up, snakes down and never too low, no space starts two jumps, all before the finish (r3, r4)."""
    keys = spec(
        layout={"kind": "boustrophedon", "width": width},
        rule=rules,
        conflict="first",
        wrong_direction="skip",
    )
    refusals = {problem.code for problem in outcome(keys)} - {"no_cell", "itself", "chain", "empty"}
    assert refusals <= {"unreachable"}
    if refusals:
        return
    board = read_board(keys, BoardOptions(allow_space_zero=zero), "A")
    assert all(end > start for start, end in board.ladders.items())
    assert all((0 if zero else 1) <= end < start for start, end in board.snakes.items())
    assert not set(board.ladders) & set(board.snakes)
    assert all(1 <= start < 100 for start in {**board.ladders, **board.snakes})


def test_a_board_far_beyond_any_game() -> None:
    """A million spaces in the long runs, else 200,000, are built, families and all, in a few seconds."""
    spaces = 1_000_000 if os.environ.get("PBM_SOAK") else 200_000
    keys = {
        "finish": spaces,
        "layout": {"kind": "boustrophedon", "width": 1000},
        "rule": [{"kind": "ladder", "where": {"prime": True, "column": [3, 7]}, "effect": "rows +1"}],
    }
    built: list[Board] = []
    assert is_quick(lambda: built.append(read_board(keys, BoardOptions(), "A")), spaces * 60e-6)
    assert len(built[0].cells) == spaces
    assert len(built[0].below) == spaces - 1000
