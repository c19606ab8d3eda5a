"""Orders in a paragraph of their own below press, in six languages: neither printed, nor sent to anybody, nor lost."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form

ORDERS = [
    "Pour ce tour je joue 5 et la trappe en 45.",
    "Für diese Runde geh ich mit der 5 und Falltür auf 45.",
    "Voor deze beurt doe ik 5 en luik op 45.",
    "Para este turno voy con el 5 y trampilla al 45.",
    "Per questo turno vado col 5 e la botola al 45.",
    "Sinon pour mon coup : le 5, trappe 45.",
    "5 en 45 aub.",
    "5 y 45 por favor.",
    "5 e 45 per favore.",
    "Die 5 und 45 bitte.",
    "For this turn I play 5 and trapdoor on 45.",
    "Ich nominiere 44.",
    "Je nomine la 44.",
    "Ik nomineer 44.",
    "Nomino 44.",
    "I nominate 44.",
    "Falltür bleibt, aber Wurf 6.",
    "La trappe reste, mais je lance 6.",
    "Valluik blijft, maar worp 6.",
    "La trampilla se queda, pero tirada 6.",
    "La botola resta, ma tiro 6.",
    "Und setz die Falltür auf 44",
    "Et mets la trappe sur 44",
    "Maak van mijn valluik 44 aub",
    "Y ponme la trampilla en 44",
    "E metti la botola al 44",
    "Change ma trappe pour 44 stp",
    "Ach ja, und doch lieber die 5.",
    "Et finalement je prends le 5.",
    "Je prends le 5.",
    "En ik neem toch de 5.",
    "Ik neem de 5.",
    "Y al final cojo el 5.",
    "Cojo el 5.",
    "E alla fine prendo il 5.",
    "Prendo il 5.",
    "Mon jet : le cinq. La trappe reste.",
    "Mijn worp wordt de vijf, luik blijft.",
    "Mi tirada pasa a ser el cinco.",
    "Il mio tiro diventa il cinque.",
    "I take the 5.",
    "And put the trapdoor on 44",
    "And in the end I take the 5.",
    "My throw: five, trapdoor stays.",
    "Und ich nehm doch die 5.",
    "Und meine Falltür dann auf 44.",
    "Et ma trappe sur 44.",
    "En mijn luik dan op 44.",
    "Y mi trampilla al 44.",
    "E la mia botola al 44.",
    "And my trapdoor on 44.",
    "Ah, y mejor el 5.",
    "O ja, doe toch maar de 5.",
    "Ah, e meglio il 5.",
    "Wurf 5, Falltür 45.",
    "Lancer 5, trappe 45.",
    "Worp 5, valluik 45.",
    "Tirada 5, trampilla 45.",
    "Tiro 5, botola 45.",
    "Meine Züge: fünf und die Falltür auf fünfundvierzig.",
    "Mes ordres : le quatre et la trappe au trente-deux.",
    "Mijn zet: vier, luik op tweeëndertig.",
    "Mis órdenes: cuatro y trampilla en treinta y dos.",
    "I miei ordini: quattro e botola sul trentadue.",
    "Diesmal die 4 und 33.",
    "Cette fois le 4 et 33.",
    "Dit keer de 4 en 33.",
    "Esta vez el 4 y 33.",
    "Stavolta il 4 e 33.",
    "Ich bleib bei der 3, aber die Falltür kommt auf 44.",
    "Je garde le 3 mais la trappe passe au 44.",
    "Ik hou de 3, maar het luik gaat naar 44.",
    "Me quedo con el 3, pero la trampilla pasa al 44.",
    "Tengo il 3, ma la botola passa al 44.",
    "Ich würfle eine Fünf.",
    "Zug: 5, Falle auf 45, danke!",
    "Doch die 5, bitte.",
    "Ohne Falltür diesmal, Wurf 4.",
    "Keine Falltür, die 4.",
    "Pas de trappe, le 4.",
    "Geen luik, de 4.",
    "Sin trampilla, el 4.",
    "Niente botola, il 4.",
    "Meine niedrigste, Falltür 45.",
    "Le plus petit, trappe 45.",
    "I'll have the 5 then, and 45 for the trapdoor.",
    "Let's say 5 and 45.",
    "Dann nehme ich die 5 und die 45.",
    "Ich setze auf 45 und laufe 5.",
    "J'avance de 5 et je mets la trappe au 45.",
    "Avanzo di 5 e metto la botola al 45.",
    "Avanzo 5 y pongo la trampilla en el 45.",
    "Ik loop 5 en leg het luik op 45.",
    "Also: die 2, Falltür bei 61.",
    "Ich nehm dann mal die Sechs und als Falltür die 17.",
    "Wurf bitte ändern auf 4.",
    "Alors pour moi : 2 et 61.",
    "Alors je mets le 2, et comme trappe 61.",
    "Pour la trappe, je choisis 61.",
    "Dan neem ik de 2, met luik 61.",
    "Voor het luik kies ik 61.",
    "Entonces el 2, con trampilla en 61.",
    "Como trampilla elijo la 61.",
    "Allora il 2, con botola sul 61.",
    "Come botola scelgo la 61.",
    "Mein Zug ist die 2, ohne Falltür.",
    "Mon coup est le 2, sans trappe.",
    "Mijn zet is de 2, geen luik.",
    "Mi jugada es el 2, sin trampilla.",
    "La mia mossa è il 2, senza botola.",
    "Alan, für mich die 2 und 61 bitte.",
    "Hier meine Orders: 2/61",
    "Voici mes ordres : 2/61",
    "Hierbij mijn orders: 2/61",
    "Aquí van mis órdenes: 2/61",
    "Ecco i miei ordini: 2/61",
    "Throw two, hole sixty-one.",
    "Oh and my orders are 2 and 61.",
    "Jeg spiller 2, faldlem 61.",
]
"""Paragraphs that may be orders, whoever reads them."""

PRESS = [
    "Ich bin jetzt 44 und fühle mich wie 20.",
    "J'ai 44 ans aujourd'hui !",
    "Am 5. Dezember ist Nikolaus.",
    "Das sind schon 5 Schlangen in 3 Runden.",
    "Letzte Runde bin ich auf der 44 gelandet.",
    "Clive, du hast noch 3 Felder vor dir.",
    "Clive wirft bestimmt die 6.",
    "Wir sehen uns um 5 im Café.",
    "Noch 20 Felder bis zum Ziel!",
    "On est 5 à table ce soir.",
    "Clive est tombé dans la trappe 44, ha ha.",
    "Plus que 20 cases avant l'arrivée !",
    "Nog 20 vakken te gaan!",
    "Ik word morgen 45.",
    "Gisteren gooide ik een 5 en viel in het luik.",
    "Me quedan 20 casillas para la meta.",
    "Ayer caí en la trampilla del 44.",
    "Il mio gatto ha 5 anni.",
    "Ieri sono caduto nella botola al 44.",
    "5 tipps für anfänger: erstens nie würfeln.",
    "Wer von euch 7 hat die Falltür auf 44 gelegt?",
    "Qui a mis la trappe en 44 ?",
    "Wie heeft het luik op 44 gezet?",
    "¿Quién puso la trampilla en 44?",
    "Chi ha messo la botola al 44?",
    "Ich habe letzte Woche 3 Kuchen gebacken.",
    "Drei Dinge braucht der Mensch.",
    "Eins, zwei, drei, vier, Eckstein.",
    "Un, deux, trois, soleil !",
    "Een twee drie, wie doet er mee",
    "Dora, ich nehme dir die 5 Euro nicht übel.",
    "Next turn 6 of us will meet.",
    "I rolled a 6 last week and fell down the snake at 44.",
    "Je prends 5 minutes pour vous saluer.",
    "Ik neem 5 dagen vrij.",
    "Ich nehme 3 Tage Urlaub.",
    "Me tomo 5 días libres.",
    "Prendo 5 giorni di ferie.",
    "Je joue aux cartes depuis 20 ans.",
    "Ich spiele seit 20 Jahren.",
    "Ik speel al 20 jaar.",
    "Juego desde hace 20 años.",
    "Gioco da 20 anni.",
    "I take 5 sugars in my tea.",
    "I take it all 5 of you are well.",
    "Meine 3 Katzen grüßen euch.",
    "Mes 3 chats vous saluent.",
    "Mijn 3 katten groeten jullie.",
    "Mis 3 gatos os saludan.",
    "I miei 3 gatti vi salutano.",
    "Es steht 3 zu 2 für mich.",
    "Das war Folge 3 meiner Abenteuer.",
    "Kapitel 2: Der Held fällt.",
    "Chapitre 2 : le héros tombe.",
    "Hoofdstuk 2: de held valt.",
    "Capítulo 2: el héroe cae.",
    "Capitolo 2: l'eroe cade.",
    "Morgen mehr davon, um 8.",
    "Bis zur 100 ist es noch weit.",
    "Wer zuerst auf 100 ist, gewinnt!",
    "Nummer 1 bin ich!",
    "Ich wünsche allen eine gute Runde.",
    "Die eine Schlange sieht aus wie die andere.",
    "One day I shall win.",
    "No trapdoor can stop me.",
    "Keine Falltür hält mich auf.",
    "Aucune trappe ne m'arrêtera.",
    "Geen luik houdt mij tegen.",
    "Ninguna trampilla me para.",
    "Nessuna botola mi ferma.",
    "Ich gehe nicht auf die 5, keine Sorge.",
    "Noch 5 Runden, dann ist Weihnachten.",
    "Fünf Freunde müsst ihr sein.",
    "Mein Glückszahl ist die 4, seit ich denken kann.",
    "Wer die 6 hat, dem gehört die Welt!",
    "Tout le monde sur la case 44 !",
    "Le 6 décembre, c'est la Saint-Nicolas.",
    "Les 3 mousquetaires étaient 4.",
    "Mijn geluksgetal is 4.",
    "De 3 musketiers waren met z'n vieren.",
    "Sinterklaas komt op 5 december.",
    "Mi número de la suerte es el 4.",
    "Los 3 mosqueteros eran 4.",
    "I 3 moschettieri erano 4.",
    "Il 6 gennaio arriva la Befana.",
    "Alle guten Dinge sind 3.",
    "Jamais 2 sans 3.",
    "Dora lag auf 44, Emil auf 45.",
    "Dora est en 44, Emil en 45.",
    "Clive, wie fühlt sich die 12 an?",
    "Ich war 5 Wochen in Spanien, daher mein Schweigen.",
    "Die Schlange auf 47 hat mich gebissen.",
    "Le serpent en 47 m'a mordu.",
    "De slang op 47 heeft me gebeten.",
    "La serpiente del 47 me mordió.",
    "Il serpente al 47 mi ha morso.",
    "Je suis toujours sur la case 12.",
    "Ich stehe immer noch auf Feld 12.",
    "Ik sta nog steeds op 12.",
    "Sigo en la casilla 12.",
    "Sono ancora sulla casella 12.",
    "Meine Würfe sind eine Katastrophe: 1, 2, 1.",
    "Vor 3 Wochen war alles besser.",
    "Ob die 5 oder die 6, das bleibt mein Geheimnis.",
    "Le 5 ou le 6, mystère !",
    "Ik zeg niets: de 5 of de 6?",
    "Nur 5 Punkte im Quiz, die Blamage!",
]
"""Paragraphs with numbers that are as much press as what stands above them."""

CHANGES = [
    "Falltür bleibt, aber Wurf 6.",
    "La trappe reste, mais je lance 6.",
    "Valluik blijft, maar worp 6.",
    "La trampilla se queda, pero tirada 6.",
    "La botola resta, ma tiro 6.",
    "Et finalement je prends le 5.",
    "En ik neem toch de 5.",
    "Y al final cojo el 5.",
    "E alla fine prendo il 5.",
    "And in the end I take the 5.",
    "Und ich nehm doch die 5.",
    "Change ma trappe pour 44 stp",
    "Doch die 5, bitte.",
]
"""Paragraphs that change orders which stand above the press."""

TOLD = [
    "Ich werfe diesmal die 5, ihr werdet sehen.",
    "Je joue le 5, gare à vous.",
    "Ik gooi de 5, wees gewaarschuwd.",
    "Voy con el 5, cuidado.",
    "Gioco il 5, attenti.",
]
"""What may be told to everybody by who has ordered above."""


def understood(text: str) -> Reading:
    """Return how a mail of Fleur's is understood, who plays with Clive, Dora and Emil."""
    return read(clean(text, ()), form(), writer="Fleur", players=("Clive", "Dora", "Emil"), gm=("Alan",))


