"""`pbm template`: a GM's own words in place of ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.config.resources import resource
from pbm.core.errors import PbmError
from tests.unit.cli.test_game_open import SERVER


@pytest.fixture(autouse=True)
def _house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a server whose GM has a folder of templates, empty so far."""
    monkeypatch.chdir(tmp_path)
    Path("pbm.toml").write_text(SERVER + '[templates]\nfolder = "mine"\n')
    Path("mine").mkdir()


def run(*words: str) -> str:
    """Return what `pbm template …` says; what it refuses is raised."""
    done = CliRunner().invoke(app, ["template", *words])
    if isinstance(done.exception, PbmError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_a_template_is_copied_and_checked() -> None:
    """It is ours to the letter, in a folder made for it; the list and the check name it as the GM's own."""
    assert "There is no template of your own" in run("check")
    assert "change it, then `pbm template check`" in run("copy", "mail/receipt.txt", "archive/style.css")
    assert Path("mine/mail/receipt.txt").read_bytes() == resource("templates", "mail", "receipt.txt").read_bytes()
    assert "can be read: archive/style.css, mail/receipt.txt." in run("check")
    listed = {row["template"]: row["your own"] for row in json.loads(run("list", "--json"))}
    assert listed["mail/receipt.txt"].endswith("mine/mail/receipt.txt")
    assert listed["mail/start.txt"] == ""
    assert "report/zine/page.typ" in listed


def test_a_mistake_is_named_with_file_and_line() -> None:
    """Before any mail is written, and the exit status is 1."""
    run("copy", "mail/receipt.txt")
    path = Path("mine/mail/receipt.txt")
    path.write_text("Subject: x\n\n{% if %}\n")
    with pytest.raises(PbmError, match=r"mine/mail/receipt\.txt, line 3: "):
        run("check")


def test_own_words_are_never_written_over_unasked() -> None:
    """A copy that is there is refused, and nothing else of the same command is copied; --force means it."""
    run("copy", "mail/receipt.txt")
    Path("mine/mail/receipt.txt").write_text("mine")
    with pytest.raises(PbmError, match="is there already"):
        run("copy", "mail/start.txt", "mail/receipt.txt")
    assert Path("mine/mail/receipt.txt").read_text() == "mine"
    assert not Path("mine/mail/start.txt").exists()
    run("copy", "mail/receipt.txt", "--force")
    assert Path("mine/mail/receipt.txt").read_text() != "mine"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("receipt", r"did you mean mail/receipt\.txt\?"),
        ("mail/receit.txt", r"did you mean mail/receipt\.txt\?"),
        ("letterhead", "`pbm template list` has them all"),
        ("../pbm.toml", "there is no template"),
    ],
)
def test_a_name_there_is_not_is_answered_with_the_near_one(name: str, said: str) -> None:
    """Or with where all names are; nothing outside the templates can be copied."""
    with pytest.raises(PbmError, match=said):
        run("copy", name)


def test_without_a_folder_it_is_said_how_to_name_one() -> None:
    """The line to write, and where."""
    Path("pbm.toml").write_text(SERVER)
    with pytest.raises(PbmError, match=r'write folder = "templates" below \[templates\]'):
        run("copy", "mail/receipt.txt")
