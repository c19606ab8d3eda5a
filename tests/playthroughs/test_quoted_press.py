"""What others said, quoted below an answer, orders nothing: neither press in a report nor a letter."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from tests.playthroughs.house import House

ATTRIBUTION = "On Fri, 4 Dec 2026 at 20:01, Hill House <games@example.test> wrote:"
HEADER = "From: Hill House <games@example.test>\nSent: 4 December 2026 20:01\nTo: Clive\nSubject: Hill"
PROGRAMS = ("marked", "Apple Mail", "Outlook", "unmarked")
ASKING = [
    "Clive, what is your next throw? 6 I bet.",
    "Trapdoor? 33",
    "Your throw? 6 I suppose",
    "Throw this turn? Surely 6.",
    "No trapdoors among friends over Christmas, agreed? 33 then",
]


def above(answered: EmailMessage, words: str, program: str) -> str:
    """Return words above a mail as a program quotes it."""
    body = answered.get_body(("plain",))
    assert body is not None
    lines = str(body.get_content()).splitlines()
    marked = "\n".join(f"> {line}" for line in lines)
    if program == "Apple Mail":
        return f"{words}\n\n> {ATTRIBUTION}\n>\n{marked}"
    if program == "Outlook":
        return f"{words}\n\n________________________________\n{HEADER}\n\n" + "\n".join(lines)
    return f"{words}\n\n{ATTRIBUTION}\n\n" + (marked if program == "marked" else "\n".join(lines))


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("asking", ASKING)
def test_press_that_asks_for_a_throw_answers_nothing(house: House, asking: str, program: str) -> None:
    """Whoever chats above the report keeps the orders that stand, and has none where none stand."""
    house.start()
    house.write("Brenda", f"Throw 3, trapdoor 20.\n\nPRESS: Hello all. {asking}")
    house.pass_deadline()
    report = house.sent_to("Clive")[-1]
    message_id = str(report["Message-ID"])
    house.write("Clive", above(report, "Thanks Alan, great fun!", program), answering=message_id)
    assert house.standing("Clive") is None
    house.write("Clive", above(report, "Throw 4, trapdoor 20.", program), answering=message_id)
    house.write("Clive", above(report, "Off to the dentist, what a report.", program), answering=message_id)
    assert house.standing("Clive")["A"] == {"throws": [4], "trapdoor": 20}


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("asking", ASKING)
def test_a_letter_that_asks_for_a_throw_answers_nothing(house: House, asking: str, program: str) -> None:
    """Whoever answers it, or the GM above it, orders nothing by its numbers."""
    house.start()
    house.write("Clive", "Throw 4, trapdoor 20.")
    house.write("Brenda", f"Press to Clive: Hello you. {asking}")
    letter = house.sent_to("Clive")[-1]
    assert "Hello you" in above(letter, "", "marked")
    house.write("Clive", above(letter, "Ha, wait and see!", program), answering=str(letter["Message-ID"]))
    assert house.standing("Clive")["A"] == {"throws": [4], "trapdoor": 20}
