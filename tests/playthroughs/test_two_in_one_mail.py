"""Orders that are said to be for two players, and orders of this turn beside words about the next."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of


@pytest.mark.parametrize(
    "words",
    [
        *("Clive and me both: 3 and 41", "Clive and I both: 3 and 41", "Brenda and Clive both: 3 and 41"),
        *("Both Clive and me: 3 and 41", "Both of us, Clive and me: 3 and 41", "Clive und ich beide: 3 und 41"),
        *("Wir beide, Clive und ich: 3 und 41", "Clive et moi tous les deux: 3 et 41", "Clive en ik allebei: 3 en 41"),
        *("Clive y yo los dos: 3 y 41", "Me and Clive both throw 3, trapdoor 41"),
    ],
)
def test_orders_for_two_players_are_asked_about(house: House, words: str) -> None:
    """They cannot be entered for both, and one of the two would not know."""
    house.start()
    house.write("Brenda", "throw 4 trapdoor 28")
    assert "I can only take orders for your own seat" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        *("3 and 41. Clive and me both - what a pair!", "Both Clive and Dora are ahead: 3 and 41"),
        *("Hello Clive, Dora, both of you! 3 and 41", "I hope Clive and me both survive. 3 and 41"),
        *("Throw 3 trapdoor 41. I met Clive and Dora, both well.", "For me, both: throw 3 and trapdoor 41"),
    ],
)
def test_talk_of_two_players_orders_for_neither(house: House, words: str) -> None:
    """The orders beside it are the writer's own."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 41}}


@pytest.mark.parametrize(
    "words",
    [
        *("2/44 now. Next turn, if the 6 is still there, 6.", "2/44 now. Next round, if all goes well, the 6."),
        *("2/44 now. For turn 2, if all goes well, the 6.", "2/44 now; if that goes well 6 next turn"),
        "2/44 jetzt. Nächste Runde, falls die 6 noch da ist, die 6.",
    ],
)
def test_a_condition_on_the_next_turn_leaves_this_turn_alone(house: House, words: str) -> None:
    """This turn's orders count; of the next it is said that they cannot depend on anything."""
    house.start()
    said = text_of(house.write("Brenda", words))
    assert "Orders for a turn to come are kept until you send others, and cannot depend on anything." in said
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 44}}


@pytest.mark.parametrize("words", ["This turn, if the 6 is still there, 6.", "2 for this turn, if Clive moves."])
def test_a_condition_on_this_turn_is_asked_about(house: House, words: str) -> None:
    """All moves are made at once."""
    house.start()
    assert "cannot depend on anything" in text_of(house.write("Brenda", words))
    assert last_mail(house).outcome == "asked back, nothing changed"


@pytest.mark.parametrize(
    "words", ["For both of us: 3 and 41", "Both of us: 4 and 41", "Für uns beide: Wurf 4, Falltür 41"]
)
def test_orders_for_both_are_asked_about_with_nobody_named(ordered: House, words: str) -> None:
    """Entered for one, the other would have none, and nobody would be told."""
    text = text_of(ordered.write("Brenda", words))
    assert "I can only take orders for your own seat" in text
    assert ordered.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


def test_good_luck_for_both_is_no_order_for_two(ordered: House) -> None:
    """Orders beside it are taken."""
    ordered.write("Brenda", "4 and 41. Good luck to both of us!")
    assert ordered.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 41}}
