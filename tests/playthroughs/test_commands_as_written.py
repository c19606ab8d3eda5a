"""Mail commands as people write them who have read no manual, and as pranksters do."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from pbm.core.errors import IllegalError
from pbm.service.games import Entrant
from pbm.service.membership import add_seat, drop_seat, keep_seat
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of
from tests.playthroughs.test_commands import absences_of, body, seals_out, status_of
from tests.playthroughs.test_joining import (
    last_to,
    mails_to,
    opened,
    reply_address,
    says_yes,
    seats,
    stranger,
)


def test_a_misspelt_command_is_answered_and_the_answer_says_what_it_was_taken_for(house: House) -> None:
    """STAUS is STATUS; WITHDRAW must be spelt out, for it changes orders."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", "STAUS"))
    assert "Assuming you meant STATUS by “STAUS”." in text
    assert "You are on 0." in text
    house.write("Brenda", "withdarw")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert "Assuming" not in text_of(house.write("Brenda", "STATUS"))


@pytest.mark.parametrize("word", ["WITHDRAW", "RESIGN", "STATUS", "REMIND OFF", "withdraw all"])
def test_a_command_within_press_asks_for_nothing(house: House, word: str) -> None:
    """What is written for the others is never done to its writer, with orders beside it or without."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    text = text_of(house.write("Brenda", f"PRESS: Clive ought to\n{word}"))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert f"| {word}" in text
    assert "HOW THINGS STAND" not in text
    house.write("Brenda", "yes")
    assert status_of(house, "Brenda") == "active"


def test_commands_in_a_forwarded_mail_or_by_a_machine_ask_for_nothing(house: House) -> None:
    """A rival's mail passed on, and an answer that nobody wrote, withdraw nothing and leave no game."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    forwarded = "Look!\n\n---------- Forwarded message ---------\nFrom: Clive <clive@players.test>\nSubject: x\n\n"
    house.write("Brenda", f"{forwarded}RESIGN\nWITHDRAW\n", subject="Fwd: x")
    house.write("Brenda", "WITHDRAW\nRESIGN", headers={"Auto-Submitted": "auto-replied"})
    house.write("Brenda", "yes")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert status_of(house, "Brenda") == "active"


