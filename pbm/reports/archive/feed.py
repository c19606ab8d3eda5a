"""The feed of reports, for programs that look whether there is news: Atom."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.etree import ElementTree

from pbm.core.phrases import joined, say
from pbm.reports.archive.model import Entry, Site
from pbm.reports.model import GameStory, RoundStory
from pbm.reports.tongues import Catalogue
from pbm.reports.zine.words import clean

__all__ = ["Item", "feed", "newest_rounds"]

_ATOM = "http://www.w3.org/2005/Atom"
_MOST = 40
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Item:
    """A report: its game, its round, when it last changed, and its page in the archive."""

    story: GameStory
    round: RoundStory
    path: str

    @property
    def updated(self) -> datetime:
        """When the report was released, or put right since."""
        return max((self.round.released_at, *(erratum.at for erratum in self.round.errata)))


def newest_rounds(entries: Sequence[Entry], most: int) -> list[Item]:
    """Return the newest reports of all games, the newest first."""
    items = [
        Item(entry.story, round_, f"games/{entry.story.key}/round-{round_.number:02d}.html")
        for entry in entries
        for round_ in entry.story.rounds
    ]
    items.sort(key=lambda item: (item.round.released_at, item.story.key, item.round.number), reverse=True)
    return items[:most]


def feed(entries: Sequence[Entry], site: Site, tongue: Catalogue) -> bytes:
    """Return the feed of the newest reports. Names in it are the same for ever, wherever the archive stands."""
    ElementTree.register_namespace("", _ATOM)
    root = ElementTree.Element(_tag("feed"), {"{http://www.w3.org/XML/1998/namespace}lang": site.language})
    items = newest_rounds(entries, _MOST)
    _add(root, "title", clean(site.title, 200))
    first = min(((entry.story.started_at, entry.story.key) for entry in entries), default=(_LONG_AGO, ""))
    _add(root, "id", _id(f"archive {first[0].isoformat()} {first[1]}"))
    updated = max((item.updated for item in items), default=first[0])
    _add(root, "updated", _moment(updated))
    _add(root, "link", href=f"{site.base_url}index.html", rel="alternate", type="text/html")
    if site.base_url:
        _add(root, "link", href=f"{site.base_url}feed.xml", rel="self", type="application/atom+xml")
    author = ElementTree.SubElement(root, _tag("author"))
    _add(author, "name", clean(site.title, 200))
    for item in items:
        story, round_ = item.story, item.round
        entry = ElementTree.SubElement(root, _tag("entry"))
        title = say("{title}, round {number}", title=clean(story.title, 100), number=round_.number)
        _add(entry, "title", str(tongue.said(title)))
        _add(entry, "id", _id(f"{story.key} {story.started_at.isoformat()} {round_.number}"))
        _add(entry, "updated", _moment(item.updated))
        _add(entry, "published", _moment(round_.released_at))
        _add(entry, "link", href=f"{site.base_url}{item.path}", rel="alternate", type="text/html")
        words = joined([round_.view.headline, *round_.view.notices])
        _add(entry, "summary", clean(str(tongue.said(words)), 2000), type="text")
    ElementTree.indent(root)
    made: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return made + b"\n"


def _tag(name: str) -> str:
    return f"{{{_ATOM}}}{name}"


def _add(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> None:
    ElementTree.SubElement(parent, _tag(name), attributes).text = text


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _id(what: str) -> str:
    return f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'pbm {what}')}"
