"""Letters that are too long to be heard whole, and what stands in them that is easily taken for an order."""

from __future__ import annotations

import pytest

from pbm.orders.network import listened
from pbm.orders.network.pieces import LONGEST, Pieces
from pbm.orders.tokens.tokenize import tokenize
from tests.unit.orders.forms import reading, short

CHAT = (
    "Thank you for the report, which I read aloud to my wife over the washing-up, doing all the voices as well as I"
    " could; she thinks the vicar far too grand and old Mr Stubbs exactly right.\n\n"
    "I have been turning out the loft, and have found (1) the stencils of an old newsletter, whose cover got us banned"
    " from the library; (2) a pile of unopened letters from a man in Hull who wished to play at being Napoleon; and"
    " (3) your own first letter to me, in green ink, asking whether there were any games going for a beginner.\n\n"
    "It does make one think. Half of those names are gone now, and the other half have taken up bridge. Still, the"
    " post comes, after its fashion, and there is always somebody on 71 who ought to have looked where he was going"
    " before he put his foot down so very heavily.\n\n"
)
ORDERS = "P.P.S. Orders! The 4, please, and let the trapdoor be 94. There.\n"


def test_what_is_left_out_of_a_long_letter() -> None:
    """Sentences without a number or a word of orders are left out, so that the orders at its end are heard."""
    heard = listened(tokenize((CHAT + ORDERS).split("\n"), ("A",)), ["A"], 1, "Cobra")
    assert [(number.value, number.throw > 0.9) for number in heard.numbers][-2:] == [(4, True), (94, False)]


def test_a_long_letter_has_an_end() -> None:
    """However many numbers a letter has, no more of it is heard than there is room for."""
    pieces = Pieces({"[CLS]": 0, "[SEP]": 1, "[UNK]": 2, "|": 3})
    made, places = pieces.of(tokenize(["I am on 45. "] * 400, ("A",)), ["A"], 1, "")
    assert (len(made), max(place for place, _ in places) < LONGEST) == (LONGEST, True)


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        (CHAT + ORDERS, 4, 94),
        (
            "Now, my move. I believe I shall go forward by five, having saved it up\nsince September."
            " As for the trapdoor, do please dig one at number 58.",
            5,
            58,
        ),
        (
            "I shall throw the four. Trapdoor: 50.\n\nP.S. On reflection, kindly make the trapdoor 51 rather than 50.",
            4,
            51,
        ),
        ("I throw the 6. My trapdoor is on 38.\n\nPS On second thoughts, trapdoor on 83, not 38. The 6 stays.", 6, 83),
        ("I'm already at my parents', so quickly: I use number 2, and my\ntrapdoor is field 74.", 2, 74),
        (
            "Hey, writing this from a hostel in Airlie Beach, 12 of us in a dorm.\n\nPut me down for a 5, trapdoor 88.",
            5,
            88,
        ),
        ("Ref: NRC/VIPER/10\n\n1. Apologies: none.\n2. Throw: 6.\n3. Trapdoor: 85.", 6, 85),
        ("10-4. I'll go with the *6* this turn and drop the trapdoor on *25*.", 6, 25),
        ("I play 6. Hmm wait, scratch that, better 3, otherwise I land next to Lenka. Trapdoor 17.", 3, 17),
        ("Kindly enter to my account:\n\n   1 throw, viz. the 5\n   1 trapdoor, on space 22, slightly foxed", 5, 22),
        ("Sorry!! This morning I wrote trapdoor 72 but it must be 27. The throw 4 is right.", 4, 27),
        (
            "MY ORDERS FOR TURN 4 FOLLOW.\n\nTHROW THE 1.  TRAPDOOR GOES ON SPACE 84.\n\nTRUCK LAPTOP DOES CAPITALS.",
            1,
            84,
        ),
    ],
)
def test_orders_in_letters(text: str, throw: int, door: int) -> None:
    """What else a letter says is no reason to ask."""
    got = reading(text, subject="Re: VIPER turn 4")
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("I'll start on the 3 and the second one can come by itself like it says in\nthe rules. Trapdoor 55.", [3], 55),
        ("Throw 4 first. The second one comes by itself, is it not? I have only one other. Trapdoor 23.", [4], 23),
        ("As turns 5 and 6 exhaust my set, I trouble you with only one.\n\nThrow: 4\nTrapdoor: 77", [4], 77),
        ("Only sending the one: use my 4 first. Trapdoor 16.", [4], 16),
        ("My first throw is the 4. The second one follows by itself as per the rules. Trapdoor 52.", [4], 52),
        ("Two goes this round: the 5 first up and the 1 after it. Trapdoor's on 43.", [5, 1], 43),
        ("For the first turn the 4 and for the second one the 1. Trapdoor 69.", [4, 1], 69),
    ],
)
def test_one_throw_or_two(text: str, throws: list[int], door: int) -> None:
    """In a round of two turns "the one", "only one" and "the second one" are no throws of 1."""
    got = reading(text, 2, subject="Re: TAIPAN turns 5 and 6")
    assert (got.verdict, short(got)) == ("clear", {"A": (throws, door)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (
            "The throw I was saving for a rainy day: well, it is raining. That\none, please. And the trapdoor on 33.",
            ([], 33),
        ),
        ("Throw: 5\nTrapdoor: 71\n\nWith the 17 I hope to catch the two Americans.", ([5], None)),
        (
            "Throw: 3\nTrapdoor: 58\n\nTrish will land on 85 if she has a ladder left, so that's where I've put my"
            " trapdoor.",
            ([3], None),
        ),
    ],
)
def test_letters_that_leave_something_open(text: str, kept: tuple[list[int], int | None]) -> None:
    """ "That one" is no throw, and a trapdoor that the letter puts elsewhere is asked about."""
    got = reading(text, subject="Re: VIPER turn 4")
    assert (got.verdict, short(got)["A"]) == ("ask", kept)


