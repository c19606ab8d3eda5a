"""The command line: one group of commands a module."""

from __future__ import annotations

import errno
import os
import sys

from pbm.core.errors import PbmError

__all__ = ["main"]

_STOPPED = 130
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""The errors of a disk to which what a command prints is sent; a command's own files have words of their own."""


def main() -> None:
    """Run a command. Errors a person can act on are printed without a traceback; exit status 1."""
    try:
        from pbm.cli.app import app
        from pbm.cli.output import complain

        app()
    except PbmError as error:
        complain(error)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(_STOPPED)
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not complain about it at exit.
        _let_go_of_output()
        sys.exit(1)
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _let_go_of_output()
        sys.stderr.write(f"pbm: what is to be said cannot be written: {error.strerror}\n")
        sys.exit(1)


def _let_go_of_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
