"""What players get: both halves of each report, its picture, its calendar file, its buttons, and answers to it."""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage
from html.parser import HTMLParser
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from icalendar import Calendar

from pbm.mail.html_text import html_to_text
from pbm.orders.cleaning.clean import REPLY_MARKER
from pbm.reports.layout import columns
from pbm.service.games import Entrant
from tests.playthroughs.house import BOARD, House, open_house, parsed, settings_in, text_of

OBSERVER = "olaf@x.test"
WITH_PAGES = ("start", "report", "final", "observer", "reminder")


def part(mail: EmailMessage, kind: str) -> str:
    """Return the text or the page of a mail."""
    body = mail.get_body((kind,))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


def observed(house: House) -> None:
    """Let somebody without a seat read the game."""
    house.write("Olaf", "OBSERVE hill", sender=f"Olaf <{OBSERVER}>", to="games@example.test", subject="OBSERVE hill")
    asked = parsed([mail for mail in house.outbox() if mail.intended == OBSERVER][-1])
    house.write(
        "Olaf", "YES", sender=f"Olaf <{OBSERVER}>", to=str(asked["Reply-To"]), answering=str(asked["Message-ID"])
    )


def play(house: House, rounds: int = 20) -> None:
    """Play a game of all sorts of mail, with one who never writes, to its end or for some rounds."""
    house.start(
        boards={"A": {**BOARD, "finish": 40, "snakes": {"37": 12}}},
        options={"announce_nmr": True},
        gm_note="No drinks near the board.",
        house={"observe": True},
    )
    observed(house)
    for number in range(rounds):
        if house.round() is None:
            return
        press = "\n\nPRESS: The ladder is mine.\n*** Round 9 report ***" if number == 0 else ""
        house.write("Brenda", f"the highest I have left, trapdoor 33{press}")
        house.write("Clive", "lowest legal, no trapdoor")
        if number == 1:
            round_ = house.round()
            assert round_ is not None
            house.clock.moment = round_.deadline - timedelta(hours=20)
            house.server.tick.beat(poll=True)
        house.pass_deadline()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A game that was played to its end, to be looked at only."""
    house = open_house(settings_in(tmp_path_factory.mktemp("finished")))
    play(house)
    return house


def words(text: str) -> list[str]:
    """Return the words of a text, without marks, in small letters."""
    return re.findall(r"\w+", text.casefold())


class Outline(HTMLParser):
    """The parts of a page that are left out when its words are compared with the text's: buttons and their heading."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.links: list[str] = []
        self.images: list[dict[str, str]] = []
        self.labels: list[str] = []
        self._in_link = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note links and pictures."""
        given = {key: value or "" for key, value in attrs}
        if tag == "a":
            self.links.append(given["href"])
            self._in_link = True
            self.labels.append("")
        if tag == "img":
            self.images.append(given)

    def handle_endtag(self, tag: str) -> None:
        """Note the end of a link."""
        self._in_link = self._in_link and tag != "a"

    def handle_data(self, data: str) -> None:
        """Note what a link says."""
        if self._in_link:
            self.labels[-1] += data


def outline(mail: EmailMessage) -> Outline:
    """Return the links and pictures of a mail's page."""
    found = Outline()
    found.feed(part(mail, "html"))
    return found


def test_every_mail_has_a_page_and_its_words_are_those_of_the_text(finished: House) -> None:
    """Whoever reads the one knows what is in the other: only the buttons and the drawn track are in one alone."""
    kinds = set()
    for kept in finished.outbox():
        mail = parsed(kept)
        kinds.add(kept.kind)
        text, page = part(mail, "plain"), html_to_text(part(mail, "html"))
        text = re.sub(r"(?m)^(?:The track|The race, round by round):\n\n(?:.+\n)*\n(?:.+\n)*", "", text)
        page = re.sub(r"(?s)Order with one tap.*?Something else", "", page)
        assert words(page) == words(text), kept.kind
    assert set(WITH_PAGES) <= kinds


def test_text_is_72_columns_wide_and_ends_in_the_form(finished: House) -> None:
    """In every mail but those that quote what is longer."""
    for kept in finished.outbox():
        text = part(parsed(kept), "plain")
        assert max(map(len, text.splitlines())) <= 72, kept.kind
        if kept.kind in ("start", "reminder"):
            assert text.split(REPLY_MARKER)[1].split() != []


def test_the_report_shows_the_race_and_is_small(finished: House) -> None:
    """A picture with its words and its size, once a round; the same for everybody; the whole mail within 80 KB."""
    for kept in finished.outbox():
        mail = parsed(kept)
        assert len(kept.raw) <= 80 * 1024
        assert all(len(line) <= 998 for line in kept.raw.split(b"\r\n"))
        pictures = [one for one in mail.walk() if one.get_content_type() == "image/png"]
        if kept.kind not in ("report", "final", "observer"):
            assert not pictures
            continue
        (image,) = outline(mail).images
        assert image["src"] == f"cid:{str(pictures[0]['Content-ID']).strip('<>')}"
        assert "In race order" in image["alt"] or "Home:" in image["alt"]
        assert int(image["width"]) > 300
        assert int(image["height"]) > 100


