"""What a TOML parser complains of, in words for somebody who has never heard of TOML."""

from __future__ import annotations

import re

__all__ = ["explain"]

_PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)$")
_WORDS = re.compile(r"[^\W\d]|[+-]?\d[\d.,:_-]*(?:[^\W\d_]|\s+[^\s#\]}])")
"""What stands without quotes and needs them: a word, or a number with more behind it, such as 1 MB."""
_SAID = {
    "Expected newline": "there is something behind the value that does not belong to it",
    "Invalid value": "a value is missing, or is none",
    "Invalid statement": "this line is neither key = value, nor a [heading], nor a remark behind #",
    "Expected '='": "a key stands there without = and a value",
    "Unclosed array": "a square bracket is missing",
    "Unclosed inline table": "a brace } is missing",
    "Unterminated string": "a quote mark is missing: words stand between two of them",
    "Invalid initial character": "a key is missing, or begins with a sign that no key has",
    "Invalid date or datetime": "this is no date",
}
"""The beginnings of what the parser says, and the same in plain words."""
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
    bare = value.partition(" #")[0].rstrip()
    if bare and _WORDS.match(bare) and bare not in ("true", "false"):
        return f'words are written in quotes: "{bare}"', number
    if line.count("[") != line.count("]"):
        return "a square bracket is missing", number
    if line.strip() and "=" not in line and not line.lstrip().startswith(("[", "#")):
        return "this line is neither key = value, nor a [heading], nor a remark behind #", number
    plain = next((words for begins, words in _SAID.items() if what.startswith(begins)), what)
    return f"{plain} (words are written in quotes, lists in [brackets], and a key only once)", number
