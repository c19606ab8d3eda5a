"""Numbers in other shapes: Roman numerals, ordinals, half a dozen; and numbers of other things."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

CLEAR = [
    ("Throw: IV\nTrapdoor: LXII", 4, 62),
    ("throw VI, trapdoor XLV", 6, 45),
    ("Throw II. Trapdoor on XC.", 2, 90),
    ("III for my throw; for the trapdoor, LXII, with my blessing.", 3, 62),
    ("VI for the die, and XXIV for the trapdoor.", 6, 24),
    ("V as the throw. As for the trapdoor, XLVIII.", 5, 48),
    ("IV als Wurf. Für die Falltür, LXI.", 4, 61),
    ("VI pour le lancer ; pour la trappe, XLII.", 6, 42),
    ("Throw 3, and I condemn the thirty-third to have its floor sawn out.", 3, 33),
    ("Throw 3. Of the hundred squares I condemn the thirty-third to have its floor sawn out.", 3, 33),
    ("Half a dozen (6) for me, trapdoor 70", 6, 70),
    ("My throw is a 5. Trapdoor, squar 66.", 5, 66),
    ("Throw 6. The trapdoor: the box 82.", 6, 82),
    ("Throw 6, trapped or number 38", 6, 38),
    ("Whatever the answer, it's a 2 from me, trapdoor 46.", 2, 46),
    ("Player no. 4. Cabin 3. Throw 6, trapdoor 38", 6, 38),
]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_a_number_is_understood_in_any_shape(text: str, throw: int, door: int) -> None:
    """Roman numerals, ordinals and misspelt squares are numbers; players and cabins have numbers too."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw IV. For the trapdoor, XL shirts are sold out.",
        "Throw IV. I for the trapdoor have no idea.",
        "Throw IV. We read of Henry VIII for the trapdoor club.",
    ],
)
def test_no_numeral_is_made_of_other_capitals(text: str) -> None:
    """A size of shirts, the writer and a king are no space, though a trapdoor is spoken of beside them."""
    assert short(reading(text)).get("A", ([4], None)) == ([4], None)


def test_orders_beyond_the_turn_of_the_subject_are_for_later() -> None:
    """Where the subject tells which turn is open, the lines of a stack of orders are for their own turns."""
    stack = "turn 13   four, hole at 50\nturn 14   two, hole at 61\nturn 15   six, hole at 66"
    made = reading(stack, subject="Re: KRAIT turn 13")
    assert (short(made), made.verdict) == ({"A": ([4], 50)}, "clear")
    assert made.later == {14: {"A": {"throws": [2], "trapdoor": 61}}, 15: {"A": {"throws": [6], "trapdoor": 66}}}


def test_an_old_subject_does_not_make_orders_later_ones() -> None:
    """A player who answers an old report and says for which turn they order is taken at their word."""
    made = reading("Sorry, I answer an old mail. For turn 5 it's throw 2, trapdoor 66.", subject="RE: COBRA turn 4")
    assert made.later == {}


DICTATED = [
    ("Throw won please and my trapped or is number 38 that is all Len", 1, 38),
    ("throw tree, trapdoor 38", 3, 38),
    ("man alive number 5 for me go. trapdoor two little ducks 22. house!!", 5, 22),
    ("Of the faces of a die I choose the one that bears three pips; trapdoor 33", 3, 33),
    ("Throw 3. No trapdoor this month. Strike that - put me down for 35.", 3, 35),
]


@pytest.mark.parametrize("said", ["seven-zero", "seven - nought", "seven nought", "7 0"])
def test_a_space_told_figure_by_figure(said: str) -> None:
    """Nought is the second figure of one, with a hyphen or without."""
    assert short(reading(f"Trapdoor {said}, throw 5")) == {"A": ([5], 70)}
    assert short(reading("Throw 5, trapdoor seven-oh")) == {"A": ([5], 70)}
    assert short(reading("Throw 5, trapdoor six - oh well.")) != {"A": ([5], 60)}


@pytest.mark.parametrize(("text", "throw", "door"), DICTATED)
def test_what_was_dictated_or_called_is_understood(text: str, throw: int, door: int) -> None:
    """A machine that mishears a number, and a bingo caller who gives it a name, still give the number."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


def test_orders_that_are_all_in_the_subject_need_no_labels_throughout() -> None:
    """A mail without words of its own is read by its subject, also where only one number has its label."""
    made = reading("", subject="Krait 9 - 6 on the die, 44 for the drop (eom)")
    assert short(made) == {"A": ([6], 44)}


def test_boards_may_be_told_in_prose_and_called_by_their_letters_names() -> None:
    """The boards come in any order, told in sentences or headed Alpha and Bravo."""
    prose = "Beginning with the one where I am ahead:\n\nOn B the die shows five, and 62 is my trapdoor.\n\n"
    made = reading(f"{prose}On A it shows one. The hatch there, 17.", boards="AB")
    assert short(made) == {"A": ([1], 17), "B": ([5], 62)}
    called = reading("Alpha: four, trapdoor one-nine.\nBravo: two, trapdoor eight-three.", boards="AB")
    assert short(called) == {"A": ([4], 19), "B": ([2], 83)}


@pytest.mark.parametrize(
    ("said", "door"),
    [
        ("fourty tree (43)", 43),
        ("ninty too (92)", 92),
        ("sixty fore (64)", 64),
        ("twenty sevin (27)", 27),
        ("fifty ate (58)", 58),
        ("thirty wun (31)", 31),
    ],
)
def test_figures_in_brackets_tell_a_number_that_is_not_spelt_right(said: str, door: int) -> None:
    """A child's spelling is no other number than the figures behind it."""
    made = reading(f"i throu 2 and my trapdor is {said}. it is fun")
    assert (made.verdict, short(made)) == ("clear", {"A": ([2], door)})


@pytest.mark.parametrize("said", ["forty tree (46)", "sixty or (64)", "forty maybe (43)", "forty (43)"])
def test_figures_that_say_another_number_are_asked_about(said: str) -> None:
    """Figures in brackets that the words before them do not sound like leave two spaces to choose from."""
    assert reading(f"i throu 2 and my trapdor is {said}").verdict == "ask"
