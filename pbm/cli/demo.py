"""`pbm demo`: a whole game by real mail on this machine, in seconds."""

from __future__ import annotations

import hashlib
import mailbox
import random
import shutil
import smtplib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Annotated, cast

import typer
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from pbm.bootstrap import Server, SmtpListener, open_server
from pbm.cli.demo_games import GAMES
from pbm.cli.demo_players import CAST, Person, when
from pbm.cli.game import new_game
from pbm.cli.output import say
from pbm.cli.values import LARGEST, whole
from pbm.config.game_file import load_game_file
from pbm.config.resources import resource
from pbm.config.server_file import load_settings
from pbm.core.errors import ConfigError
from pbm.core.game import PUBLIC
from pbm.reports.writer import placings
from pbm.service.games import start_game
from pbm.service.ports import Arrival, MailSink
from pbm.service.records import Game, Round

__all__ = ["demo"]

_MARK = ".pbm-demo"
_SEED = 6  # of the postal game that is shown to who asks for none
_MAX_ROUNDS = 80
_BEGIN = datetime(2026, 12, 1, 9, 0, tzinfo=UTC)


@dataclass(slots=True)
class DemoClock:
    """A clock that is put forward by hand."""

    moment: datetime

    def now(self) -> datetime:
        """Return the moment it shows."""
        return self.moment

    def forward(self, moment: datetime) -> None:
        """Put the clock forward; it never goes back."""
        self.moment = max(self.moment, moment)


@dataclass(slots=True)
class DemoEntropy:
    """What a real server keeps secret and draws at random, here made of the seed: dice fall the same way again."""

    seed: int
    drawn: int = 0

    def token(self, size: int) -> bytes:
        """Return as many bytes as are asked for, others each time."""
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed} {self.drawn}".encode()).digest(size)


@dataclass(slots=True)
class Letterboxes:
    """The players' side: what their mail host takes is filed in a maildir each."""

    folder: Path
    people: dict[str, Person]

    def store(self, arrival: Arrival) -> bool:
        """File a mail in its reader's maildir."""
        for address in arrival.envelope_to:
            name = address.partition("@")[0]
            box = mailbox.Maildir(str(self.folder / name), create=True)
            box.add(arrival.raw)
            mail = message_from_bytes(arrival.raw, policy=policy.default)
            if address in self.people:
                self.people[address].seen.append(mail)
        return True


def demo(
    chosen: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            parser=whole(0, LARGEST, "a seed is a whole number, such as 5"),
            help="Another number gives another game.",
        ),
    ] = None,
    folder: Annotated[
        Path, typer.Option("--dir", help="Where the mails and the database go; a former demo there is replaced.")
    ] = Path("demo-run"),
    ruleset: Annotated[str, typer.Option(help="The game to play.")] = "postal",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show the end only, not each round's report.")] = False,
) -> None:
    """Play a whole game by real mail on this machine: six players with different habits, deadlines in fast motion.

    Every mail is a real one, by SMTP on loopback, to a listener of the server and back to a mail host for the
    players; everything is kept in SQLite. Nothing leaves this machine.
    """
    if ruleset != "postal" and ruleset not in GAMES:
        known = ", ".join(("postal", *GAMES))
        raise ConfigError.saying("no-demo", f'there is no demonstration of "{ruleset}"; there is one of: {known}')
    other = GAMES.get(ruleset)
    seed = chosen if chosen is not None else other.seed if other else _SEED
    folder = _fresh(folder)
    console = Console(highlight=False)
    rng = random.Random(seed)  # noqa: S311 - scripted players, not secrets
    people = {
        address: Person(name, address, zone, habit, random.Random(rng.random()), other)  # noqa: S311 - the same
        for name, address, zone, habit in CAST
    }
    clock = DemoClock(_BEGIN)
    with _letterboxes(folder, people, clock) as port, _server(folder, port, clock, DemoEntropy(seed)) as server:
        inbound = cast(SmtpListener, server.inbounds[0])
        game = start_game(
            server.office,
            new_game(load_game_file(resource("config", "games", other.file if other else "snakepit.toml"))),
        )
        server.tick.beat(poll=True)
        if not quiet:
            console.print(f"[bold]{escape(game.title)}[/] begins. The first mail, as Brenda gets it:")
            _show(console, people["brenda@holroyd.example"].seen[-1])
        _play(console, server, inbound, game, people, clock, rng, quiet)
        _end(console, server, game, folder, seed)


def _fresh(folder: Path) -> Path:
    if folder.exists() and not folder.is_dir():
        raise ConfigError.saying("not-a-folder", f"{folder} is a file, not a folder; name a folder with --dir")
    if folder.exists() and any(folder.iterdir()):
        if not (folder / _MARK).exists():
            raise ConfigError.saying(
                "folder-in-use", f"the folder {folder} is not empty and no former demo; name another with --dir"
            )
        shutil.rmtree(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / _MARK).touch()
        (folder / "mail").mkdir()
    except OSError as error:
        raise ConfigError.saying(
            "folder-unusable", f"the folder {folder} cannot be made: {error.strerror}; name another with --dir"
        ) from None
    return folder


@contextmanager
def _letterboxes(folder: Path, people: dict[str, Person], clock: DemoClock) -> Iterator[int]:
    host = SmtpListener("127.0.0.1", 0, source="players", accepts=lambda _: True, clock=clock)
    # A listener only ever stores; the rest of the port is for mailboxes.
    host.start(cast(MailSink, Letterboxes(folder / "mail", people)), lambda: None)
    try:
        yield host.port
    finally:
        host.stop()


