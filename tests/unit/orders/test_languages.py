"""Orders in six languages, each sentence with what an attentive GM would take from it."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

Meant = tuple[str, int | None, int | str | None]

GERMAN_PLAIN: list[Meant] = [
    ("Wurf 5, Falltür 45 bitte", 5, 45),
    ("Ich würfle die fünf und nominiere fünfundvierzig", 5, 45),
    ("Wurf: 5\nFalltür: 45", 5, 45),
    ("Falltuer auf 45, ich nehme die 5", 5, 45),
    ("Ich werfe eine 4 und setze die Falltür auf Feld 67.", 4, 67),
    ("5/45 bitte", 5, 45),
    ("die 5 bitte, und Falltür einundzwanzig", 5, 21),
    ("Hallo Klaus,\nich spiele diesmal die sechs. Falltür bitte auf die dreiunddreißig.\nViele Grüße, Anna", 6, 33),
    ("Wurf drei, keine Falltür", 3, "none"),
    ("Wurf 3. Falltür: keine", 3, "none"),
    ("Ohne Falltür, Wurf 2", 2, "none"),
    ("Würfel: zwei; Fallgrube: siebzig", 2, 70),
    ("Wurf 4 statt 3, Falltür 67", 4, 67),
    ("Ich möchte eine 5 würfeln und 45 als Falltür nominieren.", 5, 45),
    ("Bitte eine 3 für mich, Falltür auf 71.", 3, 71),
    ("Letzte Runde hatte ich die 3, diesmal nehme ich die 4. Falltür 67", 4, 67),
    ("Wurf 4, Falltür 67. Bin vom 3. Mai bis 12. Mai im Urlaub.", 4, 67),
    ("Wurf 4, Falltür 67. Um 5 Uhr gibt es Kuchen.", 4, 67),
    ("Ändere meinen Wurf von 3 auf 6", 6, None),
    ("Wurf 5, Faltür 45", 5, 45),
    ("funf, falltur funfundvierzig", 5, 45),
    ("WURF 5 FALLTÜR 45", 5, 45),
    ("Wurf 5, falls möglich. Falltür 45", 5, 45),
    ("Wurf fünf, Falltür fünf und vierzig", 5, 45),
    ("Keine 5, Wurf 4, Falltür 67", 4, 67),
    ("Wurf 4. Keine 5.", 4, None),
    ("Entschuldigung, Wurf 4 statt 5. Falltür bleibt 67", 4, 67),
    ("Ich hab noch 2, 3 und 6. Ich nehme die 3. Falltür 50", 3, 50),
    ("Hab zuletzt die 3 gewürfelt. Wurf 4, Falltür 50", 4, 50),
    ("Ich nehme 5. Nein, doch lieber 4. Falltür 45", 4, 45),
    ("Wurf 3, Falltür 45. Korrektur: Wurf 4", 4, 45),
    ("Ich stehe auf 45 und werfe eine 4. Falltür 67", 4, 67),
    ("Danke für die Auswertung! Eine 2 bitte, Falltür keine.", 2, "none"),
    ("Würfelwurf ist 5 und Falltür ist 45", 5, 45),
    ("Mein Wurf ist die 5, meine Falltür die 45.", 5, 45),
    ("Nominierung: 45, Wurf: 5", 5, 45),
    ("Ich setze auf die 5 und grabe bei 45", 5, 45),
    ("Ich benenne Feld 45 als Falltür und würfle 5", 5, 45),
    ("Bitte für mich: 5, Falltür 45. LG Hans, Tel. 030 123456", 5, 45),
    ("Hallo zusammen, anbei mein Zug: Wurf 5, Falltür 45", 5, 45),
    ("Ich verzichte auf die Falltür. Wurf 6", 6, "none"),
    ("Wurf 1. Feld 12 als Falltür bitte.", 1, 12),
]
GERMAN_ASKED: list[Meant] = [
    ("vielleicht 5, Falltür 45", None, 45),
    ("Wurf 5 oder 6, Falltür 45", None, 45),
    ("Wenn Bob 3 wirft, werfe ich 5. Falltür 45", None, 45),
    ("Bob wirft 5. Falltür 45", None, 45),
    ("Ich bin mir nicht sicher, Wurf 5? Falltür 45", None, 45),
    ("Falltür 45", None, 45),
    ("Wurf 7, Falltür 45", None, 45),
    ("Ich nehme fünf und vierzig", None, None),
    ("Wurf 5 und 6, Falltür 45", None, 45),
    ("Soll ich 5 werfen? Falltür 45", None, 45),
    ("Such dir was aus. Falltür 45", None, 45),
    ("Meine letzte Falltür war 40, jetzt 45. Wurf 4", 4, None),
    ("Falltür bleibt wie letztes Mal, Wurf 4", 4, None),
    ("Wurf 4, Falltür wie gehabt", 4, None),
    ("Ich schwanke zwischen 4 und 5. Falltür 50", None, 50),
    ("Eventuell Wurf 5. Falltür 45", None, 45),
    ("Bobs Falltür ist 45. Wurf 4", 4, None),
    ("Petra nimmt 5. Falltür 45", None, 45),
    ("Wurf 5, wenn Petra nicht 5 nimmt. Falltür 45", None, 45),
    ("Wurf 5, außer Petra nimmt 6. Falltür 45", None, 45),
]
FRENCH_PLAIN: list[Meant] = [
    ("Je joue le 5, trappe au 45", 5, 45),
    ("Lancer : 5, trappe : 45", 5, 45),
    ("Je lance un cinq et je nomme la case quarante-cinq", 5, 45),
    ("Bonjour,\nje prends le 4 cette fois, et la trappe sur 71 s'il te plaît.\nMerci, Paul", 4, 71),
    ("Dé 3, trappe soixante et onze", 3, 71),
    ("5 et trappe quatre-vingt-onze", 5, 91),
    ("J'avance de 2, trappe septante-deux", 2, 72),
    ("Lancer trois, pas de trappe", 3, "none"),
    ("Lancer 3, aucune trappe svp", 3, "none"),
    ("lancer 3, sans trappe", 3, "none"),
    ("Trappe: aucune. Lancer: 3", 3, "none"),
    ("Je joue 4 au lieu de 5, trappe 45", 4, 45),
    ("Lancer 6 trappe cinquante deux", 6, 52),
    ("D'accord, je joue le six. Trappe en 12.", 6, 12),
    ("Je change mon lancer de 3 à 6", 6, None),
    ("Au dernier tour j'ai joué 3, maintenant je joue 4, trappe 67", 4, 67),
    ("Lancer 4, trappe 67. Je suis absent du 5 mai au 12 mai.", 4, 67),
    ("Lancer 4, trappe 67. On se voit à 5 heures", 4, 67),
    ("LANCER 5 TRAPPE 45", 5, 45),
    ("lancer 5 trape 45", 5, 45),
    ("Je voudrais lancer un 5 et proposer 45 comme trappe", 5, 45),
    ("5/45 svp", 5, 45),
    ("J'ai encore 2, 3 et 6. Je joue le 3. Trappe 50", 3, 50),
    ("La dernière fois j'ai lancé 3. Lancer 4, trappe 50", 4, 50),
    ("Je joue 5. Non, plutôt 4. Trappe 45", 4, 45),
    ("Je suis sur la 45 et je lance un 4. Trappe 67", 4, 67),
    ("Mon lancer est le 5, ma trappe la 45.", 5, 45),
    ("Merci pour le compte rendu ! Un 2 pour moi, pas de trappe.", 2, "none"),
    ("Je renonce à la trappe, lancer 6", 6, "none"),
    ("Lancer 5, trappe à la case 45, merci d'avance", 5, 45),
    ("Un lancer de 5 et la trappe en case 45", 5, 45),
    ("Coup de dé : 5. Trappe : 45.", 5, 45),
    ("quatre, trappe quatre-vingts", 4, 80),
]
FRENCH_PLAIN += [
    ("Je lance 3 et je ne mets pas de trappe", 3, "none"),
    ("Un 3 pour moi, et je ne nomme aucune trappe", 3, "none"),
]
FRENCH_ASKED: list[Meant] = [
    ("peut-être 5, trappe 45", None, 45),
    ("Je lance 5 ou 6, trappe 45", None, 45),
    ("Si Bob lance 3 alors je joue 5. Trappe 45", None, 45),
    ("Bob lance 5. Trappe 45", None, 45),
    ("Je pourrais jouer 5. Trappe 45", None, 45),
    ("Comme d'habitude. Trappe 45", None, 45),
    ("Je ne joue pas le 5. Trappe 45", None, 45),
    ("Trappe 45", None, 45),
    ("Est-ce que je peux jouer 5 ? Trappe 45", None, 45),
    ("J'hésite entre 4 et 5. Trappe 45", None, 45),
    ("Lancer 8, trappe 45", None, 45),
    ("Même trappe, lancer 4", 4, None),
    ("Petra joue 5. Trappe 45", None, 45),
    ("Je joue 5 sauf si Petra joue 6. Trappe 45", None, 45),
    ("Tu choisis. Trappe 45", None, 45),
    ("La trappe de Bob est 45. Lancer 4", 4, None),
    ("Au cas où Bob joue 4, je joue 5. Trappe 45", None, 45),
    ("le plus petit possible, trappe 45", None, 45),
]
DUTCH_PLAIN: list[Meant] = [
    ("Gooi 5, valluik 45", 5, 45),
    ("Ik gooi een vijf en nomineer vijfenveertig", 5, 45),
    ("Worp: 5\nValluik: 45", 5, 45),
    ("Ik neem de 4, valluik op 67 graag", 4, 67),
    ("Hoi Jan,\nik speel deze keer de drie. Valluik op eenentwintig.\nGroetjes, Piet", 3, 21),
    ("worp drie, geen valluik", 3, "none"),
    ("Worp 3. Valluik: geen", 3, "none"),
    ("zonder valluik, worp 2", 2, "none"),
    ("Worp 4 in plaats van 3, valluik 67", 4, 67),
    ("Ik wil een 5 gooien en 45 als valluik nomineren", 5, 45),
    ("Worp 6, valkuil tweeënvijftig", 6, 52),
    ("5/45 aub", 5, 45),
    ("Vorige beurt gooide ik 3, nu neem ik 4. Valluik 67", 4, 67),
    ("Worp 4, valluik 67. Ik ben van 5 mei tot 12 mei weg.", 4, 67),
    ("Worp 4, valluik 67. Om 5 uur eten we.", 4, 67),
    ("WORP 5 VALLUIK 45", 5, 45),
    ("worp 5 valuik 45", 5, 45),
    ("Zet mij op 5 en valluik 45", 5, 45),
    ("Wijzig mijn worp van 3 naar 6", 6, None),
    ("Geen 5. Worp 4, valluik 67", 4, 67),
    ("Ik heb nog 2, 3 en 6. Ik speel de 3. Valluik 50", 3, 50),
    ("Ik neem 5. Nee, toch liever 4. Valluik 45", 4, 45),
    ("Ik sta op 45 en gooi een 4. Valluik 67", 4, 67),
    ("Mijn worp is 5, mijn valluik is 45.", 5, 45),
    ("Doe maar een 5, en valluik op 45", 5, 45),
    ("Bedankt voor het verslag! Een 2 graag, geen valluik.", 2, "none"),
    ("valluik op de 45 en worp 5 alsjeblieft", 5, 45),
    ("Worp 5, vakje 45 als valluik", 5, 45),
]
DUTCH_ASKED: list[Meant] = [
    ("misschien 5, valluik 45", None, 45),
    ("Worp 5 of 6, valluik 45", None, 45),
    ("Als Bob 3 gooit, gooi ik 5. Valluik 45", None, 45),
    ("Bob gooit 5. Valluik 45", None, 45),
    ("Ik zou 5 kunnen gooien. Valluik 45", None, 45),
    ("Zal ik 5 gooien? Valluik 45", None, 45),
    ("Valluik 45", None, 45),
    ("Worp 9, valluik 45", None, 45),
    ("kies jij maar, valluik 45", None, 45),
    ("worp vijf en veertig", None, None),
    ("Hetzelfde valluik, worp 4", 4, None),
    ("Petra neemt 5. Valluik 45", None, 45),
    ("Ik gooi 5 tenzij Petra 6 gooit. Valluik 45", None, 45),
    ("Het valluik van Bob is 45. Worp 4", 4, None),
    ("Ik twijfel tussen 4 en 5. Valluik 45", None, 45),
    ("Ik denk aan 5. Valluik 45", None, 45),
]
SPANISH_PLAIN: list[Meant] = [
    ("Tiro 5, trampilla 45", 5, 45),
    ("Tirada: 5\nTrampilla: 45", 5, 45),
    ("Lanzo un cinco y nomino la casilla cuarenta y cinco", 5, 45),
    ("Hola Ana:\nesta vez juego el 4, y la trampilla en la 71 por favor.\nUn abrazo, Luis", 4, 71),
    ("Dado 3, trampilla veintiuno", 3, 21),
    ("Tiro seis, trampa en sesenta y siete", 6, 67),
    ("Tiro 3, sin trampilla", 3, "none"),
    ("Tiro 3, ninguna trampilla", 3, "none"),
    ("Trampilla: ninguna. Tirada: 3", 3, "none"),
    ("tiro 3, no trampilla", 3, "none"),
    ("Tiro 4 en vez de 5, trampilla 45", 4, 45),
    ("Quiero tirar un 5 y proponer 45 como trampilla", 5, 45),
    ("Cambio mi tirada de 3 a 6", 6, None),
    ("El turno pasado tiré un 3, ahora tiro 4, trampilla 67", 4, 67),
    ("Tiro 4, trampilla 67. Estoy fuera del 5 de mayo al 12 de mayo.", 4, 67),
    ("Tiro 4, trampilla 67. Nos vemos a las 5 horas", 4, 67),
    ("TIRO 5 TRAMPILLA 45", 5, 45),
    ("tiro 5 trampila 45", 5, 45),
    ("5/45 por favor", 5, 45),
    ("Ponme un 5 y la trampilla en 45", 5, 45),
    ("Me quedan 2, 3 y 6. Juego el 3. Trampilla 50", 3, 50),
    ("Tiro 5. No, mejor 4. Trampilla 45", 4, 45),
    ("Estoy en la 45 y tiro un 4. Trampilla 67", 4, 67),
    ("Mi tirada es 5, mi trampilla es la 45.", 5, 45),
    ("Un 5 para mí, y trampilla en 45", 5, 45),
    ("Gracias por el informe! Un 2 por favor, sin trampilla.", 2, "none"),
    ("Saco un 5, casilla 45 como trampilla", 5, 45),
    ("Renuncio a la trampilla. Tiro 6", 6, "none"),
]
SPANISH_PLAIN += [
    ("Tiro 3, no pongo trampilla", 3, "none"),
    ("Tiro 3 y no quiero trampilla", 3, "none"),
]
SPANISH_ASKED: list[Meant] = [
    ("quizás 5, trampilla 45", None, 45),
    ("Tiro 5 o 6, trampilla 45", None, 45),
    ("TIRO 5 O 6, TRAMPILLA 45", None, 45),
    ("Si Bob tira 3, tiro 5. Trampilla 45", None, 45),
    ("Bob tira 5. Trampilla 45", None, 45),
    ("No tiro 5. Trampilla 45", None, 45),
    ("Podría tirar 5. Trampilla 45", None, 45),
    ("¿Tiro 5? Trampilla 45", None, 45),
    ("Lo de siempre. Trampilla 45", None, 45),
    ("Trampilla 45", None, 45),
    ("Tiro 8, trampilla 45", None, 45),
    ("elige tú, trampilla 45", None, 45),
    ("Tiro once, trampilla 45", None, 45),
    ("La misma trampilla, tiro 4", 4, None),
    ("Petra juega 5. Trampilla 45", None, 45),
    ("Tiro 5 a menos que Petra tire 6. Trampilla 45", None, 45),
    ("La trampilla de Bob es 45. Tiro 4", 4, None),
    ("Dudo entre 4 y 5. Trampilla 45", None, 45),
    ("Pienso en 5. Trampilla 45", None, 45),
    ("He tirado 5. Trampilla 45", None, 45),
]
ITALIAN_PLAIN: list[Meant] = [
    ("Lancio 5, botola 45", 5, 45),
    ("Lancio: 5\nBotola: 45", 5, 45),
    ("Tiro un cinque e nomino la casella quarantacinque", 5, 45),
    ("Ciao Marco,\nquesta volta gioco il 4, e la botola sulla 71 per favore.\nA presto, Lucia", 4, 71),
    ("Dado 3, botola ventuno", 3, 21),
    ("Lancio sei, trappola su sessantasette", 6, 67),
    ("Lancio 3, senza botola", 3, "none"),
    ("Lancio 3, nessuna botola", 3, "none"),
    ("Botola: nessuna. Lancio: 3", 3, "none"),
    ("Lancio 4 invece di 5, botola 45", 4, 45),
    ("Vorrei lanciare un 5 e proporre 45 come botola", 5, 45),
    ("Cambio il mio lancio da 3 a 6", 6, None),
    ("Al turno scorso ho tirato un 3, adesso tiro 4, botola 67", 4, 67),
    ("Lancio 4, botola 67. Sono via dal 5 maggio al 12 maggio.", 4, 67),
    ("Lancio 4, botola 67. Ci vediamo alle 5 ore", 4, 67),
    ("LANCIO 5 BOTOLA 45", 5, 45),
    ("lancio 5 bottola 45", 5, 45),
    ("5/45 per favore", 5, 45),
    ("Mettimi un 5 e la botola al 45", 5, 45),
    ("lancio due, botola ventitré", 2, 23),
    ("Mi restano 2, 3 e 6. Gioco il 3. Botola 50", 3, 50),
    ("Lancio 5. No, meglio 4. Botola 45", 4, 45),
    ("Sono sulla 45 e lancio un 4. Botola 67", 4, 67),
    ("Il mio lancio è 5, la mia botola è la 45.", 5, 45),
    ("Un 5 per me, e botola al 45", 5, 45),
    ("Grazie per il resoconto! Un 2 per favore, niente botola.", 2, "none"),
    ("Rinuncio alla botola. Lancio 6", 6, "none"),
]
ITALIAN_PLAIN += [
    ("Lancio 3, non metto nessuna botola", 3, "none"),
    ("Lancio 3 e non nomino botole", 3, "none"),
]
ITALIAN_ASKED: list[Meant] = [
    ("forse 5, botola 45", None, 45),
    ("Lancio 5 o 6, botola 45", None, 45),
    ("Se Bob tira 3, tiro 5. Botola 45", None, 45),
    ("Bob tira 5. Botola 45", None, 45),
    ("Non lancio il 5. Botola 45", None, 45),
    ("Potrei lanciare 5. Botola 45", None, 45),
    ("Lancio 5? Botola 45", None, 45),
    ("Come al solito. Botola 45", None, 45),
    ("Botola 45", None, 45),
    ("Lancio 8, botola 45", None, 45),
    ("scegli tu, botola 45", None, 45),
    ("La stessa botola, lancio 4", 4, None),
    ("Petra gioca 5. Botola 45", None, 45),
    ("Lancio 5 a meno che Petra non lanci 6. Botola 45", None, 45),
    ("La botola di Bob è 45. Lancio 4", 4, None),
    ("Sono indeciso tra 4 e 5. Botola 45", None, 45),
    ("Penso a 5. Botola 45", None, 45),
    ("Ho lanciato 5. Botola 45", None, 45),
]
DENIED = [
    "nicht 5 sondern 4, Falltür 45",
    "pas 5 mais 4, trappe 45",
    "niet 5 maar 4, valluik 45",
    "no 5 sino 4, trampilla 45",
    "non 5 ma 4, botola 45",
]
MIXED: list[Meant] = [
    ("Hi Pete, ich nehme die 5 und trap 45 please", 5, 45),
    ("Throw 5, Falltür 45", 5, 45),
    ("Wurf 5, trapdoor 45", 5, 45),
    ("Throw 5, trapdoor 45. Danke und viele Grüße!", 5, 45),
    ("Throw 5 trapdoor 45, per favore. Ciao, Gianni", 5, 45),
    ("Salut Pete, throw 3 and trappe 33 please. Merci!", 3, 33),
    ("Hola! My throw is the cinco, trampilla 45 por favor", 5, 45),
    ("Bonjour,\nthrow 4, trapdoor 67.\nÀ bientôt", 4, 67),
    ("Throw cinq, trapdoor quarante-cinq", 5, 45),
]
ENGLISH_ALL_THE_SAME: list[Meant] = [
    ("Throw 4, trapdoor 67. I would sooner die than go by six men", 4, 67),
    ("No trapdoor this time. Throw 4. It was once my son's sin to be on a par with me", 4, "none"),
    ("die 4, hole 67", 4, 67),
    ("Throw 4 trap 67. As a man I am fast, also wet, but in the main I come last", 4, 67),
    ("Otto, Elf and Dix say hello. Throw 4, trapdoor 67", 4, 67),
    ("Throw 4, trapdoor 67. There is a sale of bins on the tour in May", 4, 67),
    ("Six for me, trapdoor on 67", 6, 67),
    ("Throw one, trapdoor ninety one", 1, 91),
    ("Throw 4, trapdoor 67. Hasta la vista, amigos!", 4, 67),
]


def _answer(door: int | str | None) -> tuple[object, ...]:
    """Return what may stand for a nomination: saying nothing and declining come to the same."""
    return (None, "none") if door in (None, "none") else (door,)


def plainly(text: str, throw: int | None, door: int | str | None) -> None:
    """Check that the orders are taken without a question."""
    got = reading(text)
    throws, named = short(got).get("A", ([], None))
    assert (got.kind, got.verdict, throws) == ("orders", "clear", [throw] if throw else []), got.problems
    assert named in _answer(door)


def asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Check that the player is asked, and that nothing is kept but what is plain."""
    got = reading(text)
    throws, named = short(got).get("A", ([], None))
    assert got.verdict == "ask"
    assert throws in ([], [throw])
    assert named in (None, door)


