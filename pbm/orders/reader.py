"""Lines read against one form: what they order on each board, and what must be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Field, OrderForm, RawOrders
from pbm.orders.answers import Board, Settled, settle
from pbm.orders.appeals import Appeal, appeals_of
from pbm.orders.boards import parted, with_columns
from pbm.orders.claims import claims_of, sentences
from pbm.orders.replies import say
from pbm.orders.sentence import LABELLED, Claim, Limits
from pbm.orders.token import Token
from pbm.orders.tokens import tokenize

__all__ = ["SHARED", "Reader", "Taken"]

SHARED = "*"
"""The key of orders that one answer gives for all boards."""

_MOST = 40_000  # characters; nobody's orders are longer, and what is only half read is not safe to take


@dataclass(slots=True)
class Taken:
    """What was made of some lines: settled by board, with what was said of boards nobody knows."""

    settled: dict[str, Settled] = field(default_factory=dict)
    problems: list[tuple[Problem, int]] = field(default_factory=list)
    loose: int | None = None  # the line of a number that nothing claims

    @property
    def ordering(self) -> bool:
        """Whether anything was said that is or may be an order."""
        return bool(self.problems) or any(
            made.throws or made.door is not None or made.problems for made in self.settled.values()
        )


class Reader:
    """Reads lines against one form."""

    def __init__(self, form: OrderForm, left: Mapping[str, Sequence[int]] | None, first: bool) -> None:
        self.form = form
        self.left = left or {}
        self.first = first
        self.throws: Field | None = next((f for f in form.fields if f.kind == "numbers"), None)
        self.door: Field | None = next((f for f in form.fields if f.kind == "space"), None)
        count, low, high = (self.throws.count, self.throws.low, self.throws.high or 6) if self.throws else (1, 1, 6)
        self.limits = Limits(count, low, high)
        self.boards = (SHARED,) if form.shared else form.boards
        self.several = len(self.boards) > 1

    def board(self, name: str) -> Board:
        """Return what is asked for a board."""
        left = self.left.get(name)
        return Board(
            name if self.several else "",
            self.throws,
            self.door,
            self.form.turns,
            tuple(left) if left is not None else None,
            self.first,
        )

    def take(self, lines: Sequence[str], *, labelled: bool = False) -> Taken:
        """Return what ``lines`` order; ``labelled`` takes only what carries a label."""
        taken = Taken()
        if self.throws is None and self.door is None:
            return taken
        if sum(map(len, lines)) > _MOST:
            taken.problems.append((say("long", count=self.limits.count), -1))
            return taken
        tokens = [t for t in with_columns(tokenize(lines, self.form.boards)) if t.kind != "L"]
        stale = self._stale(tokens)
        if stale is not None:
            taken.problems.append((say("throw-turn", details={"turns": ", ".join(map(str, self.form.turns))}), stale))
            return taken
        parts = parted(tokens, self.boards, self.form.shared)
        for token in parts.strange:
            taken.problems.append((say("strange-board", boards=self.form.boards), token.line))
            break
        claimed = False
        for board, section in parts.sections.items():
            claims = claims_of(section, self.limits, lone=self.several)
            if labelled:
                claims = [claim for claim in claims if claim.rank == LABELLED]
            claimed = claimed or bool(claims)
            appeals = [] if labelled else appeals_of(section, claims)
            made = taken.settled[board] = settle(self.board(board), claims, appeals)
            beside = _beside(section, claims, appeals)
            if beside is not None and made.throws and made.door is None:
                made.problems.append((say("numbers", count=self.limits.count), beside))
        if parts.unplaced and not taken.settled:
            claims = [claim for claim in claims_of(parts.unplaced, self.limits) if claim.doubt != "soft"]
            if claims and not labelled:
                taken.problems.append((say("no-board", board=self.boards[0], count=self.limits.count), claims[0].line))
        if not claimed:
            taken.loose = next((token.line for token in tokens if token.kind == "N"), self._curt(tokens))
        return taken

    def _curt(self, tokens: Sequence[Token]) -> int | None:
        """Return the line of a sentence that is little more than a label: an order that was not understood."""
        for start, end in sentences(tokens):
            part = tokens[start:end]
            label = next((token for token in part if token.kind in "TD"), None)
            if label is None and len(tokens) <= 4 and any(token.kind == "X" for token in part):
                return part[0].line
            if label is not None and 1 < sum(token.kind in "WTDXN" for token in part) <= 5:
                return label.line
        return None

    def _stale(self, tokens: Sequence[Token]) -> int | None:
        """Return the line that says "orders for turn 4" when turn 4 is not open."""
        if not self.form.turns:
            return None
        for place, token in enumerate(tokens):
            if token.kind != "U" or token.value in self.form.turns:
                continue
            before = [t.low for t in tokens[max(0, place - 4) : place] if t.low not in ("turn", "the", "my")]
            alone = place and place + 1 < len(tokens) and tokens[place + 1].kind == "S"
            if alone and (place == 1 or tokens[place - 2].kind == "S" or tokens[place - 2].low == "turn"):
                return token.line
            if before[-2:-1] and before[-2] in ("orders", "order", "moves", "move") and before[-1] in ("for", "-", ":"):
                return token.line
        return None

    def problems(self, taken: Taken) -> list[tuple[Problem, int]]:
        """Return what must be asked of every board, those that were not named or have no throw among them."""
        problems = list(taken.problems)
        if problems and not taken.settled:
            return problems
        for name in self.boards:
            made = taken.settled.get(name, Settled())
            problems.extend(made.problems)
            needed = self.throws is not None and not self.throws.optional
            if needed and not made.throws and not made.throws_asked:
                problems.append((say("no-throw", board=name if self.several else "", count=self.limits.count), -1))
        return problems

    def orders(self, taken: Taken) -> RawOrders:
        """Return the parts that are plain, by board and by the field's key."""
        orders: dict[str, JsonObject] = {}
        for name in self.boards:
            made = taken.settled.get(name, Settled())
            order: dict[str, Json] = {}
            if self.throws is not None and made.throws:
                order[self.throws.key] = made.throws
            if self.door is not None and made.door is not None:
                order[self.door.key] = made.door
            if order:
                orders[name] = order
        return orders


def _beside(section: Sequence[Token], claims: Sequence[Claim], appeals: Sequence[Appeal]) -> int | None:
    """Return the line of a number that nothing claims beside "lowest legal": it was meant for something."""
    lines = {appeal.line for appeal in appeals}
    places = {claim.place for claim in claims}
    return next(
        (
            token.line
            for n, token in enumerate(section)
            if token.kind == "N" and token.low != "one" and n not in places and token.line in lines
        ),
        None,
    )
