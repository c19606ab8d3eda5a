"""What mails leave behind for a seat besides the orders of its round: noted, so that it can be taken back."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from pbm.core.game import Json, JsonObject
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import standing_press
from pbm.service.records import Absence, AdvanceOrder, Game, Player, Seat
from pbm.service.waiting import on_table

__all__ = ["Trace", "between", "left_of", "owners", "take_back", "traces_of"]

_OF_PLAYER = ("language", "zone", "format", "remind")
_MOST_CHANGES = 200


@dataclass(frozen=True, slots=True)
class Trace:
    """What one mail changed for a seat: what each thing was and what it became, by its name.

    The names: ``language``, ``zone``, ``format``, ``remind``, ``missed``, ``status``; and with the number of a seat,
    a turn or a piece of press ``away/3``, ``turn/4``, ``press/5``. ``at`` is when it was read, as text that sorts.
    """

    mail_id: int
    at: str
    changes: Mapping[str, tuple[Json, Json]]

    def kept(self) -> JsonObject:
        """Return it as JSON."""
        return {"mail": self.mail_id, "at": self.at, "changes": {key: list(pair) for key, pair in self.changes.items()}}


def traces_of(data: JsonObject) -> tuple[Trace, ...]:
    """Return the traces that are kept in a question's data."""
    found: Any = data.get("traces", ())
    return tuple(
        Trace(one["mail"], one["at"], {key: (was, became) for key, (was, became) in one["changes"].items()})
        for one in found
    )


def left_of(work: UnitOfWork, game: Game, seat: Seat) -> JsonObject:
    """Return how all stands for a seat that a mail could change, but for the orders of its round; None is no value."""
    seat = work.seats.get(seat.id)
    player = work.players.get(seat.player_id)
    found: dict[str, Any] = {name: getattr(player, name) for name in _OF_PLAYER}
    found |= {"missed": seat.missed_orders, "status": seat.status}
    for place in work.seats.of_player(player.id):
        found[f"away/{place.id}"] = [
            [one.first.isoformat(), one.last.isoformat(), one.told_at.isoformat()]
            for one in work.seats.absences(place.id)
        ]
    for order in work.orders.advance(seat.id):
        found[f"turn/{order.turn}"] = {
            "orders": order.orders,
            "mail": order.mail_id,
            "at": order.received_at.isoformat(),
        }
    round_ = on_table(work, game.id)
    for piece in standing_press(work, round_, seat) if round_ is not None else ():
        found[f"press/{piece.id}"] = True
    plain: JsonObject = json.loads(json.dumps(found))
    return plain


def between(before: JsonObject, after: JsonObject) -> dict[str, tuple[Json, Json]]:
    """Return what changed between two looks: what each thing was and what it became."""
    names = [*before, *(name for name in after if name not in before)]
    changed = {name: (before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name)}
    return dict(list(changed.items())[:_MOST_CHANGES])


def owners(work: UnitOfWork, game: Game, seat: Seat, traces: Iterable[Trace]) -> Player:
    """Return a seat's player with the language, clock and format that they had before these mails came."""
    player = work.players.get(seat.player_id)
    wanted = _without(left_of(work, game, seat), traces)[0]
    kept: dict[str, Any] = {name: wanted[name] for name in ("language", "zone", "format")}
    return replace(player, **kept)


def take_back(
    work: UnitOfWork, game: Game, seat: Seat, traces: Sequence[Trace]
) -> tuple[Collection[str], Collection[str]]:
    """Undo what mails changed, the last of them first; return the names of what was undone, and of what was not.

    What has been changed again since by somebody else is left as it is, and so is a turn whose round has opened.
    """
    now = left_of(work, game, seat)
    wanted, overtaken = _without(now, traces)
    done = {name for name in {*now, *wanted} if now.get(name) != wanted.get(name)}
    round_ = on_table(work, game.id)
    begun = max(round_.turns, default=0) if round_ is not None else 0
    done -= {name for name in done if name.startswith("turn/") and _number(name) <= begun}
    player = work.players.get(seat.player_id)
    mine: dict[str, Any] = {name: wanted[name] for name in _OF_PLAYER if name in done}
    work.players.update(replace(player, **mine))
    seat_now = work.seats.get(seat.id)
    of_seat: dict[str, Any] = {"missed_orders": wanted.get("missed"), "status": wanted.get("status")}
    work.seats.update(replace(seat_now, **of_seat))
    for name in sorted(done):
        _put_back(work, seat, name, wanted.get(name))
    return done, overtaken


def _without(now: JsonObject, traces: Iterable[Trace]) -> tuple[dict[str, Json], set[str]]:
    """Return how things would be without these mails, and the names of what was changed again since."""
    wanted = dict(now)
    overtaken: set[str] = set()
    for trace in sorted(traces, key=lambda one: (one.at, one.mail_id), reverse=True):
        for name, (was, became) in trace.changes.items():
            if wanted.get(name) == became:
                wanted[name] = was
            else:
                overtaken.add(name)
    return wanted, overtaken


def _put_back(work: UnitOfWork, seat: Seat, name: str, value: Any) -> None:
    """Put back one thing that is kept by its number: days away, orders for a turn, or a piece of press."""
    kind = name.partition("/")[0]
    if kind == "away":
        work.seats.drop_absences(_number(name))
        for first, last, told in value or ():
            work.seats.add_absence(
                Absence(
                    seat_id=_number(name),
                    first=date.fromisoformat(first),
                    last=date.fromisoformat(last),
                    told_at=datetime.fromisoformat(told),
                )
            )
    elif kind == "turn" and value is None:
        work.orders.drop_advance(seat.id, [_number(name)])
    elif kind == "turn":
        work.orders.add_advance(
            AdvanceOrder(
                seat_id=seat.id,
                turn=_number(name),
                orders=value["orders"],
                mail_id=value["mail"],
                received_at=datetime.fromisoformat(value["at"]),
            )
        )
    elif kind == "press":
        round_ = on_table(work, seat.game_id)
        for piece in work.press.of_round(round_.id) if round_ is not None else ():
            if piece.id == _number(name):
                work.press.update(replace(piece, stands=bool(value)))


def _number(name: str) -> int:
    return int(name.rpartition("/")[2])
