"""From claims to what may stand: the throws and the nomination for one board, and what must be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from pbm.core.errors import Problem
from pbm.core.orders import Field
from pbm.core.phrases import listed
from pbm.orders.answers.appeals import Appeal
from pbm.orders.answers.throw_left_open import OpenThrow
from pbm.orders.replies import doubt_of, say
from pbm.orders.tokens.sentence import ASIDE, LABELLED, Claim

__all__ = ["Board", "Settled", "settle"]


_IN_DOUBT = ("residue", "in passing", "kept")


def _in_doubt(claim: Claim) -> bool:
    """Whether a number beside the throws leaves them in doubt: one in passing, a change that was not understood."""
    return claim.reason in _IN_DOUBT or (claim.override and claim.doubt == "soft" and claim.reason in ("asked", ""))


class _Ask(Protocol):
    """Keeps a question to the player, about a line of theirs."""

    def __call__(self, which: str, line: int, **details: int | str) -> None: ...


@dataclass(frozen=True, slots=True)
class Board:
    """What is asked for one board: its name where several need telling apart, its fields, its turns.

    ``left`` are the numbers a player has left there, None when that is not known; ``first`` is true when the
    round is known to begin a set, so that all numbers are left. ``example`` is what a player could send.
    """

    name: str
    throws: Field | None
    door: Field | None
    turns: tuple[int, ...]
    left: tuple[int, ...] | None = None
    first: bool = False
    example: str = ""


@dataclass(slots=True)
class Settled:
    """What was settled for a board: ``throws_asked`` tells whether a problem is about the throws,
    ``stale`` that the orders are for another turn; ``second`` is a second throw given without the first, ``replacing``
    an old throw and the new one in its place;
    ``swapped`` that the throw could be the trapdoor's space, ``stuck`` that a key may have doubled its digit;
    ``open_throw`` is what is said of a throw where none is given beside a trapdoor."""

    throws: list[int] = field(default_factory=list)
    door: int | str | None = None
    problems: list[tuple[Problem, int]] = field(default_factory=list)
    throws_asked: bool = False
    stale: bool = False
    second: int | None = None
    replacing: tuple[int, int] | None = None
    swapped: bool = False
    stuck: bool = False
    open_throw: OpenThrow | None = None

    @property
    def said(self) -> bool:
        """Whether anything was said for the board."""
        given = bool(self.throws or self.problems) or self.door is not None
        return given or self.second is not None or self.replacing is not None


def settle(board: Board, claims: Sequence[Claim], appeals: Sequence[Appeal]) -> Settled:
    """Return what the claims and appeals made for a board come to."""
    made = Settled()
    if board.throws is not None:
        _settle_throws(board, board.throws, claims, appeals, made)
    if board.door is not None and not made.stale:
        _settle_door(board, board.door, claims, appeals, made)
    return made


def _standing(claims: Sequence[Claim]) -> list[Claim]:
    """Return the claims without doubt, from the last correction on, those made in passing only where no other is."""
    firm = [claim for claim in claims if not claim.doubt]
    if any(claim.rank > ASIDE for claim in firm):
        firm = [claim for claim in firm if claim.rank > ASIDE]
    for place in range(len(firm) - 1, 0, -1):
        if firm[place].override:
            return firm[place:]
    return firm


def _possible(firm: Sequence[Claim], highest: int) -> list[Claim]:
    """Return ``firm`` without what no throw can be and no label calls one, beside a throw: "I'd take ten of those"."""
    can_be = [all(0 < value <= highest for value in claim.values) for claim in firm]
    if not any(can_be):
        return list(firm)
    kept = zip(firm, can_be, strict=True)
    return [claim for claim, fits in kept if fits or claim.rank == LABELLED or claim.override]


def _settle_throws(
    board: Board, asked: Field, claims: Sequence[Claim], appeals: Sequence[Appeal], made: Settled
) -> None:
    mine = [claim for claim in claims if claim.field == "T"]
    appealed = [appeal for appeal in appeals if appeal.field == "T"]

    def ask(which: str, line: int, **details: int | str) -> None:
        made.throws_asked = True
        made.problems.append(
            (say(which, board=board.name, count=asked.count, details=details, example=board.example), line)
        )

    highest = asked.high or asked.low
    made.swapped = any(value > highest for claim in mine for value in claim.values)
    hard = next((claim for claim in mine if claim.doubt == "hard"), None)
    if hard is not None:
        ask(doubt_of("throw", hard.reason), hard.line)
        return
    firm = _possible(_standing(mine), highest)
    open_ = next((appeal for appeal in appealed if appeal.what == "any"), None)
    if open_ is not None:
        ask("throw-order" if asked.count > 1 else "throw-record", open_.line)
        return
    appealed = [appeal for appeal in appealed if appeal.what != "any"]
    if appealed:
        values = {_looked_up(board, asked, appeal) for appeal in appealed}
        number = values.pop() if len(values) == 1 else None
        if number is None or any(claim.values != [number] for claim in firm):
            ask("throw-same" if appealed[0].what in ("same", "alike") else "throw-record", appealed[0].line)
        else:
            made.throws = [number]
        return
    if not firm:
        soft = next((claim for claim in mine if claim.doubt), None)
        if soft is not None:
            ask("throw-doubt", soft.line)
        return
    _settle_firm(board, asked, firm, made, ask)
    spare = next((c for c in mine if _in_doubt(c) and not set(c.values) <= set(made.throws)), None)
    if spare is None or not made.throws:
        return
    if len(made.throws) < asked.count:
        made.throws = []
        ask("throw-order", spare.line)
    elif spare.reason not in ("residue", "kept"):
        made.throws = []
        ask("throws-differ", spare.line)


def _looked_up(board: Board, asked: Field, appeal: Appeal) -> int | None:
    """Return the number that "lowest", "highest" or "the last one" is, None where the record does not tell."""
    left = board.left
    if left is None and board.first:
        left = tuple(range(asked.low, (asked.high or asked.low) + 1))
    if not left or asked.count > 1:
        return None
    if appeal.what == "lowest":
        return min(left)
    if appeal.what == "highest":
        return max(left)
    return left[0] if appeal.what == "left" and len(left) == 1 else None


def _settle_firm(board: Board, asked: Field, firm: Sequence[Claim], made: Settled, ask: _Ask) -> None:
    low, high = asked.low, asked.high or asked.low
    named = {claim.turn for claim in firm if claim.turn >= 0}
    indexed = asked.count == 2 and named <= {1, 2}
    if named and board.turns and not indexed and not named & set(board.turns):
        made.stale = True
        ask("throw-turn", firm[0].line, turns=", ".join(map(str, board.turns)), later=max(board.turns) + 1)
        return
    if asked.count == 2 and _only_second(board, firm, named) and low <= firm[-1].values[0] <= high:
        made.second = firm[-1].values[0]
        return
    pair = len(named) == 1 and len(firm) == 2 and firm[0].values != firm[1].values and named <= {1, 2}
    values = _by_turn(board, asked, firm) if len(named) > 1 or pair else _agreed(asked, firm)
    if values is None:
        ask("throws-differ", firm[-1].line)
        return
    if asked.count == 1:
        values = list(dict.fromkeys(values))  # "3 then, definitely 3"
    wrong = next((value for value in values if not low <= value <= high), None)
    if wrong is not None:
        ask("throw-range", firm[0].line, value=wrong, low=low, high=high)
        made.stuck = wrong > high and wrong % 11 == 0
    elif len(values) > asked.count:
        ask("throws-many", firm[0].line, given=listed(values[:6]))
    elif len(set(values)) < len(values):
        ask("throw-twice", firm[0].line)
    else:
        made.throws = values


def _only_second(board: Board, firm: Sequence[Claim], named: set[int]) -> bool:
    """Whether all that is said is the second throw: "change the second throw to 4"."""
    if len(named) != 1 or any(
        claim.turn < 0 or claim.values != firm[0].values or len(claim.values) != 1 for claim in firm
    ):
        return False
    if not board.turns and named != {1} and max(named) > 2:
        return max(named) % 6 == 0  # sets of six end with the second turn of a round
    return named == {2} or (len(board.turns) == 2 and named == {board.turns[1]} and board.turns[0] != 2)


def _by_turn(board: Board, asked: Field, firm: Sequence[Claim]) -> list[int] | None:
    """Return throws that were given turn by turn, in the turns' order."""
    given: dict[int, int] = {}
    untold = [claim for claim in firm if claim.turn < 0]
    told = [claim for claim in firm if claim.turn in (1, 2)]
    if asked.count == 2 and len(untold) == len(told) == 1:
        untold[0].turn = 3 - told[0].turn  # "the 2, and after that the 4"
    for claim in firm:
        if claim.turn < 0 or len(claim.values) != 1 or given.get(claim.turn, claim.values[0]) != claim.values[0]:
            return None
        given[claim.turn] = claim.values[0]
    places, named = [turn for turn in given if turn <= 2], [turn for turn in given if turn > 2]
    if asked.count == 2 and len(places) == len(named) == 1:
        first = places[0] if places[0] == 1 else named[0]
        return [given[first], given[named[0] if first != named[0] else places[0]]]  # "six first, two for turn 18"
    turns = sorted(given)
    if board.turns and not set(turns) <= set(range(1, asked.count + 1)):
        turns = [turn for turn in turns if turn in board.turns]
    elif turns[-1] - turns[0] != len(turns) - 1 or len(turns) > asked.count:
        return None
    return [given[turn] for turn in turns]


