"""The wheel alone is the whole product."""

from __future__ import annotations

import os
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


def test_the_wheel_alone_plays_the_demonstration_in_an_empty_environment(dist: Path, tmp_path: Path) -> None:
    """Installed in a fresh environment in another folder, `pbm demo` plays a game: templates and boards travel in it.

    The libraries are those of this environment, lent by a path file, so that the test needs no network; the
    program itself is the wheel's.
    """
    (wheel,) = dist.glob("*.whl")
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    (site,) = home.glob("lib/python*/site-packages")
    here = Path(sys.prefix).glob("lib/python*/site-packages")
    lent = tmp_path / "lent"
    lent.mkdir()
    for source in here:
        for entry in source.iterdir():
            if not entry.name.lower().startswith(("pbm", "_pbm", "__editable__")) and entry.suffix != ".pth":
                (lent / entry.name).symlink_to(entry)
    (site / "lent.pth").write_text(f"{lent}\n")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    where = subprocess.run(
        [str(python), "-c", "import pbm; print(pbm.__file__)"], cwd=elsewhere, env=clean, capture_output=True, text=True
    )
    assert where.stdout.startswith(str(home)), where.stdout + where.stderr
    done = subprocess.run(
        [str(home / "bin" / "pbm"), "demo", "--quiet", "--ruleset", "classic", "--seed", "6"],
        cwd=elsewhere,
        env=clean,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The game is over after" in done.stdout
    assert (elsewhere / "demo-run" / "pbm.sqlite3").exists()


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
