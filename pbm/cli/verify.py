"""`pbm verify`: whether a game was played as it was reported, from the files a player has."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from pbm.boards.reader import read_board
from pbm.config.resources import resource
from pbm.core.errors import ConfigError, PbmError
from pbm.mail.decode import decode
from pbm.proof.papers import Paper, paper_of_mail, paper_of_text
from pbm.proof.reveal import read_reveal
from pbm.proof.verify import Verdict, verify
from pbm.reports.tongues import Catalogue, Tongues

__all__ = ["verify_command"]

_MOST = 64 * 1024 * 1024  # bytes; a file beyond this is no report
_SHOWN = 30  # differences that are told one by one
_PAGE = b"Content-Type: text/html; charset=utf-8\r\n\r\n"
_IS_PAGE = re.compile(rb"\s{0,200}<(?:!doctype|html|head|body|div|table|p)\b", re.IGNORECASE)
_HEADER = 100_000  # bytes within which the header of a mail ends
_MAIL_FIELDS = (b"received:", b"message-id:", b"mime-version:", b"content-type:", b"return-path:")


def verify_command(
    reveal: Annotated[
        Path,
        typer.Argument(metavar="REVEAL", help="The reveal file that came with the last report.", show_default=False),
    ],
    reports: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[REPORT…]",
            help="Reports as your mail program saves them: .eml, .txt or .html. The first mail helps too.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")] = False,
) -> None:
    """Check that a game was played as you were told: the sealed board, every round, and your reports.

    It needs no server and no network, only the reveal file and the mails you kept. Every round is played again from
    the orders, on the board whose seal you were mailed at the beginning, and compared with what your reports say.

    Exit status 0: everything agrees. Status 1: something does not, or a file cannot be read. Status 2: wrong usage.
    """
    try:
        revealed = read_reveal(_bytes(reveal))
        papers = [_paper(path) for path in reports or ()]
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
    return f"{rounds} with the sealed board{reports}."


def _languages() -> list[Catalogue]:
    """Return the languages that reports are written in."""
    try:
        tongues = Tongues(resource("pbm", "locale"))
    except ConfigError:
        tongues = Tongues()
    return [tongues.of(language) for language in tongues.languages]


def _paper(path: Path) -> Paper:
    """Return a report from its file, whatever saved it."""
    raw = _bytes(path)
    is_page = path.suffix.lower() in (".html", ".htm") or _IS_PAGE.match(raw) is not None
    if is_page or path.suffix.lower() == ".eml" or _looks_like_mail(raw):
        letter = decode(_PAGE + raw if is_page else raw)
        return paper_of_mail(str(path), raw, letter.text, letter.subject, _addressee(raw))
    return paper_of_text(str(path), raw)


def _looks_like_mail(raw: bytes) -> bool:
    """Return whether a file begins as a mail does: with lines of a header, one of them a mail's alone."""
    lines = raw[:_HEADER].replace(b"\r\n", b"\n").partition(b"\n\n")[0].split(b"\n")
    fields = [line.partition(b":")[0].lower() + b":" for line in lines if b":" in line and line[:1] not in b" \t"]
    others = [line for line in lines if line[:1] not in b" \t" and b":" not in line]
    return not others and any(field in _MAIL_FIELDS for field in fields)


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
