"""What a seat is not told at once, for it had ten answers within the hour: kept for the one receipt that tells it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.phrases import Tongue, said, say_count
from pbm.reports.entries import laid_out
from pbm.service.commands.told import Told
from pbm.service.ports import UnitOfWork
from pbm.service.records import Round, Seat

__all__ = ["PutOff", "hasten", "note", "take", "wait"]

_MARK = "put off/"
_HOUR = timedelta(hours=1)
_LEAST_WAIT = timedelta(minutes=1)
_MOST = 10
"""Mails whose answers are kept, the newest; a robot's are no more."""


@dataclass(frozen=True, slots=True)
class PutOff:
    """What waits to be told: how many ``mails`` had no receipt, what is told of them, of how many it was ``left_out``.

    Mails that were nothing but orders, taken as they are, have their receipt number and nothing else.
    """

    mails: int = 0
    told: tuple[Told, ...] = ()
    left_out: int = 0


def note(work: UnitOfWork, seat_id: int, tongue: Tongue, told: Iterable[Told]) -> None:
    """Keep what the receipt of a mail would have told a seat, in the reader's words; its first part says which mail.

    The same once more takes the place of what was kept before, and says how many it answers.
    """
    kept = _kept(work, seat_id)
    parts = [_written(part, tongue) for part in told]
    alike = [other for other in kept["answers"] if parts and _but_when(other) == _but_when(parts)]
    answers = [other for other in kept["answers"] if other not in alike]
    if parts:
        parts[0]["alike"] = sum(1 + int(other[0].get("alike", 0)) for other in alike)
        answers.append(parts)
    kept = {
        "mails": kept["mails"] + 1,
        "answers": answers[-_MOST:],
        "left_out": kept["left_out"] + max(0, len(answers) - _MOST),
    }
    work.meta.put(f"{_MARK}{seat_id}", json.dumps(kept).encode())


def take(work: UnitOfWork, seat_id: int) -> PutOff:
    """Return what waits to be told to a seat, and forget it: it is told now."""
    kept = _kept(work, seat_id)
    if kept["mails"]:
        work.meta.put(f"{_MARK}{seat_id}", b"")
    told = tuple(_read(part) for parts in kept["answers"] for part in parts)
    return PutOff(kept["mails"], told, kept["left_out"])


def wait(work: UnitOfWork, seat_id: int, ordered: Round | None, now: datetime) -> None:
    """Let a seat hear within the hour how things stand, instead of the receipt that is withheld now.

    Where the mail was about the orders of a round (``ordered``) it hears when a third of the time to the deadline is
    over, if that is sooner: who was asked, or did not send that mail, can still do something about it. The next such
    receipt waits for a third of what is left then, and no less than a minute, so that few can follow.
    """
    due = now + _HOUR
    if ordered is not None and ordered.status == "open" and ordered.deadline > now:
        due = now + min(_HOUR, max(_LEAST_WAIT, (ordered.deadline - now) / 3))
    seat = work.seats.get(seat_id)
    if seat.receipt_due_at is None or due < seat.receipt_due_at:
        work.seats.update(replace(seat, receipt_due_at=due))


def hasten(work: UnitOfWork, seats: Iterable[Seat], now: datetime) -> None:
    """Let seats hear at once what they were to hear later: the deadline that it is of use for has come nearer."""
    for seat in seats:
        if seat.receipt_due_at is not None and seat.receipt_due_at > now:
            work.seats.update(replace(seat, receipt_due_at=now))


def _kept(work: UnitOfWork, seat_id: int) -> dict[str, Any]:
    kept = work.meta.get(f"{_MARK}{seat_id}")
    return dict(json.loads(kept)) if kept else {"mails": 0, "answers": [], "left_out": 0}


def _but_when(parts: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Return an answer without the title of its first part, which says when the mail came."""
    return [parts[0]["lines"], *parts[1:]]


def _written(part: Told, tongue: Tongue) -> dict[str, Any]:
    """Return a part of an answer in a language, as it is kept."""
    pieces = (*([part.table] if part.table is not None else []), *part.verbatim)
    return {
        "title": said(part.title, tongue),
        "lines": [said(line, tongue) for line in part.lines],
        "verbatim": [laid_out(piece, tongue) for piece in pieces],
    }


def _read(part: Mapping[str, Any]) -> Told:
    lines: list[str] = list(map(str, part["lines"]))
    if alike := int(part.get("alike", 0)):
        lines.append(
            say_count(
                "One more mail of yours before it had the same answer.",
                "{count} more mails of yours before it had the same answer.",
                alike,
            )
        )
    return Told(str(part["title"]), tuple(lines), verbatim=tuple(map(str, part["verbatim"])))
