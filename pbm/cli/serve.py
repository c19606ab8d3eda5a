"""`pbm serve`: the server itself."""

from __future__ import annotations

import logging
import signal
import threading

from pbm.bootstrap import alone, open_server, running
from pbm.cli.logs import start_logging
from pbm.cli.server import ConfigPath, settings_of, strange_games

__all__ = ["serve"]

log = logging.getLogger(__name__)


def serve(config: ConfigPath = None) -> None:
    """Run the server: read the mail, close rounds at their deadlines, send what waits.

    Stop it with Ctrl-C or SIGTERM; it may also be killed at any moment: nothing is lost, and it goes on where it was.
    """
    settings = settings_of(config)
    start_logging(settings.log.level)
    stop = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    with alone(settings), running(open_server(settings), settings) as server:
        ways = ", ".join(way.source for way in server.inbounds) or "no way in"
        log.info("serving %s: %s", settings.mail.address, ways)
        for problem in strange_games(settings, server.office):
            log.warning("%s", problem)
        if settings.mail.redirect_to:
            log.warning("rehearsal: all mail goes to %s", settings.mail.redirect_to)
        stop.wait()
        log.info("stopping")
