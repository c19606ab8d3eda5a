"""Orders in German, French, Dutch, Spanish and Italian sentences that take them back, put them off or ask.

As in English, what a sentence does to an order may not hang on its verb.
"""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

DOOR = {"de": "Falltür 45.", "fr": "Trappe 45.", "nl": "Valluik 45.", "es": "Trampilla 45.", "it": "Botola 45."}

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        "done": (
            *("die 4 werfen", "die 4 nehmen", "eine 4 werfen", "die 4 einsetzen", "4 ziehen", "die Vier nehmen"),
            *("die 4 verwenden", "4 Felder ziehen"),
        ),
        "i_do": (
            *("ich werfe die 4", "ich spiele meine 4", "ich nehme die 4", "ich werfe eine 4", "ich setze die 4 ein"),
            *("ich ziehe 4", "ich nehme die Vier"),
        ),
        "do_i": (
            *("werfe ich die 4", "spiele ich meine 4", "nehme ich die 4", "setze ich die 4 ein", "ziehe ich 4"),
            "nehme ich die Vier",
        ),
        "that_i": (*("ich die 4 werfe", "ich meine 4 spiele", "ich die 4 nehme", "ich die 4 einsetze", "ich 4 ziehe"),),
        "to_do": (
            *("die 4 zu werfen", "die 4 zu nehmen", "eine 4 zu werfen", "die 4 einzusetzen", "4 zu ziehen"),
            *("die Vier zu nehmen", "die 4 zu verwenden", "4 Felder zu ziehen"),
        ),
    },
    "fr": {
        "done": (
            *(
                "jouer le 4",
                "lancer un 4",
                "prendre le 4",
                "utiliser mon 4",
                "avancer de 4",
                "jouer un quatre",
                "lancer 4",
            ),
            "mettre le 4",
        ),
        "i_do": (
            *(
                "je joue le 4",
                "je lance un 4",
                "je prends le 4",
                "j'utilise mon 4",
                "j'avance de 4",
                "je joue un quatre",
            ),
            "je lance 4",
        ),
    },
    "nl": {
        "done": (
            *("de 4 gooien", "mijn 4 spelen", "de 4 nemen", "een 4 gooien", "de 4 inzetten", "de vier gebruiken"),
            "4 gooien",
        ),
        "i_do": (
            *("ik gooi de 4", "ik speel mijn 4", "ik neem de 4", "ik gooi een 4", "ik gebruik de vier", "ik gooi 4"),
        ),
        "do_i": (*("gooi ik de 4", "speel ik mijn 4", "neem ik de 4", "gebruik ik de vier", "gooi ik 4"),),
        "that_i": (*("ik de 4 gooi", "ik mijn 4 speel", "ik de 4 neem", "ik de vier gebruik"),),
    },
    "es": {
        "done": (*("tirar el 4", "jugar mi 4", "usar el 4", "sacar un 4", "tirar 4", "avanzar 4", "gastar el cuatro"),),
        "i_do": (*("tiro el 4", "juego mi 4", "uso el 4", "saco un 4", "tiro 4", "avanzo 4", "gasto el cuatro"),),
    },
    "it": {
        "done": (
            *("tirare il 4", "giocare il mio 4", "usare il 4", "lanciare un 4", "tirare 4", "avanzare di 4"),
            "prendere il quattro",
        ),
        "i_do": (
            *("tiro il 4", "gioco il mio 4", "uso il 4", "lancio un 4", "tiro 4", "avanzo di 4", "prendo il quattro"),
        ),
    },
}
"""The order to throw a 4: as an infinitive, as what I do, with the verb first, as a clause with it last."""

