"""The stores that the contract is tried on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pbm.service.ports import Store
from pbm.storage.unit_of_work import SqlStore
from pbm.testing.memory_store import MemoryStore


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Give an empty store of each kind."""
    made: Store
    if request.param == "memory":
        made = MemoryStore()
    elif request.param == "sqlite":
        made = SqlStore.open(f"sqlite:///{tmp_path / 'pbm.db'}")
    else:
        made = SqlStore(request.getfixturevalue("postgres_store_url"))
    yield made
    made.close()
