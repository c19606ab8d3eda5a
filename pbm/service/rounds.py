"""The end of a round: closed once and only once, played, reported, and the next one opened."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.dice import NoDice
from pbm.core.errors import PbmError
from pbm.core.game import GM, Json
from pbm.service import observing
from pbm.service.absences import away
from pbm.service.games import open_round
from pbm.service.mailing import send_round
from pbm.service.office import Office, Table
from pbm.service.opening import open_with
from pbm.service.ports import StoreError, UnitOfWork
from pbm.service.press import public
from pbm.service.records import AuditEntry, Game, Round, Seat
from pbm.service.standing import fill

__all__ = ["Waiting", "close_due_rounds", "close_round"]

log = logging.getLogger(__name__)

_TELL_PLAYERS_AFTER = timedelta(hours=1)

Waiting = str
"""Why a due round is not closed yet, in words for the GM."""


def close_due_rounds(office: Office) -> tuple[tuple[int, ...], tuple[Waiting, ...]]:
    """Close every round that is due and may be closed; return the rounds closed and why others wait.

    A round waits until every way in has been read by a poll begun after the deadline, and no mail
    received by the deadline is unprocessed: nobody is punished for the server's own outage.
    """
    with office.store.begin() as work:
        due = work.rounds.due(office.clock.now())
    closed: list[int] = []
    waiting: list[Waiting] = []
    for round_ in due:
        reason = waits_for(office, round_)
        if reason is None:
            try:
                if close_round(office, round_.id):
                    closed.append(round_.id)
            except StoreError:
                raise
            except Exception as error:
                # One game that cannot be played must not hold up the others; its round stays open as it was.
                log.exception("round %d could not be played", round_.id)
                why = str(error) if isinstance(error, PbmError) else f"an error of the program ({type(error).__name__})"
                waiting.append(f"round {round_.number} could not be played: {why}")
                _tell_of_failure(office, round_, why)
        else:
            waiting.append(reason)
            _tell_of_outage(office, round_, reason)
    return tuple(closed), tuple(waiting)


def waits_for(office: Office, round_: Round) -> Waiting | None:
    """Return why a due round may not be closed yet, or None when it may."""
    with office.store.begin() as work:
        for source in office.sources:
            state = work.mailboxes.get(source)
            if state.ok_begun_at is None or state.ok_begun_at < round_.deadline:
                cause = f": {state.last_error}" if state.last_error else ""
                return f"{source} has not been read since the deadline{cause}"
        unprocessed = work.mails.waiting_before(round_.deadline)
        if unprocessed:
            return f"{unprocessed} mail(s) received before the deadline are not processed yet"
    return None


def close_round(office: Office, round_id: int, *, actor: str = "server") -> bool:
    """Play one round in one transaction; return whether this call did it.

    Orders that stand are adjudicated, the rules' defaults filling in for missing ones; events, die log, new state,
    every report and the next round are kept together or not at all.
    """
    now = office.clock.now()
    with office.store.begin() as work:
        if not work.rounds.claim(round_id):
            return False
        round_ = work.rounds.get(round_id)
        game = work.games.get(round_.game_id)
        table = office.table(work, game)
        ruleset, config = table.ruleset, table.config
        before = ruleset.state_from_json(config, round_.state_before)
        seats = work.seats.of_game(game.id)
        followed = fill(office, work, game, round_)
        orders, press = _standing(work, round_, seats), public(work, round_)
        played = ruleset.adjudicate(config, before, orders, NoDice())
        work.record.add_events(round_id, played.events)
        work.record.add_die_log(round_id, played.die_log)
        after, changes = _comings_and_goings(office, work, game, round_, played.state, set(played.missed))
        over = not ruleset.turns(config, after)
        closed = replace(
            round_,
            closed_at=now,
            released_at=now,
            status="closed",
            state_after=ruleset.state_to_json(config, played.state),
            public=played.report,
            gm=played.gm,
        )
        work.rounds.update(closed)
        game = replace(
            game,
            state=ruleset.state_to_json(config, after),
            status="over" if over else "running",
            ended_at=now if over else None,
        )
        work.games.update(game)
        coming = (
            None if over else open_round(office, work, game, number=round_.number + 1, now=now, after=round_.deadline)
        )
        send_round(
            office,
            work,
            game,
            closed=closed,
            coming=coming,
            before=before,
            after=after,
            played=played,
            press=press,
            changes=changes,
            gm_changes=_for_the_gm(table, played.state, after),
            opened=open_with(office, work, game, coming, followed),
            now=now,
        )
        observing.send_round(
            office,
            work,
            game,
            closed=closed,
            coming=coming,
            before=before,
            after=after,
            played=played,
            press=press,
            changes=changes,
            now=now,
        )
        work.record.audit(
            AuditEntry(at=now, actor=actor, action="round closed", game_id=game.id, detail=f"round {round_.number}")
        )
    log.info("game %s: round %d closed%s", game.key, round_.number, ", the game is over" if over else "")
    return True


def _standing(work: UnitOfWork, round_: Round, seats: tuple[Seat, ...]) -> dict[str, Mapping[str, Mapping[str, Json]]]:
    """Return the orders that stand for a round, by the seats' names."""
    versions = {seat.name: work.orders.standing(round_.id, seat.id) for seat in seats}
    return {name: version.orders for name, version in versions.items() if version is not None}


