"""Chains of one token: by hand, by three methods against each other, where nobody gets home, and at any size."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from pbm.analysis import markov
from pbm.analysis.expected import distribution, figures, turns_from
from pbm.analysis.markov import Chain, Equations, Finish, chain_of, homing, least_turns
from pbm.analysis.throws import Die, read_die
from pbm.core.errors import ConfigError

ARTICLE = {1: 38, 4: 14, 9: 31, 16: 6, 21: 42, 28: 84, 36: 44, 48: 26, 49: 11, 51: 67}
ARTICLE |= {56: 53, 62: 19, 64: 60, 71: 91, 80: 100, 87: 24, 93: 73, 95: 75, 98: 78}
DICE = ("6", "d4", "2d6", "8", "2d4", "1,2,2,6", "0:1/4,3:1/4,1:1/2", "10")


def repeated(times: int) -> Chain:
    """Return the article's board, one after another."""
    jumps = {start + 100 * lap: end + 100 * lap for lap in range(times) for start, end in ARTICLE.items()}
    return chain_of(100 * times, jumps, Die.fair(6))


def by_hand(chain: Chain) -> list[Fraction]:
    """Return the turns from each space, by elimination in fractions from the equations as one writes them down."""
    size = chain.finish
    rows = []
    for space in range(size):
        row = [Fraction(int(space == other)) for other in range(size)] + [Fraction(1)]
        for weight, end in zip(chain.die.weights, chain.ends[:, space].tolist(), strict=True):
            if end < size:
                row[end] -= Fraction(weight, chain.die.outcomes)
        rows.append(row)
    for column in range(size):
        pivot = next(place for place in range(column, size) if rows[place][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [number / rows[column][column] for number in rows[column]]
        for place in range(size):
            factor = rows[place][column]
            if place != column and factor:
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[column], strict=True)]
    return [row[-1] for row in rows]


@pytest.mark.parametrize("rule", Finish)
@pytest.mark.parametrize("die", ["6", "2,1,4", "1:1/3,2:2/3", "0,1,5"])
def test_small_boards_by_hand(rule: Finish, die: str) -> None:
    """Every space of a small board, and its fraction, are what elimination in fractions gives."""
    chain = chain_of(12, {3: 8, 5: 1, 10: 4, 7: 7}, read_die(die), rule)
    wanted = by_hand(chain)
    got = figures(chain)
    assert got.fraction == wanted[0]
    assert got.from_space[:-1] == pytest.approx([float(one) for one in wanted], rel=1e-12)
    assert got.from_space[-1] == 0


def test_where_a_throw_leads() -> None:
    """Past the finish one stays, is home, or comes back, and what starts there acts; a jump stops where it ends."""
    jumps = {9: 2, 2: 5, 4: 12}
    ends = {rule: chain_of(10, jumps, Die.fair(6), rule).ends[:, 7].tolist() for rule in Finish}
    assert ends[Finish.exact] == [8, 2, 10, 7, 7, 7]
    assert ends[Finish.overshoot] == [8, 2, 10, 10, 10, 10]
    assert ends[Finish.bounce] == [8, 2, 10, 2, 8, 7]
    assert chain_of(10, jumps, Die.fair(6), follow=True).ends[:, 7].tolist() == [8, 5, 10, 7, 7, 7]
    # A ladder beyond the finish leads home, what starts on the finish does nothing, no bounce leads below the start.
    assert chain_of(10, {4: 12, 10: 1}, Die.fair(6)).ends[:, 3].tolist() == [10, 5, 6, 7, 8, 9]
    assert chain_of(10, {10: 1}, Die.fair(6)).ends[:, 9].tolist() == [10, 9, 9, 9, 9, 9]
    assert chain_of(2, {}, Die.fair(6), Finish.bounce).ends[:, 1].tolist() == [2, 1, 0, 0, 0, 0]
    for loop in ({2: 5, 5: 2}, {2: 5, 5: 7, 7: 2}, {1: 3, 3: 4, 4: 3}):
        with pytest.raises(ConfigError, match="round in a loop"):
            chain_of(10, loop, Die.fair(6), follow=True)


