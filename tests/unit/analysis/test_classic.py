"""The figures of the classic game: those that are published, those that can be counted by hand, and the played ones."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from pbm.analysis.classic import Analysis, analyse
from pbm.analysis.exact import rows_of, solve_exactly
from pbm.boards.reader import read_board
from pbm.core.errors import ConfigError
from pbm.core.game import Json, JsonObject
from pbm.rulesets.classic import RULESET, Config
from pbm.rulesets.classic.landing import reach


def config(board: JsonObject | None = None, **options: Any) -> Config:
    """Return a game on a board, the default one if none is given."""
    return RULESET.read_config({} if board is None else {"A": board}, options, read_board)


def plain(finish: int, **more: Any) -> JsonObject:
    """Return a board without snakes and ladders."""
    return {"finish": finish, "layout": {"kind": "rows", "width": min(finish, 10)}, **more}


@pytest.fixture(scope="module")
def two() -> Analysis:
    """The default board, with two players."""
    return analyse(config(), 2)


def test_the_published_figures(two: Analysis) -> None:
    """On the default board: one player's turns and rolls, two players' turns in all, the first one's chance."""
    assert f"{two.turns:.10f}" == "27.8915479211"
    assert f"{two.rolls:.10f}" == "33.1895703818"
    assert f"{two.company.turns:.10f}" == "36.7217643320"
    assert f"{two.company.win[0]:.10f}" == "0.5110655265"
    assert sum(two.company.win) == pytest.approx(1, abs=1e-13)


def test_the_figures_without_the_rule_of_three_sixes() -> None:
    """The same with three_sixes = "off", as they were worked out elsewhere."""
    found = analyse(config(three_sixes="off"), 2)
    assert f"{found.turns:.10f}" == "27.8901162807"
    assert f"{found.rolls:.10f}" == "33.1885056034"
    assert f"{found.company.turns:.10f}" == "36.7196278978"
    assert f"{found.company.win[0]:.10f}" == "0.5110658259"


def test_all_ways_to_the_same_figure_agree(two: Analysis) -> None:
    """The fraction, the equations and the walk through the turns give the same expected turns."""
    assert two.fractions is not None
    assert float(two.fractions[0]) == pytest.approx(two.from_space[0], rel=1e-12)
    alone = analyse(config(), 1).company
    assert alone.turns == pytest.approx(two.turns, rel=1e-12)
    assert alone.rounds == pytest.approx(two.turns, rel=1e-12)
    assert alone.rolls == pytest.approx(two.rolls, rel=1e-12)
    assert list(alone.win) == pytest.approx([1], abs=1e-13)


def test_the_fraction_satisfies_the_equations(two: Analysis) -> None:
    """Put together by hand from one roll's outcomes in whole fractions, on a board small enough for that."""
    game = config(plain(8, ladders={"3": 6}, snakes={"7": 1}))
    found = analyse(game)
    assert found.fractions is not None
    unknowns = [(space, sixes) for space in range(8) for sixes in range(3)]
    rows = []
    for space, sixes in unknowns:
        row = dict.fromkeys(unknowns, Fraction(0))
        row[space, sixes] += 1
        right = Fraction(0)
        for first, second in product(range(1, 7), repeat=2):
            end = reach(game, space)[first + second]
            if first == second == 6 and sixes == 2:
                right += Fraction(1, 36)
                row[space, 0] -= Fraction(1, 36)
            elif end == 8:
                right += Fraction(1, 36)
            elif first == second:
                row[end, sixes + 1 if first == 6 else 0] -= Fraction(1, 36)
            else:
                right += Fraction(1, 36)
                row[end, 0] -= Fraction(1, 36)
        rows.append([*row.values(), right])
    assert _eliminated(rows)[0] == found.fractions[0]


