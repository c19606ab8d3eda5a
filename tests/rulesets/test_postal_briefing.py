"""What the first mail of the postal game tells: its options, and of the board as much as the GM lets out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pbm.rulesets.postal import RULESET
from tests.rulesets.test_postal_words import PLAIN, config


def test_the_first_mail_tells_the_options_that_are_set() -> None:
    """The rules in brief follow the options; nothing of the board but what the GM tells (r4)."""
    plain = " ".join(RULESET.briefing(config(), 6).rules)
    assert "turns 5 and 6 are played together" in plain
    assert "2 votes as things stand" in plain
    assert "The bottom row has no trapdoors" in plain
    other = config(
        schedule=[1] * 6,
        bottom_row_trapdoors="to_zero",
        trapdoors_above_finish=True,
        end_when_home=3,
        invalid_nomination="default",
        allow_abstain=True,
        trapdoor_notice="count",
        max_consecutive_nmr=3,
        announce_nmr=True,
    )
    changed = " ".join(RULESET.briefing(other, 10).rules)
    for words in (
        "send one throw",
        "drops you to 0",
        "past the finish can be",
        "3 players are home",
        "3 votes",
        "how many",
    ):
        assert words in changed
    assert "Miss 3 rounds running" in changed


@pytest.mark.parametrize(
    ("tell", "pattern"),
    [
        ([], r"^The GM tells nothing of the board\.$"),
        (["size"], r"^The spaces are numbered 1 to 100, and 100 is the finish\.$"),
        (["layout"], r"^The numbers run in rows that run to and fro, 10 wide, from the bottom left\.$"),
        (["counts"], r"^It has 9 ladders and 1 snake\.$"),
        (
            ["rules"],
            r": a ladder on every space in column 5 \(from the left\) from 1 to 90, forward 10 spaces",
        ),
    ],
)
def test_a_board_is_disclosed_as_far_as_the_gm_tells(tell: list[str], pattern: str) -> None:
    """Each word of ``tell`` lets out its own part and no more (r4)."""
    board = {
        **PLAIN,
        "snakes": {"98": 3},
        "rule": [{"kind": "ladder", "where": {"column": 5}, "effect": "+10", "range": [1, 90]}],
        "public": {"tell": tell},
    }
    (told,) = RULESET.briefing(config(boards={"A": board}), 4).disclosed
    assert re.search(pattern, told)
    assert "98" not in told


@pytest.mark.parametrize(
    ("where", "effect", "words"),
    [
        ({"digit_sum": 8}, "- 15", "whose digits add up to 8 from 1 to 90, back 15 spaces"),
        ({"row": [2, 4]}, "rows +1", "in row 2 or 4 (from the bottom) from 1 to 90, 1 row up"),
        (
            {"multiple_of": 7, "not": {"prime": True}},
            "to 95",
            "that is a multiple of 7 and not one that is a prime number",
        ),
        ({"any": [{"square": True}, {"ends_in": 3}]}, "to 95", "(that is a square number) or (that ends in 3)"),
        ({"between": [20, 30]}, "complement", "between 20 and 30"),
        ({"list": [12, 23]}, "reverse_digits", "out of 12 or 23 from 1 to 90, to the number with its digits reversed"),
    ],
)
def test_families_are_told_in_words(where: dict[str, Any], effect: str, words: str) -> None:
    """Every condition and effect of a board file has its words."""
    kind = "snake" if effect.startswith("-") else "ladder"
    board = {
        **PLAIN,
        "rule": [{"kind": kind, "where": where, "effect": effect, "range": [1, 90]}],
        "wrong_direction": "skip",
        "public": {"tell": ["rules"]},
    }
    (told,) = RULESET.briefing(config(boards={"A": board}), 4).disclosed
    assert words in told
