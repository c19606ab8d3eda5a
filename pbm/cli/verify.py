"""`pbm verify`: whether a game was played as it was reported, from the files a player has."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Sequence
from email import message_from_bytes, policy
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards.reader import read_board
from pbm.cli.files import MAIL, PAGE, REVEAL, describe_file, kind_of, looks_like_mail
from pbm.config.resources import resource
from pbm.core.errors import ConfigError, PbmError
from pbm.mail.decode import decode
from pbm.proof.papers import Paper, paper_of_mail, paper_of_text
from pbm.proof.reveal import read_reveal
from pbm.proof.verify import Verdict, verify
from pbm.reports.layout import safe_line
from pbm.reports.tongues import Catalogue, Tongues

__all__ = ["verify_command"]

_MOST = 64 * 1024 * 1024  # bytes; a file beyond this is no report
_SHOWN = 30  # differences that are told one by one
_PAGE = b"Content-Type: text/html; charset=utf-8\r\n\r\n"
_REPORTS = "a report is a mail that you saved, as .eml, .txt or .html"
_NAMED = 5  # files in a command that is proposed


def verify_command(
    reveal: Annotated[
        Path,
        typer.Argument(metavar="REVEAL", help="The reveal file that came with the last report.", show_default=False),
    ],
    reports: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="REPORT",
            help="Reports as your mail program saves them: .eml, .txt or .html. The first mail helps too.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")] = False,
) -> None:
    """Check that a game was played as you were told: what was sealed, every round, and your reports.

    It needs no server and no network, only the reveal file and the mails you kept. Every round is played again from
    the orders, with the boards and the dice whose seals you were mailed at the beginning, and compared with what your
    reports say.

    Exit status 0: everything agrees. Status 1: something does not, or a file cannot be read. Status 2: wrong usage.
    """
    # A folder is often named as a whole, and the reveal file lies in it with the mails.
    kept = [path for path in reports or () if not _same(path, reveal)]
    try:
        revealed = read_reveal(_reveal(reveal, kept))
        papers = [_paper(path) for path in kept]
    except PbmError as error:
        placed = type(error).of(problem if problem.file else problem.at(str(reveal)) for problem in error.problems)
        raise placed from None
    verdict = verify(revealed, papers, read_board, _languages())
    if as_json:
        sys.stdout.write(json.dumps(verdict.as_json()) + "\n")
    else:
        _tell(verdict)
    if not verdict.agrees:
        raise typer.Exit(1)


def _tell(verdict: Verdict) -> None:
    for finding in verdict.findings[:_SHOWN]:
        typer.echo(str(finding))
    count = len(verdict.findings)
    if count > _SHOWN:
        typer.echo(f"… and {count - _SHOWN} more (--json shows all)")
    if count:
        typer.echo("")
        typer.echo(f"{'One thing does' if count == 1 else f'{count} things do'} not agree in {verdict.title}.")
    else:
        typer.echo(_agreement(verdict))
    for note in verdict.notes:
        typer.echo("")
        typer.echo(f"Note: {note}")


def _agreement(verdict: Verdict) -> str:
    rounds = f"All {verdict.rounds} rounds agree" if verdict.rounds != 1 else "The one round agrees"
    reports = ""
    if verdict.reports:
        reports = f" and with your {verdict.reports} reports" if verdict.reports > 1 else " and with your report"
    return f"{rounds} with what was sealed{reports}."


def _languages() -> list[Catalogue]:
    """Return the languages that reports are written in."""
    try:
        tongues = Tongues(resource("pbm", "locale"))
    except ConfigError:
        tongues = Tongues()
    return [tongues.of(language) for language in tongues.languages]


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _reveal(path: Path, reports: Sequence[Path]) -> bytes:
    """Return the bytes of the reveal file; ConfigError, with what to type, for what is plainly something else."""
    raw = _bytes(path)
    kind = kind_of(raw, path.suffix)
    if kind in (None, REVEAL):
        return raw
    found = [other for other in reports if describe_file(other) == REVEAL]
    attached = _attached_reveal(raw) if kind == MAIL else ""
    if len(found) == 1:
        others = [str(other) for other in (path, *reports) if other != found[0]]
        shown = shlex.join([str(found[0]), *others[:_NAMED]]) + (" …" if len(others) > _NAMED else "")
        advice = f"The reveal file goes first: pbm verify {shown}"
    elif attached:
        advice = f"The reveal file is attached to it: save the attachment {attached} and name that first"
    else:
        advice = "Name the reveal file first, the reports after it: pbm verify vipers-reveal.json reports/*.eml"
    raise ConfigError.saying("no-reveal", f"this is {kind}, not a reveal file. {advice}", file=str(path))


def _attached_reveal(raw: bytes) -> str:
    """Return the name of the reveal file that a mail brings, "" if it brings none."""
    mail = message_from_bytes(raw, policy=policy.compat32)
    names = (part.get_filename() or "" for part in mail.walk())
    return next((safe_line(name, 80) for name in names if name.lower().endswith("-reveal.json")), "")


def _paper(path: Path) -> Paper:
    """Return a report from its file, whatever saved it; ConfigError for a file that is plainly none."""
    raw = _bytes(path)
    kind = kind_of(raw, path.suffix)
    if kind == REVEAL:
        raise ConfigError.saying(
            "no-report",
            f"this is another reveal file, not a report: one game is verified at a time, and {_REPORTS}",
            file=str(path),
        )
    if kind not in (None, MAIL, PAGE):
        raise ConfigError.saying("no-report", f"this is {kind}, not a report: {_REPORTS}", file=str(path))
    is_page = kind == PAGE or path.suffix.lower() in (".html", ".htm")
    if is_page or path.suffix.lower() == ".eml" or looks_like_mail(raw):
        letter = decode(_PAGE + raw if is_page else raw)
        return paper_of_mail(str(path), raw, letter.text, letter.subject, _addressee(raw))
    return paper_of_text(str(path), raw)


def _addressee(raw: bytes) -> str:
    """Return the name in the To of a mail, as far as it is plain."""
    found = re.search(rb"(?im)^to:[ \t]{0,9}\"?([^\"<\r\n]{1,100}?)\"?[ \t]{0,9}<", raw[:20_000])
    return found[1].decode("utf-8", "replace").strip() if found else ""


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            raw = stream.read(_MOST + 1)
    except OSError as error:
        raise ConfigError.saying(
            "unreadable", f"cannot be read: {(error.strerror or str(error)).lower()}", file=str(path)
        ) from None
    if len(raw) > _MOST:
        raise ConfigError.saying("too-long", "is too long to be a report or a reveal file", file=str(path))
    return raw
