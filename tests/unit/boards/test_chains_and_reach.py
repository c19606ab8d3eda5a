"""Jumps that lead to jumps, and boards that nobody can get home on."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.boards.reach import stuck_positions
from pbm.core.board import BoardOptions
from tests.unit.boards.building import build, only, refused, rule

FOLLOW = BoardOptions(chain="follow")


def test_a_chain_is_a_warning_with_its_spaces_in_order() -> None:
    """A jump that ends where another starts is told, from its first space to its last (ruling 14)."""
    board = build(ladders={"25": 35}, snakes={"35": 20})
    warning = only(board.warnings, "chain")
    assert warning.spaces == (25, 35, 20)
    assert "25 → 35 → 20" in warning.message
    assert only(build(FOLLOW, ladders={"25": 35}, snakes={"35": 20}).warnings, "chain").spaces == (25, 35, 20)


def test_a_long_chain_is_told_once_from_each_beginning() -> None:
    """Each beginning of a chain is told with everything that follows."""
    board = build(ladders={"5": 15, "7": 15, "15": 25, "25": 35})
    assert [w.spaces for w in board.warnings] == [(5, 15, 25, 35), (7, 15, 25, 35)]


def test_a_loop_is_a_warning_unless_chains_are_followed() -> None:
    """A player who follows chains would never come out of a loop, so that board is refused (ruling 14)."""
    keys = {"ladders": {"5": 15, "3": 5}, "snakes": {"15": 5}}
    assert [w.spaces for w in build(**keys).warnings] == [(5, 15, 5), (3, 5, 15, 5)]
    problem = only(refused(FOLLOW, **keys), "loop")
    assert problem.spaces == (5, 15, 5)
    assert "5 → 15 → 5" in problem.message


def test_a_wall_of_six_snakes() -> None:
    """Six snakes in a row cannot be passed by any throw: refused, with a position that is lost."""
    snakes = {str(space): 2 for space in range(94, 100)}
    problem = only(refused(snakes=snakes), "unreachable")
    assert problem.spaces == (0,)
    assert "further than space 93" in problem.message
    del snakes["96"]
    assert len(build(snakes=snakes).snakes) == 5


def test_a_wall_that_a_ladder_leads_over() -> None:
    """A wall is no fault where a ladder leads over it, from everywhere."""
    snakes = {str(space): 2 for space in range(94, 100)}
    assert build(snakes=snakes, ladders={"50": 97, "60": 110}).snakes
    # A landing on 97 does not follow the snake there, so three more take the player home.
    assert build(snakes=snakes, ladders={"50": 97}).snakes


def test_reach_is_judged_under_the_games_chain() -> None:
    """With chain = follow the ladder onto a snake leads back, and there is no way home (ruling 14)."""
    snakes = {str(space): 2 for space in range(94, 100)}
    only(refused(FOLLOW, snakes=snakes, ladders={"50": 97}), "unreachable")


def test_a_pit_that_only_some_fall_into() -> None:
    """It is enough that one reachable position is lost; it is the one that is named."""
    # Only the ladder on 7 flies over the wall, so whoever has passed it, on 8 at the earliest, is lost.
    snakes = {str(space): 60 for space in range(61, 67)}
    problem = only(refused(snakes=snakes, ladders={"7": 80}), "unreachable")
    assert problem.spaces == (8,)
    assert "further than space 60" in problem.message


def test_a_family_may_build_a_wall_too() -> None:
    """A wall made by a rule is refused like any other."""
    only(refused(rule=[rule("snake", "-50", where={"between": [80, 85]})]), "unreachable")


def brute(jumps: dict[int, int], finish: int, follow: bool) -> list[int]:
    """Return the lost positions by trying everything, with no cleverness at all."""

    def landings(space: int) -> set[int]:
        found = set()
        for throw in range(1, 7):
            end = jumps.get(space + throw, space + throw)
            while follow and end in jumps:
                end = jumps[end]
            found.add(end)
        return found

    reached, before = {0}, set()
    while reached != before:
        before = set(reached)
        reached |= {end for space in before if space < finish for end in landings(space)}
    good = {space for space in reached if space >= finish}
    for _ in range(len(reached)):
        good |= {space for space in reached if space < finish and landings(space) & good}
    return sorted(reached - good)


@given(
    st.dictionaries(st.integers(1, 30), st.integers(0, 35), max_size=24),
    st.booleans(),
)
def test_lost_positions_are_those_found_by_trying_everything(jumps: dict[int, int], follow: bool) -> None:
    """The quick search agrees with a slow one on boards full of walls."""
    jumps = {start: end for start, end in jumps.items() if start != end and start < 28}
    if follow:
        jumps = {start: end for start, end in jumps.items() if end < start}  # downwards only: no loops
    assert stuck_positions(jumps, 28, follow) == brute(jumps, 28, follow)


@pytest.mark.parametrize(("low", "count"), list(product((1, 40, 94), (5, 6))))
def test_five_in_a_row_can_always_be_passed(low: int, count: int) -> None:
    """Five snakes in a row leave one throw open; six leave none."""
    snakes = dict.fromkeys(range(low, low + count), 0)
    assert bool(stuck_positions(snakes, 100, False)) is (count == 6)
