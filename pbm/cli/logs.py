"""Logging that tells no secrets: reply addresses lose their signature, and errors what they say of their values."""

from __future__ import annotations

import logging
import traceback
from types import TracebackType

from pbm.service.identity import redacted

__all__ = ["RedactingFormatter", "start_logging"]

_NOISY = ("aiosmtpd", "mail.log", "mail.error", "mail.debug", "alembic", "imapclient", "sqlalchemy")


Caught = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class RedactingFormatter(logging.Formatter):
    """Formats a line and takes the signatures of reply addresses out of it.

    Of an error it tells the kind and the way to it, and not what it says: that is made of the values at hand, and they
    are spaces, throws and people's words.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without signatures."""
        return redacted(super().format(record))

    def formatException(self, ei: Caught) -> str:  # noqa: N802 - the standard library's name
        """Return the way to an error and to those it came from, the first one first, without their words."""
        told: list[str] = []
        error = ei[1]
        known: set[int] = set()
        while error is not None and id(error) not in known:
            known.add(id(error))
            frames = "".join(traceback.format_tb(error.__traceback__))
            told.append(f"Traceback (most recent call last):\n{frames}{type(error).__qualname__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n\n".join(reversed(told))


def start_logging(level: str) -> None:
    """Log to standard error at ``level``; libraries only from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    # aiosmtpd's own error log repeats what the listener has logged already, with the peer's words in it.
    logging.getLogger("mail.log").setLevel(logging.ERROR)
