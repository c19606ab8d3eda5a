"""Games played once for all tests of the proof."""

from __future__ import annotations

import pytest

from tests.unit.proof.games import BOARD, SECOND, Finished, play


@pytest.fixture(scope="session")
def one(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """A game on one board, over."""
    return play(tmp_path_factory.mktemp("one"), 5)


@pytest.fixture(scope="session")
def two(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """A game on two boards that tells how many trapdoors open and who sent nothing, over."""
    return play(
        tmp_path_factory.mktemp("two"),
        3,
        boards={"A": BOARD, "B": SECOND},
        options={"trapdoor_notice": "count", "announce_nmr": True},
    )