def _comings_and_goings(
    office: Office, work: UnitOfWork, game: Game, round_: Round, state: Any, missed: set[str]
) -> tuple[Any, tuple[str, ...]]:
    """Return the state in which the next round opens, and who left or came in, in words for a report.

    Seats that missed too many rounds running are dropped; those that were told to leave leave; newcomers start. A
    round whose deadline falls into an absence neither counts as missed nor ends a run of missed ones.
    """
    table = office.table(work, game)
    ruleset, config = table.ruleset, table.config
    limit = ruleset.max_consecutive_nmr(config)
    over = not ruleset.turns(config, state)
    changes: list[str] = []
    for seat in work.seats.of_game(game.id):
        # Only seats that had something to order can have missed it; a seat already home has not.
        running = seat.missed_running + 1 if seat.name in missed else 0
        if seat.name in missed and away(work, seat, work.players.get(seat.player_id), round_.deadline):
            running = seat.missed_running
        changed = replace(seat, missed_running=running)
        if seat.status == "joining" and not over:
            state = ruleset.join(config, state, seat.name)
            changed = replace(seat, status="active")
            changes.append(f"{seat.name} joins the game.")
        elif not over and (seat.status == "leaving" or (seat.status == "active" and limit and running >= limit)):
            state = ruleset.drop(config, state, seat.name)
            changed = replace(changed, status="dropped")
            changes.append(f"{seat.name} has left the game.")
        if changed != seat:
            work.seats.update(changed)
    return state, tuple(changes)


def _for_the_gm(table: Table, played: Any, after: Any) -> tuple[str, ...]:
    """Return what comings and goings change for the GM alone, such as the votes that a trapdoor needs (r8, r9)."""
    if played == after:
        return ()
    sheet = table.ruleset.view(table.config, played, after, None, GM).gm
    return sheet.notes if sheet else ()


def _tell_of_outage(office: Office, round_: Round, reason: Waiting) -> None:
    """Tell the GM that a round waits, and after an hour the players; each once a round."""
    now = office.clock.now()
    late = now - round_.deadline
    if late < timedelta(minutes=2) or round_.outage_told == "everyone":
        return
    with office.store.begin() as work:
        round_ = work.rounds.get(round_.id)
        if round_.status != "open":
            return
        game = work.games.get(round_.game_id)
        if round_.outage_told == "nobody":
            office.letters.to_gm(
                work,
                kind="gm-notice",
                key=f"{game.key}/r{round_.number}/outage/gm",
                now=now,
                game=game,
                round_=round_,
                context={
                    "title": f"round {round_.number} waits for the mail",
                    "lines": (
                        f"The deadline of round {round_.number} of {game.title} has passed, but the round is not "
                        f"closed: {reason}.",
                        "It closes by itself as soon as the mailbox has been read. Nobody loses an order by this. "
                        "After an hour the players are told.",
                    ),
                },
            )
            work.rounds.update(replace(round_, outage_told="gm"))
            log.warning("game %s: round %d waits: %s", game.key, round_.number, reason)
        elif late >= _TELL_PLAYERS_AFTER:
            _tell_players(office, work, game, round_, now)
            work.rounds.update(replace(round_, outage_told="everyone"))


def _tell_of_failure(office: Office, round_: Round, why: str) -> None:
    """Tell the GM, once a day, that a round cannot be played."""
    now = office.clock.now()
    with office.store.begin() as work:
        game = work.games.get(round_.game_id)
        office.letters.to_gm(
            work,
            kind="gm-notice",
            key=f"{game.key}/r{round_.number}/cannot-play/{now:%Y-%m-%d}",
            now=now,
            game=game,
            round_=round_,
            context={
                "title": f"round {round_.number} cannot be played",
                "lines": (
                    f"The deadline of round {round_.number} of {game.title} has passed, but the round cannot be "
                    f"played: {why}",
                    "Nothing is lost: it stays open with all its orders, and is tried again until it can be.",
                ),
            },
        )


def _tell_players(office: Office, work: UnitOfWork, game: Game, round_: Round, now: datetime) -> None:
    for seat in work.seats.of_game(game.id):
        if seat.status in ("active", "leaving"):
            office.letters.to_seat(
                work,
                kind="outage",
                key=f"{game.key}/r{round_.number}/outage/{seat.number}",
                game=game,
                seat=seat,
                player=work.players.get(seat.player_id),
                now=now,
                round_=round_,
                context={"round": round_},
            )
