"""A number that is taken out of what was ordered is not thrown; one by which a trapdoor is counted is no space."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "words",
    [
        "Nimm die 3 weg",
        "Nehmen Sie die 3 bitte weg",
        "Lass die 3 weg",
        "Tu die 3 raus",
        "Die 3 weg",
        "Hol die 3 zurück",
        "Take the 3 out",
        "Take away the 3",
        "J'enlève le 3",
        "Ik haal de 3 eruit",
        "Neem de 3 terug",
        "Quito el 3",
        "Tolgo il 3",
    ],
)
def test_what_is_taken_out_is_not_thrown(words: str) -> None:
    """The verb is one of playing too, and what belongs to it turns it round: no throw is taken."""
    read = reading(words)
    assert read.verdict == "ask"
    assert not any(throws for throws, _ in short(read).values())


@pytest.mark.parametrize(
    "words",
    [
        "Nimm die 3 raus und dafür die 6 rein",
        "Ich nehme die 3 raus und dafür die 6 rein",
        "Take out the 3 and put in the 6",
        "Haal de 3 weg en doe de 6 erin",
        "Enlève le 3 et mets le 6",
        "Quita el 3 y pon el 6",
        "Togli il 3 e metti il 6",
    ],
)
def test_what_is_put_in_its_place_is_the_throw(words: str) -> None:
    """One number out and another in is a change, and never the old one."""
    assert short(reading(words)) in ({"A": ([6], None)}, {})


@pytest.mark.parametrize(
    "words",
    [
        "Ich haue die 3 raus, Falltür 50",
        "Die 3 muss weg, Falltür 50",
        "Weg mit der 3! Falltür 50",
        "Nimm die 3, Falltür 50",
        "Take the 3 out for a walk, trapdoor 50",
        "I'll get rid of the 3, trapdoor 50",
        "Ik gooi de 3 eruit, valluik 50",
        "De 3 moet weg, valluik 50",
        "Je prends le 3, trappe 50",
    ],
)
def test_what_is_got_rid_of_is_thrown(words: str) -> None:
    """Who gets rid of a number plays it."""
    assert short(reading(words)) == {"A": ([3], 50)}


@pytest.mark.parametrize(
    "words",
    [
        "Worp 2. Valluik: een vak voor Clive",
        "Worp 2, luik twee achter Dora",
        "Falltür eins vor Clive, Wurf 2",
        "Falltür eins hinter Clive, Wurf 2",
        "Falltür zwei Felder vor Clive, Wurf 2",
        "Falltür fünf vor dem Ziel, Wurf 2",
        "Tiro 2, botola una dopo Gus",
        "Tiro 2, botola due caselle davanti a Gus",
        "Tirada 2, trampilla una después de Gus",
        "Lancer 2, trappe deux cases derrière Clive",
        "Throw 2, trapdoor two squares before Clive",
    ],
)
def test_spaces_from_somebody_are_no_space(words: str) -> None:
    """So many spaces before or behind somebody would have to be worked out: the trapdoor is asked about."""
    read = reading(words)
    assert read.verdict == "ask"
    assert not any(door for _, door in short(read).values())


@pytest.mark.parametrize(
    ("words", "door"),
    [
        ("Falltür auf 8 vor Clive, Wurf 2", 8),
        ("Falltür 45 vor Clives Nase, Wurf 2", 45),
        ("Falltür 5 nach reiflicher Überlegung, Wurf 2", 5),
        ("Trapdoor 7 for Clive, throw 2", 7),
        ("Trapdoor 5 after all, throw 2", 5),
        ("Trapdoor 45, right in front of Clive; throw 2", 45),
        ("Valluik 12 voor Clive, worp 2", 12),
        ("Botola 45 davanti a Gus, tiro 2", 45),
        ("Falltür: 1, Wurf: 2", 1),
    ],
)
def test_a_space_that_is_near_somebody_is_a_space(words: str, door: int) -> None:
    """A space that says where it is, and then who is near, is nominated as it is told."""
    assert short(reading(words)) == {"A": ([2], door)}


@pytest.mark.parametrize(
    "words",
    ["J'aurais bien aimé le 4. Trappe 45", "J'aurais voulu le 4. Trappe 45", "Me hubiera gustado el 4. Trampilla 45"],
)
def test_a_wish_that_did_not_come_true_is_no_throw(words: str) -> None:
    """Who would have liked a number does not throw it: it is asked about."""
    read = reading(words)
    assert read.verdict == "ask"
    assert not any(throws for throws, _ in short(read).values())
