"""Each rule of the classic game by hand, with dice that fall as written."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.dice import SealedDice
from pbm.core.errors import ConfigError, IllegalError
from pbm.core.game import JsonObject
from pbm.rulesets.classic import RULESET, Config
from tests.rulesets.classic_games import NO_DICE, PLAIN, config, played, stand

Fall = tuple[int, int]


def one(game: Config, space: int, *falls: Fall) -> int:
    """Return where one player's turn from a space ends."""
    return played(game, stand(Alan=space, Brenda=0), {1: falls, 2: [(1, 3)]}).state.positions["Alan"]


def won(game: Config, space: int, *falls: Fall) -> bool:
    """Return whether one player's turn from a space wins the game: then nobody rolls after it."""
    return played(game, stand(Alan=space, Brenda=0), {1: falls}).state.winner == "Alan"


def test_all_start_off_the_board_and_take_turns_in_the_order_of_seats() -> None:
    """Everybody begins on 0 (rule 3) and rolls once a round, the first seat first (rule 1)."""
    game = config(PLAIN)
    start = RULESET.start(game, ("Zoë", "Alan", "Mia"), NO_DICE)
    assert dict(start.positions) == {"Zoë": 0, "Alan": 0, "Mia": 0}
    done = played(game, start, {1: [(1, 2)], 2: [(2, 5)], 3: [(6, 5)]})
    goes: Any = done.report["goes"]
    assert [go["seat"] for go in goes] == ["Zoë", "Alan", "Mia"]
    assert dict(done.state.positions) == {"Zoë": 3, "Alan": 7, "Mia": 11}
    assert (done.turns, done.state.turn, done.missed) == ((1,), 2, ())


def test_two_dice_are_summed_and_moved_once() -> None:
    """Nothing happens on spaces that are only passed (rule 4): 3 and 1 from 5 passes the ladders on 7 and 8."""
    assert one(config(), 5, (3, 1)) == 9


@pytest.mark.parametrize(
    ("space", "fall", "end"),
    [(0, (4, 3), 14), (20, (5, 3), 84), (10, (4, 2), 6), (60, (3, 1), 60), (90, (2, 3), 75), (83, (1, 3), 94)],
)
def test_snakes_and_ladders_are_compulsory(space: int, fall: Fall, end: int) -> None:
    """Stopping where one starts leads to its end (rule 5): up from 7, 28 and 87, down from 16, 64 and 95."""
    assert one(config(), space, fall) == end


def test_a_snake_works_after_a_double_too_and_then_one_rolls_again() -> None:
    """A double climbs from 2, or slides from 46, and the next roll goes on from there (rules 5 and 7)."""
    assert one(config(), 0, (1, 1), (1, 2)) == 41
    assert one(config(), 42, (2, 2), (1, 3)) == 29


def test_one_does_not_lead_on_to_another() -> None:
    """A ladder that ends where a snake starts ends there (rule 5)."""
    board: JsonObject = {**PLAIN, "ladders": {"5": 20}, "snakes": {"20": 3}}
    assert one(config(board), 0, (2, 3)) == 20


def test_too_high_bounces() -> None:
    """98 and a five is 97 (rule 6): two to the finish, three back."""
    done = played(config(), stand(Alan=98, Brenda=0), {1: [(2, 3)], 2: [(1, 3)]})
    assert done.state.positions["Alan"] == 97
    go: Any = done.report["goes"]
    assert go[0]["rolls"] == [
        {
            "dice": [2, 3],
            "from": 98,
            "space": 97,
            "path": [{"via": "roll", "from": 98, "to": 100}, {"via": "bounce", "from": 100, "to": 97}],
        }
    ]


def test_what_is_on_the_bounced_space_acts() -> None:
    """98 and seven bounces to 95, from where the snake leads to 75; 96 and twelve to 92, and 88 (rule 6)."""
    assert one(config(), 98, (3, 4)) == 75
    assert one(config(), 96, (6, 6), (1, 2)) == 91
    ladder: JsonObject = {**PLAIN, "ladders": {"36": 38}}
    assert one(config(ladder), 39, (2, 3)) == 38


def test_a_bounced_double_rolls_again() -> None:
    """A double counts whatever it led to (rule 7): 99 by a double two is 97, and 97 by a three is home."""
    assert won(config(PLAIN), 39, (2, 2), (1, 2))


