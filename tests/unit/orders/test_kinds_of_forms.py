"""Orders in forms: swapped fields, dotted lines, filled brackets, ticked boxes; and where press and letters end."""

from __future__ import annotations

import pytest

from pbm.orders.layouts.boxes import ticked
from tests.unit.orders.forms import reading, short

Order = tuple[int, int]
_QUOTED = "On 3 March GM wrote:\n"
_DATED = "On 3 March 2025, GM wrote:\n"
SWAPPED: list[str] = [
    "Throw: 52\nTrapdoor: 3",
    "Die: 38\nHole: 6\nThe last one went badly",
    "throw 71 trapdoor 2, lowest I had",
    "Your throw: 44\nTrapdoor: 5\nSame again as ever",
    "Roll 63\nTrap 1",
    "Throw = 29; trapdoor = 4",
    "Wurf: 45\nFalltür: 4",
    "Throw 45 maybe, trapdoor 4",
    "TRAPDOOR: 3\nTHROW: 66",
]
NOT_SWAPPED: list[tuple[str, Order]] = [
    ("Throw 45, sorry, throw 4, trapdoor 3", (4, 3)),
    ("Throw: 4\nTrapdoor: 5", (4, 5)),
    ("I stood on 45. Throw 4, trapdoor 3", (4, 3)),
    ("Throw: 3\nTrapdoor: 45", (3, 45)),
]
FILLED: list[tuple[str, Order]] = [
    (
        _QUOTED + "> Mark ONE throw:\n>  ( ) 1\n>  ( ) 2\n>  ( ) 3\n>  (x) 4\n>  ( ) 5\n>  ( ) 6\n> Trapdoor: 17",
        (4, 17),
    ),
    (
        _QUOTED + "> You are on 58.\n> Last time: throw 4, trapdoor 70\n>\n> Throw: 6\n> Trapdoor: 94\n\nDone! P.",
        (6, 94),
    ),
    (_QUOTED + "> You are on 25. Last time you threw 6.\n> Throw: 3\n> Trapdoor: 54", (3, 54)),
    (_QUOTED + "> Die to be thrown: 2\n> Space for the trapdoor: 41\n\nGod bless,\nAgnes", (2, 41)),
    ("Five shall be my throw, and ninety-six my trapdoor.\n\nRegards,\nMichael", (5, 96)),
    ("Tick one:\n1 [ ] 2 [ ] 3 [ ] 4 [ ] 5 [x] 6 [ ]\nTrapdoor: 57", (5, 57)),
    ("( ) 1 ( ) 2 (X) 3 ( ) 4 ( ) 5 ( ) 6\nTrapdoor 44", (3, 44)),
    ("Die: [ ] 1, [ ] 2, [ ] 3, [ ] 4, [ ] 5, [X] 6\nTrapdoor 44", (6, 44)),
    ("Your throw 1 2 3 4 (5) 6\nTrapdoor 12", (5, 12)),
    ("☐1 ☑2 ☐3 ☐4 ☐5 ☐6\nTrapdoor 12", (2, 12)),
    ("die [ 6 ] (one to six)\ntrap door [ 51 ] (or leave blank)", (6, 51)),
    ("Die (1-6) .... 2\nTrapdoor (or blank) .... 69", (2, 69)),
    (_QUOTED + "> Mark your throw:\n>  [ ] 1 [x] 2 [ ] 3 [ ] 4 [ ] 5 [ ] 6\n> Trapdoor: 57\n\nDone.", (2, 57)),
    (_QUOTED + "> throw [ 3 ] (1-6)\n> trapdoor [ 44 ] (1-100)\n", (3, 44)),
    (_QUOTED + "> [ 3 ] throw (1-6)\n> [ 44 ] trapdoor (1-100)\n> [   ] anything for the paper?", (3, 44)),
    (_QUOTED + "> [44] trapdoor (1-100)\n> [3] throw (1-6)\n", (3, 44)),
    (_QUOTED + "> [ 2 ] Wurf (1 bis 6)\n> [ 71 ] Falltür (1 bis 100)\n", (2, 71)),
    (_QUOTED + "> [ 2 ] dé (1 à 6)\n> [ 71 ] trappe (1 à 100)\n", (2, 71)),
    (_DATED + "> [   ] throw (1-6)              6\n> [   ] trapdoor (1-100)         19\n", (6, 19)),
    (_DATED + "> ( ) Wurf (1-6)       6\n> ( ) Falltür (1-100)     19\n", (6, 19)),
    (_QUOTED + "> ____ die (1 to 6)     6\n> ____ trapdoor (1 to 100)     19\n", (6, 19)),
    (_DATED + "> [   ] throw (1-6)\n5\n> [   ] trapdoor (1-100)\n62\n", (5, 62)),
    (_QUOTED + "> Throw (last turn you threw 2): 5\n> Trapdoor (last turn you named 8): 62\n", (5, 62)),
    (_QUOTED + '> Die (was 2): 5\n> Trapdoor (was none): 62\n> Press (was "Boo"):\n', (5, 62)),
    (_QUOTED + "> Wurf (letztes Mal 2): 5\n> Falltür (letztes Mal 8): 62\n", (5, 62)),
    (_QUOTED + "> Worp (vorige keer 2): 5\n> Valluik (vorige keer 8): 62\n", (5, 62)),
    (_QUOTED + "> DIE (1 to 6) .... :\n4\n> TRAPDOOR (or none) .... :\n91\n", (4, 91)),
    (_QUOTED + "> Throw (1 2 3 4 5 6) : 2\n> Trapdoor (if any) : 64\n", (2, 64)),
]
NOT_FILLED: list[str] = [
    "[x] 1 [ ] 2 [x] 3 [ ] 4 [ ] 5 [ ] 6\nTrapdoor 44",
    "Used so far:\n[x] 1 [ ] 2 [ ] 3 [ ] 4 [ ] 5 [ ] 6\nTrapdoor 44",
    _QUOTED + "> Numbers used so far\n> [x] 1 [ ] 2 [ ] 3 [ ] 4 [ ] 5 [ ] 6\n> Trapdoor: 44\n\nDone",
    "[ ] 1 [ ] 2 [ ] 3 [ ] 4 [ ] 5 [ ] 6\nTrapdoor 44",
    "Tea [x] 1 [ ] 2 [ ] 3 sugars\nTrapdoor 44",
    "Numbers left: 1 2 3 (4) 5 6\ntrapdoor 33",
    _QUOTED + "> 1 2 3 (4) 5 6\n> Trapdoor: 33\n",
    _QUOTED + "> [1] throw (1-6)\n> [2] trapdoor (1-100)\n\nDone",
    _QUOTED + "> [ 4 ] throw last turn (1-6)\n> [ 33 ] trapdoor last turn (1-100)\n\nDone",
    _QUOTED + "> [   ] throw (1-6)\n> [   ] trapdoor (1-100)\n\nDone, filled in above",
    _QUOTED + "> Throw (last turn): 5\n> Trapdoor (last turn): 62\n\nDone, filled in above",
    _QUOTED + "> Throw (last turn you threw 5):\n> Trapdoor (last turn you named 62):\n\nDone, filled in above",
]
ONE_NUMBER: list[tuple[str, Order]] = [
    ("One number then: 6. And a trapdoor? Yes I like: 72.", (6, 72)),
    ("So, one number please: 2. Trapdoor 61.", (2, 61)),
    ("My only number this week: 5\nTrapdoor: 14", (5, 14)),
    ("A single number? 3. Trapdoor 55", (3, 55)),
    ("Here is my one number: 4. Door on 27.", (4, 27)),
    ("One number is 2. Trapdoor 33.", (2, 33)),
    ("Right then, one number: 1, and trapdoor 18", (1, 18)),
    ("Just one number: 3, trapdoor 44", (3, 44)),
    ("could i get a five and put the trapdoor on 31 ta. no idea why Ted is so cross", (5, 31)),
    ("One number then: 6, no, 5. Trapdoor 72", (5, 72)),
]
NOT_ONE_NUMBER: list[str] = [
    "One number then: 64",
    "One number: 3 or 4, trapdoor 20",
    "I have one number: 6 is gone. Trapdoor 30",
    "One number: 2 5. Trapdoor 19",
    "One number I like is 6. Trapdoor 33?",
]
MISPUT: list[tuple[str, Order]] = [
    ("In Monday's mail the trapdoor was 16 and it ought to have been 76. Throw 3.", (3, 76)),
    (
        "I cannot write sevens. In my letter the trapdoor\nwas 21 and it ought to have been 27. The throw is the 4.",
        (4, 27),
    ),
    ("Sorry, the trapdoor was 41, it should have been 14. The throw is the 2.", (2, 14)),
    ("I made a slip: trapdoor 38 should have been 83. Throw 5.", (5, 83)),
    ("My typo. The trapdoor on 27 should be 72. I throw a 4.", (4, 72)),
    ("I mistyped: trapdoor 51 and it should read 15. Throw: 6", (6, 15)),
    ("Apologies, I wrote trapdoor 19, which should have been 91. Throw 4.", (4, 91)),
    ("I wrote trapdoor 16 and it should have been 76. Throw 3.", (3, 76)),
]
NOT_MISPUT: list[str] = [
    "Last turn the trapdoor was 16 and it ought to have been 76. Throw 3.",
    "Bob wrote that his trapdoor was 16 and it ought to have been 76. Throw 3.",
    "Sorry, should the trapdoor of 16 have been 76? Throw 3.",
    "The trapdoor was 16 and it ought to have been 76, with hindsight. Throw 3.",
    "Sorry, the trapdoor was 16 and it should perhaps have been 76. Throw 3.",
]
FOOTERS: list[str] = [
    "Regulated as a firm, no. 448812. If you received this in error delete it within 24 hours.",
    "Lisle LLP, DX 60211. If you are not the intended recipient please destroy it and tell us on 01632 960 11.",
    "If you have received this email in error please notify the sender within 5 days.",
    "If you got this by mistake, delete it.",
]
SECOND_OPEN: list[str] = [
    "Turn 11: 6\nTurn 12: ? (I'll look tonight)\nTrapdoor: 38",
    "Turn 11: 6\nTurn 12: to follow\nTrapdoor: 38",
    "Turn 11: 6\nTurn 12: tbc\nTrapdoor 38",
    "First throw: 6\nSecond throw: ?\nTrapdoor 38",
    "Zug 11: 6\nZug 12: ?\nFalltür 38",
    "First: 6\nSecond: don't know\nTrapdoor 38",
    "Turn 11 = 6, turn 12 = later. Trapdoor 38",
]
FOR_THE_GM: list[str] = [
    "Thank you for the card!\nShirin",
    "Thanks for the lift on Sunday\nBob",
    "Many thanks for the reminder!\nAnn",
    "Bob\n\nPS How is the knee?",
    "Best wishes\nBob\n\nP.S. I will be away in May.",
    "Fitz Carmichael\n\nPS. Did the parcel come?\nIt was blue.",
    "Cheers,\nAnn\n\nps tell Ted the cake was lovely",
    "Ann\n\nP.P.S. I forgot the stamps",
]
FOR_ALL: list[str] = [
    "Dear all, it rained.\nPS It still does.",
    "Thank you for the push, Ingram!",
    "It rained.\n\nPS And the frog was wet.",
    "It rained.\n\nThank you for reading, dear public, and good night to you all\nThe frog was seen by the river.",
]


