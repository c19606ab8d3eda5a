"""What the postal game says to players and GMs: views, answers to orders, the first mail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.core.dice import NoDice
from pbm.core.errors import ConfigError, IllegalError
from pbm.core.game import GM, PUBLIC, Audience
from pbm.rulesets.api import AnyRuleset, View
from pbm.rulesets.postal import RULESET, Config, State
from pbm.rulesets.postal.state import Home, Place
from pbm.rulesets.registry import find_ruleset, ruleset_names

PLAIN = {"finish": 100, "layout": {"kind": "boustrophedon", "width": 10}, "public": {"tell": ["size"]}}


def config(*, boards: dict[str, Any] | None = None, **options: Any) -> Config:
    """Return a configuration of plain boards."""
    return RULESET.read_config(boards or {"A": PLAIN}, options, read_board)


def state(game: Config, turn: int, *, dropped: tuple[str, ...] = (), **players: dict[str, Any]) -> State:
    """Return a state from each player's place, by board or on all of them."""
    raw = {
        name: {
            "status": "dropped" if name in dropped else "active",
            "boards": {board: place if "space" in place else place[board] for board in game.boards},
        }
        for name, place in players.items()
    }
    return RULESET.state_from_json(game, {"turn": turn, "players": raw})


def at(space: int, *used: int) -> dict[str, Any]:
    """Return a place on a board."""
    return {"space": space, "used": list(used)}


def seen(game: Config, before: State, orders: dict[str, Any], audience: Any = PUBLIC) -> View:
    """Return what an audience sees of one round."""
    played = RULESET.adjudicate(game, before, orders, NoDice())
    return RULESET.view(game, before, played.state, played, audience)


def test_it_keeps_to_the_protocol() -> None:
    """The value that is exported is a ruleset, and found by its name."""
    ruleset: AnyRuleset = RULESET
    assert find_ruleset("postal") is ruleset
    assert "postal" in ruleset_names()
    assert [o.key for o in ruleset.options()] == list(RULESET.config_to_json(config())["options"])  # type: ignore[arg-type]


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    """A mistyped game names the one that was meant, and all there are."""
    with pytest.raises(ConfigError, match=r'did you mean "postal".*known: '):
        find_ruleset("postl")


def test_positions_are_in_race_order_with_the_change() -> None:
    """The table shows place, space and change since the last round, equals sharing a place."""
    game = config()
    before = state(game, 2, Alan=at(40, 1), Brenda=at(39, 1), Clive=at(34, 1))
    throws = {"Alan": [2], "Brenda": [3], "Clive": [6]}
    votes = {"Alan": 90, "Brenda": 91, "Clive": 92}
    orders: dict[str, Any] = {name: {"A": {"throws": throws[name], "trapdoor": votes[name]}} for name in throws}
    view = seen(game, before, orders)
    (table,) = view.tables
    assert table.title == ""
    assert table.rows == (("1", "Alan", "42", "+2"), ("1", "Brenda", "42", "+3"), ("3", "Clive", "40", "+6"))
    assert view.headline == "Brenda draws level with Alan on 42."
    assert (view.played, view.coming, view.standings) == ((2,), (3,), None)


def test_the_headline_tells_who_passed_whom() -> None:
    """A new leader is named with the one passed; a trapdoor has its clause (r20)."""
    game = config()
    before = state(game, 2, Brenda=at(36, 1), Clive=at(40, 1), Dora=at(12, 1))
    orders = {
        "Brenda": {"A": {"throws": [5], "trapdoor": 66}},
        "Clive": {"A": {"throws": [2], "trapdoor": 42}},
        "Dora": {"A": {"throws": [4], "trapdoor": 42}},
    }
    view = seen(game, before, orders)
    assert view.headline == "Brenda passes Clive and leads on 41; at least one trapdoor has opened, somewhere."
    assert view.notices == ("At least one trapdoor has opened, somewhere.",)


@pytest.mark.parametrize(
    ("notice", "said"),
    [
        ("opened", ("At least one trapdoor has opened, somewhere.",)),
        ("count", ("2 trapdoors have opened, somewhere.",)),
        ("silent", ()),
    ],
)
def test_the_notice_of_trapdoors_is_as_the_gm_chose(notice: str, said: tuple[str, ...]) -> None:
    """Opened, how many, or nothing at all, in the notices and the headline alike (ruling 21)."""
    game = config(trapdoor_notice=notice, thresholds=[[0, 1]])
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    orders = {"Alan": {"A": {"throws": [5], "trapdoor": 88}}, "Brenda": {"A": {"throws": [2], "trapdoor": 77}}}
    view = seen(game, before, orders)
    assert view.notices == said
    assert ("trapdoor" in view.headline) == bool(said)


