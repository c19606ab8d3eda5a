"""Which board each part of a mail is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbm.orders.boards.all_but import all_but_some
from pbm.orders.boards.doors_in_full import with_doors_in_full
from pbm.orders.boards.doors_of_all import doors_of_all
from pbm.orders.boards.each_named import each_of_named, with_numerals, without_later
from pbm.orders.boards.everywhere import numbered_boards, pair_for_all, said_for_all
from pbm.orders.boards.in_few_words import with_both_in_full
from pbm.orders.boards.in_short import told_in_full
from pbm.orders.boards.named_behind import with_boards_beside
from pbm.orders.boards.rearranged import rearranged
from pbm.orders.boards.repeated import (
    EVERY,
    all_named,
    by_field,
    by_heads,
    for_each,
    handed_out,
    respectively,
    under_heads,
)
from pbm.orders.boards.same_again import with_same_again
from pbm.orders.boards.shares import owned_parts, without_stray
from pbm.orders.boards.talk import named_in_talk
from pbm.orders.tokens.board_names import bare_names
from pbm.orders.tokens.token import Token

__all__ = ["Parted", "parted"]

_LED_BY = frozenset((":", ",", "-", ".", "on", "for", "board", "the", "throw", "trapdoor", "in", "that"))
_GIVEN = frozenset(("a", "the", "throw", "play"))
_POLITE = frozenset(("please", "pls", "thanks", "then", "ta", "again"))
_AMENDING = frozenset(
    ("correction", "sorry", "oops", "actually", "wait", "whoops", "amendment", "change", "make", "ps", "pps", "alter")
)
_BELOW = frozenset(("ps", "pps"))
_TWO = 2  # boards that are both
_PUTTING = frozenset(("make", "change", "should", "instead", "alter"))


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
    if len(boards) > 1 and not shared:
        tokens = numbered_boards(named_in_talk(tokens, boards), boards)
        told = all_but_some(tokens, boards)
        if told is None:
            return Parted({}, tokens)
        tokens = with_same_again(with_boards_beside(with_both_in_full(told, boards), boards), boards)
        tokens = with_doors_in_full(tokens, boards)
        tokens = each_of_named(without_later(rearranged(bare_names(with_numerals(told_in_full(tokens, boards))))))
    known = [token for token in tokens if token.kind == "B"]
    if shared or len(boards) == 1:
        strange = tuple(t for t in known if t.low not in boards and not shared)
        whole = [Token("P", ",", t.line) if t.kind == "B" else t for t in tokens]
        return Parted(dict.fromkeys(boards, whole), strange=strange)
    strange = tuple(t for t in known if t.low not in boards)
    if not known:
        pair = pair_for_all(tokens, boards)
        if pair is not None:
            return Parted(dict.fromkeys(boards, pair))
        if len(boards) > _TWO and any(t.low == "both" and _means_boards(tokens, n) for n, t in enumerate(tokens)):
            return Parted({}, tokens)
        if _for_all(tokens) and not _one_and_other(tokens):
            return Parted(dict.fromkeys(boards, tokens))
        return Parted({}, tokens)
    tokens, everywhere = said_for_all(under_heads(respectively(tokens, boards)), boards)
    tokens, shared_part = for_each(all_named(tokens, boards))
    known = [token for token in tokens if token.kind == "B"]
    if not known and _one_and_other(tokens):
        return Parted({board: [*everywhere, *shared_part] for board in boards})
    if not known:
        whole = [*everywhere, *tokens, *shared_part]
        return (
            Parted(dict.fromkeys(boards, whole), strange=strange)
            if _for_all(tokens) or shared_part
            else Parted({}, tokens)
        )
    if _afterwards_for_all(tokens):
        return Parted({}, tokens, strange)
    tokens = _put_right(tokens)
    order = tuple(dict.fromkeys(t.low for t in known))
    declined = [] if shared_part else doors_of_all(tokens)
    owned = owned_parts(by_field(by_heads(handed_out(tokens, order))))
    if owned is None:
        return Parted({}, tokens, strange)
    owned, stray = without_stray(owned)
    shared_part = shared_part or declined
    if shared_part:
        owned.extend((board, list(shared_part)) for board in boards)
    sections: dict[str, list[Token]] = {board: list(everywhere) for board in boards} if everywhere else {}
    for board, part in owned:
        if len(part) > 1 and part[0].low in ("of", "by") and part[1].kind == "N":
            part.pop(0)  # "sur A j'avance de 6, sur B de 2", "on A I advance by two, on B by six"
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
        if token.kind == "B" and token.low in named and not corrected and _amends(tokens, place):
            made.append(Token("W", "sorry", token.line))
            continue
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


def _amends(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word of correction leads to the board at ``place``: "Correction: on B throw 2"."""
    step = place - 1
    while step >= 0 and place - step < 5 and tokens[step].low in _LED_BY:
        step -= 1
    if step < 0 or tokens[step].low not in _AMENDING:
        return False
    said = tokens[step : place + 5]
    if tokens[step].low in _BELOW and not any(token.kind in "TD" or token.low in _PUTTING for token in said):
        return False  # "PS: B - my counter is on 50"
    before = tokens[step - 1] if step else None
    return before is None or before.kind in "SP" or before.low in _AMENDING or before.low in _POLITE


def _for_all(tokens: Sequence[Token]) -> bool:
    """Whether a mail says that its one order is for every board."""
    return any(token.low in EVERY and _means_boards(tokens, place) for place, token in enumerate(tokens))


def _one_and_other(tokens: Sequence[Token]) -> bool:
    """Whether numbers are for one board and for the other, whichever these are: "4 on one and 5 on the other"."""
    for place, token in enumerate(tokens[:-2]):
        if token.low in ("on", "for") and tokens[place + 1].low == "one" and tokens[place - 1].kind == "N" and place:
            return any(t.low == "other" for t in tokens[place + 2 : place + 12])
    return False


def _means_boards(tokens: Sequence[Token], place: int) -> bool:
    """Whether the "both" at ``place`` is of boards: "on both boards", "for both:", "2 on both, please"."""
    after = tokens[place + 1 : place + 4]
    if any(token.low in ("board", "boards") for token in after):
        return True
    before = tokens[place - 1].low if place else ""
    if before in ("for", "on") and after and after[0].low == ":":
        return True
    if before == "for" and tokens[place].low == "both" and after and after[0].low == ",":
        return True
    parted = (
        not after or after[0].kind in "PS" or (after[0].low in _POLITE and len(after) > 1 and after[1].kind in "PS")
    )
    if tokens[place].low == "everywhere" and place and tokens[place - 1].kind == "N":
        return parted or after[0].low in ("please", "then", "and", "for", "this", "too")  # "a 5 everywhere please"
    ahead = tokens[max(0, place - 4) : place - 1]
    given = (
        bool(ahead)
        and ahead[-1].kind == "N"
        and (len(ahead) == 1 or ahead[-2].kind in "STDPL" or ahead[-2].low in _GIVEN)
    )
    labelled = bool(ahead) and ahead[-1].kind in "TD" and any(token.kind == "N" for token in tokens[:place])
    return before == "on" and parted and (given or labelled)


def _afterwards_for_all(tokens: Sequence[Token]) -> bool:
    """Whether something is said of every board after boards were told apart: whose it is cannot be told."""
    first = next((place for place, token in enumerate(tokens) if token.kind == "B"), len(tokens))
    rest = tokens[first:]
    numbers = next((place for place, token in enumerate(rest) if token.kind == "N"), len(rest))
    return _for_all(rest[numbers:])
