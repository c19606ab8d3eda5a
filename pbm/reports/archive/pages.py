"""What stands on each page of the archive, in its language: data for the templates, every word from outside cleaned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from babel.numbers import format_decimal

from pbm.core.phrases import Phrase, joined, listed, say, say_count
from pbm.core.zones import in_zone, say_plain_date, zone_named
from pbm.reports.archive.boards import Board, board_of, boards_seen
from pbm.reports.archive.chart import Chart, chart_of
from pbm.reports.archive.feed import Item
from pbm.reports.archive.model import Entry
from pbm.reports.archive.people import Appearance, Person, person_key
from pbm.reports.archive.rating import SETTLED
from pbm.reports.layout import lead, numeric
from pbm.reports.model import GameStory, Press, RoundStory, as_printed, tracks_of
from pbm.reports.statistics import statistics
from pbm.reports.tongues import Catalogue
from pbm.reports.writer import placings
from pbm.reports.zine.words import clean, paragraphs
from pbm.rulesets.api import Table, View

__all__ = ["Lines", "Moment", "Pages"]

_LONGEST = 600
_CELL = 100
_PRESS = 20_000


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment for machines and in words."""

    iso: str
    words: str


@dataclass(frozen=True, slots=True)
class Lines:
    """A table: which of its columns are numbers, and which column says whose row it is."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: tuple[bool, ...]
    named: int


@dataclass(frozen=True, slots=True)
class Pages:
    """Makes the contexts of the pages, in one language; ``people`` are all who have pages, by ``person_key``."""

    tongue: Catalogue
    people: Mapping[str, Person]

    def said(self, words: object, limit: int = _LONGEST) -> str:
        """Return some words in the language, on one harmless line."""
        return clean(str(self.tongue.said(words)), limit)

    def moment(self, at: datetime, zone: str) -> Moment:
        """Return a moment at a place; in its words to the minute, for nobody reads the seconds."""
        words = in_zone(at.replace(second=0, microsecond=0), zone)
        return Moment(at.isoformat(timespec="seconds"), self.said(words))

    def day(self, at: datetime, zone: str) -> Moment:
        """Return the day of a moment at a place."""
        there = at.astimezone(zone_named(zone))
        return Moment(there.date().isoformat(), self.said(say_plain_date(there.date())))

    def game_card(self, entry: Entry) -> dict[str, Any]:
        """Return what the lists of games say of one."""
        story = entry.story
        newest = story.rounds[-1] if story.rounds else None
        return {
            "key": story.key,
            "title": clean(story.title, _CELL),
            "kind": self.said(story.ruleset_title),
            "over": story.status == "over",
            "players": self.said(listed(clean(name, 60) for name in story.players)),
            "rounds": len(story.rounds),
            "headline": self.said(story.newest.headline),
            "when": self.day(newest.released_at, story.zone) if newest else None,
            "began": self.day(story.started_at, story.zone),
            "winner": self.winner(story),
            "abandoned": story.ending is not None,
            "coming": story.coming,
            "deadline": self.moment(story.deadline, story.zone) if story.deadline else None,
            "revealed": story.reveal is not None,
            "open_board": bool(story.rounds and boards_seen(story)),
        }

    def news(self, item: Item) -> dict[str, Any]:
        """Return what the list of the newest reports says of one."""
        return {
            "title": clean(item.story.title, _CELL),
            "number": item.round.number,
            "path": item.path,
            "headline": self.said(item.round.view.headline),
            "when": self.day(item.round.released_at, item.story.zone),
        }

    def winner(self, story: GameStory) -> str:
        """Return who won a game, "" while nobody has."""
        final = story.newest.standings
        if final is None:
            return ""
        printed = {name: say("{name} (stand-by)", name=clean(name, 60)) for name in story.stand_bys}
        names = listed(printed.get(name, clean(name, 60)) for name in final.winners)
        if len(final.winners) == 1:
            return self.said(say("{name} won.", name=names))
        return self.said(say("A draw between {names}.", names=names)) if final.winners else ""

    def game(self, entry: Entry) -> dict[str, Any]:
        """Return the page of a game."""
        story = entry.story
        charts = [self.chart(story, board) for board in boards_of(story)] if story.rounds else []
        final = story.newest.standings
        placed = placings(as_printed(final, story.stand_bys)) if final is not None else ()
        return {
            **self.game_card(entry),
            "note": self.said(story.note, 4000) if story.note else "",
            "tables": self.tables(story.newest),
            "charts": charts,
            "boards": self.boards(story),
            "rounds_told": [self.round_line(story, round_) for round_ in reversed(story.rounds)],
            "placings": [(place, self.said(names, 2000)) for place, names in placed],
            "statistics": [self.said(line, 2000) for line in statistics(story)] if story.status == "over" else [],
            "cast": [self.player_line(each) for person in self.people.values() for each in _of(person, entry)],
            "rules": [self.said(line, 2000) for line in entry.rules],
            "disclosed": [self.said(line, 2000) for line in entry.disclosed],
            "seals": [(self.said(what), clean(seal, 200)) for what, seal in story.seals],
            "reason": self.said(story.ending.reason, 4000) if story.ending else "",
            "last_press": self.press(story.ending.press) if story.ending else [],
            "press_count": sum(1 for told in (*story.rounds, story.ending) if told for _ in told.press),
            "ended": self.day(story.ended_at, story.zone) if story.ended_at else None,
        }

    def chart(self, story: GameStory, board: str, upto: int | None = None) -> Chart:
        """Return a board's race chart, up to a round or as far as it has gone."""
        tracks = tracks_of(story, board)
        return chart_of(tracks if upto is None else tracks[: upto + 1], self.tongue)

    def boards(self, story: GameStory, after: int | None = None) -> list[Board]:
        """Return the boards that everybody may see: after one round, or after each."""
        names = boards_seen(story)
        found = (board_of(story, name, self.tongue, after or 0, after) for name in names)
        return [board for board in found if board is not None]

    def tables(self, view: View) -> list[Lines]:
        """Return the tables of a report."""
        return [self.table(table) for table in view.tables]

    def table(self, table: Table) -> Lines:
        """Return a table in the language."""
        said = Table(
            self.said(table.title, _CELL),
            tuple(self.said(column, _CELL) for column in table.columns),
            tuple(tuple(self.said(cell, _CELL) for cell in row) for row in table.rows),
        )
        kinds = numeric(said)
        named = next((number for number, is_number in enumerate(kinds) if not is_number), 0)
        rows = tuple(
            tuple(
                f"−{cell[1:]}" if number and cell.startswith("-") else cell
                for cell, number in zip(row, kinds, strict=True)
            )
            for row in said.rows
        )
        return Lines(said.title, said.columns, rows, kinds, named)

    def round_line(self, story: GameStory, round_: RoundStory) -> dict[str, Any]:
        """Return what a list of rounds says of one."""
        return {
            "number": round_.number,
            "headline": self.said(round_.view.headline),
            "when": self.day(round_.released_at, story.zone),
            "press": len(round_.press),
            "corrected": bool(round_.errata),
        }

    def round(self, entry: Entry, round_: RoundStory) -> dict[str, Any]:
        """Return the page of a round."""
        story = entry.story
        headline = self.said(round_.view.headline)
        notices = [self.said(notice) for notice in round_.view.notices]
        turns = round_.view.played
        return {
            "key": story.key,
            "game_title": clean(story.title, _CELL),
            "number": round_.number,
            "turns": self.said(say_count("Turn {turns}", "Turns {turns}", len(turns), turns=listed(turns)))
            if turns
            else "",
            "headline": headline,
            "notices": [notice for notice in notices if notice.rstrip(".").lower() not in headline.lower()],
            "changes": [self.said(change) for change in round_.changes],
            "note": self.said(round_.note, 4000) if round_.note else "",
            "tables": self.tables(round_.view),
            "charts": [self.chart(story, board, round_.number) for board in boards_of(story)],
            "boards": self.boards(story, round_.number),
            "press": self.press(round_.press),
            "errata": [
                {"when": self.day(erratum.at, story.zone), "reason": self.said(erratum.reason, 2000)}
                for erratum in round_.errata
            ],
            "deadline": self.moment(round_.deadline, story.zone),
            "released": self.moment(round_.released_at, story.zone),
            "first": round_ is story.rounds[0],
            "last": round_ is story.rounds[-1],
        }

    def press(self, pieces: Press) -> list[dict[str, Any]]:
        """Return press: who writes, and their words by paragraph and line, set in by blanks that a page keeps."""
        made = []
        for name, words in pieces:
            text = [
                [lead(line, "\u00a0") + line.lstrip(" ") for line in lines]
                for lines in paragraphs(str(self.tongue.said(words))[:_PRESS])
            ]
            if text:
                made.append({"name": self.said(say("{name} writes:", name=name), _CELL), "text": text})
        return made

    def all_press(self, entry: Entry) -> dict[str, Any]:
        """Return the page with all press of a game, the newest round first."""
        story = entry.story
        told = [(round_, self.press(round_.press)) for round_ in reversed(story.rounds)]
        return {
            "key": story.key,
            "game_title": clean(story.title, _CELL),
            "last_press": self.press(story.ending.press) if story.ending else [],
            "ended": self.day(story.ended_at, story.zone) if story.ended_at else None,
            "rounds_told": [
                {"number": round_.number, "when": self.day(round_.released_at, story.zone), "press": press}
                for round_, press in told
                if press
            ],
        }

    def player_line(self, appearance: Appearance) -> dict[str, Any]:
        """Return what the list of a game's players says of one."""
        person = self.people[person_key(appearance.name)]
        return {
            "name": clean(appearance.name, 80) or "?",
            "slug": person.slug,
            "left": appearance.left,
            "missed": appearance.missed,
        }

    def hall(self, people: Sequence[Person]) -> dict[str, Any]:
        """Return the hall of fame: everybody who has finished a game, settled ratings before provisional ones."""
        shown = [person for person in people if person.finished]
        shown.sort(key=_rank)
        return {
            "people": [self.person_line(person) for person in shown],
            "missed_told": any(person.missed is not None for person in shown),
            "settled": SETTLED,
            "kinds": self.kinds(shown),
        }

    def kinds(self, people: Sequence[Person]) -> list[dict[str, Any]]:
        """Return the kinds of games that have ended, each with its players, those with the most wins first."""
        titles = sorted({self.kind_of(each) for person in people for each in person.finished})
        made = []
        for title in titles:
            parts = []
            for person in people:
                own = tuple(each for each in person.finished if self.kind_of(each) == title)
                if own:
                    parts.append(replace(person, appearances=own, rating=None))
            parts.sort(key=lambda part: (-part.wins, -part.draws, -part.at(2), len(part.appearances), part.name))
            games = {each.entry.story.key for part in parts for each in part.appearances}
            made.append({"title": title, "games": len(games), "people": [self.person_line(part) for part in parts]})
        return made

    def kind_of(self, appearance: Appearance) -> str:
        """Return which game somebody was in, by its name for people."""
        return self.said(appearance.entry.story.ruleset_title, _CELL)

    def person_line(self, person: Person) -> dict[str, Any]:
        """Return a player's figures."""
        best, missed = person.best, person.missed
        return {
            "name": person.name,
            "slug": person.slug,
            "games": len(person.finished),
            "wins": person.wins,
            "draws": person.draws,
            "second": person.at(2),
            "third": person.at(3),
            "best": self.said(say("{place} of {count}", place=best.place, count=best.field)) if best else "",
            "missed": self.said(say("{count} of {rounds}", count=missed[0], rounds=missed[1])) if missed else "–",
            "rating": self.decimal(person.rating.cautious) if person.rating else "–",
            "provisional": person.rating is not None and person.rating.provisional,
        }

    def decimal(self, number: float) -> str:
        """Return a number with one decimal, as the language writes it."""
        near = round(number, 1) or 0.0
        return format_decimal(near, format="0.0", locale=self.tongue.language).replace("-", "−")

    def person(self, person: Person) -> dict[str, Any]:
        """Return a player's page."""
        return {
            **self.person_line(person),
            "rows": [
                {
                    "key": each.entry.story.key,
                    "title": clean(each.entry.story.title, _CELL),
                    "kind": self.kind_of(each),
                    "name": clean(each.name, 80),
                    "when": self.day(each.entry.story.started_at, each.entry.story.zone),
                    "result": self.said(_result(each)),
                    "missed": each.missed,
                }
                for each in reversed(person.appearances)
            ],
            "running": sum(1 for each in person.appearances if each.place is None),
            "missed_told": any(each.missed is not None for each in person.appearances),
        }


def boards_of(story: GameStory) -> tuple[str, ...]:
    """Return the names of the boards that there is a race on."""
    return tuple(dict.fromkeys(track.board for track in story.newest.tracks))


def _of(person: Person, entry: Entry) -> list[Appearance]:
    return [each for each in person.appearances if each.entry is entry]


def _rank(person: Person) -> tuple[bool, bool, float, int, str]:
    rating = person.rating
    if rating is None:
        return (True, True, 0.0, -person.wins, person.name)
    return (rating.provisional, False, -round(rating.cautious, 1), -person.wins, person.name)


def _result(each: Appearance) -> Phrase:
    if each.place is None:
        if each.entry.story.status == "over":
            return say("over, without placings")
        return say("has left") if each.left else say("still running")
    place = say("{place} of {count}", place=each.place, count=each.field)
    if each.won and each.shared:
        return joined([place, say("drew")], ", ")
    if each.won:
        return joined([place, say("won")], ", ")
    return joined([place, say("left")], ", ") if each.left else place
