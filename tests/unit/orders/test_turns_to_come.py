"""Turns to come, however they are named: what is told for them is kept for them or asked about, never played now."""

from __future__ import annotations

from datetime import date

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short
from tests.unit.orders.test_later_turns import throws

DEADLINE = date(2026, 12, 4)


def read_in(text: str, turns: tuple[int, ...] = (1,)) -> Reading:
    """Return how an answer to a report is understood while ``turns`` are open, by a seat that has all its numbers."""
    left = {"A": [1, 2, 3, 4, 5, 6]}
    return read(clean(text), form(len(turns), named=turns), "Re: [vipers] Round 1", left=left, deadline=DEADLINE)


SPELT = [
    ("turn #2: 6, trap 40", {2: (6, 40)}),
    ("turn no. 2: 6", {2: 6}),
    ("tour n°2 : 6, trappe 40", {2: (6, 40)}),
    ("turn-2: 6", {2: 6}),
    ("R2: 6, trap 40", {2: (6, 40)}),
    ("Turn II: 6, trap 40", {2: (6, 40)}),
    ("turn XII: 6", {12: 6}),
    ("2. Zug: 6, Falltür 40", {2: (6, 40)}),
    ("My second go will be a 6", {2: 6}),
]


@pytest.mark.parametrize(("text", "later"), SPELT)
def test_a_turn_is_known_by_any_spelling(text: str, later: object) -> None:
    """A sign, a Roman numeral, an ordinal or a letter names a turn as its number does."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {}, later)


@pytest.mark.parametrize(
    "text",
    [
        "Your throw for turn 19 .... 5\nYour trapdoor ............. 66",
        "Throw for round #19 | 5\nTrapdoor | 66",
        "Turn 19 throw ..... 5\nTurn 19 trapdoor .. 66",
    ],
)
def test_a_dotted_form_of_the_turn_before_is_not_played_now(text: str) -> None:
    """The turn that its rows name says which one they are for; the same rows for the open turn are its orders."""
    made = read_in(text, (20,))
    assert (made.verdict, short(made)) == ("ask", {})
    assert short(read_in(text.replace("19", "20"), (20,))) == {"A": ([5], 66)}


def test_a_roman_one_is_the_player() -> None:
    """ "This turn I throw 5" names no turn but the open one."""
    made = read_in("This turn I throw 5")
    assert (short(made), dict(made.later)) == ({"A": ([5], None)}, {})


@pytest.mark.parametrize("text", ["Turn 1: 5.\nTurn 2: 6", "Zug 1: 5. Zug 2: 6"])
def test_the_end_of_a_sentence_is_no_ordinal(text: str) -> None:
    """The 5 in "turn 1: 5. Turn 2: 6" is a throw, though a German writes "5. Zug"."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": ([5], None)}, {2: 6})


MEANT = [
    ("Turn 2 I meant 6, not 5", {}, {2: 6}),
    ("Turn 2 not 6 but 5", {}, {2: 5}),
    ("My throw for turn 1 stays, for turn 2 take 6", {}, {2: 6}),
    ("for turn 2 take 6, trap 40", {}, {2: (6, 40)}),
    ("5 now, for turn 2 take 6", {"A": ([5], None)}, {2: 6}),
    ("When turn 5 comes, play 3", {}, {5: 3}),
    ("two turns from now: 6", {}, {3: 6}),
    ("the turn after next: 6, trap 40", {}, {3: (6, 40)}),
    ("übernächste Runde: 6, Falltür 40", {}, {3: (6, 40)}),
    ("As it stands for now; the week after, 6.", {}, {2: 6}),
    ("Not now. Next week 6, trap 40", {}, {2: (6, 40)}),
    ("I pass now. 6 next turn", {}, {2: 6}),
    ("turn 2 without trapdoor", {}, {2: (None, "none")}),
    ("no trapdoor in turn 2", {}, {2: (None, "none")}),
    ("5, trap 30; no trapdoor in turn 2", {"A": ([5], 30)}, {2: (None, "none")}),
    ("Zug 2 ohne Falltür", {}, {2: (None, "none")}),
    ("tour 2 sans trappe", {}, {2: (None, "none")}),
]


