"""Who has played, as far as names tell: a name is one player, in whatever games it stands."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbm.core.game import Standings, shared_places
from pbm.reports.archive.model import Entry
from pbm.reports.archive.rating import Rating, ratings
from pbm.reports.zine.words import clean

__all__ = ["Appearance", "Person", "people_of", "person_key", "places_of"]

_NAME = 80


@dataclass(frozen=True, slots=True)
class Appearance:
    """One player in one game: ``place`` of ``field`` once it is over, ``missed`` where the game tells of NMRs.

    ``won`` counts a win that was shared, ``shared`` says so. ``left`` is somebody who is in the game no more.
    """

    entry: Entry
    name: str
    place: int | None
    field: int
    won: bool
    shared: bool
    left: bool
    missed: int | None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody by name, with all their games in the order in which they began, and a page of their own.

    ``key`` is what they are known by (``person_key``), ``name`` as it was last written.
    """

    key: str
    name: str
    slug: str
    appearances: tuple[Appearance, ...]
    rating: Rating | None

    @property
    def finished(self) -> tuple[Appearance, ...]:
        """The games that are over and have placings."""
        return tuple(each for each in self.appearances if each.place is not None)

    @property
    def wins(self) -> int:
        """How many games they won alone."""
        return sum(1 for each in self.appearances if each.won and not each.shared)

    @property
    def draws(self) -> int:
        """How many games they won with others."""
        return sum(1 for each in self.appearances if each.won and each.shared)

    @property
    def best(self) -> Appearance | None:
        """Their best place; of equal ones that in the largest field."""
        return min(self.finished, key=lambda each: (each.place or 0, -each.field), default=None)

    @property
    def missed(self) -> tuple[int, int] | None:
        """The rounds missed, and of how many, in games that tell of them; None where none of theirs does."""
        told = [each for each in self.appearances if each.missed is not None]
        if not told:
            return None
        return sum(each.missed or 0 for each in told), sum(len(each.entry.story.rounds) for each in told)

    def at(self, place: int) -> int:
        """Return in how many games they came in at a place."""
        return sum(1 for each in self.finished if each.place == place)


def person_key(name: str) -> str:
    """Return what a name is known by: capitals and the ways to write one letter make no difference."""
    return unicodedata.normalize("NFKC", clean(name, _NAME)).casefold()


def places_of(final: Standings) -> dict[str, int]:
    """Return everybody's place in a game; over several boards by their sums."""
    if final.totals is not None:
        return shared_places({name: (total,) for name, total in final.totals.items()})
    return dict(next(iter(final.ranks.values()), {}))


def people_of(entries: Sequence[Entry]) -> tuple[Person, ...]:
    """Return everybody who plays or has played, by name; ratings count games in the order in which they ended."""
    found: dict[str, list[Appearance]] = {}
    begun = sorted(entries, key=lambda entry: (entry.story.started_at, entry.story.key))
    for entry in begun:
        for appearance in _appearances(entry):
            found.setdefault(person_key(appearance.name), []).append(appearance)
    rated = ratings(_results(entries))
    return tuple(
        Person(key, clean(games[-1].name, _NAME) or "?", _slug(key), tuple(games), rated.get(key))
        for key, games in sorted(found.items())
    )


def _appearances(entry: Entry) -> list[Appearance]:
    story = entry.story
    final = story.newest.standings
    places = _placed(entry)
    winners = [name for name in final.winners if name not in story.left] if final is not None else []
    still = {runner.name for track in story.newest.tracks for runner in track.runners}
    names = dict.fromkeys((*story.players, *_ever(entry)))
    return [
        Appearance(
            entry=entry,
            name=name,
            place=places.get(name),
            field=len(places),
            won=name in winners,
            shared=final is not None and len(final.winners) > 1,
            left=name in story.left or (bool(still) and name not in still),
            missed=_missed(story.missed, name),
        )
        for name in names
    ]


def _placed(entry: Entry) -> dict[str, int]:
    """Return everybody's place in a game that is over; none where everybody has left it.

    Who left shares the last place, however far a stand-by has come in their seat; the others have the place that they
    came in at.
    """
    final = entry.story.newest.standings
    if final is None or not final.winners:
        return {}
    places = places_of(final)
    gone = places.keys() & set(entry.story.left)
    last = max([len(places) - len(gone) + 1, *(place for name, place in places.items() if name not in gone)])
    return {name: last if name in gone else place for name, place in places.items()}


def _ever(entry: Entry) -> list[str]:
    """Return everybody whom a report of a game shows."""
    views = (entry.story.opening, *(round_.view for round_ in entry.story.rounds))
    return [runner.name for view in views for track in view.tracks for runner in track.runners]


def _missed(counted: Mapping[str, object] | None, name: str) -> int | None:
    if counted is None:
        return None
    found = counted.get(name, 0)
    return found if isinstance(found, int) else 0


def _results(entries: Sequence[Entry]) -> list[dict[str, int]]:
    """Return the places in each game that has any, by whoever they are of; who left is behind all who stayed (r20).

    Where a stand-by came in before somebody who stayed, that place is the last, and there is none to show behind it.
    """
    over = [entry for entry in entries if _placed(entry)]
    over.sort(key=lambda entry: (entry.story.ended_at or entry.story.started_at, entry.story.key))
    return [
        {
            person_key(name): place
            for name, place in shared_places(
                {name: (int(name in entry.story.left), place) for name, place in _placed(entry).items()}
            ).items()
        }
        for entry in over
    ]


def _slug(key: str) -> str:
    """Return the name of a player's page: readable letters, and a number from the whole name so that none collide."""
    plain = unicodedata.normalize("NFKD", key).encode("ascii", "ignore").decode("ascii")
    letters = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:24].strip("-")
    number = hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:10]
    return f"{letters}-{number}" if letters else number
