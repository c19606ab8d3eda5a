"""A player's lines without signatures and footers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.cleaning import footers

__all__ = ["foot_of", "unsigned"]

_TAIL = 8  # a signature below a drawn line has no more lines
_WIDE = 200  # characters of a line of it
_AFTERTHOUGHT = re.compile(r"\s{0,4}p\.?\s?(?:p\.?\s?)?s(?:\b|\.)(?!\s?/)", re.IGNORECASE)


def foot_of(text: str) -> tuple[str, ...]:
    """Return the signature that a mail program has added below a line of its own, two dashes; empty where none is.

    What is quoted has signatures of others.
    """
    if "--" not in text:
        return ()
    found: list[str] = []
    signed = False
    for line in text.split("\n"):
        if line.rstrip() == "--":
            found, signed = [], True
        elif signed and (line.startswith(">") or len(found) == _TAIL):
            break
        elif signed:
            found.append(line.strip()[:_WIDE])
    return tuple(line for line in found if line)


def unsigned(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without signatures and footers; a NUL line stands where something quoted was.

    A postscript below a signature is the player's.
    """
    kept: list[str] = []
    dropping = signed = False
    for place, line in enumerate(lines):
        if line == "\0":
            if not dropping or kept[-1:] != [""]:
                kept.append("")
            dropping = signed = False
        elif dropping and not (signed and _AFTERTHOUGHT.match(line)):
            continue
        elif dropping:
            dropping = signed = False
            kept += ["", line.rstrip()]
        elif not line:
            kept.append(line)
        elif footers.is_list_rule(lines[place : place + 5]) or footers.is_blurb_start(line):
            dropping = True
        elif _signature_below(lines, place):
            dropping = signed = True
        elif not footers.is_footer(line) or footers.orders_in(line):
            kept.append(line.rstrip())
    start = footers.contact_start(kept)
    return kept if start is None else kept[:start]


def _signature_below(lines: Sequence[str], place: int) -> bool:
    """Whether a line parts a signature from the mail: only dashes and a space always do, not where orders follow."""
    line = lines[place]
    if not footers.is_signature_rule(line):
        return False
    if line == "-- ":
        return True
    following = [below for below in lines[place + 1 : place + 2 * _TAIL] if below.strip() and below != "\0"]
    if line.strip() != "--":
        return 0 < len(following) <= _TAIL and all(map(footers.is_signature_line, following))
    return not any(map(footers.orders_may_be_in, following))
