"""What a ruleset may offer besides what every ruleset must: each is a protocol, looked for where it is of use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from pbm.core.dice import Dice
from pbm.core.errors import Problem
from pbm.core.orders import RawOrders

__all__ = [
    "AnswersWhatIfs",
    "ClosesEarly",
    "GivesExamples",
    "PublicBoards",
    "ReadsAnswers",
    "ReadsChanges",
    "ReadsWords",
    "TellsAtOnce",
    "TellsWhenItCloses",
    "WordsRead",
    "has_public_boards",
]


@dataclass(frozen=True, slots=True)
class WordsRead:
    """What a player's lines were understood to order.

    ``orders`` are the parts that are plain. ``problems`` say what the player will be asked or told; ``quotes`` their
    own line for each, or None. ``assumed`` are near misses taken, as a sentence's end (``“revers” as Reverse``).
    ``taken`` are the numbers of the lines, from 0, that were read as orders or asked about: the rest is chatter.
    ``probable`` are the whole orders that were probably meant, where nothing but the reader's own doubt is asked about:
    they do not stand, the player need only say yes to them. ``message`` tells that something is to be told to another
    player, which is the GM's to do.
    """

    orders: RawOrders
    problems: tuple[Problem, ...] = ()
    quotes: tuple[str | None, ...] = ()
    assumed: tuple[str, ...] = ()
    taken: frozenset[int] = frozenset()
    probable: RawOrders = field(default_factory=dict)
    message: bool = False


@runtime_checkable
class PublicBoards(Protocol):
    """A ruleset whose boards are no secret: they may be shown while they are played on."""

    @property
    def public_boards(self) -> bool:
        """Whether everybody sees the boards."""
        ...


def has_public_boards(ruleset: object) -> bool:
    """Return whether everybody sees the boards of a ruleset's games."""
    return isinstance(ruleset, PublicBoards) and ruleset.public_boards


@runtime_checkable
class ReadsWords(Protocol):
    """A ruleset that has its own language of orders."""

    def read_words(self, config: Any, state: Any, seat: str, lines: Sequence[str]) -> WordsRead:
        """Return what a seat's lines order, from what that seat knows only.

        The lines are the player's own words, without quotes, press and mail commands. Whatever is in them, it returns.
        """
        ...


@runtime_checkable
class ReadsChanges(Protocol):
    """A ruleset whose language of orders may speak of those that stand: "S1 33-16, the rest stays"."""

    def read_changes(self, config: Any, state: Any, seat: str, lines: Sequence[str], standing: RawOrders) -> WordsRead:
        """Return what a seat's lines order over its own orders that stand, as ``read_words`` does without any.

        A part of an order that the lines name is returned whole, with what they leave of it as it was.
        """
        ...


@runtime_checkable
class ReadsAnswers(Protocol):
    """A ruleset whose orders may be told in two mails: one that was asked about, and the answer, "On 18"."""

    def read_answer(
        self,
        config: Any,
        state: Any,
        seat: str,
        lines: Sequence[str],
        alone: WordsRead,
        asked: Sequence[str],
        standing: RawOrders,
    ) -> WordsRead:
        """Return what a seat's lines order, with what was plain in its lines that were ``asked`` about before them.

        ``alone`` is what the lines order over the ``standing`` orders by themselves, and what is returned of lines that
        answer nothing.
        """
        ...


@runtime_checkable
class GivesExamples(Protocol):
    """A ruleset whose orders look different from round to round, so that the example of its briefing soon is none."""

    def example(self, config: Any, state: Any, seat: str) -> str:
        """Return orders as a seat might write them now, allowed as far as it knows; empty where it has none to give."""
        ...


@runtime_checkable
class AnswersWhatIfs(Protocol):
    """A ruleset that answers by mail whether something is allowed (the command CAN)."""

    def can(self, config: Any, state: Any, seat: str, question: str) -> tuple[str, ...]:
        """Return the answer in sentences, made of nothing but what the seat may see."""
        ...


@runtime_checkable
class ClosesEarly(Protocol):
    """A ruleset whose rounds may end before their deadline, when everything that is waited for is there."""

    def complete(self, config: Any, state: Any, orders: Mapping[str, RawOrders]) -> bool:
        """Return whether the round may be closed now; ``orders`` are those that stand, of some seats or of all."""
        ...


@runtime_checkable
class TellsWhenItCloses(Protocol):
    """A ruleset that closes rounds early, and says in words of its own what it waits for."""

    def closes_early(self, config: Any, state: Any) -> str:
        """Return in a sentence what ends the next round before its deadline; empty where it keeps its deadline."""
        ...


@runtime_checkable
class TellsAtOnce(Protocol):
    """A ruleset that tells a player what comes of an order as soon as it stands."""

    def at_once(
        self, config: Any, state: Any, seat: str, orders: Mapping[str, RawOrders], dice: Dice
    ) -> tuple[str, ...]:
        """Return what the seat is told in its receipt: nothing that later orders could make untrue unsaid."""
        ...