@pytest.mark.parametrize(
    "text",
    [
        "I'm out of MAMBA. Sold the place, and there's no internet where I'm headed. Pull my piece. 2 good years.",
        "They've put me on the Spain run so I'm away 3 weeks in every 4. I'll have\nto drop out of Mamba.",
        "After being dropped down the same hole on 40 in turn 12 and again in turn 15 I have been asked to stop by my"
        " family.\nSo I resign from Krait. No hard feelings, well, 2 or 3.",
    ],
)
def test_who_leaves_with_numbers_orders_nothing(text: str) -> None:
    """The numbers of somebody's reasons to leave are no orders."""
    got = reading(text)
    assert (got.kind, got.verdict, got.orders) == ("resign", "clear", {})


@pytest.mark.parametrize("text", ["So I resign from Krait. The 4 and 45 please.", "I had fun, I resign. 4 and 45."])
def test_who_leaves_and_orders_is_asked(text: str) -> None:
    """Orders in a short sentence of their own stand beside the farewell, and the player is asked."""
    assert reading(text).verdict == "ask"


def test_a_move_that_will_follow_is_no_resignation() -> None:
    """Press, and a move that is to come, are no farewell."""
    text = "I shall send my move when the optician lets me have my glasses back.\n\nPRESS: Lost, one umbrella."
    assert (reading(text).kind, reading(text).press) == ("press", "Lost, one umbrella.")


def test_a_quotation_below_a_line_between_arrows() -> None:
    """Some clients mark a quotation by nothing but a line above it; above that line stands the player's answer."""
    text = (
        "I move 5 and nominate number 29.\n\nGraham\n\n"
        '>>> "Snakes & Ladders COBRA" <cobra@example.org> 19/06/2025 19:00 >>>\n'
        "Orders we had from you for turn 7: throw 4, trapdoor 18.\n\nYour throw for turn 8:\nYour trapdoor:\n"
    )
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 29)})


def test_what_was_played_last_turn_is_no_answer() -> None:
    """A line of the quoted form that recalls the last turn is not filled in by anybody."""
    text = (
        "See my answers below.\n\nVan: Snakes (MAMBA) <mamba@example.org>\nVerzonden: maandag 20 april 2026 20:00\n"
        "Aan: Annelies\nOnderwerp: [MAMBA] Turn 9\n\nHello! Last turn you played:  Throw: 1   Trapdoor: 50\n\n"
        "Throw (1-6): 3\nTrapdoor: 79\n"
    )
    got = reading(text, subject="Antw: [MAMBA] Turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 79)})
