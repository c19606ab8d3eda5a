"""Real mail of many systems, from the folder that PBM_CORPORA names: replies, malformed mail, bounces."""

from __future__ import annotations

import email
import os
import time
from collections import Counter
from email.message import Message
from pathlib import Path

import pytest
from flufl.bounce import all_failures

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.numbers import plain
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


def stated(message: Message) -> bool:
    """Return whether a report says by RFC 3464 that somebody was not reached."""
    return any(
        str(block.get("action", "")).partition(" ")[0].lower() in ("failed", "delayed") and block.get("final-recipient")
        for part in message.walk()
        if part.get_content_type() == "message/delivery-status" and part.is_multipart()
        for block in part.get_payload()
        if isinstance(block, Message)
    )


def test_every_bounce_that_can_be_recognised_is(corpora: Path) -> None:
    """Whatever RFC 3464 or flufl.bounce makes recognisable is, with its addresses; 4.x.x is soft and 5.x.x hard."""
    recognisable = 0
    for path in sorted((corpora / "bounces").glob("*.eml")):
        raw = path.read_bytes()
        message = email.message_from_bytes(raw)
        soft, hard = all_failures(message)
        letter = decode(raw)
        if soft or hard or stated(message):
            recognisable += 1
            assert letter.bounce, path.name
            assert letter.bounces, path.name
        named = {address.decode().lower() for address in soft | hard}
        found = {failed.address for failed in letter.bounces}
        # Our own Message-ID is no address, whatever it looks like to a pattern.
        assert named - found <= {(letter.bounced_id or "").strip("<>").lower()}, path.name
        for failed in letter.bounces:
            assert failed.hard == (failed.status[:1] == "5") or not failed.status, path.name
    print(f"{recognisable} of the bounces can be recognised, and all of them are")
    assert recognisable >= 55


def test_what_looks_like_a_bounce_is_none(corpora: Path) -> None:
    """A person's mail about a bounce must not mark an address as failing."""
    for name, letter in letters(corpora / "bounces-not").items():
        assert not letter.bounce, name
        assert letter.bounces == (), name


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


def lines(text: str) -> list[str]:
    """Return lines as they are compared: plain quotes and dashes, white space run together, one empty line at most."""
    made: list[str] = []
    for line in plain(text).split("\n"):
        line = " ".join(line.split())
        if line or (made and made[-1]):
            made.append(line)
    while made and not made[-1]:
        made.pop()
    return made


def test_replies_are_trimmed_as_a_person_would(corpora: Path) -> None:
    """At least 55 of the 64 exactly; in the rest not more than 2 % of the person's own lines are lost.

    The reader's words are compared, with the lines under a quotation's heading that may be the player's. What a
    person keeps of the quotation itself, for a reader of mail, is nothing that he wrote: those lines are not counted
    as his own, and such a mail is not exact here.
    """
    exact = own = lost = 0
    rest: list[str] = []
    for path in sorted((corpora / "replies" / "emails").iterdir()):
        raw = b"From: a@b.test\nContent-Type: text/plain; charset=utf-8\n\n" + path.read_bytes()
        cleaned = clean(decode(raw).text)
        got = lines("\n".join(cleaned.words or cleaned.below))
        want = lines((corpora / "replies" / "trimmed" / path.name).read_text(encoding="utf-8"))
        if got == want:
            exact += 1
            continue
        rest.append(path.stem)
        written = (
            Counter(line for line in want if line and not line.startswith(">")) if not cleaned.forwarded else Counter()
        )
        own += written.total()
        lost += (written - Counter(got)).total()
    print(f"{exact} of 64 replies exactly; of {own} own lines in the rest {lost} lost: {', '.join(rest)}")
    assert exact >= 55
    assert lost <= 0.02 * own


def test_a_body_without_any_header_is_read_whole(corpora: Path) -> None:
    """A mail that lost its header on the way is a body; its first lines are not taken for one."""
    for path in sorted((corpora / "replies" / "emails").iterdir()):
        raw = path.read_bytes()
        text = raw.decode("utf-8-sig").strip()
        if text.partition(":")[0].lower() not in ("from", "to", "date"):
            assert decode(raw).text.split() == text.split(), path.name
