"""The GM ends a running game as it stands: no round is played any more, and everybody is told so with the positions."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pbm.core.errors import IllegalError, Problem
from pbm.core.game import PUBLIC
from pbm.core.phrases import say
from pbm.reports.statistics import statistics
from pbm.rulesets.api import Table
from pbm.service.abandoned import as_abandoned, is_abandoned
from pbm.service.everybody import News, playing, tell_everybody, tell_gm, with_orders
from pbm.service.finding import find_game
from pbm.service.history import story_of
from pbm.service.mailing import last_files, revealed_words
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.press_standing import public
from pbm.service.records import AuditEntry, Game, Round
from pbm.service.seals import seals
from pbm.service.waiting import waiting_of
from pbm.service.zine_post import send_end_to_editors

__all__ = ["Ended", "checked_reason", "end_game"]

log = logging.getLogger(__name__)

_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that its GM ended: ``anew`` by this very call, or before.

    ``after`` is the number of the last round that was played, 0 for none; ``positions`` are where everybody stands,
    ``told`` and ``observers`` the names of those who are mailed them, ``revealed`` says that the secrets are among it.
    """

    game: Game
    after: int
    anew: bool
    positions: tuple[Table, ...] = ()
    told: tuple[str, ...] = ()
    observers: tuple[str, ...] = ()
    revealed: bool = False


def end_game(office: Office, key: str, *, reason: str = "", sure: bool = False) -> Ended:
    """End a running game as it stands, in one transaction, and tell everybody; return what was done.

    The round that is open is never played, and its orders with it. ``reason`` is a word of the GM's that everybody
    reads. Done again it changes nothing and tells nobody. IllegalError, and nothing is changed, when the game does not
    run, when a round waits for its release, and when the GM is not ``sure``: what is mailed and shown is so for good.
    """
    now = office.clock.now()
    reason = checked_reason(reason)
    with office.store.begin() as work:
        game = find_game(work, key)
        after = max((each.number for each in work.rounds.of_game(game.id) if each.status == "closed"), default=0)
        if game.status == "over" and is_abandoned(game):
            return Ended(game, after, anew=False)
        round_ = _running(work, game)
        if not sure:
            raise IllegalError(Problem("not-sure", _asked(work, game, round_, after)))
        work.rounds.void(round_.id)
        work.rounds.update(replace(work.rounds.get(round_.id), note=reason))
        work.games.update(as_abandoned(replace(game, status="over", ended_at=now)))
        done = _tell(office, work, Ended(work.games.get(game.id), after, anew=True), round_, reason, now)
        work.record.audit(
            AuditEntry(at=now, actor="gm", action="game ended", game_id=game.id, detail=f"after round {after}")
        )
    log.info("game %s: ended by the GM after round %d", game.key, after)
    return done


def checked_reason(reason: str) -> str:
    """Return a GM's word to everybody as it is kept; IllegalError when it is too long."""
    reason = reason.strip()
    if len(reason) > _LONGEST:
        raise IllegalError(Problem("too-long", f"the reason has {len(reason):,} characters; {_LONGEST:,} are the most"))
    return reason


def _running(work: UnitOfWork, game: Game) -> Round:
    """Return the round of a game that is open; IllegalError, saying what can be done, where it cannot be ended."""
    waiting = waiting_of(work, game.id) if game.status == "running" else None
    if waiting is not None:
        raise IllegalError(
            Problem(
                "waits",
                f"round {waiting.number} of '{game.key}' has been played and nobody has its report yet: "
                f"`pbm round release {game.key}` sends it; end the game after that",
            )
        )
    if game.status == "ready":
        raise IllegalError(
            Problem(
                "not-begun", f"the game '{game.key}' has not begun, so there is nothing to end: no deadline of it runs"
            )
        )
    round_ = work.rounds.open_of(game.id)
    if game.status == "over" or round_ is None:
        raise IllegalError(Problem("over", f"the game '{game.key}' is over already, by its rules"))
    return round_


def _asked(work: UnitOfWork, game: Game, round_: Round, after: int) -> str:
    """Return what a GM is told who has not said that they are sure."""
    given = len(with_orders(work, game, round_))
    orders = (
        f"{given} {'seat has' if given == 1 else 'seats have'} sent orders for it" if given else "nobody has ordered"
    )
    return (
        f"this ends {game.title} {f'after round {after}' if after else 'before its first round is played'}. Round "
        f"{round_.number} is not played any more ({orders}); nobody wins; everybody is mailed that, and where they "
        "stand. You can take the game up again later, but no mail can be called back, nor a secret that is shown with "
        "it. To end it, say the same with --yes"
    )


def _tell(office: Office, work: UnitOfWork, done: Ended, round_: Round, reason: str, now: datetime) -> Ended:
    """Queue the last report of a game that was ended, for everybody who plays or observes, and a word for the GM."""
    game = done.game
    table = office.table(work, game)
    state = table.ruleset.state_from_json(table.config, game.state)
    view = table.ruleset.view(table.config, None, state, None, PUBLIC)
    files = last_files(office, work, game, None)
    story = story_of(office, work, game)
    context: dict[str, Any] = {
        "after": done.after,
        "voided": round_,
        "view": view,
        "statistics": statistics(story) if done.after else (),
        "press": public(work, round_),
        "reason": reason,
        "revealed": revealed_words(table, files),
        "seals": seals(work, game),
    }
    news, key = News(context, files), _key(work, game)
    reached = tell_everybody(
        office,
        work,
        game,
        kind="ended",
        key=key,
        round_=round_,
        now=now,
        seats=playing(work, game),
        to_seat=lambda _seat, _player: news,
        to_observer=news,
    )
    what = say("You ended {game} before its rules did: it is over, without a winner.", game=game.title)
    if done.after:
        what = say(
            "You ended {game} after round {number}, before its rules did: it is over, without a winner.",
            game=game.title,
            number=done.after,
        )
    send_end_to_editors(office, work, game, story, round_, key, now)
    tell_gm(
        office,
        work,
        game,
        key=key,
        title=say("the game is ended"),
        done=what,
        reached=reached,
        now=now,
    )
    return replace(done, positions=view.tables, told=reached.seats, observers=reached.observers, revealed=bool(files))


def _key(work: UnitOfWork, game: Game) -> str:
    """Return what begins the keys of mails about an end: another one for each time that a game is ended."""
    key = first = f"{game.key}/ended"
    number = 1
    while work.outbox.by_key(key) is not None:
        number += 1
        key = f"{first}/again/{number}"
    return key
