"""What a mail command works with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from pbm.core.orders import OrderForm
from pbm.service.identity import Known
from pbm.service.office import Office
from pbm.service.ports import Letter, UnitOfWork
from pbm.service.records import MailIn, Round

__all__ = ["Desk"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """A seat's mail on the table: who wrote it, the open round and what the seat may order in it, if anything."""

    office: Office
    work: UnitOfWork
    mail: MailIn
    letter: Letter
    who: Known
    round_: Round | None
    form: OrderForm | None
    now: datetime
