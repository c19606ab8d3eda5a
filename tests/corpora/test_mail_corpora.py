"""Real mail of many systems, from the folder that PBM_CORPORA names: replies, malformed mail, bounces."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from pbm.mail.decode import decode
from pbm.service.ports import Letter

# Header only, but for missing_content_disposition, which is one picture.
WITHOUT_TEXT = {"bad_date_header", "bad_date_header2", "empty_in_reply_to", "missing_body", "must_supply_encoding"}
WITHOUT_TEXT |= {"missing_content_disposition"}


@pytest.fixture
def corpora() -> Path:
    """The folder of mail; the tests are skipped, saying so, where there is none."""
    named = os.environ.get("PBM_CORPORA")
    if named and Path(named).is_dir():
        return Path(named)
    message = "PBM_CORPORA names no folder of real mail to test against"
    if os.environ.get("PBM_FORBID_SKIPS") == "1":
        pytest.fail(message)
    pytest.skip(message)


def letters(folder: Path) -> dict[str, Letter]:
    """Return every mail in a folder, decoded, none of them slowly."""
    found: dict[str, Letter] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".eml", ".txt"):
            continue
        raw = path.read_bytes()
        began = time.perf_counter()
        found[path.name] = decode(raw)
        assert time.perf_counter() - began < 1.0, path.name
    assert found
    return found


def test_bounces_are_bounces(corpora: Path) -> None:
    """All but those that are none: abuse reports (arf) and an autoresponder's mail (rfc3834) are just a machine's."""
    for name, letter in letters(corpora / "bounces").items():
        assert letter.automatic is not None, name
        assert letter.bounce == (not name.startswith(("arf-", "rfc3834-"))), name
        assert letter.text, name


def test_what_looks_like_a_bounce_is_none(corpora: Path) -> None:
    """A person's mail about a bounce must not mark an address as failing."""
    for name, letter in letters(corpora / "bounces-not").items():
        assert not letter.bounce, name


def test_malformed_mail_is_read_as_far_as_it_goes(corpora: Path) -> None:
    """Nothing raises, everything can be stored, and nearly all has a sender, all that has a body a text."""
    found = letters(corpora / "malformed")
    for letter in found.values():
        (letter.text + letter.subject + "".join(m.name + m.address for m in letter.senders)).encode()
    assert sum(letter.sender is not None for letter in found.values()) >= 0.95 * len(found)
    assert {name.partition(".")[0] for name, letter in found.items() if not letter.text} == WITHOUT_TEXT
    assert sum(letter.unreadable for letter in found.values()) <= 0.2 * len(found)


def test_replies_come_through_whole(corpora: Path) -> None:
    """As bodies of mail: not a line is lost."""
    for path in sorted((corpora / "replies" / "emails").iterdir()):
        raw = b"From: a@b.test\nContent-Type: text/plain; charset=utf-8\n\n" + path.read_bytes()
        letter = decode(raw)
        assert letter.automatic is None
        assert letter.text.split() == path.read_text().replace("\ufeff", "").split(), path.name
