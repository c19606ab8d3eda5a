"""Mails that turn: what gives way to what is ordered after it, and what only looks as if it did."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

A_3_60: Short = {"A": ([3], 60)}

FOUND_OUT = [
    "Throw 3, td 44\n\nhang on. 44 is where i land isnt it. doh\n\ntd 60 then. 3 stays",
    "Throw 3, trapdoor 44.\n\nOh wait. 44 is where I'd be standing.\n\nTrapdoor 60 then.",
    "Throw 3, trapdoor 29. Oh bother, that's exactly where I'll be sitting. Trapdoor 60 then.",
    "Throw the 3, nominate 70. Oops, 70 would be me! 60 instead.",
    "td 38, throw 3\nwait. 34 plus 4. thats 38. thats me lol\ntd 60",
    "Throw 3, trapdoor 50 - hang on, isn't 50 where I am? Trapdoor 60 then.",
    "i throw 3, trap on 64\nhmm 64 is my own square if i do that isnt it\ntrap on 60 then please",
    "Throw 2 - no wait, I used the 2 in turn 7. So the 3. Trapdoor: 60.",
    "I'll play the 5. Hang on, I played the 5 last time. The 3 then. Trapdoor 60.",
    "A 4 please. Wait, the 4 went in turn 3. Right: a 3. Trapdoor on 60",
    "throw 4... no used it t3. throw 3. td 60",
    "Wurf 2 - nein, halt, die 2 habe ich in Zug 7 ja schon verbraten.\nAlso die 3. Falltür: 60.",
    "Wurf: 3\nFalltür: 50\n\nAch nein, 50 ist ja mein eigenes Feld. Falltür bitte auf 60.",
    "Lancer 2 - ah non, le 2 je l'ai déjà joué au tour 6. Donc le 3. Trappe : 60.",
    "Tiro 2, no espera, el 2 ya lo gasté en el turno 4. Entonces el 3. Trampilla: 60.",
    "Ik gooi de 1 - nee wacht, de 1 heb ik in beurt 3 al gebruikt. Dan maar de 3. Valluik: 60.",
    "Lancio il 2, no aspetta, il 2 l'ho già usato al turno 8. Allora il 3. Botola: 60.",
]
AFTERTHOUGHTS = [
    "die 3, trapdoor 39.\n\nAll the best,\nRhona\nPS make the trapdoor 60 would you, Prudence is on 39",
    "Throw 3 and trapdoor 62.\n\nCheers\nBob\n\nPS. On reflection the trapdoor had better be 60.",
    "3 and trapdoor 50 please.\n\nJoan\n\nP.S. Changed my mind about the trapdoor: 60.",
    "I'll throw the 5, trapdoor 60\n\nJoan\n-- \nJoan Smith\nTreasurer, Bowls Club\n\nPS: sorry, throw 3 not 5.",
    "My die is the 3, my hole is 20.\n\n-- \nNed\n\nPS correction: hole at 60.",
    "Throw: 3\nTrapdoor: 77\n\n-- \nLen\nP.S. I see Alf is at 60, so trapdoor 60 please, not 77.",
]
PLAYFUL = [
    "Obviously the sensible thing would be to throw the 1, nominate 99 and hide.\n\nHa! Throw the 3. The hole: 60.",
    "A wiser man would throw the 1 and nominate 99. I throw the 3, trapdoor 60.",
    "The cautious thing would be a 2 with the trapdoor on 12. But no: throw 3, trapdoor 60.",
    "I ought to throw the 2, of course, and nominate 12. I shan't. Throw 3, trapdoor 60.",
    "Any sane person would play the 1 here. I'm playing the 3. Trapdoor 60.",
    "Normally I'd throw a 2 and nominate 20. Not today! Throw 3, trapdoor 60.",
    "I'd like an 8, please, dear.\n\nNo? Never any 8s? Oh all right, a 3 then, and 60 for the trap door.",
    "Could I have a seven? Thought not. A 3 then, trapdoor 60.",
    "Throw 10 please! Only joking. Throw 3, trapdoor 60.",
    "I want to throw a 57 and win outright. Failing that, throw 3 and trapdoor 60.",
]
DISOWNED = [
    "throw 6 trapdoor 66 hi\n\nIgnore that first line, that was my daughter. My orders are a 3 and a trapdoor on 60.",
    "throw 5 trapdoor 55 hehehe\n\nThat first line was my son. My orders: throw 3, trapdoor 60.",
    "6 66 666\n\nSorry, the cat. I throw 3, trapdoor 60.",
    "throw 6 trapdoor 99 poo poo\n\nIgnore my brother. Real orders: throw 3, trapdoor 60.",
    "Throw 4 trapdoor 44 says Molly, aged 5.\n\nDisregard Molly. What I really want is throw 3, trapdoor 60.",
    "throw six trapdoor sixty six\n\nIgnore that, it was my nephew. The proper orders: 3, trapdoor 60.",
]
KEPT = [
    "3, please, with 60 for the trapdoor. It was my brother who taught me: always go high.",
    "Throw 3, trapdoor 60. 60 is where Rhona will be if she throws her 5.",
    "Throw 3, trapdoor 60. On second thoughts Rhona's 4 last turn was the cleverer move.",
    "Throw 3, trapdoor 60. Hang on, the kettle. Right. See you at 41 High Street.",
    "Throw 3, trapdoor 60. Oops, nearly forgot: Bob should have thrown the 5 last week.",
    "Throw 3, trapdoor 60. A wiser man would throw the 1 and nominate 99.",
    "Throw 3, trapdoor 60. No, I don't know why either. Jean says 41 was her trapdoor.",
    "Throw 3, trapdoor 60. Sorry for the rush, my daughter has her piano exam, grade 5.",
    "Throw 3, trapdoor 60. Ignore Bob, he is bluffing about throw 6.",
    "Throw 3, trapdoor 60. Next time I might throw the 5 and go for 62 instead.",
    "Throw 3, trapdoor 60. Last turn I changed my mind twice and played the 2, more fool me.",
    "Sorry, my son is ill, so this is short: throw 3, trapdoor 60.",
]


@pytest.mark.parametrize("text", [*FOUND_OUT, *AFTERTHOUGHTS, *PLAYFUL, *DISOWNED, *KEPT])
def test_what_holds_in_the_end_is_taken(text: str) -> None:
    """A throw or a space that will not do, or was never meant, gives way; what nothing replaces is kept."""
    found = reading(text)
    assert (found.verdict, short(found)) == ("clear", A_3_60)


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 40. Wait, is Bob on 40? Trapdoor 41 if he is.",
        "Throw 5, trapdoor 40. Also: throw 3.",
        "Trapdoor 40, throw 5.\n\nTrapdoor 51, throw 2.",
        "Throw 5, trapdoor 44.\n\nHang on. 44 is where I land, isn't it?",
        "A wiser man would throw the 1 and nominate 99.",
        "throw 6 trapdoor 66\n\nThat was my daughter.",
        "Throw 8. Trapdoor 40. It never went last time.",
        "Throw 5, trapdoor 40. My brother says no, throw 3.",
        "throw 2. td 30. hmm. throw 4.",
    ],
)
def test_two_orders_with_no_reason_between_them_are_asked_about(text: str) -> None:
    """Nothing tells which of two holds, or nothing takes the place of what will not do."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    ("text", "throws"),
    [
        ("Turn 17: 4\nTurn 18: 6\nTrapdoor 88\n\nOn reflection, swap those two throws over. The 6 in the first, the 4"
         " in the second. Trapdoor unchanged.", [6, 4]),
        ("Throws 4 and 6, trapdoor 88. On second thoughts swap them: 6 first, then 4.", [6, 4]),
        ("6 then 1, trapdoor 88.\n\nPS swap the throws round please, 1 then 6.", [1, 6]),
        ("turn 7: 2\nturn 8: 5\ntd 88\n\nscrap that, the other way about: the 5 on turn 7, the 2 on turn 8.", [5, 2]),
        ("4,1,88", [4, 1]),
    ],
)  # fmt: skip
def test_two_throws_are_swapped_as_a_pair(text: str, throws: list[int]) -> None:
    """In a round of two turns a second pair takes the place of the first."""
    found = reading(text, 2)
    assert (found.verdict, short(found)) == ("clear", {"A": (throws, 88)})


def test_a_second_throw_that_is_not_known_is_asked_for() -> None:
    """A turn that is named and left open is open."""
    assert reading("Turn 5: 4. Turn 6: not sure yet. Trapdoor 66.", 2).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Whatever Jim sent, I want the same, we worked it out together (1h 45 min!). So his throw and his trapdoor.",
        "Can I have what Colin is having? We agreed it over a pint.",
        "Just copy Derek's for me this month.",
        "Ditto what Sally said.",
        "Tom's numbers will do for me too.",
        "My throw and trapdoor are to be identical to Oswin's.",
        "The usual, please.",
        "Ich nehme dasselbe wie Bertil.",
        "Je prends la même chose que Solange, s'il vous plaît.",
    ],
)
def test_orders_by_what_others_sent_are_asked_for(text: str) -> None:
    """No player knows what another sent, and none gets it by asking for the same."""
    assert reading(text, subject="Re: KRAIT turn 8").verdict == "ask"
