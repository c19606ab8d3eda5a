"""How clubs, couples and old friends write: what they hold back, leave to somebody or only say, and what they order."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Two can play at that. I'm nominating 74 too, and sneaking off with the 1.", 1, 74),
        ("It takes two to tango, my dear. Trapdoor 40 and a 5.", 5, 40),
        ("Das können zwei spielen! Falltür 40, und ich nehme die 5.", 5, 40),
        ("Gavin dared me to throw the 6 from here. I slept on it and I'm being good: the 1. Trapdoor at 21.", 1, 21),
        ("My wife dared me to throw the 6, so 6 it is. Trapdoor 40.", 6, 40),
        ("Throw 5, trapdoor 39. Don't wait for us.", 5, 39),
        ("Throw 5, trapdoor 39. Is it raining with you? No it isn't.", 5, 39),
        ("Throw 5, trapdoor 39. This is not a bluff.", 5, 39),
        ("I'm calling your bluff: throw 5, trapdoor 39.", 5, 39),
        ("Throw 5, trapdoor 39. I wasn't sure about the 39 but Bob was.", 5, 39),
        ("Throw 3. The trapdoor is my department: 60.", 3, 60),
        ("Throw 3. The trapdoor is her choice: 60.", 3, 60),
    ],
)
def test_sayings_and_dares_are_no_orders(text: str, throw: int, door: int) -> None:
    """A number in a saying, or one that somebody wanted of the player, gives way to the player's own."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Two can play at that game. Trapdoor 40.",
        "Two wrongs don't make a right. Trapdoor 40.",
        "Das können zwei spielen. Falltür 40.",
        "My wife dared me to throw the 6. Trapdoor 40.",
        "She begged me to play the 5. Trapdoor 40.",
    ],
)
def test_a_saying_or_a_dare_alone_is_no_throw(text: str) -> None:
    """Where nothing but a saying or a dare has a number, the throw is asked for."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 40)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Loaded and aimed: 5, 48. Fire when I say so and not a moment before.",
        "Throw 5, trapdoor 48, on my command.",
        "Wurf 5, Falltür 48. Erst auf mein Kommando.",
        "Wurf 5, Falltür 48. Aber erst, wenn ich es sage.",
        "Lance 5, trappe 48. À mon signal seulement.",
        "Lance 5, trappe 48. Quand je te le dirai.",
        "Worp 5, valluik 48. Pas als ik het zeg.",
        "Tiro 5, trampilla 48. Cuando yo lo diga.",
        "Tiro 5, botola 48. Solo quando lo dico io.",
        "throw 4 trap 63\nNO IT ISN'T. This is Linda. He hasn't even looked at the report. Wait for us.",
        "Throw 4, trapdoor 63.\nNo he doesn't. This is his wife.",
        "Wurf 4, Falltür 63.\nNein! Hier ist Linda. Wartet auf uns.",
        "Lance 4, trappe 63.\nNon, c'est faux. Attends-nous.",
        "Worp 4, valluik 63.\nNee, klopt niet. Wacht op ons.",
        "Tiro 4, trampilla 63. Espéranos.",
        "Tiro 4, botola 63. Aspettaci.",
        "throw 2\ntrapd 44\nloo roll\nSorry!! shopping list, that was a note to myself to think about it. Ange",
        "Throw 6, trapdoor 50. Any chance of a day's grace?",
        "Let's pretend I'm decisive: \"6! 50!\" There. Now back to being me. Any chance of a day's grace?",
    ],
)
def test_what_is_held_back_is_not_entered(text: str) -> None:
    """Orders that wait for a word, are denied by somebody else at the keys, or need more time, are asked about."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "The 5, and 39 for the door.\n\nPS Reading that again I'm not so sure about 39. The 5 can stay.",
        "Throw 5, trapdoor 39. Not so sure about the 39, the 5 stands.",
        "Wurf 5, Falltür 39. Bei der 39 bin ich mir nicht so sicher. Die 5 bleibt.",
        "Je lance 5, trappe 39. Pas trop sûr du 39. Le 5 reste.",
        "Worp 5, valluik 39. Ik ben niet zo zeker van 39. De 5 blijft.",
        "Tiro 5, trampilla 39. No estoy muy seguro del 39. El 5 se queda.",
        "Tiro 5, botola 39. Non sono tanto sicuro del 39. Il 5 resta.",
        "Throw 5. The trapdoor is my wife's business.",
        "Throw 5. The trapdoor is Bob's department, he'll write.",
        "Wurf 5. Die Falltür ist Sache meiner Frau.",
        "Je lance 5. La trappe est l'affaire de ma femme.",
        "Worp 5. Het valluik is de zaak van mijn vrouw.",
        "Tiro 5. La trampilla es cosa de mi mujer.",
        "Tiro 5. La botola è compito di mia moglie.",
    ],
)
def test_a_trapdoor_in_doubt_leaves_the_throw(text: str) -> None:
    """A doubt about one number, or a trapdoor that is somebody else's to name, is asked about and the throw kept."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([5], None)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "A: throw 4, trapdoor 44. B: throw 4, trapdoor to follow.",
        "A: throw 4, trapdoor 44. B: throw 4. The trapdoor on B is Bob's job.",
    ],
)
def test_a_boards_trapdoor_to_come_is_asked_for(text: str) -> None:
    """Of several boards the one whose trapdoor is still to come is asked about."""
    made = reading(text, boards="AB")
    assert (short(made), made.verdict) == ({"A": ([4], 44), "B": ([4], None)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Before you hear it from Dave: I did not order a 6 with 51. I merely said it, loudly.",
        "Whatever you do, do NOT let me throw the 5 with 62.",
        "Keep this one under your hat till I ring: 4, 76.",
        "Yes, 5 and 45 would be perfectly legal, thank you for checking. Doesn't mean I'm doing it.",
        "Poor Agnes. I'd 3 and 79 ready for her and then her Christmas card came.",
    ],
)
def test_a_pair_stands_or_falls_together(text: str) -> None:
    """Where one number of a pair is in doubt, the other is not entered either."""
    made = reading(text)
    assert (short(made), made.verdict) == ({}, "ask")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [("Throw 6 and 40 or 41.", [6], None), ("Maybe 5, and 40 for the trapdoor.", [], 40)],
)
def test_a_number_of_its_own_stands_by_itself(text: str, throws: list[int], door: int | None) -> None:
    """A number that has its own label, or stands beside a choice of two, is kept while the other is asked for."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "ask")


