"""The protocol of a ruleset: all that the server asks of a game.

A ruleset is a value without state of its own. It reads its configuration, starts a game, says what a
seat may order, checks orders, plays a round, and shows each audience what it may see. It does no I/O,
reads no clock and draws no chance; dice are given to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from pbm.core.board import Board, BoardBuilder
from pbm.core.dice import Dice
from pbm.core.events import DieLogEntry, Event
from pbm.core.game import Audience, Json, JsonObject, Standings
from pbm.core.orders import Check, OrderForm, RawOrders
from pbm.rulesets.grid import Grid

__all__ = [
    "AnyRuleset",
    "Briefing",
    "GmSheet",
    "OptionHelp",
    "OwnView",
    "Played",
    "Ruleset",
    "Runner",
    "Table",
    "Track",
    "View",
]

C = TypeVar("C")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Table:
    """A table for a report: ``rows`` of words, one for each of ``columns``."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class OptionHelp:
    """One option a GM may set: its key, its default and what it does, in a sentence."""

    key: str
    default: Json
    help: str


@dataclass(frozen=True, slots=True)
class Briefing:
    """The first mail's words about the game: rules in brief and what the GM discloses, by paragraph.

    ``example`` are orders for a first round as somebody might write them, lawful as far as players can tell; empty in
    a game that gives none.
    """

    rules: tuple[str, ...]
    disclosed: tuple[str, ...]
    example: str = ""


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat alone may see: ``lines`` say where it stands and what it has left.

    ``ordered`` says what its own orders of the round just played were (its throws and nomination as the
    rules took them: all known to it, or told in an NMR notice). ``missed`` is true when the server chose
    its whole order, on every board. ``tables`` are its own: a hand of cards, and where each may go.
    """

    lines: tuple[str, ...]
    ordered: tuple[str, ...] = ()
    missed: bool = False
    tables: tuple[Table, ...] = ()


@dataclass(frozen=True, slots=True)
class GmSheet:
    """What only the GM sees of a round: throws, nominations, trapdoors, moves, NMRs."""

    tables: tuple[Table, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Runner:
    """One player in a race as everybody may see it: where they are, where they were at the last report, their place.

    ``before`` is None for somebody who was in no report yet. ``home`` names the turns of the round they came home in.
    """

    name: str
    space: int
    before: int | None
    home: tuple[int, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Track:
    """A race along numbered spaces, in race order: what a picture of it is drawn from.

    ``board`` is its name. ``finish`` is the space that is home, None where players are not told. ``over`` tells that
    the race was over before the round that the view is of, on one of several boards: nothing moves there any more.
    """

    board: str
    finish: int | None
    runners: tuple[Runner, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """Everything one audience may see of a game; reports are made of this and of nothing else.

    ``played`` are the turns of the round just played (empty before the first), ``coming`` those of the next
    (empty when the game is over). ``facts`` is the public report as data, ``tracks`` the races for pictures of them
    (none in a game that is no race), ``grids`` the boards that everybody may see. ``own`` is there for a seat,
    ``gm`` for the GM.
    """

    played: tuple[int, ...]
    coming: tuple[int, ...]
    headline: str
    tables: tuple[Table, ...]
    notices: tuple[str, ...]
    facts: JsonObject
    tracks: tuple[Track, ...] = ()
    grids: tuple[Grid, ...] = ()
    standings: Standings | None = None
    own: OwnView | None = None
    gm: GmSheet | None = None


@dataclass(frozen=True, slots=True)
class Played(Generic[S]):
    """One round, played: the state after it, what happened, and the log that replays it.

    ``report`` is what the public may know and ``gm`` what only the GM may, as data (the shapes of
    ``pbm adjudicate``); ``missed`` are the seats whose whole order was chosen by the rules, on every board where they
    had one to give. They stand in ``gm`` too, for that is what is kept: a list under ``nmr``, or a list in the part of
    each board, where ``throws`` tells by seat who had an order to give there.
    """

    turns: tuple[int, ...]
    state: S
    report: JsonObject
    gm: JsonObject
    missed: tuple[str, ...]
    events: tuple[Event, ...] = ()
    die_log: tuple[DieLogEntry, ...] = field(default=())


class Ruleset(Protocol[C, S]):
    """What a game must offer. ``C`` is its configuration (boards and options), ``S`` its state."""

    @property
    def name(self) -> str:
        """The word that names the game in files: ``postal``."""
        ...

    @property
    def title(self) -> str:
        """The game's name for people."""
        ...

    @property
    def chance(self) -> bool:
        """Whether the game has dice or shuffles: its server then draws a seed and publishes its seal."""
        ...

    def options(self) -> tuple[OptionHelp, ...]:
        """Return every option of the game, with its default."""
        ...

    def read_config(self, boards: Mapping[str, JsonObject], options: JsonObject, build: BoardBuilder) -> C:
        """Return the configuration of a game; ConfigError with every problem found."""
        ...

    def config_to_json(self, config: C) -> JsonObject:
        """Return ``{"boards": …, "options": …}`` as parsed, options filled in with their defaults."""
        ...

    def boards(self, config: C) -> Mapping[str, Board]:
        """Return the boards by name; empty for a game that has none of the board language."""
        ...

    def start(self, config: C, seats: Sequence[str], dice: Dice) -> S:
        """Return the state before the first round; ``dice`` are those of round 0."""
        ...

    def state_from_json(self, config: C, raw: Json) -> S:
        """Return a state from its JSON; IllegalError when it breaks the rules."""
        ...

    def state_to_json(self, config: C, state: S) -> JsonObject:
        """Return the JSON of a state; ``state_from_json`` of it is an equal state."""
        ...

    def seats(self, state: S) -> tuple[str, ...]:
        """Return the seats that are in the game, those home included, those dropped not."""
        ...

    def turns(self, config: C, state: S) -> tuple[int, ...]:
        """Return the turns of the next round; empty when the game is over."""
        ...

    def order_form(self, config: C, state: S, seat: str) -> OrderForm | None:
        """Return what the seat may order now; None when it may order nothing (home, dropped, over)."""
        ...

    def check(self, config: C, state: S, seat: str, orders: RawOrders) -> Check:
        """Return whether orders are allowed and what they mean, from what the seat already knows only."""
        ...

    def check_later(
        self, config: C, state: S, seat: str, orders: RawOrders, later: Mapping[int, RawOrders]
    ) -> Mapping[int, Check]:
        """Return what of the orders for turns after the coming round may be kept, by turn, as far as is known now.

        ``orders`` are those of the coming round.
        """
        ...

    def default_order(self, config: C, state: S, seat: str) -> RawOrders:
        """Return what the rules order for a seat that sent nothing (NMR)."""
        ...

    def adjudicate(self, config: C, state: S, orders: Mapping[str, RawOrders], dice: Dice) -> Played[S]:
        """Return one round played. Seats absent from ``orders`` sent nothing. A function of its arguments."""
        ...

    def replay(self, config: C, state: S, die_log: Sequence[DieLogEntry]) -> S:
        """Return the state that a round's die log leads to from the state before it."""
        ...

    def join(self, config: C, state: S, seat: str) -> S:
        """Return the state with a newcomer in it; IllegalError where the options do not allow one."""
        ...

    def drop(self, config: C, state: S, seat: str) -> S:
        """Return the state with a seat dropped."""
        ...

    def max_consecutive_nmr(self, config: C) -> int:
        """Return after how many missed rounds running a seat is dropped; 0 for never."""
        ...

    def standings(self, config: C, state: S) -> Standings | None:
        """Return the placings when the game is over, else None."""
        ...

    def view(self, config: C, before: S | None, state: S, played: Played[S] | None, audience: Audience) -> View:
        """Return what an audience may see: the one door that anything leaves by.

        ``before`` and ``played`` are the round just played, both None when none has been.
        """
        ...

    def briefing(self, config: C, players: int) -> Briefing:
        """Return the rules in brief under these options, and what the GM discloses of the boards."""
        ...


AnyRuleset: TypeAlias = Ruleset[Any, Any]
"""A ruleset whose configuration and state the caller only hands back to it."""
