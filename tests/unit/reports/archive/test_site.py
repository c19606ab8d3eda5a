"""The archive as a whole: its files, its links, what is in it and what never is."""

from __future__ import annotations

import json
import os
import random
import re
from dataclasses import replace
from datetime import timedelta
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from posixpath import join, normpath
from xml.etree import ElementTree

import pytest

from pbm.core.errors import ConfigError
from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from tests.unit.reports.archive.games import SITE, built, entries, nasty_entries, played, story_with, writer

ATOM = "{http://www.w3.org/2005/Atom}"


class Page(HTMLParser):
    """A page as a program reads it: its elements, links and ids, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Note some words."""
        self.words.append(data)

    @property
    def links(self) -> list[str]:
        """Whatever the page points at."""
        return [value for _, attrs in self.elements for key in ("href", "src") if (value := attrs.get(key))]

    @property
    def ids(self) -> list[str]:
        """The names of places in it."""
        return [value for _, attrs in self.elements if (value := attrs.get("id"))]


def pages(files: dict[str, bytes]) -> dict[str, Page]:
    """Return the pages among some files."""
    return {path: Page(data.decode()) for path, data in files.items() if path.endswith(".html")}


@cache
def built_pages() -> dict[str, Page]:
    """Return the pages of the archive."""
    return pages(built())


def test_the_same_facts_give_the_same_bytes() -> None:
    """Whatever the order in which the games come, every file is the same, and nothing tells when it was made."""
    shuffled = list(entries())
    random.Random(3).shuffle(shuffled)
    assert site_files(shuffled, SITE, writer()) == built()


def test_every_link_leads_to_something_that_is_there() -> None:
    """Links are relative, so the archive works from a folder and under any address; none leads nowhere."""
    found = built_pages()
    for path, page in found.items():
        for link in page.links:
            if link == "data:,":
                continue
            place, _, name = link.partition("#")
            assert not re.match(r"[a-z]+:|/", place), (path, link)
            target = normpath(join(path.rpartition("/")[0], place)) if place else path
            assert target in built(), (path, link)
            if name and target in found:
                assert name in found[target].ids, (path, link)


def test_every_page_keeps_to_its_own_policy() -> None:
    """There is no script and no style within a page, and nothing from elsewhere: the policy in it forbids both."""
    for path, page in built_pages().items():
        tags = [tag for tag, _ in page.elements]
        assert "style" not in tags, path
        assert not {"iframe", "object", "embed", "form", "base"} & set(tags), path
        for tag, attrs in page.elements:
            assert "style" not in attrs, (path, tag)
            assert not [key for key in attrs if key.startswith("on")], (path, tag)
            assert tag != "script" or attrs["src"], path
        policy = [attrs["content"] for _, attrs in page.elements if "Content-Security-Policy" in attrs.values()]
        assert policy, path
        assert "default-src 'none'" in str(policy[0])


def test_no_name_of_a_place_is_there_twice() -> None:
    """Within a page every id is there once."""
    for path, page in built_pages().items():
        assert len(page.ids) == len(set(page.ids)), path


def test_headings_go_down_step_by_step() -> None:
    """Every page has one heading of the first level, first, and none is left out on the way down."""
    for path, page in built_pages().items():
        levels = [int(tag[1]) for tag, _ in page.elements if re.fullmatch(r"h[1-6]", tag)]
        assert levels[0] == 1, path
        assert levels.count(1) == 1, path
        assert all(after <= before + 1 for before, after in pairwise(levels)), path


def test_every_kind_of_page_is_there() -> None:
    """Games, rounds, press, players, the hall, the feed; boards of games that are over, and of no other."""
    paths = set(built())
    assert {"index.html", "games.html", "hall-of-fame.html", "feed.xml", "style.css", "archive.js"} <= paths
    assert {"games/snakepit/index.html", "games/snakepit/round-01.html", "games/snakepit/press.html"} <= paths
    assert {"games/snakepit/board.html", "games/snakepit/snakepit-reveal.json", "games/towers/board.html"} <= paths
    assert not [path for path in paths if re.match(r"games/(vipers|quarry)/.*(board|reveal)", path)]
    assert "games/quarry/press.html" not in paths


def test_a_verse_is_set_in_as_in_the_mails() -> None:
    """On the round's page and on that of all press, by blanks that a page keeps; what was written is no markup."""
    verse = "Roses are red,\n   violets <b>blue</b>,\n\tand so are we."
    entry = story_with(played("pit", "The Pit", ("Ann", "Bert"), rounds=1), (("Ann", verse),))
    files = site_files([entry], SITE, writer())
    for path in ("games/pit/round-01.html", "games/pit/press.html"):
        page = files[path].decode()
        quoted = page[page.index("<blockquote>") : page.index("</blockquote>")]
        (words,) = re.findall(r"(?s)<p>(.*?)</p>", quoted)
        lines = words.replace("\u00a0", "_").split("<br>\n")
        assert lines == ["Roses are red,", "___violets &lt;b&gt;blue&lt;/b&gt;,", "____and so are we."], path


def test_a_board_is_shown_only_with_the_reveal() -> None:
    """Before the secrets are out nothing of a board gets into any file, even where the board is at hand."""
    entry = played("snakepit", "The Snake Pit", ("Ann", "Bert", "Cleo", "Desmond"), announce_nmr=True)
    hidden = replace(entry, story=replace(entry.story, reveal=None))
    without = site_files([hidden], SITE, writer())
    assert without == site_files([replace(hidden, boards={})], SITE, writer())
    assert not [path for path in without if "board" in path or "reveal" in path]