DOUBTING: dict[str, tuple[str, ...]] = {
    "de": (
        *("Wenn Bo zuerst zieht, {do_i}.", "{I_do}, wenn Bo zuerst zieht.", "{I_do}, falls Bo noch auf 20 steht."),
        *("Falls Bo aufgibt, {do_i}.", "{I_do}, es sei denn, jemand steht auf 20."),
        *("{I_do}, aber nur wenn 45 noch zu ist.", "{I_do}, vorausgesetzt Bo bleibt stehen."),
        *("Sofern das erlaubt ist, {do_i}.", "Soll ich {done}?", "Sollte ich {done}?", "Ich könnte {done}."),
        *("Vielleicht {do_i}.", "Ich überlege, ob {that_i}.", "Ich weiß nicht, ob {that_i}."),
        *("Ich weiß noch nicht, ob {that_i}.", "Ich wollte {done}, aber jetzt nicht mehr.", "Ich will nicht {done}."),
        *("Ich möchte nicht {done}.", "Ich werde nicht {done}.", "Bitte nicht {done}.", "Auf keinen Fall {done}."),
        *("Nie würde ich {done}.", "Ich würde gern {done}, wenn ich dürfte.", "Nächste Woche {do_i}."),
        *("Nächste Runde {do_i}.", "Letzte Woche wollte ich {done}.", "Bo will {done}.", "Bo sagt, er will {done}."),
        *("Meine Frau meint, ich soll {done}, aber ich überlege noch.", "Was passiert, wenn {that_i}?"),
        *("Wäre es klug, {to_do}?", "Ich weigere mich, {to_do}.", "Ich habe keine Lust, {to_do}."),
        *("{I_do}? Hm, ich schlafe drüber.", "{I_do}. Nein, doch nicht.", "{I_do} oder doch die 2, du entscheidest."),
        *("Entweder {do_i} oder die 2, such du aus.", "Es wäre dumm, {to_do}.", "Sobald ich von Bo höre, {do_i}."),
        *("Erst wenn der Bericht da ist, {do_i}.", "Alle erwarten, dass {that_i}. Irrtum!"),
        *("Hätte ich sie noch, würde ich {done}.", "Normalerweise {do_i}, aber diesmal warte ich auf dich."),
    ),
    "fr": (
        *("Si Bo joue d'abord, {i_do}.", "{I_do} si Bo joue d'abord.", "{I_do}, sauf si quelqu'un est sur la 20."),
        *("{I_do}, à moins que Bo ne bouge.", "Au cas où Bo abandonne, {i_do}."),
        *("{I_do}, à condition que 45 soit fermée.", "{I_do} pourvu que Bo reste.", "Dois-je {done} ?"),
        *("Devrais-je {done} ?", "Est-ce que je dois {done} ?", "Je pourrais {done}.", "Peut-être que {i_do}."),
        *("Je vais peut-être {done}.", "J'hésite à {done}.", "Je ne sais pas si {i_do}.", "Je me demande si {i_do}."),
        *("Je voulais {done}, mais plus maintenant.", "J'allais {done}, puis j'ai changé d'avis."),
        *("Je ne veux pas {done}.", "Je ne vais pas {done}.", "Surtout ne pas {done}.", "Jamais je n'irais {done}."),
        *("La semaine prochaine {i_do}.", "Au prochain tour {i_do}.", "La semaine dernière je voulais {done}."),
        *("Bo dit qu'il va {done}.", "Ma femme veut que je puisse {done}, mais je réfléchis encore."),
        *("Que se passe-t-il si {i_do} ?", "Serait-il sage de {done} ?", "Je refuse de {done}."),
        *("Je n'ai pas envie de {done}.", "{I_do} ? Hmm, la nuit porte conseil.", "{I_do}. Non, finalement non."),
        *("{I_do} ou bien le 2, à toi de choisir.", "Soit {i_do} soit le 2.", "Ce serait idiot de {done}."),
        *("Quand Bo aura répondu, {i_do}.", "Dès que j'ai le rapport, {i_do}.", "Oubliez que je voulais {done}."),
        *("Tout le monde s'attend à ce que je vais {done}. Eh bien non !", "Si je l'avais encore, je voudrais {done}."),
        *("Je tiens à ne pas {done}.", "Je préférerais ne pas {done}."),
    ),
    "nl": (
        *("Als Bo eerst gaat, {do_i}.", "{I_do} als Bo eerst gaat.", "{I_do}, tenzij er iemand op 20 staat."),
        *("{I_do}, mits 45 nog dicht is.", "Mocht Bo stoppen, dan {do_i}.", "Moet ik {done}?", "Zal ik {done}?"),
        *("Zou ik {done}?", "Ik zou kunnen {done}.", "Misschien {do_i}.", "Ik twijfel of {that_i}."),
        *("Ik weet niet of {that_i}.", "Ik wilde {done}, maar nu niet meer.", "Ik wil niet {done}."),
        *("Ik ga niet {done}.", "Liever niet {done}.", "Nooit zou ik {done}.", "Volgende week {do_i}."),
        *("Volgende beurt {do_i}.", "Vorige week wilde ik {done}.", "Bo gaat {done}.", "Bo zegt dat hij gaat {done}."),
        *("Mijn vrouw wil dat ik ga {done}, maar ik denk nog na.", "Wat gebeurt er als {that_i}?"),
        *("Is het slim om te {done}?", "Ik weiger te {done}.", "Ik heb geen zin om te {done}."),
        *("{I_do}? Hm, ik slaap er nog een nacht over.", "{I_do}. Nee, toch niet."),
        *("{I_do} of anders de 2, kies jij maar.", "Of {do_i} of de 2.", "Het zou dom zijn om te {done}."),
        *("Zodra ik van Bo hoor, {do_i}.", "Pas als het verslag er is, {do_i}.", "Vergeet dat ik wilde {done}."),
        "Iedereen verwacht dat {that_i}. Mis!",
    ),
    "es": (
        *("Si Bo va primero, {i_do}.", "{I_do} si Bo va primero.", "{I_do}, a menos que haya alguien en la 20."),
        *("{I_do}, salvo que Bo se mueva.", "En caso de que Bo abandone, {i_do}."),
        *("{I_do}, siempre que la 45 siga cerrada.", "¿Debo {done}?", "¿Debería {done}?", "Podría {done}."),
        *("Quizás {i_do}.", "Tal vez {i_do}.", "A lo mejor {i_do}.", "No sé si {done}.", "Dudo si {done}."),
        *("Iba a {done}, pero ya no.", "Quería {done}, pero lo he pensado mejor.", "No quiero {done}."),
        *("No voy a {done}.", "Ni loco voy a {done}.", "Nunca se me ocurriría {done}.", "La semana que viene {i_do}."),
        *("El próximo turno {i_do}.", "La semana pasada quería {done}.", "Bo dice que va a {done}."),
        *("Mi mujer quiere que pueda {done}, pero aún lo pienso.", "¿Qué pasa si {i_do}?", "¿Sería sensato {done}?"),
        *("Me niego a {done}.", "No me apetece {done}.", "¿{I_do}? Mmm, lo consulto con la almohada."),
        *("{I_do}. No, mejor no.", "{I_do} o si no el 2, tú eliges.", "O {i_do} o el 2.", "Sería tonto {done}."),
        *("Cuando sepa algo de Bo, {i_do}.", "En cuanto tenga el informe, {i_do}.", "Olvida que quería {done}."),
        *("Todos esperan que vaya a {done}. ¡Pues no!", "Preferiría no {done}.", "Si lo tuviera aún, querría {done}."),
    ),
    "it": (
        *("Se Bo va per primo, {i_do}.", "{I_do} se Bo va per primo.", "{I_do}, a meno che qualcuno sia sul 20."),
        *("{I_do}, purché 45 sia ancora chiusa.", "Nel caso Bo si ritiri, {i_do}."),
        *("{I_do}, sempre che Bo resti fermo.", "Devo {done}?", "Dovrei {done}?", "Potrei {done}.", "Forse {i_do}."),
        *("Magari {i_do}.", "Non so se {done}.", "Sono indeciso se {done}.", "Volevo {done}, ma ora non più."),
        *("Stavo per {done}, poi ho cambiato idea.", "Non voglio {done}.", "Non intendo {done}."),
        *("Non mi sogno di {done}.", "Mai e poi mai vorrei {done}.", "La settimana prossima {i_do}."),
        *("Al prossimo turno {i_do}.", "La settimana scorsa volevo {done}.", "Bo vuole {done}."),
        *("Bo dice che vuole {done}.", "Mia moglie vuole farmi {done}, ma ci penso ancora.", "Cosa succede se {i_do}?"),
        *("Sarebbe saggio {done}?", "Mi rifiuto di {done}.", "Non ho voglia di {done}.", "{I_do}? Mah, ci dormo su."),
        *("{I_do}. No, meglio di no.", "{I_do} oppure il 2, scegli tu.", "O {i_do} o il 2.", "Sarebbe stupido {done}."),
        *("Quando avrò sentito Bo, {i_do}.", "Appena arriva il rapporto, {i_do}.", "Dimentica che volevo {done}."),
        *("Tutti si aspettano di vedermi {done}. E invece no!", "Preferirei non {done}."),
        "Se ce l'avessi ancora, vorrei {done}.",
    ),
}
"""What orders nothing."""

