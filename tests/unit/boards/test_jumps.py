"""Who claims a space, which jumps are refused, and which are left out."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.core.board import BoardOptions
from tests.unit.boards.building import build, only, refused, rule

ZERO = BoardOptions(allow_space_zero=True)


@pytest.mark.parametrize(
    ("keys", "key", "words"),
    [
        ({"ladders": {"28": 4}}, "ladders.28", "the ladder from 28 ends lower, on 4: make it a snake"),
        ({"snakes": {"4": 28}}, "snakes.4", "the snake from 4 ends higher, on 28: make it a ladder"),
    ],
)
def test_wrong_direction_of_a_single(keys: dict[str, Any], key: str, words: str) -> None:
    """A ladder leads up in number and a snake down (r3); one that does not is an error, or is skipped."""
    problem = only(refused(**keys), "wrong_direction")
    assert problem.key == key
    assert words in problem.message
    board = build(**keys, wrong_direction="skip")
    assert (board.ladders, board.snakes, board.warnings) == ({}, {}, ())


def test_wrong_direction_of_a_family() -> None:
    """A family names all its spaces that lead the wrong way; with skip only the right ones are kept."""
    reverse = rule("ladder", "reverse_digits", where={"list": [12, 21, 31, 13]})
    problem = only(refused(rule=[reverse]), "wrong_direction")
    assert (problem.key, problem.spaces) == ("rule 1", (21, 31))
    assert build(rule=[reverse], wrong_direction="skip").ladders == {12: 21, 13: 31}


def test_conflicts_are_errors_that_name_both() -> None:
    """Two for one space are an error: among singles, between a single and a family, between families."""
    problem = only(refused(ladders={"5": 9}, snakes={"5": 2}), "conflict")
    assert problem.key == "snakes.5"
    assert "by ladders.5" in problem.message
    five = rule("ladder", "+20", where={"list": [5, 7]})
    problems = refused(ladders={"5": 9}, rule=[five, rule("ladder", "+3", where={"list": [7, 8]})])
    assert [(p.code, p.key, p.spaces) for p in problems] == [
        ("conflict", "rule 1", (5,)),
        ("conflict", "rule 2", (7,)),
    ]
    assert "by rule 1: 7" in problems[1].message


def test_the_first_claim_stands_when_asked_for() -> None:
    """Ladders claim before snakes, snakes before rules, rules in the order of the file."""
    board = build(
        conflict="first",
        snakes={"5": 2, "6": 2},
        ladders={"5": 9},
        rule=[rule("ladder", "+20", where={"list": [5, 6, 7]}), rule("ladder", "+3", where={"list": [7, 8]})],
    )
    assert board.ladders == {5: 9, 7: 27, 8: 11}
    assert board.snakes == {6: 2}


def test_what_is_skipped_or_dropped_claims_nothing() -> None:
    """A jump that is left out, for whatever reason, leaves its space to the next."""
    later = {"kind": "ladder", "effect": "+1"}
    board = build(
        wrong_direction="skip",
        underflow="omit",
        ladders={"30": 20},
        rule=[
            rule("snake", "-9", where={"list": [4]}),
            rule("snake", "rows -1", where={"list": [6]}),
            rule("snake", "reverse_digits", where={"list": [33, 34]}),
            {**later, "where": {"list": [4, 6, 30, 33, 34]}},
        ],
    )
    assert board.snakes == {}
    assert board.ladders == {4: 5, 6: 7, 30: 31, 33: 34, 34: 35}


@pytest.mark.parametrize(
    ("options", "underflow", "snakes"),
    [
        (BoardOptions(), "clamp", {8: 1, 15: 1, 16: 1}),
        (BoardOptions(), "omit", {16: 1}),
        (ZERO, "clamp", {8: 0, 15: 0, 16: 1}),
        (ZERO, "omit", {15: 0, 16: 1}),
    ],
)
def test_underflow_of_a_family(options: BoardOptions, underflow: str, snakes: dict[int, int]) -> None:
    """Fifteen back from 8 ends on 1, or on 0 where that is allowed, or nowhere (r4, ruling 18)."""
    back = rule("snake", "-15", where={"list": [8, 15, 16]})
    assert build(options, rule=[back], underflow=underflow).snakes == snakes


def test_underflow_may_be_an_error() -> None:
    """With underflow = "error" the spaces that lead too low are named."""
    back = rule("snake", "-15", where={"list": [8, 15, 16]})
    assert only(refused(rule=[back], underflow="error"), "underflow").spaces == (8, 15)
    assert only(refused(ZERO, rule=[back], underflow="error"), "underflow").spaces == (8,)


def test_clamp_is_what_happens_unless_said() -> None:
    """A family that leads too low is clamped by default; on 1 itself that makes no jump."""
    board = build(rule=[rule("snake", "-15", where={"list": [1, 8]})])
    assert board.snakes == {8: 1}
    assert only(board.warnings, "itself").spaces == (1,)


@pytest.mark.parametrize("underflow", ["clamp", "omit", "error"])
@pytest.mark.parametrize(("options", "end"), [(BoardOptions(), 0), (BoardOptions(), -3), (ZERO, -1)])
def test_a_single_snake_never_underflows(underflow: str, options: BoardOptions, end: int) -> None:
    """A single snake to below the lowest space is an error, whatever is said of families (r4)."""
    problem = only(refused(options, snakes={"8": end}, underflow=underflow), "underflow")
    assert (problem.key, problem.spaces) == ("snakes.8", (8, end))


def test_a_single_snake_may_lead_to_zero_where_allowed() -> None:
    """Space 0 may be landed on only when the game says so (r4, ruling 18)."""
    assert build(ZERO, snakes={"8": 0}).snakes == {8: 0}
    assert "allow_space_zero" in only(refused(snakes={"8": 0}), "underflow").message


def test_an_end_on_itself_is_dropped_with_a_warning() -> None:
    """A jump that goes nowhere is no jump, and the GM is told."""
    board = build(ladders={"7": 7}, rule=[rule("ladder", "reverse_digits", where={"list": [22, 23]})])
    assert board.ladders == {23: 32}
    assert [(w.code, w.key, w.spaces) for w in board.warnings] == [
        ("itself", "ladders.7", (7,)),
        ("itself", "rule 1", (22,)),
    ]


@pytest.mark.parametrize("start", ["0", "100", "101", "5000"])
def test_singles_start_before_the_finish(start: str) -> None:
    """A single snake or ladder starts on a space 1 … finish − 1."""
    assert only(refused(snakes={start: 1}, last=110), "start").key == f"snakes.{start}"
    assert only(refused(ladders={start: 9000}, last=110), "start").key == f"ladders.{start}"


@pytest.mark.parametrize("start", ["x", "", "-5", "007", "1.5", " 5", "٥", "9" * 5000, "5\n"])
def test_singles_are_named_by_their_space(start: str) -> None:
    """The key of a single one is the plain number of a space; anything else is an error that quotes it."""
    assert "not the number of a space" in only(refused(ladders={start: 9}), "value").message


@pytest.mark.parametrize("end", ["84", 84.0, True, None, [84], 10**40])
def test_singles_end_on_a_number(end: Any) -> None:
    """The end of a single one is a whole number: no words, no fractions, no truth."""
    assert refused(ladders={"28": end})[0].key == "ladders.28"


def test_protected_spaces() -> None:
    """Nothing may start on a protected space; what is left out there is no claim."""
    assert only(refused(snakes={"99": 3}, protect=[98, 99]), "protect").key == "snakes.99"
    family = rule("snake", "-10", where={"between": [97, 99]})
    assert only(refused(rule=[family], protect=[98, 99]), "protect").spaces == (98, 99)
    up = rule("ladder", "-10", where={"between": [97, 99]})
    assert build(rule=[up], protect=[98, 99], wrong_direction="skip").ladders == {}


@pytest.mark.parametrize("protect", [100, [0], [101], ["5"], [True], None])
def test_protect_is_a_list_of_spaces(protect: Any) -> None:
    """Protected spaces are spaces of the board."""
    assert refused(protect=protect)[0].key == "protect"
