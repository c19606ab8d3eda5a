"""The server as a process of its own, for tests that kill it.

`python -m tests.e2e.driver CONFIG N` is `pbm serve`, but dies by SIGKILL when it has stored (and committed) its N-th
mail, before that is acknowledged; 0: never.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from pbm.bootstrap import open_server, running
from pbm.cli.logs import start_logging
from pbm.config.server_file import load_settings
from pbm.service.intake import Intake
from pbm.service.ports import Arrival


@dataclass
class DyingIntake:
    """Stores like the real one, and dies right after the N-th commit."""

    real: Intake
    left: int

    def store(self, arrival: Arrival) -> bool:
        """Store, and perhaps die."""
        stored = self.real.store(arrival)
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return stored

    def __getattr__(self, name: str) -> Any:
        """Do everything else as the real one does."""
        return getattr(self.real, name)


def main() -> None:
    """Serve until killed."""
    settings = load_settings(Path(sys.argv[1]))
    start_logging("info")
    server = open_server(settings)
    deaths = int(sys.argv[2])
    if deaths:
        server = replace(server, intake=cast(Any, DyingIntake(server.intake, deaths)))
    with running(server, settings):
        threading.Event().wait()


if __name__ == "__main__":
    main()
