"""`pbm template`: the templates that mails, zine and archive are written by, and the GM's own in their place."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated

import typer

from pbm.cli.files import write_file
from pbm.cli.output import say, show_table
from pbm.cli.server import AsJson, ConfigPath, settings_of
from pbm.config.resources import resource
from pbm.core.errors import ConfigError, Problem
from pbm.reports.writer import Writer
from pbm.rulesets.api import Table

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, help="Make the words of mails, zine and archive your own.")


@app.command("list")
def list_templates(config: ConfigPath = None, as_json: AsJson = False) -> None:
    """List all templates, and which of them are your own."""
    own = settings_of(config).templates.folder
    rows = tuple((name, str(own / name) if own and (own / name).is_file() else "") for name in _names())
    show_table(Table("", ("template", "your own"), rows), as_json=as_json)


@app.command()
def copy(
    names: Annotated[
        list[str],
        typer.Argument(metavar="NAME", help="The templates, as in mail/receipt.txt; `pbm template list` has them all."),
    ],
    force: Annotated[bool, typer.Option("--force", help="Write over your own ones that are there.")] = False,
    config: ConfigPath = None,
) -> None:
    """Copy templates of the program into your folder, to be changed there. All others stay the program's."""
    own = _folder(config)
    known = _names()
    for name in names:
        if name not in known:
            raise ConfigError.saying("no-template", f"there is no template {name}; {_advice(name, known)}")
        if (own / name).exists() and not force:
            raise ConfigError.saying(
                "file-exists", "is there already: --force writes ours over it", file=str(own / name)
            )
    for name in names:
        _write(own / name, resource("templates", name).read_bytes())
        say(f"{own / name} is there: change it, then `pbm template check`.")


@app.command()
def check(config: ConfigPath = None) -> None:
    """Say whether your own templates can be read, and what is wrong with them by file and line.

    Exit status 1: something is wrong. The program's own is used in place of one that fails.
    """
    own = _folder(config)
    problems = Writer(resource("templates"), own).check()
    if problems:
        raise ConfigError(*problems)
    mine = [name for name in _names() if (own / name).is_file()]
    if mine:
        say(f"Your own templates can be read: {', '.join(mine)}. `pbm serve` uses them from its next start.")
    else:
        say(f"There is no template of your own in {own} yet; `pbm template copy NAME` puts one there.")


def _names() -> tuple[str, ...]:
    """Return the names of all templates, as a GM's folder has to have them."""
    root = resource("templates")
    return tuple(sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()))


def _folder(config: Path | None) -> Path:
    """Return the folder of the GM's own templates; ConfigError, with what to write, when none is configured."""
    folder = settings_of(config).templates.folder
    if folder is None:
        raise ConfigError.saying(
            "no-folder",
            'pbm.toml names no folder for templates of your own: write folder = "templates" below [templates]',
        )
    return folder


def _advice(name: str, known: tuple[str, ...]) -> str:
    near = [one for one in known if one.rpartition("/")[2].rpartition(".")[0] == name]
    near = near or difflib.get_close_matches(name, known, n=1, cutoff=0.7)
    return f"did you mean {' or '.join(near)}?" if near else "`pbm template list` has them all"


def _write(file: Path, data: bytes) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ConfigError(Problem("output", f"cannot be made: {reason}", file=str(file.parent))) from None
    write_file(file, data)
