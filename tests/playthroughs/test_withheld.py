"""What mails brought after ten answers within the hour is told in the one receipt that follows, and nothing is lost."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbm.core.game import JsonObject
from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.gm import close_by_hand
from pbm.service.postponing import postpone_round
from tests.playthroughs.house import BOARD, House, last_mail, parsed, text_of
from tests.playthroughs.senders import BARE, VOUCHED, raw, trusting

ORDERS = "throw 5 trapdoor 45"


@pytest.fixture
def quiet(house: House) -> House:
    """A house in which Brenda's orders stand, and she has had her ten answers."""
    house.start()
    house.write("Brenda", ORDERS)
    for _ in range(9):
        house.write("Brenda", "STATUS")
    return house


def an_hour_later(house: House) -> str:
    """Return the text of the one mail that Brenda is sent within the next hour or so."""
    before = len(house.sent_to("Brenda"))
    for _ in range(5):
        house.clock.moment += timedelta(minutes=15)
        house.server.tick.beat(poll=True)
    (told,) = house.sent_to("Brenda")[before:]
    return text_of(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("3 or 4, and 45", ("I could not take orders from it as it is", "You wrote: “3 or 4")),
        ("ABSENT from Friday", ("WHEN ARE YOU AWAY?", "Until when?")),
        ("turn 2: 5 or 6", ("I could not read your orders for turn 2", "5 or 6")),
        ("HISTORY", ("THE GAME SO FAR", "No round has been played yet.")),
        ("What is the prize?", ("Your question was passed on to the GM.",)),
    ],
)
def test_what_was_asked_or_refused_is_told_at_the_end_of_the_hour(
    quiet: House, words: str, told: tuple[str, ...]
) -> None:
    """One mail: the receipt does not speak of several, says when it came, and what its own receipt would have said."""
    assert quiet.write("Brenda", words) is None
    text = an_hour_later(quiet)
    assert "A mail of yours within the hour was read but not answered at once." in text
    assert "YOUR MAIL OF TUESDAY 1 DECEMBER 2026, 09:00" in text
    for part in told:
        assert part in text
    assert "(receipt 1)" in text


def test_several_mails_are_told_one_by_one(quiet: House) -> None:
    """Each with the time it came, to the second; the same words twice are answered once."""
    for words in ("3 or 4, and 45", "HISTORY", "ABSENT from Friday", "3 or 4, and 45"):
        quiet.clock.moment += timedelta(seconds=90)
        quiet.write("Brenda", words)
    text = an_hour_later(quiet)
    assert "Several mails of yours within the hour were read but not answered one by one." in text
    assert text.count("YOUR MAIL OF") == 3
    assert text.count("“3 or 4, and 45”") == 1
    for time in ("09:03:00", "09:04:30", "09:06:00"):
        assert f"{time} (EUROPE/LONDON)" in text
    assert "09:06:00 (EUROPE/LONDON) Thank you for your mail, but" in text
    quiet.write("Brenda", "thanks")
    assert "YOUR MAIL OF" not in text_of(quiet.sent_to("Brenda")[-1])


def test_a_flood_is_not_told_whole(quiet: House) -> None:
    """The newest ten are answered, and the others counted."""
    for number in range(14):
        quiet.write("Brenda", f"3 or 4, and {20 + number}")
    text = an_hour_later(quiet)
    assert text.count("YOUR MAIL OF") == 10
    assert "4 more mails of yours are not answered here. If you miss something, please write again." in text
    assert "“3 or 4, and 33”" in text
    assert "“3 or 4, and 23”" not in text


def test_orders_that_were_taken_need_no_more_than_their_receipt_numbers(quiet: House) -> None:
    """Where the mail says nothing else, its receipt is named in a sentence, and what stands is shown."""
    quiet.write("Brenda", "throw 6 trapdoor 28")
    text = an_hour_later(quiet)
    assert "receipt 2 was given for that" in text
    assert "YOUR MAIL OF" not in text


def test_it_is_in_the_players_language(quiet: House) -> None:
    """What is kept for the hour is said in the language that they chose."""
    quiet.write("Brenda", "LANGUAGE de")
    quiet.write("Brenda", "3 or 4, and 45")
    text = an_hour_later(quiet)
    assert "DEINE MAIL VOM DIENSTAG, 1. DEZEMBER 2026, 09:00" in text
    assert "Nothing has changed" not in text


def test_nobody_leaves_by_a_question_that_was_never_asked(quiet: House) -> None:
    """A YES to anything counts for no resignation that was not asked about; the receipt says how to leave."""
    quiet.write("Brenda", "I resign")
    quiet.write("Brenda", "Yes")
    assert quiet.seat("Brenda").status == "active"
    text = an_hour_later(quiet)
    assert "Do you really want to leave?" not in text
    assert "so you play on. If you do want to leave, please send RESIGN again" in text
    text = text_of(quiet.write("Brenda", "Yes"))
    assert quiet.seat("Brenda").status == "active"
    assert "no YES came within" not in text


def test_late_orders_that_were_not_offered_are_not_taken(house: House) -> None:
    """Late orders whose offer was withheld are no offer: they are to be sent again, and a YES takes nothing."""
    house.start()
    first = house.sent_to("Brenda")[-1]
    house.pass_deadline()
    for _ in range(10):
        house.write("Brenda", "STATUS")
    house.write("Brenda", "throw 4 trapdoor 33", answering=str(first["Message-ID"]))
    house.write("Brenda", "yes")
    assert house.standing("Brenda") is None
    text = an_hour_later(house)
    assert "reply YES" not in text
    assert "please send them again" in text


