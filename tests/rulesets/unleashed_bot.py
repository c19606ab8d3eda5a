"""Somebody who plays Unleashed at random: games to play and orders for them, sensible, odd or senseless."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.rulesets.unleashed_referee import DECK_ORDER, DEFAULTS, kind_of, place_is_lawful, racing

__all__ = ["NAMES", "draw_options", "draw_orders", "draw_pieces"]

NAMES = ("Alan", "Brenda", "Clive", "Dora", "Émile", "Flo")
STANDING = (
    *("send-back", "send-forward", "swap-players", "swap-cards", "move-snake", "move-ladder", "move-piece"),
    *("move-snakes", "move-ladders"),
)
SHORT_PILE = {"blank": 12, "+1": 3, "+2": 3, "-1": 3, "+5": 3, "-3": 3, "roll": 3, "reverse": 3, "swap-players": 3}
WILD = dict.fromkeys(DECK_ORDER, 4)


def draw_options(rng: Random, players: int) -> dict[str, Any]:
    """Return the options of a game for so many players, whatever they may be."""
    size = rng.choice(["3x6", "4x4", "3x10", "4x8", "5x8", "6x8", "auto"])
    hand, placements = rng.choice([3, 3, 4]), rng.choice([1, 1, 2])
    options: dict[str, Any] = {"size": size, "hand": hand, "placements": placements}
    options["deck"] = rng.choice(["standard", "simple", WILD, SHORT_PILE if size in ("3x6", "4x4") else WILD])
    if players * hand > 12 and options["deck"] == SHORT_PILE:
        options["deck"] = WILD
    if rng.random() < 0.3 and isinstance(options["deck"], str):
        options["remove_blanks"] = rng.randint(10, 15)
    options["pieces"] = rng.choice([0, 3, 9, 9, 9])
    options["setup"] = rng.choice(["players", "drawn"])
    options["first"] = rng.choice(["order", "draw"])
    options["mode"] = rng.choice(["batch", "sequential"])
    options["play_out_hands"] = rng.random() < 0.3
    options["snake_eyes"] = rng.choice(["off", "start", "evil"])
    return options


def draw_orders(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any], seat: str) -> dict[str, Any] | None:
    """Return a seat's orders for a round of play; None when it sends nothing."""
    if rng.random() < 0.1:
        return None
    order: dict[str, Any] = {}
    if rng.random() < 0.95:
        count = options.get("placements", 1)
        order["plays"] = [_wishes(rng, options, state, seat) for _ in range(count)]
    if rng.random() < 0.5:
        order["standing"] = _standing(rng, options, state)
    return {"A": order}


def draw_pieces(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return a seat's list for the setup round; None when it sends none."""
    if rng.random() < 0.2:
        return None
    return {"A": {"pieces": [_move(rng, options, state, _any_piece(rng)) for _ in range(rng.randint(0, 8))]}}


def _wishes(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any], seat: str) -> list[dict[str, Any]]:
    hand = [kind_of(card) for card in state["hands"][seat]]
    wishes = []
    for _ in range(rng.choice([0, 1, 2, 2, 3, 3, 4])):
        kind = rng.choice(hand) if hand and rng.random() < 0.9 else rng.choice(DECK_ORDER)
        wish: dict[str, Any] = {"card": kind, "at": _space(rng, state)}
        if rng.random() < 0.9:
            word = kind.partition("-")[0]
            wish |= _choice(rng, options, state, {"back": "send-back", "forward": "send-forward"}.get(word, kind))
        wishes.append(wish)
    return wishes


def _standing(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any]) -> dict[str, Any]:
    standing: dict[str, Any] = {}
    for key in rng.sample(STANDING, rng.randint(0, len(STANDING))):
        choices = [_choice(rng, options, state, key) for _ in range(rng.randint(1, 3))]
        standing[key] = None if rng.random() < 0.1 else choices
    if rng.random() < 0.5:
        standing["lamppost"] = rng.choice(["up", "down", None])
    if rng.random() < 0.5:
        standing["snake-eyes"] = rng.choice([*state["seats"], "leader", "last", None])
    return standing


def _choice(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Return a choice for an action, mostly a possible one; nothing for a card that asks for none."""
    if key in ("send-back", "send-forward"):
        return {"player": _player(rng, state)}
    if key == "swap-players":
        return {"players": [_player(rng, state), _player(rng, state)]}
    if key == "swap-cards":
        return {"cards": [_space(rng, state), _space(rng, state)]}
    if key.startswith("move-"):
        letters = {"snake": "S", "ladder": "L", "piece": "SLP"}[key.removeprefix("move-").rstrip("s")]
        pieces = [name for name in state["pieces"] if name[0] in letters or rng.random() < 0.1] or ["S1"]
        count = rng.choice([1, 2, 2]) if key.endswith("s") else 1
        named = rng.sample(pieces, count) if len(pieces) >= count else [*pieces, _any_piece(rng)]
        return {"moves": [_move(rng, options, state, name) for name in named]}
    return {}


def _move(rng: Random, options: Mapping[str, Any], state: Mapping[str, Any], name: str) -> list[Any]:
    """Return a move of a piece, mostly one that is lawful as things stand."""
    settled = {**DEFAULTS, **options}
    rows, columns = state["rows"], state["columns"]
    for _ in range(0 if rng.random() < 0.2 else 60):
        ends = rng.randrange(rows * columns), rng.randrange(rows * columns)
        if place_is_lawful(settled, rows, columns, state["pieces"], name, ends):
            return [name, *ends]
    return [name, _space(rng, state), _space(rng, state)]


def _any_piece(rng: Random) -> str:
    return rng.choice("SL") + str(rng.randint(1, 6)) if rng.random() < 0.85 else f"P{rng.randint(1, 2)}"


def _player(rng: Random, state: Mapping[str, Any]) -> str:
    if rng.random() < 0.4:
        return rng.choice(["me", "leader", "last"])
    return str(rng.choice(racing(state) if rng.random() < 0.9 else state["seats"]))


def _space(rng: Random, state: Mapping[str, Any]) -> int:
    last = state["rows"] * state["columns"] - 1
    return rng.randint(1, last - 1) if rng.random() < 0.9 else rng.choice([0, last])
