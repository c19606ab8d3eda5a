"""Where names go: never upon each other, and near to what they name."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.reports.pictures.labels import nice_step, raise_flags, spread


@given(st.lists(st.floats(0, 300), max_size=14), st.floats(1, 20))
def test_spread_labels_keep_apart_and_in_order(wanted: list[float], height: float) -> None:
    """Labels are a height apart, in order, and within their margin, which has room for them."""
    middles = spread(sorted(wanted), height, 0, 300)
    assert len(middles) == len(wanted)
    assert all(after - before >= height - 1e-6 for before, after in pairwise(middles))
    assert all(height / 2 - 1e-6 <= middle <= 300 - height / 2 + 1e-6 for middle in middles)


def test_labels_that_have_room_stay_where_they_belong() -> None:
    """Nothing moves that need not; two on one place part evenly."""
    assert spread([20, 100, 200], 10, 0, 300) == [20, 100, 200]
    assert spread([100, 100], 10, 0, 300) == [95, 105]


@given(st.lists(st.tuples(st.integers(0, 100), st.integers(10, 160)), max_size=12))
def test_flags_never_touch(pairs: list[tuple[int, int]]) -> None:
    """No name lies upon another, and no pole runs through a name."""
    pairs.sort()
    poles = [10 + 4.2 * space for space, _ in pairs]
    flags = raise_flags(poles, [float(width) for _, width in pairs], 0, 450)
    assert [flag.pole for flag in flags] == poles
    for one, other in combinations(flags, 2):
        if one.tier == other.tier:
            assert one.right <= other.left or other.right <= one.left
        for upper, lower in ((one, other), (other, one)):
            if upper.tier > lower.tier and upper.pole != lower.pole:
                assert not lower.left < upper.pole < lower.right


def test_flags_stay_on_the_paper() -> None:
    """A flag that would fly off the right edge flies to the left, and one at the left edge to the right."""
    flags = raise_flags([10, 200, 440], [60, 60, 60], 0, 450)
    assert [(flag.left, flag.right) for flag in flags][::2] == [(10, 70), (380, 440)]
    assert {flag.tier for flag in flags} == {0}


@pytest.mark.parametrize(("length", "most", "step"), [(100, 10, 10), (100, 6, 20), (7, 10, 1), (40, 10, 5), (0, 3, 1)])
def test_steps_are_round(length: int, most: int, step: int) -> None:
    """Scales count by 1, 2, 5, 10, 20 …"""
    assert nice_step(length, most) == step
