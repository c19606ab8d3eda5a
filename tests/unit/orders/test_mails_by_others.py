"""Thousands of mails by other hands: nothing is taken that was not ordered, and they are read as a GM would."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.unit.orders.test_mails import Taken, right, squashed, take

FOLDER = Path(__file__).parents[2] / "orders_by_others"
FOLDERS = sorted(path for path in FOLDER.iterdir() if path.is_dir())
NOT_YET = frozenset((FOLDER / "not_yet.txt").read_text(encoding="utf-8").split())
"""The mails that are not read exactly right, as folder/name: it is asked what need not be, or something is missing."""
MISREAD = frozenset((FOLDER / "misread.txt").read_text(encoding="utf-8").split())
"""Those among them of which something is taken that was not ordered."""
SHARE = 1 if os.environ.get("PBM_SOAK") else 8
"""One mail in how many is read: all of them in `make soak`."""


def mails(folder: Path) -> list[Path]:
    """Return the mails of a folder that are read."""
    return sorted(folder.glob("*.eml"))[::SHARE]


def misread(taken: Taken) -> bool:
    """Whether a throw, a space or press was taken that the player did not mean."""
    for board, order in taken.meant["orders"].items():
        throws, door = taken.order(board)
        if throws not in ([], order["throws"]) or door not in (None, order["trapdoor"]):
            return True
    return bool(squashed(taken.got.press)) and not taken.meant["press"]


def _name(mail: Path) -> str:
    return f"{mail.parent.name}/{mail.stem}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_is_taken_that_was_not_ordered(folder: Path) -> None:
    """No throw, space or press beyond what the player meant is taken, but of those that are known, clear or ask."""
    wrong = {_name(mail) for mail in mails(folder) if misread(take(mail))}
    assert wrong == MISREAD & set(map(_name, mails(folder)))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_mails_are_read_as_a_gm_would(folder: Path) -> None:
    """Every mail is exactly right but those that are known not to be; one that is right by now goes off their list."""
    wrong = {_name(mail) for mail in mails(folder) if not right(taken := take(mail)) or misread(taken)}
    known = NOT_YET & set(map(_name, mails(folder)))
    assert (sorted(wrong - known), sorted(known - wrong)) == ([], [])


def test_the_lists_of_mails_not_yet_right_name_mails() -> None:
    """None of them has been renamed or removed."""
    assert MISREAD <= NOT_YET
    assert [name for name in sorted(NOT_YET) if not (FOLDER / f"{name}.eml").exists()] == []