def test_the_reveal_file_is_the_one_of_the_game() -> None:
    """What can be fetched is what the server revealed, whole."""
    entry = entries()[0]
    assert json.loads(built()["games/snakepit/snakepit-reveal.json"]) == json.loads(json.dumps(entry.story.reveal))


def test_the_front_page_stays_small() -> None:
    """With a hundred games over (three hundred in `make soak`) and forty under way the front page is under 50 KB."""
    over = played("snakepit", "The Snake Pit", ("Ann", "Bert", "Cleo", "Desmond"), announce_nmr=True)
    running = played("vipers", "A nest of vipers", ("Brenda", "ann", "Dörte", "Farid"), ("article",), 7, began=9)
    light = replace(over.story, rounds=over.story.rounds[-1:], reveal=None)
    many = [
        replace(over, story=replace(light, key=f"over-{number}"), boards={})
        for number in range(300 if os.environ.get("PBM_SOAK") else 100)
    ]
    many += [story_with(running, key=f"run-{number}", rounds=running.story.rounds[-1:]) for number in range(40)]
    files = site_files(many, SITE, writer())
    assert len(files["index.html"]) < 50_000
    assert len(files["feed.xml"]) < 100_000


def test_an_archive_without_games_is_a_page_that_says_so() -> None:
    """Before the first game there is a front page all the same, and a feed with nothing in it."""
    files = site_files([], SITE, writer())
    assert b"No game is in play just now." in files["index.html"]
    assert b"Nobody is in it yet" in files["hall-of-fame.html"]
    assert ElementTree.fromstring(files["feed.xml"]).findall(f"{ATOM}entry") == []


def test_hostile_words_stay_words() -> None:
    """Names, titles, notes and press make no element, no attribute, no path, and hold nothing that cannot be seen."""
    files = site_files(nasty_entries(), Site('Games <b>"by" mail</b>'), writer())
    for path, data in files.items():
        assert re.fullmatch(r"[a-z0-9./-]+", path)
        assert ".." not in path.replace("..html", "!")
        text = data.decode("utf-8")
        if not path.endswith("-reveal.json"):
            assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]", text), path
    for path, page in pages(files).items():
        tags = {tag for tag, _ in page.elements}
        assert not tags & {"img", "b", "style"}, path
        assert all(attrs.get("src", "").endswith("archive.js") for tag, attrs in page.elements if tag == "script"), path
        assert not [key for _, attrs in page.elements for key in attrs if key.startswith("on")], path
        assert not [link for link in page.links if "javascript" in link.lower()], path
        assert "49" not in {word.strip() for word in page.words if "raw" in word}, path
    ElementTree.fromstring(files["feed.xml"])


def test_press_stands_in_its_own_block() -> None:
    """A report forged in press is within the quotation of who wrote it, and nowhere else."""
    text = site_files(nasty_entries(), SITE, writer())["games/nastier/press.html"].decode()
    outside = re.sub(r"<blockquote>.*?</blockquote>", "", text, flags=re.DOTALL)
    assert "*** Round 7 report ***" in text
    assert "*** Round 7 report ***" not in re.sub(r"<h3>.*?</h3>", "", outside)


def test_a_key_that_is_no_name_of_a_folder_is_refused() -> None:
    """No game can have its pages put outside the archive."""
    entry = entries()[3]
    with pytest.raises(ConfigError, match="cannot be the name"):
        site_files([story_with(entry, key="../evil")], SITE, writer())


def test_the_feed_has_the_newest_reports_under_lasting_names() -> None:
    """Each report is one entry, the newest first; its id stays when the archive moves, a correction is an update."""
    here = ElementTree.fromstring(built()["feed.xml"])
    there = ElementTree.fromstring(
        site_files(entries(), replace(SITE, base_url="https://example.org/games/"), writer())["feed.xml"]
    )

    def texts(feed: ElementTree.Element, what: str) -> list[str]:
        return [str(found.text) for found in feed.iter(f"{ATOM}{what}")]

    assert texts(here, "id") == texts(there, "id")
    assert len(set(texts(here, "id"))) == len(texts(here, "id"))
    published = texts(here, "published")
    assert published == sorted(published, reverse=True)
    links = [link.get("href", "") for link in there.iter(f"{ATOM}link")]
    assert all(link.startswith("https://example.org/games/") for link in links)
    vipers = next(entry for entry in entries() if entry.story.key == "vipers").story.rounds[-1]
    corrected = next(
        entry
        for entry in here.findall(f"{ATOM}entry")
        if f"round {vipers.number}" in str(entry.findtext(f"{ATOM}title"))
        and "vipers" in str(entry.findtext(f"{ATOM}title"))
    )
    put_right = vipers.released_at + timedelta(days=1)
    assert corrected.findtext(f"{ATOM}updated") == put_right.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_old_rounds_do_not_change_as_the_game_goes_on() -> None:
    """A round's page shows the race as of that round, so that later rounds change only the links of the last page."""
    entry = entries()[0]
    short = replace(
        entry, story=replace(entry.story, rounds=entry.story.rounds[:5], status="running", reveal=None), boards={}
    )
    before, after = site_files([short], SITE, writer()), site_files([entry], SITE, writer())
    for number in range(1, 5):
        path = f"games/snakepit/round-{number:02d}.html"
        assert before[path] == after[path]
