"""``pbm init`` and ``pbm game new``: what they write loads, and nothing is written over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from pbm.cli.game_new import here_zone, new_command, parse_player
from pbm.cli.init import init_command
from pbm.config import PlayerEntry, load_game_file, load_settings
from pbm.config.settings import ImapInbound, MaildirInbound, MaildirOutbound, SmtpOutbound
from pbm.core.errors import ConfigError

APP = typer.Typer()
APP.command("init")(init_command)
APP.command("new")(new_command)

GIVEN = ("--address", "games@example.org", "--gm-address", "gm@example.org", "--zone", "Europe/London", "--yes")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in an empty folder."""
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, answers: str | None = None) -> Any:
    """Run a command; what it refuses is raised, as ``pbm`` itself would print it."""
    result = CliRunner().invoke(APP, arguments, input=answers)
    if isinstance(result.exception, ConfigError):
        raise result.exception
    return result


def refusal(*arguments: str) -> list[str]:
    """Return what is said when a command is refused."""
    with pytest.raises(ConfigError) as refused:
        run(*arguments)
    return [str(problem) for problem in refused.value.problems]


def test_init_without_a_mail_server_is_a_rehearsal() -> None:
    """With two addresses alone, mail goes through folders; settings and example game load without a warning."""
    result = run("init", "house", *GIVEN)
    assert result.exit_code == 0
    settings = load_settings(Path("house/pbm.toml"))
    assert settings.inbound == (MaildirInbound(name="maildir", path=Path("house/mail/in").absolute()),)
    assert settings.outbound == MaildirOutbound(path=Path("house/mail/out").absolute())
    assert settings.mail.mailbox == "shared"
    game = load_game_file(Path("house/games/example.toml"))
    assert game.zone == "Europe/London"
    assert game.boards["A"].path.resolve() == Path("house/boards/example.toml").resolve()
    assert (settings.warnings, game.warnings) == ((), ())
    assert "1. Look through house/pbm.toml; every line has a remark." in result.output


def test_init_says_how_mail_goes_and_how_to_begin() -> None:
    """Where mail lies as long as it goes through folders, and the commands that begin a game; not where it is sent."""
    said = run("init", "my house", *GIVEN).output
    came, went = (Path(f"my house/mail/{way}/new").absolute() for way in ("in", "out"))
    assert f"no mail server is set up, mail comes in through {came} and goes out into {went}, a file each." in said
    assert "Begin: cd 'my house' && pbm game start games/example.toml && pbm serve" in said
    said = run("init", *GIVEN, "--imap", "imap.example.org", "--smtp", "smtp.example.org").output
    assert "no mail server" not in said
    assert "Begin: pbm game start games/example.toml && pbm serve" in said


def test_init_takes_everything_by_flags() -> None:
    """Hosts, names and the rehearsal's address stand where they belong, and the passwords are asked for last."""
    result = run(
        *("init", *GIVEN, "--gm-name", 'Al "the GM" \\ Ames', "--name", "Vipers", "--imap", "imap.example.org"),
        *("--imap-user", "games", "--smtp", "smtp.example.org", "--smtp-user", "out", "--dedicated"),
        *("--redirect-to", "rehearsal@example.org"),
    )
    settings = load_settings(Path("pbm.toml"))
    (imap,) = settings.inbound
    assert isinstance(imap, ImapInbound)
    assert isinstance(settings.outbound, SmtpOutbound)
    assert (imap.host, imap.user, settings.outbound.host, settings.outbound.user) == (
        *("imap.example.org", "games", "smtp.example.org", "out"),
    )
    assert (settings.mail.gm_name, settings.server.name) == ('Al "the GM" \\ Ames', "Vipers")
    assert (settings.mail.redirect_to, settings.mail.mailbox) == ("rehearsal@example.org", "dedicated")
    password = Path("imap-password").absolute()
    assert f"1. Put the password of the mailbox into {password}, as its only line, and: chmod 600" in result.output


