"""A mail that says no more than how the two throws that stand are to change, read with the standing orders in view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from pbm.core.orders import OrderForm, Reading
from pbm.core.phrases import Phrase, say
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.forms import is_postal
from pbm.orders.parse import SHARED
from pbm.orders.standing.two_that_stand import Change, Stands, names_a_throw, two_changed
from pbm.service.commands import Desk
from pbm.service.merging import said
from pbm.service.older import is_newer
from pbm.service.people import press_apart
from pbm.service.records import OrderVersion, Round
from pbm.service.unconfirmed import held_before

__all__ = ["in_view", "may_change", "with_two_changed"]

_ASKED_BACK = "asked back"
"""In the outcome of a mail whose orders were not taken."""
_TWO = 2


class _Place(NamedTuple):
    """Where two throws stand: the board, or what stands for all, and the names of the fields."""

    board: str
    throws: str
    door: str


def with_two_changed(desk: Desk, reading: Reading, cleaned: Cleaned) -> tuple[Reading, Phrase | None]:
    """Return a reading by which the two throws that stand change as the mail says, and what its writer is told of it.

    The reading is as it was where the mail says anything else too, or where it is not sure what its writer has in view.
    """
    round_, form = desk.round_, desk.form
    if round_ is None or form is None or not may_change(reading, cleaned):
        return reading, None
    place = _place(form)
    standing = desk.work.orders.standing(round_.id, desk.who.seat.id)
    if place is None or standing is None or is_newer(standing, desk.mail):
        return reading, None
    order = said(standing.orders).get(place.board, {})
    throws = order.get(place.throws, ())
    if not isinstance(throws, Sequence) or len(set(throws)) != _TWO:
        return reading, None
    own, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(cleaned.words)
    names = {desk.who.seat.name, desk.who.player.name, desk.office.letters.post.gm.name}
    stands = Stands((throws[0], throws[1]), tuple(round_.turns), place.door in order)
    change = two_changed(own, stands, names)
    if change is None or change.door != reading.orders.get(place.board, {}).get(place.door):
        return reading, None
    if not change.named and not in_view(desk, round_, standing, own):
        return reading, None
    return _changed(reading, place, change), _told(change)


def may_change(reading: Reading, cleaned: Cleaned) -> bool:
    """Return whether a mail may change throws that stand: it asks for nothing else, and was not all understood."""
    plain = reading.verdict == "clear" and (said(reading.orders) or reading.seconds or reading.replacing)
    besides = reading.asked or reading.command or reading.later or reading.missed is not None
    filled = any(line.strip() for line in cleaned.form)
    return not (plain or besides or filled) and reading.kind in ("orders", "other", "question", "press")


def _place(form: OrderForm) -> _Place | None:
    """Return where the two throws of a round of two turns stand; None for other rounds, and for several boards."""
    throws = next((field for field in form.fields if field.kind == "numbers"), None)
    door = next((field.key for field in form.fields if field.kind == "space"), "")
    if not is_postal(form) or throws is None or throws.count != _TWO or not (form.shared or len(form.boards) == 1):
        return None
    return _Place(SHARED if form.shared else form.boards[0], throws.key, door)


def in_view(desk: Desk, round_: Round, standing: OrderVersion, own: Sequence[str]) -> bool:
    """Return whether a player who changes what stands, and does not say what it is, has what stands in view.

    Not where a mail of theirs that names others was not taken, or one is held; where they answer a receipt of what
    stood before; or where the same words made it stand: sent twice, they may be meant once.
    """
    work, seat, mail = desk.work, desk.who.seat, desk.mail
    if standing.origin != "mail" or standing.mail_id is None or held_before(work, seat, mail.received_at):
        return False
    for one in work.mails.of_seat(seat.id, standing.received_at):
        asked_back = one.round_id == round_.id and one.id != mail.id and _ASKED_BACK in one.outcome
        if asked_back and names_a_throw(clean(desk.office.decode(one.raw).text).words):
            return False
    for ours in map(work.outbox.by_message_id, desk.letter.in_reply_to):
        before = ours is not None and ours.kind == "receipt" and ours.created_at < standing.received_at
        if before and ours is not None and ours.round_id == round_.id:
            return False
    before_it = clean(desk.office.decode(work.mails.get(standing.mail_id).raw).text)
    return _folded(before_it.words) != _folded(own)


def _folded(words: Sequence[str]) -> list[str]:
    return " ".join(words).casefold().split()


def _changed(reading: Reading, place: _Place, change: Change) -> Reading:
    """Return a reading that orders the two throws as they come to stand, with the trapdoor beside them."""
    order = {**reading.orders.get(place.board, {}), place.throws: list(change.throws)}
    return replace(
        reading,
        kind="orders",
        verdict="clear",
        orders={**reading.orders, place.board: order},
        problems=(),
        quotes=(),
        seconds={},
        replacing={},
        probable={},
        chatter=reading.chatter and bool(reading.letters or reading.press),
    )


def _told(change: Change) -> Phrase | None:
    """Return what is said of throws that change places without their numbers."""
    return say("Your two throws have changed places, as you asked.") if change.turned and not change.named else None
