"""Whole seasons of ordinary play: every mail gets what a kindly GM would make of it, or is listed as an exception."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import House
from tests.playthroughs.season import FOLDER, played

OFTEN = ("answers", "pine", "wren")
"""Short ones of one board, of cards and of dice, played each time; all of them take minutes."""
SEASONS = [
    pytest.param(path, id=path.stem, marks=() if path.stem in OFTEN else pytest.mark.soak)
    for path in sorted(FOLDER.glob("*.toml"))
]
NOT_YET = (FOLDER / "not_yet.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("season", SEASONS)
def test_a_season_is_played_as_a_gm_would(house: House, season: Path) -> None:
    """Orders, questions, letters, press and what is told of them; a mail that is right by now leaves the list."""
    found = [f"{season.stem} {one.mail} {one.about}" for one in played(house, season)]
    assert found == [line for line in NOT_YET if line.startswith(f"{season.stem} ")]
