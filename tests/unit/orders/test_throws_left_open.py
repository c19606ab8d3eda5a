"""A throw that a mail speaks of and does not give: beside a plain trapdoor it is asked about, never passed over."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

OPEN = [
    "Not the 3. Trapdoor 50",
    "I don't want the 3 any more. Trapdoor 50",
    "I no longer want the 3. Trapdoor 50",
    "No 3 for me. Trapdoor 50",
    "Anything but the 3. Trapdoor 50",
    "Trapdoor 50, not the 3",
    "I'm keeping the 3 for later. Trapdoor 50",
    "Keep the 3 in reserve. Trapdoor 50",
    "If Clive is in front of me the 5, else the 2. Trapdoor 45",
    "Forget the throw. Trapdoor 50",
    "My throw depends on Clive. Trapdoor 50",
    "Should I change my throw? Trapdoor 50",
    "Bloß nicht die 3! Falltür 50",
    "Die 3 will ich doch nicht. Falltür 50",
    "Keine 3! Falltür 50",
    "Soll ich die 4 nehmen? Falltür 50",
    "Ich schwanke zwischen 5 und 6. Falltür 50.",
    "Wenn Clive vor mir ist die 5, sonst die 2. Falltür 45.",
    "Wenn Clive die 6 wirft, nehme ich die 5. Falltür 50",
    "Der Wurf war ein Fehler. Falltür 50",
    "Den Wurf überlege ich mir noch. Falltür 50",
    "Je ne veux plus le 3. Trappe 50",
    "Surtout pas le 3 ! Trappe 50",
    "J'hésite entre le 5 et le 6. Trappe 50.",
    "Si Clive lance le 6, moi le 5. Trappe 50",
    "Annule mon lancer. Trappe 50",
    "Vooral niet de 3! Valluik 50",
    "Alles behalve de 3. Valluik 50",
    "Zal ik de 4 nemen? Valluik 50",
    "Als Clive voor me staat de 5, anders de 2. Valluik 45.",
    "De worp volgt later. Valluik 50",
    "Ya no quiero el 3. Trampilla 50",
    "¡El 3 ni loca! Trampilla 50",
    "Si Dora saca 6, yo el 5. Trampilla 50",
    "La tirada la pienso aún. Trampilla 50",
    "Non voglio più il 3. Botola 50",
    "Se Clive è davanti il 5, altrimenti il 2. Botola 45.",
    "Sul tiro ho dei dubbi. Botola 50",
]
NOTHING_OF_IT = [
    "Trapdoor 50",
    "Make the trapdoor 50 instead of 28",
    "Could you make the trapdoor 50?",
    "Not the throw, only the trapdoor: 50",
    "I don't want to change my throw, only the trapdoor: 50",
    "No change to the throw, trapdoor 50",
    "I am happy with my throw. Trapdoor 50",
    "Trapdoor 50. My throw you have.",
    "I'm sorry, my trapdoor was wrong. 50 is the trapdoor.",
    "I'm not sure I like 28. Trapdoor 50",
    "Orders for turn 1: trapdoor 50",
    "Trapdoor 50. See you on 4 December!",
    "Trapdoor 50. Back at 6, I hope.",
    "Trapdoor 50. Our 3 children say hello",
    "Trapdoor 50. I have 2 meetings and no time.",
    "Trapdoor 50. Not one of you will see it coming!",
    "Trapdoor 50. Clive threw a 6 last time, lucky man!",
    "Trapdoor 50. Great throw by Clive last week!",
    "Trapdoor 50. PS. Tell Dora that I'm 2 ahead of her.",
    "Falltür 50. Bis zum 4.12.!",
    "Falltür 50. Die 3 Kinder sind krank.",
    "Falltür 50. Ich bin auf Platz 2!",
    "Falltür 50. Eins noch: schönes Wochenende!",
    "Am Wurf ändert sich nichts. Falltür 50",
    "Trappe 50. J'ai 3 enfants malades à la maison.",
    "Ne change pas mon lancer. Trappe 50",
    "De worp niet veranderen. Valluik 50",
    "Trampilla 50. Nos vemos a las 5.",
    "Botola 50. Ci vediamo alle 5.",
]


@pytest.mark.parametrize("words", OPEN)
def test_what_is_said_of_a_throw_is_asked_about(words: str) -> None:
    """Who denies a number, makes conditions or wavers is asked for the throw, and it is not only called missing."""
    read = reading(words)
    assert read.verdict == "ask"
    assert [throws for throws, _ in short(read).values()] in ([], [[]])
    assert not {"no-throw"} & {named(problem) for problem in read.problems}
    assert not read.probable


@pytest.mark.parametrize("words", NOTHING_OF_IT)
def test_a_trapdoor_alone_speaks_of_no_throw(words: str) -> None:
    """Dates, times, children and what others throw are no word about one's throw: it is only missing, if it is."""
    read = reading(words)
    assert [door for _, door in short(read).values()] == [50]
    assert [named(problem) for problem in read.problems] == ["no-throw"]


@pytest.mark.parametrize("words", ["Keep the 3, trapdoor 50", "I sent 3 yesterday. Trapdoor 50 now, please."])
def test_a_throw_that_is_said_to_stand_is_looked_up(words: str) -> None:
    """Which number is said to stand is kept in the question, for only the record tells whether it does."""
    (problem,) = reading(words).problems
    assert named(problem) == "throw-as-sent"