@pytest.mark.parametrize(("text", "throw", "door"), GERMAN_PLAIN)
def test_plain_german_is_taken(text: str, throw: int | None, door: int | str | None) -> None:
    """German orders are taken as a German-speaking GM would take them."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), GERMAN_ASKED)
def test_doubtful_german_is_asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Conditions, doubts, other people's moves and slips in German are asked about."""
    asked(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), FRENCH_PLAIN)
def test_plain_french_is_taken(text: str, throw: int | None, door: int | str | None) -> None:
    """French orders are taken as a French-speaking GM would take them."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), FRENCH_ASKED)
def test_doubtful_french_is_asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Conditions, doubts, other people's moves and slips in French are asked about."""
    asked(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), DUTCH_PLAIN)
def test_plain_dutch_is_taken(text: str, throw: int | None, door: int | str | None) -> None:
    """Dutch orders are taken as a Dutch-speaking GM would take them."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), DUTCH_ASKED)
def test_doubtful_dutch_is_asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Conditions, doubts, other people's moves and slips in Dutch are asked about."""
    asked(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), SPANISH_PLAIN)
def test_plain_spanish_is_taken(text: str, throw: int | None, door: int | str | None) -> None:
    """Spanish orders are taken as a Spanish-speaking GM would take them."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), SPANISH_ASKED)
def test_doubtful_spanish_is_asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Conditions, doubts, other people's moves and slips in Spanish are asked about."""
    asked(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), ITALIAN_PLAIN)