def test_away_next_week_and_back_on_monday_are_one_stretch(house: House) -> None:
    """Said in two sentences, noted once; STATUS tells it."""
    house.start()
    text = text_of(house.write("Brenda", "I'm away next week. Back on Monday. Throw 5, trapdoor 45."))
    assert "you are back on Monday 14 December 2026" in text
    spells = [(one.first, one.last) for one in absences_of(house, "Brenda")]
    assert spells == [(date(2026, 12, 7), date(2026, 12, 13))]
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert "away from Monday 7 December 2026 to Sunday 13" in text_of(house.write("Brenda", "STATUS"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("I'm away over Christmas", "could not tell which days"),
        ("I'll be away for two weeks", "From when?"),
        ("I'm off to Spain on 3 May", "Until when?"),
        ("ABSENT Friday 3 December", "is no Friday"),
    ],
)
def test_days_that_are_not_plain_are_asked_for(house: House, words: str, why: str) -> None:
    """Nothing is noted until they are."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert why in text
    assert "nothing is noted" in text
    assert absences_of(house, "Brenda") == ()


def test_today_is_the_players_own_day(house: House) -> None:
    """At 23:30 in London it is tomorrow in Auckland already, and "until tomorrow" is counted from there."""
    auckland = Entrant("Brenda", ("brenda@players.test",), "Pacific/Auckland")
    clive = Entrant("Clive", ("clive@players.test",), "Europe/London")
    house.start(entrants=(auckland, clive))
    house.clock.moment = house.clock.moment.replace(day=31, hour=23, minute=30)
    house.write("Brenda", "ABSENT until tomorrow", at=house.clock.moment)
    house.write("Clive", "ABSENT until tomorrow", at=house.clock.moment)
    assert [(one.first, one.last) for one in absences_of(house, "Brenda")] == [(date(2027, 1, 1), date(2027, 1, 2))]
    assert [(one.first, one.last) for one in absences_of(house, "Clive")] == [(date(2026, 12, 31), date(2027, 1, 1))]


def test_the_rules_are_sent_again_to_those_who_ask_and_a_newcomer_has_them_too(house: House) -> None:
    """The first mail of a seat is whichever it was; who has none yet is told when it comes."""
    house.start(house={"join": "open"}, options={"late_join": True})
    assert "THE GAME IN BRIEF" in text_of(house.write("Brenda", "What are the rules?"))
    stranger(house, "JOIN hill")
    says_yes(house, "Hattie Hopper")
    seat = seats(house, "hill")[-1]
    with house.server.office.store.begin() as work:
        address = house.server.office.letters.addresses.of_seat(work.games.get(1), seat)
    sender = "Hattie Hopper <hattie@strangers.test>"
    assert "when your first round opens" in text_of(house.write("Hattie", "REPORT", sender=sender, to=address))
    house.pass_deadline()
    assert "Welcome to Hill" in text_of(house.write("Hattie", "REPORT 0", sender=sender, to=address))


def test_a_report_is_found_by_its_turn_too(house: House) -> None:
    """Where a round has two turns, the report of turn 6 is that of round 5."""
    house.start(options={"schedule": [2, 1, 1, 1, 1]})
    house.write("Brenda", "throw 5 then 4, trapdoor 45")
    house.pass_deadline()
    assert "THE REPORT OF ROUND 1 AGAIN" in text_of(house.write("Brenda", "report for turn 2"))
    assert "no report of round 2" in text_of(house.write("Brenda", "REPORT 2"))
    assert "no report of round -1" in text_of(house.write("Brenda", "REPORT -1"))


def test_a_resignation_is_taken_back_while_the_seat_is_there(house: House) -> None:
    """RESIGN OFF, or a sentence that says so; the GM hears of both. Whom the GM let leave asks the GM."""
    house.start()
    house.write("Brenda", "RESIGN")
    assert "send RESIGN OFF" in text_of(house.write("Brenda", "Yes"))
    assert status_of(house, "Brenda") == "leaving"
    assert "Good to hear" in text_of(house.write("Brenda", "I'd like to stay after all."))
    assert status_of(house, "Brenda") == "active"
    assert any("Brenda stays" in str(mail["Subject"]) for mail in house.to_gm())
    house.write("Brenda", "RESIGN")
    house.write("Brenda", "RESIGN OFF")
    house.write("Brenda", "yes")
    assert status_of(house, "Brenda") == "active"
    drop_seat(house.server.office, "hill", "Clive")
    assert "GM who let you leave" in text_of(house.write("Clive", "RESIGN OFF"))
    assert status_of(house, "Clive") == "leaving"
    assert keep_seat(house.server.office, "hill", "Clive").status == "active"
    with pytest.raises(IllegalError, match="not leaving"):
        keep_seat(house.server.office, "hill", "Clive")


def test_nobody_resigns_for_somebody_else(house: House) -> None:
    """Whoever has got hold of a reply address can ask, but only a YES from the player's own address counts."""
    house.start()
    forger = "Mallory <mallory@evil.test>"
    house.write("Brenda", "RESIGN", sender=forger)
    house.write("Brenda", "YES", sender=forger)
    assert status_of(house, "Brenda") == "active"
    assert any("Only a YES from your registered address" in text_of(mail) for mail in house.sent_to("Brenda"))


def test_a_stranger_who_names_no_open_game_is_told_which_are(house: House) -> None:
    """By name or in a sentence; a subject alone will do, whatever is below it."""
    house.start()
    opened(house)
    for number, words in enumerate(("JOIN adders", "OBSERVE adders", "I'd like to join please")):
        stranger(house, words, name=f"P{number}p Q")
        assert "vipers" in text_of(last_to(house, f"p{number}p"))
    stranger(house, "Hello, I am Xenia.", name="Xenia X", subject="JOIN vipers")
    assert "asked for a seat in Vipers" in text_of(last_to(house, "Xenia"))


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("GM", "Ann Other"),
        ("The Game Master", "Ann Other"),
        ("Anonymous", "Ann Other"),
        ("Everybody", "Ann Other"),
        ("Alan", "Alan 2"),
        ("P\u0435tra", "P\u0435tra 2"),
        ("\u202eartep", "artep"),
        ("=?utf-8?Q?Petra?=", "utf-8QPetra"),
        ("Bob \u200bBond\u2028Bcc: x", "Bob Bond"),
        ("{{ 7 * 7 }}", "7 * 7"),
    ],
)
def test_nobody_plays_under_a_name_that_would_be_taken_for_another(house: House, asked: str, name: str) -> None:
    """The GM's, everybody's, another player's in other letters; and no name writes into a head or a template."""
    house.start()
    opened(house)
    stranger(house, f"JOIN vipers as {asked}", name="Ann Other")
    says_yes(house, "Ann Other")
    assert [seat.name for seat in seats(house)] == ["Petra", name]


