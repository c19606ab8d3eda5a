"""What each audience sees of Unleashed: enough to order by, nothing of anybody else's (u33), in true sentences."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbm.boards import read_board
from pbm.core.dice import dice_of_round
from pbm.core.game import GM, PUBLIC, Audience
from pbm.core.orders import RawOrders
from pbm.reports.grid_text import grid_text
from pbm.reports.layout import columns, table
from pbm.rulesets.api import Played, View
from pbm.rulesets.unleashed import view as view_module
from pbm.rulesets.unleashed.cards import CHOICE_KINDS, Card, choice_kind
from pbm.rulesets.unleashed.grid_of import leads_down
from pbm.rulesets.unleashed.naming import card_title
from pbm.rulesets.unleashed.orders import Choice, Standing
from pbm.rulesets.unleashed.pieces import lawful_places
from pbm.rulesets.unleashed.reach import reach_table, spans
from pbm.rulesets.unleashed.ruleset import UnleashedRuleset
from pbm.rulesets.unleashed.state import Config, Preceding, State, top
from pbm.rulesets.unleashed.view import view

RULES = UnleashedRuleset()
SEATS = ("Alan", "Brenda", "Clive")


def config(**options: Any) -> Config:
    """Return a configuration with some options set."""
    return RULES.read_config({}, options, read_board)


def random_orders(game: Config, state: State, chance: random.Random) -> dict[str, RawOrders]:
    """Return orders for everybody: mostly lawful, some not, some missing."""
    spaces = range(1, len(state.cells) - 1)

    def choice(kind: str) -> dict[str, Any]:
        if kind.startswith("send"):
            return {"player": chance.choice(["leader", "last"])}
        if kind == "swap-players":
            return {"players": ["me", "leader"]}
        if kind == "swap-cards":
            return {"cards": chance.sample(spaces, 2)}
        pieces = [name for name in state.pieces if kind == "move-piece" or game.pieces[name].kind in kind]
        chance.shuffle(pieces)
        picked = pieces[: 2 if kind.endswith("s") else 1]
        return {"moves": [[name, *chance.choice(lawful_places(game, state, name))] for name in picked]}

    made: dict[str, RawOrders] = {}
    for seat in RULES.seats(state):
        if chance.random() < 0.1:
            continue
        if state.phase == "setup":
            wanted = chance.sample(sorted(game.pieces), 4)
            made[seat] = {"A": {"pieces": [[n, *chance.choice(lawful_places(game, state, n))] for n in wanted]}}
            continue
        held = chance.choice(state.hands[seat]).kind
        asked = choice_kind(held)
        play = {"card": held, "at": chance.choice(spaces), **(choice(asked) if asked else {})}
        standing = {kind: [choice(kind)] for kind in CHOICE_KINDS if chance.random() < 0.5}
        made[seat] = {"A": {"plays": [[play, {**play, "at": chance.choice(spaces)}]], "standing": standing}}
    return made


def rounds(seed: int, count: int = 6, **options: Any) -> list[tuple[Config, State | None, State, Played[State] | None]]:
    """Return a game's first rounds: configuration, the state before, the state after, the round (None: the start)."""
    game, chance, key = config(**options), random.Random(seed), b"seed %d" % seed
    state = RULES.start(game, SEATS, dice_of_round(key, "g", 0))
    found: list[tuple[Config, State | None, State, Played[State] | None]] = [(game, None, state, None)]
    for number in range(1, count + 1):
        if not RULES.turns(game, state):
            break
        played = RULES.adjudicate(game, state, random_orders(game, state, chance), dice_of_round(key, "g", number))
        found.append((game, state, played.state, played))
        state = played.state
    return found


def otherwise(state: State, seat: str | None, chance: random.Random) -> State:
    """Return a state with the same public facts and the same hand of one seat, and all else that is hidden changed."""
    others = [name for name in state.hands if name != seat]
    hidden = [*state.draw, *state.aside, *(card for name in others for card in state.hands[name])]
    chance.shuffle(hidden)
    hands = {}
    for name, hand in state.hands.items():
        hands[name] = hand if name == seat else tuple(hidden.pop() for _ in hand)
    aside = tuple(hidden.pop() for _ in state.aside)
    standing = {name: one for name, one in state.standing.items() if name == seat}
    standing |= {name: Standing({"send-back": (Choice(player="last"),)}, "down", "last") for name in others}
    return replace(state, hands=hands, draw=tuple(hidden), aside=aside, standing=standing)


