"""Orders told in another way than by a number, told twice, or told for somebody else; and what only looks so."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

CLEAR: list[tuple[str, int, str, Short]] = [
    ("Throw 3. Not 60 again for the trapdoor - 62.", 1, "A", {"A": ([3], 62)}),
    ("Throw: 6\nTrapdoor: 28\n\nThat 6 is what I'm throwing.", 1, "A", {"A": ([6], 28)}),
    ("Throw 5, trapdoor 12. Send him his: a beer.", 1, "A", {"A": ([5], 12)}),
    ("First 2, then 5, whatever happens next. Trapdoor 30", 2, "A", {"A": ([2, 5], 30)}),
    ("Thr0w: 5\nTrapd0or: 41", 1, "A", {"A": ([5], 41)}),
    ("Throw 4, trapdoor 22. Is it right that 5 + 2 = 7?", 1, "A", {"A": ([4], 22)}),
    ("Throw 4, trapdoor 22. By the report I make it 12 - 3 = 9.", 1, "A", {"A": ([4], 22)}),
    ("Throw 4, trapdoor 22. Sorry for the late hour, it is 12 here.", 1, "A", {"A": ([4], 22)}),
    ("Throw 4, trapdoor 22. Sorry about the mix-up, 25.", 1, "A", {"A": ([4], 25)}),
    ("A is the 5 with 33, B gets a 2 and 44", 1, "AB", {"A": ([5], 33), "B": ([2], 44)}),
    ("B takes the 5 and a hole at 33; A takes the 2 and 44", 1, "AB", {"B": ([5], 33), "A": ([2], 44)}),
    ("B the 3 and 52; A the 1 and 15", 1, "AB", {"A": ([1], 15), "B": ([3], 52)}),
    (
        "A: 2, trapdoor 33\nB: 5, trapdoor 44\nSorry, the traps are the wrong way round: A is 44 and B is 33.",
        1,
        "AB",
        {"A": ([2], 44), "B": ([5], 33)},
    ),
    (
        "A: 3, trapdoor 33\nB: 6, trapdoor 44\nOops, throws the other way about. A is the 6, B is the 3.",
        1,
        "AB",
        {"A": ([6], 33), "B": ([3], 44)},
    ),
    ("throw: 1\ntrapdoor: 86 // was 33", 1, "A", {"A": ([1], 86)}),
    ("6 for me. The trapdoor can default to wherever I land", 1, "A", {"A": ([6], "none")}),
    ("Trap (both turns) 77\nThrow 2 then 4", 2, "A", {"A": ([2, 4], 77)}),
    ("Throw and trapdoor: 4, 57", 1, "A", {"A": ([4], 57)}),
    ("5\n2\nTrapdoor 44", 2, "A", {"A": ([5, 2], 44)}),
    ("For turn 12 the 5, if my sums hold, and for turn 11 the 1. Trap 33", 2, "A", {"A": ([1, 5], 33)}),
    (
        "I have only the 2 and the 4 left, so it's the 4 for turn 5 and the other one for turn 6. Trapdoor 30",
        2,
        "A",
        {"A": ([4, 2], 30)},
    ),
    ("I'll have a 5 off the die and 40 for the trap", 1, "A", {"A": ([5], 40)}),
    ("I am walking into Bob's pit: throw 4, trapdoor 40", 1, "A", {"A": ([4], 40)}),
]
ASKED: list[tuple[str, int, Short]] = [
    ("Throw: 6\nTrapdoor: 28\n\nMind you, the 2 is what I'm throwing.", 1, {"A": ([], 28)}),
    ("Throw 6, trapdoor 28. A modest 3 suits me, and that's the one I'm playing.", 1, {"A": ([], 28)}),
    ("Her laptop is broken so I pass on her orders: throw 5, trapdoor 12", 1, {}),
    ("he rang and asked me to give you his: 5 and 12 as trapdoor. mine come tomorrow", 1, {}),
    ("I'll copy whatever Jean plays.", 1, {}),
    ("Put me down for whatever he's sent.", 1, {}),
    ("2 first, the other I'll decide tomorrow. Trapdoor 30", 2, {"A": ([2], 30)}),
    ("3 to begin with and my highest for the second. Trapdoor 30", 2, {"A": ([3], 30)}),
    ("Thr0w: S\nTrapd0or: 4l", 1, {}),
    ("Trap (not sure) 77\nThrow 2", 1, {"A": ([2], None)}),
    ("Throw 5 if Bob's sums are wrong. Trapdoor 30", 1, {"A": ([], 30)}),
]


@pytest.mark.parametrize(("text", "turns", "boards", "orders"), CLEAR)
def test_what_a_gm_understands_is_not_asked(text: str, turns: int, boards: str, orders: Short) -> None:
    """Sums, apologies, headings and corrections of boards leave one reading, which is taken."""
    made = reading(text, turns, boards)
    assert (short(made), made.verdict) == (orders, "clear")


@pytest.mark.parametrize(("text", "turns", "most"), ASKED)
def test_what_is_told_without_its_number_or_twice_is_asked(text: str, turns: int, most: Short) -> None:
    """Nothing is entered for others, nor one of two numbers; what is plain beside them is kept at most."""
    made = reading(text, turns)
    throws, door = short(made).get("A", ([], None))
    kept = most.get("A", ([], None))
    assert made.verdict == "ask"
    assert throws in ([], kept[0])
    assert door in (None, kept[1])


@pytest.mark.parametrize("text", ["Whatever Jean does, I lose.", "Jean says whatever she throws is wrong."])
def test_talk_of_what_others_do_asks_nothing(text: str) -> None:
    """Only somebody who wants to play the same as another is asked for orders of their own."""
    assert reading(text).verdict == "clear"


@pytest.mark.parametrize(
    ("text", "press"),
    [
        ("1. Throw: 2\n2. Trapdoor: 47\n3. Press: none\n4. All well here.", None),
        ("Throw 2, trapdoor 47\nPress: no\nHere the weather is bad.", None),
        ("1. Throw: 2\n2. Trapdoor: 47\n3. Press: Nobody expected this!", "Nobody expected this!"),
    ],
)
def test_declined_press_takes_nothing_of_what_follows(text: str, press: str | None) -> None:
    """Where press is declined, the remarks below it are for the GM and are not printed."""
    made = reading(text)
    assert (short(made), made.press, made.verdict) == ({"A": ([2], 47)}, press, "clear")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I therefore withdraw from the game.", "resign"),
        ("I regretfully withdraw from this game", "resign"),
        ("Should I withdraw from the game?", "question"),
    ],
)
def test_a_polite_farewell_is_one(text: str, kind: str) -> None:
    """Somebody who withdraws from the game in a polite letter has resigned; a question about it has not."""
    assert reading(text).kind == kind
