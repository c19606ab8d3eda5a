"""Clock and chance."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

__all__ = ["Clock", "Entropy"]


class Clock(Protocol):
    """What time it is."""

    def now(self) -> datetime:
        """Return the present moment, aware, in UTC."""
        ...


class Entropy(Protocol):
    """Where secrets come from."""

    def token(self, size: int) -> bytes:
        """Return ``size`` bytes nobody can guess."""
        ...
