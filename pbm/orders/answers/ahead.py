"""Orders for turns after the open round, told turn by turn in the same mail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.token import Token

__all__ = ["by_turn", "heads_another_turn", "without_past"]

_FURTHEST = 24  # turns ahead of the open round; a number beyond that is a slip
_OPENING = frozenset(
    ("and", "then", "orders", "for", "my", "throw", "on", "in", "also", "next", "from", "me", "already")
) | {"when", "you", "get", "to", "reach", "come", "it", "comes", "once"}
_UNITS = frozenset(("turn", "round", "week", "move"))
_BIDDING = frozenset(
    (
        "please",
        "use",
        "play",
        "put",
        "enter",
        "kindly",
        "it",
        "i'd",
        "we",
        "we'll",
        "give",
        "make",
        "let",
        "me",
        "is",
        "will",
    )
)


def heads_another_turn(tokens: Sequence[Token], turns: Sequence[int]) -> int | None:
    """Return the line that says "orders for turn 4" where that is none of the open ``turns``; None where none does.

    Nothing is told where it is not known which turns are open.
    """
    for place, token in enumerate(tokens) if turns else ():
        if token.kind != "U" or token.value in turns:
            continue
        before = [t.low for t in tokens[max(0, place - 4) : place] if t.low not in ("turn", "the", "my")]
        alone = place and place + 1 < len(tokens) and tokens[place + 1].kind == "S"
        if alone and (place == 1 or tokens[place - 2].kind == "S" or tokens[place - 2].low == "turn"):
            return token.line
        if before[-2:-1] and before[-2] in ("orders", "order", "moves", "move") and before[-1] in ("for", "-", ":"):
            return token.line
    return None


def without_past(tokens: Sequence[Token], turns: Sequence[int]) -> tuple[list[Token], dict[int, int]]:
    """Return ``tokens`` without what is ordered for turns that are over, and the line of each of those turns.

    ``turns`` are those of the open round. Where nothing but turns that are over is named, all stays.
    """
    headed = [(place, turn) for place in range(len(tokens)) if (turn := _heading(tokens, place)) is not None]
    if not turns or not any(turn >= min(turns) for _, turn in headed):
        return list(tokens), {}
    kept: list[Token] = []
    over: dict[int, int] = {}
    start = 0
    for n, (place, turn) in enumerate(headed):
        end = headed[n + 1][0] if n + 1 < len(headed) else len(tokens)
        end = next((n + 1 for n in range(place, end) if tokens[n].kind == "S" and not _goes_on(tokens, n + 1)), end)
        counted = tokens[place].low in ORDINALS  # "1. throw" is no first turn
        if turn < min(turns) and not counted and any(token.kind == "N" for token in tokens[place:end]):
            kept += tokens[start : place - (place > start and tokens[place - 1].low == "turn")]
            over[turn], start = tokens[place].line, end
    return [*kept, *tokens[start:]], over


_WHICH = frozenset(("next", "following", "last", "other", "this", "that", "which", "another", "later"))


def by_turn(tokens: Sequence[Token], turns: Sequence[int]) -> tuple[list[Token], Mapping[int, list[Token]], int | None]:
    """Return the tokens of the open round, those of every later turn, and the line of a nomination that may be any's.

    ``turns`` are those of the open round; without them nothing is later.
    """
    now: list[Token] = []
    later: dict[int, list[Token]] = {}
    if not turns:
        return list(tokens), later, None
    block: list[Token] | None = None
    alone = False
    for place, token in enumerate(tokens):
        turn = _heading(tokens, place)
        if turn is not None:
            before = now if block is None else block
            block = later.setdefault(turn, []) if max(turns) < turn <= max(turns) + _FURTHEST else None
            alone = block is not None and _heads_lines(tokens, place)
            if block is not None:
                while before and before[-1].low in ("turn", *_OPENING) and before[-1].kind in "WP":
                    before.pop()
                continue
        if block is not None and _open_turn_named(tokens, place):
            own = _clause_begun(block)
            if own is not None:
                now += block[own:]
                del block[own:]
                block = None
        if block is None:
            now.append(token)
            continue
        block.append(token)
        ends = token.kind == "S" and not (alone and len(block) == 1) and not _goes_on(tokens, place + 1)
        ends = ends and not _of_next_board(tokens, place + 1, block, now)
        if ends and not alone:
            block = None
    return now, later, _shared_door(now, later)


def _heads_lines(tokens: Sequence[Token], place: int) -> bool:
    """Whether the turn at ``place`` stands alone above what is for it: "turn 2", "Turn 2:"."""
    after = tokens[place + 1 : place + 3]
    return bool(after) and (after[0].kind == "S" or (after[0].low == ":" and after[-1].kind == "S"))


def _open_turn_named(tokens: Sequence[Token], place: int) -> bool:
    """Whether "this turn", "this round's" begins at ``place``."""
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    return tokens[place].low == "this" and after is not None and after.low.removesuffix("'s") in _UNITS


def _clause_begun(block: Sequence[Token]) -> int | None:
    """Return where the clause begins that a later turn's orders end in; None where it is the first with a number."""
    start = next((n + 1 for n in range(len(block) - 1, -1, -1) if block[n].kind in "PS" or block[n].low == "and"), 0)
    return start if any(token.kind == "N" for token in block[:start]) else None


