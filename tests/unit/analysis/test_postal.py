"""Figures of the postal game: by hand, against the rules as they are played, and where there is no way home."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from pbm.analysis.postal import PostalFigures, follow, postal_figures
from pbm.analysis.postal_board import Field, used_numbers
from pbm.analysis.postal_trapdoors import turns_left
from pbm.boards.reader import read_board
from pbm.core.board import Board, BoardOptions
from pbm.core.errors import ConfigError
from pbm.rulesets.postal import RULESET
from pbm.rulesets.postal.adjudicate import play, rule_all
from pbm.rulesets.postal.options import Options
from pbm.rulesets.postal.state import Config, Place, State

HILL: dict[str, Any] = {
    "finish": 40,
    "layout": {"kind": "boustrophedon", "width": 8},
    "ladders": {"3": 11, "20": 31, "36": 44, "12": 18},
    "snakes": {"17": 4, "23": 9, "29": 21, "38": 26, "31": 24},
}


def plain(finish: int, **more: Any) -> Board:
    """Return a board of one long column of rows of four."""
    return read_board({"finish": finish, "layout": {"kind": "rows", "width": 4}, **more}, BoardOptions(), "A")


@cache
def hill(players: int = 1) -> PostalFigures:
    """Return the figures of a small board with everything on it."""
    return postal_figures(read_board(HILL, BoardOptions(), "A"), players)


def hill_game(players: int, **options: Any) -> tuple[Config, State]:
    """Return a game on the same board as it is played, at its start."""
    config = RULESET.read_config({"A": HILL}, options, read_board)
    names = [f"P{number}" for number in range(players)]
    return config, State(1, players, frozenset(), {"A": {name: Place(0, 0, None) for name in names}})


def test_a_board_of_one_set_by_hand() -> None:
    """To 21 without a jump everybody takes six turns, five rounds, and everybody draws."""
    got = postal_figures(plain(21), 5)
    assert (got.min_turns, got.min_sequences) == (6, 720)
    assert (got.solo_turns, got.solo_rounds, got.turns, got.rounds) == pytest.approx((6, 5, 6, 5))
    assert got.draw == pytest.approx(1)
    assert (got.dead, got.walls, got.longest_run, got.never) == ((), (), 0, 0)
    # Every set of numbers but the full one leads somewhere before home.
    assert got.reachable_states == 63


def test_every_order_counted() -> None:
    """Any two sets are as likely as any other two; two players draw where they come equally far in the same turn."""
    board = plain(15, ladders={"4": 9}, snakes={"11": 10, "13": 12})
    game = RULESET.read_config({"A": board.source}, {}, read_board)
    ends = []
    for first, second in product(permutations(range(1, 7)), repeat=2):
        space, turn = 0, 0
        while space < 15:
            throw = (first + second)[turn]
            space = game.tracks["A"].jumps.get(space + throw, space + throw)
            turn += 1
        ends.append((turn, space))
    turns = np.array([turn for turn, _ in ends])
    got = postal_figures(board, 2)
    assert got.solo_turns == pytest.approx(turns.mean(), rel=1e-12)
    shares = [ends.count(end) / len(ends) for end in set(ends)]
    assert got.draw == pytest.approx(sum(share**2 for share in shares), rel=1e-12)


def shuffled(chance: np.random.Generator, players: int) -> list[list[int]]:
    """Return an order of a set for each player."""
    return [(chance.permutation(6) + 1).tolist() for _ in range(players)]


def played(players: int, games: int, seed: int) -> np.ndarray[Any, Any]:
    """Play games by the rules, everybody's orders shuffled, nobody falling: turns, rounds, drawn or not."""
    config, start = hill_game(players, thresholds=[[0, players + 1]])
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(games):
        state, rounds = start, 0
        while not any(place.home for place in state.places["A"].values()):
            if state.turn % 6 == 1:
                orders = shuffled(chance, players)
            place = (state.turn - 1) % 6
            length = config.rounds[place]
            given: Any = {
                f"P{number}": {"A": {"throws": order[place : place + length]}} for number, order in enumerate(orders)
            }
            state = play(config, state, rule_all(config, state, given)).state
            rounds += 1
        over = sorted(place.home.overshoot for place in state.places["A"].values() if place.home)
        found.append((state.turn - 1, rounds, len(over) > 1 and over[-1] == over[-2]))
    return np.array(found, dtype=float)


def agrees(players: int, games: int) -> None:
    """Whether games as they are played have the expected turns, rounds and draws, within five standard errors."""
    got = hill(players)
    results = played(players, games, 7 + players)
    error = results.std(axis=0) / games**0.5
    wanted = (got.turns, got.rounds, got.draw)
    assert all(abs(results.mean(axis=0) - wanted) <= 5 * error + 1e-3)