def hidden_otherwise(played: Played[State], state: State, seat: str | None) -> Played[State]:
    """Return a round with other orders, choices and hands of all but one seat in the GM's record of it."""
    gm: dict[str, Any] = dict(played.gm)
    others = [name for name in state.hands if name != seat]
    gm["orders"] = {name: one for name, one in gm["orders"].items() if name == seat}
    gm["orders"] |= {name: {"A": {"plays": [[{"card": "blank", "at": 1}]]}} for name in others}
    gm["standing"], gm["hands"], gm["pile"] = {}, {}, []
    gm["nmr"] = [name for name in gm["nmr"] if name == seat]
    return replace(played, state=state, gm=gm, missed=tuple(gm["nmr"]), events=(), die_log=())


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.booleans(), st.sampled_from([{}, {"mode": "sequential"}, {"placements": 2}]))
def test_nobody_sees_what_is_others_alone(seed: int, drawn: bool, options: Mapping[str, Any]) -> None:
    """States that differ in others' hands, the pile's order and others' choices look the same to a seat and to all."""
    chance = random.Random(seed)
    for game, before, state, played in rounds(seed, setup="drawn" if drawn else "players", **options):
        for seat in (*SEATS, None):
            turned = otherwise(state, seat, chance)
            earlier = otherwise(before, seat, chance) if before is not None else None
            round_ = hidden_otherwise(played, turned, seat) if played is not None else None
            seen = view(game, before, state, played, Audience(seat))
            assert view(game, earlier, turned, round_, Audience(seat)) == seen
            assert seen.gm is None
            assert (seen.own is None) == (seat is None)


def test_the_gm_sees_all_hands_choices_and_the_pile() -> None:
    """The GM's sheet has every hand, every order, every standing choice and the next cards of the pile."""
    game, before, state, played = rounds(3)[3]
    sheet = view(game, before, state, played, GM).gm
    assert sheet is not None
    for name, hand in state.hands.items():
        row = next(row for row in sheet.tables[0].rows if row[0] == name)
        assert row[1] == ", ".join(card_title(card.kind) for card in hand)
    notes = "\n".join(sheet.notes)
    assert all(f"{name} ordered: " in notes for name in played.gm["orders"])  # type: ignore[union-attr]
    assert f"To be drawn next: {card_title(state.draw[0].kind)}, " in notes


def small(**changes: Any) -> tuple[Config, State]:
    """Return a game on a board of three rows of six, blank but for a few cards, with two snakes and a ladder."""
    game = config(size="3x6", setup="drawn")
    kinds = {4: "+2", 6: "-3", 9: "move-snake", 13: "roll"}
    cells = [Card("start", 1)]
    cells += [Card(kinds.get(at, "blank"), at) for at in range(1, 17)]
    made = State(
        turn=4,
        phase="play",
        seats=SEATS,
        dropped=frozenset(),
        first="Alan",
        next="Alan",
        rows=3,
        columns=6,
        cells=tuple((card,) for card in (*cells, Card("finish", 1))),
        draw=(Card("+1", 1), Card("-1", 1)),
        hands={
            "Alan": (Card("+3", 1), Card("move-snake", 1), Card("back-3", 1)),
            "Brenda": (Card("blank", 50), Card("blank", 51), Card("reverse", 1)),
            "Clive": (Card("+6", 1), Card("swap-cards", 1), Card("-6", 1)),
        },
        aside=(),
        positions={"Alan": 3, "Brenda": 10, "Clive": 0},
        pieces={"S1": (14, 8), "L1": (11, 1), "S2": (16, 14)},
        preceding=Preceding("Clive", (Card("blank", 2),), ("S2",)),
    )
    return game, replace(made, **changes)


def mine(seat: str, **changes: Any) -> View:
    """Return what a seat sees of the small game."""
    game, state = small(**changes)
    return view(game, None, state, None, Audience(seat))