def test_one_trapdoor_that_is_counted_is_told_as_the_headline_has_it() -> None:
    """So that no report says it twice."""
    game = config(trapdoor_notice="count", thresholds=[[0, 1]])
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    orders = {"Alan": {"A": {"throws": [5], "trapdoor": 88}}, "Brenda": {"A": {"throws": [2], "trapdoor": 88}}}
    view = seen(game, before, orders)
    assert view.notices == ("A trapdoor has opened, somewhere.",)
    assert view.notices[0].rstrip(".").lower() in view.headline.lower()


def test_missed_orders_are_named_only_where_announced() -> None:
    """NMR is nobody's business unless the GM says so; the seat itself is told (ruling 21)."""
    for announced in (False, True):
        game = config(announce_nmr=announced)
        before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
        orders = {"Alan": {"A": {"throws": [5]}}}
        assert ("Brenda" in " ".join(seen(game, before, orders).notices)) is announced
        own = seen(game, before, orders, Audience("Brenda")).own
        assert own is not None
        assert own.missed
        assert own.ordered == (
            "The lowest left was played for you: 2.",
            "Your trapdoor nomination: 22, the space your first throw led to.",
        )


def test_a_round_is_missed_where_no_throw_came_for_any_board() -> None:
    """A throw on one of two boards is a round ordered; who is home on one board has missed with none on the other."""
    game = config(boards={"A": PLAIN, "B": PLAIN}, end_when_home=0)
    seats = {"Alan": at(40, 1), "Brenda": at(20, 1), "Clive": at(20, 1)}
    before = state(game, 2, **seats)
    home = {**before.places["A"], "Clive": Place(101, 0, Home(1, 1))}
    before = replace(before, places={**before.places, "A": home})
    orders = {"Alan": {"A": {"throws": [5]}}}
    for seat, missed in (("Alan", False), ("Brenda", True), ("Clive", True)):
        own = seen(game, before, orders, Audience(seat)).own
        assert own is not None
        assert own.missed is missed, seat


def test_a_seat_is_told_its_numbers_and_orders_but_no_path() -> None:
    """A double round: throws and nomination as they counted, not where the turns led (ruling 21)."""
    game = config(boards={"A": {**PLAIN, "ladders": {"45": 77}}})
    before = state(game, 5, Alan=at(40, 1, 2, 3, 4), Brenda=at(20, 1, 2, 3, 4))
    own = seen(game, before, {"Alan": {"A": {"throws": [5]}}}, Audience("Alan")).own
    assert own is not None
    assert own.ordered == (
        "Your throws: 5, then 6 (the second was automatic).",
        "Your trapdoor nomination: 45, the space your first throw led to.",
    )
    assert own.lines == ("You are on 83.", "Numbers left in this set: 1, 2, 3, 4, 5 and 6.", "Next: turn 7, one throw.")
    assert not own.missed
    assert "77" not in " ".join(own.ordered + own.lines)


def test_a_replaced_nomination_is_shown_as_it_was_given() -> None:
    """That a space could be no trapdoor would tell the layout, so the seat is not told (ruling 9)."""
    game = config(invalid_nomination="default")
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    own = seen(game, before, {"Alan": {"A": {"throws": [5], "trapdoor": 7}}}, Audience("Alan")).own
    assert own is not None
    assert own.ordered[-1] == "Your trapdoor nomination: 7."


def test_home_is_shown_by_round_and_overshoot() -> None:
    """Which of a double round's turns somebody came home in is not told before the end (ruling 21)."""
    game = config(end_when_home=2)
    before = state(game, 5, Alan=at(97, 1, 2, 3, 4), Brenda=at(20, 1, 2, 3, 4), Clive=at(30, 1, 2, 3, 4))
    rows = seen(game, before, {"Alan": {"A": {"throws": [5, 6]}}}).tables[0].rows
    assert rows[0] == ("1", "Alan", "home, turns 5–6, 2 past", "+5")
    game = config(boards={"A": {**PLAIN, "public": {"tell": []}}}, end_when_home=2)
    rows = seen(game, before, {"Alan": {"A": {"throws": [5, 6]}}}).tables[0].rows
    assert rows[0][2] == "home, turns 5–6, on 102"


