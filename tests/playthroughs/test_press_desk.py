"""Press as the GM edits it: what is printed, what the GM sees beside it, and what its writer does not hear."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pbm.core.errors import IllegalError
from pbm.service.history import story_of
from pbm.service.press_desk import (
    LONGEST,
    add_press,
    edit_press,
    press_desk,
    press_table,
    restore_press,
    strike_press,
)
from pbm.service.releasing import preview, release_round
from tests.playthroughs.house import House, text_of


def waiting(house: House, publish: str = "gm") -> None:
    """Play a round with three pieces of press, one of them without a name, and one letter."""
    house.start(house={"publish": publish})
    house.write("Brenda", "throw 3\n\nPRESS: Clive is a scoundrel.")
    house.write("Clive", "throw 5\n\nPRESS: Nothing but praise for Brenda.")
    house.write("Dora", "throw 6\n\nANONYMOUS PRESS: I saw a snake.")
    house.write("Dora", "PRESS TO Clive: Shall we trap 44?")
    if publish == "gm":
        house.pass_deadline()


def report(house: House, name: str = "Dora") -> str:
    """Release the round and return a player's report."""
    release_round(house.server.office, "hill")
    return text_of(house.sent_to(name)[-1])


def test_the_desk_shows_what_is_for_all_to_read_and_no_letters(house: House) -> None:
    """Each piece with its writer, one that is not signed too; what players write to each other stays theirs."""
    waiting(house)
    table = press_table(press_desk(house.server.office, "hill"))
    assert [(row[1], row[2], row[3]) for row in table.rows] == [
        ("Brenda", "Clive is a scoundrel.", "as it is"),
        ("Clive", "Nothing but praise for Brenda.", "as it is"),
        ("Dora, not signed", "I saw a snake.", "as it is"),
    ]


def test_edited_press_is_what_is_printed(house: House) -> None:
    """In every report and in the story that zine and archive are made of; the sheet has both, the writer no mail.

    The sheet says what was edited and what struck out, and still whether it was signed.
    """
    waiting(house)
    office = house.server.office
    mails = len(house.outbox())
    edit_press(office, "hill", 1, "Clive is no friend of mine.")
    strike_press(office, "hill", 3)
    assert len(house.outbox()) == mails
    text = report(house)
    assert "Clive is no friend of mine." in text
    assert "scoundrel" not in text
    assert "I saw a snake." not in text
    with office.store.begin() as work:
        story = story_of(office, work, work.games.get(1))
    assert story.rounds[0].press == (
        ("Brenda", "Clive is no friend of mine."),
        ("Clive", "Nothing but praise for Brenda."),
    )
    sheet = text_of(house.to_gm()[-1])
    assert "Clive is no friend of mine." in sheet
    assert "Brenda, before you edited it, writes: | Clive is a scoundrel." in sheet
    assert "Dora (not signed), before you struck it out, writes: | I saw a snake." in sheet


def test_what_was_changed_can_be_put_back(house: House) -> None:
    """Restored, a piece is printed as it was written, whether it was edited or struck out."""
    waiting(house)
    office = house.server.office
    edit_press(office, "hill", 1, "Hm.")
    strike_press(office, "hill", 2)
    restore_press(office, "hill", 1)
    restore_press(office, "hill", 2)
    text = report(house)
    assert "Clive is a scoundrel." in text
    assert "Nothing but praise for Brenda." in text


def test_press_of_the_gm_comes_first_under_a_name_that_no_player_can_have(house: House) -> None:
    """It is signed "The GM", and can be struck out again; a newcomer who wants that name gets another."""
    waiting(house)
    office = house.server.office
    piece = add_press(office, "hill", "The zine is late; blame the printer.")
    shown = preview(office, "hill", "Dora")
    assert b"blame the printer" in shown[0].raw
    strike_press(office, "hill", piece.id)
    assert "blame the printer" not in text_of_preview(house)
    restore_press(office, "hill", piece.id)
    text = report(house)
    assert "PRESS The GM writes: | The zine is late; blame the printer. Brenda writes:" in text


def text_of_preview(house: House) -> str:
    """Return the text of Dora's report as a preview shows it."""
    (mail,) = preview(house.server.office, "hill", "Dora")
    return house.server.office.decode(mail.raw).text


def test_press_can_be_edited_before_the_deadline_and_its_writer_may_still_take_it_back(house: House) -> None:
    """Where reports leave by themselves the GM edits as press comes in; receipts show the writers their own words."""
    waiting(house, publish="auto")
    edit_press(house.server.office, "hill", 1, "Clive is a gentleman.")
    assert "Clive is a scoundrel." in text_of(house.write("Brenda", "throw 4"))
    house.write("Clive", "PRESS NONE")
    house.pass_deadline()
    text = text_of(house.sent_to("Dora")[-1])
    assert "Clive is a gentleman." in text
    assert "praise" not in text


def test_what_has_left_is_not_changed(house: House) -> None:
    """Press of a report that was sent, no words, too many, and an unknown number are refused, with the reason."""
    waiting(house)
    office = house.server.office
    release_round(office, "hill")
    with pytest.raises(IllegalError, match="no press 1 stands for round 2"):
        edit_press(office, "hill", 1, "Too late.")
    with pytest.raises(IllegalError, match="no words"):
        add_press(office, "hill", "  \n ")
    with pytest.raises(IllegalError, match="20,000 are the most"):
        add_press(office, "hill", "x" * (LONGEST + 1))


def test_the_desk_marks_what_is_for_the_report_after_this_one(house: House) -> None:
    """Press that came while the round waited is listed as what it is, and is not in this report."""
    waiting(house)
    house.clock.moment += timedelta(minutes=5)
    house.write("Brenda", "PRESS: One more thing.")
    rows = press_table(press_desk(house.server.office, "hill")).rows
    assert rows[-1][2:] == (
        "One more thing.",
        "as it is, in the report after this one (in this one, if it is the last)",
    )
    assert "One more thing." not in report(house)
