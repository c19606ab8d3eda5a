"""The page of a zine from a server: what is on it, what is not yet, and the mail that an editor gets."""

from __future__ import annotations

import io
from datetime import date, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import docx
import pytest

from pbm.core.errors import IllegalError
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.render import render
from pbm.service.correcting import correct_round
from pbm.service.ending import end_game
from pbm.service.games import Entrant
from pbm.service.membership import add_seat
from pbm.service.records import Observer
from pbm.service.releasing import release_round
from pbm.service.resuming import resume_game
from pbm.service.zine import From, make_issue, remember_printed
from tests.playthroughs.house import House, open_house, parsed, settings_in, text_of
from tests.playthroughs.test_revealed_late import SHORT

ZINES = """
[[zine]]
name = "Mad Policy"
address = "editor@zine.test"
[[zine]]
name = "Spielbrett"
address = "redaktion@brett.test"
games = ["hill"]
format = "markdown"
[[zine]]
name = "Other Games"
address = "other@zine.test"
games = ["elsewhere"]
"""


@pytest.fixture
def read(tmp_path: Path) -> House:
    """A server in memory that two zines print a game of, and a third does not."""
    return open_house(settings_in(tmp_path, extra=ZINES))


def play_round(house: House, number: int = 3) -> None:
    """Play a round in which Brenda has press."""
    house.write("Brenda", f"throw {number}, trapdoor 44\n\nPRESS: Hello from round {number}.")
    house.pass_deadline()


def page_of(house: House, *keys: str, since: From = None, zine: str = "") -> str:
    """Return the page as text on one line."""
    issue = make_issue(house.server.office, keys, since, zine=zine, pictures=False)
    made = render(issue.page, "text", Layout(folder=None), house.server.office.letters.writer)
    return " ".join(made.decode().split())


def test_the_page_has_the_newest_round_of_each_game(house: House) -> None:
    """Headline, positions, press and the next deadline are on it; no address, form, marker or secret is."""
    house.start(gm_note="No drinks near the board.")
    play_round(house)
    page = page_of(house)
    for words in ("Hill", "Round 1 (turn 1):", "Brenda", "Hello from round 3.", "Orders for round 2", "No drinks"):
        assert words in page
    assert "@" not in page
    assert "trapdoor 44" not in page
    assert "Throw for turn" not in page


def test_a_round_that_waits_for_its_release_is_not_on_the_page(house: House) -> None:
    """Before the GM releases it the page is as it was; afterwards the round is there."""
    house.start(house={"publish": "gm"})
    before = page_of(house)
    play_round(house)
    waiting = page_of(house)
    assert "Hello" not in waiting
    assert "Round 1" not in waiting
    assert waiting == before.replace(before[before.index("Orders for round 1") : before.index("Sealed")], "")
    release_round(house.server.office, "hill")
    assert "Hello from round 3." in page_of(house)


def test_since_chooses_what_is_news(house: House) -> None:
    """A round's number, a day, or what was printed last: later rounds are told, and changes count from before them."""
    house.start()
    begun = house.clock.moment
    for number in (3, 1, 2):
        play_round(house, number)
    assert "Round 1" not in page_of(house)
    assert "Since round 1" in page_of(house, since=2)
    assert "Hello from round 1." in page_of(house, since=2)
    whole = page_of(house, since=begun.date())
    assert "Round 1 (turn 1):" in whole
    assert "Since the start" in whole
    assert "no new report since round 3" in page_of(house, since=date(2027, 6, 1))


def test_what_was_printed_is_remembered_when_it_is_said_to_be(house: House) -> None:
    """“last” begins after the rounds of the page that was remembered, for each zine by itself; making pages is free."""
    house.start()
    office = house.server.office
    play_round(house, 3)
    assert page_of(house, since="last") == page_of(house, since="last")
    remember_printed(office, make_issue(office, since="last", pictures=False))
    play_round(house, 1)
    assert "Round 1 (" not in page_of(house, since="last")
    assert "Hello from round 1." in page_of(house, since="last")
    assert "Round 1 (" in page_of(house, since="last", zine="Another")


def test_a_game_that_is_over_is_on_the_page_for_four_weeks(house: House) -> None:
    """With its placings and last words; later only when it is named."""
    house.start(
        boards={"A": {"finish": 5, "layout": {"kind": "boustrophedon", "width": 5}, "ladders": {}, "snakes": {}}}
    )
    play_round(house, 6)
    page = page_of(house)
    assert "Final placings: 1. Brenda" in page
    assert "Hello from round 6." in page
    house.clock.moment += timedelta(weeks=5)
    with pytest.raises(IllegalError, match="over and was printed"):
        page_of(house)
    assert "Final placings" in page_of(house, "hill")


def test_editors_get_the_page_with_the_reports(read: House) -> None:
    """Once, with the page in the format they asked for and the pictures; the words say that the GM ends it."""
    read.start()
    play_round(read)
    mails = {mail.intended: parsed(mail) for mail in read.outbox() if mail.kind == "zine"}
    assert sorted(mails) == ["editor@zine.test", "redaktion@brett.test"]
    mail = mails["editor@zine.test"]
    words = text_of(mail)
    assert "Hello from round 3." in words
    assert "just reply: Alan reads that" in words
    assert mail["Reply-To"] == "Alan <alan@example.test>"
    assert [part.get_filename() for part in mail.iter_attachments()] == [
        "hill-round-01.docx",
        "hill-round-01-race.png",
        "hill-round-01-race.svg",
    ]
    document = docx.Document(io.BytesIO(next(iter(mail.iter_attachments())).get_content()))
    assert document.paragraphs[0].text == "Hill"
    assert len(document.inline_shapes) == 1
    assert next(iter(mails["redaktion@brett.test"].iter_attachments())).get_filename() == "hill-round-01.md"
    page = mail.get_body(("html",))
    assert page is not None
    assert "<blockquote" in page.get_content()


