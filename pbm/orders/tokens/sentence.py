"""A sentence while it is read: its tokens, and the claims made of them so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CORRECTIONS, FILLERS, PLAY_VERBS

__all__ = ["ASIDE", "LABELLED", "SPOKEN", "TAKING_BACK", "Claim", "Limits", "Sentence", "ordered_before"]

LABELLED, SPOKEN, ASIDE = 3, 2, 1
"""How strongly a claim is made: by a label, by a verb or alone, or in passing."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a round allows: how many throws, and their least and greatest number."""

    count: int
    low: int
    high: int


@dataclass(slots=True)
class Claim:
    """A throw (``T``) or nomination (``D``) that a sentence makes; no ``values`` means that none is nominated.

    ``doubt`` is empty, ``soft`` (of the past, of somebody else, a question: no order at all) or ``hard`` (an order
    that hangs on something), and ``reason`` says why. ``place`` is where the number stands, ``end`` where the last
    of a list does. ``override`` takes back what was said before. ``turn`` is the turn named, -1 where none is.
    """

    field: str
    values: list[int]
    rank: int
    place: int
    line: int
    doubt: str = ""
    reason: str = ""
    override: bool = False
    turn: int = -1
    end: int = -1


_DITHERING = word_set(
    "on hang hold oh sod stuff nah hmm er erm um final answer it that heck hell then tell you what second sec "
    "minute scrap wait think better second"
)
_LEADING_UP = word_set("the a my so then please it's is be , - : make throw play use to for")
_SWAPPING = word_set("swap swapping reverse reversing switch switching")
_ARTICLES = frozenset(("a", "an", "of", "the", "my", "your", "any"))
_SLIPS = word_set("mix mix-up mixup muddle confusion mistake error slip typo blunder misprint wrong that")
TAKING_BACK = CORRECTIONS | {"hang", "scrap", "scrub", "strike", "sod", "nah", "final", "lie"}
"""Words that take back what was said before them."""
_OPENING = TAKING_BACK - {"make", "final"}
_BESIDE = FILLERS | PLAY_VERBS | _DITHERING
"""Words that may stand between a number and what takes back the one before it."""


