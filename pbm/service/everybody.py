"""News for everybody who reads a game: its seats, its observers, and a word to the GM of whom it has gone to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pbm.core.phrases import Phrase, listed, say
from pbm.service.merging import said
from pbm.service.office import Office
from pbm.service.ports import Attachment, UnitOfWork
from pbm.service.records import Game, Observer, Player, Round, Seat

__all__ = ["News", "Reached", "observers_of", "playing", "tell_everybody", "tell_gm", "with_orders"]


@dataclass(frozen=True, slots=True)
class News:
    """A mail as one reader has it: what its template is given besides the reader's name, and files that go along."""

    context: Mapping[str, Any]
    files: tuple[Attachment, ...] = ()


@dataclass(frozen=True, slots=True)
class Reached:
    """Whom some news went to: the names of seats and of observers."""

    seats: tuple[str, ...]
    observers: tuple[str, ...]


def playing(work: UnitOfWork, game: Game) -> tuple[Seat, ...]:
    """Return the seats whose players are in a game: those too who come in or leave with the next round."""
    return tuple(seat for seat in work.seats.of_game(game.id) if seat.status != "dropped")


def with_orders(work: UnitOfWork, game: Game, round_: Round) -> tuple[Seat, ...]:
    """Return those of the seats whose players are in a game that have orders for a round; taken back ones are none."""
    versions = [(seat, work.orders.standing(round_.id, seat.id)) for seat in playing(work, game)]
    return tuple(seat for seat, version in versions if version is not None and said(version.orders))


def observers_of(work: UnitOfWork, game: Game) -> tuple[Observer, ...]:
    """Return those who read a game now, by id."""
    return tuple(observer for observer in work.observers.of_game(game.id) if observer.stopped_at is None)


def tell_everybody(
    office: Office,
    work: UnitOfWork,
    game: Game,
    *,
    kind: str,
    key: str,
    round_: Round,
    now: datetime,
    seats: Sequence[Seat],
    to_seat: Callable[[Seat, Player], News],
    to_observer: News,
    bulk: bool = True,
) -> Reached:
    """Queue a mail of one kind for these seats and for all who observe a game; return whom it goes to.

    ``key`` begins the keys of all of them, so that what is repeated queues nothing twice.
    """
    for seat in seats:
        player = work.players.get(seat.player_id)
        news = to_seat(seat, player)
        office.letters.to_seat(
            work,
            kind=kind,
            key=f"{key}/{seat.number}",
            game=game,
            seat=seat,
            player=player,
            now=now,
            round_=round_,
            bulk=bulk,
            files=news.files,
            context={**news.context, "reader": seat.name},
        )
    observers = observers_of(work, game)
    for observer in observers:
        office.letters.to_observer(
            work,
            kind=kind,
            key=f"{key}/observer/{observer.id}",
            game=game,
            observer=observer,
            now=now,
            round_=round_,
            files=to_observer.files,
            context={**to_observer.context, "reader": observer.name},
        )
    return Reached(tuple(seat.name for seat in seats), tuple(observer.name for observer in observers))


def tell_gm(
    office: Office,
    work: UnitOfWork,
    game: Game,
    *,
    key: str,
    title: Phrase,
    done: Phrase,
    reached: Reached,
    now: datetime,
    round_: Round | None = None,
) -> None:
    """Queue what the GM has done, and whom it has been mailed to, for the GM's own records."""
    names = (*reached.seats, *reached.observers)
    lines = (done, say("It has been mailed to {names}.", names=listed(names))) if names else (done,)
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=key,
        now=now,
        game=game,
        round_=round_,
        context={"title": title, "lines": lines},
    )
