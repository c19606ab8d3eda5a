"""The order mails of the project: every player's mail is a person's and reads well, every robot's is a robot's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pbm.mail.decode import decode

FOLDER = Path(__file__).resolve().parents[2] / "orders"
MAILS = sorted(FOLDER.glob("*.eml"))
FROM_PEOPLE = {"orders", "press", "question", "resign"}


@pytest.mark.parametrize("path", MAILS, ids=lambda path: path.stem)
def test_people_and_robots_are_told_apart(path: Path) -> None:
    """And nothing in any of them is unreadable."""
    kind = json.loads(path.with_suffix(".json").read_text())["kind"]
    letter = decode(path.read_bytes())
    assert letter.sender is not None
    assert letter.recipients
    assert letter.text or letter.subject
    assert not letter.unreadable
    if kind in FROM_PEOPLE:
        assert letter.automatic is None
    if kind in ("auto-reply", "bounce"):
        assert letter.automatic is not None
    assert letter.bounce == (kind == "bounce")