def test_stay_does_not_move_a_roll_that_is_too_high() -> None:
    """With finish = "stay" one stands, and a double rolls again all the same (rules 6 and 7)."""
    game = config(finish="stay")
    assert one(game, 98, (2, 3)) == 98
    assert one(game, 94, (4, 4), (1, 3)) == 98
    assert won(game, 98, (2, 2), (1, 1))


def test_overshoot_is_home() -> None:
    """With finish = "overshoot" a roll that is too high ends on the finish and wins (rule 6)."""
    game = config(finish="overshoot")
    assert won(game, 93, (6, 5))
    assert one(game, 85, (6, 5)) == 96


@pytest.mark.parametrize("finish", ["bounce", "stay", "overshoot"])
def test_landing_exactly_wins_under_every_option(finish: str) -> None:
    """The exact count is home, and nobody rolls after it (rule 8)."""
    assert won(config(finish=finish), 91, (5, 4))


def test_landing_on_the_finish_by_a_double_wins_at_once() -> None:
    """The winner does not roll again, and neither does anybody else (rule 8)."""
    done = played(config(), stand(Alan=0, Brenda=94, Clive=0), {1: [(1, 3)], 2: [(3, 3)]})
    assert done.state.winner == "Brenda"
    assert done.report["result"] == {"winner": "Brenda"}
    assert dict(done.state.positions) == {"Alan": 4, "Brenda": 100, "Clive": 0}


def test_a_ladder_to_the_finish_wins_and_one_past_it_ends_there() -> None:
    """By ladder is as good as by dice (rule 8); past the finish is the finish (rule 5)."""
    board: JsonObject = {**PLAIN, "last": 48, "ladders": {"10": 40, "20": 47}}
    assert won(config(board), 4, (3, 3))
    done = played(config(board), stand(Alan=15, Brenda=0), {1: [(2, 3)]})
    assert (done.state.winner, done.state.positions["Alan"]) == ("Alan", 40)


def test_the_third_double_six_running_is_void() -> None:
    """Two double sixes are moved, the third is not, and the turn is over (rule 7)."""
    done = played(config(PLAIN), stand(Alan=1, Brenda=0), {1: [(6, 6), (6, 6), (6, 6)], 2: [(1, 3)]})
    assert done.state.positions["Alan"] == 25
    go: Any = done.report["goes"]
    assert go[0]["rolls"][2] == {"dice": [6, 6], "from": 25, "space": 25, "path": [], "void": True}


def test_a_third_double_six_does_not_even_win() -> None:
    """It is not moved, so that it cannot come home (rule 7)."""
    done = played(config(PLAIN), stand(Alan=4, Brenda=0), {1: [(6, 6), (6, 6), (6, 6)], 2: [(1, 3)]})
    assert (done.state.winner, done.state.positions["Alan"]) == (None, 28)


def test_only_sixes_that_follow_each_other_count() -> None:
    """Another double in between begins the count anew (rule 7), and so does the next turn."""
    falls = [(6, 6), (6, 6), (1, 1), (6, 6), (6, 6), (6, 6)]
    long: JsonObject = {"finish": 90, "layout": {"kind": "rows", "width": 9}}
    assert one(config(long), 0, *falls) == 50
    twice = config(long, rolls_per_round=2)
    done = played(twice, stand(Alan=0), {1: [(6, 6), (6, 6), (1, 2), (6, 6), (1, 2)]})
    assert done.state.positions["Alan"] == 42


def test_other_doubles_may_come_as_often_as_they_like() -> None:
    """Only double sixes are limited (rule 7)."""
    assert one(config(PLAIN), 0, (1, 1), (2, 2), (1, 1), (5, 5), (2, 2), (1, 2)) == 25


def test_three_sixes_off() -> None:
    """With three_sixes = "off" the third is moved like others, and a fourth roll follows (rule 7)."""
    assert one(config(PLAIN, three_sixes="off"), 0, (6, 6), (6, 6), (6, 6), (1, 2)) == 39


def test_a_bounce_never_leads_past_the_start() -> None:
    """On a very short board it ends on space 0 (rule 6)."""
    tiny: JsonObject = {"finish": 3, "layout": {"kind": "rows", "width": 3}}
    assert one(config(tiny), 0, (6, 5)) == 0
    assert won(config(tiny), 0, (1, 2))


