"""Here the migrations themselves make every database."""

from __future__ import annotations

import pytest

from pbm.storage import migrating
from tests.servers.tables import MIGRATIONS


@pytest.fixture(autouse=True)
def migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """No database is a copy of one made before."""
    monkeypatch.setattr(migrating, "run", MIGRATIONS)
