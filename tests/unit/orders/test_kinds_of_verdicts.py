"""Musings that are settled at last: whatever was weighed, the sentence that decides is the order."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("I rolled your bone dice. 2, which I've had. Again. 4! I hate 4s. The 4 then, and trapdoor 57.", 4, 57),
        ("Mick, if I ever say I'll play the 6 again, slap me. It's the 3. 14 for the door.", 3, 14),
        ("Next time round it'll be the 6 with a brass band. This time only the 3, and 64 for the trapdoor.", 3, 64),
        ("I counted three magpies, and it IS a girl! So the 3 in her honour, and 21 for the trapdoor.", 3, 21),
        ("The 2 is dull, the 5 frightens me. So 4 please. Trapdoor 40.", 4, 40),
        ("Die 2 war gut, die 5 auch. Dann die 4. Falltür 40.", 4, 40),
        ("De 2 is saai. De 5 is eng. Dus de 4. Valluik 40.", 4, 40),
        ("El 2 no, el 5 tampoco. Entonces el 4. Trampilla 40.", 4, 40),
        ("Il 2 è noioso, il 5 fa paura. Allora il 4. Botola 40.", 4, 40),
    ],
)
def test_the_last_word_settles_what_was_mused(text: str, throw: int, door: int) -> None:
    """A sentence that plainly settles on one number is the order, whatever was thought of above it."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Somewhere between caution and cowardice lies the 1. I'm taking it. And 30 for the trapdoor.", 1, 30),
        ("We've LOOKED at the 2 and we're TAKING it. And a trapdoor on 4.", 2, 4),
        ("So the 5's still mine and I'm playing it. Trapdoor 39.", 5, 39),
        ("I know you won't tell me what's on 52. So I'm nominating it, and throwing the 1.", 1, 52),
        ("Die 5 gehört mir noch und ich spiele sie. Falltür 39.", 5, 39),
        ("The dog chose the 4. That is my throw. Trapdoor 33.", 4, 33),
        ("Der Hund nahm die 4. Das ist unser Wurf. Falltür 33.", 4, 33),
        ("Le chien a choisi le 4. C'est notre lancer. Trappe 33.", 4, 33),
        ("De hond koos de 4. Dat is onze worp. Valluik 33.", 4, 33),
    ],
)
def test_it_is_the_number_before(text: str, throw: int, door: int) -> None:
    """Who plays "it" plays the number that was just spoken of."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3, trapdoor 40. So 5 then.",
        "I'll play the 3. Trapdoor 40. So the 5 then.",
        "Trapdoor 40. The 3 or the 4. So the 5?",
        "Trapdoor 40. My bus is the 3 and I am taking it.",
        "Trapdoor 40. Bob's got the 3. So 4 for him.",
        "3 please. Trapdoor 40. So 4 next time.",
        "4. Trapdoor 40. So 5.",
        "The dog chose the 4. That's his throw. Trapdoor 40.",
        "The dog chose the 4. That's not our throw. Trapdoor 40.",
        "The dog chose the 4. Is that our throw? Trapdoor 40.",
        "Die: 4\nTrapdoor: 40\nWith the 2 I'd be in front of Hedley. So it is the 2!",
    ],
)
def test_what_settles_nothing_is_asked_about(text: str) -> None:
    """A second order, a question, somebody else's number and a bus are no last word."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 40)}, "ask")


def test_a_throw_that_is_gone_is_not_ordered() -> None:
    """What is not played is asked about, whatever else of the mail is."""
    made = reading("Trapdoor 40. The 3 is gone so I'm not playing it.")
    assert (made.orders.get("A", {}).get("throws", []), made.verdict) == ([], "ask")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("4-1 is all right by her. That's 4 first. Trapdoor 66.", [4, 1], 66),
        ("4 and 1 suits her. That's the 1 first. Trapdoor 66.", [1, 4], 66),
        ("Note to self: 6 BEFORE 2! So 6, then 2. Trapdoor 47. Clever me.", [6, 2], 47),
    ],
)
def test_the_first_of_a_pair_tells_the_second(text: str, throws: list[int], door: int) -> None:
    """In a round of two turns, which of a pair goes first says what goes second; a note to oneself is no press."""
    made = reading(text, turns=2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


def test_two_pairs_are_not_told_apart_by_a_first() -> None:
    """Of two pairs nobody can tell whose first is meant."""
    made = reading("4-1 or 3-2. That's 4 first. Trapdoor 66.", turns=2)
    assert (short(made), made.verdict) == ({"A": ([], 66)}, "ask")


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("I'm throwing the 1. The door's on 66.", 66),
        ("I'm throwing the 1. The door's on the latch, 66 people came.", None),
        ("I'm throwing the 1. Our front door's on 66 Park Road.", None),
    ],
)
def test_the_doors_on_a_space(text: str, door: int | None) -> None:
    """A door that is on a space is the trapdoor; another door is not."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([1], door)}, "clear")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        (
            "Trapdoor 60.  Belay that: 70.  Misread the chart, and me with 31 years on the St Mawes boat.  Throw 5.",
            5,
            70,
        ),
        ("Trapdoor 60. Throw 5. As you were: 70.", 5, 70),
        ("Trapdoor 60. Nix that: make it 70. Throw 5.", 5, 70),
        ("Throw 5. Trapdoor 60. Just kidding, 70.", 5, 70),
        ("Throw 5. Avast, the 4. Trapdoor 60.", 4, 60),
    ],
)
def test_what_is_taken_back_in_any_words_gives_way(text: str, throw: int, door: int) -> None:
    """The number that follows right away stands in the place of the one taken back."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize("more", ["Hm, 70.", "70!", "Oh, 70.", "Ta, 70."])
