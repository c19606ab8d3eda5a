"""A number beside an order that is somebody else's, of another time, or taken back: it is never taken for the order."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"

THROWS = (
    *("throw the 2", "play my 2", "I'll use the 2", "2 please", "a two for me", "my throw is 2", "go with a 2"),
    *("I take the 2", "move 2"),
)
OF_FOUR = (
    *("Bo threw 4", "Bo throws the 4", "Bo will throw a 4", "my wife wants the 4", "my wife would throw a 4"),
    *("I threw 4 last turn", "I threw the 4 last week", "last time I used the 4", "I used my 4 in turn 3"),
    *("the 4 is gone", "I've already played the 4", "I'm keeping the 4", "I keep my 4 for later"),
    *("I'm saving the 4 for next turn", "the 4 stays in the bank", "I don't want the 4", "not the 4"),
    *("anything but the 4", "I nearly chose the 4", "I was going to use the 4", "I thought about the 4"),
    *("I considered the 4", "the 4 was tempting", "the 4 would take me to the snake", "a 4 lands me on the snake"),
    *("with a 4 I'd hit the snake", "a 4 would be suicide", "there are 4 of us now", "we have 4 cats"),
    *("it is 4 degrees here", "I am on page 4", "Bo is 4 ahead of me", "I was 4 short last time"),
    *("I need a 4 to win but can't have it", "I wish I had the 4", "my 4 is spent", "the report says 4"),
    *("your report had me down for a 4", "you wrote that I threw 4", "someone told me to throw a 4"),
    *("the book says throw a 4", "Bo's advice was to throw 4", "my horoscope says 4", "the dog barked 4 times"),
    *("the cat would choose the 4", "next turn I'll throw the 4", "next turn the 4", "after that the 4"),
    *("later the 4", "in turn 5 the 4", "I'll throw the 4 another time", "a 4 would have been silly"),
    *("I'd have thrown a 4 but for Bo", "if Bo had moved I'd have thrown the 4"),
    *("if I had the nerve I'd throw the 4", "people expect a 4", "everyone expects the 4", "Bo bets on the 4"),
    *("the smart money is on the 4", "lucky 4 failed me", "four is an unlucky number", "4 is my favourite number"),
    *("4 is for cowards", "only a fool throws 4", "never the 4", "no 4 from me", "forget the 4"),
    *("scrap the 4 I sent yesterday", "yesterday I sent a 4", "my earlier mail said 4"),
    *("ignore the 4 in my last mail", "instead of the 4", "rather than the 4", "not 4 but", "4? No."),
)
"""What may be said of a throw of 4 by whoever throws the 2."""
DOORS = (
    *("trapdoor 45", "trapdoor on 45", "I nominate 45", "put the trapdoor on 45", "45 for the trapdoor"),
    *("my trap goes under 45", "I vote for 45"),
)
OF_FIFTY_FOUR = (
    *("Bo nominated 54", "Bo is on 54", "Bo stands on 54", "I am on 54", "I stand on 54", "I'll land on 54"),
    *("54 opened last turn", "the trapdoor on 54 opened last week", "last time I nominated 54"),
    *("I nominated 54 last turn", "next turn I'll nominate 54", "54 would be unkind", "54 is too obvious"),
    *("not 54", "anything but 54", "I don't want 54", "I was going to nominate 54", "I nearly chose 54"),
    *("I thought about 54", "my wife would nominate 54", "my wife wants 54", "Bo's advice was 54"),
    *("everyone expects 54", "the snake is at 54", "there is a snake on 54", "I know 54 is a ladder"),
    *("54 is Bo's favourite", "Bo hopes for 54", "I'm 54 today", "it's 54 miles away", "we live at number 54"),
    *("instead of 54", "rather than 54", "my earlier mail said 54", "yesterday I sent 54"),
    *("ignore the 54 in my last mail", "scrap the 54", "if I had the nerve I'd nominate 54"),
    *("only a fool nominates 54", "the report says 54", "you printed 54", "never 54", "no trapdoor on 54 from me"),
    *("54 is already open", "the leader is heading for 54"),
)
"""What may be said of space 54 by whoever nominates 45."""
BESIDE = ("{D}. {O}.", "{O}. {D}.", "{D}, so {o}.", "{O}, because {d}.", "{D}, but {o}.", "{O} - {d}.", "{O} ({d}).")
CHANGES = (
    *("{a}. No, {b}.", "{a}. No, wait, {b}.", "{a}, no, {b}.", "{a} - no, make that {b}.", "{a}. Make that {b}."),
    *("{a}. Sorry, {b}.", "{a}. Sorry, I meant {b}.", "{a}. I mean {b}.", "{a}. Correction: {b}."),
    *("{a}. Actually {b}.", "{a}. On second thoughts {b}.", "{a}. Scrap that, {b}.", "{a}. Hmm, rather {b}."),
    *("{a}. Or rather {b}.", "{a}. Oops, {b}.", "{a}... {b} I mean.", "{a}. That should be {b}."),
    *("{a}. Change that to {b}.", "{a}. Better: {b}.", "{a}. Instead {b}.", "{a}. PS make it {b}."),
    *("{a}. PS: {b} instead.", "{a}. Edit: {b}.", "{a}. *{b}", "Not {a} but {b}.", "{b}, not {a}."),
    *("{b} rather than {a}.", "{a} -> {b}.", "Change {a} to {b}.", "{a}? No, {b}.", "{a}? Nah. {b}."),
    *("{a}? Hmm. {b}.", "I said {a}, but I want {b}.", "I wrote {a}, it should be {b}."),
    *("Earlier I sent {a}, now {b}.", "Forget {a}. {b}.", "Ignore {a}, take {b}.", "{a} was a typo, {b}."),
    *("{a} was wrong. {b}.", "I take back {a}: {b}.", "Yesterday {a}, today {b}.", "First I wanted {a}, now {b}."),
    *("{a} is gone, so {b}.", "{b}. {a} is for later.", "{b} (I had {a} before).", "{b} this time. {a} next time."),
    *("{b} now and {a} later.", "Let's say {a}... no... {b}."),
)
"""Ways of putting the second in the place of the first."""
CHANGED = (
    *(("throw 4", "throw 2"), ("the 4", "the 2"), ("a four", "a two"), ("play my 4", "play my 2")),
    *(("I throw 4", "I throw 2"), ("4", "2")),
)
MOVED = (("trapdoor 54", "trapdoor 45"), ("the trapdoor on 54", "the trapdoor on 45"), ("nominate 54", "nominate 45"))


def _put(way: str, said: str, order: str) -> str:
    """Return a sentence with what is said beside an order."""
    return way.format(D=said[0].upper() + said[1:], d=said, O=order[0].upper() + order[1:], o=order)


@pytest.mark.parametrize(("said", "order", "way"), [*product(OF_FOUR, THROWS, BESIDE)])
def test_another_throw_beside_the_order(said: str, order: str, way: str) -> None:
    """A throw that is not ordered is not thrown, whether the player is asked or not."""
    got = reading(f"{_put(way, said, order)} Trapdoor 45.", subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] in ([], [2])


@pytest.mark.parametrize(("said", "order", "way"), [*product(OF_FIFTY_FOUR, DOORS, BESIDE)])
def test_another_space_beside_the_nomination(said: str, order: str, way: str) -> None:
    """A space that is not nominated is no trapdoor."""
    got = reading(f"Throw 2. {_put(way, said, order)}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[1] in (None, 45)


@pytest.mark.parametrize(("change", "throws", "door"), [*product(CHANGES, CHANGED, (" Trapdoor 45.", ""))])
def test_a_throw_that_was_changed(change: str, throws: tuple[str, str], door: str) -> None:
    """The throw that another was put in the place of is gone."""
    told = change.format(a=throws[0], b=throws[1])
    got = reading(f"{told[0].upper()}{told[1:]}{door}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[0] in ([], [2])


@pytest.mark.parametrize(("change", "doors"), [*product(CHANGES, MOVED)])
def test_a_trapdoor_that_was_changed(change: str, doors: tuple[str, str]) -> None:
    """So is the space that another was put in the place of."""
    told = change.format(a=doors[0], b=doors[1])
    got = reading(f"Throw 2. {told[0].upper()}{told[1:]}", subject=SUBJECT)
    assert short(got).get("A", ([], None))[1] in (None, 45)


@pytest.mark.parametrize(
    "text",
    [
        "My wife would throw a 4. Throw the 2.",
        "The cat would choose the 4, but throw the 2.",
        "Play my 2. I'll throw the 4 another time.",
        "If I had the nerve I'd throw the 4. Play my 2.",
        "If Bo had moved I'd have thrown the 4. Play my 2.",
        "Only a fool throws 4. Play my 2.",
        "4 is my favourite number, but play my 2.",
        "Someone told me to throw a 4. Throw the 2.",
        "My horoscope says 4, but throw the 2.",
        "Throw the 2. I've already played the 4.",
        "Throw the 2 - I've already played the 4.",
        "Throw the 2 (last time I used the 4).",
        "Throw the 2, because the 4 would take me to the snake.",
        "Throw the 2. The 4 was tempting.",
        "Throw 4. Change that to 2.",
        "Throw 4. Better: throw 2.",
        "Throw 4... throw 2 I mean.",
    ],
)
def test_a_throw_that_stays_plain_beside_another(text: str) -> None:
    """What plainly orders nothing is no reason to ask either."""
    got = reading(f"{text} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 45)})


@pytest.mark.parametrize(
    "text",
    [
        "My wife would throw a 4. She is right.",
        "If Bo had moved I'd throw the 4. If not, the 2.",
        "My wife wants me to throw a 4. So be it.",
        "4 is my lucky number, so throw it.",
        "Only a fool throws 4, so that's me.",
        "I was going to use the 4. Do it.",
        "Last time I used the 4. Same again.",
        "The 4 would take me to the ladder. Go for it.",
    ],
)
def test_what_points_back_at_a_number_that_was_not_ordered(text: str) -> None:
    """Who points at a number that was only spoken of is asked for it."""
    got = reading(f"{text} Trapdoor 45.", subject=SUBJECT)
    assert (got.verdict, short(got)) == ("ask", {"A": ([], 45)})
