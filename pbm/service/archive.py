"""The archive: web pages of all games, built from their stories into a folder, by hand or as the server goes on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path

from pbm.core.errors import IllegalError, Problem
from pbm.reports.archive.model import Entry, Site
from pbm.reports.archive.site import site_files
from pbm.service.archive_folder import Published, publish
from pbm.service.finding import find_game
from pbm.service.history import story_of
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game
from pbm.service.reveal import revealed

__all__ = ["ArchiveKeeper", "build_archive", "entries_of"]

log = logging.getLogger(__name__)

_EVERY = timedelta(hours=1)


def build_archive(office: Office, folder: Path, site: Site, keys: Sequence[str] = ()) -> Published:
    """Build the archive of the games of these keys (none named: of all that have begun) into a folder.

    Only what changed is written, and nothing is removed but what an earlier archive put there. IllegalError for a game
    or a language there is not, and for a folder with other things in it.
    """
    languages = office.letters.writer.tongues.languages
    if site.language not in languages:
        known = ", ".join(languages)
        raise IllegalError(
            Problem("no-such-language", f"there is no language '{site.language}' here; there are: {known}")
        )
    return _publish(office, folder, site, entries_of(office, keys))


def _publish(office: Office, folder: Path, site: Site, entries: Sequence[Entry]) -> Published:
    return publish(folder, site_files(entries, site, office.letters.writer))


def entries_of(office: Office, keys: Sequence[str] = ()) -> tuple[Entry, ...]:
    """Return what the archive shows of the games that have begun: all, or those of these keys.

    Each game is read in a transaction of its own, so that nothing waits for the whole. IllegalError for a key that is
    no game's, ConfigError for a game that can no longer be laid out.
    """
    with office.store.begin() as work:
        games = [find_game(work, key) for key in dict.fromkeys(keys)] or list(work.games.all())
    found = []
    for key in [game.key for game in games]:
        with office.store.begin() as work:
            game = find_game(work, key)
            if game.started_at is not None:
                found.append(_entry(office, work, game))
    return tuple(found)


def _entry(office: Office, work: UnitOfWork, game: Game) -> Entry:
    table = office.table(work, game)
    story = replace(story_of(office, work, game), reveal=revealed(office, work, game))
    briefing = table.ruleset.briefing(table.config, len(story.players))
    # A board is handed on only together with the reveal that tells of it.
    boards = table.ruleset.boards(table.config) if story.reveal is not None else {}
    return Entry(story, briefing.rules, briefing.disclosed, boards)


@dataclass(slots=True)
class ArchiveKeeper:
    """Keeps an archive up to date while the server runs: whenever a round has been played, and else once an hour."""

    folder: Path
    site: Site
    keys: tuple[str, ...] = ()
    _built_at: datetime | None = field(default=None, init=False)
    _shown: tuple[Entry, ...] | None = field(default=None, init=False)

    def renew(self, office: Office, *, played: bool) -> Published | None:
        """Build the archive if a round has been ``played`` or it is time, else return None; nor if there is no news."""
        now = office.clock.now()
        if not played and self._built_at is not None and timedelta(0) <= now - self._built_at < _EVERY:
            return None
        # Noted before it is tried: an archive that cannot be built is not tried again at every beat.
        self._built_at = now
        entries = entries_of(office, self.keys)
        if entries == self._shown:
            return None
        done = _publish(office, self.folder, self.site, entries)
        self._shown = entries
        if done.written or done.removed:
            log.info("archive: %d files written, %d removed", done.written, done.removed)
        return done
