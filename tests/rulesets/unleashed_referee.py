"""A second referee for Unleashed, written from the rules alone: it plays a round on the state's JSON.

It shares nothing with the ruleset, so what both agree on is a reading of the rules that two people came to. It is slow
and plain on purpose, and knows no setup round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from math import hypot
from typing import Any

from pbm.core.dice import Dice

__all__ = ["DECK_ORDER", "DEFAULTS", "Referee", "kind_of", "place_is_lawful", "racing", "value_of"]

FORWARD = [f"+{n}" for n in range(1, 7)]
BACK = [f"-{n}" for n in range(1, 7)]
ACTIONS = [
    *("roll", "swap-players", "move-ladder", "move-snake", "move-piece", "move-ladders", "move-snakes", "swap-cards"),
    *("reverse", "forward-2", "forward-3", "forward-4", "back-2", "back-3", "back-4"),
]
DECK_ORDER = ["blank", *FORWARD, *BACK, *ACTIONS]
MOVES = {"move-ladder": ("L", 1), "move-snake": ("S", 1), "move-piece": ("SLP", 1)} | {
    "move-ladders": ("L", 2),
    "move-snakes": ("S", 2),
}
DEFAULTS: dict[str, Any] = {
    "hand": 3,
    "placements": 1,
    "pieces": 9,
    "snakes": [3, 3],
    "ladders": [3, 3],
    "lampposts": [1, 1],
    "short": [1.8, 2.7],
    "long": [3.1, 4.3],
    "mode": "batch",
    "play_out_hands": False,
    "snake_eyes": "off",
}


def kind_of(card: str) -> str:
    """Return the kind of a card, ``+3`` of ``+3#2``."""
    return card.partition("#")[0]


def value_of(kind: str) -> int:
    """Return how far a movement card moves; 0 for any other."""
    return int(kind) if kind[0] in "+-" else 0


def racing(state: Mapping[str, Any]) -> list[str]:
    """Return the seats that are in the race, in seat order."""
    return [seat for seat in state["seats"] if seat not in state["dropped"]]