INSISTING_BY_BOARD = [
    (
        "Dear GM, my sister and I have talked it over. On Board A we throw a two, trapdoor at forty. Board B "
        "a three, trapdoor at seventy-one. Upon Board C Mabel insists on a six, trapdoor at ninety-six, and I"
        " wash my hands of it."
    ),
    (
        "We have talked it over. Board A: throw 2, trapdoor 40. Board B: throw 3, trapdoor 71. On board C "
        "Mabel got her way: a 6 and trapdoor 96."
    ),
    (
        "Mabel and I decided together. On A a 2 with trapdoor 40, on B a 3 with trapdoor 71, on C Mabel would"
        " not be moved: a 6 with trapdoor 96."
    ),
    (
        "Wir haben alles besprochen. Brett A: Wurf 2, Falltür 40. Brett B: Wurf 3, Falltür 71. Auf Brett C "
        "besteht Mabel auf einer 6, Falltür 96."
    ),
    (
        "Nous en avons parlé. Plateau A : lancer 2, trappe 40. Plateau B : lancer 3, trappe 71. Sur le "
        "plateau C, Mabel insiste pour un 6, trappe 96."
    ),
    (
        "We hebben het besproken. Bord A: worp 2, valluik 40. Bord B: worp 3, valluik 71. Op bord C staat "
        "Mabel op een 6, valluik 96."
    ),
    (
        "Ne abbiamo parlato. Tabellone A: lancio 2, botola 40. Tabellone B: lancio 3, botola 71. Sul "
        "tabellone C Mabel insiste per un 6, botola 96."
    ),
]
INSISTING = [
    "We have talked it over, Mabel and I. Mabel insists on a six, trapdoor at ninety-six.",
    "We talked it over and my husband got his way: a 6 with the trapdoor at 96.",
    "My sister and I play together. She insisted on the 6 and I chose the trapdoor, 96.",
    "Discussed it with George over tea, as we do; he won the argument, so we play the 6. Trapdoor 96.",
]
NOT_OF_ONE_MIND = [
    "We have talked it over. Mabel insists on a 6, I insist on a 2. Trapdoor 96.",
    "We have talked it over for an hour. Mabel insists on a 6 and I'm against it. Trapdoor 96.",
    "Mabel insists on a 6. We have not talked it over yet. Trapdoor 96.",
    "We talked it over. Mabel insists on a 6 unless you say otherwise. Trapdoor 96.",
    "We agreed to differ. Mabel insists on a 6, and that's that. Trapdoor 96.",
    "We have talked it over. Mabel insists on a 6 for herself. Trapdoor 96.",
]


@pytest.mark.parametrize("text", INSISTING_BY_BOARD)
def test_what_a_partner_insists_on_is_played_on_that_board(text: str) -> None:
    """Where those who share a seat have talked it over, what one of them insists on is their throw."""
    made = reading(text, boards="ABC")
    assert (short(made), made.verdict) == ({"A": ([2], 40), "B": ([3], 71), "C": ([6], 96)}, "clear")


