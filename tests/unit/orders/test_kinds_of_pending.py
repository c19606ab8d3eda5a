"""Orders for an event, a threat or a meeting to come are asked about; asides beside orders are not taken."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

ASKED: list[tuple[str, int]] = [
    ("Enter this only in the event of my death: 6, trapdoor 99.", 1),
    ("Only to be used in case I die before the deadline: throw 6, trapdoor 40.", 1),
    ("Open only in an emergency: throw 6, trapdoor 40.", 1),
    ("In the event of a tie at the meeting, throw 4 and trapdoor 31.", 1),
    ("Nur im Falle meines Todes eintragen: 6, Falltür 99.", 1),
    ("À n'ouvrir qu'en cas de décès: 6, trappe 99.", 1),
    ("Alleen invullen in geval van nood: 6, valluik 40.", 1),
    ("Throw 2 and trapdoor 73, please Derek. Hold your horses. Just been told Mavis is on 71.", 1),
    ("Throw 2, trapdoor 73. Stop! Don't do anything of the kind.", 1),
    ("Wurf 5, Falltür 40. Halt! Tu nichts dergleichen, bevor Anna ausgezogen ist.", 1),
    ("Tiro 5, trampilla 40. ¡Alto! No hagas nada de eso.", 1),
    ("Lancio 5, botola 40. Ferma! Non fare niente del genere.", 1),
    ("It's the double this time, so that's the 1 and the 6 for me. In what order I'd rather sleep on.", 2),
    ("The 2 and the 5, but I haven't made up my mind about the order.", 2),
    ("Il 2 e il 5. In che ordine lo dico domani.", 2),
    ("Personally I'd have the club throw a 4. The club says 1 and trapdoor 70.", 1),
    ("Ich persönlich würde die 4 werfen, der Verein sagt 1 und Falltür 70.", 1),
    ("Personnellement je jouerais le 4, mais le club dit 1 et trappe 70.", 1),
    ("Personalmente yo tiraría el 4, el club dice 1 y trampilla 70.", 1),
    ("Should the weather hold, throw 6 and trapdoor 58.", 1),
    ("Should my sister stay put, a 3 please and 44.", 1),
    ("Mocht het weer goed blijven, gooi 6, valluik 58.", 1),
    ("Dovesse piovere, tiro 6, botola 58.", 1),
    ("The motion before the meeting is throw 1, trapdoor 60. The motion will be put on Tuesday.", 1),
    ("Vorschlag: Wurf 1, Falltür 60. Abgestimmt wird am Dienstag.", 1),
    ("Six this week, would you believe, our Tommy. Orders tomorrow.", 1),
    ("Nobby would have me stand still and have him throw a 2 and open 49. I listened.", 1),
]
NOT_TAKEN: list[tuple[str, str]] = [
    ("Pay me a fiver or I nominate 49.", "D"),
    ("Throw 3. Either Bob apologises or I nominate 49.", "D"),
    ("Proposition: lancer 1, trappe 60. Le vote a lieu mardi.", "D"),
    ("Throw 2. Trapdoor as settled with yourself in the vestry.", "D"),
    ("Throw 2, trapdoor as arranged with Bob.", "D"),
    ("I have the 5 left, which I'd play if I dared. Trapdoor 37.", "T"),
    ("I still have the 5, which I used last month. Trapdoor 37.", "T"),
    ("My 6 is still in hand. I'll play it next time. Trapdoor 30.", "T"),
    ("My 6 is still in hand. Should I play it? Trapdoor 30.", "T"),
    ("My 6 is still in hand. Don't play it. Trapdoor 30.", "T"),
    ("Bob has the 6 left and will use it. Trapdoor 30.", "T"),
    ("Lionel's throwing a three. Good for him, and 20 for the trapdoor.", "T"),
    ("Last time I had a four with 48 nominated.", "TD"),
    ("They say Monsignor has nothing left but a 2, so he can't touch 40.", "TD"),
    ("Tenor picks the trapdoor (Ann said 80?). Ann's away with her knee.", "D"),
    ("Dinna pit me doon for the 2 jist because I aye play the 2.", "TD"),
    ("Don't put me down for the 2 just because I always play the 2.", "TD"),
    ('Most answered "6, trapdoor 38". My own answer is still in preparation.', "TD"),
    ("We voted and the 5 won last time. Trapdoor 30.", "T"),
    ("We voted and the 5 won, but I don't like it. Trapdoor 30.", "T"),
    ("The committee is split between the 2 and the 6. Trapdoor 30.", "T"),
    ("There's a lot to be said for the 6. And a great deal to be said against it.", "TD"),
    ("It's Friday the 13th so I won't commit to so much as a 1. Saturday perhaps.", "TD"),
    ("Put me with the majority, both for throw and trapdoor.", "TD"),
    ("Toss a coin: heads 4, tails 3. Trapdoor 40.", "T"),
    ("Throw 4, and it depends whether 63 or 36 is free.", "D"),
    ("Wurf egal, Falltür 63.", "T"),
    ("Please ignore my last letter, the one with the 5 and 39.", "TD"),
    ("Kindly disregard my letter of the 14th, the one with the 5 and 39. I'll write again.", "TD"),
]
CLEAR: list[tuple[str, int, Short]] = [
    ("In case my last mail went astray, once more: throw 6, trapdoor 40.", 1, {"A": ([6], 40)}),
    ("Should my handwriting be illegible: throw 6, trapdoor 40.", 1, {"A": ([6], 40)}),
    ("In which order? The 2 first, then the 5.", 2, {"A": ([2, 5], None)}),
    ("Personally I'd like the 4, please. Trapdoor 70.", 1, {"A": ([4], 70)}),
    ("Throw 3, trapdoor 44. The motion was put and passed.", 1, {"A": ([3], 44)}),
    ("Throw 2. Trapdoor as agreed: 44.", 1, {"A": ([2], 44)}),
    ("Throw 4, trapdoor 48. My wife's alternative, a three with 84, was set aside.", 1, {"A": ([4], 48)}),
    ("Throw 4, trapdoor 48. A motion for 3 and 84 fell.", 1, {"A": ([4], 48)}),
    ("Throw 4, trapdoor 48. Bob's idea, a two, was laughed out of court.", 1, {"A": ([4], 48)}),
    ("Wurf 4, Falltür 48. Der Gegenvorschlag meiner Frau, eine 3 mit 84, wurde verworfen.", 1, {"A": ([4], 48)}),
    ("Lancer 4, trappe 48. La contre-proposition de ma femme, un 3 avec 84, a été rejetée.", 1, {"A": ([4], 48)}),
    ("Worp 4, valluik 48. Het alternatief van mijn vrouw, een 3 met 84, is verworpen.", 1, {"A": ([4], 48)}),
    ("Tiro 4, trampilla 48. La alternativa de mi mujer, un 3 con 84, fue rechazada.", 1, {"A": ([4], 48)}),
    ("Lancio 4, botola 48. L'alternativa di mia moglie, un 3 con 84, è stata respinta.", 1, {"A": ([4], 48)}),
    ("Please ignore my last, the one with the 5 and 39. Throw 3, trapdoor 40.", 1, {"A": ([3], 40)}),
    ("Bitte ignorieren Sie meinen Brief vom 14., den mit der 5 und 39. Wurf 3, Falltür 40.", 1, {"A": ([3], 40)}),
    ("Ignori la mia lettera del 14, quella con il 5 e il 39. Lancio 3, botola 40.", 1, {"A": ([3], 40)}),
    ("My 4 and 27 last time did nothing. This time a 6 please and the trapdoor on 31.", 1, {"A": ([6], 31)}),
    ("Kopf war die 4, Zahl die 3, und es kam Zahl. Also die 3. Falltür 40.", 1, {"A": ([3], 40)}),
    ("Lionel's throwing a three. My own is a one, and 20 for the trapdoor.", 1, {"A": ([1], 20)}),
    ("First ball was 82, so that became the trapdoor. Second ball was 4, so that's the throw.", 1, {"A": ([4], 82)}),
    ("The cat sat on 61, so that's my trapdoor. Throw 3.", 1, {"A": ([3], 61)}),
    ("That leaves me the 5, which I play herewith, trapdoor 37.", 1, {"A": ([5], 37)}),
    ("Throw 2. I meant to skip the trapdoor, but then Bob crowed, so 46.", 1, {"A": ([2], 46)}),
    ("Throw 6. So he gets the hole on his own doorstep, 55, and I'm off.", 1, {"A": ([6], 55)}),
    ("This round I mean 5 and 28 and there's no muddle.", 1, {"A": ([5], 28)}),
    ("I haven't used my 4, so I'll have it now please. Trapdoor 30.", 1, {"A": ([4], 30)}),
    ("My 6 is still in hand. I'll play it now. Trapdoor 30.", 1, {"A": ([6], 30)}),
    ("Mine's a 5. I'm nominating 35 whether she's on it or off it.", 1, {"A": ([5], 35)}),
    ("I submit a throw of four with 48 nominated.", 1, {"A": ([4], 48)}),
    ("Throw 4, trapdoor 63, no matter whether she moves.", 1, {"A": ([4], 63)}),
    ("Wurf 4, Falltür 63, egal ob Irma da steht.", 1, {"A": ([4], 63)}),
    (
        "I dithered between this and the 5 and Jean was no help whatever, but it's the 3. Trapdoor 45.",
        1,
        {"A": ([3], 45)},
    ),
    ("I meant to keep my throw back till the eleventh hour. Throw 2. Trapdoor 68.", 1, {"A": ([2], 68)}),
    ("Heads was the 4, tails the 3, and it came down tails. 3 please. Trapdoor 45.", 1, {"A": ([3], 45)}),
    ("We voted and the 5 won. Trapdoor 30.", 1, {"A": ([5], 30)}),
    ("It was a tie between the 2 and the 6 until Nora broke it for the 2. No trapdoor.", 1, {"A": ([2], "none")}),
    ("Wir haben abgestimmt und die 5 hat gewonnen. Falltür 30.", 1, {"A": ([5], 30)}),
    ("On a voté et le 5 a gagné. Trappe 30.", 1, {"A": ([5], 30)}),
    ("We hebben gestemd en de 5 heeft gewonnen. Valluik 30.", 1, {"A": ([5], 30)}),
    ("Don't put me down for the 2, put me down for the 3. Trapdoor 40.", 1, {"A": ([3], 40)}),
    ('Most said "6, trapdoor 38". Throw 3, trapdoor 40.', 1, {"A": ([3], 40)}),
    ("You were right, I hadn't used the 3. So it's the 3. Trapdoor 26.", 1, {"A": ([3], 26)}),
    ("It costs me nothing to nominate 52, so 52. And a throw of 3.", 1, {"A": ([3], 52)}),
    ("I have nothing to nominate. Throw 3.", 1, {"A": ([3], "none")}),
    ("2 it is and trapdoor 56, if only for the satisfaction.", 1, {"A": ([2], 56)}),
]


@pytest.mark.parametrize(("text", "turns"), ASKED)
def test_what_is_yet_to_happen_is_asked_about(text: str, turns: int) -> None:
    """Nothing is taken that waits for an event, a meeting or a letter, nor what its writer is overruled in."""
    made = reading(text, turns)
    throws, _ = short(made).get("A", ([], None))
    assert made.verdict == "ask"
    assert throws == []


@pytest.mark.parametrize(("text", "fields"), NOT_TAKEN)
def test_what_is_only_talked_of_is_not_taken(text: str, fields: str) -> None:
    """A threat, an arrangement, what is kept or disregarded: its throw (T) or trapdoor (D) is asked for."""
    made = reading(text)
    throws, door = short(made).get("A", ([], None))
    assert made.verdict == "ask"
    assert "T" not in fields or throws == []
    assert "D" not in fields or door is None


@pytest.mark.parametrize(("text", "turns", "orders"), CLEAR)
def test_asides_leave_plain_orders_alone(text: str, turns: int, orders: Short) -> None:
    """What was set aside is no order, and what is pointed back to is one."""
    made = reading(text, turns)
    assert (made.verdict, short(made)) == ("clear", orders)


BOARDS: list[tuple[str, Short]] = [
    ("I'll have the 6 on A with trapdoor 91 and the 5 on B with no trapdoor.", {"A": ([6], 91), "B": ([5], "none")}),
    ("6 on A with no trapdoor and the 5 on B with trapdoor 12.", {"A": ([6], "none"), "B": ([5], 12)}),
    ("Die 6 auf A mit Falltür 91 und die 5 auf B ohne Falltür.", {"A": ([6], 91), "B": ([5], "none")}),
    ("Le 6 sur A avec trappe 91 et le 5 sur B sans trappe.", {"A": ([6], 91), "B": ([5], "none")}),
    ("De 6 op A met valluik 91 en de 5 op B zonder valluik.", {"A": ([6], 91), "B": ([5], "none")}),
    ("El 6 en A con trampilla 91 y el 5 en B sin trampilla.", {"A": ([6], 91), "B": ([5], "none")}),
    ("Il 6 su A con botola 91 e il 5 su B senza botola.", {"A": ([6], 91), "B": ([5], "none")}),
]


@pytest.mark.parametrize(("text", "orders"), BOARDS)
def test_a_trapdoor_right_behind_a_board_is_that_boards(text: str, orders: Short) -> None:
    """What "with" ties to a board's name is not carried over to the next board."""
    made = reading(text, boards="AB")
    assert (made.verdict, short(made)) == ("clear", orders)


def test_one_trapdoor_behind_two_boards_is_asked_about() -> None:
    """Whether "4 on A and 5 on B with trapdoor 12" means both boards is not told."""
    assert reading("4 on A and 5 on B with trapdoor 12.", boards="AB").verdict == "ask"
