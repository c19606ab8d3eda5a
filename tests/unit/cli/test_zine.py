"""`pbm zine` from the command line: files, pipes, and refusals that say what to do."""

from __future__ import annotations

import io
import re
from pathlib import Path

import docx
import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.core.errors import IllegalError
from pbm.storage.unit_of_work import SqlStore
from tests.playthroughs.house import open_house, settings_in

ZINE = '[[zine]]\nname = "Mad Policy"\naddress = "editor@zine.test"\ngames = ["hill"]\nformat = "markdown"\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's folder with a game of which one round is played."""
    path = tmp_path_factory.mktemp("served")
    settings = settings_in(path, extra=ZINE)
    house = open_house(settings, SqlStore.open(settings.database.url))
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44\n\nPRESS: Hello from the “hill”.")
    house.pass_deadline()
    house.server.close()
    return path


def run(folder: Path, *words: str) -> tuple[int, bytes, str]:
    """Return the exit status of `pbm zine …`, its output and its complaints."""
    done = CliRunner().invoke(app, ["zine", "--config", str(folder / "pbm.toml"), *words])
    if isinstance(done.exception, IllegalError):
        return 1, b"", str(done.exception)
    return done.exit_code, done.stdout_bytes, done.stderr


def test_a_page_goes_to_the_pipe(folder: Path) -> None:
    """Text unless asked otherwise, narrow and in ASCII when asked, with no word but the page."""
    status, page, said = run(folder, "--width", "50", "--ascii", "--heading-level", "3")
    assert (status, said) == (0, "")
    assert page.startswith(b"Hill\n----\n")
    assert page.isascii()
    seal = re.compile(rb"[0-9a-f]{64}")  # stands whole, to be compared
    assert max(len(line) for line in page.splitlines() if not seal.fullmatch(line)) <= 50
    assert b'| Hello from the "hill".' in page


def test_a_file_has_its_pictures_beside_it(folder: Path, tmp_path: Path) -> None:
    """The ending says the format; the pictures are named for game and round, and the page points at them."""
    status, _, _ = run(folder, "-o", str(tmp_path / "page.html"), "--page")
    assert status == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "hill-round-01-race.png",
        "hill-round-01-race.svg",
        "page.html",
    ]
    assert 'src="./hill-round-01-race.png"' in (tmp_path / "page.html").read_text("utf-8")


def test_pictures_go_elsewhere_or_nowhere(folder: Path, tmp_path: Path) -> None:
    """The page names the folder as it is seen from the page."""
    assert run(folder, "-o", str(tmp_path / "page.md"), "--pictures", str(tmp_path / "my pictures"))[0] == 0
    assert "](<my pictures/hill-round-01-race.png>)" in (tmp_path / "page.md").read_text("utf-8")
    assert (tmp_path / "my pictures" / "hill-round-01-race.svg").exists()
    assert run(folder, "-o", str(tmp_path / "bare.md"), "--no-pictures")[0] == 0
    assert "](" not in (tmp_path / "bare.md").read_text("utf-8")
    assert b"](" not in run(folder, "--format", "markdown")[1]


def test_a_docx_in_a_pipe_holds_its_pictures(folder: Path) -> None:
    """Unless they are not wanted."""
    _, page, _ = run(folder, "hill", "--format", "docx")
    assert len(docx.Document(io.BytesIO(page)).inline_shapes) == 1
    _, page, _ = run(folder, "hill", "--format", "docx", "--no-pictures")
    assert len(docx.Document(io.BytesIO(page)).inline_shapes) == 0


def test_a_zine_of_the_configuration_says_how_it_wants_its_page(folder: Path) -> None:
    """Its format, its games and its own memory of what was printed."""
    status, page, _ = run(folder, "--for", "mad policy", "--printed")
    assert status == 0
    assert page.startswith(b"## Hill\n")
    assert b"no new report since round 1" in run(folder, "--for", "Mad Policy", "--since", "last")[1]
    assert b"Round 1 (turn 1):" in run(folder, "--since", "last")[1]


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--since", "yesterday"), 2, "neither a day such as 2026-11-01"),
        (("--since", "2026-13-01"), 2, "neither a day such as 2026-11-01"),
        (("--pictures", "x", "--no-pictures"), 2, "cannot both be meant"),
        (("--format", "pdf"), 2, "pdf"),
        (("--width", "10"), 2, "40"),
        (("--for", "Sane Policy"), 1, "zines there: Mad Policy"),
        (("nowhere",), 1, "games here: hill"),
        (("--games", "hill, nowhere"), 1, "there is no game 'nowhere'"),
        (("--language", "tlh"), 1, "there is no language 'tlh'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(folder: Path, words: tuple[str, ...], status: int, said: str) -> None:
    """Wrong usage is 2, what there is not is 1."""
    code, page, told = run(folder, *words)
    assert (code, page) == (status, b"")
    assert said in " ".join(told.replace("│", " ").split())


def test_a_file_that_cannot_be_written_is_said(folder: Path, tmp_path: Path) -> None:
    """With its name."""
    done = CliRunner().invoke(
        app, ["zine", "--config", str(folder / "pbm.toml"), "--no-pictures", "-o", str(tmp_path / "no" / "page.md")]
    )
    assert "cannot be written" in str(done.exception)
