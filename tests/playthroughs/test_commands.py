"""Mail commands through the whole stack: asked by a reply, answered by the receipt."""

from __future__ import annotations

import re
from datetime import date, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from pbm.orders.commands import COMMANDS
from pbm.service.records import Absence, Player, Seat
from tests.playthroughs.house import BOARD, House, open_house, parsed, settings_in, text_of

ROOT = Path(__file__).parents[2]


def player_of(house: House, name: str) -> Player:
    """Return the player of a seat as they are now."""
    seat = house.seat(name)
    with house.server.office.store.begin() as work:
        return work.players.get(seat.player_id)


def absences_of(house: House, name: str) -> tuple[Absence, ...]:
    """Return the absences of a seat."""
    seat = house.seat(name)
    with house.server.office.store.begin() as work:
        return work.seats.absences(seat.id)


def body(mail: EmailMessage | None) -> str:
    """Return the text of a mail, line by line."""
    assert mail is not None
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def test_help_lists_every_command_and_so_does_the_reference(house: House) -> None:
    """What can be written is in HELP and in docs/reference/mail-commands.md, with the same help."""
    house.start()
    answer = text_of(house.write("Brenda", "HELP"))
    page = (ROOT / "docs" / "reference" / "mail-commands.md").read_text()
    for command in COMMANDS.values():
        # CAN is for games in which there is something to ask about.
        assert (f"{command.usage} {command.help}" in answer) is (command.name != "CAN")
        assert f"## {command.name}\n" in page


def test_every_mail_of_a_command_fits_a_narrow_screen(house: House) -> None:
    """No line is longer than 72 columns, so that a phone does not break it again."""
    house.start(house={"join": "open", "observe": True}, options={"late_join": True})
    house.write("Brenda", "throw 5 trapdoor 45")
    house.pass_deadline()
    for command in COMMANDS:
        house.clock.moment += timedelta(minutes=30)
        for line in body(house.write("Brenda", command)).splitlines():
            assert len(line) <= 72, (command, line)


