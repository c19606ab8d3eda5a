"""`pbm seat`: newcomers, leavers, players' addresses and fresh reply addresses."""

from __future__ import annotations

from email.utils import parseaddr
from typing import Annotated

import typer

from pbm.cli.game import Key
from pbm.cli.output import say
from pbm.cli.server import ConfigPath, office_of
from pbm.core.deadlines import in_zone
from pbm.core.errors import ConfigError
from pbm.core.zones import zone_named
from pbm.service.addresses import change_addresses
from pbm.service.games import Entrant
from pbm.service.membership import add_seat, drop_seat, keep_seat, rekey_seat
from pbm.service.waiting import is_waiting, on_table

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Let players in and out of a game, and change addresses.")

Who = Annotated[
    str, typer.Argument(metavar="SEAT", help="The seat's number, or the name it plays under.", show_default=False)
]


@app.command()
def add(
    key: Key,
    player: Annotated[str, typer.Argument(help='Name and address: "Hattie <hattie@example.org>".')],
    zone: Annotated[
        str | None,
        typer.Option("--zone", help="The player's time zone; if not given, the one known of them, or the game's."),
    ] = None,
    config: ConfigPath = None,
) -> None:
    """Give a newcomer a seat, where the game's options allow it (late_join). They start when the next round opens.

    A mail tells them so.
    """
    name, address = parseaddr(player)
    if not name or "@" not in address:
        raise ConfigError.saying(
            "player", f'"{player}" is no name with an address; write "Hattie <hattie@example.org>"'
        )
    if zone is not None:
        zone_named(zone, key="--zone")
    with office_of(config) as office:
        seat = add_seat(office, key, Entrant(name, (address.lower(),), zone or ""))
        with office.store.begin() as work:
            known = work.players.get(seat.player_id)
            others = [
                f"{one.name} in {work.games.get(one.game_id).key}"
                for one in work.seats.of_player(known.id)
                if one.id != seat.id
            ]
            game = work.games.get(seat.game_id)
            round_ = on_table(work, game.id)
    starts = "with the game"
    if round_ is not None and is_waiting(round_):
        starts = f"when the next round opens: with your release of round {round_.number}"
    elif round_ is not None:
        starts = f"when the next round opens, after the deadline of this one: {in_zone(round_.deadline, game.zone)}"
    say(f"{seat.name} has seat {seat.number} and starts {starts}. A mail in the outbox tells them so.")
    if others:
        say(f"They are known already: {address.lower()} is {', '.join(others)}. Their clock is {known.zone}.")


@app.command()
def drop(key: Key, who: Who, config: ConfigPath = None) -> None:
    """Let a seat leave when the next round opens."""
    with office_of(config) as office:
        seat = drop_seat(office, key, who)
    say(f"{seat.name} leaves when the next round opens." if seat.status == "leaving" else f"{seat.name} is out.")


@app.command()
def keep(key: Key, who: Who, config: ConfigPath = None) -> None:
    """Let a seat stay after all that leaves when the next round opens."""
    with office_of(config) as office:
        seat = keep_seat(office, key, who)
    say(f"{seat.name} stays.")


@app.command()
def rekey(key: Key, who: Who, config: ConfigPath = None) -> None:
    """Give a seat a fresh reply address, because somebody else may know the old one. The old one counts no longer."""
    with office_of(config) as office:
        seat = rekey_seat(office, key, who)
    say(f"{seat.name} has a fresh reply address; a mail in the outbox brings it to them. The old one counts no longer.")


@app.command()
def address(
    key: Key,
    who: Who,
    add: Annotated[
        list[str] | None, typer.Option("--add", metavar="ADDRESS", help="An address of the player's to add.")
    ] = None,
    remove: Annotated[
        list[str] | None, typer.Option("--remove", metavar="ADDRESS", help="An address to take out.")
    ] = None,
    config: ConfigPath = None,
) -> None:
    """Show the addresses of a seat's player, add some or take some out. They count in every game the player is in."""
    with office_of(config) as office:
        change = change_addresses(office, key, who, add=add or (), remove=remove or ())
    for warning in change.warnings:
        typer.echo(f"pbm: note: {warning}", err=True)
    say(f"{change.seat.name} is written to at {', '.join(change.player.addresses)}.")
    if remove:
        say(
            f"What was sent to {', '.join(remove)} still has the seat's reply address in it. If somebody else reads "
            f"that mailbox: pbm seat rekey {key} {change.seat.number}, and the same in the player's other games."
        )
