"""What commands answer to slips: the wrong file, a number that is none, a folder that is not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pbm.cli.app import app
from pbm.cli.server import office_with
from pbm.config.server_file import load_settings
from pbm.core.errors import PbmError
from pbm.service.records import OrderVersion
from tests.unit.cli.test_game_open import SERVER
from tests.unit.cli.test_release import GAME

LONG = "brenda.ponsonby-whittington@players-of-long-postal-games.example.org"
BOARD = 'finish = 20\n[layout]\nkind = "rows"\nwidth = 5\n'


@pytest.fixture(autouse=True)
def _house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with a server and a game that has begun; Brenda's address is long."""
    monkeypatch.chdir(tmp_path)
    Path("pbm.toml").write_text(SERVER)
    Path("vipers.toml").write_text(GAME.replace("brenda@players.test", LONG))
    Path("board.toml").write_text(BOARD)
    for way in ("in/new", "in/cur", "in/tmp", "out/new", "out/cur", "out/tmp"):
        Path(way).mkdir(parents=True)
    assert run("game", "start", "vipers.toml")[0] == 0


def run(*words: str) -> tuple[int, str]:
    """Return the exit status of a command and all that it said, on one line."""
    done = CliRunner().invoke(app, words)
    if isinstance(done.exception, PbmError):
        return 1, str(done.exception)
    return done.exit_code, " ".join(done.output.split())


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("mail refuse x", 2, '"x" will not do: name a mail by its number, which `pbm mail list` shows'),
        ("mail accept 99999999999999999999", 2, "name a mail by its number"),
        ("mail retry 7", 1, "no mail 7 has come in; `pbm mail list` shows those that have"),
        ("outbox retry first", 2, "name a mail by its number, which `pbm outbox list` shows"),
        ("outbox retry 0", 2, "name a mail by its number"),
        ("outbox retry 999", 1, "there is no mail 999 in the outbox; `pbm outbox list` shows what there is"),
        ("mail list --status lost", 2, '"lost" will not do: say stored, processed, held or set-aside'),
        ("press strike vipers one", 2, "name a piece of press by its number, which `pbm press list` shows"),
        ("round show vipers --round last", 2, "name a round by its number, which `pbm game show` shows"),
        ("zine --width 10", 2, "a page is 40 to 200 columns wide"),
        ("zine --heading-level 0", 2, "headings have the levels 1 to 6"),
        ("zine --format pdf", 2, '"pdf" will not do: say text, markdown, html, docx or typst'),
        ("zine --for Spielbrett", 1, "has no zine 'Spielbrett'; a table [[zine]] in it adds one"),
        ("board show board.toml --format gif", 2, "say text, svg or png"),
        ("board show board.toml -o board.gif", 2, "no picture of ours ends in .gif: choose one of .txt, .svg, .png"),
        ("demo --seed lucky", 2, "a seed is a whole number, such as 5"),
        ("orders read x.eml --turns 3", 2, "a round asks for 1 throw or 2"),
        ("round show vipers --round 9", 1, "has only round 1 so far; there is no round 9"),
        ("press strike vipers 3", 1, "no press 3 stands for round 1 of 'vipers': there is none at all"),
        ("seat keep vipers Brenda", 1, "Brenda is not leaving the game, so there is nothing to take back"),
        ("game new hill --every sometimes", 1, 'calendar.every: "sometimes" is not understood; write it like'),
        ("game new hill --ruleset chess", 1, 'there is no game "chess"'),
        ("game new hill --board hills.toml", 1, "there is no file hills.toml"),
    ],
)
def test_a_slip_is_answered_with_what_is_wanted(words: str, status: int, said: str) -> None:
    """The message says what will not do and what will; 2 is wrong usage, 1 that there is no such thing."""
    code, told = run(*words.split())
    assert code == status
    assert said in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("gmae list", '`root` has no command "gmae". Did you mean `root game`? `root -h` lists'),
        ("round psotpone vipers", '`root round` has no command "psotpone". Did you mean `root round postpone`?'),
        ("round x", '`root round` has no command "x". `root round -h` lists those that there are.'),
        ("game show vipers --josn", "`root game show` has no option --josn. Did you mean --json? For example:"),
        ("--josn", "pbm: `root` has no option --josn. More about it: root -h"),
        ("round correct vipers --seat", "--seat wants something behind it: whose orders are put right"),
        ("demo --ruleset", "--ruleset wants something behind it: the game to play. For example: pbm demo"),
        (
            "seat drop vipers Brenda Ponsonby",
            '"Ponsonby" is too much: `root seat drop` takes GAME and SEAT and no more',
        ),
        ("game list vipers", '"vipers" is too much: `root game list` takes no word but options'),
        ("round correct vipers --seat 1 --reason x --orders x --nothing", "pbm: in words is enough: leave out"),
        ("zine --width 10", 'pbm: --width: "10" will not do: a page is 40 to 200 columns wide For example: pbm zine'),
    ],
)
def test_wrong_usage_is_told_in_words(words: str, said: str) -> None:
    """What is wrong, what may have been meant, an example; never a name of the program's own insides."""
    code, told = run(*words.split())
    assert code == 2
    assert said in told
    assert "Usage" not in told