@pytest.mark.parametrize(("text", "now", "later"), MEANT)
def test_what_is_plainly_for_a_later_turn_is_kept_for_it(text: str, now: object, later: object) -> None:
    """A correction, a turn that will come, a trapdoor left out: the orders of this round stay as they are."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", now, later)


EACH_ITS_OWN = [
    ("t1 3 t2 4 t3 5", ([3], None), {2: 4, 3: 5}),
    ("T1: 5 T2: 3", ([5], None), {2: 3}),
    ("t1 5/20 t2 3/30", ([5], 20), {2: (3, 30)}),
    ("1st: 3, 2nd: 4, 3rd: 5", ([3], None), {2: 4, 3: 5}),
    ("Turn | Throw | Trapdoor\n1 | 3 | 20\n2 | 4 | 21", ([3], 20), {2: (4, 21)}),
    ("Turn\tThrow\tTrapdoor\n1\t3\t20\n2\t4\t21", ([3], 20), {2: (4, 21)}),
    ("Next week: 5, trapdoor 40. This week: 3, trapdoor 30", ([3], 30), {2: (5, 40)}),
    ("This week: 5\nNext week: 3", ([5], None), {2: 3}),
    ("3 this week 4 next week", ([3], None), {2: 4}),
    ("4 first and then 6 next week", ([4], None), {2: 6}),
]


@pytest.mark.parametrize(("text", "now", "later"), EACH_ITS_OWN)
def test_every_turn_of_a_mail_gets_its_own(text: str, now: object, later: object) -> None:
    """In a row without signs, in a table, the later week first: none is dropped, and none takes another's trapdoor."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": now}, later)


def test_turns_in_a_row_need_not_begin_a_set() -> None:
    """ "Turn 7: 6 turn 8: 6" is one throw for each, in any round."""
    made = read_in("turn 7: 6 turn 8: 6", (7,))
    assert (made.verdict, short(made), throws(made)) == ("clear", {"A": ([6], None)}, {8: 6})


def test_a_table_for_a_later_turn_alone_is_not_played_now() -> None:
    """The column that names the turns is read though there is one row."""
    made = read_in("Turn | Throw | Trapdoor\n2 | 4 | 21")
    assert (short(made), throws(made)) == ({}, {2: (4, 21)})


ASKED = [
    "In three weeks: 6, trapdoor 44",
    "in a fortnight 6, trap 40",
    "after this turn: 6",
    "6 and 40, but for turn 2",
    "Put me in for turn 3 with the 5 and the trapdoor on 40",
    "Change turn 2 to 6, trap 40",
    "For the deadline of 11 December: 5, trap 40",
    "On the 11th: 5 and 40",
    "5, trap 40 for the 11th",
    "Am 11.12.: 6, Falltür 40",
    "Am 11. Dezember: 6, Falltür 40",
    "le 11 décembre : 6, trappe 40",
]


@pytest.mark.parametrize("text", ASKED)
def test_what_is_for_a_time_to_come_is_asked_about_and_not_played(text: str) -> None:
    """Where nobody can tell which turn is meant, nothing is taken and nothing offered for a YES."""
    made = read_in(text)
    assert (made.verdict, short(made), dict(made.later), dict(made.probable)) == ("ask", {}, {}, {})
    assert "TURN 2: THROW" in made.problems[0].message
    assert len(made.problems) == 1


def test_what_is_for_now_stands_beside_a_day_to_come() -> None:
    """The day after the deadline is asked about, and this round's throw taken."""
    made = read_in("5 now. For 11 December 6, trap 30")
    assert (made.verdict, short(made)) == ("ask", {"A": ([5], None)})