@contextmanager
def _server(folder: Path, port: int, clock: DemoClock, entropy: DemoEntropy) -> Iterator[Server]:
    path = folder / "pbm.toml"
    path.write_text(
        f"""# The server of the demonstration. `pbm game show demo --config {path}` looks into it.
[server]
name = "The Snake Pit"
data = "."

[mail]
address = "games@snakepit.example"
gm_address = "gm@snakepit.example"
gm_name = "Alan the GM"
mailbox = "dedicated"

[inbound.smtp]
host = "127.0.0.1"
port = 0

[outbound.smtp]
host = "127.0.0.1"
port = {port}
tls = "none"
""",
        encoding="utf-8",
    )
    settings = load_settings(path)
    server = open_server(settings, clock=clock, entropy=entropy)
    for way in server.inbounds:
        way.start(server.intake, lambda: None)
    try:
        yield server
    finally:
        for way in server.inbounds:
            way.stop()
        server.close()


def _play(
    console: Console,
    server: Server,
    inbound: SmtpListener,
    game: Game,
    people: dict[str, Person],
    clock: DemoClock,
    rng: random.Random,
    quiet: bool,
) -> None:
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("leader on {task.completed:.0f} of {task.total:.0f}"),
        console=console,
        transient=True,
    ) as progress:
        bar = progress.add_task("Round 1", total=100)
        for number in range(1, _MAX_ROUNDS + 1):
            round_ = _open_round(server, game)
            if round_ is None:
                return
            progress.update(bar, description=f"Round {number}")
            _one_round(server, inbound, round_, people, clock, rng)
            reader = list(people.values())[(number - 1) % len(people)]
            if not quiet:
                console.print(f"\nRound {number} has been played. [bold]{reader.name}[/] ({reader.habit.says}) gets:")
                _show(console, reader.seen[-1])
            _advance(progress, bar, server, round_)


def _one_round(
    server: Server,
    inbound: SmtpListener,
    round_: Round,
    people: dict[str, Person],
    clock: DemoClock,
    rng: random.Random,
) -> None:
    """Let everybody write in their own time, put the clock past the deadline, and let the server do its work."""
    times = sorted(((when(person.habit, round_.deadline, rng), person) for person in people.values()), key=_first)
    for moment, person in times:
        clock.forward(moment)
        _post(inbound, person, person.write(clock.now(), len(round_.turns)))
        if moment < round_.deadline:
            server.tick.beat(poll=True)
            _post(inbound, person, person.change_of_mind(clock.now()))
    clock.forward(round_.deadline + timedelta(minutes=1))
    server.tick.beat(poll=True)


def _first(pair: tuple[datetime, Person]) -> datetime:
    return pair[0]


def _post(inbound: SmtpListener, person: Person, mail: EmailMessage | None) -> None:
    if mail is not None:
        with smtplib.SMTP("127.0.0.1", inbound.port, local_hostname="players.example") as connection:
            connection.send_message(mail, from_addr=person.address)


def _open_round(server: Server, game: Game) -> Round | None:
    with server.office.store.begin() as work:
        return work.rounds.open_of(game.id)


def _advance(progress: Progress, bar: TaskID, server: Server, round_: Round) -> None:
    office = server.office
    with office.store.begin() as work:
        kept = work.rounds.get(round_.id)
        table = office.table(work, work.games.get(kept.game_id))
        state = table.ruleset.state_from_json(table.config, kept.state_after)
    tracks = table.ruleset.view(table.config, None, state, None, PUBLIC).tracks
    goal = max((track.finish or 100 for track in tracks), default=100)
    leader = max((runner.space for track in tracks for runner in track.runners), default=0)
    progress.update(bar, total=goal, completed=min(goal, leader))


def _show(console: Console, mail: EmailMessage) -> None:
    body = mail.get_body(("plain",))
    text = str(body.get_content()) if body else ""
    heading = f"From: {mail['From']}\nTo: {mail['To']}\nSubject: {mail['Subject']}\n\n"
    console.print(Panel(escape((heading + text).strip()), width=80))


def _end(console: Console, server: Server, game: Game, folder: Path, seed: int) -> None:
    office = server.office
    with office.store.begin() as work:
        rounds = work.rounds.of_game(game.id)
        table = office.table(work, work.games.get(game.id))
        state = table.ruleset.state_from_json(table.config, rounds[-1].state_after)
        standings = table.ruleset.standings(table.config, state)
        taken, sent = len(work.mails.all()), len(work.outbox.all(status="sent"))
    say(f"\nThe game is over after {len(rounds)} rounds (seed {seed}).\n")
    for place, names in placings(standings) if standings else ():
        console.print(f"  {place}. [bold]{escape(names)}[/]" if place == 1 else f"  {place}. {escape(names)}")
    program = "pbm" if shutil.which("pbm") else sys.argv[0]
    say(f"\n{taken} mails came in, {sent} went out, all by SMTP on this machine.")
    say(f"  The players' mails   {folder / 'mail'} (a maildir each)")
    say(f"  The database         {folder / 'pbm.sqlite3'}")
    say(f"  Look into it         {program} game show demo --config {folder / 'pbm.toml'}")
    say(
        f"                       {program} round show demo --round {min(3, len(rounds))} --config {folder / 'pbm.toml'}"
    )
    named = "" if game.ruleset == "postal" else f" --ruleset {game.ruleset}"
    say(f"  Another game         {program} demo{named} --seed {seed + 1}")
