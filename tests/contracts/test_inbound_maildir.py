"""What only a maildir can do to us: it may be the GM's own, with letters in it that are not the server's."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.bootstrap import open_server
from pbm.config import load_settings
from pbm.mail.inbound.maildir import MaildirInbox
from pbm.service.ports import StoreError
from pbm.testing.mail import MemorySink
from tests.contracts.inbound_doors import WallClock
from tests.playthroughs.house import settings_in

OURS = b"From: zoe@example.test\r\nTo: orders@games.test\r\n\r\nThrow 3\r\n"
PRIVATE = b"From: spam@example.biz\nTo: gm@home.test\n\nBuy from orders@games.test!\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A maildir with a mail to the games and a letter to the GM."""
    for name in ("new", "cur", "tmp"):
        (tmp_path / name).mkdir()
    (tmp_path / "new" / "1.ours").write_bytes(OURS)
    (tmp_path / "new" / "2.private").write_bytes(PRIVATE)
    return tmp_path


def names(folder: Path) -> list[str]:
    """Return the files of a folder."""
    return sorted(file.name for file in folder.iterdir())


def test_in_a_shared_maildir_other_letters_stay_unread(folder: Path) -> None:
    """Only the header says whose a mail is; what is the GM's own stays in new/ and is looked at once."""
    asked: list[bytes] = []

    def wanted(header: bytes) -> bool:
        asked.append(header)
        return b"orders@games.test" in header

    sink = MemorySink(wanted=wanted)
    box = MaildirInbox(folder, WallClock(), dedicated=False)
    box.start(sink, lambda: None)
    assert [box.poll(), box.poll()] == [1, 0]
    assert [arrival.raw for arrival in sink.arrivals] == [OURS]
    assert (names(folder / "new"), names(folder / "cur")) == (["2.private"], ["1.ours:2,S"])
    assert asked == [OURS.removesuffix(b"Throw 3\r\n"), PRIVATE.partition(b"Buy")[0]]


def test_a_dedicated_maildir_is_read_whole(folder: Path) -> None:
    """Whatever comes is the server's."""
    sink = MemorySink(wanted=lambda _: False)
    box = MaildirInbox(folder, WallClock())
    box.start(sink, lambda: None)
    assert box.poll() == 2
    assert names(folder / "new") == []


@pytest.mark.parametrize(("use", "left"), [("shared", ["1.ours", "2.private"]), ("dedicated", [])])
def test_the_settings_say_whose_a_maildir_is(folder: Path, use: str, left: list[str]) -> None:
    """A stranger's mail to the plain address of the games stays where it lies in a shared one."""
    (folder / "pbm.toml").write_text(
        f'[mail]\naddress = "orders@games.test"\ngm_address = "gm@home.test"\nmailbox = "{use}"\n'
        '[inbound.maildir]\npath = "."\n[outbound.maildir]\npath = "out"\n'
    )
    server = open_server(load_settings(folder / "pbm.toml"))
    try:
        (way,) = server.inbounds
        way.start(server.intake, lambda: None)
        way.poll()
    finally:
        server.close()
    assert names(folder / "new") == left


def test_a_mail_that_cannot_be_stored_is_logged_with_one_name(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log names the way in once, whether its complaint begins with it or not."""
    (folder / "house").mkdir()
    house = settings_in(folder / "house")
    sink = MemorySink(failures=[StoreError.saying("disk-full", "the disk is full")])
    box = MaildirInbox(folder, WallClock(), source="maildir")
    box.start(sink, lambda: None)
    server = open_server(house, inbounds=(box,))
    try:
        server.tick.beat()
    finally:
        server.close()
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert said == ["maildir: a mail could not be stored and stays where it is: the disk is full"]