@pytest.mark.parametrize(
    "text",
    [
        "See you on the 11th. 5, trap 40",
        "5, trap 40. Back on 11 December!",
        "5, trapdoor 40, and see you on 11 December",
        "On the 4th: 5 and 40",
        "For the 4th of December: 5 and 40",
        "In two weeks I'll be home. 5, trap 40",
        "I'm saving the 6 for turn 6. Now 5, trap 40",
        "Next week 5, trapdoor 40",
        "volgende beurt 5, valluik 40",
        "próximo turno 5, trampilla 40",
    ],
)
def test_days_and_weeks_that_are_no_other_turn_leave_the_orders_alone(text: str) -> None:
    """Small talk, the day of the deadline, and "next week" by itself, whose deadline may well be then."""
    made = read_in(text)
    assert (made.verdict, short(made), dict(made.later)) == ("clear", {"A": ([5], 40)}, {})


def test_without_a_known_deadline_no_day_is_held_against_orders() -> None:
    """Nobody can tell then whether a day comes after it."""
    made = read(clean("On the 11th: 5 and 40"), form(named=(1,)))
    assert short(made) == {"A": ([5], 40)}


@pytest.mark.parametrize(
    "text",
    [
        "I'm away from 10 December for a fortnight, lowest left please each time",
        "From round 2 on always my lowest left please",
        "after this round play my lowest",
        "lowest left every round from turn 3 on please",
    ],
)
def test_the_lowest_from_some_time_on_is_no_throw_of_now(text: str) -> None:
    """It is answered as an instruction that cannot be kept as it was said."""
    made = read_in(text)
    assert (short(made), made.missed) == ({}, "unclear")


def test_the_lowest_of_now_stays_an_order() -> None:
    """What only tells which numbers are left later is no instruction."""
    assert short(read_in("As always my lowest please")) == {"A": ([1], None)}
    made = read_in("After this round I only have my lowest left, so 6 please")
    assert (short(made), made.missed) == ({"A": ([6], None)}, None)


@pytest.mark.parametrize("text", ["turn 2: throw 6 trap 9\nturn 3: throw 4", "turn 3: throw 4\nturn 2: throw 6 trap 9"])
def test_what_is_told_for_a_turn_that_is_over_joins_no_other(text: str) -> None:
    """The trapdoor of turn 2 is not that of turn 3; it is said that turn 2 is over."""
    made = read_in(text, (3,))
    assert (made.verdict, short(made), dict(made.later)) == ("ask", {"A": ([4], None)}, {})
    assert [problem.message for problem in made.problems] == [
        "Turn 2 is over, so nothing is kept of what you sent for it."
    ]


@pytest.mark.parametrize("text", ["Throw 3 now, trapdoor 41 next turn.", "Throw 3 this turn. Trapdoor 41 next time."])
def test_a_trapdoor_of_the_next_turn_is_none_of_this_one(text: str) -> None:
    """Where the open turn is known it is kept for the next, and where it is not known the space is asked about."""
    assert short(read_in(text)) == {"A": ([3], None)}
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", {"A": ([3], None)})
    assert short(reading("Throw 3 now, trapdoor 41. Next turn I shall be bolder.")) == {"A": ([3], 41)}


def test_the_next_turns_trapdoor_is_none_of_this_one() -> None:
    """It is told for that turn by its name alone."""
    made = reading("Throw 3. Next turn's trapdoor: 38")
    assert (made.verdict, short(made)) == ("ask", {"A": ([3], None)})
    assert short(reading("Throw 3, trapdoor 38. I dread next turn's trapdoors already."))["A"] == ([3], 38)


@pytest.mark.parametrize(
    "text",
    [
        "turn 5 and 6: lowest left",
        "In turn 3 play my lowest.",
        "in turn 2 I'd like the highest please",
        "In Zug 2 bitte meine höchste",
    ],
)
def test_a_throw_without_a_number_for_a_turn_to_come_is_not_played_now(text: str) -> None:
    """It is asked about as a number there is; what is left for a later turn takes nothing away."""
    made = read_in(text)
    assert (made.verdict, short(made)) == ("ask", {})
    assert short(read_in("My lowest please. I have 5 and 6 left for turn 5.")) == {"A": ([1], None)}
