"""What is to be played for who is silent or away is an instruction for missed rounds, never an order of this one."""

from __future__ import annotations

import pytest

from pbm.orders.standing.missed import missed_in
from tests.unit.orders.forms import reading, short

KEPT = [
    ("Dauerauftrag: niedrigste", "lowest"),
    ("Daueranweisung: niedrigste", "lowest"),
    ("Mein Dauerauftrag: immer die höchste", "highest"),
    ("Bei Abwesenheit bitte meine niedrigste", "lowest"),
    ("Meine niedrigste bei Abwesenheit", "lowest"),
    ("Hörst du nichts von mir, spiel die kleinste", "lowest"),
    ("Vaste opdracht: laagste", "lowest"),
    ("Hoor je niks, speel dan de laagste die ik over heb", "lowest"),
    ("Bij afwezigheid mijn laagste spelen", "lowest"),
    ("Si tu n'as pas de mes nouvelles, joue mon plus petit", "lowest"),
    ("Si tu n’as pas de mes nouvelles, joue mon plus grand", "highest"),
    ("En mon absence, joue toujours mon plus petit", "lowest"),
    ("En cas d'absence, joue mon plus petit", "lowest"),
    ("À défaut de nouvelles, mon plus petit", "lowest"),
    ("Consigne permanente : le plus haut", "highest"),
    ("En mi ausencia, la más baja", "lowest"),
    ("Orden permanente: la más baja", "lowest"),
    ("In mia assenza il più basso", "lowest"),
    ("Istruzione permanente: il più alto", "highest"),
    ("In case of absence, my lowest", "lowest"),
    ("If you hear nothing, my lowest", "lowest"),
    ("Als je dan niks van me hoort, speel maar mijn laagste.", "lowest"),
    ("Als je niks van mij hoort, speel gerust mijn hoogste.", "highest"),
    ("Als ik niks stuur, speel dan de laagste die ik over heb.", "lowest"),
    ("Wenn du dann nichts von mir hörst, spiel ruhig meine niedrigste.", "lowest"),
    ("Si vous n'avez pas de nouvelles de moi, jouez mon chiffre le plus petit.", "lowest"),
    ("Si no tienes noticias mías, juega mi número más bajo.", "lowest"),
    ("Se non mi senti, gioca il mio numero più basso.", "lowest"),
]
ASKED = [
    "Dauerauftrag: niedrigste, aber nicht die 1",
    "Dauerauftrag: niedrigste?",
    "Als je niks hoort, speel maar mijn laagste, maar niet de 1.",
    "Dauerauftrag: 5, Falltür 45",
    "Vaste opdracht: de laagste, behalve de 1",
    "In case of my absence you might perhaps play my lowest",
    "En mon absence, ma femme joue le plus petit",
]
CANCELLED = [
    *("Kein Dauerauftrag mehr.", "Dauerauftrag: keiner", "Vaste opdracht: geen", "Plus d'instruction permanente"),
    *(
        "Et annulez mes ordres permanents, je suis là.",
        "Supprimez ma consigne permanente.",
        "Je retire ma consigne permanente",
    ),
    *(
        "Bitte streichen Sie meinen Dauerauftrag.",
        "Ich nehme meinen Dauerauftrag zurück.",
        "Bitte den Dauerauftrag löschen",
    ),
    *("Schrap mijn vaste opdracht.", "Trek mijn vaste opdracht in.", "Anula mi orden permanente, por favor."),
    "Annulla il mio ordine permanente.",
]
NONE = [
    *(
        "N'annulez pas mon ordre permanent.",
        "Si je gagne, annulez mes ordres permanents.",
        "Annulez mes ordres permanents ?",
    ),
    *("Streichen Sie meinen Dauerauftrag nicht.", "Annulez mes ordres permanents si je gagne."),
    "Mein Dauerauftrag bei der Bank ist weg. Die niedrigste bitte, Falltür 45",
    "Meine niedrigste, Falltür 45",
    "Orders: lowest, trapdoor 45",
    "Ordre: le plus petit, trappe 45",
    "Die höchste bitte, ich war abwesend letzte Woche",
    "Ich nehme die niedrigste, weil du nichts hörst",
    "Les nouvelles sont bonnes : mon plus petit, trappe 45",
    "In the absence of anything better, my lowest and 45",
    "Wegen der Abwesenheit von Dora nehme ich die niedrigste, Falltür 45",
    "En l'absence de Dora, je joue mon plus grand. Trappe 45",
    "Het laagste luik blijft. Ik hoor niks van jullie. 4 en 45",
    "Ohne Dauerauftrag wäre es leichter. Die 4 und 45",
    "No news is good news: my lowest and 45",
    "Thank you for seeing to the lowest in my absence. Throw 6; trapdoor 44.",
    "Thanks for playing the lowest in my absence",
    "I see you played my lowest in my absence.",
    "Danke für die niedrigste während meiner Abwesenheit",
    "Merci d'avoir joué le plus bas en mon absence",
    "Gracias por jugar el más bajo en mi ausencia",
    "Grazie per aver giocato il più basso in mia assenza",
]


