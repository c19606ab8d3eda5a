"""What the kinds of misgivings need: no kind is kept from a mail in which it would find something."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from pbm.orders import parse
from pbm.orders.misgivings import second_look
from pbm.orders.misgivings.every_kind import KINDS
from pbm.orders.misgivings.needs import DOOR, OWNER, met_by, need, needed_by, needs
from pbm.orders.misgivings.text import Look
from tests.unit.orders.test_mails import take
from tests.unit.orders.test_mails_by_others import FOLDERS as BY_OTHERS
from tests.unit.orders.test_misgivings import FELT, look

SHARE = 1 if os.environ.get("PBM_SOAK") else 8
"""One mail in how many is looked at: all of them in `make soak`."""
FOLDERS = [BY_OTHERS[0].parent.with_name("orders"), *BY_OTHERS]


def withheld(looked: Look) -> list[str]:
    """Return the kinds that would find something and are not asked, because a need of theirs is not met."""
    met = looked.met()
    shut = [kind for kind in KINDS if needed_by(kind) & met != needed_by(kind)]
    return [kind.__name__ for kind in shut if any(kind(looked))]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_kind_is_kept_from_a_mail_that_it_is_about(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where what a kind needs is missing from a mail, the kind finds nothing when it is asked all the same."""
    looks: list[Look] = []
    made = second_look._look

    def kept(*args: Any, **named: Any) -> Look:
        looks.append(made(*args, **named))
        return looks[-1]

    monkeypatch.setattr(second_look, "_look", kept)
    monkeypatch.setattr(parse, "heard_out", lambda _, reading, *__, **___: reading)  # it comes after the second look
    for mail in sorted(folder.glob("*.eml"))[::SHARE]:
        take.__wrapped__(mail)  # anew, for a mail that was taken before is not looked at
    assert looks
    assert [names for looked in looks if (names := withheld(looked))] == []


@pytest.mark.parametrize("kind", FELT)
def test_no_kind_is_kept_from_what_gives_it(kind: str) -> None:
    """The texts that show a kind meet all that it needs, and so those of every other kind they give."""
    assert [text for text, throw, door in FELT[kind] if withheld(look(text, throw, door))] == []


def test_a_need_is_met_by_spelling_meaning_and_mark() -> None:
    """A word meets a need as it is spelt and, where the mail is not English, in all that it means."""

    @needs(("trapdoor",), DOOR)
    def rule() -> None: ...

    spelt, door, owner = need(("trapdoor",)), need(DOOR), need(OWNER)
    assert needed_by(rule) == spelt | door
    assert met_by("trapdoor", False) & spelt
    assert met_by("falltür", True) & (spelt | door) == spelt | door
    assert not met_by("falltür", False) & spelt
    assert met_by("trapdoor's", False) & (door | owner) == door | owner
    assert not met_by("ladder", True) & (spelt | door | owner)
