"""What a player's words order: the cards and where they go, standing choices, and the pieces of the setup round.

Whatever could mean two things, hangs on what others do, or names what the player has not is asked about; talk is left
alone. Nothing is looked at that the player does not know: their own hand, the board and the names of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.reading_cards import CardsRead
from pbm.rulesets.unleashed.reading_choices import ChoicesRead
from pbm.rulesets.unleashed.reading_so_far import MOST_WISHES, SoFar
from pbm.rulesets.unleashed.state import Config, State
from pbm.rulesets.unleashed.words_clauses import parts_of
from pbm.rulesets.unleashed.words_lines import tokenize
from pbm.rulesets.unleashed.words_meant import landing_decides, one_end
from pbm.rulesets.unleashed.words_moves import with_piece
from pbm.rulesets.unleashed.words_parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words_patterns import merged_tokens
from pbm.rulesets.unleashed.words_sentences import clauses_of
from pbm.rulesets.unleashed.words_tokens import Vocabulary

__all__ = ["read_words"]

_MOST_LINES: Final = 2_000
_LANDED_ON: Final = {"card", "thing", "eyes", "lamppost", "meeting"}
_ASKING: Final = frozenset(
    ("what", "what's", "how", "which", "who", "why", "where", "when", "was", "wie", "welche", "wer", "wann", "wo")
)
_MOST_TOLD: Final = 12


def read_words(config: Config, state: State, seat: str, lines: Sequence[str]) -> WordsRead:
    """Return what a seat's lines order, from what that seat knows only. Whatever is in them, it returns."""
    if seat not in state.hands or state.phase == "over":
        return WordsRead({})
    seats = [name for name in state.seats if name not in state.dropped]
    tokens, assumed = tokenize(lines[:_MOST_LINES], Vocabulary(config.pieces, seats, seat))
    reader = _Reader(SoFar(config, state, seat, assumed))
    for clause in clauses_of(merged_tokens(tokens, state.turn)):
        reader.read(clause)
    return reader.result(lines)


