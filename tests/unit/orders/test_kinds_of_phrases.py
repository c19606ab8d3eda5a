"""Turns of phrase round a number: some change nothing and are read through, others leave it open and are asked."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

CLEAR = [
    ("It is the 3 that I play. Trapdoor 84.", 3, 84),
    ("I was thinking of the 4, but finally it is the 3 that I play. Trapdoor 84.", 3, 84),
    ("Je voulais le 5, mais c'est le 2 que je prends. Trappe 31.", 2, 31),
    ("È il 3 che gioco. Botola 84.", 3, 84),
    ("Throw 6. For the trapdoor, let's say 15, yes, 15.", 6, 15),
    ("Throw 2. The trapdoor: I'd say 44.", 2, 44),
    ("Put in the 6, which is the last one I have left, trapdoor 20.", 6, 20),
    ("metti il 6 che è l'ultimo che mi avanza, botola 20", 6, 20),
    ("Instead of the 1 I gave you yesterday put me down for the 4. Trapdoor 9.", 4, 9),
    ("Al posto dell'1 che ti avevo dato mettimi il 4. Botola 9.", 4, 9),
    ("6! The trapdoor ended in 5 and in fact it's 65.", 6, 65),
    ("I told Nando I'm playing the 6, but you put down the truth: 1 and trapdoor 13.", 1, 13),
    ("A Renzo ho raccontato che gioco il 5, ma in realtà: 2 e botola 13.", 2, 13),
    ("D3 TD77", 3, 77),
    ("Consider my 5 played. Trapdoor 47.", 5, 47),
    ("Don't mind if I do: five. Trapdoor 63.", 5, 63),
    ("Might I trouble you for a four? Trapdoor 63.", 4, 63),
    ("Could I trouble you for the 2? Trapdoor 63.", 2, 63),
    ("Ik speel de 3, nee wacht, maak er 2 van. Luik op 37.", 2, 37),
    ("I have won, so I play the 6! Trapdoor 78. (6-4, 7-5, thanks for asking.)", 6, 78),
    ("I have plans until Christmas, but one at a time: this turn the 4, trapdoor 36.", 4, 36),
    ("Je joue le 4 qu'elle me conseillait, trappe 10.", 4, 10),
    ("Trapdoor 63. If Franca has overtaken me, never mind, I'm playing the 6 anyway.", 6, 63),
    ("Trapdoor 63. If Bob is ahead by now, so be it, I'm playing the 6.", 6, 63),
    ("Se mi hanno superato pazienza, gioco il 6. Botola 63.", 6, 63),
    ("S'il m'a doublé, tant pis, je joue le 6. Trappe 63.", 6, 63),
    ("Je joue 6 quand même, au flair. Trappe 12.", 6, 12),
    ("Allez, le 1, même si c'est nul. Trappe 12.", 1, 12),
    ("I throw 3 and put the trapdoor on 85, as last time.", 3, 85),
    ("Lancio 3, botola alla 85, come l'ultima volta.", 3, 85),
    ("Throw 2, trapdoor 18. PS My daughter said the 2 was gone already, but we looked and she was wrong.", 2, 18),
    ("Dé 6, trappe 74. PS Mon mari prétend que j'ai déjà joué mon 6, mais il se trompe.", 6, 74),
    ("Wurf 6, Falltür 74. PS Uschi meint, ich hätte die 6 schon gespielt, aber sie irrt sich.", 6, 74),
    ("Per me il 5. La botola alla 22, ma no che dico, alla 21!", 5, 21),
    ("Je joue 5. La trappe sur la 22, que dis-je, sur la 21 !", 5, 21),
    ("Je te laisse le 3 et la trappe 70.", 3, 70),
    ("Throw 5. Put me down for 36 as the trapdoor.", 5, 36),
    ("Put me down for the 5. Trapdoor 36.", 5, 36),
    ("41 gets the trapdoor, nothing personal. Throw 1.", 1, 41),
    ("Throw 1. Trapdoor on 41, no offence, Bob.", 1, 41),
    ("Dad was for the 2, I for the 5, and we talked it over. So we play Dad's 2. Trapdoor 46.", 2, 46),
    ("Simone penchait pour le 2, moi pour le 5. Nous jouons le 2 de Simone. Trappe : 46.", 2, 46),
    ("Throw: 4\nTrapdoor: 53\nGlad I kept the 2 for later.", 4, 53),
    ("Avanti di 5! Botola 97.", 5, 97),
    ("La prego di segnare quattro per la mia mossa e cinquantotto per la botola.", 4, 58),
    ("I have the 4 in hand. Oh well, I'm playing it now. Trapdoor 20.", 4, 20),
    ("Alle reden von der 3. Ich nehme sie. Falltür 20.", 3, 20),
    ("Throwing my 1 now (the 5 and 6 can wait), and the trapdoor should be 20.", 1, 20),
    ("I never said it would be easy! Throw 6, trapdoor 50.", 6, 50),
    ("It may be that I'm too late, but: throw 6, trapdoor 50.", 6, 50),
    ("Throw 6. Everyone hangs about near 51, so trap 51.", 6, 51),
]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_turns_of_phrase_change_nothing(text: str, throw: int, door: int) -> None:
    """What is said round a number without leaving it open does not keep it from being taken."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("It isn't the 3 that I play. Trapdoor 84.", {"A": ([], 84)}),
        ("Perhaps it is the 3 that I play. Trapdoor 84.", {"A": ([], 84)}),
        ("It is the 3 that I played last month. Trapdoor 84.", {"A": ([], 84)}),
        ("Trapdoor 63. If Franca has overtaken me, I'm playing the 6.", {"A": ([], 63)}),
        ("Trapdoor 63. If Franca has overtaken me, never mind the 6.", {"A": ([], 63)}),
        ("Trapdoor 85, throw as last time.", {"A": ([], 85)}),
        ("I told Nando I'm playing the 6. Trapdoor 13.", {"A": ([], 13)}),
        ("Rolled a D6 at home. TD 77", {"A": ([], 77)}),
        ("Throw 2, trapdoor 18. PS My daughter says the 2 is gone already, and she is never wrong.", {"A": ([], 18)}),
        ("Lancio 2, botola 18. PS Per mia figlia il 2 non c'è più. Mi controlli?", {"A": ([], 18)}),
        ("Simone penchait pour le 2, moi pour le 5. Trappe : 46.", {"A": ([], 46)}),
        ("Throw: 4\nTrapdoor: 53\nI've gone for the 2 since that lands me clear of the snake.", {"A": ([], 53)}),
        ("Lancio: 2\nBotola: 34\nContento di essermi tenuto il 3 per questo giro.", {"A": ([], 34)}),
        ("Dé : 4\nTrappe : 18\nJe te confirme donc mon 5.", {"A": ([], 18)}),
        ("Wurf: 5\nFalltür: 62\nIch freu mich, dass ich endlich meine 4 loswerde diese Runde!", {"A": ([], 62)}),
        ("The 5 is gone. I'm playing it. Trapdoor 36.", {"A": ([], 36)}),
        ("The 5 looks good. I'm playing it safe. Trapdoor 36.", {"A": ([], 36)}),
        ("Is the 3 still free? If so I'll play it. Trapdoor 20.", {"A": ([], 20)}),
        ("Would you play the 3? I'd play it. Trapdoor 20.", {"A": ([], 20)}),
        ("Last turn I threw the 4. I'll use it again. Trapdoor 20.", {"A": ([], 20)}),
        ("Ann is on the 4. I'll play that. Trapdoor 20.", {"A": ([], 20)}),
        ("I'm taking the 5 to the seaside. Trapdoor 61.", {"A": ([], 61)}),
        ("Two steps forward and one back. Trapdoor 61.", {"A": ([], 61)}),
        ("Two steps behind Bob as ever. Trapdoor 61.", {"A": ([], 61)}),
        ("My position: 5. Trapdoor 61.", {"A": ([], 61)}),
        ("I'm on 6. Trapdoor 61.", {"A": ([], 61)}),
        ("Trapdoor 61. I usually throw a 6 here.", {"A": ([], 61)}),
        ("Ask me nicely and I'll play the 4. Trapdoor 61.", {"A": ([], 61)}),
        ("Ik gooi een 4 en een 5 samen, dus 9! Valluik: 36", {"A": ([], 36)}),
        ("I throw a 2 and a 3 together. Trapdoor 36.", {"A": ([], 36)}),
        ("Number three on my list, please. Trapdoor 20.", {"A": ([], 20)}),
        ("Throw 4. The trapdoor is my house number.", {"A": ([4], None)}),
        ("Je joue 4. La trappe, c'est mon âge.", {"A": ([4], None)}),
        ("Gioco il 4. Botola: l'età della nonna.", {"A": ([4], None)}),
        ("Ich nehme die 5. Die Falltür kannst du dir aussuchen.", {"A": ([5], None)}),
        ("Je joue 6. Pour la trappe, tire un numéro au chapeau.", {"A": ([6], None)}),
        ("Je lance 3 et je remets la trappe là où je l'avais mise la dernière fois.", {"A": ([3], None)}),
        ("Gioco il 3 e la botola dove l'ho messa l'altra volta.", {"A": ([3], None)}),
        ("Je joue 4, trappe dans les trente.", {"A": ([4], None)}),
        ("Gioco il 4. Botola nei paraggi della 50.", {"A": ([4], None)}),
        ("Tiro 4. Trampilla por la zona del 40.", {"A": ([4], None)}),
        ("I never said I'd play the 6, nor that I'd nominate 50.", {}),
        ("Je n'ai jamais dit que je jouerais le 5, ni que je mettrais la trappe au 48.", {}),
        ("Es kann sein, dass es auf Wurf 2 und Falltür 90 hinausläuft.", {}),
        ("Con Nando fai finta che io abbia messo 1 e botola 13.", {}),
        ("BOZZA da rivedere con Paola\nlancio 5\nbotola 66", {}),
        ("Fai come l'altra volta, grazie. Baci, Mariella", {}),
        ("Lo de siempre, jefe.", {}),
    ],
)
def test_what_leaves_a_number_open_is_asked_about(text: str, kept: Short) -> None:
    """A number that is something else, near something, or hangs on something is no order; the rest is kept."""
    made = reading(text)
    assert (short(made), made.verdict) == (kept, "ask")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        (
            "I have the 3 and the 5 left for this double turn: the 5 in the first, the 3 in the second. Trapdoor 9.",
            [5, 3],
            9,
        ),
        ("Il me reste le 3 et le 5 pour ce double tour : le 3 au premier, le 5 au second. Trappe 9.", [3, 5], 9),
        ("6 e a seguire 3. Botola 46.", [6, 3], 46),
        ("D5 then D6. TD 88.", [5, 6], 88),
    ],
)
def test_two_throws_are_read_through_turns_of_phrase(text: str, throws: list[int], door: int) -> None:
    """What is in hand is told first, and what is played in which order behind it."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "First the 5, then the 2, starting with the small one. Trapdoor 31.",
        "D'abord le 5, ensuite le 2 — en commençant par le petit. Trappe 31.",
        "Prima il 2, poi il 5, cominciando col più grande. Botola 31.",
        "Zuerst die 4, danach die 1. Also erst der kleine Hüpfer, dann der große. Falltür 31.",
        "Alors voilà mon duo : un 4, un 1. J'ai tout dessiné avant que je conclue. Trappe 31.",
    ],
)
def test_an_order_of_throws_that_is_told_otherwise_is_asked_about(text: str) -> None:
    """Which throw comes first must be told in one way only."""
    made = reading(text, 2)
    throws, _ = short(made).get("A", ([], None))
    assert (throws, made.verdict) == ([], "ask")


def test_two_slips_are_no_throw_of_two() -> None:
    """A number that counts orders plays nothing, and does not keep a board's own throw from being asked for."""
    made = reading("My two: on A trapdoor 20, on B 6 with trapdoor 70.", boards="AB")
    assert (short(made), made.verdict) == ({"A": ([], 20), "B": ([6], 70)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "On A I play 3, on B I play 6, and on each the trapdoor at 64.",
        "Board A gets the 3, board B gets the 6, and both get trapdoor 64.",
        "Brett A kriegt die 3, Brett B kriegt die 6, und beide kriegen die Falltür 64.",
        "I found my two slips: on A 3 with trapdoor 64, on B 6 with trapdoor 64.",
        "Ho ritrovato i due foglietti: sull'A 3 con botola 64, sul B 6 con botola 64.",
        "Sur le plateau A je joue 3, sur le plateau B je joue 6, et sur chacun des deux la trappe au 64.",
        "Un 3 sur le A, un 6 sur le B, et trappe 64 des deux côtés.",
        "A : 3. B : 6. La trappe est la même partout, 64.",
    ],
)
def test_what_is_said_for_both_boards_is_for_both(text: str) -> None:
    """A trapdoor on both sides is one on each board."""
    made = reading(text, boards="AB")
    assert (short(made), made.verdict) == ({"A": ([3], 64), "B": ([6], 64)}, "clear")
