"""A throw-away PostgreSQL for tests: its own cluster in a temporary folder, reached by a socket in it."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from pbm.storage import schema

_START_WITHIN = 60.0


class PostgresServer:
    """A running server. ``url(name)`` names a database; ``create`` and ``drop`` make and remove them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count(1)

    def url(self, name: str) -> str:
        """Return the URL of a database, as a GM would write it."""
        return f"postgresql://pbm@/{name}?host={self._folder}"

    def create(self, template: str = "template1") -> str:
        """Make a copy of the database ``template``, by default an empty one, and return its name."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        """Remove a database, whoever is connected to it."""
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Run one statement outside any transaction."""
        url = make_url(self.url(database)).set(drivername="postgresql+psycopg")
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(statement))
        finally:
            engine.dispose()


def _programs() -> Path | None:
    """Return the folder of initdb and postgres: the newest of Debian's, else where PATH finds them."""
    versions = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if (folder / "initdb").exists()]
    if versions:
        return max(versions, key=lambda folder: int(folder.parent.name))
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def _missing(what: str) -> NoReturn:
    """Skip, or fail where skipping is forbidden."""
    message = f"PostgreSQL tests need {what}"
    if os.environ.get("PBM_FORBID_SKIPS") == "1":
        pytest.fail(message)
    pytest.skip(message)


def _account() -> pwd.struct_passwd | None:
    """Return the account to run as when we are root, which PostgreSQL refuses to be."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Give a PostgreSQL server that lives as long as the test run."""
    programs = _programs()
    if programs is None:
        _missing("initdb and postgres (Debian: postgresql)")
    if importlib.util.find_spec("psycopg") is None:
        _missing("psycopg (pip install 'pbm[postgres]')")
    account = _account()
    if os.geteuid() == 0 and account is None:
        _missing("an account postgres or nobody to run as")
    # A socket's path may have 107 characters, so the folder is not pytest's.
    folder = Path(tempfile.mkdtemp(prefix="pbm-pg-"))
    if account is not None:
        os.chown(folder, account.pw_uid, account.pw_gid)
    try:
        process = _start(programs, folder, account)
        try:
            yield _wait(process, folder)
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL's fast shutdown: sessions are ended
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(programs: Path, folder: Path, account: pwd.struct_passwd | None) -> subprocess.Popen[bytes]:
    data = folder / "data"
    user = None if account is None else account.pw_uid
    group = None if account is None else account.pw_gid
    extra: list[int] | None = None if account is None else []
    made = subprocess.run(
        [programs / "initdb", "-D", data, "-U", "pbm", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"],
        cwd=folder, user=user, group=group, extra_groups=extra, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, f"initdb failed: {made.stdout}{made.stderr}"
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": str(folder),
        "fsync": "off",
        "full_page_writes": "off",
        "synchronous_commit": "off",
        "max_connections": "40",
        "timezone": "America/St_Johns",  # so that a time that is not converted to UTC is seen
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [programs / "postgres", "-D", data, *options],
            cwd=folder, user=user, group=group, extra_groups=extra, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip


def _wait(process: subprocess.Popen[bytes], folder: Path) -> PostgresServer:
    server = PostgresServer(folder)
    end = time.monotonic() + _START_WITHIN
    while True:
        try:
            server.execute("SELECT 1")
            return server
        except OperationalError:
            if process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"PostgreSQL did not start: {(folder / 'log').read_text(errors='replace')}")
            time.sleep(0.05)


@pytest.fixture(scope="session")
def postgres_template(postgres_server: PostgresServer) -> str:
    """Give the name of a database that has its tables, and nobody connected: copying it is quick."""
    name = postgres_server.create()
    schema.upgrade(postgres_server.url(name))
    return name


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """Give the URL of an empty database of its own."""
    name = postgres_server.create()
    yield postgres_server.url(name)
    postgres_server.drop(name)


@pytest.fixture
def postgres_store_url(postgres_server: PostgresServer, postgres_template: str) -> Iterator[str]:
    """Give the URL of a database of its own that has its tables."""
    name = postgres_server.create(postgres_template)
    yield postgres_server.url(name)
    postgres_server.drop(name)
