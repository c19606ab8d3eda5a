"""Forms that somebody else made, sent back filled in: what asks for what, and which of the numbers is an answer."""

from __future__ import annotations

import pytest

from pbm.orders.layouts.prompt_roles import DOOR, NOTHING, PRESS, RECORD, THROW, WEAK_DOOR, WEAK_THROW, role_of
from pbm.orders.layouts.questionnaire import above_its_form, plain_prompts
from pbm.orders.replies import named
from tests.unit.orders.forms import reading, short

Order = tuple[int, int | str | None]
_WROTE = "On 3 March 2025 at 19:00, Krait <krait@snl.example.org> wrote:\n"
_UNMARKED = (
    "Hi, here it is.\n\n________________________________\nFrom: Boa <boa@snl.example.org>\nSent: 11 August 2025 20:30\n"
    "To: Reg\nSubject: Boa, round 12\n\n"
)


def _quoted(form: str) -> str:
    return _WROTE + "".join(f"> {line}\n" for line in form.split("\n"))


ROLES: dict[str, list[str]] = {
    THROW: [
        "Paces",
        "Which face of the die",
        "Number you play",
        "How far do you move",
        "Zahl von 1 bis 6",
        "Oomph (1-6)",
    ],
    DOOR: ["Well", "Square for the shaft", "Where shall the floor open", "Die Luke", "Somewhere (1 to 100)", "Manhole"],
    PRESS: ["For the gazette", "A word for the readers", "Für die Zeitung", "Tell the others", "Any gossip"],
    RECORD: [
        "Where you are",
        "Throws you still have",
        "Last hatch",
        "Numbers left",
        "Pit you fell in",
        "Age of your dog",
    ],
    WEAK_THROW: ["Number", "Your move"],
    WEAK_DOOR: ["Square", "Feld"],
    NOTHING: ["Maurice", "Oomph"],
}
FILLED: list[tuple[str, Order]] = [
    (_quoted("You are on 44.\n\nPaces to take: 5\nWell: 61\nTo print:"), (5, 61)),
    (_quoted("Spaces forward (1-6) ..... 4 .....\nSquare to open (1-100) .... 77 ...\nMessage ........."), (4, 77)),
    (_quoted("Wiggle: 4\nTrapdoor: 35\nWords:"), (4, 35)),
    (_quoted("Throw: 4\nWooden lid: 35\nWords for print:"), (4, 35)),
    (_quoted("number you play -> 5\nhole to dig     -> 23\nremarks         ->"), (5, 23)),
    (_quoted("Roll ( 5 )\nPit ( 23 )\nGossip ( )"), (5, 23)),
    (_quoted("Q1. Number of pips: 4\nQ2. Hatch number: 81\nQ3. How many copies of the zine: 2"), (4, 81)),
    (_quoted("a) your die: 3\nb) your hatch: 66\nc) your age: 5"), (3, 66)),
    (_quoted("Die (strike out all but one): 6\nHatch (or 'none'): 14"), (6, 14)),
    (_quoted("Die (star one): 1 2 *3* 4 5 6\nHatch: 14"), (3, 14)),
    (_quoted("Number left: 2 4 5\nNumber chosen: 4\nTrap at: 61"), (4, 61)),
    (_quoted("I will move __4__ spaces and dig a hole at __33__."), (4, 33)),
    (_quoted("Steps: 5\nPit (optional):\nNews: none"), (5, None)),
    (_quoted("Steps: five\nPit: none\nNews: none"), (5, "none")),
    (_quoted("Standort: 40\nAugen: 4\nLoch: 52\nFür die Zeitung:"), (4, 52)),
    (
        _quoted("Which number will you play?") + "\nfive\n\n> Which space shall fall in?\n\n23\n\n> News?\n\nno\n",
        (5, 23),
    ),
    (_quoted("Put your number here:\n4\nPut your square here:\n33"), (4, 33)),
    (_UNMARKED + "You stand at 41\nYour move ........ 3\nSinkhole ......... 66\nFor the gazette .......\n", (3, 66)),
    (_UNMARKED + "What do you roll this time?\n3\nWhich square gives way?\n66\nA joke for the zine?\n", (3, 66)),
]
AHEAD: list[tuple[str, Order]] = [
    (_quoted("[ 4 ]  die\n[ 61 ] hatch\n[    ] news"), (4, 61)),
    (_quoted("You stand on 29.\n\n__4__ Steps\n__61__ Pit") + "\nAll yours.", (4, 61)),
    (_quoted("<61> hatch\n<4> number to play"), (4, 61)),
    (_quoted("...4... your pips\n...none... your trapdoor"), (4, "none")),
    (
        "\n\n-----Original Message-----\nFrom: Boa <boa@snl.example.org>\nSent: 11 August 2025 20:30\nTo: Reg\n"
        "Subject: Boa, round 12\n\nYou are on 29.\n\n[ 4 ]  die\n[ 61 ] hatch\n\nIn hand: 1 2 4 6\n",
        (4, 61),
    ),
]
NO_ANSWER_AHEAD: list[str] = [
    _quoted("[1] die\n[2] trapdoor"),
    _quoted("[1] Your throw\n[2] Your trapdoor\n[3] News"),
    _quoted("[ ] die\n[ ] hatch"),
    _quoted("[4] last die\n[61] last hatch"),
    _quoted("Your last orders were:\n[4] die\n[61] hatch"),
    _quoted("An example:\n[4] die\n[61] hatch"),
    _quoted("[2] players\n[19] spaces left"),
]
ON_BOARDS = [
    "Board {0}   throw: {1}   trapdoor: {2}",
    "On {0}   roll: {1}   hole: {2}",
    "Board {0} | throw: {1} | door: {2}",
]
NOT_THE_ANSWER: list[tuple[str, Order]] = [
    (_quoted("Sample: die 4, hatch 22\nDie: 2\nHatch: 71"), (2, 71)),
    (_quoted("An example:\nDie: 6\nHatch: 11\n\nYour turn:\nDie: 4\nHatch: 61"), (4, 61)),
    (_quoted("Die (for example 3): 4\nHatch (for example 55): 61"), (4, 61)),
    (_quoted("Your last orders were:\nDie: 4\nHatch: 22\n\nNow please:\nDie: 2\nHatch: 71"), (2, 71)),
    (_quoted("Last die: 4\nLast hatch: 22\nDie now: 2\nHatch now: 71"), (2, 71)),
]
NOTHING_TAKEN: list[str] = [
    _quoted("Your numbers of last time are still in; change them if you like.\nDie: 3\nHatch: 52\nNews:"),
    _quoted("Example: die 4, hatch 22\nDie:\nHatch:"),
    "Lovely.\n\n" + _quoted("Your last orders were:\nDie: 4\nHatch: 22\nPlease send new ones."),
    _quoted("Steps you took: 4\nPit you fell in: 22"),
    _quoted("Number of players: 6\nSpaces on the board: 100\nTrapdoors so far: 3"),
    "This is my daughter's, not mine:\n\nDie: 4\nHatch: 22",
    "The card below is hers, not mine.\n\nRoll 4\nHole 22",
    "Here is my son's card, he has no mail.\n\n" + _quoted("Player: Tim\nPips: 4\nHatch: 61"),
    "Please ignore the form below.\n\n" + _quoted("Pips: 4\nHatch: 61"),
]
ASKED: list[tuple[str, int]] = [
    (_quoted("Steps: [x] 1 [ ] 2 [ ] 3 [x] 4 [ ] 5 [ ] 6\nShaft: 52"), 52),
    (_quoted("Steps (ring one): 1 2 3 4 5 6\nShaft: 52"), 52),
    ("I am going to move 2 this time.\n\n" + _quoted("Steps: 5\nShaft: 52\nNews:"), 52),
    ("Pips: 2\nHatch: 52\n\n" + _quoted("You stand on: 9\nPips: 5\nHatch: 52\nNews:"), 52),
]
BESIDE: list[tuple[str, Order]] = [
    ("As the form says: five and 61.\n\n" + _quoted("Paces: 5\nWell: 61\nTo print:"), (5, 61)),
    ("Sorry, make that a throw of 3. The rest as on the slip.\n\n" + _quoted("Pips: 4\nHatch: 61\nNews:"), (3, 61)),
    ("Filled in below, sorry it's late, we had 3 visitors.\n\n" + _quoted("Pips: 4\nHatch: 61\nNews:"), (4, 61)),
    ("Thanks for a lovely report!\n\n" + _quoted("Paces: 5\nWell: 61\nTo print:"), (5, 61)),
    (_quoted("Ring your die: 1 2 3 4 5 6\nHatch:\nNews:") + "\nCan't do rings: 1 2 3 (4) 5 6\nHatch 39", (4, 39)),
]


