"""What stands as an order and is none: a house, an age, an hour, others' wishes, what is denied, a board dropped."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "4 and we live at number 45.",
        "4 bitte. Wir wohnen jetzt in Nummer 45.",
        "4 svp. On habite au 45.",
        "4 graag. We wonen op nummer 45.",
        "4 por favor. Vivimos en el 45.",
        "4 bitte. Ich werde 45.",
        "Clive wanted trapdoor 45. Throw 4.",
        "Clive wollte Falltür 45. Wurf 4.",
        "Clive voulait la trappe 45. Lancer 4.",
        "Clive wilde valluik 45. Worp 4.",
        "Clive quería la trampilla 45. Tirada 4.",
        "Clive voleva la botola 45. Lancio 4.",
        "4 with nothing on 45.",
        "4, no trap on 45 please.",
        "Throw 4, past the trap on 45.",
        "Throw 4, away from trapdoor 45.",
        "Wurf 4, weg von der Falltür 45.",
        "Lancer 4, loin de la trappe 45.",
        "Worp 4, weg van valluik 45.",
        "Tirada 4, lejos de la trampilla 45.",
        "Lancio 4, lontano dalla botola 45.",
    ],
)
def test_a_space_of_something_else_is_no_trapdoor(text: str) -> None:
    """Where somebody lives, how old they are, what others wanted and where nothing is wanted is asked about."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        "4 please, and 45. I live at 12 Elm Road.",
        "4 please. Trapdoor on 45, where I live.",
        "Ich werde 4 werfen und 45 nehmen.",
        "My wife wanted trapdoor 45, so 45. Throw 4.",
        "Ich wollte Falltür 45. Wurf 4.",
        "Clive wanted trapdoor 12. Throw 4, trapdoor 45.",
        "4 and 45. Mum turned 80.",
        "Throw 4. Trap on 45, just past the ladder.",
        "Throw 4 and move the trap away from 44 to 45.",
        "Throw 4, trapdoor on 45, just to see if anyone is that unlucky.",
    ],
)
def test_a_space_beside_such_words_is_taken(text: str) -> None:
    """The same words beside an order of one's own leave it as it is."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 45 (just testing).",
        "Wurf 4, Falltür 45, ist aber nur ein Test.",
        "Lancer 4, trappe 45, mais c'est un essai.",
        "Worp 4, valluik 45, maar het is een test.",
        "Tirada 4, trampilla 45, pero es una prueba.",
        "Lancio 4, botola 45, ma è una prova.",
        "Throw 4, trapdoor 45. Those were last week's.",
    ],
)
def test_what_is_sent_for_a_trial_is_asked_about(text: str) -> None:
    """Orders that are only a test are not entered."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {})


A, B = {"A": ([5], 30)}, {"B": ([4], 46)}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Forget A.", B),
        ("Leave A out.", B),
        ("Nothing on A please.", B),
        ("Ignore board B for now.", A),
        ("Auf A lieber nicht.", B),
        ("Lass A weg.", B),
        ("Finalement pas sur A.", B),
        ("Op B liever niet.", A),
        ("En B mejor no.", A),
        ("Su B meglio di no.", A),
    ],
)
def test_a_board_that_is_taken_back_by_its_name_is_asked_about(text: str, left: dict[str, object]) -> None:
    """What is dropped behind the orders of all boards does not stand, and the other board does."""
    got = reading(f"A 5/30, B 4/46. {text}", 1, "AB")
    assert (got.verdict, short(got)) == ("ask", left)


@pytest.mark.parametrize(
    "text", ["Nothing to add on B.", "No change on A.", "Forget B from last week.", "Leave A.", "Nothing doing on A."]
)
def test_a_board_of_which_something_else_is_said_stays(text: str) -> None:
    """Such words about a board leave its orders alone where they do not drop them."""
    got = reading(f"A 5/30, B 4/46. {text}", 1, "AB")
    assert (got.verdict, short(got)) == ("clear", A | B)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("I'd have said A 5/30. B 4/46.", B),
        ("A 5/30. B 4, no trap on 46.", {"A": ([5], 30), "B": ([4], None)}),
    ],
)
def test_an_order_of_a_board_that_is_supposed_or_denied_is_asked_about(text: str, left: dict[str, object]) -> None:
    """What would have been said, and where no trapdoor is wanted, is no order on any board."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("ask", left)


def test_what_would_be_put_on_the_boards_is_ordered() -> None:
    """ "I'd put" is a wish, and "I'd have put" is none."""
    got = reading("A 4, B 5 and I'd put the trapdoor at 55 on A and 56 on B", 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 55), "B": ([5], 56)})
    got = reading("4 for both boards again, and I'd 55 on A and 56 on B", 1, "AB")
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None), "B": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        "4 first, then home by 6.",
        "4 first, then we eat at 6.",
        "First: 4. Secondly, we are 5 now.",
        "Erst die 4, dann geht's um 6 los.",
        "Eerst de 4. Daarna zijn we met 5.",
        "Primero el 4. Luego somos 5 a comer.",
        "Prima il 4. Poi siamo in 5 a cena.",
    ],
)
def test_an_hour_is_no_second_throw(text: str) -> None:
    """When somebody is home, and how many they are, is not thrown."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    "text", ["4 first, then 6.", "First move by 4, then by 6.", "4 first, then up by 6.", "I go 4, then onward by 6."]
)
def test_a_second_throw_is_taken(text: str) -> None:
    """A number that one moves by is a throw."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4, 6], None)})


@pytest.mark.parametrize(
    "text",
    [
        "B 4/46. No change on A.",
        "B 4/46, no change on A",
        "B 4/46\nNo change on A.",
        "No change on A.\nB 4/46",
        "B 4/46 and no change on A please.",
        "B 4/46, keine Änderung auf A",
    ],
)
def test_a_board_that_does_not_change_leaves_the_other_its_trapdoor(text: str) -> None:
    """The denial is of the board that it names, wherever it stands."""
    assert short(reading(text, 1, "AB")) == B
