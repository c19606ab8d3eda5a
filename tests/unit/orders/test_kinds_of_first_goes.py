"""What is told beside an order and is none: apologies, verses, throws only thought through, slips put right."""

from __future__ import annotations

import pytest

from pbm.orders.resigning import is_resignation
from pbm.orders.writers.gone_astray import claims_as_own
from tests.unit.orders.forms import reading, short

CLEAR = [
    ("Correction please: I mistyped the trapdoor. It read 63, it should read 36. My throw of 4 is fine.", 4, 36),
    (
        "I got the throw wrong this morning. It was 2 but ought to have been 3. The trapdoor of 61 is unchanged.",
        3,
        61,
    ),
    ("The lesson was Matthew 6:34, which I recommend. I throw the 2, trapdoor on 58.", 2, 58),
    ("The vicar took Eccl. 4:12, but I go one step only: throw 1. Trapdoor 73.", 1, 73),
    ("Psalm 23:4 kept me awake. Throw 5, trapdoor 41.", 5, 41),
    ("Losung heute: Lukas 5:6. Wurf 3, Falltür 44.", 3, 44),
    (
        "A throw of 2 would take me to 31, a snake. A throw of 5 would put me on 34, where Jo sits. I have chosen 6. "
        "Trapdoor 77.",
        6,
        77,
    ),
    ("The 3 would land me on a snake. So I play the 4. Trapdoor 50.", 4, 50),
    ("There's a snake waiting if I go 2. I throw 4, trapdoor 38.", 4, 38),
    ("If I go 3 I hit the big snake. I'll throw the 5 then, trapdoor 29.", 5, 29),
    ("Ein Wurf von 2 würde mich auf 31 bringen, und da ist eine Schlange. Ich nehme die 4. Falltür 60.", 4, 60),
    ("Een worp van 2 zou me naar 31 brengen, een slang. Ik gooi dus 4. Valluik 60.", 4, 60),
    ("First go, so please excuse me if this isn't filled in right. Throw 4, trapdoor 66.", 4, 66),
    ("Sorry if this is not set out as it should be, I am new. My throw is 2 and my trapdoor is 31.", 2, 31),
    ("Entschuldigung, falls das nicht richtig ausgefüllt ist, es ist mein erstes Mal. Wurf 2, Falltür 31.", 2, 31),
    ("Excusez-moi si ce n'est pas bien présenté, c'est ma première fois. Lancer 2, trappe 31.", 2, 31),
    ("Sorry als het niet goed is ingevuld. Worp 3, valluik 17.", 3, 17),
    ("Perdone si no está bien escrito. Tirada 3, trampilla 17.", 3, 17),
    ("Scusate se non è scritto bene. Tiro 3, botola 17.", 3, 17),
    ("Notre lancer est le 6 et notre trappe est sur la case 71.", 6, 71),
    ("Nous jouons tous ensemble. Notre coup est le 2, notre trappe sur la case 44.", 2, 44),
    ("Unser Wurf ist die 6 und unsere Falltür ist auf Feld 71.", 6, 71),
    ("Onze worp is de 6 en ons valluik is op vak 71.", 6, 71),
    ("Nuestra tirada es el 6 y nuestra trampilla está en la casilla 71.", 6, 71),
    ("Il nostro tiro è il 6 e la nostra botola è sulla casella 71.", 6, 71),
]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_what_is_told_beside_an_order_leaves_it_plain(text: str, throw: int, door: int) -> None:
    """The order is taken, and none of the numbers round it."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("A throw of 3 would take me to 44. The 5 is my sister's idea. Trapdoor 20.", 1),
        ("A throw of 3 would take me to 44. I also have the 5 and 6 left. Trapdoor 20.", 1),
        ("There's a ladder if I go 5. There's a snake if I go 3. Trapdoor 20.", 1),
        ("There's a ladder if I go 5. Or 3. Trapdoor 20.", 1),
        ("If I go 5, there's a ladder. If Jo moves I'll throw 3. Trapdoor 20.", 1),
        ("Throw: 2\nTrapdoor: 61\n\nFingers crossed the 5 gets me past the snake!", 1),
        ("Throw 4, trapdoor 30. Hoping the 6 takes me to the top!", 1),
        ("In my last mail I transposed my trapdoor. It said 51 and should be 15, or was it 16? The 2 was right.", 1),
        ("Sorry, I mixed up Bob's trapdoor. It said 51 and should have said 15.", 1),
        ("My throw of 2 was right last time. Trapdoor 44.", 1),
        ("For turn 5 it's a 2 and trapdoor 38. My turn 6 throw I'll send at the weekend.", 2),
        ("For turn 3 it's the 1, trapdoor 90. My turn 4 throw will follow on Monday.", 2),
        ("Turn 3 is a 6. My turn 4 throw I haven't decided yet. Trapdoor 12.", 2),
    ],
)
def test_what_is_open_or_told_otherwise_is_asked(text: str, turns: int) -> None:
    """A throw only thought through, a second one hoped for or announced, and a slip that stays in doubt are asked."""
    assert reading(text, turns).verdict == "ask"


def test_my_turn_names_a_turn_and_no_throw() -> None:
    """The number of "my turn 4 throw" is the turn's."""
    made = reading("My turn 3 throw is a 5, my turn 4 throw a 2, trapdoor 71.", 2)
    assert (short(made), made.verdict) == ({"A": ([5, 2], 71)}, "clear")


