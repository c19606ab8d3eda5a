"""Game files: what a good one means, what is said of a bad one, and that every key is explained."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pbm.boards.reader import read_board
from pbm.config import PlayerEntry, load_game_file, resource
from pbm.config.document import open_document
from pbm.config.game_file import read_game_file
from pbm.config.resources import builtin_boards
from pbm.core.deadlines import check, describe
from pbm.core.dice import NoDice
from pbm.core.errors import ConfigError
from pbm.rulesets.registry import find_ruleset

TOP = 'key = "vipers"\nzone = "Europe/London"\n'
BOARDS = '[boards]\nA = "builtin:conventional"\n'
ALAN = '[[players]]\nname = "Alan"\naddress = "Alan@example.org"\n'
BRENDA = '[[players]]\nname = "Brenda"\naddress = "brenda@example.org"\n'
WHEN = '[calendar]\nevery = "2 weeks on Friday 20:00"\n'
GOOD = TOP + BOARDS + ALAN + BRENDA + WHEN


def write(folder: Path, text: str) -> Path:
    """Write a game file and return its path."""
    path = folder / "game.toml"
    path.write_text(text, "utf-8")
    return path


def refusal(folder: Path, text: str) -> list[str]:
    """Return what is said of a game file that is refused, without its own path."""
    path = write(folder, text)
    with pytest.raises(ConfigError) as refused:
        load_game_file(path)
    return [str(problem).removeprefix(f"{path}, ") for problem in refused.value.problems]


def test_a_game_file_is_read(tmp_path: Path) -> None:
    """Boards are fetched, players filled in, options handed on as they are."""
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "own.toml").write_text('name = "Own"\nfinish = 49\n')
    text = f"""