PLAIN: dict[str, tuple[str, ...]] = {
    "de": (
        *("{I_do}.", "Bitte {done}.", "Ich möchte {done}.", "Ich will {done}.", "Ich werde {done}.", "So, {i_do}."),
        *("Diesmal {do_i}.", "Also gut: {i_do}.", "{I_do}, auch wenn Bo lacht.", "{I_do}. Meine Frau lässt grüßen."),
        *("Lass mich {done}.", "Jetzt {do_i}.", "Nach langem Überlegen {do_i}."),
    ),
    "fr": (
        *("{I_do}.", "Je veux {done}.", "Je voudrais {done}.", "Je vais {done}.", "Bon, {i_do}.", "Cette fois {i_do}."),
        *("Après réflexion : {i_do}.", "{I_do}, même si Bo rigole.", "{I_do}. Ma femme vous salue."),
        *("Pourriez-vous {done}, s'il vous plaît ?", "Merci de {done}.", "Ce tour-ci, {i_do}.", "J'aimerais {done}."),
    ),
    "nl": (
        *("{I_do}.", "Graag {done}.", "Ik wil {done}.", "Ik ga {done}.", "Ik wil graag {done}.", "Nou, {i_do}."),
        *("Deze keer {do_i}.", "{I_do}, ook al lacht Bo.", "{I_do}. Groeten van mijn vrouw.", "Laat mij {done}."),
        *("Wil je voor mij {done}?", "Na lang nadenken {do_i}."),
    ),
    "es": (
        *("{I_do}.", "Quiero {done}.", "Voy a {done}.", "Quisiera {done}.", "Me gustaría {done}.", "Bueno, {i_do}."),
        *("Esta vez {i_do}.", "Tras pensarlo mucho: {i_do}.", "{I_do}, aunque Bo se ría."),
        "{I_do}. Saludos de mi mujer.",
    ),
    "it": (
        *("{I_do}.", "Voglio {done}.", "Vorrei {done}.", "Bene, {i_do}.", "Questa volta {i_do}."),
        *("Dopo lunga riflessione: {i_do}.", "{I_do}, anche se Bo ride.", "{I_do}. Saluti da mia moglie."),
        *("Potresti {done}, per favore?", "Intendo {done}.", "Mi piacerebbe {done}."),
    ),
}
"""What orders it."""