def test_nothing_goes_to_editors_before_the_release(read: House) -> None:
    """A round that waits sends nothing; its release sends the page, and released again it sends nothing more."""
    read.start(house={"publish": "gm"})
    play_round(read)
    assert not [mail for mail in read.outbox() if mail.kind == "zine"]
    for _ in range(2):
        release_round(read.server.office, "hill")
        assert len([mail for mail in read.outbox() if mail.kind == "zine"]) == 2


def test_a_release_makes_the_story_and_the_reveal_once(read: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players, newcomers, observers and editors are all told the same, and a long game is long to put together."""
    made: list[str] = []
    for where, what in (("history", "_ending"), ("reveal", "write_reveal")):
        whole = getattr(import_module(f"pbm.service.{where}"), what)

        def counted(*args: Any, whole: Any = whole, where: str = where) -> Any:
            made.append(where)
            return whole(*args)

        monkeypatch.setattr(f"pbm.service.{where}.{what}", counted)
    read.start(boards={"A": SHORT}, options={"thresholds": [[0, 9]], "late_join": True})
    began = read.game().created_at
    with read.server.office.store.begin() as work:
        work.observers.add(Observer(game_id=1, name="Olga", address="olga@players.test", since=began))
    assert made == ["history"]
    for name in ("Hattie", "Ivor"):
        add_seat(read.server.office, "hill", Entrant(name, (f"{name.lower()}@players.test",), "Europe/London"))
    made.clear()
    read.pass_deadline()
    assert made == ["history"]
    while read.round() is not None:
        made.clear()
        read.pass_deadline()
    assert sorted(made) == ["history", "reveal"]
    last = [parsed(mail) for mail in read.outbox() if mail.kind in ("final", "observer")][-6:]
    assert all([part.get_filename() for part in mail.iter_attachments()][-1] == "hill-reveal.json" for mail in last)


def test_editors_get_a_corrected_round_again(read: House) -> None:
    """The mail says that the page takes the place of the other, and the page says what was wrong."""
    read.start()
    play_round(read)
    correct_round(read.server.office, "hill", {"Brenda": {"A": {"throws": [5]}}}, "I read a 5 as a 3.")
    mails = [mail for mail in read.outbox() if mail.kind == "zine"]
    assert len(mails) == 4
    words = text_of(parsed(mails[-1]))
    assert "has been put right" in words
    assert "Correction to round 1: I read a 5 as a 3." in words


def test_editors_get_the_end_that_the_gm_puts_to_a_game(read: House) -> None:
    """A last page with the GM's reason and the press that waited, and no round again; of a second end another one."""
    read.start()
    play_round(read)
    read.write("Brenda", "PRESS: Farewell, then.")
    end_game(read.server.office, "hill", reason="Off to sea.", sure=True)
    mails = [parsed(mail) for mail in read.outbox() if mail.kind == "zine"]
    assert len(mails) == 4
    (last,) = [mail for mail in mails[2:] if "editor@zine.test" in str(mail["To"])]
    assert str(last["Subject"]).startswith("[hill] Hill is ended, for ")
    words = text_of(last)
    assert "The GM has ended Hill before its rules did. Here is the last page of it for" in words
    assert "A word from the GM: Off to sea." in words
    assert "Farewell, then." in words
    assert "Round 1 (turn 1):" not in words
    assert next(iter(last.iter_attachments())).get_filename() == "hill-end.docx"
    page = last.get_body(("html",))
    assert page is not None
    assert "Here is the last page of it" in page.get_content()
    resume_game(read.server.office, "hill", sure=True)
    play_round(read)
    end_game(read.server.office, "hill", sure=True)
    assert len([mail for mail in read.outbox() if mail.kind == "zine"]) == 8


def test_a_page_that_cannot_be_made_stops_no_round(read: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The round is released, the GM is told, and players have their reports; of the page with an end it holds too."""

    def broken(*_: object, **__: object) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr("pbm.service.zine_post.render", broken)
    read.start()
    play_round(read)
    assert not [mail for mail in read.outbox() if mail.kind == "zine"]
    assert any(mail.kind == "report" for mail in read.outbox())
    assert any("no page for Mad Policy" in mail.subject for mail in read.outbox() if mail.kind == "gm-notice")
    end_game(read.server.office, "hill", sure=True)
    assert any(
        "The page with the end of Hill for Mad Policy could not be made" in text_of(mail) for mail in read.to_gm()
    )


def test_newcomers_are_asked_for_only_where_they_may_come(house: House) -> None:
    """The page says so where joining and observing are open, with the games' address only when that is wanted."""
    house.start(house={"join": "open", "observe": True}, options={"late_join": True})
    office = house.server.office
    page = page_of(house)
    assert "mail the words JOIN hill to the games' address, which the GM will tell you." in page
    issue = make_issue(office, pictures=False, address=True)
    assert "New players are welcome: mail the words JOIN hill to games@example.test." in issue.page.sections[0].welcome


def test_a_closed_game_asks_for_nobody(house: House) -> None:
    """Without joining or observing there is no such line."""
    house.start()
    assert make_issue(house.server.office, pictures=False).page.sections[0].welcome == ()


def test_what_cannot_be_printed_is_said(house: House) -> None:
    """A game or a language there is not, and an empty page, each with what there is."""
    office = house.server.office
    with pytest.raises(IllegalError, match="nothing to print"):
        make_issue(office)
    house.start()
    with pytest.raises(IllegalError, match="games here: hill"):
        make_issue(office, ("hall",))
    with pytest.raises(IllegalError, match="there are: en"):
        make_issue(office, language="tlh")
