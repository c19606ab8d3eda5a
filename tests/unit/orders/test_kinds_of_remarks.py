"""A remark beside an order takes nothing from it, and what is weighed aloud, slips or is only pointed at is followed.

Each kind is told in several languages. Beside each stand its dangerous neighbours: a condition that is one, a choice
that is not made, a number that is nobody's throw.
"""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short


def one(throw: int | None = None, door: int | str | None = None) -> Short:
    """Return the orders of one board."""
    return {"A": ([throw] if throw else [], door)}


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4. For the trapdoor I was torn between 20 and 31, and 31 wins hands down.",
        "Wurf 4. Bei der Falltür hatte ich 20 und 31 auf dem Zettel, geworden ist es die 31.",
        "Wurf 4. Für die Falltür schwankte ich zwischen 20 und 31, am Ende ist es 31 geworden.",
        "Gooi 4. Valluik 20 leek me leuk maar 31 leek me leuker. 31 is het dus.",
        "Je joue 4. Pour la trappe j'hésitais entre 20 et 31, et 31 a gagné.",
        "Tiro un 4. En la trampilla dudaba entre el 20 y el 31, y gana el 31 por goleada.",
        "Lancio 4. Per la botola ero indeciso tra 20 e 31, ha vinto il 31.",
    ],
)
def test_the_space_that_wins_is_the_trapdoor(text: str) -> None:
    """Of two spaces that were weighed the one that won is nominated."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(4, 31), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "My husband says four, I said two at first, but the dog agreed with him. Four then. Trapdoor 40.",
        "Mijn man zegt vier, ik zei eerst twee, maar de hond was het met hem eens. Vier dus. Valluik 40.",
        "Botola 40. Ero indeciso tra il 2 e il 4, alla fine il 4.",
        "Simone penchait pour le 4, moi pour le 5, il a fallu se mettre d'accord. Nous jouons donc le 4. Trappe 40.",
    ],
)
def test_the_throw_that_wins_is_taken(text: str) -> None:
    """Of two throws that were weighed the one decided on is taken."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(4, 40), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4. For the trapdoor I'm torn between 20 and 31, perhaps 31 wins.",
        "Throw 4. For the trapdoor I was torn between 20 and 31. If 31 wins, 31.",
        "Wurf 4. Für die Falltür schwanke ich zwischen 20 und 31. Gewinnt die 31?",
        "Gooi 4. Voor het valluik twijfel ik tussen 20 en 31, misschien wordt het 31.",
        "Tiro un 4. En la trampilla dudo entre el 20 y el 31, no gana el 31.",
    ],
)
def test_a_space_that_has_not_won_is_asked(text: str) -> None:
    """Who has not decided between two spaces is asked for the trapdoor."""
    read = reading(text)
    assert read.verdict == "ask"
    assert all(door != 31 and door != 20 for _, door in short(read).values())


@pytest.mark.parametrize(
    "text",
    [
        "I take the 5. Trapdoor on 66, oh no that's where I'll be standing myself, so 67!",
        "I take the 5. Trapdoor 76 - oops, typo, 67 I mean.",
        "Ich nehme die 5. Falltür 76 – Quatsch, verschrieben, 67 meine ich.",
        "Ik neem de 5. Valluik op 66, o nee daar sta ik zelf straks, dus 67!",
        "Voy con el 5. La trampilla en el 76... digo en el 67, que leo del revés sin gafas.",
    ],
)
def test_a_slip_is_put_right(text: str) -> None:
    """The number that is given for the one mistyped is the trapdoor."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(5, 67), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I take the 5. Trapdoor on 66, oh no, Bob is on 67!",
        "Ik neem de 5. Valluik op 66, o nee, misschien 67!",
        "Ich nehme die 5. Falltür 66 – ach nein, Bernd steht auf 67.",
    ],
)
def test_a_slip_that_is_not_put_right_is_not_followed(text: str) -> None:
    """A number that is somebody's place, or only perhaps, is not put in the place of another."""
    assert all(door != 67 for _, door in short(reading(text)).values())


