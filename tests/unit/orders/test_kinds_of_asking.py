"""Mails that a GM writes back to: nothing is decided, or what is ordered hangs on something, and what is left alone."""

from __future__ import annotations

import pytest

from pbm.orders.misgivings.figures import named
from pbm.orders.misgivings.text import Accepted, Look, look_at
from pbm.orders.standing.own_business import of_own_orders, waited_for
from tests.timing import growth
from tests.unit.orders.forms import reading, short

# Whole mails without an order that are about the writer's own.
OPEN = [
    "Still can't make up my mind, sorry.",
    "I simply don't know what to throw this time.",
    "You pick for me, I'm at my sister's.",
    "Whatever you think best, Alan.",
    "Just put me down for something low.",
    "Surprise me!",
    "Same again for me.",
    "Please repeat my orders from the last round.",
    "As we agreed on the phone. Ta!",
    "Put my lucky number down again.",
    "My orders are:",
    "Here are my orders for this turn:",
    "Trapdoor: tbc",
    "My wife is doing mine this month.",
    "Steve will give you my numbers at the pub.",
    "Ask my brother what to throw, he's got the spreadsheet.",
    "Don't run the turn yet, mine's coming.",
    "Forget that. Back to the drawing board.",
    "I might go for the 4.",
    "I had planned on a 5 but now I'm not so sure.",
    "My number is still up in the air.",
    "I pass the decision to the cat.",
    "Small number please.",
    "Just move me on a bit.",
    "I'm still humming and hawing.",
    "I'll send them on Friday. It might be a 4.",
    "It came to me by mistake, so I'm passing it on.",
]

# Whole mails that are news, thanks, or need no answer.
LEFT_ALONE = [
    "Great report as usual, Alan.",
    "I can't decide whether your report or your cartoons are funnier.",
    "My last turn was a disaster, serves me right.",
    "You can't make it up, three of us on the same snake.",
    "Let me know when the next zine is out.",
    "My son is doing his exams and my wife is taking up the trombone.",
    "It's my turn to do the flowers at church.",
    "My go-kart broke down again on Sunday.",
    "I never could pick a winner.",
    "Thanks Alan, my orders are in already.",
    "The choice of cartoon was inspired.",
    "I was in two minds about the con, but I'm going.",
    "Orders by Thursday.",
    "I'll send mine before the 14th.",
    "Whatever Jean does, I lose.",
    "Thanks for a lovely report. My orders will follow.",
    "Half term's nearly done, thank God.",
]


@pytest.mark.parametrize("text", OPEN)
def test_who_speaks_of_their_own_orders_and_gives_none_is_asked(text: str) -> None:
    """Who cannot decide, leaves it to others, means the usual or breaks off is written back to; nothing is entered."""
    read = reading(text)
    assert (short(read).get("A", ([], None)), read.verdict) == (([], None), "ask")


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_news_and_promises_with_their_time_are_left_alone(text: str) -> None:
    """Nobody is asked for orders because they wrote of the weather, gave thanks, or said when their orders come."""
    read = reading(text)
    assert (short(read), read.verdict) == ({}, "clear")


# Orders that are not to be entered (None), beside what is plain.
DOUBTED: list[tuple[str, int | None, int | None]] = [
    ("Throw 4 if you reckon that's sensible. Trapdoor 33.", None, 33),
    ("My throw is a 5, trapdoor 62 if you think it's still worth it.", 5, None),
    ("Trapdoor 41, throw 2, but only if you'd do the same.", None, None),
    ("Call it a maybe: throw 4, trapdoor 66.", None, None),
    ("Throw 3, trapdoor 71, but don't ink it in yet.", None, None),
    ("Throw 2. Might be a 3 again by tomorrow. Trapdoor 55.", None, 55),
    ("Nothing firm yet: throw 4, trapdoor 19.", None, None),
    ("Throw 4, trapdoor 19, give or take.", None, None),
    ("Throw 2. Trapdoor 58, though let me find out what the others are up to.", 2, None),
    ("Oh sure, give me a 1, that went so well last time. Trapdoor 44.", None, 44),
    ("Throw 6. As if! Trapdoor 38.", None, 38),
    ("Brilliant, another 6, just what my poor counter wants, NOT. Trapdoor 30.", None, 30),
    ("Tell me who nominated 31 and I'll throw the 5. Trapdoor 60.", None, 60),
    ("I'll throw a 2 in return for one peek at the map. Trapdoor 70.", None, 70),
    ("For the Thursday game please: throw 2 and trapdoor 19. Ours I'll send tomorrow.", None, None),
    ("In the other game I'd like throw 2 and trapdoor 19.", None, None),
    ("For the turn after next put me down for a 4, trapdoor 62.", None, None),
    ("Throw >=4. Trapdoor 77.", None, 77),
    ("Throw 4+, trapdoor 30", None, 30),
    ("Throw at least a 4, trapdoor 77", None, 77),
    ("Throw 3, trapdoor fifty-something.", 3, None),
    ("Throw 3, trapdoor 50 or thereabouts.", 3, None),
    ("Throw minus 3, trapdoor 77", None, 77),
    ("Throw 3, trapdoor 4_ (smudged)", 3, None),
    ("4. 61. 16.", 4, None),
    ("3, trapdoor 45.\n54, Sam", 3, None),
    ("Please withdraw my throw of 4. The trapdoor on 62 is fine.", None, 62),
    ("I'd like to take back my 4. Trapdoor stays 62.", None, 62),
    ("Throw 4 — no, leave it. Trapdoor 62.", None, 62),
    ("Throw 4. Hold it, not yet. Trapdoor 62.", None, 62),
    ("I throw the 4 not. Trapdoor 62.", None, 62),
    ("A 3 is nice. A 5 is also nice. Trapdoor 62.", None, 62),
    ("Ideally I'd play the 5. Trapdoor 62.", None, 62),
    ("Throw 5, trapdoor 28 [DRAFT]", None, None),
    ("Throw 5, trapdoor 28. Wrong month, sorry, those were for August.", None, None),
    ("Throw 5, trapdoor 28. Hang on.", None, None),
    ("Throw 2, trapdoor -5", 2, None),
    ("Do trapdoors work twice? Because I'd have 62 again. Throw 4.", 4, None),
    ("Throw 3. Let me come back to you on the trapdoor.", 3, None),
    ("Throw 3. Trapdoor to follow.", 3, None),
    ("I'll offer 66 to whoever names it with me. Throw 1.", 1, None),
    ("Throw 1. I'm in on 66 if two of you are.", 1, None),
    ("Orders for Janet, who's in hospital: throw 5, trapdoor 62.", None, None),
    (
        "Throw: 4\nTrapdoor: 46\n\nWith the five-two split to come my 1 is best lost, so that is what I am playing.",
        None,
        46,
    ),
]

