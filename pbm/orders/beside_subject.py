"""Orders and commands in a subject whose mail says something else: "5/44", and below it only press or a thank-you."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.orders import Asked, RawOrders, Reading
from pbm.core.phrases import say
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.commands import asked_in_subject
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.of_subject import is_forward, is_reply, sets_subject_aside
from pbm.orders.unsolicited.sales import is_sales_mail

__all__ = ["with_subject"]

_READ: Final = frozenset(("orders", "other", "question", "press"))
_LONGEST: Final = 90  # characters of a subject in which somebody orders something
_ORDERING: Final = frozenset(("WITHDRAW", "RESTORE", "PLAY DEFAULT"))
"""The commands that change what stands: whether they are meant is asked, for the mail says something else."""
_SETTING: Final = frozenset(("ABSENT", "REMIND", "ZONE", "LANGUAGE", "FORMAT"))
_SHOWING: Final = frozenset(("STATUS", "HELP", "HISTORY", "GAMES", "REPORT"))
_KINDLY: Final = late(r"\b(?:please|pls|plz|bitte|svp|graag|por favor|per favore)\b", re.IGNORECASE)


def with_subject(reading: Reading, cleaned: Cleaned, subject: str, reread: Callable[[Cleaned], Reading]) -> Reading:
    """Return the reading of a mail that orders nothing with the question whether what its subject orders is meant.

    ``reread`` is the reader. A command that only shows or notes something is done, if the subject asks for it plainly;
    RESIGN is in any mail, for whoever resigns is asked anyway. The subject of an answer is an old one.
    """
    subject = subject.strip()
    if not subject or len(subject) > _LONGEST or reading.kind not in _READ or is_reply(subject) or is_forward(subject):
        return reading
    empty = not any(line.strip() for line in (*cleaned.words, *cleaned.form))
    called = None if empty else _called(subject)
    if called is None and (_does_something(reading) or not _may_order(subject)):
        return reading
    if sets_subject_aside(cleaned.words) or is_sales_mail(subject, cleaned.words):
        return reading
    if called is not None:
        return _with_command(reading, called)
    alone = reread(Cleaned(words=(subject,), written=subject))
    if alone.kind != "orders" or not (_orders(alone) or alone.later):
        return reading
    asking = say(
        "There seem to be orders in the subject of your mail, “{subject}”, and none below it. I do not take them from "
        "there, as a subject may say anything. If they are meant, please type them in the mail itself.",
        subject=subject,
    )
    if reading.kind in ("other", "question") and not (empty or reading.asked or reading.letters):
        reading = replace(reading, chatter=True)  # of what becomes a mail about orders the rest is for the GM
    # What names another turn than this one is for the player to say again: a YES takes orders of this round alone.
    offered = alone.orders if alone.verdict == "clear" and not alone.later else {}
    return _asked(reading, asking, offered)


def _called(subject: str) -> Asked | None:
    """Return the command that a subject is, plainly: "my orders" or "status" heads its mail and asks for nothing.

    It is in capitals, asks kindly or with a question mark, or says what is to be set: "Remind off".
    """
    called = asked_in_subject(subject)
    if called is None or called.command == "ORDERS":
        return None
    if called.command in (*_ORDERING, "RESIGN") or called.command in subject:
        return called
    kindly = subject.endswith("?") or _KINDLY.search(subject) is not None
    setting = called.command in _SETTING and bool(called.argument)
    return called if setting or (called.command in _SHOWING and kindly) else None


def _with_command(reading: Reading, called: Asked) -> Reading:
    """Return a reading with the command that a subject is: done, or asked about; nothing of what is a mere heading."""
    if any(one.command == called.command for one in reading.asked):
        return reading
    if called.command == "RESIGN" and (called.command in called.line or not _does_something(reading)):
        return replace(reading, asked=(*reading.asked, called))
    if called.command in _ORDERING:
        asking = say(
            "The subject of your mail says {command}, and the mail itself does not. If you want it, please send it on "
            "a line of its own.",
            command=called.command,
        )
        return _asked(reading, asking)
    return reading if called.command == "RESIGN" else replace(reading, asked=(*reading.asked, called))


def _asked(reading: Reading, asking: str, probable: RawOrders | None = None) -> Reading:
    """Return a reading that asks so besides, and orders nothing; a YES to it takes what is ``probable``."""
    problems = (*reading.problems, Problem("ambiguous", asking))
    quotes = (*reading.quotes, *[None] * (len(problems) - len(reading.quotes)))
    return replace(
        reading,
        kind="orders",
        verdict="ask",
        orders={},
        seconds={},
        replacing={},
        later={},
        problems=problems,
        quotes=quotes,
        probable=probable or {},
    )


def _orders(reading: Reading) -> bool:
    given = any(value not in (None, []) for order in reading.orders.values() for value in order.values())
    return bool(given or reading.seconds or reading.replacing)


def _does_something(reading: Reading) -> bool:
    """Whether a mail orders something by itself, or is asked about already."""
    changing = any(one.command in _ORDERING or one.command == "RESIGN" for one in reading.asked)
    return bool(_orders(reading) or reading.later or reading.missed or reading.problems or changing)


def _may_order(subject: str) -> bool:
    return any(map(str.isdigit, subject)) or is_counting(subject) or len(subject.split()) < 4
