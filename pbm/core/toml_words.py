"""What a TOML parser complains of, in words for somebody who has never heard of TOML."""

from __future__ import annotations

import re

__all__ = ["explain"]

_PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")
_CURLY = re.compile("[\u201c\u201d\u2018\u2019\u201e\u00ab\u00bb]")


def explain(error: Exception, text: str) -> tuple[str, int | None]:
    """Return (what is wrong and what to do, its line or None) for an error of the TOML parser."""
    if isinstance(error, RecursionError):
        return "lists stand in lists too deeply", None
    said = str(error)[:200]
    found = _PLACE.search(said)
    number = int(found[1]) if found and found[1] else None
    what = said[: found.start()] if found else said
    lines = text.splitlines()
    line = lines[number - 1] if number and number <= len(lines) else ""
    value = line.partition("=")[2].strip()
    if _CURLY.search(line):
        return 'there are curly quotes in this line: use straight ones, as in "words"', number
    if "Cannot overwrite" in what or "Cannot declare" in what or "Cannot mutate" in what:
        name = line.partition("=")[0].strip().strip("[]")
        return f"{name or 'a key'} stands twice: take one of them out", number
    if line.count('"') % 2:
        return "a quote mark is missing: words stand between two of them", number
    if value and re.match(r"[^\W\d]", value) and value not in ("true", "false"):
        return f'words are written in quotes: "{value}"', number
    if line.count("[") != line.count("]"):
        return "a square bracket is missing", number
    if line.strip() and "=" not in line and not line.lstrip().startswith(("[", "#")):
        return "this line is neither key = value, nor a [heading], nor a remark behind #", number
    return f"{what} (words are written in quotes, lists in [brackets], and a key only once)", number
