"""A throw and a trapdoor that stand, and mails that say no more than how they change: 5 and 44 here."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.standing.in_figures import in_figures
from pbm.orders.standing.order_that_stands import order_changed
from pbm.orders.standing.said_of_order import OrderStands

STANDS = OrderStands((5,), 44)
NAMES = {"Brenda", "Alan"}
AWAY = "away"


def changed(words: str, stands: OrderStands = STANDS) -> tuple[int | None, int | str | None] | None:
    """Return the throw and the trapdoor as they come to stand, ``None`` where the mail is not such a change."""
    change = order_changed(words.split("\n"), stands, NAMES)
    return None if change is None else (change.throw, AWAY if change.undone else change.door)


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Sorry, I meant 4", 4, None),
        ("No, 4.", 4, None),
        ("Not 44. 54!", None, 54),
        ("Not 44 but 54", None, 54),
        ("Scratch the 44, 45 instead", None, 45),
        ("the 44 should read 45", None, 45),
        ("44 was a typo for 45", None, 45),
        ("44 was silly. 45 please", None, 45),
        ("I typed 44 but 54 is what I want", None, 54),
        ("Oops, transposed digits: trapdoor 54 not 44", None, 54),
        ("On reflection the 5 was silly, 2.", 2, None),
        ("I'm going to change to 3", 3, None),
        ("can i change it to 6", 6, None),
        ("Kill the 44", None, AWAY),
        ("Change the 5 to a 4 and the 44 to a 45", 4, 45),
        ("5 -> 4", 4, None),
        ("soz can u make it a 2 instead n keep the trap", 2, None),
        ("our Derek says put it on twenty three not forty four", None, 23),
        ("I'd like 29 in place of 44 for the trapdoor", None, 29),
        ("Alan change the five to a three would you I've got a funny feeling", 3, None),
        ("Alan make that four not five I've had another look", 4, None),
        ("could you make mine 46 instead of 44? The 5 is right.", 5, 46),
        ("A correction, Alan: on reflection I'd sooner have the 1 than the 5. Trapdoor as was.", 1, None),
        (
            "Further to mine of earlier: I find that I have a preference, viz. space 15. The throw is as stated.",
            None,
            15,
        ),
        ("can I take the trapdoor back? No hard feelings at Christmas. Leave the throw as is.", None, AWAY),
        ("Leave the trapdoor where it was after all, 49. B", None, 49),
        ("My wife thinks 46 is better. So 46 it is.", None, 46),
        ("My wife thinks 46 is better. I'm sticking with 44.", None, 44),
        ("Leave it at 5", 5, None),
        ("44 it is then", None, 44),
        ("Sorry Alan, could you make mine 46 instead of 44? The 5 is right. Thanks, B", 5, 46),
        ("Alan, I'd like 29 in place of 44 for the trapdoor if you've not sealed the envelope.", None, 29),
        ("am I right I'll only have 1, 3 and 4 after this? Oh and swap my trapdoor to 46", None, 46),
        ("ohhh ok. can i change it to 6 tho, my mates using 5 in hers and shes losing", 6, None),
        ("our Derek says put it on twenty three not forty four so do that will you", None, 23),
        ("You've put me down for 5 but I wanted 6", 6, None),
        ("Your receipt has the trapdoor at 44 - I wrote 54!", None, 54),
        ("It says 5 but I wrote 6.", 6, None),
        ("you've put 44, it should be 54", None, 54),
        ("Ich meinte 4", 4, None),
        ("Nicht 44, sondern 54", None, 54),
        ("Lieber die 3 statt der 5", 3, None),
        ("Mach aus der 5 eine 4", 4, None),
        ("die 44 sollte 45 sein", None, 45),
        ("Je voulais dire 4", 4, None),
        ("Pas 44 mais 54", None, 54),
        ("Plutôt 3 que 5", 3, None),
        ("Ik bedoelde 4", 4, None),
        ("Niet 44 maar 54", None, 54),
        ("Quería decir 4", 4, None),
        ("No 44, sino 54", None, 54),
        ("mejor la 54 no 44", None, 54),
        ("Second thoughts. 54 no 44.", None, 54),
        ("Volevo dire 4", 4, None),
        ("Non 44 ma 54", None, 54),
    ],
)
def test_a_number_comes_in_the_place_of_what_stands(words: str, throw: int | None, door: int | str | None) -> None:
    """Whoever has what stands in front of them sees which of the two a number replaces; the other stays as it is."""
    assert changed(words) == (throw, door)


@pytest.mark.parametrize(
    "words",
    [
        "4",
        "46",
        "Not 5!",
        "Not 44.",
        "I sent 44",
        "Make that 44 instead of 5",
        "Change 5 to 7",
        "Change 43 to 45",
        "I meant 4 next turn",
        "Next turn I'll change to 3",
        "Tomorrow I may make it 3",
        "Should I make it 3?",
        "Clive is changing to 3",
        "I bet Clive will change to 3",
        "Clive says I should play 3",
        "Make it 4 if Clive plays 5",
        "Make it 4 unless you say otherwise",
        "make that 4. Only joking!",
        "make that 4. Or not.",
        "make that 4. I think.",
        "make that 4, I think",
        "make that 4. No, leave it.",
        "make that 4? Or maybe 3?",
        "make that 3 or 4",
        "make that 4 please, 5 was last week's",
        "I was going to make it 4 but 5 is fine",
        "I wanted 4 but I've used it",
        "Forget about 44, I'm at 44 anyway",
        "Sorry, 20 minutes late",
        "Sorry, I meant 4pm",
        "I meant 4 December",
        "I meant 4 of us",
        "Sorry I meant round 4",
        "Not 5 but 6 players in this game",
        "make it 8 o'clock",
        "44 is silly but who cares",
        "Leave it at 3",
        "Is 44 wrong?",
        "Change 5 to 4, and 5 to 3",
        "Thanks. 46",
        "Throw: blub, trapdoor 45",
        "trapdoor, as you say",
        "trap 54 no 44",
        "54 no 44",
        "You have 5",
        "It says 5 and I'm happy",
        "I sent 5 but Clive sent 6",
        "You have me on 44 but I'm on 54",
        "The receipt says 5 so I must have 6 left",
        "Clive says 3 and 46",
        "Does 46 hit anything? Otherwise make it 46",
        "Should I make it 4 or stay? Make it 4",
        "my throw is 3, make it 4",
    ],
)
def test_whatever_else_is_said_is_no_such_change(words: str) -> None:
    """A number alone, doubt, a condition, another turn, others' throws and what does not stand change nothing."""
    assert changed(words) is None


