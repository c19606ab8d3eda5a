"""For each game that can be played here, the games that the promises of every ruleset are tried with.

A game that is registered and not in ``CASES`` fails a test: whoever adds a game adds its cases.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from pbm.boards.reader import read_board
from pbm.core.game import Json, JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.rulesets.registry import find_ruleset
from pbm.rulesets.unleashed.pieces import lawful_places, pieces_of
from pbm.testing.conformance import Case

HILL: JsonObject = {
    "finish": 30,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"3": 11, "14": 20},
    "snakes": {"17": 5, "28": 19},
    "public": {"tell": ["size"]},
}
MOUND: JsonObject = {
    "finish": 12,
    "layout": {"kind": "boustrophedon", "width": 4},
    "ladders": {"2": 6},
    "snakes": {"11": 3},
    "public": {"tell": ["size"]},
}
MARSH: JsonObject = {
    "finish": 24,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"2": 9},
    "snakes": {"23": 4, "13": 8},
}


# --- postal -----------------------------------------------------------------------------------------


def other_hill(config: Any, state: JsonObject, seat: str | None, chance: Random) -> tuple[Any, JsonObject]:
    """Return a postal game on other boards, of which players were told the same, with others' numbers used instead."""
    rules = find_ruleset("postal")
    raw: Any = rules.config_to_json(config)
    boards = {}
    for name, board in raw["boards"].items():
        low, high = sorted(chance.sample(range(1, board["finish"]), 2))
        boards[name] = {**board, "ladders": {str(low): high}, "snakes": {}}
    other = rules.read_config(boards, raw["options"], read_board)
    players: Any = state["players"]
    return other, {
        **state,
        "players": {name: player if name == seat else _other_numbers(player) for name, player in players.items()},
    }


def _other_numbers(player: Any) -> dict[str, Any]:
    """Return a player who has used the number 7 - n for each n."""
    boards = {
        name: {**place, "used": sorted(7 - number for number in place["used"])}
        for name, place in player["boards"].items()
    }
    return {**player, "boards": boards}


def own_orders(gm: JsonObject, seat: str | None) -> JsonObject:
    """Return what of the GM's record of a postal round a seat knows: its own throws and vote, and whether it missed."""
    known: dict[str, Any] = {}
    for board, sheet in gm.items():
        assert isinstance(sheet, Mapping)
        made: dict[str, Any] = {"nmr": [name for name in _names(sheet["nmr"]) if name == seat]}
        for key in ("throws", "nominations"):
            values: Any = sheet[key]
            made[key] = {name: value for name, value in values.items() if name == seat}
        known[board] = made
    return known


def _names(raw: Any) -> list[str]:
    return list(raw)


POSTAL = (
    # More votes are needed than there are players, so that nobody is kept from the finish who orders nothing.
    Case(ruleset="postal", boards={"A": MOUND}, options={"thresholds": [[0, 4]]}, twin=other_hill, known=own_orders),
    Case(
        ruleset="postal",
        boards={"A": HILL, "B": MARSH},
        options={"end_when_home": 2, "trapdoor_notice": "count", "announce_nmr": True, "thresholds": [[0, 1]]},
        seats=("Brenda", "Clive & Co", "Dora", "Ed"),
        twin=other_hill,
        known=own_orders,
        ends_by_itself=False,
        by_mail=False,
    ),
    Case(
        ruleset="postal",
        boards={"A": HILL, "B": MARSH},
        options={"boards_orders": "shared", "allow_abstain": True, "schedule": [2, 2, 2], "late_join": True},
        twin=other_hill,
        known=own_orders,
        ends_by_itself=False,
        by_mail=False,
    ),
)


# --- classic: its board is public, and dice to come are in no state ---------------------------------

CLASSIC = (
    # Dice that are asked for and dice at the deadline are told alike: one of the two by mail is enough until the soak.
    Case(ruleset="classic", boards={"A": MOUND}, by_mail=bool(os.environ.get("PBM_SOAK"))),
    Case(ruleset="classic", boards={"A": MARSH}, options={"play": "on_order", "finish": "overshoot"}),
    Case(ruleset="classic", options={"rolls_per_round": 3, "finish": "stay"}, by_mail=False),
)


# --- unleashed: hands, the pile and what is chosen in advance are hidden ----------------------------

_PLAIN = ("blank", *(f"{sign}{number}" for sign in "+-" for number in range(1, 7)))