def test_a_hand_is_shown_with_what_each_card_does_and_where_it_may_go() -> None:
    """A seat reads its cards, what they do, which spaces and pieces it cannot use, and why."""
    own = mine("Alan").own
    assert own is not None
    assert list(own.lines) == [
        "You are on 3.",
        "Your hand: +3, Move a snake, Send back 3.",
        "You have the first go of the next round.",
        "A card may go on any space from 1 to 16 but 10 (Brenda), where another player stands.",
        "Nor on 2: Clive put a card there in the go before.",
        "S2 may not be moved: Clive moved it in the go before.",
        "Two pieces may end on one card only if they are of one kind and it is the top of one and the bottom of the "
        "other; none may end on the start or the finish.",
        "To be sure of a place, ask by mail: CAN I move S1 14-2?",
        "You have chosen nothing for action cards that you may land on; those that need a choice do nothing.",
    ]
    assert own.tables[0].rows[2] == ("Send back 3", "Another player goes back by 3 and lands.")


def test_what_bars_the_next_player_alone_is_told_to_nobody_else() -> None:
    """Of those who have their go later another is the player before: they are told whose goes come first instead."""
    own = mine("Clive").own
    assert own is not None
    assert "Before your go come those of Alan and Brenda, who may change the board." in own.lines
    assert not any("in the go before" in line for line in own.lines)


def test_each_roll_is_told_with_what_it_leads_to() -> None:
    """Cards and pieces are followed as far as no choice and no dice are needed; over the finish it ends."""
    own = mine("Alan").own
    assert own is not None
    ahead = next(found for found in own.tables if "roll leads to" in found.title)
    rows = {row[0]: row[1:] for row in ahead.rows}
    assert rows["2"] == ("5", "Blank")
    assert rows["3"] == ("6", "-3 to 3")
    assert rows["6"] == ("9", "Move a snake")
    assert rows["8"] == ("11", "Blank")
    assert rows["10"] == ("13", "Extra roll")
    assert rows["11"] == ("14", "down S1 to 8")
    far = mine("Alan", positions={"Alan": 12, "Brenda": 10, "Clive": 0}).own
    assert far is not None
    last = next(found for found in far.tables if "roll leads to" in found.title).rows[-1]
    assert last == ("6 or more", "", "over the finish: you win")


def test_a_seat_is_told_what_it_chose_in_advance() -> None:
    """Standing choices that hold are in the report, in the words of orders."""
    chosen = {"Alan": Standing({"send-back": (Choice(player="leader"),)}, "up", None)}
    own = mine("Alan", standing=chosen).own
    assert own is not None
    assert own.lines[-1] == ("If you land on an action card, as you have chosen: Send back: the leader; lampposts: up.")


def pairs_of(cell: str) -> list[int]:
    """Return the numbers of a list such as ``3, 12–14``."""
    found: list[int] = []
    for part in filter(None, cell.split(", ")):
        low, _, high = part.partition("–")
        found += range(int(low), int(high or low) + 1)
    return found


@pytest.mark.parametrize("size", ["6x8", "3x10", "4x4"])
def test_the_table_of_places_is_what_the_rules_allow(size: str) -> None:
    """On an empty board the table has, for short and for long pieces, every lawful place and no other."""
    game = config(size=size)
    state = RULES.start(game, SEATS, dice_of_round(b"x", "g", 0))
    found = reach_table(game, state, tuple(game.pieces.values()))
    assert found is not None
    for column, piece in ((1, "S1"), (2, "S4")):
        places = [(int(row[0]), bottom) for row in found.rows for bottom in pairs_of(row[column])]
        assert sorted(places) == sorted(lawful_places(game, state, piece))


def test_places_where_other_kinds_end_are_left_out() -> None:
    """A player with a card for snakes is shown no space where a ladder ends; lawful places are all in the table."""
    game, state = small()
    snakes = tuple(spec for name, spec in game.pieces.items() if name in ("S1", "S2"))
    found = reach_table(game, state, snakes)
    assert found is not None
    places = {(int(row[0]), bottom) for row in found.rows for bottom in pairs_of(row[1])}
    assert not {1, 11} & {end for ends in places for end in ends}
    assert set(lawful_places(game, state, "S1")) <= places