def test_plain_italian_is_taken(text: str, throw: int | None, door: int | str | None) -> None:
    """Italian orders are taken as a Italian-speaking GM would take them."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), ITALIAN_ASKED)
def test_doubtful_italian_is_asked(text: str, throw: int | None, door: int | str | None) -> None:
    """Conditions, doubts, other people's moves and slips in Italian are asked about."""
    asked(text, throw, door)


@pytest.mark.parametrize("text", DENIED)
def test_a_denied_number_is_never_taken(text: str) -> None:
    """Of "not 5 but 4" the 5 is taken in no language."""
    got = short(reading(text))["A"]
    assert got[0] in ([], [4])
    assert got[1] == 45


@pytest.mark.parametrize(("text", "throw", "door"), MIXED)
def test_languages_may_be_mixed(text: str, throw: int, door: int) -> None:
    """Who mixes two languages is understood in both."""
    plainly(text, throw, door)


@pytest.mark.parametrize(("text", "throw", "door"), ENGLISH_ALL_THE_SAME)
def test_english_stays_english(text: str, throw: int, door: int | str | None) -> None:
    """Words that mean something else in another language do not disturb an English mail."""
    plainly(text, throw, door)


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("1. Wurf: 3\n2. Wurf: 6\nFalltür 52", [3, 6], 52),
        ("Zug 11: 1\nZug 12: 4", [1, 4], None),
        ("Wurf 3 und dann 6, Falltür 52", [3, 6], 52),
        ("Premier lancer : 3\nDeuxième lancer : 6\nTrappe 52", [3, 6], 52),
        ("lancer 3 puis 6, trappe 52", [3, 6], 52),
        ("Eerste worp: 3\nTweede worp: 6\nValluik 52", [3, 6], 52),
        ("worp 3 en dan 6, valluik 52", [3, 6], 52),
        ("Primera tirada: 3\nSegunda tirada: 6\nTrampilla 52", [3, 6], 52),
        ("Primo lancio: 3\nSecondo lancio: 6\nBotola 52", [3, 6], 52),
    ],
)
def test_two_turns_in_other_languages(text: str, throws: list[int], door: int | None) -> None:
    """The throws of a round of two turns are told apart by the words of each language."""
    got = reading(text, 2)
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, door)})


@pytest.mark.parametrize(
    "text",
    [
        "Brett A: Wurf 4, Falltür 31\nBrett B: Wurf 2, Falltür 15",
        "Plateau A : lancer 4, trappe 31\nPlateau B : lancer 2, trappe 15",
        "Bord A: worp 4, valluik 31\nBord B: worp 2, valluik 15",
        "Tablero A: tiro 4, trampilla 31\nTablero B: tiro 2, trampilla 15",
        "Tabellone A: lancio 4, botola 31\nTabellone B: lancio 2, botola 15",
    ],
)
def test_boards_in_other_languages(text: str) -> None:
    """A capital letter names a board though it is a word of the language."""
    got = reading(text, 1, "AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 31), "B": ([2], 15)})
