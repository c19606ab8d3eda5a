"""The end of a round: closed once and only once, after the mail has been read, and played."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

from pbm.core.errors import PbmError
from pbm.core.phrases import say, say_count
from pbm.service.ahead_of_time import is_complete
from pbm.service.laid_out import is_laid_out
from pbm.service.late import all_in
from pbm.service.moved import since_moved
from pbm.service.office import Office
from pbm.service.playing import play
from pbm.service.ports import StoreError, UnitOfWork
from pbm.service.records import AuditEntry, Game, MailboxState, Round
from pbm.service.releasing import release, send_waiting_sheet
from pbm.service.waiting import gm_releases

__all__ = ["Waiting", "close_due_rounds", "close_round", "has_been_read", "waits_for"]

log = logging.getLogger(__name__)

_TELL_PLAYERS_AFTER = timedelta(hours=1)

Waiting = str
"""Why a due round is not closed yet, in words for the GM."""


def close_due_rounds(office: Office) -> tuple[tuple[int, ...], tuple[Waiting, ...]]:
    """Close every round that is due and may be closed; return the rounds closed and why others wait.

    A round waits until every way in has been read by a poll begun after the deadline, and no mail
    received by the deadline is unprocessed: nobody is punished for the server's own outage. A round of a game that
    waits for certain orders only is due as soon as they are there. One of a game that cannot be laid out waits until
    it can be.
    """
    closed: list[int] = []
    waiting: list[Waiting] = []
    with office.store.begin() as work:
        due, complete = [], []
        late = {round_.id for round_ in work.rounds.due(office.clock.now())}
        for game, round_ in _open(work):
            if not is_laid_out(office, work, game):
                waiting.append(f"game {game.key} cannot be laid out")
            elif round_.id in late:
                due.append(round_)
            elif is_complete(office, work, game, round_):
                complete.append(round_)
    for round_ in (*due, *complete):
        reason = waits_for(office, round_, all_in(round_.deadline)) if round_ in due else None
        if reason is None:
            try:
                if close_round(office, round_.id, deadline=round_.deadline):
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


def _open(work: UnitOfWork) -> Iterator[tuple[Game, Round]]:
    """Give the games that are played and their open rounds, oldest deadline first."""
    rounds = ((game, work.rounds.open_of(game.id)) for game in work.games.all() if game.status == "running")
    found = [(game, round_) for game, round_ in rounds if round_ is not None]
    yield from sorted(found, key=lambda pair: (pair[1].deadline, pair[1].id))


def has_been_read(state: MailboxState, after: datetime, now: datetime) -> bool:
    """Return whether a way in has been read by a poll begun ``after`` a moment or at it.

    A poll that would have begun in the future was noted while the machine's clock was fast: nobody knows when it was.
    """
    return state.ok_begun_at is not None and after <= state.ok_begun_at <= now


def waits_for(office: Office, round_: Round, after: datetime) -> Waiting | None:
    """Return why a round may not be closed yet, or None when it may: what came until ``after`` has been read."""
    with office.store.begin() as work:
        for source in office.sources:
            state = work.mailboxes.get(source)
            if not has_been_read(state, after, office.clock.now()):
                if state.last_error:
                    return say(
                        "{source} has not been read since the round was to end: {cause}",
                        source=source,
                        cause=state.last_error,
                    )
                return say("{source} has not been read since the round was to end", source=source)
        unprocessed = work.mails.waiting_before(after, round_.game_id)
        if unprocessed:
            return say_count(
                "1 mail received before the deadline is not processed yet",
                "{count} mails received before the deadline are not processed yet",
                unprocessed,
            )
    return None


def close_round(office: Office, round_id: int, *, actor: str = "server", deadline: datetime | None = None) -> bool:
    """Play one round in one transaction; return whether this call did it.

    ``deadline`` is the one by which it was found that it may be closed: moved since, it is left open.
    Events, die log, what was played, every report and the next round are kept together or not at all. Where the GM
    releases the reports, the round is only played and kept, and the GM gets the sheet: nothing else of it leaves.
    """
    now = office.clock.now()
    with office.store.begin() as work:
        if deadline is not None and work.rounds.get(round_id).deadline != deadline:
            return False
        if not work.rounds.claim(round_id):
            return False
        round_ = work.rounds.get(round_id)
        game = work.games.get(round_.game_id)
        closed = play(office, work, game, round_, now)
        waits = gm_releases(game)
        if waits:
            send_waiting_sheet(office, work, game, closed, now)
        else:
            game = release(office, work, game, closed, now)
        work.record.audit(
            AuditEntry(at=now, actor=actor, action="round closed", game_id=game.id, detail=f"round {round_.number}")
        )
    # Whether the game is over is a fact of the round: while that waits, no log line tells it.
    how = ", and waits for the GM" if waits else "" if game.status == "running" else ", the game is over"
    log.info("game %s: round %d closed%s", game.key, round_.number, how)
    return True


def _tell_of_outage(office: Office, round_: Round, reason: Waiting) -> None:
    """Tell the GM that a round waits, and after an hour the players; each once a round."""
    now = office.clock.now()
    if now - round_.deadline < timedelta(minutes=2) or round_.outage_told == "everyone":
        return
    with office.store.begin() as work:
        round_ = work.rounds.get(round_.id)
        late = now - round_.deadline  # counted again: it may have been postponed meanwhile
        if round_.status != "open" or late < timedelta(minutes=2):
            return
        game = work.games.get(round_.game_id)
        if round_.outage_told == "nobody":
            office.letters.to_gm(
                work,
                kind="gm-notice",
                key=f"{game.key}/r{round_.number}/outage/gm{since_moved(work, game, round_)}",
                now=now,
                game=game,
                round_=round_,
                context={
                    "title": say("round {number} waits for the mail", number=round_.number),
                    "lines": (
                        say(
                            "The deadline of round {number} of {game} has passed, but the round is not closed: "
                            "{reason}.",
                            number=round_.number,
                            game=game.title,
                            reason=reason,
                        ),
                        say(
                            "It closes by itself as soon as the mailbox has been read. Nobody loses an order by this. "
                            "After an hour the players are told."
                        ),
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
                "title": say("round {number} cannot be played", number=round_.number),
                "lines": (
                    say(
                        "The deadline of round {number} of {game} has passed, but the round cannot be played: {why}",
                        number=round_.number,
                        game=game.title,
                        why=why,
                    ),
                    say("Nothing is lost: it stays open with all its orders, and is tried again until it can be."),
                ),
            },
        )


def _tell_players(office: Office, work: UnitOfWork, game: Game, round_: Round, now: datetime) -> None:
    again = since_moved(work, game, round_)
    for seat in work.seats.of_game(game.id):
        if seat.status in ("active", "leaving"):
            office.letters.to_seat(
                work,
                kind="outage",
                key=f"{game.key}/r{round_.number}/outage/{seat.number}{again}",
                game=game,
                seat=seat,
                player=work.players.get(seat.player_id),
                now=now,
                round_=round_,
                context={"round": round_},
            )
