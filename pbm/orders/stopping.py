"""Words by which somebody wants no more of our mail: "unsubscribe please", "take me off your list"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.asking_kindly import AFTER, BEFORE, GREETING
from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = ["wants_no_more"]

_SHORT: Final = 5  # lines of a mail that says no more, with a greeting's and a name's
_WITHIN: Final = 90  # characters of the line that says it
_KINDNESSES: Final = 4  # kind words before it, and after it
_MAIL = (
    r"(?:(?:these|this|those|the|your|my|any|all|game|any more|more|further|public) ){0,3}"
    r"(?:reports?|mails?|e ?mails?|messages?|updates?|newsletters?|list|mailing list|game|subscription|observing)"
)
_THESE = rf"(?:these|those|them|this|it|anything|{_MAIL})"
_ME = r"(?:me|my (?:e ?mail )?address)"
_WISH = r"(?:(?:i (?:want|wish|would like|need)|id like|can you|could you|would you|will you) (?:to )?)?(?:please )?"
_STOPPING = late(
    rf"{_WISH}(?:stop(?: (?:that|now|observing|sending(?: me)?(?: {_THESE})?|{_THESE}))?"
    rf"|(?:unsubscribe|un subscribe|unsubscribing|sign off|opt out|cancel)(?: me)?(?: (?:(?:from|of|to) )?{_MAIL})?"
    rf"|(?:remove|delete|take|drop|strike|unsubscribe) {_ME}(?: (?:from|off|of|out of) {_MAIL}| off)?"
    rf"|no (?:more|further)(?: {_MAIL})?|off"
    rf"|(?:dont|do not|never) (?:send|mail|write)(?: to)?(?: me)?(?: {_THESE})?(?: any ?more| again)?"
    r"|i (?:dont|do not|no longer) (?:want|wish)(?: to (?:get|receive|have|observe|watch))?"
    rf"(?: {_THESE})?(?: any ?more| any longer)?"
    r"|(?:mich )?(?:bitte )?(?:abmelden|abbestellen|austragen)"
    r"|(?:bitte )?keine (?:weiteren )?(?:mails|berichte|e ?mails)(?: mehr)?"
    r"|(?:me )?(?:désabonner|désinscrire)|désabonnez moi|désinscription|(?:mij )?(?:uitschrijven|afmelden)"
    r"|schrijf mij uit|(?:darme de )?baja|no más (?:informes|correos)|basta|cancellami|disiscrivimi|disiscrizione)",
    re.IGNORECASE,
)
_ASKED = word_set("can could would will please")
_GREETED = late(rf"(?:{GREETING})(?: [^\W\d_]{{2,20}}){{0,2}}", re.IGNORECASE)


def wants_no_more(lines: Sequence[str]) -> bool:
    """Return whether a short mail says, with any kind words around it, that its writer wants no more mail."""
    said = [plain for plain in map(_plain, lines[: 4 * _SHORT]) if plain]
    if said[1:] and _GREETED.fullmatch(said[0]) is not None:
        said = said[1:]
    if not said or len(said) > _SHORT or len(said[0]) > _WITHIN:
        return False
    text = said[0]
    first = next(line for line in lines if _plain(line) == text)
    if "?" in first and _ASKED.isdisjoint(text.split()):
        return False
    for _ in range(_KINDNESSES + 1):
        if _STOPPING.fullmatch(text) is not None:
            return True
        shorter = AFTER.sub("", BEFORE.sub("", text, count=1), count=1) if BEFORE.match(text) else AFTER.sub("", text)
        if shorter == text:
            return False
        text = shorter
    return False


def _plain(line: str) -> str:
    """Return the words of a line in small letters, apart by one blank, apostrophes closed up."""
    text = "".join(ch if ch.isalnum() else "" if ch in "'’" else " " for ch in line[: 2 * _WITHIN].casefold())
    return " ".join(text.split())