def test_init_asks_for_what_is_not_given() -> None:
    """A bad answer is asked again, an empty one takes the default."""
    answers = "games\ngames@example.org\ngm@example.org\nAlice\n\nimap.example.org\n\n\nn\nLondon\n"
    answers += "Europe/London\nme\nme@example.org\n"
    result = run("init", answers=answers)
    assert result.exit_code == 0, result.output
    assert '"games" has to have something before and after an @' in result.output
    assert 'there is no time zone "London"; did you mean "Europe/London"?' in result.output
    assert '"me" has to have something before and after an @' in result.output
    settings = load_settings(Path("pbm.toml"))
    (imap,) = settings.inbound
    assert isinstance(imap, ImapInbound)
    assert (imap.user, settings.mail.gm_name, settings.server.name) == ("games@example.org", "Alice", "Games by mail")
    assert isinstance(settings.outbound, MaildirOutbound)
    assert settings.mail.redirect_to == "me@example.org"
    assert f"mail goes out into {Path('mail/out/new').absolute()}, a file each" in result.output


def test_init_with_yes_needs_the_addresses() -> None:
    """``--yes`` asks nothing, so what has no default must be given."""
    result = run("init", "--yes")
    assert result.exit_code == 2
    assert "say --address" in result.output
    assert not Path("pbm.toml").exists()


def test_init_writes_over_nothing_without_force() -> None:
    """A pbm.toml that is there stays, as do examples that were changed; --force writes anew."""
    run("init", *GIVEN)
    Path("games/example.toml").write_text("mine")
    assert refusal("init", *GIVEN) == ["pbm.toml: is there already: choose another folder, or say --force"]
    Path("pbm.toml").unlink()
    run("init", *GIVEN)
    assert Path("games/example.toml").read_text() == "mine"
    Path("pbm.toml").write_text("mine")
    run("init", *GIVEN, "--force")
    assert load_settings(Path("pbm.toml")).mail.address == "games@example.org"
    assert load_game_file(Path("games/example.toml")).key == "example"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--address", "games"), 'mail.address: "games" has to have something before and after an @'),
        (("--gm-address", "games@example.org", "--dedicated"), "mail.gm_address: is the games' own address"),
        (("--redirect-to", "x"), 'mail.redirect_to: "x" has to have something before and after an @'),
        (("--zone", "Londn"), '--zone: there is no time zone "Londn"; did you mean "Europe/London"?'),
    ],
)
def test_init_refuses_what_would_not_load(flags: tuple[str, ...], said: str) -> None:
    """What would be refused later is refused now, and nothing is written."""
    (message,) = refusal("init", *GIVEN, *flags)
    assert message.startswith(said)
    assert list(Path().iterdir()) == []


def test_init_says_where_it_cannot_write() -> None:
    """A file in the way of a folder is named."""
    Path("boards").write_text("in the way")
    assert refusal("init", *GIVEN) == ["boards: cannot be written: File exists"]


def test_game_new_writes_a_game() -> None:
    """Flags go where they belong; a board counts from where the command is given."""
    run("init", *GIVEN)
    result = run(
        *("new", "vipers", "--title", "A nest", "--zone", "Europe/London", "--board", "boards/example.toml"),
        *("--player", "Alan Ames <alan@example.org> Europe/Paris", "--player", '"Zoë" <zoe@x.org, zoe@y.org>'),
        *("--every", "every Friday 8pm Europe/Rome"),
    )
    assert result.output == "Deadlines: every week on Friday 20:00 (Europe/Rome).\nWrote games/vipers.toml.\n"
    game = load_game_file(Path("games/vipers.toml"))
    assert (game.key, game.title, game.ruleset, game.zone) == ("vipers", "A nest", "postal", "Europe/Rome")
    assert game.players == (
        PlayerEntry("Alan Ames", ("alan@example.org",), "Europe/Paris"),
        PlayerEntry("Zoë", ("zoe@x.org", "zoe@y.org"), "Europe/London"),
    )


