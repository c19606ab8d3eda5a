"""What the wheel and the sdist hold; that the wheel alone plays is seen where the demonstration is tested."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist, freshly built."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_wheel_and_sdist_hold_what_they_should(dist: Path) -> None:
    """Templates, boards, games and migrations are in the wheel; tests, docs and deploy files in the sdist."""
    (wheel,) = dist.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
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
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in ("README.md", "Makefile", "deploy/systemd/pbm.service", "docs/adr/README.md", "tests/conftest.py"):
        assert wanted in inside
