"""The engine of Unleashed: landing, marks, a go, and what actions do."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.scripted_dice import ScriptedDice
from tests.rulesets.unleashed_boards import PLAIN, SEATS, configured, go, laid, walk


def test_a_card_moves_once_a_go() -> None:
    """+2 leads to -2, which leads back onto the +2, and there one stays (u18, u20)."""
    played = go(laid({5: "+2", 7: "-2"}), (2, 3))
    assert walk(played) == [("Alan", "roll", 0, 5), ("Alan", "card", 5, 7), ("Alan", "card", 7, 5)]


def test_marks_hold_for_everybody() -> None:
    """A card that somebody else used in the go is used for who is sent onto it (u20)."""
    state = laid(
        {3: "+4", 7: "forward-3"}, at={"Brenda": 0}, standing={"Alan": {"send-forward": [{"player": "Brenda"}]}}
    )
    played = go(state, (1, 2))
    assert walk(played)[-1] == ("Brenda", "send", 0, 3)


def test_marks_do_not_outlast_the_go() -> None:
    """In the next go every card acts again (u18)."""
    state = laid({5: "+2"}, hands={name: [] for name in SEATS})
    dice = ScriptedDice(SEATS, {"Alan": [(2, 3)], "Brenda": [(1, 4)], "Clive": [(3, 2)]})
    assert dict(RULESET.adjudicate(PLAIN, state, {}, dice).state.positions) == dict.fromkeys(SEATS, 7)


def test_pieces_trump_cards() -> None:
    """Who lands on a snake's top goes down it, not by the card there; the card below counts (u16)."""
    played = go(laid({11: "+5", 1: "+2"}, pieces={"S1": [11, 1]}, hands={"Alan": []}), (5, 6))
    assert [step[1:] for step in walk(played)] == [("roll", 0, 11), ("snake", 11, 1), ("card", 1, 3)]


def test_other_ends_do_nothing() -> None:
    """A snake's bottom and a ladder's top lead nowhere, and do not trump the card there (u16)."""
    played = go(laid({2: "+1", 6: "+1"}, pieces={"S1": [12, 2], "L1": [6, 1]}), (1, 1))
    assert [step[1:] for step in walk(played)] == [("roll", 0, 2), ("card", 2, 3)]
    played = go(laid({6: "+1"}, pieces={"S1": [12, 2], "L1": [6, 1]}), (3, 3))
    assert [step[1:] for step in walk(played)] == [("roll", 0, 6), ("card", 6, 7)]


def test_chains() -> None:
    """A chain is followed to its end, and the cards on the way do nothing (u16)."""
    played = go(laid({11: "+3"}, pieces={"S1": [11, 1], "S2": [16, 11]}, at={"Alan": 9}), (3, 4))
    assert walk(played)[1:] == [("Alan", "snake", 16, 11), ("Alan", "snake", 11, 1)]


