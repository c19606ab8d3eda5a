"""Orders for turns to come in people's own words: lists of turns, "next week", a turn named behind its throw."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, reading, short


def read_in(text: str, turns: tuple[int, ...] = (1,), *, high: int = 100) -> Reading:
    """Return how a text is understood while ``turns`` are open."""
    return read(clean(text), form(len(turns), named=turns, high=high))


def throws(made: Reading) -> dict[int, object]:
    """Return the later orders of a reading on its only board: a throw, or a throw and a trapdoor."""
    told = {turn: orders["A"] for turn, orders in made.later.items()}
    return {
        turn: (order.get("throws", [None])[0], order["trapdoor"])  # type: ignore[index, union-attr]
        if "trapdoor" in order
        else order["throws"][0]  # type: ignore[index]
        for turn, order in told.items()
    }


LISTS = [
    ("turns 3-6: 2, 4, 6, 1", (1,), {}, {3: 2, 4: 4, 5: 6, 6: 1}),
    ("turns 2-4: 5, 3, 6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("turn 2-5: 3, 4, 6, 1", (1,), {}, {2: 3, 3: 4, 4: 6, 5: 1}),
    ("turns 1-4: 2, 4, 6, 1", (1,), {"A": ([2], None)}, {2: 4, 3: 6, 4: 1}),
    ("Turns 2 to 4: 5 3 6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("turns 2, 3 and 4: 5, 3 and 6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("turn 2/3/4: 5/3/6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("5 now, trapdoor 20. Turns 2-3: 4, 6", (1,), {"A": ([5], 20)}, {2: 4, 3: 6}),
    ("turns 2-4: 5/30, 3/31, 6/32", (1,), {}, {2: (5, 30), 3: (3, 31), 4: (6, 32)}),
    ("turns 2-3: 5, 4, trapdoor 40 each time", (1,), {}, {2: (5, 40), 3: (4, 40)}),
    ("T2-4: 5,3,6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("Züge 2-4: 5, 3, 6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("zug 2-4: 5, 3, 6", (1,), {}, {2: 5, 3: 3, 4: 6}),
    ("turn 2 and turn 3: 5 and 3", (1,), {}, {2: 5, 3: 3}),
    ("turn 2: 5 and turn 3: 3", (1,), {}, {2: 5, 3: 3}),
    ("turn 2: 3, turn 3: 4, trapdoor 30 each time", (1,), {}, {2: (3, 30), 3: (4, 30)}),
    ("turns 5-8: 3, 4, 1, 2", (5, 6), {"A": ([3, 4], None)}, {7: 1, 8: 2}),
    ("turns 5-6: 3, 4", (5, 6), {"A": ([3, 4], None)}, {}),
]


@pytest.mark.parametrize(("text", "turns", "now", "later"), LISTS)
def test_a_list_for_several_turns_is_one_throw_for_each(
    text: str, turns: tuple[int, ...], now: object, later: object
) -> None:
    """As many throws as turns are kept turn by turn; the end of a range is no throw."""
    made = read_in(text, turns)
    assert (made.verdict, short(made), throws(made)) == ("clear", now, later)


@pytest.mark.parametrize("text", ["turns 2-4: 5, 3", "turns 2-4: 5, 9, 3", "turns 3-6: 2", "turns 2, 3 and 4: 5, 3"])
def test_a_list_that_does_not_come_out_is_asked_about(text: str) -> None:
    """Too few throws, or one that no die shows: nothing is kept, and nothing offered for a YES."""
    made = read_in(text)
    assert (made.verdict, short(made), dict(made.later), dict(made.probable)) == ("ask", {}, {}, {})
    assert "TURN 2: THROW" in made.problems[0].message


def test_the_end_of_a_range_is_no_throw_where_the_turns_are_not_known() -> None:
    """Without the open turns a list for several is asked about, and the list for both turns of a round is taken."""
    assert short(reading("turns 3-6: 2, 4, 6, 1")) == {}
    assert short(reading("turns 5-6: 3, 4", 2)) == {"A": ([3, 4], None)}


PROSE = [
    ("6 now and 4 next week", {"A": ([6], None)}, {2: 4}),
    ("6 now\n4 next week", {"A": ([6], None)}, {2: 4}),
    ("5 now, then 3 next round", {"A": ([5], None)}, {2: 3}),
    ("5, trapdoor 30. Next turn 3.", {"A": ([5], 30)}, {2: 3}),
    ("Throw 3 this week. Next week I'll have 1 please.", {"A": ([3], None)}, {2: 1}),
    (
        "I'd like to play 3 this time, 5 next time and 6 after that, trapdoor 30 each time",
        {"A": ([3], 30)},
        {2: (5, 30), 3: (6, 30)},
    ),
    ("I'd like 5 this week please Alan, and for next week put me down for a 3", {"A": ([5], None)}, {2: 3}),
    (
        "Hi Alan\n\n5 for me this week, trapdoor 30.\nNext week 2, trapdoor 31.\n\nCheers\nBren",
        {"A": ([5], 30)},
        {2: (2, 31)},
    ),
    ("5 now, 2 next time, 3 the time after that", {"A": ([5], None)}, {2: 2, 3: 3}),
    ("5 now, next week 4 and week after 2", {"A": ([5], None)}, {2: 4, 3: 2}),
    ("5 for this one, 6 for the next one", {"A": ([5], None)}, {2: 6}),
    ("1st turn 4, 2nd turn 6", {"A": ([4], None)}, {2: 6}),
    ("3 turn 2", {}, {2: 3}),
    ("3 for turn 2, 4 in turn 3", {}, {2: 3, 3: 4}),
    ("Ich würfle jetzt die 5 und nächste Runde die 3", {"A": ([5], None)}, {2: 3}),
    ("je joue 5 maintenant et 3 la semaine prochaine", {"A": ([5], None)}, {2: 3}),
    ("ahora 5, la próxima ronda 3", {"A": ([5], None)}, {2: 3}),
    ("change turn 2 to 6", {}, {2: 6}),
    ("turn 2 change to 6", {}, {2: 6}),
    ("make turn 3 a 4 please", {}, {3: 4}),
    ("change turn 2's trapdoor to 40", {}, {2: (None, 40)}),
    ("Throw 5 now, trap 40 for turn 2", {"A": ([5], None)}, {2: (None, 40)}),
    ("throw 3 now with trapdoor 30; trapdoor 40 next turn", {"A": ([3], 30)}, {2: (None, 40)}),
    ("trap 40 for turn 2", {}, {2: (None, 40)}),
    ("5/30 for turn 2", {}, {2: (5, 30)}),
]


@pytest.mark.parametrize(("text", "now", "later"), PROSE)
def test_orders_for_later_turns_in_prose_are_kept(text: str, now: object, later: object) -> None:
    """Where it is plain what is for now and what for the turns after it, each is kept for its turn."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", now, later)