@pytest.mark.parametrize("text", SWAPPED)
def test_fields_that_look_swapped_are_asked_about(text: str) -> None:
    """A space given as the throw and a throw as the trapdoor: neither is entered."""
    made = reading(text)

    assert made.verdict == "ask"
    assert short(made) == {}


@pytest.mark.parametrize(("text", "order"), [*NOT_SWAPPED, *FILLED, *ONE_NUMBER, *MISPUT])
def test_what_a_form_is_filled_in_with_is_taken(text: str, order: Order) -> None:
    """Dots, brackets and boxes are as good as a label; a number put right replaces the wrong one."""
    made = reading(text)

    assert made.verdict == "clear"
    assert short(made) == {"A": ([order[0]], order[1])}


@pytest.mark.parametrize("text", [*NOT_FILLED, *NOT_ONE_NUMBER])
def test_a_throw_that_is_not_told_is_asked_about(text: str) -> None:
    """Two boxes marked, boxes that tell what was used, a number of something else: no throw is made of them."""
    assert reading(text).verdict == "ask"


@pytest.mark.parametrize("text", NOT_MISPUT)
def test_regrets_and_questions_put_no_trapdoor_right(text: str) -> None:
    """What the last turn, another player or perhaps ought to have nominated is no nomination."""
    made = reading(text)

    assert made.verdict == "ask"
    assert made.orders.get("A", {}).get("trapdoor") is None