def test_spans_are_short() -> None:
    """Three and more in a row are drawn together."""
    assert spans([3, 4, 7, 12, 13, 14]) == "3, 4, 7, 12–14"


def test_the_board_shows_cards_pieces_players_and_what_is_new() -> None:
    """The grid has the top cards, which way each piece leads, everybody's space, and marks what changed."""
    game, state = small()
    changed = replace(
        state, cells=(*state.cells[:2], (*state.cells[2], Card("+3", 1)), *state.cells[3:]), pieces={"S1": (15, 8)}
    )
    (grid,) = view(game, state, changed, None, PUBLIC).grids
    assert [cell.number for cell in grid.cells if cell.fresh] == [2]
    assert (grid.cells[2].kind, grid.cells[2].label) == ("forward", "+3")
    assert [(link.name, link.top, link.bottom, link.down, link.fresh) for link in grid.links] == [
        ("S1", 15, 8, True, True)
    ]
    assert grid.players == {"Alan": 3, "Brenda": 10, "Clive": 0}
    assert leads_down("snake", reverse=True) is False
    assert leads_down("ladder", reverse=True) is True
    assert leads_down("lamppost", reverse=True) is None


def test_who_has_won_is_home_and_on_no_card() -> None:
    """The winner is first in the race and home, the headline says so, and nothing more is asked for."""
    game, before = small()
    over = replace(before, phase="over", winner="Brenda", turn=5, positions={"Alan": 16, "Brenda": 17, "Clive": 17})
    seen = view(game, before, over, None, Audience("Brenda"))
    assert seen.headline == "Brenda crosses the finish and wins."
    assert seen.coming == ()
    assert "Brenda" not in seen.grids[0].players
    (track,) = seen.tracks
    assert [(r.name, r.place, bool(r.home)) for r in track.runners] == [
        ("Brenda", 1, True),
        ("Clive", 2, False),
        ("Alan", 3, False),
    ]
    assert track.finish == 17
    assert seen.own is not None
    assert seen.own.lines == ("You have crossed the finish.",)
    assert seen.standings is not None


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000))
def test_reports_fit_a_mail_and_say_everything(seed: int) -> None:
    """Whatever happens: tables and board keep within 72 columns, no sentence is empty or half said, all are told."""
    for game, before, state, played in rounds(seed, 8):
        seen = view(game, before, state, played, Audience("Brenda"))
        assert seen.own is not None
        for found in (*seen.tables, *seen.own.tables):
            assert max(map(columns, table(found).splitlines())) <= 72
        assert max(map(columns, grid_text(seen.grids[0]).splitlines())) <= 72
        for line in (seen.headline, *seen.notices, *seen.own.lines, *seen.own.ordered):
            assert line.endswith((".", "?"))
            assert "{" not in line
            assert "None" not in line
            assert "  " not in line
        told = "\n".join(seen.notices)
        for one in played.report["goes"] if played is not None else ():  # type: ignore[union-attr]
            assert one["seat"] in told  # type: ignore[index, call-overload, operator]


def test_top_cards_are_those_of_the_report() -> None:
    """Before the first round the public facts have the shape of a round's report."""
    (game, _, state, _), (_, before, after, played), *_ = rounds(5)
    first = view(game, None, state, None, PUBLIC).facts
    assert played is not None
    assert first.keys() == view(game, before, after, played, PUBLIC).facts.keys()
    assert first["tops"] == [top(state, at).kind for at in range(len(state.cells))]


def test_nobody_is_told_that_a_first_wish_was_not_to_be() -> None:
    """A fallback that was played is a card that was played: what was wanted before it is the player's own."""
    report = {"goes": [{"seat": "Alan", "played": [{"card": "+3", "at": 5, "by": "fallback"}]}, {"seat": "Brenda"}]}
    told = view_module._told(report)
    assert "fallback" not in str(told)
    assert told["goes"][0]["played"][0]["at"] == 5  # type: ignore[index, call-overload]
