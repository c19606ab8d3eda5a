"""The first mail of Unleashed: its rules in brief, and examples that are orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbm.core.dice import dice_of_round
from pbm.rulesets.unleashed.briefing import briefing, examples, pieces_example
from pbm.rulesets.unleashed.cards import Card
from tests.rulesets.test_unleashed_view import RULES, config

VARIANTS: list[dict[str, Any]] = [
    {},
    {"setup": "drawn", "mode": "sequential", "placements": 2, "snake_eyes": "evil", "deck": "simple", "size": "3x6"},
    {"hand": 4, "play_out_hands": True, "snake_eyes": "start", "max_consecutive_nmr": 0, "lampposts": [0, 0]},
    {"pieces": 0},
]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_briefing_tells_the_rules_that_are_set(options: dict[str, Any], players: int) -> None:
    """The rules in brief are whole sentences, of the options as they are."""
    found = briefing(config(**options), players)
    for line in (*found.rules, *found.disclosed):
        assert line.endswith((".", "?"))
        assert "{" not in line
    words = " ".join(found.rules)
    assert ("two ones" in words) == ("snake_eyes" in options)
    assert ("rounds running" in words) == (options.get("max_consecutive_nmr", 3) > 0)
    assert found.example


@pytest.mark.parametrize("players", [2, 4, 6])
def test_examples_are_orders_that_are_understood(players: int) -> None:
    """Each example of the first mail is read and means what it says; that for the first round is lawful, too."""
    game = config()
    state = RULES.start(game, ("Alan", "Brenda", "Clive", "Dora", "Ed", "Fay")[:players], dice_of_round(b"x", "g", 0))
    pieces = RULES.read_words(game, state, "Alan", [pieces_example(game, players)])
    assert not pieces.problems
    checked = RULES.check(game, state, "Alan", pieces.orders)
    assert not checked.problems
    assert len(checked.accepted["A"]["pieces"]) == 4  # type: ignore[arg-type]
    played = RULES.adjudicate(game, state, {"Alan": pieces.orders}, dice_of_round(b"x", "g", 1)).state
    hand = (Card("+3", 1), Card("back-3", 1), Card("move-snake", 1))
    open_ = replace(played, hands={**played.hands, "Alan": hand})
    for example in examples(game, players):
        read = RULES.read_words(game, open_, "Alan", [example])
        assert not read.problems, example
        assert read.orders["A"].keys() & {"plays", "standing"}, example
