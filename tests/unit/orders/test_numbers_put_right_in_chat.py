"""Numbers of other matters that are put right in the same breath: "we walked 12 miles - no, 13 - yesterday".

What takes back such a number takes back nothing of the orders.
"""

from __future__ import annotations

from itertools import product

import pytest

from pbm.core.orders import Reading
from tests.unit.orders.forms import reading, short

SUBJECT = "Re: COBRA turn 9"
NUMBERS = ((12, 13), (50, 60), (3, 5))
CHAT = (
    "We walked {a} miles{c}{b} yesterday.",
    "There were {a} people{c}{b} in the room.",
    "The beer costs {a} cents more{c}{b} than last year.",
    "I am {a}{c}{b} today.",
    "We waited {a} minutes{c}{b} for the train.",
    "It is {a} degrees{c}{b} in the shade.",
    "My team won {a} matches{c}{b} this year.",
    "I baked {a} scones{c}{b} for the fête.",
    "We lost by {a}{c}{b} runs.",
    "Aunt Vi is {a}{c}{b} on Friday.",
    "I have read {a} pages{c}{b} of it.",
    "Page {a}{c}{b} made me laugh.",
    "The bus was {a} minutes late{c}{b} to be exact.",
    "Room {a}{c}{b} is where I sit.",
)
PUT_RIGHT = (
    " - no, ",
    " - sorry, ",
    ", no, ",
    ", sorry, ",
    ", I mean ",
    ", or rather ",
    ", make that ",
    " (no, ",
    ", wait, ",
    ", correction, ",
    ", I tell a lie, ",
    ". No, ",
    ". Sorry, ",
    ". I mean ",
)
PLACES = ("Throw 4, trapdoor 45. {x}", "{x} Throw 4, trapdoor 45.", "Throw: 4\nTrapdoor: 45\n\n{x}")
LIKE_ORDERS = ("I am {a}{c}{b} today.", ". Sorry, "), ("Ik ben {a}{c}{b} geworden.", ". Nee, ")
"""What, a sentence by itself behind two words and a number, is taken for what puts an order right."""
ABROAD = {
    "de": (
        "Wurf 4, Falltür 45.",
        (
            "Wir sind {a} Kilometer gelaufen{c}{b} gestern.",
            "Es waren {a} Leute{c}{b} im Raum.",
            "Ich bin {a}{c}{b} geworden.",
            "Wir haben {a} Minuten{c}{b} gewartet.",
            "Es hat {a} Grad{c}{b} im Schatten.",
            "Seite {a}{c}{b} war lustig.",
        ),
        (
            " - nein, ",
            " - Quatsch, ",
            ", nein, ",
            ", ich meine ",
            ", halt, ",
            ", besser gesagt ",
            ". Nein, ",
            ", Korrektur: ",
        ),
    ),
    "fr": (
        "Lancer 4, trappe 45.",
        (
            "On a marché {a} km{c}{b} hier.",
            "Il y avait {a} personnes{c}{b} dans la salle.",
            "J'ai {a} ans{c}{b} aujourd'hui.",
            "On a attendu {a} minutes{c}{b} le train.",
            "Il fait {a} degrés{c}{b} à l'ombre.",
            "La page {a}{c}{b} m'a fait rire.",
        ),
        (
            " - non, ",
            " - pardon, ",
            ", non, ",
            ", je veux dire ",
            ", ou plutôt ",
            ". Non, ",
            ", erreur, ",
        ),
    ),
    "nl": (
        "Worp 4, valluik 45.",
        (
            "We hebben {a} kilometer gelopen{c}{b} gisteren.",
            "Er waren {a} mensen{c}{b} in de zaal.",
            "Ik ben {a}{c}{b} geworden.",
            "We wachtten {a} minuten{c}{b} op de trein.",
            "Het is {a} graden{c}{b} in de schaduw.",
            "Bladzijde {a}{c}{b} was leuk.",
        ),
        (
            " - nee, ",
            " - sorry, ",
            ", nee, ",
            ", ik bedoel ",
            ", of liever ",
            ". Nee, ",
            ", pardon, ",
        ),
    ),
    "es": (
        "Tirada 4, trampilla 45.",
        (
            "Anduvimos {a} kilómetros{c}{b} ayer.",
            "Había {a} personas{c}{b} en la sala.",
            "Tengo {a} años{c}{b} hoy.",
            "Esperamos {a} minutos{c}{b} el tren.",
            "Hace {a} grados{c}{b} a la sombra.",
            "La página {a}{c}{b} me hizo reír.",
        ),
        (
            " - no, ",
            " - perdón, ",
            ", no, ",
            ", quiero decir ",
            ", mejor dicho ",
            ". No, ",
            ", digo, ",
        ),
    ),
    "it": (
        "Lancio 4, botola 45.",
        (
            "Abbiamo camminato {a} chilometri{c}{b} ieri.",
            "C'erano {a} persone{c}{b} nella sala.",
            "Ho {a} anni{c}{b} oggi.",
            "Abbiamo aspettato {a} minuti{c}{b} il treno.",
            "Ci sono {a} gradi{c}{b} all'ombra.",
            "La pagina {a}{c}{b} mi ha fatto ridere.",
        ),
        (
            " - no, ",
            " - scusa, ",
            ", no, ",
            ", voglio dire ",
            ", o meglio ",
            ". No, ",
            ", anzi, ",
        ),
    ),
}


