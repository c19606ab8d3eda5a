"""The reference of the board file says what the program does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from pbm.boards import read_board
from pbm.boards.conditions import CONDITIONS
from pbm.boards.layout import KINDS, STARTS
from pbm.boards.reader import CHOICES, KEYS, TELL
from pbm.cli.board import BOARD_OPTIONS
from pbm.core.board import BoardOptions

TEXT = (Path(__file__).parents[3] / "docs" / "reference" / "board-file.md").read_text(encoding="utf-8")
WORDS = sorted(
    {
        *KEYS,
        *CONDITIONS,
        *KINDS,
        *STARTS,
        *TELL,
        *BOARD_OPTIONS,
        *(value for values in CHOICES.values() for value in values),
    }
)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_explained(word: str) -> None:
    """No key, condition, layout or option is missing from the reference."""
    assert re.search(rf"[`\"\[]{word}\b", TEXT), word


def test_the_examples_can_be_played() -> None:
    """What a GM copies from the reference works."""
    whole, layout = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    board = read_board(tomllib.loads(whole), BoardOptions(), "A")
    assert board.warnings == ()
    assert board.snakes[45] == 12
    holes = read_board({"finish": 7, **tomllib.loads(layout)}, BoardOptions(), "A")
    assert holes.below == {3: 4, 5: 3, 6: 5}
