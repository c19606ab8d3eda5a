"""What stands beside an order and changes nothing of it: reasons, courtesies, conditions that hang on nothing."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.beside_the_point import without_what_is_beside_the_point
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Throw 3. Trapdoor on 26 because he told me to.", 3, 26),
        ("Could I have a 3 this round? And if there's a trapdoor going I'd put it at 65.", 3, 65),
        (
            "in case I do not reach a keyboard again before the deadline, let these\nstand unless something newer"
            " comes: I use 2 and my candidate for the\ntrapdoor is 32.",
            2,
            32,
        ),
        ("Unless you hear otherwise: throw 2, trapdoor 32", 2, 32),
        ("Throw 2, trapdoor 32 unless I write again. Jo", 2, 32),
        ("If you haven't opened the envelopes yet could I still have a throw of 3, and trapdoor 25?", 3, 25),
        ("I strike a 4 with the die. Trapdoor at 60, thanks.", 4, 60),
        ("Today I take number 6 of the die and suggest 59\nlike trapdoor.", 6, 59),
        ("im doing 5. no trapdoor this week coz last time i fell down my own 1", 5, "none"),
        ("A five for me. I won't nominate a trapdoor, my conscience is still sore from the last one.", 5, "none"),
        ("A four, please. As to trapdoors, I would rather not name one at all; it begins to seem unkind.", 4, "none"),
    ],
)
def test_what_is_beside_the_point(text: str, throw: int, door: int | str) -> None:
    """The orders are those that a friend would read."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3 if he told me to. Trapdoor 26.",
        "Throw 2, trapdoor 32 unless Bob is past me.",
        "If there's a trapdoor on 65 I'd like a 3.",
        "I'd strike the 4, trapdoor at 60.",
    ],
)
def test_what_an_order_hangs_on_stays(text: str) -> None:
    """What depends on anything else is still asked about."""
    assert reading(text).verdict == "ask"


def test_nothing_else_is_left_out() -> None:
    """A letter without such remarks stays as it is, and one with them keeps the rest of its lines."""
    plain = ["Dear GM,", "", "throw 3", "trapdoor 40"]
    assert without_what_is_beside_the_point(plain) == plain
    told = without_what_is_beside_the_point([*plain, "because Bob said so.", "Jo"])
    assert told[:4] == ["Dear GM,", "", "throw 3", "trapdoor 40."]


def test_boards_and_pairs_with_such_remarks() -> None:
    """ "Namely" leads to what is meant, and a two-in-one round has no throw in its name."""
    got = reading("The same throw on all three boards, namely 4. Trapdoors: A on 12, B on 50, C on 97.", boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 12), "B": ([4], 50), "C": ([4], 97)})
    pair = reading("As it's the two-in-one round: my 1 goes first, and the 5 after it. Trapdoor on 77", turns=2)
    assert (pair.verdict, short(pair)) == ("clear", {"A": ([1, 5], 77)})


@pytest.mark.parametrize(
    "text",
    [
        "In the first I throw a 5 and in the second again a 5. Trapdoor 27.",
        "I take the 5 and again the 5. Trapdoor 27.",
        "In the first I throw a 5 and in the second a 5. Trapdoor 27.",
    ],
)
def test_the_same_throw_again_in_the_second_turn(text: str) -> None:
    """No set of six has it twice, so which two are meant is asked."""
    got = reading(text, turns=2)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 27)})


def test_a_throw_and_after_it_another() -> None:
    """A round of one turn has no second throw, and nobody can tell which is meant; what one does after is no throw."""
    got = reading("Ciao, I throw 4 and after the 1. Trapdoor is 70.")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 70)})
    assert short(reading("I throw 4 and after the 1 I go home. Trapdoor is 70.")) == {"A": ([4], 70)}


@pytest.mark.parametrize(
    "text",
    [
        "I accompany my daughter to Svalbard, leaving the 2nd and home on the 16th. Do not wait for me.",
        "I'm away until the 9th, don't wait for me.",
    ],
)
def test_who_is_away_and_waited_for_by_nobody(text: str) -> None:
    """An absence that wants nothing is no question."""
    got = reading(text)
    assert (got.kind, got.verdict) == ("other", "clear")


@pytest.mark.parametrize(
    "text",
    [
        "it is time for me to hang up my dice. It was a great pleasure.",
        "Please count me out of Sidewinder from today on. And I never did find out what lived on 31.",
    ],
)
def test_who_never_found_out_and_leaves(text: str) -> None:
    """Not to have found something out is no staying."""
    assert reading(text).kind == "resign"


def test_a_letter_to_the_game_master() -> None:
    """The master is no game."""
    got = reading(
        "My instructions are enclosed.\n\nTOOLEY HALL\nTo the Game Master, in confidence.\n\nThrow 5\nTrapdoor 14",
        subject="Mamba, turn the ninth",
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 14)})


