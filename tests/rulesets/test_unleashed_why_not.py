"""Why a card that was wished for was not played: told to its player alone, from their own orders and what all saw."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.core.game import PUBLIC, Audience
from pbm.rulesets.unleashed import RULESET, State
from tests.rulesets.scripted_dice import ScriptedDice
from tests.rulesets.unleashed_boards import configured, laid


def seen(state: State, orders: dict[str, Any], seat: str, rolls: dict[str, list[tuple[int, int]]]) -> list[str]:
    """Return what a seat is told of its orders after a round of everybody's goes."""
    config = configured()
    wrapped = {name: {"A": {"plays": plays}} for name, plays in orders.items()}
    played = RULESET.adjudicate(config, state, wrapped, ScriptedDice(state.seats, rolls))
    told = {name: RULESET.view(config, state, played.state, played, Audience(name)).own for name in state.seats}
    public = RULESET.view(config, state, played.state, played, PUBLIC)
    own = told[seat]
    assert own is not None
    why = [line for line in own.ordered if "could not" in line or "instead" in line]
    others = [other.ordered for name, other in told.items() if name != seat and other is not None]
    assert not {*why} & {*public.notices, *(line for lines in others for line in lines)}
    return why


ROLLS: dict[str, list[tuple[int, int]]] = {"Alan": [(1, 4)], "Brenda": [(1, 2)], "Clive": [(1, 1)]}


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        (
            [{"card": "blank", "at": 5}],
            ["Blank could not be put on 5, where Alan stood.", "The rules put a blank card on 1 instead."],
        ),
        ([{"card": "blank", "at": 5}, {"card": "blank", "at": 9}], ["Blank could not be put on 5, where Alan stood."]),
        (
            [{"card": "blank", "at": 7}, {"card": "blank", "at": 9}],
            ["Blank could not be put on 7, where Alan had just put a card."],
        ),
        ([{"card": "blank", "at": 9}], []),
    ],
)
def test_a_player_is_told_why_a_card_was_not_played(wishes: list[dict[str, Any]], told: list[str]) -> None:
    """Who stood there, or had just put a card there, all have seen; of whose wish it was only its player hears."""
    orders = {"Alan": [[{"card": "blank", "at": 7}]], "Brenda": [wishes]}
    assert seen(laid(), orders, "Brenda", ROLLS) == told


def test_nothing_is_told_of_what_was_not_wished() -> None:
    """Who leaves the card to the rules hears no reason, and neither does who sent nothing."""
    assert seen(laid(), {"Alan": [[{"card": "blank", "at": 7}]], "Brenda": [[]]}, "Brenda", ROLLS) == []
    assert seen(laid(), {"Alan": [[{"card": "blank", "at": 7}]]}, "Brenda", ROLLS) == []
