"""Lines read against one form: what they order on each board, and what must be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from pbm.core.errors import Problem
from pbm.core.game import Json, JsonObject
from pbm.core.orders import Field, OrderForm, RawOrders
from pbm.core.phrases import Phrase
from pbm.orders.answers.ahead import by_turn, heads_another_turn, without_past
from pbm.orders.answers.appeals import Appeal, appeals_of
from pbm.orders.answers.label_unread import unread_throw
from pbm.orders.answers.leftovers import assumed_in, join_questions, loose_number, number_beside, quietened, unowned
from pbm.orders.answers.of_board import Board, Settled, settle
from pbm.orders.answers.remarks import chatter_in
from pbm.orders.answers.throw_left_open import throw_left_open
from pbm.orders.answers.told_numbers import without_told
from pbm.orders.boards.parts import parted
from pbm.orders.boards.turn_ahead import turn_of_each, turn_unplaced
from pbm.orders.claims.board_part import throw_of_part
from pbm.orders.claims.in_place import in_place_of
from pbm.orders.claims.of_mail import claims_of, sentences
from pbm.orders.claims.only_number import one_of_its_kind
from pbm.orders.claims.own_words import opposed
from pbm.orders.claims.throws_at_odds import throws_at_odds
from pbm.orders.layouts.columns import with_columns
from pbm.orders.likelihood import Opinion, opinion_of
from pbm.orders.phrasing.chat_ahead import drop_asides, loosen
from pbm.orders.phrasing.decided import follow_decision
from pbm.orders.phrasing.final_word import final_word, without_chat
from pbm.orders.phrasing.in_order import label_in_order, turn_in_commas
from pbm.orders.phrasing.plainly import told_plainly
from pbm.orders.phrasing.pointed_at import follow_pointing
from pbm.orders.phrasing.pointed_back import follow_pointers, own_one, without_nothing
from pbm.orders.phrasing.set_aside import drop_set_aside
from pbm.orders.phrasing.superseded import drop_superseded
from pbm.orders.phrasing.turning import part_at_turns
from pbm.orders.phrasing.turns_of_phrase import told_simply
from pbm.orders.phrasing.verdicts import settle_musings
from pbm.orders.phrasing.voices import follow_voices
from pbm.orders.probable import UNSETTLED
from pbm.orders.replies import ILLEGAL, example_of, example_on, say
from pbm.orders.tokens.marks import mark_lists
from pbm.orders.tokens.said import Telling, tell
from pbm.orders.tokens.sentence import LABELLED, Claim, Limits
from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.tokens.turn_names import named_turns
from pbm.orders.vocabulary import VOCABULARY, Vocabulary

__all__ = ["SHARED", "Reader", "Taken"]

SHARED = "*"
"""The key of orders that one answer gives for all boards."""

_MOST = 40_000  # characters; nobody's orders are longer, and what is only half read is not safe to take

_OF_BOARDS: Final[tuple[Telling, ...]] = (
    *(drop_asides, loosen, drop_set_aside, own_one, without_nothing, join_questions, one_of_its_kind, part_at_turns),
    *(
        drop_superseded,
        settle_musings,
        follow_voices,
        follow_decision,
        follow_pointing,
    ),
    label_in_order,
    turn_in_commas,
)
_POINTING: Final = _OF_BOARDS.index(join_questions)
_OF_ONE_BOARD: Final[tuple[Telling, ...]] = (*_OF_BOARDS[:_POINTING], follow_pointers, *_OF_BOARDS[_POINTING:])


@dataclass(slots=True)
class Taken:
    """What was made of some lines: settled by board, with what was said of boards nobody knows."""

    settled: dict[str, Settled] = field(default_factory=dict)
    problems: list[tuple[Problem, int]] = field(default_factory=list)
    loose: int | None = None  # the line of a number, or of a label, that nothing claims
    lost: str = "numbers"  # what to say of it
    small: int | None = None  # the line of a number that a throw could be, claimed or not
    later: dict[int, RawOrders] = field(default_factory=dict)
    assumed: tuple[str, ...] = ()
    chatter: bool = False
    looked_up: frozenset[int] = frozenset()  # the lines that order "my lowest", where the record told which that is
    since: int = -1  # the line from which on a paragraph plainly orders both
    opinion: Opinion | None = None  # what its words mostly mean
    settling: Opinion | None = None  # the same from the paragraph on that plainly orders, where there is one
    smalls: tuple[int, ...] = ()  # the numbers that a throw could be
    asked_doors: frozenset[int] = frozenset()  # the spaces that a label names and of which it is only asked something
    figures: tuple[int, ...] = ()  # the numbers that no date, price or count explains, if nothing sounds undecided

    @property
    def ordering(self) -> bool:
        """Whether anything was said that is or may be an order."""
        return bool(self.problems or self.later) or any(
            made.throws or made.door is not None or made.second or made.replacing or made.problems
            for made in self.settled.values()
        )


class Reader:
    """Reads lines against one form, in the words of a vocabulary."""

    def __init__(
        self,
        form: OrderForm,
        left: Mapping[str, Sequence[int]] | None,
        first: bool,
        vocabulary: Vocabulary = VOCABULARY,
    ) -> None:
        self.form = form
        self.left = left or {}
        self.first = first
        self.vocabulary = vocabulary
        self.throws: Field | None = next((f for f in form.fields if f.kind == "numbers"), None)
        self.door: Field | None = next((f for f in form.fields if f.kind == "space"), None)
        count, low, high = (self.throws.count, self.throws.low, self.throws.high or 6) if self.throws else (1, 1, 6)
        self.named: tuple[int, ...] = ()  # the turns that the subject names, where the form tells none
        self.quoted_turn = 0  # the one that the quoted mail asks orders for, where it names one
        self.players: tuple[str, ...] = ()  # the other players, where they are known
        self.limits = Limits(count, low, high)
        self.boards = (SHARED,) if form.shared else form.boards
        self.several = len(self.boards) > 1

    def example(self, name: str = "", *, count: int = 0) -> Phrase:
        """Return orders that could be sent for a board, of numbers that are left there: of ``count`` throws, or all.

        Without a name it is for each of several boards.
        """
        count, high = count or self.limits.count, self.door.high if self.door is not None else None
        if self.several and not name:
            return example_on(self.boards, {board: self.example(board, count=count) for board in self.boards})
        return example_of(count, self.left.get(name or self.boards[0] if self.boards else ""), high)

    def say(self, which: str, *, board: str = "", **details: int | str) -> Problem:
        """Return the problem ``which``; ``board`` is named in it where several need telling apart."""
        return say(
            which,
            board=board if self.several else "",
            boards=self.form.boards,
            count=self.limits.count,
            details=details,
            example=self.example(board),
            single=self.example(board, count=1),
        )

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
            self.example(name),
        )

    def take(self, lines: Sequence[str], *, labelled: bool = False) -> Taken:
        """Return what ``lines`` order; ``labelled`` takes only what carries a label."""
        taken = Taken()
        if self.throws is None and self.door is None:
            return taken
        if sum(map(len, lines)) > _MOST:
            taken.problems.append((self.say("long"), -1))
            return taken
        written = tokenize(lines, self.form.boards, vocabulary=self.vocabulary)
        written = told_plainly(told_simply(written, self.limits, self.boards), self.limits, len(self.boards))
        mark_lists(written, self.limits.count)
        if not labelled:
            # The turn that is open says nothing; another one may say a good deal.
            told = [t for t in written if t.kind != "L" and not (t.kind == "U" and t.value in self.form.turns)]
            taken.opinion = opinion_of(told, self.limits.high)
            since = final_word(lines, [t for t in written if t.kind != "L"], self.limits)
            if since is not None:
                taken.settling = opinion_of([t for t in told if t.line >= since], self.limits.high)
                taken.since = since
        tokens = named_turns([t for t in with_columns(written) if t.kind != "L"], self.limits.count)
        tokens = tell(tokens, self.limits, _OF_BOARDS if self.several else _OF_ONE_BOARD)
        turns = () if labelled else self.form.turns or self._named_in(tokens)
        tokens, over = without_past(tokens, turns)
        taken.problems += [(self.say("turn-over", turn=turn), line) for turn, line in over.items()]
        tokens, later, doubtful = by_turn(tokens, turns)
        stale = heads_another_turn(tokens, self.form.turns)
        if stale is not None:
            turns = self.form.turns
            asked = self.say("throw-turn", turns=", ".join(map(str, turns)), later=max(turns) + 1)
            taken.problems.append((asked, stale))
            return taken
        claims = self._settle(taken, tokens, labelled=labelled)
        if taken.opinion is not None:
            named = frozenset(value for claim in claims if claim.rank == LABELLED for value in claim.values)
            against = partial(opposed, tokens, sentences(tokens), self.limits)
            denied, others = (
                frozenset(value for claim in claims if claim.reason in why for value in claim.values)
                for why in (("negated",), ("somebody else", "another turn"))
            )
            taken.opinion = replace(
                taken.opinion,
                opposed=against,
                named=named,
                denied=denied,
                others=others,
                corrected=frozenset(claim.field for claim in claims if claim.override and not claim.doubt),
                at_odds=not self.several and throws_at_odds(tokens, claims, self.limits),
            )
            taken.settling = taken.settling or _since_corrected(tokens, claims, self.limits)
        wondered = (c for c in claims if c.field == "D" and c.rank == LABELLED and c.reason == "asked")
        taken.asked_doors = frozenset(value for claim in wondered for value in claim.values)
        if not claims:
            taken.loose = loose_number(tokens, self.limits) if not later else None
            if not any(t.kind in "NX" for t in tokens):
                taken.lost = "door-doubt" if any(t.kind == "D" for t in tokens) else "throw-doubt"
        self._settle_later(taken, later, doubtful)
        high = self.limits.high
        taken.smalls = tuple(t.value for t in tokens if t.kind == "N" and t.value <= high and t.low != "one")
        taken.small = next((t.line for t in tokens if t.kind == "N" and t.value <= high and t.low != "one"), None)
        if not any(token.low in UNSETTLED for token in tokens):
            taken.figures = tuple(dict.fromkeys(t.value for t in tokens if t.kind == "N" and t.low != "one"))
        taken.assumed = assumed_in(tokens, claims)
        if not labelled:
            said = frozenset(claim.line for claim in claims)
            values = frozenset(value for claim in claims if not claim.doubt for value in claim.values)
            taken.chatter = chatter_in(lines, [t for t in written if t.kind != "L"], said, values, taken.looked_up)
        return taken

    def _named_in(self, tokens: Sequence[Token]) -> tuple[int, ...]:
        """Return the turn that the subject names if the mail orders for it too: an old subject tells nothing."""
        heads = (n for n, token in enumerate(tokens) if token.kind == "U" and token.value in self.named)
        return self.named if any(t.kind == "N" for n in heads for t in _clause_after(tokens, n)) else ()

    def _settle(self, taken: Taken, tokens: Sequence[Token], *, labelled: bool) -> list[Claim]:
        """Settle each board's part of ``tokens``; return every claim."""
        if self.several and not labelled:
            tokens = quietened(tokens, self.limits, len(self.boards))
        double = self.several and self.limits.count == 2
        if double:
            tokens = turn_of_each(tokens, self.boards, self.limits)
        parts = parted(tokens, self.boards, self.form.shared)
        for token in parts.strange:
            taken.problems.append((self.say("strange-board"), token.line))
            break
        if parts.stray:
            taken.problems.append((self.say("no-board", board=self.boards[0]), parts.stray[1].line))
        every: list[Claim] = []
        unplaced = turn_unplaced(tokens, tuple(parts.sections.values()), self.form.turns) if double else None
        for board, section in parts.sections.items():
            placed = None if labelled else in_place_of(section, self.limits)
            if placed is not None:
                section = placed.rest
            claims = claims_of(section, self.limits, lone=self.several)
            if self.several and not labelled:
                claims = throw_of_part(section, claims, self.limits, together=len(parts.sections) == 1)
            if labelled:
                claims = [claim for claim in claims if claim.rank == LABELLED]
            claims = without_told(section, without_chat(claims, taken.since, self.limits))
            every += claims
            appeals: Sequence[Appeal] = [] if labelled else appeals_of(section, claims)
            appeals = [a for a in appeals if a.line >= taken.since or a.what not in ("same", "alike")]
            claims, appeals = self._alike(taken, claims, appeals)
            made = taken.settled[board] = settle(self.board(board), claims, appeals)
            unread = unread_throw(section) if made.door is not None and not made.throws else None
            if unread is not None and not made.throws_asked and made.second is None and made.replacing is None:
                made.throws_asked = True
                made.problems.append((self.say("throw-doubt", board=board), unread))
            if made.throws:
                taken.looked_up |= {one.line for one in appeals if one.what in ("lowest", "highest")}
            if made.door is not None and not (made.throws or made.throws_asked or labelled):
                made.open_throw = throw_left_open(section, claims, self.limits)
            if placed is not None and not made.throws and not made.throws_asked:
                made.replacing = (placed.old, placed.new)
            beside = number_beside(section, claims, appeals)
            if beside is not None and made.throws and made.door is None:
                made.problems.append((self.say("numbers", board=board), beside))
            if unplaced is not None and len(made.throws) == 1 and not any(claim.turn > 0 for claim in claims):
                # "Second throw" stands somewhere, and this one throw may be it.
                made.throws, made.throws_asked = [], True
                made.problems.append((self.say("throw-order", board=board), unplaced.line))
        if self.several and parts.sections and not labelled and self.lacks_throws(taken):
            owing = unowned(tokens, parts.sections.values())
            if owing is not None:
                taken.problems.append((self.say("no-board", board=self.boards[0]), owing))
        if parts.unplaced and not taken.settled:
            claims = [claim for claim in claims_of(parts.unplaced, self.limits) if claim.doubt != "soft"]
            every += claims
            if claims and not labelled:
                taken.problems.append((self.say("no-board", board=self.boards[0]), claims[0].line))
        return every

    def _alike(
        self, taken: Taken, claims: list[Claim], appeals: Sequence[Appeal]
    ) -> tuple[list[Claim], Sequence[Appeal]]:
        """Return "same throw" as the throw of the board before, where a mail gives its boards one by one."""
        if not taken.settled or not any(appeal.what == "alike" for appeal in appeals):
            return claims, appeals
        before = list(taken.settled.values())[-1]
        kept: list[Appeal] = []
        for appeal in appeals:
            values = before.throws if appeal.field == "T" else [before.door] if isinstance(before.door, int) else []
            said = any(claim.field == appeal.field and not claim.doubt for claim in claims)
            if appeal.what == "alike" and appeal.field == "D" and before.door == "none" and not said:
                continue  # none is nominated there, so none is here
            if appeal.what != "alike" or not values or said or before.problems:
                kept.append(appeal)
                continue
            claims = [*claims, Claim(appeal.field, list(values), LABELLED, 0, appeal.line)]
        return claims, kept

    def _settle_later(self, taken: Taken, later: Mapping[int, Sequence[Token]], doubtful: int | None) -> None:
        """Keep the orders for later turns, each with one throw; those of a round of two may stand under its first."""
        if not later or self.throws is None:
            return
        if doubtful is not None:
            taken.problems.append((self.say("door-turn"), doubtful))
        for turn, tokens in sorted(later.items()):
            parts = parted(tokens, self.boards, self.form.shared)
            count = 1 if turn + 1 in later else self._throws_of(turn, tuple(parts.sections.values()))
            field_, limits = replace(self.throws, count=count), replace(self.limits, count=count)
            orders: dict[str, JsonObject] = {}
            asked, refused = bool(parts.unplaced), False
            for name, section in parts.sections.items():
                board = replace(self.board(name), throws=field_, turns=(), left=None, first=False)
                made = settle(board, claims_of(section, limits, lone=self.several), appeals_of(section, []))
                wrong = [(problem, line) for problem, line in made.problems if problem.code == ILLEGAL]
                taken.problems += [(self.say("of-turn", turn=turn, text=p.message), line) for p, line in wrong]
                asked = asked or len(wrong) < len(made.problems)
                refused = refused or bool(wrong)
                order = self._order(made)
                if doubtful is not None and self.door is not None:
                    order.pop(self.door.key, None)
                if order:
                    orders[name] = order
            if orders:
                taken.later[turn] = orders
            if asked or not (orders or refused):
                which = "later-part" if orders else "later-turn"
                taken.problems.append((self.say(which, turn=turn), tokens[0].line if tokens else -1))

    def _throws_of(self, turn: int, sections: Sequence[Sequence[Token]]) -> int:
        """Return how many throws the parts of a mail give for a turn to come: one, or all of the round it opens."""
        count = self.form.together.get(turn, 1)
        limits = replace(self.limits, count=count)
        claims = (claims_of(section, limits, lone=self.several) for section in sections) if count > 1 else ()
        throws = [sum(len(c.values) for c in each if c.field == "T" and not c.doubt) for each in claims]
        return count if throws and min(throws) == max(throws) == count else 1

    def problems(self, taken: Taken) -> list[tuple[Problem, int]]:
        """Return what must be asked of every board, those that were not named or have no throw among them."""
        problems = list(taken.problems)
        if (problems or taken.later) and not any(made.said for made in taken.settled.values()):
            return problems
        for name in self.boards:
            made = taken.settled.get(name, Settled())
            problems.extend(made.problems)
            needed = self.throws is not None and not self.throws.optional
            if needed and not made.throws and not made.throws_asked:
                which = "no-old" if made.replacing else "no-throw" if made.second is None else "no-first"
                old, new = made.replacing or (0, 0)
                problems.append((self.say(which, board=name, second=made.second or 0, old=old, new=new), -1))
        return problems

    def lacks_throws(self, taken: Taken) -> bool:
        """Return whether a throw of the round was not given, on one of its boards or in one of its turns."""
        return any(len(taken.settled.get(name, Settled()).throws) < self.limits.count for name in self.boards)

    def orders(self, taken: Taken) -> RawOrders:
        """Return the parts that are plain, by board and by the field's key."""
        made = {name: self._order(taken.settled.get(name, Settled())) for name in self.boards}
        return {name: order for name, order in made.items() if order}

    def _order(self, made: Settled) -> dict[str, Json]:
        order: dict[str, Json] = {}
        if self.throws is not None and made.throws:
            order[self.throws.key] = made.throws
        if self.door is not None and made.door is not None:
            order[self.door.key] = made.door
        return order


def _since_corrected(tokens: Sequence[Token], claims: Sequence[Claim], limits: Limits) -> Opinion | None:
    """Return the opinion on a mail from "scrub that, I'll take the 4" on, where that gives way to nothing; or None.

    What made the writer think again stands above it, and sounds as unsettled as they were then.
    """
    if limits.count != 1 or any(claim.doubt for claim in claims):
        return None
    anew = next((c for c in claims if c.field == "T" and c.override and c.end >= 0), None)
    throws = {tuple(claim.values) for claim in claims if claim.field == "T"}
    if anew is None or len(throws) != 1 or not any(c.field == "D" and c.place > anew.place for c in claims):
        return None
    return opinion_of(tokens[anew.end :], limits.high)


def _clause_after(tokens: Sequence[Token], place: int) -> Sequence[Token]:
    """Return the few words behind ``place`` up to the next turn or the sentence's end: "turn 5 it is a 2"."""
    end = place + 1
    while end < min(len(tokens), place + 7) and tokens[end].kind not in "SU":
        end += 1
    return tokens[place + 1 : max(end, place + 4)]
