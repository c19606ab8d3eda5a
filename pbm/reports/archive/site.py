"""The whole archive: every file of it, from the stories of the games."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pbm.core.errors import ConfigError
from pbm.proof.reveal import file_name, write_reveal
from pbm.reports.archive.boards import boards_seen
from pbm.reports.archive.feed import feed, newest_rounds
from pbm.reports.archive.model import Entry, Site
from pbm.reports.archive.pages import Pages, boards_of
from pbm.reports.archive.people import people_of
from pbm.reports.archive.replay import Replay, replay_of
from pbm.reports.model import tracks_of
from pbm.reports.pictures.cast import cast_of
from pbm.reports.writer import Writer
from pbm.reports.zine.words import clean

__all__ = ["site_files"]

_NEWS = 6
_OVER = 15  # games that are over, on the front page
_PLAIN_KEY = re.compile(r"[a-z0-9-]{1,40}")
_PEOPLE = "players"
_ASSETS = ("style.css", "archive.js")


def site_files(entries: Sequence[Entry], site: Site, writer: Writer) -> dict[str, bytes]:
    """Return every file of the archive by its path, with strokes; the same facts give the same bytes.

    ConfigError for a game whose key cannot be the name of a folder.
    """
    for entry in entries:
        if not _PLAIN_KEY.fullmatch(entry.story.key):
            raise ConfigError.saying("bad-key", f"{entry.story.key!a} cannot be the name of a game's folder")
    return dict(_Builder(entries, site, writer).files())


class _Builder:
    """One building of an archive."""

    def __init__(self, entries: Sequence[Entry], site: Site, writer: Writer) -> None:
        self.entries = sorted(entries, key=lambda entry: (entry.story.started_at, entry.story.key), reverse=True)
        self.site, self.writer = site, writer
        self.tongue = writer.tongues.of(site.language)
        self.people = people_of(entries)
        self.pages = Pages(self.tongue, {person.key: person for person in self.people})

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Yield every file; the front page comes last, so that it never points at what is not there yet."""
        for name in _ASSETS:
            yield name, self.writer.render(f"archive/{name}", self.site.language).encode()
        for entry in self.entries:
            yield from self._game(entry)
        for person in self.people:
            context = {"player": self.pages.person(person), "section": "hall"}
            yield f"{_PEOPLE}/{person.slug}.html", self._page("player", 1, context)
        yield "hall-of-fame.html", self._page("hall", 0, {"hall": self.pages.hall(self.people), "section": "hall"})
        games = [self.pages.game_card(entry) for entry in self.entries]
        yield "games.html", self._page("games", 0, {"games": games, "section": "games"})
        yield "feed.xml", feed(self.entries, self.site, self.tongue)
        over = sorted(
            (entry for entry in self.entries if entry.story.status == "over"),
            key=lambda entry: (entry.story.ended_at or entry.story.started_at, entry.story.key),
            reverse=True,
        )
        front = {
            "running": [self.pages.game_card(entry) for entry in self.entries if entry.story.status != "over"],
            "over": [self.pages.game_card(entry) for entry in over[:_OVER]],
            "news": [self.pages.news(item) for item in newest_rounds(self.entries, _NEWS)],
            "more": len(over) > _OVER,
            "section": "front",
        }
        yield "index.html", self._page("index", 0, front)

    def _game(self, entry: Entry) -> Iterator[tuple[str, bytes]]:
        story, folder = entry.story, f"games/{entry.story.key}"
        game = self.pages.game(entry)
        for round_ in story.rounds:
            context = {"round": self.pages.round(entry, round_), "section": "games"}
            yield f"{folder}/round-{round_.number:02d}.html", self._page("round", 2, context)
        if game["press_count"]:
            context = {"press": self.pages.all_press(entry), "section": "games"}
            yield f"{folder}/press.html", self._page("press", 2, context)
        if story.reveal is not None:
            yield f"{folder}/{file_name(story.key)}", write_reveal(story.reveal)
        if story.reveal is not None or game["open_board"]:
            replays = tuple(self._replays(entry, story.reveal)) if story.reveal is not None else ()
            file = file_name(story.key) if story.reveal is not None else ""
            shown = {"game": game, "replays": replays, "file": file, "section": "games"}
            yield f"{folder}/board.html", self._page("board", 2, shown)
        yield f"{folder}/index.html", self._page("game", 2, {"game": game, "section": "games"})

    def _replays(self, entry: Entry, reveal: Mapping[str, Any]) -> Iterator[Replay]:
        # A board that everybody could see all along is shown as it was seen.
        seen = boards_seen(entry.story)
        for board in boards_of(entry.story):
            if board in entry.boards and board not in seen:
                cast = cast_of(tracks_of(entry.story, board))
                made = replay_of(reveal, board, entry.boards[board], cast, self.tongue)
                if made is not None:
                    yield made

    def _page(self, name: str, depth: int, context: Mapping[str, Any]) -> bytes:
        made = self.writer.render(
            f"archive/{name}.html",
            self.site.language,
            **context,
            site=clean(self.site.title, 200),
            root="../" * depth,
        )
        return made.encode("utf-8", "replace")
