"""Stand-bys: where the GM allows it, a program plays on for who has left, from what the seat may see.

A seat whose player has left but that is still in the game is played by a stand-by; nothing else marks it.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeAlias

from pbm.core.game import Audience, JsonObject
from pbm.core.orders import OrderForm, RawOrders
from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.orders.forms import is_postal
from pbm.reports.model import as_printed
from pbm.rulesets.api import Played, View
from pbm.service.office import Office, Table
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, OrderVersion, Round, Seat

__all__ = [
    "fill_stand_bys",
    "kind",
    "left_before",
    "played_on",
    "playing_names",
    "playing_on",
    "since",
    "stand_bys",
    "taken_over",
    "takes_over",
    "view_of",
    "with_stand_bys",
]

log = logging.getLogger(__name__)

Phrases: TypeAlias = tuple[Phrase, ...]

_BOTS = ("lowest", "greedy", "learner")


def kind(game: Game) -> str:
    """Return which bot stands by for those who leave; empty where nobody does."""
    found = game.house.get("stand_by")
    return found if isinstance(found, str) and found in _BOTS else ""


def takes_over(game: Game, table: Table, state: Any, seat: Seat) -> bool:
    """Return whether a stand-by takes the seat of somebody who leaves a game that stands at ``state``.

    Bots play the postal game only, and nobody can take over a seat that has nothing more to order.
    """
    form = table.ruleset.order_form(table.config, state, seat.name) if kind(game) else None
    return form is not None and is_postal(form)


def stand_bys(game: Game, table: Table, state: Any, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of the seats that a stand-by plays in the round that begins with ``state``."""
    if not kind(game):
        return ()
    gone = [seat.name for seat in seats if seat.status == "dropped"]
    return tuple(name for name in gone if table.ruleset.order_form(table.config, state, name) is not None)


