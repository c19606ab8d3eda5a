"""Mails in which more than one number could be the order: what is taken that was not meant is known, and only that."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.orders.test_mails import take
from tests.unit.orders.test_mails_by_others import mails, misread

FOLDER = Path(__file__).parents[2] / "orders_in_two_minds"
FOLDERS = sorted(path for path in FOLDER.iterdir() if path.is_dir())
MISREAD = frozenset((FOLDER / "misread.txt").read_text(encoding="utf-8").split())
"""The mails of which something is taken that was not ordered, as folder/name."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_more_is_taken_that_was_not_ordered(folder: Path) -> None:
    """One that is not misread any more goes off the list."""
    wrong = {f"{folder.name}/{mail.stem}" for mail in mails(folder) if misread(take(mail))}
    known = MISREAD & {f"{folder.name}/{mail.stem}" for mail in mails(folder)}
    assert (sorted(wrong - known), sorted(known - wrong)) == ([], [])


def test_the_list_names_mails() -> None:
    """None of them has been renamed or removed."""
    assert [name for name in sorted(MISREAD) if not (FOLDER / f"{name}.eml").exists()] == []