def test_status_tells_place_numbers_deadline_orders_and_what_is_kept(house: House) -> None:
    """All that a player needs to order again, in one mail."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45\n\nTurn 3: throw 2")
    text = text_of(house.write("Brenda", "What have I got left?"))
    assert "You are on 0." in text
    assert "1, 2, 3, 4, 5 and 6" in text
    assert "Friday 4 December 2026, 20:00 (Europe/London)" in text
    assert "ORDERS THAT STAND FOR ROUND 1 (receipt 1)" in text
    assert "KEPT FOR LATER" in text
    assert "1 Clive 0" in text


def test_a_command_beside_orders_is_answered_and_the_orders_count(house: House) -> None:
    """One mail, two wishes, one receipt."""
    house.start()
    answer = house.write("Brenda", "throw 5 trapdoor 45\n\nand STATUS please")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert "HOW THINGS STAND" in body(answer)
    assert answer is not None
    assert "Receipt 1" in answer["Subject"]


def test_a_command_in_quoted_text_or_in_prose_is_none(house: House) -> None:
    """Our own HELP, quoted below an order, asks for nothing again; nor does a sentence about something else."""
    house.start()
    helped = house.write("Brenda", "HELP")
    assert helped is not None
    quoted = "".join(f"> {line}\n" for line in body(helped).splitlines())
    words = f"throw 5 trapdoor 45\n\nOn Tuesday the GM wrote:\n> STATUS\n> WITHDRAW\n{quoted}"
    answer = body(house.write("Brenda", words, answering=str(helped["Message-ID"])))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert "HOW THINGS STAND" not in answer
    assert "WHAT YOU CAN WRITE" not in answer
    assert "HOW THINGS STAND" not in body(house.write("Brenda", "my status at work has changed, by the way"))


def test_a_reply_to_help_with_one_of_its_words_is_a_command(house: House) -> None:
    """Whoever answers HELP with a word from it means it, though the word is also ours."""
    house.start()
    helped = house.write("Brenda", "HELP")
    assert helped is not None
    assert "HOW THINGS STAND" in body(house.write("Brenda", "STATUS", answering=str(helped["Message-ID"])))


def test_a_subject_is_read_when_the_mail_says_nothing(house: House) -> None:
    """STATUS in the subject of an empty mail asks for it."""
    house.start()
    assert "HOW THINGS STAND" in body(house.write("Brenda", "", subject="STATUS"))


def test_orders_shows_every_receipt_of_the_round(house: House) -> None:
    """Each version with its number and time, and which of them stands."""
    house.start()
    assert "sent no orders" in text_of(house.write("Brenda", "ORDERS"))
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "trapdoor 40")
    text = text_of(house.write("Brenda", "ORDERS please"))
    assert "Receipt 1: Tue 1 December, 09:00 throw 5, trapdoor 45 Receipt 2" in text
    assert "throw 5, trapdoor 40 (these stand)" in text
    assert "trapdoor" not in text_of(house.write("Clive", "ORDERS")).partition("Reply above")[0]


def test_report_sends_ones_own_copy_again_without_its_old_form(house: House) -> None:
    """The report of a round as it was; of a round not played there is none; 0 is the first mail."""
    house.start()
    assert "no report" in text_of(house.write("Brenda", "REPORT 1"))
    house.write("Brenda", "throw 5 trapdoor 45")
    house.pass_deadline()
    answer = body(house.write("Brenda", "Could you send me the report of round 1 again?"))
    assert "Your throw: 5." in answer
    assert "Hill, round 1 (turn 1)" in answer
    assert answer.count("=== Reply above this line") == 1
    assert "Your throw: 5." not in body(house.write("Clive", "REPORT 1"))
    assert "no report of round 9" in text_of(house.write("Brenda", "report 9"))
    assert "Welcome to Hill" in text_of(house.write("Brenda", "REPORT 0"))


def test_history_tells_own_throws_and_receipts_and_public_positions(house: House) -> None:
    """Round by round, from what the player was told."""
    house.start()
    assert "No round has been played yet" in text_of(house.write("Brenda", "HISTORY"))
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Clive", "throw 3 trapdoor 33")
    house.pass_deadline()
    house.write("Brenda", "throw 4 trapdoor 41")
    house.pass_deadline()
    text = text_of(house.write("Brenda", "HISTORY"))
    assert "Round 1, turn 1 Your throw: 5. Your trapdoor nomination: 45. Receipt 1. Positions: Brenda 5" in text
    assert "Round 2, turn 2 Your throw: 4." in text
    assert "33" not in text


def test_press_shows_how_and_takes_back(house: House) -> None:
    """What stands is in the receipt; PRESS NONE takes it back."""
    house.start()
    house.write("Brenda", "PRESS: Beware of Clive")
    text = text_of(house.write("Brenda", "PRESS"))
    assert "| Beware of Clive" in text
    assert "PRESS TO Clive" in text
    assert "none of it will be in the report" in text_of(house.write("Brenda", "PRESS NONE"))
    house.pass_deadline()
    assert "Beware" not in text_of(house.sent_to("Clive")[-1])


def test_language_is_noted_and_the_answer_is_honest(house: House) -> None:
    """It is kept, also one that the letters do not come in, and the player hears that."""
    house.start()
    text = text_of(house.write("Brenda", "LANGUAGE Nederlands"))
    assert "So far they come in English and German" in text
    assert "Dutch" in text
    assert player_of(house, "Brenda").language == "nl"
    assert "none of the languages" in text_of(house.write("Brenda", "LANGUAGE klingon"))
    assert player_of(house, "Brenda").language == "nl"


@pytest.mark.parametrize(
    "words",
    [
        "ABSENT 3–17 January",
        "absent 3.1.-17.1.",
        "I'll be away from 3 to 17 January.",
        "ABSENT 2027-01-03 to 2027-01-17",
    ],
)
def test_absent_notes_the_days(house: House, words: str) -> None:
    """In many spellings; the year is the next such, from when the mail was received."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert "from Sunday 3 January 2027 to Sunday 17 January 2027" in text
    assert [(one.first, one.last) for one in absences_of(house, "Brenda")] == [(date(2027, 1, 3), date(2027, 1, 17))]


def test_absent_asks_when_days_can_be_two_and_is_taken_back(house: House) -> None:
    """3/5 may be May or March: nothing is noted. A new stretch replaces one that it overlaps; OFF takes all back."""
    house.start()
    assert "two different days" in text_of(house.write("Brenda", "ABSENT 3/5-9/5"))
    assert absences_of(house, "Brenda") == ()
    house.write("Brenda", "ABSENT until 10 December")
    house.write("Brenda", "ABSENT 5 to 20 December")
    house.write("Brenda", "ABSENT 1 to 3 February")
    spells = [(one.first.isoformat(), one.last.isoformat()) for one in absences_of(house, "Brenda")]
    assert spells == [("2026-12-05", "2026-12-20"), ("2027-02-01", "2027-02-03")]
    assert "Monday 1 February 2027" in text_of(house.write("Brenda", "ABSENT"))
    assert "Welcome back" in text_of(house.write("Brenda", "ABSENT OFF"))
    assert absences_of(house, "Brenda") == ()


def status_of(house: House, name: str) -> str:
    """Return the status of a seat."""
    seat: Seat = house.seat(name)
    return seat.status


