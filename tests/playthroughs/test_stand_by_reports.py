"""What is told of stand-bys: to who leaves, at the end of the game, to newcomers, and to the GM."""

from __future__ import annotations

import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from pbm.proof.verify import Verdict
from pbm.reports.archive.model import Site
from pbm.reports.archive.people import people_of
from pbm.reports.archive.site import site_files
from pbm.service.archive import entries_of
from pbm.service.correcting import correct_round
from pbm.service.games import Entrant
from pbm.service.gm import close_by_hand, round_sheet
from pbm.service.membership import add_seat
from pbm.service.reveal import reveal_of
from tests.playthroughs.house import House, open_house, settings_in, text_of
from tests.unit.proof.games import paper, verified

NAMES = ("Brenda", "Clive", "Dora")
SHORT = {
    "finish": 12,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"2": 9},
    "snakes": {"11": 4},
    "public": {"tell": ["size"]},
}


def playing(tmp_path: Path, **changes: Any) -> House:
    """Return a house with a short game of three in which a stand-by plays on for who misses one round."""
    house = open_house(settings_in(tmp_path))
    options = {"max_consecutive_nmr": 1, **changes.pop("options", {})}
    given = {"house": {"stand_by": "lowest", "reveal": "end"}, "boards": {"A": SHORT}, **changes}
    house.start(options=options, **given)
    return house


def ordered(house: House, *names: str) -> None:
    """Have these order the lowest they have, and the round end."""
    for name in names:
        house.write(name, "lowest")
    house.pass_deadline()


def to_the_end(house: House, *names: str) -> None:
    """Have these play on until the game is over."""
    for _ in range(12):
        if house.round() is not None:
            ordered(house, *names)
    assert house.round() is None


def body(mail: EmailMessage) -> str:
    """Return the text of a mail, line by line."""
    found = mail.get_body(("plain",))
    assert found is not None
    return str(found.get_content())


def table_in(mail: EmailMessage) -> list[str]:
    """Return the rows of the first table of positions in a mail, their blanks squashed."""
    lines = [" ".join(line.split()) for line in body(mail).splitlines()]
    start = next(at for at, line in enumerate(lines) if line.startswith("Place Player Space"))
    rows = lines[start + 1 :]
    return [row for row in rows[: rows.index("")] if not set(row) <= set("- ")]


def proven(house: House, *names: str) -> Verdict:
    """Return the verdict on all mails that these got."""
    with house.server.office.store.begin() as work:
        reveal = reveal_of(house.server.office, work, work.games.all()[0])
    papers = [
        paper(f"{number}.eml", mail.raw)
        for number, mail in enumerate(house.outbox())
        if any(mail.intended == f"{name.lower()}@players.test" for name in names)
    ]
    return verified(reveal, papers)


def test_who_leaves_reads_of_the_round_what_everybody_does(tmp_path: Path) -> None:
    """The last report of who leaves has their own line and everybody's place; every mail of the game is proven true."""
    house = playing(tmp_path)
    ordered(house, "Brenda", "Clive")
    last, others = house.sent_to("Dora")[-1], house.sent_to("Clive")[-1]
    assert table_in(last) == table_in(others)
    assert any("Dora" in row for row in table_in(last))
    assert "You have left the game" in text_of(last)
    assert "Numbers left" not in text_of(last)
    to_the_end(house, "Brenda", "Clive")
    for name in NAMES:
        assert proven(house, name).findings == ()


def test_who_leaves_reads_of_a_correction_what_everybody_does(tmp_path: Path) -> None:
    """An erratum has the same tables for who has left as for the others, and is proven true."""
    house = playing(tmp_path)
    ordered(house, "Brenda", "Clive")
    correct_round(house.server.office, "hill", {"Clive": {"A": {"throws": [4]}}}, "The GM misread a mail.")
    house.server.tick.beat(poll=True)
    assert table_in(house.sent_to("Dora")[-1]) == table_in(house.sent_to("Clive")[-1])
    to_the_end(house, "Brenda", "Clive")
    assert proven(house, *NAMES).findings == ()


