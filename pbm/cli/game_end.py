"""`pbm game end`: end a running game as it stands."""

from __future__ import annotations

from typing import Annotated

import typer

from pbm.cli.archive import renew_archive
from pbm.cli.game import Key
from pbm.cli.output import say, say_reached, show_table
from pbm.cli.server import ConfigPath, office_with, say_rehearsal, settings_of
from pbm.core.deadlines import in_zone
from pbm.service.ending import Ended, end_game

__all__ = ["end_command"]


def end_command(
    key: Key,
    reason: Annotated[str, typer.Option("--reason", help="A word of yours that everybody reads.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do it: everybody is mailed at once.")] = False,
    config: ConfigPath = None,
) -> None:
    """End a running game as it stands: no further deadlines, and a last mail to everybody with the places.

    Orders that stand for the open round are not played, and nobody wins: the mails, the archive and `pbm verify` say
    that you ended the game. Its secrets are shown as at any end: by its reveal, or by `pbm game reveal`. A game that
    should go on after all, or be corrected, is taken up again by `pbm game resume`.
    """
    settings = settings_of(config)
    with office_with(settings) as office:
        done = end_game(office, key, reason=reason, sure=yes)
        _tell(done)
        if done.anew:
            say_rehearsal(office)
            renew_archive(office, settings)


def _tell(done: Ended) -> None:
    game = done.game
    after = f"after round {done.after}" if done.after else "before its first round was played"
    if not done.anew:
        when = f" on {in_zone(game.ended_at, game.zone)}" if game.ended_at else ""
        say(f"{game.title} was ended{when}, {after}: nothing is changed, and nobody is told again.")
        return
    say(f"{game.title} is ended, {after}. Everybody stands where they stood:")
    for table in done.positions:
        say("")
        show_table(table)
    say("")
    say_reached(done.told, done.observers)
    if done.revealed:
        say("The reveal file is attached to them.")
    elif game.house.get("reveal", "end") != "never":
        say(f"Its secrets are not shown yet; `pbm game reveal {game.key}` shows them, or says why it cannot.")
