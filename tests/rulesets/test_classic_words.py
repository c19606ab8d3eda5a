"""What the classic game says: sentences of rolls, headlines, tables, the board, receipts, and its pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from pbm.boards.files import load_board_file
from pbm.boards.reader import read_board
from pbm.cli.app import app
from pbm.config import resource
from pbm.core.board import BoardOptions
from pbm.core.dice import SealedDice
from pbm.core.game import PUBLIC, Audience, JsonObject
from pbm.orders.form_fields import form_words
from pbm.rulesets.api import AnyRuleset, View
from pbm.rulesets.classic import RULESET, Config, State
from pbm.rulesets.classic.board import DEFAULT_BOARD
from pbm.rulesets.registry import find_ruleset, ruleset_names
from tests.rulesets.classic_games import NO_DICE, PLAIN, config, played, stand

ROOT = Path(__file__).parents[2]
Falls = dict[int, list[tuple[int, int]]]


def seen(game: Config, before: State, falls: Falls, seat: str | None = None) -> View:
    """Return what somebody sees of a round with these dice."""
    done = played(game, before, falls)
    return RULESET.view(game, before, done.state, done, Audience(seat) if seat else PUBLIC)


def test_it_keeps_to_the_protocol() -> None:
    """The value that is exported is a ruleset with chance, and found by its name."""
    ruleset: AnyRuleset = RULESET
    assert find_ruleset("classic") is ruleset
    assert "classic" in ruleset_names()
    assert ruleset.chance
    raw: Any = RULESET.config_to_json(config())
    assert {option.key: option.default for option in ruleset.options()} == raw["options"]
    assert RULESET.max_consecutive_nmr(config()) == 0


@pytest.mark.parametrize(
    ("space", "falls", "said"),
    [
        (12, [(3, 2)], "Brenda rolls 3 and 2: 12 → 17."),
        (12, [(3, 3), (1, 2)], "Brenda rolls 3 and 3: 12 → 18, again: 1 and 2 → 21, up the ladder to 42."),
        (39, [(3, 4)], "Brenda rolls 3 and 4: 39 → 46, down the snake to 25."),
        (98, [(3, 2)], "Brenda rolls 3 and 2: 98 → 100 and back to 97."),
        (98, [(3, 4)], "Brenda rolls 3 and 4: 98 → 100 and back to 95, down the snake to 75."),
        (95, [(1, 4)], "Brenda rolls 1 and 4: 95 → 100, home!"),
        (
            23,
            [(6, 6), (6, 6), (6, 6)],
            "Brenda rolls 6 and 6: 23 → 35, again: 6 and 6 → 47, again: 6 and 6, the third double six running, which "
            "is not moved.",
        ),
    ],
)
def test_a_go_in_a_sentence(space: int, falls: list[tuple[int, int]], said: str) -> None:
    """Each roll is told as it fell, with where it led."""
    assert seen(config(), stand(Brenda=space), {1: falls}).notices == (said,)


def test_a_roll_that_is_not_moved_in_a_sentence() -> None:
    """With finish = "stay" the report says where one stays."""
    (said,) = seen(config(finish="stay"), stand(Brenda=98), {1: [(2, 2), (1, 2)]}).notices
    assert said == "Brenda rolls 2 and 2, too many: stays on 98, again: 1 and 2, too many: stays on 98."


def test_a_ladder_home_in_a_sentence() -> None:
    """Home by ladder is told as both."""
    board: JsonObject = {**PLAIN, "ladders": {"10": 40}}
    view = seen(config(board), stand(Brenda=5), {1: [(2, 3)]})
    assert view.notices == ("Brenda rolls 2 and 3: 5 → 10, up the ladder to 40, home!",)
    assert view.headline == "Brenda climbs the ladder from 10 to 40 and wins."


def test_several_turns_of_a_round_are_told_apart() -> None:
    """Where a round has more turns than one, each sentence names its own."""
    view = seen(config(PLAIN, rolls_per_round=2), stand(3, Alan=0), {1: [(1, 2), (2, 3)]})
    assert view.notices == ("Turn 3: Alan rolls 1 and 2: 0 → 3.", "Turn 4: Alan rolls 2 and 3: 3 → 8.")
    assert (view.played, view.coming) == ((3, 4), (5, 6))


@pytest.mark.parametrize(
    ("positions", "falls", "said"),
    [
        ({"Alan": 0, "Brenda": 0}, {1: [(1, 2)], 2: [(1, 4)]}, "Brenda takes the lead on 5."),
        (
            {"Alan": 40, "Brenda": 38},
            {1: [(1, 2)], 2: [(1, 4)]},
            "Alan and Brenda share the lead on 43.",
        ),
        ({"Alan": 40, "Brenda": 38}, {1: [(1, 2)], 2: [(3, 4)]}, "Brenda passes Alan and leads on 45."),
        ({"Alan": 40, "Brenda": 30}, {1: [(1, 2)], 2: [(3, 2)]}, "Alan still leads on 43, 8 ahead."),
        (
            {"Alan": 57, "Brenda": 30},
            {1: [(3, 2)], 2: [(3, 2)]},
            "Alan slides down the snake from 62 to 19; Brenda passes Alan and leads on 35.",
        ),
        ({"Alan": 40, "Brenda": 23}, {1: [(1, 2)], 2: [(3, 2)]}, "Brenda climbs the ladder from 28 to 84 and leads."),
        (
            {"Alan": 40, "Brenda": 26},
            {1: [(1, 2)], 2: [(1, 1), (1, 2)]},
            "Brenda climbs the ladder from 28 to 84 and leads on 94.",
        ),
        (
            {"Alan": 90, "Brenda": 23},
            {1: [(1, 2)], 2: [(3, 2)]},
            "Brenda climbs the ladder from 28 to 84; Alan still leads on 93, 9 ahead.",
        ),
        (
            {"Alan": 29, "Brenda": 23},
            {1: [(6, 6), (6, 6), (6, 6)], 2: [(1, 2)]},
            "Alan rolls a third double six and has to pass the dice on; Alan still leads on 53, 27 ahead.",
        ),
        ({"Alan": 29, "Brenda": 93}, {1: [(1, 3)], 2: [(4, 3)]}, "Brenda rolls 4 and 3, comes home on 100 and wins."),
        ({"Alan": 29}, {1: [(1, 3)]}, "Alan leads on 33."),
        (
            {"Alan": 30, "Brenda": 31, "Clive": 32},
            {1: [(1, 3)], 2: [(1, 2)], 3: [(1, 1), (1, 2)]},
            "Clive still leads on 37, 3 ahead.",
        ),
        (
            {"Alan": 30, "Brenda": 31, "Clive": 29},
            {1: [(1, 4)], 2: [(1, 3)], 3: [(2, 4)]},
            "Everybody is level on 35.",
        ),
        (
            dict.fromkeys(("Alan", "Brenda", "Clive", "Dora", "Eva"), 30) | {"Eva": 12},
            {number: [(1, 4)] for number in range(1, 6)},
            "4 share the lead on 35.",
        ),
    ],
)
def test_headlines(positions: dict[str, int], falls: Falls, said: str) -> None:
    """One sentence on who leads or has won, and the best or worst that befell anybody."""
    before = State(1, tuple(positions), positions)
    assert seen(config(), before, falls).headline == said


def test_before_the_first_round_and_after_all_have_left() -> None:
    """The start and the sad end have words too."""
    game = config()
    start = RULESET.start(game, ("Alan", "Brenda"), NO_DICE)
    assert RULESET.view(game, None, start, None, PUBLIC).headline == "2 players at the start, on space 0."
    gone = RULESET.drop(game, RULESET.drop(game, start, "Alan"), "Brenda")
    view = RULESET.view(game, None, gone, None, PUBLIC)
    assert (view.headline, view.coming) == ("The game is over: nobody is left in it.", ())
    assert [row[1] for row in view.tables[0].rows] == ["Alan", "Brenda"]


def test_the_table_is_in_race_order_with_the_change() -> None:
    """Place, player, space and change since the last round; the winner is home."""
    view = seen(config(), stand(Alan=40, Brenda=98, Clive=40), {1: [(1, 2)], 2: [(3, 2)], 3: [(1, 2)]})
    assert view.tables[0].columns == ("Place", "Player", "Space", "Change")
    assert view.tables[0].rows == (("1", "Brenda", "97", "-1"), ("2", "Alan", "43", "+3"), ("2", "Clive", "43", "+3"))
    done = seen(config(), stand(Alan=40, Brenda=95), {1: [(1, 2)], 2: [(3, 2)]})
    assert done.tables[0].rows == (("1", "Brenda", "100, home", "+5"), ("2", "Alan", "43", "+3"))
    (track,) = done.tracks
    assert (track.board, track.finish) == ("A", 100)
    assert [(runner.name, runner.space, runner.home, runner.place) for runner in track.runners] == [
        ("Brenda", 100, (1,), 1),
        ("Alan", 43, (), 2),
    ]


def test_the_grid_is_the_open_board_with_everybody_on_it() -> None:
    """All squares, snakes and ladders, and who stands where; not who has not begun."""
    (grid,) = seen(config(), stand(Alan=0, Brenda=95, Clive=7), {1: [(2, 5)], 2: [(3, 2)]}).grids
    assert (grid.rows, grid.columns, len(grid.cells)) == (10, 10, 100)
    assert [cell.kind for cell in grid.cells if cell.kind != "plain"] == ["finish"]
    jumps = {(link.top, link.bottom) if link.down else (link.bottom, link.top) for link in grid.links}
    wanted: Any = {**DEFAULT_BOARD["ladders"], **DEFAULT_BOARD["snakes"]}  # type: ignore[dict-item]
    assert jumps == {(int(start), end) for start, end in wanted.items()}
    assert {link.kind for link in grid.links if link.down} == {"snake"}
    assert dict(grid.players) == {"Alan": 14, "Brenda": 100, "Clive": 7}


def test_the_grid_of_a_board_with_another_layout() -> None:
    """Its squares run back and forth all the same; a short last row and spaces beyond the finish are no matter."""
    tower: JsonObject = {"finish": 33, "last": 36, "layout": {"kind": "columns", "height": 6}}
    (grid,) = seen(config(tower), stand(Alan=0), {1: [(2, 5)]}).grids
    assert (grid.rows, grid.columns, len(grid.cells)) == (4, 10, 33)


def test_own_words() -> None:
    """A seat is told where it is, what lies within one roll, and that nothing need be sent."""
    own = seen(config(), stand(Alan=40, Brenda=0), {1: [(1, 3)], 2: [(1, 3)]}, "Alan").own
    assert own is not None
    assert own.lines == (
        "You are on 44, 56 spaces from home.",
        "Ladder ahead: 51 → 67.",
        "Snakes ahead: 46 → 25 and 49 → 11.",
        "No orders are needed: at the deadline the dice are rolled for everybody.",
    )
    assert (own.missed, own.ordered) == (False, ())
    game = config(play="on_order")
    start = RULESET.start(game, ("Alan",), NO_DICE)
    asked = RULESET.view(game, None, start, None, Audience("Alan")).own
    assert asked is not None
    assert asked.lines[-1].startswith(
        "ROLL shows you your dice at once; at the deadline they are rolled for everybody,"
    )
    assert asked.lines[-1].endswith(" and yours are the same either way.")
    assert asked.lines[1].startswith("Ladders ahead: 2 → 38, 7 → 14 and 8 → 31")


def test_own_words_at_the_end() -> None:
    """Who is home, who is not, and who has left."""
    before = stand(dropped=("Clive",), Alan=40, Brenda=95, Clive=12)
    for seat, said in (
        ("Alan", ("You are on 43.",)),
        ("Brenda", ("You are home, on 100.",)),
        ("Clive", ("You have left the game; you were on 12.",)),
        ("Dora", ()),
    ):
        own = seen(config(), before, {1: [(1, 2)], 2: [(3, 2)]}, seat).own
        assert own is not None
        assert own.lines == said


@pytest.mark.parametrize(
    "words", [["ROLL"], ["roll please"], ["Dice (answer ROLL): roll"], ["Hi GM,", "", "Roll!", "", "Brenda"]]
)
def test_roll_is_read_as_players_write_it(words: list[str]) -> None:
    """The form's own words, or the one word alone, are an order that the rules take."""
    game = config(play="on_order")
    before = stand(Alan=0, Brenda=0)
    form = RULESET.order_form(game, before, "Brenda")
    assert form is not None
    read = form_words(form, words)
    assert (read.orders, read.problems) == ({"A": {"roll": "roll"}}, ())
    assert RULESET.check(game, before, "Brenda", read.orders).accepted == read.orders


