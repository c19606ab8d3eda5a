"""`pbm orders read`: how a raw mail is understood, without a server."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from pbm.cli.values import LARGEST, whole
from pbm.config.words_file import load_words
from pbm.core.errors import PbmError, Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Field, OrderForm, Reading
from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.cleaning.correspondents import Correspondents, bare_address
from pbm.orders.parse import read
from pbm.orders.press.parts import split_press
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.service.ports import Letter
from pbm.service.read_mail import read_mail

__all__ = ["app", "understood"]

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="See how mails with orders are understood.")

_STDIN = "-"
_MOST = 64 * 1024 * 1024  # bytes; a mail beyond this is no mail, and must not fill the memory


@app.callback()
def group() -> None:
    """See how mails with orders are understood."""


@app.command("read")
def read_command(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Raw mails; - for one on standard input.", show_default=False)
    ],
    turns: Annotated[
        int,
        typer.Option(
            "--turns",
            metavar="1|2",
            parser=whole(1, 2, "a round asks for 1 throw or 2"),
            help="How many throws the round asks for.",
        ),
    ] = 1,
    boards: Annotated[
        str, typer.Option("--boards", metavar="A,B", help="The boards of the game, parted by commas.")
    ] = "A",
    size: Annotated[
        int,
        typer.Option(
            "--size",
            metavar="N",
            parser=whole(1, LARGEST, "say how many spaces the board has, such as 100"),
            help="The last space; a trapdoor beyond it is asked about.",
        ),
    ] = 100,
    words: Annotated[
        Path | None,
        typer.Option(
            "--words", metavar="FILE", help="Words of your own: a file with a table [words].", show_default=False
        ),
    ] = None,
    as_json: Annotated[  # noqa: ARG001 - scripts name it as they do elsewhere, and there is no other form
        bool, typer.Option("--json", help="Write JSON, as is done in any case.")
    ] = False,
) -> None:
    """Say how raw mails are understood: a line of JSON for each, in order.

    Exit status 1: a file could not be read, and nothing was written. Status 2: wrong usage.
    """
    form = _form(turns, _names(boards), size)
    vocabulary = VOCABULARY.extended(load_words(words)) if words is not None else VOCABULARY
    if files.count(_STDIN) > 1:
        raise typer.BadParameter("standard input can be read once only", param_hint="FILE")
    lines = [json.dumps(_shown(file, form, understood(_raw(file), form, vocabulary))) for file in files]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _names(boards: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in boards.split(","))
    if not all(name.isalnum() and len(name) <= 20 for name in names) or len(set(names)) < len(names):
        raise typer.BadParameter(
            f"{boards!a} is not a list of different boards such as A,B: letters and digits, parted by commas",
            param_hint="--boards",
        )
    return names


def _form(turns: int, boards: tuple[str, ...], size: int) -> OrderForm:
    throw = Field("throws", "Your throw", "numbers", count=turns, low=1, high=6)
    door = Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=size, optional=True)
    return OrderForm(boards, (), (throw, door))


def _raw(file: str) -> bytes:
    """Return the bytes of a file, or of standard input for ``-``; PbmError, with its name, if that fails."""
    try:
        if file == _STDIN:
            data = sys.stdin.buffer.read(_MOST + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(_MOST + 1)
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise PbmError(Problem("unreadable", f"cannot be read: {reason}", file=file)) from None
    if len(data) > _MOST:
        raise PbmError(Problem("too-long", f"is no mail: it is longer than {_MOST:,} bytes", file=file))
    return data


def understood(raw: bytes, form: OrderForm, vocabulary: Vocabulary = VOCABULARY) -> Reading:
    """Return what a raw mail was understood to say; a machine's orders nothing, whatever it quotes."""
    letter = decode(raw)
    if letter.bounce:
        return Reading("bounce", "clear", {})
    writer = letter.sender.name if letter.sender is not None else ""
    cleaned = clean(letter.text, (), _correspondents(letter))
    reread = partial(read, form=form, subject=letter.subject, writer=writer, vocabulary=vocabulary)
    apart = partial(split_press, vocabulary=vocabulary)
    reading = read_mail(reread, cleaned, letter.subject, form, apart)
    if letter.automatic:
        robot = reading.kind in ("auto-reply", "bounce", "other")
        return Reading(reading.kind if robot else "auto-reply", "clear", {})
    if reading.missed is not None and not reading.orders:
        # What to play in rounds that are missed is the game's to allow: without one, a GM would write back.
        return replace(reading, verdict="ask")
    return reading


def _correspondents(letter: Letter) -> Correspondents:
    """Return whom a mail's header tells of: its writer, and those it is to as the game."""
    own = {bare_address(mailbox.address) for mailbox in letter.senders}
    ours = frozenset(bare_address(address) for address in letter.recipients) - own
    return Correspondents(
        domains=frozenset(address.rpartition("@")[2] for address in ours),
        writer=frozenset(own | {mailbox.name for mailbox in letter.senders if " " in mailbox.name}),
    )


def _shown(file: str, form: OrderForm, reading: Reading) -> JsonObject:
    orders: dict[str, Json] = {}
    for board in form.boards:
        order = reading.orders.get(board, {})
        orders[board] = {"throws": order.get("throws", []), "trapdoor": order.get("trapdoor")}
    quotes = (*reading.quotes, *[None] * len(reading.problems))
    problems: list[Json] = [
        {"code": problem.code, "message": problem.message, "line": quote or ""}
        for problem, quote in zip(reading.problems, quotes, strict=False)
    ]
    return {
        "file": file,
        "kind": reading.kind,
        "verdict": reading.verdict,
        "orders": orders,
        "press": reading.press,
        "problems": problems,
    }