def test_two_turns_a_round_go_round_the_table_twice() -> None:
    """With rolls_per_round = 2 everybody has one turn, and then everybody another (rules 1 and 9)."""
    game = config(PLAIN, rolls_per_round=2)
    done = played(game, stand(Alan=0, Brenda=0), {1: [(1, 2), (2, 3)], 2: [(1, 3), (5, 6)]})
    goes: Any = done.report["goes"]
    assert [(go["turn"], go["seat"]) for go in goes] == [(1, "Alan"), (1, "Brenda"), (2, "Alan"), (2, "Brenda")]
    assert (done.turns, done.state.turn, dict(done.state.positions)) == ((1, 2), 3, {"Alan": 8, "Brenda": 15})


def test_a_win_in_the_first_of_two_turns_ends_the_round() -> None:
    """The turns that are not played are not counted (rule 8)."""
    game = config(PLAIN, rolls_per_round=2)
    done = played(game, stand(3, Alan=0, Brenda=37, Clive=0), {1: [(1, 2)], 2: [(1, 2)]})
    assert (done.turns, done.state.turn, done.state.winner) == ((3,), 4, "Brenda")
    assert RULESET.turns(game, done.state) == ()


def test_after_the_end_nothing_is_accepted() -> None:
    """No round, no order, no turn (rule 8)."""
    game = config(play="on_order")
    over = played(game, stand(Alan=95, Brenda=0), {1: [(2, 3)]}).state
    with pytest.raises(IllegalError, match="the game is over"):
        RULESET.adjudicate(game, over, {}, NO_DICE)
    assert RULESET.order_form(game, over, "Brenda") is None
    answer = RULESET.check(game, over, "Brenda", {"A": {"roll": "roll"}})
    assert (answer.accepted, [problem.code for problem in answer.problems]) == ({}, ["not-now"])


def test_who_has_left_rolls_no_more_and_the_others_keep_their_dice() -> None:
    """Streams go by the seat's number, whoever else plays (rules 10 and 11)."""
    game = config(PLAIN)
    state = RULESET.drop(game, stand(Alan=5, Brenda=6, Clive=7), "Alan")
    done = played(game, state, {2: [(1, 2)], 3: [(1, 3)]})
    assert dict(done.state.positions) == {"Alan": 5, "Brenda": 9, "Clive": 11}
    assert RULESET.seats(done.state) == ("Brenda", "Clive")
    assert done.report["positions"] == {"Brenda": {"A": 9}, "Clive": {"A": 11}}


def test_when_all_have_left_the_game_is_over_without_a_winner() -> None:
    """Nobody wins by leaving later (rule 11)."""
    game = config()
    state = stand(Alan=5, Brenda=6)
    for name in ("Alan", "Brenda"):
        assert RULESET.standings(game, state) is None
        state = RULESET.drop(game, state, name)
    final = RULESET.standings(game, state)
    assert final is not None
    assert (final.winners, final.ranks) == ((), {"A": {"Alan": 1, "Brenda": 1}})
    assert RULESET.drop(game, state, "Alan") == state


def test_nobody_joins_and_nobody_unknown_is_dropped() -> None:
    """A race that has begun takes no newcomers (rule 11)."""
    game = config()
    with pytest.raises(IllegalError, match="no newcomers"):
        RULESET.join(game, stand(Alan=5), "Brenda")
    with pytest.raises(IllegalError, match="Brenda is no player"):
        RULESET.drop(game, stand(Alan=5), "Brenda")


def test_places() -> None:
    """The winner, then by space, level players sharing, those who left last together (rule 12)."""
    game = config()
    before = stand(dropped=("Eva", "Finn"), Alan=40, Brenda=95, Clive=40, Dora=70, Eva=80, Finn=1)
    after = played(game, before, {1: [(1, 2)], 2: [(2, 3)]}).state
    final = RULESET.standings(game, after)
    assert final is not None
    assert final.winners == ("Brenda",)
    assert final.ranks == {"A": {"Brenda": 1, "Dora": 2, "Alan": 3, "Clive": 4, "Eva": 5, "Finn": 5}}


