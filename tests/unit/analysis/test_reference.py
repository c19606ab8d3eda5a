"""Every figure of tests/cases/analysis/reference.json, to all the digits given there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pbm.analysis import classic
from pbm.analysis.expected import Distribution, Figures, figures, turns_from
from pbm.analysis.markov import Finish, chain_of
from pbm.analysis.postal import PostalFigures, postal_figures
from pbm.analysis.throws import Die, read_die
from pbm.boards.reader import read_board
from pbm.core.board import Board, BoardOptions
from pbm.rulesets.classic import RULESET

REFERENCE = json.loads((Path(__file__).parents[2] / "cases" / "analysis" / "reference.json").read_text("utf-8"))
BOARDS = {name: {int(start): end for start, end in jumps.items()} for name, jumps in REFERENCE["boards"].items()}
PUBLISHED = {claim["id"]: claim for claim in REFERENCE["published"]}
SINGLE_KEYS = {"mean_fraction", "mean", "sd", "variance", "mode", "p_mode", "median", "q10", "q90", "p_at_most_100"}


@cache
def found(which: str, exact: bool = False) -> Figures:
    """Return the figures of a board and a finish, such as ``DG48/exact``."""
    board, rule = which.split("/")
    return figures(chain_of(100, BOARDS[board], Die.fair(6), Finish(rule)), exact=exact)


def mean(which: str, die: str) -> float:
    """Return only the expected turns."""
    board, rule = which.split("/")
    return float(turns_from(chain_of(100, BOARDS[board], read_die(die), Finish(rule)))[0])


def lengths(which: str) -> Distribution:
    """Return how long a game of one token is."""
    known = found(which).distribution
    assert known is not None
    return known


def digits(value: float, given: str) -> str:
    """Return a value in as many decimal places as are given."""
    return f"{value:.{len(given.partition('.')[2])}f}"


def same(value: float, given: str) -> None:
    """Whether a value is what is given, to its last digit but for trailing zeros."""
    assert digits(value, given) == given


@pytest.mark.parametrize("which", REFERENCE["single"])
def test_one_player(which: str) -> None:
    """Mean (as a fraction and in ten places), variance, deviation, mode, median, tenths, and the share of 100 turns."""
    given = REFERENCE["single"][which]
    assert set(given) == SINGLE_KEYS
    got, length = found(which, exact=True), lengths(which)
    assert got.fraction == Fraction(given["mean_fraction"])
    same(got.turns, given["mean"])
    same(found(which).turns, given["mean"])
    same(length.mean(), given["mean"])
    same(got.sd, given["sd"])
    same(got.variance, given["variance"])
    assert (length.mode(), length.quantile(0.5)) == (given["mode"], given["median"])
    assert (length.quantile(0.1), length.quantile(0.9)) == (given["q10"], given["q90"])
    same(length.p_mode(), given["p_mode"])
    same(length.at_most(100), given["p_at_most_100"])


@pytest.mark.parametrize("which", REFERENCE["multi"])
def test_several_players(which: str) -> None:
    """Rounds, rolls of all together, every player's chance, and the median and ninth tenth of the rolls."""
    for given in REFERENCE["multi"][which]:
        got, rolls = lengths(which).company(given["k"]), lengths(which).rolls(given["k"])
        same(got.rounds, given["rounds"])
        same(got.rolls, given["rolls"])
        same(rolls.mean(), given["rolls"])
        assert [f"{chance:.10f}" for chance in got.win] == given["win"]
        assert (rolls.quantile(0.5), rolls.quantile(0.9)) == (given["rolls_median"], given["rolls_q90"])


@pytest.mark.parametrize("size", REFERENCE["spinner"]["rows"])
def test_spinners(size: str) -> None:
    """The mean for spinners of many sizes."""
    for which, given in zip(REFERENCE["spinner"]["columns"], REFERENCE["spinner"]["rows"][size], strict=True):
        same(mean(which, size), given)


@pytest.mark.parametrize("which", REFERENCE["pmf_min"])
def test_the_shortest_game(which: str) -> None:
    """Its turns, its chance as a fraction, and how many sequences of throws make it."""
    given, got = REFERENCE["pmf_min"][which], found(which)
    assert (got.least, got.p_least) == (given["min_turns"], Fraction(given["probability"]))
    assert got.p_least is not None
    assert got.p_least * 6**got.least == given["dice_sequences"]


@pytest.mark.parametrize(
    ("name", "option"), [("no_rule_9", "off"), ("three_double_sixes_void", "void_third_double_six")]
)
def test_the_game_of_two_dice(name: str, option: str) -> None:
    """The classic game with and without its rule of three double sixes; the reference has no third."""
    assert set(REFERENCE["kata"]) == {"no_rule_9", "three_double_sixes_void"}
    given = REFERENCE["kata"][name]
    got = classic.analyse(RULESET.read_config({}, {"three_sixes": option}, read_board), 2)
    same(got.turns, given["expected_turns_solo"])
    same(got.rolls, given["expected_rolls_solo"])
    same(got.company.turns, given["two_players_turns_in_all"])
    same(got.company.win[0], given["first_player_wins"])