def shown(found: Reading) -> str:
    """Return all that others get to read of a mail."""
    return "\n\n".join(item.text for item in found.letters if not item.held and item.to != ("GM",))


@pytest.mark.parametrize("label", ["Press", "Presse an Clive"])
@pytest.mark.parametrize("line", ORDERS)
def test_orders_below_press_are_not_shown_to_others(line: str, label: str) -> None:
    """What may be an order is taken or asked about, in whatever language it is; nobody else reads it."""
    found = understood(f"{label}: Hello there.\n\n{line}")
    assert line not in shown(found)
    assert any(found.orders.values()) or found.problems


@pytest.mark.parametrize("label", ["Press", "Presse an Clive"])
@pytest.mark.parametrize("line", PRESS)
def test_numbers_in_press_are_no_orders(line: str, label: str) -> None:
    """Ages, dates, squares that were stood on and other players' throws are printed as they were written."""
    found = understood(f"{label}: Hello there.\n\n{line}")
    assert shown(found) == f"Hello there.\n\n{line}"


@pytest.mark.parametrize("line", CHANGES)
def test_changes_below_press_are_not_shown_beside_orders_either(line: str) -> None:
    """Orders above do not make what changes them press."""
    assert shown(understood(f"3 and 28\n\nPress: Hello there.\n\n{line}")) == "Hello there."