def test_dice_are_the_seats_own_streams_of_the_sealed_dice() -> None:
    """Each seat rolls twice from its stream for each roll, as published (rule 10)."""
    game = config(PLAIN)
    seed = bytes(32)
    done = RULESET.adjudicate(game, stand(Alan=0, Brenda=0), {}, SealedDice(seed, "vipers", 4))
    rolled: dict[str, list[Any]] = {"Alan": [], "Brenda": []}
    for entry in done.die_log:
        dice: Any = entry.data["dice"]
        rolled[str(entry.data["seat"])] += dice
    again = SealedDice(seed, "vipers", 4)
    for number, name in enumerate(rolled, start=1):
        assert rolled[name] == [again.roll(f"seat {number}") for _ in rolled[name]]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"finish": "exact"}, "finish must be one of bounce, stay, overshoot"),
        ({"finish": "bonce"}, 'did you mean "bounce"?'),
        ({"three_sixes": True}, "three_sixes must be one of"),
        ({"rolls_per_round": 0}, "rolls_per_round must be a whole number, 1 to 20"),
        ({"rolls_per_round": 21}, "1 to 20"),
        ({"rolls_per_round": True}, "1 to 20"),
        ({"play": "on-order"}, 'did you mean "on_order"?'),
        ({"chain": "follow"}, 'there is no option "chain"; known are finish'),
    ],
)
def test_bad_options_are_refused(options: JsonObject, said: str) -> None:
    """Each says what is wrong with it and what would do."""
    with pytest.raises(ConfigError) as refused:
        RULESET.read_config({}, options, read_board)
    assert said in str(refused.value)


def test_one_board_and_no_more() -> None:
    """Two boards are refused, and a bad one with its key (rule 2)."""
    with pytest.raises(ConfigError, match="one board, not 2"):
        RULESET.read_config({"A": PLAIN, "B": PLAIN}, {}, read_board)
    with pytest.raises(ConfigError) as refused:
        RULESET.read_config({"A": {**PLAIN, "ladders": {"9": 3}}}, {"finish": "far"}, read_board)
    assert [problem.key for problem in refused.value.problems] == ["finish", "boards.A.ladders.9"]


def test_spaces_that_nobody_gets_home_from_are_told_to_the_gm() -> None:
    """With finish = "stay" space 39 of 40 is a trap, and the GM is warned; a bounce leads out of it."""
    (warning,) = RULESET.boards(config(PLAIN, finish="stay"))["A"].warnings
    assert (warning.code, warning.spaces) == ("finish-unreachable", (39,))
    assert RULESET.boards(config(PLAIN))["A"].warnings == ()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"turn": 0}, "state-number"),
        ({"turn": 2}, "state-turn"),
        ({"seats": []}, "state-seats"),
        ({"seats": ["Alan", "Alan"]}, "state-seats"),
        ({"seats": "Alan"}, "state-seats"),
        ({"positions": {"Alan": 4}}, "state-number"),
        ({"positions": {"Alan": 4, "Brenda": 5, "Zoe": 1}}, "player-unknown"),
        ({"positions": {"Alan": 4, "Brenda": 101}}, "state-space"),
        ({"positions": {"Alan": 4, "Brenda": 100}}, "state-winner"),
        ({"positions": {"Alan": 4, "Brenda": True}}, "state-number"),
        ({"winner": "Alan"}, "state-winner"),
        ({"winner": "Zoe"}, "player-unknown"),
        ({"dropped": ["Zoe"]}, "player-unknown"),
        ({"dropped": "Alan"}, "state-seats"),
        ({"round": 1}, "key-unknown"),
        ({"winner": []}, "player-unknown"),
    ],
)
def test_states_that_cannot_be_are_refused(change: JsonObject, code: str) -> None:
    """Each with its key, never with a traceback."""
    raw: JsonObject = {"turn": 3, "seats": ["Alan", "Brenda"], "positions": {"Alan": 4, "Brenda": 5}}
    game = config(rolls_per_round=2)
    assert RULESET.state_from_json(game, raw) == stand(3, Alan=4, Brenda=5)
    with pytest.raises(IllegalError) as refused:
        RULESET.state_from_json(game, {**raw, **change})
    assert [problem.code for problem in refused.value.problems] == [code]


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"Zoe": {}}, "player-unknown"),
        ({"Alan": []}, "order-shape"),
        ({"Alan": {"B": {}}}, "board-unknown"),
        ({"Alan": {"A": 5}}, "order-shape"),
        ({"Alan": {"A": {"throws": [5]}}}, "key-unknown"),
        ({"Alan": {"A": {"roll": 6}}}, "order-shape"),
    ],
)
def test_malformed_orders_are_refused(orders: Any, code: str) -> None:
    """Nothing but ROLL for a player of the game on its board is an order."""
    with pytest.raises(IllegalError) as refused:
        RULESET.adjudicate(config(), stand(Alan=0, Brenda=0), orders, NO_DICE)
    assert refused.value.problems[0].code == code
