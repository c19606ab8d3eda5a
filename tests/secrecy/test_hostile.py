"""Press, names and subjects are hostile text: one corpus, sent by mail, is looked for in all that leaves."""

from __future__ import annotations

import io
import json
import re
import unicodedata
import zipfile
from email import message_from_bytes, policy
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pbm.core.names import plain_name
from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.render import render
from pbm.service.archive import entries_of
from pbm.service.games import Entrant
from pbm.service.zine import make_issue
from tests.playthroughs.house import House, open_house, settings_in
from tests.secrecy.stage import FORMATS, OBSERVER, ZINES

SEAL = "5ea1" * 16
FORGERIES = (
    "*** Round 7 report ***",
    "Hill, round 7 (turn 7)",
    "POSITIONS",
    "    1  Zed        99     +93",
    "YOUR GAME",
    "Your throw: 6666.",
    f"board {SEAL}",
    "=== Reply above this line, or fill in the form below ===",
    "Throw for turn 2: 5555",
    "Zed writes:",
    "The GM writes:",
    "CORRECTION TO ROUND 1",
    "-- ",
)
"""Lines that would be the server's own, if they could."""

MARKUP = (
    '<canary onclick="canary()">x</canary><script>canary()</script>',
    '</blockquote></div></body><canary>"><img src=x onerror=canary()>',
    '<a href="javascript:canary()">x</a> [x](javascript:canary()) ![x](http://canary.test/x.png)',
    "]]><canary/> <!-- canary --> --><canary> <?canary?> &lt;canary&gt; &#60;canary&#62;",
    '#canary("x") #image("canary.png") $canary$ {{ canary }} {% canary %} {canary} %(canary)s %s',
    "\\canary{x} `canary` **canary** __canary__ | canary | canary |",
    "javascript:canary() data:text/html,<canary> https://canary.test/ mailto:canary@canary.test",
)
UNSEEN = (
    "\u202etaerc si draoB\u202c \u2066hidden\u2069 \u200eleft\u200f right \u061c",
    "bell\x07 escape\x1b[2J\x1b]0;title\x07 null\x00 vertical\x0b form\x0c next\x85line\u2028para\u2029graph",
    "zero\u200bwidth\ufeff so\u00adft \u2060word \U000e0041tag",
    "stack" + "\u0301" * 400,
    "W" * 10_000,
    "\r\nBcc: canary@canary.test\r\n\r\nbody",
)
CORPUS = ("\n".join(FORGERIES), *MARKUP, *UNSEEN)
NAMES = ("Brenda", 'Bob "#canary[x]" *b* | _x_', "Ünï $x^2$ `c` \\n {{x}}", "=+1 & ]]> ' OR 1=1 --")

_TURNS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")


