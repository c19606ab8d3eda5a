"""Boxes with words beside them, of which one is ticked: "[x] my lowest number  [ ] my highest", "☒ no trapdoor"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from pbm.orders.late import late
from pbm.orders.layouts.boxes import BOX_LEFT_EMPTY, ticked
from pbm.orders.layouts.prompt_roles import DOOR, THROW, WEAK_THROW, role_of
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.resigning import is_resignation
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS, NOT_WORDS

__all__ = ["told_choices"]

_LONGEST = 200
_THROWS = 6
_COLUMN = 24  # characters of a line with a box and its number
_NUMBERED = late(r"[\s>]{0,8}[\[(]\s{0,2}(?P<mark>[xX✓✔✗✘*]?)\s{0,2}[\])]\s{0,3}(?P<number>[1-6])[.)]?\s{0,4}$")
_SIGNS = "☐☑☒□■⬜✅🗹🗸○◯●◉"
_MARKS = late(rf"[\[(_{_SIGNS}]")  # one of these is in every box
_BOX = late(
    r"(?P<open>[\[(])\s{0,3}(?P<mark>[xX✓✔✗✘*√yY•●]?)\s{0,3}(?P<close>[\])])(?!\w)"
    rf"|(?P<sign>[{_SIGNS}])"
    r"|(?P<inked>(?<![_\w])_{1,3}[xX✓✔✗✘]_{1,3}(?!\w))(?=\s[^\W\d_])"
)
_EMPTY = frozenset(("☐", "□", "⬜", "○", "◯"))
_WORD = late(r"[^\W\d_]{2,20}")
_NUMBER = late(r"(?<!\d)\d{1,3}(?!\d)")
_SPACE = late(r"\d{1,3}[.,;/]?$")
_LEFT = word_set("lowest highest smallest biggest largest least low high")
_DROPPED = " \t.,;:/|_·•-–—"


def told_choices(lines: Sequence[str]) -> dict[int, list[str]]:
    """Return for each line of boxes what its ticked ones say, as a form does; lines without such boxes are not in it.

    Of several in a row of lines that belong together one may be ticked; where more are, nobody can tell which is meant.
    """
    if _MARKS.search("\n".join(lines)) is None:
        return {}
    told = _of_columns(lines)
    group: list[tuple[int, list[tuple[bool, str, str]]]] = []
    for place, line in enumerate([*lines, ""]):
        found = _options(line) if _MARKS.search(line) and ticked(line) is None else []
        if found:
            group.append((place, found))
            continue
        if group:
            told |= _of_group(group)
            group = []
    return told


def _of_columns(lines: Sequence[str]) -> dict[int, list[str]]:
    """Return what is ticked in columns of throws, a box to a line, below a line that asks for the throw.

    They are all six, or those that a player has left, in their order.
    """
    told: dict[int, list[str]] = {}
    for place, line in enumerate(lines[1:], 1):
        if _NUMBERED.match(line[:_COLUMN]) is None or place in told:
            continue
        rows = (_NUMBERED.match(one[:_COLUMN]) for one in lines[place : place + _THROWS])
        found = list(takewhile(bool, rows))
        numbers = [one["number"] for one in found if one is not None]
        chosen = [one["number"] for one in found if one is not None and one["mark"]]
        heading = next((one for one in reversed(lines[max(0, place - 2) : place]) if one.strip()), "")
        rising = len(numbers) > 1 and numbers == sorted(set(numbers))
        if rising and len(chosen) == 1 and role_of(heading.strip(" >:")) == THROW:
            told |= {place: [f"Throw: {chosen[0]}"], **{place + n: [] for n in range(1, len(numbers))}}
    return told


def _of_group(group: Sequence[tuple[int, list[tuple[bool, str, str]]]]) -> dict[int, list[str]]:
    options = [option for _, found in group for option in found]
    if len(options) < 2 and not any(prefix for _, prefix, _ in options) and not any(on for on, _, _ in options):
        return {group[0][0]: []} if _orders(options[0][2]) else {}
    made: dict[int, list[str]] = {}
    for place, found in group:
        chosen = [(prefix, text) for on, prefix, text in found if on]
        if not any(_orders(f"{prefix} {text}") for _, prefix, text in found):
            continue
        if len(chosen) > 1 and all(role_of(one) == DOOR and _SPACE.match(text) for one, text in chosen):
            made[place] = [f"Trapdoor: {' or '.join(text.strip(_DROPPED) for _, text in chosen)}"]
            continue
        if len(chosen) > 1 and len({_said(prefix, text)[:6] for prefix, text in chosen}) < len(chosen):
            return {}
        made[place] = [text for text in (_said(prefix, text) for prefix, text in chosen) if text]
    return made


def _options(line: str) -> list[tuple[bool, str, str]]:
    """Return whether each box of a line is ticked, the label before them all, and the words of the box."""
    if len(line) > _LONGEST or BOX_LEFT_EMPTY.match(line):  # a range is nothing that can be ticked
        return []
    boxes = list(_BOX.finditer(line))
    if not boxes:
        return []
    before = line[: boxes[0].start()].strip(" \t>*")
    ends = [*(box.start() for box in boxes[1:]), len(line)]
    after = [line[box.end() : end].strip(" \t") for box, end in zip(boxes, ends, strict=True)]
    prefix = before
    spaces = len(boxes) > 1 and all(map(_SPACE.match, after)) and role_of(before) == DOOR
    if before and not spaces and not any(_WORD.search(text) for text in after[-1:]):
        starts = [0, *(box.end() for box in boxes[:-1])]
        after = [line[start : box.start()].strip(" \t>*") for start, box in zip(starts, boxes, strict=True)]
        prefix = ""
    elif before and not before.endswith((":", "?")) and len(before.split()) > 4:
        return []
    worded = all(_WORD.search(text) or not text.strip(" _.") for text in after) and any(map(_WORD.search, after))
    if not (worded or spaces):
        return []
    if after == [before] and not _is_ticked(boxes[0]) and not _declines(before):
        return []  # a prompt with room for its answer: "Trapdoor [ ]"
    return [(_is_ticked(box), prefix, text) for box, text in zip(boxes, after, strict=True)]


def _is_ticked(box: re.Match[str]) -> bool:
    return bool(box["mark"] or box["inked"]) or (box["sign"] is not None and box["sign"] not in _EMPTY)


def _declines(text: str) -> bool:
    words = {word.casefold() for word in _WORD.findall(text)}
    return is_resignation([text]) or "resign" in words or bool(words & (NONE_WORDS | NOT_WORDS))


def _orders(text: str) -> bool:
    """Whether a choice is about orders, or about leaving."""
    words = {word.casefold() for word in _WORD.findall(text)}
    return role_of(text) in (THROW, DOOR) or bool(words & _LEFT) or _declines(text) or role_of(text) == WEAK_THROW


def _said(prefix: str, text: str) -> str:
    """Return a ticked choice as a form says it: empty where it orders nothing."""
    text = text.strip(_DROPPED)
    words = [word.casefold() for word in _WORD.findall(text)]
    about = role_of(prefix) if prefix else ""
    role = role_of(text)
    numbers = _NUMBER.findall(text)
    if is_resignation([text]):
        return text
    if DOOR in (role, about):
        if any(word in NONE_WORDS or word in NOT_WORDS for word in words) and not numbers:
            return "Trapdoor: none"
        return f"Trapdoor: {numbers[0]}" if len(numbers) == 1 else f"Trapdoor: {text}" if about == DOOR else text
    told = len(numbers) == 1 or set(words) & _LEFT or any(word in NUMBER_WORDS for word in words)
    if told and (role in (THROW, WEAK_THROW) or about == THROW or set(words) & _LEFT):
        return f"Throw: {numbers[0] if len(numbers) == 1 else text}"
    return ""
