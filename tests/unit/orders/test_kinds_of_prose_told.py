"""What is told beside orders: amendments that name what stays, talk of the rules, tales of what befell somebody."""

from __future__ import annotations

import pytest

from pbm.orders.commands.withdraw import turns_taken_back
from tests.unit.orders.forms import reading

Order = tuple[list[int], int | None]
UNCHANGED: list[tuple[str, Order]] = [
    ("Throw stays the same, 4. Trapdoor is now 18, not 81 any more.", ([4], 18)),
    (("Small change please: trapdoor 18 instead of 81. The throw remains unchanged (4)."), ([4], 18)),
    ("My throw is still a 4. The trapdoor is no longer 81 but 18.", ([4], 18)),
    ("Correction: same throw (4), new trapdoor (18, formerly 81).", ([4], 18)),
    ("Throw unaltered: 4. Trapdoor altered: 18 rather than 81.", ([4], 18)),
    ("I'm leaving my throw at 4 but moving my trapdoor to 18.", ([4], 18)),
    ("The 4 stands. The trapdoor moves from 81 to 18.", ([4], 18)),
    ("Revised: throw 4 (unchanged), trapdoor 18 (was 81).", ([4], 18)),
    ("Keep the throw at 4, please, but the trapdoor should now be at 18. Forget 81.", ([4], 18)),
    ("Mein Wurf bleibt unverändert bei 4, die Falltür ist jetzt 18 und nicht mehr 81.", ([4], 18)),
    ("Mon dé reste inchangé à 4 ; la trappe passe à 18 au lieu de 81.", ([4], 18)),
    ("Mijn worp blijft 4, mijn valluik is nu 18 en niet langer 81.", ([4], 18)),
    ("Il mio tiro resta invariato: 4. La botola ora è 18 e non più 81.", ([4], 18)),
    ("Mi tirada sigue igual, 4; la trampilla es ahora 18 y ya no 81.", ([4], 18)),
]
BESIDE_RULES: list[tuple[str, Order]] = [
    (
        ("4 and trapdoor 30. Question: can two people nominate the same square, and does a 6 give another go?"),
        ([4], 30),
    ),
    (
        ("Throw 4, trapdoor 30. My sister claims you can throw a 5 and then a 6 in the same turn. Is she right?"),
        ([4], 30),
    ),
    (
        ("Throw: 4\nTrapdoor: 30\n\nIf somebody throws a 6 and lands on 100 before the trapdoors open, has he won?"),
        ([4], 30),
    ),
    (("Throw 4, trapdoor 30.\nDoes it take 3 votes to open a trapdoor these days, or only 2?"), ([4], 30)),
    (
        (
            "I throw a 4 and nominate 30. By the way the lads say that one may use a 3 again once "
            "all six have gone. True?"
        ),
        ([4], 30),
    ),
    (
        (
            "Throw 4, trapdoor 30. A query. Suppose someone is on 97 and throws a 5: does he bounce "
            "back to 98 or stay put?"
        ),
        ([4], 30),
    ),
    ("4, 30. Ifan next door says he once threw a 6 five times running.", ([4], 30)),
    (
        (
            "Throw 4, trapdoor 30 please. Ray thinks you get to throw a 6 twice if you land on a "
            "ladder. I told him to read rule 12."
        ),
        ([4], 30),
    ),
    (("Throw 4, trapdoor 30. Do you need an exact throw to finish? I'm told a 6 from 96 counts as home."), ([4], 30)),
    (
        (
            "Before I forget: what happens when you throw a 2 and there's a snake at both ends? "
            "Anyway, throw 4, trapdoor 30."
        ),
        ([4], 30),
    ),
    ("Wurf 4, Falltür 30. Noch eine Regelfrage: Darf man eine 6 zweimal werfen?", ([4], 30)),
    ("Dé 4, trappe 30. Une question : a-t-on le droit de jouer deux fois le 6 ?", ([4], 30)),
]
DECLINED: list[tuple[str, Order]] = [
    ("Throw 6. No trapdoor this time, the last one I made dropped me from 45 to 36.", ([6], None)),
    ("A 6 please. I don't want to nominate after what happened with 45 last turn.", ([6], None)),
    (("Six. I'd rather not have a trapdoor, my 45 of last month having caught only myself."), ([6], None)),
    ("I throw 6 and I make no nomination: the hole at 45 was punishment enough.", ([6], None)),
    ("6, and I wish for no trapdoor. I fell to 36 through my own.", ([6], None)),
    ("I abstain from trapdoors this round, having fallen from 45 to 36. Throw 6.", ([6], None)),
    ("Throw 6. As to the trapdoor I pass: 45 went off beneath me last time.", ([6], None)),
    (
        ("Ich würfle 6. Diesmal wünsche ich keine Falltür, die letzte hat mich selbst von 45 auf 36 gebracht."),
        ([6], None),
    ),
    ("Je joue 6. Pas de trappe cette fois, la dernière m'a fait tomber de 45 à 36.", ([6], None)),
]
LETTERS: list[tuple[str, Order]] = [
    (
        (
            "Good evening Mr Harbottle,\n\nThe cat has had her kittens (four, all ginger) so I am up "
            "to my elbows. Quick one then: five on the die. The trapdoor I'd put under 72, where "
            "nobody is looking.\n\nBeryl"
        ),
        ([5], 72),
    ),
    ("evening all. 2. 38. that's your lot, the football's on in 5", ([2], 38)),
    (
        (
            "Neville, you owe me a pint for that last move. I'll have my six now, since it's the "
            "only big one I've left, and the trapdoor under thirteen, unlucky for some."
        ),
        ([6], 13),
    ),
    ("Can't stop, train leaves 17.42 from platform 4. Throw one, trap 90. Ta!", ([1], 90)),
    (
        (
            "I've had a good think about it on the 68 bus. Three it is. And let us see if anybody "
            "falls through 55, which is where I'd like the trapdoor."
        ),
        ([3], 55),
    ),
    (("Just the four this time please. I shan't bother with a trapdoor, I never get the votes."), ([4], None)),
    ("Subject says it all really, but in case it gets lost: 5 and 29.", ([5], 29)),
    (
        (
            "My sincere thanks for the report. It seems I am 12 behind Geoffrey and 3 ahead of "
            "Wilma. I will therefore proceed with the three, and name 77 for the trapdoor."
        ),
        ([3], 77),
    ),
    (("Morning! 64 for the hole in the floor, 2 for the legs. Is the summer meet still on for the 14th?"), ([2], 64)),
    (("5. I nearly said 6 but I want to save that. Trapdoor at 81, same as I told Ron in the pub."), ([5], 81)),
    (("Not sure if you got my mail on Tuesday so here it is again: 4 for the throw, trapdoor 22."), ([4], 22)),
    (("Dear GM, since Prudence sits on 44 and I sit on 41, honour demands a three. Trapdoor: forty-seven."), ([3], 47)),
    ("Six please Bob! Trapdoor... hmm... 58.", ([6], 58)),
    ("Only a 1, I'm afraid. I'm a coward. Let the trap be at 33.", ([1], 33)),
    (
        (
            "It's Bonfire Night and the dog's under the table. 4 please, trapdoor at 20. If you "
            "didn't get turn 7's report from me it's because I wasn't in it."
        ),
        ([4], 20),
    ),
    (("Move me two and open up 96. Cheeky, I know, with three of them within six squares of it."), ([2], 96)),
    (
        (
            "Two things. First, my throw: 5. Second, the trapdoor: 41. Third (all right, three "
            "things), happy birthday to the zine, 10 years old!"
        ),
        ([5], 41),
    ),
    (
        (
            "Please find below my instructions.\n\nThrow .......... three (3)\nTrapdoor ....... "
            "eighty-six (86)\n\nYours etc., Major R. Thwaite (retd)"
        ),
        ([3], 86),
    ),
    ("4 for me, love. And stick the trapdoor on 17, our Kevin's age.", ([4], 17)),
    ("Orders: 4/17. PS The vicar got all six numbers but not in the right order.", ([4], 17)),
    (
        (
            "Am in hospital with my hip (ward 6, bed 11). Nothing to do but plot. Throw the 2, "
            "trapdoor beneath 70. Grapes welcome, visiting 2 till 4."
        ),
        ([2], 70),
    ),
    (("I'd got as far as writing 3 when I remembered I used it in turn 5. So 2. Trapdoor 70 as planned."), ([2], 70)),
    ("Can I have my six please, and put trapdoor 35?", ([6], 35)),
    (("Hi - six and thirty five pls. Sorry for brevity, one thumb, other hand in plaster"), ([6], 35)),
    (("Right. Five forward. And somebody has to say it: trapdoor on 52, right under Hilary."), ([5], 52)),
    ("Trapdoor 52. Throw? Five, as ever when I'm behind.", ([5], 52)),
    (
        (
            "Going for 48 as trapdoor on the grounds that Norman nominated it last time and got only "
            "1 vote. With mine that'd be 2! And my throw is a 3."
        ),
        ([3], 48),
    ),
    (("Rule 9 says I have to use them all in the end, so here goes the 1. Trapdoor sixty please"), ([1], 60)),
    (("Orders for turn 8.\nThrow - 4\nTrapdoor - 26\nRegards to all, especially whoever is on 26."), ([4], 26)),
    ("Two from me this time, Neville, and let's have the floor give way at 14.", ([2], 14)),
    ("Having looked at the map for an hour: 3. Trapdoor? 39, obviously.", ([3], 39)),
    (
        (
            "Re your note about the envelope: it was 2nd class, sorry. Throw is five, trapdoor forty "
            "eight. Postcode is NR4 7TJ by the way, not 7TY."
        ),
        ([5], 48),
    ),
    ("I know you'll groan but it's another 1. Nominating 57.", ([1], 57)),
    ("6! 6! 6! I've been saving it. And 99 for the trapdoor, just to be nasty.", ([6], 99)),
    ("Throw: 2 (two)\nTrap: 31 (thirty-one)\nMood: foul", ([2], 31)),
    (
        ("Last turn's 6 was a disaster. Four this time. Trapdoor sixty-eight, in memory of my dear departed counter."),
        ([4], 68),
    ),
    (
        ("Five for me and the pit at 23. Anyone who says I voted for 32 last time is a liar, it was a typing error."),
        ([5], 23),
    ),
    ("Throw 5\nTrap 23\n\n-- \nSent from a phone with 4% battery", ([5], 23)),
    (("Have been laid low with flu since the 3rd, temperature of 39. So briefly, 3 and 75."), ([3], 75)),
    ("My grandson picked the numbers: 3 to throw, 75 for the trap. Blame him.", ([3], 75)),
    ("Hi Neville,\n1 please (I know, I know)\n46 for the old heave-ho\nCheers Stu", ([1], 46)),
    ("Neville - 4 - trapdoor 52 - thanks - Pam", ([4], 52)),
    ("NEVILLE STOP THROWING FOUR STOP TRAPDOOR FIFTYTWO STOP WEATHER GHASTLY STOP PAM", ([4], 52)),
    (("I wish to register a throw of six and a nomination of space sixty-two, being of sound mind."), ([6], 62)),
    (
        (
            "In a nutshell: 6, 62. In a longer nutshell: I throw the 6 from 50, which should land me "
            "on 56 unless there's a snake, and I want the trapdoor on 62."
        ),
        ([6], 62),
    ),
    ("t2 td40 cheers", ([2], 40)),
    (("I'll go two. Forty for the trapdoor as Len lives at number 40 and needs cheering up."), ([2], 40)),
    ("You can put me down for a 4, trapdoor 33.", ([4], 33)),
    ("You may throw my 4, and my trapdoor is at 33.", ([4], 33)),
    ("Please withdraw my orders and use these: throw 3, trapdoor 22.", ([3], 22)),
    ("I'd like to take my orders back and send new ones: 3 and 22.", ([3], 22)),
    ("She says 4, I say 5, and I hold the pen: throw 5, trapdoor 31.", ([5], 31)),
    ("Last time I fell from 45 to 36, so: throw 5, and trapdoor on 31.", ([5], 31)),
    ("Throw 5. Change the trapdoor from 45 to 36 please.", ([5], 36)),
    ("Throw 5. Please drop my trapdoor from 45 to 36.", ([5], 36)),
    (
        (
            "Evening Nev,\n\nMarjorie here. Ron's using the computer so this is off the tablet. Throw "
            "4 please, trapdoor 61."
        ),
        ([4], 61),
    ),
    (
        (
            "Neville, I'm sending this early as I'm off to Whitby on the 5th. 4, trapdoor 61. Brian "
            "will send his own when he's sober."
        ),
        ([4], 61),
    ),
    (("To: the Referee\nFrom: Seat 3\nI play: 4\nI nominate: 61\nI remain: your humble servant"), ([4], 61)),
    (("My wife wanted 3, the dog barked twice, so I'm going with the dog. 2. Trapdoor 17."), ([2], 17)),
    ("Dog barked twice: 2 it is. Trapdoor seventeen.", ([2], 17)),
    ("I was going to do 3/40 but the sun came out. 5/44.", ([5], 44)),
    ("Last turn I did 3/40. This turn 5/44.", ([5], 44)),
    ("Ignore the 3/40 in the subject of my last mail. 5/44 it is.", ([5], 44)),
    ("Throwing a one. Don't laugh. Also: trapdoor, two fat ladies, 88.", ([1], 88)),
    ("One small step. (Throw 1.) One giant hole. (Trapdoor 88.)", ([1], 88)),
    ("6 pls 53 pls ty", ([6], 53)),
    ("Six. Fifty-three. Goodnight.", ([6], 53)),
    ("A modest three. No hole from me this time, I haven't the heart.", ([3], None)),
    ("Throw 3 and skip the trapdoor bit.", ([3], None)),
    ("Two please. It's 30 years since we started this game, so trapdoor at 30!", ([2], 30)),
    (("I'm on 86, Joan is on 88 and Clive's on 91; I'll throw 4 and drop the floor out of 92."), ([4], 92)),
    ("Trapdoor 92 again (third time lucky). Throw 4.", ([4], 92)),
    ("5. And 13. In that order. Ta.", ([5], 13)),
    (("Sorry it's late, the clocks went back and I went with them. Throw: SIX. Trapdoor: TWENTY-ONE."), ([6], 21)),
    ("The answer to your 2 questions: six, and twenty-one.", ([6], 21)),
    ("Tell Ivor it's war. 1, and a trapdoor on 71.", ([1], 71)),
    ("From the desk of Dr P. Okafor, Suite 4, 12 Harley Row\n\nThrow: 1\nTrapdoor: 71", ([1], 71)),
    (
        ("Jean isn't well so this is a short one from me. Throw 4, trapdoor 20. I'll nag her about hers tomorrow."),
        ([4], 20),
    ),
    (
        (
            "Vielen Dank für den Bericht! Ich werfe die 4 und nominiere 61. Meine Frau lässt grüßen, "
            "sie ist gerade 60 geworden."
        ),
        ([4], 61),
    ),
    (
        ("Merci pour le rapport ! Je lance le 4, trappe en 61. Ma femme vous salue, elle vient d'avoir 60 ans."),
        ([4], 61),
    ),
    ("Dank je wel! Ik gooi 4, valluik op 61. Mijn vrouw doet de groeten.", ([4], 61)),
    ("¡Gracias! Tiro el 4, trampilla en el 61. Mi mujer manda saludos.", ([4], 61)),
    ("Grazie! Tiro il 4, botola al 61. Mia moglie saluta tutti.", ([4], 61)),
]
WITHDRAWN = [
    "Kindly withdraw the orders I gave you on Monday. You will have better ones by the weekend.",
    "I'd like to withdraw my orders for this turn. New ones to follow by Thursday.",
    "Please cancel my orders for turn 8, I'll send new ones on Friday.",
    "Please take my orders back, I'll send others at the weekend.",
]
REPLACED = [
    "Please withdraw my orders and use these: throw 3, trapdoor 22.",
    "I'd like to take my orders back and send new ones: 3 and 22.",
]
OPEN = [
    "If somebody nominates 45 throw 4, otherwise 3. Trapdoor none.",
    "You can throw a 4 for me if you like, or a 3. I don't mind. No trapdoor.",
    "Put me down for the same as Geoff, whatever he's doing. I trust him.",
    "Put me down for the lowest please",
    "Scrap what I sent. Will write tomorrow.",
    "Three it is? I can't decide. Trapdoor none for now.",
]