def board(jumps: Mapping[int, int]) -> Board:
    """Return a board of a hundred spaces, ten by ten."""
    spec: dict[str, Any] = {
        "finish": 100,
        "layout": {"kind": "boustrophedon", "width": 10},
        "ladders": {str(start): end for start, end in jumps.items() if end > start},
        "snakes": {str(start): end for start, end in jumps.items() if end < start},
    }
    return read_board(spec, BoardOptions(), "A")


@cache
def postal(name: str, players: int) -> PostalFigures:
    """Return the postal figures of a board."""
    return postal_figures(board({} if name == "plain" else BOARDS[name]), players)


@pytest.mark.parametrize("name", ["plain", "DG48"])
def test_the_postal_game(name: str) -> None:
    """Fewest turns and their throws, states, and for every number of players turns, rounds and the chance of a draw."""
    given = REFERENCE["postal_random_play"][name]
    assert set(REFERENCE["postal_random_play"]) == {"about", "plain", "DG48"}
    assert set(given) <= {"min_turns", "min_sequences", "reachable_states", "k"}
    for players, (turns, rounds, *draw) in given["k"].items():
        got = postal(name, int(players))
        assert (got.min_turns, got.reachable_states) == (given["min_turns"], given["reachable_states"])
        assert got.min_sequences == given.get("min_sequences", got.min_sequences)
        assert got.turns is not None
        assert got.rounds is not None
        same(got.turns, turns)
        same(got.rounds, rounds)
        same(got.draw, draw[0] if draw else "0.0")


def article_exact() -> None:
    """One figure of the article."""
    same(found("DG48/exact").turns, "39.5984")


def article_overshoot() -> None:
    """The other finish."""
    same(found("DG48/overshoot").turns, "36.1931")


def article_comment() -> None:
    """The other board."""
    same(found("V47/exact").turns, "39.225")


def gazette_fraction() -> None:
    """A fraction of sixty digits."""
    assert str(found("V47/exact", exact=True).fraction) == PUBLISHED["gazette-fraction"]["claim"]


def two_players() -> None:
    """Rolls of two, and the shortest game."""
    same(lengths("DG48/exact").company(2).rolls, "52.5188")
    assert (found("DG48/exact").least, found("DG48/exact").p_least) == (7, Fraction(73, 46656))


def montana_table() -> None:
    """A table of four places, from which some lines are quoted; what it says of 7 and of 20 is of that turn alone."""
    length = lengths("DG48/overshoot")
    for turn, given in ((7, 0.0020), (20, 0.0275)):
        assert length.home[turn - 1] == pytest.approx(given, abs=5e-5)
    for turn, given in ((29, 0.4975), (30, 0.5185), (80, 0.9441)):
        assert length.at_most(turn) == pytest.approx(given, abs=5e-5)


def hundred_moves() -> None:
    """The share of a hundred moves, the mean and the mode."""
    same(lengths("DG48/overshoot").at_most(100), "0.9764147461")
    same(found("DG48/overshoot").turns, "36.2")
    assert lengths("DG48/overshoot").mode() == 20


def median_29() -> None:
    """It is 30, but by very little, and 29 on the other board."""
    length = lengths("DG48/overshoot")
    same(length.at_most(29), "0.4974620273")
    same(length.at_most(30), "0.5184896747")
    assert (length.quantile(0.5), lengths("V47/overshoot").quantile(0.5)) == (30, 29)


def median_32() -> None:
    """It is that of the other board and the other finish."""
    assert (lengths("DG48/overshoot").quantile(0.5), lengths("V47/exact").quantile(0.5)) == (30, 32)


def simulated_companies() -> None:
    """Rolls of two, three and four, and the ninth tenth."""
    for players, mean, tenth in ((2, "52.5187894044", 88), (3, "64.5145935939", 103), (4, "75.8645664293", 117)):
        same(lengths("DG48/exact").company(players).rolls, mean)
        assert lengths("DG48/exact").rolls(players).quantile(0.9) == tenth


def first_player() -> None:
    """The published chances are simulated and a little off."""
    for players, percent in ((2, "50.7803"), (3, "34.2860"), (4, "25.9948")):
        same(100 * lengths("DG48/exact").company(players).win[0], percent)


def third_player() -> None:
    """How often a game of three has more rolls than another of two."""
    two, three = lengths("DG48/exact").rolls(2), lengths("DG48/exact").rolls(3)
    longer = float(two.home @ three.survival()[1 : len(two.home) + 1])
    same(longer, "0.63175702")


def million_games() -> None:
    """Six figures of a simulation."""
    length = lengths("DG48/exact")
    assert digits(found("DG48/exact").turns, "39.6") == "39.6"
    assert [length.quantile(0.5), length.mode(), found("DG48/exact").least] == [33, 22, 7]
    assert [length.quantile(0.1), length.quantile(0.9)] == [15, 73]


def over_a_hundred() -> None:
    """The share of games longer than a hundred turns."""
    same(1 - lengths("DG48/exact").at_most(100), "0.0326367204")