@pytest.mark.parametrize(
    ("subject", "throws"),
    [
        ("Cobra: 2 & trapdoor 31", [2]),
        ("Viper - 2 und Falltür 31", [2]),
        ("Cobra turn 4 - 2 and trapdoor 31", [2]),
        ("Cobra 4, trapdoor 31", []),
        ("Cobra 4 and trapdoor 31", []),
        ("Turn 4 and trapdoor 31", []),
        ("Cobra - 4 or 5 and trapdoor 31", []),
    ],
)
def test_a_subject_alone_may_pair_its_throw_with_the_trapdoor(subject: str, throws: list[int]) -> None:
    """What may be a turn's number is no throw."""
    assert short(reading("", subject=subject)) == {"A": (throws, 31)}


def test_mail_that_came_back_is_passed_on_as_ones_own() -> None:
    """Who says that a mail came back and that here it is again passes on orders of their own."""
    assert claims_as_own(["My mail bounced, sending it again."])
    assert claims_as_own(["This was returned to me yesterday. Trying once more."])
    assert claims_as_own(["I had no receipt from you for this, so here it is once more in case it went astray."])
    assert not claims_as_own(["It bounced. Whose are these? Here it is again?"])


def test_who_must_drop_out_resigns() -> None:
    """A farewell in plain words; what is supposed, asked or said by others is none."""
    assert is_resignation(["I am sorry to say I must drop out of the Cobra game."])
    assert not is_resignation(["If I must drop out of the game I'll tell you."])
    assert not is_resignation(["Bob says I must drop out of the game, but no. Throw 3."])


def test_thanks_and_a_promise_that_says_when_need_no_answer() -> None:
    """Nothing is asked of somebody who has the report and will send orders on a day they name."""
    assert (
        reading("Arrived safely, with thanks. I'll let you have my orders on Sunday after a think.").verdict == "clear"
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("for turn 7 the lowest the law allows, and a trapdoor on 41", 1),
        ("Start me off on the lowest there is, no hurry here. The trapdoor goes on 41.", 1),
        ("I'll start with the highest there is. Trapdoor 41", 6),
        ("For me the biggest the rules permit, trapdoor 41", 6),
        ("Give me the highest the rule book allows. Trapdoor 41", 6),
    ],
)
def test_the_least_or_the_most_there_is_opens_a_set(text: str, meant: int) -> None:
    """All six are left in the first turn of a set."""
    got = reading(text, subject="ASP turn 7")
    assert (got.verdict, short(got)) == ("clear", {"A": ([meant], 41)})


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("Start me off on the lowest there is. Trapdoor 41", "ASP turn 8"),
        ("Our prices are the lowest there are. Trapdoor 41", "ASP turn 7"),
        ("Not the lowest there is. Trapdoor 41", "ASP turn 7"),
        ("Bob took the lowest there is. Trapdoor 41", "ASP turn 7"),
        ("Is that the lowest there is? Trapdoor 41", "ASP turn 7"),
    ],
)
def test_the_least_there_is_of_something_else_is_no_throw(text: str, subject: str) -> None:
    """Nor is it known in a turn within the set, as the sender's numbers are not."""
    got = reading(text, subject=subject)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 41)})


def test_a_typewriter_without_a_nought_names_a_space() -> None:
    """Behind the word for a trapdoor a letter O is one; elsewhere nobody knows."""
    assert short(reading("My throw     - 5\nMy trapdoor  - 3O")) == {"A": ([5], 30)}
    assert reading("Throw 5O").verdict == "ask"


def test_a_mail_that_stayed_in_the_outbox_is_passed_on_as_ones_own() -> None:
    """It never went, and here it is."""
    assert claims_as_own(["I don't think this ever went, it was sitting in my outbox. So here it is again."])
    assert not claims_as_own(["Is it still in my outbox? His orders are here."])


def test_the_lowest_to_begin_with() -> None:
    """In the first turn of a set that is a 1."""
    text = "All my numbers back, lovely. I'll begin with the lowest, and trapdoor on 39 please."
    assert short(reading(text, subject="Re: ASP turn 7")) == {"A": ([1], 39)}
