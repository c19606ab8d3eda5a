"""What is said in passing beside orders leaves nothing open; what the orders hang on does."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "words",
    [
        "6 en daarna de 4. Valluik 86.\n\nAls ik win vaar ik toeterend langs jouw huis.\nBo",
        "6 en dan 4. Valluik 86. Als ik win geef ik een feest.",
        "6 then 4, trapdoor 86. If I win I shall sail past your house hooting.",
        "6 dann 4. Falltür 86. Wenn ich gewinne, gebe ich einen aus.",
        "6 puis 4. Trappe 86. Si je gagne, j'offre une tournée.",
        "6 y luego 4. Trampilla 86. Si gano invito yo.",
        "6 poi 4. Botola 86. Se vinco offro io.",
    ],
)
def test_what_follows_from_winning_is_no_condition(words: str) -> None:
    """Nobody's orders hang on what they do after they have won."""
    got = reading(words, turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 4], 86)})


@pytest.mark.parametrize(
    "words",
    [
        "6 then 4. If I win I'd rather have trapdoor 40.",
        "6 and 4. Trapdoor 86. If I win it's 40.",
        "6 then 4. If I win, not the 86 but the 40.",
        "6 en dan 4. Als ik win valluik 86.",
    ],
)
def test_a_trapdoor_for_a_case_is_asked_about(words: str) -> None:
    """An order for the case that something comes true is none."""
    assert reading(words, turns=2).verdict == "ask"


@pytest.mark.parametrize(
    "words",
    [
        "Running the one this time. Trapdoor 33 because Tilly is going to walk on to it if she's got a 4 in her hand.",
        "The 1. Trapdoor 33, cos Gaz lands there if he throws a 4!",
        "Wurf 1. Falltür 33, weil Tilly da drauflatscht, wenn sie eine 4 hat.",
        "Je joue le 1, trappe 33 parce que Tilly va marcher dessus si elle a un 4.",
        "Ik neem de 1, valluik 33, want Tilly loopt er zo op als ze een 4 heeft.",
        "Juego el 1, trampilla 33 porque Tilly va a caer si tiene un 4.",
        "Gioco 1, botola 33 perché Tilly ci finisce se ha un 4.",
        "So 5 was the number to pick, and me with my steady 3. Now I take the 1. Trapdoor 33.",
        "Die 5 war die richtige, und ich mit meiner 3. Ich nehme jetzt die 1. Falltür 33.",
        "Ein ganzes Feld! Ich nehme die 1. Falltür 33.",
        "1 and if everyone's at it put me a trapdoor on 33",
    ],
)
def test_a_number_of_a_reason_or_a_memory_is_no_throw(words: str) -> None:
    """What another may hold, and what one threw last time, is told and not ordered."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 33)})


@pytest.mark.parametrize(
    "words",
    [
        "One whole space. Magnificent. I'll follow it up with the 5 I suppose, trapdoor 22 because I can see his nose.",
        "Une case entière ! Je prends le 5, trappe 22.",
    ],
)
def test_a_space_that_was_gained_is_no_throw(words: str) -> None:
    """How far somebody came last time is told with a sigh, and orders nothing."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 22)})


@pytest.mark.parametrize(
    "words",
    [
        "1, trapdoor 33 if Tilly's got a 4 in her hand",
        "1, trapdoor 33 because Tilly might, if I throw a 4",
        "Gaz went first, and me with my 3. Now the 5. Or the 3? Trapdoor 40.",
        "5. Trapdoor 40 if everyone's doing it",
        "5. If everyone is trapping 40 I'll have 41",
        "5. If everyone's doing it next round I'd like trapdoor 40",
    ],
)
def test_what_an_order_hangs_on_is_asked_about(words: str) -> None:
    """A condition of the trapdoor itself is one, whoever it is about."""
    assert reading(words).verdict == "ask"


@pytest.mark.parametrize("words", ["One measly step. Trapdoor 40.", "1 whole space, trapdoor 40"])
def test_a_lone_step_may_be_the_throw(words: str) -> None:
    """Where no other throw follows, the step is the order."""
    got = reading(words)
    assert short(got).get("A", ([], None))[0] in ([1], [])
    assert got.verdict == "ask" or short(got) == {"A": ([1], 40)}