def test_question_marks_to_be_overwritten_are_room_for_answers() -> None:
    """A form that asks to overwrite its dots has nothing left in it from last month."""
    form = (
        "On 20 Feb 2026 at 19:00, Taipan <t@snl.example.org> wrote:\n> Overwrite the question marks.\n>\n"
        "> throw = 3     trapdoor = 19\n>\n> Deadline Friday 6 March, 18:00 UTC.\n\nZsófi"
    )
    got = reading(form, subject="Re: Taipan turn 3")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 19)})
    assert (
        reading(form.replace("the question marks", "your last answers"), subject="Re: Taipan turn 3").verdict == "ask"
    )


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("Might as well use up my 5 while there's nothing in front of me. Stick the trapdoor on 19.", 5, 19),
        ("Trapdoor 19 and I'll go 3. Hang on, no. Not the 3, I want that for later on. Go with the 5.", 5, 19),
        ("Five! Which is 101 if I can still add up. Trapdoor 19 to keep Sigrun honest.", 5, 19),
        (
            "Good morning,\n\nFor the time being you may note a 5 for me, and trapdoor 19. Should I have a better idea"
            " before Friday I shall write again, but don't wait for it.\n\nBien cordialement,\nGhislaine",
            5,
            19,
        ),
        (
            "My throw is 5 and my trapdoor 60.\n\nYours\nHorace Pym\n\nP.S. Having slept on the above I find I"
            " prefer 19 for the trapdoor.\nKindly alter it.",
            5,
            19,
        ),
        ("The lazy version: 5 and trapdoor 19", 5, 19),
        (
            "Throw 5, trapdoor 19.\n\nOne thing: when two trapdoors are in the same column, for example 45 and 36, do I"
            " fall 2 times?",
            5,
            19,
        ),
    ],
)
def test_more_that_is_beside_the_point(text: str, throw: int, door: int) -> None:
    """What one might as well do is done, and what one may yet think of changes nothing today."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


def test_two_throws_put_the_other_way_about() -> None:
    """Where both are told once more in the new order, that is the order."""
    text = (
        "1 first and then the 6 - no, sorry, other way about: 6 first, then the 1.\nTrapdoor 43 for the pair of them."
    )
    got = reading(text, turns=2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([6, 1], 43)})


def test_an_example_of_the_gms_is_still_asked_about() -> None:
    """ "Is the 3 only an example?" """
    assert reading("Throw 3, trapdoor 40 - is that only an example?").verdict == "ask"


@pytest.mark.parametrize("board", ["Board A   number: 3    trapdoor: 45", "Board A   die? 3    trap? 45"])
def test_a_row_of_the_form_for_each_board(board: str) -> None:
    """A form that asks for all of a board in one row is read as one that asks below each other."""
    other = board.replace("A", "B").replace("3", "6")
    rows = f"> {board}\n> {other}"
    got = reading(
        f"On 2025-07-07 20:00, Hydra GM <h@snl.example.org> wrote:\n> HYDRA, turn 7.\n>\n{rows}\n>\n> Press:\n\nPat",
        boards="AB",
        subject="Re: HYDRA turn 7",
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 45), "B": ([6], 45)})


def test_such_rows_of_last_turn_are_no_orders() -> None:
    """What a heading recalls is nobody's answer, however its rows are laid out."""
    rows = "> Board A   number: 3    trapdoor: 45\n> Board B   number: 6    trapdoor: 79"
    got = reading(
        f"On 2025-07-07 20:00, Hydra GM <h@snl.example.org> wrote:\n> Last turn:\n{rows}\n>\n> Press:\n\nPat",
        boards="AB",
        subject="Re: HYDRA turn 7",
    )
    assert got.orders == {}


def test_thanks_and_a_move_promised_for_later() -> None:
    """Whoever says when it comes is not asked for it."""
    got = reading(
        "Got this, thank you! Will look at it properly when the kids are in bed and\nsend you my move by Thursday.\n\n"
        "Elspeth"
    )
    assert (got.kind, got.verdict) == ("other", "clear")


@pytest.mark.parametrize(
    "text",
    [
        "They are doing my hip at last, on the 2nd of December, and I am told 5 days in and 6 weeks with my feet up. I"
        " shall send something if the nurses allow but do not hold the game for me.",
        "They have given me a date for the hip: the 12th, and I am told 5 days on the ward and then 2 weeks of doing"
        " nothing. So do not be alarmed if you hear nothing. I shall be back for turn 15.",
        "I go into hospital on the 2nd and they tell me it will be ten days, then 3 weeks at my daughter's. So nothing"
        " from me before round 18, I should think.",
        "This is Joan, Reg's wife. He is in the Infirmary, Ward 6, with his leg up, likely for 2 weeks. He won't be"
        " sending anything till he is home.",
    ],
)
def test_who_is_laid_up_is_wished_well(text: str) -> None:
    """A note of weeks in hospital orders nothing, and wants no answer."""
    got = reading(text)
    assert (got.kind, got.verdict) == ("other", "clear")


