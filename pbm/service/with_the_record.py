"""A mail understood by whoever has the record in front of them: what stands, what we asked, the numbers left."""

from __future__ import annotations

from typing import Protocol

from pbm.core.orders import OrderForm, Reading
from pbm.core.phrases import Phrase
from pbm.orders.cleaning.clean import Cleaned
from pbm.service.answered_letter import to_its_writer
from pbm.service.boards_standing import with_boards_changed
from pbm.service.commands import Desk
from pbm.service.only_number import with_only_number
from pbm.service.order_standing import with_order_changed
from pbm.service.space_answered import with_space_answered
from pbm.service.turn_answered import with_turn_answered
from pbm.service.two_standing import with_two_changed
from pbm.service.which_answered import with_which_answered

__all__ = ["with_the_record"]


class Reads(Protocol):
    """What reads words as the seat's, against a form."""

    def __call__(self, form: OrderForm, *, cleaned: Cleaned, subject: str) -> Reading:
        """Return what they say."""
        ...


def with_the_record(
    desk: Desk, reading: Reading, cleaned: Cleaned, subject: str, asked_by: OrderForm, reads: Reads
) -> tuple[Reading, Phrase | None]:
    """Return a reading with what only the record tells of a mail, and what its writer is told of a change of places.

    ``asked_by`` is the form that the mail was read against. Each step leaves the reading as it was where the mail says
    anything else, or where it is not sure what its writer has in view.
    """
    reading = to_its_writer(desk, with_space_answered(desk, reading, cleaned), cleaned.words)
    reading = with_which_answered(desk, with_order_changed(desk, reading, cleaned), cleaned)
    reading = with_only_number(reading, desk.form, cleaned.words)
    reading = with_turn_answered(
        desk, reading, cleaned, lambda cleaned, subject: reads(asked_by, cleaned=cleaned, subject=subject)
    )
    reading, turned = with_two_changed(desk, reading, cleaned)
    if turned is not None:
        return reading, turned
    return with_boards_changed(desk, reading, cleaned, lambda form: reads(form, cleaned=cleaned, subject=subject))
