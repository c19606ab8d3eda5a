"""Rounds of two turns, and of several boards, in the words of prose."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

TWO: list[tuple[str, tuple[list[int], int], str]] = [
    ("Fifth turn: 2. Sixth turn: 4. Trapdoor 36.", ([2, 4], 36), "Re: Mamba, turns 5 and 6 together"),
    (
        "I'd like the 2 in the fifth turn and the 4 in the sixth. Trapdoor 36",
        ([2, 4], 36),
        "Re: Mamba, turns 5 and 6 together",
    ),
    ("Fifth: two. Sixth: four. Trapdoor: thirty-six.", ([2, 4], 36), "Re: Mamba, turns 5 and 6 together"),
    (
        "On the fifth I throw a 2 and on the sixth a 4; trapdoor at 36",
        ([2, 4], 36),
        "Re: Mamba, turns 5 and 6 together",
    ),
    ("A 2 for the fifth, a 4 for the sixth, trapdoor 36 for both", ([2, 4], 36), "Re: Mamba, turns 5 and 6 together"),
    ("Eleventh turn 2, twelfth turn 4, trapdoor 36.", ([2, 4], 36), "Re: Mamba, turns 11 and 12"),
    ("For the eleventh, a 2; for the twelfth, a 4. And 36 for the trap.", ([2, 4], 36), "Re: Mamba, turns 11 and 12"),
    ("5th turn... sorry, 11th turn: 2. 12th turn: 4. Trapdoor 36.", ([2, 4], 36), "Re: Mamba, turns 11 and 12"),
    ("The 2 goes in the 11th, the 4 in the 12th. Trapdoor 36", ([2, 4], 36), "Re: Mamba, turns 11 and 12"),
    ("A 2 for the twelfth turn, a 4 for the eleventh, trapdoor 36.", ([4, 2], 36), "Re: Mamba, turns 11 and 12"),
    ("I've only the 3 and the 5 left. The 5 goes first and the 3 after. Trapdoor 66.", ([5, 3], 66), ""),
    (("Down to my last two, 3 and 5. First the 5, leaving the 3 for the second turn. Trapdoor 66"), ([5, 3], 66), ""),
    ("3 and 5 remain to me. I'll lead with the 5, so the 3 comes last. Trapdoor 66.", ([5, 3], 66), ""),
    (("I am left with a 3 and a 5: let's have the 5 first, the 3 to follow. 66 for the trapdoor."), ([5, 3], 66), ""),
    ("The 5 first; that leaves the 3 for afterwards. Trapdoor 66.", ([5, 3], 66), ""),
    ("5 goes first, and the 3 brings up the rear. Trapdoor 66.", ([5, 3], 66), ""),
    ("I have 3 and 5 left, the 5 to go first. Trapdoor 66.", ([5, 3], 66), ""),
    ("Only 3 and 5 still in the box. The 5 to begin, the 3 to end with. Trapdoor 66.", ([5, 3], 66), ""),
    ("The 3 must wait: the 5 goes first. Trapdoor 66.", ([5, 3], 66), ""),
    ("Mir bleiben die 3 und die 5. Zuerst die 5, dann die 3. Falltür 66.", ([5, 3], 66), ""),
    ("Il me reste le 3 et le 5. D'abord le 5, ensuite le 3. Trappe 66.", ([5, 3], 66), ""),
    (("First the six, then the one, and put the trapdoor at fifty. Aunt Flo sends regards."), ([6, 1], 50), ""),
    (
        ("Turn 7: a three. Turn 8: a five. The trapdoor stays at 18 for both if that's how it works."),
        ([3, 5], 18),
        "Re: COBRA turns 7 and 8",
    ),
    ("For this double helping: 4 now, 2 after, trapdoor 61.", ([4, 2], 61), ""),
    ("2 and 6, in that order. 61 for the pit.", ([2, 6], 61), ""),
    ("2 and 6, but the 6 first. 61 for the pit.", ([6, 2], 61), ""),
    ("One to start with, three to finish. Trapdoor: 83, please and thank you.", ([1, 3], 83), ""),
    ("I'll spend the 5 this turn and the 4 next. Trap 22.", ([5, 4], 22), ""),
    ("Begin with the five; the four can follow. Trap 22.", ([5, 4], 22), ""),
    ("3 first. Leaves me the 5 for next time. Trapdoor 33.", ([3, 5], 33), ""),
    ("2 in the fifth, 5 in the sixth. 40.", ([2, 5], 40), "Re: Mamba, turns 5 and 6"),
    ("It is my fifth zine and sixth cup of tea. 3 then 1, trapdoor 40.", ([3, 1], 40), "Re: Mamba, turns 5 and 6"),
    ("3, then 6, 25.", ([3, 6], 25), ""),
]
OPEN = [
    "I'm down to the 3 and the 5. Trapdoor 66.",
    "Use 4 and 2 in whichever order gets me further. Trapdoor 61.",
    "Five and four. Or four and five? Let me sleep on it. Trap 22.",
    "5 and 3, not necessarily in that order. Trapdoor 33.",
    "I've the 3 and the 5. Which order is better? Trapdoor 33.",
]
BOARDS: list[tuple[str, str, Short]] = [
    ("4 on both boards. Trapdoors: 50 on A and 61 on B.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("Throw 4 on both. Trapdoor A 50, trapdoor B 61.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("On both boards I throw a 4. On A the trapdoor is 50, on B it is 61.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("Throw: 4 (A and B). Trapdoor: 50 (A), 61 (B).", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    (
        "Same throw on both boards, a 4; trapdoors 50 (board A) and 61 (board B).",
        "AB",
        {"A": ([4], 50), "B": ([4], 61)},
    ),
    ("For both boards a 4. 50 is my trapdoor on A and 61 on B.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("Throw 4 everywhere. Trapdoor on board A is 50 and on board B 61.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("A and B: throw 4. A: trapdoor 50. B: trapdoor 61.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("All boards: 4. Trapdoor 50 on A, 61 on B, none on C.", "ABC", {"A": ([4], 50), "B": ([4], 61), "C": ([4], None)}),
    ("Trapdoor 50 on both boards. Throw 4 on A and 2 on B.", "AB", {"A": ([4], 50), "B": ([2], 50)}),
    ("Both boards: trapdoor 50. A: 4. B: 2.", "AB", {"A": ([4], 50), "B": ([2], 50)}),
    ("Beide Bretter: 4. Falltür 50 auf A, 61 auf B.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    ("Les deux plateaux : 4. Trappe 50 sur A, 61 sur B.", "AB", {"A": ([4], 50), "B": ([4], 61)}),
    (
        (
            "Dear Neville,\n\nTwo boards, two throws, one of me. On A let me have the 3 and a trapdoor "
            "at 20. On B it had better be the 5, with the trapdoor at 71.\n\nHope the knee is mending."
        ),
        "AB",
        {"A": ([3], 20), "B": ([5], 71)},
    ),
    ("A: 3, and I'd like 20 dug up. B: 5, no hole there thank you.", "AB", {"A": ([3], 20), "B": ([5], None)}),
    ("3 on A. 5 on B. 20 is my trapdoor for A, and 71 for B.", "AB", {"A": ([3], 20), "B": ([5], 71)}),
    ("Same for both, 6 and trapdoor 15, I'm feeling symmetrical.", "AB", {"A": ([6], 15), "B": ([6], 15)}),
    (
        ("First board: two, trapdoor thirty-three. Second board: four, trapdoor forty-four."),
        "AB",
        {"A": ([2], 33), "B": ([4], 44)},
    ),
    (
        ("Board A, where I am on 12: throw 3, trapdoor 20. Board B, where I am on 66: throw 5, trapdoor 71."),
        "AB",
        {"A": ([3], 20), "B": ([5], 71)},
    ),
    ("For B I want the two (trapdoor 88) and for A the one (trapdoor 9).", "AB", {"A": ([1], 9), "B": ([2], 88)}),
    ("On A, throw 4 and trap 27. On B, throw 1. I won't nominate on B.", "AB", {"A": ([4], 27), "B": ([1], None)}),
    ("4 and 27, both boards. Over and out.", "AB", {"A": ([4], 27), "B": ([4], 27)}),
    (
        "Both boards look bad for me, 3 behind on each. Anyway: A 4 and 50, B 3 and 61.",
        "AB",
        {"A": ([4], 50), "B": ([3], 61)},
    ),
    (
        "On the left-hand board (A) a 1 and 11, on the right-hand one (B) a 2 and 22.",
        "AB",
        {"A": ([1], 11), "B": ([2], 22)},
    ),
    ("A -> 1, 11. B -> 2, 22. Done!", "AB", {"A": ([1], 11), "B": ([2], 22)}),
    ("For A I want to throw the 1 and nominate 11; for B the 2 with 22.", "AB", {"A": ([1], 11), "B": ([2], 22)}),
]
OPEN_BOARDS = [
    "Both boards trapdoor 50. The throw is 4 on one and 5 on the other.",
    "One board gets a 3 and the other a 5, traps 20 and 71, you'll know which.",
]


@pytest.mark.parametrize(("text", "order", "subject"), TWO)
def test_two_turns_are_told_in_many_ways(text: str, order: tuple[list[int], int], subject: str) -> None:
    """Ordinals, what follows and what is left tell which throw comes first: both are taken in playing order."""
    made = reading(text, 2, subject=subject)
    assert (short(made), made.verdict) == ({"A": order}, "clear")


@pytest.mark.parametrize("text", OPEN)
def test_an_order_of_play_that_is_open_is_asked(text: str) -> None:
    """Two throws whose order nobody tells are not entered."""
    made = reading(text, 2)
    assert short(made).get("A", ([], None))[0] == []
    assert made.verdict == "ask"


@pytest.mark.parametrize(("text", "boards", "orders"), BOARDS)
def test_boards_share_what_is_said_of_all(text: str, boards: str, orders: Short) -> None:
    """A sentence for every board holds for each, beside the sentences that name theirs."""
    made = reading(text, 1, boards)
    plain = {name: (throws, door if isinstance(door, int) else None) for name, (throws, door) in short(made).items()}
    assert (plain, made.verdict) == (orders, "clear")


@pytest.mark.parametrize("text", OPEN_BOARDS)
def test_boards_that_are_not_named_get_no_throw(text: str) -> None:
    """Which board has which throw is asked where nobody tells."""
    made = reading(text, 1, "AB")
    assert all(not throws for throws, _ in short(made).values())
    assert made.verdict == "ask"
