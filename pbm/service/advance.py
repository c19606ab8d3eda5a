"""Orders given in advance: kept by turn, and the orders of their round as soon as it opens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pbm.core.deadlines import in_zone
from pbm.core.game import JsonObject
from pbm.core.orders import RawOrders
from pbm.core.phrases import joined, say
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import AdvanceOrder, Game, MailIn, OrderVersion, Round, Seat
from pbm.service.standing import as_played
from pbm.service.waiting import versions_known

__all__ = ["Later", "Opened", "combined", "keep_later", "kept_lines", "open_advance"]


@dataclass(frozen=True, slots=True)
class Later:
    """What a mail's orders for turns to come led to: the turns kept, and what the player is told of the others."""

    turns: tuple[int, ...] = ()
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Opened:
    """What advance orders led to as their round opened.

    ``version`` are the orders that stand now, if any may; ``lines`` what they mean, ``given`` when they were sent, in
    the player's zone, and ``problems`` why some of them may not stand.
    """

    version: OrderVersion | None
    given: str
    lines: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def combined(later: Mapping[int, RawOrders], turns: Iterable[int]) -> dict[str, JsonObject]:
    """Return orders by turn as the orders of one round: the numbers in the order of the turns, one value for the rest.

    A second number whose first is missing is left out: nobody can tell what the first should be.
    """
    made: dict[str, dict[str, Any]] = {}
    for place, turn in enumerate(turns):
        for board, order in later.get(turn, {}).items():
            whole = made.setdefault(board, {})
            for key, value in order.items():
                if isinstance(value, Sequence) and not isinstance(value, str):
                    before = whole.get(key, [])
                    if len(before) == place:
                        whole[key] = [*before, *value]
                elif value is not None:
                    whole.setdefault(key, value)
    return {board: order for board, order in made.items() if order}


def keep_later(
    office: Office, work: UnitOfWork, mail: MailIn, who: Known, round_: Round, later: Mapping[int, RawOrders]
) -> Later:
    """Keep a mail's orders for turns to come; what is left unsaid of a turn keeps its earlier value.

    What cannot be kept changes nothing, and is told at once.
    """
    table = office.table(work, who.game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    standing = _as_known(work, round_, who.seat.id)
    kept_before = work.orders.advance(who.seat.id)
    old = {order.turn: order.orders for order in kept_before}
    # Of two mails the one received later counts, in whatever order they are read.
    newer = {order.turn for order in kept_before if order.received_at > mail.received_at}
    later = {turn: orders for turn, orders in later.items() if turn not in newer}
    new = {turn: _over(old.get(turn, {}), orders) for turn, orders in later.items()}
    checked = table.ruleset.check_later(table.config, state, who.seat.name, standing, {**old, **new})
    kept: list[int] = []
    problems: list[str] = []
    for turn in sorted(later):
        check = checked[turn]
        problems += [problem.message for problem in check.problems]
        if check.accepted and not (check.problems and turn in old):
            kept.append(turn)
            work.orders.add_advance(
                AdvanceOrder(
                    seat_id=who.seat.id,
                    turn=turn,
                    orders=check.accepted,
                    mail_id=mail.id,
                    received_at=mail.received_at,
                )
            )
    return Later(tuple(kept), tuple(problems))


def kept_lines(office: Office, work: UnitOfWork, game: Game, seat: Seat, round_: Round) -> tuple[str, ...]:
    """Return what is kept of a seat for turns after a round, a line for each, with what stands in its way by now.

    Nothing is of a seat that leaves: it has no later turns.
    """
    kept = {order.turn: order.orders for order in work.orders.advance(seat.id)}
    if not kept or seat.status in ("leaving", "dropped"):
        return ()
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    standing = _as_known(work, round_, seat.id)
    checked = table.ruleset.check_later(table.config, state, seat.name, standing, kept)
    lines: list[str] = []
    for check in checked.values():
        lines += check.lines
        lines += [joined((problem.message, say("As things are it will not stand."))) for problem in check.problems]
    return tuple(lines)


def open_advance(office: Office, work: UnitOfWork, game: Game, round_: Round) -> dict[int, Opened]:
    """Turn the orders given in advance for the turns of a round that has just opened into its orders; by seat.

    What the rules do not allow any more does not stand. Either way they are used up.
    """
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, round_.state_before)
    opened: dict[int, Opened] = {}
    for seat in work.seats.of_game(game.id):
        given = [order for order in work.orders.advance(seat.id) if order.turn <= max(round_.turns)]
        if not given:
            continue
        work.orders.drop_advance(seat.id, [order.turn for order in given])
        now = [order for order in given if order.turn in round_.turns]
        if not now or table.ruleset.order_form(table.config, state, seat.name) is None:
            continue
        orders = combined({order.turn: order.orders for order in now}, round_.turns)
        check = table.ruleset.check(table.config, state, seat.name, orders)
        latest = max(now, key=lambda order: order.received_at)
        problems = [problem.message for problem in check.problems]
        if not orders:
            problems.append(
                say(
                    "Your order for turn {turn} cannot stand without one for turn {first}, which comes first in the "
                    "same round. Please send both.",
                    turn=now[0].turn,
                    first=round_.turns[0],
                )
            )
        version = None
        if check.accepted:
            version = work.orders.add(
                OrderVersion(
                    round_id=round_.id,
                    seat_id=seat.id,
                    receipt=work.orders.next_receipt(seat.id),
                    orders=check.accepted,
                    origin="advance",
                    mail_id=latest.mail_id,
                    received_at=latest.received_at,
                )
            )
        player = work.players.get(seat.player_id)
        opened[seat.id] = Opened(
            version,
            in_zone(latest.received_at, player.zone),
            as_played(table, game, seat, state, check.accepted) if version else (),
            tuple(problems),
        )
    return opened


def _as_known(work: UnitOfWork, round_: Round, seat_id: int) -> RawOrders:
    """Return the orders of a seat that stand for a round as far as its player knows."""
    standing = [one for one in versions_known(work, round_, seat_id) if one.stands]
    return standing[-1].orders if standing else {}


def _over(old: RawOrders, new: RawOrders) -> dict[str, JsonObject]:
    """Return the new orders over the old: what is left unsaid keeps its earlier value."""
    made: dict[str, JsonObject] = {}
    for board in dict.fromkeys([*old, *new]):
        said = {key: value for key, value in new.get(board, {}).items() if value is not None and value != []}
        made[board] = {**old.get(board, {}), **said}
    return made