def test_orders_that_were_asked_about_are_told_before_the_deadline(quiet: House) -> None:
    """Who is asked what they meant hears of it while they can still say it."""
    round_ = quiet.round()
    assert round_ is not None
    quiet.clock.moment = round_.deadline - timedelta(minutes=30)
    for _ in range(10):
        quiet.write("Brenda", "STATUS")
    before = len(quiet.sent_to("Brenda"))
    quiet.write("Brenda", "3 or 4, and 45")
    quiet.clock.moment += timedelta(minutes=11)
    quiet.server.tick.beat(poll=True)
    (told,) = quiet.sent_to("Brenda")[before:]
    assert "“3 or 4, and 45”" in text_of(told)


def test_a_deadline_that_comes_nearer_hurries_what_waits(quiet: House) -> None:
    """What was to be told within the hour is told at once where the GM moves the deadline into that hour."""
    before = len(quiet.sent_to("Brenda"))
    quiet.write("Brenda", "3 or 4, and 45")
    postpone_round(quiet.server.office, "hill", "2026-12-01 09:03", sure=True)
    quiet.server.tick.beat(poll=True)
    told = [text_of(mail) for mail in quiet.sent_to("Brenda")[before:]]
    assert any("“3 or 4, and 45”" in text for text in told)


def test_a_deadline_that_goes_further_off_hurries_nothing(quiet: House) -> None:
    """The receipt that stands for the others comes when the hour is over, as it would have."""
    quiet.write("Brenda", "3 or 4, and 45")
    postpone_round(quiet.server.office, "hill", "2026-12-20 20:00", sure=True)
    quiet.server.tick.beat(poll=True)
    assert not any("“3 or 4, and 45”" in text_of(mail) for mail in quiet.sent_to("Brenda"))
    assert "“3 or 4, and 45”" in an_hour_later(quiet)


@pytest.mark.parametrize("boards", [{"A": BOARD}, {"A": BOARD, "B": BOARD}])
def test_the_report_says_that_nobody_asked(house: House, boards: dict[str, JsonObject]) -> None:
    """Where the round was over before the question could be put, the report says why the rules chose, missed or not."""
    house.start(boards=boards)
    if len(boards) > 1:
        house.write("Brenda", "A 5 trap 45")
    for _ in range(10):
        house.write("Brenda", "STATUS")
    house.write("Brenda", "B 3 or 4" if len(boards) > 1 else "3 or 4")
    close_by_hand(house.server.office, "hill", early=True)
    report = text_of(house.sent_to("Brenda")[-1])
    assert "could not be taken as it was, and this was not asked about in time" in report
    assert "3 or 4”" in an_hour_later(house)


def two_games(folder: Path) -> House:
    """Return a house in which Brenda, for whom her mail host vouches, plays Hill and Vale, and had her ten answers."""
    house = trusting(folder)
    house.start()
    vale = NewGame(
        key="vale",
        title="Vale",
        ruleset="postal",
        zone="Europe/London",
        gm_note="",
        boards={"A": BOARD},
        options={},
        calendar={"every": "every week on Saturday 20:00", "zone": "Europe/London"},
        entrants=(Entrant("Brenda", ("brenda@players.test",), "Europe/London"),),
    )
    start_game(house.server.office, vale)
    house.server.tick.beat(poll=True)
    for _ in range(10):
        house.write("Brenda", "STATUS")
    return house


@pytest.mark.parametrize("words", ["throw 5 trap 55", "ABSENT next week", "HELP"])
def test_a_mail_of_two_games_is_asked_about_at_the_end_of_the_hour(tmp_path: Path, words: str) -> None:
    """Nothing vanishes without a word: one letter names the mail and asks which game it is for."""
    house = two_games(tmp_path)
    raw(house, words, above=VOUCHED, subject="my orders")
    text = an_hour_later(house)
    assert "This was read within the hour but not answered at once:" in text
    assert "Tuesday 1 December 2026, 09:00:00 (Europe/London): “my orders”" in text
    assert "Hill [hill], as Brenda" in text
    assert "Vale [vale], as Brenda" in text
    house.clock.moment += timedelta(hours=3)
    before = len(house.outbox())
    house.server.tick.beat(poll=True)
    assert len(house.outbox()) == before


def test_a_mail_to_both_seats_is_asked_about_beside_the_receipt(tmp_path: Path) -> None:
    """Who also had receipts withheld gets these as ever, and the question in a letter of its own."""
    house = two_games(tmp_path)
    vale = house.server.office.letters.addresses
    with house.server.office.store.begin() as work:
        game = work.games.by_key("vale")
        assert game is not None
        other = vale.of_seat(game, work.seats.of_game(game.id)[0])
    before = len(house.outbox())
    raw(house, "throw 5 trap 55", to=f"{house.reply_address('Brenda')}, {other}", subject="both")
    house.write("Brenda", "3 or 4, and 45")
    raw(house, "6 and 51", above=VOUCHED, subject="again")
    house.clock.moment += timedelta(minutes=61)
    house.server.tick.beat(poll=True)
    sent = {mail.kind: text_of(parsed(mail)) for mail in house.outbox()[before:]}
    assert len(house.outbox()) - before == 2
    assert "“both”" in sent["which-game"]
    assert "“again”" in sent["which-game"]
    assert "“3 or 4, and 45”" in sent["receipt"]
    assert last_mail(house).outcome.startswith("two games; not asked which at once")


def test_near_the_deadline_it_is_asked_in_time(tmp_path: Path) -> None:
    """The game may be named while its round is still open."""
    house = two_games(tmp_path)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(minutes=30)
    for _ in range(10):
        house.write("Brenda", "STATUS")
    raw(house, "throw 5 trap 55", to=BARE, above=VOUCHED, subject="my orders")
    house.clock.moment += timedelta(minutes=11)
    house.server.tick.beat(poll=True)
    assert [mail.kind for mail in house.outbox()][-1] == "which-game"
