"""The orders of Unleashed as they are played: where cards go, what is chosen, what is played for who chose nothing."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.core.dice import dice_of_round
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.cards import Card
from pbm.rulesets.unleashed.default import default_card
from pbm.rulesets.unleashed.go import placement_problem
from tests.rulesets.unleashed_boards import PLAIN, SEATS, Raw, configured, first_card, go, laid, walk


def test_where_no_card_may_be_put() -> None:
    """Not on start or finish, beside the board, under another player, or on what was just put down (u9)."""
    state = laid(at={"Alan": 3, "Brenda": 5}, preceding={"seat": "Clive", "cards": ["blank#7"], "pieces": []})
    found = {at: placement_problem(PLAIN, state, "Alan", "blank", at) for at in range(-1, 21)}
    codes = {at: problem.code for at, problem in found.items() if problem}
    assert codes == {
        -1: "place-space",
        0: "place-end",
        5: "place-taken",
        7: "place-preceding",
        19: "place-end",
        20: "place-space",
    }
    assert placement_problem(PLAIN, state, "Clive", "blank", 7) is None
    missing = placement_problem(PLAIN, state, "Alan", "+3", 4)
    assert missing is not None
    assert missing.code == "card-hand"


def test_fallbacks() -> None:
    """The first that is wholly possible is played; else the first that can be put down, its action void (u30)."""
    state = laid(at={"Brenda": 5}, hands={"Alan": ["back-2", "+3", "blank"]})
    taken = {"card": "+3", "at": 5}
    nobody = {"card": "back-2", "at": 6, "player": "Zoe"}
    fine = {"card": "+3", "at": 6}
    for wanted, card, by, void in (
        ([taken, nobody, fine], "+3", "fallback", None),
        ([taken, nobody], "back-2", "fallback", "player-unknown"),
        ([nobody], "back-2", "order", "player-unknown"),
        ([{"card": "back-2", "at": 6}, fine], "back-2", "order", "declined"),
        ([taken], "blank", "default", None),
        ([], "blank", "default", None),
    ):
        record = first_card(go(state, (6, 6), orders={"Alan": {"plays": [wanted]}}))
        assert (record["card"], record["by"], record["void"]) == (card, by, void)


def test_defaults() -> None:
    """NMR plays a blank first, else the least movement, forward before back, else the first action (u32)."""
    for hand, chosen in (
        (["+1", "roll", "blank"], "blank"),
        (["-1", "+2", "+1"], "+1"),
        (["-1", "+2", "roll"], "-1"),
        (["-2", "+2"], "+2"),
        (["back-2", "reverse", "move-snake"], "move-snake"),
        ([], None),
    ):
        card = default_card([Card(kind, 1) for kind in hand])
        assert (card.kind if card else None) == chosen
    state = laid(at={"Brenda": 1}, hands={"Alan": ["back-2", "back-3"]})
    played = go(state, (6, 6))
    assert first_card(played) == {
        "card": "back-2",
        "at": 2,
        "by": "default",
        "action": None,
        "void": "declined",
        "steps": [],
    }
    assert played.missed == ("Alan",)


def test_the_default_order_is_what_sending_nothing_plays() -> None:
    """Orders that leave everything to the rules lead where sending nothing does, in play and at the setup (u32)."""
    for number, phase in ((0, "setup"), (1, "play")):
        config = configured()
        state = RULESET.start(config, SEATS, dice_of_round(b"x", "g", 0))
        for past in range(number):
            state = RULESET.adjudicate(config, state, {}, dice_of_round(b"x", "g", 1 + past)).state
        assert state.phase == phase
        orders = {seat: RULESET.default_order(config, state, seat) for seat in SEATS}
        sent, none = (RULESET.adjudicate(config, state, one, dice_of_round(b"x", "g", 9)) for one in (orders, {}))
        assert sent.state == none.state
        assert (sent.missed, none.missed) == ((), SEATS)


def test_empty_pile() -> None:
    """With the pile empty no card is played and nobody has missed anything; hands may be played out by option (u14)."""
    played = go(laid(draw=[], hands={"Alan": ["+3"]}), (1, 2), orders={"Alan": {"plays": [[{"card": "+3", "at": 4}]]}})
    goes: Any = played.report["goes"]
    assert (goes[0]["played"], goes[0]["drew"], played.missed) == ([], 0, ())
    assert len(played.state.hands["Alan"]) == 1
    config = configured(mode="sequential", play_out_hands=True)
    played = go(laid(draw=[], hands={"Alan": ["+3"]}), (1, 2), config=config)
    assert (first_card(played)["card"], played.state.hands["Alan"], played.missed) == ("+3", (), ("Alan",))


def test_two_placements_and_drawing_up() -> None:
    """Two cards are played before drawing, the second even on the first; then the hand is drawn up (u11, u13)."""
    config = configured(mode="sequential", placements=2)
    state = laid(hands={"Alan": ["+3", "-1", "roll"]}, config=config)
    plays = [[{"card": "roll", "at": 4}], [{"card": "+3", "at": 4}]]
    played = go(state, (1, 1), (1, 3), orders={"Alan": {"plays": plays}}, config=config)
    assert [card.kind for card in played.state.cells[4]] == ["blank", "roll", "+3"]
    assert [card.kind for card in played.state.hands["Alan"]] == ["-1", "blank", "blank"]
    assert played.state.preceding is not None
    assert [card.kind for card in played.state.preceding.cards] == ["roll", "+3"]
    assert played.state.positions["Alan"] == 6


@pytest.mark.parametrize(
    ("card", "choice", "void"),
    [
        ("move-snake", {"moves": [["S1", 12, 2]]}, None),
        ("move-snake", {"moves": [["S2", 12, 2]]}, "piece-off"),
        ("move-snake", {"moves": [["L1", 12, 2]]}, "piece-kind"),
        ("move-snake", {"moves": [["S8", 12, 2]]}, "piece-unknown"),
        ("move-snake", {"moves": [["S1", 11, 1]]}, "piece-there"),
        ("move-snake", {"moves": [["S1", 2, 12]]}, "piece-top"),
        ("move-snake", {"moves": [["S3", 12, 2]]}, "piece-preceding"),
        ("move-piece", {"moves": [["L1", 12, 2]]}, None),
        ("move-snakes", {"moves": [["S1", 12, 2], ["S1", 11, 1]]}, "piece-twice"),
        ("move-snakes", {"moves": [["S1", 12, 2], ["S3", 10, 2]]}, "piece-preceding"),
        ("move-snakes", {"moves": [["S1", 12, 2]]}, None),
        ("swap-cards", {"cards": [3, 4]}, None),
        ("swap-cards", {"cards": [3, 19]}, "cards-space"),
        ("swap-cards", {"cards": [0, 4]}, "cards-space"),
        ("swap-cards", {"cards": [3, 99]}, "cards-space"),
        ("swap-cards", {"cards": [4, 4]}, "cards-same"),
        ("swap-players", {"players": ["me", "leader"]}, None),
        ("swap-players", {"players": ["leader", "Clive"]}, "player-same"),
        ("swap-players", {"players": ["Alan", "Brenda"]}, "same-space"),
        ("swap-players", {"players": ["me", "Zoe"]}, "player-unknown"),
        ("back-3", {"player": "last"}, None),
        ("back-3", {"player": "me"}, "player-same"),
        ("reverse", {}, None),
    ],
)
def test_choices(card: str, choice: Raw, void: str | None) -> None:
    """A choice is done when it is possible, and otherwise nothing happens, with the reason (u23-u27)."""
    pieces = {"S1": [11, 1], "L1": [13, 3], "S3": [17, 14]}
    state = laid(
        at={"Clive": 9},
        hands={"Alan": [card]},
        pieces=pieces,
        preceding={"seat": "Clive", "cards": [], "pieces": ["S3"]},
    )
    played = go(state, (2, 2), orders={"Alan": {"plays": [[{"card": card, "at": 17, **choice}]]}})
    record = first_card(played)
    assert (record["void"], record["action"] is None) == (void, void is not None)


def test_ones_own_pieces_and_cards_are_free() -> None:
    """What one moved in one's own go before, two goes running, may be moved again (u9, u24)."""
    state = laid(
        hands={"Alan": ["move-snake"]},
        pieces={"S1": [11, 1]},
        preceding={"seat": "Alan", "cards": [], "pieces": ["S1"]},
    )
    plays = [[{"card": "move-snake", "at": 17, "moves": [["S1", 12, 2]]}]]
    played = go(state, (1, 2), orders={"Alan": {"plays": plays}})
    assert played.state.pieces == {"S1": (12, 2)}
    assert played.state.preceding is not None
    assert played.state.preceding.pieces == ("S1",)


