"""`pbm archive build` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.core.errors import PbmError
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import open_house, settings_in


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's folder with a game of which one round is played."""
    path = tmp_path_factory.mktemp("served")
    settings = settings_in(path)
    house = open_house(settings, SqlStore.open(settings.database.url))
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44\n\nPRESS: Hello from the hill.")
    house.pass_deadline()
    house.server.close()
    return path


def run(folder: Path, *words: str) -> tuple[int, str, str]:
    """Return the exit status of `pbm archive build …`, its output and its complaints."""
    done = CliRunner().invoke(app, ["archive", "build", "--config", str(folder / "pbm.toml"), *words])
    if isinstance(done.exception, PbmError):
        return 1, "", str(done.exception)
    return done.exit_code, done.stdout, done.stderr


def test_an_archive_is_built_and_built_again(folder: Path, tmp_path: Path) -> None:
    """The first time all is written, the second time nothing; the command says so, and which page to open."""
    place = tmp_path / "www"
    status, said, _ = run(folder, str(place))
    assert status == 0
    assert "0 unchanged, 0 removed" in said
    assert str(place / "index.html") in said
    assert "Hello from the hill" in (place / "games/hill/round-01.html").read_text("utf-8")
    status, said, _ = run(folder, str(place))
    assert status == 0
    assert "0 files written" in said


def test_it_is_called_what_it_is_to_be_called(folder: Path, tmp_path: Path) -> None:
    """The server's name unless there is a title; the feed has the address, with a stroke at its end."""
    assert run(folder, str(tmp_path / "a"))[0] == 0
    assert "<h1>Hill House</h1>" in (tmp_path / "a" / "index.html").read_text("utf-8")
    address = "https://example.org/games"
    assert run(folder, str(tmp_path / "b"), "--title", "Ours & theirs", "--base-url", address)[0] == 0
    assert "<h1>Ours &amp; theirs</h1>" in (tmp_path / "b" / "index.html").read_text("utf-8")
    assert f"{address}/games/hill/round-01.html" in (tmp_path / "b" / "feed.xml").read_text("utf-8")


def test_it_speaks_german(folder: Path, tmp_path: Path) -> None:
    """The pages say which language they are in, for readers and for screen readers."""
    assert run(folder, str(tmp_path / "de"), "--language", "de")[0] == 0
    text = (tmp_path / "de" / "games/hill/index.html").read_text("utf-8")
    assert '<html lang="de">' in text
    assert "Dezember 2026" in text


def test_the_folder_may_stand_in_the_configuration(folder: Path, tmp_path: Path) -> None:
    """Named in [archive] it need not be named again; named nowhere, the command says where it can be."""
    config = folder / "archive.toml"
    config.write_text((folder / "pbm.toml").read_text() + f'[archive]\nfolder = "{tmp_path}/www"\ntitle = "Ours"\n')
    done = CliRunner().invoke(app, ["archive", "build", "--config", str(config)])
    assert done.exit_code == 0
    assert "<h1>Ours</h1>" in (tmp_path / "www" / "index.html").read_text("utf-8")
    status, _, said = run(folder)
    assert status == 2
    assert "[archive]" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--base-url", "example.org"), "is no address of a page"),
        (("--base-url", "javascript:alert(1)"), "is no address of a page"),
        (("--games", "hill,vale"), "there is no game 'vale'"),
        (("--language", "tlh"), "there is no language 'tlh'"),
    ],
)
def test_refusals_say_what_to_do(folder: Path, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    """What cannot be is refused with what can, and nothing is written."""
    status, _, said = run(folder, str(tmp_path / "www"), *words)
    assert status == 1
    assert told in said
    assert not (tmp_path / "www").exists()


def test_a_folder_with_other_things_in_it_is_refused(folder: Path, tmp_path: Path) -> None:
    """Nothing of somebody else's is lost by a wrong name."""
    (tmp_path / "thesis.doc").write_text("years of work")
    status, _, said = run(folder, str(tmp_path))
    assert status == 1
    assert "name a folder that is new or empty" in said
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.doc"]
