"""The GM moves the deadline of the round that is open, and everybody who reads the game is told the new one."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from pbm.core.deadlines import Calendar, in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.phrases import say
from pbm.core.zones import good_time, say_date, to_utc, wall_fault, zone_named
from pbm.service import put_off
from pbm.service.finding import find_game
from pbm.service.games import deadline_after
from pbm.service.in_time_after_all import put_back
from pbm.service.moved import tell_deadline
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import AuditEntry, Game, Round
from pbm.service.reminders import remind_hours
from pbm.service.waiting import gm_releases, waiting_of

__all__ = ["Postponed", "postpone_round", "with_deadline"]

log = logging.getLogger(__name__)

_FAR = timedelta(days=366)


@dataclass(frozen=True, slots=True)
class Postponed:
    """A round whose deadline was moved, ``was`` the old one; ``anew`` says that this very call did it.

    ``following`` is the deadline that the next round will have if this one is played at its own, ``listed`` whether the
    calendar has it; ``on_release`` says that it is counted from when the GM releases the reports. ``told`` and
    ``observers`` are the names of those who are mailed the new deadline; ``again`` the seats whose mail came too late
    for the old one, and is read again as in time.
    """

    game: Game
    round: Round
    was: datetime
    anew: bool
    following: datetime
    listed: bool
    on_release: bool
    told: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    observers: tuple[str, ...] = ()


def postpone_round(office: Office, key: str, time: str, *, sure: bool = False) -> Postponed:
    """Move the deadline of a game's open round to ``time`` (as ``2026-12-04 20:00``, in the game's zone), and tell it.

    Seats that play and observers are queued a mail, and mails that came too late for the old deadline are put back to
    be read again, in the same transaction; done again it changes nothing and tells nobody. IllegalError, and nothing is
    changed, when no round is open, the time is none or past, and, unless the GM is ``sure``, when it is earlier than
    the deadline that players know, or more than a year away.
    """
    now = office.clock.now()
    with office.store.begin() as work:
        game = find_game(work, key)
        round_ = _open_round(work, game)
        deadline = _moment(time, game.zone)
        if deadline != round_.deadline:
            _refuse(game, round_, deadline, now, sure=sure)
        following, listed_ = deadline_after(Calendar.from_json(game.calendar), deadline)
        done = Postponed(game, round_, round_.deadline, False, following, listed_, gm_releases(game))
        if deadline == round_.deadline:
            return done
        work.rounds.update(with_deadline(game, round_, deadline, now))
        moved = work.rounds.get(round_.id)
        again = put_back(office, work, game, moved)
        if deadline < round_.deadline:
            put_off.hasten(work, work.seats.of_game(game.id), now)
        done = _tell(office, work, replace(done, round=moved, anew=True, again=again), now)
        detail = f"round {round_.number}: {deadline:%Y-%m-%d %H:%M} UTC, was {round_.deadline:%Y-%m-%d %H:%M} UTC"
        work.record.audit(AuditEntry(at=now, actor="gm", action="deadline moved", game_id=game.id, detail=detail))
    log.info("game %s: the deadline of round %d was moved", game.key, round_.number)
    return done


def _open_round(work: UnitOfWork, game: Game) -> Round:
    """Return the round of a game that is open; IllegalError, saying what can be done, when none is."""
    round_ = work.rounds.open_of(game.id)
    if round_ is not None:
        return round_
    waiting = waiting_of(work, game.id)
    if waiting is not None:
        raise IllegalError(
            Problem(
                "waits",
                f"round {waiting.number} of '{game.key}' has been played and waits for its release, so no deadline is "
                f"running: `pbm round release {game.key}` opens the next round, whose deadline you can move then",
            )
        )
    if game.status == "ready":
        raise IllegalError(
            Problem(
                "no-open-round",
                f"the game '{game.key}' has not begun: its calendar is in its file; `pbm game start {game.key}` opens "
                "the first round, whose deadline you can move then",
            )
        )
    raise IllegalError(
        Problem(
            "no-open-round", f"the game '{game.key}' has no open round, so no deadline to move: it is {game.status}"
        )
    )


def _moment(words: str, zone_name: str) -> datetime:
    """Return the moment (UTC) of a date and a time of day on the wall of a zone; IllegalError when there is none."""
    said = " ".join(words.split())[:40]
    example = 'write it like "2026-12-04 20:00"'
    try:
        # A date alone would be read as midnight, which nobody means by it.
        wall = datetime.fromisoformat(said) if ":" in said else None
    except ValueError:
        wall = None
    if wall is None:
        raise IllegalError(Problem("time", f'"{said}" is not a date with a time of day: {example}'))
    if wall.tzinfo is not None:
        raise IllegalError(
            Problem("time", f'"{said}" has an offset of its own: leave it off, the time is that of {zone_name}')
        )
    wall = wall.replace(second=0, microsecond=0)
    zone = zone_named(zone_name)
    fault = wall_fault(wall, zone)
    if fault is not None:
        why = "does not exist" if fault == "skipped" else "comes twice"
        good = good_time([wall.date()], wall.time(), zone)
        raise IllegalError(
            Problem(
                f"deadline-{fault}",
                f"{say_date(wall.date())}, {wall:%H:%M} {why} in {zone_name}, where the clocks change then"
                + (f"; the nearest hour that is good is {good:%H:%M}" if good else ""),
            )
        )
    return to_utc(wall, zone)


def _refuse(game: Game, round_: Round, deadline: datetime, now: datetime, *, sure: bool) -> None:
    """Raise IllegalError where a deadline is past, or one that the GM should be sure of and is not."""
    said = in_zone(deadline, game.zone)
    if deadline <= now:
        raise IllegalError(
            Problem(
                "time-past",
                f"{said} has passed: it is {in_zone(now, game.zone)} now. Name a time to come; to play the round now, "
                f"say `pbm round close {game.key}{' --early' if round_.deadline > now else ''}`",
            )
        )
    if sure:
        return
    if deadline < round_.deadline:
        raise IllegalError(
            Problem(
                "earlier",
                f"{said} is before the deadline that players were told, {in_zone(round_.deadline, game.zone)}: who "
                "counts on that may come too late. To move it nevertheless, say --yes",
            )
        )
    if deadline - now > _FAR:
        raise IllegalError(Problem("far", f"{said} is more than a year away: is the year right? If it is, say --yes"))


def with_deadline(game: Game, round_: Round, deadline: datetime, now: datetime) -> Round:
    """Return a round with a new deadline, from which reminders are counted, and what is told of an outage."""
    hours = remind_hours(game)
    ahead = deadline - timedelta(hours=hours) > now
    # Where a reminder would be due at once, the mail about the new deadline is one.
    reminded = None if ahead else (round_.reminded_at or now)
    return replace(round_, deadline=deadline, reminded_at=reminded, outage_told="nobody")


def _tell(office: Office, work: UnitOfWork, done: Postponed, now: datetime) -> Postponed:
    """Queue the new deadline for everybody; return who is told."""
    game, round_ = done.game, done.round
    reached = tell_deadline(
        office,
        work,
        game,
        round_,
        kind="deadline",
        context=lambda zone: {"was": in_zone(done.was, zone)},
        title=say("the deadline of round {number} is moved", number=round_.number),
        done=say(
            "The deadline of round {number} of {game} is now {deadline}; it was {was}. You moved it.",
            number=round_.number,
            game=game.title,
            deadline=in_zone(round_.deadline, game.zone),
            was=in_zone(done.was, game.zone),
        ),
        again=done.again,
        now=now,
    )
    return replace(done, told=reached.seats, observers=reached.observers)