def _heading(tokens: Sequence[Token], place: int) -> int | None:
    """Return the turn that is named at ``place`` as the head of orders: "turn 5: 6", "turn 5 throw 6"."""
    token = tokens[place]
    if token.kind != "U" or token.value < 0:
        return None
    start = place - 1
    if start >= 0 and tokens[start].low in ("turn", ":"):
        start -= 1
    while start >= 0 and tokens[start].kind == "W" and tokens[start].low in _OPENING:
        start -= 1
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    opens = start < 0 or tokens[start].kind in "PS" or tokens[start].kind == "T"
    if not opens and tokens[start].kind == "N" and after is not None and after.low == ":":
        led = [token.low for token in tokens[start + 1 : place]]
        # "turn 4: 2 and turn 5: 3", "turn 4: 2 turn 5: 3"; the 40 of "trapdoor 40 turn 2: 5" may be for either.
        listed = led == ["turn"] and any(token.kind == "U" for token in tokens[:start])
        opens = listed or "and" in led or "then" in led
    heads = (
        after is None
        or after.kind in "STDNB"
        or after.low in (":", "-", "=", ",", "i", "i'll", "a", "the", "my", "it's")
        or (after.low in _BIDDING and _number_within(tokens, place + 2))
    )
    return token.value if opens and heads else None


def _number_within(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number follows in the same clause: "for turn 6 please use the 1"."""
    for token in tokens[place : place + 5]:
        if token.kind in "SPU":
            return False
        if token.kind == "N":
            return True
    return False


def _goes_on(tokens: Sequence[Token], place: int) -> bool:
    """Whether the sentence at ``place`` only adds a nomination to the turn before it."""
    part: list[Token] = []
    for token in tokens[place : place + 12]:
        if token.kind == "S":
            break
        part.append(token)
    return any(t.kind == "D" for t in part[:3]) and not any(t.kind in "UT" for t in part)


def _of_next_board(tokens: Sequence[Token], place: int, block: Sequence[Token], now: Sequence[Token]) -> bool:
    """Whether the sentence at ``place`` begins with the next board of a turn: "Turn 5: A: 1 2" above "B: 6 2".

    Not where the open round has orders for only some of these boards, to which those of the next one may belong.
    """
    token = tokens[place] if place < len(tokens) else None
    told = {t.low for t in block if t.kind == "B"}
    ordered = {t.low for t in now if t.kind == "B"}
    if token is None or token.kind != "B" or not told or token.low in told:
        return False
    return (token.low in ordered) == (told <= ordered) == bool(told & ordered)


def _shared_door(now: Sequence[Token], later: Mapping[int, Sequence[Token]]) -> int | None:
    """Return the line of the only nomination, where it follows the throws of several turns.

    One that has a line with its turn's throw, and with nothing of another turn, is that turn's.
    """
    own = [t for n, t in enumerate(now) if t.kind == "N" and not _stands_for_a_noun(now, n)]
    if not own or any(t.kind == "D" for t in now):
        return None
    numbers = {-1: {t.line for t in own}}
    numbers |= {turn: {t.line for t in part if t.kind == "N"} for turn, part in later.items()}
    for turn, part in later.items():
        if sum(1 for t in part if t.kind == "N") < 2:
            continue  # "turn 5: trapdoor 45" has no throw that it could follow
        for door in (t for t in part if t.kind == "D"):
            others = any(door.line in lines for other, lines in numbers.items() if other != turn)
            throws = sum(1 for t in part if t.kind == "N" and t.line == door.line)
            if others or throws < 2:
                return door.line
    return None


def _stands_for_a_noun(tokens: Sequence[Token], place: int) -> bool:
    """Whether the "one" at ``place`` is no number: "my next one", "the other one"."""
    return tokens[place].low == "one" and place > 0 and tokens[place - 1].low in _WHICH
