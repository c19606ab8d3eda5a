"""One server serves a database, whatever folder its own data are in."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pbm.bootstrap import alone
from pbm.config.server_file import load_settings
from pbm.core.errors import ConfigError
from pbm.storage.serving import held
from pbm.storage.unit_of_work import SqlStore


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of a database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pbm.db'}"
    return str(request.getfixturevalue("postgres_store_url"))


def configuration(folder: Path, url: str, name: str) -> Path:
    """Write a server's configuration with a data folder of its own; return its path."""
    (folder / name).mkdir()
    path = folder / name / "pbm.toml"
    path.write_text(
        f"""[server]
name = "Hill House"
data = "data"
[database]
url = "{url}"
[mail]
address = "games@example.test"
gm_address = "alan@example.test"
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
"""
    )
    return path


def test_a_database_is_held_by_one(place: str) -> None:
    """Whoever comes second is told so; when the first has ended the next one holds it."""
    with held(place) as first:
        assert first
        with held(place) as second:
            assert not second
    with held(place) as third:
        assert third


def test_transactions_go_on_beside_it(place: str) -> None:
    """What holds the database for a server holds up no transaction, of the server's own or of a command."""
    with held(place):
        store = SqlStore.open(place, busy_timeout=5)
        with store.begin() as work:
            work.meta.put("key", b"value")
        store.close()


def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    """One that is named by another path is held all the same."""
    (tmp_path / "link.db").symlink_to(tmp_path / "pbm.db")
    with held(f"sqlite:///{tmp_path / 'pbm.db'}"), held(f"sqlite:///{tmp_path / 'link.db'}") as second:
        assert not second


def test_two_servers_with_data_folders_of_their_own_are_told_apart_by_the_database(tmp_path: Path, place: str) -> None:
    """The second is refused in words that name the database, without its password."""
    one, two = (load_settings(configuration(tmp_path, place, name)) for name in "ab")
    with alone(one):
        with pytest.raises(ConfigError, match="another `pbm serve` is running on this database") as refused, alone(two):
            pass
        assert str(refused.value).startswith(str(tmp_path) if place.startswith("sqlite") else "postgresql")
    with alone(two):
        pass


def test_a_server_that_is_killed_is_in_nobodys_way(tmp_path: Path, place: str) -> None:
    """A real one, refused beside another and killed without a word: the next starts at once."""
    url = place
    command = [sys.executable, "-m", "pbm", "serve", "--config"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen([*command, configuration(tmp_path, url, "a")], stdout=log, stderr=log)
        try:
            end = time.monotonic() + 30
            while "serving games@" not in (tmp_path / "log").read_text():
                assert server.poll() is None, (tmp_path / "log").read_text()
                assert time.monotonic() < end
                time.sleep(0.05)
            second = subprocess.run(
                [*command, configuration(tmp_path, url, "b")], capture_output=True, text=True, timeout=30, check=False
            )
            assert second.returncode != 0
            assert "another `pbm serve` is running on this database" in " ".join(second.stderr.split())
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait(10)
    end = time.monotonic() + 10
    while True:
        with held(url) as ours:
            if ours or time.monotonic() > end:
                break
        time.sleep(0.05)
    assert ours
