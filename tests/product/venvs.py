"""Fresh environments without a network: the program from its wheel, the libraries lent by this environment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Venv:
    """An environment in a folder of its own."""

    home: Path

    def run(self, words: Sequence[str], cwd: Path, timeout: int = 240) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment in a folder; AssertionError with what it said when it fails."""
        done = subprocess.run(
            [self.program(words[0]), *words[1:]],
            cwd=cwd,
            env=self.surroundings(),
            capture_output=True,
            text=True,
            check=False,
            timeout=timeout,
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
        return done

    def program(self, name: str) -> str:
        """Return the path of a program of the environment."""
        return str(self.home / "bin" / name)

    def surroundings(self) -> dict[str, str]:
        """Return the variables its programs run with: nothing of this Python's; pip builds with what is there."""
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        # pip takes the value of this one for that of “build isolation”.
        return {**clean, "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def fresh_venv(folder: Path) -> Venv:
    """Return a new environment in ``folder`` with the wheel of this tree in it."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    home = folder / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    (site,) = home.glob("lib/python*/site-packages")
    lent = folder / "lent"
    lent.mkdir()
    for source in Path(sys.prefix).glob("lib/python*/site-packages"):
        for entry in source.iterdir():
            ours = entry.name.lower().startswith(("pbm", "_pbm", "__editable__"))
            if not ours and entry.suffix != ".pth":
                (lent / entry.name).symlink_to(entry)
    (site / "lent.pth").write_text(f"{lent}\n")
    venv = Venv(home)
    venv.run(["python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", str(wheel)], folder)
    return venv
