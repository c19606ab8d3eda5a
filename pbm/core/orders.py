"""What a seat may order, and what somebody's words were understood to order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from pbm.core.errors import Problem
from pbm.core.game import JsonObject

__all__ = ["Asked", "Check", "Field", "OrderForm", "PressItem", "RawOrders", "Reading", "ReadingKind"]

RawOrders: TypeAlias = Mapping[str, JsonObject]
"""Orders of one seat by board, e.g. ``{"A": {"throws": [5], "trapdoor": 45}}``; a board absent: nothing sent."""

ReadingKind: TypeAlias = Literal["orders", "press", "question", "resign", "auto-reply", "bounce", "other"]


@dataclass(frozen=True, slots=True)
class Field:
    """One thing a form asks for.

    ``kind`` is ``numbers`` (``count`` numbers within ``low`` … ``high``), ``space`` (one number within
    ``low`` … ``high``, or declined with a word such as "none"), ``choice`` (one of ``choices``, each a word or two)
    or ``words`` (a line that the ruleset reads itself); ``high`` None: no upper bound is known to players.
    ``part_of`` names the field whose answers are a list in orders, of which this field's is one.
    ``also`` are other words for choices, such as those of another language: pairs of a word and its choice.
    ``alone`` are such words that mean a choice only where nothing but kindness stands beside them ("Lancez !").
    ``doubtful`` is a pattern of small letters in which a word for a choice is not plainly one (empty: none is known),
    ``doubted`` what is said where it is in doubt whether one was chosen (empty: which of them is asked).
    """

    key: str
    prompt: str
    kind: Literal["numbers", "space", "choice", "words"]
    count: int = 1
    low: int = 1
    high: int | None = None
    optional: bool = False
    choices: tuple[str, ...] = ()
    also: tuple[tuple[str, str], ...] = ()
    alone: tuple[tuple[str, str], ...] = ()
    part_of: str = ""
    doubtful: str = ""
    doubted: str = ""


@dataclass(frozen=True, slots=True)
class OrderForm:
    """What a seat may order now: the boards (letters) and the fields asked for on each.

    ``turns`` are the turns of the round. ``shared`` is true when one answer serves for all boards. ``left`` holds the
    numbers that may still be ordered, by board, so that "my highest left" can be understood. ``together`` are the turns
    to come that open a round of more than one, each with how many throws that round asks for.
    """

    boards: tuple[str, ...]
    turns: tuple[int, ...]
    fields: tuple[Field, ...]
    shared: bool = False
    left: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    together: Mapping[int, int] = field(default_factory=dict)

    def answered(self, asked: Field, order: JsonObject) -> bool:
        """Return whether an order for one board has an answer to a field; a list that is empty on purpose is one."""
        key = asked.part_of or asked.key
        answer = order.get(key)
        parts = [each for each in self.fields if key in (each.key, each.part_of)]
        if len(parts) > 1:
            at = parts.index(asked)
            answer = answer[at] if isinstance(answer, list | tuple) and at < len(answer) else None
        return bool(answer) or (asked.kind == "words" and answer is not None and answer != "")


@dataclass(frozen=True, slots=True)
class PressItem:
    """Words for others. ``to`` names the players they are for, as written, or ``GM``; empty: everybody, in the report.

    ``anonymous`` press is printed without its writer's name. ``held`` press has words that may be its writer's orders:
    until they say which, it is neither printed nor sent, and the GM has it.
    """

    text: str
    to: tuple[str, ...] = ()
    anonymous: bool = False
    held: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A mail command: its name in capitals, what was said with it, and the player's own line."""

    command: str
    argument: str = ""
    line: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a mail was understood to say.

    ``orders`` hold the parts that are plain. ``verdict`` is ``ask`` when a careful GM would write back
    before accepting. ``press`` is what is meant for the report, signed or not, its items joined by a blank line;
    ``letters`` hold every item with whom it is for. ``problems`` say what the player will be told, and ``quotes`` the
    line of their own words for each.

    ``seconds`` are second throws of a two-turn round that were given without the first, by board: the first that
    stands is kept. ``replacing`` are throws that take the place of one of two that stand, by board: the old one and the
    new one. ``later`` are orders for turns after the open round, by turn: ``{4: {"A": {"throws": [2]}}}``.
    ``missed`` is a standing instruction for rounds that the player misses (``lowest`` or ``highest`` of what is left;
    ``cancel`` takes it back, ``unclear`` says more than can be kept). ``assumed`` are near misses taken ("trpadoor" as
    trapdoor), each as a sentence's end: ``“trpadoor” as trapdoor``. ``asked`` are the mail commands in it, in order.
    ``chatter`` says that there are words in it, beside orders and press, that are meant for the GM: a question or a
    remark. ``probable`` are orders that a mail to be asked about may have meant: nothing that stands, only something to
    say yes to.
    """

    kind: ReadingKind
    verdict: Literal["clear", "ask"]
    orders: RawOrders
    press: str | None = None
    problems: tuple[Problem, ...] = ()
    quotes: tuple[str | None, ...] = ()
    command: str | None = None
    letters: tuple[PressItem, ...] = ()
    seconds: Mapping[str, int] = field(default_factory=dict)
    replacing: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    later: Mapping[int, RawOrders] = field(default_factory=dict)
    missed: Literal["lowest", "highest", "cancel", "unclear"] | None = None
    assumed: tuple[str, ...] = ()
    asked: tuple[Asked, ...] = ()
    chatter: bool = False
    probable: RawOrders = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Check:
    """Whether orders that were understood are allowed, and what they mean.

    ``accepted`` is what may stand; ``problems`` what the rules refuse (IllegalError codes). ``lines`` say
    in the player's words what was understood, using nothing the player does not already know.
    """

    accepted: RawOrders
    problems: tuple[Problem, ...] = ()
    lines: tuple[str, ...] = field(default=())
