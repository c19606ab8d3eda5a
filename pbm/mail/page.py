"""A mail's text as a page: the same words, safe, for screens of any width."""

from __future__ import annotations

import html
from collections.abc import Sequence

from pbm.reports.layout import WIDTH

__all__ = ["page_of"]

_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>:root {{ color-scheme: light dark; }}</style>
</head>
<body style="margin: 1em;">
<pre style="font-family: monospace; font-size: 1em; line-height: 1.4; max-width: {width}ch; white-space: pre-wrap;\
 overflow-wrap: anywhere;">
{text}</pre>
</body>
</html>
"""


def page_of(title: str, text: str) -> str:
    """Return a text as a page: nothing in it but words, and nothing fetched from elsewhere.

    Lines that were broken only because a mail is so wide are whole again, so that a telephone breaks them at its own
    width. No colours are set: a reader's dark mode keeps its own.
    """
    whole = "\n".join(_whole(text.replace("\f", "").split("\n")))
    return _PAGE.format(title=html.escape(title), text=html.escape(whole), width=WIDTH + 8)


def _whole(lines: Sequence[str]) -> list[str]:
    """Return lines of which those that were broken in the middle of a sentence are one."""
    made: list[str] = []
    joined: list[str] = []
    for line in lines:
        if joined and _goes_on(joined[0], joined[-1], line):
            joined.append(line)
        else:
            if joined:
                made.append(_as_one(joined))
            joined = [line]
    return [*made, _as_one(joined)] if joined else made


def _goes_on(first: str, last: str, line: str) -> bool:
    """Return whether a line goes on with the words of the last: these left no room for its first word."""
    mark, words = _parted(line)
    above, said = _parted(last)
    hanging = last is first and said.startswith("- ")
    if not words or not said or _is_laid_out(said) or _is_laid_out(words):
        return False
    if mark != (f"{above}  " if hanging else above):
        return False
    return len(last) + 1 + len(words.split(" ", 1)[0]) > WIDTH


def _parted(line: str) -> tuple[str, str]:
    """Return the blanks and the bar that a line begins with, and its words."""
    words = line.lstrip(" |")
    return line[: len(line) - len(words)], words


def _is_laid_out(words: str) -> bool:
    return "  " in words


def _as_one(lines: Sequence[str]) -> str:
    return " ".join([lines[0], *(_parted(line)[1] for line in lines[1:])])