def test_resign_asks_once_more_and_yes_leaves(house: House) -> None:
    """Nothing happens before the YES; then the seat leaves when the next round opens, and the GM hears it."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    asked = house.write("Brenda", "RESIGN")
    assert "reply YES to this mail" in text_of(asked)
    assert status_of(house, "Brenda") == "active"
    assert asked is not None
    left = text_of(house.write("Brenda", "Yes, I am sorry", answering=str(asked["Message-ID"])))
    assert "You leave Hill when the next round opens" in left
    assert status_of(house, "Brenda") == "leaving"
    assert any("Brenda leaves the game" in str(mail["Subject"]) for mail in house.to_gm())
    house.pass_deadline()
    assert status_of(house, "Brenda") == "dropped"
    assert "Brenda has left the game" in text_of(house.sent_to("Clive")[-1])


def test_resign_and_no_plays_on(house: House) -> None:
    """A NO, or nothing, changes nothing; a later YES answers no question any more."""
    house.start()
    asked = house.write("Brenda", "I resign from this game.")
    assert asked is not None
    assert "you play on" in text_of(house.write("Brenda", "No!", answering=str(asked["Message-ID"])))
    house.write("Brenda", "yes", answering=str(asked["Message-ID"]))
    assert status_of(house, "Brenda") == "active"


def test_zone_is_set_where_it_is_certain_and_proposed_where_it_is_near(house: House) -> None:
    """By its name or its town; the deadline is told by the new clock at once."""
    house.start()
    text = text_of(house.write("Brenda", "ZONE Berln"))
    assert "Did you mean Europe/Berlin?" in text
    assert player_of(house, "Brenda").zone == "Europe/London"
    text = text_of(house.write("Brenda", "My clock is Berlin time"))
    assert "21:00 (Europe/Berlin)" in text
    assert "20:00 (Europe/London)" not in text
    assert player_of(house, "Brenda").zone == "Europe/Berlin"


def test_a_safe_page_comes_beside_the_text_for_all_but_those_who_want_none(house: House) -> None:
    """The same words, escaped; nothing comes from elsewhere; FORMAT TEXT brings the text alone, html both again."""
    house.start()
    answer = house.write("Clive", "FORMAT text")
    assert answer is not None
    assert answer.get_content_type() == "text/plain"
    house.write("Clive", "PRESS: <script>alert(1)</script> & more")
    house.pass_deadline()
    report = house.sent_to("Brenda")[-1]
    page = report.get_body(("html",))
    assert page is not None
    markup = str(page.get_content())
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in markup
    assert "<script" not in markup
    assert "http" not in markup
    assert 'lang="en"' in markup
    assert house.sent_to("Clive")[-1].get_body(("html",)) is None
    house.write("Clive", "FORMAT html")
    assert house.sent_to("Clive")[-1].get_content_type() == "multipart/alternative"


def test_a_further_address_is_asked_about(house: House) -> None:
    """ADDRESS ADD asks the registered address first."""
    house.start()
    assert "reply YES" in text_of(house.write("Brenda", "ADDRESS ADD bren@elsewhere.test"))
    assert player_of(house, "Brenda").addresses == ("brenda@players.test",)


def test_commands_tell_nothing_of_what_a_player_may_not_know(tmp_path: Path) -> None:
    """Other snakes, throws and nominations behind the same public facts: the same bytes from every command."""
    answers = []
    for number, (board, clive) in enumerate(
        [
            (BOARD, "throw 5, trapdoor 41"),
            ({**BOARD, "ladders": {"4": 5, "9": 28}, "snakes": {"51": 3}}, "throw 4, trapdoor 29"),
        ]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        house = open_house(settings_in(folder))
        house.start(boards={"A": board})
        house.write("Brenda", "throw 2, trapdoor 33")
        house.write("Clive", clive)
        house.pass_deadline()
        told = [body(house.write("Brenda", words)) for words in ("HISTORY", "REPORT 1", "STATUS", "ORDERS", "GAMES")]
        answers.append([seals_out(text) for text in told])
        with house.server.office.store.begin() as work:
            public = work.rounds.of_game(1)[0].public
        answers[-1].append(str(public))
    assert answers[0] == answers[1]
    assert "Positions: Clive 5, Brenda 2" in " ".join(answers[0][0].split())


def seals_out(text: str) -> str:
    """Return a text without the seals, which differ as the boards do."""
    return re.sub(r"\b[0-9a-f]{64}\b", "SEAL", text)


def test_withheld_answers_hold_for_commands_too(house: House) -> None:
    """Eleven questions within the hour get ten answers."""
    house.start()
    for _ in range(11):
        house.write("Brenda", "STATUS")
    answers = [mail for mail in house.outbox() if mail.answers is not None]
    assert len(answers) == 10
    assert "ten answers" in text_of(parsed(answers[-1]))
