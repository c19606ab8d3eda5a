"""What the GM is told of a template of their own that does not work."""

from __future__ import annotations

from typing import Any

from pbm.core.errors import Problem
from pbm.core.phrases import say

__all__ = ["template_notice"]


def template_notice(path: str, problem: Problem) -> dict[str, Any]:
    """Return what a notice to the GM says of the template ``path`` and of what is wrong with it."""
    where = problem.file or path
    return {
        "game": None,
        "title": say("your template {path} does not work", path=path),
        "lines": (
            say("Your own template {path} could not be used for a mail.", path=path),
            say("{where}, line {line}: {what}", where=where, line=problem.line, what=problem.message)
            if problem.line
            else say("{where}: {what}", where=where, what=problem.message),
            say("The mail went out all the same. You hear of a template once a day at most until it is put right."),
        ),
    }
