"""Numbers beside an order that are none: of a visit, of what others had, of what is lucky, of a tale."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Do come at 7 instead of 8.",
        "Come on the 12th instead of the 23rd.",
        "Come at seven rather than eight.",
        "Let's meet at 5 instead of 4.",
        "Pick me up at 5 instead of 4.",
        "Dinner is at 7 instead of 8.",
        "Komm doch um 7 statt um 8.",
        "Viens à 7 h au lieu de 8 h.",
        "Kom om 7 in plaats van 8.",
        "Ven a las 7 en vez de las 8.",
        "Vieni alle 7 invece delle 8.",
    ],
)
def test_who_is_to_come_at_another_time_changes_no_order(text: str) -> None:
    """An invitation that names another hour, or another day, leaves the orders beside it as they are."""
    for whole in (f"Throw 4, trapdoor 23. {text}", f"{text} Throw 4, trapdoor 23."):
        got = reading(whole)
        assert (got.verdict, short(got)) == ("clear", {"A": ([4], 23)})


@pytest.mark.parametrize(
    "text",
    [
        "The 25 instead of the 23.",
        "Call it 25 instead of 23.",
        "Come on, 25 instead of 23!",
        "Komm, 25 statt 23!",
        "Passe à 25 au lieu de 23.",
        "Come to 25 instead of 23.",
    ],
)
def test_a_space_in_anothers_place_is_still_taken(text: str) -> None:
    """What puts another space in the trapdoor's place is no invitation."""
    got = reading(f"Throw 4, trapdoor 23. {text}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 25)})


@pytest.mark.parametrize(
    "text",
    [
        "Clive had traps 17 A, 18 B. A 5 B 4",
        "A 5 B 4. Clive had traps 17 A, 18 B.",
        "The winners had traps 17 A and 18 B! A 5, B 4.",
        "Clive hatte Falltüren 17 A, 18 B. A 5 B 4",
        "Clive avait les trappes 17 A, 18 B. A 5 B 4",
        "Clive tenía trampillas 17 A, 18 B. A 5 B 4",
    ],
)
def test_what_somebody_had_on_two_boards_is_no_order(text: str) -> None:
    """The trapdoors that others had are theirs, on every board."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None), "B": ([4], None)})


@pytest.mark.parametrize(
    "text",
    [
        "Clive had traps 17 A, 18 B. A 5 B 4, same traps for me",
        "Clive had traps 17 A, 18 B. Mine too please. A 5 B 4",
        "I had traps 17 A, 18 B. A 5 B 4",
        "5 on A, 4 on B, one at 46 on B",
        "5 auf A, 4 auf B, eine bei 46 auf B",
        "A 5, B 4. One at 46 please.",
        "A 5 B 4, 46 on both",
    ],
)
def test_a_space_that_is_a_boards_perhaps_is_asked_about(text: str) -> None:
    """What may be wanted as trapdoors, and was not taken for all of them, is neither lost nor taken for one."""
    got = reading(text, 1, "AB")
    assert got.verdict == "ask"
    assert short(got) in ({"A": ([5], None), "B": ([4], None)}, {})


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("A 5, B 4. Clive is at 46 on B.", None),
        ("A 5, B 4. I hate that snake at 46 on B.", None),
        ("A 5, B 4, B at 46", 46),
        ("A 5, B 4, and 46 for B", 46),
        ("A 5, B 4. Thanks for issue 46 on Brexit.", None),
    ],
)
def test_a_space_behind_the_throws_of_two_boards(text: str, door: int | None) -> None:
    """Where others stand is no trapdoor, and what is plainly a board's is taken."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None), "B": ([4], door)})


@pytest.mark.parametrize(
    "text",
    [
        "My neighbour says 44 is lucky. The 5 rather.",
        "Mein Nachbar sagt, 44 bringt Glück. Lieber die 5.",
        "Ma voisine dit que le 44 porte bonheur. Je joue 5.",
        "Mijn buurman zegt dat 44 geluk brengt. Ik gooi 5.",
        "Mi vecina dice que el 44 da suerte. Tiro 5.",
        "La mia vicina dice che il 44 porta fortuna. Gioco 5.",
    ],
)
def test_what_somebody_says_is_lucky_is_no_trapdoor(text: str) -> None:
    """The throw is taken; the lucky number of somebody else is not nominated."""
    assert short(reading(text)) == {"A": ([5], None)}


@pytest.mark.parametrize(
    "text",
    [
        "My neighbour says 44 is lucky, so 44 it is. Throw 5.",
        "My neighbour says 44 is lucky. Throw 5, trapdoor 44.",
        "Mein Nachbar sagt, 44 bringt Glück, also Falltür 44. Wurf 5.",
        "Throw 5, trapdoor 44, which Bo says is lucky.",
    ],
)
def test_a_lucky_number_that_is_ordered_is_taken(text: str) -> None:
    """Who draws the conclusion, or says so with a label, nominates it."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 44)})


@pytest.mark.parametrize(
    "text",
    [
        "Noch eine, dann die 4.",
        "Noch eins, dann die 4.",
        "Encore un, puis le 4.",
        "One more, then the 4.",
        "I have 5 and 6 left, and I first saw the 5 pm train",
        "I have 5 and 6 left, and I first need a drink",
        "I've 5 and 6 left, and when we first met you laughed",
    ],
)
def test_no_order_of_two_throws_is_made_of_a_tale(text: str) -> None:
    """ "One more" is no throw of one, and "I first saw" puts no throw first."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("ask", {})


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("Noch eine 1, dann die 4.", [1, 4]),
        ("Erst die eine, dann die 4.", [1, 4]),
        ("I have 5 and 6 left, and first comes the 6.", [6, 5]),
        ("5 and 6, 6 first", [6, 5]),
        ("3 then 1, another one bites the dust", [3, 1]),
    ],
)
def test_two_throws_and_which_comes_first_are_taken(text: str, throws: list[int]) -> None:
    """The same words beside the throws themselves tell their order."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, None)})
