"""Joining and observing by mail: open, by the GM's leave, by strangers, who must say yes first."""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage

import pytest

from pbm.core.errors import IllegalError
from pbm.service.games import Entrant, NewGame
from pbm.service.membership import add_seat, drop_seat
from pbm.service.records import Game, MailOut, Seat
from pbm.service.signup import begin_game, open_game
from tests.playthroughs.house import BOARD, House, parsed, text_of

GAMES = "games@example.test"


def opened(house: House, join: str = "open", observe: bool = True) -> Game:
    """Open a second game, Vipers, that has not begun."""
    return open_game(
        house.server.office,
        NewGame(
            key="vipers",
            title="Vipers",
            ruleset="postal",
            zone="Europe/Berlin",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar={"every": "every week on Friday 20:00", "zone": "Europe/Berlin"},
            entrants=(Entrant("Petra", ("petra@players.test",), "Europe/Berlin"),),
            house={"join": join, "observe": observe},
        ),
    )


def stranger(house: House, words: str, *, name: str = "Hattie Hopper", to: str = GAMES, subject: str = "Hello") -> None:
    """Send a mail as somebody without a seat."""
    address = f"{name.split()[0].lower()}@strangers.test"
    house.write(name, words, sender=f"{name} <{address}>", to=to, subject=subject)


def mails_to(house: House, name: str) -> list[MailOut]:
    """Return what somebody without a seat was sent."""
    return [mail for mail in house.outbox() if mail.intended == f"{name.lower()}@strangers.test"]


def last_to(house: House, name: str) -> EmailMessage:
    """Return the last mail for somebody without a seat."""
    return parsed(mails_to(house, name)[-1])


def seats(house: House, key: str = "vipers") -> tuple[Seat, ...]:
    """Return the seats of a game."""
    with house.server.office.store.begin() as work:
        game = work.games.by_key(key)
        assert game is not None
        return work.seats.of_game(game.id)


def says_yes(house: House, name: str, words: str = "Yes please") -> None:
    """Answer the last question somebody was asked."""
    stranger(house, words, name=name, to=str(last_to(house, name.split()[0])["Reply-To"]), subject="Re: …")


def test_a_stranger_joins_an_open_game_after_a_yes(house: House) -> None:
    """Nothing happens before the YES; then there is a seat, a welcome, and a word to the GM."""
    house.start()
    opened(house)
    stranger(house, "Hello!\n\nJOIN vipers as Hattie\n\nBest wishes")
    asked = last_to(house, "Hattie")
    assert "under the name Hattie" in text_of(asked)
    assert "+yes-" in str(asked["Reply-To"])
    assert [seat.name for seat in seats(house)] == ["Petra"]
    says_yes(house, "Hattie Hopper")
    assert [seat.name for seat in seats(house)] == ["Petra", "Hattie"]
    assert "You play in Vipers as Hattie" in text_of(last_to(house, "Hattie"))
    assert any("Hattie has joined" in str(mail["Subject"]) for mail in house.to_gm())
    says_yes_again = len(seats(house))
    house.write("Hattie", "yes", sender="hattie@strangers.test", to=str(asked["Reply-To"]), subject="Re: again")
    assert len(seats(house)) == says_yes_again


def test_without_a_yes_or_with_a_no_nobody_joins(house: House) -> None:
    """Somebody else's name on a mail seats nobody."""
    house.start()
    opened(house)
    stranger(house, "JOIN vipers")
    says_yes(house, "Hattie Hopper", "No, that was not me")
    says_yes(house, "Hattie Hopper", "Yes")
    assert [seat.name for seat in seats(house)] == ["Petra"]


def test_where_the_gm_is_asked_the_mail_has_the_exact_command(house: House) -> None:
    """Quoted for a shell, whatever the name; the GM's reply goes to the newcomer."""
    house.start()
    opened(house, join="ask")
    stranger(house, "JOIN vipers as Ann'; rm -rf $HOME #", name="Ann Other")
    says_yes(house, "Ann Other")
    mail = next(mail for mail in house.to_gm() if "would like to join" in str(mail["Subject"]))
    part = mail.get_body(("plain",))
    assert part is not None
    command = next(line.strip() for line in str(part.get_content()).splitlines() if "pbm seat add" in line)
    import shlex

    words = shlex.split(command)
    assert words[:4] == ["pbm", "seat", "add", "vipers"]
    assert words[4].endswith("<ann@strangers.test>")
    assert words[5:] == ["--zone", "Europe/Berlin"]
    assert mail["Reply-To"].addresses[0].addr_spec == "ann@strangers.test"
    assert [seat.name for seat in seats(house)] == ["Petra"]
    assert "GM of Vipers has been asked" in text_of(last_to(house, "Ann"))