def _plain(text: str) -> tuple[Order, str]:
    made = reading(text, subject="Re: [COBRA] Report 7 / turn 8 open")
    order = made.orders.get("A", {})
    throws, door = order.get("throws", []), order.get("trapdoor")
    assert isinstance(throws, list)
    return (
        [value for value in throws if isinstance(value, int)],
        door if isinstance(door, int) else None,
    ), made.verdict


@pytest.mark.parametrize(("text", "order"), UNCHANGED)
def test_what_stays_and_what_changes_is_told_apart(text: str, order: Order) -> None:
    """An amendment may name what stays, what is new and what no longer holds."""
    assert _plain(text) == (order, "clear")


@pytest.mark.parametrize(("text", "order"), BESIDE_RULES)
def test_what_anybody_may_do_is_no_order(text: str, order: Order) -> None:
    """A question or a remark about the rules after plain orders takes nothing from them."""
    assert _plain(text) == (order, "clear")


@pytest.mark.parametrize(("text", "order"), DECLINED)
def test_a_trapdoor_declined_for_a_reason_is_declined(text: str, order: Order) -> None:
    """Whoever tells why they want no trapdoor nominates none of the spaces of that tale."""
    assert _plain(text) == (order, "clear")


@pytest.mark.parametrize(("text", "order"), LETTERS)
def test_letters_with_other_numbers_are_understood(text: str, order: Order) -> None:
    """Letters of many moods are read as a reader would, whatever else they tell."""
    assert _plain(text) == (order, "clear")


