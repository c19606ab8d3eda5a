"""Letters that tell their orders in words of the writer's own, beside numbers that are no orders."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

# A mail, its throw and its trapdoor.
THROWS = [
    ("I'm trundling on by five, Guv. The trap belongs on 62. The dog is 12 now.", 5, 62),
    ("It's out with the six today, I've hoarded it for weeks. Trapdoor at 88, please.", 6, 88),
    ("Time to cash in the 5. Trapdoor: 27. We have 3 cats now by the way.", 5, 27),
    ("My horse takes the fence at three. Trapdoor at 29.", 3, 29),
    ("Let us mosey forward two. Trapdoor 19.", 2, 19),
    ("Inch me on. One. Trapdoor 25.", 1, 25),
    ("I mailed you this morning with a throw of 2. Please change that to a 3. The trapdoor stays at 40.", 3, 40),
    ("Can you amend what I sent on Tuesday? The throw should be 5 and not 2.\nTrapdoor I leave at 36.", 5, 36),
    ("It's a 6 from me for this turn. Trapdoor 63.", 6, 63),
    ("I'll be cycling two lamp posts further today, and my trapdoor is 84.", 2, 84),
    ("I step two with my little man. Trapdoor 33.", 2, 33),
    ("Thanks for asking. The trapdoor is 17. The 4 for my move was right and stands.\n\nSorry for the fuss", 4, 17),
    ("Ten degrees here, no. 2 in a row of storms. Throw 5, trapdoor 17.", 5, 17),
    ("I'm at the library until 20 past. My throw is the 3, and as to the trap, I should like it to be 41.", 3, 41),
    ("3 for me. A trap has been laid at number 28. Mind your feet.", 3, 28),
    ("Throw 3. A trapdoor at 16 might slow the leaders.", 3, 16),
    ("Molly picked our number, so it's a 2 from us. For the trapdoor she says 19.", 2, 19),
    ("I would like the trapdoor to be on the square where my bus used to stop, number 86. Throw 4.", 4, 86),
    ("I sent you a 4 with the trapdoor on 27. What I meant was a 2 and 47.", 2, 47),
    ("Put me down for a 3... oh hang on, I had that one out last year. Let it be the 1. Trapdoor at 94.", 1, 94),
    ('Typed by Dad, dictated by Elsie:\n\n"I want the 2, and the trapdoor on 63 because it is mean."', 2, 63),
]

# Mails with a plain trapdoor and a number that is no throw of this turn.
NONE = [
    "Trapdoor at 71. The bus is a number 5 and it never comes.",
    "Trapdoor on 41. I get off at stop 4 now.",
    "I'd like the trapdoor on 90. The 2 was a disaster, never again.",
    "Trapdoor at 63. The 4 I played last turn landed me on the ladder.",
    "Trapdoor 17. The 4 must wait until I've seen what the others do.",
    "Trapdoor 63. I'll be running 5 in aid of the hospice, sponsor me!",
    "Trapdoor 63. I am letting the 4 go for now and thinking about the rest.",
    "Trapdoor 63. In the other game I'm going for the 2.",
    "Trapdoor at 63. Is it the 2 that I have still got?",
    "I think it's the 4 I want, but did I play it in May? Trapdoor 61.",
    "Trapdoor 33. The 4 stands on my desk, in brass.",
    "Trapdoor 63. I bid 3.",
    "Trapdoor 63. My neighbour is running off with the 3.",
    "It's a 6 from me for that cover!\n\nTrapdoor 63.",
    "What do you make of this?\n\nThrow 3\nTrapdoor 63",
    "This is what Maud sent me:\n\n3, 63",
    "My record so far:\n\nWins  Losses\n3     63",
]

# A mail of a round of two turns, its throws and its trapdoor.
TWO = [
    ("The 4 shall lead the dance and the 3 shall follow. Trapdoor 71.", [4, 3], 71),
    ("First out of the gate is the 5; bringing up the rear, the 1. Trapdoor 88.", [5, 1], 88),
    ("Play the 1 only after the 5, never before. The trapdoor on 38.", [5, 1], 38),
    ("I'd put the 3 in ahead of the 6. Trapdoor: 42.", [3, 6], 42),
    ("Turn 7: I shall amble four. Turn 8: a sprint of five. Trapdoor 23.", [4, 5], 23),
    ("Starter: the 4.\nMain: the 2.\nPudding: a trapdoor on 51.", [4, 2], 51),
    ("In the first of the two, six. In the second, two. Trapdoor 50.", [6, 2], 50),
    ("The 6 in front, the 1 trotting along behind it. Trapdoor 50.", [6, 1], 50),
    ("Last two of the set for me: 4 first, then the 1. Trapdoor 70.", [4, 1], 70),
    ("With the 1, 2, 4 and 6 all gone: let it be the 5, and the 3 can bring up the rear. Trapdoor 72.", [5, 3], 72),
]

# Mails of such a round that leave the order open, or tell of other things.
TWO_OPEN = [
    "The 4 first or the 3 first, you tell me. Trapdoor 71.",
    "I have down the 2, the 3 and the 6. Trapdoor 71.",
    "I used the 5 first and then the 1 last time. Trapdoor 88.",
    "Sid played the 1 before the 4, the fool. Trapdoor 66.",
    "The 5 first and then the 5 again. Trapdoor 57.",
    "The 2 first, then the 5 - or the other way round, I can't decide. Trapdoor 81.",
    "Either the 6 first and the 3 after, or the other way about. Trapdoor 64.",
    "I wish I could start with the 6 and end with the 2. Trapdoor 29.",
    "In the first half we were 4 up, in the second 3 down. Trapdoor 18.",
]

# A mail of two boards, and what it orders on each.
BOARDS = [
    ("A's getting the 3, B's getting the 5. Trapdoors 20 and 31 respectively.", (3, 20), (5, 31)),
    ("Mother has A and plays three, trapdoor 14. I have B: five, trapdoor 61.", (3, 14), (5, 61)),
    ("B then: the two, and 44 for the trapdoor. A now: the six and 45 for the trapdoor.", (6, 45), (2, 44)),
    ("My 2 goes on A. The 6 I lay on B. Trapdoor 85 on A and 58 on B.", (2, 85), (6, 58)),
    ("Same on both boards for me. A 4, and the trap at 65.", (4, 65), (4, 65)),
    ("Every one of the two boards gets a 2 from me. Trapdoors: 14 on A, 15 on B.", (2, 14), (2, 15)),
    ("Cerys (15) has A: 4, trapdoor 11. Mali (13) has B: 2, trapdoor 45.", (4, 11), (2, 45)),
]


@pytest.mark.parametrize(("text", "throw", "door"), THROWS)
def test_orders_in_the_writers_own_words_are_taken(text: str, throw: int, door: int) -> None:
    """What is plainly ordered is taken in whatever words, and no other number with it."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize("text", NONE)
