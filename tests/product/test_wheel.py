"""What the wheel and the sdist hold; that the wheel alone plays is seen where the demonstration is tested."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def built(kind: str, folder: Path) -> Path:
    """Return the distribution of this kind, freshly built into ``folder``."""
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.iterdir()
    return made


def test_the_wheel_holds_what_it_needs_to_play(tmp_path: Path) -> None:
    """Templates, boards, games and migrations are in the wheel, and no tests."""
    names = zipfile.ZipFile(built("wheel", tmp_path)).namelist()
    for wanted in (
        "pbm/_data/templates/mail/report.txt",
        "pbm/_data/config/boards/families.toml",
        "pbm/_data/config/games/snakepit.toml",
        "pbm/_data/config/pbm.example.toml",
        "pbm/storage/migrations/env.py",
        "pbm/py.typed",
    ):
        assert wanted in names
    assert any(name.startswith("pbm/storage/migrations/versions/0001") for name in names)
    assert not any("test_" in name for name in names)


@pytest.mark.soak
def test_the_sdist_holds_all_that_was_written(tmp_path: Path) -> None:
    """Tests with their thirty thousand files, docs and deploy files are in the sdist."""
    with tarfile.open(built("sdist", tmp_path)) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in ("README.md", "Makefile", "deploy/systemd/pbm.service", "docs/adr/README.md", "tests/conftest.py"):
        assert wanted in inside
