"""What anybody can bring about by writing to us is done so many times a day, or an hour, and no more until the next."""

from __future__ import annotations

from pbm.service.office import Office
from pbm.service.ports import UnitOfWork

__all__ = ["AN_HOUR", "A_DAY", "one_more_this_hour", "one_more_today"]

A_DAY = 10
"""How many times a day (UTC)."""

AN_HOUR = 10
"""How many times an hour of the clock."""


def one_more_today(office: Office, work: UnitOfWork, what: str, most: int = A_DAY) -> int:
    """Count one more of something today; return which one it is, from 1, or 0 when there were enough."""
    return _one_more(work, what, f"{office.clock.now():%Y-%m-%d}", most)


def one_more_this_hour(office: Office, work: UnitOfWork, what: str, most: int = AN_HOUR) -> int:
    """Count one more of something this hour; return which one it is, from 1, or 0 when there were enough."""
    return _one_more(work, what, f"{office.clock.now():%Y-%m-%d/%H}", most)


def _one_more(work: UnitOfWork, what: str, span: str, most: int) -> int:
    then, _, count = (work.meta.get(what) or b"").decode("ascii", "replace").partition(" ")
    made = int(count) if then == span and count.isdigit() else 0
    if made >= most:
        return 0
    work.meta.put(what, f"{span} {made + 1}".encode())
    return made + 1
