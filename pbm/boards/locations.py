"""In which line of a TOML file a key stands, for messages a GM can go to."""

from __future__ import annotations

import re

__all__ = ["key_lines", "line_of"]

_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.\"' -]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')\s*(?:\.\s*([A-Za-z0-9_-]+)\s*)?=")


def key_lines(text: str) -> dict[str, int]:
    """Return the line of each section and key: ``finish``, ``layout``, ``ladders.28``, ``rule 2.where``.

    This reads lines, not the language: enough to point at a place, never used to decide anything.
    """
    lines: dict[str, int] = {}
    prefix = ""
    rules: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if found := _HEADER.match(line):
            name = _bare(found[2])
            if found[1] == "[[":
                rules[name] = rules.get(name, 0) + 1
                name = f"{name} {rules[name]}"
            lines.setdefault(name, number)
            prefix = f"{name}."
        elif found := _KEY.match(line):
            name = _bare(found[1]) if found[2] is None else f"{_bare(found[1])}.{found[2]}"
            lines.setdefault(f"{prefix}{name}", number)
            lines.setdefault(f"{prefix}{_bare(found[1])}", number)
    return lines


def line_of(key: str | None, lines: dict[str, int]) -> int | None:
    """Return the line of a key, or of the nearest thing that holds it; None when there is none."""
    place = key or ""
    while place and place not in lines:
        place = place.rpartition(".")[0]
    return lines.get(place)


def _bare(name: str) -> str:
    return name.strip().strip("\"'")