@pytest.mark.parametrize("footer", FOOTERS)
def test_a_firms_footer_takes_nothing_back(footer: str) -> None:
    """ "Delete it" below a firm's mail is about the mail and not about the orders."""
    made = reading(f"Throw 5, trapdoor 63\n\n{footer}")

    assert made.verdict == "clear"
    assert short(made) == {"A": ([5], 63)}


def test_orders_below_words_about_a_wrong_mail_are_read() -> None:
    """A player's own words about mails sent in error are no footer."""
    made = reading("If you got two mails from me in error, delete the first.\n\nThrow 3, trapdoor 45")

    assert short(made) == {"A": ([3], 45)}


@pytest.mark.parametrize("text", SECOND_OPEN)
def test_a_second_throw_that_is_left_open_is_asked_about(text: str) -> None:
    """A question mark or "to follow" behind the second turn keeps the first throw and asks for the other."""
    made = reading(text, 2)

    assert made.verdict == "ask"
    assert short(made) == {"A": ([6], 38)}


@pytest.mark.parametrize("ending", FOR_THE_GM)
def test_thanks_and_postscripts_of_the_letter_are_not_printed(ending: str) -> None:
    """What is said to the GM below the press stays out of the report."""
    made = reading(f"Throw 3, trapdoor 41\n\nPress: Rain again, and\nno umbrella.\n\n{ending}")

    assert made.verdict == "clear"
    assert made.press == "Rain again, and\nno umbrella."


