"""What one seat alone may see: its hand, where its cards may go, what a roll would lead to, what it chose (u33)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pbm.core.dice import NoDice
from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.rulesets.api import OwnView, Played, Table
from pbm.rulesets.unleashed.cards import is_action, is_movement, value
from pbm.rulesets.unleashed.choosing import said_orders, said_standing
from pbm.rulesets.unleashed.default import plays_cards
from pbm.rulesets.unleashed.gm_sheet import orders_of
from pbm.rulesets.unleashed.landing import follow
from pbm.rulesets.unleashed.naming import card_effect, card_name, card_title
from pbm.rulesets.unleashed.orders import NOTHING, Standing
from pbm.rulesets.unleashed.pieces import lawful_places
from pbm.rulesets.unleashed.reach import movable, reach_table
from pbm.rulesets.unleashed.state import Config, State, finish, known_preceding, racing, top
from pbm.rulesets.unleashed.table import Table as Going
from pbm.rulesets.unleashed.telling import told_way
from pbm.rulesets.unleashed.why_not import told_why_not

__all__ = ["own_view"]

_MOST_STEPS = 4
"""How many moves of a way a table has room for."""


def own_view(config: Config, before: State | None, state: State, played: Played[State] | None, seat: str) -> OwnView:
    """Return what a seat alone may see, and what its orders of the round just played were and came to.

    ``before`` is the state that the round began with.
    """
    ordered: list[str] = []
    missed = False
    if played is not None:
        sent = orders_of(played, seat)
        ordered = [*said_orders(sent), *told_why_not(before, played, seat, sent)]
        nmr = played.gm.get("nmr")
        missed = isinstance(nmr, list | tuple) and seat in nmr
        if sent != NOTHING and sent.plays is None:
            ordered += _chosen_for(played, seat)
    if seat not in state.positions:
        return OwnView((say("You have left the game."),), tuple(ordered), missed)
    return OwnView(tuple(_lines(config, state, seat)), tuple(ordered), missed, tuple(_tables(config, state, seat)))


def _chosen_for(played: Played[State], seat: str) -> list[Phrase]:
    """Return what the rules played for a seat whose orders had no card."""
    told: Any = played.report.get("goes")
    cards = [one for go in told if go["seat"] == seat for one in go.get("played", ())]
    return [
        say(
            "No card was in your orders, so the rules put {card} on {space}.",
            card=card_name(one["card"]),
            space=one["at"],
        )
        for one in cards
    ]


def _lines(config: Config, state: State, seat: str) -> list[Phrase]:
    space = state.positions[seat]
    if state.phase == "over":
        won = seat == state.winner
        return [say("You have crossed the finish.") if won else say("You are on {space}.", space=space)]
    lines: list[Phrase] = []
    if state.phase == "play":
        lines.append(say("You are on {space}.", space=space) if space else say("You are on the start."))
    hand = state.hands[seat]
    if hand:
        lines.append(say("Your hand: {cards}.", cards=joined((card_title(card.kind) for card in hand), ", ")))
    else:
        lines.append(say("Your hand is empty."))
    if state.phase == "setup":
        lines += _setting_up(config, state, seat)
        return lines
    lines += _my_go(config, state, seat)
    if plays_cards(config, state, seat):
        lines += _not_there(config, state, seat)
        lines += _moving(config, state, [card.kind for card in hand])
    elif not state.draw and not config.options.play_out_hands:
        lines.append(say("The draw pile is empty, so no more cards are played; the dice are rolled for you."))
    chosen = said_standing(state.standing.get(seat, Standing()))
    if chosen:
        lines.append(say("If you land on an action card, as you have chosen: {choices}.", choices=joined(chosen, "; ")))
    else:
        lines.append(
            say("You have chosen nothing for action cards that you may land on; those that need a choice do nothing.")
        )
    return lines


def _setting_up(config: Config, state: State, seat: str) -> list[Phrase]:
    """Return what the setup round asks of a seat: how many pieces it is likely to place, and which there are."""
    order = racing(state)
    full, more = divmod(config.options.pieces, len(order))
    mine = full + (order.index(seat) < more)
    lines = [
        say_count(
            "You place {count} piece, and list a few more in case another player takes it or its place.",
            "You place {count} pieces, and list a few more in case others take them or their places.",
            mine,
        )
    ]
    short = [spec.name for spec in config.pieces.values() if not spec.long]
    long = [spec.name for spec in config.pieces.values() if spec.long]
    if short and long:
        lines.append(say("Short pieces: {short}. Long ones: {long}.", short=listed(short), long=listed(long)))
    lines.append(_MEETING)
    return lines


_MEETING = say(
    "Two pieces may end on one card only if they are of one kind and it is the top of one and the bottom of the other; "
    "none may end on the start or the finish."
)


def _moving(config: Config, state: State, kinds: Sequence[str]) -> list[Phrase]:
    """Return how pieces may meet and how to ask, for a hand that can move some."""
    for spec in movable(config, state, kinds):
        places = lawful_places(config, state, spec.name)
        if places:
            top, bottom = places[len(places) // 2]
            ask = say(
                "To be sure of a place, ask by mail: CAN I move {piece} {top}-{bottom}?",
                piece=spec.name,
                top=top,
                bottom=bottom,
            )
            return [_MEETING, ask]
    return []


def _my_go(config: Config, state: State, seat: str) -> list[Phrase]:
    """Return when a seat has its go."""
    if config.options.mode == "sequential":
        if state.next == seat:
            return [say("It is your go.")]
        return [say("It is {name}'s go; yours comes later.", name=state.next)]
    order = racing(state)
    before = order[: order.index(seat)]
    if not before:
        return [say("You have the first go of the next round.")]
    return [
        say("Before your go come those of {names}, who may change the board.", names=listed(before))
        if len(before) > 1
        else say("{name}'s go comes before yours, and may change the board.", name=before[0])
    ]


def _not_there(config: Config, state: State, seat: str) -> list[Phrase]:
    """Return where a seat's card may go now, which spaces are barred and why, and which pieces may not be moved."""
    last = finish(state)
    barred = {at: name for name, at in state.positions.items() if name != seat and 0 < at < last}
    others = listed(say("{space} ({name})", space=at, name=barred[at]) for at in sorted(barred))
    lines = [say("A card may go on any space from 1 to {last}.", last=last - 1)]
    if barred:
        lines = [
            say(
                "A card may go on any space from 1 to {last} but {spaces}, where another player stands.",
                last=last - 1,
                spaces=others,
            )
        ]
    preceding = known_preceding(state, seat)
    if preceding is None:
        return lines
    put = [at for at in range(1, last) if top(state, at) in preceding.cards and at not in barred]
    if put:
        lines.append(
            say("Nor on {spaces}: {name} put a card there in the go before.", spaces=listed(put), name=preceding.seat)
        )
    moves = {spec.name for spec in movable(config, state, (card.kind for card in state.hands[seat]))}
    held = [name for name in preceding.pieces if name in moves]
    if held:
        lines.append(
            say_count(
                "{pieces} may not be moved: {name} moved it in the go before.",
                "{pieces} may not be moved: {name} moved them in the go before.",
                len(held),
                pieces=listed(held),
                name=preceding.seat,
            )
        )
    return lines


