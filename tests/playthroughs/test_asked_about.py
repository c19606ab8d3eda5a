"""Mails that were asked about without an answer: the GM sees that somebody wrote, and what."""

from __future__ import annotations

from pbm.service.games import Entrant
from pbm.service.gm import round_sheet
from pbm.service.overlooked import asked_about
from tests.playthroughs.house import BOARD, House, text_of


def cells(house: House) -> dict[str, str]:
    """Return what `pbm round show` says of each seat's orders."""
    return {row[0]: row[1] for row in round_sheet(house.server.office, "hill", None).orders.rows}


def sheet(house: House) -> str:
    """Return the GM's newest sheet."""
    return text_of(next(mail for mail in reversed(house.to_gm()) if "GM's sheet" in mail["Subject"]))


def test_the_gm_sees_who_wrote_and_was_not_understood(house: House) -> None:
    """A mail that was asked about does not pass for none: the sheet has its words, and how to enter what was meant."""
    house.start()
    house.write("Brenda", "I think I want the 3 or the 4")
    house.write("Clive", "throw 5 trapdoor 45")
    assert cells(house) == {
        "Brenda": "nothing taken; asked about mail 1",
        "Clive": "throws 5, trapdoor 45",
        "Dora": "nothing sent",
    }
    house.pass_deadline()
    told = sheet(house)
    assert "Brenda: nothing that could be taken" in told
    assert "Clive: receipt 1 Dora: nothing sent" in told
    assert "Mail 1 from Brenda was asked about, and no orders came after it: “I think I want the 3 or the 4" in told
    assert "`pbm round correct hill --seat 1`" in told


def test_a_change_that_was_asked_about_is_seen_beside_what_stands(house: House) -> None:
    """Orders stand, and a later mail could not be read: the GM sees both."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    house.write("Brenda", "on second thoughts the 3 or the 4")
    assert cells(house)["Brenda"] == "throws 5, trapdoor 45; asked about mail 2"
    house.pass_deadline()
    assert "Brenda: receipt 1" in sheet(house)
    assert "Mail 2 from Brenda was asked about" in sheet(house)


def test_half_of_a_mail_that_was_taken_leaves_the_other_half_open(house: House) -> None:
    """A trapdoor was kept and the throw asked about: that too the GM sees, until the throw comes."""
    house.start()
    house.write("Brenda", "the 3 or the 4, with trapdoor 45")
    assert cells(house)["Brenda"] == "trapdoor 45; asked about mail 1"
    house.write("Brenda", "the 3 please")
    assert cells(house)["Brenda"] == "trapdoor 45, throws 3"


def test_what_was_answered_is_not_shown(house: House) -> None:
    """Orders after the question settle it; so do the GM's; a question to the GM or a command never was one."""
    house.start()
    house.write("Brenda", "the 3 or the 4")
    house.write("Brenda", "throw 3 trapdoor 45")
    house.write("Clive", "STATUS")
    house.write("Clive", "When does Alan come back from his holidays?")
    assert cells(house) == {"Brenda": "throws 3, trapdoor 45", "Clive": "nothing sent", "Dora": "nothing sent"}
    house.pass_deadline()
    assert "was asked about" not in sheet(house)


def test_a_question_of_one_round_is_none_of_the_next(house: House) -> None:
    """Each round has its own."""
    house.start()
    house.write("Brenda", "the 3 or the 4")
    house.pass_deadline()
    assert cells(house)["Brenda"] == "nothing sent"
    brenda = house.seat("Brenda")
    with house.server.office.store.begin() as work:
        (first, second) = (round_ for round_ in work.rounds.of_game(house.game_id()))
        assert [mail.id for mail in asked_about(work, first, brenda)] == [1]
        assert asked_about(work, second, brenda) == ()