def test_an_unfilled_form_is_no_roll() -> None:
    """What comes back as it went out orders nothing."""
    form = RULESET.order_form(config(play="on_order"), stand(Alan=0), "Alan")
    assert form is not None
    read = form_words(form, [f"{form.fields[0].prompt}: ", "Press: "])
    assert (read.orders, read.problems) == ({}, ())


def test_a_receipt_shows_the_dice_and_says_how_sure_they_are() -> None:
    """The first player's stand; the others' stand unless somebody comes home before (rule 9)."""
    game = config(play="on_order")
    before = stand(Alan=0, Brenda=12)
    told = {}
    for name in before.seats:
        dice = SealedDice(b"seed", "vipers", 1)
        told[name] = RULESET.at_once(game, before, name, {name: {"A": {"roll": "roll"}}}, dice)
    done = RULESET.adjudicate(game, before, {}, SealedDice(b"seed", "vipers", 1))
    notices = RULESET.view(game, before, done.state, done, PUBLIC).notices
    assert [line.replace("Alan rolls", "You roll").replace("Brenda rolls", "You roll") for line in notices] == [
        told["Alan"][0],
        told["Brenda"][0],
    ]
    assert told["Alan"][1:] == (
        "Nobody rolls before you, so this stands.",
        "Your dice of this round stay the same, whatever else you send.",
    )
    assert told["Brenda"][1:] == (
        "If somebody comes home before you in this round, the game ends there, and what you roll after that does not "
        "count.",
        "Your dice of this round stay the same, whatever else you send.",
    )


