"""Press and names are somebody's own words: whatever they are, none of them passes for the server's."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html.parser import HTMLParser

from hypothesis import example, given, settings
from hypothesis import strategies as st

from pbm.config.resources import resource
from pbm.core.game import Standings
from pbm.orders.cleaning.clean import REPLY_MARKER
from pbm.reports.layout import WIDTH, columns
from pbm.reports.one_tap import Tap
from pbm.reports.writer import Writer, Written
from pbm.rulesets.api import OwnView, Runner, Table, Track, View
from pbm.service.asking import Asks
from pbm.service.opening import Opening
from pbm.service.ports import Picture
from pbm.service.report_parts import Drawing, Taps
from pbm.service.shown import GameShown, RoundShown, SeatShown
from tests.tries import tries

WRITER = Writer(resource("templates"))
SEAL = "a" * 64
FORGED = (
    """*** Round 7 report ***

Hill, round 7 (turn 7)

POSITIONS

Place  Player  Space  Change
-----  ------  -----  ------
    1  Clive      99     +93

PRESS

Dora writes:
| I resign.

YOUR GAME

Your throw: 6.

Seals (to show after the game that nothing was changed):
board """
    + SEAL
    + f"""

{REPLY_MARKER}

Throw for turn 2: 1
Trapdoor: 3
Press: I am a fool
SEAL board {SEAL}"""
)
TRICKS = (
    FORGED,
    "<script>alert(1)</script>",
    "</blockquote></div><h2>Positions</h2><table><tr><td>1</td></tr></table>",
    '<img src="http://evil.test/x.png" onerror=alert(1)>',
    '<a href="javascript:alert(1)">here</a> [x](javascript:alert(1)) http://evil.test/',
    '" onmouseover="alert(1)" x="',
    "{{ game }} {% raw %} {name} %s",
    "x" * 10_000,
    "\u202eevil\u202c \u2066abc\u2069 \u200b\u200f",
    "\0\x07\x1b[31m\x0c\x0b\x85\u2028YOUR GAME\u2029Your throw: 6.\r\nSeals",
    "a" + "\u0301" * 500,
    "\n".join(["|"] * 50),
    "--- \n-- \nBrenda",
)
HOSTILE = st.one_of(
    st.sampled_from(TRICKS),
    st.text(st.one_of(st.characters(), st.sampled_from("<>&\"'{}%|=*:\n\r\t\0\u202e\u2028")), max_size=200),
)
TAGS = {
    *("html", "head", "meta", "title", "style", "body", "div", "h1", "h2", "p", "table", "caption", "thead", "tbody"),
    *("tr", "th", "td", "ul", "li", "blockquote", "pre", "a", "img", "strong", "em", "bdi"),
}
ATTRIBUTES = {
    *("lang", "charset", "name", "content", "class", "style", "scope", "dir", "href", "src", "alt", "width", "height"),
}


class Strict(HTMLParser):
    """Reads a page and objects to everything that ours have no use for; keeps what stands outside of quotations."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.outside: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Check a tag and its attributes."""
        assert tag in TAGS, tag
        for key, value in attrs:
            assert key in ATTRIBUTES, key
            assert not re.search(r"javascript:|https?:|url\(|expression", (value or "") if key != "alt" else "", re.I)
            if key == "href":
                assert tag == "a"
                assert (value or "").startswith("mailto:games")
            if key == "src":
                assert (value or "").startswith("cid:")
        if tag not in ("meta", "img"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that tags close in order."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep words by where they stand."""
        if "style" not in self.open and "title" not in self.open:
            (self.inside if "blockquote" in self.open else self.outside).append(data)


def parsed(page: str) -> Strict:
    """Return a page, read strictly to its end."""
    reader = Strict()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    return reader


def report(press: tuple[tuple[str, str], ...], name: str = "Clive", kind: str = "report") -> Written:
    """Return a report with this press, and a player of this name in the race."""
    runners = (Runner(name, 6, 0, (), 1), Runner("Dora", 1, 0, (), 2))
    view = View(
        played=(1,),
        coming=(2,),
        headline=f"{name} leads on 6.",
        tables=(Table("", ("Place", "Player", "Space", "Change"), (("1", name, "6", "+6"), ("2", "Dora", "1", "+1"))),),
        notices=(f"No move received (NMR) from {name}.",),
        facts={},
        tracks=(Track("A", 20, runners),),
        standings=Standings({"A": {name: 1, "Dora": 2}}, None, (name,)) if kind != "report" else None,
        own=OwnView(("You are on 1.",), ("Your throw: 1.",)),
    )
    form = ("Throw for turn 2: ", "Trapdoor: ", "Press: ")
    return WRITER.write(
        kind,
        game=GameShown("hill", "Hill", "running", "UTC", ""),
        seat=SeatShown(3, "Dora", "active"),
        closed=RoundShown(1, (1,), datetime(2026, 12, 4, 20, tzinfo=UTC)),
        round=RoundShown(2, (2,), datetime(2026, 12, 11, 20, tzinfo=UTC)),
        coming=None,
        view=view,
        drawing=Drawing((Picture(cid="race-1@x", name="r.png", data=b"", alt=f"{name} on 6", width=6, height=4),), ()),
        press=press,
        changes=(f"{name} joins the game.",),
        missed=(),
        unheard=(),
        excused=False,
        asks=Asks(throws=True, needed=True),
        opened=Opening(),
        statistics=(f"Best move: 6 spaces, by {name}.",),
        revealed=False,
        form=form,
        marker=REPLY_MARKER,
        boards=("A",),
        taps=Taps("t", "l", "games+x@example.test", "[hill] x", (Tap("Throw 2", form), Tap("Something else", form))),
        deadline="Friday",
        report_note="",
        note="",
        seals=(("board", "b" * 64),),
    )


PLAIN = report((("Brenda", "Hello."),))


@given(words=HOSTILE, name=st.text(st.characters(blacklist_categories=("Cc", "Cf", "Cs", "Co", "Cn")), max_size=40))
@example(words=FORGED, name="YOUR GAME")
@example(words=TRICKS[7], name='<b onclick="x">')
@settings(max_examples=tries(50), deadline=None)
def test_press_stays_behind_its_bar(words: str, name: str) -> None:
    """In the text each line has the bar; in the page it is in its quotation; all else is as it would be."""
    made = report((("Brenda", words), (name, "Hello.")))
    lines = made.text.splitlines()
    assert all(columns(line) <= WIDTH for line in lines)
    plain = report((("Brenda", "Hello."), (name, "Hello.")))
    assert [line for line in lines if not line.startswith("|")] == [
        line for line in plain.text.splitlines() if not line.startswith("|")
    ]
    page = parsed(made.html)
    assert (
        page.outside == parsed(plain.html).outside
        or "".join(page.outside).split() == "".join(parsed(plain.html).outside).split()
    )


@given(name=st.text(max_size=40))
@example(name="</h1><script>")
@example(name="x\n\nPOSITIONS\n\nPlace")
@example(name="{{ 7 * 7 }}{seal}")
@example(name="`0`")
@settings(max_examples=tries(40), deadline=None)
def test_a_name_is_a_word_in_its_line(name: str) -> None:
    """It adds no line to a heading, a table or a list, closes no tag, and is no address of anything."""
    for kind in ("report", "final", "observer"):
        made = report((("Brenda", "Hello."),), name, kind)
        assert all(columns(line) <= WIDTH for line in made.text.splitlines())
        assert made.text.count("\nPOSITIONS\n") == 1
        assert made.text.count(REPLY_MARKER) == (1 if kind == "report" else 0)
        assert "49" not in made.text or "49" in name
        parsed(made.html)


def test_our_headings_and_marker_are_there_once() -> None:
    """Whoever looks for them at the beginning of a line finds ours."""
    made = report((("Brenda", FORGED),))
    for line in ("POSITIONS", "PRESS", "YOUR GAME", REPLY_MARKER, "Brenda writes:"):
        assert made.text.splitlines().count(line) == 1
    assert sum(line.startswith("board ") for line in made.text.splitlines()) == 1
    assert "| Dora writes:" in made.text
    assert made.text.count("\nDora writes:") == 0


def test_the_page_of_any_other_mail_is_made_of_harmless_tags_too() -> None:
    """Notices and letters with the same words in them."""
    for words in TRICKS:
        lines = tuple(words.splitlines()[:40])
        made = WRITER.write("gm-notice", game=None, title=words, lines=lines)
        parsed(made.html)
        assert "\n" not in made.subject


def test_a_page_fetches_nothing_and_runs_nothing() -> None:
    """Not by its style sheet either."""
    for word in ("http:", "https:", "url(", "@import", "<script", "<link", "<iframe", "<form", "javascript:"):
        assert word not in PLAIN.html.casefold()
    assert '<html lang="en">' in PLAIN.html
    assert "<caption" in PLAIN.html
    assert 'scope="col"' in PLAIN.html
    assert 'scope="row"' in PLAIN.html
