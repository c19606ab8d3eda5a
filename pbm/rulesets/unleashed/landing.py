"""Rolling and landing: pieces are followed, cards move and act, until nothing more happens (u12–u21, u28).

Every cascade ends. A movement or action card acts once a go, so that each step of the loops below uses a card up; and
a chain of pieces leads one way along the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.game import Json
from pbm.rulesets.unleashed.actions import LEADER, Void, first_effect, named, perform
from pbm.rulesets.unleashed.cards import choice_kind, is_action, is_movement, value
from pbm.rulesets.unleashed.table import Table

__all__ = ["follow", "land", "roll_and_land"]


def roll_and_land(table: Table, seat: str) -> None:
    """Roll two dice for a player, move it and let it land, with all that comes of it."""
    _roll(table, seat)
    land(table, [seat])


def land(table: Table, seats: Sequence[str]) -> None:
    """Let players land where they are, one after another, each with all that comes of it, until somebody has won.

    Who is moved again before their landing lands once, where they are then.
    """
    # The next to land is last. Who is waiting and is moved by somebody else's landing goes before the others.
    waiting = list(reversed(seats))
    while waiting and table.winner is None:
        seat = waiting.pop()
        moved = _land_one(table, seat)
        if moved:
            waiting = [name for name in waiting if name not in moved]
            waiting.extend(reversed(table.in_turn(moved, table.seat)))


def _land_one(table: Table, seat: str) -> list[str]:
    """Let one player land; return the players whose place an action changed, who have to land then."""
    while table.winner is None:
        follow(table, seat)
        card = table.top(table.positions[seat])
        if card in table.used:
            break
        if is_movement(card.kind):
            table.used.add(card)
            table.move(seat, value(card.kind), "card", card=card.kind)
        elif is_action(card.kind):
            table.used.add(card)
            moved = _act(table, seat, card.kind)
            if card.kind != "roll":
                return moved
            _roll(table, seat)
        else:
            break
    return []


def follow(table: Table, seat: str) -> None:
    """Let a player follow the piece whose active end is where they are, and the chain after it (u16, u17, u21)."""
    came_by: str | None = None
    # A chain has no piece twice.
    for _ in range(len(table.pieces)):
        found = _way_on(table, seat, came_by)
        if found is None:
            return
        came_by, to = found
        table.put_on(seat, to, table.config.pieces[came_by].kind, piece=came_by)


def _way_on(table: Table, seat: str, came_by: str | None) -> tuple[str, int] | None:
    """Return the piece that leads a player on from where they are, and where to; None when there is none."""
    here = table.positions[seat]
    ways: dict[str, tuple[str, int]] = {}
    for name, (top, bottom) in table.pieces.items():
        if name == came_by or here not in (top, bottom):
            continue
        way = "down" if here == top else "up"
        kind = table.config.pieces[name].kind
        if kind == "lamppost" or way == ("down" if (kind == "snake") != table.reversed else "up"):
            ways[way] = (name, bottom if way == "down" else top)
    if len(ways) == 2:
        return ways[table.choices_of(seat).lamppost or "up"]
    return next(iter(ways.values()), None)


def _act(table: Table, seat: str, kind: str) -> list[str]:
    """Perform an action card that a player landed on (u19), by standing choice; return whose place it changed."""
    asked = choice_kind(kind)
    choices = () if asked is None else table.choices_of(seat).choices.get(asked, ())
    found = first_effect(table, seat, kind, choices)
    here = table.positions[seat]
    step: dict[str, Json] = {"seat": seat, "via": "action", "card": kind, "from": here, "to": here}
    table.steps.append(step)
    if isinstance(found, Void):
        step.update(action=None, void=found.why)
        return []
    done, moved = perform(table, seat, found)
    step.update(action=done, void=None)
    return moved


def _roll(table: Table, seat: str) -> None:
    """Roll for a player and move them, with what two ones do (u12, u28)."""
    dice = table.roll(seat)
    shown: list[Json] = list(dice)
    if dice == (1, 1) and table.options.snake_eyes == "start":
        table.put_on(seat, 0, "snake-eyes", dice=shown)
        return
    if dice == (1, 1) and table.options.snake_eyes == "evil":
        sent = _sent_by_snake_eyes(table, seat)
        if sent is not None:
            table.put_on(sent, 0, "snake-eyes", by=seat)
    table.move(seat, sum(dice), "roll", dice=shown)


def _sent_by_snake_eyes(table: Table, seat: str) -> str | None:
    """Return whom two ones send to the start: whom the player chose, else the leader; None when nobody is left."""
    for word in (table.choices_of(seat).snake_eyes, LEADER):
        player = None if word is None else named(table.state, table.positions, seat, word)
        if player is not None and player != seat:
            return player
    return None