def _below(*pairs: tuple[str, str], mark: str = "> ") -> str:
    """Return a mail that answers quoted questions one by one, each below its question."""
    return _WROTE + "\n".join(f"{mark}{asked}\n\n{said}\n" for asked, said in pairs)


ONE_BY_ONE: list[tuple[str, Order]] = [
    (_below(("Which throw?", "The 4."), ("And the trap?", "73, please"), ("Feet?", "Cold. Size 5 now.")), (4, 73)),
    (
        _below(
            ("Welke worp? (over: 1, 3, 4)", "De 4."), ("En het luik?", "Op 73."), ("Nog nieuws?", "Ja, alle 5 hier.")
        ),
        (4, 73),
    ),
    (_below(("Welcher Wurf?", "Die 4."), ("Falltür?", "Auf die 73."), ("Wie alt ist er?", "Wird 5.")), (4, 73)),
    (_below(("Was wirfst du?", "die 4"), ("Luke?", "auf 73"), ("Wie alt ist er?", "Wird 5.")), (4, 73)),
    (_below(("Quel dé ?", "Le 4."), ("Et la trappe ?", "La 73."), ("Du neuf ?", "Oui, 5 chatons.")), (4, 73)),
    (_below(("¿Qué tirada?", "El 4."), ("¿Y la trampilla?", "En la 73."), ("¿Novedades?", "Sí, 5 nietos.")), (4, 73)),
    (_below(("Che tiro?", "Il 4."), ("E la botola?", "Alla 73."), ("Novità?", "I nipoti, tutti e 5.")), (4, 73)),
    (_below(("For dinner?", "5"), ("Throw?", "4"), ("Trapdoor?", "73"), mark="| "), (4, 73)),
    (
        _below(("Q. The 1 or the 3?", "A. The 3."), ("Q. The trap?", "A. Eleven."), ("Q. 2 or 3 for tea?", "A. 2.")),
        (3, 11),
    ),
    (_below(("1. Throw?", "1) 3"), ("2. Trapdoor?", "2) 11"), ("3. Cat's age?", "3) 6")), (3, 11)),
    (_below(("Throw: ____", "5"), ("Trapdoor: ____", "66"), ("Age of dog: ____", "6")), (5, 66)),
    (_below(("Throw?", "4"), ("Trapdoor, if anywhere?", "Nowhere, I'm a lamb.")), (4, "none")),
    (_below(("Throw?", "4"), ("Trapdoor?", "73"), ("Grandchildren?", "I have 5 now, and we want 6.")), (4, 73)),
    (_below(("Throw?", "4"), ("Trapdoor?", "73"), ("Coming on 14 June?", "Maybe, not sure yet.")), (4, 73)),
    (_below(("Throw? Trapdoor?", "Sir, 4.\nSir, 73.")), (4, 73)),
    (_below(("Trapdoor?\n> Throw?", "5, 4")), (4, 5)),
]
"""Mails in which every answer stands below its own question."""
STILL_ASKED: list[str] = [
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Sure?", "No, 5.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Is the 4 all you have?", "No, 5.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Lunch?", "No. And change the throw to 5 instead.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Weather?", "Awful. Actually the 5.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Weather?", "Make mine a 5.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("Weather?", "Sorry, 5 I mean, not 4.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("How is Tom?", "He took the 4, so I'll have the 5.")),
    _below(("Throw?", "4"), ("Trapdoor?", "73"), ("How is Joan?", "Fine. On second thoughts, 5.")),
    _below(("Throw?", "4 or 5, not sure"), ("Trapdoor?", "73"), ("Lunch?", "Yes, 2 of us.")),
    _below(("You rolled 2, what now?", "4"), ("And the hole?", "73"), ("Still 5 at home?", "6 now.")),
]
"""Mails in which what is said below another question may be about the throw as well."""
PRINTED_BELOW: list[tuple[str, str]] = [
    ("Anything for the gossip page?", "My thesis is done. All 312 pages."),
    ("Press:", "Bram should look where he is going."),
    ("Für die Zeitung?", "Hoch lebe die Schlange!"),
    ("Pour le journal ?", "Vive les 3 serpents !"),
    ("Press?", "Thanks!"),
    ("Press?", "No, no, the critics have been cruel enough."),
    ("Any news?", "We have 5 kittens."),
    ("Will you be at the zine's picnic?", "Yes, with 4 quiches."),
]
"""Questions with what is said below them, which only those for print have printed."""


@pytest.mark.parametrize(("text", "order"), ONE_BY_ONE)
def test_an_answer_belongs_to_the_question_above_it(text: str, order: Order) -> None:
    """Below a question about something else no number is an order, in any language and behind any mark."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read), read.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize("text", STILL_ASKED)
def test_an_answer_that_may_be_about_the_throw_is_asked_about(text: str) -> None:
    """A second number below "Sure?", or one that says it changes the throw, leaves the throw open."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read)["A"][0], read.verdict) == ([], "ask")


@pytest.mark.parametrize(("asked", "said"), PRINTED_BELOW)
def test_what_is_said_below_a_question_for_print_is_printed(asked: str, said: str) -> None:
    """What answers any other question, or declines, stays out of print; the orders beside it stand."""
    read = reading(_below(("Throw?", "4"), ("Trapdoor?", "73"), (asked, said)), subject="Re: KRAIT 7")
    printed = PRINTED_BELOW.index((asked, said)) < 4
    assert (short(read), read.verdict, read.press) == ({"A": ([4], 73)}, "clear", said if printed else None)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("Die for turn 11:", "the five"), ("Die for turn 12:", "whatever is left then, i.e. the three")),
        (("First throw?", "5"), ("Second throw?", "3")),
        (("Turn 12 throw?", "3"), ("Turn 11 throw?", "5")),
        (("Wurf für Zug 11?", "die fünf"), ("Wurf für Zug 12?", "was übrig bleibt, also die drei")),
    ],
)
def test_answers_for_two_turns_stand_below_the_questions_of_each(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    """Each throw is its turn's, whichever is asked for first; a number below another question is none."""
    text = _below(first, second, ("Trap door, good for both turns:", "94"), ("Children coming?", "Yes, 4."))
    read = reading(text, 2, subject="Re: KRAIT 11/12")
    assert (short(read), read.verdict) == ({"A": ([5, 3], 94)}, "clear")


def test_answers_for_two_boards_stand_below_the_questions_of_each() -> None:
    """A question that names a board is answered for that board."""
    boards = (("Throw on A?", "2"), ("Trapdoor on A?", "24"), ("Throw on B?", "5"), ("Trapdoor on B?", "40"))
    read = reading(_below(*boards, ("Weather?", "3 degrees")), boards="AB")
    assert (short(read), read.verdict) == ({"A": ([2], 24), "B": ([5], 40)}, "clear")


@pytest.mark.parametrize("role", ROLES)
def test_a_prompt_says_by_its_words_what_it_asks_for(role: str) -> None:
    """Throws, trapdoors, press and what is only told are known apart, in any words; a bare number or space is weak."""
    assert {label: role_of(label) for label in ROLES[role]} == dict.fromkeys(ROLES[role], role)


@pytest.mark.parametrize(("text", "order"), FILLED + NOT_THE_ANSWER)
def test_a_form_of_another_hand_is_read_by_its_prompts(text: str, order: Order) -> None:
    """Answers are found behind, below and between prompts; examples and last month's are none."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read), read.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize(("text", "order"), AHEAD)
def test_an_answer_may_stand_before_its_prompt(text: str, order: Order) -> None:
    """What is written between brackets, lines or dots before the prompt is the answer to it."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read), read.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize("row", ON_BOARDS)
def test_a_row_for_each_board_keeps_its_board(row: str) -> None:
    """The rows of a quoted form that name a board before their prompts are answers for that board."""
    form = _quoted("You are on A 12, B 9.\n" + row.format("A", 2, 24) + "\n" + row.format("B", 5, 40))
    read = reading(form + "\nFilled in above.\n", boards=("A", "B"))
    assert (short(read), read.verdict) == ({"A": ([2], 24), "B": ([5], 40)}, "clear")


@pytest.mark.parametrize("row", ON_BOARDS)
def test_the_rows_of_last_turn_are_no_orders(row: str) -> None:
    """Below "last turn" no board's row is taken, the second as little as the first."""
    form = _quoted("Last turn:\n" + row.format("A", 2, 24) + "\n" + row.format("B", 5, 40))
    assert short(reading(form + "\nFilled in above.\n", boards=("A", "B"))) == {}


@pytest.mark.parametrize("text", [*NOTHING_TAKEN, *NO_ANSWER_AHEAD])
def test_what_a_form_only_shows_is_no_order(text: str) -> None:
    """Nothing is taken of an example, of what was sent before, or of a form that is somebody else's."""
    assert short(reading(text, subject="Re: KRAIT 7")) == {}


@pytest.mark.parametrize(("text", "door"), ASKED)
def test_a_form_that_leaves_two_throws_is_asked_about(text: str, door: int) -> None:
    """Two marks, none, or another number above the form: the throw is asked for, and the trapdoor stands."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read), read.verdict) == ({"A": ([], door)}, "ask")


@pytest.mark.parametrize(("text", "order"), BESIDE)
def test_words_beside_a_form_leave_it_what_they_do_not_say(text: str, order: Order) -> None:
    """Words that agree with the form, put one of its figures right or chat do not stand against it."""
    read = reading(text, subject="Re: KRAIT 7")
    assert (short(read), read.verdict) == ({"A": ([order[0]], order[1])}, "clear")


def test_lines_that_ask_for_no_orders_stay_as_they_are() -> None:
    """Places, dates and prose of a report are not touched, nor are the player's own lines."""
    lines = ["Agnes ....... 51", "Orders by 6 May, please: 21:00", "Wen (11), Ormond (4)", "Throw: 4"]
    assert plain_prompts(lines, [True, True, True, False]) == [[line] for line in lines]


def test_a_long_form_is_read_in_one_go() -> None:
    """Thousands of prompts, dots and brackets on end take no longer than their length."""
    lines = ["Pips " + "." * 5_000, "[" * 5_000, "a: " * 2_000, " " * 5_000 + "Hatch: 4"] * 200
    assert len(plain_prompts(above_its_form(lines, [True, False] * 400), [True, False] * 400)) == 800


def test_a_form_with_a_remark_beside_each_board_is_filled_in() -> None:
    """ "Board A (you are on 40)" heads the answers below it, and what it tells is none."""
    form_ = "> Board A (you are on 40)\n> Throw: 5\n> Trapdoor: 18\n>\n> Board B [on 7]\n> Throw: 1\n> Trapdoor: 62\n"
    read = reading(f"On Mon, 2 Jun 2025 20:00, TAIPAN wrote:\n{form_}\nThere you go! Winnie", boards="AB")
    assert (short(read), read.verdict) == ({"A": ([5], 18), "B": ([1], 62)}, "clear")


_QUOTED_FORM = "On 13 Oct 2025 at 18:00, The GM <viper@pbm.test> wrote:\n\n> VIPER. You are on 55, you threw 6.\n>\n"


def _in_quotation(throw: str, door: str) -> str:
    return f"{_QUOTED_FORM}> {throw}\n> {door}\n"


@pytest.mark.parametrize(
    ("throw", "door"),
    [
        ("THROW _3_", "TRAPDOOR _46_"),
        ("Throw *3*", "Trapdoor *46*"),
        ("Throw --3--", "Trapdoor --46--"),
        ("Throw /3/", "Trapdoor /46/"),
        ("THROW _three_", "TRAPDOOR _forty-six_"),
        ("[throw    ]  __3__", "[trapdoor ]  __46__"),
        ("[throw] 3", "[trapdoor] 46"),
        ("*Throw* 3", "*Trapdoor* 46"),
        ("1) throw  _3_", "2) trapdoor _46_"),
        ("Throw [1-6] _3_", "Trapdoor [2-100] _46_"),
        ("Throw (1 to 6) 3", "Trapdoor (2 to 100) 46"),
        ("Throw: (e.g. 5) 3", "Trapdoor: (e.g. 45) 46"),
        ("Throw: (1 to 6) 3", "Trapdoor: (2 to 100) 46"),
        ("Throw: 3 (was 5)", "Trapdoor: 46"),
        ("Throw? => 3", "Trapdoor? => 46"),
    ],
)
def test_what_was_filled_in_between_signs_is_the_answer(throw: str, door: str) -> None:
    """Signs round an answer, or round its prompt, and what was printed beside it, change nothing of it."""
    read = reading(_in_quotation(throw, door))
    assert (short(read), read.verdict) == ({"A": ([3], 46)}, "clear")


@pytest.mark.parametrize(
    ("throw", "door"),
    [
        ("Throw: e.g. 3", "Trapdoor: e.g. 46"),
        ("Throw? (e.g. 3)", "Trapdoor? (e.g. 46)"),
        ("Throw: such as 3", "Trapdoor: such as 46"),
        ("Throw: z.B. 3", "Trapdoor: z.B. 46"),
        ("Throw: 1..6", "Trapdoor: 2..100"),
        ("Throw? (now: 3)", "Trapdoor? (now: 46)"),
        ("Throw [(currently 3)]", "Trapdoor [(currently 46)]"),
        ("Throw: (currently 3) ___", "Trapdoor: (currently 46) ___"),
        ("Your old throw: _3_", "Your old trapdoor: _46_"),
        ("Default throw: 3", "Default trapdoor: 46"),
        ("Former throw: 3", "Former trapdoor: 46"),
        ("LAST THROW _3_", "LAST TRAPDOOR _46_"),
        ("[throw    ]  ____", "[trapdoor ]  ____"),
        ("THROW _1-6_", "TRAPDOOR _2-100_"),
    ],
)
def test_what_was_printed_in_a_form_is_no_order(throw: str, door: str) -> None:
    """Examples, ranges, and what was ordered or is held so far stood there before the player filled anything in."""
    assert short(reading(_in_quotation(throw, door))) == {}


@pytest.mark.parametrize(
    "beside", ["(was thinking 6?)", "(last minute doubt: 6?)", "(was going to be 6)", "(old, or 6)"]
)
def test_a_doubt_in_brackets_behind_an_answer_is_the_players(beside: str) -> None:
    """What is printed in a form asks nothing and does not waver: the throw is asked about."""
    assert short(reading(_in_quotation(f"Throw: 3 {beside}", "Trapdoor: 46"))) == {"A": ([], 46)}


def test_two_throws_are_told_apart_by_their_prompts() -> None:
    """Which of two throws comes first is said by the prompt, not by the order of the lines."""
    text = _QUOTED_FORM + "> SECOND THROW _5_\n> FIRST THROW _3_\n> TRAPDOOR _46_\n\nHopefully underlines survived. T."
    assert short(reading(text, 2)) == {"A": ([3, 5], 46)}


@pytest.mark.parametrize(
    ("throw", "door", "meant"),
    [
        ("the 3 please", "80. One of them has to land there sometime.", ([3], 80)),
        ("3. Nobody will expect it.", "45. Two for joy!", ([3], 45)),
        ("1. the 3", "2. the 45", ([3], 45)),
    ],
)
def test_a_number_with_a_full_stop_answers_a_question(throw: str, door: str, meant: tuple[list[int], int]) -> None:
    """It numbers the answer only where nothing but an answer follows it."""
    asked = f"The GM wrote:\n> What will you throw in turn 4?\n\n{throw}\n\n> And where would you like your trapdoor?"
    got = reading(f"{asked}\n\n{door}\n")
    assert (got.verdict, short(got)) == ("clear", {"A": meant})


@pytest.mark.parametrize("closing", ["Gruß, Uwe", "Cheers, Bob", "Bob"])
def test_a_name_below_the_question_for_press_is_not_printed(closing: str) -> None:
    """It ends the letter, and the question was left without an answer."""
    got = reading(f"The GM wrote:\n> Throw (1-6):\n\n6\n\n> Trapdoor (optional):\n\n44\n\n> Press:\n\n\n{closing}\n")
    assert (got.press, short(got)) == (None, {"A": ([6], 44)})


@pytest.mark.parametrize(
    ("throw", "door"),
    [
        ("  Your throw (1-6) ........ [ 3 ]", "  Your trapdoor (1-100 or none) ....... [ 52 ]"),
        ("  Your throw (1-6) ........ [    ]  3", "  Your trapdoor (1-100 or none) ....... [    ]  52"),
        ("Throw ( ) 3", "Trapdoor ( ) 52"),
        ("Throw ____ 3", "Trapdoor ____ 52"),
    ],
)
def test_a_table_above_a_form_is_none_of_it(throw: str, door: str) -> None:
    """Its head asks for nothing, though it has the form's words; an answer may stand in its box or behind it."""
    head = "From: Hetty <h@x.test>\nSent: 02 March 2025 19:31\nTo: Walter\nSubject: MAMBA\n\n"
    table = " Player            threw  from   to   trapdoor\n Walter Pymm          4    31   35     50\n\n"
    got = reading(f"{head}{table}{throw}\n{door}\n  Press for the report:\n\nHetty\n")
    assert (got.verdict, short(got)) == ("clear", {"A": ([3], 52)})


@pytest.mark.parametrize("mark", ["> ", "| "])
def test_two_throws_may_stand_apart_from_their_label(mark: str) -> None:
    """In a form of columns for a round of two turns."""
    filled = "\n".join(mark + line for line in ("THROWS    2, 5", "TRAPDOOR  18", "PRESS"))
    got = reading(f"The GM wrote:\n{filled}\n\nHamish\n", 2)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2, 5], 18)})


