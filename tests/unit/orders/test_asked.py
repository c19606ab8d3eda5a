"""What a careful GM would write back about, and what is kept nevertheless."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from pbm.orders.replies import named
from tests.unit.orders.forms import form, reading, short

ASKED = [
    # (words, what is kept, the first problem's code)
    ("throw 8 trapdoor 45", ([], 45), "illegal"),
    ("throw 0 trapdoor 45", ([], 45), "illegal"),
    ("throw 5 trapdoor 145", ([5], None), "illegal"),
    ("throw 5 trapdoor 1450", ([5], None), "not-understood"),
    ("throw 3 and 4 trapdoor 45", ([], 45), "illegal"),
    ("Throw: 5 -> 3", ([], None), "illegal"),
    ("5 or 6, trap 45", ([], 45), "ambiguous"),
    ("trapdoor 45 or 46, throw 3", ([3], None), "ambiguous"),
    ("Throw 3 trapdoor 45 trapdoor 46", ([3], None), "ambiguous"),
    ("Throw 3. I am playing the 6. Trap 45", ([], 45), "ambiguous"),
    ("Throw 3, trapdoor 45. No, 5.", ([], None), "ambiguous"),
    ("Throw 4. Otherwise 5.", ([], None), "ambiguous"),
    ("3, failing that 5. trap 71", ([], 71), "ambiguous"),
    ("Throw 3 please. If I can't, then lowest. Trap 71.", ([], 71), "ambiguous"),
    ("Throw 4 - if nobody else does. Trap 71", ([], 71), "ambiguous"),
    ("maybe throw 5, trap 71", ([], 71), "ambiguous"),
    ("I could throw 5. Trap 71", ([], 71), "ambiguous"),
    ("Should I throw a 5? Trap 71.", ([], 71), "not-understood"),
    ("Petra throws 5. Trap 71.", ([], 71), "missing"),
    ("Bob says I should throw 5. Trap 71.", ([], 71), "not-understood"),
    ("Trapdoor 45", ([], 45), "missing"),
    ("throw the highest I have left, trapdoor 67", ([], 67), "ambiguous"),
    ("you choose, trapdoor 67", ([], 67), "ambiguous"),
    ("Throw 4. I fell through the trapdoor on 45!", ([4], None), "not-understood"),
    ("Throw 4. I think there's a trapdoor on 45", ([4], None), "not-understood"),
    ("Throw 4, trapdoor wherever Clive is", ([4], None), "not-understood"),
    ("Throw 4, same trapdoor again", ([4], None), "ambiguous"),
    ("throw 4, keep trapdoor", ([4], None), "ambiguous"),
    ("Bob's trapdoor is 45, throw 4", ([4], None), "not-understood"),
]
NOTHING = [
    "45",
    "We lost 3-1",
    "last turn I threw 3",
    "I have 4 left",
    "the one on 45",
    "I want 4 sugars",
    "throw fuor",
    "My orders are attached.",
]


CHAT = [
    "Give 3 cheers for Clive!",
    "5 of us are coming",
    "I'd take 3 to 1 on Clive",
    "Congratulations to Bob on reaching 100, he deserves it!",
    "Orders in a day or two.",
    "I'll send mine before the 14th.",
]


@pytest.mark.parametrize(("text", "kept", "code"), ASKED)
def test_what_is_not_plain_is_asked(text: str, kept: tuple[list[int], int | None], code: str) -> None:
    """The doubtful part stays empty, the plain part is kept, and the question is of the right sort."""
    got = reading(text)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None)) == kept
    assert got.problems[0].code == code
    assert len(got.quotes) == len(got.problems)


@pytest.mark.parametrize("text", NOTHING)
def test_numbers_that_order_nothing_are_asked_about(text: str) -> None:
    """Nothing is taken from words that only look like orders, and the player hears so."""
    got = reading(text)
    assert got.verdict == "ask"
    assert not got.orders
    assert got.problems


@pytest.mark.parametrize("text", CHAT)
def test_numbers_in_chat_are_not_asked_about(text: str) -> None:
    """A mail that plainly orders nothing is answered with no question, whatever numbers are in it."""
    got = reading(text)
    assert (got.kind, got.verdict, got.orders) == ("other", "clear", {})


def test_a_question_quotes_the_players_own_line() -> None:
    """The player is shown the line that was doubtful."""
    got = reading("Hello!\n\nThrow 8 please\nTrapdoor 45")
    assert got.quotes[0] == "Throw 8 please"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("3 3", {}),
        ("3 6 5", {}),
        ("3 and 6 in either order, trap 52", {"A": ([], 52)}),
        ("I have the 5 and the 2 left, use those whichever way round. Trapdoor 64", {"A": ([], 64)}),
        ("6 after the 3", {}),
        ("3 or 6 first, trapdoor 52", {"A": ([], 52)}),
    ],
)
def test_the_order_of_two_throws_is_never_guessed(text: str, kept: object) -> None:
    """Two throws in no certain order, or too many, are asked about."""
    got = reading(text, 2)
    assert got.verdict == "ask"
    assert short(got) == kept


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("5/45", {}),
        ("4 31\n2 15\n1 77", {}),
        ("A: 4 31\nB: 2 15", {"A": ([4], 31), "B": ([2], 15)}),
        ("A: 4 31\nB: 2 15\nC as ever", {"A": ([4], 31), "B": ([2], 15)}),
        ("A 3 for board B please", {}),
        ("A: 4\nB: 2\nC: 1\nD: 3", {"A": ([4], None), "B": ([2], None), "C": ([1], None)}),
        ("A throw 4. B throw 2. C throw 1. Trapdoor 45.", {"A": ([4], None), "B": ([2], None), "C": ([1], None)}),
    ],
)
def test_a_board_that_is_not_named_is_asked_about(text: str, kept: object) -> None:
    """What belongs to no board, or to one that does not exist, goes to none."""
    got = reading(text, 1, "ABC")
    assert got.verdict == "ask"
    assert short(got) == kept


def test_orders_for_another_turn_are_stale() -> None:
    """Where the open turn is known, orders that name another one are not taken."""
    for text in (
        "orders for turn 4: throw 3 trapdoor 45",
        "Turn 4: 3/45",
        "turn 3: 1\nturn 4: 2",
        "Throw for turn 4: 3",
    ):
        got = read(clean(text), form(named=(5,)))
        assert got.verdict == "ask"
        assert not got.orders
    assert read(clean("orders for turn 5: throw 3"), form(named=(5,))).verdict == "clear"


def test_lowest_legal_needs_the_record_or_a_fresh_set() -> None:
    """ "Lowest" is looked up in what is left; without a record only the first turn of a set tells."""
    words = clean("lowest legal please, trapdoor 12")
    assert read(words, form()).verdict == "ask"
    assert short(read(words, form(), "Re: ADDER turn 7")) == {"A": ([1], 12)}
    assert read(words, form(), "Re: ADDER turn 8").verdict == "ask"
    assert short(read(words, form(), left={"A": (3, 5)})) == {"A": ([3], 12)}
    assert short(read(clean("the highest I have left"), form(), left={"A": (3, 5)})) == {"A": ([5], None)}
    assert short(read(clean("play my last one"), form(), left={"A": (5,)})) == {"A": ([5], None)}


def test_a_shared_order_stands_under_a_star() -> None:
    """Where one order serves all boards it is kept as such."""
    got = read(clean("5/45"), replace(form(boards="AB"), shared=True))
    assert (got.verdict, short(got)) == ("clear", {"*": ([5], 45)})


@pytest.mark.parametrize("text", ["We won 5-2.", "Jets won 5-2 so I'm in a giving mood.", "Leafs won 6-2 last night"])
def test_the_result_of_a_match_is_no_throw(text: str) -> None:
    """Neither figure of it is taken, whatever the words beside it mostly mean."""
    assert not reading(text).orders


@pytest.mark.parametrize(
    "text",
    [
        "Dear Ned,\n\nPlease find below our orders for this round.\n\nRegards,\nOlive Tarrant\nTreasurer, Bowls\n"
        "17 High Street, Ludlow. Tel 01632 960 111",
        "Here are my moves for turn 9:\n\nBest wishes,\nPercy Oake\nClocks mended\n4 Mill Lane, Tel 01632 960 222",
        "Ned, the printer is broken so this is a snap of the card instead. My throw and all the rest is on there. Len",
        "I did it on the slip from habit, here's a photograph of the slip. Every one of my orders is on that. Bea x",
        "Anbei mein Zug.\n\nGruß\nGrete",
        "Foto von der Postkarte, mein Zug steht darauf.",
        "Hierbij mijn zet voor deze ronde.\n\nPiet",
        "Voici mon coup.\n\nLuc",
    ],
)
def test_orders_that_are_announced_and_not_found_are_asked_for(text: str) -> None:
    """Who says that orders are below, or in a picture, is told that none were found, whatever else stands there."""
    made = reading(text, subject="Re: Newt 4")
    assert (made.verdict, short(made)) == ("ask", {})


@pytest.mark.parametrize(
    "text",
    [
        "What a picture of the card you printed! Lovely report.",
        "Here is my turn to moan: the deadline is on my birthday. Len",
        "I sent my orders yesterday. Here is a picture of my new kitten.",
    ],
)
def test_what_announces_no_orders_is_chatter(text: str) -> None:
    """A picture of something else, and another sort of turn, are left alone."""
    assert reading(text, subject="Re: Newt 4").verdict == "clear"


@pytest.mark.parametrize(
    ("text", "boards", "said"),
    [
        ("Falltür streichen", "A", "door-doubt"),
        ("Standard-Falltür", "A", "door-doubt"),
        ("B and C swap throws", "ABC", "throw-doubt"),
    ],
)
def test_no_numbers_are_said_to_be_found_where_there_are_none(text: str, boards: str, said: str) -> None:
    """A label alone is asked about as what it is."""
    assert [named(problem) for problem in reading(text, 1, boards).problems] == [said]


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("throw 6, trapdoor 30 and I'm on holiday 5-12 December", "5-12 december"),
        ("throw 6, trapdoor 30, I'll be away from 5 to 12 December", "from 5 to 12 december"),
        ("throw 6, trapdoor 30, away until 5 May", "until 5 may"),
    ],
)
def test_an_absence_behind_orders_in_one_sentence_is_heard(text: str, days: str) -> None:
    """The orders are taken, and the days are noted."""
    got = reading(text)
    assert [(one.command, one.argument.casefold()) for one in got.asked] == [("ABSENT", days)]
    assert (short(got), got.verdict) == ({"A": ([6], 30)}, "clear")


@pytest.mark.parametrize(
    "text",
    ["throw 6, trapdoor 30, and Clive is away 5-12 December", "If I throw 6 and I'm away 5-12 December, tell me"],
)
def test_an_absence_of_another_or_in_case_is_none(text: str) -> None:
    """Nobody's days are noted who is not away."""
    assert reading(text).asked == ()


