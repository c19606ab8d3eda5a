"""How five languages tell steps, spend a number, keep another, open a trapdoor, and leave things open."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


def one(throw: int | None, door: int | None = None) -> Short:
    """Return the orders of board A that a test wants, none where nothing is plain."""
    made = ([] if throw is None else [throw], door)
    return {} if made == ([], None) else {"A": made}


@pytest.mark.parametrize(
    "text",
    [
        "Ich rücke drei Felder vor, Falltür auf 45.",
        "Drei Schritte nach vorn, und die Falltür bitte unter die 45.",
        "Ich gehe drei weiter. Falltür 45.",
        "J'avance de trois cases. Trappe en 45.",
        "Trois petits pas en avant, trappe sur la 45.",
        "Ik zet drie stapjes vooruit, valluik op 45.",
        "Drie vakken verder! Valluik 45.",
        "Avanzo tres casillas. Trampilla en la 45.",
        "Tres pasitos hacia adelante, y la trampilla bajo la 45.",
        "Vado avanti di tre. Botola al 45.",
        "Tre caselle in avanti per me, botola sotto il 45.",
    ],
)
def test_steps_are_a_throw(text: str) -> None:
    """How far the counter goes is the throw, whatever the language calls its steps."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Einen einzigen Schritt vor, also die 1. Falltür 45.",
        "J'avance d'une seule case (le 1). Trappe en 45.",
        "Eén stapje vooruit, de 1 dus. Valluik 45.",
        "Avanzo una casilla, o sea un 1. Trampilla en la 45.",
        "Un solo passo avanti, l'1. Botola al 45.",
    ],
)
def test_one_step_and_the_one_are_the_same(text: str) -> None:
    """A single step that is told once more as its number is one throw, not two."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(1, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Die 3 muss jetzt weg. Falltür 45.",
        "Ich gebe die 3 aus. Falltür 45.",
        "Mir genügt eine 3. Falltür 45.",
        "Je me déleste de mon 3. Trappe 45.",
        "Le 3 me suffira. Trappe 45.",
        "De 3 moet eruit. Valluik 45.",
        "Ik geef de 3 uit. Valluik 45.",
        "Me desprendo del 3. Trampilla 45.",
        "Con un 3 me apaño. Trampilla 45.",
        "Spendo il 3. Botola 45.",
        "Mi accontento del 3. Botola 45.",
        "Ho voglia di un 3. Botola 45.",
    ],
)
def test_a_number_may_be_spent(text: str) -> None:
    """Who gets rid of a number, spends it or is content with it plays it."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Ich spiele die 3, die 5 und die 6 behalte ich. Falltür 45.",
        "Je garde le 6 et je joue le 3. Trappe 45.",
        "Ik speel de 3, de 5 en de 6 bewaar ik. Valluik 45.",
        "Juego el 3 y me guardo el 6. Trampilla 45.",
        "Gioco il 3 e mi tengo il 6. Botola 45.",
    ],
)
def test_what_is_kept_is_not_played(text: str) -> None:
    """Beside the throw others may be told to be kept, before or after their verb."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Von mir die 3. Auf der 45 öffne ich eine Falltür.",
        "Ik gooi 3. Op 45 maak ik een valluik open.",
        "Je joue le 3. On piège la 45.",
        "Tiro el 3 y abro la trampilla de la 45.",
        "Tiro il 3 e apro la botola al 45.",
    ],
)
def test_a_trapdoor_may_be_opened(text: str) -> None:
    """The space may stand ahead of the trapdoor that opens there."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear"), read.problems


@pytest.mark.parametrize(
    "text",
    [
        "Ich stehe drei Felder vor der Leiter. Falltür 45.",
        "Die 3 reicht mir nicht. Falltür 45.",
        "Die 3 hebe ich mir auf. Falltür 45.",
        "Am liebsten würde ich ja die 3 nehmen. Falltür 45.",
        "J'étais à trois cases de la sortie. Trappe 45.",
        "Le 3 ne me suffit pas. Trappe 45.",
        "Hors de question de jouer le 3. Trappe 45.",
        "De 3 gaat er nog niet uit. Valluik 45.",
        "Jan is drie vakjes verder. Valluik 45.",
        "El 3 no me basta. Trampilla 45.",
        "El turno pasado avancé tres casillas. Trampilla 45.",
        "Mi mancano tre caselle per la scala. Botola 45.",
        "Il 3 me lo tengo. Botola 45.",
    ],
)
def test_steps_and_numbers_that_are_not_played(text: str) -> None:
    """Where somebody stands, what was, what is kept, missed or denied is no throw; the trapdoor stays."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(None, 45), "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Wie üblich, danke! Rolf",
        "Nimm irgendwas Kleines, ich habe meinen Zettel verlegt.",
        "Meine Züge schicke ich dir morgen Abend, wird wohl eine 3.",
        "Comme d'habitude ! Odile",
        "Choisis à ma place, je n'ai pas mes notes.",
        "Je t'envoie mon coup demain, ce sera sans doute un 3.",
        "Zoals afgesproken! Miep",
        "Kies jij maar iets voor mij.",
        "Mijn zet stuur ik morgen, wordt denk ik een 3.",
        "Como siempre, un saludo. Pepe",
        "Elige por mí, que no tengo la hoja.",
        "Mañana te mando mi jugada, será un 3 seguramente.",
        "Come al solito, grazie. Beppe",
        "Scegli tu per me.",
        "Domani ti mando la mia mossa, credo un 3.",
        "Entwurf, zählt noch nicht: 3, Falltür 45",
        "Brouillon, ne pas tenir compte : 3, trappe 45",
        "Kladversie, telt nog niet: 3, valluik 45",
        "Jugada provisional, no la apuntes todavía: 3, trampilla 45",
        "Mosse provvisorie, da confermare: 3, botola 45",
        "Rita vraagt of ik haar zet wil doorgeven: 3, valluik 45. De mijne komt morgen.",
        "Rosa mi prega di mandarti la sua mossa: 3, botola 45.",
    ],
)
def test_what_is_left_open_is_asked(text: str) -> None:
    """The usual, a promise, a choice left to the GM, a draft and somebody else's orders are asked about."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Ich nehme die 3. Die Falltür sage ich dir am Telefon.",
        "Je joue le 3. La trappe, mets-la où tu veux.",
        "Ik gooi 3. Het valluik laat ik je nog weten.",
        "Tiro un 3. La trampilla ponla donde quieras.",
        "Tiro un 3. La botola mettila dove vuoi tu.",
    ],
)
def test_a_trapdoor_left_open_is_asked(text: str) -> None:
    """The throw is taken, and the trapdoor that is left to the GM or to later is asked about."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3), "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Wie immer ein toller Bericht!",
        "Danke für die Auswertung, ich melde mich nächste Woche.",
        "Comme toujours, un compte rendu magnifique.",
        "Zoals altijd een prachtig verslag.",
        "Como siempre, un informe estupendo.",
        "Come sempre un bellissimo rapporto.",
    ],
)
def test_praise_is_left_alone(text: str) -> None:
    """What is as always may be the report: nothing is asked."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "clear")