def test_checks_say_what_can_be_done() -> None:
    """What is no order here is answered kindly; nothing is kept for later rounds."""
    closed, open_ = config(), config(play="on_order")
    before = stand(dropped=("Clive",), Alan=0, Brenda=0, Clive=4)
    answer = RULESET.check(closed, before, "Alan", {"A": {"roll": "roll"}})
    assert [problem.message for problem in answer.problems] == [
        "No orders are needed in this game: at each deadline the dice are rolled for everybody."
    ]
    assert RULESET.check(closed, before, "Alan", {}).problems == ()
    left = RULESET.check(open_, before, "Clive", {"A": {"roll": "roll"}})
    assert [problem.message for problem in left.problems] == [
        "You have left the game: there is nothing to order any more."
    ]
    taken = RULESET.check(open_, before, "Alan", {"A": {"roll": "roll"}, "B": {"roll": "roll"}})
    assert (taken.accepted, [problem.code for problem in taken.problems]) == (
        {"A": {"roll": "roll"}},
        ["board-unknown"],
    )
    assert taken.lines == ("ROLL: you see your dice at once.",)
    other = RULESET.check(open_, before, "Alan", {"A": {"throws": [3]}})
    assert (other.accepted, [problem.code for problem in other.problems]) == ({}, ["order-unknown"])
    assert RULESET.check(open_, before, "Alan", {}).lines == (
        "No ROLL yet: at the deadline the dice are rolled for you.",
    )
    later = RULESET.check_later(open_, before, "Alan", {}, {2: {"A": {"roll": "roll"}}})
    assert [problem.code for problem in later[2].problems] == ["not-kept"]


