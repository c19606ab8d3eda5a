"""Mail that a machine wrote: kept, sorted, never answered, never orders."""

from __future__ import annotations

import re

from pbm.orders.cleaning.clean import clean
from pbm.orders.words import keyword
from pbm.service.bounces import note_bounce
from pbm.service.notices import tell_of_challenge
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn

__all__ = ["is_challenge", "note_machine"]

_BEGINNING = 3000
_HELD_BACK = re.compile(
    r"\b(?:your (?:e-?mail|message|mail)s?(?: you sent)?|th(?:is|e) (?:e-?mail|message|mail)s? (?:that )?you sent"
    r"(?: to \S{1,80})?) (?:has|have|is|was|will)(?: not)?"
    r" (?:been |be |being )?(?:held|quarantined|delivered until|put on hold|waiting)"
    r"|\b(?:your|th(?:is|e)) (?:e-?mail|message|mail) is on hold\b|\b(?:has|have) not yet been delivered\b"
    r"|(?:wird|wurde) zurückgehalten|en attente de (?:votre )?(?:confirmation|validation)",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]+")
_PROVE = re.compile(
    r"\b(?:confirm|verify|authenticate|prove|validate|bestätigen|confirmer|valider)\b"
    r"|\b(?:click|visit|follow)\b.{0,80}\blink\b|\bcaptcha\b|\b(?:approved|safe|allowed|accepted) senders?\b"
    r"|\bwhite-?list|\bto have it delivered\b|\benter (?:the |this )?code\b",
    re.IGNORECASE,
)


def is_challenge(letter: Letter) -> bool:
    """Return whether a mail says that ours is held until somebody proves to be a person.

    A person may write such words too; orders beside them show that one did.
    """
    words = f"{letter.subject}\n{letter.text[:_BEGINNING]}"
    if _HELD_BACK.search(words) is None or _PROVE.search(words) is None:
        return False
    return not any(map(_orders_in, clean(letter.text[:_BEGINNING]).words))


def _orders_in(line: str) -> bool:
    return any(map(str.isdigit, line)) and any(map(keyword, _WORD.findall(line.casefold())))


def note_machine(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter) -> str:
    """Keep what a machine's mail tells us of an address, tell the GM of a challenge; return what it was."""
    if letter.bounce:
        return note_bounce(office, work, mail, letter)
    if is_challenge(letter):
        tell_of_challenge(office, work, mail, letter)
        return "automatic: it wants a person to prove that our mail is no spam; not answered"
    return f"automatic: {letter.automatic or 'it came to an address that only machines write to'}; not answered"
