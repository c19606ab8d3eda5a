"""Whole conversations, kept word for word as they were read and approved: what players write, and every answer.

`PBM_GOLDEN=write pytest tests/playthroughs/test_conversations.py` writes them anew; the difference is for reading.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from tests.playthroughs.house import House, parsed

KEPT = Path(__file__).parent / "conversations"
_CUT = ("Seals (to show", "=== Reply above this line")


class Talk:
    """A game that is written down as it goes: mails in, and mails out to those who have written, and to the GM."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines: list[str] = []
        self.seen = 0
        self.writers: set[str] = set()

    def start(self, **changes: object) -> None:
        """Start the game; its first mails are kept elsewhere."""
        self.house.start(**changes)
        self.seen = len(self.house.outbox())

    def write(self, name: str, words: str, *, answering: str | None = None) -> None:
        """Send a mail, and write down what comes of it."""
        self.writers.add(name.lower())
        self.lines += ["", f"######## {name} writes:", "", *(f"> {line}".rstrip() for line in words.splitlines())]
        self.house.write(name, words, answering=answering)
        self._note()

    def first_form(self, name: str) -> str:
        """Return the Message-ID of the mail that brought a player the first form."""
        return str(self.house.sent_to(name)[0]["Message-ID"])

    def deadline(self) -> None:
        """Let the deadline pass."""
        self.lines += ["", "######## The deadline passes."]
        self.house.pass_deadline()
        self._note()

    def _note(self) -> None:
        mails = self.house.outbox()
        for mail in mails[self.seen :]:
            to = mail.intended.partition("@")[0]
            if to not in self.writers and to != "alan":
                continue
            whole = parsed(mail)
            body = whole.get_body(("plain",))
            assert body is not None
            text = str(body.get_content()).replace("\r\n", "\n")
            for mark in _CUT:
                text = text.partition(mark)[0]
            assert max(map(len, text.splitlines())) <= 72
            self.lines += ["", f"---- {mail.kind} to {to}: {whole['Subject']}", "", text.rstrip()]
        self.seen = len(mails)


def correction(talk: Talk) -> None:
    """Orders, second thoughts, a slip, a withdrawal."""
    talk.start()
    talk.write("Brenda", "Hi,\n\nthrow 5 and trapdoor 45 please.\n\nBrenda")
    talk.write("Brenda", "no, make that 4")
    talk.write("Brenda", "only change the trapdoor to 40")
    talk.write("Brenda", "throw 9, trap 99")
    talk.write("Brenda", "WITHDRAW")
    talk.write("Brenda", "thorw 3, trpadoor 33")
    talk.deadline()


def prose(talk: Talk) -> None:
    """Orders as one writes to a friend, with a question in them."""
    talk.start()
    talk.write("Brenda", "Dear Alan,\n\nI'll play my six and see if 45 opens. How is the garden?\n\nLove, Brenda")
    talk.write("Clive", "Who won last time?")
    talk.deadline()
    talk.write("Brenda", "my highest left, and no trapdoor this time")


def in_advance(talk: Talk) -> None:
    """Orders for three rounds at once, of which the last can no longer stand."""
    talk.start()
    talk.write("Brenda", "throw 5 trapdoor 45\n\nturn 2: 2, turn 3: 6")
    talk.write("Brenda", "turn 4: 5")
    talk.deadline()
    talk.write("Brenda", "throw 6 instead")
    talk.deadline()
    talk.write("Brenda", "throw 1\n\nturn 4: throw 3 trapdoor 31\nturn 5: 4")
    talk.write("Brenda", "WITHDRAW ALL")


def standing_instruction(talk: Talk) -> None:
    """A player who will be away leaves word; then takes it back."""
    talk.start(house={"standing_orders": True})
    talk.write("Brenda", "If I miss a round, play my highest left.")
    talk.deadline()
    talk.write("Brenda", "cancel my standing orders")


def no_standing_instruction(talk: Talk) -> None:
    """The same where the GM takes none."""
    talk.start()
    talk.write("Brenda", "If I miss a round, play my highest left.")


def default_on_purpose(talk: Talk) -> None:
    """The default is asked for: an order, and no missed move."""
    talk.start(options={"announce_nmr": True})
    talk.write("Brenda", "throw 5 trapdoor 45")
    talk.write("Brenda", "PLAY DEFAULT")
    talk.deadline()


def late(talk: Talk) -> None:
    """Two late mails: one before the round is played, one after; each with a YES."""
    talk.start()
    round_ = talk.house.round()
    assert round_ is not None
    talk.house.clock.moment = round_.deadline + timedelta(minutes=3)
    talk.write("Brenda", "throw 5 trapdoor 45")
    talk.write("Brenda", "YES")
    talk.write("Clive", "throw 4 trapdoor 44\n\nPRESS: Sorry, all.", answering=talk.first_form("Clive"))
    talk.write("Clive", "Yes please!")


def press(talk: Talk) -> None:
    """Press of all four sorts, and a letter to nobody."""
    talk.start()
    talk.write(
        "Brenda",
        "throw 5 trapdoor 45\n\nPRESS: The ladder is mine.\n\nPRESS ANONYMOUS: Clive cheats.\n\n"
        "PRESS TO CLIVE AND DORA: Shall we say 45?\n\nPRESS TO GM: Lovely game.",
    )
    talk.write("Clive", "PRESS TO BRENDA: Gladly.\n\nPRESS TO BOB: Hello?")
    talk.write("Brenda", "PRESS: The ladder is mine.")
    talk.deadline()


CONVERSATIONS: tuple[Callable[[Talk], None], ...] = (
    correction,
    prose,
    in_advance,
    standing_instruction,
    no_standing_instruction,
    default_on_purpose,
    late,
    press,
)


@pytest.mark.parametrize("conversation", CONVERSATIONS, ids=lambda conversation: conversation.__name__)
def test_a_conversation_is_as_it_was_read_and_approved(house: House, conversation: Callable[[Talk], None]) -> None:
    """Every word of every mail, in its order, is the one that is kept; no line is longer than 72 columns."""
    talk = Talk(house)
    conversation(talk)
    text = "\n".join(talk.lines).strip() + "\n"
    path = KEPT / f"{conversation.__name__}.txt"
    if os.environ.get("PBM_GOLDEN") == "write":
        KEPT.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text("utf-8")