@pytest.mark.parametrize(
    "asked",
    [
        "What was your throw last time?",
        "Which throws do you have left?",
        "Which numbers have you used?",
        "How many throws are left?",
        "Where is your counter?",
        "Welche Würfe hast du noch?",
    ],
)
def test_what_was_or_is_left_is_no_question_for_a_throw(asked: str) -> None:
    """Its answer is none, whether or not the throw is asked for as well."""
    got = reading(f"> {asked}\n5\n> Your trapdoor?\n45")
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 45)})
    got = reading(f"> {asked}\n5\n> Your throw?\n4\n> Your trapdoor?\n45")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


@pytest.mark.parametrize("above", ["Tick the ones you do NOT want:", "Cross what you won't use", "Not to play:"])
def test_a_row_of_boxes_for_what_is_not_wanted(above: str) -> None:
    """What is ticked there is no order; one for what is wanted is."""
    assert short(reading(f"{above}\n[ ] 2 [x] 5\nTrapdoor: 40")) == {"A": ([], 40)}
    wanted = reading("Tick the one you want:\n[ ] 2 [x] 5\nTrapdoor: 40")
    assert (wanted.verdict, short(wanted)) == ("clear", {"A": ([5], 40)})


def test_orders_that_a_quoted_mail_tells_of_are_not_sent_again() -> None:
    """A heading says so also where it names the turn."""
    quoted = (
        "From: Adder <adder@x.test>\nSent: 20 October 2025 20:05\nTo: Rik\nSubject: ADDER turn 15\n\n"
        "Your orders for turn 14 were\n\n   Throw:     4\n   Trapdoor:  46\n\nFor turn 15, please send them.\n"
    )
    got = reading(f"All looks fine to me, carry on.\n\nRik\n\n________________________________\n{quoted}")
    assert (got.verdict, got.orders) == ("ask", {})