def test_the_end_is_told_with_the_final_places() -> None:
    """The winner heads the report, and the placings go with it (r5)."""
    game = config()
    before = state(game, 2, Alan=at(98, 1), Brenda=at(20, 1))
    view = seen(game, before, {"Alan": {"A": {"throws": [6]}}})
    assert view.headline == "Alan wins, 4 past the finish."
    assert view.coming == ()
    assert view.standings is not None
    assert view.standings.winners == ("Alan",)
    assert view.tables[0].rows[0] == ("1", "Alan", "home, turn 2, 4 past", "+6")


def test_several_boards_have_a_table_each_and_sums_at_the_end() -> None:
    """Tables are titled by board; the sums that decide come last (r22)."""
    game = config(boards={"A": PLAIN, "B": PLAIN})
    places: dict[str, Any] = {"Alan": {"A": at(98, 1), "B": at(98, 1)}, "Brenda": {"A": at(50, 1), "B": at(40, 1)}}
    before = state(game, 2, **places)
    view = seen(game, before, {"Alan": {b: {"throws": [6]} for b in "AB"}})
    assert [table.title for table in view.tables] == ["Board A", "Board B", "Places"]
    assert view.tables[2].rows == (("Alan", "1", "1", "2"), ("Brenda", "2", "2", "4"))
    assert view.headline == "Alan wins: places that add up to 2, the fewest of all."


def test_a_board_that_is_over_is_told_while_the_game_goes_on() -> None:
    """Who came home on it is news once; after that only the others are, and no orders are asked for it (ruling 20)."""
    game = config(boards={"A": PLAIN, "B": PLAIN})
    places: dict[str, Any] = {"Alan": {"A": at(98, 1), "B": at(10, 1)}, "Brenda": {"A": at(50, 1), "B": at(40, 1)}}
    before = state(game, 2, **places)
    played = RULESET.adjudicate(game, before, {"Alan": {b: {"throws": [6]} for b in "AB"}}, NoDice())
    view = RULESET.view(game, before, played.state, played, PUBLIC)
    over = "Board A is over and its places are final. It needs no more orders."
    assert view.headline == "Alan is home on board A; Brenda leads on board B (42)."
    assert over in view.notices
    view = seen(game, played.state, {})
    assert view.headline == "Brenda leads on board B (45)."
    assert view.notices[-1] == ("Board A is over and needs no more orders. Its final places: 1 Alan, 2 Brenda.")


def test_a_board_that_was_over_before_has_one_line_and_no_table() -> None:
    """Neither its table nor its race is news again, also not when the game ends; its places are (r22)."""
    game = config(boards={"A": PLAIN, "B": PLAIN})
    places: dict[str, Any] = {"Alan": {"A": at(98, 1), "B": at(10, 1)}, "Brenda": {"A": at(50, 1), "B": at(95, 1)}}
    places |= {"Clive": {"A": at(50, 1), "B": at(40, 1)}}
    before = state(game, 2, **places)
    first = RULESET.adjudicate(game, before, {name: {b: {"throws": [3]} for b in "AB"} for name in places}, NoDice())
    told = RULESET.view(game, before, first.state, first, Audience("Brenda"))
    assert [table.title for table in told.tables] == ["Board A", "Board B", "Places so far: the lowest sum wins"]
    assert [track.over for track in told.tracks] == [False, False]
    assert told.own is not None
    assert "Board A: It is over; you are on 48." in told.own.lines
    second = RULESET.adjudicate(game, first.state, {"Brenda": {"B": {"throws": [4]}}}, NoDice())
    told = RULESET.view(game, first.state, second.state, second, PUBLIC)
    assert [table.title for table in told.tables] == ["Board B", "Places"]
    assert [(track.board, track.over) for track in told.tracks] == [("A", True), ("B", False)]
    assert "Board A was over before. Its final places: 1 Alan, 2 Brenda, 2 Clive." in told.notices
    # Asked how the game stands, one is told of every board.
    asked = RULESET.view(game, None, first.state, None, PUBLIC)
    assert [table.title for table in asked.tables][:2] == ["Board A", "Board B"]


