"""The answer to our question for which turn orders are, read with the mail that was asked about in view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.phrasing.turn_answered import turn_answered
from pbm.service.asked_last import asked_last
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.next_or_now import asked_if_ahead, asked_which_turn, ordered_next
from pbm.service.our_lines import our_lines
from pbm.service.people import press_apart

__all__ = ["with_turn_answered"]


class _Reads(Protocol):
    """What reads the words of a mail under its subject."""

    def __call__(self, cleaned: Cleaned, subject: str) -> Reading:
        """Return what they say."""
        ...


def with_turn_answered(desk: Desk, reading: Reading, cleaned: Cleaned, reads: _Reads) -> Reading:
    """Return a reading that orders, for the turn it names, what our question "which turn?" was about; else as it was.

    ``reads`` reads the mail that was asked about once more.
    """
    round_, form, work = desk.round_, desk.form, desk.work
    ordering = any(reading.orders.values()) or reading.seconds or reading.replacing or reading.later
    if round_ is None or form is None or ordering or reading.asked or any(line.strip() for line in cleaned.form):
        return reading
    apart = press_apart(desk.office, work, desk.who.game, desk.who.seat.name)
    turn = turn_answered(_unsigned(apart(cleaned.words)[0], desk), form.turns)
    asked = asked_last(desk, round_) if turn is not None else None
    if turn is None:
        return reading
    if any(order.turn == turn for order in work.orders.advance(desk.who.seat.id)):
        # They are kept for that turn already: what repeats it asks for nothing.
        return replace(reading, verdict="clear", problems=(), quotes=(), probable={}) if reading.problems else reading
    if asked is None or asked.answers is None:
        return reading
    letter = desk.office.decode(work.mails.get(asked.answers).raw)
    before = clean(letter.text, our_lines(desk.office, work, letter, desk.who, round_, round_))
    meant = reads(before, subject=letter.subject)
    standing = work.orders.standing(round_.id, desk.who.seat.id)
    own = apart(before.words)[0]
    was_asked = (
        asked_if_ahead(meant, own, form) if standing is None else asked_which_turn(meant, own, standing.orders, form)
    )
    orders = said(meant.later.get(max(form.turns) + 1, {})) or ordered_next(meant, own)
    if was_asked is meant or not orders:
        return reading
    settled = replace(reading, kind="orders", verdict="clear", problems=(), quotes=(), probable={}, chatter=False)
    return replace(settled, orders=orders) if turn in form.turns else replace(settled, orders={}, later={turn: orders})


def _unsigned(words: Sequence[str], desk: Desk) -> Sequence[str]:
    """Return the words of a mail without the name of its writer below them."""
    lines = [line for line in words if line.strip()]
    names = {desk.who.seat.name.casefold(), desk.who.player.name.casefold()}
    return lines[:-1] if lines and lines[-1].strip(" .,-–—").casefold() in names else lines
