"""Games played many at once: by the rules of the postal game, and as long as they should be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pbm.analysis.classic import analyse
from pbm.analysis.expected import figures
from pbm.analysis.landings import NO_VOTE, ground_of
from pbm.analysis.markov import Finish, chain_of
from pbm.analysis.postal import postal_figures
from pbm.analysis.races import race_of, race_of_game, simulate_race
from pbm.analysis.simulate import Crowd, Habits, play_block, play_round, simulate_bots, simulate_throws
from pbm.analysis.tally import Estimate, Tally, share, spread
from pbm.analysis.throws import Die, read_die
from pbm.boards import read_board
from pbm.core.errors import ConfigError
from pbm.core.orders import RawOrders
from pbm.rulesets.classic import RULESET as CLASSIC
from pbm.rulesets.postal import RULESET
from pbm.rulesets.postal.adjudicate import play, rule_all
from pbm.rulesets.postal.orders import NONE
from pbm.rulesets.postal.state import Config, State
from tests.tries import tries
from tests.unit.analysis.boards import RULE_3, rule_3

CHOICES = {
    "chain": ("none", "follow"),
    "refall": ("as_if_no_trapdoor", "blank"),
    "illegal_second_throw": ("nmr", "auto"),
    "invalid_nomination": ("void", "default"),
    "below": ("geometric", "numeric_lower"),
    "bottom_row_trapdoors": ("no", "to_zero"),
    "allow_abstain": (False, True),
    "trapdoors_above_finish": (False, True),
    "threshold_basis": ("current", "start"),
    "end_when_home": (0, 1, 2),
    "schedule": ([1, 1, 1, 1, 2], [2, 2, 2], [1, 1, 1, 1, 1, 1], [2, 1, 1, 2]),
    "thresholds": ([[8, 2], [0, 3]], [[3, 1], [5, 2], [0, 3]], [[0, 1]]),
}


def some_board(chance: np.random.Generator) -> dict[str, Any]:
    """Return a small board full of snakes and ladders, which lead onto each other and onto what may be trapdoors."""
    finish = int(chance.integers(20, 50))
    starts = chance.permutation(np.arange(2, finish))[: finish // 4]
    ladders, snakes = {}, {}
    for start in map(int, starts):
        end = int(chance.integers(1, finish + 8))
        if end > start:
            ladders[str(start)] = end
        elif end < start:
            snakes[str(start)] = end
    kind = ("rows", "boustrophedon")[int(chance.integers(2))]
    return {
        "finish": finish,
        "layout": {"kind": kind, "width": int(chance.integers(4, 8))},
        "ladders": ladders,
        "snakes": snakes,
    }


def some_config(chance: np.random.Generator) -> Config:
    """Return the configuration of a game on such a board, its options drawn."""
    while True:
        options = {key: values[int(chance.integers(len(values)))] for key, values in CHOICES.items()}
        try:
            return RULESET.read_config({"A": some_board(chance)}, options, read_board)
        except ConfigError:
            continue  # a loop of snakes and ladders, or a finish out of reach


def some_orders(chance: np.random.Generator, config: Config, names: list[str]) -> dict[str, RawOrders]:
    """Return what players may send: good throws and bad, nominations on the same few spaces, or nothing at all."""
    finish = config.tracks["A"].finish
    few = chance.integers(1, finish + 4, size=3)
    orders: dict[str, RawOrders] = {}
    for name in names:
        if chance.random() < 0.1:
            continue
        order: dict[str, Any] = {"throws": [int(n) for n in chance.integers(1, 7, size=int(chance.integers(0, 3)))]}
        if chance.random() < 0.6:
            order["trapdoor"] = int(chance.choice(few)) if chance.random() < 0.9 else NONE
        orders[name] = {"A": order}
    return orders


def play_both(seed: int) -> None:
    """Play a game by the ruleset and beside it in a crowd, and compare everybody's place after every round."""
    chance = np.random.default_rng(seed)
    config = some_config(chance)
    ground = ground_of(config)
    names = [f"P{number}" for number in range(int(chance.integers(1, 12)))]
    state: State = RULESET.start(config, names, None)  # type: ignore[arg-type]  # this game has no dice
    crowd = Crowd.of(len(names), 2)
    for _ in range(40):
        if state.over(config.options):
            break
        ruled = rule_all(config, state, some_orders(chance, config, names))
        turns = config.rounds[(state.turn - 1) % 6]
        throws = np.zeros((turns, len(names), 2), dtype=np.int16)
        votes = np.full((len(names), 2), NO_VOTE, dtype=np.int16)
        for name, counts in ruled["A"].items():
            throws[:, names.index(name)] = np.array(counts.throws)[:, None]
            votes[names.index(name)] = NO_VOTE if counts.nomination == NONE else counts.nomination
        play_round(ground, crowd, state.turn, throws, votes)
        state = play(config, state, ruled).state
        for game in range(2):
            places = [state.places["A"][name] for name in names]
            assert [place.space for place in places] == list(crowd.spaces[:, game]), seed
            assert [place.home.turn if place.home else 0 for place in places] == list(crowd.home[:, game]), seed
            assert state.over(config.options) == crowd.closed[game], seed


