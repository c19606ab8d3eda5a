"""Logging that tells no secrets: reply addresses lose their signature, whatever line they are in."""

from __future__ import annotations

import logging

from pbm.service.identity import redacted

__all__ = ["RedactingFormatter", "start_logging"]

_NOISY = ("aiosmtpd", "mail.log", "mail.error", "mail.debug", "apscheduler", "alembic", "imapclient", "sqlalchemy")


class RedactingFormatter(logging.Formatter):
    """Formats a line and takes the signatures of reply addresses out of it, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line without signatures."""
        return redacted(super().format(record))


def start_logging(level: str) -> None:
    """Log to standard error at ``level``; libraries only from warnings on."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    # A beat that takes longer than the time between two is nothing to be told of.
    logging.getLogger("apscheduler.scheduler").setLevel(logging.ERROR)
    # aiosmtpd's own error log repeats what the listener has logged already, with the peer's words in it.
    logging.getLogger("mail.log").setLevel(logging.ERROR)
