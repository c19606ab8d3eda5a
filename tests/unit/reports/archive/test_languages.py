"""The archive in another language: nothing that is ours is left in English."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser

from pbm.core.phrases import Manner
from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from pbm.reports.tongues import Catalogue
from tests.unit.reports.archive.games import entries, writer

NAMES = (
    *("Ann", "ann", "Bert", "Cleo", "Desmond", "Edith Evans-Featherstonehaugh", "Brenda", "Dörte", "Farid", "Maurice"),
    *("Gus", "The Snake Pit", "Two Towers", "A nest of vipers", "Down in the Quarry", "Archiv"),
    *("Well played, all.", "Same again?", "With pleasure.", "“Sechs” – das Schönste, was man werfen kann."),
    *("I had read Farid's 6 as a 0.", "The newcomers' prize goes to whoever falls furthest.", "A", "B"),
    *("Postal Snakes and Ladders", "Classic Snakes and Ladders", "Snakes & Ladders Unleashed"),
    *("Squares", "Cards", "Ida", "Jonas", "Kim", "cards-reveal.json"),
    *("pbm verify", "snakepit-reveal.json", "towers-reveal.json", ".eml"),
)
SPOKEN = ("alt", "aria-label", "title", "data-words", "data-pause", "data-start")


class Wrapped(Catalogue):
    """A language in which every pattern of ours is known by its brackets."""

    def __init__(self) -> None:
        super().__init__("de")

    def pattern(self, pattern: str) -> str:
        """Return the pattern in brackets."""
        return f"‹{pattern}›"

    def counted(self, one: str, many: str, count: int) -> str:
        """Return the pattern in brackets."""
        return f"‹{one if count == 1 else many}›"

    def moment(self, moment: date, zone: str, manner: Manner) -> str:
        """Return a moment in brackets."""
        return "‹then›"


class Words(HTMLParser):
    """All that a page says, in its text and to those who listen."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.text = ""
        self._tag = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element says."""
        self._tag = tag
        self.words += [str(value) for key, value in attrs if key in SPOKEN and value]

    def handle_data(self, data: str) -> None:
        """Note some words; keys of files and seals are no words."""
        if self._tag != "code" or not re.fullmatch(r"[0-9a-f]{64}", data.strip()):
            self.text += data


def outside(words: str) -> str:
    """Return what of some words no pattern holds, without names."""
    depth, kept = 0, []
    for letter in words:
        depth += (letter == "‹") - (letter == "›")
        kept.append(letter if depth == 0 and letter != "›" else " ")
    left = "".join(kept)
    for name in sorted(NAMES, key=len, reverse=True):
        left = left.replace(name, " ")
    return "".join(letter for letter in left if letter.isalpha())


def test_every_sentence_can_be_said_in_another_language() -> None:
    """On every page of the archive each word of ours comes from a catalogue; the rest are names, titles and press."""
    made = writer()
    made.tongues._known["de"] = Wrapped()
    files = site_files(entries(), Site("Archiv", "de"), made)
    for path, data in files.items():
        if path.endswith(".html"):
            page = Words(data.decode())
            for words in (page.text, *page.words):
                assert outside(words) == "", (path, words)
            assert '<html lang="de">' in data.decode()
