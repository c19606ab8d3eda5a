"""What people write on a telephone between two stops: asides, concessions, figures one by one, no apostrophes."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

CLEAR: list[tuple[str, int, str, Short]] = [
    # Nothing hangs on what is only conceded.
    ("throw 3, trapdoor 56, even if it lands me on Beth", 1, "A", {"A": ([3], 56)}),
    ("Wurf 3, Falltür 56, auch wenn ich bei Beth lande", 1, "A", {"A": ([3], 56)}),
    ("Ich nehme die 3, selbst wenn ich auf Beth lande. Falltür 56", 1, "A", {"A": ([3], 56)}),
    ("Je joue 3, trappe 56, même si je tombe sur Beth", 1, "A", {"A": ([3], 56)}),
    ("ik neem de 3, zelfs als ik bij Beth kom. valluik 56", 1, "A", {"A": ([3], 56)}),
    ("Tiro un 3 incluso si caigo en Beth. trampilla 56", 1, "A", {"A": ([3], 56)}),
    ("egal ob Beth da steht, ich nehme die 3. Falltür 56", 1, "A", {"A": ([3], 56)}),
    ("gleich ob Beth zieht, Wurf 3", 1, "A", {"A": ([3], None)}),
    ("no importa si Beth se mueve, tiro 3", 1, "A", {"A": ([3], None)}),
    ("non importa se Beth si muove, tiro 3", 1, "A", {"A": ([3], None)}),
    # Who asks to be put right, or hopes that the mail gets through, has ordered.
    ("first time doing this so tell me if its wrong: throw = 2 , trapdoor = 34", 1, "A", {"A": ([2], 34)}),
    ("sag mir wenn das falsch ist: Wurf 2, Falltür 34", 1, "A", {"A": ([2], 34)}),
    ("If the signal holds, throw 3, trapdoor 56", 1, "A", {"A": ([3], 56)}),
    ("If you'd asked me yesterday I'd have said 4, but tonight it's 6 and trapdoor on 20", 1, "A", {"A": ([6], 20)}),
    # People who leave out their apostrophes end their conditions as others do.
    ("trapdoor 81. throw 4. if Gemma asks you didnt hear it from me", 1, "A", {"A": ([4], 81)}),
    ("its a 3 and no trapdoor. if this one bounces too im buying a pigeon", 1, "A", {"A": ([3], "none")}),
    # A space is told figure by figure.
    ("one turn only this time so just the 4. trapdoor 5 0 as in fifty", 1, "A", {"A": ([4], 50)}),
    ("Six. One four for the trapdoor. That's fourteen", 1, "A", {"A": ([6], 14)}),
    ("trapdoor seven two, throw 3", 1, "A", {"A": ([3], 72)}),
    ("throw two, trapdoor five five", 1, "A", {"A": ([2], 55)}),
    ("Wurf drei, Falltür fünf null", 1, "A", {"A": ([3], 50)}),
    ("Lanzo tres, trampilla siete dos", 1, "A", {"A": ([3], 72)}),
    # Numbers of something else beside the orders.
    ("Rota says I'm on 2-10 Tues, 6-2 Weds. Throw 2. Trapdoor 67.", 1, "A", {"A": ([2], 67)}),
    ("Complaint no. 2: the font. Order no. 1: throw 4. Order no. 2: trapdoor 78.", 1, "A", {"A": ([4], 78)}),
    ("21 for the trap. 5 first and then the 1.", 2, "A", {"A": ([5, 1], 21)}),
    ("First throw 4 and the second's 1 cos that's all that's left.", 2, "A", {"A": ([4, 1], None)}),
    (
        "I wish there was just one board tbh! On A i'll have a 1 no trap, on B a 3 and trap 88.",
        1,
        "AB",
        {"A": ([1], "none"), "B": ([3], 88)},
    ),
    (
        "Two kids, two boards, one brain cell. On A it's the 2 with 44. On B it's the 5 with 16.",
        1,
        "AB",
        {"A": ([2], 44), "B": ([5], 16)},
    ),
    # What is said of trapdoors and of one's plans beside the orders.
    ("6 as planned. Told Sal I'd leave 44 alone so I'm skipping my trapdoor this round", 1, "A", {"A": ([6], "none")}),
    (
        "Dave wanted me to go with his 29 for a trapdoor but I'm not bothering with one this time, just my 3 thanks",
        1,
        "A",
        {"A": ([3], "none")},
    ),
    ("Whoever put that trapdoor under me on Friday, I WILL find you. 2 please.", 1, "A", {"A": ([2], None)}),
    ("So as planned: 5 for me, 62 for the trapdoor.", 1, "A", {"A": ([5], 62)}),
    ("I had it backwards. It's a 5, with 63 for the hole just out of spite", 1, "A", {"A": ([5], 63)}),
    ("keep it down at the back please. i throw a 1 and trapdoor 35", 1, "A", {"A": ([1], 35)}),
    ("6 for me!! I wanted 43 and 44 for trapdoors but you said only one so 43", 1, "A", {"A": ([6], 43)}),
    ("The exam had a proof nobody had seen before. Put me forward 5 & nominate 40.", 1, "A", {"A": ([5], 40)}),
    ("Hey. 2 and make the floor vanish at 32. Would 31 have been better?", 1, "A", {"A": ([2], 32)}),
    ("3. Was going to skip the trapdoor but 77 would be funny so 77", 1, "A", {"A": ([3], 77)}),
    ('Corrected as autocorrect made it "trapdoor forty tooth": 5, 42. Sorry!', 1, "A", {"A": ([5], 42)}),
    ('Die Autokorrektur schrieb "Falltür vierzig": 5, 42', 1, "A", {"A": ([5], 42)}),
    # What others think, what one felt like, and pictures between two clauses.
    ("Matt always thinks I'll go 5. It's a 4, and 48 for him to enjoy on his way down", 1, "A", {"A": ([4], 48)}),
    ("In his shoes I'd do the 4. In mine it's a 6, with 58, no messing.", 1, "A", {"A": ([6], 58)}),
    ("Got paid today, felt like a 6. Then the gas bill came. 1 please, and no trapdoor", 1, "A", {"A": ([1], "none")}),
    ("reposting to you as I sent it in the wrong chat before 🙈 throw 3, trapdoor 71", 1, "A", {"A": ([3], 71)}),
    ("2 now and 6 for the second half, with 70.", 2, "A", {"A": ([2, 6], 70)}),
    (
        "A's a 2, no trapdoor there. B took me all of teatime but 6 it is, with 41",
        1,
        "AB",
        {"A": ([2], "none"), "B": ([6], 41)},
    ),
    (
        "Soph says the boards don't share numbers so 5 on A and 5 on B.",
        1,
        "AB",
        {"A": ([5], None), "B": ([5], None)},
    ),
]
ASKED: list[tuple[str, Short]] = [
    ("throw 4 even if Bob moves, unless he takes 56", {}),
    ("I don't know even if I move 4", {}),
    ("Even if Bob moves, would 4 be good?", {}),
    ("throw 4 if Bob moves, and tell me if it's wrong", {}),
    ("tell me if Bob is on 40: throw 4", {}),
    ("throw 4. only if shes not on 36", {}),
    ("throw 4. if Gemma asks", {}),
    ("If you'd asked me I'd throw 4", {}),
    ("trapdoor 1 4", {}),
    ("trapdoor 5 3", {}),
    ("1+4. trap 5 0. not a double round is it? so one of those", {"A": ([], 50)}),
    ("throw 3 trapdoor 0", {"A": ([3], None)}),
    ("In his shoes I'd do the 4. Trapdoor 30", {"A": ([], 30)}),
    ("Matt always thinks I'll go 5. Trapdoor 30", {"A": ([], 30)}),
    ("I felt like a 6. Trapdoor 30", {"A": ([], 30)}),
    ("I'd like to go backwards by two. Trapdoor 30", {"A": ([], 30)}),
    ("As proof, this is what I sent: throw 5, trapdoor 40", {}),
]


@pytest.mark.parametrize(("text", "turns", "boards", "meant"), CLEAR)
def test_what_a_short_note_plainly_orders_is_taken(text: str, turns: int, boards: str, meant: Short) -> None:
    """All of it is taken, and nothing beside it."""
    made = reading(text, turns, boards)
    assert (made.verdict, short(made)) == ("clear", meant)


@pytest.mark.parametrize(("text", "kept"), ASKED)
def test_what_a_short_note_leaves_open_is_asked(text: str, kept: Short) -> None:
    """A condition that is one, and figures that may be two numbers, are asked about."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("ask", kept)


