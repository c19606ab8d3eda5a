"""Trapdoors that are told by how far they are to be moved, and not where to: they are asked about."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "words",
    [
        "Up the trapdoor by 2 please.",
        "Move the trapdoor up 3",
        "Move the trapdoor back 2",
        "Lower the trapdoor by 3",
        "Raise the trapdoor by 2",
        "Shift my trapdoor 2 further",
        "Shift my trapdoor by 4",
        "Increase my trapdoor by 10",
        "Move the trapdoor 10 on",
        "Trapdoor up 10",
        "Falltür um 2 erhöhen.",
        "Falltür 2 weiter",
        "Falltür zwei höher",
        "Die Falltür bitte um 3 Felder nach oben",
        "Trappe 2 plus haut",
        "Avance la trappe de 2",
        "Augmente la trappe de 3 cases",
        "Recule la trappe de 2",
        "Valluik 2 hoger",
        "Verhoog het valluik met 2",
        "Zet het valluik 3 verder",
        "Sube la trampilla 2",
        "Trampilla 2 más arriba",
        "Mueve la trampilla 3 casillas más",
        "Alza la botola di 2",
        "Botola 2 più avanti",
        "Sposta la botola di 3",
    ],
)
def test_how_far_a_trapdoor_is_moved_is_no_space(words: str) -> None:
    """Where the trapdoor stands is not in the mail: "by 2" nominates neither space 2 nor any other unasked."""
    read = reading(words)
    assert (read.verdict, short(read)) == ("ask", {})


@pytest.mark.parametrize("words", ["5. Up the trapdoor by 2 please.", "Throw 5, and move the trapdoor up 3"])
def test_the_throw_beside_it_is_no_trapdoor(words: str) -> None:
    """Only what is not plain is asked about."""
    read = reading(words)
    assert read.verdict == "ask"
    assert [door for _, door in short(read).values()] == [None]


@pytest.mark.parametrize(
    "words",
    [
        "Up the trapdoor to 45",
        "Raise the trapdoor to 45",
        "Shift my trapdoor to 45",
        "Put the trapdoor up on 45",
        "For the trapdoor put down forty-five if you'd be so kind.",
        "Kindly put down 45 for the trapdoor.",
        "Als Falltür schlage ich die 45 vor.",
        "Trapdoor up at 45",
        "Trapdoor 45, up by the ladder",
        "Trapdoor on, 45 please",
        "Falltür auf 45 erhöhen",
        "Avance la trappe à 45",
        "Verhoog het valluik naar 45",
        "Sube la trampilla a 45",
        "Alza la botola a 45",
    ],
)
def test_where_to_a_trapdoor_is_moved_is_its_space(words: str) -> None:
    """ "To 45" and the like say where it goes, whatever the verb."""
    assert short(reading(words)) == {"A": ([], 45)}


@pytest.mark.parametrize(
    "words",
    ["Move up 3, trapdoor 45", "Move 3 up, trapdoor 45", "I move up by 3. Trapdoor 45", "3 further, trapdoor 45"],
)
def test_one_s_piece_moves_by_a_throw(words: str) -> None:
    """What is moved by a number is one's piece, where the trapdoor has a space of its own."""
    read = reading(words)
    assert (read.verdict, short(read)) == ("clear", {"A": ([3], 45)})
