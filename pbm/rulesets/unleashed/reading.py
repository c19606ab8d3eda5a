"""What a player's words order: the cards and where they go, standing choices, and the pieces of the setup round.

Whatever could mean two things, hangs on what others do, or names what the player has not is asked about; talk is left
alone. Nothing is looked at that the player does not know: their own hand, the board and the names of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
from pbm.rulesets.unleashed.words_again import known_of, left_over
from pbm.rulesets.unleashed.words_clauses import parts_of
from pbm.rulesets.unleashed.words_lines import tokenize
from pbm.rulesets.unleashed.words_meant import landing_decides, one_end, two_things
from pbm.rulesets.unleashed.words_moves import with_ends, with_piece
from pbm.rulesets.unleashed.words_parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words_patterns import kinds_of, merged_tokens
from pbm.rulesets.unleashed.words_sentences import clauses_of
from pbm.rulesets.unleashed.words_talk import unsure, without_reason, without_talk
from pbm.rulesets.unleashed.words_tokens import Token, Vocabulary

__all__ = ["read_words"]

_MOST_LINES: Final = 2_000
_LANDED_ON: Final = {"card", "thing", "eyes", "lamppost", "meeting"}
_SAID_MORE: Final = frozenset(("num", "piece", "no-piece", "player", "default", "yours", "if", "unless", "unsure"))
_MOST_TOLD: Final = 12


def read_words(config: Config, state: State, seat: str, lines: Sequence[str]) -> WordsRead:
    """Return what a seat's lines order, from what that seat knows only. Whatever is in them, it returns."""
    if seat not in state.hands or state.phase == "over":
        return WordsRead({})
    seats = [name for name in state.seats if name not in state.dropped]
    tokens, assumed = tokenize(lines[:_MOST_LINES], Vocabulary(config.pieces, seats, seat))
    reader = _Reader(SoFar(config, state, seat, assumed))
    merged = merged_tokens(tokens, state.turn)
    for clause in clauses_of(merged):
        reader.read(clause)
    return reader.result(lines, merged)


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
        self._previous = Clause([], "", "")
        self._said_nothing = False
        self._taken_back: Part | None = None
        self._heard: set[int] = set()
        self._open = False

    def read(self, clause: Clause) -> None:
        """Take in one clause, and remember of which words something was made."""
        words = list(clause.tokens)
        if self._take_in(clause):
            self._heard |= {id(token) for token in without_reason(without_talk(words))}

    def _take_in(self, clause: Clause) -> bool:
        """Take in one clause; whether anything was made of it."""
        previous, self._previous = self._previous, clause
        if self._retracts(clause):
            return True
        if clause.join == "fix" and not clause.begins and self._said_nothing and {"num"} & _kinds(previous):
            self._talk_of(clause)  # "all 14 of their paws, no, 8"
            return False
        self._leads(clause)
        if clause.join in ("", "comma") and self._suffices(clause):
            clause.join = "else"
        if self._leaves_piece(clause) or self._denies(clause):
            return True
        if self._choices.withdraws(clause) or self._repeats(clause) or self._cards.defaults(clause):
            return True
        if clause.join == "given":
            clause.join = ""
            wish = self._cards.wish if not clause.inquiry else None
            if wish and self._so_far.last == "play" and not {token.kind for token in clause.tokens} & _LANDED_ON:
                # "+3 on 17 if I roll a 5": the order itself hangs on it.
                wish.problem = landing_decides()
                return True
        fallback = self._cards.wish if clause.join == "else" else None
        if fallback is not None and _guesses(clause):
            fallback.problem = unsure()  # "reverse on 13. Or it might be 18."
            return True
        swaps = fallback is not None and fallback.pair is not None
        if clause.join == "else" and self._tale:
            self._talks(clause)
            return False
        setup = self._so_far.state.phase == "setup"
        if setup and clause.join == "else" and self._open:
            return True  # of what is asked about already, it is the other half
        self._open = False
        if (clause.join == "else" or (setup and clause.join == "fix")) and self._so_far.piece:
            of_space = (piece for piece, *ends in islice(self._pieces, MOST_WISHES) if clause.about in ends)
            clause.tokens = with_piece(clause.tokens, next(of_space, self._so_far.piece))
        if setup and clause.join == "else" and self._pieces:
            clause.tokens = with_ends(clause.tokens, *next(reversed(self._pieces))[1:])
        parts = parts_of(clause, self._so_far.config.options.placements, swaps=swaps)
        self._tale = not parts and any(token.kind in ("card", "piece") for token in clause.tokens)
        self._said_nothing = not parts
        if not parts:
            wish = self._cards.wish
            others = {t.value for t in clause.tokens if t.kind == "num"} - {wish.place if wish is not None else None}
            if clause.join == "fix" and self._so_far.last and others:
                self._talk_of(clause)
            if setup:
                self._so_far.piece = next((t.name for t in clause.tokens if t.kind == "piece"), self._so_far.piece)
            self._talks(clause)
            return False
        if clause.join == "rank":
            self._ranks(clause.line)
            return True
        ordered = False
        for number, part in enumerate(parts[:MOST_WISHES]):
            if number == 0:
                part.join = clause.join
            if self._place(clause, part):
                ordered = True
                self._taken_back = self._taken_back if part.join != "fix" else None
                if part.moves or part.kinds is not None:
                    self._so_far.piece = part.moves[-1][0] if part.moves else ""
            else:
                self._talks(clause)
        if ordered:
            self._so_far.taken |= {token.line for token in clause.tokens}
        return ordered

    def _retracts(self, clause: Clause) -> bool:
        """Note that what was said last is taken back, until something is said in its place; whether it is only that."""
        kinds = _kinds(clause)
        if "pondering" in kinds and "past" not in kinds and not clause.question:
            self._so_far.ask(unsure(), clause.line)
        told = clause.retracts or ("cancel" in kinds and kinds <= {"cancel", "it", "fill", "comma", "tag", "self"})
        wish = self._cards.wish
        if told and self._so_far.last == "play" and wish is not None and not kinds & {"card", "num"}:
            self._taken_back = wish
            return True
        if self._taken_back is not None and kinds & {"card"} and kinds & {"num"} and not clause.join:
            clause.join = "fix"
        return False

    def _talk_of(self, clause: Clause) -> None:
        """Ask what a clause is about, of which it is not plain that it is an order."""
        self._unplaced.append(clause.line)
        self._talk.append(clause.line)

    def _leads(self, clause: Clause) -> None:
        """See to "the reverse first": of a card that was named before, it says that it is the first of two."""
        for place, token in enumerate(clause.tokens):
            if token.kind != "leads":
                continue
            asked = clause.land or clause.context == "standing" or clause.question
            if not asked and self._cards.leads(kinds_of(token.name), token.line):
                clause.tokens = [one for one in clause.tokens[:place] if one.kind not in ("fill", "verb")]
                return
            clause.tokens[place] = replace(token, kind="card")

    def _suffices(self, clause: Clause) -> bool:
        """Whether a clause says that another space would do too: "26 will do"."""
        kinds = {token.kind for token in clause.tokens}
        wish = self._cards.wish
        placed = self._so_far.last == "play" and wish is not None and wish.place is not None
        return placed and "suffices" in kinds and "num" in kinds and not kinds & {"card", "piece", "not"}

    def _leaves_piece(self, clause: Clause) -> bool:
        """Take "P1 wherever you like": a piece that is left to the rules, and is not on the list."""
        if self._so_far.state.phase != "setup" or clause.question:
            return False
        kinds = [token.kind for token in clause.tokens]
        if "anywhere" not in kinds or kinds.count("piece") != 1 or {"num", "not", "unsure", "if", "past"} & set(kinds):
            return False
        piece = next(token.name for token in clause.tokens if token.kind == "piece")
        self._so_far.assumed.append(say("{piece} is left to the rules: it is not on your list", piece=piece))
        self._so_far.taken.add(clause.line)
        return True

    def _denies(self, clause: Clause) -> bool:
        """Whether a clause only says of one card, of which nothing was said, that it is not played."""
        kinds = [token.kind for token in clause.tokens]
        if kinds.count("card") != 1 or "not" not in kinds[: kinds.index("card")] or clause.join not in ("", "comma"):
            return False
        if clause.land or clause.context or clause.question or set(kinds) & _SAID_MORE:
            return False
        card = clause.tokens[kinds.index("card")]
        if not self._cards.denies(kinds_of(card.name)):
            return False
        self._talks(clause)
        return True

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
        vague = clause.join == "else" and kinds & {"free", "relative"} and kinds & {"on", "spaces"}
        asked_for = {"verb", "num"} <= kinds and not kinds & {"past", "player", "other"} and not clause.question
        if self._so_far.last == "play" and (vague or asked_for):
            self._unplaced.append(clause.line)
        if self._so_far.last and _answers(clause):
            self._unplaced.append(clause.line)
        if told and ((clause.join == "else" and not self._tale) or ("if" in kinds and "past" not in kinds)):
            self._unplaced.append(clause.line)
        named = ("past" not in kinds or "verb" in kinds) and kinds & {"card", "piece", "no-piece"}
        sort = self._so_far.state.phase == "setup" and "num" in kinds and kinds & {"snake", "ladder", "lamppost"}
        if (named or sort) and not clause.inquiry:
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
            self._open = True
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
        elif part.moves and part.join == "fix" and self._pieces:
            self._corrects(part)
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

    def _corrects(self, part: Part) -> None:
        """Put a piece where it was wished otherwise before; one that was not wished in the place of the last."""
        named = [one for one in islice(self._pieces, MOST_WISHES) if one[0] == part.moves[0][0]]
        if len(named) > 1 or len(part.moves) > 1 or len(self._pieces) > MOST_WISHES:
            self._so_far.ask(two_things(), part.line)
            return
        old = named[0] if named else list(self._pieces)[-1]
        self._pieces = {(part.moves[0] if one == old else one): None for one in self._pieces}

    def result(self, lines: Sequence[str], tokens: Sequence[Token]) -> WordsRead:
        """Return all that was understood of the tokens, unless some are left over that may change it."""
        order: dict[str, Json] = {}
        if self._taken_back is not None:
            self._taken_back.problem = self._taken_back.problem or unsure()
        plays = self._cards.as_json()
        if plays is not None and not self._ranked:
            order["plays"] = plays
        standing = self._choices.as_json()
        if standing:
            order["standing"] = standing
        if self._pieces and not self._ranked:
            order["pieces"] = [list(move) for move in islice(self._pieces, MOST_WISHES)]
        over = (
            left_over(tokens, known_of(order, self._heard, self._so_far.config, self._so_far.state)) if order else None
        )
        if over is not None and over[1] not in self._unplaced:
            order = {}
            self._so_far.ask(*over)
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


def _kinds(clause: Clause) -> set[str]:
    return {token.kind for token in clause.tokens}


def _guesses(clause: Clause) -> bool:
    """Whether a clause after "or" says what a space may be instead: the player does not know it."""
    kinds = [token.kind for token in clause.tokens if token.kind not in ("fill", "comma")]
    return kinds[:2] == ["it", "unsure"] and "num" in kinds and not {"verb", "player", "other"} & set(kinds)


def _answers(clause: Clause) -> bool:
    """Whether a clause is no more than an answer: "down", "me and Clive"; to what, nobody has said."""
    kinds = {token.kind for token in clause.tokens}
    both = kinds == {"player", "and"} and any(token.name in ("me", "leader", "last") for token in clause.tokens)
    return not clause.join and not clause.question and (both or kinds in ({"up"}, {"down"}))


def _names_pieces(clause: Clause) -> bool:
    """Whether a clause is about a piece of its own name, or about one of a kind with both its ends."""
    kinds = [token.kind for token in clause.tokens]
    if {"piece", "no-piece", "card"} & set(kinds):
        return True
    return kinds.count("num") > 1 and bool({"snake", "ladder", "lamppost", "dash"} & set(kinds))