@pytest.mark.parametrize(
    "text", ["3 & 66 for turn 14.", "3/66 for turn 14", "Right, that settles it. 3 and 66 turn 14"]
)
def test_a_turn_behind_both_is_of_both(text: str) -> None:
    """The space right behind a throw is the trapdoor, though the turn is named behind it."""
    assert (reading(text).verdict, reading(text).orders) == ("clear", {"A": {"throws": [3], "trapdoor": 66}})


def test_two_turns_with_a_number_each_are_asked_about() -> None:
    """What is for another turn is no trapdoor beside the throw."""
    assert reading("3 in turn 13, 66 for turn 14").verdict == "ask"


@pytest.mark.parametrize("text", ["T14 R5 TD83\n\n73 de Norm", "r5 td83 thx", "R5, TD83"])
def test_a_roll_may_be_one_letter(text: str) -> None:
    """Beside a trapdoor written as shortly, "R5" is the throw."""
    assert (reading(text).verdict, reading(text).orders) == ("clear", {"A": {"throws": [5], "trapdoor": 83}})


@pytest.mark.parametrize(("text", "throw"), [("R5: TD83", None), ("R5 throw 3 TD83", [3])])
def test_a_round_by_one_letter_is_no_roll(text: str, throw: list[int] | None) -> None:
    """Where it heads the line, or a throw stands beside it, "R5" is the round."""
    assert reading(text).orders["A"].get("throws") == throw