@pytest.mark.parametrize(
    "words",
    [
        "Quick one, is board B smaller than A? Looks like both go to 60.",
        "Is A longer than B? They both end at 60.",
        "Ist B kleiner als A? Beide gehen doch bis 60.",
    ],
)
def test_how_far_the_boards_go_is_no_space(words: str) -> None:
    """Who asks about the size of the boards and says where they end orders nothing."""
    got = reading(words, boards="AB")
    assert (got.kind, got.orders, got.problems) == ("question", {}, ())


def test_a_space_on_both_boards_is_asked_about() -> None:
    """What both are to be on is more than the size of the boards."""
    assert reading("Is A bigger than B? Both go on 50.", boards="AB").problems


@pytest.mark.parametrize(
    "words",
    [
        "Am I right that there are two goes in this one? Then I would have the 1 followed by the 4. And trapdoor 33.",
        "Do we have two throws this time? The 1, then the 4. Trapdoor 33.",
        "Sind es diesmal zwei Würfe? Dann die 1 und danach die 4. Falltür 33.",
        "Il y a deux coups cette fois ? Alors le 1 puis le 4. Trappe 33.",
    ],
)
def test_two_goes_that_are_asked_about_leave_nothing_open(words: str) -> None:
    """The round has two throws, as the form says: the orders behind the question hang on nothing."""
    got = reading(words, turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([1, 4], 33)})


@pytest.mark.parametrize(
    "words",
    [
        "Are there two goes in this one?",
        "Are there two goes in this one? If so the 1 then the 4, trapdoor 33.",
        "Are there two goes in this one? I might have the 1 followed by the 4.",
        "Are there two goes for whoever throws a 6?",
    ],
)
def test_two_goes_asked_about_may_be_all_there_is(words: str) -> None:
    """A question without orders is one, and orders with an "if" or a "might" are none."""
    assert reading(words, turns=2).verdict == "ask"


@pytest.mark.parametrize(
    "words",
    [
        "Could I use the six and then the five? And I nominate 66.",
        "May I play the 6, then the 5 please? Trapdoor 66.",
        "Könnte ich die 6 und dann die 5 nehmen? Falltür 66.",
        "Puis-je jouer le 6 puis le 5 ? Trappe 66.",
        "Mag ik de 6 en dan de 5? Valluik 66.",
        "¿Puedo usar el 6 y luego el 5? Trampilla 66.",
        "Posso usare il 6 e poi il 5? Botola 66.",
    ],
)
def test_two_throws_asked_for_in_their_order_are_ordered(words: str) -> None:
    """Both numbers in their order say all there is to say, however politely."""
    got = reading(words, turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 5], 66)})


@pytest.mark.parametrize(
    "words",
    [
        "Can I use the six and then the five in one round?",
        "Could I use 6 then 5, or is that not allowed?",
        "Should I use the 6 and then the 5?",
        "Could I use the 5 and then the 5?",
    ],
)
def test_what_two_throws_may_be_is_a_question(words: str) -> None:
    """What the rules allow, and what is wiser, is asked and not ordered."""
    assert reading(words, turns=2).verdict == "ask"


@pytest.mark.parametrize(
    "words",
    [
        "Trap 50? Naw wait, that's where I'll land masel. Ach leave it at 50, naebody else will.",
        "Trap 50? Naw wait, that's where I land mysel. Och keep it at 50, naebody else will go there.",
    ],
)
def test_a_trapdoor_left_in_scots_is_left(words: str) -> None:
    """Who thinks better of thinking better says so in Scots as well."""
    got = reading(f"Right. Fresh oil. One first, then the six. {words}", turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([1, 6], 50)})