def test_games_as_they_are_played() -> None:
    """A company of four by the real rules has the turns, rounds and draws that were worked out."""
    agrees(4, 400)


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 4, 9])
def test_many_games_as_they_are_played(players: int) -> None:
    """The same with many games."""
    agrees(players, 20_000)


def simulated_doors(players: int, votes: int, games: int) -> tuple[float, float, float, float]:
    """Return trapdoors and players caught in a game, each with its standard error, by small play of our own."""
    board = read_board(HILL, BoardOptions(), "A")
    field = Field(board)
    chance = np.random.default_rng(5)
    below = np.zeros(field.targets, dtype=bool)
    below[[space for space in board.below if space < field.targets]] = True
    totals = []
    for _ in range(games):
        spaces = np.zeros(players, dtype=int)
        opened = caught = 0
        turn = 0
        while (spaces < field.finish).all():
            if turn % 6 == 0:
                orders = np.array(shuffled(chance, players))
            targets = spaces + orders[:, turn % 6]
            if turn % 6 != 5:
                named = np.bincount(targets, minlength=field.targets) * below
                opened += int((named >= votes).sum())
                caught += int(named[named >= votes].sum())
            spaces = field.goes[targets]
            turn += 1
        totals.append((opened, caught))
    results = np.array(totals, dtype=float)
    (opened, caught), (one, two) = results.mean(axis=0), results.std(axis=0) / games**0.5
    return float(opened), float(caught), float(one), float(two)


def test_nine_players_and_eight() -> None:
    """Fewer players open more trapdoors, for two votes will do; as many as small play of our own finds."""
    nine, eight = hill().crowds
    assert (nine.players, nine.votes, eight.players, eight.votes) == (9, 3, 8, 2)
    assert eight.opened > nine.opened > 0
    assert nine.turns is not None
    assert eight.turns is not None
    assert eight.turns > nine.turns
    for crowd in (nine, eight):
        opened, caught, one, two = simulated_doors(crowd.players, crowd.votes, 500)
        assert abs(opened - crowd.opened) <= 5 * one
        assert abs(caught - crowd.caught) <= 5 * two


def test_turns_left_from_everywhere() -> None:
    """From the start they are those that were followed; each is one more than the mean of those behind its throws."""
    board = read_board(HILL, BoardOptions(), "A")
    field = Field(board)
    left = turns_left(field)
    assert left[0, 0] == pytest.approx(hill().solo_turns, rel=1e-12)
    known = np.hstack([left, np.zeros((64, 1))])
    for mask, space in product(range(63), range(board.finish)):
        after = [
            known[(mask | 1 << throw - 1) % 63, field.goes[space + throw]]
            for throw in range(1, 7)
            if throw not in used_numbers(mask)
        ]
        assert left[mask, space] == pytest.approx(1 + np.mean(after), rel=1e-11)


def test_what_a_trapdoor_costs() -> None:
    """Met as often as one visits the space, and each fall costs what the way home from below is longer, by hand."""
    board = plain(21)
    got = postal_figures(board)
    assert got.trapdoors is not None
    doors = {door.space: door for door in got.trapdoors}
    assert set(doors) == {*range(5, 22)}
    assert [door.expected_loss for door in got.trapdoors] == sorted(
        (door.expected_loss for door in got.trapdoors), reverse=True
    )
    # Only the sixth throw leads to 21, always; home is missed, and a new set begins on 17: a 4 or more, or more throws.
    last = doors[21]
    assert (last.below, last.met) == (17, pytest.approx(1))
    small, rest = [1, 2, 3], 0.0
    for first in small:
        seconds = [throw for throw in range(1, 7) if throw != first]
        rest += (1 + sum(0 if first + second >= 4 else 1 for second in seconds) / 5) / 6
    assert last.loss == pytest.approx(1 + rest)
    assert last.expected_loss == pytest.approx(last.loss * last.met)


def test_a_trapdoor_can_be_a_help() -> None:
    """Where it drops one onto a ladder its cost is less than nothing, and it comes last."""
    got = postal_figures(plain(40, ladders={"10": 38}))
    assert got.trapdoors is not None
    worst, best = got.trapdoors[0], got.trapdoors[-1]
    assert (best.space, best.below) == (14, 10)
    assert best.loss < 0 < worst.loss


def test_a_wall_that_nobody_passes() -> None:
    """Six snakes in a row: the states in front are dead, no game ends, and every figure that has no value is None."""
    board = plain(20)
    walled = replace(board, snakes=dict.fromkeys(range(10, 16), 1))
    got = postal_figures(walled, 3)
    assert (got.walls, got.longest_run) == (((10, 15),), 6)
    assert (got.min_turns, got.min_sequences) == (None, 0)
    assert (got.solo_turns, got.turns, got.rounds, got.trapdoors) == (None, None, None, None)
    assert (got.never, got.draw) == (1, 0)
    assert len(got.dead) == got.reachable_states > 63
    assert (0, ()) in got.dead
    assert all(crowd.turns is None and crowd.opened == 0 for crowd in got.crowds)