@pytest.mark.parametrize("finish", ["bounce", "stay", "overshoot"])
@pytest.mark.parametrize("play", ["at_deadline", "on_order"])
@pytest.mark.parametrize("three_sixes", ["void_third_double_six", "off"])
def test_the_briefing_tells_the_options(finish: str, play: str, three_sixes: str) -> None:
    """Each option has words in the first mail, and none of another's."""
    told = RULESET.briefing(config(finish=finish, play=play, three_sixes=three_sixes), 4)
    words = " ".join(told.rules)
    assert ("bounces" in words) is (finish == "bounce")
    assert ("is not moved. A double" in words) is (finish == "stay")
    assert ("would go further" in words) is (finish == "overshoot")
    assert ("third double six" in words) is (three_sixes != "off")
    assert ("Send ROLL" in words) is (play == "on_order")
    assert told.example == ("roll" if play == "on_order" else "")
    assert "open to all" in " ".join(told.disclosed)


def test_the_default_board_is_the_one_in_the_folder() -> None:
    """A game that names no board and one on builtin:classic are played on the same."""
    file = load_board_file(resource("config", "boards", "classic.toml"), BoardOptions())
    board = RULESET.boards(config())["A"]
    assert file.source == DEFAULT_BOARD
    assert (board.ladders, board.snakes, board.finish) == (file.ladders, file.snakes, 100)
    assert (len(board.ladders), len(board.snakes), file.warnings) == (11, 10, ())
    named = RULESET.read_config({"A": file.source}, {}, read_board)
    assert RULESET.config_to_json(named)["boards"] == {"A": DEFAULT_BOARD}
    assert RULESET.config_to_json(config())["boards"] == {}


