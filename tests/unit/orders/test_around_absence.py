"""Whatever stands around a sentence that tells of days away, the days are heard; what says more is left alone."""

from __future__ import annotations

import pytest

from pbm.orders.commands import asked_in


@pytest.mark.parametrize(
    "words",
    [
        "Alan, I shall be away from 4 to 9 January.",
        "And I'm away next week, at Mary's.",
        "I'm away 18-25 January, going up to see the baby.",
        "I'm away 18-25 January going up to see the baby",
        "Kindly note that I shall be away from 4 to 9 January.",
        "Kindly note I shall be abroad from 1 to 14 February.",
        "Please note that we will be on holiday from 3 to 17 May.",
        "Alan, kindly note that I am away from 4 to 9 January, at Mary's.",
        "Forgot to say - I'm away 18-25 January",
        "Dear Alan, I'm away 3-17 May with the grandchildren.",
        "Just to let you know that I'll be on holiday next week, skiing",
        "By the way, I am abroad until 17 May, on a cruise.",
        "PS I'm away next week (skiing)",
        "I should mention that I'm away from 3 to 17 May.",
        "I'm away in Scotland with Dad from 3 to 17 May",
        "I'm at Mary's from 3 to 5 January",
        "I'll be with my sister from 3 to 17 May.",
        "We are staying with my daughter until 9 January",
        "From 24 to 27 December I'm at my sister's.",
        "Bin vom 24. bis 27. Dezember bei den Schwiegereltern.",
        "Alan, ich bin vom 24. bis 27. Dezember weg.",
        "Übrigens bin ich vom 3. bis 17. Mai im Urlaub.",
        "Ich bin vom 3. bis 17. Mai im Urlaub, auf Mallorca.",
        "Vom 24. bis 27. Dezember sind wir bei meinen Eltern.",
        "Wir sind nächste Woche auf Kur.",
        "Ik ben volgende week met vakantie, van 21 tot en met 28 december.",
        "Alan, ik ben van 3 tot 17 mei op vakantie, bij mijn zus.",
        "Ik ben van 24 tot 27 december bij mijn ouders.",
        "Van 24 tot 27 december ben ik bij mijn ouders.",
        "Helaas ben ik van 3 tot 17 mei weg.",
        "Alan, je serai absente du 3 au 17 mai, chez ma sœur.",
        "Je suis chez mes parents du 24 au 27 décembre.",
        "Je te signale que je serai en vacances du 3 au 17 mai.",
        "Du 24 au 27 décembre nous serons chez les grands-parents.",
        "Alan, estaré fuera del 3 al 17 de mayo, en casa de mi hermana.",
        "Te aviso que estoy de vacaciones del 3 al 17 de mayo",
        "Estaré en casa de mis suegros del 24 al 27 de diciembre.",
        "Alan, sono via dal 3 al 17 maggio, da mia sorella.",
        "Ti avviso che sono in vacanza dal 3 al 17 maggio.",
        "Sarò dai suoceri dal 24 al 27 dicembre.",
        "I'm away next week, from 21 to 28 December.",
        "I am away next week, 8-12 December",
        "I'm away over Christmas, at Mary's.",
    ],
)
def test_days_away_are_heard_whatever_stands_around_them(words: str) -> None:
    """A name before them, "kindly note that", what one does there, whom one visits: in six languages."""
    asked, rest = asked_in([words])
    assert [one.command for one in asked] == ["ABSENT"]
    assert asked[0].argument
    assert not any(line.strip() for line in rest)


@pytest.mark.parametrize(
    "words",
    [
        "Alan, I shall be away from 4 to 9 January, throw 2",
        "I'm away next week, but will send something",
        "I'm away next week, if the weather holds",
        "If I'm away next week, play my lowest",
        "Tom, is Mary away next week?",
        "Alan, Mary is away from 4 to 9 January.",
        "Kindly note that Mary is away next week.",
        "Maybe, I'm away next week",
        "Perhaps I'm away next week, at Mary's",
        "I'm away next week, so please play my lowest.",
        "I'm away next week, until Thursday at the latest",
        "I'm away from the snake, at last",
        "I'm off 20, at last",
        "I was away from 4 to 9 January, at Mary's.",
        "I'm at Mary's on Friday",
        "I'm at home from 3 to 5 May",
        "I'm at 23, from 17",
        "I'm with you until the end",
        "I am with Tom until Friday",
        "I'm in two minds until Friday",
        "Note that I throw 4 from 3 to 9",
        "I'm away from 23 to 36, going up",
        "Going up from 23 to 36",
        "The snake is away from 3 to 9, at Mary's",
        "I'm away next week and throw 5, at Mary's",
        "I wish I were away next week, at Mary's",
        "I'm not away next week, at Mary's",
        "I might be away next week, at Mary's",
        "Should I be away next week, play the lowest",
        "Press: I'm away next week, at Mary's",
        "Bin bei 24 bis 27 Punkten",
        "Ich bin bei der Sache bis zum Schluss",
        "Ich bin vom 3. bis 5. bei euch dabei",
        "Sono da solo dal 3",
        "I'm away with the fairies next turn",
        "I am at sixes and sevens from 3 to 6",
        "Je suis à la case 24, du 23",
        "I'll be at space 9 until the next turn",
    ],
)
def test_what_says_more_or_tells_of_no_days_away_is_no_absence(words: str) -> None:
    """Orders, conditions, doubts, what others do, and spaces of the board."""
    asked, _ = asked_in([words])
    assert not any(one.command == "ABSENT" for one in asked)