def test_who_left_first_is_proven_true_where_all_leave(tmp_path: Path) -> None:
    """What the first to leave read of their leaving agrees with the proof of a game that all have left."""
    house = playing(tmp_path)
    ordered(house, "Brenda", "Clive")
    house.pass_deadline()
    assert house.round() is None
    assert proven(house, *NAMES).findings == ()


def all_gone(tmp_path: Path) -> House:
    """Return a house in which everybody orders once, and nobody in the two rounds after it."""
    house = playing(tmp_path, options={"max_consecutive_nmr": 2})
    ordered(house, *NAMES)
    house.pass_deadline()
    house.pass_deadline()
    assert house.round() is None
    return house


def test_the_last_to_leave_are_followed_by_nobody(tmp_path: Path) -> None:
    """Where the last players leave together the final report says so, and where everybody stood; no stand-by plays."""
    house = all_gone(tmp_path)
    final = house.sent_to("Clive")[-1]
    assert "stand-by" not in text_of(final)
    for name in NAMES:
        assert f"{name} has left the game." in text_of(final)
        assert any(name in row for row in table_in(final))
    assert "PLACINGS" not in body(final)
    assert proven(house, *NAMES).findings == ()


def test_the_gms_sheet_says_once_that_the_board_has_closed(tmp_path: Path) -> None:
    """What the sheet of the last round notes is not said again among who has left."""
    sheet = text_of(all_gone(tmp_path).to_gm()[-1])
    assert sheet.count("The board has closed.") == 1
    assert "PLACINGS" not in sheet


def test_the_archive_of_a_game_that_all_have_left(tmp_path: Path) -> None:
    """Its page shows where everybody stood; it has no placings, and nobody has finished it."""
    house = all_gone(tmp_path)
    entries = entries_of(house.server.office)
    (table,) = entries[0].story.newest.tables
    assert {row[1] for row in table.rows} == set(NAMES)
    people = people_of(entries)
    assert {person.name for person in people} == set(NAMES)
    assert not any(person.finished or person.rating for person in people)
    assert all(each.left for person in people for each in person.appearances)


def test_a_stand_by_is_not_said_to_leave_again(tmp_path: Path) -> None:
    """Whoever left first is not told to leave a second time when the last players go."""
    house = playing(tmp_path)
    ordered(house, "Brenda", "Clive")
    house.pass_deadline()
    final = text_of(house.sent_to("Clive")[-1])
    assert "Brenda has left the game." in final
    assert "Dora has left the game." not in final
    (entry,) = entries_of(house.server.office)
    assert "Dora has left the game." not in entry.story.rounds[-1].changes
    assert "Brenda has left the game." in entry.story.rounds[-1].changes


def won_by_a_stand_by(tmp_path: Path) -> House:
    """Return a house in which Dora leaves and the stand-by in her seat wins."""
    house = playing(tmp_path, house={"stand_by": "lowest", "reveal": "end", "observe": True})
    for number in (6, 5, 4, 3, 2, 1):
        if house.round() is None:
            break
        house.write("Brenda", "lowest")
        house.write("Clive", "lowest")
        if number == 6:
            house.write("Dora", "throw 6")
            asked = house.write("Dora", "RESIGN")
            assert asked is not None
            house.write("Dora", "YES", answering=str(asked["Message-ID"]))
        house.pass_deadline()
    assert house.round() is None
    return house


def test_a_stand_bys_win_is_told_as_the_stand_bys(tmp_path: Path) -> None:
    """The last report, the GM's sheet and the archive say that it was the stand-by who won, and mark it as placed."""
    house = won_by_a_stand_by(tmp_path)
    said = "This was the stand-by, playing on for Dora, who had left the game."
    for mail in (house.sent_to("Clive")[-1], house.to_gm()[-1]):
        assert said in text_of(mail)
        assert "1. Dora (stand-by)" in text_of(mail)
    (entry,) = entries_of(house.server.office)
    assert said in entry.story.newest.headline
    assert proven(house, *NAMES).findings == ()
    files = site_files((entry,), Site("Games"), house.server.office.letters.writer)
    assert "Dora (stand-by) won." in files["index.html"].decode()
    page = files["games/hill/index.html"].decode()
    assert '<li value="1">Dora (stand-by)</li>' in page


