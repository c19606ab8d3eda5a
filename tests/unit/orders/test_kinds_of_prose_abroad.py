"""How Germans, Dutch, French, Spaniards and Italians say it: the verb last, polite asking, turns of phrase."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


def one(throw: int | None, door: int | str | None = None) -> Short:
    """Return the orders of board A that a test wants, none where nothing is plain."""
    made = ([] if throw is None else [throw], door)
    return {} if made == ([], None) else {"A": made}


@pytest.mark.parametrize(
    "text",
    [
        "Ich möchte die 3 nehmen. Falltür 45",
        "Ich würde diesmal die 3 nehmen wollen. Falltür 45",
        "Heute werde ich die 3 spielen. Falltür 45",
        "Diesmal will ich die 3 setzen und die Falltür auf die 45 legen.",
        "Ich habe mich für die 3 entschieden. Falltür 45",
        "Ich habe beschlossen, die 3 zu spielen. Falltür 45",
        "Diesmal soll es die 3 sein. Falltür 45",
        "Ich setze die 3 ein. Als Falltür schlage ich die 45 vor.",
        "Könntest du für mich die 3 eintragen? Falltür 45",
        "Ik wil de 3 spelen. Valluik 45",
        "Ik zou graag de 3 gebruiken. Valluik 45",
        "Ik heb voor de 3 gekozen. Valluik 45",
        "Ik heb besloten de 3 te spelen. Valluik 45",
        "Zou je voor mij de 3 willen noteren? Valluik op 45 graag.",
        "Ik ga de 3 spelen. Valluik 45",
    ],
)
def test_the_verb_may_stand_after_the_number(text: str) -> None:
    """German and Dutch put the verb last: the number before it is ordered all the same."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Ich will die 3 nicht nehmen. Falltür 45",
        "Ich nehme die 3 nicht. Falltür 45",
        "Alles, nur die 3 nicht. Falltür 45",
        "Ik speel de 3 niet. Valluik 45",
        "Wenn ich könnte, würde ich die 3 nehmen. Falltür 45",
        "Si je pouvais, je jouerais le 3. Trappe 45",
        "Als ik kon, zou ik de 3 spelen. Valluik 45",
        "Eigentlich würde ich die 3 nehmen, aber ich weiß nicht. Falltür 45",
        "I would take the 3, but I do not know. Trapdoor 45",
        "Könntest du die 3 nehmen? Falltür 45",
        "Kannst du mir sagen, ob ich die 3 nehmen soll? Falltür 45",
        "Ich wollte die 3 spielen. Falltür 45",
        "Quería jugar el 3. Trampilla 45",
        "Volevo giocare il 3. Botola 45",
        "Je voulais jouer le 3. Trappe 45",
        "Ma femme me dit de jouer le 3. Trappe 45",
        "Mia moglie dice di giocare il 3. Botola 45",
        "Mi mujer dice que juegue el 3. Trampilla 45",
        "Ma femme veut le 3, moi le 4, on n'a pas pu se mettre d'accord. Trappe 45",
        "Ich behalte die 3. Falltür 45",
        "Je garde le 3. Trappe 45",
        "Ik bewaar de 3. Valluik 45",
    ],
)
def test_what_is_denied_wished_or_advised_is_asked(text: str) -> None:
    """A "not" after the number, an "if I could", what a wife says and what was once wanted order no throw."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(None, 45), "ask")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Je joue le 3 ce tour-ci et je mets ma trappe en 66.", 3, 66),
        ("Ce coup-ci je tente le quatre. Pour la trappe, je verrais bien la case 52.", 4, 52),
        ("Je m'en tiens au 5. Trappe ? Disons 93.", 5, 93),
        ("Je garde mon idée du 1, et la trappe ira en 80.", 1, 80),
        ("Mon choix se porte sur le trois. La trappe, si possible, sur la 70.", 3, 70),
        ("Tu veux bien noter le 3 pour moi ? Trappe au 55 s'il te plaît.", 3, 55),
        ("Bonsoir, moi c'est le 5 et la trappe au 60.", 5, 60),
        ("Me quedo con el dos. La trampilla, si puede ser, en la 71.", 2, 71),
        ("¿Me apuntas el 3, por favor? Trampilla en la 55.", 3, 55),
        ("Io faccio l'1. E la botola all'85.", 1, 85),
        ("Vado col due. Botola al 55. Venerdì parto.", 2, 55),
        ("Ik hou het bij de 1, en het valluik komt op 80.", 1, 80),
        ("Zet mij maar op de 4 en valluik 66.", 4, 66),
        ("Mijn keuze valt op de drie. Valluik: vakje 70.", 3, 70),
        ("Als worp kies ik de vijf, als valluik tweeëntwintig.", 5, 22),
        ("Ich nehm den Einser, die Falltür kommt auf 90.", 1, 90),
        ("3er für mich, Falltür 64.", 3, 64),
        ("Na gut, dann eben die 5. Mehr ist ja nicht da außer der 1. Falltür auf 35.", 5, 35),
        ("Bei mir bleibt's bei der 1, und die Falltür kommt unter die 80.", 1, 80),
        ("Ich gönn mir die 3. Falltür auf 57.", 3, 57),
        ("Non so se è una buona idea, ma gioco il 5 e botola 54.", 5, 54),
        ("Je ne sais pas si c'est malin, mais je prends le 5 et trappe 54.", 5, 54),
        ("Ich wollte nur schnell meinen Zug schicken: 3, Falltür 75.", 3, 75),
        ("Iba a jugar el 4, pero caía en la serpiente. Por eso el 3. Trampilla: 75", 3, 75),
        ("Ik wou de 4, maar het wordt de 3. Valluik 75", 3, 75),
    ],
)
def test_everyday_turns_of_phrase_order(text: str, throw: int, door: int) -> None:
    """What people say at home instead of "I throw" is an order in every language."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(throw, door), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "I play the 3, trapdoor 59. Ah no sorry, the 3 I have already used. So the 5. The trapdoor stays equal.",
        "Je joue le 3, trappe au 59.\n\nAh non, zut, j'ai déjà joué le 3 ! Donc le 5 plutôt. La trappe ne change pas.",
        "Ik speel de 3, valluik op 59.\n\nO wacht, die 3 heb ik al gebruikt. Maak er maar een 5 van. Valluik blijft.",
        "Juego el 3, trampilla en la 59.\n\nPerdón, el 3 ya lo gasté. Mejor el 5. La trampilla la dejo igual.",
        "Gioco il 3, botola al 59.\n\nScusa, il 3 l'ho già usato. Meglio il 5. La botola resta quella.",
        "Die 3 ist verbraucht, also die 5. Falltür 59",
        "The 3 is gone, so the 5. Trapdoor 59",
        "De 3 is op, dus de 5. Valluik 59",
        "Il 3 è andato, quindi il 5. Botola 59",
    ],
)
def test_a_throw_that_is_used_up_gives_way(text: str) -> None:
    """A throw that the player finds to be used is no space and no order: the one put in its place is."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(5, 59), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Hier die Befehle meiner Schwester Inge: Wurf 3, Falltür 45.",
        "Voici les ordres de ma sœur Inès : lancer 3, trappe 45.",
        "Hier de orders van mijn zus Inge: worp 3, valluik 45.",
        "Aquí van las órdenes de mi hermana Inés: tirada 3, trampilla 45.",
        "Ecco gli ordini di mia sorella Ines: lancio 3, botola 45.",
        "Here are the orders of my sister Inge: throw 3, trapdoor 45.",
        "Das ist für die andere Partie: Wurf 3, Falltür 45.",
        "Ceci est pour l'autre partie : lancer 3, trappe 45.",
        "Dit is voor het andere spel: worp 3, valluik 45.",
        "Esto es para la otra partida: tirada 3, trampilla 45.",
        "Questo è per l'altra partita: lancio 3, botola 45.",
        "This is for the other game: throw 3, trapdoor 45.",
    ],
)
def test_orders_of_a_sister_or_for_another_game_are_asked(text: str) -> None:
    """Whose orders they are, and for which game, is looked at in every language."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    ("text", "boards", "orders"),
    [
        ("in beiden Partien die 4. Falltüren: A auf 33, B auf 58.", "AB", {"A": ([4], 33), "B": ([4], 58)}),
        ("Même chose sur les deux plateaux : le 2 et trappe 50.", "AB", {"A": ([2], 50), "B": ([2], 50)}),
        ("Beide borden hetzelfde: 2 en valluik 50.", "AB", {"A": ([2], 50), "B": ([2], 50)}),
        ("Tour 5 : le 2. Tour 6 : le 4. Trappe : 77.", "A", {"A": ([2, 4], 77)}),
        ("Entonces el 1 en el turno 5 y el 4 en el turno 6. Trampilla 58.", "A", {"A": ([1, 4], 58)}),
        ("Allora l'1 al turno 5 e il 4 al turno 6. Botola 58.", "A", {"A": ([1, 4], 58)}),
    ],
)
def test_boards_and_turns_are_told_abroad(text: str, boards: str, orders: Short) -> None:
    """Both boards, and both turns of a double round, are told in the words of each language."""
    read = reading(text, 2 if boards == "A" else 1, boards)
    assert (short(read), read.verdict) == (orders, "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Trampilla 45. Juego un partido el 3.",
        "Trappe 45. Je joue au foot le 3.",
        "Botola 45. Prendo l'aereo il 3.",
        "Trappe 45. Je lance mon site le 3.",
        "Trappe 45. Je sors le 3 avec Marie.",
        "Trampilla 45. Quedamos el 3 en el bar.",
        "Botola 45. Vado il 3 dal dentista.",
        "Trappe 45. Je prends le 3 pour aller au travail, le bus je veux dire.",
        "Falltür 45. Von mir aus kann Rolf die 3 haben.",
        "Falltür 45. Wir sehen uns am 3.!",
        "Falltür 45. Die 3 hebe ich mir auf.",
        "Trappe 45. Le 3, je le garde.",
    ],
)
def test_a_day_a_bus_and_what_is_kept_are_no_throw(text: str) -> None:
    """The article of a number is that of a day too, in French, Spanish and Italian: such a 3 is never thrown."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(None, 45), "ask")


@pytest.mark.parametrize("text", ["Ne", "Nen", "Ne, heute nicht"])
def test_a_clipped_article_is_no_throw_of_one(text: str) -> None:
    """ "Ne" alone says nah; before a number it is an article, and "eine" may be the number."""
    assert (reading(text).orders, short(reading("ich nehm ne 5"))) == ({}, {"A": ([5], None)})
    assert short(reading("eine")) == {"A": ([1], None)}
