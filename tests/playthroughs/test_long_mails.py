"""Long mails by anybody: a forged megabyte must not keep the server from reading what is its players'."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from pbm.orders.cleaning import clean as cleaning
from pbm.service import overlooked, reading, repeated, unproven
from tests.playthroughs.house import House, last_mail, text_of
from tests.playthroughs.senders import BARE, ORDERS, TAKEN, answer, raw

QUOTED = "On Mon, 1 Dec 2026 at 10:00, x wrote:\r\n> 5\r\n" * 22_000
MOST = 16 * 1024


@pytest.fixture
def cleaned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the lengths of the texts that are cleaned of quotes, which is what takes long."""
    lengths: list[int] = []

    def clean(text: str, ours: Collection[str] = (), *others: Any) -> cleaning.Cleaned:
        lengths.append(len(text))
        return cleaning.clean(text, ours, *others)

    for module in (overlooked, reading, repeated, unproven):
        monkeypatch.setattr(module, "clean", clean)
    return lengths


@pytest.mark.parametrize("sender", ["Brenda <brenda@players.test>", "stranger@evil.test"])
def test_of_what_nothing_proves_to_be_a_seats_only_the_beginning_is_read_and_once(
    house: House, cleaned: list[int], sender: str
) -> None:
    """A megabyte of quotations is cheap to forge; what is read of it is bounded, and so are the times."""
    house.start()
    raw(house, QUOTED, sender=sender)
    assert len(cleaned) == 1
    assert max(cleaned) <= MOST


def test_the_same_long_words_again_are_compared_by_their_beginning(house: House, cleaned: list[int]) -> None:
    """Each further one is held against those before it: that must not take longer and longer."""
    house.start()
    for _ in range(5):
        raw(house, QUOTED)
    assert max(cleaned) <= MOST


def test_twenty_mails_in_a_seats_name_are_read_an_hour(house: House, cleaned: list[int]) -> None:
    """Further ones are held unread, and what comes with proof counts beside them."""
    house.start()
    for number in range(25):
        raw(house, f"Hello number {'x' * number}")
    assert last_mail(house).outcome == (
        "held: nothing proves who wrote it; not asked about: there were many within the hour"
    )
    before = len(cleaned)
    raw(house, "One more")
    assert len(cleaned) == before
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_a_long_mail_is_read_whole_once_it_is_certain(house: House) -> None:
    """The orders below a very long quotation count when the registered address has said yes."""
    house.start()
    raw(house, "> old words\r\n" * 2_000 + f"\r\n{ORDERS}", to=BARE)
    assert last_mail(house).status == "held"
    assert "old words" not in text_of(house.sent_to("Brenda")[-1])
    answer(house, "YES", kind="confirm")
    assert house.standing("Brenda") == TAKEN
