"""Trapdoors told by what shall happen to a space, under people's own headings, beside reasons, and after slips."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

Order = tuple[int, int]
BEFALLEN: list[tuple[str, Order]] = [
    ("Throw 4. Whoever stands on sixty-two next had better be able to fly, so bring wings.", (4, 62)),
    ("3 for me and somebody's in for a nasty drop at 57.", (3, 57)),
    ("I'll throw 5. Mind your ankles on 74!", (5, 74)),
    ("2 please. There should be a great big hole where 71 used to be.", (2, 71)),
    ("Six. Forty-three gives way.", (6, 43)),
    ("Throw 4 please, and pull the floor from under whoever's on 38.", (4, 38)),
    ("Throw: 4. Let them plummet from 61.", (4, 61)),
    ("I throw 1. Would you kindly loosen the hinges on 53?", (1, 53)),
    ("May I have a four? And may eighty-one be made unsafe?", (4, 81)),
    ("Throw 5. 89 will not be safe to stand on.", (5, 89)),
    ("four for me and ninety-five for the poor soul who treads there", (4, 95)),
    ("a 1 please, and 36 is going under", (1, 36)),
]
HEADINGS: list[tuple[str, Order]] = [
    ("Nom: 41. Throw: 4", (4, 41)),
    ("Throw 4\nPitfall 41", (4, 41)),
    ("Move: 4\nHatch: 41", (4, 41)),
    ("Throw 4, man trap on 41", (4, 41)),
    ("Throw 4, put 41 down under trapdoors", (4, 41)),
    ("Throw 4. Space to open - 41", (4, 41)),
    ("Throw 4. Trapdoors, before I forget again: 41", (4, 41)),
    ("4 / 41 gracias", (4, 41)),
    ("a 4 throw, and half way house 50 for the trapdoor", (4, 50)),
    ("  Number to play . . . . : 4\n  Trapdoor . . . . . . . : 41", (4, 41)),
]
WITH_REASONS: list[tuple[str, Order]] = [
    ("Throw 4. Bill is heading for 68 so I'll have the trapdoor there.", (4, 68)),
    ("Throw 4. Bill mustn't get past 68 so that's my trapdoor.", (4, 68)),
    ("Throw 4. My daughter likes 68 for a trapdoor, so 68 it is.", (4, 68)),
    ("Throw 4. The twins chose 68 for the trapdoor and who am I to argue?", (4, 68)),
    ("A four, please. What about 68 for the trapdoor? Yes, 68.", (4, 68)),
    ("Throw 4. They're all making for sixty-eight. (Trapdoor.)", (4, 68)),
    ("Throw 4. Someone's bound to land on 68. Trapdoor there.", (4, 68)),
    ("Throw 5. It has to be 13. The trapdoor, that is.", (5, 13)),
    ("Throw 5. Clive may find 51 rather draughty: trapdoor there.", (5, 51)),
    ("Throw 4, and if it's not too wicked, trapdoor on 68.", (4, 68)),
    ("Can I play the four? And can I have 68 as my trapdoor.", (4, 68)),
    ("In the orders I sent please replace the throw of 2 by a throw of 4. Trapdoor unchanged: 68.", (4, 68)),
]
SLIPS: list[tuple[str, Order]] = [
    ("Trapdoor: 62, sorry, typing with my thumbs, 26. Throw 3.", (3, 26)),
    ("Throw 3, trapdoor 62 - oops, I hit the wrong key - 26", (3, 26)),
    ("Throw 3, trapdoor 62, wait, the other way round: 26", (3, 26)),
    ("Throw 3, trapdoor 62, sorry for the scrawl, broken wrist", (3, 62)),
    ("Throw 3, trapdoor 62, sorry, can't stop, 12 guests arriving", (3, 62)),
]
ASKED: list[str] = [
    "Throw 4. I hope nobody falls down the hole at 73.",
    "Throw 4. 73 makes me smile.",
    "Throw 4. My eye is on 73.",
    "Throw 4. 73 might be a bit unsafe, I'm not sure yet.",
    "Throw 4. My husband wants a trapdoor on 73.",
    "Throw 4. If 73 is still free, trapdoor there.",
    "Throw 4, trapdoor 86, sorry, the cat jumped up, 73",
    "Throw 4. Maybe 73 should open.",
]
NO_SPACE: list[str] = [
    "Throw 4. Bob was lucky on 73 last time.",
    "Throw 4. My mother turned 82 yesterday.",
    "Throw 4. I fell at 56 last round, ouch.",
    "Throw 4. That takes me to 56 and not a snake in sight.",
    "Throw 4. I live at number 35 by the way.",
    "Throw 4. We had 12 people round and the floor gave way.",
    "Throw 4. The shop opens at 9.",
    "Throw 4. Only 12 squares to go!",
    "Throw 4. My blood pressure is down to 80.",
    "Throw 4. I'm stuck at 62 for ever.",
    "Throw 4. Our cellar flooded, 20 buckets of the stuff.",
    "Throw 4. Watch out for the 47 bus.",
    "Throw 4. Beware of the snake at 64.",
]
# A throw of 4 beside a trapdoor that goes where it always does.
USUAL: list[str] = [
    "do my usual trapdoor and throw 4",
    "throw 4 and do the normal trapdoor",
    "Throw 4 with my regular trapdoor.",
    "I throw 4. My favourite trapdoor again please.",
    "4, usual spot",
    "Hello love, I'll have the 4 this month and the usual for the trapdoor please. Hot isn't it",
    "4, my usual as trapdoor",
    "4 and my usual space",
    "Throw 4, trapdoor in the favourite spot.",
    "my normal square for the trapdoor and throw 4",
    "4 for me, trusty old trapdoor again",
    "Eine 4 und mein Stammfeld bitte",
    "Je joue 4 et ma trappe habituelle",
    "4 et ma case préférée",
    "een 4 en mijn vaste valluik",
    "Tiro un 4 y mi trampilla de siempre",
    "un 4 y mi casilla favorita",
    "Tiro 4, la mia botola preferita.",
]
USUAL_NAMED: list[tuple[str, Order]] = [
    ("my usual trapdoor, 45, and throw 3", (3, 45)),
    ("throw 3 and my usual trapdoor on 57", (3, 57)),
    ("throw 3, usual square 57 for the trapdoor", (3, 57)),
    ("trapdoor on my favourite space 40, throw 3", (3, 40)),
    ("Throw 3, trapdoor 57 - my usual space, as ever", (3, 57)),
    ("Trapdoor 40, not my favourite square, throw 3", (3, 40)),
]
USUAL_ELSEWHERE: list[str] = [
    "Throw 4. See you at the usual spot!",
    "Throw 4. Normal service resumes.",
    "Throw 4. My favourite spot in the pub was taken.",
    "I'm back in my favourite square on the sofa. Throw 4.",
]


@pytest.mark.parametrize("text", USUAL)
def test_a_usual_trapdoor_is_asked_for_by_number(text: str) -> None:
    """The throw beside it is kept; which space is usual only its player knows."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([4], None)}, "ask")