def test_a_name_that_is_taken_gets_a_number_and_hostile_names_are_tamed(house: House) -> None:
    """Two that look the same never play; a name is one line of plain letters."""
    house.start()
    opened(house)
    stranger(house, "JOIN vipers", name="PETRA Klein")
    stranger(house, "JOIN vipers as petra")
    says_yes(house, "Hattie Hopper")
    says_yes(house, "PETRA Klein")
    assert [seat.name for seat in seats(house)] == ["Petra", "petra 2", "PETRA Klein"]


def test_a_player_of_another_game_is_in_at_once(house: House) -> None:
    """Their own reply address has proved who they are; the same player holds both seats."""
    house.start()
    opened(house)
    text = text_of(house.write("Brenda", "Can I join vipers as Bren?"))
    assert "You are in: you play in Vipers as Bren" in text
    assert seats(house)[-1].player_id == house.seat("Brenda").player_id
    assert "already, as Bren" in text_of(house.write("Brenda", "JOIN vipers"))
    assert "No game “adders” is open" in text_of(house.write("Brenda", "JOIN adders"))


def test_a_game_that_was_opened_begins_by_its_key_with_all_who_joined(house: House) -> None:
    """Everybody who is in it then gets the first mail; those who left before do not; the first round is open."""
    house.start()
    game = opened(house)
    assert game.status == "ready"
    house.write("Brenda", "JOIN vipers as Bren")
    add_seat(house.server.office, "vipers", Entrant("Quentin", ("quentin@players.test",), "Europe/Paris"))
    drop_seat(house.server.office, "vipers", "Petra")
    assert [seat.status for seat in seats(house)] == ["dropped", "active", "active"]
    begun = begin_game(house.server.office, "vipers")
    assert begun.status == "running"
    starts = [mail.intended for mail in house.outbox() if mail.kind == "start" and mail.game_id == game.id]
    assert starts == ["brenda@players.test", "quentin@players.test"]
    with house.server.office.store.begin() as work:
        round_ = work.rounds.open_of(game.id)
        boards = work.boards.of_game(game.id)
    assert round_ is not None
    assert "The players are Bren and Quentin" in text_of(house.sent_to("Quentin")[-1])
    assert boards[0].seal in text_of(house.sent_to("Quentin")[-1])
    with pytest.raises(IllegalError, match="has begun already"):
        begin_game(house.server.office, "vipers")


def test_a_seat_of_a_game_that_has_not_begun_is_answered_kindly(house: House) -> None:
    """Orders are too early, STATUS tells who is in, RESIGN leaves at once."""
    house.start()
    opened(house)
    house.write("Brenda", "JOIN vipers as Bren")
    address = reply_address(house, "Bren")
    assert "has not begun yet" in text_of(house.write("Brenda", "throw 5 trapdoor 45", to=address))
    assert "So far 2 play: Petra, Bren" in text_of(house.write("Brenda", "STATUS", to=address))
    for words in ("ORDERS", "HISTORY", "REPORT", "PRESS", "ABSENT", "GAMES"):
        assert house.write("Brenda", words, to=address) is not None
    house.clock.moment += timedelta(hours=2)
    house.write("Brenda", "RESIGN", to=address)
    assert "You leave Vipers now" in text_of(house.write("Brenda", "yes", to=address))
    assert seats(house)[-1].status == "dropped"


def reply_address(house: House, name: str) -> str:
    """Return the reply address of a seat of Vipers."""
    with house.server.office.store.begin() as work:
        game = work.games.by_key("vipers")
        assert game is not None
        seat = next(seat for seat in work.seats.of_game(game.id) if seat.name == name)
    return house.server.office.letters.addresses.of_seat(game, seat)


