"""Which board each part of a mail is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbm.orders.repeated import (
    EVERY,
    all_named,
    by_field,
    by_heads,
    declined_ahead,
    for_each,
    handed_out,
    labelled_runs,
)
from pbm.orders.shares import owned_parts, without_stray
from pbm.orders.token import Token

__all__ = ["Parted", "parted"]


@dataclass(frozen=True, slots=True)
class Parted:
    """The tokens that each board owns; ``unplaced`` holds numbers that name no board, ``strange`` unknown boards.

    ``stray`` is a nomination after the orders of all boards that may be for any of them.
    """

    sections: Mapping[str, Sequence[Token]]
    unplaced: Sequence[Token] = ()
    strange: tuple[Token, ...] = ()
    stray: Sequence[Token] = ()


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
    tokens, shared_part = for_each(all_named(tokens, boards))
    known = [token for token in tokens if token.kind == "B"]
    if not known:
        whole = [*tokens, *shared_part]
        return (
            Parted(dict.fromkeys(boards, whole), strange=strange)
            if _for_all(tokens) or shared_part
            else Parted({}, tokens)
        )
    if _afterwards_for_all(tokens):
        return Parted({}, tokens, strange)
    tokens = _put_right(tokens)
    order = tuple(dict.fromkeys(t.low for t in known))
    declined = [] if shared_part else declined_ahead(tokens)
    owned = owned_parts(by_field(by_heads(handed_out(labelled_runs(tokens), order))))
    if owned is None:
        return Parted({}, tokens, strange)
    owned, stray = without_stray(owned)
    shared_part = shared_part or declined
    if shared_part:
        owned.extend((board, list(shared_part)) for board in boards)
    sections: dict[str, list[Token]] = {}
    for board, part in owned:
        sections.setdefault(board, []).extend([*part, Token("S", "", part[-1].line)] if part else part)
    return Parted({board: part for board, part in sections.items() if board in boards}, (), strange, stray)


def _put_right(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return ``tokens`` with a word of correction at each board that follows "the throws are the wrong way round"."""
    made: list[Token] = []
    named: set[str] = set()
    corrected = False
    what: set[str] = set()
    for place, token in enumerate(tokens):
        made.append(token)
        if token.kind == "B" and corrected:
            made.append(Token("W", "sorry", token.line))
            made.extend(Token(kind, "throw" if kind == "T" else "trapdoor", token.line) for kind in what)
        elif token.kind == "B":
            named.add(token.low)
        elif token.low == "way" and len(named) > 1:
            around = {t.low for t in tokens[max(0, place - 2) : place + 2]}
            corrected = corrected or bool(around & {"wrong", "other"} and around & {"round", "around", "about"})
            labels = {t.kind for t in tokens[max(0, place - 4) : place + 6] if t.kind in "TD"}
            what = labels if len(labels) == 1 else set()
    return made


def _for_all(tokens: Sequence[Token]) -> bool:
    """Whether a mail says that its one order is for every board."""
    return any(
        token.low in EVERY
        and (
            any(after.low in ("board", "boards") for after in tokens[place + 1 : place + 4])
            or (
                place
                and tokens[place - 1].low == "for"
                and tokens[place + 1 : place + 2]
                and tokens[place + 1].low == ":"
            )
        )
        for place, token in enumerate(tokens)
    )


def _afterwards_for_all(tokens: Sequence[Token]) -> bool:
    """Whether something is said of every board after boards were told apart: whose it is cannot be told."""
    first = next((place for place, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    rest = tokens[first:]
    numbers = next((place for place, token in enumerate(rest) if token.kind == "N"), len(rest))
    return _for_all(rest[numbers:])