def test_a_number_left_over_in_few_words_is_not_passed_over(more: str) -> None:
    """Who writes no more than a line and names another space may mean that one."""
    made = reading(f"Throw 5. Trapdoor 60. {more}")
    assert (short(made), made.verdict) == ({"A": ([5], None)}, "ask")


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("On Tuesday I gave you 22 for a trapdoor; kindly wipe that, I don't want one. The throw is a 3.", 3, "none"),
        ("On Tuesday I gave you 22 for a trapdoor; kindly wipe that and make it 25. Throw 3.", 3, 25),
        ("That last one I sent, keep the 4 but shift the trapdoor from 52 to 25.", 4, 25),
        ("Leave the 4, move my trapdoor to 25", 4, 25),
        ("Keep the 4 for later, move the trapdoor to 25 and throw the 3", 3, 25),
    ],
)
def test_what_is_kept_and_what_is_wiped_of_an_earlier_mail(text: str, throw: int, door: int | str) -> None:
    """A number that is named beside the change is ordered; one that is kept for later is not."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize("text", ["Keep the 4, put the trapdoor on 25.", "I'll keep the 4, make the trapdoor 25."])
def test_what_is_kept_for_later_is_not_thrown(text: str) -> None:
    """Beside a trapdoor that is put somewhere for the first time, a number that is kept may be kept in hand."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([], 25)}, "ask")


@pytest.mark.parametrize(
    ("text", "throw"),
    [
        (
            "Put me down for a 1. Hmm, hang on. Had another look while the tea brewed and a 1 is plain silly from"
            " here - 3 please instead. Trapdoor's 44.",
            3,
        ),
        ("Throw 1, trapdoor 44. No wait, I thought it over at lunch - the 3 instead.", 3),
    ],
)
def test_another_throw_instead_behind_a_reason(text: str, throw: int) -> None:
    """A bare number with "instead" takes the place of the first, however the reason runs."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], 44)}, "clear")


@pytest.mark.parametrize("who", ["I'll be the one on table 22", "You're the one at 22"])
def test_the_one_who_is_somewhere_is_no_throw(who: str) -> None:
    """Thanks for a receipt and a meeting at a table order nothing."""
    made = reading(f"Ta, all present and correct. See you Saturday at the Crown if you make it, {who}.\n\nT")
    assert not any(made.orders.values())


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Not 45 but 54 for the trapdoor, please. The throw stays as sent, which was the 2.", 2, 54),
        ("The trapdoor stays as it was, which is 54. Throw 2.", 2, 54),
        ("Orders this week are 2 with trapdoor 54, please.", 2, 54),
        ("My orders for this turn are: 2 and 54", 2, 54),
        ("For this turn I want to walk 2 houses only, and my trapdoor I put in the house 54, please.", 2, 54),
        ("Oh and Taipan - playing the 2, trapdoor 54.", 2, 54),
    ],
)
def test_turns_of_phrase_of_strangers(text: str, throw: int, door: int) -> None:
    """What stays, what the orders are, how many houses one walks, and the game's name above them."""
    made = reading(text, subject="Re: Taipan turn 4")
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    "text", ["The orders are 6 so far.", "His orders are 6 with trapdoor 31.", "Are my orders 6 and 31?"]
)
def test_orders_of_others_and_orders_asked_about(text: str) -> None:
    """Nothing is ordered by what somebody else's orders are, or may be."""
    made = reading(text)
    assert (made.verdict, made.orders) == ("ask", {})


def test_a_move_promised_the_other_way_round() -> None:
    """ "My move I will send until Wednesday" promises it, and wants no answer."""
    made = reading(
        "Thank you for this report, I laughed so loud at the toast on 38! My move I will send until Wednesday."
    )
    assert (made.kind, made.verdict) == ("other", "clear")
