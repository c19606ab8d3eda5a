"""Tables that a player filled in or drew, with whatever signs: told line by line as a form would be.

A table has a row of headings, some of which mean a throw or a trapdoor, or has them in front of its rows. What stands
in it as a record, as an example or for several players is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.core.orders import OrderForm
from pbm.orders.late import late
from pbm.orders.layouts.choices import told_choices
from pbm.orders.layouts.data_lines import told_as_data
from pbm.orders.layouts.grid_columns import by_columns
from pbm.orders.layouts.grid_pairs import by_pairs
from pbm.orders.layouts.grid_rows import by_rows
from pbm.orders.layouts.grids import Asked, table_at
from pbm.orders.layouts.headings import is_rule
from pbm.orders.layouts.labels import told_labels, told_lists
from pbm.orders.layouts.templates import told_in_order

__all__ = ["Asked", "in_tables", "told_tables"]

_LONGEST = 300
_RECORD = late(
    r"\b(?:(?:last|previous|earlier|past) (?:turn|month|round|time|week|orders?|throws?|moves?|game|results?)"
    r"|previously"
    r"|you (?:played|sent|threw|rolled|ordered|have had)|was|were|sent in|histor(?:y|ies)|on record|so far|standings"
    r"|results?|your orders (?:for|were|are|in)|everyone|everybody|all (?:the )?players|example|e\.g|letzte[nrs]?"
    r"|bisher"
    r"|archive|for instance|such as|what (?:\w+ )?(?:played|threw|rolled))\b",
    re.IGNORECASE,
)
_TITLE = late(r"\W{0,4}[^\W\d_]{2,20}(?: [^\W\d_]{2,10})?[ /,#-]{1,3}\d{1,3}\W{0,4}$")


def in_tables(lines: Sequence[str], form: OrderForm, subject: str) -> list[str]:
    """Return ``lines`` of the player's own with the tables among them told as a form would be."""
    count = next((asked.count for asked in form.fields if asked.kind == "numbers"), 1)
    lines = told_as_data(lines)
    chosen = told_choices(lines)
    lines = [text for place, line in enumerate(lines) for text in chosen.get(place, [line])]
    told = told_tables(lines, Asked(form.boards, count, form.turns, subject))
    told = told or told_in_order(lines, [False] * len(lines), form.boards, count) or told_labels(lines)
    if count == 1 and len(form.boards) > 1:
        told = told or told_lists(lines, form.boards)
    if any(text.startswith("Board ") for said in told.values() for text in said):
        above = max((n for n in range(min(told)) if lines[n].strip()), default=-1)
        if above >= 0 and _TITLE.match(lines[above]):
            told[above] = []  # "Hydra 4:" is no order for a board
    return [text for place, line in enumerate(lines) for text in told.get(place, [line])]


def told_tables(lines: Sequence[str], asked: Asked) -> dict[int, list[str]]:
    """Return, for the lines of tables that order something, the lines that say the same as a form does."""
    told: dict[int, list[str]] = {}
    above = ""
    place = 0
    while place < len(lines):
        line = lines[place]
        if not line.strip():
            place += 1
            continue
        table = table_at(lines, place) if _may_head(line) else None
        found = None
        if table is not None and not _RECORD.search(above[:120]):
            found = by_columns(table, asked, lines) or by_rows(table, asked)
        if table is not None and found:
            for at in range(place, table.end):
                told[at] = found.get(at, [])
            place = table.end
            continue
        found, end = by_pairs(lines, place, asked) if table is None else ({}, 0)
        if found and not _RECORD.search(above[:120]):
            told |= {at: found[at] for at in range(place, end) if at in found}
            place = end
            continue
        above = line
        place += 1
    return told


def _may_head(line: str) -> bool:
    return len(line) <= _LONGEST and not is_rule(line)
