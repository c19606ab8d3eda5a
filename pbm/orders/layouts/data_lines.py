"""Orders written as data for a machine, in jest or in earnest: "<throw>3</throw>", '{"die": 3}', "\\\\throw{3}"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.layouts.headings import board_named, head_of

__all__ = ["told_as_data"]

_LONGEST = 400
_COMMENT = late(r"<!--[^\n]{0,200}?-->|<\?[^\n]{0,200}?\?>|<!DOCTYPE[^<>\n]{0,100}>", re.IGNORECASE)
_ELEMENT = (
    r"<(?P<name>[A-Za-z][\w.:-]{0,30})(?P<given>(?:\s[^<>\n]{0,200})?)>\s{0,8}(?P<value>[^<>\n]{1,60}?)\s{0,8}"
    r"</(?P=name)\s{0,4}>"
)
_TAG = late(r"</?(?P<name>[A-Za-z][\w.:-]{0,30})(?P<given>[^<>\n]{0,200}?)/?>")
_PIECES = late(rf"{_ELEMENT}|</?[A-Za-z][\w.:-]{{0,30}}(?P<other>[^<>\n]{{0,200}}?)/?>")
_VALUED = late(
    r"<(?P<name>[A-Za-z][\w.:-]{0,30})\s{1,4}(?:value|val|v|n|number|nr|is)\s?=\s?[\"']?(?P<value>[^\"'<>\n]{1,20}?)[\"']?\s?/?>",
    re.IGNORECASE,
)
_GIVEN = late(
    r"(?P<name>[A-Za-z][\w.:-]{0,30})\s{0,3}=\s{0,3}(?:\"(?P<value>[^\"\n]{0,60})\"|'(?P<other>[^'\n]{0,60})')"
)
_MARKED_UP = late(r"</[A-Za-z]|/>|<[A-Za-z][\w.:-]{0,30}\s[\w.:-]{1,30}\s?=")
_COMMANDS = late(r"\\(?P<name>[A-Za-z]{2,20})\{(?P<value>[^{}\n]{1,20})\}")
_NAMES = late(r"[A-Z]?[a-z]+|[A-Z]+")


def told_as_data(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with elements, attributes and commands that name a throw or a trapdoor as plain prompts."""
    if not any(((">" in line or "<" in line) and _MARKED_UP.search(line[:_LONGEST])) or "\\" in line for line in lines):
        return list(lines)
    if not any(_asks(found) for line in lines for found in _names(line[:_LONGEST])):
        return list(lines)
    made: list[str] = []
    for line in lines:
        if len(line) > _LONGEST or not ("<" in line or "\\" in line):
            made.append(line)
            continue
        made += _told(_COMMENT.sub("", line))
    return made


def _names(line: str) -> list[str]:
    return [found["name"] for pattern in (_TAG, _GIVEN, _COMMANDS) for found in pattern.finditer(line)]


def _asks(name: str) -> bool:
    return head_of(_spaced(name)).kind in ("T", "D")


def _spaced(name: str) -> str:
    return " ".join(_NAMES.findall(name))


def _told(line: str) -> list[str]:
    """Return what a line says, a prompt for each of its elements, attributes and commands that ask for something."""
    said: list[str] = []

    def tag(found: re.Match[str]) -> str:
        whole = _VALUED.match(found.group())
        if whole is not None and _asks(whole["name"]):
            said.append(_prompt(whole["name"], whole["value"]))
            return " "
        said.extend(_attributes(found["given"] if found["given"] is not None else found["other"]))
        if found["name"] is not None:
            said.append(_prompt(found["name"], found["value"]))
        return " "

    rest = _PIECES.sub(tag, line)
    rest = _COMMANDS.sub(lambda found: f"{_spaced(found['name'])}: {found['value']}; ", rest).strip()
    said = [text for text in said if text]
    return [*said, *([rest] if rest else [])] or [""]


def _attributes(given: str) -> list[str]:
    made: list[str] = []
    for found in _GIVEN.finditer(given):
        value = found["value"] or found["other"] or ""
        if _asks(found["name"]):
            made.append(_prompt(found["name"], value))
        elif board_named(value) and head_of(_spaced(found["name"])).kind in ("B", "O"):
            made.append(f"Board {board_named(value)}:")
    return made


def _prompt(name: str, value: str) -> str:
    head = head_of(_spaced(name))
    if head.kind in ("T", "D"):
        return f"{'Throw' if head.kind == 'T' else 'Trapdoor'}: {value.strip()}"
    if head.kind == "B" or name.casefold() == "board":
        return f"Board {value.strip()}:" if board_named(value) else ""
    return "" if value.strip().isdigit() else value.strip()