def test_resign_me_is_a_resignation_and_beside_orders_is_asked_about() -> None:
    """It says who is to leave; with orders nobody can tell which of the two is meant."""
    assert reading("Please resign me").kind == "resign"
    assert reading("Don't resign me!").kind != "resign"
    got = reading("throw 6, trapdoor 30. Please resign me.")
    assert (got.verdict, [named(problem) for problem in got.problems]) == ("ask", ["resigning"])


@pytest.mark.parametrize(
    "text",
    [
        "My position in the report is wrong, I threw 3. Throw 5, trapdoor 44",
        "throw 5, trapdoor 44. The last report has a mistake, I threw 3.",
    ],
)
def test_what_the_game_has_wrong_is_for_the_gm(text: str) -> None:
    """The orders are taken, and the rest is passed on though it has a number."""
    got = reading(text)
    assert (short(got), got.chatter) == ({"A": ([5], 44)}, True)


@pytest.mark.parametrize(
    "text",
    [
        "Lowest legal for me, I want to see where everybody else goes first. Trapdoor 40.",
        "I mean to begin the second six like a Methodist: the lowest number that the law allows. Trapdoor 40.",
    ],
)
def test_the_lowest_of_a_new_set_is_a_one(text: str) -> None:
    """Whatever is said beside it of the set, or of what everybody else does."""
    got = read(clean(text), form(), "Re: Mamba - turn 7, a fresh set of six")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 40)})