@pytest.mark.parametrize(
    "asked", ["what do you throw in turn 20, and which space gets your vote?", "Number? Trapdoor?", "Trapdoor:"]
)
@pytest.mark.parametrize("answer", ["A 5, and my vote goes to 62.", "Number 5, trapdoor 62."])
def test_an_answer_with_both_orders_is_read_as_it_stands(asked: str, answer: str) -> None:
    """It says itself what its numbers are for, whichever question stands right above it."""
    got = reading(f"{_WROTE}> You stand on 74.\n> {asked}\n\n{answer}\n\nHamish")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 62)})


_FILLED = "Sidewinder after turn 9", "You sent for turn 9:  die 6   trapdoor 14", "Now, for turn 10:"


@pytest.mark.parametrize(
    "rows",
    [
        ("die       2", "trapdoor  74", "press     Ladders on loan must be back."),
        ("die:      2", "trapdoor: 74", "press:    Ladders on loan must be back."),
    ],
)
@pytest.mark.parametrize("end", ["Best, Sanne", "Regards\nSanne", ""])
def test_a_form_whose_columns_stand_apart(rows: tuple[str, ...], end: str) -> None:
    """It needs no colons, its heading names the turn that is open, and whoever signs below it says nothing else."""
    quoted = "\n".join(f"> {line}" for line in (*_FILLED, *rows, "", "In by Tuesday."))
    got = reading(f"{_WROTE}{quoted}\n\n{end}", subject="Re: Sidewinder turn 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 74)})


@pytest.mark.parametrize("end", ["Best, Sanne", "Regards\nSanne", "Sanne"])
def test_who_only_signs_below_a_form_is_asked(end: str) -> None:
    """Nothing was filled in, or it was lost on the way; thanks want no answer."""
    quoted = "> Sidewinder after turn 9\n> In by Tuesday.\n"
    got = reading(f"{_WROTE}{quoted}\n{end}", subject="Re: Sidewinder turn 10")
    assert (got.verdict, [named(problem) for problem in got.problems]) == ("ask", ["empty"])
    thanked = reading(f"{_WROTE}{quoted}\nThank you!\n{end}", subject="Re: Sidewinder turn 10")
    assert (thanked.kind, thanked.verdict) == ("other", "clear")


@pytest.mark.parametrize("heading", ["You played", "Last turn:", "Your orders for turn 9 were", "Orders received:"])
@pytest.mark.parametrize("rows", ["throw     2\n>  trapdoor  74", "throw:    2\n>  trapdoor: 74"])
@pytest.mark.parametrize("end", ["Best, Sanne", "Sanne"])
def test_what_a_quoted_mail_recalls_is_not_ordered_again_by_who_signs(heading: str, rows: str, end: str) -> None:
    """Columns that stand apart are rows of a record as well, however wide their gaps."""
    got = reading(f"{_WROTE}> {heading}\n>  {rows}\n\n{end}", subject="Re: Sidewinder turn 10")
    assert (got.verdict, got.orders) == ("ask", {})


@pytest.mark.parametrize(
    "heading",
    [
        "Signe, you ended turn 9 on 70 (your orders were 3 / 41).",
        "Signe, your orders were 3 and 41",
        "Wanted from you by Thu 9 Oct (write on the dots):",
        "Needed from you this time:",
    ],
)
@pytest.mark.parametrize("rows", ["Throw this turn: 5\nTrapdoor: 23\nPress:", "die ...... 5\ntrapdoor at ...... 23"])
def test_a_form_below_what_recalls_or_asks_in_one_line(heading: str, rows: str) -> None:
    """A line that has said itself what was sent before, or says what is wanted, stands above a form and no record."""
    got = reading(_quoted(f"SIDEWINDER turn 10\n\n{heading}\n\n{rows}"), subject="Re: Sidewinder turn 10")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 23)})