@pytest.mark.parametrize(
    ("notice", "boards", "headline"),
    [
        ("opened", "AB", "trapdoors have opened on boards A and B."),
        ("opened", "B", "at least one trapdoor has opened, somewhere."),
        ("count", "AB", "4 trapdoors have opened, somewhere."),
        ("count", "B", "2 trapdoors have opened, somewhere."),
        ("silent", "AB", ""),
    ],
)
def test_boards_are_not_told_for_trapdoors(notice: str, boards: str, headline: str) -> None:
    """Of two boards with two trapdoors each there is no "2 trapdoors": so many as the game counts, or no number."""
    game = config(boards={"A": PLAIN, "B": PLAIN}, trapdoor_notice=notice, thresholds=[[0, 1]], allow_abstain=True)
    spots: dict[str, Any] = {"Alan": {b: at(40, 1) for b in "AB"}, "Brenda": {b: at(20, 1) for b in "AB"}}
    before = state(game, 2, **spots)
    orders: dict[str, Any] = {
        name: {b: {"throws": [2], "trapdoor": space if b in boards else "none"} for b in "AB"}
        for name, space in (("Alan", 88), ("Brenda", 77))
    }
    said = seen(game, before, orders).headline
    assert said.endswith(headline)
    assert ("trapdoor" in said) == bool(headline)


def test_places_are_added_up_as_the_game_goes_on() -> None:
    """With several boards the sum is what counts (r22); before anybody moved there is none."""
    game = config(boards={"A": PLAIN, "B": PLAIN})
    start = RULESET.start(game, ("Alan", "Brenda", "Clive"), NoDice())
    assert [table.title for table in RULESET.view(game, None, start, None, PUBLIC).tables] == ["Board A", "Board B"]
    orders = {
        "Alan": {"A": {"throws": [6]}, "B": {"throws": [2]}},
        "Brenda": {"A": {"throws": [5]}, "B": {"throws": [3]}},
    }
    sums = seen(game, start, orders).tables[2]
    assert sums.title == "Places so far: the lowest sum wins"
    assert sums.rows == (("Alan", "1", "2", "3"), ("Brenda", "2", "1", "3"), ("Clive", "3", "3", "6"))


def test_several_boards_are_told_what_becomes_of_one_that_is_over() -> None:
    """The first home on one of them has won that board, and not the game (r22)."""
    paragraphs = " ".join(RULESET.briefing(config(boards={"A": PLAIN, "B": PLAIN}), 3).rules)
    assert "comes first, and with that turn the board is over" in paragraphs
    assert "past the finish wins" not in paragraphs
    paragraphs = " ".join(RULESET.briefing(config(boards={"A": PLAIN, "B": PLAIN}, end_when_home=3), 5).rules)
    assert "A board is over when 3 players are home on it." in paragraphs


def test_the_gm_sees_everything_of_a_round() -> None:
    """Throws, nominations, the path of each move, NMRs, votes needed and trapdoors."""
    game = config()
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    orders = {"Alan": {"A": {"throws": [5]}}, "Brenda": {"A": {"trapdoor": 45}}}
    gm = seen(game, before, orders, GM).gm
    assert gm is not None
    assert gm.tables[0].rows == (
        ("Alan", "5", "45", "45 trapdoor 36", "36", ""),
        ("Brenda", "2", "45", "22", "22", "NMR"),
    )
    assert gm.notes == ("Votes needed for a trapdoor: 2; open: 45.",)


def test_the_gm_is_told_when_a_drop_changes_the_threshold() -> None:
    """From nine players to eight, two votes open a trapdoor, and the GM learns it then (ruling 22)."""
    game = config()
    nine = RULESET.start(game, [f"P{n}" for n in range(9)], NoDice())
    eight = RULESET.drop(game, nine, "P3")
    gm = RULESET.view(game, nine, eight, None, GM).gm
    assert gm is not None
    assert gm.notes == ("With 8 now in the game a trapdoor needs 2 votes from the next round, not 3.",)
    public = RULESET.view(game, nine, eight, None, PUBLIC)
    assert public.gm is None
    assert "P3" not in str(public.facts)


@pytest.mark.parametrize(
    ("orders", "code", "words", "accepted"),
    [
        ({"A": {"throws": [7], "trapdoor": 45}}, "throw-range", "choose from 1 to 6", {"A": {"trapdoor": 45}}),
        (
            {"A": {"throws": [1], "trapdoor": 45}},
            "throw-used",
            "left in this set: 3, 4, 5 and 6",
            {"A": {"trapdoor": 45}},
        ),
        ({"A": {"throws": [3, 4]}}, "throw-surplus", "turn 3 takes one throw. Which", {}),
        ({"A": {"throws": [3], "trapdoor": 101}}, "trapdoor-range", "from 1 to 100", {"A": {"throws": [3]}}),
        ({"A": {"throws": [3], "trapdoor": 0}}, "trapdoor-range", "from 1 to 100", {"A": {"throws": [3]}}),
        ({"C": {"throws": [3]}}, "board-unknown", 'no board "C"', {}),
        ({"*": {"throws": [3]}}, "board-unknown", "orders to give for A", {}),
    ],
)
def test_what_is_not_allowed_is_said_and_the_rest_stands(
    orders: dict[str, Any], code: str, words: str, accepted: dict[str, Any]
) -> None:
    """Each slip has its problem; the lawful part of the order is accepted (r19)."""
    game = config()
    answer = RULESET.check(game, state(game, 3, Alan=at(40, 1, 2)), "Alan", orders)
    assert [problem.code for problem in answer.problems] == [code]
    assert words in answer.problems[0].message
    assert answer.accepted == accepted