def _agreed(asked: Field, firm: Sequence[Claim]) -> list[int] | None:
    """Return the one list of throws that all claims make; in a round of two turns, two labelled ones in a row."""
    lists: list[list[int]] = []
    for claim in firm:
        if claim.values not in lists:
            lists.append(claim.values)
    if len(lists) == 1:
        return lists[0]
    single = [values[0] for values in lists if len(values) == 1]
    if asked.count == len(lists) == len(single) == len(firm) == 2 and _below(firm[0], firm[1]):
        return single
    if asked.count == len(lists) == len(single) and all(claim.rank == LABELLED for claim in firm):
        return single
    return None


def _below(first: Claim, second: Claim) -> bool:
    """Whether two bare numbers stand each alone on its line, one below the other with nothing between them."""
    bare = (
        first.turn < 0 > second.turn and not second.override and first.end == first.place and second.end == second.place
    )
    return bare and second.line > first.line and second.place == first.place + 2


def _settle_door(board: Board, asked: Field, claims: Sequence[Claim], appeals: Sequence[Appeal], made: Settled) -> None:
    mine = [claim for claim in claims if claim.field == "D"]

    def ask(which: str, line: int, **details: int | str) -> None:
        made.problems.append((say(which, board=board.name, details=details, example=board.example), line))

    hard = next((claim for claim in mine if claim.doubt == "hard"), None)
    if hard is not None:
        ask(doubt_of("door", hard.reason), hard.line)
        return
    firm = _standing(mine)
    appeal = next((appeal for appeal in appeals if appeal.field == "D"), None)
    if appeal is not None and (appeal.what == "any" or not firm):
        ask("door-any" if appeal.what == "any" else "door-same", appeal.line)
        return
    if not firm:
        soft = next((claim for claim in mine if claim.doubt), None)
        if soft is not None:
            ask("door-doubt", soft.line)
        return
    distinct = {tuple(claim.values) for claim in firm}
    if len(distinct) > 1 or len(firm[0].values) > 1:
        ask("door-differ", firm[-1].line)
        return
    if not firm[0].values:
        made.door = "none"
        return
    value = firm[0].values[0]
    if value < asked.low or (asked.high is not None and value > asked.high):
        ask("door-range", firm[0].line, value=value, low=asked.low, high=asked.high or 0)
    elif made.swapped and not made.throws and board.throws is not None and value <= (board.throws.high or 6):
        ask("door-doubt", firm[0].line)  # "throw 45 trapdoor 2": most likely the wrong way round
    elif made.stuck and value % 11 == 0:
        ask("door-doubt", firm[0].line)  # "throw 33 trapdoor 55": of a key that doubles
    else:
        made.door = value
