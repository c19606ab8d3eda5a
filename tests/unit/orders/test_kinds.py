"""What sort of mail it is: orders, press, a question, a farewell, a robot's; and the commands."""

from __future__ import annotations

import pytest

from pbm.orders.commands import COMMANDS
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    ("text", "kind", "verdict"),
    [
        ("PRESS: Hello world, 5 snakes and trapdoor 45!", "press", "clear"),
        ("What have I left?", "question", "ask"),
        ("I'm afraid I have to resign from the game.", "resign", "clear"),
        ("I'm out of the office until 5 May.", "auto-reply", "clear"),
        ("Just to say that I am on Crete from the 3rd to the 19th.", "other", "clear"),
        ("I shall be back for turn 13.", "other", "clear"),
        ("", "other", "clear"),
    ],
)
def test_the_sort_of_a_mail(text: str, kind: str, verdict: str) -> None:
    """Each sort is told from its words, and nothing is ordered by it."""
    got = reading(text)
    assert (got.kind, got.verdict, got.orders) == (kind, verdict, {})


def test_a_robots_subject_is_enough() -> None:
    """Whatever an automatic reply quotes is not read."""
    assert reading("Throw 5 trapdoor 45", subject="Automatic reply: [VIPER] turn 4").kind == "auto-reply"


def test_orders_of_somebody_who_mentions_the_office_are_orders() -> None:
    """A player may be out of the office and play."""
    assert short(reading("I am out of the office. Throw 5 trapdoor 45")) == {"A": ([5], 45)}


def test_resigning_with_orders_is_asked() -> None:
    """Orders beside a farewell leave open which is meant; not wanting to resign is no farewell."""
    assert reading("I resign. Throw 5 trapdoor 45").verdict == "ask"
    assert reading("I don't want to resign. Throw 5 trapdoor 45").verdict == "clear"


def test_press_is_what_stands_under_its_label() -> None:
    """Press runs to the end or to a line of orders, over paragraphs, without the name below it."""
    got = reading("THROW 5\nPRESS: One.\n\nTwo 6s!\n\nCheers\nBob")
    assert (short(got), got.press) == ({"A": ([5], None)}, "One.\n\nTwo 6s!")
    got = reading("PRESS: I'll throw 6 and win!\n\nThrow: 5")
    assert (short(got), got.press) == ({"A": ([5], None)}, "I'll throw 6 and win!")


def test_press_to_one_player_is_private() -> None:
    """What is meant for one player is neither press for the report nor an order."""
    got = reading("Throw 3, trapdoor 88.\n\nPRESS TO Delphine: throw 5 and name 12 with me")
    assert (short(got), got.press, got.verdict) == ({"A": ([3], 88)}, None, "clear")


def test_orders_may_stand_in_the_subject_alone() -> None:
    """A new subject with labels is read when the mail says nothing; that of a reply is only asked about."""
    assert short(reading("", subject="Viper turn 6: throw 1, trapdoor 53")) == {"A": ([1], 53)}
    assert reading("", subject="Re: throw 1, trapdoor 53").verdict == "ask"
    assert not reading("Thanks!", subject="Re: throw 1, trapdoor 53").orders
    assert reading("Throw 2", subject="throw 1, trapdoor 53").verdict == "ask"


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_a_command_is_a_line_of_its_own(name: str) -> None:
    """The word alone on a line is the command, in any case; within a sentence it is only a word."""
    got = reading(f"Hello\n\n{name.lower()}.\n\nBob")
    assert [asked.command for asked in got.asked] == [name]
    assert not got.orders
    assert not reading(f"The {name} of the mountains is not for me").asked
    assert COMMANDS[name].help


def test_withdrawing_and_ordering_at_once_is_asked() -> None:
    """Nobody can tell which of the two is meant."""
    got = reading("WITHDRAW\nTHROW 5")
    assert (got.verdict, got.command) == ("ask", None)
    assert reading("PLAY DEFAULT\nTHROW 5").verdict == "ask"


@pytest.mark.parametrize(
    ("words", "leaving"),
    [
        ("I resign myself to last place.", False),
        ("I quit smoking last week.", False),
        ("I'd like to withdraw my orders please", False),
        ("I want to quit my job", False),
        ("I hereby resign my seat", True),
        ("I'd like to withdraw from the game", True),
        ("I want to quit the game", True),
        ("My eyes are too bad at 91, so I am giving up the game for good.", True),
        ("I'm giving up sugar for the game", False),
    ],
)
def test_what_is_given_up_must_be_the_game(words: str, leaving: bool) -> None:
    """Only who leaves the game is taken to resign."""
    assert (reading(words).kind == "resign") == leaving