def _told(chat: str, numbers: tuple[int, int], put_right: str) -> str:
    said = chat.format(a=numbers[0], c=put_right, b=numbers[1])
    return said.replace(f"(no, {numbers[1]}", f"(no, {numbers[1]})")


def _stands(got: Reading) -> bool:
    throws, door = short(got).get("A", ([], None))
    return throws in ([], [4]) and door in (None, 45)


@pytest.mark.parametrize(
    ("chat", "numbers", "put_right", "place"),
    [one for one in product(CHAT, NUMBERS, PUT_RIGHT, PLACES) if (one[0], one[2]) not in LIKE_ORDERS],
)
def test_the_orders_stand(chat: str, numbers: tuple[int, int], put_right: str, place: str) -> None:
    """No number of the chat is taken for an order, whatever corrects it."""
    assert _stands(reading(place.format(x=_told(chat, numbers, put_right)), subject=SUBJECT))


@pytest.mark.parametrize(
    ("order", "chat", "numbers", "put_right"),
    [
        (order, chat, numbers, put_right)
        for order, chats, ways in ABROAD.values()
        for chat, numbers, put_right in product(chats, NUMBERS, ways)
        if (chat, put_right) not in LIKE_ORDERS
    ],
)
def test_the_orders_stand_in_other_languages(order: str, chat: str, numbers: tuple[int, int], put_right: str) -> None:
    """So it is in the other languages."""
    said = _told(chat, numbers, put_right)
    for text in (f"{order} {said}", f"{said} {order}", f"{order}\n\n{said}"):
        assert _stands(reading(text, subject=SUBJECT))


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Throw 4, trapdoor 45 - no, 60.", 4, 60),
        ("Throw 4, trapdoor 45. No, 60.", 4, 60),
        ("Throw 4. No, sorry, 5. Trapdoor 45.", 5, 45),
        ("Trapdoor 45. Throw 4, make that 5.", 5, 45),
        ("Wurf 4, Falltür 45 - nein, 60.", 4, 60),
    ],
)
def test_orders_put_right(text: str, throw: int, door: int) -> None:
    """An order is still put right by the same words."""
    got = reading(text, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize("text", ["Just the 4 from me. We sat in a field.\n\notto", "Just the 4 from me.\n\nOtto"])
def test_a_name_that_is_a_number(text: str) -> None:
    """A name below a mail that is a number in another language is no trapdoor."""
    assert short(reading(text, subject=SUBJECT)).get("A", ([4], None))[1] is None


@pytest.mark.parametrize(
    "text",
    [
        "Back in one piece, forty k of walking in my legs. Just the 5 from me this turn.",
        "Sixty-one not out at cricket. Just the 5 from me this turn.",
    ],
)
def test_a_lone_number_in_chat(text: str) -> None:
    """A number in a sentence of other matters is no trapdoor where nothing speaks of one."""
    assert short(reading(text, subject=SUBJECT)).get("A", ([], None))[1] is None
