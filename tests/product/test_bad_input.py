"""What a GM can get wrong, and the message that each mistake is answered with."""

from __future__ import annotations

import smtplib
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pbm.bootstrap import open_server
from pbm.cli import main
from pbm.config.server_file import load_settings
from pbm.core.errors import PbmError
from pbm.service.ports import InboundError
from pbm.storage.unit_of_work import SqlStore
from tests.e2e.playing import SMALL_BOARD, game_file
from tests.servers.dovecot import Dovecot

CONFIG = """[server]
name = "Hill House"
data = "."
[mail]
address = "games@example.test"
gm_address = "alan@example.test"
gm_name = "Alan"
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def pbm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Run `pbm` in a folder with a good configuration, board and game file; return (exit status, out, err)."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pbm.toml").write_text(CONFIG)
    (tmp_path / "board.toml").write_text(SMALL_BOARD)
    (tmp_path / "hill.toml").write_text(game_file('every = "week on Friday 20:00"'))

    def run(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["pbm", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return code, out, " ".join(err.split())

    return run


def change(path: Path, old: str, new: str) -> None:
    """Put a mistake into a file."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_misspelt_key_is_answered_with_the_nearest_known_one(pbm: Run, tmp_path: Path) -> None:
    """File, line, key, and what was probably meant."""
    change(tmp_path / "pbm.toml", "gm_address", "gm_adress")
    code, _, err = pbm("game", "list")
    assert code == 1
    assert "pbm.toml" in err
    assert "gm_adress" in err
    assert "gm_address" in err


def test_a_misspelt_option_of_a_game_is_answered_with_the_nearest_known_one(pbm: Run, tmp_path: Path) -> None:
    """Options are checked when the game starts, and nothing is sent."""
    change(tmp_path / "hill.toml", "announce_nmr", "anounce_nmr")
    code, _, err = pbm("game", "start", "hill.toml")
    assert code == 1
    assert "announce_nmr" in err
    assert "No game has been started" in pbm("game", "list")[1]


def test_an_unknown_zone_is_answered_with_the_nearest_known_one(pbm: Run, tmp_path: Path) -> None:
    """A zone is a name of the tz database."""
    change(tmp_path / "hill.toml", 'zone = "Europe/London"\n[boards]', 'zone = "Europe/Londn"\n[boards]')
    code, _, err = pbm("game", "start", "hill.toml")
    assert code == 1
    assert "Europe/Londn" in err
    assert "Europe/London" in err


def test_a_deadline_in_a_skipped_hour_is_refused_when_it_is_set(pbm: Run, tmp_path: Path) -> None:
    """On 28 March 2027 there is no half past one in London; the message names the date and a good time."""
    change(tmp_path / "hill.toml", 'every = "week on Friday 20:00"', 'dates = ["2027-03-28 01:30"]')
    code, _, err = pbm("game", "start", "hill.toml")
    assert code == 1
    assert "28 March 2027" in err
    assert "01:30" in err


def test_a_recurrence_that_will_meet_a_skipped_hour_is_refused_at_the_start(pbm: Run, tmp_path: Path) -> None:
    """All dates of the next two years are looked at."""
    change(tmp_path / "hill.toml", "week on Friday 20:00", "week on Sunday 01:30")
    code, _, err = pbm("game", "start", "hill.toml")
    assert code == 1
    assert "01:30" in err


def test_a_board_that_cannot_be_won_is_refused_with_the_position(pbm: Run, tmp_path: Path) -> None:
    """A wall of six snakes: the file, and where a player would be stuck."""
    wall = "\n".join(f"{space} = 1" for space in (21, 22, 23, 24, 25, 26))
    change(tmp_path / "board.toml", "[snakes]\n17 = 5\n28 = 19", f"[snakes]\n{wall}")
    code, _, err = pbm("board", "check", "board.toml")
    assert code == 1
    assert "board.toml" in err
    assert "20" in err
    code, _, err = pbm("game", "start", "hill.toml")
    assert code == 1
    assert "20" in err


