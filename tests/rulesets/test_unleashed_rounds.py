"""Rounds of Unleashed: the deal, the setup, whose go it is, leaving, and that a round is a function of its inputs."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.core.dice import dice_of_round
from pbm.core.errors import IllegalError
from pbm.core.events import DieLogEntry
from pbm.core.game import Audience
from pbm.rulesets.unleashed import RULESET, Config, State
from pbm.rulesets.unleashed.cards import (
    ACTIONS,
    HAND_KINDS,
    choice_kind,
    standard_deck,
)
from pbm.rulesets.unleashed.orders import (
    SeatOrders,
    Standing,
    merged,
    orders_from_json,
    orders_to_json,
    standing_from_json,
)
from pbm.rulesets.unleashed.pieces import lawful_places, pieces_fault
from pbm.rulesets.unleashed.state import racing
from tests.rulesets.scripted_dice import ScriptedDice
from tests.rulesets.unleashed_boards import PLAIN, SEATS, Raw, configured, go, laid


def test_the_starting_seat_moves_on() -> None:
    """In a batch the starting seat moves on each round; who comes next by mail alone is the next player (u29)."""
    config = configured(setup="drawn")
    state = RULESET.start(config, SEATS, dice_of_round(b"s", "g", 0))
    order = []
    for number in range(1, 4):
        played = RULESET.adjudicate(config, state, {}, dice_of_round(b"s", "g", number))
        goes: Any = played.report["goes"]
        order.append([one["seat"][0] for one in goes])
        state = played.state
    assert order == [["A", "B", "C"], ["B", "C", "A"], ["C", "A", "B"]]
    state = laid()
    config = configured(mode="sequential")
    assert go(state, (6, 6)).state.next == "Brenda"


def test_a_round_of_one_go_ends_when_its_card_is_there() -> None:
    """A card for each placement ends it, left to the rules or not; standing choices where none is asked for (u29)."""
    config, twice = configured(mode="sequential"), configured(mode="sequential", placements=2)
    state = laid(hands={"Alan": ["+1", "+2"]})
    card, choices = [{"card": "+1", "at": 4}], {"lamppost": "down"}
    for orders, one, both in (
        ({}, False, False),
        ({"Alan": {}}, False, False),
        ({"Alan": {"A": {"standing": choices}}}, False, False),
        ({"Brenda": {"A": {"standing": choices}}}, False, False),
        ({"Alan": {"A": {"plays": [card]}}}, True, False),
        ({"Alan": {"A": {"plays": [card, []], "standing": choices}}}, True, True),
    ):
        raw: Any = orders
        assert RULESET.complete(config, state, raw) is one
        assert RULESET.complete(twice, state, raw) is both
        assert not RULESET.complete(PLAIN, state, raw), "a batch round keeps its deadline"
    empty, chosen = laid(draw=[]), {"Alan": {"A": {"standing": choices}}}
    assert RULESET.complete(config, empty, chosen)
    assert not RULESET.complete(config, empty, {})


def test_a_setup_round_ends_when_every_list_is_there() -> None:
    """A list that leaves all to the rules is one; standing choices are none."""
    state = laid(phase="setup", turn=0)
    lists: dict[str, Any] = {seat: {"A": {"pieces": []}} for seat in SEATS}
    assert RULESET.complete(PLAIN, state, lists)
    assert not RULESET.complete(PLAIN, state, {**lists, "Clive": {"A": {"standing": {"lamppost": "up"}}}})
    assert not RULESET.complete(PLAIN, state, {seat: lists[seat] for seat in SEATS[:2]})


def test_who_sent_something_has_missed_nothing() -> None:
    """For who sent standing choices alone the default card is played, and they are told; it is no NMR (u32)."""
    state = laid(hands={seat: ["blank"] * 3 for seat in SEATS})
    orders: Any = {"Alan": {"A": {"standing": {"lamppost": "down"}}}, "Brenda": {"A": {}}}
    played = RULESET.adjudicate(PLAIN, state, orders, dice_of_round(b"s", "g", 1))
    goes: Any = played.report["goes"]
    assert [one["played"][0]["by"] for one in goes] == ["default"] * 3
    assert played.missed == ("Brenda", "Clive")
    own = RULESET.view(PLAIN, state, played.state, played, Audience("Alan")).own
    assert own is not None
    assert not own.missed
    assert own.ordered[-1] == "No card was in your orders, so the rules put a blank card on 1."
    setup = laid(phase="setup", turn=0)
    assert RULESET.adjudicate(PLAIN, setup, orders, dice_of_round(b"s", "g", 1)).missed == ("Brenda", "Clive")


def test_who_had_nothing_to_order_has_missed_nothing() -> None:
    """The pile runs out within a batch round, or somebody wins: whoever comes later has missed nothing (u32)."""
    state = laid()
    played = RULESET.adjudicate(PLAIN, state, {}, dice_of_round(b"s", "g", 1))
    goes: Any = played.report["goes"]
    assert [len(one["played"]) for one in goes] == [1, 1, 0]
    assert played.missed == ("Alan", "Brenda")
    won = RULESET.adjudicate(PLAIN, laid(at={"Alan": 18}), {}, dice_of_round(b"s", "g", 1))
    assert (won.state.winner, won.missed) == ("Alan", ("Alan",))


def test_a_deal() -> None:
    """Every card is somewhere once, hands are full, and pieces lie lawfully; too small a deck is refused (u3, u8)."""
    config = configured(setup="drawn", first="draw")
    state = RULESET.start(config, SEATS, dice_of_round(b"deal", "g", 0))
    piles = [card for pile in state.cells for card in pile]
    hands = [card for hand in state.hands.values() for card in hand]
    assert sorted([*piles, *hands, *state.draw]) == sorted(standard_deck())
    assert [len(hand) for hand in state.hands.values()] == [3, 3, 3]
    assert (state.rows, state.columns, len(state.pieces), state.phase, state.turn) == (5, 8, 9, "play", 1)
    assert pieces_fault(config, state) is None
    with pytest.raises(IllegalError) as caught:
        RULESET.start(configured(deck={"blank": 40}), SEATS, dice_of_round(b"deal", "g", 0))
    assert caught.value.codes == "deck-small"


def test_hands_are_dealt_in_turn_order() -> None:
    """Cards go to the hands one at a time, after the board, from the starting seat; the pile has the rest (u3, u7)."""
    config = configured(setup="drawn", first="draw", pieces=0)
    firsts = set()
    for number in range(12):
        seed = bytes([number])
        state = RULESET.start(config, SEATS, dice_of_round(seed, "g", 0))
        deck = dice_of_round(seed, "g", 0).shuffle("deck", list(standard_deck()[2:]))
        assert [pile[0] for pile in state.cells[1:-1]] == deck[:38]
        assert [state.hands[seat][0] for seat in racing(state)] == deck[38:41]
        assert state.hands[state.first] == (deck[38], deck[41], deck[44])
        assert list(state.draw) == deck[47:]
        firsts.add(state.first)
    assert firsts == set(SEATS)


def test_setup_by_lists() -> None:
    """In turn each seat places the first of its list that is lawful; who has none has one drawn (u8)."""
    config = configured(pieces=5)
    state = laid(config=config, phase="setup", turn=0)
    orders: Any = {
        "Alan": {"A": {"pieces": [["S1", 11, 1], ["S2", 12, 2]]}},
        "Brenda": {"A": {"pieces": [["S1", 13, 3], ["L1", 16, 11], ["L2", 13, 3]]}},
    }
    played = RULESET.adjudicate(config, state, orders, ScriptedDice(SEATS, {}))
    goes: Any = played.report["goes"]
    placed = [(one["seat"], one["setup"][0]["piece"], one["setup"][0]["by"]) for one in goes]
    assert placed[:2] == [("Alan", "S1", "order"), ("Brenda", "L2", "order")]
    assert placed[2][::2] == ("Clive", "draw")
    assert len(placed) == len(played.state.pieces) == 5
    assert (played.state.phase, played.state.turn, played.turns, played.missed) == ("play", 1, (0,), ("Clive",))
    assert pieces_fault(config, played.state) is None


def test_standing_choices_are_kept() -> None:
    """What was chosen in advance holds until it is changed or taken back (u31)."""
    old = standing_from_json({"send-back": [{"player": "leader"}], "lamppost": "up", "snake-eyes": "last"}, "x")
    new = standing_from_json(
        {"send-back": None, "lamppost": "down", "swap-cards": [{"cards": [1, 2]}]}, "x", orders=True
    )
    assert merged(old, new) == standing_from_json(
        {"lamppost": "down", "snake-eyes": "last", "swap-cards": [{"cards": [1, 2]}]}, "x"
    )
    state = laid()
    orders = {"Brenda": {"standing": {"lamppost": "down"}}}
    after = go(state, (6, 6), orders=orders).state
    assert after.standing == {"Brenda": Standing(lamppost="down")}


def test_leaving() -> None:
    """Who is dropped leaves the board, their hand is set aside, and the last to go ends the game (u34, u35)."""
    state = laid(at={"Alan": 4, "Brenda": 9})
    left = RULESET.drop(PLAIN, state, "Alan")
    assert (left.first, left.next, racing(left)) == ("Brenda", "Brenda", ("Brenda", "Clive"))
    assert ("Alan" in left.positions, "Alan" in left.hands, len(left.aside)) == (False, False, 1)
    assert RULESET.drop(PLAIN, left, "Alan") is left
    assert RULESET.state_from_json(PLAIN, RULESET.state_to_json(PLAIN, left)) == left
    nobody = RULESET.drop(PLAIN, RULESET.drop(PLAIN, left, "Brenda"), "Clive")
    final = RULESET.standings(PLAIN, nobody)
    assert final is not None
    assert (nobody.phase, final.winners, final.ranks["A"]) == ("over", (), dict.fromkeys(SEATS, 1))
    with pytest.raises(IllegalError):
        RULESET.drop(PLAIN, state, "Zoe")
    with pytest.raises(IllegalError):
        RULESET.join(PLAIN, state, "Zoe")


def test_places_at_the_end() -> None:
    """The winner is first, the others by how far they are, sharing places, and the dropped last (u35)."""
    state = RULESET.drop(PLAIN, laid(at={"Alan": 18}), "Clive")
    final = RULESET.standings(PLAIN, go(state, (6, 6)).state)
    assert final is not None
    assert (dict(final.ranks["A"]), final.winners) == ({"Alan": 1, "Brenda": 2, "Clive": 3}, ("Alan",))


@pytest.mark.parametrize(
    "wrong",
    [
        {"B": {}},
        {"A": []},
        {"A": {"play": []}},
        {"A": {"plays": {}}},
        {"A": {"plays": [[{"card": "+9", "at": 1}]]}},
        {"A": {"plays": [[{"card": "start", "at": 1}]]}},
        {"A": {"plays": [[{"card": "+3"}]]}},
        {"A": {"plays": [[{"card": "+3", "at": 1.0}]]}},
        {"A": {"plays": [[{"card": "+3", "at": True}]]}},
        {"A": {"plays": [[{"card": "+3", "at": 10**5000}]]}},
        {"A": {"plays": [[{"card": "+3", "at": 1, "player": "Alan"}]]}},
        {"A": {"plays": [[{"card": "+3", "at": n} for n in range(5)]]}},
        {"A": {"plays": [[{"card": "swap-players", "at": 1, "players": ["me"]}]]}},
        {"A": {"plays": [[{"card": "move-snake", "at": 1, "moves": [["S1", 1, 2], ["S2", 1, 2]]}]]}},
        {"A": {"plays": [[{"card": "move-snakes", "at": 1, "moves": []}]]}},
        {"A": {"standing": {"back-3": [{"player": "me"}]}}},
        {"A": {"standing": {"send-back": [{}]}}},
        {"A": {"standing": {"lamppost": "sideways"}}},
        {"A": {"pieces": [["S1", 1]]}},
    ],
)
def test_orders_that_are_malformed(wrong: Any) -> None:
    """Orders that have not the right shape are refused, naming the key; never a traceback (u30, u31)."""
    with pytest.raises(IllegalError) as caught:
        RULESET.adjudicate(PLAIN, laid(), {"Alan": wrong}, ScriptedDice(SEATS, {}))
    assert str(caught.value.problems[0].key).startswith("orders")


def test_orders_of_nobody() -> None:
    """Orders of somebody who is no player are refused; those of who was dropped are left out (u34)."""
    with pytest.raises(IllegalError):
        RULESET.adjudicate(PLAIN, laid(), {"Zoe": {}}, ScriptedDice(SEATS, {}))
    state = RULESET.drop(PLAIN, laid(), "Brenda")
    played = go(state, (6, 6), orders={"Brenda": {"standing": {"lamppost": "up"}}})
    assert played.state.standing == {}


def wishes(rng: Random, config: Config, state: State, seat: str) -> SeatOrders:
    """Return orders as somebody might send them: cards held and not held, spaces and choices of all sorts."""
    last = len(state.cells) - 1
    names = [*state.seats, "me", "leader", "last", "nobody"]
    pieces = [*config.pieces, "S99"]

    def a_move() -> list[Any]:
        piece = rng.choice(pieces)
        places = lawful_places(config, state, piece)
        return [piece, *(rng.choice(places) if places and rng.random() < 0.8 else (rng.randint(-1, last + 1), 3))]

    def a_choice(kind: str) -> Raw:
        if kind.startswith("send"):
            return {"player": rng.choice(names)}
        if kind == "swap-players":
            return {"players": [rng.choice(names), rng.choice(names)]}
        if kind == "swap-cards":
            return {"cards": [rng.randint(0, last), rng.randint(0, last)]}
        return {"moves": [a_move() for _ in range(1 + (kind.endswith("s") and rng.random() < 0.7))]}

    def a_play() -> Raw:
        held = [card.kind for card in state.hands[seat]]
        kind = rng.choice(held) if held and rng.random() < 0.9 else rng.choice(HAND_KINDS)
        asked = choice_kind(kind)
        said = a_choice(asked) if asked and rng.random() < 0.8 else {}
        return {"card": kind, "at": rng.randint(-1, last + 1), **said}

    order: Raw = {}
    if rng.random() < 0.8:
        order["plays"] = [[a_play() for _ in range(rng.randint(0, 4))] for _ in range(config.options.placements)]
    if rng.random() < 0.5:
        kinds = [kind for kind in map(choice_kind, ACTIONS) if kind]
        order["standing"] = {kind: [a_choice(kind) for _ in range(3)] for kind in kinds if rng.random() < 0.5}
        order["standing"] |= {"lamppost": rng.choice(["up", "down", None]), "snake-eyes": rng.choice([*names, None])}
    if rng.random() < 0.7:
        order["pieces"] = [a_move() for _ in range(rng.randint(0, 6))]
    return orders_from_json({"A": order})


game_options = st.fixed_dictionaries(
    {},
    optional={
        "size": st.sampled_from(["auto", "3x6", "2x3", "6x9"]),
        "deck": st.sampled_from(
            ["standard", "simple", dict.fromkeys(ACTIONS, 6), {"roll": 30, "swap-players": 30, "-1": 20, "+1": 20}]
        ),
        "hand": st.integers(1, 4).map(lambda n: max(n, 2)),
        "placements": st.integers(1, 2),
        "pieces": st.integers(0, 14),
        "setup": st.sampled_from(["players", "drawn"]),
        "first": st.sampled_from(["order", "draw"]),
        "mode": st.sampled_from(["batch", "sequential"]),
        "play_out_hands": st.booleans(),
        "snake_eyes": st.sampled_from(["off", "start", "evil"]),
        "remove_blanks": st.integers(0, 10),
    },
)


@settings(max_examples=60, deadline=None)
@given(options=game_options, players=st.integers(1, 6), seed=st.binary(min_size=1, max_size=8))
def test_replay_equals_play(options: Raw, players: int, seed: bytes) -> None:
    """Whatever is ordered: rounds end, cards stay the same cards, pieces lie lawfully, logs replay, JSON reads back."""
    config = configured(**options)
    rng = Random(seed)
    seats = ("Alan", "Brenda", "Clive", "Dora", "Émile", "Fay")[:players]
    state = RULESET.start(config, seats, dice_of_round(seed, "g", 0))
    for number in range(1, 26):
        if state.phase == "over":
            break
        orders = {
            seat: orders_to_json(wishes(rng, config, state, seat))
            for seat in RULESET.seats(state)
            if rng.random() < 0.9
        }
        played = RULESET.adjudicate(config, state, orders, dice_of_round(seed, "g", number))
        assert played == RULESET.adjudicate(config, state, orders, dice_of_round(seed, "g", number))
        log = [DieLogEntry(entry.kind, json.loads(json.dumps(entry.data))) for entry in played.die_log]
        assert RULESET.replay(config, state, log) == played.state
        json.dumps([played.report, played.gm, [event.data for event in played.events]])
        state = played.state
        cards = [card for pile in (*state.cells, *state.hands.values(), state.draw, state.aside) for card in pile]
        assert sorted(cards) == sorted(config.deck)
        assert pieces_fault(config, state) is None
        assert RULESET.state_from_json(config, json.loads(json.dumps(RULESET.state_to_json(config, state)))) == state
        assert (state.winner is None) == (state.phase != "over")
        if rng.random() < 0.02:
            state = RULESET.drop(config, state, rng.choice(seats))


def test_a_log_that_does_not_fit_is_refused() -> None:
    """A die log of which something is missing, changed or left over replays nothing."""
    config = configured(setup="drawn")
    state = RULESET.start(config, SEATS, dice_of_round(b"log", "g", 0))
    log = list(RULESET.adjudicate(config, state, {}, dice_of_round(b"log", "g", 1)).die_log)
    for wrong in (
        log[:-1],
        [*log, log[-1]],
        [DieLogEntry("roll", {"stream": "seat 2", "die": 1}), *log[1:]],
        [DieLogEntry("roll", {"stream": "seat 1", "die": 7}), *log[1:]],
        [DieLogEntry("throw", {}), *log],
        [DieLogEntry("orders", {"seat": "Alan"}), *log],
    ):
        with pytest.raises(IllegalError):
            RULESET.replay(config, state, wrong)
