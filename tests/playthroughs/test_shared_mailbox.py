"""A mailbox or maildir that is the GM's own too: private letters are left alone, also those of people who play now."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from imapclient import IMAPClient

from pbm.mail.inbound.imap import ImapMailbox, ImapSettings
from pbm.mail.inbound.maildir import MaildirInbox
from pbm.service.addresses import change_addresses
from pbm.service.games import Entrant
from pbm.service.membership import add_seat
from pbm.service.ports import Inbound
from pbm.service.signup import begin_game
from tests.playthroughs.house import BEGIN, House, last_mail, text_of
from tests.playthroughs.senders import BARE, ORDERS, raw, trusting
from tests.playthroughs.test_joining import opened
from tests.servers.dovecot import Dovecot

VOUCHED = "Authentication-Results: mx.example.test; dmarc=pass header.from=players.test\r\n"


def letter(name: str, words: str, *, to: str = "alan@example.test") -> bytes:
    """Return a letter by somebody, for which our mail host vouches."""
    return (
        f"{VOUCHED}From: {name} <{name.lower()}@players.test>\r\nTo: {to}\r\nSubject: dinner\r\n"
        f"Message-ID: <{abs(hash((name, words)))}@players.test>\r\n\r\n{words}\r\n"
    ).encode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A maildir with nothing in it."""
    for name in ("tmp", "new", "cur"):
        (tmp_path / "box" / name).mkdir(parents=True)
    return tmp_path / "box"


def put(folder: Path, name: str, raw_mail: bytes, at: datetime) -> None:
    """Deliver a mail into a maildir at a moment."""
    file = folder / "new" / name
    file.write_bytes(raw_mail)
    os.utime(file, (at.timestamp(), at.timestamp()))


def left(folder: Path) -> list[str]:
    """Return the names of what lies in a maildir as it came."""
    return sorted(file.name for file in (folder / "new").iterdir())


def begun(house: House, way: Inbound) -> Inbound:
    """Start a way in and return it."""
    way.start(house.server.intake, lambda: None)
    return way


def test_letters_from_before_the_game_are_left_where_they_lie(tmp_path: Path, folder: Path) -> None:
    """What friends wrote before they played is private; what they write since is for the game."""
    house = trusting(tmp_path)
    house.start()
    for name, days in (("1", 400), ("2", 30), ("3", 1)):
        put(folder, name, letter("Brenda", f"PRESS: Clive drinks. {name}"), BEGIN - timedelta(days=days))
    put(folder, "4", letter("Brenda", ORDERS), BEGIN + timedelta(hours=1))
    house.clock.moment = BEGIN + timedelta(hours=2)
    way = begun(house, MaildirInbox(folder, house.clock, dedicated=False))
    assert way.poll() == 1
    assert left(folder) == ["1", "2", "3"]
    house.server.tick.beat()
    assert house.standing("Brenda") is not None
    house.pass_deadline()
    assert not any("drinks" in text_of(mail) for mail in house.sent_to("Clive"))


def test_letters_from_before_a_seat_was_taken_are_left_too(tmp_path: Path, folder: Path) -> None:
    """Who comes into a running game wrote privately until then."""
    house = trusting(tmp_path)
    house.start(options={"late_join": True})
    put(folder, "1", letter("Newt", "The 4 of us come at 7."), BEGIN + timedelta(hours=1))
    house.clock.moment = BEGIN + timedelta(hours=2)
    add_seat(house.server.office, "hill", Entrant("Newt", ("newt@players.test",), ""))
    put(folder, "2", letter("Newt", "THANKS"), BEGIN + timedelta(hours=3))
    house.clock.moment = BEGIN + timedelta(hours=4)
    way = begun(house, MaildirInbox(folder, house.clock, dedicated=False))
    assert way.poll() == 1
    assert left(folder) == ["1"]


def test_letters_that_were_read_long_ago_stay_in_the_gms_own_inbox(tmp_path: Path, dovecot: Dovecot) -> None:
    """By IMAP as in a maildir: old letters of a player's are neither taken nor moved."""
    house = trusting(tmp_path)
    begin = house.clock.moment = datetime(2025, 1, 6, 9, tzinfo=UTC)  # a mailbox takes no mail of days to come
    house.start()
    client = IMAPClient(dovecot.host, port=dovecot.port, ssl=False)
    client.login(dovecot.user, dovecot.password)
    client.append("INBOX", letter("Brenda", "About the divorce"), [b"\\Seen"], begin - timedelta(days=200))
    client.append("INBOX", letter("Brenda", ORDERS), [], begin + timedelta(hours=1))
    settings = ImapSettings(host=dovecot.host, port=dovecot.port, security="plain", user=dovecot.user, dedicated=False)
    way = begun(house, ImapMailbox(settings, lambda: dovecot.password, house.clock))
    assert way.poll() == 1
    way.stop()
    client.select_folder("INBOX", readonly=True)
    assert len(client.search("ALL")) == 1
    client.logout()


@pytest.mark.parametrize("above", ["", VOUCHED.strip()])
def test_what_is_older_than_the_game_never_counts(tmp_path: Path, above: str) -> None:
    """Also where the mailbox is the server's alone, and our host vouches for it: it goes to the GM."""
    house = trusting(tmp_path)
    house.start()
    raw(house, f"PRESS: Clive drinks.\n\n{ORDERS}", above=above, received_at=BEGIN - timedelta(days=40))
    assert last_mail(house).outcome == "not counted: a registered sender, but it came before they had a seat"
    assert house.standing("Brenda") is None
    assert "none of their games was on when it came" in text_of(house.to_gm()[-1])
    assert not [mail for mail in house.outbox() if mail.kind in ("confirm", "receipt")]
    house.pass_deadline()
    assert not any("drinks" in text_of(mail) for mail in house.sent_to("Clive"))


def test_what_came_before_the_first_round_opened_is_for_that_round(tmp_path: Path) -> None:
    """No round has been played that it could be late for."""
    house = trusting(tmp_path)
    opened(house)
    house.clock.moment = BEGIN + timedelta(hours=2)
    begin_game(house.server.office, "vipers")
    sender = "Petra <petra@players.test>"
    raw(house, ORDERS, sender=sender, above=VOUCHED.strip(), received_at=BEGIN + timedelta(hours=1))
    assert house.standing("Petra") is not None
    assert "had been played" not in text_of(house.sent_to("Petra")[-1])


def test_a_letter_that_was_left_is_looked_at_again_when_its_address_is_registered(tmp_path: Path, folder: Path) -> None:
    """`pbm seat address --add` brings in what that player sent already, without a restart."""
    house = trusting(tmp_path)
    house.start()
    put(folder, "1", letter("Newt", ORDERS, to=BARE), BEGIN + timedelta(hours=1))
    house.clock.moment = BEGIN + timedelta(hours=2)
    way = begun(house, MaildirInbox(folder, house.clock, dedicated=False))
    assert way.poll() == 0
    assert way.poll() == 0
    change_addresses(house.server.office, "hill", "Brenda", add=["newt@players.test"], remove=[])
    assert way.poll() == 1
    house.server.tick.beat()
    assert house.standing("Brenda") is not None