def test_a_newcomer_to_a_running_game_starts_with_the_next_round(house: House) -> None:
    """Only where the rules' late_join and the house allow it."""
    house.start(house={"join": "open"}, options={"late_join": True})
    stranger(house, "JOIN hill")
    says_yes(house, "Hattie Hopper")
    assert "when the next round opens" in text_of(last_to(house, "Hattie"))
    assert seats(house, "hill")[-1].status == "joining"
    house.pass_deadline()
    assert seats(house, "hill")[-1].status == "active"
    assert "Welcome to Hill" in text_of(last_to(house, "Hattie"))


def test_strangers_hear_nothing_where_no_game_is_open(house: House) -> None:
    """Then their mail goes to the GM, as any stranger's; so does one that asks for nothing known."""
    house.start(house={"join": "open"})
    stranger(house, "JOIN hill")
    stranger(house, "GAMES")
    assert mails_to(house, "Hattie") == []
    assert any("JOIN hill" in text_of(mail) for mail in house.to_gm())
    opened(house)
    stranger(house, "Do you sell carpets?")
    stranger(house, "STATUS")
    assert mails_to(house, "Hattie") == []


def test_the_gms_own_mails_take_no_newcomers_place(house: House) -> None:
    """Ten strangers' mails a day reach the GM, however often the GM writes to the games' address."""
    house.start()
    before = len(house.to_gm())
    for number in range(12):
        house.write("Alan", f"Note {number}", sender="Alan <alan@example.test>", to=GAMES, subject=f"note {number}")
    assert len(house.to_gm()) - before == 10
    stranger(house, "May I join?", subject="A newcomer")
    told = house.to_gm()[-1]
    assert "A newcomer" in str(told["Subject"])
    assert "the tenth such mail" not in text_of(told)


def test_strangers_get_two_answers_a_day_and_all_of_them_twenty(house: House) -> None:
    """A forger cannot make us write much to anybody."""
    house.start()
    opened(house)
    for _ in range(4):
        stranger(house, "GAMES")
    assert len(mails_to(house, "Hattie")) == 2
    assert "second answer" in text_of(last_to(house, "Hattie"))
    for number in range(25):
        stranger(house, "GAMES", name=f"X{number}x Y")
    answered = {mail.intended for mail in house.outbox() if mail.kind == "outside"}
    assert len(answered) == 1 + 18
    house.clock.moment += timedelta(days=1, hours=1)
    stranger(house, "HELP")
    assert "JOIN game [as NAME]" in text_of(last_to(house, "Hattie"))
    assert "RESIGN" not in text_of(last_to(house, "Hattie"))


def test_games_lists_what_is_open_and_ones_own(house: House) -> None:
    """With how many are in; a game that is closed is nobody's business but its players'."""
    house.start()
    opened(house)
    text = text_of(house.write("Brenda", "Which games are open?"))
    assert "Hill [hill] Running: round 1, 3 players" in text
    assert "You play in it, as Brenda." in text
    assert "Vipers [vipers] Open: 1 player so far; it has not begun. To play: JOIN vipers" in text
    stranger(house, "GAMES")
    assert "Hill" not in text_of(last_to(house, "Hattie"))


def test_an_observer_gets_the_public_reports_until_they_stop(house: House) -> None:
    """After a YES: every report as everybody may know it, with a way to have no more; nothing of any seat."""
    house.start(house={"observe": True})
    stranger(house, "OBSERVE hill")
    assert "public reports of Hill" in text_of(last_to(house, "Hattie"))
    says_yes(house, "Hattie Hopper")
    assert "From now on you get the public report" in text_of(last_to(house, "Hattie"))
    house.write("Brenda", "throw 5 trapdoor 47\n\nPRESS: Ahoy")
    house.pass_deadline()
    report = last_to(house, "Hattie")
    text = text_of(report)
    assert "Brenda" in text
    assert "| Ahoy" in text
    assert not re.search(r"\b47\b", text)
    assert "YOUR GAME" not in text
    assert "Reply above this line" not in text
    assert report["List-Unsubscribe"] == "<mailto:games@example.test?subject=OBSERVE%20hill%20off>"
    assert "games+hill." not in report.as_string()
    stranger(house, "", subject="OBSERVE hill off")
    assert "no more reports of Hill" in text_of(last_to(house, "Hattie"))
    count = len(mails_to(house, "Hattie"))
    house.pass_deadline()
    assert len(mails_to(house, "Hattie")) == count