def test_a_change_of_a_later_turn_leaves_the_rest_of_the_sentence_to_this_round() -> None:
    """ "Change turn 2 to 6 please and this turn's trapdoor to 21" changes one thing of each."""
    made = read_in("Change turn 2 to 6 please and this turn's trapdoor to 21")
    assert (short(made), throws(made)) == ({"A": ([], 21)}, {2: 6})
    assert [problem.code for problem in made.problems] == ["missing"]


UNLESS_HEARD = [
    "If I don't reply next time play 3 for turn 2",
    "If you don't hear from me, play 3 in turn 2.",
    "If you hear nothing else from me, I'll have a 3 next week",
    "Should I forget, turn 2: 3",
    "If I'm late, 3 for turn 2 please.",
    "3 next turn if you don’t hear from me",
    "Next turn 3 unless you hear from me",
    "Turn 2: 3 unless I write otherwise.",
    "If nothing comes from me by then: turn 2 is 3",
    "3 next turn if I may",
    "If that's all right, 3 for turn 2",
]


@pytest.mark.parametrize("text", UNLESS_HEARD)
def test_what_holds_unless_more_is_heard_is_kept_for_its_turn(text: str) -> None:
    """Later orders are kept until they are replaced: "if I don't reply" adds nothing to that, and loses nothing."""
    made = read_in(f"5, trap 40. {text}")
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": ([5], 40)}, {2: 3})


@pytest.mark.parametrize(
    "text",
    [
        "If it goes well, 3 for turn 2",
        "If Clive is ahead, next turn 6, otherwise 2",
        "And if I land on 40, turn 2: 3",
        "3 next turn if it goes well",
    ],
)
def test_a_later_turn_cannot_hang_on_what_happens(text: str) -> None:
    """What is for now stands; of the rest nothing is kept, and the answer says why."""
    made = read_in(f"5, trap 40. {text}")
    assert (made.verdict, short(made), dict(made.later)) == ("ask", {"A": ([5], 40)}, {})
    assert [named(problem) for problem in made.problems] == ["later-if"]


