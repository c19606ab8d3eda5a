"""Numbers beside an order, and numbers that are hedged, in German, French, Dutch, Spanish and Italian."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

DOOR = {"de": "Falltür 45.", "fr": "Trappe 45.", "nl": "Valluik 45.", "es": "Trampilla 45.", "it": "Botola 45."}
LABELS = {
    "de": ("Wurf", "Falltür", "ich werfe"),
    "fr": ("Lancer", "Trappe", "je lance"),
    "nl": ("Worp", "Valluik", "ik gooi"),
    "es": ("Tirada", "Trampilla", "tiro"),
    "it": ("Tiro", "Botola", "tiro"),
}
"""The words for a throw and a trapdoor, and those for throwing one."""
ORDERS: dict[str, tuple[str, ...]] = {
    "de": (*("Wurf 2", "ich werfe die 2", "ich nehme die 2", "die 2 bitte", "2 bitte"),),
    "fr": (*("lancer 2", "je joue le 2", "je prends le 2", "le 2 s'il vous plaît"),),
    "nl": (*("worp 2", "ik gooi de 2", "ik neem de 2", "de 2 graag"),),
    "es": (*("tirada 2", "tiro el 2", "uso el 2", "el 2 por favor"),),
    "it": (*("tiro 2", "tiro il 2", "uso il 2", "il 2 per favore"),),
}
OF_FOUR: dict[str, tuple[str, ...]] = {
    "de": (
        *("Bo hat die 4 geworfen", "Bo wirft die 4", "Bo nimmt die 4", "meine Frau will die 4"),
        *("meine Frau würde die 4 nehmen", "letzte Runde habe ich die 4 geworfen", "letztes Mal hatte ich die 4"),
        *("die 4 ist weg", "die 4 habe ich schon gespielt", "die 4 hebe ich mir auf", "die 4 behalte ich"),
        *("die 4 spare ich mir", "nicht die 4", "die 4 will ich nicht", "fast hätte ich die 4 genommen"),
        *("eigentlich wollte ich die 4 nehmen", "ich hatte an die 4 gedacht", "mit der 4 lande ich auf der Schlange"),
        *("die 4 wäre Selbstmord", "wir sind jetzt 4 Leute", "es sind 4 Grad", "Bo ist 4 vor mir"),
        *("im Bericht steht 4", "du hast mir eine 4 eingetragen", "gestern schrieb ich 4", "meine letzte Mail sagte 4"),
        *("vergiss die 4", "statt der 4", "nächste Runde die 4", "nächstes Mal nehme ich die 4", "alle erwarten die 4"),
        *("nur Feiglinge nehmen die 4", "Bos Rat war die 4", "keine 4", "bloß keine 4"),
    ),
    "fr": (
        *("Bo a joué le 4", "Bo joue le 4", "ma femme veut le 4", "ma femme prendrait le 4"),
        *("au dernier tour j'ai joué le 4", "la dernière fois j'avais le 4", "le 4 est parti", "j'ai déjà joué le 4"),
        *("je garde le 4", "je garde le 4 pour plus tard", "je ne veux pas le 4", "pas le 4"),
        *("j'ai failli prendre le 4", "j'allais prendre le 4", "je pensais au 4", "avec le 4 je tombe sur le serpent"),
        *("le 4 serait un suicide", "nous sommes 4 maintenant", "il fait 4 degrés", "Bo a 4 cases d'avance"),
        *("le rapport dit 4", "vous m'avez noté un 4", "hier j'ai écrit 4", "oubliez le 4", "au lieu du 4"),
        *("au prochain tour le 4", "tout le monde attend le 4", "le conseil de Bo était le 4", "surtout pas le 4"),
    ),
    "nl": (
        *("Bo gooide de 4", "Bo gooit de 4", "mijn vrouw wil de 4", "mijn vrouw zou de 4 nemen"),
        *("vorige beurt gooide ik de 4", "de vorige keer had ik de 4", "de 4 is weg", "de 4 heb ik al gespeeld"),
        *("ik bewaar de 4", "de 4 hou ik achter", "ik wil de 4 niet", "niet de 4", "bijna had ik de 4 genomen"),
        *("ik wilde de 4 nemen", "ik dacht aan de 4", "met de 4 land ik op de slang", "we zijn nu met 4"),
        *("het is 4 graden", "Bo staat 4 voor", "in het verslag staat 4", "gisteren schreef ik 4", "vergeet de 4"),
        *("in plaats van de 4", "volgende beurt de 4", "iedereen verwacht de 4", "het advies van Bo was de 4"),
        "geen 4",
    ),
    "es": (
        *("Bo tiró el 4", "Bo tira el 4", "mi mujer quiere el 4", "mi mujer usaría el 4", "el turno pasado tiré el 4"),
        *("la última vez usé el 4", "el 4 ya no está", "ya usé el 4", "guardo el 4", "me guardo el 4 para luego"),
        *("no quiero el 4", "el 4 no", "casi elijo el 4", "iba a usar el 4", "pensaba en el 4"),
        *("con el 4 caigo en la serpiente", "somos 4 ahora", "hace 4 grados", "Bo va 4 por delante"),
        *("el informe dice 4", "ayer escribí 4", "olvida el 4", "en vez del 4", "el próximo turno el 4"),
        *("todos esperan el 4", "el consejo de Bo era el 4", "nada de 4"),
    ),
    "it": (
        *("Bo ha tirato il 4", "Bo tira il 4", "mia moglie vuole il 4", "mia moglie userebbe il 4"),
        *("il turno scorso ho tirato il 4", "l'ultima volta ho usato il 4", "il 4 non c'è più", "ho già usato il 4"),
        *("tengo il 4", "mi tengo il 4 per dopo", "non voglio il 4", "il 4 no", "quasi scelgo il 4"),
        *("volevo usare il 4", "pensavo al 4", "con il 4 finisco sul serpente", "siamo in 4 adesso", "ci sono 4 gradi"),
        *("Bo è 4 avanti", "il rapporto dice 4", "ieri ho scritto 4", "dimentica il 4", "invece del 4"),
        *("al prossimo turno il 4", "tutti si aspettano il 4", "il consiglio di Bo era il 4", "niente 4"),
    ),
}
"""What may be said of a 4 by whoever throws the 2."""
BESIDE: dict[str, tuple[str, ...]] = {
    "de": (
        *("{D}. {O}.", "{O}. {D}.", "{D}, aber {o}.", "{D}, also {o}.", "{O}, weil {d}.", "{O} - {d}.", "{O} ({d})."),
    ),
    "fr": (
        *("{D}. {O}.", "{O}. {D}.", "{D}, mais {o}.", "{D}, donc {o}.", "{O}, parce que {d}.", "{O} - {d}."),
        "{O} ({d}).",
    ),
    "nl": (
        *("{D}. {O}.", "{O}. {D}.", "{D}, maar {o}.", "{D}, dus {o}.", "{O}, omdat {d}.", "{O} - {d}.", "{O} ({d})."),
    ),
    "es": (
        *("{D}. {O}.", "{O}. {D}.", "{D}, pero {o}.", "{D}, así que {o}.", "{O}, porque {d}.", "{O} - {d}."),
        "{O} ({d}).",
    ),
    "it": (
        *("{D}. {O}.", "{O}. {D}.", "{D}, ma {o}.", "{D}, quindi {o}.", "{O}, perché {d}.", "{O} - {d}.", "{O} ({d})."),
    ),
}
HEDGED: dict[str, tuple[str, ...]] = {
    "de": (
        *("vielleicht 4", "wahrscheinlich 4", "eventuell die 4", "4 oder 2", "entweder 4 oder 2", "4 bzw. 2"),
        *("4, alternativ 2", "etwa 4", "ungefähr 4", "so um die 4", "4?", "4, oder doch 2?", "4 (oder 2)"),
        *("4 wenn nicht 2", "schwanke zwischen 4 und 2", "such aus: 4 oder 2", "4 oder so", "4 vielleicht"),
        *("4 wahrscheinlich", "4 glaube ich", "4, nicht sicher", "4 unter Vorbehalt", "vorläufig 4", "4 vorläufig"),
        *("4 (noch offen)", "denke an 4", "tendiere zu 4", "soll ich 4?", "4 - oder nicht", "nicht 4", "nicht die 4"),
        *("keine 4", "lieber nicht 4"),
    ),
    "fr": (
        *("peut-être 4", "probablement 4", "éventuellement le 4", "4 ou 2", "soit 4 soit 2", "4 ou bien 2"),
        *("4, sinon 2", "environ 4", "à peu près 4", "4 ?", "4, ou plutôt 2 ?", "4 (ou 2)", "j'hésite entre 4 et 2"),
        *("choisis : 4 ou 2", "4 ou un truc comme ça", "4 peut-être", "4 je crois", "4, pas sûr", "4 sous réserve"),
        *("4 provisoirement", "provisoirement 4", "4 (à confirmer)", "4 à confirmer", "je penche pour 4"),
        *("4 serait bien ?", "dois-je 4 ?", "4 - ou pas", "pas 4", "pas le 4", "surtout pas 4"),
    ),
    "nl": (
        *("misschien 4", "waarschijnlijk 4", "eventueel de 4", "4 of 2", "of 4 of 2", "4, anders 2", "ongeveer 4"),
        *("rond de 4", "4?", "4, of toch 2?", "4 (of 2)", "twijfel tussen 4 en 2", "kies maar: 4 of 2", "4 of zo"),
        *("4 misschien", "4 denk ik", "4, niet zeker", "4 onder voorbehoud", "voorlopig 4", "4 voorlopig"),
        *("4 (nog open)", "neig naar 4", "zal ik 4?", "4 - of niet", "niet 4", "niet de 4", "geen 4", "liever niet 4"),
    ),
    "es": (
        *("quizás 4", "probablemente 4", "tal vez el 4", "4 o 2", "o 4 o 2", "4, si no 2", "unos 4", "más o menos 4"),
        *("¿4?", "4, ¿o mejor 2?", "4 (o 2)", "dudo entre 4 y 2", "elige tú: 4 o 2", "4 o algo así", "4 quizás"),
        *("4 creo", "4, no estoy seguro", "4 provisional", "4 (por confirmar)", "4 por confirmar", "me inclino por 4"),
        *("¿debo 4?", "4 - o no", "no 4", "el 4 no", "nada de 4"),
    ),
    "it": (
        *("forse 4", "probabilmente 4", "magari il 4", "4 o 2", "o 4 o 2", "4, altrimenti 2", "circa 4"),
        *("più o meno 4", "4?", "4, o meglio 2?", "4 (o 2)", "indeciso tra 4 e 2", "scegli tu: 4 o 2", "4 o giù di lì"),
        *("4 forse", "4 credo", "4, non sono sicuro", "4 provvisorio", "4 (da confermare)", "4 da confermare"),
        *("propendo per 4", "devo 4?", "4 - o no", "non 4", "il 4 no"),
    ),
}
"""Ways of leaving a 4 open, or of not throwing it."""


@pytest.mark.parametrize(
    ("language", "order", "said", "way"),
    [
        (language, order, said, way)
        for language in DOOR
        for order in ORDERS[language]
        for said in OF_FOUR[language]
        for way in BESIDE[language]
    ],
)
def test_another_throw_beside_the_order(language: str, order: str, said: str, way: str) -> None:
    """A throw that is not ordered is not thrown, whether the player is asked or not."""
    told = way.format(D=said[0].upper() + said[1:], d=said, O=order[0].upper() + order[1:], o=order)
    got = reading(f"{told} {DOOR[language]}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] in ([], [2])


@pytest.mark.parametrize(
    ("language", "hedged", "form"),
    [(language, hedged, form) for language in DOOR for hedged in HEDGED[language] for form in range(4)],
)
def test_a_throw_that_is_hedged(language: str, hedged: str, form: int) -> None:
    """A throw that is doubted in so many words, denied, or one of two, is asked about."""
    throw, door, throwing = LABELS[language]
    text = (
        f"{throw} {hedged}. {door} 45.",
        f"{throw}: {hedged}\n{door}: 45",
        f"{throwing} {hedged}. {door} 45.",
        f"{door} 45, {throw.lower()} {hedged}.",
    )[form]
    got = reading(text, subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] == []