@pytest.mark.parametrize("words", FOR_ALL)
def test_thanks_and_postscripts_within_press_are_printed(words: str) -> None:
    """Press may thank, and have a postscript of its own."""
    assert reading(f"Throw 3, trapdoor 41\n\nPress: {words}").press == words


def test_a_postscript_below_the_press_can_change_the_orders() -> None:
    """Orders in a postscript below the name are not lost with the press."""
    made = reading("Throw 3, trapdoor 41\n\nPress: Rain.\n\nAnn\n\nPS make it trapdoor 44")

    assert short(made) == {"A": ([3], 44)}
    assert made.press == "Rain."


@pytest.mark.parametrize("line", ["[" * 240, "[ ] 1 " * 40, "[ ] " * 60, "(" + "1 " * 119, "[x] 1 [ ] 2"])
def test_what_is_no_row_of_boxes_is_none(line: str) -> None:
    """Rows that do not count up from one, or have fewer than three boxes, mark nothing."""
    assert ticked(line) is None


_OF_SOME: list[tuple[str, Order]] = [
    (_QUOTED + "> Throw:   ( ) 1   (x) 2   ( ) 3   ( ) 5   ( ) 6\n> Trapdoor: 63", (2, 63)),
    (_QUOTED + "> Throw: 1 [ ]  2 [x]  4 [ ]  5 [ ]\n> Trapdoor: 63", (2, 63)),
    (_QUOTED + "> Die: ☐ 2 ☑ 3 ☐ 5\n> Trapdoor: 63", (3, 63)),
    (_QUOTED + "> Throw: ( ) 2 (x) 6\n> Trapdoor: 63", (6, 63)),
    (_QUOTED + "> Throw: [_] 1 [_] 2 [*] 5\n> Trapdoor: 63", (5, 63)),
    (_QUOTED + "> Throw: 1 2 (3) 5 6\n> Trapdoor: 63", (3, 63)),
    (_QUOTED + "> Throw:\n> [ ] 1\n> [x] 2\n> [ ] 5\n> Trapdoor: 63", (2, 63)),
    (_QUOTED + "> Throw: ( ) 1 (x) 2 ( ) 5\n> Trapdoor: ( ) 12 (x) 63 ( ) 71", (2, 63)),
    ("Throw: [ ] 1 [x] 2 [ ] 5\nTrapdoor 63", (2, 63)),
]
_OF_NONE = [
    "> Throw: ( ) 1 ( ) 2 ( ) 3 ( ) 5",
    "> Throw: (x) 1 (x) 2 ( ) 3 ( ) 5",
    "> Throws used: [ ] 1 [x] 2 [ ] 3 [ ] 5",
    "> Numbers left: 1 2 (3) 5",
    "> You have used:\n> [ ] 1 [x] 2 [ ] 3 [ ] 5",
    "> Used:\n> [ ] 1\n> [x] 2\n> [ ] 5",
]


