"""Games that can no longer be laid out, as their rules are gone or their boards refused: they wait, others do not."""

from __future__ import annotations

import logging

from pbm.core.errors import ConfigError
from pbm.core.phrases import Phrase, say
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game

__all__ = ["is_laid_out", "tell_not_laid_out"]

log = logging.getLogger(__name__)

_RULES = ("ruleset-unknown", "ruleset-broken")


def is_laid_out(office: Office, work: UnitOfWork, game: Game) -> bool:
    """Return whether a game can be laid out; where it cannot be, the GM is told.

    Whatever goes through several games asks this of each first, so that one of them does not stop the others.
    """
    try:
        office.table(work, game)
    except ConfigError as error:
        tell_not_laid_out(office, work, game, error)
        return False
    return True


def tell_not_laid_out(office: Office, work: UnitOfWork, game: Game, error: ConfigError) -> None:
    """Tell the GM which game cannot be laid out and what to do: once a round, and once a day after its deadline.

    What exactly is refused is not said: it would name spaces of the board.
    """
    now = office.clock.now()
    round_ = work.rounds.open_of(game.id)
    key = f"{game.key}/r{round_.number if round_ else 0}/not-laid-out"
    if round_ is not None and round_.deadline <= now:
        key = f"{key}/{now:%Y-%m-%d}"
    if work.outbox.by_key(key) is not None:
        return
    log.error("game %s cannot be laid out: %s", game.key, error.codes)
    office.letters.to_gm(
        work,
        kind="gm-notice",
        key=key,
        now=now,
        game=game,
        round_=round_,
        context={
            "title": say("{game} cannot be played for now", game=game.title),
            "lines": (
                *_why(game, error),
                say(
                    "Nothing is lost: its mail is kept and its round stays open until then, whatever the deadline; "
                    "both go on by themselves. Your other games go on meanwhile."
                ),
            ),
        },
    )


def _why(game: Game, error: ConfigError) -> tuple[Phrase, ...]:
    """Return what keeps a game from being laid out, and what to do about it."""
    if any(problem.code in _RULES for problem in error.problems):
        return (
            say(
                "{game} ({key}) cannot be played for now: its rules, “{ruleset}”, are not installed here, or cannot be "
                "loaded.",
                game=game.title,
                key=game.key,
                ruleset=game.ruleset,
            ),
            say("Please install the package they come in again, where `pbm serve` finds it, and restart the server."),
        )
    return (
        say(
            "{game} ({key}) cannot be played for now: the program that is installed here refuses its boards or its "
            "options.",
            game=game.title,
            key=game.key,
        ),
        say(
            "`pbm game show {key}` says what is refused; it may name what is secret. The version of pbm that the game "
            "was played with until now takes them.",
            key=game.key,
        ),
    )
