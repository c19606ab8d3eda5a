"""Short letters as many write them: lists with items, ages, what needs no reply, another plan beside the order."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.small_talk import without_small_talk
from tests.unit.orders.forms import Short, reading, short

TAKEN: list[tuple[str, Short]] = [
    ("As you asked:\n\n(a) Number to be thrown:   FOUR\n(b) Space to be trapped:   FIFTY-TWO", {"A": ([4], 52)}),
    ("(i)  Number to be used: 2 (two).\n(ii) Space to be nominated: 49 (forty-nine).", {"A": ([2], 49)}),
    ("(1) Die: 3\n(2) Hole: 20", {"A": ([3], 20)}),
    ("Number to be used: 3\nSpace to be nominated: 20", {"A": ([3], 20)}),
    ("My number is 6. The trap door on 77. I am 9 and I am going to be 10 on Saturday.", {"A": ([6], 77)}),
    ("I'm going to be 5 on Sunday. Please throw 3, trapdoor 44", {"A": ([3], 44)}),
    ("Our Tim turns 4 today. The 5 please, trapdoor 30.", {"A": ([5], 30)}),
    ("it's going to be 5, trapdoor 44", {"A": ([5], 44)}),
    ("NO6 PLEASE, PIT AT 31.", {"A": ([6], 31)}),
    ("I throw the 1.\nTrapdoor? Oh, 24. Two dozen, like the baps.", {"A": ([1], 24)}),
    ("I'm playing the 4. Trapdoor: 53.\n\nIf I go quiet until Thursday that will be why.", {"A": ([4], 53)}),
    ("Throw 3 and trapdoor 92, which I shall be a week on Thursday if I am spared.", {"A": ([3], 92)}),
    ("I'd meant to save my 2 until the end, but needs must, so please play the 2. Trapdoor 66.", {"A": ([2], 66)}),
    ("Throw 5 for me, trapdoor 99. Do you still sell those map pads? I'd take ten.", {"A": ([5], 99)}),
    ("Throw 4, trapdoor 50. With the 3 I would land on a snake.", {"A": ([4], 50)}),
    ("Throw 4, trapdoor 50. With the 4 I get to the ladder, so that's the plan.", {"A": ([4], 50)}),
    ("First: 3, trapdoor 50", {"A": ([3], 50)}),
    ("2 n 94 k thx", {"A": ([2], 94)}),
    ("Throw 4, trapdoor 32. What a game, 3-2 after being 2-0 down!", {"A": ([4], 32)}),
    ("I'll risk the 6 - who dares, as they say - with the trapdoor on 55", {"A": ([6], 55)}),
    (
        "Please enter 5, trapdoor on 74.\n\nWith best wishes\nAudrey\n\n"
        "PS I turned my figures round. The trapdoor should\nbe 47, not 74.",
        {"A": ([5], 47)},
    ),
    ("Hi throw number six and trapdoor number sixteen cheers Imran sent by voice", {"A": ([6], 16)}),
    ("Throw 4, trapdoor 50. With my 3 gone I will be short of small ones.", {"A": ([4], 50)}),
]
ASKED = [
    "1) Die: 3 (four)\n2) Hole: 20",
    "Number used: 3\nSpace nominated: 20",
    "Here are both children's moves.\n\nLukas: 5, trapdoor 20\nMia: 1, trapdoor 97",
    "Throw: 1\nTrapdoor: 89\n\nWith a 3 I get to the foot of the long ladder, so that's the plan.",
    "THROW 1\nTRAPDOOR 37\n\nWith the 4 I should land on 62, and that is why I am choosing it this turn.",
    "I'll play the 4. No, I'll play the 7. Trapdoor 30",
    "Throw: 5\nTrapdoor: 77\n\nWith my 3 I ought to land just short of Bob, which will be a comfort.",
    "Throw 6, trapdoor 44, they say.",
    "Throw 4, trapdoor 53. If Bob moves that is.",
    "Throw 4, trapdoor 53. If you believe that is allowed.",
    "Throw 5, trapdoor 40. I'm saving my 5 until the end.",
]
NOTHING_WANTED = [
    "Only to tell you that I shall be in Madeira from 6 to 20 December. No reply needed.",
    "I go into hospital on the 24th. You have my orders for the current turn already, so nothing is wanted of you.",
    "From 1 November I can be reached elsewhere. Nothing to enter today; I shall send my next move from there.",
    "That was the funniest report yet, I read it out to the whole office. My orders will follow at the weekend.",
]
WANTED = [
    "No reply needed, but please change my orders: I can't decide between 3 and 4.",
    "You choose for me this time, I can't think.",
    "I can't decide what to play this turn.",
    "I wrote my orders on a card and took a picture, hope that's all right!",
    "Bonjour, avant de jouer je voudrais savoir quels chiffres il me reste. J'ai déjà joué le 2 et le 6.",
    "Hallo, ich wollte nur wissen, wann die Runde endet.",
]


@pytest.mark.parametrize(("text", "meant"), TAKEN)
def test_what_plainly_orders_is_taken_with_what_stands_beside_it(text: str, meant: Short) -> None:
    """Items of a list are labels, an age and a price are no throws, and what is only a saying leaves nothing open."""
    read = reading(text)
    assert (short(read), read.verdict) == (meant, "clear")


@pytest.mark.parametrize("text", ASKED)
def test_what_speaks_against_an_order_is_asked_about(text: str) -> None:
    """Another number that is the plan, two names over two orders, a slip between figure and word: never taken."""
    assert reading(text).verdict == "ask"


def test_what_one_had_last_time_is_no_other_boards() -> None:
    """ "The same as I had on B last time" hangs on the record, and is not the trapdoor of the board named before."""
    read = reading("Board A: 2, trapdoor 35\nBoard B: 4, trapdoor the same as I had on B last time", boards="AB")
    assert (short(read), read.verdict) == ({"A": ([2], 35), "B": ([4], None)}, "ask")


@pytest.mark.parametrize(
    ("subject", "text", "meant"),
    [
        ("Cobra orders: 6, trapdoor 38", "see subject :-)\n\nMo", {"A": ([6], 38)}),
        ("Cobra orders: 6, trapdoor 38", "see subject tomorrow", {"A": ([], 38)}),
        ("Cobra 4, trapdoor 57", "", {"A": ([], 57)}),
    ],
)
def test_orders_of_a_subject_of_ones_own(subject: str, text: str, meant: Short) -> None:
    """A throw behind "orders:" is one where the mail points to its subject; behind a game's name it may be a turn."""
    assert short(reading(text, subject=subject)) == meant