def test_a_number_of_something_else_is_never_thrown(text: str) -> None:
    """A number that names, tells of the past, waits or is asked about is no throw, and the throw is asked for."""
    made = reading(text)
    assert made.verdict == "ask"
    assert not any(throws for throws, _ in short(made).values())


def test_a_throw_may_be_told_without_a_trapdoor() -> None:
    """A mail that says nothing of a trapdoor orders its throw all the same; chatter with a number orders nothing."""
    made = reading("Plod, plod. I'm off by three, at the same pace as the donkey in the field opposite.")
    assert (made.verdict, short(made)) == ("clear", {"A": ([3], None)})
    assert not short(reading("Put me down for 2 at the dinner please."))


@pytest.mark.parametrize(("text", "throws", "door"), TWO)
def test_two_throws_are_taken_in_the_order_that_is_told(text: str, throws: list[int], door: int) -> None:
    """Whichever words tell which of two numbers comes first, they are played so."""
    made = reading(text, turns=2)
    assert (made.verdict, short(made)) == ("clear", {"A": (throws, door)})


@pytest.mark.parametrize("text", TWO_OPEN)
def test_two_numbers_without_an_order_are_asked_about(text: str) -> None:
    """Where the order is left open, or the numbers are something else's, no throw is taken."""
    made = reading(text, turns=2)
    assert made.verdict == "ask"
    assert not any(throws for throws, _ in short(made).values())


@pytest.mark.parametrize(("text", "first", "second"), BOARDS)
def test_boards_that_are_talked_of_get_what_is_theirs(
    text: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    """A capital in the midst of a sentence, or with an "'s", is a board; an article at its head is none."""
    made = reading(text, boards="AB")
    assert made.verdict == "clear"
    assert short(made) == {name: ([throw], door) for name, (throw, door) in (("A", first), ("B", second))}


@pytest.mark.parametrize(("turns", "boards"), [(1, "A"), (2, "A"), (1, "AB")])
@pytest.mark.parametrize(
    "said", ["The 4 in front, the 1 behind it. ", "I'm giving it (7) the 6, ", "on A 4, A's a 2, "]
)
def test_reading_own_words_stays_linear(said: str, turns: int, boards: str) -> None:
    """Ten times as much of what is weighed so costs no more than some ten times the time."""
    assert growth(lambda text: reading(text, turns, boards), said.__mul__, 60, 600, 15) < 15