@pytest.mark.parametrize(
    ("text", "now", "later"),
    [
        ("5 trap 40. Tell me if turn 2 is 3 days after Easter", ([5], 40), {}),
        ("5, trap 40. Turn 2: 3, if you don't mind", ([5], 40), {2: 3}),
    ],
)
def test_what_looks_like_a_condition_is_none(text: str, now: object, later: object) -> None:
    """An "if" that nothing is thrown before, and one that is only polite."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": now}, later)


@pytest.mark.parametrize("text", ["5 jetzt. Als nächstes nehme ich die 3.", "Si, 5 ora e 3 il prossimo turno."])
def test_next_and_yes_are_no_conditions(text: str) -> None:
    """German "als nächstes" names a time, and Italian "si," says yes."""
    assert "later-if" not in [named(problem) for problem in read_in(text).problems]


def test_of_this_round_nothing_is_held_back() -> None:
    """Who is asked for no more than a later turn's condition is not spared one of this round."""
    assert (read_in("If I don't write, 3").verdict, read_in("3 if I land on 40").verdict) == ("ask", "ask")


NOT_ORDERED = [
    "5 now. Next week I'm off to Spain for 2 weeks.",
    "5 now. Next week 3 of us are away.",
    "5 please. See you next week at 4.",
    "5 this time; I'm keeping the 6 for next week",
    "5. Don't change turn 2 to 6.",
    "Throw 5. Will you play the 3 next week?",
    "5 please, and in 2 turns I'll be home",
    "5. The week after next I'll be away for 2 days.",
]


@pytest.mark.parametrize("text", NOT_ORDERED)
def test_what_is_only_told_of_later_turns_is_no_order_for_them(text: str) -> None:
    """Plans, questions and appointments name a later time too."""
    made = read_in(text)
    assert not made.later
    assert short(made) in ({"A": ([5], None)}, {})


@pytest.mark.parametrize("text", ["next week: throw 5", "throw 5 next turn please", "For next week: throw 5"])
def test_a_mail_for_the_coming_round_alone_stays_one(text: str) -> None:
    """Who says nothing of now means the round that is open: its deadline may well be next week."""
    assert not read_in(text).later


def test_the_round_after_one_of_two_turns_is_not_counted_in_weeks() -> None:
    """After turn 5 comes turn 6 of the same round, so "the week after" may be 6 or 7: asked, and the rest is kept."""
    made = read_in("5 now, 6 next week, 3 the week after", (4,))
    assert (made.verdict, short(made), throws(made)) == ("ask", {"A": ([5], None)}, {5: 6})


def test_two_throws_of_one_round_are_none_for_the_next() -> None:
    """In a round of two turns "5 this turn and 3 next turn" are its two throws; the third is for the round after."""
    assert short(read_in("5 this turn and 3 next turn", (5, 6))) == {"A": ([5, 3], None)}
    made = read_in("5 and 3 now, 4 next week", (5, 6))
    assert (short(made), throws(made)) == ({"A": ([5, 3], None)}, {7: 4})


def test_a_trapdoor_behind_a_later_throw_is_asked_about() -> None:
    """Nobody can tell which of the turns it is for."""
    made = read_in("1st turn 4, 2nd turn 6, trapdoor 31")
    assert (made.verdict, short(made), throws(made)) == ("ask", {"A": ([4], None)}, {2: 6})
    assert "for which turn your trapdoor is" in made.problems[0].message


@pytest.mark.parametrize("text", ["Throw 4, trapdoor 40 for turn 2", "5, trapdoor 40 next week"])
def test_a_throw_before_the_trapdoor_of_a_later_turn_is_asked_about(text: str) -> None:
    """It may be for this round, or for that turn as well: neither is taken of it."""
    made = read_in(text)
    assert (made.verdict, short(made), dict(made.later)) == ("ask", {}, {})


def test_the_next_turn_behind_one_that_is_named_is_asked_about() -> None:
    """It may be the next after that one, or after the one that is open."""
    made = read_in("5 now, turn 3: 2, next turn 4")
    assert (made.verdict, short(made), throws(made)) == ("ask", {"A": ([5], None)}, {3: 2})


def test_two_throws_for_the_next_turn_are_asked_about() -> None:
    """Neither is taken for the other's turn."""
    made = read_in("5 now, 4 next turn, 3 next turn")
    assert (made.verdict, short(made), dict(made.later)) == ("ask", {"A": ([5], None)}, {})


def test_the_same_again_next_week_is_not_passed_over() -> None:
    """What is for now stands; of the rest it is said that it is not kept, and how to order it."""
    made = read_in("5 now and the same next week")
    assert (short(made), [problem.code for problem in made.problems]) == ({"A": ([5], None)}, ["later"])


def test_the_double_turn_to_come_does_not_touch_this_round() -> None:
    """The throw of now stands, the turns that are named are kept, and of the double is asked."""
    made = read_in(
        "5 this time please and trapdoor 20.\nThen turn 2: 3, turn 3: 6 and trap 33, turn 4: 1. "
        "For the double I'd like 2 then 4."
    )
    assert (made.verdict, short(made), throws(made)) == ("ask", {"A": ([5], 20)}, {2: 3, 3: (6, 33), 4: 1})
    assert [problem.code for problem in made.problems] == ["later"]
    assert made.quotes == ("For the double I'd like 2 then 4.",)