def test_who_asks_to_be_let_out_resigns() -> None:
    """ "Let me drop out now" is a resignation, which the server asks about once more."""
    assert reading("My eyes have had enough, and I must ask you to let me drop out of Viper now.").kind == "resign"


@pytest.mark.parametrize("text", NOTHING_WANTED)
def test_who_wants_nothing_is_asked_nothing(text: str) -> None:
    """A mail that orders nothing and says that it needs no answer gets no question."""
    read = reading(text, subject="Holiday")
    assert (short(read), read.verdict) == ({}, "clear")


@pytest.mark.parametrize("text", WANTED)
def test_who_leaves_their_orders_open_is_asked(text: str) -> None:
    """A mail about its writer's own orders gets a question, also beside words of courtesy."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "I'm Geoff's neighbour. He's in hospital and asked me to send you a 4 with the trapdoor at 52 in his game.",
        "Lukas: 5, trapdoor 20\nMia: 1, trapdoor 97",
    ],
)
def test_who_writes_for_another_is_told_so_and_no_more(text: str) -> None:
    """A neighbour is not asked for a throw: that the orders seem to be another player's is the one thing to say."""
    problems = reading(text).problems
    assert len(problems) == 1
    assert "another player's orders" in str(problems[0].message)


@pytest.mark.parametrize("doubt", ["pure guesswork.", "all very regrettable."])
def test_a_doubt_dressed_as_small_talk_is_no_small_talk(doubt: str) -> None:
    """What is confided of the orders is heard: "between you and me, pure guesswork"."""
    line = f"Throw 3, trapdoor 45. Between you and me, {doubt}"
    assert without_small_talk([line]) == [line]