def test_game_new_without_players_says_that_they_are_invented() -> None:
    """The file loads, and the GM is told what to put right."""
    assert "Its players are invented: put in your own." in run("new", "red-hill", "--zone", "UTC").output
    game = load_game_file(Path("games/red-hill.toml"))
    assert (game.title, len(game.players)) == ("Red Hill", 2)
    assert refusal("new", "red-hill", "--zone", "UTC") == [
        "games/red-hill.toml: is there already: choose another key, or say --force"
    ]
    assert run("new", "red-hill", "--zone", "UTC", "--force").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("Vipers",), 'key: "Vipers" is no key'),
        (("../vipers",), 'key: "../vipers" is no key'),
        (("vipers", "--board", "builtin:sevn"), 'boards.A: no board "sevn" comes with the program; did you mean'),
        (("vipers", "--board", "no.toml"), "--board: there is no file no.toml"),
        (("vipers", "--ruleset", "chess"), 'ruleset: there is no game "chess"'),
        (("vipers", "--every", "Firday 20:00"), 'calendar.every: "Firday 20:00" says "Firday"'),
        (("vipers", "--every", "Sunday 01:30"), "calendar.every: Sunday "),
        (("vipers", "--player", "Alan alan@example.org"), '--player: "Alan alan@example.org" is not understood as a'),
        (("vipers", "--player", "Alan <alan>"), 'players[1].address: "alan" has to have something before and after'),
        (("vipers", "--player", "Alan <a@b.c> Mars"), 'players[1].zone: there is no time zone "Mars"'),
        (("vipers", "--ruleset", "postal", "--zone", "Mars"), 'zone: there is no time zone "Mars"'),
    ],
)
def test_game_new_refuses_what_would_not_load(arguments: tuple[str, ...], said: str) -> None:
    """What would be refused later is refused now, with the key to blame, and nothing is written."""
    zone = () if "--zone" in arguments else ("--zone", "Europe/London")
    assert refusal("new", *arguments, *zone)[0].startswith(said)
    assert list(Path().iterdir()) == []


def test_a_player_in_one_line() -> None:
    """Name, address, and a zone if it is another than the game's."""
    assert parse_player("Al <a@b.c>", "UTC") == PlayerEntry("Al", ("a@b.c",), "UTC")
    assert parse_player(" 'Al  Ames' < a@b.c ,d@e.f > Asia/Tokyo ", "UTC") == PlayerEntry(
        "Al Ames", ("a@b.c", "d@e.f"), "Asia/Tokyo"
    )
    for wrong in ("", "<a@b.c>", "Al", "Al <>", "Al <a@b.c> Asia/Tokyo x"):
        with pytest.raises(ConfigError):
            parse_player(wrong, "UTC")


def test_this_machines_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable TZ says it, when it names a place."""
    monkeypatch.setenv("TZ", ":Asia/Tokyo")
    assert here_zone() == "Asia/Tokyo"
    monkeypatch.setenv("TZ", "EST5EDT")
    assert here_zone()


def test_several_boards_are_a_b_and_so_on() -> None:
    """Each --board is one more board, and the zone of --every is the game's where no --zone is said."""
    words = (
        "duo",
        "--board",
        "builtin:spiral",
        "--board",
        "builtin:seven",
        "--every",
        "week on Friday 20:00 Asia/Tokyo",
    )
    assert run("new", *words).exit_code == 0
    game = load_game_file(Path("games/duo.toml"))
    assert list(game.boards) == ["A", "B"]
    assert 'zone = "Asia/Tokyo"' in Path("games/duo.toml").read_text()


def test_init_with_nobody_to_answer_says_what_to_give() -> None:
    """Without a terminal and without flags the message names them."""
    result = run("init", "house", answers="")
    assert result.exit_code == 2
    assert "--yes" in result.output
