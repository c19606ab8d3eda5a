"""The one small number of a mail that names its trapdoor: when it is the throw, and what keeps it from being that."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

PLAYED = [
    ("I'm going to get shot of my four. Trapdoor 61.", 4),
    ("Out with the 6! Trapdoor 61.", 6),
    ("Please log a 4 against my name. Trapdoor 61.", 4),
    ("Can you stick me down for a 2, trapdoor 61", 2),
    ("My verdict: six. Trapdoor 61.", 6),
    ("Chucking in a 5. Trapdoor 61.", 5),
    ("It's got to be the 3, hasn't it? Trapdoor 61.", 3),
    ("After the mess of last month I'm only shifting 2. Trapdoor 61.", 2),
    ("I'm after a five. Trapdoor 61.", 5),
    ("We'll go for one four, please. Trapdoor 61.", 4),
    ("Dull old two. Trapdoor 61.", 2),
    ("Hurling a 6 and no trapdoor this time.", 6),
]
STEPS = [
    ("Tiptoeing one space. Trapdoor 61.", 1),
    ("a solitary step for me, trapdoor on 61", 1),
    ("Five moves. Trapdoor 61.", 5),
    ("Three more spaces please. Trapdoor 61.", 3),
    ("I'll stagger five steps onward and leave a trapdoor on 61.", 5),
    ("six hops for me, trapdoor 61", 6),
    ("Shove my counter two along. Trapdoor 61.", 2),
]
NAMED = [
    ("The biggest one there is, the 6. Trapdoor 61.", 6),
    ("My least loved number, the 2, at last. Trapdoor 61.", 2),
    ("This will surprise no one: a 3. Trapdoor 61.", 3),
]
NOT_PLAYED = [
    "I need a 4 to get home. Trapdoor 61.",
    "I still have my 5. Trapdoor 61.",
    "My 4 is gone. Trapdoor 61.",
    "Saving my 4. Trapdoor 61.",
    "What about a 4? Trapdoor 61.",
    "I could go 4. Trapdoor 61.",
    "Hoping for a 6. Trapdoor 61.",
    "The 4, perhaps. Trapdoor 61.",
    "Anything but the 2. Trapdoor 61.",
    "The 6 is tempting. Trapdoor 61.",
    "I like the 3. Trapdoor 61.",
    "A 4 would be nice. Trapdoor 61.",
    "Next turn I'll play the 5. Trapdoor 61.",
    "Once I'm back, a 4. Trapdoor 61.",
    "Please give my 2 to Bob. Trapdoor 61.",
    "I'll decide on the 4 later. Trapdoor 61.",
]
OF_SOMETHING_ELSE = [
    "I caught the 4 into town. Trapdoor 61.",
    "Thanks for the 5. Trapdoor 61.",
    "Oh for a 6! Trapdoor 61.",
    "Our youngest is 5 today. Trapdoor 61.",
    "Going to be a grandad of four. Trapdoor 61.",
    "I'm 2 squares short of the ladder. Trapdoor 61.",
    "Three spaces behind me is Bob. Trapdoor 61.",
    "Put 3 in the kitty for me. Trapdoor 61.",
    "It's 4 in the morning. Trapdoor 61.",
    "Two for dinner tonight. Trapdoor 61.",
    "I'm 6ft 4 and it hurts. Trapdoor 61.",
    "We lost 3-1 again. Trapdoor 61.",
    "Just the one complaint. Trapdoor 61.",
    "Spent: 5. Trapdoor 61.",
    "My house number is 4. Trapdoor 61.",
    "I make it five, with me. Trapdoor 61.",
]


@pytest.mark.parametrize(("text", "value"), [*PLAYED, *STEPS, *NAMED])
def test_the_only_small_number_of_a_mail_is_the_throw(text: str, value: int) -> None:
    """Beside a plain trapdoor the one number that a throw can be is it, by whatever verb or none."""
    read = reading(text)
    assert (read.verdict, short(read)["A"][0]) == ("clear", [value])


@pytest.mark.parametrize("text", NOT_PLAYED)
def test_a_number_that_is_not_played_now_is_asked_about(text: str) -> None:
    """What is wished for, kept, gone, hedged, put off or given away is no throw, though nothing else is one."""
    read = reading(text)
    assert read.verdict == "ask"
    assert not short(read).get("A", ([], None))[0]


@pytest.mark.parametrize("text", OF_SOMETHING_ELSE)
def test_a_number_of_something_else_is_never_the_throw(text: str) -> None:
    """A score, a height, an age, a bus, a distance: none is taken, though the mail has no other number."""
    assert not short(reading(text)).get("A", ([], None))[0]


def test_a_long_letter_needs_more_than_a_number() -> None:
    """In a long letter a number that only stands somewhere is chat."""
    chat = " ".join(["The garden is coming on and the cat has taken to the greenhouse again, which nobody minds."] * 6)
    read = reading(f"{chat}\n\nBoring old 4.\n\nTrapdoor 61.")
    assert not short(read)["A"][0]


def test_one_of_a_kind_counts_in_a_round_of_one_throw_only() -> None:
    """The "one" of "one four" says how many; where two throws are asked it may be the first of them."""
    assert short(reading("One four, please. Trapdoor 61."))["A"] == ([4], 61)
    assert reading("One four, please. Trapdoor 61.", 2).orders != {"A": {"throws": [4], "trapdoor": 61}}
