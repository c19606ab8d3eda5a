"""Answers to another player's letter: who wrote it, and what is written straight to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbm.core.orders import PressItem, Reading
from pbm.orders.cleaning.small_talk import without_small_talk
from pbm.orders.late import late
from pbm.orders.numbers import is_counting
from pbm.orders.press.named_below import kindly
from pbm.orders.replies import named
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.records import MailOut

__all__ = ["letter_answered", "to_its_writer", "writer_of"]

_TO_ONE = ("PRESS TO", "PRESSE AN")
"""How a letter begins its label in the way back that it tells, in each language that we write."""
_GREETING = late(
    r"(?i:(?:hi|hello|hey|hallo|hoi|salut|bonjour|hola|ciao|liebe[rs]?|ma chère|mon cher),? )?(.{2,40}?)[,!:]"
)
_NOTHING = ("empty", "announced")
"""What is asked of a mail in which no orders were found at all."""


def letter_answered(desk: Desk) -> MailOut | None:
    """Return the letter of another player that a mail answers; None where it answers none."""
    answered = (ours for ours in map(desk.work.outbox.by_message_id, desk.letter.in_reply_to) if ours is not None)
    return next((ours for ours in answered if ours.kind == "letter"), None)


def writer_of(desk: Desk, letter: MailOut) -> str:
    """Return who signed a letter that we passed on, as it says itself how to write back; empty for nobody."""
    text = " ".join(desk.office.decode(letter.raw).text.split())
    others = (seat.name for seat in desk.work.seats.of_game(desk.who.game.id) if seat.id != desk.who.seat.id)
    return next((name for name in others if any(f" {label} {name.upper()}: " in text for label in _TO_ONE)), "")


def to_its_writer(desk: Desk, reading: Reading, words: Sequence[str]) -> Reading:
    """Return the reading of an answer to a letter that greets its writer and orders nothing: a letter back to them.

    "Dear Mrs. Agnes, it was the ladder." A mail with a number, a command or a word for the GM is left as it was.
    """
    doing = said(reading.orders) or reading.asked or reading.command or reading.letters or reading.press
    if doing or reading.later or reading.seconds or reading.replacing or reading.missed is not None:
        return reading
    if reading.kind not in ("orders", "other", "question") or any(
        named(problem) not in _NOTHING for problem in reading.problems
    ):
        return reading
    first = next((line for line in words if line.strip()), "").strip()
    greeting = _GREETING.match(first) or _GREETING.match(f"{first},")
    letter = letter_answered(desk) if greeting is not None else None
    name = writer_of(desk, letter) if letter is not None else ""
    text = "\n".join(words).strip()
    if greeting is None or not name or kindly(greeting[1]).casefold() != name.casefold():
        return reading
    gm = desk.office.letters.post.gm.name
    told = " ".join(without_small_talk(text.split("\n")))
    if any(map(str.isdigit, text)) or is_counting(told) or gm.split()[0] in told.replace(",", " ").split():
        return reading
    if not text[greeting.end() :].strip():
        return reading
    return replace(
        reading,
        kind="press",
        verdict="clear",
        problems=(),
        quotes=(),
        letters=(PressItem(text, (name,)),),
        chatter=False,
    )
