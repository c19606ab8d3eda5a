"""The second opinion on a mail: what each of its numbers likely is, and how unsettled it sounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pbm.orders.likelihood.features import counted, of_mail, of_number, of_tail, places
from pbm.orders.likelihood.weights import weights
from pbm.orders.tokens.counts import counts, pointing
from pbm.orders.tokens.passed_on import passed_on
from pbm.orders.tokens.struck import struck
from pbm.orders.tokens.token import Token

__all__ = ["Likely", "Opinion", "opinion_of", "unsettling"]

_MOST = 40  # numbers; who writes more of them is not guessed at


@dataclass(frozen=True, slots=True)
class Likely:
    """A number of a mail: how likely it is a throw, and a space that is nominated. 0 is as likely as not."""

    value: int
    throw: float
    trapdoor: float


@dataclass(frozen=True, slots=True)
class Opinion:
    """What each number of a mail likely is, and how much the mail sounds like one to be asked about.

    ``numbers`` returns the first, in their order: of a mail that sounds settled it is not asked.
    ``words`` is how many there are, and ``whole`` False where the mail has too many numbers to have an opinion on all.
    ``opposed`` returns those that are said so that they can hardly be throws, whatever the words about them mostly
    mean; few mails have it asked.
    ``named`` are those whose sentence calls them a throw or a trapdoor in so many words, ``denied`` those that it calls
    so with a "not", ``others`` those that it says of somebody else. ``corrected`` are the fields (``T``, ``D``) where
    the mail plainly puts one number in the place of another: "no, make that a 6". ``at_odds`` says that it names two
    throws in so many words where one is asked for. ``tokens`` are the mail's words, for who listens to them once more.
    """

    numbers: Callable[[], tuple[Likely, ...]]
    unsettled: float
    words: int
    whole: bool = True
    opposed: Callable[[], frozenset[int]] = frozenset
    named: frozenset[int] = frozenset()
    denied: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    corrected: frozenset[str] = frozenset()
    at_odds: bool = False
    tokens: Sequence[Token] = ()

    def below(self, words: Sequence[Token]) -> Opinion:
        """Return the opinion on a form with the ``words`` that stand above it, whose lines come before its own."""
        first = max((token.line for token in words), default=-1) + 1
        form = [token.copy() for token in self.tokens]
        for token in form:
            token.line += first
        return replace(self, tokens=[*words, *form])

    def held(self) -> frozenset[int]:
        """Return the numbers that are no order, whatever they sound like: somebody else's, or taken back."""
        return self.denied | self.others | struck(self.tokens) | pointing(self.tokens)

    def counted(self) -> frozenset[int]:
        """Return the numbers that count something, or are for somebody: "move 2 for Sid", "five eyes"."""
        return passed_on(self.tokens) | counts(self.tokens)


def opinion_of(tokens: Sequence[Token], high: int) -> Opinion:
    """Return the opinion on a mail's tokens; ``high`` is the greatest throw."""
    whole = sum(token.kind == "N" for token in tokens) <= _MOST or len(places(tokens)) <= _MOST
    words = sum(token.kind not in "PS" for token in tokens)
    # What is read of the tokens afterwards marks them.
    kept = [token.copy() for token in tokens]
    return Opinion(
        partial(_likely, kept, high), weights("unsettled").of(of_mail(tokens, high)), words, whole, tokens=kept
    )


def _likely(tokens: Sequence[Token], high: int) -> tuple[Likely, ...]:
    """Return what each number likely is; of too many, the first ones."""
    throw, trapdoor = weights("throw"), weights("trapdoor")
    count = counted(tokens, high)
    numbers = []
    for place in places(tokens)[:_MOST]:
        names = of_number(tokens, place, high, count)
        small = tokens[place].value <= high
        numbers.append(Likely(tokens[place].value, throw.of(names) if small else -99.0, trapdoor.of(names)))
    return tuple(numbers)


def unsettling(words: Sequence[str]) -> float:
    """Return how much a sentence after an order sounds as if the order were not meant to be entered as it stands.

    ``words`` are as for ``of_tail``; 0 is as likely as not.
    """
    return weights("tail").of(of_tail(words))