def test_what_was_told_above_and_is_told_again_is_no_order() -> None:
    """Rows with the very numbers that the line above tells are a record."""
    form = "SIDEWINDER turn 10\n\nYour orders were 3 / 41.\n\nThrow: 3\nTrapdoor: 41"
    got = reading(_quoted(form), subject="Re: Sidewinder turn 10")
    assert (got.verdict, got.orders) == ("ask", {})


_BOARDS = "BOARD A\n  die?  3\n  trapdoor?  27\nBOARD B\n  die?  5\n  trapdoor?  60"


@pytest.mark.parametrize(
    ("words", "clear"),
    [
        ("Filled in above. Do say, are the boards all alike?", True),
        ("I've put them in the form, thanks. Is Jo still playing?", True),
        ("Are the boards all alike?", False),
        ("I filled it in above last week, did you get it?", False),
    ],
)
def test_a_question_beside_a_form_that_is_pointed_at(words: str, clear: bool) -> None:
    """Who says that the form is filled in has ordered, whatever else they ask; a question alone leaves it a quote."""
    got = reading(f"{_quoted(_BOARDS)}\n{words}\n\nElspeth", boards=("A", "B"), subject="Re: TAIPAN turn 5")
    assert (short(got) if got.orders else {}) == ({"A": ([3], 27), "B": ([5], 60)} if clear else {})
