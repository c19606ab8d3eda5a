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
    said = name.lower() if COMMANDS[name].takes("") else f"{name.lower()} 1"
    got = reading(f"Hello\n\n{said}.\n\nBob")
    assert [asked.command for asked in got.asked] == [name]
    assert not got.orders
    assert not reading(f"The {name} of the mountains is not for me").asked
    assert COMMANDS[name].help


def test_withdrawing_and_ordering_at_once_is_asked() -> None:
    """Nobody can tell which of the two is meant."""
    got = reading("WITHDRAW\nTHROW 5")
    assert (got.verdict, got.command) == ("ask", None)
    assert reading("PLAY DEFAULT\nTHROW 5").verdict == "ask"


@pytest.mark.parametrize("text", ["5, 40\nwithdraw", "withdraw\n6, 41", "5, 40\nwithdraw?"])
def test_of_orders_and_a_withdrawal_neither_counts(text: str) -> None:
    """Which of the two comes last is asked, and nothing of the mail is kept meanwhile."""
    got = reading(text)
    assert (got.verdict, got.orders, got.probable) == ("ask", {}, {})


@pytest.mark.parametrize(
    "text",
    [
        "Withdraw my orders please. New ones: throw 2, trapdoor 38.",
        "Please cancel my orders. 2, 38",
    ],
)
def test_orders_behind_a_withdrawal_in_a_sentence_replace_the_earlier_ones(text: str) -> None:
    """Who says that the old ones are withdrawn and then orders has said it all."""
    got = reading(text)
    assert (got.verdict, short(got), [one.command for one in got.asked]) == ("clear", {"A": ([2], 38)}, ["WITHDRAW"])


@pytest.mark.parametrize("text", ["withdraw?", "WITHDRAW ?", "withdraw my orders?", "play default?"])
def test_a_command_that_is_only_wondered_about_is_asked_about(text: str) -> None:
    """With a question mark it may be asked for, or asked about; a kind request is asked for."""
    got = reading(text)
    assert (got.verdict, got.asked, len(got.problems)) == ("ask", (), 1)
    assert [one.command for one in reading("Could you withdraw my orders, please?").asked] == ["WITHDRAW"]


@pytest.mark.parametrize(
    "text",
    [
        "default but with trapdoor 45",
        "play default\ntrapdoor 45",
        "Default throw, trapdoor 45",
        "trapdoor 45 and the default throw please",
        "I'll take the default throw but nominate 45",
    ],
)
def test_a_trapdoor_beside_the_default_is_both(text: str) -> None:
    """The rules choose the throw, the player the space; what stood before is not the default."""
    got = reading(text)
    assert [one.command for one in got.asked] == ["PLAY DEFAULT"]
    assert (got.verdict, short(got)) == ("clear", {"A": ([], 45)})


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("STATUS, HISTORY and make the trapdoor 25", ["STATUS", "HISTORY"]),
        ("status and trapdoor 25", ["STATUS"]),
        ("Help, I'm stuck on 41", []),
    ],
)
def test_commands_that_lead_an_order_are_done_too(text: str, commands: list[str]) -> None:
    """One line may ask and order; a word before a comma alone asks for nothing."""
    assert [one.command for one in reading(text).asked] == commands


@pytest.mark.parametrize(
    "text",
    [
        "go back to receipt 1",
        "use receipt no. 2 please",
        "as in receipt #3",
        "status 5",
        "history 3",
        "withdraw 5",
        "zone 5",
    ],
)
def test_the_number_of_a_receipt_or_behind_a_command_is_no_throw(text: str) -> None:
    """Not even one to say yes to."""
    got = reading(text)
    assert (got.orders, got.probable) == ({}, {})


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
