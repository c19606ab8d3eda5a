"""What anybody can bring about by writing to us is done so many times a day, and no more until the next."""

from __future__ import annotations

from pbm.service.office import Office
from pbm.service.ports import UnitOfWork

__all__ = ["A_DAY", "one_more_today"]

A_DAY = 10
"""How many times a day (UTC)."""


def one_more_today(office: Office, work: UnitOfWork, what: str, most: int = A_DAY) -> int:
    """Count one more of something today; return which one it is, from 1, or 0 when there were enough."""
    today = f"{office.clock.now():%Y-%m-%d}"
    day, _, count = (work.meta.get(what) or b"").decode("ascii", "replace").partition(" ")
    made = int(count) if day == today and count.isdigit() else 0
    if made >= most:
        return 0
    work.meta.put(what, f"{today} {made + 1}".encode())
    return made + 1