@pytest.mark.parametrize(
    "which", ["Second lowest legal", "Lowest legal that Bert hasn't taken", "The lowest nobody has"]
)
def test_another_than_the_very_lowest_is_asked_about(which: str) -> None:
    """Which one it is hangs on more than the set of six."""
    got = read(clean(f"{which}, trapdoor 57."), form(), "Re: Cobra turn 7")
    assert (got.verdict, short(got)["A"][0]) == ("ask", [])


def test_orders_copied_from_last_time_are_asked_about() -> None:
    """What the trapdoor was last time does not stand in the mail."""
    got = reading("Please copy & paste my last orders, only make the throw a 2.")
    assert got.verdict == "ask"
    assert reading("Throw 2, trapdoor 31. I keep a copy of my orders.").verdict == "clear"


def test_a_reply_to_an_older_mail_may_say_which_turn_it_is_for() -> None:
    """Who says that it answers an older mail has not mistaken the turn; who says nothing is asked."""
    text = "this IS for turn 10. Six and trapdoor 58 please."
    told = read(clean(f"Can't find your newest so I've hit reply on the one before, but {text}"), form(), "Re: turn 9")
    assert (told.verdict, short(told)) == ("clear", {"A": ([6], 58)})
    assert read(clean(text.capitalize()), form(), "Re: turn 9").verdict == "ask"