ORDERS: dict[str, tuple[str, ...]] = {
    "de": (*("Wurf 4", "Ich werfe die 4", "Ich nehme die 4", "4 bitte"),),
    "fr": (*("Lancer 4", "Je joue le 4", "Je prends le 4", "Le 4"),),
    "nl": (*("Worp 4", "Ik gooi de 4", "Ik neem de 4", "4 graag"),),
    "es": (*("Tirada 4", "Tiro el 4", "Uso el 4", "El 4"),),
    "it": (*("Tiro 4", "Tiro il 4", "Uso il 4", "Il 4"),),
}
"""Whole orders."""

BEHIND: dict[str, tuple[str, ...]] = {
    "de": (
        *("Nein, doch nicht.", "Nein, lieber nicht.", "Besser nicht.", "Hm, nein.", "Quatsch.", "Vergiss es."),
        *("War nur Spaß.", "Nur ein Scherz.", "Vielleicht.", "Glaube ich.", "Noch nicht.", "Noch nicht eintragen."),
        *("Aber nur, wenn Bo mitmacht.", "Nur wenn 45 zu ist.", "Oder die 2.", "Oder nicht?", "Soll ich?"),
        *("Was meinst du?", "Ich überlege noch.", "Ich weiß noch nicht.", "Das war letzte Woche."),
        *("Das ist für die nächste Runde.", "Nächste Runde, meine ich.", "Das ist Bos Zug.", "Das will Bo, ich nicht."),
        *("Das nehme ich zurück.", "Streich das.", "Bitte ignorieren.", "Falsches Spiel, sorry.", "Das stimmt nicht."),
        *("Nur ein Entwurf.", "Nur ein Test.", "Ich sag morgen Bescheid.", "Schön wär's.", "Von wegen.", "Denkste."),
        *("Im Traum.", "Auf keinen Fall."),
    ),
    "fr": (
        *("Non, finalement non.", "Plutôt pas.", "Euh, non.", "Mieux vaut pas.", "Laisse tomber.", "Je plaisante."),
        *("C'est une blague.", "Peut-être.", "Je crois.", "Pas encore.", "Ne l'enregistre pas encore."),
        *("Seulement si Bo bouge.", "Si Bo bouge.", "Sauf si Bo bouge.", "Ou le 2.", "Ou pas ?", "Qu'en penses-tu ?"),
        *("J'hésite encore.", "Je ne sais pas encore.", "C'était la semaine dernière.", "C'est pour le prochain tour."),
        *("Au prochain tour, je veux dire.", "C'est Bo qui veut ça, pas moi.", "Je retire ça.", "Annule ça."),
        *("À ignorer, merci.", "Mauvaise partie, désolé.", "C'est faux.", "Juste un brouillon.", "Juste un test."),
        *("Je confirme demain.", "Je rêve.", "Tu parles.", "Poisson d'avril !", "Jamais de la vie.", "Surtout pas."),
    ),
    "nl": (
        *("Nee, toch niet.", "Liever niet.", "Hm, nee.", "Beter van niet.", "Laat maar.", "Grapje."),
        *("Het is een grap.", "Misschien.", "Denk ik.", "Nog niet.", "Nog niet invoeren.", "Alleen als Bo meedoet."),
        *("Als Bo gaat.", "Tenzij Bo gaat.", "Of de 2.", "Of niet?", "Zal ik?", "Wat vind jij?", "Ik twijfel nog."),
        *("Ik weet het nog niet.", "Dat was vorige week.", "Dat is voor de volgende ronde."),
        *("Volgende ronde, bedoel ik.", "Dat is de zet van Bo.", "Dat wil Bo, ik niet.", "Dat neem ik terug."),
        *("Schrap dat.", "Negeer dit aub.", "Verkeerd spel, sorry.", "Dat klopt niet.", "Alleen een concept."),
        *("Alleen een test.", "Ik laat het morgen weten.", "Was het maar waar.", "1 april!", "In geen geval."),
    ),
    "es": (
        *("No, mejor no.", "Mejor no.", "Eh, no.", "Olvídalo.", "Es broma.", "Era una broma.", "Quizás.", "Creo."),
        *("Todavía no.", "No lo apuntes todavía.", "Solo si Bo se mueve.", "Si Bo se mueve."),
        *("A menos que Bo se mueva.", "O el 2.", "¿O no?", "¿Debo?", "¿Qué te parece?", "Aún dudo."),
        *("Todavía no lo sé.", "Eso fue la semana pasada.", "Es para el próximo turno."),
        *("El próximo turno, quiero decir.", "Es la jugada de Bo.", "Eso lo quiere Bo, yo no.", "Lo retiro."),
        *("Anula eso.", "Ignóralo, por favor.", "Partida equivocada, perdón.", "Eso está mal.", "Solo un borrador."),
        *("Solo una prueba.", "Confirmo mañana.", "Ojalá.", "Ni hablar.", "Inocente inocente.", "De ninguna manera."),
    ),
    "it": (
        *("No, meglio di no.", "Meglio di no.", "Ehm, no.", "Lascia perdere.", "Scherzo.", "Era uno scherzo."),
        *("Forse.", "Credo.", "Non ancora.", "Non registrarlo ancora.", "Solo se Bo si muove.", "Se Bo si muove."),
        *("A meno che Bo si muova.", "O il 2.", "O no?", "Devo?", "Che ne pensi?", "Sono indeciso."),
        *("Non lo so ancora.", "Quello era la settimana scorsa.", "È per il prossimo turno."),
        *("Il prossimo turno, voglio dire.", "È la mossa di Bo.", "Lo vuole Bo, io no.", "Lo ritiro."),
        *("Annulla questo.", "Ignoralo per favore.", "Partita sbagliata, scusa.", "È sbagliato.", "Solo una bozza."),
        *("Solo una prova.", "Confermo domani.", "Magari.", "Figurati.", "Pesce d'aprile!", "Assolutamente no."),
    ),
}
"""What may be said right behind them, so that they are none, or none yet."""