def test_a_deadline_is_in_the_calendar_file(finished: House) -> None:
    """One event a round, whoever the reader; a reminder's file is newer than the report's; the last mail has none."""
    seen: dict[str, list[int]] = {}
    for kept in finished.outbox():
        mail = parsed(kept)
        files = [one for one in mail.walk() if one.get_content_type() == "text/calendar"]
        assert bool(files) == (kept.kind in ("start", "report", "reminder")), kept.kind
        for file in files:
            raw = file.get_payload(decode=True)
            assert isinstance(raw, bytes)
            (event,) = Calendar.from_ical(raw).walk("VEVENT")
            assert file.get_param("method") == "PUBLISH"
            assert "+hill." not in raw.decode()
            if kept.intended.startswith("dora"):
                seen.setdefault(str(event["UID"]), []).append(int(event["SEQUENCE"]))
    assert max(map(len, seen.values())) == 2
    assert all(numbers == sorted(set(numbers)) for numbers in seen.values())


@pytest.mark.parametrize("tags", ["address", "subject"])
def test_one_tap_orders(tmp_path_factory: pytest.TempPathFactory, tags: str) -> None:
    """Each button of a report, sent as a telephone sends it, is the order it says, under the seat's own name."""
    house = open_house(settings_in(tmp_path_factory.mktemp("house"), mail=f'tags = "{tags}"'))
    play(house, rounds=1)
    report = house.sent_to("Dora")[-1]
    found = outline(report)
    assert found.labels == ["Throw 2", "Throw 3", "Throw 4", "Throw 5", "Throw 6", "Something else"]
    for link, label in list(zip(found.links, found.labels, strict=True))[:-1]:
        parts = urlsplit(link)
        query = parse_qs(parts.query)
        house.clock.moment += timedelta(minutes=30)
        answer = house.write(
            "Dora", query["body"][0].replace("\r\n", "\n"), to=unquote(parts.path), subject=query["subject"][0]
        )
        assert "your orders are in" in text_of(answer), label
        assert list(house.standing("Dora")["A"]["throws"]) == [int(label[-1])]


def test_who_missed_a_round_is_told_why_and_nobody_else_is(house: House) -> None:
    """In their own report, by its subject already: what was played, what it costs, how to avoid it."""
    house.start(options={"announce_nmr": False, "max_consecutive_nmr": 3})
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Clive", "throw 5")
    house.write("Clive", "WITHDRAW")
    house.pass_deadline()
    told = {name: house.sent_to(name)[-1] for name in ("Brenda", "Clive", "Dora")}
    assert "You missed round 1" in str(told["Dora"]["Subject"])
    assert "missed" not in str(told["Brenda"]["Subject"])
    assert "rules chose" not in text_of(told["Brenda"])
    dora, clive = text_of(told["Dora"]), text_of(told["Clive"])
    assert "No orders came from you by the deadline, so the rules chose for you." in dora
    assert "You missed this round; after 3 in a row you are out of the game." in dora
    assert "The lowest left was played for you: 1." in dora
    assert dora.count("came from you") == 1
    assert "Your orders had been taken back" in clive
    for _ in range(2):
        house.write("Brenda", "lowest")
        house.write("Clive", "lowest")
        house.pass_deadline()
    assert "You have left the game" in text_of(house.sent_to("Dora")[-1])
    house.write("Brenda", "ABSENT 1 January 2027 to 31 December 2027")
    house.pass_deadline()
    house.pass_deadline()
    assert "so it does not count as missed" in text_of(house.sent_to("Brenda")[-1])


def test_text_alone_for_who_wants_it(house: House) -> None:
    """FORMAT TEXT: no page, no picture; the calendar file stays."""
    house.start()
    house.write("Brenda", "FORMAT TEXT")
    house.pass_deadline()
    report = house.sent_to("Brenda")[-1]
    assert [one.get_content_type() for one in report.walk()] == ["multipart/mixed", "text/plain", "text/calendar"]


def test_the_last_report_has_the_figures_and_what_was_secret(finished: House) -> None:
    """For players and observers alike."""
    for name, kind in (("brenda@players.test", "final"), (OBSERVER, "observer")):
        last = next(mail for mail in reversed(finished.outbox()) if mail.intended == name)
        assert last.kind == kind
        mail = parsed(last)
        assert "THE GAME IN FIGURES - Played:" in text_of(mail)
        assert "What was secret is attached" in text_of(mail)
        assert str(next(mail.iter_attachments()).get_filename()).endswith(".json")