def test_a_database_from_a_newer_version_is_left_alone(pbm: Run, tmp_path: Path) -> None:
    """The message says to upgrade the program; the file is not changed."""
    assert pbm("game", "start", "hill.toml")[0] == 0
    (database,) = tmp_path.glob("*.sqlite3")
    connection = sqlite3.connect(database)
    connection.execute("update alembic_version set version_num = '9999'")
    connection.commit()
    connection.close()
    code, _, err = pbm("game", "list")
    assert code == 1
    assert "newer" in err


def test_a_data_folder_that_cannot_be_made_is_named(pbm: Run, tmp_path: Path) -> None:
    """The folder, why, and the key that names it."""
    (tmp_path / "file").write_text("")
    change(tmp_path / "pbm.toml", 'data = "."', 'data = "file/data"')
    code, _, err = pbm("serve")
    assert code == 1
    assert "file/data" in err
    assert "server.data" in err


def test_no_configuration_is_answered_with_what_to_do(pbm: Run, tmp_path: Path) -> None:
    """`pbm init` writes one."""
    (tmp_path / "pbm.toml").unlink()
    code, _, err = pbm("serve")
    assert code == 1
    assert "pbm init" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("game", "show", "nowhere"), "there is no game 'nowhere'"),
        (("round", "show", "nowhere"), "there is no game 'nowhere'"),
        (("round", "close", "hill"), "--early"),
        (("round", "show", "hill", "--round", "9"), "only round 1 so far"),
        (("seat", "drop", "hill", "Zoe"), "1 Brenda"),
        (("seat", "add", "hill", "Zoe"), "write"),
        (("seat", "add", "hill", "Zoe <zoe@x.test>"), "late_join"),
        (("seat", "add", "hill", "Zoe <zoe@x.test>", "--zone", "Mars"), "Mars"),
        (("seat", "address", "hill", "Zoe"), "1 Brenda"),
        (("seat", "address", "hill", "Brenda", "--add", "nowhere"), "no address"),
        (("seat", "address", "hill", "Brenda", "--remove", "x@y.test"), "has no address x@y.test"),
        (("mail", "accept", "999"), "no mail 999"),
        (("mail", "refuse", "999"), "no mail 999"),
        (("mail", "list", "--status", "lost"), "stored, processed, held or set-aside"),
        (("outbox", "retry", "999"), "no mail 999"),
        (("outbox", "list", "--status", "lost"), "queued, sent or failed"),
        (("game", "start", "hill.toml"), "exists already"),
        (("game", "start", "missing.toml"), "missing.toml"),
        (("game", "start", "board.toml"), "board.toml"),
        (("board", "check", "pbm.toml"), "pbm.toml"),
        (("adjudicate", "missing.json"), "missing.json"),
        (("game",), ""),
        (("nonsense",), "nonsense"),
    ],
)
def test_wrong_arguments_are_answered_with_what_there_is(pbm: Run, words: tuple[str, ...], said: str) -> None:
    """Each command, given something that is not there, names what is."""
    assert pbm("game", "start", "hill.toml")[0] == 0
    code, out, err = pbm(*words)
    assert code in (1, 2)
    assert said in err + " ".join(out.split())


