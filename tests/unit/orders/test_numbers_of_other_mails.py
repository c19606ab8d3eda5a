"""Two numbers in mails that are about something else: codes, hymns, parcels, a phishing mail's ticket."""

from __future__ import annotations

from itertools import product

import pytest

from tests.unit.orders.forms import reading, short

SUBJECTS = ("Hello", "Your appointment", "Order update", "Re: your booking")
OTHER = (
    "Dear customer, your parcel 4/45 waits at the depot. Collect it within 3 days.",
    "Your order 4-45 has been shipped. Track it with the link.",
    "Your appointment is confirmed: room 4, 45 minutes.",
    "Your seat: row 4, 45. Have a good trip.",
    "Boarding pass: gate 4, seat 45.",
    "Flight KL 445 boards at gate 4, row 45.",
    "Invoice 4/45: amount due 45 euros.",
    "Your verification code: 4 45",
    "Code: 4-45",
    "Reminder: library books 4, 45 days overdue.",
    "Meeting moved: room 4, floor 45.",
    "Your meter reading: 4 45",
    "Lesson 4, page 45 is due on Monday.",
    "Chapter 4, verse 45.",
    "Hymns for Sunday: 4, 45.",
    "Exam results: section 4: 45.",
    "Your bus: line 4, stop 45.",
    "Locker 4, key 45.",
    "Table 4 for 45 people booked.",
    "Prescription 4 of 45 is ready for collection.",
    "Team 4 beat us 45 to 12.",
    "Lane 4 at 4:45.",
    "Class 4, 45 pupils.",
    "Volume 4, issue 45 is out now.",
    "You have 4 new messages and 45 notifications.",
    "Disk 4 is at 45 percent.",
    "Build 4.45 passed.",
    "Ticket 4-45 was closed. How did we do?",
    "Lot 4: 45 pounds.",
    "Size 4 in stock, 45 left.",
    "Platform 4, coach 45.",
    "Your survey: question 4 of 45.",
    "Backup 4 of 45 finished.",
    "Temperature 4, humidity 45.",
    "Unit 4, block 45.",
    "Apartment 4, 45 High Street.",
    "4 for 45 at the butcher's this week!",
    "Grid 4, square 45 sold to you in the raffle.",
    "Raffle: your ticket is 4, square 45.",
)
PHISHING = """Dear cobra@snl.example.org,

Your mailbox has used 4.9 GB of 5 GB (98%). Incoming messages will be
rejected within 24 hours unless you validate your account.

  >> http://webservices.example.net/validate?u=cobra <<

If you do not act, 6 pending messages will be lost.

Mail Administrator, {number}
"""


@pytest.mark.parametrize(("subject", "text"), [*product(SUBJECTS, OTHER)])
def test_nothing_is_ordered(subject: str, text: str) -> None:
    """None of these is an order."""
    assert all(order == ([], None) for order in short(reading(text, subject=subject)).values())


@pytest.mark.parametrize("number", ["ticket no. 3-77", "3-77", "ref. no. 3/77"])
def test_whoever_wants_a_password(number: str) -> None:
    """A cheat's mail is nobody's orders, whatever numbers stand below it."""
    got = reading(PHISHING.format(number=number), subject="Action required: mailbox cobra is 98% full")
    assert (got.kind, short(got)) == ("other", {})


@pytest.mark.parametrize(
    "text", ["Cobra: 4, 45", "Turn 9: 4/45", "My numbers: 4, 45", "Orders: 4 45", "Here goes: 4, 45", "Ann: 4, 45"]
)
def test_a_pair_under_a_name_of_ours(text: str) -> None:
    """A pair of numbers with nothing but a heading of the game's is an order."""
    got = reading(text, subject="Re: COBRA turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})