@pytest.mark.parametrize("text", WITHDRAWN)
def test_orders_are_taken_back_in_a_sentence(text: str) -> None:
    """Orders of the round are taken back by saying so, with the promise of others; no number of it is an order."""
    made = reading(text, subject="Re: [COBRA] Report 7 / turn 8 open")
    assert ([asked.command for asked in made.asked], made.verdict, made.orders) == (["WITHDRAW"], "clear", {})


def test_taking_back_the_orders_of_another_turn_leaves_those_of_the_round() -> None:
    """Taking back the orders of a turn that is not the round's is about what is kept for that one alone."""
    made = reading("Please withdraw my orders for turn 9.", subject="Re: [COBRA] Report 7 / turn 8 open")
    assert [(asked.command, turns_taken_back(asked)) for asked in made.asked] == [("WITHDRAW", (9,))]
    assert made.command is None


@pytest.mark.parametrize("text", REPLACED)
def test_orders_taken_back_for_others_are_replaced(text: str) -> None:
    """Where new orders follow in the same breath, these are read and nothing is withdrawn."""
    assert _plain(text) == (([3], 22), "clear")


@pytest.mark.parametrize("text", OPEN)
def test_what_is_left_open_is_asked(text: str) -> None:
    """What hangs on others, on the GM or on a choice not made is no order."""
    (throws, door), verdict = _plain(text)
    assert (throws, door, verdict) == ([], None, "ask")
