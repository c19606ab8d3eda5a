"""A slip in a command that changes orders: seen for what it may be, and for nothing else."""

from __future__ import annotations

import pytest

from pbm.orders.nearly_commands import nearly_changing, restores_nothing

SLIPS = {
    "PLAY DEFUALT": "PLAY DEFAULT",
    "PLAY DEFAUTL": "PLAY DEFAULT",
    "paly default please": "PLAY DEFAULT",
    "play defult": "PLAY DEFAULT",
    "RESTOR 1": "RESTORE 1",
    "RESTROE 2": "RESTORE 2",
    "restoer receipt 3": "RESTORE 3",
    "Please restor 12.": "RESTORE 12",
    "RESTOR": "RESTORE",
    "WITHDRAWL ALL": "WITHDRAW ALL",
    "witdraw all please": "WITHDRAW ALL",
    "WITHDARW LATER": "WITHDRAW LATER",
    "WITHDRAWL TURN 2": "WITHDRAW TURN 2",
    "withdrawl my orders": "WITHDRAW",
}
OTHER = [
    "PLAY DEFAULT",
    "RESTORE 1",
    "WITHDRAW ALL",
    "play detail",
    "play 5",
    "store 1",
    "rest 1 trapdoor 30",
    "Retire 2",
    "resort 3",
    "report 3",
    "Restored 2 chairs today",
    "throw 3",
    "3 28",
    "withdrawal of the troops",
    "withdrawn 5",
    "STAUS",
    "",
]


@pytest.mark.parametrize(("line", "command"), SLIPS.items())
def test_a_slip_is_seen(line: str, command: str) -> None:
    """With the number or the word that stands behind it."""
    assert nearly_changing(["Hello,", line]) == command


@pytest.mark.parametrize("line", OTHER)
def test_other_lines_are_no_slip(line: str) -> None:
    """The commands themselves, other words that are like them, and orders."""
    assert nearly_changing([line]) is None


@pytest.mark.parametrize(
    "line", ["RESTORE", "restore please", "Restore my orders", "please restore the old orders again"]
)
def test_restore_alone_does_not_say_which(line: str) -> None:
    """So its receipt has to be asked for."""
    assert restores_nothing([line])


@pytest.mark.parametrize("line", ["RESTORE 1", "restore the old house", "restore receipt 2", "I restore clocks"])
def test_who_restores_something_is_not_asked_which(line: str) -> None:
    """A number says which; a house is no order."""
    assert not restores_nothing([line])
