"""A number put right is plain where it is said what is to stand; what is put right and left open is asked about."""

from __future__ import annotations

import pytest

from pbm.orders.phrasing.corrected import corrected
from tests.unit.orders.forms import reading, short

PLAIN = [
    ("A 2 for me, Graham. No, hold on, I've counted again and it's the 6 I'm after. Trapdoor 14.", 6, 14),
    ("Throw 2, trapdoor 40 - oh wait, Ty's gone past there already. Make the trapdoor 45 instead. Same throw.", 2, 45),
    ("A 3 from me. Trapdoor on 73... no wait, Hugo has passed it already, put it on 77 instead.", 3, 77),
    ("Throw 3. Trapdoor 40. Sorry, no, Joke would never land there, put the trapdoor on 46 instead.", 3, 46),
    ("Throw 5, trapdoor 33. Hang on, the 5 takes me onto a snake. I'd better have the 4.", 4, 33),
    ("Throw 5, trapdoor 72 - no, I tell a lie, 27. I always swap them round.", 5, 27),
    ("Throw 4. Trapdoor 19, or rather 20.", 4, 20),
    ("I wanted to take the 2 ... scrap that, the 5. Trapdoor 21.", 5, 21),
    ("Four this time! And the trapdoor on 40. Strike that, I see Wen is at 43. Trapdoor on 45.", 4, 45),
    ("Throw: 2\nTrapdoor: 63\n\nPS. Change of plan, Ros has just told me she's past 63. Trapdoor on 36.", 2, 36),
    ("My throw is 4 and trapdoor 33.\n\nPat\n\nPS Just looked again. The throw should be 2, not 4.", 2, 33),
    ("Throw: 4\nTrapdoor: 33\n\nNo, hang on. Trapdoor 38. The rest stands.", 4, 38),
    ("4 and 19. I take that back. 4 and 27.", 4, 27),
    ("5 for me so it is. Trapdoor on 26. Ah no, sure Declan's beyond that now. Put it on 62 for us.", 5, 62),
    ("Gimme a 5. Trapdoor 26. Wait, nope, Brad's already past that. Move it to 62.", 5, 62),
    ("I throw the 3. The trapdoor I put to 40. Ah no, I have seen that Piotr is over it. So I put it to 50.", 3, 50),
    ("Wurf 3, Falltür 40. Moment, da ist Klaus ja schon vorbei. Dann bitte Falltür auf 50. Wurf bleibt.", 3, 50),
    ("Lancer 3, trappe en 40. Ah non, Pierre est déjà passé. Mettez la trappe en 50 plutôt. Même lancer.", 3, 50),
    ("Ik gooi de 4, valluik op 40. O nee, wacht, daar staat Greet. Maak er 50 van.", 4, 50),
    ("Lancio il 4, botola sulla 40. Anzi no, lì c'è già Paola. Meglio sulla 50.", 4, 50),
    # What only looks like a change of mind.
    ("Throw 4, trapdoor 33. Oh, Hugo is on 38, I see. Poor him.", 4, 33),
    ("Throw 4, trapdoor 33. No, I didn't get the last report.", 4, 33),
    ("Throw 4, trapdoor 33. Oh no, the dog's been sick. Sorry, 33 it is.", 4, 33),
    ("Throw 3, trapdoor 48. Wait till you see what I do next turn!", 3, 48),
    ("Subs first: you owe the Society 4 pounds (no. 317).\n\nSnakes second: die 5, pit at 82.", 5, 82),
    ("Throw 4, trapdoor 33. My wife thinks the kitchen should be somewhere else.", 4, 33),
]
ERRATA = [
    (
        "in my mail of yesterday I gave you a 5. It must become a 2. For the trapdoor nothing changes, it remains 36.",
        36,
    ),
    ("an erratum to the orders I posted on Tuesday. For trapdoor 27 read\ntrapdoor 36. My throw remains 2.", 36),
    ('In yesterday\'s mail, for "throw 4" read "throw 2". Trapdoor stays at 36.', 36),
    ("Errata: throw, for 5 read 2; trapdoor, for 63 read 36.", 36),
    ("No change to the throw: 2. Trapdoor changes from 63 to 36.", 36),
    ("Korrektur: Wurf 2 statt 5. An der Falltür ändert sich nichts, sie bleibt auf 36.", 36),
    ("Petite correction : pour la trappe, lire 36 et non 63. Le lancer reste 2.", 36),
    ("Corrección: donde puse 63 debe decir 36. La tirada sigue siendo 2.", 36),
]
OPEN = [
    "Throw 4. Trapdoor 40. No wait, maybe 45.",
    "Throw 4, trapdoor 40. Should that be 45?",
    "Throw 4, trapdoor 33. No, 5.",
    "Throw 4, trapdoor 33. Wait, Hugo said put it on 38 instead.",
    "Throw 4, trapdoor 33. No, wait, I'll make it 38 unless Hugo's gone past.",
    "Throw 4, trapdoor 40. Sorry, that should be different.",
    "Throw 2. Trapdoor 36. Correction: trapdoor one further.",
    "Throw 2. Trapdoor 36. Sorry, the trapdoor should be a little higher.",
    "Correction to my orders: trapdoor should have been one higher. Throw 3.",
    "Wurf 2, Falltür 63. Ach, die Falltür stimmt nicht.",
    "Wurf 4, Falltür 40. Nein, Heinz meint, ich soll lieber die 50 nehmen.",
    "Throw 5, no, 2, no, 5, no... Trapdoor 36.",
    "6 for me. Oh hang on, I don't want to go down that snake. Trapdoor 55.",
    "Throw 2. Trapdoor: no change.",
    "Throw 2. Nothing changes for the trapdoor.",
    "Tirada 2. En la trampilla no cambia nada.",
    "Hugo got his orders wrong. For trapdoor 27 read 72. His throw remains 6.",
    "Your report has an error: for trapdoor 27 read 72. My throw was 6.",
    "Throw 2. Trapdoor 63. Correction: 36. Second correction: 37? Let me think.",
]
TWO = [
    ("First throw 4, second throw 5, trapdoor 40. Oh, wait, make the first one a 2.", 40),
    ("Throws 2 and 4, trapdoor 40. PS second throw should be 5.", 40),
]