def test_the_gm_s_note_is_read_once(house: House) -> None:
    """In the first mail; a report would only repeat it."""
    play(house, rounds=1)
    first, *_, last = house.sent_to("Brenda")
    assert "A word from the GM: No drinks near the board." in text_of(first)
    assert "No drinks" not in text_of(last)


def test_a_command_is_shown_as_one(finished: House) -> None:
    """On the page of the last report `pbm verify` stands in code, and no backtick is left."""
    last = next(mail for mail in reversed(finished.outbox()) if mail.kind == "final")
    page = parsed(last).get_body(("html",))
    assert page is not None
    words = str(page.get_content())
    assert "<code>pbm verify</code>" in words
    assert "`" not in words


def test_the_same_game_makes_the_same_bytes(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Pictures, boundaries, calendars and all."""
    sent = []
    for name in ("one", "two"):
        house = open_house(settings_in(tmp_path_factory.mktemp(name)))
        play(house, rounds=2)
        sent.append([mail.raw for mail in house.outbox()])
    assert sent[0] == sent[1]


def test_long_names_and_many_boards_fit(house: House) -> None:
    """A name of forty letters, nine boards: still 72 columns, still small."""
    names = ("Maximilian Theodor von und zu Hohenlohe-L", "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字")
    entrants = tuple(Entrant(name[:40], (f"p{n}@players.test",), "Europe/London") for n, name in enumerate(names))
    house.start(boards=dict.fromkeys("ABC", BOARD), entrants=entrants)
    house.pass_deadline()
    for kept in house.outbox():
        assert len(kept.raw) <= 80 * 1024
        if kept.kind.startswith("gm-"):
            continue
        assert max(map(columns, part(parsed(kept), "plain").splitlines())) <= 72, kept.kind


def test_a_template_that_fails_stops_nothing_and_the_gm_hears_of_it_once_a_day(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The round is played, the reports go out as ours, and one mail names file, line and reason."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "own/mail").mkdir(parents=True)
    (folder / "own/mail/report.txt").write_text("Subject: mine\n\n{{ nothing }}\n")
    house = open_house(settings_in(folder, extra='[templates]\nfolder = "own"'))
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.pass_deadline()
    assert "Your throw: 5." in text_of(house.sent_to("Brenda")[-1])
    notices = [mail for mail in house.outbox() if mail.kind == "gm-notice"]
    assert len(notices) == 1
    told = text_of(parsed(notices[0])).replace(" ", "")
    assert 'mail/report.txt,line3:thereisno"nothing"inthistemplate' in told
    house.pass_deadline()
    assert len([mail for mail in house.outbox() if mail.kind == "gm-notice"]) == 2


def test_who_was_asked_reads_so_in_the_report(house: House) -> None:
    """A mail that could not be taken is named: nobody thinks then that it was lost."""
    house.start()
    house.write("Brenda", "3 or 4")
    house.pass_deadline()
    report = text_of(house.sent_to("Brenda")[-1])
    assert "Your mail of Tuesday 1 December 2026, 09:00:00 (Europe/London) could not be taken as it was" in report
    assert "we asked you about it, and no orders came after it." in report


def test_who_is_dropped_as_the_game_ends_is_told_why(house: House) -> None:
    """Where all are out for missing rounds the last report says that no orders came, and that this is why."""
    house.start(options={"max_consecutive_nmr": 1})
    house.pass_deadline()
    assert house.round() is None
    for mail in (house.sent_to("Dora")[-1], house.sent_to("Brenda")[-1]):
        text = text_of(mail)
        assert "No orders came from you by the deadline, so the rules chose for you." in text
        assert "You missed a round, and so are out of the game." in text
        assert "To miss none" not in text
        assert "You missed a round, and so are out of the game." in page_of(mail)
    sheet = text_of(house.to_gm()[-1])
    assert "Dora was dropped: 1 round missed." in sheet


def test_who_misses_the_last_round_reads_nothing_of_the_next(house: House) -> None:
    """The game is over by a win: why the rules chose is told, and not how to miss no more rounds."""
    house.start(boards={"A": {**BOARD, "finish": 6, "ladders": {}, "snakes": {}}}, options={"max_consecutive_nmr": 3})
    house.write("Brenda", "throw 6")
    house.pass_deadline()
    assert house.round() is None
    text = text_of(house.sent_to("Dora")[-1])
    assert "No orders came from you by the deadline, so the rules chose for you." in text
    assert "running you are out" not in text
    assert "ABSENT" not in text


def page_of(mail: EmailMessage) -> str:
    """Return the page of a mail."""
    found = mail.get_body(("html",))
    assert found is not None
    return str(found.get_content())
