"""What ordinary people say before and behind their orders without changing them."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short


@pytest.mark.parametrize(
    "text",
    [
        "I should like to throw the big one, the 6, while I have it. Trap 46 if you please.",
        "Throw 6, as that's all I have left in my purse. Trapdoor 46.",
        "I am off to my sister's on Thursday. The 6, trapdoor 46, so if I've muddled it, shout before then.",
        "Throw 6, trap 46. If it's wrong, let me know.",
        "jetzt hab ich ja wieder alle sechs. Dann nehm ich gleich mal die 6, Falltür 46.",
        "Ora ho di nuovo tutti e sei. Gioco il 6, botola 46.",
    ],
)
def test_talk_beside_plain_orders_changes_nothing(text: str) -> None:
    """Why a number is spent, that there may be a slip, and that all six are back leave the orders plain."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 46)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trap 30 if I've got it right, otherwise 31",
        "I might have the 4. Trap 30.",
        "Throw 4 if I've got it left, and tell me if not. Trap 30.",
        "Throw the 4 while I have it, else the 3. Trap 30.",
        "I was thinking of the 4, with 30 for the trapdoor, but do tell me if that's silly.",
        "Wurf 4, Falltür 30, aber sag mir, wenn das dumm ist.",
    ],
)
def test_conditions_and_open_choices_are_asked_about(text: str) -> None:
    """What hangs on something, or wants an opinion first, is not entered as it is."""
    assert reading(text).verdict == "ask"


def test_who_asks_whether_it_is_silly_need_only_say_yes() -> None:
    """The question is whether it is final, with the orders to say YES to; nothing is said to depend on anything."""
    got = reading("Dear Alan, I was thinking of the 4, with 30 for the trapdoor, but do tell me if that's silly.")
    assert got.probable == {"A": {"throws": [4], "trapdoor": 30}}
    assert not any("depend" in str(problem.message) for problem in got.problems)


def test_a_trapdoor_left_to_the_gm_is_asked_about_once() -> None:
    """Of one trapdoor nothing is asked twice."""
    got = reading("3 for me please. I can't think of a trapdoor, so whatever you think best.")
    assert len(got.problems) == 1
    assert "name the space for your trapdoor" in str(got.problems[0].message)


@pytest.mark.parametrize(
    "text",
    [
        "Zug 9: die 2. Falltür 43.\nZug 10 gleich mit: die 1, Falltür 45.",
        "Gioco il 2 e botola 43. Per il turno 10 invece l'1, botola 45!",
        "Throw 2, trapdoor 43. For turn 10, however, the 1, trapdoor 45.",
    ],
)
def test_a_turn_to_come_is_kept_whatever_contrasts_it(text: str) -> None:
    """“Gleich mit”, “invece” and “however” beside a turn's number say nothing of its orders."""
    got = read(clean(text), form(1, named=(9,)))
    assert short(got) == {"A": ([2], 43)}
    assert got.later == {10: {"A": {"throws": [1], "trapdoor": 45}}}