def test_reverse() -> None:
    """Reversed, snakes lead up and ladders down, their other ends doing nothing; lampposts stay as they are (u21)."""
    pieces = {"S1": [11, 1], "L1": [12, 2], "P1": [13, 3]}
    for reverse, roll, to in (
        (False, 11, 1),
        (True, 11, 11),
        (False, 12, 12),
        (True, 12, 2),
        (False, 2, 12),
        (True, 2, 2),
        (True, 3, 13),
        (False, 3, 13),
    ):
        first, second = (roll // 2, roll - roll // 2)
        played = go(laid(pieces=pieces, reversed=reverse), (first, second))
        assert played.state.positions["Alan"] == to, (reverse, roll)
    assert go(laid(pieces=pieces, reversed=True, at={"Brenda": 18}), (6, 5)).state.positions["Brenda"] == 18


def test_lampposts_that_meet() -> None:
    """Where lampposts meet one goes up unless one chose down, and who comes by one goes on by the other (u17)."""
    config = configured(mode="sequential", lampposts=[2, 0])
    pieces = {"P1": [11, 1], "P2": [16, 11]}
    for standing, to in (({}, 16), ({"Alan": {"lamppost": "down"}}, 1), ({"Alan": {"lamppost": "up"}}, 16)):
        state = laid(pieces=pieces, config=config, standing=standing)
        assert go(state, (5, 6), config=config).state.positions["Alan"] == to
    for start, via in ((9, (16, 11, 1)), (0, (1, 11, 16))):
        state = laid({7: "-6"}, pieces=pieces, config=config, at={"Alan": start})
        walked = walk(go(state, (3, 4), config=config))
        assert [step[3] for step in walked[-2:]] == list(via[1:])


def test_back_past_the_start() -> None:
    """A move back past the start stops on it (u15)."""
    assert go(laid({2: "-5"}), (1, 1)).state.positions["Alan"] == 0


def test_the_finish_is_crossed() -> None:
    """Exactly on the finish one stays; from there any move crosses; the winner is shown on the finish (u15)."""
    played = go(laid(at={"Alan": 15}), (2, 2))
    assert (played.state.positions["Alan"], played.state.winner) == (19, None)
    played = go(laid(at={"Alan": 19}), (1, 2))
    assert (played.state.positions["Alan"], played.state.winner, played.state.phase) == (19, "Alan", "over")
    assert played.report["result"] == {"winner": "Alan"}


def test_winning_in_somebody_elses_cascade() -> None:
    """Who is sent across the finish has won, and nothing happens after it: no landing, no further go (u15, u26)."""
    state = laid(
        {4: "forward-4", 6: "+1"},
        at={"Brenda": 17},
        standing={"Alan": {"send-forward": [{"player": "leader"}]}},
    )
    dice = ScriptedDice(SEATS, {"Alan": [(1, 3)]})
    played = RULESET.adjudicate(PLAIN, state, {}, dice)
    assert played.state.winner == "Brenda"
    goes: Any = played.report["goes"]
    assert [one["seat"] for one in goes] == ["Alan"]
    assert RULESET.turns(PLAIN, played.state) == ()
    with pytest.raises(IllegalError):
        RULESET.adjudicate(PLAIN, played.state, {}, dice)


def test_winning_by_the_card_that_is_played() -> None:
    """A card from the hand that sends somebody across ends the game before anything is drawn or rolled (u10, u15)."""
    state = laid(at={"Brenda": 18}, hands={"Alan": ["forward-2"]})
    played = go(state, orders={"Alan": {"plays": [[{"card": "forward-2", "at": 3, "player": "Brenda"}]]}})
    goes: Any = played.report["goes"]
    assert played.state.winner == "Brenda"
    assert (goes[0]["drew"], goes[0]["rolls"]) == (0, [])


def test_swapped_players_land_in_turn_order() -> None:
    """Both who are swapped land, in turn order from whose go it is, and the first may use the card up (u19, u23)."""
    state = laid(
        {4: "swap-players", 9: "+1"},
        at={"Brenda": 9},
        standing={"Alan": {"swap-players": [{"players": ["me", "Brenda"]}]}},
    )
    played = go(state, (2, 2))
    assert walk(played)[2:] == [("Alan", "swap", 4, 9), ("Brenda", "swap", 9, 4), ("Alan", "card", 9, 10)]


def test_landing_goes_round_from_whose_go_it_is() -> None:
    """The order of landing is that of turns from the seat whose go it is, not that of seats (u19)."""
    config = configured(mode="sequential")
    state = laid(
        {4: "swap-players", 9: "+1", 3: "+6", 10: "-6"},
        at={"Alan": 4, "Clive": 9},
        next="Brenda",
        hands={"Brenda": ["swap-players"]},
    )
    order = {"Brenda": {"A": {"plays": [[{"card": "swap-players", "at": 17, "players": ["Alan", "Clive"]}]]}}}
    played = RULESET.adjudicate(config, state, order, ScriptedDice(SEATS, {"Brenda": [(6, 6)]}))
    assert [step[0] for step in walk(played)[:3]] == ["Clive", "Alan", "Clive"]
    state = laid(
        {4: "swap-players", 9: "+1", 13: "+1"},
        at={"Alan": 13, "Clive": 9},
        next="Brenda",
        standing={"Brenda": {"swap-players": [{"players": ["Alan", "Clive"]}]}},
    )
    played = RULESET.adjudicate(config, state, {}, ScriptedDice(SEATS, {"Brenda": [(2, 2)]}))
    assert [step[0] for step in walk(played)[2:]] == ["Clive", "Alan", "Clive", "Alan"]


def test_who_is_moved_again_before_landing_lands_once() -> None:
    """Somebody who waits to land and is moved by another's landing lands there, and only there (u19)."""
    state = laid(
        {4: "swap-players", 9: "back-2"},
        at={"Brenda": 9},
        pieces={"P1": [12, 2]},
        standing={
            "Alan": {"swap-players": [{"players": ["me", "Brenda"]}], "send-back": [{"player": "Brenda"}]},
        },
    )
    played = go(state, (2, 2))
    assert [step for step in walk(played) if step[0] == "Brenda"] == [
        ("Brenda", "swap", 9, 4),
        ("Brenda", "send", 4, 2),
        ("Brenda", "lamppost", 2, 12),
    ]


def test_landed_on_extra_roll() -> None:
    """Who lands on an extra roll rolls at once, somebody else with their own dice (u22)."""
    played = go(laid({4: "roll"}), (2, 2), (1, 2))
    assert walk(played)[-1] == ("Alan", "roll", 4, 7)
    state = laid({4: "back-2", 9: "roll"}, at={"Brenda": 11}, standing={"Alan": {"send-back": [{"player": "Brenda"}]}})
    played = go(state, (2, 2), others={"Brenda": [(1, 1)]})
    assert walk(played)[-1] == ("Brenda", "roll", 9, 11)
