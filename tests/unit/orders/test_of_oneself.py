"""Players who write of themselves by name, as families, clubs and jokers do."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.writers.of_oneself import of_oneself
from tests.unit.orders.forms import form


def reading(text: str, writer: str) -> Reading:
    """Return how words of somebody are understood."""
    return read(clean(text), form(), "Re: Snakes", writer=writer)


@pytest.mark.parametrize(
    ("text", "writer"),
    [
        ("Please enter a 3 for Gwen, trapdoor at 45.", "Gwen Ashby"),
        ("Gwen plays 3, trapdoor 45.", "Gwen Ashby"),
        ("Gwen's throw: 3. Gwen's trapdoor: 45.", "Gwen"),
        ("Put Gwen down for a 3 and 45 as the trapdoor.", "Gwen"),
        ("Gwen Ashby has decided on 3, trapdoor 45.", "Gwen Ashby"),
        ("Gwen would like a 3, with the trapdoor on 45 please.", "Gwen"),
    ],
)
def test_who_writes_of_themselves_by_name_means_themselves(text: str, writer: str) -> None:
    """The writer's own name is nobody else's, in a mail as from the seat of that name."""
    got = reading(text, writer)
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [3], "trapdoor": 45}})


@pytest.mark.parametrize(
    "text", ["Please enter a 3 for Gwen, she is away, trapdoor at 45.", "Gwen's throw: 3. Gwen's trapdoor: 45."]
)
def test_another_name_is_somebody_else(text: str) -> None:
    """What is ordered for another name is asked about still."""
    assert reading(text, "Olaf Berg").verdict == "ask"


@pytest.mark.parametrize(
    ("line", "writer"),
    [
        ("Love, Gwen", "Gwen"),
        ("Gwen wants to know what 45 is.", "Gwen"),
        ("I Will play 3", "Will"),
        ("Ed plays", "Ed"),
        ("Gwendolyn plays 3", "Gwen"),
        ("Gwen plays 3", ""),
    ],
)
def test_a_name_that_stands_otherwise_stays(line: str, writer: str) -> None:
    """A name below a letter, one that is a word too, a very short one or part of another is left as it is."""
    assert of_oneself([line], writer) == [line]


@pytest.mark.parametrize("name", ["Gwen", "Gwen.", "Gwen Ashby"])
def test_who_signs_is_the_writer(name: str) -> None:
    """Where nobody said who wrote, the name below the letter tells."""
    got = reading(f"Please enter a 3 for Gwen, trapdoor at 45.\n\n{name}", "")
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [3], "trapdoor": 45}})


@pytest.mark.parametrize(
    ("text", "writer"),
    [
        ("Throw the 5.\nTrapdoor 27.\n\n/Uno", "Uno Lindgren"),
        ("Throw the 5.\nTrapdoor 27.\n\n/Uno", ""),
        ("5, 27\n\nUno", "Uno Lindgren"),
        ("5, 27\n\nUno L.", "Uno Lindgren"),
        ("Tirada 5, trampilla 27\n-- Dos", "Dos Santos"),
        ("Throw 5, trapdoor 27\n- Una", "Una Byrne"),
    ],
)
def test_a_name_below_that_is_a_number_too_is_no_throw(text: str, writer: str) -> None:
    """Somebody called Uno who signs with it does not throw a 1 beside the 5."""
    made = reading(text, writer)
    assert made.verdict == "clear"
    assert made.orders == {"A": {"throws": [5], "trapdoor": 27}}


@pytest.mark.parametrize("text", ["Trapdoor 27\n\nUno", "Trapdoor 27\nThrow\n/Six"])
def test_a_number_below_that_nobody_is_called_by_stays(text: str) -> None:
    """Who is called otherwise throws what stands below."""
    assert reading(text, "Gwen Ashby").orders["A"]["throws"] in ([1], [6])


def test_a_long_name_costs_nothing() -> None:
    """A From of a hundred thousand characters is no name to look for."""
    line = "Please enter a 3 for Gwen, trapdoor at 45."
    assert of_oneself([line], "Gwen " * 20_000) == ["Please enter a 3 for me, trapdoor at 45."]


PLASTER = (
    "Percy has his hand in plaster, and asks me to send in his orders. He would like to throw a three, with the "
    "trapdoor at 45. I have told him that it won't work, but he has not listened to me since 1961.\n\nEdith Lumb"
)


@pytest.mark.parametrize(
    ("writer", "expected"),
    [("Percy & Edith Lumb", "clear"), ("Percy Lumb", "clear"), ("Edith Lumb", "ask"), ("", "ask")],
)
def test_who_is_asked_to_send_them_sends_the_orders_of_the_seat_of_that_name(writer: str, expected: str) -> None:
    """From Percy's address they are Percy's; from his wife's they may be for another seat than hers."""
    got = reading(PLASTER, writer)
    assert got.verdict == expected
    assert (got.orders == {"A": {"throws": [3], "trapdoor": 45}}) is (expected == "clear")