@pytest.mark.parametrize(
    "text",
    [
        "I go into hospital on the 2nd for 3 weeks, so nothing from me before round 18. Throw 3, trapdoor 40.",
        "I go into hospital for 3 weeks and shall be back for turn 15. Could you play the default for me?",
    ],
)
def test_who_is_laid_up_and_orders_or_asks(text: str) -> None:
    """What they want besides is heard as ever."""
    got = reading(text)
    assert got.verdict == "ask" or short(got) == {"A": ([3], 40)}


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("She has dictated her orders with great firmness: number 2, trapdoor 98. Simon (Tilly's dad)", 2, 98),
        ("Here's the scheme: number 1 - steady as she goes - and trapdoor 84.", 1, 84),
        ("I move a single square this week. Trapdoor 30.", 1, 30),
        ("Can I move just the trapdoor? Not 95 after all but 93. The throw stays as sent, the 2.", 2, 93),
    ],
)
def test_ways_of_saying_it(text: str, throw: int, door: int) -> None:
    """A child that dictates, an idiom with a "she" in it, one square as a number, and "not 95 after all but 93"."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


def test_one_throw_for_all_behind_a_remark() -> None:
    """ "Simple life for me:" says nothing of boards, and a hedge there is still asked about."""
    text = "a 2 on all three boards. The trapdoors are 15 on A, 27\non B and 61 on C."
    got = reading(f"Simple life for me: {text}", boards="ABC")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 15), "B": ([2], 27), "C": ([2], 61)})
    assert reading(f"Not sure yet: {text}", boards="ABC").verdict == "ask"


@pytest.mark.parametrize(
    "head",
    [
        "Not sure yet",
        "I'm still undecided",
        "Noch nicht sicher",
        "Pas encore sûre",
        "Nog niet zeker",
        "Aún no estoy seguro",
    ],
)
def test_nothing_under_a_heading_of_doubt_is_taken(head: str) -> None:
    """Of one board and of all."""
    assert reading(f"{head}: a 2 on all boards. Trapdoor 15 on A, 27 on B.", boards="AB").verdict == "ask"
    assert reading(f"{head}: 2 everywhere. Trapdoor 15 on A, 27 on B.", boards="AB").verdict == "ask"
    assert reading(f"{head}: 2 and 15").orders == {}


def test_a_question_below_press_whether_something_came() -> None:
    """It is for the GM and not for print."""
    got = reading(
        "Throw: 1\nTrapdoor: 94\n\nFor the report: Greetings.\n\nDid my postcard with the donkey arrive?\n\nXanthe"
    )
    assert (short(got), got.press) == ({"A": ([1], 94)}, "Greetings.")


@pytest.mark.parametrize("what", ["begin gently with the lowest legal one", "start with the smallest possible one"])
def test_the_lowest_one_of_a_new_set(what: str) -> None:
    """In the first turn of a set it is the 1; otherwise the record tells."""
    got = reading(f"I {what}. My trapdoor goes to 40.", subject="Re: Cobra: turn 13")
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 40)})
    assert reading(f"I {what}. My trapdoor goes to 40.", subject="Re: Cobra: turn 14").verdict == "ask"


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        (
            "Yesterday I have sent you throw 2 with trapdoor 90. Would you please make of the 2 a 5? The 90 can"
            " remain.",
            5,
            90,
        ),
        ("Put me down for the 1. Scrap that, the 5, I want the 1 for later. Hole at 90.", 5, 90),
        ("Dear me, what a muddle. It was the 5 I meant, not the 2. Trapdoor 90, that was right.", 5, 90),
        ("Die: 5\nTrapdoor: 90\n\nI use my own form, it is the one I have also for the other two games.", 5, 90),
    ],
)
def test_corrections_and_forms_of_strangers(text: str, throw: int, door: int) -> None:
    """What was meant stands, and "the one I have" is no number."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([throw], door)})


def test_moving_by_one_only_against_the_line_of_orders() -> None:
    """A postscript that moves otherwise is asked about."""
    got = reading(
        "For turn ten: throw 3, trapdoor 19.\n\nPhilippa\n\nP.S. That is why I am moving by 1 only this time."
    )
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 19)})


def test_no_press_for_the_heat() -> None:
    """ "No, too hot to be funny" is none."""
    assert reading("Throw: 6\nTrapdoor: 27\nPress: no, too hot to be funny\n\nDes").press is None