def test_who_left_has_won_nothing_in_the_hall_of_fame(tmp_path: Path) -> None:
    """Whoever left shares the last place, though a stand-by won in their seat; who stayed is rated above them, and
    the page says so."""
    house = won_by_a_stand_by(tmp_path)
    entries = entries_of(house.server.office)
    people = {person.name: person for person in people_of(entries)}
    assert sum(person.wins + person.draws for person in people.values()) == 0
    places = {name: person.appearances[0].place for name, person in people.items()}
    assert places["Dora"] == 3
    assert people["Dora"].appearances[0].left
    ratings = {name: person.rating.cautious for name, person in people.items() if person.rating}
    assert ratings["Dora"] < min(ratings["Brenda"], ratings["Clive"])
    hall = site_files(entries, Site("Games"), house.server.office.letters.writer)["hall-of-fame.html"].decode()
    assert "is rated behind everybody who stayed to the end, also where one of them came in at that place." in hall


def with_a_newcomer(tmp_path: Path, **changes: Any) -> House:
    """Return a house in which a stand-by plays on for Dora, and Fay has been given a seat in round 2."""
    house = playing(tmp_path, options={"late_join": True}, **changes)
    ordered(house, "Brenda", "Clive")
    add_seat(house.server.office, "hill", Entrant("Fay", ("fay@players.test",), "Europe/Paris"))
    house.server.tick.beat(poll=True)
    return house


def test_a_newcomer_is_told_of_the_seat_at_once(tmp_path: Path) -> None:
    """Who is given a seat hears so, and when the first round of theirs opens, before it does."""
    house = with_a_newcomer(tmp_path)
    (mail,) = house.sent_to("Fay")
    assert "You play in Hill as Fay" in text_of(mail)
    assert "You start from the beginning when the next round opens, after the deadline of this one: " in text_of(mail)


def test_a_newcomers_first_mail_shows_everybody(tmp_path: Path) -> None:
    """It names all seats, a stand-by's as one, and has the positions that the others were told; it is proven true."""
    house = with_a_newcomer(tmp_path)
    ordered(house, "Brenda", "Clive")
    first = house.sent_to("Fay")[-1]
    assert "The players are Brenda, Clive, Dora (stand-by) and Fay." in text_of(first)
    assert "POSITIONS AFTER ROUND 2" in body(first)
    assert table_in(first) == table_in(house.sent_to("Clive")[-1])
    assert {row.split()[1] for row in table_in(first)} == {*NAMES, "Fay"}
    page = first.get_body(("html",))
    assert page is not None
    assert "Positions after round 2" in page.get_content()
    to_the_end(house, "Brenda", "Clive", "Fay")
    verdict = proven(house, *NAMES, "Fay")
    assert verdict.findings == ()


def test_the_first_mail_of_the_game_has_no_positions(tmp_path: Path) -> None:
    """Before anything has been played there is nothing to tell of them."""
    assert "POSITIONS" not in body(playing(tmp_path).sent_to("Clive")[0])


def orders_listed(house: House, number: int) -> dict[str, tuple[str, ...]]:
    """Return what `pbm round show` lists of a round, by name."""
    rows = round_sheet(house.server.office, "hill", number).orders.rows
    return {row[0]: row[1:] for row in rows}


def test_the_list_of_an_open_round_says_why_orders_are_not_there(tmp_path: Path) -> None:
    """A stand-by orders when the round is played, a newcomer starts with the next one: neither has sent nothing."""
    house = with_a_newcomer(tmp_path)
    listed = orders_listed(house, 2)
    assert listed["Dora"][0] == "a stand-by orders when the round is played"
    assert listed["Fay"][0] == "starts with the next round"
    assert listed["Brenda"][0] == "nothing sent"
    ordered(house, "Brenda", "Clive")
    assert listed.keys() == {*NAMES, "Fay"}
    assert orders_listed(house, 2).keys() == set(NAMES)
    assert orders_listed(house, 1).keys() == set(NAMES)