class _Reader:
    """Takes in one clause after another, and sees to it that each wish comes to where it belongs."""

    def __init__(self, so_far: SoFar) -> None:
        self._so_far = so_far
        self._cards = CardsRead(so_far)
        self._choices = ChoicesRead(so_far)
        self._pieces: dict[tuple[str, int, int], None] = {}
        self._talk: list[int] = []
        self._unplaced: list[int] = []
        self._tale = False
        self._ranked = False

    def read(self, clause: Clause) -> None:
        """Take in one clause."""
        if self._choices.withdraws(clause) or self._repeats(clause) or self._cards.defaults(clause):
            return
        if clause.join == "given":
            clause.join = ""
            wish = self._cards.wish
            if wish and self._so_far.last == "play" and not {token.kind for token in clause.tokens} & _LANDED_ON:
                # "+3 on 17 if I roll a 5": the order itself hangs on it.
                wish.problem = landing_decides()
                return
        wish = self._cards.wish if clause.join == "else" else None
        swaps = wish is not None and wish.pair is not None
        if clause.join == "else" and self._tale:
            self._talks(clause)
            return
        if clause.join == "else" and self._so_far.piece:
            clause.tokens = with_piece(clause.tokens, self._so_far.piece)
        parts = parts_of(clause, self._so_far.config.options.placements, swaps=swaps)
        self._tale = not parts and any(token.kind in ("card", "piece") for token in clause.tokens)
        if not parts:
            self._talks(clause)
            return
        if clause.join == "rank":
            self._ranks(clause.line)
            return
        ordered = False
        for number, part in enumerate(parts[:MOST_WISHES]):
            if number == 0:
                part.join = clause.join
            if self._place(clause, part):
                ordered = True
                if part.moves or part.kinds is not None:
                    self._so_far.piece = part.moves[-1][0] if part.moves else ""
            else:
                self._talks(clause)
        if ordered:
            self._so_far.taken |= {token.line for token in clause.tokens}

    def _ranks(self, line: int) -> None:
        """Ask which wish is wanted most, where they are numbered and not from 1 on."""
        if self._ranked:
            return
        self._ranked = True
        self._so_far.ask(
            trouble(
                "words-ranks",
                say("Your numbers do not run from 1 on. Which do you want most? Please write that first, and so on."),
            ),
            line,
        )

    def _talks(self, clause: Clause) -> None:
        """Remember a clause that orders nothing, but might have been meant to."""
        kinds = {token.kind for token in clause.tokens}
        told = self._so_far.last and kinds & {"num", "card", "piece"}
        if told and ((clause.join == "else" and not self._tale) or ("if" in kinds and "past" not in kinds)):
            self._unplaced.append(clause.line)
        named = ("past" not in kinds or "verb" in kinds) and kinds & {"card", "piece", "no-piece"}
        sort = self._so_far.state.phase == "setup" and "num" in kinds and kinds & {"snake", "ladder", "lamppost"}
        if (named or sort) and not _asks_about(clause):
            self._talk.append(clause.line)
        setup = self._so_far.state.phase == "setup"
        if (sort or (setup and "piece" in kinds)) and _names_pieces(clause) and "past" not in kinds:
            self._unplaced.append(clause.line)

    def _repeats(self, clause: Clause) -> bool:
        """Ask what "the same again" is, where no more is said."""
        kinds = {token.kind for token in clause.tokens}
        if "same" not in kinds or kinds & {"card", "num", "piece"} or clause.context in ("standing", "pieces"):
            return False
        if kinds <= {"same", "fill", "verb", "be", "self", "it", "comma", "tag", "then"}:
            self._so_far.ask(
                trouble(
                    "words-same", say("Your hand and the board have changed. Write which card goes where: “+3 on 17”.")
                ),
                clause.line,
            )
        return True

    def _place(self, clause: Clause, part: Part) -> bool:
        """Put a wish where it belongs; whether it was an order, or is asked about."""
        for piece, number in part.come_from:
            if number in self._so_far.state.pieces.get(piece, ()):
                part.problem = part.problem or one_end(piece)
        if part.lamppost or part.eyes:
            return self._choices.settle(part)
        landing = clause.land or (clause.context == "standing" and (part.place is None or part.problem is not None))
        if self._so_far.state.phase == "setup":
            if part.problem is not None and clause.join != "else" and not _names_pieces(clause):
                return False
            if landing or (self._so_far.last == "standing" and part.join == "else"):
                return self._choices.take(part)
            return self._prefer(part)
        if landing and not (part.kinds is not None and part.place is not None and part.join == "and"):
            return self._choices.take(part)
        if part.join == "else" and self._so_far.last == "standing" and part.place is None:
            return self._choices.take(part)
        if part.place is None and part.problem is None and part.kinds is not None and part.chooses:
            held = any(kind in self._so_far.hand for kind in part.kinds)
            wish = self._cards.wish
            played = wish is not None and wish.place is not None and part.join in ("", "and")
            if (not held or played) and not self._cards.continues(part):
                return self._choices.take(part)
        return self._cards.take(clause, part)

    def _prefer(self, part: Part) -> bool:
        """Take a wish of the setup round; whether it was one."""
        if part.problem is not None:
            self._so_far.ask(part.problem, part.line)
        elif part.moves and part.place is not None:
            self._ranked = True
            self._so_far.ask(
                trouble(
                    "words-two",
                    say(
                        "There is a number too many here. Write each piece with its top and its bottom, the most "
                        "wanted first: “S2 28-12”."
                    ),
                ),
                part.line,
            )
        elif part.moves:
            self._pieces.update(dict.fromkeys(part.moves))
        elif part.kinds is not None and part.place is not None:
            self._so_far.ask(
                trouble("setup-only", say("No cards are played yet: this round is for snakes, ladders and lampposts.")),
                part.line,
            )
        else:
            return False
        self._so_far.last = "pieces"
        return True

    def result(self, lines: Sequence[str]) -> WordsRead:
        """Return all that was understood."""
        order: dict[str, Json] = {}
        plays = self._cards.as_json()
        if plays is not None and not self._ranked:
            order["plays"] = plays
        standing = self._choices.as_json()
        if standing:
            order["standing"] = standing
        if self._pieces and not self._ranked:
            order["pieces"] = [list(move) for move in islice(self._pieces, MOST_WISHES)]
        # Beside pieces that are plain, two numbers for a snake that has no name are a piece too.
        unclear = self._talk if not order else self._unplaced
        if unclear and not self._so_far.problems:
            if self._so_far.state.phase == "setup":
                asked = say("I am not sure which pieces you mean. Write each with its top and its bottom: “S2 28-12”.")
            else:
                asked = say("I am not sure whether this is your order. If it is, write it plainly: “+3 on 17”.")
            self._so_far.ask(trouble("words-unclear", asked), unclear[0])
        problems = list(dict.fromkeys(self._so_far.problems))[:_MOST_TOLD]
        return WordsRead(
            orders={BOARD: order} if order else {},
            problems=tuple(problem for problem, _ in problems),
            quotes=tuple(lines[line].strip() if 0 <= line < len(lines) else None for _, line in problems),
            assumed=tuple(dict.fromkeys(self._so_far.assumed))[:_MOST_TOLD] if order or problems else (),
            taken=frozenset(line for line in self._so_far.taken if 0 <= line < len(lines)),
        )


def _names_pieces(clause: Clause) -> bool:
    """Whether a clause is about a piece of its own name, or about one of a kind with both its ends."""
    kinds = [token.kind for token in clause.tokens]
    if {"piece", "no-piece", "card"} & set(kinds):
        return True
    return kinds.count("num") > 1 and bool({"snake", "ladder", "lamppost", "dash"} & set(kinds))


def _asks_about(clause: Clause) -> bool:
    """Whether a clause is a question about the rules or the board: "what does Reverse do?"."""
    kinds = {token.kind for token in clause.tokens}
    return clause.question and "num" not in kinds and clause.tokens[0].text.casefold() in _ASKING
