"""``pbm db`` says what it did and what is to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.db import app
from pbm.storage import migrating, schema
from tests.servers.tables import MIGRATIONS


def test_status_upgrade_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An upgrade is announced, run with its steps named, and then not needed any more."""
    monkeypatch.setattr(migrating, "run", MIGRATIONS)
    option = ["--database", f"sqlite:///{tmp_path / 'pbm.db'}"]
    runner, newest = CliRunner(), schema.HEAD
    before = runner.invoke(app, ["status", *option])
    assert before.exit_code == 0
    assert f"no tables yet; this program works with version {newest}" in before.output
    assert not (tmp_path / "pbm.db").exists()
    assert "Ran 0001 The first tables.\n" in runner.invoke(app, ["upgrade", *option]).output
    assert runner.invoke(app, ["upgrade", *option]).output == f"The database is up to date ({newest}).\n"
    assert runner.invoke(app, ["status", *option]).output == f"The database is up to date ({newest}).\n"
