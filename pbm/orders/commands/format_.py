"""The command FORMAT."""

from __future__ import annotations

import re
from typing import Literal

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND", "format_named"]


_TEXT = ("text", "plain", "plain text", "plaintext", "txt", "text only", "nur text", "no html")
_WORD = re.compile(r"[A-Za-z.]{2,8}")


def format_named(argument: str) -> Literal["text", "html"] | None:
    """Return the format an argument names; None when it names none."""
    word = argument.casefold().strip(" .!")
    if word in _TEXT:
        return "text"
    return "html" if word == "html" else None


def _takes(argument: str) -> bool:
    """Take a word that may be meant for a format too: the answer then says which there are."""
    return not argument or format_named(argument) is not None or _WORD.fullmatch(argument) is not None


_HTML = "(?:html|html[ -]?mails?|html[ -]?e-?mails?)"
_ASKING = "(?:please |(?:can|could|would|will) you (?:please )?)?"

COMMAND = Command(
    name="FORMAT",
    arguments="TEXT|HTML",
    help=say("plain mails, or mails with an HTML part beside the text"),
    takes=_takes,
    phrases=(
        "(?:please )?(?:send|write) (?:me )?(?P<argument>plain text|html|plain)(?: mails?| e-?mails?)?",
        "(?P<argument>plain text|html)(?: mails?| e-?mails?)?",
        f"{_ASKING}(?:stop|no longer|do not|dont) (?:sending|send|writing|write|use|using) (?:me )?(?:any )?(?:more )?"
        f"{_HTML}(?: any ?more)?(?P<text>)",
        f"{_ASKING}(?:no|without) (?:more )?{_HTML}(?P<text>)(?: any ?more)?(?: please)?",
        f"(?:only |just )?(?P<text>text)(?: only)? (?:please )?(?:no|not|without) {_HTML}",
        f"{_ASKING}(?:send me |write )?(?:only |just )(?:plain )?(?P<text>text)(?: mails?| e-?mails?)?(?: please)?",
        f"(?:bitte )?nur (?:noch )?(?P<text>text)(?: bitte)?(?: und)?(?: kein {_HTML})?(?: bitte)?(?: mehr)?",
        f"(?:bitte )?kein(?:e)? {_HTML}(?: mehr)?(?: bitte)?(?P<text>)",
    ),
    hints="html plain text html-mails",
)
