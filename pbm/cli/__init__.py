"""The command line: one group of commands a module."""

from __future__ import annotations

import os
import sys

from pbm.core.errors import PbmError

__all__ = ["main"]


def main() -> None:
    """Run a command. Errors a person can act on are printed without a traceback; exit status 1."""
    from pbm.cli.app import app
    from pbm.cli.output import complain

    try:
        app()
    except PbmError as error:
        complain(error)
        sys.exit(1)
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