def cards_and_pieces(config: Any, state: Any, seat: str, form: OrderForm, chance: Random) -> RawOrders:
    """Return orders of Unleashed: pieces with lawful places before the first go, then cards of the hand anywhere."""
    if form.fields[0].key == "pieces":
        wanted: list[Json] = []
        for piece in chance.sample(pieces_of(config.options), 4):
            places = lawful_places(config, state, piece.name)
            if places:
                wanted.append([piece.name, *chance.choice(places)])
        return {"A": {"pieces": wanted}} if wanted else {}
    held = [card.kind for card in state.hands[seat]]
    plays = []
    for _ in range(config.options.placements):
        plays.append([_wish(chance.choice(held), state, seat, chance) for _ in range(chance.randint(1, 2)) if held])
    orders: dict[str, Json] = {"plays": plays}
    if chance.random() < 0.3:
        orders["standing"] = {"send-back": [{"player": chance.choice(("leader", "last"))}]}
    return {"A": orders} if all(plays) else {}


def _wish(kind: str, state: Any, seat: str, chance: Random) -> dict[str, Json]:
    wish: dict[str, Json] = {"card": kind, "at": chance.randrange(1, len(state.cells) - 1)}
    others = [name for name in state.seats if name != seat and name not in state.dropped]
    if kind.startswith(("back-", "forward-")) and others:
        wish["player"] = chance.choice(others)
    elif kind == "swap-cards":
        wish["cards"] = chance.sample(range(1, len(state.cells) - 1), 2)
    elif kind == "swap-players" and others:
        wish["players"] = [seat, chance.choice(others)]
    return wish


def cards_in_words(orders: RawOrders, _: OrderForm) -> str:
    """Return orders of Unleashed as somebody writes them; "" where there is more than plain cards and pieces."""
    order: Any = orders.get("A", {})
    if "pieces" in order:
        return ", ".join(f"{name} {top}-{bottom}" for name, top, bottom in order["pieces"])
    plays = order.get("plays", ())
    if not plays or "standing" in order or any(wish["card"] not in _PLAIN for wishes in plays for wish in wishes):
        return ""
    lines = [", else ".join(f"{wish['card']} on {wish['at']}" for wish in wishes) for wishes in plays]
    return "\n".join(lines)


def other_hands(config: Any, state: JsonObject, seat: str | None, chance: Random) -> tuple[Any, JsonObject]:
    """Return a game of Unleashed with other cards in others' hands and in the pile, and other choices in advance."""
    raw: Any = state
    others = [name for name in raw["hands"] if name != seat]
    cards = [*raw["draw"], *(card for name in others for card in raw["hands"][name])]
    chance.shuffle(cards)
    hands = dict(raw["hands"])
    for name in others:
        hands[name] = [cards.pop() for _ in raw["hands"][name]]
    standing = {name: chosen for name, chosen in raw["standing"].items() if name == seat}
    return config, {**state, "draw": cards, "hands": hands, "standing": standing}


def own_cards(gm: JsonObject, seat: str | None) -> JsonObject:
    """Return what a seat knows of the GM's record of a round of Unleashed: what stands under its name."""
    known: dict[str, Any] = {}
    for key, part in gm.items():
        if isinstance(part, Mapping):
            known[key] = {name: value for name, value in part.items() if name == seat}
        elif key == "nmr":
            known[key] = [name for name in _names(part) if name == seat]
    return known


UNLEASHED = (
    Case(
        ruleset="unleashed",
        orders=cards_and_pieces,
        words=cards_in_words,
        twin=other_hands,
        known=own_cards,
        by_mail=False,
    ),
    Case(
        ruleset="unleashed",
        options={"size": "3x5", "pieces": 3, "snake_eyes": "evil"},
        orders=cards_and_pieces,
        words=cards_in_words,
        twin=other_hands,
        known=own_cards,
    ),
    Case(
        ruleset="unleashed",
        options={"size": "4x5", "pieces": 4, "mode": "sequential", "setup": "drawn", "first": "draw", "placements": 2},
        seats=("Brenda", "Clive & Co"),
        orders=cards_and_pieces,
        words=cards_in_words,
        twin=other_hands,
        known=own_cards,
        by_mail=False,
    ),
)


_SHARE = 3 if os.environ.get("PBM_SOAK") else 2

CASES: Mapping[str, tuple[Case, ...]] = {
    name: tuple(replace(case, games=_SHARE) for case in cases)
    for name, cases in (("classic", CLASSIC), ("postal", POSTAL), ("unleashed", UNLEASHED))
}
