"""With one number left there is no throw to ask about; a number that is not left is asked about as ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.service.only_number import with_only_number
from tests.unit.orders.forms import form as form_of


@pytest.mark.parametrize(
    ("words", "left", "orders"),
    [
        ("Hobson's choice this week. Trapdoor at 47.", 2, {"throws": [2], "trapdoor": 47}),
        (
            "With but one number remaining I am unable to err. I play it. Nomination: 33.",
            1,
            {"throws": [1], "trapdoor": 33},
        ),
        ("Trapdoor 33. I hardly need to say which number I throw.", 6, {"throws": [6], "trapdoor": 33}),
        ("Du kennst meine letzte Zahl. Falltür 33", 3, {"throws": [3], "trapdoor": 33}),
        ("trappe 33, pas le choix pour le reste", 3, {"throws": [3], "trapdoor": 33}),
        ("lol only got a 4. trapdoor idk u choose", 4, {"throws": [4]}),
        ("4 I suppose. Trapdoor 33", 4, {"throws": [4], "trapdoor": 33}),
    ],
)
def test_the_only_number_is_the_throw(words: str, left: int, orders: dict[str, object]) -> None:
    """Whatever is said of it, or nothing, beside a trapdoor."""
    form = replace(form_of(), left={"A": (left,)})
    made = with_only_number(read(clean(words), form, left=form.left), form, [words])
    assert dict(made.orders) == {"A": orders}
    assert not any("throw" in problem.message.lower() for problem in made.problems)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Trapdoor 33. You know which number I throw.", (2, 5)),
        ("Maybe a 5. Trapdoor 33", (2,)),
        ("Trapdoor 33. 4 or 5, I can't decide.", (2,)),
        ("Lovely weather for the time of year.", (2,)),
        ("What is left for me to throw?", (2,)),
    ],
)
def test_a_choice_or_another_number_is_asked_about(words: str, left: tuple[int, ...]) -> None:
    """So is a mail that orders nothing left as it was."""
    form = replace(form_of(), left={"A": left})
    plain = read(clean(words), form, left=form.left)
    made = with_only_number(plain, form, [words])
    assert "throws" not in made.orders.get("A", {})
    assert made.problems == plain.problems


def test_two_throws_of_a_round_are_still_asked_for() -> None:
    """Which of two goes first is a choice."""
    words = "Trapdoor 33"
    form = replace(form_of(2, named=(5, 6)), left={"A": (2,)})
    plain = read(clean(words), form, left=form.left)
    assert with_only_number(plain, form, [words]) is plain
