"""A go: a card is played, the hand drawn up, two dice are rolled, and the player lands (u9–u14, u30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.rulesets.unleashed.actions import Effect, Void, effect_of, perform
from pbm.rulesets.unleashed.cards import Card, is_action
from pbm.rulesets.unleashed.default import default_card
from pbm.rulesets.unleashed.landing import land, roll_and_land
from pbm.rulesets.unleashed.orders import Play, SeatOrders
from pbm.rulesets.unleashed.state import Config, Preceding, State, known_preceding, top
from pbm.rulesets.unleashed.table import Table

__all__ = ["have_go", "placement_problem", "space_problem"]


class _Chosen(NamedTuple):
    """A card that will be played: where, whose idea it was, and what its action does (None: it is none)."""

    card: Card
    at: int
    by: str
    effect: Effect | Void | None


def have_go(table: Table, seat: str, orders: SeatOrders) -> dict[str, Json]:
    """Play one seat's go; return the record of it."""
    table.begin(seat)
    played: list[Json] = []
    again = 0
    plays = orders.plays or ()
    # The pile is looked at once: a card drawn up between two placements is not in the rules.
    if table.draw or table.options.play_out_hands:
        for number in range(table.options.placements):
            chosen = _choose(table, seat, plays[number] if number < len(plays) else ())
            if chosen is None or table.winner is not None:
                break
            played.append(_put(table, seat, chosen))
            again += chosen.card.kind == "roll"
    drew = 0
    table.steps = []
    if table.winner is None:
        drew = _draw_up(table, seat)
    for _ in range(1 + again):
        if table.winner is None:
            roll_and_land(table, seat)
    table.end()
    return {"seat": seat, "played": played, "drew": drew, "rolls": table.rolls, "steps": table.steps}


def placement_problem(config: Config, state: State, seat: str, card_kind: str, at: int) -> Problem | None:  # noqa: ARG001 - every rule is asked alike
    """Return why a seat may not put a card of its hand on a space now (u9); None when it may."""
    if all(card.kind != card_kind for card in state.hands.get(seat, ())):
        return Problem("card-hand", say("You do not hold the card {card}.", card=card_kind), key="plays")
    tops = [top(state, cell) for cell in range(len(state.cells))]
    return space_problem(tops, state.positions, known_preceding(state, seat), seat, at)


def space_problem(
    tops: Sequence[Card], positions: Mapping[str, int], preceding: Preceding | None, seat: str, at: int
) -> Problem | None:
    """Return why no card of a seat's may be put on a space (u9); None when one may.

    ``tops`` are the top cards of the board. Start and finish are among them.
    """
    last = len(tops) - 1
    if not 0 <= at <= last:
        said = say("There is no space {space}: the board goes from 0 to {last}.", space=at, last=last)
        return Problem("place-space", said, key="plays", spaces=(at,))
    if at in (0, last):
        said = say("No card may be put on the start or the finish.")
        return Problem("place-end", said, key="plays", spaces=(at,))
    other = next((name for name, place in positions.items() if place == at and name != seat), None)
    if other is not None:
        said = say("{name} stands on {space}, so no card may be put there.", name=other, space=at)
        return Problem("place-taken", said, key="plays", spaces=(at,))
    if preceding is not None and preceding.seat != seat and tops[at] in preceding.cards:
        said = say(
            "The card on {space} has just been put there by {name}, so none may be put on it.",
            name=preceding.seat,
            space=at,
        )
        return Problem("place-preceding", said, key="plays", spaces=(at,))
    return None


def _choose(table: Table, seat: str, wanted: Sequence[Play]) -> _Chosen | None:
    """Return which card is played (u30, u32): the first that is wholly possible, or can be put down, or the default."""
    tops = [pile[-1] for pile in table.cells]
    hand = table.hands[seat]
    barred: _Chosen | None = None
    for number, play in enumerate(wanted):
        card = next((card for card in hand if card.kind == play.card), None)
        if card is None or space_problem(tops, table.positions, table.preceding, seat, play.at) is not None:
            continue
        effect = effect_of(table, seat, play.card, play.choice) if is_action(play.card) else None
        chosen = _Chosen(card, play.at, "fallback" if number else "order", effect)
        # To leave the choice out is to decline it, which is always possible.
        if not isinstance(effect, Void) or play.choice is None:
            return chosen
        barred = barred or chosen
    return barred or _default(table, seat, tops)


def _default(table: Table, seat: str, tops: Sequence[Card]) -> _Chosen | None:
    """Return the card and space the rules choose; None when there is no card, or no space for it."""
    card = default_card(table.hands[seat])
    spaces = range(1, table.last)
    at = next((at for at in spaces if space_problem(tops, table.positions, table.preceding, seat, at) is None), None)
    if card is None or at is None:
        return None
    return _Chosen(card, at, "default", effect_of(table, seat, card.kind, None) if is_action(card.kind) else None)


def _put(table: Table, seat: str, chosen: _Chosen) -> dict[str, Json]:
    """Put a card down and perform its action at once (u10), with all the landings it leads to; return its record."""
    card, effect = chosen.card, chosen.effect
    table.hands[seat].remove(card)
    table.cells[chosen.at].append(card)
    table.put.append(card)
    steps: list[Json] = []
    table.steps = steps
    done: dict[str, Json] | None = None
    if isinstance(effect, Effect):
        table.used.add(card)
        done, moved = perform(table, seat, effect)
        land(table, table.in_turn(moved, seat))
    return {
        "card": card.kind,
        "at": chosen.at,
        "by": chosen.by,
        "action": done,
        "void": effect.why if isinstance(effect, Void) else None,
        "steps": steps,
    }


def _draw_up(table: Table, seat: str) -> int:
    """Draw the hand up as far as the pile goes (u11); return how many cards were drawn."""
    hand = table.hands[seat]
    count = max(0, min(table.options.hand - len(hand), len(table.draw)))
    hand.extend(table.draw.pop() for _ in range(count))
    return count
