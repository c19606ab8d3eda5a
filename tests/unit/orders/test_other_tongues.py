"""Mails in languages that are not read: plain numbers are orders, and what is denied in them is never one."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

ASKED = [
    "Sem alçapão, 2",
    "Jogo 2, sem alçapão",
    "Não quero o 5. Alçapão 45",
    "rzucam 4, zapadnia na polu 45",
    "Cześć Alan, w tej turze rzucam 4, zapadnia na polu 45. Pozdrawiam",
    "Cześć Alan, w tej turze gram czwórkę, a klapę dajcie na 45. Pozdrawiam serdecznie z Krakowa",
    "Jeg vil ikke have 5. Faldlem 45",
    "Helst inte 5. Fallucka 45",
    "Uden faldlem, 2",
    "Utan fallucka, 2",
    "Nie chcę 5, zapadnia 45",
    "Nechci 5, padací dveře 45, prosím",
    "Szia Alan, négyest dobok és a csapóajtó legyen a 45. Köszönöm, üdvözlet Pestről",
    "Ek wil nie die 5 hê nie, baie dankie. Valdeur 45 asseblief",
]
TAKEN_AND_TOLD = [
    ("Imprensa: olá a todos!\n\n5 e 45", 5),
    ("Prasa: witam!\n\n5 i 45", 5),
    ("Wyjeżdżam od 3 do 17 grudnia. 4 i 45", 4),
    ("Estarei fora de 3 a 17 de dezembro. 4 e 45", 4),
    ("Throw 4, trapdoor 45. Obrigado, Alan, e boa semana!", 4),
]
PLAIN = [
    "4, zapadnia 45",
    "Throw 4, trapdoor 45. Obrigado!",
    "Wurf 4, Falltür 45, nie wieder Regen!",
    "Kast 4, faldlem 45",
]


ENGLISH = [
    "Jó estét! I go with the 4, and I want the trapdoor on 99. Üdv, Zsófi (a fűtő nem működik, I type with gloves)",
    "Och, I'll take the 4, and the trapdoor on 99 makes sense. Tack!",
]


@pytest.mark.parametrize("text", ENGLISH)
def test_english_between_greetings_of_another_land_is_english(text: str) -> None:
    """Whoever writes English orders is not asked because of how they say hello, or what they grumble."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 99)})


@pytest.mark.parametrize("text", ASKED)
def test_what_may_be_denied_is_asked_about(text: str) -> None:
    """Nothing stands and nothing is offered for a YES."""
    read = reading(text)
    assert read.verdict == "ask"
    assert not any(read.orders.values())
    assert not read.probable


@pytest.mark.parametrize(("text", "throw"), TAKEN_AND_TOLD)
def test_what_stands_beside_orders_goes_to_the_gm(text: str, throw: int) -> None:
    """Press and absences that are not understood are not dropped."""
    read = reading(text)
    assert (short(read), read.chatter) == ({"A": ([throw], 45)}, True)


@pytest.mark.parametrize("text", PLAIN)
def test_plain_orders_trouble_nobody(text: str) -> None:
    """A label or a word of thanks in another language leaves nothing to ask and nothing to tell."""
    read = reading(text)
    assert (read.verdict, short(read), read.chatter) == ("clear", {"A": ([4], 45)}, False)


def test_no_trapdoor_in_a_known_language_is_none() -> None:
    """Whoever thanks in Portuguese is understood all the same."""
    assert short(reading("Throw 4, no trapdoor. Obrigado!")) == {"A": ([4], "none")}


@pytest.mark.parametrize(
    "text",
    [
        "Hoi Alan. I nime dr Vierer u d Fauutüre uf 45. Merci u Gruess us Bärn\nHilda",
        "Grüessech Alan, i wott hüt dr Füüfer ha u d Fallgruebe chunnt uf 52. E liebe Gruess us em Oberland, Hilda",
    ],
)
def test_orders_in_a_dialect_are_no_leave_taking(text: str) -> None:
    """Sounds were learned from English: words that are hardly any of it are asked about."""
    read = reading(text)
    assert (read.kind, read.verdict) == ("orders", "ask")