@pytest.mark.parametrize(
    "words",
    [
        "Wieder da, erholt und drei Kilo schwerer. Danke, dass du alles notiert hast. Ich stehe also auf der 38 neben "
        "Priya. Dann die 2, und die Falltür auf 44.",
        "Thanks for noting it all. The 2, and trapdoor 44.",
        "Merci d'avoir tout noté. Le 2, trappe 44.",
        "Bedankt dat je alles genoteerd hebt. De 2, valluik 44.",
        "Gracias por apuntarlo todo. El 2, trampilla 44.",
        "Grazie di aver annotato tutto. Il 2, botola 44.",
    ],
)
def test_thanks_for_what_was_noted_order_nothing(words: str) -> None:
    """Thanks for what is done leave the orders behind them as plain as they are."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 44)})


@pytest.mark.parametrize(
    "words",
    [
        *(
            "Doch lieber die 5. Falltür lassen.",
            "Doch lieber die 5. Die Falltür bitte so lassen.",
            "Die 5, Falltür stehen lassen",
        ),
        *(
            "Doe maar de 5. Valluik laten staan.",
            "Plutôt le 5. On garde la trappe.",
            "Mejor el 5. Dejar la trampilla así.",
        ),
    ],
)
def test_a_trapdoor_left_in_the_infinitive_is_left(words: str) -> None:
    """It stays as it is, and nothing is asked."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None)})


@pytest.mark.parametrize(
    "words", ["Die 5. Die Falltür lasse ich weg.", "Die 5, Falltür lassen wir weg", "Die 5. Falltür fallen lassen."]
)
def test_a_trapdoor_that_is_dropped_is_not_left(words: str) -> None:
    """What is left out is none, or is asked about."""
    got = reading(words)
    assert got.verdict == "ask" or short(got) == {"A": ([5], "none")}


@pytest.mark.parametrize(
    "words",
    [
        *("wait i can get a ladder on B maybe. on B 1, on A 5", "I could reach a ladder there. A: 5. B: 1."),
        *(
            "Ich kann auf B vielleicht eine Leiter erwischen. Auf A die 5, auf B die 1.",
            "Je peux prendre une échelle. A 5, B 1.",
        ),
    ],
)
def test_a_ladder_in_reach_is_a_reason(words: str) -> None:
    """A sentence of its own about it leaves nothing open behind it."""
    got = reading(words, boards="AB")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], None), "B": ([1], None)})


@pytest.mark.parametrize(
    "words", ["If I can get a ladder on B. A 5, B 1.", "I can get a ladder on B with a 1 or a 2. A 5, B 1 or 2"]
)
def test_a_ladder_may_be_a_condition(words: str) -> None:
    """Then it is asked about, as a choice is."""
    assert reading(words, boards="AB").verdict == "ask"


@pytest.mark.parametrize(
    "words",
    [
        "Hi Alan, 3 for me, and 69 - I think she'll do the 4. Sorry!!",
        "3 and 69 - I think Vera will play the 4.",
        "Hi Alan, 3 and 69. I reckon he's going to throw the 4!",
        "3 und 69 - ich glaube, sie nimmt die 4.",
        "3 et 69, je pense qu'elle jouera le 4.",
        "3 en 69 - ik denk dat ze de 4 gooit.",
        "Two. I'm on TWO. There's sheep further on than me.\n\n3 please Alan. Trapdoor 69.",
        "Two! Still on two.\n\n3 please. Trapdoor 69.",
        "Zwei. Ich stehe auf ZWEI.\n\nDie 3 bitte. Falltür 69.",
        "Deux. Je suis sur la deux.\n\nLe 3 svp. Trappe 69.",
    ],
)
def test_what_another_may_throw_and_where_one_stands_open_nothing(words: str) -> None:
    """A guess at somebody's throw is behind the own order, and a space said twice is where one stands."""
    got = reading(words)
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 69)})


@pytest.mark.parametrize(
    "words",
    [
        "I think she'll do the 4.",
        "3 or 4 - I think she'll do the 4",
        "She says 69 for the trap - I think she'll throw the 3",
        "Two. I'm on 23.\n\n3 please. Trapdoor 69.",
        "Two please.\n\nI'm on two. 3 please. Trapdoor 69.",
    ],
)
def test_a_guess_without_an_order_and_another_number_are_asked_about(words: str) -> None:
    """They may be the order."""
    assert reading(words).verdict == "ask"
