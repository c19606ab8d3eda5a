"""Mails in which nothing is found to do: which command they probably wanted."""

from __future__ import annotations

import pytest

from pbm.orders.hinted import command_hinted

WANTED = (
    ("DEADLINE", "what time on Friday is it we have to be in by? I'm asleep by eight"),
    ("DEADLINE", "is the deadline REALLY on New Year's Day?? What time?"),
    ("NUDGE", "would you send me a nudge the day before if I've not written?"),
    ("NUDGE", "can you send me a reminder before the deadline"),
    ("WRITING", "how do i do the press thing everyone else does"),
    ("RULES", "Sorry to be thick but after this do I get all six numbers back?"),
    ("RULES", "how many people do u need for a trapdoor again"),
    ("RULES", "do I have to land on a hundred exactly or is over alright"),
    ("RULES", "what's a trapdoor?"),
    ("RULES", "can two of us be on the same space?"),
    ("RULES", "How do trapdoors work?"),
    ("FORMAT", "The pictures are lovely but they eat my data"),
    ("FORMAT", "I can't see the pictures"),
    ("FORMAT", "would it be possible to get the thing as plain text"),
    ("ZONE", "deadlines in Portuguese time please"),
    ("ZONE", "my clocks are all wrong, I moved to Lisbon"),
    ("ZONE", "what about my time zone?"),
    ("REMIND", "I hate those reminders"),
    ("REMIND", "I'd rather have no reminder on Thursdays"),
    ("STOP", "Unsubscribe"),
    ("STOP", "unsubscribe from this list"),
    ("STOP", "Take me off the list"),
    ("STOP", "please stop the mails"),
    ("STOP", "No more reports please"),
    ("PRESS", "what about my press then"),
    ("GAMES", "Any other games I could join?"),
    ("ORDERS", "what was it that I meant, what did I send you"),
    ("ORDERS", "did you get my stuff?"),
    ("HISTORY", "which numbers did I actually play"),
    ("REPORT", "I can't find the report"),
    ("REPORT", "Where did you put the rules"),
    ("STATUS", "until what time is it left open on Friday"),
    ("STATUS", "how long till it closes"),
    ("ABSENT", "I'm in bed until Friday"),
    ("ABSENT", "We'll be visiting my aunt in Leeds from the 10th to the 17th of December and have a lot to do"),
    ("ABSENT", "Skiing 10-17 December"),
    ("ABSENT", "My wife and I go to Spain on holiday"),
    ("ABSENT", "Au lit jusqu'au 14 décembre"),
    ("HELP", "help"),
    ("HELP", "how on earth do I order"),
    ("STOP", "unsubscribe from Unleashed"),
    ("REPORT", "Remind me what the rules are"),
)
NOT_WANTED = (
    "Could the deadline be moved to Sunday?",
    "What day is your party?",
    "could you nudge Clive for me",
    "how many trapdoors opened?",
    "what trapdoor did I nominate?",
    "Was it the same trapdoor again?",
    "Do you have exactly one spare board?",
    "Lovely pictures, thank you",
    "I like the colours",
    "Time flies",
    "Have a great time in Berlin",
    "Thanks for the reminder!",
    "I stopped reading the reports in the paper",
    "Stop it, Clive",
    "a press photographer was here",
    "Games are fun",
    "The report was fun",
    "What a report!",
    "Can I have until Friday?",
    "I was in Spain until the 14th",
    "Clive is in Spain until 14 December, lucky man",
    "We had a great Christmas",
    "If I'm in Spain until the 14th, who plays?",
    "Well played everyone",
    "thanks a lot",
    "Help Clive",
    "How are you?",
    "I hope your cold is better",
    "congratulations to Dora!",
    "See you on Friday",
    "I will send orders on Friday",
    "orders by Thursday",
    "I'll decide until Friday",
    "Looking forward to 24 December",
)


@pytest.mark.parametrize(("command", "text"), WANTED)
def test_the_command_that_a_mail_probably_wanted_is_named(command: str, text: str) -> None:
    """Whoever says in their own words what a command does is told its word."""
    assert command_hinted([text]) == command


@pytest.mark.parametrize("text", NOT_WANTED)
def test_talk_is_told_of_no_command(text: str) -> None:
    """Thanks, news, talk of others and promises of orders name no command."""
    assert command_hinted([text]) == ""


def test_what_is_done_is_not_named_again() -> None:
    """A mail that has asked for a command plainly is told of another one at most."""
    assert command_hinted(["I hate those reminders"], {"REMIND"}) == ""


def test_a_long_letter_is_told_of_no_command() -> None:
    """What a letter is about is not guessed from one of its words."""
    assert command_hinted(["I hate those reminders. " + "And another thing. " * 60]) == ""
