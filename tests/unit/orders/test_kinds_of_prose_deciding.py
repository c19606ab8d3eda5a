"""How people come to their numbers, and how they leave them open: voices, sums, promises, places told in words."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

CLEAR = [
    ("My head says 1, my heart says 3. Heart it is! Trapdoor 40.", 3, 40),
    ("Gut says 6, brain says 1. Brain wins. Trapdoor 60.", 1, 60),
    ("Heart says 2 but head says 5, so head it is. Trapdoor 33.", 5, 33),
    ("Mein Kopf sagt 1, mein Herz sagt 3. Das Herz gewinnt. Falltür 40.", 3, 40),
    ("I stand on 41 and should like to try my luck on 46, so that is a five from me. Trapdoor on 46 too.", 5, 46),
    ("From 31 I should like to get to 35, so that makes a four from me. Trapdoor on 55.", 4, 55),
    ("Standing at 61, aiming for 62, so one please. Trapdoor 62 as well.", 1, 62),
    ("3 and 48 (die and trapdoor in that order)", 3, 48),
    ("48 and 3 (trapdoor and die respectively)", 3, 48),
    ("die and trapdoor: 3 and 48", 3, 48),
    ("I had it written on an envelope: 3, trapdoor 59", 3, 59),
    ("I throw a 4. The trapdoor, meanwhile, I should like to see on 39.", 4, 39),
    ("Throw 4. My trapdoor, as ever with malice, goes on 39 in the hope of catching Ged.", 4, 39),
    ("Put the 3 in for me please and pop 21 down for the trapdoor.", 3, 21),
    ("throw one trap thirty four ta", 1, 34),
    ("my usual luck says no but 6 anyway, trap 48", 6, 48),
    ("He wants me to throw a 6 and so I shall. Trapdoor 29 was my own idea.", 6, 29),
    ("Five please. The trapdoor? Somewhere nasty. 33.", 5, 33),
]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_numbers_are_read_however_they_were_come_to(text: str, throw: int, door: int) -> None:
    """What is decided in the end is taken; what was only weighed is not."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Ha! 52 again, poor Duncan. I'll get my numbers to you at the weekend, got 3 exams to invigilate first.",
        "Will let you have my orders by Thursday. 52 again! Ha.",
        "You'll have my move by Friday, promise. Got 2 weddings on.",
        "I haven't done my numbers yet, give me till Sunday, there are 6 people staying.",
        "Danke! Meine Zahlen kommen am Wochenende, hier sind 3 Kinder krank.",
        "Merci ! J'enverrai mes chiffres ce week-end, 3 enfants malades ici.",
    ],
)
def test_orders_that_are_promised_are_waited_for(text: str) -> None:
    """Somebody who says that orders will come is not asked what the other numbers of the mail mean."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "A six, Rupert. The trapdoor I'd like in the top left-hand corner, if the board has one.",
        "Throw 6. Trapdoor in the middle of the bottom row.",
        "6 please and the trapdoor right at the foot of the long ladder.",
        "6. Put the trapdoor just where Ged is standing.",
        "Wurf 6. Die Falltür bitte oben links in der Ecke.",
        "Je lance 6. La trappe, dans le coin en haut à gauche.",
        "Worp 6. Het valluik in de hoek linksboven graag.",
    ],
)
def test_a_place_told_in_words_is_asked_for_by_its_number(text: str) -> None:
    """A trapdoor that is described and not numbered is asked about; the throw is kept."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([6], None)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Turn 5: a two. For turn 6 I'll let you know tomorrow after I have consulted the memsahib.\n\nTrapdoor 51.",
        "Turn 5: throw 2, trapdoor 51. Turn 6: will advise.",
        "For turn 5 I throw 2. I have yet to make up my mind about turn 6. Trapdoor 51.",
        "Turn 5: 2, turn 6: ask me tomorrow. Trapdoor: 51.",
        "Only the first for now: 2. Trapdoor 51. Second one in a day or two.",
    ],
)
def test_a_second_throw_that_is_to_follow_is_asked_for(text: str) -> None:
    """In a round of two turns the first throw is kept and the second asked for where it is said to come later."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": ([2], 51)}, "ask")


@pytest.mark.parametrize(
    "text", ["same as my mail of 7:15", "As per my email of last night please.", "What I said on Sunday still goes."]
)
def test_another_mail_that_is_pointed_at_is_asked_for(text: str) -> None:
    """Orders that stand only in another mail are asked for."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "lines",
    [
        "[ Throw .... 6 ]\n> [ Trapdoor . 46 ]",
        "| Throw | 6 |\n> | Trapdoor | 46 |",
        "( Throw = 6 )\n> ( Trapdoor = 46 )",
    ],
)
def test_a_quoted_form_in_a_frame_is_read(lines: str) -> None:
    """A form that was filled in inside the quotation is read whatever it is drawn with."""
    made = reading(f"On 12/10/2025 19:30, GM wrote:\n> Turn 8 by Sunday.\n>\n> {lines}\n>\n> GM")
    assert (short(made), made.verdict) == ({"A": ([6], 46)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4. Trapdoor 28. Next turn I'll throw the 6, just so you know I'm threatening.",
        '"Throw the 6" said my wife. I\'m throwing the 4. Trapdoor 28.',
        "4, please, and if nobody objects 28 as the trapdoor.",
        "(1) Die: 4 (2) Trapdoor: 28 (3) Press: nil",
        "Q1: 4. Q2: 28. Q3: no.",
    ],
)
def test_numbers_of_another_turn_or_voice_are_left_alone(text: str) -> None:
    """What is announced for the next turn, said by others, or only counts the questions orders nothing."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([4], 28)}, "clear")


def test_thanks_with_a_number_in_them_are_only_thanks() -> None:
    """Somebody who thanks for the report is not asked what its numbers order."""
    made = reading("Got the report, thanks. 47 again, what a swizz. Must dash, train at 6.")
    assert (short(made), made.verdict) == ({}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I'll send my move tomorrow",
        "I'll order on Sunday.",
        "My move will follow, Alan.",
        "Thanks Alan, my orders will follow",
        "Mon coup suivra demain.",
        "J'enverrai mes ordres jeudi.",
        "Meine Züge kommen morgen.",
        "Mein Zug folgt.",
        "Mijn zet volgt morgen.",
        "Te mando mi jugada mañana.",
        "Mando la mossa domani.",
    ],
)
def test_a_note_that_orders_will_come_is_not_asked_for_them(text: str) -> None:
    """Nobody who says that they will order later is told that no orders were found."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "J'envoie mon coup demain, sans doute le 4.",
        "Ich schicke meinen Zug morgen, vielleicht eine Drei.",
        "Mein Zug kommt morgen, oder entscheide du.",
        "I'll play later, 4 probably",
    ],
)
def test_a_promise_with_a_number_or_a_choice_beside_it_is_asked_about(text: str) -> None:
    """Who names a number, or leaves it to the GM, may have meant that for the orders."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "I think a timid 3. Trapdoor 45. Oh dear, isn't that where somebody on 41 would - hold on, that's me, with 4. "
        "I'm not playing the 4. Fine: 3 and 45.",
        "I had thought 3 and 45. No, hold on, 5 and 44. OK then: 3 and 45.",
        "Hm, die 3 und 45? Nein, doch die 4. Also gut, 3 und 45.",
        "Je pensais au 3, et 45. Oh non, le 4. Bon, 3 et 45.",
        "Three, please, and the trapdoor on 44. I mean 45. Mr Murray is on 42, isn't he, and he'll want to stride.",
        "bitte die 3, dann stehe ich auf 24, und dort muss doch etwas Gutes sein, denn alle sind fort. Falltür 45.",
        "Je joue le 3, je serai sur le 24, et il doit bien y avoir quelque chose là. Trappe 45.",
        "De 3 graag, want de rest is al weg. Valluik 45.",
        "Die 3, auch wenn das Feld 54 allen Unglück bringt. Und 45 als Falltür.",
        "I'm on 7 so I'll play the 3 and be on a nice round 10. Trapdoor 45 like last time, or was it 24, anyway 45.",
        "Keith says the 2 but I say the 3. Trapdoor 45.",
        "The 3 takes me to that blessed 54 again. Third time lucky. Trapdoor 45.",
    ],
)
def test_thinking_aloud_and_reasons_leave_the_order_as_it_is(text: str) -> None:
    """What is summed up at the end is meant, and why a number is played opens nothing."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([3], 45)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "The 4 takes me to 54, the 5 to 55. Trapdoor 61.",
        "The 4 takes me to 54. The 5 takes me to 55. Trapdoor 61.",
        "The 4 takes me to 54. Trapdoor 61. Or the 5?",
        "Die 4, denn wenn Bo geht, nehme ich die 5. Falltür 43.",
        "I thought 3 and 45. Oh no, if Bo moves, 4 and 44. Is that right? So 3 or 45.",
        "Is the 3 good? Oh no, 5 and 44. Fine: 3 and 45. Or not?",
    ],
)
def test_what_is_left_open_beside_a_reason_is_asked(text: str) -> None:
    """Two numbers, a condition, a question: these are no reasons."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "It hardly matters, does it? 2 first and then 1. Or 1 first and then 2? No. So 2, 1.\n\nTrapdoor 44.",
        "Keith says the 1 first but I say the 2 first and then the 1. Trapdoor 44.",
    ],
)
def test_of_two_throws_the_order_that_is_settled_on_counts(text: str) -> None:
    """The order in which they are named last, in a conclusion, is the one that is meant."""
    made = reading(text, turns=2)
    assert (short(made), made.verdict) == ({"A": ([2, 1], 44)}, "clear")
