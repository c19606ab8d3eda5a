"""What an erratum tells: all that has changed by a correction, as the report would have told it, and nothing untrue."""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from pbm.service.correcting import EVERY_BOARD, Wanted, correct_round
from pbm.service.games import Entrant
from pbm.service.gm import close_by_hand
from pbm.service.membership import add_seat
from pbm.service.releasing import release_round
from tests.playthroughs.house import House, open_house, settings_in, text_of

REASON = "Their mail was filed wrongly."


def correct(house: House, name: str, **order: Any) -> None:
    """Put a seat's orders of the newest round right."""
    orders: dict[str, Wanted | None] = {name: {EVERY_BOARD: order}}
    correct_round(house.server.office, "hill", orders, REASON)


def body(mail: EmailMessage, kind: str = "plain") -> str:
    """Return the text of a mail, line by line, or its page."""
    found = mail.get_body((kind,))
    assert found is not None
    return str(found.get_content())


def test_an_erratum_says_what_a_standing_instruction_will_play(house: House) -> None:
    """Orders without a throw are told as STATUS tells them: the highest left is played, as was asked."""
    house.start(house={"standing_orders": True})
    house.write("Dora", "throw 3. If I miss a round, play my highest left")
    house.write("Brenda", "throw 3")
    house.pass_deadline()
    house.write("Dora", "trapdoor 15")
    correct(house, "Brenda", throws=[1])
    erratum = text_of(house.sent_to("Dora")[-1])
    assert "your highest left is played, as you asked, as follows. Throw 6" in erratum
    assert "the lowest number left" not in erratum
    house.pass_deadline()
    assert "the highest left. That is your order" in text_of(house.sent_to("Dora")[-1])


def test_other_mails_say_what_a_standing_instruction_will_play(house: House) -> None:
    """Orders in advance that have become those of a round, and late ones that are offered, are told so too."""
    house.start(house={"standing_orders": True})
    house.write("Dora", "If I miss a round, play my highest left\nTURN 1: THROW 3\nTURN 2: TRAPDOOR 44")
    house.pass_deadline()
    report = text_of(house.sent_to("Dora")[-1])
    assert "Orders that stand for round 2 already".upper() in report
    assert "your highest left is played, as you asked, as follows. Throw 6" in report
    assert "the lowest number left" not in report
    round_ = house.round()
    assert round_ is not None
    house.pass_deadline()
    late = text_of(house.write("Dora", "trapdoor 51", headers={"X-Late": "yes"}, at=round_.deadline))
    assert "the lowest number left" not in late


CARDS: dict[str, Any] = {"ruleset": "unleashed", "boards": {}, "options": {"size": "6x5", "pieces": 3}}


def to_the_play(house: House) -> None:
    """Start a game of cards and play its setup round."""
    house.start(**CARDS)
    house.pass_deadline()


def test_an_erratum_shows_the_board_as_the_report_does(house: House) -> None:
    """The board, its picture, who played what, and one's own tables are told as they are, as a report tells them."""
    to_the_play(house)
    house.pass_deadline()
    correct_round(house.server.office, "hill", {"Clive": "Move two snakes on 4: S1 20-11, S3 13-2"}, REASON)
    erratum = house.sent_to("Dora")[-1]
    text = text_of(erratum)
    assert REASON in text
    assert "Snakes, down: S1 20-11, S3 13-2" in text
    assert "29 Finish" in text
    assert "Clive" in text.partition("HOW ROUND 2 REALLY ENDED")[2].partition("WHAT YOU WERE TOLD")[0]
    assert "What your roll leads to, as things stand" in text
    page = body(erratum, "html")
    shown = re.findall(r'src="cid:([^"]+)"', page)
    assert shown
    assert {f"<{cid}>" for cid in shown} <= {str(part.get("Content-ID")) for part in erratum.walk()}
    assert "What your roll leads to, as things stand" in page


def test_an_erratum_says_that_only_the_board_has_changed(house: House) -> None:
    """Nobody's place having changed is said with the board that has, and the board that was told is not shown anew."""
    to_the_play(house)
    assert "S1 14-7" in text_of(house.sent_to("Dora")[-1])
    correct_round(house.server.office, "hill", {"Brenda": "S1 20-11"}, REASON)
    text = text_of(house.sent_to("Dora")[-1])
    assert "Nobody's place has changed by it, but the board has: please go by the one below." in text
    assert "S1 20-11" in text
    assert "S1 14-7" not in text
    assert "WHAT YOU WERE TOLD BEFORE" not in text


def test_an_erratum_that_changes_no_place_says_no_more(house: House) -> None:
    """Of a game whose board nobody sees it says nothing of a board."""
    house.start()
    house.write("Brenda", "throw 3")
    house.pass_deadline()
    correct(house, "Brenda", trapdoor=44)
    assert "Nobody's place has changed by it. " in text_of(house.sent_to("Dora")[-1])


@pytest.mark.parametrize("stand_by", ["lowest", "off"])
def test_who_is_brought_back_is_told_and_so_are_the_others(tmp_path: Path, stand_by: str) -> None:
    """Whether or not a stand-by had taken the seat; and who is out by a correction is told of as in a report."""
    house = open_house(settings_in(tmp_path))
    house.start(house={"stand_by": stand_by}, options={"max_consecutive_nmr": 1})
    house.write("Brenda", "throw 3")
    house.write("Clive", "throw 5")
    house.pass_deadline()
    assert house.seat("Dora").status == "dropped"
    correct(house, "Dora", throws=[2])
    assert house.seat("Dora").status == "active"
    mine, others = text_of(house.sent_to("Dora")[-1]), text_of(house.sent_to("Clive")[-1])
    assert "You are back in the game: your orders count again." in mine
    assert "Dora is back in the game." in others
    assert "You are back" not in others
    correct_round(house.server.office, "hill", {"Dora": None}, "It was right before, after all.")
    assert house.seat("Dora").status == "dropped"
    gone = "Dora has left the game; a stand-by plays on." if stand_by == "lowest" else "Dora has left the game."
    assert gone in text_of(house.sent_to("Clive")[-1])


def test_a_corrected_sheet_tells_what_the_one_before_did(house: House) -> None:
    """It takes that one's place, so it says still that the round was closed early, and who came into the game."""
    house.start(options={"late_join": True})
    add_seat(house.server.office, "hill", Entrant("Erin", ("erin@players.test",), "Europe/London"))
    house.write("Brenda", "throw 3")
    house.server.tick.read_mail()
    close_by_hand(house.server.office, "hill", early=True)
    first = text_of(house.to_gm()[-1])
    correct(house, "Brenda", throws=[4])
    again = text_of(house.to_gm()[-1])
    for said in ("This round was closed before its deadline", "Erin joins the game."):
        assert said in first
        assert said in again


def test_the_sheet_of_a_round_that_waits_leaves_out_press_of_the_next_report(house: House) -> None:
    """Corrected, it lists the press of its own report alone."""
    house.start(house={"publish": "gm"})
    house.write("Brenda", "throw 3\n\nPress: In good time")
    house.pass_deadline()
    house.clock.moment += timedelta(minutes=5)
    house.write("Clive", "Press: I am late")
    correct(house, "Brenda", throws=[4])
    sheet = text_of(house.to_gm()[-1])
    assert "In good time" in sheet
    assert "I am late" not in sheet
    release_round(house.server.office, "hill")
    assert "I am late" not in text_of(house.sent_to("Dora")[-1])
    house.pass_deadline()
    assert "I am late" in text_of(house.to_gm()[-1])
