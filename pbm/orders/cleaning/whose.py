"""Whose each line of a mail is: the player's own, quoted with a mark, or below what parts a quotation without one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pbm.orders.cleaning import quoting
from pbm.orders.cleaning.below_form import typed_below
from pbm.orders.cleaning.sent import is_marker

__all__ = ["Line", "classified", "owned_below"]

_ARROWS = 3  # signs of a quotation that may be a separator: ">>> Somebody 17/03/2025 >>>"
_INITIALS = 16  # characters before the sign of who is quoted by name


@dataclass(slots=True)
class Line:
    """A line of a mail, and whose it is."""

    text: str
    # "own", "quote" (marked), "under" (below a separator, unmarked), "rule" (a client's), or the "answer" to a prompt
    whose: str
    board: str = ""  # that the last heading above it names


def classified(
    raw: Sequence[str], theirs: Collection[int], *, attributed: bool
) -> tuple[list[Line], Sequence[str] | None]:
    """Return whose each line is, and the lines of a forwarded message; ``attributed``: look for attributions.

    Of the lines at the places ``theirs`` nothing is left but that they part what is above them from what is below.
    """
    lines: list[Line] = []
    below = barred = False
    named: set[str] = set()  # who is quoted with their name before each line
    above: bool | None = None  # directly behind a separator: whether what stood above it was below another one
    place = 0
    hinted = [attributed and quoting.may_attribute(line[:400]) for line in raw]
    while place < len(raw):
        if place in theirs:
            lines.append(Line("", "rule"))
            place += 1
            continue
        depth, text = quoting.unquoted(raw[place])
        if depth == _ARROWS and quoting.reply_separator(raw[place]) and any(line.text.strip() for line in lines):
            depth, text = 0, raw[place]  # with nothing above it, what was typed is below
        if depth == 0 and barred and text.startswith("|") and "|" not in text[1:]:
            depth, text = 1, text[1:]
        if depth == 0 and ">" in text[:_INITIALS]:
            name = quoting.initials(text)
            again = any(quoting.initials(line) == name for line in raw[place + 1 : place + 2])
            if name and (name in named or again or above is not None):
                depth, text = 1, text.partition(">")[2]
                named.add(name)
        if depth == 1 and quoting.forward_separator(text) and all(line.whose == "own" for line in lines):
            return lines, [quoting.unquoted(line)[1] for line in raw[place + 1 :]]  # forwarded with marks on each line
        if depth:
            lines.append(Line(text, "quote"))
            place += 1
            above = None
            continue
        if not text.strip():
            lines.append(Line(text, "under" if below else "own"))
            place += 1
            continue
        if not below and quoting.forward_separator(text):
            return lines, raw[place + 1 :]
        taken, rest = _separator(raw[place : place + 10], attributed=any(hinted[place : place + 6]))
        if taken:
            lines.append(Line("", "rule"))
            place += taken
            if rest:
                lines.append(Line(rest, "under"))
            barred = barred or _barred_next(raw, place)
            # "Original Message" and the header below it are one separator: the last of them tells how it is marked.
            above = below if above is None else above
            below = above or not (barred or _marked_next(raw, place))
            continue
        lines.append(Line(text, "under" if below else "own"))
        place += 1
        above = None
    return lines, None


def _separator(lines: Sequence[str], *, attributed: bool) -> tuple[int, str]:
    """Return how many of ``lines`` part the player's words from what is quoted, and what is quoted on the last."""
    first = lines[0]
    if quoting.reply_separator(first):
        return 1 + quoting.bare_header(lines[1:]), ""
    if is_marker(first):
        return 1, ""
    count = quoting.header_block(lines) if ":" in first[:60] else 0
    if not count and ":" in first[:60] and not any(map(str.strip, lines[1::2])):
        count = 2 * quoting.header_block(lines[::2]) - 1  # some programs put a blank line below every line
    if count > 0:
        return count, ""
    found = quoting.attribution(lines) if attributed else None
    return found if found is not None else (0, "")


def _marked_next(raw: Sequence[str], place: int) -> bool:
    """Whether what follows is marked as quoted, so that unmarked lines after it are the player's."""
    for line in raw[place : place + 4]:
        if line.strip():
            return quoting.unquoted(line)[0] > 0 or bool(quoting.initials(line))
    return False


def _barred_next(raw: Sequence[str], place: int) -> bool:
    """Whether what follows is marked as quoted by a bar at the beginning of each line, and is no row of a table."""
    following = next((line for line in raw[place : place + 4] if line.strip()), "")
    return following.startswith("| ") and "|" not in following[2:]


def owned_below(lines: list[Line]) -> list[Line]:
    """Return ``lines`` with those as the player's own that were typed, none being above, below an empty form."""
    first = next((place for place, line in enumerate(lines) if line.whose == "under"), len(lines))
    marked = any(line.whose == "quote" or (line.whose == "own" and line.text.strip()) for line in lines)
    start = 0 if marked or first == len(lines) else typed_below([line.text for line in lines[first:]])
    if not start:
        return lines
    own = [Line(line.text, "own") for line in lines[first + start :]]
    return [*(Line("", "rule") for _ in lines[: first + start]), *own]