def test_a_gm_who_seats_somebody_known_makes_no_second_player_of_them(house: House) -> None:
    """The address tells who it is, whatever the name; their clock stays. Somebody else at it plays beside them."""
    house.start()
    opened(house, join="ask")
    house.write("Brenda", "ZONE Berlin")
    seat = add_seat(house.server.office, "vipers", Entrant("Bren", ("brenda@players.test",), ""))
    assert seat.player_id == house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        assert work.players.get(seat.player_id).zone == "Europe/Berlin"
    other = add_seat(house.server.office, "vipers", Entrant("Bert", ("brenda@players.test",), ""))
    assert other.player_id != seat.player_id
    assert "You are on" in text_of(house.write("Brenda", "STATUS"))
    assert "Vipers has not begun" in text_of(house.write("Brenda", "STATUS", to=reply_address(house, "Bren")))


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("STOP", "Re: Hill"),
        ("Please unsubscribe me!\n\nHattie", "Re: Hill"),
        ("", "unsubscribe"),
        ("unsubscribe please", "Re: You observe Hill"),
        ("Hello Alan,\nI don't want these reports any more, thanks.", "Re: Hill"),
        ("This message was automatically generated by a mail program.", "OBSERVE hill off"),
        ("Please stop observing hill", "Re: Hill"),
    ],
)
def test_an_observer_who_wants_no_more_need_not_know_how_to_say_it(house: House, words: str, subject: str) -> None:
    """STOP does; so does the button of a mail program, which writes words of its own below the subject."""
    house.start(house={"observe": True})
    stranger(house, "OBSERVE hill")
    says_yes(house, "Hattie Hopper")
    stranger(house, words, subject=subject)
    assert "no more reports of Hill" in text_of(last_to(house, "Hattie"))
    count = len(mails_to(house, "Hattie"))
    house.pass_deadline()
    assert len(mails_to(house, "Hattie")) == count


def test_stop_from_somebody_who_observes_nothing_goes_to_the_gm(house: House) -> None:
    """It asks for nothing we know of."""
    house.start(house={"observe": True})
    stranger(house, "STOP")
    assert mails_to(house, "Hattie") == []
    assert any("STOP" in text_of(mail) for mail in house.to_gm())


def test_what_observers_and_others_are_told_is_what_everybody_knows(tmp_path: Path) -> None:
    """Other snakes, throws and nominations behind the same public facts: the same bytes, seals apart."""
    told = []
    for number, (board, clive) in enumerate(
        [
            (BOARD, "throw 5, trapdoor 41"),
            ({**BOARD, "ladders": {"4": 5, "9": 28}, "snakes": {"51": 3}}, "throw 4, trapdoor 29"),
        ]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        house = open_house(settings_in(folder))
        house.start(boards={"A": board}, house={"observe": True, "join": "open"}, options={"late_join": True})
        house.write("Brenda", "throw 2, trapdoor 33")
        house.write("Clive", clive)
        stranger(house, "OBSERVE hill")
        says_yes(house, "Hattie Hopper")
        house.pass_deadline()
        stranger(house, "GAMES", name="Gus Green")
        stranger(house, "OBSERVE hill", name="Ida Ice")
        says_yes(house, "Ida Ice")
        house.clock.moment += timedelta(days=6, hours=12)
        house.server.tick.beat(poll=True)
        mails = [*mails_to(house, "Hattie"), *mails_to(house, "Gus"), *mails_to(house, "Ida")]
        reminders = [mail for mail in house.outbox() if mail.kind == "reminder" and "clive" not in mail.intended]
        assert reminders
        told.append([seals_out(mail.raw.decode().replace("=\r\n", "")) for mail in (*mails, *reminders)])
        told[-1].append(seals_out(body(house.write("Brenda", "REPORT 1\nHISTORY\nSTATUS\nORDERS\nPRESS"))))
    assert told[0] == told[1]
    assert len(told[0]) >= 8


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("put me on Berlin time", "Your clock is Europe/Berlin now"),
        ("I'm now in Tokyo, so please use Tokyo time", "Your clock is Asia/Tokyo now"),
        ("Bitte stell meine Uhr auf Wien", "Your clock is Europe/Vienna now"),
        ("Stell mich bitte auf Berliner Zeit", "Your clock is Europe/Berlin now"),
        ("put me on Nowhereville time", "I found no orders|passed on to the GM|I know no zone"),
        ("Bitte keine Erinnerungen mehr", "You will get no more reminders."),
        ("stell mir die Erinnerungen wieder an", "you will get a reminder"),
        ("I don't want any more reminders, I don't want to resign, I'm just busy", "You will get no more reminders."),
        ("nur Text bitte, kein HTML", "From now on your mails are plain text."),
        ("could you stop sending html?", "From now on your mails are plain text."),
        ("FORMAT txt", "From now on your mails are plain text."),
        ("FORMAT pdf", "There is FORMAT TEXT and FORMAT HTML."),
        ("could you write to me in German from now on?", "Ab jetzt kommen unsere Mails an dich auf Deutsch."),
        ("Und ab jetzt auf deutsch bitte.", "Ab jetzt kommen unsere Mails an dich auf Deutsch."),
        ("kannst du mir bitte den letzten Bericht nochmal schicken?", "NO SUCH REPORT"),
        ("Please send me the status. And the history too.", "HOW THINGS STAND"),
        ("Please send me the status. And the history too.", "THE GAME SO FAR"),
        ("GAMEZ", "Assuming you meant GAMES by “GAMEZ”."),
        ("HELP\nGAMEZ", "Assuming you meant GAMES by “GAMEZ”."),
    ],
)
def test_a_request_in_prose_is_done(house: House, words: str, told: str) -> None:
    """In English and German; nobody is asked for orders, nor whether they leave."""
    house.start()
    text = text_of(house.write("Brenda", words))
    assert any(each in text for each in told.split("|"))
    assert status_of(house, "Brenda") == "active"
    assert "DO YOU REALLY WANT TO LEAVE?" not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("ABSENT 10 Jan to 3 Jan", "The first of these days comes after the last. Please send them in their order"),
        ("ABSENT 10 Jan to 3 Jan 2027", "The first of these days comes after the last. Please send them in their"),
        ("absent 3-10 Jan 2020", "Those days have passed. Please send days that are to come"),
    ],
)
def test_days_that_cannot_be_are_asked_about_as_what_they_are(house: House, words: str, told: str) -> None:
    """Turned round, or over."""
    house.start()
    assert told in text_of(house.write("Brenda", words))
    assert absences_of(house, "Brenda") == ()


