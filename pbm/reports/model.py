"""What reports, pages and pictures are made of: a game as everybody may see it, round after round.

Nothing in here knows more than a view lets out, so nothing made of it can tell more either.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from pbm.core.game import JsonObject, Standings
from pbm.core.phrases import say
from pbm.rulesets.api import Track, View

__all__ = ["Ending", "Erratum", "GameStory", "Press", "RoundStory", "as_printed", "tracks_of"]

Press = tuple[tuple[str, str], ...]
"""(the name it is signed with, the words) in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Erratum:
    """A GM's correction of a round as the players were told of it: when, by whom, why."""

    at: datetime
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class RoundStory:
    """One round as everybody may see it, its report released.

    ``view`` is the public one; ``changes`` say who left or came in as the next round opened. Times are UTC.
    ``note`` is the GM's word for this one report.
    """

    number: int
    deadline: datetime
    closed_at: datetime
    released_at: datetime
    view: View
    press: Press = ()
    changes: tuple[str, ...] = ()
    errata: tuple[Erratum, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end that a GM put to a game before its rules did: the ``number`` of the round that is not played for it.

    ``reason`` is the GM's word to everybody, ``press`` what had been written for that round's report.
    """

    number: int
    reason: str = ""
    press: Press = ()


@dataclass(frozen=True, slots=True)
class GameStory:
    """A game as everybody may see it.

    ``opening`` is the view before the first round, ``rounds`` those whose report has been released, in order.
    ``coming`` is the number of the round that is open and ``deadline`` its deadline (UTC); both None when none is.
    ``seals`` are (what is sealed, the seal). ``reveal`` is the reveal file once the secrets are out, else None.
    ``missed`` counts, by name, the rounds in which the server chose somebody's orders: None unless the game tells.
    ``ending`` is there where it is over because its GM ended it, before its rules did.
    ``left`` are those who have left the game, ``stand_bys`` those of them whose seats a program has played on.
    """

    key: str
    title: str
    ruleset: str
    ruleset_title: str
    status: str
    zone: str
    note: str
    players: tuple[str, ...]
    opening: View
    rounds: tuple[RoundStory, ...]
    coming: int | None
    deadline: datetime | None
    started_at: datetime
    ended_at: datetime | None
    seals: tuple[tuple[str, str], ...]
    missed: JsonObject | None = None
    ending: Ending | None = None
    reveal: JsonObject | None = None
    left: tuple[str, ...] = ()
    stand_bys: tuple[str, ...] = ()

    @property
    def newest(self) -> View:
        """The view of the newest round that has a report, or the one before the first."""
        return self.rounds[-1].view if self.rounds else self.opening


def tracks_of(story: GameStory, board: str) -> tuple[Track, ...]:
    """Return one board's race at the start and after each round it was run in: what a race chart is drawn from.

    The rounds that a game goes on for on other boards are none of this race.
    """
    views = (story.opening, *(round_.view for round_ in story.rounds))
    return tuple(track for view in views for track in view.tracks if track.board == board and not track.over)


def as_printed(final: Standings, stand_bys: Collection[str]) -> Standings:
    """Return placings with the names as reports print them: of seats that a stand-by has played to the end, with it."""

    def printed(name: str) -> str:
        return say("{name} (stand-by)", name=name) if name in stand_bys else name

    return Standings(
        {board: {printed(name): place for name, place in places.items()} for board, places in final.ranks.items()},
        None if final.totals is None else {printed(name): total for name, total in final.totals.items()},
        tuple(map(printed, final.winners)),
    )
