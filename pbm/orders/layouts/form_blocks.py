"""Forms in words that nobody has met: what a row asks for is told by the rows beside it that are laid out like it.

A row alone says little: "Number thrown: 3" may be last month's. Below each other, with a trapdoor's row and one for the
paper that was left empty, the same words are a form that was filled in. What stands under a heading that recalls
something, tells where somebody landed or names an earlier turn is a record in whatever words, and nobody's orders.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pbm.orders.kinds import is_promise
from pbm.orders.late import late
from pbm.orders.layouts.form_headings import (
    is_of_a_form,
    queries,
    recalls,
    recalls_above,
    turns_named,
    vouches,
)
from pbm.orders.layouts.form_rows import PAST_THROW, Row, board_heading, row_of, small_value
from pbm.orders.layouts.headings import is_rule
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, THROW, WEAK_DOOR, WEAK_THROW

__all__ = ["told_blocks"]

_MOST: Final = 600  # lines
_HEAD: Final = 240  # characters of a line that are looked at
_REACH: Final = 12  # lines above the first row of a form
_TURNS_AT_ONCE: Final = 2
_VALUE: Final = late(r"(?:\d{1,3}|none)$")
_LANDED: Final = late(
    r"\b(?:land(?:ed|ing|s)|now (?:on|at)|new (?:square|space|position|place)|moved|arrived|ended|ends|reached|fell"
    r"|result|climbed|finished|gelandet|jetzt auf|neues feld|arrivée?|geland|nu op|caíd[oa]|llegad[oa]|arrivat[oa])\b",
    re.IGNORECASE,
)
_POINTED: Final = late(
    r"\b(?:filled|answer(?:s|ed)?|orders?|numbers?|form|done|completed|see|entered|put|inserted|it'?s|mine|replies)\b"
    r"[^.!?\d]{0,30}\b(?:below|inline|in-line|within|beneath|underneath|in (?:the|your) (?:form|quote|mail|original))\b"
    r"|\b(?:form|slip) (?:is )?(?:filled|completed|done)\b|\bfilled (?:it |the form |in )?(?:in|out)\b"
    r"|\b(?:siehe unten|ausgefüllt|unten|ci-dessous|rempli|hieronder|ingevuld|abajo|rellenad[oa]|sotto|compilat[oa])\b",
    re.IGNORECASE,
)
"""Words of a player by which what is filled in below is theirs."""
_FOR_PRINT: Final = late(
    r"(?:[^\W\d_]{2,12} ){0,2}(?:for (?:the|our|your)|für (?:die|das|den|unser\w{0,2})|pour (?:la|le|les|notre)"
    r"|voor (?:de|het|ons)|para (?:el|la|los)|per (?:il|la|lo|i)) ",
    re.IGNORECASE,
)
_READ: Final = frozenset((":", "=", ".", "[", "(", "{", "<", "?", "|", "->", "=>", "→"))
"""Signs by which a row with a plain label is known."""
_ORDERS: Final = (THROW, PAST_THROW, WEAK_THROW, DOOR, WEAK_DOOR)


@dataclass(slots=True)
class _Block:
    """Rows that stand below each other with one sign, by their lines; the lines above and below them."""

    rows: dict[int, Row] = field(default_factory=dict)
    heading: str = ""
    carried: bool = False  # whether a row is of the board that one above it names
    below: str = ""

    def kinds(self, *kinds: str) -> dict[int, Row]:
        """Return the rows of some kinds, by line."""
        return {place: row for place, row in self.rows.items() if row.kind in kinds}

    @property
    def turn(self) -> int:
        """The last turn that the rows, or the line above them, name."""
        named = [row.turn for row in self.rows.values() if row.turn]
        return max(named or turns_named(self.heading), default=0)

    @property
    def asked_before_a_heading(self) -> frozenset[str]:
        """The kinds that the rows ask for above the last of them, where that is no more than a heading."""
        last = next(reversed(self.rows.values()), None)
        if last is None or last.value or last.kind in (*_ORDERS, PRESS):
            return frozenset()
        return frozenset(row.kind for row in self.rows.values() if row.kind in _ORDERS)

    @property
    def is_record(self) -> bool:
        """Whether what stands in the rows was played before, or is an example."""
        if self.heading and recalls(self.heading):
            return True
        if recalls_above(self.below):
            return True
        first = min(self.kinds(*_ORDERS), default=0)
        return any(place > first and row.value and _LANDED.search(row.label) for place, row in self.rows.items())

    @property
    def is_doubtful(self) -> bool:
        """Whether no row but one that may tell of an earlier throw has a throw."""
        throws = self.kinds(PAST_THROW)
        return not self.kinds(THROW) and any(small_value(row.value) for row in throws.values())


def told_blocks(texts: Sequence[str], theirs: Sequence[bool], own: Sequence[str]) -> dict[int, list[str]]:
    """Return for lines of forms that were quoted what to read instead; ``own`` are the player's words beside them.

    Only blocks are told that could not be read row by row. ``theirs`` tells which lines were quoted.
    """
    if not any(theirs) or len(texts) > _MOST:
        return {}
    blocks = [block for block in _blocks(texts, theirs) if block.kinds(DOOR, WEAK_DOOR)]
    if not blocks:
        return {}
    records = [block for block in blocks if block.is_record or not vouches(block.heading)]
    asked = [block for block in blocks if block not in records]
    last = max((block.turn for block in asked), default=0)
    records += [block for block in asked if 0 < block.turn < last and any(one.turn == last for one in asked)]
    made: dict[int, list[str]] = {}
    for block in records:
        orders = block.kinds(*_ORDERS)
        if len(orders) > 1 and block.kinds(DOOR):
            made |= {place: [""] for place, row in block.kinds(*_ORDERS, PRESS).items() if row.value}
    promised = is_promise(own)
    pointed = _POINTED.search(" ".join(own)[:_HEAD]) is not None
    named = {turn for line, quoted in zip(texts, theirs, strict=True) if quoted for turn in turns_named(line[:_HEAD])}
    asked = [block for block in asked if block not in records]
    forms = [block for block in asked if not promised and _is_form(block, named, pointed=pointed)]
    # What may be last month's throw stands beside last month's trapdoor.
    doubted = [block for block in asked if block not in forms and block.is_doubtful]
    for block in doubted:
        made |= {place: [""] for place, row in block.kinds(*_ORDERS, PRESS).items() if row.value}
    told = [rows for block in forms if (rows := _told(block))]
    filled = [rows for rows in told if any(text[-1:].isalnum() for lines in rows.values() for text in lines)]
    for rows in told if len(filled) < 2 else ():
        made |= rows
    return made


def _blocks(texts: Sequence[str], theirs: Sequence[bool]) -> list[_Block]:
    """Return the blocks of rows in what was quoted; short lines of the player's may stand between these."""
    made: list[_Block] = []
    block = _Block()
    board, blanks = "", 0
    for place, (text, quoted) in enumerate(zip(texts, theirs, strict=True)):
        if not quoted or not text.strip():
            blanks += quoted
            continue
        if is_rule(text):
            continue
        heading = board_heading(text)
        row = row_of(text) if not heading else None
        if row is not None and row.kind not in (THROW, PAST_THROW, DOOR, PRESS) and not row.value and recalls(text):
            row = None  # "What I had from you:"
        first = next(iter(block.rows.values()), None)
        if heading and (first is None or board or blanks < 2):
            board = heading
            continue
        if row is None or (first is not None and (first.sign != row.sign or blanks > 1)):
            if block.rows:
                block.below = text[:_HEAD]
                made.append(block)
            block, board = _Block(), ""
        blanks = 0
        if row is None:
            continue
        if row.kind in block.asked_before_a_heading:
            made.append(block)
            block, board = _Block(), ""  # "An example:" above two rows, "Your turn:" above the same two
        if row.kind in _ORDERS and not block.kinds(*_ORDERS):
            block.heading = _heading(texts, theirs, place)
        block.carried = block.carried or (bool(board) and not row.board and row.kind != PRESS)
        board = row.board or ("" if row.kind == PRESS else board)
        block.rows[place] = Row(row.label, row.value, row.sign, row.kind, board, row.turn)
    return [*made, block] if block.rows else made


