"""Patterns that are compiled when they are first looked for: a command that reads no mail does not pay for them."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, cast

__all__ = ["Late", "late"]


class Late:
    """Stands for a pattern until one of its methods is asked for; from then on nothing stands between."""

    def __init__(self, text: str, flags: int) -> None:
        self.pattern = text
        self._flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """Return the pattern itself."""
        return re.compile(self.pattern, self._flags)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.compiled, name)
        setattr(self, name, found)
        return found


def late(text: str, flags: int = 0) -> re.Pattern[str]:
    """Return what is used as a compiled pattern is; a fault in ``text`` is told at the first use."""
    return cast("re.Pattern[str]", Late(text, flags))