class Page(HTMLParser):
    """Objects to whatever somebody's words could have brought into a page; keeps what stands outside of quotations."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Check a tag and its attributes."""
        assert tag != "canary"
        for key, value in attrs:
            assert not key.startswith("on"), (tag, key)
            if key in ("href", "src", "action", "formaction", "style", "srcdoc"):
                assert not re.search(r"canary[.(]", value or ""), (tag, key, value)
                scheme = (value or "").strip().lower().partition(":")[0]
                # "data:," is nothing: the archive's way to have no icon fetched.
                assert scheme not in ("javascript", "data", "http") or value == "data:,", (tag, key, value)
        if tag == "script":
            assert dict(attrs).keys() & {"src", "type"}
        if tag in ("blockquote", "title", "style", "script"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Check that quotations end where ours do."""
        if tag in ("blockquote", "title", "style", "script"):
            assert self.open.pop() == tag

    def handle_comment(self, data: str) -> None:
        """There are none with anybody's words in."""
        assert "canary" not in data

    def handle_data(self, data: str) -> None:
        """Keep words by where they stand."""
        if not self.open:
            self.outside.append(data)


def seen(text: str, where: str, *, pieces: str = "\n\t") -> None:
    """Check that nothing in a text is unseen, or turns writing about."""
    assert not _TURNS.search(text), (where, _TURNS.search(text))
    bad = {char for char in text if unicodedata.category(char) == "Cc" and char not in pieces + "\r"}
    assert not bad, (where, bad)


def not_forged(lines: list[str], where: str) -> None:
    """Check that no line of a text that could be the server's is a player's."""
    for line in lines:
        for forged in FORGERIES[:-1]:
            if forged in ("POSITIONS", "YOUR GAME", "The GM writes:", "Hill, round 7 (turn 7)"):
                continue  # lines that we write ourselves are counted
            if forged.startswith("==="):
                continue
            assert not line.strip().startswith(forged.strip()), (where, line)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house in which everybody has sent the whole corpus as press, letters, subjects, reasons and names."""
    folder = tmp_path_factory.mktemp("hostile")
    house = open_house(settings_in(folder, extra=ZINES.format(format="docx", language="en")))
    entrants = tuple(
        Entrant(name, (f"{address}@players.test",), "Europe/London")
        for name, address in zip(NAMES, ("brenda", "bob", "uni", "one"), strict=True)
    )
    house.start(entrants=entrants, house={"observe": True, "join": "open"}, options={"announce_nmr": True})
    asked = house.write("Olga", "OBSERVE hill", sender=f"Olga <{OBSERVER}>", to="games@example.test")
    assert asked is not None
    to = str(asked["Reply-To"].addresses[0].addr_spec)
    house.write("Olga", "YES", sender=f"Olga <{OBSERVER}>", to=to, answering=str(asked["Message-ID"]))
    for number, words in enumerate(CORPUS):
        if number % 5 == 4:
            house.pass_deadline()
        name, address = ((NAMES[1], "bob"), (NAMES[2], "uni"), (NAMES[3], "one"))[number % 3]
        sender = f"<{address}@players.test>"
        subject = " ".join(words.split())[:200].encode("ascii", "replace").decode()
        house.write(name, f"PRESS:\n{words}", sender=sender, subject=subject)
        house.write(name, f"PRESS TO Brenda:\n{words}", sender=sender)
        house.write(name, f"PRESS ANON:\n{words}", sender=sender)
        house.write(name, f"ABSENT 3 May to 17 May\n{words}", sender=sender)
    house.write(
        "Mallory", "JOIN hill as <canary>\u202eyrollaM", sender="<mallory@canary.test>", to="games@example.test"
    )
    house.pass_deadline()
    return house


def mails(house: House) -> list[tuple[str, object, bytes]]:
    """Return every mail to those who did not write the press: what it is, as read, raw."""
    eyes = ("brenda@players.test", OBSERVER, "editor@zine.test", "alan@example.test")
    with house.server.office.store.begin() as work:
        found = [mail for mail in work.outbox.all() if mail.intended in eyes]
    return [
        (f"{mail.kind} to {mail.intended}", message_from_bytes(mail.raw, policy=policy.default), mail.raw)
        for mail in found
    ]


def test_the_corpus_has_come_through(house: House) -> None:
    """The tests below look at pages that have the nasty words in them."""
    reports = [mail for name, mail, _ in mails(house) if name.startswith("report to brenda")]
    assert len(reports) >= 3
    assert any("canary" in str(mail.get_body(("plain",)).get_content()) for mail in reports)


def test_no_header_is_anybodys_but_ours(house: House) -> None:
    """Headers are ASCII, each once, with no line of anybody's making; ids and reply addresses are of our own domain."""
    once = {"from", "to", "subject", "date", "message-id", "reply-to", "list-id", "auto-submitted", "mime-version"}
    for name, mail, raw in mails(house):
        head = raw.split(b"\r\n\r\n", 1)[0]
        assert head.isascii()
        keys = [key.lower() for key in mail.keys()]  # noqa: SIM118 - a header can be there twice
        assert all(keys.count(key) <= 1 for key in once), name
        assert "bcc" not in keys
        assert not any("canary.test" in str(mail[key]) for key in ("from", "to", "message-id")), name
        seen(str(mail["Subject"]), name, pieces="")
        for part in mail.walk():
            file = part.get_filename()
            assert file is None or re.fullmatch(r"[a-z0-9.-]+", file), file


def test_no_line_of_a_mails_text_is_forged(house: House) -> None:
    """What players write stands behind a bar, line by line; nothing in a text is unseen."""
    for name, mail, _ in mails(house):
        text = str(mail.get_body(("plain",)).get_content())
        seen(text, name)
        if name.startswith(("report", "observer", "letter", "final")):
            not_forged(text.splitlines(), name)
            assert text.count("\nPOSITIONS") <= 1
            assert text.count("\nYOUR GAME") <= 1
            assert text.count("\n=== Reply above") <= 1
            assert SEAL not in "".join(line for line in text.splitlines() if not line.startswith("|"))


def test_no_page_has_markup_of_anybodys(house: House) -> None:
    """HTML parts, the zine's HTML and the archive: quotations end where ours do, no tag, handler or link is theirs."""
    office = house.server.office
    pages = {}
    for name, mail, _ in mails(house):
        body = mail.get_body(("html",))
        if body is not None:
            pages[name] = str(body.get_content())
    issue = make_issue(office, since=1)
    for whole in (True, False):
        pages[f"zine {whole}"] = render(issue.page, "html", Layout(whole=whole), office.letters.writer).decode()
    files = site_files(entries_of(office), Site("Hill", "en", ""), office.letters.writer)
    pages |= {path: data.decode() for path, data in files.items() if path.endswith(".html")}
    assert sum("canary" in page for page in pages.values()) > 6
    for name, page in pages.items():
        reader = Page()
        reader.feed(page)
        reader.close()
        assert reader.open == [], name
        assert SEAL not in "".join(reader.outside), name
        seen(page.replace("&#8234;", ""), name)
        assert not re.search(r"&#(x202|x206|8234|8235|8236|8237|8238|829[4-7])", page, re.IGNORECASE), name


def test_data_and_feeds_of_the_archive_are_well_formed(house: House) -> None:
    """XML parses and JSON parses, with nothing in either that a program could take for ours."""
    office = house.server.office
    files = site_files(entries_of(office), Site("Hill", "en", "https://hill.test/"), office.letters.writer)
    for path, data in files.items():
        assert re.fullmatch(r"[a-z0-9./_-]+", path), path
        if path.endswith((".xml", ".svg")):
            tree = ElementTree.fromstring(data)
            assert not any("canary" in element.tag for element in tree.iter())
        elif path.endswith(".json"):
            json.loads(data)


@pytest.mark.parametrize("kind", FORMATS)
def test_the_zine_has_nothing_unseen_in_any_format(house: House, kind: str) -> None:
    """Whatever is pasted into a page of a zine is what is seen of it."""
    office = house.server.office
    issue = make_issue(office, since=1)
    data = render(issue.page, kind, Layout(folder=None), office.letters.writer)  # type: ignore[arg-type]
    if kind == "docx":
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            for name in packed.namelist():
                if name.endswith((".xml", ".rels")):
                    words = "".join(ElementTree.fromstring(packed.read(name)).itertext())
                    seen(words, name)
            links = packed.read("word/_rels/document.xml.rels").decode()
            assert "canary" not in links
            core = packed.read("docProps/core.xml").decode()
        assert "canary" not in core
        assert "python-docx" not in core
    else:
        seen(data.decode(), kind)
        if kind == "text":
            not_forged(data.decode().splitlines(), kind)


def test_names_made_of_nasty_text_are_names() -> None:
    """Whoever joins under such a text gets a name that is seen as it is, or none."""
    for words in CORPUS:
        name = plain_name(words)
        assert len(name) <= 40
        assert not set(name) & set("<>@{}[]()|\\`$")
        seen(name, words[:20], pieces="")


def test_the_log_holds_nobodys_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A line of the log is ours alone: words sent to us are not in it, nor what turns writing about."""
    caplog.set_level("INFO")
    house = open_house(settings_in(tmp_path))
    house.start()
    for words in CORPUS:
        house.write("Brenda", words, subject="canary")
        house.write("Mallory", words, sender="canary <mallory@canary.test>", to="games@example.test")
    house.pass_deadline()
    lines = "\n".join(record.getMessage() for record in caplog.records)
    assert "stored" in lines
    assert "canary" not in lines
    seen(lines, "log")