def test_an_observer_gets_the_final_report(house: House) -> None:
    """The last one has the placings, and says that it is the last."""
    board = {**BOARD, "finish": 12, "ladders": {}, "snakes": {}, "layout": {"kind": "boustrophedon", "width": 6}}
    house.start(boards={"A": board}, house={"observe": True})
    stranger(house, "OBSERVE hill")
    says_yes(house, "Hattie Hopper")
    for throw in (6, 5, 4):
        if house.round() is not None:
            house.write("Brenda", f"throw {throw}, trapdoor 2")
            house.pass_deadline()
    text = text_of(last_to(house, "Hattie"))
    assert "PLACINGS 1. Brenda" in text
    assert "the last of its reports" in text


def test_a_player_may_observe_another_game_at_once_but_not_their_own(house: House) -> None:
    """Their own reports come anyway; a game that is not open to observe stays closed."""
    house.start(house={"observe": True})
    opened(house, observe=False)
    assert "its reports come to you anyway" in text_of(house.write("Brenda", "OBSERVE hill"))
    assert "is open" in text_of(house.write("Brenda", "OBSERVE vipers"))
    house.write("Brenda", "JOIN vipers as Bren")
    address = reply_address(house, "Bren")
    drop_seat(house.server.office, "hill", "Brenda")
    house.pass_deadline()
    assert "You observe Hill now" in text_of(house.write("Brenda", "OBSERVE hill", to=address))
    house.pass_deadline()
    assert any(mail.kind == "observer" and mail.intended == "brenda@players.test" for mail in house.outbox())
    assert "no more reports of Hill" in text_of(house.write("Brenda", "OBSERVE hill off", to=address))


def test_the_gms_table_lists_the_observers(house: House) -> None:
    """pbm game show has them, those who stopped left out, and can show a game that has not begun."""
    from pbm.service.gm import game_sheet

    house.start(house={"observe": True})
    opened(house)
    stranger(house, "OBSERVE hill")
    says_yes(house, "Hattie Hopper")
    assert [row[:2] for row in game_sheet(house.server.office, "hill").observers.rows] == [
        ("Hattie Hopper", "hattie@strangers.test")
    ]
    assert game_sheet(house.server.office, "vipers").view is None
    stranger(house, "OBSERVE hill off")
    assert game_sheet(house.server.office, "hill").observers.rows == ()


def test_where_a_game_stands_is_told_in_lines_that_fit(house: House) -> None:
    """The mail to a new observer of a round that waits for its release has no line wider than mails are."""
    house.start(house={"observe": True, "publish": "gm"})
    house.pass_deadline()
    stranger(house, "OBSERVE hill")
    says_yes(house, "Hattie Hopper")
    told = last_to(house, "Hattie").get_body(("plain",))
    assert told is not None
    text = told.get_content()
    assert "Round 1 has been played" in text
    assert max(map(len, text.splitlines())) <= 76


def test_a_game_that_takes_nobody_in_is_not_listed_as_open(house: House) -> None:
    """It is said to take in nobody, and what can be joined is listed without the games that one plays in."""
    house.start(house={"observe": True, "join": "open"})  # it has begun, and its rules let nobody in
    opened(house)
    stranger(house, "JOIN hill")
    text = text_of(last_to(house, "Hattie"))
    assert "Hill takes in no new players. You can read its reports: send OBSERVE hill." in text
    assert "Open to join at the moment: vipers." in text
    house.write("Brenda", "JOIN vipers")
    assert "No game is open to join at the moment." in text_of(house.write("Brenda", "JOIN adders"))


def test_a_game_that_nobody_is_told_of_is_not_named(house: House) -> None:
    """Whoever names it is told what is open, as if there were none of that name."""
    house.start()
    opened(house, join="no", observe=False)
    text = text_of(house.write("Brenda", "JOIN vipers"))
    assert "No game “vipers” is open. No game is open to join at the moment." in text