def test_sent_back_from_the_start() -> None:
    """Who is sent back from the start stays there, and no step is told (u26)."""
    state = laid(hands={"Alan": ["back-3"]})
    played = go(state, (1, 2), orders={"Alan": {"plays": [[{"card": "back-3", "at": 17, "player": "Brenda"}]]}})
    assert first_card(played)["steps"] == []
    assert first_card(played)["action"] == {"player": "Brenda"}


def test_a_card_that_was_played_is_used() -> None:
    """A card that was played and performed does nothing for who lands on it; one that was declined does (u20)."""
    state = laid(
        at={"Brenda": 6}, hands={"Alan": ["back-2"]}, standing={"Brenda": {"send-back": [{"player": "Clive"}]}}
    )
    play = {"card": "back-2", "at": 4, "player": "Brenda"}
    assert [step[1] for step in walk(go(state, (2, 3), orders={"Alan": {"plays": [[play]]}}))] == ["send", "roll"]
    state = laid(at={"Brenda": 6}, hands={"Alan": ["back-2"]}, standing={"Alan": {"send-back": [{"player": "Brenda"}]}})
    walked = walk(go(state, (2, 2), orders={"Alan": {"plays": [[{"card": "back-2", "at": 4}]]}}))
    assert [step[1] for step in walked] == ["roll", "action", "send"]


