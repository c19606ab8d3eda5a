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
_MAILS = "(?:(?:your|my|the|all|these|those|our) ){0,2}(?:e-?mails?|mails?|messages|them|everything)"
_ONLY = "(?: (?:only|please|from now on|now|in future|format|no html|without html)){0,3}"
_IN_TEXT = "(?:in|as) (?:plain |pure |simple )?(?P<text>text)"

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
        f"{_ASKING}(?:send|write|mail)(?: me| us)?(?: only| just)? plain (?P<text>text)"
        f"(?: mails?| e-?mails?| messages)?{_ONLY}",
        f"(?:i|id|i would) (?:prefer|like|rather have) (?:only |just )?plain (?P<text>text)(?: mails?| e-?mails?)?"
        f"{_ONLY}",
        f"{_MAILS} {_IN_TEXT}{_ONLY}",
        f"(?:only |just )?plain (?P<text>text)(?: mails?| e-?mails?| messages)?{_ONLY}",
        f"{_ASKING}(?:send|write|mail|make|let me have)(?: me)? {_MAILS}(?: to me| come)? {_IN_TEXT}{_ONLY}",
        f"{_ASKING}(?:switch|change|set) (?:me|{_MAILS})(?: over)? to (?:plain |pure )?(?P<text>text)"
        f"(?: mails?| e-?mails?)?{_ONLY}",
        f"(?:please )?(?:can|could|may) i (?:please )?(?:have|get) {_MAILS} {_IN_TEXT}{_ONLY}",
        f"(?:please )?(?:can|could) {_MAILS} (?:please )?(?:be|come)(?: sent)? {_IN_TEXT}{_ONLY}",
        f"(?:please )?(?:can|could|may|might) i (?:please )?(?:have|get|receive) (?:{_MAILS} |it |only |just ){{0,2}}"
        f"(?:in |as )?(?:plain )?(?P<text>text)(?: mails?| e-?mails?| messages| versions?)?{_ONLY}",
        f"(?:plain )?(?P<text>text)(?: mails?| e-?mails?)?(?: version)? only{_ONLY}",
        f"(?:i only want|i want only|id like only|i only need) (?:plain )?(?P<text>text)(?: mails?| e-?mails?)?{_ONLY}",
        f"{_ASKING}(?:no|without|leave out the|skip the|stop sending(?: me)?(?: the)?|do not send(?: me)?(?: any| the)?"
        f"|dont send(?: me)?(?: any| the)?) (?:more )?(?:pictures|images|graphics)(?P<text>)(?: any ?more)?{_ONLY}",
        "(?:bitte )?keine bilder(?: mehr)?(?: bitte)?(?P<text>)",
        "(?:seulement du |uniquement du |du )?(?P<text>text)e (?:seul|seulement|uniquement|brut)(?: svp| merci)?",
        "(?:alleen|enkel|graag alleen) (?:platte )?tekst(?P<text>)(?: graag| aub)?",
        "(?:por favor )?(?:solo|sólo|solamente) texto(?P<text>)",
        "(?:per favore )?(?:solo|soltanto) testo(?P<text>)",
        "(?:bitte )?(?:schick|schicke|sende|schreib|schreibe) mir (?:bitte )?(?:ab jetzt )?(?:nur )?(?:noch )?"
        "(?:reine[nr]? )?(?P<text>text|textmails|text-mails)(?: bitte)?",
        f"(?:bitte )?nur (?:noch )?(?P<text>text)(?: bitte)?(?: und)?(?: kein {_HTML})?(?: bitte)?(?: mehr)?",
        f"(?:bitte )?kein(?:e)? {_HTML}(?: mehr)?(?: bitte)?(?P<text>)",
    ),
    hints="pictures images graphics bilder texte tekst texto testo html plain text html-mails textmails text-mails",
)
