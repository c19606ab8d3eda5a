"""Which spaces a family picks, and where its effect leads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.boards.building import build, only, refused, rule


def picked(where: dict[str, Any], **keys: Any) -> list[int]:
    """Return the spaces 1 … 99 that a condition picks, by a ladder beyond the board from each."""
    return list(build(rule=[rule("ladder", "to 500", where=where)], **keys).ladders)


@pytest.mark.parametrize(
    ("where", "spaces"),
    [
        ({"column": 5}, [5, 16, 25, 36, 45, 56, 65, 76, 85, 96]),
        ({"column": [1, 10], "row": 2}, [11, 20]),
        ({"row": 10}, list(range(91, 100))),
        ({"row": [1, 3], "ends_in": 5}, [5, 25]),
        ({"digit_sum": 8}, [8, 17, 26, 35, 44, 53, 62, 71, 80]),
        ({"multiple_of": 25}, [25, 50, 75]),
        ({"ends_in": 0}, [10, 20, 30, 40, 50, 60, 70, 80, 90]),
        ({"ends_in": 42}, [42]),
        ({"prime": True, "between": [1, 12]}, [2, 3, 5, 7, 11]),
        ({"prime": False, "between": [1, 7]}, [1, 4, 6]),
        ({"square": True}, [1, 4, 9, 16, 25, 36, 49, 64, 81]),
        ({"square": False, "between": [1, 5]}, [2, 3, 5]),
        ({"list": [7, 3, 400]}, [3, 7]),
        ({"between": [98, 120]}, [98, 99]),
        ({"any": [{"list": [3]}, {"column": 1, "row": 1}]}, [1, 3]),
        ({"all": [{"multiple_of": 2}, {"multiple_of": 15}]}, [30, 60, 90]),
        ({"not": {"between": [3, 97]}}, [1, 2, 98, 99]),
        ({"multiple_of": 7, "not": {"any": [{"ends_in": 7}, {"prime": False}]}}, []),
        ({"any": [{"not": {"not": {"list": [5]}}}, {"all": [{"list": [6]}, {}]}]}, [5, 6]),
        ({}, list(range(1, 100))),
    ],
)
def test_each_condition(where: dict[str, Any], spaces: list[int]) -> None:
    """A rule picks the spaces where everything it names holds (r3)."""
    assert picked(where, conflict="first") == spaces


@pytest.mark.parametrize(
    ("where", "code", "key", "words"),
    [
        ({"colum": 5}, "unknown_condition", "rule 1.where.colum", "did you mean column?"),
        ({"any": [{"prime": True}, {"digitsum": 3}]}, "unknown_condition", "rule 1.where.any.2.digitsum", "digit_sum"),
        ({"not": {"primes": True}}, "unknown_condition", "rule 1.where.not.primes", "did you mean prime?"),
        ({"column": "5"}, "type", "rule 1.where.column", 'whole number, not "5"'),
        ({"column": 0}, "value", "rule 1.where.column", "within 1"),
        ({"column": [1, True]}, "type", "rule 1.where.column", "not true"),
        ({"digit_sum": [8, 9]}, "type", "rule 1.where.digit_sum", "not a list"),
        ({"multiple_of": 0}, "value", "rule 1.where.multiple_of", "within 1"),
        ({"prime": 1}, "type", "rule 1.where.prime", "takes true or false"),
        ({"square": "yes"}, "type", "rule 1.where.square", "takes true or false"),
        ({"list": 5}, "type", "rule 1.where.list", "square brackets"),
        ({"between": [9, 3]}, "value", "rule 1.where.between", "the lower one first"),
        ({"between": [1, 2, 3]}, "value", "rule 1.where.between", "takes two numbers"),
        ({"any": {}}, "type", "rule 1.where.any", "square brackets"),
        ({"any": []}, "value", "rule 1.where.any", "at least one"),
        ({"not": []}, "type", "rule 1.where.not", "a table"),
        ([], "type", "rule 1.where", "a table"),
    ],
)
def test_faults_of_conditions(where: Any, code: str, key: str, words: str) -> None:
    """A condition that cannot be read is an error that names its key, however deep it lies."""
    problem = only(refused(rule=[rule("ladder", "+1", where=where)]), code)
    assert problem.key == key
    assert words in problem.message


def test_conditions_may_not_be_bottomless() -> None:
    """Conditions within conditions have an end, and no traceback."""
    where: dict[str, Any] = {"prime": True}
    for _ in range(500):
        where = {"not": where}
    assert "write it flatter" in only(refused(rule=[rule("ladder", "+1", where=where)]), "value").message


@pytest.mark.parametrize(
    ("effect", "start", "end"),
    [
        ("+10", 45, 55),
        ("+10", 96, 106),
        ("-15", 45, 30),
        ("- 15", 45, 30),
        ("to 99", 45, 99),
        ("to 2", 45, 2),
        ("rows +2", 45, 65),
        ("rows -1", 45, 36),
        ("complement", 45, 56),
        ("complement", 87, 14),
        ("reverse_digits", 45, 54),
        ("reverse_digits", 30, 3),
        ("mirror_row", 42, 49),
    ],
)
def test_each_effect(effect: str, start: int, end: int) -> None:
    """A family leads where its effect says, by number or as drawn (r3)."""
    kind = "ladder" if end > start else "snake"
    board = build(rule=[rule(kind, effect, where={"list": [start]})])
    assert {**board.ladders, **board.snakes} == {start: end}


def test_mirror_row_mirrors_in_the_full_width() -> None:
    """In a part row the other side may be a gap, which makes no jump; elsewhere the whole width counts."""
    board = build(finish=95, rule=[rule("snake", "mirror_row", where={"list": [94, 95]})])
    assert board.snakes == {}
    assert only(board.warnings, "no_cell").spaces == (94,)
    assert build(finish=95, rule=[rule("snake", "mirror_row", where={"list": [89]})]).snakes == {89: 82}


def test_an_effect_that_leads_to_no_cell_makes_no_jump() -> None:
    """Two rows down from the bottom row there is nothing: no jump, a warning, and the space stays free."""
    board = build(rule=[rule("snake", "rows -2", where={"column": 3}), rule("ladder", "+1", where={"list": [3]})])
    assert 3 not in board.snakes
    assert board.ladders == {3: 4}
    assert only(board.warnings[:1], "no_cell").spaces == (3, 18)


def test_a_ladder_may_lead_beyond_the_last_space() -> None:
    """Numbers beyond the board exist for ladders (ruling 16)."""
    assert build(ladders={"96": 106}).ladders == {96: 106}


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (10, "written in quotes, not 10"),
        ("10", 'write one of "+10"'),
        ("+ten", 'write one of "+10"'),
        ("mirrorrow", "did you mean mirror_row?"),
        ("rows 2", 'write one of "+10"'),
        ("to -5", 'write one of "+10"'),
        ("+" + "9" * 5000, 'write one of "+10"'),
        ("−15", 'write one of "+10", "-15"'),
        ("+١٠", 'write one of "+10"'),
    ],
)
def test_faults_of_effects(effect: Any, words: str) -> None:
    """An effect nobody knows is an error that shows how effects are written."""
    problem = only(refused(rule=[rule("ladder", effect, where={"column": 1})]), "type" if effect == 10 else "value")
    assert problem.key == "rule 1.effect"
    assert words in problem.message


@pytest.mark.parametrize(
    ("keys", "code", "key", "words"),
    [
        ({"kind": "lader"}, "value", "rule 2.kind", "did you mean ladder?"),
        ({"kind": None}, "value", "rule 2.kind", "neither ladder nor snake"),
        ({"rnage": [1, 2]}, "unknown_key", "rule 2.rnage", "did you mean range?"),
        ({"range": [9, 3]}, "value", "rule 2.range", "the lower one first"),
        ({"range": "all"}, "type", "rule 2.range", "square brackets"),
    ],
)
def test_faults_of_a_rule(keys: dict[str, Any], code: str, key: str, words: str) -> None:
    """What is wrong with a family names the rule by its place in the file."""
    good = rule("ladder", "+1", where={"list": [4]})
    problem = only(refused(rule=[good, {**rule("ladder", "+1", where={"list": [7]}), **keys}]), code)
    assert problem.key == key
    assert words in problem.message


@pytest.mark.parametrize("name", ["kind", "where", "effect"])
def test_a_rule_is_complete(name: str) -> None:
    """A family needs its kind, its where and its effect."""
    whole = rule("ladder", "+1", where={"list": [4]})
    del whole[name]
    assert only(refused(rule=[whole]), "missing").key == f"rule 1.{name}"


def test_rules_are_a_list_of_tables() -> None:
    """One rule written as a table, or a rule that is none, is an error."""
    whole = {"kind": "ladder", "where": {"column": 5}, "effect": "+10"}
    alone = only(refused(rule=whole), "type")
    assert alone.key == "rule"
    assert "write [[rule]], with two brackets" in alone.message
    assert [problem.key for problem in refused(rule={**whole, "kind": "hole"})] == ["rule", "rule.kind"]
    assert only(refused(rule=["ladder"]), "type").key == "rule 1"


def test_a_rule_looks_before_the_finish_unless_its_range_says_otherwise() -> None:
    """Without a range a family looks at 1 … finish − 1; a range is inclusive and may go beyond the finish."""
    everywhere = rule("snake", "to 1", where={"multiple_of": 5})
    assert max(build(last=110, rule=[everywhere]).snakes) == 95
    assert list(build(last=110, rule=[{**everywhere, "range": [95, 110]}]).snakes) == [95, 100, 105, 110]


def test_a_range_beyond_the_board_is_a_warning() -> None:
    """There are no spaces beyond the board to look at, which the GM is told."""
    board = build(rule=[rule("snake", "-1", where={"list": [90]}, range=[50, 200])])
    assert board.snakes == {90: 89}
    assert only(board.warnings, "range").spaces == (200,)


def test_a_rule_for_no_space_is_a_warning() -> None:
    """A family that picks nothing is probably not what was meant."""
    assert "no space fits" in only(build(rule=[rule("snake", "-1", where={"column": 11})]).warnings, "empty").message
