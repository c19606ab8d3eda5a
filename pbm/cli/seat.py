"""`pbm seat`: newcomers, leavers and fresh reply addresses."""

from __future__ import annotations

from email.utils import parseaddr
from typing import Annotated

import typer

from pbm.cli.game import Key
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, office_of
from pbm.core.errors import ConfigError
from pbm.core.zones import zone_named
from pbm.service.games import Entrant
from pbm.service.gm import find_game
from pbm.service.membership import add_seat, drop_seat, rekey_seat

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Let players in and out of a game, and renew reply addresses.")

Who = Annotated[str, typer.Argument(help="The seat's number, or the name it plays under.")]


@app.command()
def add(
    key: Key,
    player: Annotated[str, typer.Argument(help='Name and address: "Hattie <hattie@example.org>".')],
    zone: Annotated[
        str | None, typer.Option("--zone", help="The player's time zone; if not given, the game's.")
    ] = None,
    config: ConfigPath = None,
) -> None:
    """Give a newcomer a seat, where the game's options allow it (late_join). They start when the next round opens."""
    name, address = parseaddr(player)
    if not name or "@" not in address:
        raise ConfigError.saying(
            "player", f'"{player}" is no name with an address; write "Hattie <hattie@example.org>"'
        )
    if zone is not None:
        zone_named(zone, key="--zone")
    with office_of(config) as office:
        with office.store.begin() as work:
            game = find_game(work, key)
        seat = add_seat(office, key, Entrant(name, (address.lower(),), zone or game.zone))
    say(f"{seat.name} has seat {seat.number} and starts when the next round opens.")


@app.command()
def drop(key: Key, who: Who, config: ConfigPath = None) -> None:
    """Let a seat leave when the next round opens."""
    with office_of(config) as office:
        seat = drop_seat(office, key, who)
    say(f"{seat.name} leaves when the next round opens.")


@app.command()
def rekey(key: Key, who: Who, config: ConfigPath = None) -> None:
    """Give a seat a fresh reply address, because somebody else may know the old one. The old one counts no longer."""
    with office_of(config) as office:
        seat = rekey_seat(office, key, who)
    say(f"{seat.name} has a fresh reply address; a mail in the outbox brings it to them. The old one counts no longer.")