def _tables(config: Config, state: State, seat: str) -> list[Table]:
    tables: list[Table] = []
    if state.phase == "over":
        return tables
    kinds = list(dict.fromkeys(card.kind for card in state.hands[seat]))
    if kinds:
        rows = tuple((card_title(kind), card_effect(kind)) for kind in kinds)
        tables.append(Table(say("Your hand"), (say("Card"), say("What it does")), rows))
    if state.phase == "play":
        tables.append(_ahead(config, state, seat))
    specs = movable(config, state, kinds if plays_cards(config, state, seat) else ())
    preceding = known_preceding(state, seat)
    if preceding is not None:
        specs = tuple(spec for spec in specs if spec.name not in preceding.pieces)
    reach = reach_table(config, state, specs)
    return [*tables, reach] if reach is not None else tables


def _ahead(config: Config, state: State, seat: str) -> Table:
    """Return what each sum of two dice would lead to as things stand, up to the first action card or choice."""
    rows: list[tuple[str, ...]] = []
    last = finish(state)
    for roll in range(2, 13):
        space = state.positions[seat] + roll
        if space > last:
            most = say("{low} or more", low=roll) if roll < 12 else str(roll)
            rows.append((most, "", say("over the finish: you win")))
            break
        rows.append((str(roll), str(space), _led(config, state, seat, space)))
    columns = (say("Roll"), say("Space"), say("What is there"))
    return Table(say("What your roll leads to, as things stand"), columns, tuple(rows))


def _led(config: Config, state: State, seat: str, space: int) -> Phrase | str:
    """Return what happens to a player who lands on a space, as far as it needs no choice and no dice."""
    board = Going(config, state, NoDice())
    board.positions[seat] = space
    card = board.top(space)
    while board.winner is None:
        follow(board, seat)
        card = board.top(board.positions[seat])
        if card in board.used or not is_movement(card.kind):
            break
        board.used.add(card)
        board.move(seat, value(card.kind), "card", card=card.kind)
    steps = [step for step in board.steps if isinstance(step, Mapping)]
    ends = is_action(card.kind) and board.winner is None
    if not steps:
        return card_title(card.kind)
    way = told_way(steps)
    if len(steps) > _MOST_STEPS:
        on = say("and so on to {space}", space=board.positions[seat])
        way = joined((told_way(steps[: _MOST_STEPS - 1]), on), ", ")
    return joined((way, card_title(card.kind)), ": ") if ends else way