def test_a_wall_that_a_ladder_leads_over() -> None:
    """Who misses the ladder is lost: the share of those who never get home is that of the orders that miss it."""
    board = replace(plain(30), snakes={space: space - 6 for space in range(12, 18)}, ladders={2: 18})
    got = postal_figures(board, 2)
    # From the start a 2, or a 1 and then a 1, which a set has not; behind the ladder there is no way to get stuck.
    assert got.never == pytest.approx((5 / 6) ** 2)
    assert got.min_turns is not None
    assert (got.solo_turns, got.turns) == (None, None)
    assert all(2 < space < 12 or space in (1, 0) for space, _ in got.dead)
    assert (0, ()) not in got.dead
    assert 0 < got.draw < 1


def test_dead_states_against_a_search() -> None:
    """Marks of states with a way home are those that a plain search finds, on boards full of snakes."""
    chance = np.random.default_rng(11)
    for _ in range(12):
        finish = int(chance.integers(9, 26))
        starts = chance.choice(np.arange(2, finish), size=finish // 2, replace=False).tolist()
        jumps = {start: int(chance.integers(0, start)) for start in starts}
        field = Field(replace(plain(finish), snakes=jumps))
        homing = field.homing()
        distances, least = field.distances()
        reached, ahead, comes = {(0, 0)}, [(0, 0)], {}
        while ahead:
            mask, space = state = ahead.pop()
            for throw in range(1, 7):
                if mask & 1 << throw - 1:
                    continue
                end = jumps.get(space + throw, space + throw)
                after = ((mask | 1 << throw - 1) % 63, min(end, finish))
                after = (0, finish) if end >= finish else after
                comes.setdefault(after, set()).add(state)
                if after not in reached and end < finish:
                    reached.add(after)
                    ahead.append(after)
        home, ahead = set(), [(0, finish)]
        while ahead:
            for state in comes.get(ahead.pop(), ()):
                if state not in home:
                    home.add(state)
                    ahead.append(state)
        assert int((distances >= 0).sum()) == len(reached)
        assert {state for state in reached if homing[state]} == home
        assert (least is None) is ((0, 0) not in home)


def test_the_options_of_a_game_count() -> None:
    """Jumps are followed where the game does, and rounds are those of its schedule."""
    board = read_board({**HILL, "ladders": {**HILL["ladders"], "5": 12}}, BoardOptions(), "A")
    assert postal_figures(board).solo_turns != postal_figures(board, 1, Options(chain="follow")).solo_turns
    six = postal_figures(board, 3, Options(schedule=(1, 1, 1, 1, 1, 1)))
    assert six.rounds == pytest.approx(six.turns)
    two = postal_figures(board, 3, Options(schedule=(2, 2, 2)))
    assert two.rounds is not None
    assert six.turns is not None
    assert six.turns / 2 < two.rounds < six.turns / 2 + 0.5


def test_a_ladder_far_beyond_the_finish_decides() -> None:
    """How far past the finish one is carried counts, however far, in the chance of a draw."""
    near = postal_figures(plain(20, ladders={"19": 20}), 4)
    far = postal_figures(plain(20, ladders={"19": 1_000_000}), 4)
    assert near.turns == pytest.approx(far.turns)
    assert far.draw != pytest.approx(near.draw)


def test_what_is_refused() -> None:
    """Boards too large, crowds too large, and games too long to be followed."""
    with pytest.raises(ConfigError, match="too large for these figures; 5000 will do"):
        postal_figures(plain(5001))
    with pytest.raises(ConfigError, match="1 to 100 players"):
        postal_figures(plain(20), 101)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pbm.analysis.postal._MOST_WORK", 100)
        with pytest.raises(ConfigError, match="too long to be followed"):
            postal_figures(plain(40))


def test_a_large_board_has_all_but_trapdoors() -> None:
    """Beyond a certain size what needs the square of the spaces is left out."""
    got = postal_figures(plain(700))
    assert got.trapdoors is None
    assert got.solo_turns == pytest.approx(2 * 700 / 7, rel=0.02)


def test_following_ends_with_everybody_home_or_lost() -> None:
    """Chances of coming home in some turn, and of never, add up to one."""
    field = Field(replace(plain(30), snakes={space: space - 6 for space in range(12, 18)}, ladders={2: 18}))
    race = follow(field, ~field.homing())
    assert race.home.sum() + race.stuck == pytest.approx(1, abs=1e-12)
    assert race.still[-1] == pytest.approx(race.stuck, abs=1e-12)