@pytest.mark.parametrize(("text", "order"), USUAL_NAMED)
def test_a_usual_trapdoor_with_its_number_is_taken(text: str, order: Order) -> None:
    """Who names the space beside the habit has said all, before it or behind it."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize("text", USUAL_ELSEWHERE)
def test_usual_places_that_are_no_spaces_nominate_nothing(text: str) -> None:
    """A pub, a sofa or the way of the world beside a throw is no trapdoor, and needs no answer."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([4], None)}, "clear")


@pytest.mark.parametrize(("text", "order"), BEFALLEN)
def test_a_space_that_is_to_give_way_is_nominated(text: str, order: Order) -> None:
    """In a short mail with its throw, the only space is the trapdoor where its clause speaks of falling or danger."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize(("text", "order"), HEADINGS)
def test_a_trapdoor_may_stand_under_a_heading_of_ones_own(text: str, order: Order) -> None:
    """What people call a trapdoor when they fill in a line of their own is understood."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize(("text", "order"), WITH_REASONS)
def test_why_a_space_was_chosen_does_not_take_it_away(text: str, order: Order) -> None:
    """Who suggested a space, and who is expected there, is told beside the order and changes nothing."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize(("text", "order"), SLIPS)
def test_a_slip_put_right_at_once_leaves_the_right_number(text: str, order: Order) -> None:
    """A number that is owned to be a slip gives way to the one after it; an excuse for anything else does not."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([order[0]], order[1])}, "clear")


