"""The same words again and again: what a program sends that answers each of our answers and says so nowhere."""

from __future__ import annotations

from datetime import timedelta

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn, Round

__all__ = ["ANSWERED", "said_before"]

ANSWERED = 3
"""Mails with the same words that are answered within a day; a person has been understood by then."""

_DAY = timedelta(days=1)
_LOOKED_AT = 12  # mails before this one
_LONGEST = 4000  # characters that are compared


def said_before(
    office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known, round_: Round | None, reading: Reading
) -> int:
    """Return how many mails of the seat said the same within a day, in the round on the table.

    Where nothing is ordered, figures tell no two mails apart: programs count and date theirs. Orders are the same where
    no others came in between. Press, and what asks for something, HELP or STATUS, is never
    said too often.
    """
    if reading.letters or reading.press or reading.missed is not None:
        return 0
    if any(one.command != "ABSENT" for one in reading.asked) or reading.command:
        return 0
    ordering = any(reading.orders.values()) or bool(reading.later or reading.seconds)
    own = _words(letter, figures=ordering)
    if not own:
        return 0
    older = [
        one
        for one in work.mails.of_seat(who.seat.id, mail.received_at - _DAY)
        if one.id != mail.id and one.status == "processed" and one.round_id == (round_.id if round_ else None)
    ]
    if len(older) < ANSWERED - 1:
        return 0
    same = 0
    for one in reversed(older[-_LOOKED_AT:]):
        if _words(office.decode(one.raw), figures=ordering) == own:
            same += 1
        elif ordering:
            break
    return same


def _words(letter: Letter, *, figures: bool) -> str:
    """Return a letter's own words as they are compared: in small letters, without signs, and maybe without figures."""
    said = " ".join(clean(letter.text, ()).words)[:_LONGEST].casefold()
    return " ".join("".join(ch if ch.isalpha() or (figures and ch.isdigit()) else " " for ch in said).split())