key = "vipers"
title = "A nest of vipers"
note = "Welcome."
{BOARDS}B = "boards/own.toml"
[[players]]
name = "  Alan \\u00a0 Ames "
addresses = ["Alan@Example.org", "alan@work.example.org", "ALAN@example.org"]
zone = "Europe/London"
[[players]]
name = "Zoë"
address = "zoe@example.org"
zone = "Pacific/Auckland"
[options]
end_when_home = 3
since = 2026-12-04
[calendar]
every = "2 weeks on Friday 20:00 Europe/Paris"
"""
    game = load_game_file(write(tmp_path, text))
    assert (game.key, game.title, game.ruleset, game.note) == ("vipers", "A nest of vipers", "postal", "Welcome.")
    assert game.boards["A"].path == resource("config", "boards", "conventional.toml")
    assert game.boards["B"].path == tmp_path / "boards" / "own.toml"
    assert game.boards["B"].spec == {"name": "Own", "finish": 49}
    assert game.players == (
        PlayerEntry("Alan Ames", ("alan@example.org", "alan@work.example.org"), "Europe/London"),
        PlayerEntry("Zoë", ("zoe@example.org",), "Pacific/Auckland"),
    )
    assert game.options == {"end_when_home": 3, "since": "2026-12-04"}
    assert game.zone == "Europe/Paris"
    assert describe(game.calendar) == "every 2 weeks on Friday 20:00 (Europe/Paris)"
    assert game.warnings == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            GOOD.replace('key = "vipers"', ""),
            'key: is missing: a short name for addresses and subjects, such as "vipers"',
        ),
        (
            GOOD.replace("vipers", "Vipers"),
            'line 1, key: "Vipers" is no key: 1 to 20 small letters a to z, digits and hyphens',
        ),
        (GOOD.replace("vipers", "v" * 21), "is no key: 1 to 20 small letters"),
        (GOOD.replace("vipers", "42"), 'key: "42" is no key: it needs a letter, so that nobody takes it for a number'),
        (GOOD.replace("vipers", "-vipers"), "is no key: it may not begin or end with a hyphen"),
        ('title = "a\\nb"\n' + GOOD, "line 1, title: must be one line of plain words"),
        ("titel = 1\n" + GOOD, 'line 1, titel: there is no such key; did you mean "title"?'),
        (GOOD.replace("Europe/London", "Europe/Londres"), 'line 2, zone: there is no time zone "Europe/Londres"'),
        (TOP + BOARDS + WHEN, "players: there are no players: write [[players]] on a line of its own"),
        (TOP + BOARDS + "[players]\n" + WHEN, "line 5, players.name: is missing: the player's name"),
        (TOP + BOARDS + "[players]\n" + WHEN, "line 5, players.address: is missing: where the player's mail goes"),
        (GOOD.replace('zone = "Europe/London"', ""), "players[1].zone: is missing: where the player's clock is"),
        (
            GOOD.replace('zone = "Europe/London"', ""),
            "calendar.zone: is missing: say in which time zone the calendar is",
        ),
        (
            GOOD.replace("Brenda", "ALAN"),
            'line 9, players[2].name: there are two players called "Alan": give one another',
        ),
        (GOOD.replace("Brenda", "Al\\u200ban"), "has an invisible character in it: type it anew"),
        (GOOD.replace("Brenda", "\\uff21lan"), 'there are two players called "Alan"'),
        (GOOD.replace('"Brenda"', f'"{"x" * 41}"'), "is longer than 40 letters"),
        (GOOD.replace("Brenda", "<b>"), '"<b>" is not a name: leave out <, > and @'),
        (
            GOOD.replace("brenda@", "brenda at "),
            'line 10, players[2].address: "brenda at example.org" has to have something',
        ),
        (GOOD.replace(WHEN, 'zone = "Mars"\n' + WHEN), 'line 11, players[2].zone: there is no time zone "Mars"'),
        (
            GOOD.replace(WHEN, 'adress = "x"\n' + WHEN),
            'players[2].adress: there is no such key; did you mean "address"?',
        ),
        (
            GOOD.replace(WHEN, 'addresses = ["x@y.z"]\n' + WHEN),
            "players[2].addresses: address and addresses are both given",
        ),
        (GOOD.replace("A =", "a ="), 'line 4, boards.a: "a" is no name for a board: use one capital letter, A, B, C'),
        (GOOD.replace("A =", "AB ="), '"AB" is no name for a board'),
        (
            GOOD.replace("conventional", "conventionel"),
            'boards.A: no board "conventionel" comes with the program; did you mean',
        ),
        (GOOD.replace("conventional", "zzz"), "comes with the program; there are: article, classic, conventional"),
        (GOOD.replace("builtin:", "boards/"), "there is no such file (paths count from the game file)"),
        (GOOD.replace("builtin:conventional", ""), "boards.A: is empty: name a board file, or"),
        (GOOD.replace('"builtin:conventional"', "3"), "line 4, boards.A: must be words in quotes, not 3"),
        (GOOD.replace("builtin:conventional", "game.toml").replace(WHEN, "x = ["), "is not written as TOML"),
        (
            GOOD.replace(BOARDS, "[boards]\n" + "".join(f'{name} = "builtin:seven"\n' for name in "ABCDEFGHIJ")),
            "line 3, boards: there are 10 boards; a game can have 9",
        ),
        (GOOD.replace(WHEN, ""), "calendar: there is no calendar: write [calendar], and below it every ="),
        (GOOD.replace("every =", "evry ="), 'line 12, calendar.evry: there is no such key; did you mean "every"?'),
        (GOOD.replace("Friday 20", "Firday 20"), 'line 12, calendar.every: "2 weeks on Firday 20:00" says "Firday"'),
        (GOOD + "[postal]\n", "line 13, postal: the options of a game stand under [options], whatever its rules"),
        ("options = 3\n" + GOOD, "line 1, options: must be a table: write [options] on a line of its own, not 3"),
    ],
)
def test_a_bad_file_is_refused_with_line_and_key(tmp_path: Path, text: str, said: str) -> None:
    """Every mistake has a message that names the key and says what to do."""
    found = refusal(tmp_path, text)
    assert any(said in message for message in found), found


def test_a_board_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    """The complaint is of the board file, at its line."""
    (tmp_path / "bad.toml").write_text("name = \n")
    (message,) = refusal(tmp_path, GOOD.replace("builtin:conventional", "bad.toml"))
    assert message.startswith(f"{tmp_path / 'bad.toml'}, line 1: is not written as TOML")


def test_two_people_may_share_an_address(tmp_path: Path) -> None:
    """It is allowed, and warned of where the second says it."""
    path = write(tmp_path, GOOD.replace("brenda@", "alan@"))
    (warning,) = load_game_file(path).warnings
    message = "alan@example.org is also Alan's, so a mail's sender alone will not tell the two apart"
    assert str(warning) == f"{path}, line 10, players[2].address: {message}"


def test_names_with_accents_and_apostrophes_are_names(tmp_path: Path) -> None:
    """People are called what they are called."""
    for name in ("Zoë", "O'Brien", "Ng Mei-Ling", "Ольга", "J. R. R."):
        assert load_game_file(write(tmp_path, GOOD.replace("Brenda", name))).players[1].name == name


@pytest.mark.parametrize("name", ["demo", "vipers"])
def test_the_example_games_can_be_played(name: str) -> None:
    """The examples load without a warning, and boards, options and deadlines are accepted."""
    game = load_game_file(resource("config", "games", f"{name}.toml"))
    assert game.warnings == ()
    assert game.key == name
    assert check(game.calendar, datetime(2026, 11, 1, tzinfo=UTC)) == []
    boards = {letter: source.spec for letter, source in game.boards.items()}
    ruleset = find_ruleset(game.ruleset)
    config = ruleset.read_config(boards, game.options, read_board)
    assert ruleset.turns(config, ruleset.start(config, [player.name for player in game.players], NoDice())) == (1,)


def test_every_builtin_board_is_a_game(tmp_path: Path) -> None:
    """Whatever stands in config/boards can be named as ``builtin:``."""
    for name in builtin_boards():
        assert load_game_file(write(tmp_path, GOOD.replace("conventional", name))).boards["A"].spec["finish"]


def test_every_key_is_on_the_reference_page(tmp_path: Path) -> None:
    """Each key the reader knows, and each option of the postal rules, stands in its section of game-file.md."""
    document = open_document(write(tmp_path, GOOD))
    read_game_file(document)
    page = (Path(__file__).parents[3] / "docs" / "reference" / "game-file.md").read_text("utf-8")
    sections = dict(
        re.findall(r"^## (?:`\[+([a-z.]+)\]+`|At the top)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    )
    known = {key.replace("[]", "") for key in document.asked}
    known |= {f"options.{option.key}" for option in find_ruleset("postal").options()}
    assert len(known) > 30
    for key in sorted(known - set(sections)):
        table, _, name = key.rpartition(".")
        if table != "boards":
            assert re.search(rf"^\|.*`{name}`.*\|", sections[table], re.MULTILINE), f"{key} is not explained"


@pytest.mark.parametrize("name", ["postal", "classic", "unleashed"])
def test_the_page_has_every_option_of_each_game_and_no_other(name: str) -> None:
    """Each game's table on the reference page has the options of its rules, in their order, with their defaults."""
    page = (Path(__file__).parents[3] / "docs" / "reference" / "game-file.md").read_text("utf-8")
    options = page[page.index("## `[options]`") : page.index("## `[house]`")]
    table = options[options.rindex(f"or `{name}`") :].split("\n\n")[1]
    documented = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| \S", table, re.MULTILINE)
    assert documented == [(option.key, json.dumps(option.default)) for option in find_ruleset(name).options()]