def test_what_may_be_either_is_left_open() -> None:
    """Where the trapdoor may be meant as well as the throw, nothing is placed by its size."""
    assert changed("Sorry, I meant 4", OrderStands((5,), 3)) is None
    assert changed("Not 5, 4", OrderStands((5,), 5)) is None
    assert changed("trapdoor 4 not 5", OrderStands((5,), 5)) == (None, 4)


def test_only_what_stands_is_replaced_by_its_size() -> None:
    """Where no trapdoor stands a great number is placed only by its name; where two throws do, none by its size."""
    assert changed("I meant 46", OrderStands((5,), None)) is None
    assert changed("space 46", OrderStands((5,), None)) == (None, 46)
    assert changed("Sorry, I meant 4", OrderStands((5, 3), 44)) is None
    assert changed("Not 44, 54", OrderStands((5, 3), 44)) == (None, 54)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("put it on twenty three not twenty-seven", "put it on 23 not 27"),
        ("one of the four", "one of the 4"),
        ("quarante-cinq", "45"),
        ("fünfundvierzig", "45"),
        ("no numbers here", "no numbers here"),
    ],
)
def test_numbers_in_words_are_told_in_figures(line: str, told: str) -> None:
    """A number of several words is one; "one" and the articles of other languages stay words."""
    assert in_figures(line) == told


CHANGES = {
    "throw": {
        "not 5 but 3": 3,
        "3 instead of 5": 3,
        "change the 5 to a 2": 2,
        "throw 6": 6,
        "the 5 should be 2": 2,
        "make my throw 3": 3,
        "5 -> 6": 6,
        "I'll switch to 3": 3,
    },
    "door": {
        "trap 45": 45,
        "not 44 but 46": 46,
        "45 instead of 44": 45,
        "44 was a typo for 46": 46,
        "move my trapdoor to 45": 45,
        "trapdoor 46 please": 46,
        "kill the 44": AWAY,
        "space 45": 45,
        "swap in 46 for 44": 46,
        "the trap should be 3": 3,
    },
}
KEPT = {
    "throw": ("same throw", "throw stays", "leave the throw as it is", "the 5 is right", "keep the 5"),
    "door": ("same trap", "trap as before", "leave the trapdoor where it is", "the 44 stays", "keep the trap"),
}
BESIDE = ("sorry", "thanks", "Alan", "on reflection", "my cat says hello", "what a lovely day", "cheers", "oops")
BETWEEN = (", ", ". ", "; ", "\n", " and ", " but ")
CLAUSES = [
    *((text, what, value) for what, ways in CHANGES.items() for text, value in ways.items()),
    *((text, what, "kept") for what, ways in KEPT.items() for text in ways),
    *((text, None, None) for text in BESIDE),
]


@given(
    st.lists(st.sampled_from(CLAUSES), min_size=1, max_size=4),
    st.lists(st.sampled_from(BETWEEN), min_size=3, max_size=3),
)
def test_parts_say_no_more_than_they_say_alone(
    clauses: list[tuple[str, str | None, int | str | None]], between: list[str]
) -> None:
    """Whatever stands beside it, a part changes nothing but what it changes alone; parts that differ change nothing."""
    words = clauses[0][0] + "".join(sign + text for sign, (text, _, _) in zip(between, clauses[1:], strict=False))
    got = changed(words)
    if got is None:
        return
    for what, value, stood in (("throw", got[0], 5), ("door", got[1], 44)):
        told = {each for _, of, each in clauses if of == what}
        told = told - {AWAY} or told  # "kill the 44, 45" is 45
        assert len(told) <= 1, (words, got)
        wanted = next(iter(told), None)
        assert value in ((None, stood) if wanted in (None, "kept") else (wanted,)), (words, got)
