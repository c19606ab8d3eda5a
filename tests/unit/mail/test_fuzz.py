"""100,000 mails gone wrong are decoded, cleaned and read without one exception; a fixed share of them in every run."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.mail.mutations import mutated
from tests.unit.orders.forms import form

FOLDER = Path(__file__).resolve().parents[2] / "orders"
WHOLE, SHARE = 100_000, 300
MOST = 64 * 1024  # longer ones only take longer
SENT = ("Round 4 of VIPER", "=== Reply above this line, or fill in the form below ===", "Your throw:", "Trapdoor:")
FORMS = (form(), form(2), form(1, "AB"), form(2, "ABC"))


def originals() -> list[bytes]:
    """Return the project's order mails, and those of the folder of real mail where there is one."""
    paths = sorted(FOLDER.glob("*.eml"))
    named = os.environ.get("PBM_CORPORA")
    if named:
        paths += sorted(Path(named).rglob("*.eml"))
    return [path.read_bytes()[:MOST] for path in paths]


def tried(count: int, seed: int) -> int:
    """Decode, clean and read so many mails, and return how many held words."""
    worded = 0
    for number, raw in enumerate(mutated(originals(), count, seed)):
        letter = decode(raw)
        (letter.text + letter.subject).encode()
        assert "\0" not in letter.text
        cleaned = clean(letter.text, SENT if number % 2 else ())
        reading = read(cleaned, FORMS[number % len(FORMS)], letter.subject)
        assert reading.verdict in ("clear", "ask")
        worded += bool(cleaned.words)
    return worded


def test_mails_gone_wrong_raise_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """And most of them still say something; decoding hides no exception either, it would be in the log."""
    with caplog.at_level(logging.ERROR):
        assert tried(SHARE, 3) > SHARE // 2
    assert caplog.records == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_mails_gone_wrong_raise_nothing(part: int, caplog: pytest.LogCaptureFixture) -> None:
    """In ten parts, each with its own seed."""
    with caplog.at_level(logging.ERROR):
        tried(WHOLE // 10, 1000 + part)
    assert caplog.records == []