@pytest.mark.parametrize(
    "text",
    [
        "Give me the 3, it's the only one I have left. Trapdoor 45.",
        "Gib mir die 3, das ist die einzige, die ich noch habe. Falltür 45.",
        "geef mij gewoon de 3 dat is het enige wat er nog over is. luik 45",
        "Ponme el 3, es lo único que me queda. Trampilla 45.",
        "Mets le 3, c'est le seul qui me reste. Trappe 45.",
        "Metti il 3, è l'ultimo che mi resta. Botola 45.",
        "No matter whether she has passed me or not: I take the 3, trapdoor 45.",
        "Egal, ob Uschi mich überholt hat oder nicht: ich nehme die 3. Falltür 45.",
        "Maakt me niet uit of Ron me inhaalt, ik gooi een 3. Valluik 45.",
        "Pon la trampilla en el 45. Me da igual lo que haga Lourdes, yo tiro un 3.",
        "The 3, even if it is silly. Trapdoor 45.",
        "Die 3, auch wenn es albern ist. Falltür 45.",
        "Le 3, même si c'est nul. Trappe 45.",
        "El 3, aunque sea una tontería. Trampilla 45.",
        "Sending it now, otherwise I forget: a 3, trapdoor 45.",
        "Te lo mando hoy porque mañana tengo guardia y si no se me pasa: un 3, trampilla 45.",
        "Throw: 3\nTrapdoor: 45\nOh, if only there were dice with an 8 on them. Best wishes",
        "Wurf: 3\nFalltür: 45\nAch, gäbe es doch Würfel mit einer 8 drauf. Viele Grüße",
        "Ein 3er. Falltür auf 45, falls er da noch vorbeikommt.",
        "Throw 3. Trapdoor 45, if anyone comes by there.",
        "Un 3. Trampilla en la 45, por si Gonzalo anda despistado.",
        "Wurf 3! Und die Falltür auf 45, da müsste Otto hinkommen, wenn ich richtig gerechnet habe.",
        "Worp 3. Valluik hou ik op 45, net als de vorige ronde.",
        "De 3, als toetje. En luik 45 voor haar, als cadeautje.",
        "Forget yesterday's mail (throw 2, trapdoor 55), please. Valid is: throw 3, trapdoor 45.",
        "Vergiss bitte die Mail von gestern (Wurf 2, Falltür 55). Es gilt: Wurf 3, Falltür 45.",
        "Throw 3. Whether anyone joins me on 45 as trapdoor I don't know, but I nominate it anyway.",
        "Wurf 3. Ob bei der 45 als Falltür noch jemand mitmacht, weiß ich nicht, aber ich nominier sie trotzdem.",
        "Ich bleib bei dem, was ich mir letzte Woche zurechtgelegt habe: 3, Falltür 45.",
        "Wenn ich geduscht bin, bin ich zu müd zum Schreiben, drum gleich im Stehen: ein Dreier, die 45 als Falltür.",
        "Falls der Jens fragt: ich weiß von nichts. Tatsächlich kriegst du von mir die 3 und als Falltür die 45.",
        "Als Ron vraagt: ik doe iets heel saais. In werkelijkheid een 3 met luik 45, hahaha.",
        "Sabine meint, ich soll die 2 nehmen. Ich trau ihr aber nicht. 3, Falltür 45.",
    ],
)
def test_a_remark_takes_nothing_from_an_order(text: str) -> None:
    """No order hangs on a remark, and no number of it is one."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, 45), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I take the 3, but only if she has passed me. Trapdoor 45 if she hasn't.",
        "Ich nehme die 3, falls Uschi auf die 40 zieht. Falltür 45, falls nicht.",
        "Die 3, egal welche Falltür: 45 oder 46.",
        "Wurf egal, was du für richtig hältst. Falltür, falls er vor mir ist, 45.",
        "Ik gooi 3 als Ron blijft staan. Valluik 45 als hij komt.",
        "Tiro un 3 si Lourdes se mueve. Trampilla en el 45 si no.",
        "Throw 3, or if I have used it the other one. Trapdoor 45, unless Bob moves.",
        "If Bob moves, I throw the 3, trapdoor 45.",
        "Throw 3 if Bob lands there. Trapdoor 45.",
        "Throw 3. Trapdoor 45 if she passes me.",
        "Lancio 3 nel caso Bob si muova. Botola 45.",
        "Ich wollte die 3, aber egal. Falltür 45.",
    ],
)
def test_a_condition_is_no_remark(text: str) -> None:
    """What hangs on somebody's move, or is left open, is asked about."""
    read = reading(text)
    assert read.verdict == "ask"
    assert short(read) != one(3, 45)


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("May I take the 6 even past the end? I take it anyway, trapdoor 99.", 6, 99),
        ("Darf man die 6 auch nehmen, wenn man damit hinausschießt? Ich nehm sie jedenfalls, Falltür 99.", 6, 99),
        ("Was du von der 3 hältst, will ich gar nicht wissen. Trag sie ein, zusammen mit Falltür 64.", 3, 64),
        ("Zonde dat je de 2 maar één keer mag gebruiken. Ik gebruik hem nu. Luik 64.", 2, 64),
    ],
)
def test_the_throw_that_is_pointed_at_is_taken(text: str, throw: int, door: int) -> None:
    """ "I take it" takes the only throw that was spoken of."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(throw, door), "clear")


@pytest.mark.parametrize(
    "text",
    [
        "May I take the 6 past the end? I take it that I may not. Trapdoor 99.",
        "May I take the 6 past the end, or the 5? I take it anyway. Trapdoor 99.",
        "Darf man die 6 auch am Ende nehmen? Ich nehm sie vielleicht nächstes Mal. Falltür 99.",
        "Was du von der 3 hältst, weiß ich nicht. Trag sie nicht ein. Falltür 99.",
        "We have a dog with 4 legs. I take it out now. Trapdoor 99.",
    ],
)
def test_what_points_elsewhere_takes_nothing(text: str) -> None:
    """A figure of speech, a choice of two, a denial and something else that is taken order no throw."""
    assert all(not throws for throws, _ in short(reading(text)).values())


@pytest.mark.parametrize(
    "text",
    [
        "Board A gets the 4, board B gets the 1, and both get trapdoor 13.",
        "Brett A kriegt die 4, Brett B kriegt die 1, und beide kriegen die Falltür 13.",
        "Bord A krijgt de 4, bord B krijgt de 1, valluik 13 op allebei.",
        "Un 4 sur le A, un 1 sur le B, et trappe 13 des deux côtés.",
        "En el A el 4, en el B el 1, y la trampilla en ambos la 13.",
        "A: 4. B: 1. Botola 13 dappertutto.",
    ],
)
def test_what_both_boards_get_is_entered_on_both(text: str) -> None:
    """A trapdoor that is told once for both boards is nominated on each."""
    read = reading(text, boards="AB")
    assert (short(read), read.verdict) == ({"A": ([4], 13), "B": ([1], 13)}, "clear")


def test_both_others_are_no_boards() -> None:
    """What two others get is nothing for the boards."""
    read = reading("A: 4, B: 1. My cats like the game, and both get a 5 for effort.", boards="AB")
    assert all(throws in ([4], [1], []) for throws, _ in short(read).values())


@pytest.mark.parametrize(
    "text",
    [
        "Dubbele beurt, dus de 5 als opener en de 4 als toetje. Valluik 40.",
        "Voor de dubbele ronde 5 gevolgd door 4, het luik op 40.",
        "Double round 5 then 4, trapdoor 40.",
    ],
)
def test_two_throws_of_a_double_round_are_told_in_order(text: str) -> None:
    """A double round's first throw is no turn, and the Dutch "als" before a noun no condition."""
    read = reading(text, turns=2)
    assert (short(read), read.verdict) == ({"A": ([5, 4], 40)}, "clear")