def _put(language: str, sentences: dict[str, tuple[str, ...]]) -> list[str]:
    """Return each sentence of a language with each clause that fits it."""
    made: list[str] = []
    for sentence in sentences[language]:
        kind = sentence[sentence.index("{") + 1 : sentence.index("}")]
        for clause in CLAUSES[language][kind.lower()]:
            made.append(
                sentence.replace(f"{{{kind}}}", clause if kind[0].islower() else clause[0].upper() + clause[1:])
            )
    return made


@pytest.mark.parametrize(
    ("language", "sentence"), [(language, put) for language in DOOR for put in _put(language, DOUBTING)]
)
def test_a_throw_that_its_sentence_does_not_order(language: str, sentence: str) -> None:
    """Nothing is thrown: the player is asked, and at most the trapdoor beside it is kept."""
    got = reading(f"{sentence} {DOOR[language]}", subject=SUBJECT)
    assert (got.verdict, [order.get("throws", []) for order in got.orders.values()]) in (("ask", []), ("ask", [[]]))


@pytest.mark.parametrize(
    ("language", "sentence"), [(language, put) for language in DOOR for put in _put(language, PLAIN)]
)
def test_a_throw_that_its_sentence_orders(language: str, sentence: str) -> None:
    """A plain order is taken at once, however it is put."""
    got = reading(f"{sentence} {DOOR[language]}", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize(
    ("language", "order", "behind", "last"),
    [
        (language, order, behind, last)
        for language in DOOR
        for order in ORDERS[language]
        for behind in BEHIND[language]
        for last in (False, True)
    ],
)
def test_a_throw_taken_back_by_the_next_sentence(language: str, order: str, behind: str, last: bool) -> None:
    """What is taken back, put off or asked about right behind it is not thrown."""
    said = [f"{order}.", DOOR[language]]
    said.insert(2 if last else 1, behind)
    got = reading(" ".join(said), subject=SUBJECT)
    assert got.verdict == "ask"
    assert last or not any(each.get("throws") for each in got.orders.values())


CONDITIONS: dict[str, tuple[str, ...]] = {
    "de": (
        *("wenn Bo zuerst zieht", "falls Bo noch auf 20 steht", "sobald Bo gezogen hat", "sofern Bo zustimmt"),
        *("solange 45 zu ist", "nachdem Bo gezogen hat", "wenn alle gezogen haben", "erst wenn Bo gezogen hat"),
        *("vorausgesetzt, Bo bleibt", "unter der Bedingung, dass Bo bleibt", "es sei denn, Bo zieht", "außer Bo zieht"),
        *("außer wenn Bo zieht", "nur wenn Bo zieht", "je nachdem, was Bo macht", "abhängig von Bo", "bis Bo zieht"),
        *("sollte Bo ziehen", "mit Bos Einverständnis", "wenn es nicht anders geht", "notfalls", "sonst die 2"),
        *("ansonsten die 2", "oder die 2, falls weg", "wenn nicht, dann die 2", "die 2 als Reserve"),
        *("angenommen, Bo bleibt stehen", "für den Fall, dass Bo aufgibt", "ersatzweise die 2"),
    ),
    "fr": (
        *("si Bo joue d'abord", "dès que Bo a joué", "une fois que Bo a joué", "quand Bo aura joué"),
        *("après que Bo a joué", "quand tout le monde aura joué", "pourvu que Bo reste", "à condition que Bo reste"),
        *("sauf si Bo bouge", "à moins que Bo ne bouge", "seulement si Bo bouge", "selon ce que fait Bo"),
        *("en fonction de Bo", "tant que 45 est fermée", "jusqu'à ce que Bo bouge", "avec l'accord de Bo"),
        *("sous réserve que Bo bouge", "au cas où Bo abandonne", "sinon le 2", "ou le 2 s'il est pris"),
        *("à défaut le 2", "le 2 en réserve", "en supposant que Bo reste", "sous condition", "si nécessaire le 2"),
    ),
    "nl": (
        *("als Bo eerst gaat", "zodra Bo gezet heeft", "nadat Bo gezet heeft", "als iedereen gezet heeft"),
        *("pas als Bo gezet heeft", "mits Bo blijft", "op voorwaarde dat Bo blijft", "tenzij Bo gaat"),
        *("behalve als Bo gaat", "alleen als Bo gaat", "afhankelijk van Bo", "zolang 45 dicht is", "tot Bo gaat"),
        *("mocht Bo gaan", "met toestemming van Bo", "ingeval Bo stopt", "anders de 2", "of de 2 als die weg is"),
        *("zo niet, dan de 2", "de 2 als reserve", "ervan uitgaande dat Bo blijft", "indien Bo blijft"),
    ),
    "es": (
        *("si Bo va primero", "en cuanto Bo juegue", "una vez que Bo juegue", "cuando Bo haya jugado"),
        *("después de que Bo juegue", "cuando todos hayan jugado", "siempre que Bo se quede"),
        *("con tal de que Bo se quede", "a condición de que Bo se quede", "a menos que Bo se mueva"),
        *("salvo que Bo se mueva", "solo si Bo se mueve", "según lo que haga Bo", "dependiendo de Bo"),
        *("mientras 45 esté cerrada", "hasta que Bo se mueva", "con permiso de Bo", "en caso de que Bo abandone"),
        *("si no hay más remedio", "si no, el 2", "o el 2 si está gastado", "en su defecto el 2", "el 2 de reserva"),
        *("suponiendo que Bo se quede", "sujeto a lo que haga Bo"),
    ),
    "it": (
        *("se Bo va per primo", "appena Bo ha mosso", "una volta che Bo ha mosso", "quando Bo avrà mosso"),
        *("dopo che Bo ha mosso", "quando tutti avranno mosso", "purché Bo resti", "a condizione che Bo resti"),
        *("a patto che Bo resti", "a meno che Bo si muova", "salvo che Bo si muova", "solo se Bo si muove"),
        *("a seconda di Bo", "secondo quello che fa Bo", "finché 45 è chiusa", "fino a che Bo si muove"),
        *("col permesso di Bo", "nel caso Bo si ritiri", "se proprio non si può fare altro", "altrimenti il 2"),
        *("o il 2 se è usato", "in mancanza il 2", "il 2 di riserva", "supponendo che Bo resti", "dipende da Bo"),
    ),
}
"""What an order may hang on, or stand beside as a second choice."""
PLACES = ("{O} {c}.", "{O}, {c}.", "{O} - {c}.", "{O} ({c}).", "{C}: {o}.")


@pytest.mark.parametrize(
    ("language", "order", "condition", "place"),
    [
        (language, order, condition, place)
        for language in DOOR
        for order in (*ORDERS[language], "4")
        for condition in CONDITIONS[language]
        for place in PLACES
    ],
)
def test_a_throw_on_a_condition(language: str, order: str, condition: str, place: str) -> None:
    """Nothing is thrown that hangs on anything, in no language and in no place of the sentence."""
    upper = order[0].upper() + order[1:], condition[0].upper() + condition[1:]
    lower = order[0].lower() + order[1:]
    told = place.format(O=upper[0], o=lower, C=upper[1], c=condition)
    got = reading(f"{told} {DOOR[language]}", subject=SUBJECT)
    assert got.verdict == "ask"
    assert not any(each.get("throws") for each in got.orders.values())