def _heading(texts: Sequence[str], theirs: Sequence[bool], first: int) -> str:
    """Return the line above the first row for an order, beyond the rows that stand right on top of it."""
    apart = False
    for place in range(first - 1, max(-1, first - _REACH), -1):
        text = texts[place]
        if not theirs[place]:
            return ""
        if not text.strip():
            if apart:
                return ""
            apart = True
            continue
        if board_heading(text):
            continue
        row = None if is_rule(text) else row_of(text)
        if not is_rule(text) and (row is None or not row.value):
            return text[:_HEAD]
        if row is not None and apart:
            return ""
    return ""


def _is_form(block: _Block, named: set[int], *, pointed: bool) -> bool:
    """Whether rows are a form that was to be filled in, as they and what is said beside them tell."""
    last = max(named, default=0)
    due = len(named) > 1 and (last in turns_named(block.heading) or any(r.turn == last for r in block.rows.values()))
    if not (due or vouches(block.heading)) or 0 < block.turn < last:
        return False
    if queries(block.below):
        return False
    if due or pointed or any(not row.value for row in block.rows.values()) or block.kinds(PRESS):
        return True
    return is_of_a_form(block.heading) or is_of_a_form(block.below)


def _told(block: _Block) -> dict[int, list[str]]:
    """Return the rows for throws and trapdoors with the labels of a plain form; nothing where it is not plain which."""
    throws = block.kinds(THROW) or block.kinds(PAST_THROW) or block.kinds(WEAK_THROW)
    doors = block.kinds(DOOR)
    if not doors and throws:
        doors = {place: row for place, row in block.kinds(WEAK_DOOR).items() if place > min(throws)}
    boards = {row.board for row in (*throws.values(), *doors.values())}
    turns = {row.turn for row in throws.values()}
    several = len(boards) > 1
    alone = throws and len(throws) == len(doors) * len(turns) and len(doors) == len(boards)
    each = {(row.board, row.turn) for row in throws.values()}
    if not alone or len(each) != len(throws) or len(turns) > _TURNS_AT_ONCE or (several and "" in boards):
        return {}
    if not all(not row.value or small_value(row.value) for row in throws.values()):
        return {}
    if not all(not row.value or _VALUE.match(row.value) for row in doors.values()):
        return {}
    plain = not block.carried and not any(turns) and block.kinds(THROW) and block.kinds(DOOR)
    if plain and next(iter(throws.values())).sign in _READ:
        return _printed(block, throws)  # the rest is read row by row
    made: dict[int, list[str]] = {}
    for place, row in {**throws, **doors}.items():
        label = "Throw" if place in throws else "Trapdoor"
        label = f"{label} for turn {row.turn}" if len(turns) > 1 and place in throws else label
        label = f"board {row.board} {label}" if several else label
        sign = "?" if row.sign == "?" and not several else ":"
        made[place] = [f"{label}{sign} {row.value}".rstrip()]
    return made | _printed(block, throws)


def _printed(block: _Block, throws: Mapping[int, Row]) -> dict[int, list[str]]:
    """Return what stands behind the prompt for press of a form in which a throw was filled in."""
    rows = block.kinds(PRESS) if all(row.value for row in throws.values()) else {}
    return {
        place: [f"Press: {row.value}"]
        for place, row in rows.items()
        if row.value and len(rows) == 1 and _FOR_PRINT.match(row.label)
    }
