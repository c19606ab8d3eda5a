"""The command FORMAT."""

from __future__ import annotations

from typing import Literal

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "format_named"]


def format_named(argument: str) -> Literal["text", "html"] | None:
    """Return the format an argument names; None when it names none."""
    word = argument.casefold().strip(" .!")
    if word in ("text", "plain", "plain text", "plaintext"):
        return "text"
    return "html" if word == "html" else None


def _takes(argument: str) -> bool:
    return not argument or format_named(argument) is not None


COMMAND = Command(
    name="FORMAT",
    arguments="TEXT|HTML",
    help=say("plain mails, or mails with an HTML part beside the text"),
    takes=_takes,
    phrases=(
        "(?:please )?(?:send|write) (?:me )?(?P<argument>plain text|html|plain)(?: mails?| e-?mails?)?",
        "(?P<argument>plain text|html)(?: mails?| e-?mails?)?",
    ),
    hints="html plain",
)