def test_a_corrected_sheet_lists_who_was_there(tmp_path: Path) -> None:
    """Who came in later has no line among the orders of a round."""
    house = playing(tmp_path, options={"late_join": True})
    add_seat(house.server.office, "hill", Entrant("Fay", ("fay@players.test",), "Europe/Paris"))
    ordered(house, "Brenda", "Clive")
    correct_round(house.server.office, "hill", {"Clive": {"A": {"throws": [4]}}}, "The GM misread a mail.")
    house.server.tick.beat(poll=True)
    sheet = text_of(house.to_gm()[-1])
    assert "Dora: nothing sent" in sheet
    assert "Fay:" not in sheet


def test_orders_of_a_round_that_ends_early_are_not_from_after_it(tmp_path: Path) -> None:
    """What a stand-by and a standing instruction order is dated when the round was closed, not at its deadline."""
    house = playing(tmp_path, house={"stand_by": "lowest", "standing_orders": True})
    house.write("Brenda", "if I miss a round, play my highest left")
    ordered(house, "Clive")
    house.write("Clive", "lowest")
    close_by_hand(house.server.office, "hill", early=True)
    with house.server.office.store.begin() as work:
        round_ = work.rounds.of_game(house.game_id())[1]
        dated = {version.origin: version.received_at for version in work.orders.of_round(round_.id)}
    assert round_.closed_at is not None
    assert round_.closed_at < round_.deadline
    assert dated["stand-by"] == dated["standing"] == round_.closed_at


def positions_in(told: str) -> list[dict[str, str]]:
    """Return the positions that HISTORY tells, round by round, by name."""
    found = re.findall(r"Positions: ((?:\w+ \d+(?:, )?)+)", told)
    return [dict(one.split() for one in line.rstrip(", ").split(", ")) for line in found]


def test_history_tells_the_positions_that_reports_told(tmp_path: Path) -> None:
    """Of every round the very same: a stand-by's seat, and a newcomer on 0, are in both."""
    house = with_a_newcomer(tmp_path)
    ordered(house, "Brenda", "Clive")
    told = [mail for mail in house.sent_to("Clive") if "next orders" in str(mail["Subject"])]
    reports = [{row.split()[1]: row.split()[2] for row in table_in(mail)} for mail in told]
    assert "Dora" in reports[0]
    assert reports[1]["Fay"] == "0"
    assert positions_in(text_of(house.write("Clive", "HISTORY"))) == reports


def test_history_leaves_out_who_has_left_for_good(tmp_path: Path) -> None:
    """Without a stand-by who left with a round is not in its report, and not in HISTORY either."""
    house = playing(tmp_path, house={"stand_by": "off"})
    ordered(house, "Brenda", "Clive")
    assert [set(line) for line in positions_in(text_of(house.write("Clive", "HISTORY")))] == [{"Brenda", "Clive"}]


@pytest.mark.parametrize("asked", ["HISTORY", "STATUS", "ORDERS", "CAN", "throw 6", "WITHDRAW", "Hello!"])
def test_who_has_left_learns_nothing_of_the_stand_bys_orders(tmp_path: Path, asked: str) -> None:
    """What the stand-by threw, nominated and has left is nobody's to know: no command tells the player who left."""
    house = playing(tmp_path, house={"stand_by": "lowest", "reveal": "never"})
    ordered(house, "Brenda", "Clive")
    ordered(house, "Brenda", "Clive")
    told = text_of(house.write("Dora", asked))
    assert "Numbers left" not in told
    assert ("a stand-by has taken over your seat" in told) == (asked == "STATUS")
    assert "by a stand-by" not in told
    assert told.count("nomination:") <= 1
    assert told.count("Receipt") <= 1
    assert "throw for turn 3" not in told.lower()
