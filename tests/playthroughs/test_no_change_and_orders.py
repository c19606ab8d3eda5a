"""“No change” beside orders: what stands already is said twice, anything else is asked about."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

ASKED = "You write that nothing changes, and also give orders that are not those which stand."


@pytest.fixture
def ordered(house: House) -> House:
    """A game in which Brenda's 6 and 44 stand."""
    house.start()
    house.write("Brenda", "6 and 44")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "No change. 5 and 45",
        "No change: 5/45",
        "No change, 5 and 45",
        "No change. 5",
        "No change. Trapdoor 45",
        "Keep my orders. 5 and 45",
        "Orders unchanged: 5/45",
        "Keine Änderung. 5 und 45",
        "Pas de changement. 5 et 45",
        "Geen wijziging. 5 en 45",
        "Sin cambios: 5 y 45",
        "Nessun cambiamento. 5 e 45",
    ],
)
def test_other_orders_beside_no_change_are_asked_about(ordered: House, words: str) -> None:
    """The mail says two things: nothing changes, and a YES takes the new ones."""
    assert ASKED in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
    ordered.write("Brenda", "yes")
    assert ordered.standing("Brenda") != {"A": {"throws": [6], "trapdoor": 44}}


@pytest.mark.parametrize(
    ("words", "throw", "space"),
    [
        ("No change. 6 and 44", 6, 44),
        ("Alles bleibt wie gehabt, 6 und 44", 6, 44),
        ("No change to the throw. Trapdoor 45.", 6, 45),
        ("No change, except trapdoor 45", 6, 45),
        ("Trapdoor unchanged, 5", 5, 44),
        ("The rest stays as it is. 5", 5, 44),
        ("No change. Actually, make it 5 and 45", 5, 45),
        ("No change of plan: 5 and 45", 5, 45),
        ("I said no change was needed, but it is: 5 and 45", 5, 45),
        ("5 and 45", 5, 45),
    ],
)
def test_what_says_one_thing_is_taken(ordered: House, words: str, throw: int, space: int) -> None:
    """The very orders that stand, a part that stays, and second thoughts need no question."""
    assert ASKED not in text_of(ordered.write("Brenda", words))
    assert ordered.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": space}}


def test_where_nothing_stands_the_orders_are_taken(house: House) -> None:
    """There is nothing that they could be different from."""
    house.start()
    assert ASKED not in text_of(house.write("Brenda", "No change. 6 and 44"))
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 44}}
