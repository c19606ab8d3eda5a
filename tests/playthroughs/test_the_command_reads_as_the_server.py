"""`pbm orders read` understands a mail as the server does: commands and their slips, orders, press and notes alike."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from pbm.cli.orders import understood as by_the_command
from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.service.understanding import order_form, understood
from tests.playthroughs.house import House

MAILS = (
    "6 and 44",
    "Throw 6, trapdoor 44\n\nPress: Hello all!",
    "6/44, next turn 5/45",
    "Remind off. 6/44, next turn 5/45",
    "STATUS",
    "STATUS\nHISTORY",
    "STAUS",
    "What have I got left?\n\nSTATUS",
    "PLAY DEFAULT",
    "PLAY DEFUALT",
    "play defalt please",
    "RESTORE",
    "RESTROE",
    "RESTROE 2",
    "RESTORE 2",
    "restore my orders please",
    "restore 1, trapdoor 44",
    "WITHDRAW",
    "WITHDRAW ALL",
    "WITHDRWA ALL",
    "withdarw turn 3",
    "No change",
    "No change. 6 and 44",
    "Trapdoor stays, 6",
    "RESIGN",
    "6 and 44. I resign after this round.",
    "I sit this one out",
    "ABSENT 3 May to 17 May",
    "Away from 3 May to 17 May, 6 and 44",
    "Don't count on me before Christmas",
    "Thanks!",
    "6 or 5, trapdoor 44",
    "6/44 (clocks to Lisbon please)",
    "If you don't hear from me, play my lowest left.\n6 and 44",
    "Press: Truce?\n\nMy trapdoor is 40.",
    "GAMES",
    "Is anybody there?",
    "withdraw my Asps orders",
    "",
)
SUBJECTS = ("", "Re: orders", "No change", "6 and 44", "STATUS please", "RESIGN")


def shown(reading: Reading) -> Reading:
    """Return a reading as it is compared; which receipts were given only the record tells."""
    which = "Which orders shall stand again?"
    receipts = ("No receipt of this round has orders of yours", which)
    told = tuple(which if problem.message.startswith(receipts) else problem.message for problem in reading.problems)
    return Reading(
        reading.kind,
        reading.verdict,
        reading.orders,
        reading.press,
        (),
        told,
        reading.command,
        letters=reading.letters,
        asked=reading.asked,
        chatter=reading.chatter,
        later=reading.later,
        seconds=reading.seconds,
        replacing=reading.replacing,
    )


def both(house: House, words: str, subject: str) -> tuple[Reading, Reading]:
    """Return what the server and the command make of a mail of Brenda's."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "Brenda <brenda@players.test>", "games@example.test", subject
    mail.set_content(words)
    office, game, round_, seat = house.server.office, house.game(), house.round(), house.seat("Brenda")
    with office.store.begin() as work:
        form = order_form(office, work, game, seat, round_)
        assert form is not None
        server = understood(office, work, game, "Brenda", round_, form, clean(f"{words}\n", ()), subject)
    return server, by_the_command(mail.as_bytes(), form)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_command_says_what_the_server_does(house: House, subject: str) -> None:
    """Whoever looks at a mail without a server sees what is asked, and what is done."""
    house.start()
    for words in MAILS:
        server, command = both(house, words, subject)
        assert shown(command) == shown(server), words


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("PLAY DEFUALT", "Did you mean PLAY DEFAULT?"),
        ("WITHDRWA ALL", "Did you mean WITHDRAW ALL?"),
        ("RESTROE 2", "Did you mean RESTORE 2?"),
        ("RESTORE", "Which orders shall stand again?"),
    ],
)
def test_the_command_asks_about_a_slip(house: House, words: str, question: str) -> None:
    """A command that changes orders is never guessed, here or there."""
    house.start()
    _, command = both(house, words, "")
    assert command.verdict == "ask"
    assert str(command.problems[0].message).startswith(question)