class Sentence:
    """One sentence, read from left to right; ``before`` is the last claim of the sentences before it.

    ``follows`` tells whether the sentence right before made that claim, ``open_door`` whether it spoke of a trapdoor
    and left the space unsaid. ``lone_door`` is true where a throw was claimed and nothing speaks of a trapdoor,
    ``doors_elsewhere`` where another sentence does.
    """

    def __init__(
        self, tokens: Sequence[Token], limits: Limits, before: Claim | None, follows: bool, open_door: bool = False
    ) -> None:
        self.open_door = open_door
        self.lone_door = False
        self.doors_elsewhere = False
        self.earlier: Sequence[Claim] = ()  # the claims of the sentences before this one
        self.tokens = tokens
        self.limits = limits
        self.before = before
        self.follows = follows
        self.made: list[Claim] = []
        self.hint = ""  # the field of a number that was taken back
        self.denied: set[int] = set()  # places of numbers that are said not to be meant
        self.replaced: set[int] = set()  # values that are taken back: "37, not 35"
        self.corrects = False  # whether the sentence before only took something back
        self.counts_before = False  # whether the sentence before has numbers, and orders none of them
        self.between: set[int] = set()  # places of numbers between which the player cannot decide
        self.in_hand: list[int] = []  # the numbers that the player tells to have left
        self.cancelled: set[int] = set()  # places of numbers that are taken back with nothing in their place
        self.torn: set[int] = set()  # places of numbers that are given twice, differently
        self.last = -1  # where the number claimed last stands
        self.labels = [place for place, token in enumerate(tokens) if token.kind in "TD"]

    def at(self, place: int) -> Token | None:
        """Return the token at ``place``, None beyond the ends."""
        return self.tokens[place] if 0 <= place < len(self.tokens) else None

    def low(self, place: int) -> str:
        """Return what the token at ``place`` says, nothing beyond the ends."""
        return self.tokens[place].low if 0 <= place < len(self.tokens) else ""

    def add(self, field: str, value: int | None, rank: int, place: int, *, turn: int = -1) -> Claim:
        """Make a claim of the number at ``place`` (None: none is nominated) and return it."""
        corrected = self.corrected(place)
        claim = Claim(
            field,
            [] if value is None else [value],
            LABELLED if field == self.hint else max(rank, SPOKEN) if corrected else rank,
            place,
            self.tokens[place].line,
            turn=turn,
            override=corrected,
        )
        self.made.append(claim)
        return claim

    def residue(self, field: str, place: int) -> None:
        """Claim that the number at ``place`` may have been meant for ``field``, though nothing says so."""
        value = [self.tokens[place].value]
        self.made.append(Claim(field, value, ASIDE, place, self.tokens[place].line, doubt="soft", reason="residue"))

    def doubtful(self, field: str, place: int) -> None:
        """Claim that something was meant at ``place`` that was not understood."""
        self.made.append(Claim(field, [], ASIDE, place, self.tokens[place].line, doubt="soft", reason="doubt"))

    def door_before(self) -> bool:
        """Return whether a space was nominated in an earlier sentence."""
        return any(claim.field == "D" and claim.values and not claim.doubt for claim in self.earlier)

    def _names_label(self, place: int) -> bool:
        """Whether a label stands at ``place``, or behind an article: "no trapdoor", "none of the traps"."""
        while self.low(place) in _ARTICLES:
            place += 1
        return place < len(self.tokens) and self.tokens[place].kind in "TD"

    def _of_a_slip(self, place: int) -> bool:
        """Whether what is apologised for at ``place`` is a mistake: "sorry about the mix-up"."""
        return any(token.low in _SLIPS for token in self.tokens[place + 2 : place + 6])

    def _of_chat(self, place: int) -> bool:
        """Whether what is taken back at ``place`` is a number that is none of an order: "12 miles - no, 13"."""
        numbers = [token for token in self.tokens[:place] if token.kind in "NX"]
        if not numbers:
            return self.counts_before
        return all(claim.doubt for claim in self.made) and not ordered_before(numbers, self.earlier)

    def corrected(self, place: int) -> bool:
        """Whether words beside a number take back what was said before it: "no, 5", "make that 5"."""
        for step in range(place - 1, max(-1, place - 12), -1):
            token = self.tokens[step]
            if token.low == "no" and self.low(step + 1) == ".":
                break  # "No. 7"
            if token.low == "sorry" and self.low(step + 1) in ("for", "about") and not self._of_a_slip(step):
                break  # "Sorry for the late hour, it is 12 here"
            if token.low in TAKING_BACK and not (token.low == "no" and self._names_label(step + 1)):
                if token.low == "make" and self.low(step - 1) in ("can", "might", "i", "that", "we"):
                    break  # "if my vote can make it one", "how many are we? I make it five"
                if token.low == "make":
                    told = self.before is not None or bool(self.made)
                    return self.low(step + 1) in ("that", "it") and told and not self._of_chat(step)
                return token.low == "meant" or not self._of_chat(step)
            if token.kind in "NXB" or (token.kind == "W" and token.low not in _BESIDE):
                break
        if self.low(place + 1) == "instead":
            return True
        if (
            self.low(place - 1) == "to"
            and place > 1
            and self.tokens[place - 2].kind in "TD"
            and self.before is not None
        ):
            return True  # "PS trapdoor to 50 please"
        if self.corrects and not any(token.kind == "N" for token in self.tokens[:place]):
            return True
        first = next((n for n, token in enumerate(self.tokens) if token.kind == "N"), place)
        beside = self.tokens[place - 1] if place else None
        leads = beside is not None and (beside.kind in "TD" or beside.low in _LEADING_UP)
        opening = leads and any(
            token.low in _OPENING
            and not (token.low == "no" and self._names_label(step + 1))
            and not (self.low(step + 1) in ("for", "about") and not self._of_a_slip(step))
            for step, token in enumerate(self.tokens[:2])
        )
        swapped = self.limits.count > 1 and any(token.low in _SWAPPING for token in self.tokens[:place])
        return first == place and self.before is not None and (opening or swapped)


def ordered_before(numbers: Sequence[Token], earlier: Sequence[Claim]) -> bool:
    """Return whether one of some numbers was claimed before: "I see I have put 71. I meant 17" is about an order."""
    values = {value for claim in earlier for value in claim.values}
    return any(token.value in values for token in numbers)