@pytest.mark.parametrize("text", INSISTING)
def test_what_a_partner_insists_on_is_played(text: str) -> None:
    """On a single board as well, whether she insists, wins the argument or gets her way."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([6], 96)}, "clear")


@pytest.mark.parametrize("text", NOT_OF_ONE_MIND)
def test_what_a_partner_insists_on_alone_is_asked_about(text: str) -> None:
    """Where the other is against it, or nothing was decided together, the throw is asked about."""
    made = reading(text)
    assert made.verdict == "ask"
    assert not [throws for throws, _ in short(made).values() if throws]


COUNTED = [
    ("The class plays the 4. The trapdoor was drawn from a hat by Jerome: it is 88.", 4, 88),
    ("We took a vote. 11 for the 5, 8 for the 2. So we play the 5. All were for trapdoor 61.", 5, 61),
    (
        (
            "Class 4b has voted: 12 votes for the 3, 10 for the 5 and 2 abstained. We throw the 3, and everyone "
            "wanted the trapdoor on 42."
        ),
        3,
        42,
    ),
    ("Show of hands at the club: 6 for a 4, 3 for a 1. The 4 carries it. Trapdoor 33, nobody against.", 4, 33),
    ("With 14 votes to 9 the class decided on the 2. The trapdoor was picked out of a hat by Amina and is 88.", 2, 88),
    ("Everyone agreed on 42 for the trapdoor, and the throw is 2.", 2, 42),
    ("We drew lots for the trapdoor: 42 came out. The throw is 2.", 2, 42),
    (
        ("14 Kinder waren für die 2, 9 für die 6, und 4 waren auf dem Klo. Also spielt die Klasse die 2. Falltür 42."),
        2,
        42,
    ),
    ("14 mains levées pour le 2, 9 pour le 6, donc ce sera le 2. Trappe 42.", 2, 42),
    ("14 handen voor de 2, 9 voor de 6, dus wordt het de 2. Valluik op 42.", 2, 42),
    ("14 manos por el 2 y 9 por el 6, así que jugamos el 2. Trampilla en 42.", 2, 42),
    ("14 mani per il 2, 9 per il 6, quindi giochiamo il 2. Botola alla 42.", 2, 42),
    ("Alle waren sich einig, dass die Falltür auf 42 soll. Wir würfeln 2.", 2, 42),
    ("7 hands were up for a 6 and 15 for a 3, so a 3 it is. Everybody agreed the trapdoor should be on 42.", 3, 42),
    (
        (
            "Of the 21 in my class 12 wanted the 2, 7 wanted the 6 and 2 were asleep. So the class plays the 2. "
            "Trapdoor 42."
        ),
        2,
        42,
    ),
    ("The vote: 9 for the 6, 14 for the 2. The 2 wins! Trapdoor 42.", 2, 42),
    ("Throw 2. Everyone shouted for the trapdoor to be on 42.", 2, 42),
    ("Throw 2. The trapdoor was picked with a pin by Grandma and is 42.", 2, 42),
]
NOT_SETTLED = [
    "14 for the 2, 9 for the 6. So the class plays the 6. Trapdoor 42.",
    "So far 14 for the 2, 9 for the 6. Trapdoor 42.",
    "14 for the 2, 9 for the 6, so it looks like the 2 but we vote again. Trapdoor 42.",
    "14 for the 2, 9 for the 6, so probably the 2. Trapdoor 42.",
    "14 for the 2, 9 for the 6, so is it the 2? Trapdoor 42.",
    "14 for the 2, 9 for the 6. Trapdoor 42.",
    "14 voted for the 2, 9 voted for the 6. The 2 wins unless Jerome changes his mind. Trapdoor 42.",
    "9 hands up for a 6 and 9 hands up for a 3. Trapdoor 42.",
    "I was told to move four. It was resolved, by 7 votes to 3, that the trapdoor be on 42.",
]
NOT_OF_ALL = [
    "Throw 2. Everybody agreed that the trapdoor should go on 42 last time.",
    "Throw 2. Everybody wanted the trapdoor on 42 but Miss said no.",
    "Throw 2. The trapdoor was drawn from a hat: is 42 allowed?",
]


@pytest.mark.parametrize(("text", "throw", "door"), COUNTED)
def test_what_a_vote_decides_is_played(text: str, throw: int, door: int) -> None:
    """Counts of votes are no orders; what they decide is, and so is the space that all want or that was drawn."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize("text", NOT_SETTLED)
def test_a_vote_that_settles_nothing_is_asked_about(text: str) -> None:
    """A tie, a count to be repeated, and a throw that the count does not bear out are no throw."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 42)}, "ask")


@pytest.mark.parametrize("text", NOT_OF_ALL)
def test_a_space_that_all_wanted_once_is_asked_about(text: str) -> None:
    """What everybody wanted another time, or was talked out of, is no nomination."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([2], None)}, "ask")
