"""What docs/reference/templates.md says of each template's variables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs/reference/templates.md"
_ROW = re.compile(r"\| `(?P<name>[a-z-]+)` \| [^|]+ \| (?P<variables>[^|]+) \|")


@dataclass(frozen=True, slots=True)
class Documented:
    """The variables of a template: those that are always there, and those that only some readers' mails have."""

    always: frozenset[str]
    sometimes: frozenset[str]


def documented() -> dict[str, Documented]:
    """Return what is documented of each template, by name."""
    found = {}
    for row in _ROW.finditer(PAGE.read_text("utf-8").partition("## What they are")[0]):
        sometimes = frozenset(re.findall(r"\(`(\w+)`\)", row["variables"]))
        found[row["name"]] = Documented(frozenset(re.findall(r"`(\w+)`", row["variables"])) - sometimes, sometimes)
    return found
