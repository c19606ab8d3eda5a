"""`pbm round release` killed as by a power cut, at one step after another, and typed again."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pbm.bootstrap import open_office
from pbm.cli.game import new_game
from pbm.config.game_file import load_game_file
from pbm.config.server_file import load_settings
from pbm.service.games import start_game
from pbm.service.records import MailOut
from pbm.service.rounds import close_round

ROOT = Path(__file__).parents[2]
SERVER = """[server]
name = "Hill House"
data = "."
[mail]
address = "games@example.test"
gm_address = "alan@example.test"
mailbox = "dedicated"
[inbound.maildir]
path = "in"
[outbound.maildir]
path = "out"
"""
GAME = """key = "hill"
zone = "Europe/London"
[boards]
A = "builtin:conventional"
[house]
publish = "gm"
[calendar]
every = "2 weeks on Friday 20:00"
[[players]]
name = "Brenda"
address = "brenda@players.test"
[[players]]
name = "Clive"
address = "clive@players.test"
"""
CUT = """
import os, signal
import {module} as module
def cut(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)
owner = {owner}
setattr(owner, "{name}", cut)
"""
STEPS = [
    pytest.param("pbm.service.releasing", "module", "open_round", marks=pytest.mark.soak),
    pytest.param("pbm.service.releasing", "module", "open_with", marks=pytest.mark.soak),
    pytest.param("pbm.service.letters", "module.Letters", "to_gm", marks=pytest.mark.soak),
    pytest.param("pbm.storage.repositories.rounds", "module.SqlRecord", "audit", marks=pytest.mark.soak),
    ("pbm.storage.unit_of_work", "module.Session", "commit"),
]


@pytest.fixture
def waiting(tmp_path: Path) -> Path:
    """Return the folder of a server on whose file a round waits."""
    (tmp_path / "pbm.toml").write_text(SERVER)
    (tmp_path / "hill.toml").write_text(GAME)
    office = open_office(load_settings(tmp_path / "pbm.toml"))
    start_game(office, new_game(load_game_file(tmp_path / "hill.toml")))
    with office.store.begin() as work:
        round_ = work.rounds.of_game(1)[0]
    close_round(office, round_.id)
    office.store.close()
    return tmp_path


def out(folder: Path) -> tuple[MailOut, ...]:
    """Return the mails out."""
    office = open_office(load_settings(folder / "pbm.toml"))
    with office.store.begin() as work:
        mails = work.outbox.all()
    office.store.close()
    return mails


def release(folder: Path, code: str = "") -> int:
    """Type `pbm round release hill` in a process of its own, after ``code``; return how it ended."""
    typed = ["-c", f"{code}\nimport sys; sys.argv = ['pbm', 'round', 'release', 'hill']\nimport runpy\n"
             "runpy.run_module('pbm', run_name='__main__')"]  # fmt: skip
    done = subprocess.run(
        [sys.executable, *typed],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode


@pytest.mark.parametrize(("module", "owner", "name"), STEPS)
def test_a_release_that_is_cut_off_has_not_happened_and_is_done_again(
    module: str, owner: str, name: str, waiting: Path
) -> None:
    """Nothing of it is kept, and no mail queued; typed again it sends each report once, and a third time none."""
    before = out(waiting)
    code = CUT.format(module=module, owner=owner, name=name)
    assert release(waiting, code) == -signal.SIGKILL
    assert out(waiting) == before
    assert release(waiting) == 0
    after = out(waiting)
    assert sorted(mail.kind for mail in after[len(before) :]) == ["gm-sheet", "report", "report"]
    assert release(waiting) == 0
    assert out(waiting) == after