def test_the_same_orders_lead_to_the_same_places_as_by_the_rules() -> None:
    """On small boards of all options, with trapdoors, falls onto snakes and chains, round by round."""
    for seed in range(60):
        play_both(seed)


@pytest.mark.soak
def test_the_same_orders_lead_to_the_same_places_in_many_more_games() -> None:
    """The same with five thousand games."""
    for seed in range(1000, 6000):
        play_both(seed)


def total(tallies: Any, players: int) -> Tally:
    """Return tallies added up."""
    return sum(tallies, Tally.none(players))


def test_a_crowd_plays_as_long_as_bots_do_at_the_table() -> None:
    """Random players: games played one by one through the ruleset's views, and thousands at once, agree."""
    from pbm.analysis.bots.play import BOTS

    config = rule_3()
    slow = total(simulate_bots(RULESET, config, [BOTS["random"]] * 4, tries(120), 3), 4)
    fast = total(simulate_throws(config, Habits((False,) * 4, (False,) * 4), 20_000, 3), 4)
    for one, other in ((spread(slow.turns), spread(fast.turns)), (spread(slow.rounds), spread(fast.rounds))):
        assert one.low - 0.4 < other.value < one.high + 0.4
    assert spread(slow.rolls).value == pytest.approx(4 * spread(slow.turns).value, rel=0.02)


def test_every_seat_has_the_same_chance_when_all_play_alike() -> None:
    """No seat is favoured: turns are simultaneous (r5)."""
    found = total(simulate_throws(rule_3(), Habits((False,) * 5, (False,) * 5), 30_000, 1), 5)
    assert sum(found.parts) == pytest.approx(30_000)
    for parts in found.parts:
        assert parts / 30_000 == pytest.approx(0.2, abs=0.012)


def test_a_seed_says_everything() -> None:
    """The same seed and number of games: the same tally; another seed: another."""
    config, habits = rule_3(), Habits((False, True, False), (False, False, True))
    one, same, other = (total(simulate_throws(config, habits, 3000, seed), 3) for seed in (5, 5, 6))
    assert one.wins == same.wins
    assert np.array_equal(one.turns, same.turns)
    assert one.wins != other.wins


def test_the_lowest_throws_are_played_from_the_lowest() -> None:
    """One who plays the lowest left alone: 1, 2, 3, … and nothing left to chance."""
    config = RULESET.read_config({"A": {"finish": 21, "layout": {"kind": "rows", "width": 7}}}, {}, read_board)
    found = total(simulate_throws(config, Habits((True,), (False,)), 10, 1), 1)
    assert list(np.flatnonzero(found.turns)) == [6]
    assert list(np.flatnonzero(found.rounds)) == [5]
    assert found.wins == (10,)


def test_games_without_end_are_called_off_and_said() -> None:
    """Two who fall through trapdoors for ever are not waited for."""
    ground = ground_of(rule_3())
    found = play_block(ground, Habits((False,) * 2, (False,) * 2), 50, np.random.default_rng(1), longest=6)
    assert found.unfinished == 50
    assert found.games == 50
    assert found.finished == 0
    assert found.win(0).value is None
    assert found.quantile(0.5) is None