@pytest.mark.parametrize("text", ASKED)
def test_a_space_that_may_be_the_trapdoor_is_asked_about(text: str) -> None:
    """A free space beside a plain throw is never passed over in silence, nor nominated on a guess."""
    found = reading(text)
    assert found.verdict == "ask"
    assert "trapdoor" not in found.orders.get("A", {})


@pytest.mark.parametrize("text", NO_SPACE)
def test_a_number_that_is_something_else_is_left_alone(text: str) -> None:
    """Positions, ages, addresses, counts and tales of the past beside a throw nominate nothing."""
    found = reading(text)
    assert (short(found), found.verdict) == ({"A": ([4], None)}, "clear")


def test_a_trapdoor_that_nobody_read_is_asked_about() -> None:
    """A space in one sentence with the trapdoor is not passed over in silence, as another would be nominated."""
    got = reading("throw 3. The trapdoor was drawn out of a hat by Femi, who pulled out 81.")
    assert (got.verdict, got.orders) == ("ask", {"A": {"throws": [3]}})


@pytest.mark.parametrize(
    ("said", "door"),
    [
        ("the space I'd like to see open up underneath somebody is number 76, never mind whose turn it is", 76),
        ("the square I'd most like to see drop away under somebody's feet is 76", 76),
        ("the space I landed on is 76", None),
        ("the space I'm on is number 76", None),
        ("the square I want to reach is 76", None),
        ("the square I'd hate to land on is 76", None),
    ],
)
def test_a_space_is_the_trapdoor_by_what_is_wished_of_it(said: str, door: int | None) -> None:
    """That it opens makes it one; that somebody stands there, or wants or dreads to, makes none."""
    for text in (f"I will use my 2 and {said}.", f"I will use my 2. T{said[1:]}."):
        got = reading(text)
        assert (got.verdict, got.orders["A"].get("trapdoor")) == ("clear", door), text


def test_a_trapdoor_that_is_left_alone_is_none() -> None:
    """It is declined as one that is left out is."""
    got = reading("I throw the five. I'll leave the trapdoor alone.")
    assert got.orders == {"A": {"throws": [5], "trapdoor": "none"}}


@pytest.mark.parametrize("said", ["thats +8 and you cant throw 8 right", "thats +4 and you can't throw 4 twice"])
def test_what_cannot_be_thrown_is_no_throw(said: str) -> None:
    """A doubt about somebody's move beside plain orders is for the GM."""
    got = reading(f"can i do the 6 pls and trapdoor at 35. why is marijke on 52?? {said}")
    assert (got.verdict, got.orders) == ("clear", {"A": {"throws": [6], "trapdoor": 35}})


@pytest.mark.parametrize(
    "text",
    [
        "4. And stick the trapdoor right under Ottoline, she knows what she did",
        "4. Stick the trapdoor underneath Jo's counter.",
        "Throw 4. Put the hatch just below Ottoline please",
    ],
)
def test_a_trapdoor_under_somebody_by_name_is_asked_about(text: str) -> None:
    """Where they stand is for the report to tell, so the space is asked for and the throw kept."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("ask", {"A": ([4], None)})


def test_a_trapdoor_under_somebody_at_a_space() -> None:
    """Its number is told, or it was last month's."""
    assert short(reading("4. Put the trapdoor under Ottoline at 55.")) == {"A": ([4], 55)}
    assert reading("Throw 4. The trapdoor was under Jo, that was fun.").verdict == "clear"


def test_an_aside_for_who_cares_to_check() -> None:
    """Nothing hangs on whether they do."""
    got = reading(
        "I elect the number 2, the only prime that is even; and for my trapdoor I elect 89,\nwhich is both prime"
        " and, if your readers care to check, a Fibonacci\nnumber, being the sum of 34 and 55."
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 89)})


@pytest.mark.parametrize("joined", ["instead of", "rather than", "in place of"])
def test_a_trapdoor_is_entered_for_another(joined: str) -> None:
    """The number that is entered counts, whatever words put it before the old one."""
    got = reading(f"Throw 5. Please enter my trapdoor as 45 {joined} 44.")
    assert short(got) == {"A": ([5], 45)}