@pytest.mark.parametrize("line", TOLD)
def test_who_has_ordered_may_tell_the_others_anything(line: str) -> None:
    """A boast below orders is press: nothing in it puts them right."""
    found = understood(f"3 and 28\n\nPress: Hello there.\n\n{line}")
    assert found.orders == {"A": {"throws": [3], "trapdoor": 28}}
    assert shown(found) == f"Hello there.\n\n{line}"


@pytest.mark.parametrize("line", ["Und setz die Falltür auf 44", "And put the trapdoor on 44", "Ik nomineer 44."])
def test_what_the_orders_above_leave_open_is_not_shown(line: str) -> None:
    """A trapdoor below press is the one that the throw above it still wants."""
    assert shown(understood(f"Throw 3\n\nPress: Hello there.\n\n{line}")) == "Hello there."


def test_both_orders_on_a_line_below_press_are_not_shown() -> None:
    """Without an empty line above it a whole order is none of the press either, where nothing else is ordered."""
    found = understood("Presse : Salut à tous.\nJe joue 5 et la trappe en 45.")
    assert shown(found) == "Salut à tous."
    assert found.problems


def test_a_tale_that_names_both_within_its_paragraph_is_press() -> None:
    """A prize in a small ad is no throw."""
    words = (
        "Lost: one trifle.\nA 5 to anyone who brings back the trifle before the trapdoor at 70 gets it, and my thanks."
    )
    assert shown(understood(f"Press: {words}")) == words


