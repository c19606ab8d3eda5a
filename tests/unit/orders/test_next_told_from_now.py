"""Orders for the next turn, told apart from orders of now that are left: "This week as sent. Next week 6 and 44."."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import short
from tests.unit.orders.test_later_turns import read_in, throws

LEFT_TO_STAND = [
    "This week as sent. Next week 6 and 44.",
    "My orders stand. For the next turn: 6 and 44.",
    "As sent for this turn; next turn 6 and 44.",
    "Current orders are fine. Next round: 6, 44",
    "Orders for now unchanged, then 6 with 44",
    "This turn: as sent\nNext turn: 6, 44",
    "No change for this turn.\n\nNext turn please:\n6 and 44",
    "Leave this turn as it is and next turn give me 6 with trapdoor 44, thanks",
    "Turn 1 as sent. Next turn throw 6. Trapdoor 44.",
    "You already have this turn's orders. Next turn: throw 6, trapdoor 44",
    "I've already sent my orders for this turn. For next turn I'd like 6 and 44 please.",
    "6 and 44 next turn, this turn as sent",
    "6 and 44 for next week; this week stays as it is",
    "Keep this turn's orders. Next turn's: 6/44",
    "This one as sent, next one 6/44",
    "This turn as sent.\nNext turn:\ntrapdoor 44\nthrow 6",
    "My orders for this turn are in. Next turn: 6 and 44.\n\nPress: hello all",
    "Stick with what I sent for now. Next turn a 6, trapdoor 44",
    "Don't touch this turn. Next: 6 and 44",
    "My throw and trapdoor stand. Next turn: 6 and 44",
    "Nächste Runde 6 und 44, diese wie gehabt",
    "Diese Runde bleibt es dabei. Nächste Woche 6 und 44.",
    "Meine Befehle bleiben. Für die nächste Runde: Wurf 6, Falltür 44",
    "Für diese Runde bleibt alles. Nächste Runde würfle ich eine 6 und setze die Falltür auf 44.",
    "Diese Runde wie geschickt, danach 6 und 44",
    "Deze beurt zoals gestuurd. Volgende beurt 6 en 44.",
    "Mijn opdrachten voor nu blijven staan. Volgende keer 6 en 44",
    "Pour ce tour rien ne change. Au prochain tour : 6 et 44",
    "Ce tour-ci comme prévu, le prochain 6 et 44",
    "Mes ordres restent. Le tour suivant: 6 et 44",
    "Para este turno nada cambia. Próximo turno: 6 y 44",
    "Este turno como lo envié; el próximo 6 y 44",
    "Ordini di questo turno invariati. Prossimo turno: 6 e 44",
]


@pytest.mark.parametrize("text", LEFT_TO_STAND)
def test_the_next_turn_is_not_this_one_where_this_one_stands(text: str) -> None:
    """What is said of now leaves it alone, and the numbers are for the turn after it."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {}, {2: (6, 44)})


SEVERAL = [
    ("This week unchanged, next week 6, the week after 5", {2: 6, 3: 5}),
    ("My throw and trapdoor stand. Next turn: 5 and 40, the turn after that 6 and 41", {2: (5, 40), 3: (6, 41)}),
    ("This turn as sent, next turn 6 and 44, turn 3: 5", {2: (6, 44), 3: 5}),
    ("This turn as sent. Turn 2: 6 and 44. Turn 3: 5", {2: (6, 44), 3: 5}),
    ("My throw stays this turn; next turn 6", {2: 6}),
]


@pytest.mark.parametrize(("text", "later"), SEVERAL)
def test_several_turns_to_come_are_told_one_by_one(text: str, later: object) -> None:
    """Each turn that is named keeps its own numbers, and now has none."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("clear", {}, later)


ASKED = [
    "After this one, 6 and 44",
    "Unchanged. Next turn: 6 and 44",
    "As sent. Next turn: 6 and 44",
    "Orders stand. Next turn I fancy the 6, with 44",
    "My orders stand. If Dora moves, next turn 6",
    "This turn stands. Next turn 6 or 5?",
    "6 and 44. That's for next turn, this turn stands as sent.",
    "This week's orders stand. In two weeks' time I play 6 and 44",
]


@pytest.mark.parametrize("text", ASKED)
def test_what_cannot_be_told_is_asked_and_not_played_now(text: str) -> None:
    """Where it is not plain what is for the next turn, nothing of it is ordered for any."""
    made = read_in(text)
    assert (made.verdict, short(made), throws(made)) == ("ask", {}, {})


@pytest.mark.parametrize("text", ["This round as sent. Next round 6 and 44.", "My orders stand. Next turn 6"])
def test_of_a_round_of_two_turns_the_next_is_asked_about(text: str) -> None:
    """The next turn may there be the second of the same round."""
    made = read_in(text, (1, 2))
    assert (made.verdict, short(made), throws(made)) == ("ask", {}, {})


def test_the_turn_that_a_list_leaves_out_is_asked_about() -> None:
    """ "Next turn 5; turn 3: 6" in turn 1: what is told for "next turn" may be for turn 2."""
    made = read_in("next turn 5, trapdoor 40; turn 3: 6; turn 4: 1")
    assert (made.verdict, short(made), throws(made)) == ("ask", {}, {3: 6, 4: 1})


NOW = [
    ("next turn 6 and 44", {"A": ([6], 44)}),
    ("All fine here. Next turn: 6 and 44", {"A": ([6], 44)}),
    ("All good! Next turn 6/44", {"A": ([6], 44)}),
    ("Thanks for the report, things stand well. Next turn: 6 and 44", {"A": ([6], 44)}),
    ("I leave on Monday. Next turn 6 and 44.", {"A": ([6], 44)}),
    ("6 and 44, as before next door's dog ate it", {"A": ([6], 44)}),
    ("6 and 44. Next week I am away, so same as before is no use", {"A": ([6], 44)}),
    ("Throw 6 please, everything else stays. Next week I have 4 exams", {"A": ([6], None)}),
]


@pytest.mark.parametrize(("text", "orders"), NOW)
def test_next_turn_alone_is_the_open_one(text: str, orders: object) -> None:
    """Where nothing is said to stand, "next turn" is the one that is asked for; the weather changes nothing of that."""
    made = read_in(text)
    assert (made.verdict, short(made), made.later) == ("clear", orders, {})


@pytest.mark.parametrize(
    "text",
    ["Orders as sent. Next week there are 4 of us on holiday", "My orders stand. I'm away next week until the 14th"],
)
def test_news_of_next_week_orders_nothing(text: str) -> None:
    """A number in what is told of next week is kept for no turn."""
    made = read_in(text)
    assert (short(made), made.later) == ({}, {})


@pytest.mark.parametrize("head", ["Turn 2:", "Turn 2"])
def test_a_turn_named_on_a_line_of_its_own_heads_what_is_below(head: str) -> None:
    """With a colon or without: the numbers below are for that turn, not for this."""
    made = read_in(f"{head}\n6 and 44")
    assert (made.verdict, short(made), throws(made)) == ("clear", {}, {2: (6, 44)})