def test_the_reference_page_has_every_option_with_its_default() -> None:
    """The table in game-file.md is that of the rules."""
    page = (ROOT / "docs" / "reference" / "game-file.md").read_text("utf-8")
    table = page[page.index("For `classic`") :]
    for option in RULESET.options():
        default = f'"{option.default}"' if isinstance(option.default, str) else str(option.default)
        assert f"| `{option.key}` | `{default}` |" in table
        assert option.help


def test_the_data_on_the_readme_are_true() -> None:
    """Its state can be played on, and a report of such dice is the one it shows."""
    page = (ROOT / "pbm" / "rulesets" / "classic" / "README.md").read_text("utf-8")
    state, report = (json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    game = config()
    before = RULESET.state_from_json(game, state)
    assert RULESET.state_to_json(game, before) == state
    done = played(game, before, {1: [(3, 4)], 2: [(6, 6), (2, 1)]})
    assert done.report == report


def adjudicated(scenario: JsonObject) -> Any:
    """Return what `pbm adjudicate` makes of a scenario."""
    result = CliRunner().invoke(app, ["adjudicate", "-"], input=json.dumps(scenario))
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_adjudicate_plays_it() -> None:
    """The envelope with this game's own state and a seed; the same seed gives the same game, played on or at once."""
    scenario: JsonObject = {
        "ruleset": "classic",
        "boards": {},
        "options": {"rolls_per_round": 2},
        "players": ["Alan", "Brenda"],
        "seed": "abc",
        "rounds": [{}, {}],
    }
    whole = adjudicated(scenario)
    assert [one["turns"] for one in whole["rounds"]] == [[1, 2], [3, 4]]
    assert whole["state"]["turn"] == 5
    assert whole["state"]["over"] is False
    first = adjudicated({**scenario, "rounds": [{}]})
    rest = {key: value for key, value in scenario.items() if key != "players"}
    assert adjudicated({**rest, "state": first["state"], "rounds": [{}]})["rounds"] == whole["rounds"][1:]
    again = adjudicated({**scenario, "seed": "abd"})
    assert again["rounds"] != whole["rounds"]


def test_adjudicate_plays_to_the_end() -> None:
    """A result has its winner, ranks and the state after it."""
    board: JsonObject = {**PLAIN, "finish": 12, "layout": {"kind": "rows", "width": 6}}
    state: JsonObject = {"turn": 7, "seats": ["Alan", "Brenda"], "positions": {"Alan": 5, "Brenda": 5}}
    scenario: JsonObject = {
        "ruleset": "classic",
        "boards": {"A": board},
        "options": {"finish": "overshoot"},
        "state": state,
        "seed": "00",
    }
    for rounds in range(1, 12):
        found = adjudicated({**scenario, "rounds": [{"Alan": {"A": {"roll": "roll"}}}] * rounds})
        if found["state"]["over"]:
            break
    winner = found["state"]["winner"]
    assert found["state"]["result"] == found["rounds"][-1]["report"]["result"] == {"winner": winner}
    assert found["state"]["ranks"]["A"][winner] == 1
    assert found["state"]["positions"][winner] == 12
