"""A mail of a seat on its way through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.core.orders import OrderForm, Reading
from pbm.service.identity import Known
from pbm.service.late import Missed
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.receipts import Answer
from pbm.service.records import MailIn, Round

__all__ = ["SeatMail"]


@dataclass(slots=True)
class SeatMail:
    """A mail of a seat on its way through: ``round_`` is the one that is open and that the seat plays in, if any.

    ``form`` is what the seat may order in it; ``missed`` the round that the mail came too late for.
    """

    office: Office
    work: UnitOfWork
    mail: MailIn
    letter: Letter
    who: Known
    round_: Round | None
    form: OrderForm | None
    missed: Missed | None
    reading: Reading
    answer: Answer
    words: Sequence[str]
