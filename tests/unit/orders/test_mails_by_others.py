"""Some four thousand mails by other hands: nothing is taken that was not ordered, most are read as a GM would."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.orders.test_mails import right, squashed, take

FOLDER = Path(__file__).parents[2] / "orders_by_others"
FLOORS = {
    "barrow": 98,
    "basket": 99,
    "bindle": 93,
    "blether": 79,
    "bucket": 98,
    "bundle": 98,
    "bureau": 98,
    "cabinet": 97,
    "caddy": 94,
    "coffer": 98,
    "crate": 98,
    "creel": 99,
    "desk": 63,
    "drawer": 98,
    "everyday": 68,
    "friends": 80,
    "gripsack": 100,
    "hamper": 99,
    "hatbox": 98,
    "haversack": 98,
    "inkwell": 99,
    "kitbag": 93,
    "languages": 70,
    "letterbox": 99,
    "letters": 59,
    "locker": 100,
    "mailsack": 96,
    "mixed": 80,
    "mixture": 95,
    "newsletter": 87,
    "ordinary": 90,
    "ownwords": 102,
    "pannier": 95,
    "parcel": 99,
    "pigeonhole": 79,
    "pigskin": 100,
    "portfolio": 96,
    "postbag": 78,
    "postcart": 98,
    "rucksack": 99,
    "sachet": 93,
    "saddlebag": 92,
    "sample": 80,
    "satchel": 94,
    "shoebox": 94,
    "slips": 87,
    "tinbox": 93,
    "traps": 79,
    "tray": 98,
    "trolley": 96,
    "trunk": 99,
    "valise": 97,
    "veterans": 86,
    "voices": 79,
    "weekly": 60,
    "year": 108,
}
"""How many of each folder are exactly right, at least."""


@pytest.mark.parametrize("name", sorted(FLOORS))
def test_nothing_is_taken_that_was_not_ordered(name: str) -> None:
    """No throw, space or press beyond what the player meant is taken, be the verdict clear or ask."""
    wrong = []
    for mail in sorted((FOLDER / name).glob("*.eml")):
        taken = take(mail)
        for board, order in taken.meant["orders"].items():
            throws, door = taken.order(board)
            if throws not in ([], order["throws"]) or door not in (None, order["trapdoor"]):
                wrong.append(mail.stem)
        if squashed(taken.got.press) and not taken.meant["press"]:
            wrong.append(mail.stem)
    assert not wrong


@pytest.mark.parametrize("name", sorted(FLOORS))
def test_most_mails_are_read_as_a_gm_would(name: str) -> None:
    """The count of mails that are exactly right does not fall."""
    mails = sorted((FOLDER / name).glob("*.eml"))
    wrong = [mail.stem for mail in mails if not right(take(mail))]
    assert len(mails) - len(wrong) >= FLOORS[name], wrong