@pytest.mark.parametrize(("text", "order"), _OF_SOME)
def test_boxes_for_the_throws_that_are_left_are_a_row(text: str, order: Order) -> None:
    """A row or a column of boxes need not have all six: one for each throw that is left will do."""
    read = reading(text)
    assert (short(read), read.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize("row", _OF_NONE)
def test_boxes_of_a_record_and_unclear_ones_give_no_throw(row: str) -> None:
    """Boxes that tell what was used or is left order nothing, nor do rows with no mark, or with two."""
    assert short(reading(f"{_QUOTED}{row}\n> Trapdoor: 63")) == {"A": ([], 63)}


def test_two_spaces_that_are_ticked_are_asked_about() -> None:
    """Of two marks neither is the nomination; one is."""
    form = _QUOTED + "> Throw: ( ) 1 (x) 2 ( ) 5\n> Trapdoor: "
    for row, door in (("[x] 33 [x] 44", None), ("(x) 12 (x) 63 ( ) 71", None), ("[ ] 33 [x] 44", 44)):
        assert short(reading(form + row)) == {"A": ([2], door)}


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("> Throw ...... 5\n> Trapdoor .. 72", (5, 72)),
        ("> DIE .. 2\n> TRAPDOOR .. 9", (2, 9)),
        ("> Wurf .... 3\n> Falltür .. 31", (3, 31)),
        ("> Gooi .... 6\n> Valluik .. 40", (6, 40)),
        ("> Lancer ... 1\n> Trappe .. 88", (1, 88)),
        ("> Two lines, a throw and a trapdoor, by the 9th:\n> Throw: 4\n> Trapdoor: 61\n> Olive x", (4, 61)),
        ("> Ein Wurf und eine Falltür bis Freitag:\n> Wurf: 4\n> Falltür: 61\n> Olga", (4, 61)),
    ],
)
def test_two_dots_and_a_line_that_tells_of_the_form_leave_its_answers_be(text: str, order: Order) -> None:
    """Two dots part a prompt from its answer; a line above the prompts that names both is no empty prompt."""
    got = reading(f"Here it is.\n\n{_QUOTED}{text}", subject="Re: Newt 4")
    assert (got.verdict, short(got)) == ("clear", {"A": ([order[0]], order[1])})


@pytest.mark.parametrize("text", ["> Last throw .. 4\n> Last trapdoor .. 8", "> Throw and trapdoor:\n>\n> Due: 4th"])
def test_what_a_form_tells_of_the_past_is_no_answer(text: str) -> None:
    """What was thrown before is shown over dots too, and a prompt for both that stays empty is empty."""
    assert short(reading(f"Here it is.\n\n{_QUOTED}{text}", subject="Re: Newt 4")) == {}