@pytest.mark.parametrize(
    "words",
    [
        "Bingo!\n\nTwo fat ladies, 88.\n\nNumber 4, knock at the door.",
        "Hymns for Sunday\n\nNo 5, No 44.",
        "My lucky number\n\nIt's 6.",
        "Hole in one!\n\nTrapdoors: 3. Victims: 2. Survivors: 1.",
        "Season's greetings\n\nThrows: 5. Misses: 4.",
        "Statistik\n\nFalltüren: 3. Opfer: 2.",
        "Dear Santa,\n\nI'd like a 6.",
        "Lieber Weihnachtsmann,\n\nich hätte gern die 6.",
        '"I throw a 6!" cried the Baron. "Then I nominate 45," said the Countess.',
        'A scene\n\n"I throw a 6!" cried the Baron. "Then I nominate 45," said the Countess.',
        'Eine Szene\n\n"Ich werfe die 6!" rief der Baron. "Dann nominiere ich 45", sagte die Gräfin.',
    ],
)
def test_scores_scenes_and_tales_are_press(words: str) -> None:
    """Nobody orders in them: they are printed, and nothing is asked."""
    found = understood(f"Press: {words}")
    assert shown(found) == words
    assert not found.problems
    assert not any(found.orders.values())


@pytest.mark.parametrize(
    "words",
    [
        "I'd like a 6.",
        "Let's have the 5.",
        "Throw: 5. Victims: 2.",
        "Throws: 5. Trapdoors: 45.",
        "Throws: 5.",
        "No, 5 and 44.",
        "It is 5 and 44.",
        "Number 4 please.",
        "Take 5.",
        "Move 5.",
        "The five.",
        "The lucky five it shall be.",
        "Playing the 5.",
        "Die 5 für mich.",
        "Het wordt de 5.",
        "Ce sera le 5.",
        "Será el 5.",
        "Sarà il 5.",
        "It'll be the 5.",
        "It is the 5.",
        "5, obviously.",
        "Number 5, as always.",
        "Use the 5.",
        '"Throw 6, trapdoor 44", I say.',
        '"Throw 6, trapdoor 44", said Fleur.',
        '"Hello," said the Baron. I throw 6 and my trapdoor is 44.',
    ],
)
@pytest.mark.parametrize("above", ["Hello", "Dear all,", "Dear Alan,", "Bingo!"])
def test_what_may_be_an_order_below_press_still_is(words: str, above: str) -> None:
    """A score has something else that it counts, a scene somebody else who speaks."""
    found = understood(f"Press: {above}\n\n{words}")
    assert words not in shown(found)
    assert any(found.orders.values()) or found.problems


@pytest.mark.parametrize("words", ["Throw 6 trapdoor 44.", "My trapdoor should be 44."])
def test_orders_below_a_letter_to_santa_are_orders(words: str) -> None:
    """By their labels they are nothing else."""
    found = understood(f"Press: Dear Santa,\n\n{words}")
    assert words not in shown(found)