def test_nothing_sent_is_not_counted_as_orders() -> None:
    """Who has taken everything back has sent nothing; the question before an end says so in whole sentences."""
    told = run("game", "end", "vipers")[1]
    assert "Round 1 is not played any more (nobody has ordered); nobody wins;" in told
    settings = load_settings(Path("pbm.toml"))
    with office_with(settings) as office, office.store.begin() as work:
        for receipt, orders in enumerate(({"A": {"throws": [5]}}, {}), start=1):
            for seat in work.seats.of_game(1)[:receipt]:
                work.orders.add(
                    OrderVersion(
                        round_id=1,
                        seat_id=seat.id,
                        receipt=receipt,
                        orders=orders,
                        origin="gm",
                        mail_id=None,
                        received_at=office.clock.now(),
                    )
                )
    assert "(nobody has ordered)" in run("game", "end", "vipers")[1]
    assert "0 of 2" in run("game", "list")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("game start pbm.toml", "this is the settings file of a server, not a game file; `pbm game new` writes one"),
        ("game open board.toml", "this is a board file, not a game file"),
        ("game open hill.toml", "there is no such file; `pbm game new` writes a game file"),
        ("board check vipers.toml", "this is a game file, not a board file"),
        ("board show in", "this is a folder, not a board file"),
        ("board check hill", "hill: there is no such file"),
        ("game list --config vipers.toml", "this is a game file, not the settings file of a server"),
        ("game list --config in", "is a folder: name the file in it, in/pbm.toml"),
    ],
)
def test_a_file_of_another_kind_is_named(words: str, said: str) -> None:
    """One sentence says what the file is and what is wanted, in place of a dozen about its keys."""
    code, told = run(*words.split())
    assert code == 1
    assert said in told
    assert "no such key" not in told


def test_a_game_that_is_only_a_file_is_found() -> None:
    """Its key alone is not enough to start it, and its file is named; where there is none, the games there are."""
    Path("games").mkdir()
    Path("games/hill.toml").write_text(GAME.replace("vipers", "hill"))
    assert "there is its file: pbm game start games/hill.toml" in run("game", "start", "hill")[1]
    assert "there is no game 'dale'; games here: vipers" in run("game", "start", "dale")[1]


@pytest.mark.parametrize(
    "words",
    [
        "zine -o new/issue/page.txt",
        "zine -o new/page.docx",
        "zine --pictures new/issue",
        "board show board.toml -o new/board.png",
    ],
)
def test_no_folder_is_made_unasked(words: str) -> None:
    """A file in a folder that is not there is refused, with what to do, and nothing is made."""
    code, told = run(*words.split())
    assert code == 1
    assert "there is no folder new" in told
    assert not Path("new").exists()


def test_a_folder_in_place_of_a_file_is_answered_with_a_name() -> None:
    """The name proposed has the ending of what would be written."""
    assert run("zine", "-o", "in", "--format", "docx") == (
        1,
        "in: is a folder: name a file in it, such as in/page.docx",
    )


def test_a_folder_for_pictures_is_made_because_it_was_asked_for() -> None:
    """Only that one: `--pictures DIR` names it."""
    code, _ = run("zine", "-o", "page.md", "--pictures", "pictures")
    assert code == 0
    assert Path("pictures").is_dir()


@pytest.mark.parametrize("words", ["game show vipers", "outbox list", "game list"])
def test_piped_tables_have_a_line_for_each_row(words: str) -> None:
    """No address, zone or date is broken, so that grep finds the whole of a row."""
    lines = CliRunner().invoke(app, words.split()).output.splitlines()
    whole = {"game show vipers": LONG, "outbox list": LONG, "game list": "(Europe/London)"}[words]
    assert any(whole in line for line in lines)
    rows = [line for line in lines if line.startswith(("   1  Brenda", "   1  vipers", "   2  vipers", "vipers"))]
    assert rows
    assert all("vipers" in row or "Europe/London" in row for row in rows)
