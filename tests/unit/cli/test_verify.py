"""`pbm verify` from the files that a player has."""

from __future__ import annotations

import json
from email.message import EmailMessage
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.core.errors import PbmError
from pbm.proof.reveal import write_reveal
from tests.playthroughs.house import parsed
from tests.unit.proof.games import Finished, play

runner = CliRunner()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game's reveal file and Brenda's mails, as a player keeps them."""
    kept = tmp_path_factory.mktemp("kept")
    game: Finished = play(tmp_path_factory.mktemp("server"), 11)
    (kept / "reveal.json").write_bytes(write_reveal(game.reveal))
    for number, mail in enumerate(mail for mail in game.mails if mail.intended.startswith("brenda")):
        if mail.kind not in ("report", "final", "start"):
            continue
        (kept / f"{number:03}.eml").write_bytes(mail.raw)
        page = parsed(mail).get_body(("html",))
        if page is not None:
            (kept / f"{number:03}.html").write_bytes(str(page.get_content()).encode())
    return kept


def test_all_is_well(folder: Path) -> None:
    """Mails and saved pages, true: one sentence says so, and the exit status is 0."""
    for kind in ("eml", "html"):
        reports = sorted(map(str, folder.glob(f"*.{kind}")))
        result = runner.invoke(app, ["verify", str(folder / "reveal.json"), *reports])
        assert result.exit_code == 0, result.output
        count = len(reports) - 1
        assert f"All {count} rounds agree with what was sealed and with your {count} reports." in result.output
        assert "The seals in your mails are those of the reveal file." in result.output


def test_a_difference_is_told_by_file_and_line(folder: Path, tmp_path: Path) -> None:
    """The line of the mail as it was saved is named, with what it says and what the replay gives; the status is 1."""
    raw = (folder / sorted(path.name for path in folder.glob("*.eml"))[1]).read_bytes()
    rows = [number for number, line in enumerate(raw.splitlines(), start=1) if line.strip().startswith(b"1  ")]
    lines = raw.split(b"\r\n")
    row = lines[rows[0] - 1].split()
    lines[rows[0] - 1] = lines[rows[0] - 1].replace(row[2], str(int(row[2]) + 1).encode(), 1)
    (tmp_path / "mine.eml").write_bytes(b"\r\n".join(lines))
    result = runner.invoke(app, ["verify", str(folder / "reveal.json"), str(tmp_path / "mine.eml")])
    assert result.exit_code == 1
    assert f"mine.eml:{rows[0]}: Round 1" in result.output
    assert "it says:" in result.output
    assert "the replay gives:" in result.output
    assert "One thing does not agree in Hill." in result.output
    result = runner.invoke(app, ["verify", "--json", str(folder / "reveal.json"), str(tmp_path / "mine.eml")])
    assert result.exit_code == 1
    verdict = json.loads(result.output)
    assert verdict["ok"] is False
    assert verdict["differences"][0]["line"] == rows[0]


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"hello", "this is no reveal file"), (b"{}", "this is no reveal file"), (None, "cannot be read")],
)
def test_a_file_that_is_none_is_named(content: bytes | None, message: str, tmp_path: Path) -> None:
    """A file that is missing, or is something else, is an error that a player can act on."""
    path = tmp_path / "x.json"
    if content is not None:
        path.write_bytes(content)
    result = runner.invoke(app, ["verify", str(path)])
    assert result.exit_code == 1
    assert message in str(result.exception)
    assert "x.json" in str(result.exception)


def test_it_needs_no_server(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anywhere, without configuration, data or network."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PBM_CONFIG", raising=False)
    result = runner.invoke(app, ["verify", str(folder / "reveal.json")])
    assert result.exit_code == 0
    assert not list(tmp_path.iterdir())


@pytest.fixture
def kept(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's own folder, in which they work: the reveal file, the first mail and one report."""
    for name in ("reveal.json", *sorted(path.name for path in folder.glob("*.eml"))[:2]):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(*words: str) -> str:
    """Return what a verification is refused with."""
    result = runner.invoke(app, ["verify", *words])
    assert result.exit_code == 1
    assert isinstance(result.exception, PbmError)
    return str(result.exception)


def test_files_in_the_wrong_order_are_put_right(kept: Path) -> None:
    """A mail where the reveal file belongs: what it is, and the whole command as it should be."""
    first, second = sorted(path.name for path in kept.glob("*.eml"))
    assert said(first, second, "reveal.json") == (
        f"{first}: this is a mail, not a reveal file. "
        f"The reveal file goes first: pbm verify reveal.json {first} {second}"
    )
    assert "Name the reveal file first, the reports after it" in said(first)
    (kept / "game.toml").write_text('key = "hill"\n[calendar]\nevery = "week"\n')
    assert "this is a game file, not a reveal file" in said("game.toml")


def test_a_reveal_file_in_a_mail_is_found(kept: Path) -> None:
    """Who names the last report itself is told which attachment to save."""
    mail = EmailMessage()
    mail["From"] = "games@example.test"
    mail["To"] = "Brenda <brenda@players.test>"
    mail.set_content("It is over.")
    mail.add_attachment(b"{}", maintype="application", subtype="json", filename="hill-reveal.json")
    (kept / "last.eml").write_bytes(mail.as_bytes())
    assert "save the attachment hill-reveal.json and name that first" in said("last.eml")


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("other.json", b'{"pbm": "reveal", "version": 1}', "another reveal file"),
        ("race.png", b"\x89PNG\r\n\x1a\n", "a picture"),
        ("games.sqlite3", b"SQLite format 3\0" + bytes(50), "a database"),
        ("strange.bin", b"abc\0def", "a file that is not text"),
        ("pbm.toml", b'[mail]\naddress = "a@b.test"\n[server]\nname = "x"\n', "the settings file of a server"),
    ],
)
def test_what_is_no_report_is_named(kept: Path, name: str, content: bytes, kind: str) -> None:
    """A file that cannot be a report is not compared: what it is, and what a report is."""
    (kept / name).write_bytes(content)
    told = said("reveal.json", name)
    assert f"{name}: this is {kind}, not a report" in told
    assert "a report is a mail that you saved, as .eml, .txt or .html" in told


def test_a_whole_folder_may_be_named(kept: Path) -> None:
    """The reveal file among its own reports is no second one, however its place is written."""
    result = runner.invoke(app, ["verify", "reveal.json", *sorted(map(str, kept.glob("*")))])
    assert result.exit_code == 0, result.output
    assert "with your report" in result.output
