"""What action cards do (u22–u27): what comes of a choice as things stand, and doing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pbm.core.game import Json
from pbm.rulesets.unleashed.cards import choice_kind, sent_by
from pbm.rulesets.unleashed.orders import NO_CHOICE, Choice, choice_to_json
from pbm.rulesets.unleashed.pieces import placement_fault
from pbm.rulesets.unleashed.state import Config, State, turn_order
from pbm.rulesets.unleashed.table import Table

__all__ = ["DECLINED", "LAST", "LEADER", "ME", "Effect", "Void", "effect_of", "first_effect", "named", "perform"]

DECLINED = "declined"
"""Why nothing happens when no choice was made."""

LEADER, LAST, ME = "leader", "last", "me"
"""Words that may stand for a player in a choice (u31)."""

_PIECES: Mapping[str, str | None] = {
    "move-ladder": "ladder",
    "move-ladders": "ladder",
    "move-snake": "snake",
    "move-snakes": "snake",
    "move-piece": None,
}
"""Which kind of piece each action moves; None: any."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action will do: its card's kind, and the choice with the names that came of it."""

    kind: str
    choice: Choice = NO_CHOICE


@dataclass(frozen=True, slots=True)
class Void:
    """Why an action does nothing: a word of README.md's list."""

    why: str


def named(state: State, positions: Mapping[str, int], seat: str, word: str) -> str | None:
    """Return the player that a word in a choice of ``seat``'s stands for (u31); None for nobody who is in the game."""
    if word == ME:
        return seat
    if word not in (LEADER, LAST):
        return word if word in positions else None
    others = [name for name in turn_order(state, seat) if name != seat]
    if not others:
        return None
    # Of equals min and max both take the first, which is the first in turn order.
    furthest = max if word == LEADER else min
    return furthest(others, key=positions.__getitem__)


def effect_of(table: Table, seat: str, kind: str, choice: Choice | None) -> Effect | Void:
    """Return what an action card of a kind does when ``seat`` performs it now with a choice."""
    asked = choice_kind(kind)
    if asked is None:
        return Effect(kind)
    if choice is None:
        return Void(DECLINED)
    if choice.player is not None:
        return _send(table, seat, kind, choice.player)
    if choice.players is not None:
        return _swap(table, seat, kind, choice.players)
    if choice.moves:
        return _moves(table.config, table, seat, kind, choice)
    if choice.cards is not None:
        one, other = choice.cards
        if not (0 < one < table.last and 0 < other < table.last):
            return Void("cards-space")
        return Void("cards-same") if one == other else Effect(kind, choice)
    return Void(DECLINED)


def first_effect(table: Table, seat: str, kind: str, choices: Sequence[Choice]) -> Effect | Void:
    """Return what the first possible of several choices does; else why that which is wanted most does nothing."""
    found = [effect_of(table, seat, kind, choice) for choice in choices or (None,)]
    return next((one for one in found if isinstance(one, Effect)), found[0])


def perform(table: Table, seat: str, effect: Effect) -> tuple[dict[str, Json], list[str]]:
    """Do what an action does; return it as data, and the players whose place it changed.

    An extra roll is the caller's to roll.
    """
    kind, choice = effect.kind, effect.choice
    before = dict(table.positions)
    if kind == "reverse":
        table.reversed = not table.reversed
        return {"reversed": table.reversed}, []
    if choice.player is not None:
        if max(0, before[choice.player] + sent_by(kind)) != before[choice.player]:
            table.move(choice.player, sent_by(kind), "send", by=seat)
    elif choice.players is not None:
        one, other = choice.players
        places = {one: before[other], other: before[one]}
        for name in table.in_turn(places, table.seat):
            table.put_on(name, places[name], "swap", by=seat)
    elif choice.cards is not None:
        a, b = (table.cells[at] for at in choice.cards)
        a[-1], b[-1] = b[-1], a[-1]
    for piece, top, bottom in choice.moves:
        table.pieces[piece] = (top, bottom)
        table.moved.append(piece)
    displaced = [name for name, at in table.positions.items() if at != before[name]]
    return choice_to_json(choice), displaced


def _send(table: Table, seat: str, kind: str, word: str) -> Effect | Void:
    """Return whom a send card sends (u26)."""
    player = named(table.state, table.positions, seat, word)
    if player is None:
        return Void("player-none" if word in (LEADER, LAST) else "player-unknown")
    return Void("player-same") if player == seat else Effect(kind, Choice(player=player))


def _swap(table: Table, seat: str, kind: str, words: tuple[str, str]) -> Effect | Void:
    """Return which two players change places (u23)."""
    one, other = (named(table.state, table.positions, seat, word) for word in words)
    if one is None or other is None:
        word = words[0] if one is None else words[1]
        return Void("player-none" if word in (LEADER, LAST) else "player-unknown")
    if one == other:
        return Void("player-same")
    if table.positions[one] == table.positions[other]:
        return Void("same-space")
    return Effect(kind, Choice(players=(one, other)))


def _moves(config: Config, table: Table, seat: str, kind: str, choice: Choice) -> Effect | Void:
    """Return which pieces go where (u24): all of the moves, one after the other, or none of them."""
    state = table.as_laid()
    preceding = table.preceding
    held = preceding.pieces if preceding is not None and preceding.seat != seat else ()
    seen: set[str] = set()
    for piece, top, bottom in choice.moves:
        spec = config.pieces.get(piece)
        if spec is None:
            return Void("piece-unknown")
        if piece not in state.pieces:
            return Void("piece-off")
        if _PIECES[kind] not in (None, spec.kind):
            return Void("piece-kind")
        if piece in held:
            return Void("piece-preceding")
        if piece in seen:
            return Void("piece-twice")
        fault = placement_fault(config, state, piece, top, bottom)
        if fault is not None:
            return Void(fault.code)
        seen.add(piece)
        state = replace(state, pieces={**state.pieces, piece: (top, bottom)})
    return Effect(kind, choice)
