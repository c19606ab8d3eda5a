"""What a game without board files may inherit: options declared as fields, and the answers such games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.errors import ConfigError, IllegalError
from pbm.rulesets.simple import SimpleRuleset, option


@dataclass(frozen=True)
class Chosen:
    """Two options."""

    rounds: int = option(3, "How many rounds there are.", range(1, 10))
    loud: bool = option(False, "Whether it is a loud game.", (True, False))


class Game(SimpleRuleset[Chosen, Any]):
    """A game of nothing but options."""

    config_type = Chosen


GAME = Game()


def test_options_are_filled_in_and_explained() -> None:
    """What is not said has its default; every option is told of, in order, and comes back from JSON."""
    assert GAME.read_config({}, {"loud": True}, read_board) == Chosen(3, True)
    assert [(each.key, each.default) for each in GAME.options()] == [("rounds", 3), ("loud", False)]
    assert GAME.config_to_json(Chosen()) == {"boards": {}, "options": {"rounds": 3, "loud": False}}


@pytest.mark.parametrize("wrong", [0, 10, True, "3", 3.0, None, [3]])
def test_a_value_that_is_not_allowed_is_refused(wrong: Any) -> None:
    """Out of range, or of another type, were it one that Python takes for equal: refused with its key and its help."""
    with pytest.raises(ConfigError, match=r"rounds cannot be .*How many rounds"):
        GAME.read_config({}, {"rounds": wrong}, read_board)


def test_all_that_is_wrong_is_said_at_once() -> None:
    """An unknown option with the nearest known, a wrong value and a board, each as a problem with its key."""
    with pytest.raises(ConfigError, match=r'did you mean "rounds"') as refused:
        GAME.read_config({"A": {}}, {"round": 3, "loud": 1}, read_board)
    assert [problem.key for problem in refused.value.problems] == ["boards", "round", "loud"]


def test_what_such_games_do_not_have() -> None:
    """No boards, no newcomers, no orders for later turns, and nobody dropped for missing rounds."""
    assert GAME.boards(Chosen()) == {}
    assert GAME.max_consecutive_nmr(Chosen()) == 0
    later = GAME.check_later(Chosen(), None, "Ann", {}, {4: {"A": {}}})
    assert later[4].accepted == {}
    assert later[4].problems
    with pytest.raises(IllegalError, match="newcomers"):
        GAME.join(Chosen(), None, "Ann")