def _eliminated(rows: list[list[Fraction]]) -> list[Fraction]:
    """Return the solution of linear equations in fractions."""
    for column in range(len(rows)):
        pivot = next(row for row in rows[column:] if row[column])
        rows.remove(pivot)
        rows.insert(column, pivot)
        pivot[:] = [value / pivot[column] for value in pivot]
        for row in rows:
            if row is not pivot and row[column]:
                factor = row[column]
                row[:] = [value - factor * other for value, other in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def test_a_game_of_one_roll() -> None:
    """Where every roll is home there is one turn of one roll, and the first player wins."""
    found = analyse(config(plain(2), finish="overshoot"), 3)
    assert found.fractions == (Fraction(1), Fraction(1))
    assert found.from_space == pytest.approx([1, 1, 0])
    assert [found.sd, found.median, found.mode, found.p_mode] == pytest.approx([0, 1, 1, 1])
    assert (found.least_turns, found.least_rolls, found.quantiles) == (1, 1, {0.1: 1, 0.9: 1})
    company = found.company
    assert list(company.win) == pytest.approx([1, 0, 0])
    assert [company.rounds, company.turns, company.rolls] == pytest.approx([1, 1, 1])


def test_a_game_counted_by_hand() -> None:
    """To land exactly on 2 with "stay", only a double one will do; any other double rolls again.

    A turn comes home with 1/36 + 5/36 of what a turn does, which is 1/31; so it takes 31 turns of 36/31 rolls.
    """
    found = analyse(config(plain(2), finish="stay", three_sixes="off"), 2)
    # Space 1 is one that no dice lead from, and nobody comes to it.
    assert found.from_space[0] == pytest.approx(31)
    assert found.from_space[1:] == (None, 0.0)
    assert found.fractions == (Fraction(31), Fraction(36))
    stays = Fraction(30, 31)
    assert found.company.win[0] == pytest.approx(float(1 / (1 + stays)), rel=1e-12)
    assert found.company.turns == pytest.approx(31, rel=1e-12)
    assert found.p_mode == pytest.approx(1 / 31, rel=1e-12)
    assert found.sd == pytest.approx((31 * 30) ** 0.5, rel=1e-9)
    assert (found.mode, found.median, found.quantiles) == (1, 22, {0.1: 4, 0.9: 71})


def test_the_third_double_six_by_hand() -> None:
    """To 36: three double sixes would do in one turn, but the third is not moved."""
    free = analyse(config(plain(36), finish="overshoot", three_sixes="off"))
    bound = analyse(config(plain(36), finish="overshoot"))
    assert (free.least_turns, free.least_rolls) == (1, 3)
    # Two double sixes and a double five, and then anything: four rolls in one turn.
    assert (bound.least_turns, bound.least_rolls) == (1, 4)


def test_more_players_are_a_disadvantage_for_the_last(two: Analysis) -> None:
    """Chances fall in the order of play and add up to one; the more play, the sooner it is over."""
    five = analyse(config(), 5).company
    assert list(five.win) == sorted(five.win, reverse=True)
    assert sum(five.win) == pytest.approx(1, abs=1e-12)
    assert five.rounds < two.company.rounds < two.turns
    assert five.rolls > five.turns > 4 * (five.rounds - 1)


def test_what_cannot_be_analysed_is_refused() -> None:
    """A game that may never end, one that is too long, a board too large, a crowd too big: each says so."""
    with pytest.raises(ConfigError, match="from space 39 nobody gets home"):
        analyse(config(plain(40), finish="stay"))
    with pytest.raises(ConfigError, match="too large to analyse"):
        analyse(config({"finish": 2001, "layout": {"kind": "rows", "width": 69}}))
    with pytest.raises(ConfigError, match="1 to 100 players"):
        analyse(config(), 101)
    wall: dict[str, Json] = {str(space): 1 for space in range(40, 100) if space % 6}
    with pytest.raises(ConfigError, match="turns: that is too long"):
        analyse(config(plain(100, snakes=wall)))


def test_fractions_of_large_boards_come_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take time there."""
    monkeypatch.setattr("pbm.analysis.classic.EXACT_UP_TO", 10)
    assert analyse(config(plain(10))).fractions is not None
    large = analyse(config(plain(12)))
    asked = analyse(config(plain(12)), exact=True)
    assert large.fractions is None
    assert asked.fractions is not None
    assert large.turns == pytest.approx(float(asked.fractions[0]), rel=1e-12)


def test_exact_solutions() -> None:
    """Fractions of either sign, whole numbers and nothing; equations without one solution are refused."""
    rows = rows_of(np.array([[2, 1], [1, -3]]))
    rights = [[1, 0], [0, 0], [-7, 7]]
    assert list(solve_exactly(rows, rights, 0)) == [Fraction(3, 7), Fraction(0), Fraction(-2)]
    assert list(solve_exactly(rows, rights, 1)) == [Fraction(1, 7), Fraction(0), Fraction(-3)]
    with pytest.raises(ArithmeticError):
        solve_exactly([{0: 1, 1: 2}, {0: 2, 1: 4}], [[1, 1]], 0)
