"""Small numbers of small talk beside a trapdoor alone: they are no word about one's throw, and are never offered."""

from __future__ import annotations

import pytest

from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

TOLD = [
    "Trapdoor 52 please. We have 4 grandchildren staying and 2 dogs.",
    "Lovely report, thanks. Trapdoor to 36. Kids are 3 and 5 now, can you believe it?",
    "Trapdoor on 31 please. My two boys (5 and 6) chose it.",
    "Trapdoor 40 instead. I've got 2 exams on Friday and 1 on Monday, wish me luck!",
    "Please put the trapdoor on 45. I've got a new grandson, 6 pounds 4.",
    "Trapdoor 45. Fed 6 cats and 1 dog before breakfast.",
    "Trapdoor 45. It rained for 2 days, then snowed for 3.",
    "Trapdoor 45. Home by 5, tea at 6.",
    "Trapdoor 45 please. Bus at 4 or 5, can't stop.",
    "Trapdoor 45 please. Was the six last week Emil's?",
    "Trapdoor 45 please. We'll be one short on Friday, two are ill.",
    "Valluik 45. We hebben 2 katten en 3 kippen.",
    "La trappe en 45. Nous sommes 4 à la maison et 2 chats.",
    "La trampilla a la 45. Somos 5 en casa y 2 perros.",
    "Botola 45. Siamo in 5 in casa, con 2 cani.",
    "Falltür 45. Wir haben 4 Enkel zu Besuch und 2 Hunde.",
    "Trapdoor 45. My daughter is 5 today.",
    "Make that trapdoor 47. I've been up since 4 with the baby.",
    "Trapdoor 45 please. Boys are 1, 3 and 5.",
    "Trapdoor 45 please. Tea at 4? Ring me.",
    "Trapdoor 45. Clive will surely throw a 6.",
    "Trapdoor 45. We lost 3-2 on Saturday.",
    "Trapdoor 45. Kick-off is at 3.",
    "Trapdoor 45. Up at 5, in bed by 6.",
    "Trapdoor 45. I came 3rd in the race.",
    "Trapdoor 45. Raffle tickets are 2 pounds each.",
    "Trapdoor 45. Our grandson turned 4 on Sunday.",
    "Trapdoor 45. We are 6 for dinner tonight.",
    "Trapdoor 45. The new baby weighs 4 kilos.",
    "Trapdoor 45. I ate 3 mince pies and 2 puddings.",
    "Trapdoor 45. My daughter had 2 teeth out.",
    "Trapdoor 45. The match ended 2-1.",
    "Trapdoor 45. It is 4 degrees here and raining.",
    "Trapdoor 45. Our cat had 5 kittens, one is black.",
    "Trapdoor 45. Jack scored 3 and Tom 2.",
    "Trapdoor 45. There were 6 of us at the pub.",
    "Falltür 45. Meine Tochter wird heute 5.",
    "Falltür 45. Wir sind zu 4 und haben 2 Katzen.",
    "Falltür 45. Um 5 kommt der Bus.",
    "Trappe 45. Ma fille a 5 ans aujourd'hui.",
    "Trappe 45. Mes garçons ont 3 et 5 ans.",
    "Trappe 45. On se lève à 5, c'est dur.",
    "Trappe 45. Nous avons mangé 3 crêpes et 2 gaufres.",
    "Valluik 45. Mijn dochter is vandaag 5.",
    "Valluik 45. De bus gaat om 4 of 5, ik moet weg.",
    "Valluik 45. We zijn met 5 thuis en 1 hond.",
    "Trampilla 45. Mi hija cumple 5 hoy.",
    "Trampilla 45. Tengo 3 hijos y 2 gatos.",
    "Trampilla 45. El autobús sale a las 4 o a las 5.",
    "Botola 45. Mia figlia compie 5 anni oggi.",
    "Botola 45. Ho 3 figli e 2 gatti.",
    "Botola 45. Il treno parte alle 4 o alle 5.",
    "Trapdoor 45. Granny has 2 new hips and walks 3 miles a day.",
    "Trapdoor 45. My sister's 5 hens laid 3 eggs today.",
    "Trapdoor 45. Our twins are 2 and a half.",
    "Trapdoor 45. The dentist at 3 tomorrow, ugh.",
    "Trapdoor 45. Emil, who is 6, drew you a picture.",
    "Trapdoor 45. My son is 4 and my daughter 6.",
    "Trapdoor 45. We won 4 to 2 in the quiz.",
    "Trapdoor 45. Two cats, three kids and no sleep!",
    "Trapdoor 45. The train leaves at 5.",
    "Trapdoor 45. Only 3 weeks till Christmas.",
    "Trapdoor 45. I have 2 left feet.",
    "Trapdoor 45. We had 6 inches of snow, and 2 more on Sunday.",
    "Trapdoor 45. My daughter got 2 As and 3 Bs.",
    "Trapdoor 45. I've read 3 books and 1 comic.",
    "Trapdoor 45. Dinner for 6 tonight, two guests are vegan.",
    "Falltür 45. Unser Sohn ist 5 und die Tochter 3.",
    "Falltür 45. Um 4 habe ich einen Termin.",
    "Falltür 45. Wir haben 2:1 gewonnen.",
    "Trappe 45. Mon fils a 4 ans et ma fille 2.",
    "Trappe 45. J'ai 2 chiens et 3 poissons.",
    "Valluik 45. Ik heb 2 honden en 4 vissen.",
    "Valluik 45. Mijn zoon wordt morgen 6.",
    "Trampilla 45. He comido 3 tapas y 2 postres.",
    "Trampilla 45. Mi hijo tiene 4 años y mi hija 6.",
    "Botola 45. Ho mangiato 2 pizze e 3 gelati.",
    "Botola 45. Mio figlio compie 6 anni domani.",
]
OF_A_THROW = [
    "Trapdoor 45. My 3 can wait.",
    "Trapdoor 45. I have the 3 and the 5 left, can't decide.",
    "Trapdoor 45. Thinking of the 3 or 5.",
    "Trapdoor 45. The 5 or the 6?",
    "Trapdoor 45. The 5, unless Clive moves.",
    "Trapdoor 45. I won't take 4 steps.",
    "Trapdoor 45. I may want 3 steps instead.",
    "Trapdoor 45. Is 3 spaces better?",
    "Trapdoor 45. Not sure whether 5 or 6.",
    "Trapdoor 45. No 3, thanks.",
    "Trapdoor 45. I fancy 4 spaces but am not sure.",
    "Trapdoor 45. If it is sunny, 4.",
    "Trapdoor 45. My throw, hm, 4 or 5.",
    "Trapdoor 45. I'd like 6 but Clive is there.",
    "Trapdoor 45. The 5 was a mistake.",
    "Trapdoor 45. I don't like the 3 and the 5.",
    "Trapdoor 45. Should it be 3 or 5?",
    "Falltür 45. 3 oder 5, ich weiß noch nicht.",
    "Falltür 45. Die 5 war ein Versehen.",
    "Trappe 45. Le 3 ou le 5, je ne sais pas.",
    "Valluik 45. De 3 of de 5, ik weet het niet.",
    "Trampilla 45. El 3 o el 5, no sé.",
    "Botola 45. Il 3 o il 5, non so.",
    "Trapdoor 45. 3 or 4 squares, what do you think?",
    "Trapdoor 45. 4 hops maybe.",
    "Trapdoor 45. My son says 5.",
    "Trapdoor 45. My daughter wants the 5.",
    "Trapdoor 45. We have 5, I believe.",
    "Trapdoor 45. Our 2 kids say the 5.",
    "Trapdoor 45. We're on 3 then?",
    "Trapdoor 45. At 5, say.",
    "Trapdoor 45. I've got 4 or 5 to choose from.",
    "Trapdoor 45. We are not 5 any longer.",
    "Trapdoor 45. 5 kids suggest the 3.",
    "Trapdoor 45. My kids are for 3.",
    "Trapdoor 45. I have 3 and 5.",
    "Trapdoor 45. 4 eyes maybe.",
    "Falltür 45. Wir haben die 5 noch.",
    "Falltür 45. Mein Sohn sagt 5.",
    "Trappe 45. J'ai le 3 et le 5.",
    "Valluik 45. We hebben de 5 nog.",
    "Trampilla 45. Tengo el 3 y el 5.",
    "Botola 45. Ho il 3 e il 5.",
]


@pytest.mark.parametrize("words", TOLD)
def test_what_is_counted_or_told_is_no_word_about_a_throw(words: str) -> None:
    """Children, ages, hours, scores: the trapdoor is taken, the throw is only missing, and none is offered for YES."""
    read = reading(words)
    assert [throws for throws, _ in short(read).values()] == [[]]
    assert [named(problem) for problem in read.problems] == ["no-throw"]
    assert not read.probable


@pytest.mark.parametrize("words", OF_A_THROW)
def test_what_may_be_a_throw_is_still_asked_about(words: str) -> None:
    """A number that nothing counts may be the throw that is wanted, or is not: it is never passed over."""
    read = reading(words)
    assert read.verdict == "ask"
    assert [throws for throws, _ in short(read).values()] in ([], [[]])
    assert "no-throw" not in {named(problem) for problem in read.problems}


def test_small_talk_asks_about_no_board_by_itself() -> None:
    """Of two boards each is only without a throw."""
    read = reading("Trapdoor 45 on both. Kids are 3 and 4.", boards="AB")
    assert short(read) == {"A": ([], 45), "B": ([], 45)}
    assert {named(problem) for problem in read.problems} == {"no-throw"}