def pair(house: House) -> None:
    """Start a game in which Brenda and Clive share an address."""
    shared = ("pair@players.test",)
    house.start(
        entrants=(
            Entrant("Brenda", shared, "UTC"),
            Entrant("Clive", shared, "UTC"),
            Entrant("Dora", ("d@p.test",), "UTC"),
        )
    )


def test_the_gm_sees_a_mail_that_does_not_say_whose_it_is(house: House) -> None:
    """Who was asked which seat they mean, and did not answer, has not sent nothing."""
    pair(house)
    house.write("Dora", "throw 5 trapdoor 45")
    house.write("Brenda", "Brenda here: throw 5 trapdoor 45", sender="pair@players.test", to="games@example.test")
    assert cells(house) == {
        "Brenda": "nothing taken; asked which seat mail 2 is for",
        "Clive": "nothing taken; asked which seat mail 2 is for",
        "Dora": "throws 5, trapdoor 45",
    }
    house.pass_deadline()
    told = sheet(house)
    assert "Brenda: nothing that could be taken Clive: nothing that could be taken Dora: receipt 1" in told
    assert (
        "Mail 2 from pair@players.test does not say which seat it is for, Brenda (hill 1) and Clive (hill 2)," in told
    )
    assert "“Re: orders Brenda here: throw 5 trapdoor 45”" in told
    assert "Nothing proves who wrote it." in told
    assert "`pbm round correct hill --seat NUMBER`" in told
    house.pass_deadline()
    assert "Mail 2" not in sheet(house), "the next round's sheet is about the next round"


def test_a_mail_whose_writer_answered_is_nothing_to_tell(house: House) -> None:
    """Where orders came after it, and both have some, the sheet is silent about it; while one has none it is not."""
    pair(house)
    house.write("Clive", "throw 4 trapdoor 44", sender="pair@players.test")
    house.write("Brenda", "throw 5 trapdoor 45", sender="pair@players.test", to="games@example.test")
    assert cells(house)["Clive"] == "throws 4, trapdoor 44; asked which seat mail 2 is for"
    house.write("Brenda", "throw 5 trapdoor 45", sender="pair@players.test")
    assert cells(house)["Clive"] == "throws 4, trapdoor 44"
    house.pass_deadline()
    assert "does not say which seat" not in sheet(house)


def test_the_mail_with_orders_is_shown_before_those_without(house: House) -> None:
    """Of more mails taken for a machine's than the sheet has room for, and the rest are counted."""
    house.start()
    house.write("Brenda", "throw 4 trap 33", sender="Brenda <no-reply@players.test>")
    for number in range(4):
        house.write("Brenda", f"I am out of the office until {number + 10} December.", subject="Out of office")
    house.pass_deadline()
    told = sheet(house)
    assert "Mail 1 in Brenda's name was taken for a machine's, and got no answer: “Re: orders throw 4 trap 33”" in told
    assert "Mail 5 in Brenda's name" in told
    assert "Mail 2 in Brenda's name" not in told
    assert "2 more mails in Brenda's name were taken for a machine's; `pbm mail list` shows them." in told


def test_mails_that_were_asked_about_are_counted_where_they_are_many(house: House) -> None:
    """Four mails that could not be taken: three are shown, and that there was one more."""
    house.start()
    for number in range(4):
        house.write("Brenda", f"3 or 4, and {number + 20}")
    house.pass_deadline()
    told = sheet(house)
    assert told.count("was asked about, and no orders came after it") == 3
    assert "One more mail from Brenda was asked about; `pbm mail list` shows it." in told


def test_orders_on_one_board_of_several_name_it(house: House) -> None:
    """The GM's list of an open round and the player's own ORDERS say which board they are for."""
    house.start(boards={"A": BOARD, "B": BOARD})
    house.write("Brenda", "A 5 trap 45")
    assert cells(house)["Brenda"] == "A: throws 5, trapdoor 45; asked about mail 1"
    assert "A: throw 5, trapdoor 45" in text_of(house.write("Brenda", "ORDERS"))