def test_a_pair_must_be_lawful_as_a_pair() -> None:
    """The same number twice is refused in a double round, unless the GM lets a good first stand (r19)."""
    for option, accepted in (("nmr", {}), ("auto", {"A": {"throws": [5]}})):
        game = config(illegal_second_throw=option)
        before = state(game, 5, Alan=at(40, 1, 2, 3, 4))
        answer = RULESET.check(game, before, "Alan", {"A": {"throws": [5, 5]}})
        assert answer.problems[0].code == "throw-repeated"
        assert answer.accepted == accepted


def test_an_order_is_said_back_in_what_the_player_knows() -> None:
    """Target of the first throw, the second by itself, the nomination, and what is left."""
    game = config(schedule=[2, 2, 2], boards={"A": {**PLAIN, "ladders": {"45": 77}}})
    answer = RULESET.check(game, state(game, 3, Alan=at(40, 1, 2)), "Alan", {"A": {"throws": [5]}})
    assert answer.lines == (
        "Throw 5 on turn 3: 40 + 5 = 45, before any snake, ladder or trapdoor.",
        "Then 3 on turn 4 (it comes by itself: the lowest number left).",
        "No nomination given: 45, the space your first throw leads to, is counted.",
        "Left in this set after this round: 4 and 6.",
    )


def test_none_means_what_the_game_says_it_means() -> None:
    """Declining to nominate is a vote saved only where players may abstain (r17, ruling 8)."""
    for allowed, words in ((True, "You cast no vote."), (False, "No trapdoor of your own: 43")):
        game = config(allow_abstain=allowed)
        before = state(game, 3, Alan=at(40, 1, 2))
        answer = RULESET.check(game, before, "Alan", {"A": {"throws": [3], "trapdoor": "none"}})
        assert any(words in line for line in answer.lines)
        assert not answer.problems


def test_a_first_throw_to_where_no_trapdoor_can_be_counts_nothing() -> None:
    """Past the finish, where players know the size; what lies beneath a space is told of none."""
    past, bottom, free = at(98, 1), at(0), at(40, 1)
    can_be_none = "the space your first throw leads to, can be"
    for tell, where, none in (
        (("size", "layout"), past, True),
        (("size", "layout"), bottom, False),
        (("size", "layout"), free, False),
        (("size",), past, True),
        (("size",), bottom, False),
        ((), past, False),
        ((), bottom, False),
    ):
        game = config()
        board = replace(game.boards["A"], tell=tell)
        game = replace(game, boards={"A": board})
        for order in ({"throws": [5]}, {"throws": [5], "trapdoor": "none"}):
            lines = RULESET.check(game, state(game, 3, Alan=where), "Alan", {"A": order}).lines
            assert any(can_be_none in line for line in lines) == none, (tell, where, order)
            assert any("is counted" in line for line in lines) != none, (tell, where, order)


def test_a_size_not_told_refuses_no_number() -> None:
    """Where the size is secret any space may be nominated; above the finish where that is allowed (ruling 9)."""
    secret = config(boards={"A": {**PLAIN, "public": {"tell": []}}})
    above = config(trapdoors_above_finish=True)
    for game, number, fine in ((secret, 5000, True), (above, 106, True), (above, 107, False)):
        answer = RULESET.check(game, state(game, 3, Alan=at(40, 1, 2)), "Alan", {"A": {"trapdoor": number}})
        assert (answer.problems == ()) is fine
    form = RULESET.order_form(secret, state(secret, 3, Alan=at(40, 1, 2)), "Alan")
    assert form is not None
    assert form.fields[1].high is None