def test_two_ladders_move_one_after_the_other() -> None:
    """Of two the first that is named moves first, so that the second may lie where that was (u24)."""
    state = laid(hands={"Alan": ["move-ladders"]}, pieces={"L1": [11, 1], "L2": [12, 2]})
    one, other = ["L1", 13, 3], ["L2", 11, 1]
    for moves, void in (([one, other], None), ([other, one], "piece-two-tops")):
        played = go(state, (2, 3), orders={"Alan": {"plays": [[{"card": "move-ladders", "at": 6, "moves": moves}]]}})
        assert first_card(played)["void"] == void
        assert played.state.pieces == (
            {"L1": (13, 3), "L2": (11, 1)} if void is None else {"L1": (11, 1), "L2": (12, 2)}
        )


def test_cards_that_are_swapped_stay_used() -> None:
    """A used card that an action puts somewhere else is still used in that go (u20, u25)."""
    state = laid({4: "+3", 7: "swap-cards", 9: "roll"}, standing={"Alan": {"swap-cards": [{"cards": [4, 9]}]}})
    played = go(state, (2, 2))
    assert played.state.cells[9][-1].kind == "+3"
    assert played.state.positions["Alan"] == 7


def test_snake_eyes() -> None:
    """Two ones: off, nothing; start, back to the start; evil, somebody else goes, by choice or the leader (u28)."""
    off = go(laid(at={"Alan": 5}), (1, 1))
    assert off.state.positions["Alan"] == 7
    config = configured(mode="sequential", snake_eyes="start")
    assert go(laid(at={"Alan": 5}, config=config), (1, 1), config=config).state.positions["Alan"] == 0
    config = configured(mode="sequential", snake_eyes="evil")
    for standing, sent in (({}, "Brenda"), ({"snake-eyes": "last"}, "Clive"), ({"snake-eyes": "me"}, "Brenda")):
        state = laid(at={"Alan": 5, "Brenda": 9, "Clive": 3}, config=config, standing={"Alan": standing})
        after = go(state, (1, 1), config=config).state.positions
        assert after["Alan"] == 7
        assert after[sent] == 0
