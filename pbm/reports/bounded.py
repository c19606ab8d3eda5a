"""A GM's own template made to end: so many of its lines, so much of what it writes, and no more."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

import jinja2

__all__ = ["MOST_LINES", "MOST_TEXT", "TooMuchError", "rendered"]

MOST_LINES = 200_000
"""Lines of templates that are gone through for one mail; ours take some hundreds."""

MOST_TEXT = 400_000
"""Characters that one template may write."""


class TooMuchError(Exception):
    """A template went on too long, or wrote too much."""


def rendered(template: jinja2.Template, context: Mapping[str, Any]) -> str:
    """Return what a template makes of a context; TooMuchError when it does not come to an end.

    Loops and macros are bounded, whatever they go through. What is not: one expression that asks for a gigantic value.
    """
    pieces: list[str] = []
    length = 0
    with _counted(template.environment):
        for piece in template.generate(context):
            pieces.append(piece)
            length += len(piece)
            if length > MOST_TEXT:
                raise TooMuchError(f"it writes more than {MOST_TEXT:,} characters")
    return "".join(pieces)


@contextmanager
def _counted(environment: jinja2.Environment) -> Iterator[None]:
    """Count the lines of templates that are run meanwhile, in this thread.

    Python's own tracing is what sees every loop and every macro of a template alike.
    """
    lines = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal lines
        if frame.f_globals.get("environment") is not environment:
            return None
        if event in ("call", "line"):
            lines += 1
            if lines > MOST_LINES:
                raise TooMuchError(f"it goes on and on: more than {MOST_LINES:,} of its lines were gone through")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
