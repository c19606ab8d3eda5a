"""Absences and settings wished for beside orders or press by which nothing is done: the GM is to read of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.late import late
from pbm.orders.led_by_commands import names_setting, unheard_commands
from pbm.orders.of_subject import is_forward, is_reply, sets_subject_aside
from pbm.orders.press.around import outside_press
from pbm.orders.standing.absence import tells_of_absence
from pbm.orders.unsolicited.sales import is_sales_mail

__all__ = ["tells_of_absence_beside", "with_wishes"]

_READ: Final = frozenset(("orders", "press"))
_LONGEST: Final = 90  # characters of a subject in which somebody wishes for something
_MOST: Final = 200  # lines that are looked at
_BRACKETED: Final = late(r"\((?P<inner>[^()\n]{4,90})\)")
_KINDLY: Final = late(r"\b(?:please|pls|plz|bitte|svp|graag|por favor|per favore)\b", re.IGNORECASE)
_LEAVING: Final = late(
    r"\b(?:resign\w*|quit(?:ting)?|(?:dropping|drop|bow|bowing) out|leav(?:e|ing) the game|last (?:round|turn|orders?)"
    r"|kündige|trete .{0,20}zurück|steige .{0,20}aus|höre .{0,20}auf|démission\w*|j'arrête"
    r"|stop ermee|me retiro|mi ritiro)\b",
    re.IGNORECASE,
)
_SETTINGS: Final = frozenset(("REMIND", "ZONE", "LANGUAGE", "FORMAT", "ADDRESS"))


def with_wishes(reading: Reading, cleaned: Cleaned, subject: str) -> Reading:
    """Return the reading of a mail that does something as one that has words for the GM, where it wishes for more.

    That is an absence that cannot be noted, a setting in brackets or in the subject, or a word of leaving in brackets
    that was not understood: "6/44 (clocks to Lisbon please)". The subject of an answer is an old one. A mail that does
    nothing goes to the GM anyway.
    """
    if reading.chatter or reading.kind not in _READ:
        return reading
    words = cleaned.words[:_MOST]
    commands = {one.command for one in reading.asked}
    typed = subject.strip()
    if len(typed) > _LONGEST or is_reply(typed) or is_forward(typed) or sets_subject_aside(words):
        typed = ""
    unheard = (
        ("ABSENT" not in commands and _tells_of_absence(words, typed))
        or (commands.isdisjoint(_SETTINGS) and _wishes(words, typed))
        or ("RESIGN" not in commands and any(_LEAVING.search(inner) for inner in _in_brackets(words)))
    )
    return replace(reading, chatter=True) if unheard and not is_sales_mail(subject, words) else reading


def tells_of_absence_beside(words: Sequence[str]) -> bool:
    """Return whether words outside press tell of days on which their writer is away."""
    return tells_of_absence([words[place] for place in outside_press(words[:_MOST])])


def _tells_of_absence(words: Sequence[str], subject: str) -> bool:
    return tells_of_absence_beside(words) or tells_of_absence([subject])


def _wishes(words: Sequence[str], subject: str) -> bool:
    """Whether a setting is named in brackets outside press, or wished for in the subject."""
    if unheard_commands([subject]) or (names_setting(subject) and _KINDLY.search(subject) is not None):
        return True
    return any(map(names_setting, _in_brackets(words)))


def _in_brackets(words: Sequence[str]) -> list[str]:
    """Return what stands in brackets outside press."""
    if not any("(" in line for line in words):
        return []
    return [found["inner"] for place in outside_press(words) for found in _BRACKETED.finditer(words[place][:400])]
