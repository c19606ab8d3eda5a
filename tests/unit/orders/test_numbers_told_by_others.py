"""Throws and trapdoors that are told by another number or within limits: "the square before 45", "half of 90".

Such a number is not the one that is meant, and nobody but its writer should do the sum.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: COBRA turn 9"
THROWS = (
    "one more than last time",
    "2 more than my last",
    "1 less than Bo's 5",
    "double my 2",
    "twice 2",
    "half of 6",
    "two plus two",
    "2+2",
    "2 + 2",
    "3 minus 1",
    "6-2",
    "one higher than 3",
    "one lower than the 5",
    "one above the 3",
    "the one after 3",
    "the number before 5",
    "the one below 4",
    "whatever is one below 5",
    "the next one up from 3",
    "3 or thereabouts",
    "3ish",
    "about 3",
    "around 3",
    "roughly 3",
    "between 2 and 4",
    "anything from 3 to 5",
    "a 3 at most",
    "at most 3",
    "at least 3",
    "3 or higher",
    "3 or lower",
    "3 or better",
    "3 or less",
    "min 3",
    "minimum 3",
    "3 to 5",
    "3-5",
    "3/5",
    "3, 4 or 5",
    "3, maybe 4",
    "3 rising to 5",
    "the square root of 9",
    "3 squared",
    "3 times 1",
    "three quarters of 4",
)
ORDERS = (
    "Throw {x}. Trapdoor 45.",
    "I'd like to throw {x} please. Trapdoor 45.",
    "Throw: {x}\nTrapdoor: 45",
    "I'll take {x}. Trapdoor 45.",
)
DOORS = (
    "three squares in front of 44",
    "two past 40",
    "the square before 45",
    "the square after 45",
    "one before 45",
    "right after 45",
    "just past 45",
    "just before 45",
    "just behind 45",
    "next to 45",
    "beside 45",
    "near 45",
    "close to 45",
    "between 40 and 45",
    "45 minus 3",
    "45 plus 3",
    "40+5",
    "40 + 5",
    "9 times 5",
    "5 above 40",
    "5 below 50",
    "5 on from 40",
    "five squares beyond 40",
    "five more than 40",
    "one less than 46",
    "half of 90",
    "double 20",
    "twice 20",
    "somewhere past 40",
    "somewhere around 45",
    "45ish",
    "about 45",
    "around 45",
    "roughly 45",
    "45 or thereabouts",
    "45 or so",
    "anything above 40",
    "at least 40",
    "3 in front of me (I'm on 42)",
    "the ladder that leads to 45",
    "the 45th prime",
    "the square opposite 45",
    "the row of 45",
    "the 40s",
    "forty-something",
    "forty odd",
    "in the forties",
    "in the 40s",
    "no lower than 45",
)
NOMINATIONS = (
    "Throw 4. Trapdoor {x}.",
    "Throw 4, and put the trapdoor {x} please.",
    "Throw: 4\nTrapdoor: {x}",
    "Throw 4. I nominate {x}.",
)
ABROAD = {
    "de": (
        (
            "das Doppelte von 2",
            "doppelt so viel wie 2",
            "die Hälfte von 6",
            "mindestens 3",
            "höchstens 3",
            "zwei plus zwei",
            "2+2",
            "die Zahl vor der 3",
            "die Zahl nach der 3",
            "eins mehr als 3",
            "3 oder weniger",
            "3 im Quadrat",
            "zweimal 2",
        ),
        (
            "Ich werfe {x}. Falltür 45.",
            "Wurf: {x}\nFalltür: 45",
            "Ich nehme {x}. Falltür 45.",
        ),
        (
            "das Feld vor der 45",
            "das Feld nach 45",
            "direkt hinter der 45",
            "gleich neben der 45",
            "neben 45",
            "drei Felder hinter 40",
            "drei vor der 45",
            "gegenüber der 45",
            "die Hälfte von 90",
            "das Doppelte von 20",
            "mindestens 45",
            "irgendwo hinter 40",
            "40 plus 5",
            "eins mehr als 45",
            "knapp hinter 45",
            "links von 45",
        ),
        (
            "Wurf 4. Falltür {x}.",
            "Wurf: 4\nFalltür: {x}",
            "Ich werfe die 4 und setze die Falltür {x}.",
        ),
    ),
    "fr": (
        (
            "le double de 2",
            "la moitié de 6",
            "au moins 3",
            "au plus 3",
            "deux plus deux",
            "le chiffre avant 3",
            "le chiffre après le 3",
            "un de plus que 3",
            "3 ou moins",
            "3 au carré",
            "deux fois 2",
        ),
        (
            "Je lance {x}. Trappe 45.",
            "Lancer : {x}\nTrappe : 45",
            "Je joue {x}. Trappe 45.",
        ),
        (
            "la case avant 45",
            "la case après la 45",
            "juste après 45",
            "juste avant le 45",
            "à côté de 45",
            "trois cases après 40",
            "en face de la 45",
            "la moitié de 90",
            "le double de 20",
            "au moins 45",
            "au-delà de 45",
            "40 plus 5",
            "à gauche de la 45",
        ),
        (
            "Lancer 4. Trappe {x}.",
            "Lancer : 4\nTrappe : {x}",
            "Je lance 4 et je mets la trappe {x}.",
        ),
    ),
    "nl": (
        (
            "het dubbele van 2",
            "de helft van 6",
            "minstens 3",
            "hoogstens 3",
            "twee plus twee",
            "het getal voor 3",
            "het getal na de 3",
            "één meer dan 3",
            "3 of minder",
            "3 in het kwadraat",
            "twee keer 2",
        ),
        (
            "Ik gooi {x}. Valluik 45.",
            "Worp: {x}\nValluik: 45",
            "Ik neem {x}. Valluik 45.",
        ),
        (
            "het vak voor 45",
            "het vak na de 45",
            "net na 45",
            "vlak voor de 45",
            "naast 45",
            "drie vakjes na 40",
            "tegenover 45",
            "de helft van 90",
            "het dubbele van 20",
            "minstens 45",
            "voorbij 45",
            "40 plus 5",
            "links van 45",
        ),
        (
            "Worp 4. Valluik {x}.",
            "Worp: 4\nValluik: {x}",
            "Ik gooi de 4 en leg het valluik {x}.",
        ),
    ),
    "es": (
        (
            "el doble de 2",
            "la mitad de 6",
            "al menos 3",
            "como mucho 3",
            "dos más dos",
            "el número antes del 3",
            "el número siguiente al 3",
            "uno más que 3",
            "3 o menos",
            "3 al cuadrado",
            "dos veces 2",
        ),
        (
            "Tiro {x}. Trampilla 45.",
            "Tirada: {x}\nTrampilla: 45",
            "Juego {x}. Trampilla 45.",
        ),
        (
            "la casilla antes de la 45",
            "la casilla después de 45",
            "justo después de 45",
            "junto al 45",
            "al lado del 45",
            "tres casillas después de 40",
            "frente a la 45",
            "la mitad de 90",
            "el doble de 20",
            "al menos 45",
            "más allá del 45",
            "40 más 5",
            "a la izquierda de 45",
        ),
        (
            "Tiro 4. Trampilla {x}.",
            "Tirada: 4\nTrampilla: {x}",
            "Tiro el 4 y pongo la trampilla {x}.",
        ),
    ),
    "it": (
        (
            "il doppio di 2",
            "la metà di 6",
            "almeno 3",
            "al massimo 3",
            "due più due",
            "il numero prima del 3",
            "il numero dopo il 3",
            "uno più di 3",
            "3 o meno",
            "3 al quadrato",
            "due volte 2",
        ),
        (
            "Lancio {x}. Botola 45.",
            "Lancio: {x}\nBotola: 45",
            "Gioco {x}. Botola 45.",
        ),
        (
            "la casella prima di 45",
            "la casella dopo la 45",
            "subito dopo il 45",
            "accanto al 45",
            "tre caselle dopo il 40",
            "di fronte al 45",
            "la metà di 90",
            "il doppio di 20",
            "almeno 45",
            "oltre il 45",
            "40 più 5",
            "a sinistra del 45",
        ),
        (
            "Lancio 4. Botola {x}.",
            "Lancio: 4\nBotola: {x}",
            "Lancio il 4 e metto la botola {x}.",
        ),
    ),
}


@pytest.mark.parametrize(("told", "order"), [*product(THROWS, ORDERS)])
def test_a_throw_told_by_another_number(told: str, order: str) -> None:
    """No throw is taken that would have to be worked out, or of which only a limit is told."""
    got = reading(order.format(x=told), subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


@pytest.mark.parametrize(("told", "order"), [*product(DOORS, NOMINATIONS)])
def test_a_trapdoor_told_by_another_number(told: str, order: str) -> None:
    """No trapdoor is opened on the space that only tells where it is."""
    got = reading(order.format(x=told), subject=SUBJECT)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[1] is None


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (order.format(x=told), field)
        for throws, orders, doors, nominations in ABROAD.values()
        for field, some, forms in ((0, throws, orders), (1, doors, nominations))
        for told, order in product(some, forms)
    ],
)
def test_in_other_languages(text: str, field: int) -> None:
    """So it is in the other languages."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got).get("A", ([], None))[field] or None) == ("ask", None)


@pytest.mark.parametrize(
    "text",
    [
        "I stand just past 40, three short of the ladder. Throw 4, trapdoor 45.",
        "Throw 4 + trapdoor 45",
        "4 + 45",
        "Throw 4. Trapdoor under 45.",
        "Throw 4, which takes me past 45. Trapdoor 45.",
        "Throw 4, trapdoor 45. At least 3 of us are beside the lake this week.",
        "I took the bus beside the lake, past 3 of my old schools. Throw 4, trapdoor 45.",
        "Give me at least one good ladder. Throw 4, trapdoor 45.",
    ],
)
def test_a_number_that_is_meant_itself(text: str) -> None:
    """What stands beside such words, and is told itself too, is plain."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})
