"""Which board each part of a mail is about, and tables written out in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from pbm.orders.token import Token
from pbm.orders.words import NONE_WORDS

__all__ = ["Parted", "parted", "with_columns"]

_ALL = frozenset(["all", "both", "each", "every", "three"])
_ON = frozenset(["on", "for", "in", "board", "boards"])


@dataclass(frozen=True, slots=True)
class Parted:
    """The tokens that each board owns; ``unplaced`` holds numbers that name no board, ``strange`` unknown boards."""

    sections: Mapping[str, Sequence[Token]]
    unplaced: Sequence[Token] = ()
    strange: tuple[Token, ...] = ()


def with_columns(tokens: Sequence[Token]) -> list[Token]:
    """Return ``tokens`` with the heading of its column before each value of a table."""
    made: list[Token] = []
    heads: list[Token] = []
    for line in _lines(tokens):
        kinds = [token for token in line if token.kind in "TDU"]
        values = [token for token in line if _is_value(token)]
        if len(kinds) >= 2 and not values and all(t.kind in "TDUPLS" or t.low in ("board", "door") for t in line):
            heads = kinds
            made.extend(line[-1:] if line[-1].kind in "LS" else [])
            continue
        plain = all(t.kind in "NBPLS" or t.low in NONE_WORDS or t.low == "board" for t in line)
        if heads and plain and len(values) == len(heads):
            columns = iter(heads)
            for token in line:
                if _is_value(token):
                    head = next(columns)
                    made.append(Token(head.kind, head.low, token.line, head.value))
                elif token.low in ("|", "-", "/"):
                    continue
                made.append(token)
            continue
        if heads and (values or any(t.kind == "W" for t in line)):
            heads = []
        made.extend(line)
    return made


def _is_value(token: Token) -> bool:
    return token.kind == "N" or (token.kind == "W" and token.low in NONE_WORDS)


def _lines(tokens: Sequence[Token]) -> list[list[Token]]:
    made: list[list[Token]] = [[]]
    for token in tokens:
        if made[-1] and token.line != made[-1][-1].line:
            made.append([])
        made[-1].append(token)
    return [line for line in made if line]


def parted(tokens: Sequence[Token], boards: Sequence[str], shared: bool) -> Parted:
    """Return ``tokens`` by board."""
    known = [token for token in tokens if token.kind == "B"]
    if shared or len(boards) == 1:
        strange = tuple(t for t in known if t.low not in boards and not shared)
        whole = [Token("P", ",", t.line) if t.kind == "B" else t for t in tokens]
        return Parted(dict.fromkeys(boards, whole), strange=strange)
    strange = tuple(t for t in known if t.low not in boards)
    if not known:
        if _for_all(tokens):
            return Parted(dict.fromkeys(boards, tokens))
        return Parted({}, tokens)
    if _afterwards_for_all(tokens):
        return Parted({}, tokens, strange)
    named = _by_field(tokens)
    ahead, owned = _split(named)
    if any(_is_value(t) and t.kind == "N" for t in ahead):
        behind = _behind(named)
        if behind is None:
            return Parted({}, tokens, strange)
        ahead, owned = [], behind
    for (_, part), (_, following) in pairwise(owned):
        trailing = bool(part) and (part[-1].low in _ON or part[-1].low == "(")
        if trailing and any(t.kind == "N" for t in part) and not any(t.kind == "N" for t in following):
            return Parted({}, tokens, strange)  # "A 3 for board B": whose is the 3?
    sections: dict[str, list[Token]] = {}
    for board, part in owned:
        sections.setdefault(board, []).extend([*part, Token("S", "", part[-1].line)] if part else part)
    return Parted({board: part for board, part in sections.items() if board in boards}, ahead, strange)


def _for_all(tokens: Sequence[Token]) -> bool:
    """Whether a mail says that its one order is for every board."""
    return any(
        token.low in _ALL and any(after.low in ("board", "boards") for after in tokens[place + 1 : place + 4])
        for place, token in enumerate(tokens)
    )


def _afterwards_for_all(tokens: Sequence[Token]) -> bool:
    """Whether something is said of every board after boards were told apart: whose it is cannot be told."""
    first = next((place for place, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    rest = tokens[first:]
    numbers = next((place for place, token in enumerate(rest) if token.kind == "N"), len(rest))
    return _for_all(rest[numbers:])


def _split(tokens: Sequence[Token]) -> tuple[list[Token], list[tuple[str, list[Token]]]]:
    """Return what stands before the first board, and what follows each board's name."""
    ahead: list[Token] = []
    owned: list[tuple[str, list[Token]]] = []
    for token in tokens:
        if token.kind == "B":
            owned.append((token.low, []))
        elif owned:
            owned[-1][1].append(token)
        else:
            ahead.append(token)
    return ahead, owned


def _behind(tokens: Sequence[Token]) -> list[tuple[str, list[Token]]] | None:
    """Return what stands before each board's name, for "5/45 on A, 2/15 on B"; None when that is not the manner."""
    owned: list[tuple[str, list[Token]]] = []
    part: list[Token] = []
    for place, token in enumerate(tokens):
        if token.kind != "B":
            part.append(token)
            continue
        before = tokens[place - 1].low if place else ""
        if (before not in _ON and before != "(") or not any(t.kind == "N" for t in part):
            return None
        if part[-1].low in _ON:
            part.pop()
        while part and part[0].kind in "P" and part[0].low in (",", ")", "-"):
            part.pop(0)
        if part and part[0].low in ("and", "then", "with"):
            part.pop(0)
        owned.append((token.low, part))
        part = []
    if any(t.kind == "N" for t in part):
        return None
    return owned


def _by_field(tokens: Sequence[Token]) -> list[Token]:
    """Repeat the label of "Throws: A 3, B 6" after each board of its line."""
    made: list[Token] = []
    for line in _lines(tokens):
        first = next((n for n, t in enumerate(line) if t.kind in "TDB"), None)
        boards = [n for n, t in enumerate(line) if t.kind == "B"]
        if first is None or line[first].kind == "B" or len(boards) < 1 or any(t.kind == "N" for t in line[: boards[0]]):
            made.extend(line)
            continue
        label = line[first]
        others = any(t.kind in "TD" and t.kind != label.kind for t in line)
        opens = all(t.low in ("my", "the", "your") for t in line[:first])
        if others or not opens:
            made.extend(line)
            continue
        for token in line[boards[0] :]:
            made.append(token)
            if token.kind == "B":
                made.append(Token(label.kind, label.low, label.line))
    return made
