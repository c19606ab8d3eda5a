"""The release of a round: its report leaves, players come and go, and the next round opens; all of it or nothing."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from pbm.core.errors import IllegalError, Problem
from pbm.core.game import GM
from pbm.core.phrases import joined, say, say_count
from pbm.core.zones import in_zone
from pbm.service import observing
from pbm.service.ahead_of_time import is_cut_short
from pbm.service.comings_and_goings import as_json, dropped_words, seat_all, standing_of, turn_over
from pbm.service.finding import find_game, find_round, find_seat
from pbm.service.games import open_round
from pbm.service.history import story_of
from pbm.service.mailing import last_files, send_round
from pbm.service.office import Office, Table
from pbm.service.opening import open_with
from pbm.service.outcome import Outcome
from pbm.service.playing import kept
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import is_for_the_next, public
from pbm.service.records import AuditEntry, Correction, Game, MailOut, Round
from pbm.service.sheet import send_sheet
from pbm.service.standing import followed
from pbm.service.waiting import waiting_of
from pbm.service.zine_post import send_to_editors

__all__ = [
    "Preview",
    "Release",
    "for_the_gm",
    "own_corrections",
    "preview",
    "release",
    "release_round",
    "remind_gm",
    "send_waiting_sheet",
]

log = logging.getLogger(__name__)

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Release:
    """A round that has been released: ``anew`` by this very call, or before. ``coming`` is the round that is open."""

    game: Game
    round: Round
    coming: Round | None
    anew: bool


@dataclass(frozen=True, slots=True)
class Preview:
    """A mail that a release would send: its kind, to whom, and its bytes."""

    kind: str
    to: str
    seat_id: int | None
    raw: bytes


def release(office: Office, work: UnitOfWork, game: Game, round_: Round, now: datetime) -> Game:
    """Release a round that has been played and return its game as it is then.

    Players come and go, the next round opens with what waits for it, and every report is queued; the caller has made
    sure that nobody else releases it.
    """
    table = office.table(work, game)
    before, played = kept(office, work, game, round_)
    told = {**followed(office, work, game, round_), **own_corrections(work, round_)}
    standing = standing_of(work, game)
    after, made, changes = turn_over(office, work, game, round_, played.state, played.missed, standing)
    seat_all(work, work.seats.of_game(game.id), made)
    over = not table.ruleset.turns(table.config, after)
    closed = replace(round_, released_at=now, seats_before=as_json(standing))
    work.rounds.update(closed)
    game = replace(
        work.games.get(game.id),
        state=table.ruleset.state_to_json(table.config, after),
        status="over" if over else "running",
        ended_at=now if over else None,
    )
    work.games.update(game)
    # A round that ended because the orders were there needed no deadline, and the next one does not wait for it; one
    # that the GM closed early had its date, and players are not to be told the same date for another.
    early = round_.closed_at is not None and round_.closed_at < round_.deadline
    after_ = now if early and not is_cut_short(office, work, game, round_) else round_.deadline
    coming = None if over else open_round(office, work, game, number=round_.number + 1, now=now, after=after_)
    if coming is not None:
        _keep_for_the_next(work, closed, coming)
    # Nothing that follows changes them, and both are long to make: whoever is told of the round has the same ones.
    story, last = story_of(office, work, game), last_files(office, work, game, coming)
    press = public(work, closed)
    outcome = Outcome(closed, coming, before, after, played, changes)
    send_round(
        office,
        work,
        game,
        outcome,
        now,
        story=story,
        last=last,
        press=press,
        gm_changes=(*dropped_words(work, game, standing, made), *for_the_gm(table, played.state, after)),
        opened=open_with(office, work, game, coming, told),
    )
    observing.send_round(office, work, game, outcome, now, story=story, last=last, press=press)
    send_to_editors(office, work, game, story, closed, now)
    return game


def _keep_for_the_next(work: UnitOfWork, closed: Round, coming: Round) -> None:
    """Move what players wrote while a round waited to the round that comes: the GM has not seen it in this report."""
    for piece in work.press.of_round(closed.id):
        if is_for_the_next(work, closed, piece):
            work.press.update(replace(piece, round_id=coming.id))


def for_the_gm(table: Table, played: Any, after: Any) -> tuple[str, ...]:
    """Return what comings and goings change for the GM alone, such as the votes that a trapdoor needs (r8, r9)."""
    if played == after:
        return ()
    sheet = table.ruleset.view(table.config, played, after, None, GM).gm
    return sheet.notes if sheet else ()


def own_corrections(work: UnitOfWork, round_: Round) -> dict[int, str]:
    """Return what the seats are told whose orders the GM corrected before the report left, by seat."""
    told: dict[int, str] = {}
    for correction in work.record.corrections(round_.id):
        if round_.released_at is not None and correction.at >= round_.released_at:
            continue
        was, now = correction.before.get("orders"), correction.after.get("orders")
        if not isinstance(was, Mapping) or not isinstance(now, Mapping):
            continue
        for seat in work.seats.of_game(round_.game_id):
            if was.get(seat.name) != now.get(seat.name):
                said = say("The GM put your orders for this round right: {reason}", reason=correction.reason)
                told[seat.id] = joined((told[seat.id], said)) if seat.id in told else said
    return told


def send_waiting_sheet(
    office: Office, work: UnitOfWork, game: Game, round_: Round, now: datetime, correction: Correction | None = None
) -> None:
    """Queue the GM's sheet of a round that waits; who comes and who goes is told as it would be now.

    ``correction`` is the one that made another sheet necessary.
    """
    table = office.table(work, game)
    before, played = kept(office, work, game, round_)
    standing = standing_of(work, game)
    after, made, changes = turn_over(office, work, game, round_, played.state, played.missed, standing)
    send_sheet(
        office,
        work,
        game,
        Outcome(round_, None, before, after, played, changes),
        now,
        gm_changes=(*dropped_words(work, game, standing, made), *for_the_gm(table, played.state, after)),
        correction=correction,
    )


def release_round(office: Office, key: str, *, note: str = "", actor: str = "gm") -> Release:
    """Release the round of a game that waits, with a note of the GM's for this one report; return what was done.

    Done again, or by two at once, it changes nothing: the newest round is then the one released before. IllegalError
    when no round of the game has been played yet.
    """
    now = office.clock.now()
    with office.store.begin() as work:
        game = find_game(work, key)
        round_ = waiting_of(work, game.id)
        if round_ is None or not work.rounds.release(round_.id, now):
            return Release(game, _released_before(work, game), work.rounds.open_of(game.id), anew=False)
        game = release(office, work, game, replace(round_, note=note.strip()), now)
        work.record.audit(
            AuditEntry(at=now, actor=actor, action="round released", game_id=game.id, detail=f"round {round_.number}")
        )
        done = Release(game, work.rounds.get(round_.id), work.rounds.open_of(game.id), anew=True)
    log.info("game %s: round %d released%s", game.key, round_.number, "" if done.coming else ", the game is over")
    return done


def _released_before(work: UnitOfWork, game: Game) -> Round:
    """Return the newest round that was released; IllegalError when none has been played."""
    released = [round_ for round_ in work.rounds.of_game(game.id) if round_.released_at is not None]
    if released:
        return released[-1]
    open_round = find_round(work, game, None)
    raise IllegalError(
        Problem(
            "nothing-waits",
            f"no round of '{game.key}' has been played yet: round {open_round.number} is open until "
            f"{in_zone(open_round.deadline, game.zone)}",
        )
    )


class _OnlyLookedAt(Exception):  # noqa: N818 - no error: what was made only to be looked at is undone by it
    """Ends a transaction that nothing is to be kept of."""


def preview(office: Office, key: str, who: str | None = None, *, note: str = "") -> tuple[Preview, ...]:
    """Return the very mails that a release would send now, to one seat where it is named; nothing is kept or sent.

    IllegalError when no round waits, or there is no such seat.
    """
    mails: list[MailOut] = []
    seat_id: int | None = None
    try:
        with office.store.begin() as work:
            game = find_game(work, key)
            seat_id = find_seat(work, game, who).id if who is not None else None
            round_ = waiting_of(work, game.id)
            if round_ is None:
                newest = find_round(work, game, None)
                state = "is open" if newest.status == "open" else "has been released"
                raise IllegalError(
                    Problem("nothing-waits", f"no round of '{game.key}' waits: round {newest.number} {state}")
                )
            known = {mail.id for mail in work.outbox.all(game.id)}
            release(office, work, game, replace(round_, note=note.strip()), office.clock.now())
            mails = [mail for mail in work.outbox.all(game.id) if mail.id not in known]
            raise _OnlyLookedAt
    except _OnlyLookedAt:
        shown = (Preview(mail.kind, mail.intended, mail.seat_id, mail.raw) for mail in mails)
        return tuple(
            one for one in shown if not one.kind.startswith("gm-") and (seat_id is None or one.seat_id == seat_id)
        )


def remind_gm(office: Office) -> int:
    """Remind the GM once a day of each round that waits; return how many reminders were due."""
    now = office.clock.now()
    due = 0
    with office.store.begin() as work:
        for game in work.games.all():
            round_ = waiting_of(work, game.id) if game.status == "running" else None
            if round_ is None or round_.closed_at is None or now - round_.closed_at < _DAY:
                continue
            days = (now - round_.closed_at) // _DAY
            message = f"{game.key}/r{round_.number}/waits-for-release/{days}"
            if work.outbox.by_key(message) is not None:
                continue
            due += 1
            office.letters.to_gm(
                work,
                kind="gm-notice",
                key=message,
                now=now,
                game=game,
                round_=round_,
                context={
                    "title": say("round {number} waits for you", number=round_.number),
                    "lines": (
                        say_count(
                            "Round {number} of {game} was played a day ago and is not released: nobody has its report, "
                            "and round {next} cannot open.",
                            "Round {number} of {game} was played {count} days ago and is not released: nobody has its "
                            "report, and round {next} cannot open.",
                            days,
                            number=round_.number,
                            game=game.title,
                            next=round_.number + 1,
                        ),
                        say(
                            "“pbm round preview {key}” shows the reports, “pbm round release {key}” sends them.",
                            key=game.key,
                        ),
                    ),
                },
            )
    return due
