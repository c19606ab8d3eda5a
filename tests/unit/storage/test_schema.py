"""The tables' versions: made at first start, the same as the code's, and safe against other versions."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from pbm.core.errors import ConfigError
from pbm.storage import migrating, schema
from pbm.storage.columns import JsonColumn
from pbm.storage.engine import database_url, make_engine
from pbm.storage.tables import METADATA
from pbm.storage.unit_of_work import SqlStore


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pbm.db'}"
    made: str = request.getfixturevalue("postgres_url")
    return made


def compare_default(context: Any, found: Any, column: Any, *_: Any) -> bool | None:
    """Leave the comparison to Alembic (None), but for JSON, of which PostgreSQL cannot say whether two are equal."""
    return False if isinstance(column.type, JsonColumn) else None


def test_the_newest_step_is_the_version_of_the_program() -> None:
    """A step that is added is taken: the program's version is that of the last of them."""
    assert migrating.known()[0] == schema.HEAD


def test_the_migrations_make_the_tables_of_the_code(url: str) -> None:
    """Running every step gives exactly the tables, columns, types, keys and indexes of the code."""
    schema.upgrade(url)
    engine = make_engine(database_url(url))
    with engine.begin() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": compare_default}
        )
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_upgrading_again_does_nothing(url: str) -> None:
    """The first upgrade names its steps, the second has none; the version is known before and after."""
    assert schema.current(url) is None
    assert schema.upgrade(url) == [
        "0001 The first tables.",
        "0002 What people ask for, what they are asked, and orders ahead of their round.",
        "0003 When a round's report left, what the GM corrected in it, and sealed dice.",
        "0004 A GM's note for one report, the seats as a round was played, and press of the GM's own.",
        "0005 How often a late mail was put back to be read again, in time.",
        "0006 Since when a mail out has been tried where it was to go.",
        "0007 When a seat was taken, and whether it is proven that mail to an address comes back.",
    ]
    assert schema.current(url) == schema.HEAD
    assert schema.upgrade(url) == []


def test_press_of_the_first_tables_is_kept(url: str) -> None:
    """A database of the first version keeps the press that stood for a report, and its players get the defaults."""
    schema.upgrade(url, to="0001")
    engine = make_engine(database_url(url))
    at = "2030-03-01 18:30:15+00:00" if url.startswith("postgres") else "2030-03-01 18:30:15.000000"
    with engine.begin() as connection:
        for statement in (
            "INSERT INTO players (id, name, zone) VALUES (1, 'Anna', 'UTC')",
            "INSERT INTO games (id, key, key_folded, title, ruleset, status, zone, gm_note, options, calendar,"
            " options_salt, options_seal, created_at)"
            f" VALUES (1, 'g', 'g', 'G', 'postal', 'running', 'UTC', '', '{{}}',"
            f" '{{}}', '', '', '{at}')",
            "INSERT INTO seats (id, game_id, number, name, player_id, status, generation, missed_running)"
            " VALUES (1, 1, 1, 'Anna', 1, 'active', 0, 0)",
            "INSERT INTO rounds (id, game_id, number, turns, opened_at, deadline, status, state_before, outage_told)"
            f" VALUES (1, 1, 1, '[1]', '{at}', '{at}', 'open', '{{}}', 'nobody')",
            "INSERT INTO orders (id, round_id, seat_id, receipt, orders, origin, received_at, stands, press)"
            f" VALUES (1, 1, 1, 1, '{{}}', 'mail', '{at}', true, 'old words')",
            "INSERT INTO orders (id, round_id, seat_id, receipt, orders, origin, received_at, stands, press)"
            f" VALUES (2, 1, 1, 2, '{{}}', 'mail', '{at}', true, 'Hello from Brighton')",
        ):
            connection.execute(text(statement))
    engine.dispose()
    store = SqlStore.open(url)
    with store.begin() as work:
        (piece,) = work.press.of_round(1)
        assert (piece.text, piece.to, piece.anonymous, piece.stands) == ("Hello from Brighton", (), False, True)
        assert piece.received_at == datetime(2030, 3, 1, 18, 30, 15, tzinfo=UTC)
        assert work.players.get(1).remind
        assert work.games.get(1).house == {}
        assert work.orders.next_receipt(1) == 3
    store.close()


def test_asking_for_the_version_creates_nothing(tmp_path: Path) -> None:
    """A status of a database that is not there leaves no file behind."""
    assert schema.current(f"sqlite:///{tmp_path / 'deep' / 'pbm.db'}") is None
    assert list(tmp_path.iterdir()) == []


def test_two_that_start_at_once_upgrade_once(url: str) -> None:
    """Of stores opened at the same moment on an empty database one makes the tables; all work."""

    def start(number: int) -> bytes | None:
        store = SqlStore.open(url)
        with store.begin() as work:
            work.meta.put(f"store {number}", b"here")
            seen = work.meta.get(f"store {number}")
        store.close()
        return seen

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(start, range(4))) == [b"here"] * 4


def test_a_newer_database_is_refused(url: str) -> None:
    """Tables of a version this program does not know are left alone, and the GM is told what to install."""
    schema.upgrade(url)
    engine = make_engine(database_url(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(ConfigError, match=r"newer version of pbm.*9999.*Install that version"):
        SqlStore.open(url)
    assert schema.current(url) == "9999"


def test_a_database_of_another_program_is_refused(url: str) -> None:
    """A database with somebody else's tables is left alone."""
    SqlStore(url).close()
    engine = make_engine(database_url(url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (id INTEGER)"))
    engine.dispose()
    with pytest.raises(ConfigError, match="another program"):
        SqlStore.open(url)
    assert schema.current(url) is None


def test_the_sqlite_file_keeps_its_promises(tmp_path: Path) -> None:
    """WAL is on, and every connection has foreign keys, synchronous=FULL and one transaction at a time."""
    path = tmp_path / "pbm.db"
    SqlStore.open(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    engine = make_engine(database_url(f"sqlite:///{path}"), busy_timeout=3)
    with engine.begin() as connection:
        pragmas = ("foreign_keys", "synchronous", "busy_timeout")
        assert [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas] == [1, 2, 3000]
        other = sqlite3.connect(path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()
    engine.dispose()
