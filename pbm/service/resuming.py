"""The GM takes up a game again that the GM had ended: the round that was open then is open once more."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime

from pbm.core.deadlines import in_zone
from pbm.core.errors import IllegalError, Problem
from pbm.core.phrases import say
from pbm.rulesets.abilities import has_public_boards
from pbm.service.abandoned import as_resumed, is_abandoned, was_resumed
from pbm.service.ending import checked_reason
from pbm.service.everybody import with_orders
from pbm.service.finding import find_game
from pbm.service.games import deadline_of
from pbm.service.in_time_after_all import put_back
from pbm.service.moved import tell_deadline
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.postponing import with_deadline
from pbm.service.records import AuditEntry, Game, Round
from pbm.service.reveal import board_is_out, is_revealed

__all__ = ["Resumed", "resume_game"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game that goes on after its GM had ended it: ``anew`` by this very call, or before.

    ``round`` is the one that is open, None where none is now; ``given`` the number of seats that have orders in it;
    ``told`` and ``observers`` the names of those who are mailed that it goes on; ``again`` the seats whose mail came
    too late for the round, and is read again as in time.
    """

    game: Game
    round: Round | None
    anew: bool
    given: int = 0
    told: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    observers: tuple[str, ...] = ()


def resume_game(office: Office, key: str, *, reason: str = "", sure: bool = False) -> Resumed:
    """Take up a game again that its GM ended, in one transaction, and tell everybody; return what was done.

    The round that was open then is open again, with the orders and the press that stood in it, until the calendar's
    next deadline, or until its own where that is later. ``reason`` is a word of the GM's that everybody reads. Done
    again it changes nothing and tells nobody. IllegalError, and nothing is changed, when the GM did not end the game,
    and, unless the GM is ``sure``, when its secrets have been shown.
    """
    now = office.clock.now()
    reason = checked_reason(reason)
    with office.store.begin() as work:
        game = find_game(work, key)
        if game.status == "running" and was_resumed(game):
            return Resumed(game, work.rounds.open_of(game.id), anew=False)
        unplayed = _unplayed(work, game)
        shown = _shown(office, work, game)
        if shown and not sure:
            raise IllegalError(
                Problem(
                    "revealed",
                    f"since '{game.key}' was ended its secrets have been shown to everybody, {' and '.join(shown)} "
                    "among them; to play on nevertheless, say --yes",
                )
            )
        if not shown and not sure and board_is_out(office, work, game):
            raise IllegalError(
                Problem(
                    "board-shown",
                    f"the board of '{game.key}' has been shown at the end of another game that was played on it; to "
                    "play on nevertheless, say --yes",
                )
            )
        work.rounds.reopen(unplayed.id)
        game = as_resumed(replace(game, status="running", ended_at=None))
        work.games.update(game)
        work.rounds.update(
            with_deadline(game, replace(unplayed, note=""), _deadline(office, work, game, unplayed), now)
        )
        round_ = work.rounds.get(unplayed.id)
        done = _tell(office, work, game, round_, reason, put_back(office, work, game, round_), now)
        work.record.audit(
            AuditEntry(
                at=now, actor="gm", action="game taken up again", game_id=game.id, detail=f"round {unplayed.number}"
            )
        )
    log.info("game %s: taken up again by the GM with round %d", game.key, unplayed.number)
    return done


def _unplayed(work: UnitOfWork, game: Game) -> Round:
    """Return the round that was open when the GM ended a game; IllegalError where the GM did not."""
    if game.status == "over" and is_abandoned(game):
        return work.rounds.of_game(game.id)[-1]
    if game.status == "over":
        raise IllegalError(
            Problem(
                "over",
                f"'{game.key}' is over by its rules, not because you ended it, so there is nothing to play on with. If "
                f"its last round was played with wrong orders, `pbm round correct {game.key}` puts them right, and "
                "the game goes on where the rules say so",
            )
        )
    why = "is running" if game.status == "running" else "has not begun"
    raise IllegalError(Problem("not-ended", f"the game '{game.key}' was not ended: it {why}"))


def _shown(office: Office, work: UnitOfWork, game: Game) -> tuple[str, ...]:
    """Return what of a game's secrets is out that serves whoever plays on, in words for the GM."""
    if not is_revealed(game):
        return ()
    public = has_public_boards(office.ruleset(game.ruleset))
    board = ("its board",) if work.boards.of_game(game.id) and not public else ()
    return (*board, *(("what its dice will show",) if game.dice_seed else ())) or ("everybody's orders until then",)


def _deadline(office: Office, work: UnitOfWork, game: Game, unplayed: Round) -> datetime:
    """Return until when a round that is open again can be written for, no sooner than its players had been told."""
    before = next((one for one in work.rounds.of_game(game.id) if one.number == unplayed.number - 1), None)
    after = before.deadline if before is not None else unplayed.opened_at
    now = office.clock.now()
    return deadline_of(office, work, game, unplayed.number, now=now, after=after, no_sooner=unplayed.deadline)


def _tell(
    office: Office, work: UnitOfWork, game: Game, round_: Round, reason: str, again: tuple[str, ...], now: datetime
) -> Resumed:
    """Queue for everybody that a game goes on; return what was done."""
    reached = tell_deadline(
        office,
        work,
        game,
        round_,
        kind="resumed",
        context=lambda _zone: {"after": round_.number - 1, "reason": reason, "shown": is_revealed(game)},
        title=say("the game goes on"),
        done=say(
            "You took up {game} again, which you had ended: round {number} is open, and its deadline is {deadline}.",
            game=game.title,
            number=round_.number,
            deadline=in_zone(round_.deadline, game.zone),
        ),
        again=again,
        now=now,
    )
    given = len(with_orders(work, game, round_))
    return Resumed(game, round_, True, given, reached.seats, again, reached.observers)