@pytest.mark.parametrize(
    "text",
    ["Wurf 3, Falltür spar ich mir.", "Wurf 3. Die Falltür schenk ich mir.", "Tiro un 3. De trampilla paso."],
)
def test_a_trapdoor_that_is_saved_is_none(text: str) -> None:
    """Who spares themselves the trapdoor nominates none."""
    read = reading(text)
    assert (short(read), read.verdict) == (one(3, "none"), "clear")


RIGHTLY_OF_TWO = [
    (
        "For turn 17 I'd like the four, and for turn 16, which comes before it if I've understood the "
        "leaflet, the two. Trapdoor 41."
    ),
    "If I have this right I owe you two throws: 2 then 4. Trapdoor 41.",
    "Turn 16: 2. Turn 17: 4. Trapdoor 41, if my diary is correct.",
    "Für Runde 16 die 2, für Runde 17 die 4, wenn ich das richtig verstanden habe. Falltür 41.",
    "Tour 16 : le 2, tour 17 : le 4, si j'ai bien compris. Trappe 41.",
    "Ronde 16: 2, ronde 17: 4, als ik het goed begrepen heb. Valluik 41.",
    "Turno 16: 2, turno 17: 4, si he entendido bien. Trampilla 41.",
    "Turno 16: 2, turno 17: 4, se ho capito bene. Botola 41.",
]
RIGHTLY = [
    "This is turn 7, if I have counted right. Throw 3, trapdoor 41.",
    "If memory serves the deadline is today: throw 3, trapdoor 41.",
    "If I've read the rules right I may do this: throw 3, trapdoor 41.",
    "Throw 3, which is my last, if my notes are to be believed. Trapdoor 41.",
    "Throw 3, trapdoor 41, if I've got the numbering right.",
]
NOT_ONLY_RIGHTLY = [
    "Throw 3 if my notes are right that I still have it, otherwise the 4. Trapdoor 41.",
    "Throw 3 if I've understood the rules, otherwise 4. Trapdoor 41.",
    "Throw 3, if I remember rightly that I still have it. Trapdoor 41.",
    "Throw 3 if my diary is right and I have not used it. Trapdoor 41.",
    "If I've counted right throw 3, else throw 4. Trapdoor 41.",
]


