"""Sixty raw mails and what an attentive GM takes from each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pbm.cli.orders import understood
from pbm.core.orders import Field, OrderForm, Reading

MAILS = sorted((Path(__file__).parents[2] / "orders").glob("*.eml"))
ROBOTS = {"auto-reply", "bounce", "other"}
FLOOR = 60  # all of them, and it stays so


@dataclass(frozen=True)
class Taken:
    """A mail's meaning and what was made of it."""

    meant: dict[str, Any]
    got: Reading

    def order(self, board: str) -> tuple[list[int], int | None]:
        """Return what was taken for a board; declining to nominate is the same as not nominating."""
        order = self.got.orders.get(board, {})
        door = order.get("trapdoor")
        throws = order.get("throws") or []
        assert isinstance(throws, list)
        return throws, door if isinstance(door, int) else None


@cache
def take(mail: Path) -> Taken:
    """Read a mail as `pbm orders read` does, machines' mail too; once, however many look at it."""
    meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
    throw = Field("throws", "Your throw", "numbers", count=meant["turns"], low=1, high=6)
    door = Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=100, optional=True)
    return Taken(meant, understood(mail.read_bytes(), OrderForm(tuple(meant["boards"]), (), (throw, door))))


def squashed(text: str | None) -> str:
    """Return a text with its white space collapsed."""
    return " ".join((text or "").split())


def right(taken: Taken) -> bool:
    """Whether verdict, orders, press and kind are what the GM would say."""
    meant, got = taken.meant, taken.got
    if got.verdict != meant["verdict"]:
        return False
    if meant["verdict"] == "ask":
        return True
    same = all(
        taken.order(board) == (order["throws"], order["trapdoor"] if order["trapdoor"] != "none" else None)
        for board, order in meant["orders"].items()
    )
    kind = got.kind == meant["kind"] or {got.kind, meant["kind"]} <= ROBOTS
    return same and kind and squashed(got.press) == squashed(meant["press"])


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail.stem)
def test_nothing_is_taken_that_was_not_ordered(mail: Path) -> None:
    """No throw, space or press beyond what the player meant is ever taken, be the verdict clear or ask."""
    taken = take(mail)
    for board in taken.got.orders:
        order = taken.meant["orders"].get(board, {"throws": [], "trapdoor": None})
        throws, door = taken.order(board)
        assert throws in ([], order["throws"])
        assert door in (None, order["trapdoor"])
        assert throws not in taken.meant["must_not"]["throws"]
        assert door not in taken.meant["must_not"]["trapdoor"]
    if not taken.meant["press"]:
        assert not taken.got.press


def test_the_mails_are_read_as_a_gm_would(capsys: pytest.CaptureFixture[str]) -> None:
    """The count of mails that are exactly right does not fall."""
    wrong = [mail.stem for mail in MAILS if not right(take(mail))]
    with capsys.disabled():
        print(f"\n{len(MAILS) - len(wrong)} of {len(MAILS)} mails exactly right", *wrong)
    assert len(MAILS) - len(wrong) >= FLOOR, wrong
