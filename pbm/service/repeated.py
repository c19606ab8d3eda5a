"""The same words again and again: what a program sends that answers each of our answers and says so nowhere."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from functools import partial

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.cleaning.signatures import foot_of
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn, Round

__all__ = ["ANSWERED", "beginning_of", "changes_something", "orders_something", "said_before", "signed_before"]

ANSWERED = 3
"""Mails with the same words that are answered within a day; a person has been understood by then."""

_DAY = timedelta(days=1)
_LOOKED_AT = 12  # mails before this one
_TAKEN = ", receipt "  # in the outcome of a mail whose orders stand
_LONGEST = 4000  # characters that are compared
_READ = 16 * 1024  # characters that are read of a mail that is only looked at


def beginning_of(letter: Letter) -> Letter:
    """Return as much of a letter as is read where it is only looked at: long ones cost time, and anybody can send them.

    What is certain to be a seat's is read whole.
    """
    return replace(letter, text=letter.text[:_READ]) if len(letter.text) > _READ else letter


def said_before(
    office: Office,
    work: UnitOfWork,
    mail: MailIn,
    letter: Letter,
    who: Known,
    round_: Round | None,
    reading: Reading,
    ours: Collection[str],
    *,
    held: bool = False,
) -> int:
    """Return how many mails of the seat said the same within a day, in the round on the table.

    Where nothing is ordered, nor may be meant as orders or days, figures tell no two mails apart: programs count and
    date theirs. Orders are the same only in the same mail, letter by letter, its quotation and subject too, where no
    others came in between; and what was taken as orders is never the same as words that order nothing. ``ours`` are the
    lines of ours that a mail may hold: what was typed among them tells mails apart. Press, and what asks for something,
    HELP or STATUS, is never said too often. Mails that were ``held`` are looked at only where this one is not proved to
    be the seat's either: they may be anybody's.
    """
    if reading.letters or reading.press or reading.missed is not None:
        return 0
    if any(one.command != "ABSENT" for one in reading.asked) or reading.command:
        return 0
    statuses = ("processed", "held") if held else ("processed",)
    older = [
        one
        for one in work.mails.of_seat(who.seat.id, mail.received_at - _DAY)
        if one.id != mail.id and one.status in statuses and one.round_id == (round_.id if round_ else None)
    ]
    if len(older) < ANSWERED - 1:
        return 0
    ordering = orders_something(reading)
    told = _whole if ordering else partial(_words, ours=ours)
    own = told(letter)
    if not own:
        return 0
    same = 0
    for one in reversed(older[-_LOOKED_AT:]):
        if not ordering and _TAKEN in one.outcome:
            continue
        if told(office.decode(one.raw)) == own:
            same += 1
        elif ordering:
            break
    return same


def orders_something(reading: Reading) -> bool:
    """Return whether a mail orders or asks for something, or may have meant to."""
    return reading.kind == "orders" or bool(reading.probable) or changes_something(reading)


def changes_something(reading: Reading) -> bool:
    """Return whether a mail does something by itself, and is not only passed on or asked about."""
    ordering = any(reading.orders.values()) or reading.later or reading.seconds or reading.replacing
    return bool(ordering or reading.asked or reading.command or reading.letters or reading.press or reading.missed)


def signed_before(office: Office, work: UnitOfWork, mail: MailIn, letter: Letter, who: Known) -> bool:
    """Return whether the signature that a program put below a mail stood below orders of the seat that were taken.

    It is the program's then, or was confirmed with them. What came from elsewhere, and was not confirmed, may be
    somebody else's and tells nothing.
    """
    foot = foot_of(letter.text)
    if not foot:
        return False
    taken = [one.mail_id for one in work.orders.of_seat(who.seat.id)]
    older = [work.mails.get(one) for one in taken[-_LOOKED_AT:] if one is not None and one != mail.id]
    own = [one for one in older if one.confirmed_at is not None or (one.sender or "").lower() in who.player.addresses]
    return any(foot_of(office.decode(one.raw).text) == foot for one in reversed(own))


def _whole(letter: Letter) -> str:
    """Return all that a letter may order by: its subject, and its text with what it quotes."""
    return f"{letter.subject}\n{letter.text}"


def _words(letter: Letter, ours: Collection[str]) -> str:
    """Return a letter's own words as they are compared: in small letters, without signs and figures."""
    text = beginning_of(letter).text
    cleaned = clean(text, ours)
    written = cleaned.words + cleaned.form or clean(text).words
    said = " ".join(written)[:_LONGEST].casefold()
    return " ".join("".join(ch if ch.isalpha() else " " for ch in said).split())
