"""`pbm game resume`: take up a game again that was ended by hand."""

from __future__ import annotations

from typing import Annotated

import typer

from pbm.cli.archive import renew_archive
from pbm.cli.game import Key
from pbm.cli.output import say, say_again, say_reached
from pbm.cli.server import ConfigPath, office_with, say_rehearsal, settings_of
from pbm.core.deadlines import in_zone
from pbm.service.resuming import Resumed, resume_game

__all__ = ["resume_command"]


def resume_command(
    key: Key,
    reason: Annotated[str, typer.Option("--reason", help="A word of yours that everybody reads.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Play on although its secrets have been shown.")] = False,
    config: ConfigPath = None,
) -> None:
    """Take up a game again that `pbm game end` ended: its last round is open once more, and everybody is told.

    Orders and press that stood in the round stand again. Its deadline is the next of the calendar, or its own where
    that is later; `pbm round postpone` moves it. The round before can be corrected again.
    """
    settings = settings_of(config)
    with office_with(settings) as office:
        done = resume_game(office, key, reason=reason, sure=yes)
        _tell(done)
        if done.anew:
            say_rehearsal(office)
            renew_archive(office, settings)


def _tell(done: Resumed) -> None:
    game, round_ = done.game, done.round
    until = f"round {round_.number} is open until {in_zone(round_.deadline, game.zone)}" if round_ is not None else ""
    if not done.anew:
        now = f", and {until}" if until else ""
        say(f"{game.title} was taken up again before{now}: nothing is changed, and nobody is told again.")
        return
    say(f"{game.title} goes on: {until}.")
    if done.given:
        say(f"{done.given} {'seat has' if done.given == 1 else 'seats have'} sent orders for it; they stand again.")
    say_again(done.again)
    say_reached(done.told, done.observers)
