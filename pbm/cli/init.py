"""``pbm init``: a first pbm.toml, a board and a game to begin with."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from pbm.cli.game_new import here_zone, unwritten
from pbm.config.addresses import address_fault
from pbm.config.document import Document
from pbm.config.resources import builtin_board
from pbm.config.server_file import read_settings
from pbm.config.settings import ImapInbound, MaildirInbound, MaildirOutbound, Settings, SmtpOutbound
from pbm.config.starter import FirstGame, FirstSettings, game_text, settings_text
from pbm.core.errors import ConfigError, Problem
from pbm.core.zones import zone_problem

__all__ = ["init_command", "write_house"]


def init_command(
    directory: Annotated[Path, typer.Argument(help="The folder to set up.", file_okay=False)] = Path(),
    address: Annotated[str, typer.Option(help="The address players write to.")] = "",
    gm_address: Annotated[str, typer.Option(help="Your own address.")] = "",
    gm_name: Annotated[str, typer.Option(help="Your name, as players see it.")] = "",
    name: Annotated[str, typer.Option(help="The server's name, as players see it.")] = "",
    imap: Annotated[str | None, typer.Option(metavar="HOST", help="The IMAP server of the mailbox.")] = None,
    imap_user: Annotated[str, typer.Option(help="The name the mailbox is opened with.")] = "",
    smtp: Annotated[str | None, typer.Option(metavar="HOST", help="The mail server that takes our mail.")] = None,
    smtp_user: Annotated[str, typer.Option(help="The name mail is sent with.")] = "",
    dedicated: Annotated[
        bool | None, typer.Option("--dedicated/--shared", help="Whether the mailbox is the server's alone.")
    ] = None,
    zone: Annotated[str, typer.Option(help="The time zone of the example game.", show_default="this machine's")] = "",
    redirect_to: Annotated[str, typer.Option(help="A rehearsal: send everything to this address instead.")] = "",
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Ask nothing; what is not given has its default.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over files that are there.")] = False,
) -> None:
    """Set up a folder for the server: pbm.toml, a board and an example game, each with comments.

    Asks for what is not given. Nothing that is there already is written over without --force.
    """
    settings_path = directory / "pbm.toml"
    if settings_path.exists() and not force:
        raise ConfigError(_there(settings_path))
    ask = _Asker(silent=yes)
    address = address or ask.words("The address players write to", check=address_fault, option="--address")
    gm_address = gm_address or ask.words("Your own address", check=address_fault, option="--gm-address")
    gm_name = gm_name or ask.words("Your name", "The GM")
    name = name or ask.words("The server's name", "Games by mail")
    if imap is None:
        imap = ask.words("The IMAP server of the mailbox (empty: mail comes in through a folder)", "")
    if imap:
        imap_user = imap_user or ask.words("The name the mailbox is opened with", address)
    if smtp is None:
        smtp = ask.words("The mail server that takes our mail (empty: mail goes into a folder)", "")
    if smtp:
        smtp_user = smtp_user or ask.words("The name mail is sent with", imap_user or address)
    if dedicated is None:
        # The cautious answer leaves unknown mail alone.
        dedicated = ask.whether("Is the mailbox the server's alone?") and address != gm_address
    zone = zone or ask.words("The time zone of the example game", here_zone(), check=_zone_fault)
    redirect_to = redirect_to or ask.words(
        "For a rehearsal, the address that gets every mail instead of the players (empty: no rehearsal)",
        "",
        check=lambda answer: address_fault(answer) if answer else None,
    )
    first = FirstSettings(
        address=address,
        gm_address=gm_address,
        gm_name=gm_name,
        server_name=name,
        imap_host=imap,
        imap_user=imap_user,
        smtp_host=smtp,
        smtp_user=smtp_user,
        dedicated=dedicated,
        redirect_to=redirect_to,
    )
    settings = write_house(directory, first, zone, force=force)
    typer.echo(_next_steps(settings, directory))


def write_house(directory: Path, first: FirstSettings, zone: str, *, force: bool = False) -> Settings:
    """Write pbm.toml, a board and an example game, and return the settings as read back.

    ConfigError, and nothing written, when the settings would be refused or pbm.toml is there already. Of the
    examples those that are there already are left alone, unless ``force``.
    """
    path = directory / "pbm.toml"
    problem = zone_problem(zone, key="--zone")
    if problem is not None:
        raise ConfigError(problem)
    text = settings_text(first)
    with unwritten():
        settings = read_settings(Document(path.absolute(), text))
    if path.exists() and not force:
        raise ConfigError(_there(path))
    game = FirstGame(key="example", title="An example", zone=zone, boards=("../boards/example.toml",))
    examples = {
        directory / "boards" / "example.toml": builtin_board("conventional").read_text("utf-8"),
        directory / "games" / "example.toml": game_text(game),
    }
    try:
        for example, content in examples.items():
            example.parent.mkdir(parents=True, exist_ok=True)
            if force or not example.exists():
                example.write_text(content, "utf-8")
        path.write_text(text, "utf-8")
    except OSError as error:
        where = error.filename or directory
        raise ConfigError(Problem("no-file", f"cannot be written: {error.strerror}", file=str(where))) from None
    return settings


@dataclass(frozen=True, slots=True)
class _Asker:
    """Asks the GM, unless ``silent``: then the defaults answer."""

    silent: bool

    def words(
        self,
        prompt: str,
        default: str | None = None,
        *,
        check: Callable[[str], str | None] | None = None,
        option: str = "",
    ) -> str:
        if self.silent:
            if default is None:
                raise typer.BadParameter(f"--yes asks nothing, so say {option}", param_hint=option)
            return default
        while True:
            try:
                answer = str(typer.prompt(prompt, default=default, show_default=bool(default))).strip()
            except typer.Abort:
                raise typer.BadParameter("nobody answers; with --yes give what is needed as flags") from None
            fault = check(answer) if check is not None else None
            if fault is None:
                return answer
            typer.echo(f'"{answer}" {fault}', err=True)

    def whether(self, prompt: str) -> bool:
        return not self.silent and typer.confirm(prompt, default=False)


def _zone_fault(zone: str) -> str | None:
    problem = zone_problem(zone)
    return f"will not do: {problem.message}" if problem is not None else None


def _there(path: Path) -> Problem:
    return Problem("file-exists", "is there already: choose another folder, or say --force", file=str(path))


def _next_steps(settings: Settings, directory: Path) -> str:
    said = [f"Wrote {directory / 'pbm.toml'}, a board and a game."]
    folders = [f"comes in through {way.path / 'new'}" for way in settings.inbound if isinstance(way, MaildirInbound)]
    if isinstance(settings.outbound, MaildirOutbound):
        folders.append(f"goes out into {settings.outbound.path / 'new'}")
    if folders:
        said.append(f"As long as no mail server is set up, mail {' and '.join(folders)}, a file each.")
    steps = []
    for way in (*settings.inbound, settings.outbound):
        if isinstance(way, ImapInbound | SmtpOutbound) and way.password is not None and way.password.file is not None:
            what = "mailbox" if isinstance(way, ImapInbound) else "outgoing mail"
            file = way.password.file
            steps.append(f"Put the password of the {what} into {file}, as its only line, and: chmod 600 {file}")
    steps.append(f"Look through {directory / 'pbm.toml'}; every line has a remark.")
    steps.append(
        f"Make the example yours: {directory / 'games' / 'example.toml'} (or write another with: pbm game new KEY)."
    )
    steps.append("Change the board, or draw another: a board that players have seen before keeps no secret.")
    there = "" if directory == Path() else f"cd {shlex.quote(str(directory))} && "
    steps.append(f"Begin: {there}pbm game start games/example.toml && pbm serve")
    numbered = (f"  {number}. {step}" for number, step in enumerate(steps, start=1))
    return "\n".join([*said, "What is left to do:", *numbered])