def best_spinner() -> None:
    """Of the spinners of 2 to 30, 15 is quickest."""
    means = {size: mean("V47/exact", str(size)) for size in range(2, 31)}
    assert min(means, key=lambda size: means[size]) == 15
    same(means[15], "25.8058950771")


def spinner_list() -> None:
    """All but that of 16, to the digit; two of them are cut off and not rounded."""
    for word in PUBLISHED["spinner-list"]["claim"].split():
        size, _, given = word.partition(":")
        turns = mean("V47/exact", size)
        assert (given in (f"{turns:.1f}", f"{int(10 * turns) / 10}")) is (size != "16")
    same(mean("V47/exact", "16"), "25.8446")
    same(mean("V47/exact", "2"), "60.7626")
    same(mean("V47/exact", "8"), "31.8533")


def plain_spinner() -> None:
    """Without snakes and ladders it is 13."""
    means = {size: float(turns_from(chain_of(100, {}, Die.fair(size)))[0]) for size in range(2, 31)}
    assert min(means, key=lambda size: means[size]) == 13
    same(means[13], "25.9999998072")


def plain_formula() -> None:
    """The formula is of many spaces; at a hundred it is right in all these digits."""
    got = figures(chain_of(100, {}, Die.fair(6), Finish.overshoot))
    same(got.turns, "29.0476190476")
    same(got.variance, "6.9160997732")
    n, k = 100, 6
    assert got.turns == pytest.approx(2 * n / (k + 1) + 2 * (k - 1) / (3 * (k + 1)), abs=1e-10)
    formula = 2 * (k - 1) ** 2 / (9 * (k + 1) ** 2) + 2 * (k - 1) * n / (3 * (k + 1) ** 2)
    assert got.variance == pytest.approx(formula, abs=1e-9)


def thirty_squares() -> None:
    """From square 1, by a coin. The last digit of the last chance is right as published, and recomputed as one more."""
    got = figures(chain_of(30, {}, Die.fair(2), Finish.overshoot), 1)
    assert got.fraction == Fraction(5249404473, 268435456)
    same(got.turns, "19.5555555560")
    same(got.variance, "2.1728394981")
    assert got.distribution is not None
    first = got.distribution.company(2).win[0]
    same(first, "0.5955725767")
    # Every chance here is a number of 2^-28ths, so that this one is exact.
    assert first == pytest.approx(float(Fraction(42915526954330889, 2**56)), abs=1e-15)


def fifty_squares() -> None:
    """From square 1, by a die whose two faces are not alike."""
    got = figures(chain_of(50, {6: 3, 8: 15}, read_die("1:1/3, 2:2/3"), Finish.overshoot), 1)
    same(got.turns, "30.1400000646")
    same(got.variance, "13.1214274009")
    assert got.distribution is not None
    same(got.distribution.company(2).win[0], "0.5430412050")


def two_by_two() -> None:
    """Four squares and a ladder."""
    assert figures(chain_of(4, {2: 4}, Die.fair(6)), 1).fraction == 4


def least_throws() -> None:
    """Thirty cells, counted from 0."""
    jumps = {2: 21, 4: 7, 10: 25, 19: 28, 26: 0, 20: 8, 16: 3, 18: 6}
    assert figures(chain_of(29, jumps, Die.fair(6))).least == 3


def randint_seven() -> None:
    """It is a game of seven faces, and is not this one's figure either way; how it was counted is not known."""
    assert PUBLISHED["randint-seven"]["match"] is False
    assert all(abs(found(f"{name}/overshoot").turns - 30.8) > 1 for name in ("DG48", "V47"))


def unknown_board() -> None:
    """Nothing can be worked out of a board that is not told."""
    assert PUBLISHED["unknown-board"]["match"] is None


CHECKS: dict[str, Callable[[], None]] = {
    check.__name__.replace("_", "-"): check
    for check in (
        article_exact,
        article_overshoot,
        article_comment,
        gazette_fraction,
        two_players,
        montana_table,
        hundred_moves,
        median_29,
        median_32,
        simulated_companies,
        first_player,
        third_player,
        million_games,
        over_a_hundred,
        best_spinner,
        spinner_list,
        plain_spinner,
        plain_formula,
        thirty_squares,
        fifty_squares,
        two_by_two,
        least_throws,
        randint_seven,
        unknown_board,
    )
}


@pytest.mark.parametrize("claim", PUBLISHED)
def test_what_is_published(claim: str) -> None:
    """Every published claim, as it comes out when it is worked out anew."""
    CHECKS[claim]()


def test_nothing_is_left_out() -> None:
    """Every part of the reference has a test above."""
    assert set(REFERENCE) == {
        "about",
        "boards",
        "single",
        "multi",
        "spinner",
        "pmf_min",
        "published",
        "kata",
        "postal_random_play",
    }
    assert len(PUBLISHED) == len(REFERENCE["published"])
    assert BOARDS["CODEWARS"] == dict(RULESET.read_config({}, {}, read_board).jumps)
    assert np.isfinite(found("DG48/exact").from_space).all()
