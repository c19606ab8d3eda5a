"""`pbm verify` from the files that a player has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
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
        assert f"All {count} rounds agree with the sealed board and with your {count} reports." in result.output
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
    ("content", "message"), [(b"hello", "this is no JSON"), (b"{}", "this is no reveal file"), (None, "cannot be read")]
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