def test_a_yes_that_nothing_asked_for_is_told_so(house: House) -> None:
    """Nobody is asked for orders for it, and the subject of an empty mail's answer does not speak of orders."""
    house.start()
    assert "no question of ours is open" in text_of(house.write("Brenda", "yes"))
    told = house.write("Brenda", "")
    assert "at most your name" not in text_of(told)
    assert str(told["Subject"] if told else "") == "[hill] No orders found in your mail"


def test_a_day_of_return_ends_the_absence_that_is_noted(house: House) -> None:
    """ "I'll be back a day earlier, on the 17th" shortens the stretch that was told, and does not begin today."""
    house.start()
    house.write("Brenda", "ABSENT 10 Dec to 18 Dec")
    text = text_of(house.write("Brenda", "I'll be back a day earlier, on the 17th"))
    assert "you are away from Thursday 10 December 2026 to Wednesday 16 December 2026" in text
    assert [(one.first, one.last) for one in absences_of(house, "Brenda")] == [(date(2026, 12, 10), date(2026, 12, 16))]
    house.write("Brenda", "I'll be back two days later, on the 20th")
    assert [(one.first, one.last) for one in absences_of(house, "Brenda")] == [(date(2026, 12, 10), date(2026, 12, 19))]


def test_where_somebody_is_notes_an_absence_beside_orders_too(house: House) -> None:
    """Who is in Spain until the 14th is away; the orders in the next sentence count."""
    house.start()
    text = text_of(house.write("Brenda", "I'm in Spain until 14 December. 3 and 44"))
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 44}}
    assert "YOU ARE AWAY" in text
    assert [(one.first, one.last) for one in absences_of(house, "Brenda")] == [(date(2026, 12, 1), date(2026, 12, 14))]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("The pictures are lovely but they eat my data", "FORMAT TEXT does that. HELP lists all such words."),
        ("deadlines in Portuguese time please", "send ZONE and a town, such as ZONE Europe/Lisbon."),
        ("Unsubscribe", "REMIND OFF ends reminders"),
        ("I'm in bed until Friday", "send for instance ABSENT 3 May to 17 May"),
    ],
)
def test_what_is_probably_wanted_is_told_by_its_word(house: House, words: str, told: str) -> None:
    """A wish in other words is not done on a guess: the answer names the word that does it, and orders stay."""
    house.start()
    house.write("Brenda", "throw 5 trapdoor 45")
    assert told in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    assert status_of(house, "Brenda") == "active"


def test_reports_of_ones_own_game_end_with_leaving_it(house: House) -> None:
    """Who plays is not told that they did not observe."""
    house.start()
    text = text_of(house.write("Brenda", "No more Hill reports please"))
    assert "You play in Hill, so its reports come to you; only RESIGN, in reply to one of its mails, ends them." in text
    assert status_of(house, "Brenda") == "active"