@pytest.mark.parametrize(
    "text",
    [
        "> THROW = 4\n> TRAPDOOR = 61\n> PRESS = §\n\nOlive",
        "Olive\n\n@> a) your throw: 4\n> b) your trapdoor: 61\n> c) gossip: §\n> Ned",
        "@> 1. throw: 4\n> 2. trapdoor: 61\n> 3. a line for the newsletter (optional): §",
        "a) 4\nb) 61\nc) §\n\nOlive\n\n@> Please send  a) a throw  b) a trapdoor  c) any gossip\n> Ned",
        "a) 4 b) 61 c) §\n\n@> a) the throw\n> b) the trapdoor\n> c) something for the bulletin",
        "1) 4\n2) 61\n3) §\nOlive\n\n@> 1) throw\n> 2) trapdoor\n> 3) a boast for the report\n> 4) your score",
        "a: 4\nb: 61\nc: §\n\nOlive, with a cold\n\n@> a. throw\n> b. trapdoor\n> c. rumours",
        "a) 4\nb) 61\nc) §\nd) sorry for the haste\n\n@> a) throw\n> b) trapdoor\n> c) press\n> d) a word for me",
        "a) 4\nb) 61\nc) §\n\nGruß, Olga\n\n@> a) Wurf\n> b) Falltür\n> c) eine Zeile für die Zeitung",
        "a) 4\nb) 61\nc) §\n\nGroetjes, Olga\n\n@> a) worp\n> b) valluik\n> c) iets voor de krant",
    ],
)
def test_what_answers_a_lettered_question_for_print_is_press(text: str) -> None:
    """The answer to "c) gossip" is printed, above the form and within it, to the end of its paragraph."""
    words = "No snake saw the cook, who has been seen with a saw, near a ladder!"
    got = reading(text.replace("§", words).replace("@", _QUOTED), subject="Re: Newt 4")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([4], 61)}, words)


@pytest.mark.parametrize(
    "text",
    [
        "a) 4\nb) 61\nc) §\n\n@> a) throw\n> b) trapdoor\n> c) anything you want to ask me",
        "a) 4\nb) 61\nc) §\n\n@> a) throw\n> b) trapdoor\n> c) notes for the GM",
        "a) 4\nb) 61\nc) not for print: §\n\n@> a) throw\n> b) trapdoor\n> c) gossip",
        "a) 4\nb) 61\nc) none, sorry\n\n@> a) throw\n> b) trapdoor\n> c) gossip",
        "a) 4\nb) 61\nc) No news from here, I have a cold.\n\n@> a) throw\n> b) trapdoor\n> c) gossip",
        "@> 1. Which throw?\n> 2. Which trapdoor?\n> 3. Any message for all?\n\n1. 4\n2. 61\n3. Nothing today.",
        "a) 4\nb) 61\nc) Geen nieuws, ik ben te druk.\n\n@> a) worp\n> b) valluik\n> c) iets voor de krant",
        "Olive\n\n@> a) throw: 4\n> b) trapdoor: 61\n> c) gossip: not a word, Sid is listening",
        "4, 61. I liked c) on your list: §\n\n@> a) throw\n> b) trapdoor\n> c) gossip",
        "Olive\n\n@> a) throw: 4\n> b) trapdoor: 61\n> c) gossip: anything at all, two lines at most",
        "Olive\n\n@> THROW = 4\n> TRAPDOOR = 61\n> PRESS = up to 40 words",
    ],
)
def test_what_answers_another_question_is_not_printed(text: str) -> None:
    """What is for the GM, not for print, or what the form itself says is never printed."""
    words = "The cook has been seen with a saw, near a ladder!"
    got = reading(text.replace("§", words).replace("@", _QUOTED), subject="Re: Newt 4")
    assert (short(got), got.press) == ({"A": ([4], 61)}, None)
