"""Records to fill a store with: each valid, each different where it must be."""

from __future__ import annotations

import hashlib
import itertools
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, MailOut, OrderVersion, Player, Round, Seat

T0 = datetime(2030, 3, 1, 18, 30, 15, 123456, tzinfo=UTC)
"""A moment with microseconds, which must not be lost."""

_numbers = itertools.count(1)


def minutes(count: float) -> datetime:
    """Return T0 and some minutes."""
    return T0 + timedelta(minutes=count)


def game(**changes: Any) -> Game:
    """Return a game that is not kept yet."""
    number = next(_numbers)
    values: dict[str, Any] = {
        "key": f"G{number}",
        "title": "Überraschung 🎲",
        "ruleset": "postal",
        "status": "ready",
        "zone": "Europe/Berlin",
        "options": {"z": 1, "a": [1, 2, {"deep": None}]},
        "calendar": {"days": ["Mon"]},
        "options_salt": bytes(range(16)),
        "options_seal": "sealed",
        "created_at": T0,
    }
    return Game(**(values | changes))


def mail_in(**changes: Any) -> MailIn:
    """Return a mail that is not kept yet; its hash is that of its bytes."""
    number = next(_numbers)
    raw: bytes = changes.get("raw", f"Subject: {number}\r\n\r\nhello".encode())
    values: dict[str, Any] = {
        "source": "imap",
        "sha256": hashlib.sha256(raw).hexdigest(),
        "message_id": f"<{number}@example.test>",
        "sender": "anna@example.test",
        "body_sha256": f"body{number}",
        "envelope_from": None,
        "envelope_to": ("orders@example.test", "x@example.test"),
        "received_at": T0,
        "time_source": "imap",
        "stored_at": T0,
        "size": len(raw),
        "truncated": False,
        "raw": raw,
    }
    return MailIn(**(values | changes))


def mail_out(**changes: Any) -> MailOut:
    """Return a mail to send that is not kept yet."""
    number = next(_numbers)
    values: dict[str, Any] = {
        "key": f"report/{number}",
        "kind": "report",
        "game_id": None,
        "message_id": f"<out{number}@example.test>",
        "envelope_from": "bounce@example.test",
        "recipient": "anna@example.test",
        "intended": "anna@example.test",
        "subject": "Round 1",
        "raw": b"Subject: Round 1\r\n\r\n.",
        "created_at": T0,
        "next_attempt_at": T0,
    }
    return MailOut(**(values | changes))


@dataclass(frozen=True)
class Scene:
    """A game with a player, a seat and an open round, all kept."""

    game: Game
    player: Player
    seat: Seat
    round: Round


def round_of(game_id: int, number: int, **changes: Any) -> Round:
    """Return a round that is not kept yet."""
    values: dict[str, Any] = {
        "game_id": game_id,
        "number": number,
        "turns": (1, 2),
        "opened_at": T0,
        "deadline": minutes(60),
        "state_before": {"seats": {"Zoë": 0, "Anna": 0}},
    }
    return Round(**(values | changes))


def version(scene: Scene, receipt: int, **changes: Any) -> OrderVersion:
    """Return a version of orders that is not kept yet."""
    values: dict[str, Any] = {
        "round_id": scene.round.id,
        "seat_id": scene.seat.id,
        "receipt": receipt,
        "orders": {"A": {"throws": [5], "trapdoor": 45}},
        "origin": "mail",
        "mail_id": None,
        "received_at": T0,
    }
    return OrderVersion(**(values | changes))


def scene(work: UnitOfWork) -> Scene:
    """Keep a game with a player, a seat and an open round."""
    kept = work.games.add(game())
    player = work.players.add(Player(name="Zoë", zone="Europe/Paris", addresses=("zoe@example.test",)))
    seat = work.seats.add(Seat(game_id=kept.id, number=1, name="Zoë", player_id=player.id))
    return Scene(kept, player, seat, work.rounds.add(round_of(kept.id, 1)))