@pytest.mark.parametrize(("text", "wanted"), KEPT)
def test_words_for_an_absence_are_kept_for_missed_rounds(text: str, wanted: str) -> None:
    """In six languages, under a heading or in a clause without a verb; nothing is ordered by them now."""
    read = reading(text)
    assert (read.missed, short(read)) == (wanted, {})


@pytest.mark.parametrize("text", ASKED)
def test_what_says_more_is_never_played_now(text: str) -> None:
    """An instruction with a limit, a number or in other words is not kept as less than it was, nor played."""
    assert missed_in([text])[0] == "unclear"
    assert not any(short(reading(text)).values())


@pytest.mark.parametrize("text", CANCELLED)
def test_an_instruction_is_ended_under_its_name(text: str) -> None:
    """As it was given, so it is taken back."""
    assert missed_in([text])[0] == "cancel"


@pytest.mark.parametrize("text", NONE)
def test_what_only_sounds_alike_is_left_to_the_orders(text: str) -> None:
    """A bank's standing order, another one's absence, news that are good."""
    assert missed_in([text]) == (None, [text])


@pytest.mark.parametrize(
    "text", ["Dauerauftrag: niedrigste, diesmal die 4 und 45", "In my absence, my lowest. For now the 4 and 45"]
)
def test_the_order_of_now_beside_it_is_taken(text: str) -> None:
    """Both are understood, each as what it is."""
    read = reading(text)
    assert (read.missed, short(read)) == ("lowest", {"A": ([4], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "Failing orders from me, 3 and 44",
        "Failing any orders from me: throw 3, trapdoor 44",
        "In the absence of orders from me: 3 and 44",
        "In my absence, 3 and 44",
        "Failing orders from me, 3/44",
        "In meiner Abwesenheit 3 und 44",
        "Ohne Züge von mir: 3 und 44",
        "En mon absence, 3 et 44",
        "Sans ordres de ma part, 3 et 44",
        "Bij mijn afwezigheid 3 en 44",
        "En mi ausencia, 3 y 44",
        "In mia assenza 3 e 44",
        "While I'm away: 3 with 44",
        "While we're gone please play 3 the first week and 1 the second",
        "Whilst I'm on holiday, please throw 3 with trapdoor 44, then 1 with 20",
        "Solange ich weg bin, bitte 3 und 44",
        "Pendant que je suis en vacances, joue 3 et 44",
        "Terwijl ik weg ben speel 3 en 44",
        "Mientras estoy fuera, juega el 3 y 44",
        "Mentre sono in vacanza gioca il 3 con botola 44",
    ],
)
def test_numbers_for_ones_absence_are_not_played_now(text: str) -> None:
    """They are for rounds that are missed, for which no number can be kept: it is said so, and nothing is ordered."""
    read = reading(text)
    assert (read.missed, short(read)) == ("unclear", {})


@pytest.mark.parametrize(
    "text",
    [
        "In my absence, 3 and 44 this round please",
        "Failing orders from Clive, 3 and 44",
        "I am failing at orders: 3 and 44",
        "Sorry for my absence. 3 and 44",
        "Excuse my absence: 3 and 44",
        "Without orders from me you played 2, so here: 3 and 44",
        "In my absence 3 weeks ago you played 2. Now 3 and 44.",
        "During my absence the cat ate 3 fish. 3 and 44",
        "Unless you hear otherwise, 3 and 44",
        "If you hear nothing from me by Friday, 3 and 44",
        "Failing further word from me, play 3 and 44",
        "While I'm away the neighbour feeds the cat. 3 and 44",
        "While I'm away 2 to 9 December my lad has the laptop. 3 and 44",
        "While I'm on holiday I'll miss Dora's 3 cats. 3 and 44",
        "While I'm waiting for the kettle: 3 and 44",
    ],
)
def test_orders_of_this_round_beside_an_absence_are_taken(text: str) -> None:
    """Who says that they are of now, speaks of a time gone by, or may yet send others, orders."""
    read = reading(text)
    assert (read.missed, short(read)) == (None, {"A": ([3], 44)})