@pytest.mark.parametrize("text", RIGHTLY_OF_TWO)
def test_who_may_have_misread_the_leaflet_still_orders_two_throws(text: str) -> None:
    """So "If I've understood the leaflet" is no condition, in whatever language it is said."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": ([2, 4], 41)}, "clear")


@pytest.mark.parametrize("text", RIGHTLY)
def test_who_may_have_misread_a_diary_still_orders(text: str) -> None:
    """Nor is "if my diary is correct" or "if memory serves"."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([3], 41)}, "clear")


@pytest.mark.parametrize("text", NOT_ONLY_RIGHTLY)
def test_what_hangs_on_a_memory_is_asked_about(text: str) -> None:
    """Where another throw stands beside it, or a number that may be gone, it is one."""
    made = reading(text)
    assert made.verdict == "ask"
    assert not [throws for throws, _ in short(made).values() if throws]


@pytest.mark.parametrize(
    "text",
    [
        "Orders before I forget: my throw's the 1, trapdoor 68.",
        "Before I forget: my throw is 1, trapdoor 68.",
        "Orders, lest I forget: throw 1, trapdoor 68.",
        "Bevor ich's vergesse: Wurf 1, Falltür 68.",
        "Avant d'oublier : lancer 1, trappe 68.",
    ],
)
def test_before_i_forget_takes_nothing_back(text: str) -> None:
    """It is no wish that orders be forgotten, and no condition."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", one(1, 68))


@pytest.mark.parametrize(
    "asked",
    [
        "A question while I have you: if two of us name 9, does anything happen, or is the whole row barred?",
        "If two of us name 9, what happens?",
        "And if I land on 40, do I go up?",
    ],
)
def test_what_is_only_supposed_orders_nothing(asked: str) -> None:
    """A question about the rules goes to the GM, and the orders are taken."""
    got = reading(f"I'll throw the 1. Trapdoor 27.\n\n{asked}")
    assert (got.verdict, short(got)) == ("clear", one(1, 27))


@pytest.mark.parametrize("bid", ["If Ann names 27, can you put mine on 30?", "If Ann is on 40, throw 4, is that ok?"])
def test_what_is_bidden_on_a_condition_is_asked_about(bid: str) -> None:
    """It is no question about the rules."""
    assert reading(f"{bid} Throw 1, trapdoor 27.").verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 2 please dear. Trap door number 17, I was going to put 13 but Harold says that asks for trouble.",
        "I was going to put 13 but Harold says no. Trapdoor 17, throw 2.",
    ],
)
def test_what_somebody_was_going_to_put_is_not_put(text: str) -> None:
    """It was thought of, and something was against it."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", one(2, 17))
