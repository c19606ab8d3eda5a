"""Mails by anybody, from anywhere: what the tests of who wrote them share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.playthroughs.house import House, open_house, parsed, settings_in

__all__ = ["BARE", "ORDERS", "TAKEN", "VOUCHED", "answer", "raw", "trusting"]

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
BARE = "games@example.test"
VOUCHED = "Authentication-Results: mx.example.test; dmarc=pass header.from=players.test"


def trusting(folder: Path, mail: str = "") -> House:
    """Return a house that believes what its own mail host, mx.example.test, says of a sender."""
    return open_house(settings_in(folder, mail=f'authserv_id = "mx.example.test"\n{mail}'))


def raw(
    house: House,
    words: str,
    *,
    sender: str = "Brenda <brenda@players.test>",
    to: str = BARE,
    subject: str = "orders",
    above: str = "",
    below: str = "",
    **envelope: Any,
) -> None:
    """Deliver a mail with lines above and below the sender's own headers, and let the server work."""
    house.mails += 1
    lines = [
        above,
        f"From: {sender}",
        f"To: {to}",
        f"Subject: {subject}",
        f"Message-ID: <r{house.mails}@x.test>",
        below,
    ]
    head = "\r\n".join(line for line in lines if line)
    house.inbound.deliver(f"{head}\r\n\r\n{words}\r\n".encode(), **envelope)
    house.server.tick.beat(poll=True)


def answer(house: House, words: str, *, kind: str, sender: str = "Brenda <brenda@players.test>", to: str = "") -> None:
    """Answer the newest question of a kind as its Reply-To says."""
    asked = parsed([mail for mail in house.outbox() if mail.kind == kind][-1])
    house.write("Brenda", words, sender=sender, to=to or str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}")