WRONG_THROUGHOUT = """key = "vipers"
zone = "Europe/London"
ruleset = "postel"
[boards]
A = "builtin:conventional"
[[players]]
name = "Alan"
address = "alan at example.org"
[options]
schedule = [1, 1, 3]
max_consecutive_nmrs = 3
announce_nmr = "yes"
[calendar]
every = "2 weeks on Friday 25:00 Europe/London"
start = "2026-13-01"
on_skip = "later"
"""


def test_all_that_is_wrong_with_a_game_is_said_at_once(tmp_path: Path) -> None:
    """The rules' word on options is not kept back until the calendar is mended, nor the rest of the calendar until its
    recurrence is; and options of rules whose name is misspelt are those of the rules that are meant.
    """
    path = write(tmp_path, WRONG_THROUGHOUT)
    with pytest.raises(ConfigError) as refused:
        load_game_file(path, begins=datetime(2026, 11, 1, tzinfo=UTC))
    assert {(problem.file, problem.line) for problem in refused.value.problems} == {
        (str(path), line) for line in (3, 8, 10, 11, 12, 14, 15, 16)
    }
    said = str(refused.value)
    assert 'there is no game "postel"; did you mean "postal"?' in said
    assert "max_consecutive_nmr" in said


def test_dates_that_have_passed_are_said_with_the_rest(tmp_path: Path) -> None:
    """A calendar that is over and an option that is wrong are told together."""
    text = GOOD.replace(WHEN, '[options]\nannounce_nmr = "yes"\n[calendar]\ndates = ["2026-10-02 20:00"]\n')
    with pytest.raises(ConfigError) as refused:
        load_game_file(write(tmp_path, text), begins=datetime(2026, 11, 1, tzinfo=UTC))
    assert [problem.line for problem in refused.value.problems] == [12, 14]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # One slip is one line: what it would have given is not called missing.
        (GOOD.replace("zone =", "zome ="), 'line 2, zome: there is no such key; did you mean "zone"?'),
        (GOOD.replace("Europe/London", "Europe/Londres"), 'line 2, zone: there is no time zone "Europe/Londres"'),
        (GOOD.replace("key =", "kye ="), 'line 1, kye: there is no such key; did you mean "key"?'),
        (GOOD.replace("[[players]]", "[[player]]"), 'line 5, player: there is no such key; did you mean "players"?'),
        (GOOD.replace("every =", "evry ="), 'line 12, calendar.evry: there is no such key; did you mean "every"?'),
        (GOOD.replace(ALAN, ALAN.replace("address", "adress")), "line 7, players[1].adress: there is no such key"),
        (GOOD.replace("[boards]", "[[options]]\n[boards]"), "line 3, options: must be a table: write [options] on"),
    ],
)
def test_one_slip_is_one_complaint_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    """Nothing that only follows from a slip is complained of beside it."""
    (message,) = refusal(tmp_path, text)
    assert message.startswith(said)