def test_a_long_way_of_jumps_is_followed() -> None:
    """A chain of a thousand jumps is one step."""
    chain = chain_of(2000, {space: space + 1 for space in range(1, 1001)}, Die.fair(6), follow=True)
    assert chain.ends[0, 0] == 1001


def random_chain(seed: int) -> Chain:
    """Return a random board with a random die and finish, on which home is certain."""
    chance = np.random.default_rng(seed)
    while True:
        finish = int(chance.integers(8, 160))
        starts = chance.choice(np.arange(1, finish), size=finish // 5, replace=False).tolist()
        jumps = {start: int(chance.integers(0, finish + 4)) for start in starts}
        die, rule = read_die(DICE[chance.integers(len(DICE))]), list(Finish)[chance.integers(3)]
        chain = chain_of(finish, jumps, die, rule)
        if homing(finish, chain.ends).certain[0] and turns_from(chain)[0] < 200:
            return chain


def three_methods(seed: int, games: int) -> None:
    """Whether equations, propagation and simulation agree on a random board, the last within five standard errors."""
    chain = random_chain(seed)
    got = figures(chain, exact=False)
    followed = distribution(chain)
    assert followed.mean() == pytest.approx(got.turns, rel=1e-10)
    assert followed.variance() == pytest.approx(got.variance, rel=1e-8, abs=1e-9)
    assert got.from_space[0] == got.turns
    assert int(np.flatnonzero(followed.home)[0]) + 1 == got.least
    assert got.p_least is not None
    assert followed.home[got.least - 1] == pytest.approx(float(got.p_least), rel=1e-9)
    chance = np.random.default_rng(seed + 1000)
    standing, turns = np.zeros(games, dtype=int), np.zeros(games, dtype=int)
    racing = np.arange(games)
    while len(racing):
        faces = chance.choice(len(chain.die.faces), size=len(racing), p=chain.chances)
        standing[racing] = chain.ends[faces, standing[racing]]
        turns[racing] += 1
        racing = racing[standing[racing] < chain.finish]
    assert abs(turns.mean() - got.turns) <= 5 * got.sd / games**0.5 + 1e-9
    share = followed.at_most(followed.quantile(0.5))
    found = (turns <= followed.quantile(0.5)).mean()
    assert abs(found - share) <= 5 * (share * (1 - share) / games) ** 0.5 + 1e-9


@pytest.mark.parametrize("seed", range(5))
def test_three_methods_agree(seed: int) -> None:
    """Linear equations, following every turn, and playing at random."""
    three_methods(seed, 2500)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
def test_three_methods_agree_on_fifty_boards(seed: int) -> None:
    """The same with many games on each of fifty boards."""
    three_methods(seed, 200_000)


@pytest.mark.parametrize("seed", range(4))
def test_all_ways_to_solve_agree(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain elimination, sparse elimination and iteration give the same, and say how it was done and how near it is."""
    pytest.importorskip("scipy")
    chain = random_chain(seed)
    wanted = figures(chain)
    assert wanted.fraction is not None
    for dense, fill, how in ((10**6, 0, "elimination"), (0, 10**9, "sparse elimination"), (0, 0, "iteration")):
        monkeypatch.setattr(markov, "_DENSE", dense)
        monkeypatch.setattr(markov, "MOST_FILL", fill)
        got = figures(chain, exact=False)
        assert got.how == how
        assert got.residual <= 2e-10
        assert got.from_space == pytest.approx(wanted.from_space, rel=2e-9, nan_ok=True)
        assert got.turns == pytest.approx(float(wanted.fraction), rel=2e-9)
        assert got.variance == pytest.approx(wanted.variance, rel=1e-7, abs=1e-9)


@pytest.mark.parametrize("seed", range(6))
def test_the_bound_on_fill_holds(seed: int) -> None:
    """Elimination leaves no more numbers than the bound says that decides about it."""
    linalg = pytest.importorskip("scipy.sparse.linalg")
    from pbm.analysis.sparse import _matrix

    chain = random_chain(seed)
    found = Equations.of(chain, homing(chain.finish, chain.ends).certain)
    made = linalg.splu(
        _matrix(found.size, found.rows, found.columns, found.chances, found.moving),
        permc_spec="NATURAL",
        diag_pivot_thresh=0.0,
        options={"Equil": False},
    )
    # Both triangles are held with their diagonal.
    assert made.L.nnz + made.U.nnz - found.size <= found.fill_bound() + found.size


def test_ten_thousand_spaces_repeated() -> None:
    """A hundred of the article's boards in a row: sparse, as exact as ever, each lap as long as the others."""
    pytest.importorskip("scipy")
    chain = repeated(100)
    got = figures(chain)
    assert (got.how, got.fraction) == ("sparse elimination", None)
    assert got.residual < 1e-11
    assert got.least == 601
    laps = -np.diff(got.from_space[:-1:100])
    assert laps[20:-20] == pytest.approx(laps[50], rel=1e-9)
    assert got.distribution is None or got.distribution.mean() == pytest.approx(got.turns, rel=1e-9)


@pytest.mark.soak
def test_a_million_spaces() -> None:
    """Ten thousand of them: solved, with a sd, the shortest game, and without what would have to be followed."""
    pytest.importorskip("scipy")
    got = figures(repeated(10_000))
    assert got.turns == pytest.approx(356708.739736, abs=1e-5)
    assert (got.how, got.least, got.p_least, got.distribution) == ("sparse elimination", 60001, None, None)
    assert got.residual < 1e-8


def test_snakes_that_lie_over_each_other_are_iterated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where elimination would fill up it is not tried, and the iterated solution is the same."""
    pytest.importorskip("scipy")
    chance = np.random.default_rng(3)
    finish = 1200
    jumps: dict[int, int] = {}
    for number, start in enumerate(chance.choice(np.arange(1, finish), finish // 5, replace=False).tolist()):
        length = int(chance.integers(1, 300))
        jumps[start] = max(0, start - length) if number % 2 else min(finish, start + length)
    chain = chain_of(finish, jumps, Die.fair(6))
    eliminated = figures(chain)
    monkeypatch.setattr(markov, "MOST_FILL", 20_000)
    iterated = figures(chain)
    assert (eliminated.how, iterated.how) == ("sparse elimination", "iteration")
    assert iterated.residual <= 1e-10
    assert iterated.from_space == pytest.approx(eliminated.from_space, rel=1e-9)


def test_what_cannot_be_iterated_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board too hard for both ways is refused, with what to do instead, and no wrong figure is given."""
    pytest.importorskip("scipy")
    monkeypatch.setattr(markov, "MOST_FILL", 0)
    monkeypatch.setattr(markov, "_ROUNDS", 1)
    monkeypatch.setattr(markov, "_STEPS", 1)
    jumps = {space: space // 3 for space in range(20, 190) if space % 6}
    with pytest.raises(ConfigError, match="simulate it instead"):
        figures(chain_of(200, jumps, Die.fair(6)))


def without_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have scipy be missing."""
    real = builtins.__import__

    def importing(name: str, *rest: Any, **more: Any) -> Any:
        if name.partition(".")[0] == "scipy" or name == "pbm.analysis.sparse":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", importing)


def test_without_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of a game do without it; for larger ones it is named, with the words that install it."""
    without_scipy(monkeypatch)
    monkeypatch.setattr(markov, "LARGEST_DENSE", 300)
    got = figures(repeated(2), exact=False)
    assert (got.how, f"{got.turns:.4f}") == ("elimination", f"{float(figures(repeated(2)).turns):.4f}")
    with pytest.raises(ConfigError, match=r"needs scipy to be analysed: pip install 'pbm\[analysis\]'"):
        figures(repeated(4), exact=False)


@pytest.mark.parametrize(
    ("finish", "jumps", "die", "rule", "said"),
    [
        (10, {}, "2d6", Finish.exact, "may never end: from space 9 nobody gets home with this die and this finish"),
        (
            10,
            {5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 4: 1},
            "6",
            Finish.exact,
            "ever ends: from spaces 0, 1, 2, 3 nobody gets home",
        ),
        (10, {9: 3}, "2,2,2", Finish.bounce, "only"),
        (9, {}, "2", Finish.exact, ""),
        (9, {}, "2,4", Finish.exact, "no game here ever ends: from spaces 0, 2, 4, 6, 8 nobody gets home"),
        (40, {}, "2,4", Finish.bounce, ""),
        (60, {}, "50,50,60", Finish.exact, "and only 33.3333% of all games come home"),
    ],
)
def test_who_never_gets_home(finish: int, jumps: Mapping[int, int], die: str, rule: Finish, said: str) -> None:
    """Where a game may never end the spaces are named, with the share of games that do end; nothing is singular."""
    chain = chain_of(finish, jumps, read_die(die), rule)
    if not said or said == "only":
        assert np.isfinite(figures(chain).turns)
        return
    with pytest.raises(ConfigError) as refused:
        figures(chain)
    assert said in str(refused.value)
    assert refused.value.problems[0].code == "finish-unreachable"


def test_spaces_that_nobody_comes_to_may_be_hopeless() -> None:
    """They have no figure, and the others have theirs."""
    # From 0 every throw leads to an even space; from an odd one no throw of 2 or 4 leads to 10.
    got = figures(chain_of(10, {}, read_die("2,4"), Finish.exact))
    assert np.isnan(got.from_space[1::2]).all()
    assert np.isfinite(got.from_space[::2]).all()
    assert got.fraction is not None
    assert float(got.fraction) == pytest.approx(got.from_space[0])


def test_the_shortest_game_and_its_chance() -> None:
    """Counted with weights; an end that cannot be reached has none; thousands of turns have no fraction."""
    assert least_turns(chain_of(4, {}, read_die("1:1/3,2:2/3"))) == (2, Fraction(4, 9))
    assert least_turns(chain_of(5, {}, read_die("2,4"))) is None
    assert least_turns(chain_of(5, {}, Die.fair(6)), 5) == (0, Fraction(1))
    assert least_turns(chain_of(5000, {}, Die.fair(2))) == (2500, None)
    assert least_turns(chain_of(4000, {}, Die.fair(2))) == (2000, Fraction(1, 2**2000))


def test_figures_from_another_start() -> None:
    """From anywhere, the finish too; from nowhere else."""
    chain = chain_of(100, ARTICLE, Die.fair(6))
    assert figures(chain, 99).fraction == 6
    assert (figures(chain, 100).turns, figures(chain, 100).least) == (0, 0)
    with pytest.raises(ConfigError, match="there is no space 101"):
        figures(chain, 101)


def test_what_is_too_large_is_refused() -> None:
    """Before any memory is asked for."""
    with pytest.raises(ConfigError, match="40000 will do"):
        chain_of(10**9, {}, Die.fair(1000))
    with pytest.raises(ConfigError, match="worked out for up to 5000 spaces"):
        figures(chain_of(5001, {}, Die.fair(6)), exact=True)


def test_a_company_of_one_is_one() -> None:
    """And the chances of a larger one add up, fall in the order of play, and so do its rolls agree both ways."""
    lengths = distribution(chain_of(100, ARTICLE, Die.fair(6)))
    one = lengths.company(1)
    assert one.rounds == pytest.approx(lengths.mean())
    assert one.rolls == pytest.approx(lengths.mean())
    assert list(one.win) == pytest.approx([1.0])
    assert lengths.rolls(1).home == pytest.approx(lengths.home, abs=1e-15)
    seven = lengths.company(7)
    assert sum(seven.win) == pytest.approx(1, abs=1e-12)
    assert list(seven.win) == sorted(seven.win, reverse=True)
    assert lengths.rolls(7).mean() == pytest.approx(seven.rolls, rel=1e-12)