def played_on(table: Table, state: Any, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of the seats that a stand-by has played on: their players have left, and they are in ``state``.

    Those that have come home since are among them.
    """
    there = table.ruleset.seats(state)
    return tuple(seat.name for seat in seats if seat.status == "dropped" and seat.name in there)


def playing_names(table: Table, state: Any, seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of all who play, in the order of seats; those of seats that a stand-by plays say so."""
    stood = played_on(table, state, seats)
    return tuple(
        say("{name} (stand-by)", name=seat.name) if seat.name in stood else seat.name
        for seat in seats
        if seat.status != "dropped" or seat.name in stood
    )


def taken_over(name: str) -> Phrase:
    """Return what reports say of a player in whose place a stand-by plays from now on."""
    return say("{name} has left the game; a stand-by plays on.", name=name)


def playing_on(name: str) -> Phrase:
    """Return what reports say of a seat that a stand-by has played, and will play."""
    return say("{name} (stand-by) plays on.", name=name)


def with_stand_bys(view: View, names: Collection[str]) -> View:
    """Return a view as reports print it: at the end of the game it says what stand-bys have won and come in at.

    ``names`` are the seats that they have played to the end.
    """
    if view.standings is None:
        return view
    won = [name for name in view.standings.winners if name in names]
    headline = view.headline
    if won and len(view.standings.winners) == 1:
        said = say("This was the stand-by, playing on for {name}, who had left the game.", name=won[0])
        headline = joined((headline, said))
    elif won:
        said = say_count(
            "In the seat of {names}, who had left the game, a stand-by shares the win.",
            "In the seats of {names}, who had left the game, stand-bys share the win.",
            len(won),
            names=listed(won),
        )
        headline = joined((headline, said))
    return replace(view, headline=headline, standings=as_printed(view.standings, names))


def since(game: Game, table: Table, round_: Round, after: Any, seats: Sequence[Seat], coming: Round | None) -> Phrases:
    """Return what the report of a round said of stand-bys, from what was kept.

    ``after`` is the state in which the next round opened, ``coming`` that round if its report has been released too.
    """
    if not kind(game) or round_.seats_before is None:
        return ()
    was = _gone(round_.seats_before)
    if coming is not None and coming.seats_before is not None:
        now = _gone(coming.seats_before)
    else:
        now = {str(seat.number) for seat in seats if seat.status == "dropped"}
    playing = [
        seat for seat in seats if table.ruleset.order_form(table.config, after, seat.name) and str(seat.number) in now
    ]
    return (
        *(taken_over(seat.name) for seat in playing if str(seat.number) not in was),
        *(playing_on(seat.name) for seat in playing if str(seat.number) in was),
    )


def left_before(round_: Round, seat: Seat) -> bool:
    """Return whether a seat's player had left before a round was played: then a stand-by played it, if anybody."""
    return str(seat.number) in _gone(round_.seats_before or {})


def view_of(table: Table, before: Any, after: Any, played: Played[Any], seat: Seat) -> View:
    """Return what a seat's player may see of a round: who has left sees what all do, and of the stand-by nothing more.

    ``after`` is the state in which the next round opens.
    """
    ruleset, config, audience = table.ruleset, table.config, Audience(seat=seat.name)
    view = ruleset.view(config, before, after, played, audience)
    if seat.status != "dropped" or seat.name not in ruleset.seats(after):
        return view
    # What is in hand for the seat from now on is the stand-by's.
    return replace(view, own=ruleset.view(config, before, ruleset.drop(config, after, seat.name), played, audience).own)


def _gone(standing: JsonObject) -> set[str]:
    """Return the numbers of the seats that had been left."""
    return {number for number, one in standing.items() if isinstance(one, Mapping) and one.get("status") == "dropped"}


def fill_stand_bys(
    office: Office, work: UnitOfWork, game: Game, round_: Round, at: datetime, only: Collection[int] | None = None
) -> None:
    """Give the seats that a stand-by plays (``only`` these, by id, where it is given) its orders for a round, ``at``.

    They are orders like any others, so the round is not missed. What somebody has ordered for the seat stays.
    """
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    seats = work.seats.of_game(game.id)
    names = stand_bys(game, table, state, seats)
    for seat in seats:
        form = table.ruleset.order_form(table.config, state, seat.name) if seat.name in names else None
        if form is None or (only is not None and seat.id not in only) or work.orders.standing(round_.id, seat.id):
            continue
        work.orders.add(
            OrderVersion(
                round_id=round_.id,
                seat_id=seat.id,
                receipt=work.orders.next_receipt(seat.id),
                orders=_ordered(work, game, table, round_, seat, form),
                origin="stand-by",
                mail_id=None,
                received_at=at,
            )
        )


def _ordered(work: UnitOfWork, game: Game, table: Table, round_: Round, seat: Seat, form: OrderForm) -> RawOrders:
    """Return what the stand-by orders; what the rules would choose where it fails, for a round must not wait for it."""
    from numpy.random import default_rng

    from pbm.analysis.bots.play import bot_named

    salted = f"{seat.number}/{round_.number}".encode()
    chance = default_rng(int.from_bytes(hashlib.sha256(game.options_salt + salted).digest()))
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    try:
        bot = bot_named(kind(game))
        belief = _belief(work, game, table, round_, seat, bot)
        orders = table.ruleset.check(table.config, state, seat.name, bot.order(belief, form, chance)).accepted
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the others' round is played
        log.warning("game %s: a stand-by failed (%s): the lowest left is played", game.key, type(error).__name__)
        orders = {}
    return orders or table.ruleset.default_order(table.config, state, seat.name)


def _belief(work: UnitOfWork, game: Game, table: Table, round_: Round, seat: Seat, bot: Any) -> Any:
    """Return what a bot believes that has read the seat's mails: the first one, and the report of every round."""
    from pbm.analysis.bots.desk import brief_of, seen_of
    from pbm.service.history import as_played, state_after

    ruleset, config = table.ruleset, table.config
    rounds = work.rounds.of_game(game.id)
    states = {each.number: ruleset.state_from_json(config, each.state_before) for each in rounds}
    belief = bot.begin(brief_of(ruleset, config, states[rounds[0].number], seat.name))
    for each in rounds:
        if each.number >= round_.number or each.status != "closed":
            continue
        after = ruleset.state_from_json(config, state_after(game, each, rounds))
        seen = seen_of(ruleset, config, states[each.number], after, as_played(work, each), seat.name)
        belief = bot.learn(belief, seen)
    return belief