@pytest.mark.parametrize(("text", "throw", "door"), PLAIN)
def test_the_number_that_is_to_stand_is_taken(text: str, throw: int, door: int) -> None:
    """The reason in between, the players and the spaces it names, are no orders and make none doubtful."""
    found = reading(text)
    assert (found.verdict, short(found)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(("text", "door"), ERRATA)
def test_a_correction_that_tells_both_is_taken(text: str, door: int) -> None:
    """What an earlier mail said wrongly is named in it, and is not entered."""
    found = reading(text, subject="Correction")
    assert (found.verdict, short(found)) == ("clear", {"A": ([2], door)})


@pytest.mark.parametrize("text", OPEN)
def test_what_is_put_right_and_left_open_is_asked_about(text: str) -> None:
    """A wavering that does not end, a correction without its number, and other people's wishes are no orders."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(("text", "door"), TWO)
def test_one_of_two_throws_is_put_right(text: str, door: int) -> None:
    """The other throw of a round of two stays as it was said."""
    found = reading(text, turns=2)
    assert (found.verdict, short(found)) == ("clear", {"A": ([2, 5], door)})


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("A: throw 3, trapdoor 40. B: throw 2, trapdoor 52. Sorry, one of those should be a 6.", "AB"),
        ("A: 3, trapdoor 40. No wait, I need the 3 later. A: 5 then, trapdoor as I said. B: 6, trapdoor 52.", "AB"),
    ],
)
def test_of_several_boards_nothing_is_put_right_by_guess(text: str, boards: str) -> None:
    """Which throw gives way is asked, and no throw is taken for a space."""
    found = reading(text, boards=boards)
    assert found.verdict == "ask"
    assert short(found)["A"] == ([], 40)


@pytest.mark.parametrize("whose", ["Hugo got his orders wrong.", "Your report has an error."])
def test_a_number_put_right_elsewhere_is_not_entered(whose: str) -> None:
    """What is put right in another player's orders, or in a report, is no trapdoor of the writer's."""
    assert not any(order.get("trapdoor") for order in reading(f"{whose} For trapdoor 27 read 72.").orders.values())


@pytest.mark.parametrize(
    "text",
    [
        "Please alter my trapdoor from 30 to 39. The throw is still the 2 that I gave you last night.",
        "Change my trapdoor from 30 to 39, the throw remains the 2 I sent.",
    ],
)
def test_an_order_repeated_as_it_was_given_is_one(text: str) -> None:
    """When it was given says nothing against it."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 39)})


@pytest.mark.parametrize(
    "text",
    [
        "Trapdoor 39. My throw was the 2 that I gave you last night.",
        "Trapdoor 39. The throw is not the 2 that I gave you last night.",
        "Trapdoor 39. The throw is the 2 that I gave you last turn.",
    ],
)
def test_an_order_that_only_was_given_is_asked_about(text: str) -> None:
    """It is denied, or of another turn."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("This morning I asked you for a 2 and it should have been the 5. Leave the trapdoor at 31, please.", 5, 31),
        ("What I sent last night had the trapdoor at 53 and it should be\n35. The throw is still a 4.", 4, 35),
        ("With reference to my mail, kindly read the throw as 1 in place of 4. Trapdoor 27 remains unchanged.", 1, 27),
        ("The throw of 4 is right but it should be trapdoor 61 not 16, I typed it backwards.", 4, 61),
        ("I said three and I meant three, but I said trapdoor 28 and I meant 82.", 3, 82),
        ("Aw heck, wrote 6 when I wanted 5. Trapdoor's 24 like I said.", 5, 24),
        ("The 6 I gave you is right, but the trapdoor wants to be 24, not 42.", 6, 24),
        ("Old: throw 2, trapdoor 15\nNew: throw 5, trapdoor 15", 5, 15),
        ("I asked for a 4 this morning but I meant 3 (fat thumbs). Trapdoor 12 is fine.", 3, 12),
        ("Kindly substitute 2 for the 3 of my earlier message. My trapdoor (52) is not affected.", 2, 52),
        ("Throw stays a 5. But I wrote trapdoor 38 and it should of been 83.", 5, 83),
        ("I sent a 2 at lunchtime. The 2 was cowardice: would you change it to a 4? Trapdoor 61.", 4, 61),
        ("My four, please. Trapdoor on 56 - no, strike that out. It says 59, and 59 is what I meant.", 4, 59),
        ("Gie me the 6. Naw haud on, that's daft, I'll be needing that later. Mak it the 2. Trapdoor 49.", 2, 49),
        (
            "Friday I sent a 3 with the trapdoor at 51. Please make it a 4 instead of the 3. 51 is still my trapdoor.",
            4,
            51,
        ),
        ("The trapdoor should read 74, I had keyed 47. Throw is the 1, as before.", 1, 74),
        ("In my card would you kindly change my number from 6 to 3? The trapdoor I leave at 28.", 3, 28),
        ("I put 1 for my throw and meant 4, do alter it. Trapdoor 66 is right.", 4, 66),
        ("The 5 I gave you ought to have been a 2. Trapdoor 71 is right.", 2, 71),
        ("throw 2 -> 5\ntrapdoor 14 -> 41", 5, 41),
        ("Old: 4/36\nNew: 4/63", 4, 63),
        ("Delete: trapdoor 22\nInsert: trapdoor 27\nRetain: throw 6", 6, 27),
        ("Only the die changes: where on Sunday I had put 6, put 2. Trapdoor 58.", 2, 58),
    ],
)
def test_the_new_number_stands_in_the_place_of_the_old(text: str, throw: int, door: int) -> None:
    """The old one is told as what was sent, or is not meant; the other order is kept as it is named."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "My brother wrote 4 and it should have been 5.",
        "I told Bill a 2 and I meant 5.",
        "Last week I asked for a 2 and it should have been a 5.",
        "I asked for a 3 and it should perhaps have been a 4.",
        "I put 20 in the tin and should have put 30.",
        "Betty should be on 61 not 16.",
        "I ordered 2 pizzas and it should have been 3.",
        "I asked the butcher for 4 and it should have been 6.",
        "I'm on 40 where I was 36.",
        "My throw took me to 40 where I was 36.",
        "The 3 I threw last month should have been a 5.",
        "Please change my address from 5 Mill Lane to 44 High Street.",
        "Bob's trapdoor should be 44, I said 40.",
        "The price goes from 3 to 5.",
    ],
)
def test_what_is_put_right_elsewhere_is_no_order(text: str) -> None:
    """Nobody's but the writer's own orders for this turn are put right by a mail."""
    assert list(corrected([text])) == [text]