def test_a_wrong_imap_password_says_whose_and_where_it_is_set(
    pbm: Run, tmp_path: Path, dovecot: Dovecot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a real server: the user, the host, the place of the password, and never the password."""
    monkeypatch.setenv("HILL_PASSWORD", "wrong-one")
    change(
        tmp_path / "pbm.toml",
        '[inbound.maildir]\npath = "in"',
        f'[inbound.imap]\nhost = "127.0.0.1"\nport = {dovecot.port}\ntls = "none"\nuser = "{dovecot.user}"\n'
        'password_env = "HILL_PASSWORD"',
    )
    server = open_server(load_settings(tmp_path / "pbm.toml"))
    (way,) = server.inbounds
    way.start(server.intake, lambda: None)
    try:
        with pytest.raises(InboundError) as failure:
            way.poll()
        said = str(failure.value)
        assert dovecot.user in said
        assert "127.0.0.1" in said
        assert "HILL_PASSWORD" in said
        assert "wrong-one" not in said
        # The beat goes on, and says why rounds wait.
        server.tick.beat(poll=True)
        with server.office.store.begin() as work:
            assert "HILL_PASSWORD" in work.mailboxes.get(way.source).last_error
    finally:
        way.stop()
        server.close()


def test_an_unreachable_smtp_host_is_named_and_the_mail_waits(pbm: Run, tmp_path: Path) -> None:
    """Nothing listens there: the mail stays queued with a reason in the outbox's list."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    change(
        tmp_path / "pbm.toml",
        '[outbound.maildir]\npath = "out"',
        f'[outbound.smtp]\nhost = "127.0.0.1"\nport = {port}\ntls = "none"',
    )
    assert pbm("game", "start", "hill.toml")[0] == 0
    server = open_server(load_settings(tmp_path / "pbm.toml"))
    for way in server.inbounds:
        way.start(server.intake, lambda: None)
    server.tick.beat(poll=True)
    server.close()
    _, out, _ = pbm("outbox", "list", "--status", "queued")
    assert "127.0.0.1" in out
    assert f"{port}" in out


def test_a_full_disk_refuses_a_mail_for_now_and_loses_nothing(pbm: Run, tmp_path: Path) -> None:
    """451 while the database cannot grow; the same mail is taken when it can; what was stored before is there."""
    change(tmp_path / "pbm.toml", '[inbound.maildir]\npath = "in"', '[inbound.smtp]\nhost = "127.0.0.1"\nport = 0')
    settings = load_settings(tmp_path / "pbm.toml")
    store = SqlStore.open(settings.database.url)
    server = open_server(settings, store=store)
    (way,) = server.inbounds
    way.start(server.intake, lambda: None)
    port = way.port  # type: ignore[attr-defined]

    refusals: list[bytes] = []

    def post(number: int) -> int:
        body = f"Message-ID: <{number}@x>\r\nFrom: a@x.test\r\n\r\n" + f"line {number}\r\n" * 4000
        with smtplib.SMTP("127.0.0.1", port) as link:
            try:
                link.sendmail("a@x.test", ["games@example.test"], body)
            except smtplib.SMTPDataError as error:
                refusals.append(error.smtp_error.lower())
                return error.smtp_code
            return 250

    def limit_pages(pages: int) -> None:
        with store._engine.connect() as connection:
            connection.exec_driver_sql(f"pragma max_page_count = {pages}")

    try:
        assert post(1) == 250
        limit_pages(1)
        answers = [post(number) for number in range(2, 8)]
        assert 451 in answers or 452 in answers
        assert not any(b"sqlite" in words or b"/" in words for words in refusals)
        limit_pages(1_000_000)
        refused = [number for number, answer in enumerate(answers, start=2) if answer != 250]
        assert [post(number) for number in refused] == [250] * len(refused)
        with store.begin() as work:
            ids = sorted(str(mail.message_id) for mail in work.mails.all())
        assert ids == [f"<{number}@x>" for number in range(1, 8)]
    finally:
        way.stop()
        server.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_behind_what_is_printed_is_told() -> None:
    """What a command says can be sent to a file, and the file's disk be full: a line, and no traceback."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "pbm", "board", "check", "builtin:article"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr == "pbm: what is to be said cannot be written: No space left on device\n"


def test_problems_are_values_with_a_place() -> None:
    """A problem says file, line and key before its message."""
    from pbm.core.errors import Problem

    problem = Problem("x", "say it so", file="pbm.toml", key="mail.address", line=4)
    assert str(problem) == "pbm.toml, line 4, mail.address: say it so"
    assert str(PbmError(problem)) == str(problem)
