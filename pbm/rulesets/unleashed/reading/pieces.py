"""The pieces of the setup round as they are read: the list of wishes, and what is put right of it (u8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import Final

from pbm.core.game import Json
from pbm.core.phrases import say
from pbm.rulesets.unleashed.reading.so_far import MOST_WISHES, SoFar
from pbm.rulesets.unleashed.reading.stood import DROPPING, Move, Stood, dropped_in, replaced_in
from pbm.rulesets.unleashed.wishes.meant import two_things, which_pieces
from pbm.rulesets.unleashed.words.listed import lacks_ends, put_first
from pbm.rulesets.unleashed.words.parts import Clause, Part, trouble
from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["PiecesRead", "names_pieces"]

_RIGHTING: Final = frozenset(
    (
        "ought", "meant", "wrong", "wrongly", "mistaken", "mistake", "mistook", "misread", "miscounted", "mistyped",
        "correct", "corrected", "correction", "oops", "sorry", "actually", "instead", "rather", "must", "should",
        "make", "change", "amend", "alter", "falsch", "sollte", "muss", "korrektur", "statt", "verschrieben",
    )
)  # fmt: skip
_READING: Final = frozenset(
    (
        "read",
        "reads",
        "replace",
        "replaced",
        "not",
        "instead",
        "becomes",
        "become",
        "ought",
        "should",
        "heißen",
        "heißt",
    )
)
_PLACING: Final = frozenset(("above", "below", "before", "after", "ahead", "first", "higher", "lower", "swap"))
_SHORT: Final = 12
_MEASURING: Final = frozenset(("longer", "shorter", "higher", "lower", "further", "nearer", "bigger", "steeper"))
_TIES: Final = ("dash", "slash", "arrow", "to", "and")


class PiecesRead:
    """What a player was understood to want on the board."""

    def __init__(self, so_far: SoFar, stood: Stood) -> None:
        self._so_far = so_far
        self._stood = stood
        self._wanted: dict[Move, None] = dict.fromkeys(stood.moves)
        self._before = Clause([], "", "")
        self._left = self._refused = False
        self.ranked = False
        self.open = False

    def __bool__(self) -> bool:
        """Whether anything that the mail says is on the list."""
        return bool(self._wanted) and not (self._stood.moves and not self._stood.named)

    @property
    def last(self) -> tuple[int, int]:
        """The two ends that were wished last."""
        _, *ends = next(reversed(self._wanted))
        return ends[0], ends[1]

    def of_space(self, space: int | None) -> str:
        """Return the piece that a space was wished for, else the piece that was spoken of last."""
        found = (piece for piece, *ends in islice(self._wanted, MOST_WISHES) if space in ends)
        return next(found, self._so_far.piece)

    def take(self, part: Part) -> bool:
        """Take a wish; whether it was one, or is asked about."""
        if part.problem is not None:
            self.open = True
            self._so_far.ask(part.problem, part.line)
        elif part.moves and part.place is not None:
            self.ranked = True
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
        elif part.moves and part.join == "fix" and self._wanted:
            self._refused = False
            self._corrects(part)
        elif part.moves:
            self._refused = False
            self._enter(part.moves)
        elif part.kinds is not None and part.place is not None:
            self._so_far.ask(
                trouble("setup-only", say("No cards are played yet: this round is for snakes, ladders and lampposts.")),
                part.line,
            )
        else:
            return False
        self._so_far.last = "pieces"
        return True

    def rights(self, clause: Clause) -> bool:
        """Take "the snake ought to be 38-22" of the one snake on the list; whether it is asked of which it is said.

        The clause is left with the piece's name in it where it is plain.
        """
        before, self._before = self._before, clause
        if not 0 < len(self._wanted) <= MOST_WISHES or clause.question or clause.land:
            return False
        if self._gives_up(clause):
            return not clause.tokens
        if self._renames(clause) or self._ranks_sorts(clause) or self._heads(clause):
            return True
        if lacks_ends(clause):
            self._so_far.ask(which_pieces(), clause.line)
            return True
        sorts = {token.kind for token in clause.tokens} & set(NOUNS)
        named = any(token.kind in ("piece", "no-piece") for token in clause.tokens)
        ends = _ends_in(clause.tokens)
        said = {word for token in clause.tokens for word in token.text.casefold().split()}
        pointed = sorts or any(token.kind == "it" for token in clause.tokens)
        both = bool(said & {"both", "row", "rows"}) and not {"past", "player", "other"} & {
            t.kind for t in clause.tokens
        }
        if not named and not ends and said & _MEASURING and ((pointed and said & _RIGHTING) or both):
            self.wavers(clause)  # "the snake ought to be longer"
            return True
        if self._drops(clause):
            return True
        if any(token.kind == "card" and token.name.startswith("swap") for token in clause.tokens):
            self.wavers(clause)
            return True
        if len(sorts) != 1 or named or not ends:
            return False
        words = {word for token in [*before.tokens[:6], *clause.tokens] for word in token.text.casefold().split()}
        denied = next((at for at, token in enumerate(clause.tokens) if token.kind == "not"), len(clause.tokens))
        if {"past", "player", "other", "if", "unless", "unsure"} & {
            token.kind for token in clause.tokens if token.text.casefold() != "should"
        }:
            return False
        firm = self._stood.rest_stays or clause.join == "fix" or words & _RIGHTING or len(ends) > 1
        if not firm or len(ends) > 2 or (len(ends) == 2 and not ends[0][0] < denied < ends[1][0]):
            return False
        letter = NOUNS[sorts.pop()]
        meant = {one for one in islice(self._wanted, MOST_WISHES) if one[0][0] == letter}
        placed = {token.value for token in clause.tokens[: ends[0][0]] if token.kind == "num"}
        if placed:  # "the snake on 36 should be on 37-21"
            meant = {one for one in meant if placed <= {one[1], one[2]}}
        if len(ends) == 2:
            meant = {one for one in meant if {one[1], one[2]} == set(ends[1][1:])}
        if len(meant) != 1:
            self.wavers(clause)
            return True
        at, top, bottom = ends[0]
        line = clause.tokens[at].line
        piece = Token("piece", meant.pop()[0], line)
        clause.tokens = [
            replace(piece, name=piece.text),
            *(Token(kind, str(value or "-"), line, value=value) for kind, value in _tied(top, bottom)),
        ]
        clause.join, clause.whole = "fix", True
        return False

    def _drops(self, clause: Clause) -> bool:
        """Take "forget the ladder" of the one ladder on the list; whether a clause says that."""
        words = [token for token in clause.tokens if token.kind not in ("fill", "comma", "tag")]
        if len(words) < 2 or words[0].text.casefold() not in DROPPING or clause.join:
            return False
        if words[1].kind in ("second", "else", "it") or words[1].text.casefold() in (
            "last",
            "the last",
            "third",
            "first",
        ):
            self.wavers(clause)
            return True
        named = {token.name for token in words if token.kind == "piece"}
        sorts = {NOUNS[token.kind] for token in words if token.kind in NOUNS}
        meant = [one for one in islice(self._wanted, MOST_WISHES) if one[0] in named or one[0][0] in sorts]
        strange = sum(token.kind == "unknown" for token in words)
        if (
            len(named) + len(sorts) != 1
            or strange > 2
            or {"num", "if", "unless", "player"} & {one.kind for one in words}
        ):
            return False
        if len(meant) != 1 or len(self._wanted) == 1:
            self.wavers(clause)
            return True
        del self._wanted[meant[0]]
        self._so_far.taken.add(clause.line)
        clause.whole = True
        return True

    def _gives_up(self, clause: Clause) -> bool:
        """Take off what a clause says another piece takes the place of; leave it with what it says of that one."""
        self._stood.asked_for = self._stood.asked_for or clause.context == "pieces"
        replaced, rest = replaced_in(clause)
        taken_off, rest = (replaced, rest) if replaced else dropped_in(clause)
        meant = [one for one in islice(self._wanted, MOST_WISHES) if taken_off in (one[0], one[0][0])]
        if len(meant) != 1 or (not rest and len(self._wanted) == 1):
            return False
        if replaced or clause.join == "fix":
            self._stood.given_up = meant[0]
        else:
            del self._wanted[meant[0]]
        self._so_far.taken.add(clause.line)
        clause.tokens, clause.join, clause.whole = rest, "", True
        return True

    def _renames(self, clause: Clause) -> bool:
        """Take "for L2 read L3", "I meant L3, not L2" of one piece on the list; whether a clause says that."""
        kinds = {token.kind for token in clause.tokens}
        named = [token for token in clause.tokens if token.kind == "piece"]
        words = {word for token in clause.tokens for word in token.text.casefold().split()}
        sorts = [token for token in clause.tokens if token.kind in NOUNS]
        if (
            len(named) == len(sorts) == 1
            and "not" not in kinds
            and words & _RIGHTING
            and named[0].name[:1] == NOUNS[sorts[0].kind]
        ):
            same = [one for one in islice(self._wanted, MOST_WISHES) if one[0][0] == named[0].name[:1]]
            if len(same) == 1 and same[0][0] != named[0].name:
                named = [replace(named[0], name=same[0][0]), named[0]]  # "the ladder should be L3"
        if len(named) != 2 or kinds & {"num", "if", "unless", "unsure", "no-piece"} or clause.join == "else":
            return False
        listed = [one for one in islice(self._wanted, MOST_WISHES) if one[0] in {token.name for token in named}]
        both = len({token.name for token in named} & {one[0] for one in islice(self._wanted, MOST_WISHES)}) == 2
        if ("than" in words and "rather" in words) or (both and words & _PLACING):
            self.wavers(clause)
            return True
        if not listed and words & {"read", "reads"}:
            self.wavers(clause)
            return True
        if len(listed) != 1 or not words & _READING or "than" in words:
            return False
        denied = next((at for at, token in enumerate(clause.tokens) if token.kind == "not"), -1)
        old, new = named if denied < 0 else reversed(named)
        if old.name != listed[0][0] or (
            denied >= 0 and not clause.tokens.index(new) < denied < clause.tokens.index(old)
        ):
            self.wavers(clause)
            return True
        self._wanted = {((new.name, *one[1:]) if one == listed[0] else one): None for one in self._wanted}
        self._so_far.taken.add(clause.line)
        clause.whole = True
        return True

    def _ranks_sorts(self, clause: Clause) -> bool:
        """Take "the snake comes before the ladder" of the one snake and the one ladder; whether a clause says that."""
        tokens = list(islice(takewhile(lambda token: token.kind not in ("comma", "reason"), clause.tokens), _SHORT))
        kinds = [token.kind for token in tokens if token.kind not in ("fill", "be", "verb", "unknown")]
        if len(kinds) != 3 or kinds[1] != "unless" or not {kinds[0], kinds[2]} <= set(NOUNS) or clause.join == "else":
            return False
        between = next(token.text.casefold() for token in tokens if token.kind == "unless")
        found = [[one for one in self._wanted if one[0][0] == NOUNS[kind]] for kind in (kinds[0], kinds[2])]
        if between not in ("before", "after") or any(len(one) != 1 for one in found):
            return False
        first, later = (found[0][0], found[1][0]) if between == "before" else (found[1][0], found[0][0])
        if list(self._wanted).index(first) > list(self._wanted).index(later):
            rest = [one for one in self._wanted if one != first]
            rest.insert(rest.index(later), first)
            self._wanted = dict.fromkeys(rest)
        self._so_far.taken.add(clause.line)
        clause.whole = True
        return True

    def _heads(self, clause: Clause) -> bool:
        """Take "put that one at the very top of my list"; whether a clause says that."""
        name = put_first(clause)
        if name is None:
            return False
        moved = [one for one in islice(self._wanted, MOST_WISHES) if one[0] == name] if name else [[*self._wanted][-1]]
        if len(moved) == 1:
            self._wanted = dict.fromkeys([*moved, *self._wanted])
            self._so_far.taken.add(clause.line)
            clause.whole = True
        else:
            self.wavers(clause)
        return True

    def refuse(self) -> None:
        """Note that the list is taken back, "actually no", until something is said in its place."""
        self._refused = True

    def wavers(self, clause: Clause) -> None:
        """Ask which of the pieces a clause is about: until then none of them is taken."""
        self.ranked = True
        self._so_far.ask(which_pieces(), clause.line)

    def leaves(self, clause: Clause) -> bool:
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

    def ranks(self, line: int) -> None:
        """Ask which wish is wanted most, where they are numbered and not from 1 on."""
        if self.ranked:
            return
        self.ranked = True
        self._so_far.ask(
            trouble(
                "words-ranks",
                say("Your numbers do not run from 1 on. Which do you want most? Please write that first, and so on."),
            ),
            line,
        )

    def _corrects(self, part: Part) -> None:
        """Put a piece where it was wished otherwise before; one that was not wished in the place of the last."""
        named = [one for one in islice(self._wanted, MOST_WISHES) if one[0] == part.moves[0][0]]
        if self._stood.moves and not self:
            self._enter(part.moves)
            return
        if len(named) > 1 or len(part.moves) > 1 or len(self._wanted) > MOST_WISHES:
            self._so_far.ask(two_things(), part.line)
            return
        old = named[0] if named else (self._stood.named or list(self._wanted))[-1]
        self._stood.named.append(part.moves[0])
        self._wanted = {(part.moves[0] if one == old else one): None for one in self._wanted}

    def _enter(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self._wanted = self._stood.enter(self._wanted, move)

    def defaults(self, clause: Clause) -> bool:
        """Take "just the default for me": all is left to the rules; whether a clause is that."""
        kinds = {token.kind for token in clause.tokens}
        if self._so_far.state.phase != "setup" or "default" not in kinds or clause.question or clause.join:
            return False
        if kinds & {"piece", "card", "num", "if", "not", "unsure", "later", "past", "other", "yours", "be"}:
            return False
        if any(token.text.casefold() in ("no", "without") for token in clause.tokens):
            return False
        if any(token.kind == "player" and token.name != "me" for token in clause.tokens):
            return False
        self._left = clause.whole = True
        self._so_far.taken.add(clause.line)
        return True

    def as_json(self) -> list[Json] | None:
        """Return the list as orders have it, empty where all is left to the rules; None where nothing is plain."""
        if self._refused and not self.ranked:
            self.ranked = True
            self._so_far.ask(which_pieces(), self._before.line)
        if self.ranked or not (self._wanted or self._left):
            return None
        if self._left and not self:
            return []
        return [list(move) for move in islice(self._wanted, MOST_WISHES)]


def names_pieces(clause: Clause) -> bool:
    """Whether a clause is about a piece of its own name, or about one of a kind with both its ends."""
    kinds = [token.kind for token in clause.tokens]
    if {"piece", "no-piece", "card"} & set(kinds):
        return True
    return kinds.count("num") > 1 and bool({"snake", "ladder", "lamppost", "dash"} & set(kinds))


def _tied(top: int, bottom: int) -> tuple[tuple[str, int], ...]:
    return (("num", top), ("dash", 0), ("num", bottom))


def _ends_in(tokens: Sequence[Token]) -> list[tuple[int, int, int]]:
    """Return where two ends stand in the tokens that no piece stands before, and which they are."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at + 2 < len(tokens):
        first, tie, second = tokens[at : at + 3]
        if first.kind == "num" and tie.kind in _TIES and second.kind == "num":
            found.append((at, first.value, second.value))
            at += 2
        at += 1
    return found