def test_the_classic_game_takes_as_long_as_worked_out() -> None:
    """Turns, rolls and the first player's chance, within four standard errors of the exact ones."""
    config = CLASSIC.read_config({}, {}, read_board)
    exact = analyse(config, 2).company
    found = total(simulate_race(race_of_game(config), 2, 60_000, 2), 2)
    assert spread(found.rounds).value == pytest.approx(exact.rounds, abs=0.12)
    assert spread(found.rolls).value == pytest.approx(exact.rolls, abs=0.3)
    assert found.win(0).value == pytest.approx(exact.win[0], abs=0.009)


def test_the_postal_game_takes_as_long_as_worked_out() -> None:
    """Without trapdoors: turns and rounds to the first home of four, and draws, within four standard errors."""
    config = rule_3(thresholds=[[0, 99]])
    exact = postal_figures(config.boards["A"], 4, config.options)
    found = total(simulate_throws(config, Habits((False,) * 4, (False,) * 4), 40_000, 8), 4)
    for simulated, figure in ((spread(found.turns), exact.turns), (spread(found.rounds), exact.rounds)):
        assert simulated.value == pytest.approx(figure, abs=simulated.high - simulated.low)
    assert found.draw().value == pytest.approx(exact.draw, abs=found.draw().high - found.draw().low)


@pytest.mark.parametrize("ending", ["exact", "overshoot", "bounce"])
def test_a_race_takes_as_long_as_worked_out(ending: str) -> None:
    """By a die and by a strange one, on the board of rule 3: the mean agrees with the equations'."""
    jumps = rule_3().tracks["A"].jumps
    for die in (read_die("6"), read_die("1,2,2,5")):
        exact = figures(chain_of(100, jumps, die, Finish(ending)), exact=False).turns
        found = spread(total(simulate_race(race_of(100, jumps, die, ending), 1, 20_000, 4), 1).turns)
        assert found.value == pytest.approx(exact, abs=found.high - found.low)


@pytest.mark.parametrize(
    ("ending", "turns"), [("exact", 6.0), ("overshoot", 1.0)], ids=["a six is needed", "anything will do"]
)
def test_the_end_of_a_race_is_as_named(ending: str, turns: float) -> None:
    """Six spaces to go, from which a ladder has led to 94: a six exactly, or any throw past the end."""
    finish = 6 if ending == "exact" else 1
    jumps = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0} if ending == "exact" else {}
    found = total(simulate_race(race_of(finish, jumps, Die.fair(6), ending), 1, 20_000, 1), 1)
    assert spread(found.turns).value == pytest.approx(turns, abs=0.2)


def test_a_race_that_bounces_comes_back() -> None:
    """Three before the end a throw of five ends two before it; the snake one before it is met on the way back too."""
    race = race_of(10, {9: 2}, Die.fair(6), "bounce")
    assert [int(space) for space in race.leads.reshape(10, 6)[7]] == [8, 2, 10, 2, 8, 7]


def test_the_chances_come_with_their_intervals() -> None:
    """Wilson's for chances (known values), Student's for means; never outside 0 to 1, and nothing of nothing."""
    found = share(5, 10)
    assert (found.low, found.high) == (pytest.approx(0.236593, abs=1e-6), pytest.approx(0.763407, abs=1e-6))
    assert share(0, 20).low == 0
    assert share(20, 20).high == 1
    assert share(0, 0) == Estimate(None, None, None)
    mean = spread(np.array([0, 50, 0, 50]))
    assert mean.value == 2
    assert mean.high - mean.value == pytest.approx(1.984217 * (100 / 99) ** 0.5 / 10, abs=1e-6)


def test_what_cannot_be_simulated_is_said() -> None:
    """No players, too many, no games, two boards: ConfigError, in words."""
    with pytest.raises(ConfigError, match="players"):
        next(simulate_throws(rule_3(), Habits((), ()), 10, 1))
    with pytest.raises(ConfigError, match="one game"):
        next(simulate_throws(rule_3(), Habits((False,), (False,)), 0, 1))
    two = RULESET.read_config({"A": RULE_3, "B": RULE_3}, {}, read_board)
    with pytest.raises(ConfigError, match="one board"):
        ground_of(two)
