"""What is said after a plain order, in a sentence of its own: a condition or a doubt is asked about, talk is not."""

from __future__ import annotations

import pytest

from tests.timing import growth
from tests.unit.orders.forms import reading, short

OPEN = [
    "As long as Dora stays where she is.",
    "So long as the square is free.",
    "Provided nobody else has put theirs there.",
    "Assuming I've still got it.",
    "Unless Jean objects.",
    "If Bob doesn't go there.",
    "Depending on what Clive does.",
    "Depends whether I've used it.",
    "Pending news from Ted.",
    "Subject to what Mum says.",
    "But only if Dora moves.",
    "Not sure though.",
    "Not entirely convinced myself.",
    "Can't say I'm certain.",
    "I'm not settled on that.",
    "TBC.",
    "50/50.",
    "Hmm. I don't know.",
    "Then again, maybe not.",
    "Actually hang on, I need to check the board.",
    "I'd better count again.",
    "I ought to ask Jean first.",
    "Let me consult my notes.",
    "I haven't quite settled it with the family.",
    "Let me know what you'd rather.",
    "But run it past Sheila first.",
    "Though I might switch to the other one.",
    "Though I'm tempted by the six.",
    "Either would do for me.",
    "Feel free to pick something better.",
    "I reserve the right to change my mind.",
    "If that works.",
    "If Jean says it works.",
    "If he thinks it is wise.",
    "If that is what the others do.",
    "If she asks it nicely.",
    "Unless Jean says that's mad.",
    "Off to bed. If Dora stays put, that is my order.",
    "I'm off to the pub with that. If Jean lets me.",
]
TALK = [
    "Going to bed now. If the small lad lets me.",
    "If it rains on Saturday we'll play indoors.",
    "If you see Jean say hello.",
    "If anybody asks, I was never here.",
    "If the spelling goes you'll know why.",
    "Unless I'm mistaken it's Dora's birthday.",
    "Unless the car starts I'm stuck here all week.",
    "As long as there's tea I'm content.",
    "Depending on the trains I might be at the con.",
    "Provided the weather holds we're off to Wales.",
    "Assuming I win, the drinks are on Bob.",
    "If that's all right with you.",
    "If you don't mind.",
    "If I may.",
    "If so I'm not turning my back on her.",
    "I need to check the oven.",
    "I must ask my wife about the con.",
    "I should look for my glasses.",
    "I don't know how you do it.",
    "I'm tempted by the biscuits.",
    "I'd rather be in the garden.",
    "I was in two minds for weeks, but there it is.",
    "If that works out the kebabs are on me.",
    "If I fall asleep on the ladder wake me up.",
    "If there is anything wrong with that I'm in the shed till five.",
    "If she asks it was you.",
    "if i hit another snake im suing",
    "If it fails it fails.",
]


@pytest.mark.parametrize("tail", OPEN)
@pytest.mark.parametrize("mail", ["Throw 3, trapdoor 45. {}", "3 and 45 please.\n\n{}\n\nSam"])
def test_what_leaves_an_order_open_is_asked_about(tail: str, mail: str) -> None:
    """A condition without an end of its own is one of the order before it; a doubt is one about it."""
    found = reading(mail.format(tail))
    assert found.verdict == "ask"
    assert short(found).get("A", ([], None))[0] == []


@pytest.mark.parametrize("tail", TALK)
def test_what_has_an_end_of_its_own_asks_nothing(tail: str) -> None:
    """The same words of tea, trains and birthdays, or out of courtesy, leave the order as it is."""
    found = reading(f"Throw 3, trapdoor 45. {tail}")
    assert (found.verdict, short(found)) == ("clear", {"A": ([3], 45)})


@pytest.mark.parametrize("tail", ["If ", "as long as Dora ", "I need to check ", "not sure if "])
def test_tails_take_time_in_proportion(tail: str) -> None:
    """Eight times as much of them takes at most a dozen times as long."""

    def read(text: str) -> None:
        reading("Throw 3, trapdoor 45. " + text)

    assert growth(read, lambda size: tail * size, 100, 8, 12) <= 12
