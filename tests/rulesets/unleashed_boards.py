"""Small boards of Unleashed for tests, and one go on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pbm.boards.reader import read_board
from pbm.rulesets.api import Played
from pbm.rulesets.unleashed import RULESET, Config, State
from tests.rulesets.scripted_dice import ScriptedDice

__all__ = ["PLAIN", "SEATS", "Raw", "configured", "first_card", "go", "laid", "walk"]

SEATS = ("Alan", "Brenda", "Clive")
Raw = dict[str, Any]


def configured(**options: Any) -> Config:
    """Return the configuration with some options set."""
    return RULESET.read_config({}, options, read_board)


PLAIN = configured()


def laid(
    cards: Mapping[int, str] | None = None,
    *,
    at: Mapping[str, int] | None = None,
    rows: int = 4,
    columns: int = 5,
    config: Config = PLAIN,
    **keys: Any,
) -> State:
    """Return a state on a small board of blanks with some cards among them; everybody holds a blank, as is the pile."""
    copies: Counter[str] = Counter()

    def card(kind: str) -> str:
        copies[kind] += 1
        return f"{kind}#{copies[kind]}"

    last = rows * columns - 1
    kinds = {0: "start", last: "finish", **(cards or {})}
    raw: Raw = {
        "turn": 1,
        "phase": "play",
        "seats": list(SEATS),
        "first": "Alan",
        "rows": rows,
        "columns": columns,
        "cells": [[card(kinds.get(cell, "blank"))] for cell in range(last + 1)],
        "draw": [card("blank") for _ in range(4)],
        "hands": {name: [card("blank")] for name in SEATS},
        "positions": {**dict.fromkeys(SEATS, 0), **(at or {})},
        "pieces": {},
    }
    for name, hand in keys.pop("hands", {}).items():
        raw["hands"][name] = [card(kind) for kind in hand]
    raw.update(keys)
    return RULESET.state_from_json(config, raw)


def go(
    state: State,
    *rolls: tuple[int, int],
    orders: Mapping[str, Raw] | None = None,
    config: Config | None = None,
    others: Mapping[str, Sequence[tuple[int, int]]] | None = None,
) -> Played[State]:
    """Return Alan's go alone: a round in sequential mode, with the dice he rolls; nobody orders unless it is said."""
    config = config or configured(mode="sequential")
    dice = ScriptedDice(state.seats, {"Alan": rolls, **(others or {})})
    wrapped = {name: {"A": one} for name, one in (orders or {}).items()}
    played = RULESET.adjudicate(config, state, wrapped, dice)
    assert not dice.left()
    return played


def walk(played: Played[State]) -> list[tuple[str, str, int, int]]:
    """Return every step of the first go: who, by what, from where, to where."""
    goes: Any = played.report["goes"]
    steps = [step for card in goes[0]["played"] for step in card["steps"]] + goes[0]["steps"]
    return [(step["seat"], step["via"], step["from"], step["to"]) for step in steps]


def first_card(played: Played[State]) -> Raw:
    """Return the record of the first card of the first go."""
    goes: Any = played.report["goes"]
    record: Raw = goes[0]["played"][0]
    return record
