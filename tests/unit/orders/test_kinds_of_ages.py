"""Ages of who signs, and other small figures that are no orders."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "signed", ["Freddie (7)", "Reuben, 8", "from Ruby (9)", "- Bram (8)", "Love, Ollie (10) xx", "Walter T. (84)"]
)
def test_the_age_below_a_mail_is_no_trapdoor(signed: str) -> None:
    """Children, and the proud of ninety, sign with their age."""
    got = reading(f"Can I do my 5 please\n{signed}")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None)})


@pytest.mark.parametrize("below", ["Trapdoor, 8", "Falltür (45)", "Klaus, 84", "Feld, 12", "Loch (9)"])
def test_what_is_no_name_or_no_age_is_left_alone(below: str) -> None:
    """A label and its number are an order; so may be a number behind a name that is nobody's age beside a comma."""
    assert short(reading(f"Throw 5\n{below}"))["A"][1] in (8, 9, 12, 45, 84)


def test_who_writes_may_say_how_old_they_are() -> None:
    """The age behind a name is none of the six throws either."""
    assert short(reading("hallo hier is Bram (6). valluik 25. worp 4 doei")) == {"A": ([4], 25)}


def test_thanks_for_something_may_be_written_with_a_figure() -> None:
    """On a telephone "soz 4 the late msg" is no throw; "cheers, 4 and 40" is one."""
    assert short(reading("2 n 40, soz 4 the late msg")) == {"A": ([2], 40)}
    assert short(reading("cheers 4 and 40")) == {"A": ([4], 40)}


@pytest.mark.parametrize(
    ("text", "throws"),
    [("First turn of the two a 4. Second one of the two a 2", [4, 2]), ("4 for the first turn of the two", [4])],
)
def test_two_turns_are_no_throw_of_two(text: str, throws: list[int]) -> None:
    """The words "of the two" say how many turns there are."""
    assert short(reading(text, 2)) == {"A": (throws, None)}
