"""What a player's words order: the cards and where they go, standing choices, and the pieces of the setup round.

Whatever could mean two things, hangs on what others do, or names what the player has not is asked about; talk is left
alone. Nothing is looked at that the player does not know: their own hand, the board and the names of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.clauses.lines import tokenize
from pbm.rulesets.unleashed.clauses.patterns import merged_tokens
from pbm.rulesets.unleashed.clauses.sentences import clauses_of
from pbm.rulesets.unleashed.conditions.in_turn import in_turn
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.reading.reader import Reader
from pbm.rulesets.unleashed.reading.so_far import SoFar
from pbm.rulesets.unleashed.reading.stood import Stood
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.talk.beside import complains_of_print, without_remarks
from pbm.rulesets.unleashed.talk.inquiries import with_question_marks
from pbm.rulesets.unleashed.talk.tales import without_tales
from pbm.rulesets.unleashed.words.headed import headed
from pbm.rulesets.unleashed.words.kept_ends import with_what_is_meant
from pbm.rulesets.unleashed.words.of_both import of_both
from pbm.rulesets.unleashed.words.paired import paired
from pbm.rulesets.unleashed.words.retold import told_plainly
from pbm.rulesets.unleashed.words.tokens import Token, Vocabulary

__all__ = ["has_turned", "read_tokens", "read_words", "tokens_of"]

_MOST_LINES: Final = 2_000
_OTHER_END: Final = {"top": "bottom", "bottom": "top"}


def read_words(
    config: Config, state: State, seat: str, lines: Sequence[str], stood: Stood | None = None, *, turned: bool = False
) -> WordsRead:
    """Return what a seat's lines order, from what that seat knows only. Whatever is in them, it returns.

    ``stood`` is the list of pieces that the lines change, and notes what they do to it; ``turned`` says that the top of
    a piece is called its bottom, and its bottom its top.
    """
    if seat not in state.hands or state.phase == "over":
        return WordsRead({})
    setup = state.phase == "setup"
    told, heads = headed(lines[:_MOST_LINES]) if setup else (lines[:_MOST_LINES], [])
    told, heads = (told, heads) if len(heads) < 2 else (lines[:_MOST_LINES], [])
    tokens, assumed = tokens_of(config, state, seat, told)
    tokens = _turned(tokens) if turned else tokens
    read = _read(SoFar(config, state, seat, assumed), tokens, lines, stood or Stood())
    if has_turned(read) and stood is None and not turned:
        # What is asked, "Do you mean S5 61-36?", is offered for a YES.
        meant = read_words(config, state, seat, lines, turned=True)
        read = replace(read, probable={} if meant.problems else meant.orders)
    return _with_first(read, heads[0]) if heads and stood is None else read


def tokens_of(config: Config, state: State, seat: str, lines: Sequence[str]) -> tuple[list[Token], list[str]]:
    """Return the tokens of lines as a seat means them, and what was taken for a slip."""
    seats = [name for name in state.seats if name not in state.dropped]
    pieces = {} if state.phase == "setup" else state.pieces
    told = with_what_is_meant(told_plainly(lines, partial(_card_on, state)), pieces)
    return tokenize(told, Vocabulary(config.pieces, seats, seat))


def read_tokens(config: Config, state: State, seat: str, tokens: Sequence[Token]) -> WordsRead:
    """Return what tokens of a round of play order, as they would beside each other in one mail."""
    return _read(SoFar(config, state, seat, []), tokens, [], Stood())


def has_turned(read: WordsRead) -> bool:
    """Whether all that is asked is if ends were called each other's names: "Do you mean S5 61-36?"."""
    return bool(read.problems) and all(problem.code == "ends-turned" for problem in read.problems)


def _read(so_far: SoFar, tokens: Sequence[Token], lines: Sequence[str], stood: Stood) -> WordsRead:
    config, state = so_far.config, so_far.state
    setup = state.phase == "setup"
    complains = complains_of_print(tokens)
    tokens, inquires = with_question_marks(without_remarks(tokens))
    tokens = paired(tokens) if setup else tokens
    reader = Reader(so_far, stood)
    stands = {name: space for name, space in state.positions.items() if name != so_far.seat}
    stands = stands if state.phase == "play" else {}
    merged = merged_tokens(without_tales(tokens, listing=setup), state.turn, stands)
    merged = in_turn(of_both(merged, so_far.hand)) if config.options.placements > 1 and not setup else merged
    for clause in clauses_of(merged):
        reader.read(clause)
    read = reader.result(lines, merged, tokens)
    asks = inquires or complains or any(problem.code == "words-question" for problem in read.problems)
    return replace(read, message=True) if asks else read


def _card_on(state: State, space: int) -> str:
    """Return the kind of the card that lies on top of a space, which every player sees; empty for no space."""
    return state.cells[space][-1].kind if 0 < space < len(state.cells) else ""


def _turned(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with each end called the other one."""
    return [replace(token, kind=_OTHER_END.get(token.kind, token.kind)) for token in tokens]


def _with_first(read: WordsRead, name: str) -> WordsRead:
    """Return a reading with a piece at the head of its list, where it is on it."""
    pieces: Any = read.orders.get(BOARD, {}).get("pieces") or ()
    ahead = [move for move in pieces if move[0] == name]
    if not ahead:
        return read
    order = {**read.orders[BOARD], "pieces": [*ahead, *(move for move in pieces if move[0] != name)]}
    return replace(read, orders={BOARD: order})
