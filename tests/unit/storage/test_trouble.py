"""What a GM is told when the database cannot be used, and that nothing is lost or half kept then."""

from __future__ import annotations

import errno
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from pbm.core.errors import ConfigError
from pbm.service.ports import Store, StoreError
from pbm.storage.unit_of_work import SqlStore
from tests.contracts.store_samples import mail_in, mail_out
from tests.servers.postgres import PostgresServer


def _open(path: Path, *, busy_timeout: float = 10.0) -> SqlStore:
    return SqlStore.open(f"sqlite:///{path}", busy_timeout=busy_timeout)


def _put(store: Store, raw: bytes) -> None:
    with store.begin() as work:
        assert work.mails.add(mail_in(raw=raw))


def _raws(store: Store) -> list[bytes]:
    with store.begin() as work:
        return [mail.raw for mail in work.mails.all()]


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    """The database and its companions have mode 0600 and a new directory 0700, whatever the umask."""
    before = os.umask(0)
    try:
        store = _open(tmp_path / "new" / "pbm.db")
        _put(store, b"secret")
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    store.close()
    assert modes == {"pbm.db": 0o600, "pbm.db-wal": 0o600, "pbm.db-shm": 0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """A letter given by mistake is not overwritten; the message names it."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear GM, " * 1000)
    with pytest.raises(ConfigError, match=r"letter\.txt is no SQLite database"):
        _open(path)
    assert path.read_text() == "Dear GM, " * 1000


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    """A path that is wrong above its last directory is a slip, and nothing is made."""
    with pytest.raises(ConfigError, match=r"Create the directory .*missing/too, or correct the path"):
        _open(tmp_path / "missing" / "too" / "pbm.db")
    assert list(tmp_path.iterdir()) == []


def test_a_path_through_a_file_and_a_directory_as_a_file(tmp_path: Path) -> None:
    """Both are named for what they are."""
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError, match=r"Part of .* is a file"):
        _open(tmp_path / "file" / "pbm.db")
    with pytest.raises(ConfigError, match="It is a directory"):
        _open(tmp_path)


def test_a_directory_that_may_not_be_written(tmp_path: Path) -> None:
    """The message names the directory and what to permit."""
    folder = Path("/proc/self/task") if os.geteuid() == 0 else tmp_path / "closed"
    if os.geteuid() != 0:
        folder.mkdir(mode=0o500)
    with pytest.raises(ConfigError, match=r"pbm\.db cannot be opened"):
        _open(folder / "pbm.db")


def test_refused_permission_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """EACCES becomes advice about permissions."""

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pbm.storage.engine.os.open", refuse)
    with pytest.raises(ConfigError, match=r"Permission denied.*Let the server's user read and write in"):
        _open(tmp_path / "pbm.db")


@pytest.mark.parametrize(
    ("number", "cure"),
    [
        (errno.EROFS, r"is read-only: make it writable .* or have the data elsewhere"),
        (errno.ENOSPC, r"The disk is full, or your share of it: make room"),
    ],
)
def test_a_disk_that_takes_nothing_is_no_wrong_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, cure: str
) -> None:
    """What is wrong with the disk is said of the disk; nobody is sent to correct a path that is right."""

    def refuse(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("pbm.storage.engine.os.open", refuse)
    with pytest.raises(ConfigError, match=cure) as refused:
        _open(tmp_path / "pbm.db")
    assert "orrect the path" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("", "cannot be read"),
        ("pbm.db", "cannot be read"),
        ("postgresql://u:hunter2@h:port/x", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://pbm.db", "three slashes"),
        ("mysql://u:hunter2@h/x", "'mysql', which is not supported"),
    ],
)
def test_urls_that_cannot_be_used(url: str, says: str) -> None:
    """The message says what is wrong and which forms there are, and never repeats a password."""
    with pytest.raises(ConfigError, match=re.escape(says)) as caught:
        SqlStore.open(url)
    assert "sqlite:////absolute/path" in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """With no room left a mail is refused with advice, all that was kept stays, and with room again work goes on."""
    store = _open(tmp_path / "pbm.db")
    _put(store, b"before")

    def fill(pages: str) -> None:
        with store._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    fill("1")  # SQLite takes the present size when it is larger
    with pytest.raises(StoreError, match=r"pbm\.db cannot be used: the disk is full .*Make room"):
        _put(store, b"x" * 500_000)
    assert _raws(store) == [b"before"]
    fill("1000000")
    _put(store, b"after")
    store.close()
    assert _raws(_open(tmp_path / "pbm.db")) == [b"before", b"after"]


def test_a_full_disk_caught_in_the_block_commits_nothing(tmp_path: Path) -> None:
    """A use case that goes on after a full disk keeps nothing of its transaction."""
    store = _open(tmp_path / "pbm.db")

    def go_on() -> None:
        with store.begin() as work:
            assert work.outbox.add(mail_out())
            with pytest.raises(StoreError):
                work.mails.add(mail_in(raw=b"x" * 500_000))

    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
    with pytest.raises(StoreError, match="full"):
        go_on()
    with store.begin() as work:
        assert work.outbox.all() == ()
    store.close()


def test_a_locked_database_is_waited_for_and_then_said(tmp_path: Path) -> None:
    """While another program holds the lock a transaction waits; then the GM hears what to close."""
    path = tmp_path / "pbm.db"
    store = _open(path, busy_timeout=0.2)
    other = sqlite3.connect(path)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"kept it locked.*Close whatever has it open"):
        _put(store, b"mail")
    other.rollback()
    _put(store, b"mail")
    assert _raws(store) == [b"mail"]
    store.close()


def test_transactions_do_not_nest(tmp_path: Path) -> None:
    """A transaction within a transaction is an error after the timeout, not a wait for ever."""
    store = _open(tmp_path / "pbm.db", busy_timeout=0.1)
    with store.begin(), pytest.raises(StoreError, match="another transaction"), store.begin():
        pass
    _put(store, b"mail")
    store.close()


def test_a_damaged_database_is_said(tmp_path: Path) -> None:
    """Damage in the middle of the file is reported with the advice to restore a backup."""
    path = tmp_path / "pbm.db"
    store = _open(path)
    _put(store, b"x" * 100_000)
    store.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 4096))
    with pytest.raises(StoreError, match=r"it is damaged.*backup"):
        _raws(SqlStore(f"sqlite:///{path}"))


def test_missing_tables_are_said(tmp_path: Path) -> None:
    """A store used before its tables are made says how to make them."""
    store = SqlStore(f"sqlite:///{tmp_path / 'pbm.db'}")
    with pytest.raises(StoreError, match="pbm db upgrade"):
        _raws(store)
    store.close()


def test_a_closed_postgres_port_is_said_without_the_password() -> None:
    """A server that does not answer is named without its password."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(StoreError, match="cannot be reached") as caught:
        SqlStore.open(f"postgresql://gm:hunter2@127.0.0.1:{port}/games?password=hunter2")
    assert f"postgresql+psycopg://gm:***@127.0.0.1:{port}/games" in str(caught.value)
    assert "hunter2" not in str(caught.value)


def test_a_postgres_database_that_is_not_there(postgres_server: PostgresServer) -> None:
    """A name nobody has created is named, and the URL put in question."""
    with pytest.raises(StoreError, match=r'no_such_thing" does not exist.*database in the URL'):
        SqlStore.open(postgres_server.url("no_such_thing"))


def test_a_lost_connection_is_said_and_made_anew(postgres_server: PostgresServer, postgres_store_url: str) -> None:
    """A session that the server ends loses its transaction, not the store: the next one connects again."""
    store = SqlStore(postgres_store_url)
    _put(store, b"before")

    def lose() -> None:
        with store.begin() as work:
            work.meta.put("key", b"value")
            postgres_server.execute(
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{_name(postgres_store_url)}'"
            )
            work.meta.put("key", b"another")

    with pytest.raises(StoreError, match="cannot be used"):
        lose()
    assert _raws(store) == [b"before"]
    with store.begin() as work:
        assert work.meta.get("key") is None
    store.close()


def _name(url: str) -> str:
    found = re.search(r"@/(\w+)", url)
    assert found
    return found[1]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_process_killed_before_its_commit_leaves_nothing(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """kill -9 between the last statement and the commit: none of it is there, and nothing stays locked."""
    url = f"sqlite:///{tmp_path / 'pbm.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_store_url")
    program = (
        "import sys, time\n"
        "from pbm.storage.unit_of_work import SqlStore\n"
        "store = SqlStore.open(sys.argv[1])\n"
        "with store.begin() as work:\n"
        "    work.meta.put('first', b'committed')\n"
        "with store.begin() as work:\n"
        "    work.meta.put('second', bytes(3_000_000))\n"
        "    print('ready', flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, url], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGKILL)
    store = SqlStore.open(url)
    with store.begin() as work:
        assert work.meta.get("first") == b"committed"
        assert work.meta.get("second") is None
    store.close()
