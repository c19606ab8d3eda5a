"""The reader of orders: it takes in one clause after another, and each wish comes to where it belongs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.core.game import Json
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed.clauses.again import OPEN_KINDS, LeftOver, asked_about, left_over
from pbm.rulesets.unleashed.clauses.aims import aims, hangs_on_players, left_to_gm
from pbm.rulesets.unleashed.clauses.clauses import parts_of
from pbm.rulesets.unleashed.clauses.known import known_of
from pbm.rulesets.unleashed.clauses.moves import with_ends, with_piece
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.talk import not_judged, unsure, wavers, without_reason, without_talk
from pbm.rulesets.unleashed.clauses.waved import has_message, waved_aside
from pbm.rulesets.unleashed.orders import BOARD
from pbm.rulesets.unleashed.reading.cards import CardsRead
from pbm.rulesets.unleashed.reading.choices import ChoicesRead
from pbm.rulesets.unleashed.reading.pieces import PiecesRead, names_pieces
from pbm.rulesets.unleashed.reading.remarks import RemarksRead
from pbm.rulesets.unleashed.reading.so_far import MOST_WISHES, SoFar
from pbm.rulesets.unleashed.reading.stood import Stood
from pbm.rulesets.unleashed.reading.unchosen import unchosen_pair
from pbm.rulesets.unleashed.talk.hearsay import takes_up
from pbm.rulesets.unleashed.talk.moods import not_meant
from pbm.rulesets.unleashed.talk.remarks import guesses, same_again, whether_order, without_the_rest
from pbm.rulesets.unleashed.wishes.meant import landing_decides, one_end, two_things, which_pieces
from pbm.rulesets.unleashed.wishes.of_pieces import told_of_pieces
from pbm.rulesets.unleashed.words.parts import Clause, Part
from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["Reader"]

_LANDED_ON: Final = {"card", "thing", "eyes", "lamppost", "meeting"}
_SAID_MORE: Final = frozenset(("num", "piece", "no-piece", "player", "default", "yours", "if", "unless", "unsure"))
_BOTH: Final = ("those two", "these two", "those", "these", "them", "both of those", "both of these")
_ONLY_PLACED: Final = frozenset(("on", "num", "fill", "tag", "comma", "be", "it", "verb"))
_SAID_OF_OTHERS: Final = frozenset(("card", "piece", "not", "player", "other", "past", "if", "unless"))
_MOST_TOLD: Final = 12
_PAIR: Final = 2


class Reader:
    """Takes in one clause after another, and sees to it that each wish comes to where it belongs."""

    def __init__(self, so_far: SoFar, stood: Stood) -> None:
        self._so_far = so_far
        self._cards = CardsRead(so_far)
        self._choices = ChoicesRead(so_far)
        self._pieces = PiecesRead(so_far, stood)
        self._remarks = RemarksRead(so_far)
        self._tale = False
        self._previous = Clause([], "", "")
        self._said_nothing = False
        self._taken_back: Part | None = None
        self._heard: set[int] = set()
        self._asked: Token | None = None
        self._turned = self._hanging = False

    def read(self, clause: Clause) -> None:
        """Take in one clause, and remember of which words something was made."""
        words = list(clause.tokens)
        if self._take_in(clause):
            heard = words if clause.whole else without_reason(without_talk(words))
            self._heard |= {id(token) for token in heard} | waved_aside(words)

    def _take_in(self, clause: Clause) -> bool:
        """Take in one clause; whether anything was made of it."""
        previous, self._previous = self._previous, clause
        if self._tale and takes_up(previous, clause):
            self._talk_of(previous)
        self._names_it(clause)
        self._cards.hears(clause)
        if self._turns_round(clause):
            clause.whole = True
            return True
        if self._retracts(clause) or self._choices.corrects(clause):
            return True
        if clause.join == "fix" and not clause.begins and self._said_nothing and {"num"} & _kinds(previous):
            self._talk_of(clause)  # "all 14 of their paws, no, 8"
            return False
        setup = self._so_far.state.phase == "setup"
        if setup and clause.join == "else" and self._pieces and "yours" in _kinds(clause):
            self._pieces.wavers(clause)
            return True
        if setup and self._pieces.rights(clause):
            return True
        self._leads(clause)
        if clause.join in ("", "comma", "else") and self._suffices(clause):
            clause.join = "else"
            clause.tokens = [token for token in clause.tokens if token.kind not in ("suffices", "be")]
        if self._pieces.leaves(clause) or self._denies(clause):
            return True
        if self._so_far.last == "play" and aims(self._cards.wish) and self._doubts_victim(clause):
            return True
        if self._pieces.defaults(clause) or self._choices.wavers(clause):
            return True
        if (
            self._choices.changes(clause)
            or self._choices.withdraws(clause)
            or self._repeats(clause)
            or self._cards.defaults(clause)
        ):
            return True
        if clause.join == "given":
            clause.join = ""
            wish = self._cards.wish if not clause.inquiry else None
            if wish and self._so_far.last == "play" and not {token.kind for token in clause.tokens} & _LANDED_ON:
                # "+3 on 17 if I roll a 5": the order itself hangs on it.
                wish.problem = landing_decides()
                return True
        if clause.join == "else" and not clause.inquiry and wavers(clause):
            self._cards.doubt(unsure(), last=False)
            if self._pieces:
                self._pieces.wavers(clause)
        fallback = self._cards.wish if clause.join == "else" else None
        if fallback is not None and guesses(clause):
            fallback.problem = unsure()  # "reverse on 13. Or it might be 18."
            return True
        swaps = fallback is not None and fallback.pair is not None
        goes_on = clause.join == "" and not clause.begins and not clause.land and "self" not in _kinds(clause)
        if self._tale and (clause.join in ("else", "ahead") or goes_on):
            self._talks(clause)
            return False
        if setup and clause.join == "else" and self._pieces.open:
            return True  # of what is asked about already, it is the other half
        self._pieces.open = False
        if (clause.join == "else" or (setup and clause.join == "fix")) and self._so_far.piece:
            clause.tokens = with_piece(clause.tokens, self._pieces.of_space(clause.about))
        if setup and clause.join == "else" and self._pieces:
            clause.tokens = with_ends(clause.tokens, *self._pieces.last)
        anew = self._swapped_anew(clause)
        if anew == 1:
            self._cards.doubt(two_things())  # "33 and 38. No, 37": in the place of which?
            return True
        parts = parts_of(clause, self._so_far.config.options.placements, swaps=swaps or anew == _PAIR)
        if self._hanging and not clause.begins and clause.join != "fix":
            for part in parts:
                part.problem = part.problem or not_judged()  # "if Clive moves, first …"
        somebody = any(token.kind in ("player", "other") and token.name != "me" for token in clause.tokens)
        if clause.begins:
            self._hanging = not parts and somebody and bool({"if", "unless"} & _kinds(clause)) and not clause.land
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
            self._pieces.ranks(clause.line)
            return True
        if clause.join == "else" and not setup and self._cards.each(parts):
            self._so_far.taken |= {token.line for token in clause.tokens}
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

    def _swapped_anew(self, clause: Clause) -> int:
        """Return how many bare spaces a clause has that puts right a pair: two in "33 and 38. No, 33 and 37"."""
        wish = self._cards.wish
        if self._so_far.last != "play" or wish is None or wish.pair is None or clause.join != "fix":
            return 0
        kinds = [token.kind for token in clause.tokens]
        return 0 if {"on", "card"} & set(kinds) else kinds.count("num")

    def _turns_round(self, clause: Clause) -> bool:
        """Whether a clause says which of two cards comes first, which "swap those two" alone leaves open."""
        if self._cards.states_order(clause):
            self._turned = False
            return True
        cards = [token.name for token in clause.tokens if token.kind == "card"]
        both = any(token.kind == "it" and token.text.casefold() in _BOTH for token in clause.tokens)
        if cards != ["swap"] or not both or _kinds(clause) & {"num", "player", "piece"} or clause.question:
            return False
        self._turned = True
        self._so_far.taken.add(clause.line)
        return True

    def _names_it(self, clause: Clause) -> None:
        """See to "I'm playing it anyway: on 25" after a question about one card."""
        cards = {token.name: token for token in clause.tokens if token.kind == "card"}
        if clause.inquiry:
            self._asked = next(iter(cards.values())) if len(cards) == 1 else None
            return
        kinds = _kinds(clause)
        strange = sum(token.kind == "unknown" for token in clause.tokens)
        placed = {"verb", "it", "on", "num"} <= kinds and not kinds & {"unsure", "dead"} and strange < 3
        if self._asked is not None and placed and not cards and self._cards.wish is None:
            at = next(place for place, token in enumerate(clause.tokens) if token.kind == "it")
            clause.tokens[at] = replace(self._asked, line=clause.tokens[at].line)
            clause.whole = True

    def _retracts(self, clause: Clause) -> bool:
        """Note that what was said last is taken back, until something is said in its place; whether it is only that."""
        kinds = _kinds(clause)
        if "pondering" in kinds and "past" not in kinds and not clause.question:
            self._so_far.ask(unsure(), clause.line)
            self._cards.doubt(unsure(), last=False)
        told = clause.retracts or ("cancel" in kinds and kinds <= {"cancel", "it", "fill", "comma", "tag", "self"})
        wish = self._cards.wish
        if told and self._so_far.last == "play" and wish is not None and not kinds & {"card", "num"}:
            self._taken_back = wish
            return True
        if told and self._so_far.last == "pieces" and not kinds & {"piece", "num", *NOUNS}:
            self._pieces.refuse()
            return True
        plain = kinds & {"card"} or kinds <= _ONLY_PLACED
        if self._taken_back is not None and plain and kinds & {"num"} and not clause.join:
            clause.join = "fix"
        return False

    def _doubts_victim(self, clause: Clause) -> bool:
        """Whether a clause leaves open to whom the card is done that was ordered last, which is asked about."""
        problem = two_things() if left_to_gm(clause) else not_judged() if hangs_on_players(clause) else None
        if problem is not None:
            self._cards.doubt(problem)
            self._so_far.taken.add(clause.line)
        return problem is not None

    def _talk_of(self, clause: Clause) -> None:
        """Ask what a clause is about, of which it is not plain that it is an order."""
        self._remarks.wonder(clause.line)

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
        return placed and "suffices" in kinds and "num" in kinds and not kinds & _SAID_OF_OTHERS

    def _denies(self, clause: Clause) -> bool:
        """Whether a clause only says of one card, of which nothing was said, that it is not played."""
        kinds = [token.kind for token in clause.tokens]
        if kinds.count("card") != 1 or "not" not in kinds[: kinds.index("card")] or clause.join not in ("", "comma"):
            return False
        if clause.land or clause.context or clause.question or set(kinds) & _SAID_MORE:
            return False
        if "standing" in kinds and self._choices.withdraws(clause):
            return True
        card = clause.tokens[kinds.index("card")]
        if not self._cards.denies(kinds_of(card.name)):
            return False
        self._talks(clause)
        return True

    def _talks(self, clause: Clause) -> None:
        """Remember a clause that orders nothing, but might have been meant to."""
        self._remarks.hear(clause, self._cards.wish, tale=self._tale)

    def _repeats(self, clause: Clause) -> bool:
        """Ask what "the same again" is, where no more is said."""
        kinds = {token.kind for token in clause.tokens}
        if "same" not in kinds or kinds & {"card", "num", "piece"} or clause.context in ("standing", "pieces"):
            return False
        if kinds <= {"same", "fill", "verb", "be", "self", "it", "comma", "tag", "then"}:
            self._so_far.ask(same_again(), clause.line)
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
            if part.problem is not None and clause.join != "else" and not names_pieces(clause):
                return False
            if landing or (self._so_far.last == "standing" and part.join == "else"):
                return self._choices.take(part)
            return self._pieces.take(part)
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

    def result(self, lines: Sequence[str], tokens: Sequence[Token], raw: Sequence[Token]) -> WordsRead:
        """Return all that was understood of the tokens, unless some are left over that may change it.

        ``raw`` are the tokens as they were written.
        """
        order: dict[str, Json] = {}
        if self._turned:
            self._cards.doubt(two_things(), last=False)
        if self._taken_back is not None:
            self._taken_back.problem = self._taken_back.problem or unsure()
        plays = self._cards.as_json()
        if plays is not None and not self._pieces.ranked:
            order["plays"] = plays
        standing = self._choices.as_json()
        if standing:
            order["standing"] = standing
        pieces = self._pieces.as_json()
        if pieces is not None:
            order["pieces"] = pieces
        probable = self._probable(order, standing, tokens)
        over = self._left_over(order, tokens)
        if over is not None and over.line not in self._remarks.unplaced:
            order = {}
            self._so_far.ask(over.problem, over.line)
        unchosen = unchosen_pair(order, tokens, len(self._so_far.state.cells) - 1)
        if unchosen is not None:
            order, probable = {}, {}
            self._so_far.ask(*unchosen)
        setup = self._so_far.state.phase == "setup"
        places = known_of(order, self._heard, self._so_far.config, self._so_far.state).spaces
        mood = not_meant(tokens, raw, self._heard, places) if order and not (setup and self._so_far.problems) else None
        if mood is not None:
            order, probable = {}, {}
            self._so_far.ask(asked_about(mood), mood[0].line)
        # Beside pieces that are plain, two numbers for a snake that has no name are a piece too.
        unclear = self._remarks.talk if not order else self._remarks.unplaced
        if unclear and not self._so_far.problems:
            asked = which_pieces() if self._so_far.state.phase == "setup" else whether_order()
            self._so_far.ask(asked, unclear[0])
        if "plays" in order and self._so_far.problems and (self._cards.cut or self._remarks.cut):
            self._so_far.ask(without_the_rest(), -1)
        problems = list(dict.fromkeys(self._so_far.problems))[:_MOST_TOLD]
        problems = [(told_of_pieces(problem), line) for problem, line in problems] if setup else problems
        return WordsRead(
            orders={BOARD: order} if order else {},
            problems=tuple(problem for problem, _ in problems),
            quotes=tuple(lines[line].strip() if 0 <= line < len(lines) else None for _, line in problems),
            assumed=tuple(dict.fromkeys(self._so_far.assumed))[:_MOST_TOLD] if order or problems else (),
            taken=frozenset(line for line in self._so_far.taken if 0 <= line < len(lines)),
            probable={BOARD: probable} if probable and problems and (probable != order or self._cards.many) else {},
            message=has_message(raw),
        )

    def _left_over(self, order: dict[str, Json], tokens: Sequence[Token]) -> LeftOver | None:
        known = known_of(order, self._heard, self._so_far.config, self._so_far.state)
        return left_over(tokens, known) if order else None

    def _probable(self, order: dict[str, Json], standing: Json, tokens: Sequence[Token]) -> dict[str, Json]:
        """Return the whole orders where nothing stands against them but doubts of the reader's own; else none."""
        meant = dict(order)
        if self._remarks.unplaced or any(token.kind in OPEN_KINDS for token in tokens):
            return {}
        if self._so_far.problems:
            plays = self._cards.probable()
            if plays is None:
                return {}
            meant = {"plays": plays, **({"standing": standing} if standing else {})}
        over = self._left_over(meant, tokens)
        return meant if over is None or over.doubted else {}


def _kinds(clause: Clause) -> set[str]:
    return {token.kind for token in clause.tokens}