def test_a_shared_order_is_checked_on_every_board() -> None:
    """One order for all boards under ``*``; no board is to be named (ruling 19)."""
    game = config(boards={"A": PLAIN, "B": PLAIN}, boards_orders="shared")
    before = state(game, 3, Alan={"A": at(40, 1, 2), "B": at(20, 1, 2)})
    answer = RULESET.check(game, before, "Alan", {"*": {"throws": [3], "trapdoor": 45}})
    assert answer.accepted == {"*": {"throws": [3], "trapdoor": 45}}
    assert "Board B: Throw 3: 20 + 3 = 23, before any snake, ladder or trapdoor." in answer.lines
    assert RULESET.check(game, before, "Alan", {"A": {"throws": [3]}}).problems[0].code == "board-shared"
    assert RULESET.default_order(game, before, "Alan") == {"*": {"throws": [3]}}


def test_who_is_out_has_nothing_to_order() -> None:
    """Home, dropped, or the game over: no form, no orders, and a plain word about it."""
    game = config()
    before = state(game, 3, dropped=("Brenda",), Alan=at(40, 1, 2), Brenda=at(20, 1))
    assert RULESET.order_form(game, before, "Brenda") is None
    assert RULESET.default_order(game, before, "Brenda") == {}
    assert RULESET.check(game, before, "Brenda", {"A": {"throws": [3]}}).problems[0].code == "nothing-to-order"


def test_joining_and_dropping() -> None:
    """Newcomers start on 0 where they are let in, once each; dropping twice is as good as once (ruling 22)."""
    closed_to_all, game = config(), config(late_join=True)
    before = state(game, 3, Alan=at(40, 1, 2), Brenda=at(20, 1, 2))
    after = RULESET.join(game, before, "Clive")
    assert after.players == ("Alan", "Brenda", "Clive")
    assert after.start_players == 2
    assert after.places["A"]["Clive"].space == 0
    for rules, seat in ((closed_to_all, "Clive"), (game, "Alan")):
        with pytest.raises(IllegalError):
            RULESET.join(rules, before, seat)
    dropped = RULESET.drop(game, before, "Alan")
    assert RULESET.drop(game, dropped, "Alan") == dropped
    with pytest.raises(IllegalError):
        RULESET.drop(game, before, "Zoe")


def test_the_last_to_go_ends_the_game_without_a_winner() -> None:
    """A dropped player never wins, not even alone (ruling 20)."""
    game = config()
    over = state(game, 3, dropped=("Alan",), Alan=at(40, 1, 2))
    final = RULESET.standings(game, over)
    assert final is not None
    assert final.winners == ()
    assert RULESET.turns(game, over) == ()
    assert RULESET.view(game, None, over, None, PUBLIC).headline == "The game is over: nobody is left in it."


def test_where_nobody_is_left_the_table_has_who_was_there_to_the_end() -> None:
    """As far as they came, in race order; who had left before has been out of the table already."""
    game = config()
    before = state(game, 3, dropped=("Clive",), Alan=at(20), Brenda=at(30), Clive=at(50))
    over = RULESET.drop(game, RULESET.drop(game, before, "Alan"), "Brenda")
    view = RULESET.view(game, before, over, None, PUBLIC)
    assert [row[:3] for row in view.tables[0].rows] == [("1", "Brenda", "30"), ("2", "Alan", "20")]


def test_a_die_log_that_does_not_fit_is_refused() -> None:
    """Replaying another round's log is an error, not a guess."""
    game = config()
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    played = RULESET.adjudicate(game, before, {}, NoDice())
    with pytest.raises(IllegalError, match="does not fit"):
        RULESET.replay(game, played.state, played.die_log)
    with pytest.raises(IllegalError, match="does not fit"):
        RULESET.replay(game, before, played.die_log[:-1])


def test_events_tell_the_round_in_order() -> None:
    """What happened, in the past tense: votes, trapdoors, moves, the end."""
    game = config(boards={"A": {**PLAIN, "ladders": {"36": 100}}})
    before = state(game, 2, Alan=at(40, 1), Brenda=at(20, 1))
    orders: dict[str, Any] = {"Alan": {"A": {"throws": [5]}}, "Brenda": {"A": {"trapdoor": 45}}}
    kinds = [event.kind for event in RULESET.adjudicate(game, before, orders, NoDice()).events]
    assert kinds == [
        "Nominated",
        "MissedOrders",
        "Nominated",
        "TrapdoorOpened",
        "Moved",
        "FellThrough",
        "ClimbedLadder",
        "CameHome",
        "Moved",
        "BoardClosed",
        "GameEnded",
    ]
