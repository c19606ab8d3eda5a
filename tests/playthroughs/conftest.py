"""The house in memory as a fixture."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.house import House, open_house, settings_in


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A server in memory."""
    return open_house(settings_in(tmp_path))