@pytest.mark.parametrize(
    "text",
    ["Actually swap turns 2 and 4", "swap turn 2 with turn 4", "next turn 2, the one after that 4", "turns 2 and 4"],
)
def test_a_number_that_names_a_turn_is_never_offered_as_a_throw(text: str) -> None:
    """It is asked what is for which turn, and there is nothing to say YES to."""
    made = read_in(text)
    assert (made.verdict, short(made), dict(made.later), dict(made.probable)) == ("ask", {}, {}, {})
    assert "TURN 2: THROW" in made.problems[0].message


def test_who_names_another_turn_is_told_how_later_turns_are_ordered() -> None:
    """The answer says that orders for later turns can be kept, and how they are written."""
    made = read_in("trapdoor 40 turn 2: 5")
    assert (made.verdict, short(made), dict(made.later)) == ("ask", {}, {})
    assert "TURN 2: THROW 3 TRAPDOOR 45" in made.problems[0].message


def test_what_is_wrong_with_a_later_order_is_said() -> None:
    """A space off the board is named, as it is for this round; what is right is kept."""
    made = read_in("turn 9: 4, turn 3: 2 trap 99", high=60)
    assert throws(made) == {3: 2, 9: 4}
    assert [problem.message for problem in made.problems] == [
        "Turn 3: There is no space 99: a trapdoor may be named from 1 to 60. Which shall it be?"
    ]


def test_only_own_words_are_quoted() -> None:
    """What was told anew to be read is not shown as the player's own line."""
    made = read_in("5 now, 3/99 next week", high=60)
    assert [problem.code for problem in made.problems] == ["later"]
    assert made.quotes in ((), (None,))


def test_a_later_turn_taken_back_beside_other_words_is_asked_about() -> None:
    """What is for now stands; what follows the taking back is no throw of this round."""
    made = read_in("withdraw turn 2, throw 6 now")
    assert (short(made), [problem.code for problem in made.problems]) == ({"A": ([6], None)}, ["later"])
    assert "WITHDRAW TURN 2" in made.problems[0].message
    made = read_in("please scrap the throw for turn 2, make it a 5")
    assert (made.verdict, short(made), dict(made.later), dict(made.probable)) == ("ask", {}, {}, {})


@pytest.mark.parametrize(
    "text",
    [
        "5 trap 20. Turn 2 is 3 days after my birthday.",
        "5 trap 20. I think turn 2 is 4 days late already.",
        "5 trap 20. Hope turn 2 is 3 times as fun.",
    ],
)
def test_what_is_told_of_a_turn_is_no_order_for_it(text: str) -> None:
    """A number that counts days or times is no throw."""
    made = read_in(text)
    assert (short(made), dict(made.later)) == ({"A": ([5], 20)}, {})


@pytest.mark.parametrize(
    "text",
    [
        "This turn 5, trapdoor 20. Next turn 4, trapdoor 21.",
        "For this turn 5, trapdoor 20. For the next turn 4, trapdoor 21.",
    ],
)
def test_a_trapdoor_in_the_sentence_of_its_turn_is_that_turns(text: str) -> None:
    """Each turn has its throw and its trapdoor: neither joins the other's."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": ([5], 20)}, {2: (4, 21)})


def test_a_throw_of_now_between_others_is_not_dropped_in_silence() -> None:
    """What was seen to be for this turn is asked about; the later turn is kept."""
    made = read_in("Last week 4, this week 3, next week 2")
    assert (made.verdict, short(made), throws(made)) == ("ask", {}, {2: 2})


def test_what_is_told_for_this_turn_behind_a_later_one_is_for_this_turn() -> None:
    """A clause that names the open turn ends the orders of the later one, and is not lost with them."""
    made = read_in("turn 2: 4. Trapdoor this turn 50")
    assert (short(made), throws(made)) == ({"A": ([], 50)}, {2: 4})
    made = read_in("turn 2: 4, and change this turn to 6")
    assert (made.verdict, throws(made)) == ("ask", {2: 4})
    assert "throw-doubt" in [named(problem) for problem in made.problems]


def test_a_second_space_for_the_next_turn_is_asked_about() -> None:
    """It stands beside the trapdoor of this turn, so that it is one without its word."""
    for words in ("trapdoor 50 for this turn and 51 for the next", "trapdoor 50 now and 51 next week"):
        made = read_in(f"Throw 6. {words}")
        assert short(made) == {"A": ([6], 50)}
        assert [named(problem) for problem in made.problems] == ["door-turn"]