def place_is_lawful(
    options: Mapping[str, Any],
    rows: int,
    columns: int,
    pieces: Mapping[str, Sequence[int]],
    name: str,
    ends: Sequence[int],
) -> bool:
    """Return whether a piece may lie so, the others lying as they do (u4, u5)."""
    top, bottom = ends
    if not 0 < bottom < top < rows * columns - 1:
        return False
    kind, number = name[0], int(name[1:])
    shorts = options[{"S": "snakes", "L": "ladders", "P": "lampposts"}[kind]][0]
    spots = [(n // columns, n % columns if n // columns % 2 == 0 else columns - 1 - n % columns) for n in ends]
    (row, column), (other_row, other_column) = spots
    least, most = options["short" if number <= shorts else "long"]
    if row == other_row or not least <= hypot(row - other_row, column - other_column) <= most:
        return False
    for other, (its_top, its_bottom) in pieces.items():
        if other == name:
            continue
        if top == its_top or bottom == its_bottom:
            return False
        if {top, bottom} & {its_top, its_bottom} and other[0] != kind:
            return False
    return True


class Referee:
    """One round of play, from a state and what was ordered to the state after it (``state``)."""

    def __init__(
        self, options: Mapping[str, Any], state: Mapping[str, Any], orders: Mapping[str, Any], dice: Dice
    ) -> None:
        self.options = {**DEFAULTS, **options}
        self.state: dict[str, Any] = deepcopy(dict(state))
        self.orders = {seat: raw.get("A", {}) for seat, raw in orders.items()}
        self.dice = dice
        self.last = self.state["rows"] * self.state["columns"] - 1
        self.at: dict[str, int] = self.state["positions"]
        self.pieces: dict[str, list[int]] = self.state["pieces"]
        self.moved_times = dict.fromkeys(self.at, 0)

    def play(self) -> dict[str, Any]:
        """Play the round and return the state after it."""
        state = self.state
        everybody = racing(state)
        for seat in everybody:
            self._take_standing(seat)
        sequential = self.options["mode"] == "sequential"
        goes = [state["next"]] if sequential else self._from(state["first"])
        for seat in goes:
            if not state["winner"]:
                self._go(seat)
        state["turn"] += 1
        if state["winner"]:
            state["phase"] = "over"
        elif sequential:
            state["next"] = self._from(state["next"])[1 % len(everybody)]
        else:
            state["first"] = state["next"] = self._from(state["first"])[1 % len(everybody)]
        return state

    def _take_standing(self, seat: str) -> None:
        kept = dict(self.state["standing"].get(seat, {}))
        for key, choice in (self.orders.get(seat, {}).get("standing") or {}).items():
            kept.pop(key, None)
            if choice is not None:
                kept[key] = choice
        self.state["standing"].pop(seat, None)
        if kept:
            self.state["standing"][seat] = kept

    def _from(self, seat: str) -> list[str]:
        """Return who is in the race, in turn order from a seat."""
        seats = self.state["seats"]
        n = seats.index(seat)
        return [s for s in (*seats[n:], *seats[:n]) if s not in self.state["dropped"]]

    # -- a go

    def _go(self, seat: str) -> None:
        state = self.state
        self.whose = seat
        self.used: set[str] = set()
        self.shifted: list[str] = []
        self.extra_rolls = 0
        placed: list[str] = []
        hand: list[str] = state["hands"][seat]
        if state["draw"] or self.options["play_out_hands"]:
            plays = self.orders.get(seat, {}).get("plays") or []
            for n in range(self.options["placements"]):
                if hand and not state["winner"]:
                    self._place(seat, plays[n] if n < len(plays) else [], placed)
        if state["winner"]:
            return
        while state["draw"] and len(hand) < self.options["hand"]:
            hand.append(state["draw"].pop(0))
        self._roll(seat)
        while self.extra_rolls and not state["winner"]:
            self.extra_rolls -= 1
            self._roll(seat)
        state["preceding"] = {"seat": seat, "cards": placed, "pieces": self.shifted}

    def _may_cover(self, seat: str, at: int) -> bool:
        before = self.state["preceding"]
        return (
            0 < at < self.last
            and all(self.at[other] != at for other in self.at if other != seat)
            and not (before and before["seat"] != seat and self.state["cells"][at][-1] in before["cards"])
        )

    def _place(self, seat: str, wishes: Sequence[Mapping[str, Any]], placed: list[str]) -> None:
        hand: list[str] = self.state["hands"][seat]
        kinds = [kind_of(card) for card in hand]
        can = [wish for wish in wishes if wish["card"] in kinds and self._may_cover(seat, wish["at"])]
        # A choice that is left out is declined on purpose: nothing about such a wish is impossible.
        whole = [w for w in can if w.keys() == {"card", "at"} or self._possible(seat, w["card"], w)]
        wish = next(iter([*whole, *can]), None)
        if wish is None:
            plain = [k for k in kinds if k not in ACTIONS]
            plain.sort(key=lambda k: (abs(value_of(k)), value_of(k) < 0))
            kind = (plain or sorted(kinds, key=ACTIONS.index))[0]
            free = [at for at in range(1, self.last) if self._may_cover(seat, at)]
            if not free:
                return
            wish = {"card": kind, "at": free[0]}
        card = hand.pop(kinds.index(wish["card"]))
        self.state["cells"][wish["at"]].append(card)
        placed.append(card)
        if wish["card"] in ACTIONS and self._possible(seat, wish["card"], wish):
            self.used.add(card)
            self._perform(seat, wish["card"], wish, landed=False)

    def _roll(self, seat: str) -> None:
        stream = f"seat {self.state['seats'].index(seat) + 1}"
        dice = [self.dice.roll(stream), self.dice.roll(stream)]
        rule = self.options["snake_eyes"]
        if dice == [1, 1] and rule == "start":
            self._put(seat, 0)
            return
        if dice == [1, 1] and rule == "evil":
            wanted = self._who(seat, self.state["standing"].get(seat, {}).get("snake-eyes"))
            victim = wanted if wanted and wanted != seat else self._who(seat, "leader")
            if victim:
                self._put(victim, 0)
        self._advance(seat, sum(dice))
        self._land(seat)

    # -- moving and landing

    def _put(self, seat: str, at: int) -> None:
        self.at[seat] = at
        self.moved_times[seat] += 1

    def _advance(self, seat: str, steps: int) -> None:
        at = self.at[seat] + steps
        if at > self.last:
            self.state["winner"] = seat
        self._put(seat, max(0, min(at, self.last)))

    def _land(self, seat: str) -> None:
        while not self.state["winner"]:
            self._travel(seat)
            card = self.state["cells"][self.at[seat]][-1]
            kind = kind_of(card)
            if card in self.used or kind in ("blank", "start", "finish"):
                return
            self.used.add(card)
            if kind in ACTIONS:
                key = kind.replace("-2", "").replace("-3", "").replace("-4", "")
                key = {"forward": "send-forward", "back": "send-back"}.get(key, key)
                choices = self.state["standing"].get(seat, {}).get(key) or []
                if kind in ("roll", "reverse"):
                    choices = [{}]
                for choice in choices:
                    if self._possible(seat, kind, choice):
                        self._perform(seat, kind, choice, landed=True)
                        break
                return
            self._advance(seat, value_of(kind))

    def _travel(self, seat: str) -> None:
        came_by = None
        while True:
            here = self.at[seat]
            ways = []
            for name, (top, bottom) in self.pieces.items():
                down = (name[0] == "S") != self.state["reversed"]
                if name[0] == "P":
                    if name != came_by and here in (top, bottom):
                        ways.append((name, bottom if here == top else top))
                elif here == (top if down else bottom):
                    ways.append((name, bottom if down else top))
            if not ways:
                return
            if len(ways) == 2:
                wish = self.state["standing"].get(seat, {}).get("lamppost", "up")
                ways.sort(key=lambda way: way[1], reverse=wish == "up")
            came_by = ways[0][0]
            self._put(seat, ways[0][1])

    # -- actions

    def _who(self, seat: str, name: Any) -> str | None:
        """Return the player a name means to a seat; None when there is nobody of that name."""
        if name == "me":
            return seat
        others = self._from(seat)[1:]
        if name in ("leader", "last"):
            best = max if name == "leader" else min
            return best(others, key=lambda s: self.at[s]) if others else None
        return name if name in self.at else None

    def _possible(self, seat: str, kind: str, choice: Mapping[str, Any]) -> bool:
        """Return whether an action could be performed so; blank and movement cards can always be put down."""
        if kind not in ACTIONS or kind in ("roll", "reverse"):
            return True
        if kind == "swap-players":
            named = choice.get("players")
            who = [self._who(seat, name) for name in named or ()]
            return len(who) == 2 and None not in who and who[0] != who[1] and self.at[who[0]] != self.at[who[1]]  # type: ignore[index]
        if kind == "swap-cards":
            spaces = choice.get("cards") or ()
            return len(set(spaces)) == 2 and all(0 < n < self.last for n in spaces)
        if kind in MOVES:
            letters, count = MOVES[kind]
            moves = choice.get("moves") or ()
            trial = dict(self.pieces)
            before = self.state["preceding"]
            frozen = before["pieces"] if before and before["seat"] != seat else ()
            if not 1 <= len(moves) <= count or len({name for name, *_ in moves}) != len(moves):
                return False
            for name, top, bottom in moves:
                if name not in trial or name[0] not in letters or name in frozen:
                    return False
                if list(trial[name]) == [top, bottom]:  # what stays where it is has not been moved
                    return False
                rows, columns = self.state["rows"], self.state["columns"]
                if not place_is_lawful(self.options, rows, columns, trial, name, (top, bottom)):
                    return False
                trial[name] = [top, bottom]
            return True
        return self._who(seat, choice.get("player")) not in (None, seat)

    def _perform(self, seat: str, kind: str, choice: Mapping[str, Any], *, landed: bool) -> None:
        state = self.state
        if kind == "roll" and landed:
            self._roll(seat)
        elif kind == "roll":
            self.extra_rolls += 1
        elif kind == "reverse":
            state["reversed"] = not state["reversed"]
        elif kind == "swap-players":
            one, two = (str(self._who(seat, name)) for name in choice["players"])
            first, second = self.at[one], self.at[two]
            self._put(one, second)
            self._put(two, first)
            self._land_all((one, two))
        elif kind == "swap-cards":
            first, second = (state["cells"][n] for n in choice["cards"])
            first[-1], second[-1] = second[-1], first[-1]
        elif kind in MOVES:
            for name, top, bottom in choice["moves"]:
                self.pieces[name] = [top, bottom]
                if name not in self.shifted:
                    self.shifted.append(name)
        else:
            victim = str(self._who(seat, choice["player"]))
            word, _, steps = kind.partition("-")
            before = self.at[victim]
            self._advance(victim, int(steps) if word == "forward" else -int(steps))
            if self.at[victim] != before:
                self._land(victim)

    def _land_all(self, seats: Iterable[str]) -> None:
        """Let the displaced land in turn order; who has been moved on meanwhile has landed already."""
        times = {seat: self.moved_times[seat] for seat in seats}
        for seat in self._from(self.whose):
            if seat in times and self.moved_times[seat] == times[seat] and not self.state["winner"]:
                self._land(seat)
