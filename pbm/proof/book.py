"""What reports of a game may say: every table and sentence that its views let out, round by round."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from pbm.core.game import PUBLIC, Audience
from pbm.core.phrases import Tongue, said, say
from pbm.proof.papers import squashed
from pbm.proof.replay import Replay, RoundAgain, Telling
from pbm.rulesets.api import AnyRuleset, View

__all__ = ["Book", "Grid", "Page", "sentences"]

_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s")
_CLAUSE = "; "
_NUMBER = re.compile(r"\d{1,9}")
# Several names or numbers in a row are one: how many there are differs from round to round.
_ROW = re.compile(r"([@#])(?:\D{1,8}?\1)+")
_LEFT = say("{name} has left the game.", name="@")
_JOINED = say("{name} joins the game.", name="@")


def sentences(text: str) -> list[str]:
    """Return the sentences of a text, its blanks squashed."""
    return [found for part in _SENTENCE_ENDS.split(squashed(text)) if (found := part.strip())]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table as it may be printed in one language: its title, its heading, and its rows with the name in each."""

    title: str
    heading: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Page:
    """What one report may say: to ``seat`` (None: to everybody), of one way to tell a round, in one language."""

    seat: str | None
    grids: tuple[Grid, ...]
    sentences: tuple[str, ...]
    places: dict[str, int] | None


@dataclass
class Book:
    """The pages of every round of a replay, in every language there is."""

    replay: Replay
    ruleset: AnyRuleset
    tongues: Sequence[Tongue]
    _pages: dict[int, list[list[Page]]] = field(default_factory=dict)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all players, the longest first, so that a name within another is not taken for it."""
        return tuple(sorted(self.replay.reveal.seats, key=lambda name: (-len(name), name)))

    def rounds(self) -> dict[int, RoundAgain]:
        """Return the rounds by number."""
        return {again.number: again for again in self.replay.rounds}

    def pages(self, number: int) -> list[list[Page]]:
        """Return the pages of a round: by the ways to tell it, the present one first."""
        if number not in self._pages:
            again = self.rounds()[number]
            self._pages[number] = [list(self._told(again, telling)) for telling in again.tellings]
        return self._pages[number]

    @cached_property
    def headings(self) -> frozenset[str]:
        """The headings of all tables of all rounds."""
        return frozenset(grid.heading for page in self._all() for grid in page.grids)

    @cached_property
    def shapes(self) -> frozenset[str]:
        """The shapes of all clauses that reports of any round may hold, to anybody."""
        return frozenset(shape for page in self._all() for words in page.sentences for shape in self.shape(words))

    def shape(self, sentence: str) -> tuple[str, ...]:
        """Return the clauses of a sentence with names and numbers taken out."""
        masked = self._name.sub("@", sentence) if self.names else sentence
        return tuple(_ROW.sub(r"\1", _NUMBER.sub("#", clause)) for clause in masked.rstrip(".").split(_CLAUSE))

    def name_in(self, words: str) -> str:
        """Return the player named in some words, "" where none is."""
        found = self._name.search(words) if self.names else None
        return found[0] if found else ""

    def named_in(self, words: str) -> list[str]:
        """Return every player named in some words, in order."""
        return self._name.findall(words) if self.names else []

    def without_names(self, words: str) -> str:
        """Return some words without the names of players."""
        return self._name.sub("", words) if self.names else words

    @cached_property
    def _name(self) -> re.Pattern[str]:
        names = "|".join(re.escape(squashed(name)) for name in self.names)
        return re.compile(rf"(?<!\w)(?:{names})(?!\w)")

    def _all(self) -> Iterable[Page]:
        for number in self.rounds():
            for pages in self.pages(number):
                yield from pages

    def _told(self, again: RoundAgain, telling: Telling) -> Iterable[Page]:
        # Who came in with a round has its positions in their first mail.
        came = [name for name in self.ruleset.seats(telling.after) if name not in self.ruleset.seats(telling.before)]
        for seat in (None, *self.ruleset.seats(telling.before), *came):
            view = self._view(telling, PUBLIC if seat is None else Audience(seat=seat))
            for tongue in self.tongues:
                yield self._page(again, view, seat, tongue)
            if seat is not None and self._played_on(again.number, seat):
                gone = replace(telling, after=self.ruleset.drop(self.replay.config, telling.after, seat))
                left = replace(view, own=self._view(gone, Audience(seat=seat)).own)
                for tongue in self.tongues:
                    yield self._page(again, left, seat, tongue)

    def _played_on(self, number: int, seat: str) -> bool:
        """Return whether a stand-by played a seat after a round, so that its player may have left with that round."""
        return any(
            round_.number > number and round_.origins.get(seat) == "stand-by" for round_ in self.replay.reveal.rounds
        )

    def _view(self, telling: Telling, audience: Audience) -> View:
        return self.ruleset.view(self.replay.config, telling.before, telling.after, telling.played, audience)

    def _page(self, again: RoundAgain, view: View, seat: str | None, tongue: Tongue) -> Page:
        def spoken(value: object) -> str:
            return squashed(said(value, tongue))

        own: list[str] = [*view.own.ordered, *view.own.lines] if view.own is not None else []
        gone = [
            spoken(_LEFT if change.what == "left" else _JOINED).replace("@", squashed(change.seat))
            for change in again.changes
        ]
        told: list[Any] = [view.headline, *view.notices, *own]
        return Page(
            seat,
            tuple(
                Grid(
                    spoken(table.title),
                    squashed(" ".join(spoken(column) for column in table.columns)),
                    tuple((squashed(" ".join(spoken(cell) for cell in row)), self._named(row)) for row in table.rows),
                )
                for table in view.tables
            ),
            tuple(sentence for words in (*map(spoken, told), *gone) for sentence in sentences(words)),
            _places(view),
        )

    def _named(self, row: Sequence[str]) -> str:
        return next((cell for cell in row if cell in self.replay.reveal.seats), "")


def _places(view: View) -> dict[str, int] | None:
    """Return everybody's place at the end of the game, None while it goes on."""
    final = view.standings
    if final is None:
        return None
    if final.totals is None:
        return dict(next(iter(final.ranks.values()), {}))
    return {name: 1 + sum(other < total for other in final.totals.values()) for name, total in final.totals.items()}