# Plain orders beside words like those.
PLAIN = [
    "Throw 3 and trapdoor 45 if you'd be so kind.",
    "Throw 3, trapdoor 45. If you think I'm daft, you should meet my brother.",
    "Throw 3, trapdoor 45. Can't wait to see what the others do!",
    "Let me see... throw 3, trapdoor 45.",
    "Throw 3, trapdoor 45. Oh, and my boiler blew up, just what I needed.",
    "Throw 3, trapdoor 45. As if the rain weren't enough, the car died.",
    "Give me the 3 and I'll have the trapdoor on 45.",
    "Throw 3, trapdoor 45. I'll swap you two jars of jam for a copy of the zine.",
    "Throw 3, trapdoor 45. The other game I'm in has folded.",
    "For our game please: throw 3 and trapdoor 45.",
    "Throw 3 this turn, trapdoor 45. The turn after this I'll be in Spain.",
    "Throw -> 3, trapdoor -> 45",
    "Throw >> 3\nTrapdoor >> 45",
    "Throw: _3_  Trapdoor: _45_",
    "Throw: 3___ Trapdoor: 45___",
    "Throw 3, trapdoor 45.\n\n73, Alec",
    "3 and 45.\n\nSam\n54 Elm Road",
    "Throw 3, trapdoor 45. Cancel my subscription to the zine though.",
    "Throw 3, trapdoor 45. Don't forget!",
    "Throw 3, trapdoor 45. Don't do anything I wouldn't do.",
    "Throw 3, trapdoor 45 - that is final, no second thoughts.",
    "Throw 3, trapdoor 45. Nothing definite about the con yet.",
    "Throw 3, trapdoor 45. My neighbour's orders for firewood came to 90 quid.",
    "Throw 3, trapdoor 45. Ideally I'd be in Spain by now.",
    "Throw 3, trapdoor 45, no doubt about it. Hang on to your hat!",
    "Throw 3 in return for a trapdoor at 45.",
    "Throw 3, trapdoor 45. Next month's cartoon should be mine again.",
]


@pytest.mark.parametrize(("text", "throw", "door"), DOUBTED)
def test_what_hangs_on_something_is_asked_and_the_rest_kept(text: str, throw: int | None, door: int | None) -> None:
    """Orders on a condition, in jest, for something in return, taken back or not exact are asked about."""
    read = reading(text)
    throws, space = short(read).get("A", ([], None))
    assert read.verdict == "ask"
    assert throws in ([], [throw] if throw else [])
    assert space in (None, door)


@pytest.mark.parametrize("text", PLAIN)
def test_courtesies_and_news_beside_an_order_take_nothing_of_it(text: str) -> None:
    """What sounds like a condition, a jest or a bargain and is about something else leaves the order as it is."""
    read = reading(text)
    assert (short(read), read.verdict) == ({"A": ([3], 45)}, "clear")


def test_the_one_of_this_one_is_no_number() -> None:
    """In "for this one I await inspiration" no throw of 1 is named."""
    accepted = Accepted("A", "T", (1,))
    words, sentences = look_at(["a 1, for this one I wait"])
    look = Look(words, sentences, (accepted,), ["a 1, for this one I wait"])
    assert named(look, accepted) == [1]


@pytest.mark.parametrize(
    "text", ["as usual please " * 400, "my orders are " * 400, "whatever you will not can't " * 300, "a 1 or " * 900]
)
def test_a_long_mail_is_looked_at_in_time(text: str) -> None:
    """A mail of four times the length costs about four times as much at most: no pattern runs away."""

    def looked(lines: list[str]) -> object:
        return of_own_orders(lines, thanked=False, promised=False), waited_for(lines, promised=False)

    assert growth(looked, lambda size: [text] * size, 1, 4, 6) <= 6


@pytest.mark.parametrize(
    "text",
    [
        "Throw 3. Can my trapdoor be number 45?",
        "Throw 3, trapdoor 45\n\nwait does that snake on 88 take you ALL the way down??",
    ],
)
def test_a_kind_question_and_a_curious_one_leave_the_orders_as_they_are(text: str) -> None:
    """The one asks for a trapdoor; the other is about the board, whatever it begins with."""
    read = reading(text)
    assert (short(read), read.verdict) == ({"A": ([3], 45)}, "clear")


def test_a_question_whether_a_trapdoor_may_be_there_is_none() -> None:
    """Another number, or a rule, is asked for."""
    for text in ("Throw 3. Can my trapdoor be 45 or 46?", "Throw 3. Can my trapdoor be 45 if Ann is there?"):
        assert reading(text).verdict == "ask"
