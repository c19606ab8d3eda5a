"""Everything around a round that happens in games without throws: nothing breaks, and nothing speaks of throws."""

from __future__ import annotations

import re
from datetime import timedelta
from email.message import EmailMessage
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.service.correcting import correct_round
from pbm.service.gm import round_sheet
from pbm.service.membership import drop_seat
from pbm.service.releasing import preview, release_round
from tests.playthroughs.house import House, parsed, text_of

OPTIONS: dict[str, dict[str, Any]] = {
    "classic": {"play": "on_order"},
    "unleashed": {"size": "4x5", "pieces": 3, "max_consecutive_nmr": 3},
    "dice": {},
    "goes": {"size": "4x5", "pieces": 3, "mode": "sequential"},
}
RULESETS = {"classic": "classic", "unleashed": "unleashed", "dice": "classic", "goes": "unleashed"}
BOTH = ("classic", "unleashed")
OF_THROWS = re.compile(r"\b(?:throws?|trapdoors?|nominat\w+|numbers? left|(?:highest|lowest) left)\b", re.IGNORECASE)
COMMANDS = (
    "HELP",
    "STATUS",
    "ORDERS",
    "HISTORY",
    "REPORT",
    "PRESS",
    "ABSENT 3 December to 9 December",
    "ABSENT",
    "ABSENT OFF",
    "REMIND OFF",
    "CAN I move S1 11-3?",
    "WITHDRAW",
    "If I miss a round, play my highest left.",
)


def start(house: House, game: str, **rules: Any) -> None:
    """Start a game of three."""
    house.start(ruleset=RULESETS[game], title="The Pit", boards={}, options=OPTIONS[game], house=rules)


def order(house: House, name: str) -> str:
    """Return orders that a player may well send: the example of their own HELP."""
    example = re.search(r"for example “([^”]+)”", text_of(house.write(name, "HELP")))
    return example[1] if example else "PLAY DEFAULT"


def page_of(mail: EmailMessage) -> str:
    """Return the page of a mail, without its marks."""
    body = mail.get_body(("html",))
    return re.sub(r"<[^>]{0,2000}>", " ", str(body.get_content())) if body else ""


def said_of_throws(house: House) -> list[str]:
    """Return each line of any mail, text and page, that speaks of throws."""
    found = []
    for out in house.outbox():
        mail = parsed(out)
        body = mail.get_body(("plain",))
        words = f"{mail['Subject']}\n{body.get_content() if body else ''}\n{page_of(mail)}"
        found += [f"{out.kind}: {line.strip()}" for line in words.splitlines() if OF_THROWS.search(line)]
    return [line for line in found if "play my highest left" not in line]


@pytest.mark.parametrize("game", OPTIONS)
def test_every_command_is_answered_in_words_that_fit_the_game(house: House, game: str) -> None:
    """Before and after a round, whatever can be asked is answered, and no mail of the game speaks of throws."""
    start(house, game, standing_orders=True)
    for played in (False, True):
        for words in COMMANDS:
            assert house.write("Brenda", words) is not None, words
            house.clock.moment += timedelta(minutes=20)
        house.write("Brenda", order(house, "Brenda"))
        round_ = house.round()
        if round_ is not None:
            house.clock.moment = max(house.clock.moment, round_.deadline - timedelta(hours=10))
            house.server.tick.beat(poll=True)
            if not played:
                house.pass_deadline()
    assert house.game().status == "running"
    assert said_of_throws(house) == []


@pytest.mark.parametrize("game", BOTH)
def test_the_example_of_help_is_taken_as_it_stands(house: House, game: str) -> None:
    """In each round, what HELP shows as an example may be sent as it is: it is of the player's own hand."""
    start(house, game)
    for round_ in (1, 2):
        for name in ("Brenda", "Clive"):
            example = order(house, name)
            if example != "PLAY DEFAULT":
                receipt = text_of(house.write(name, example))
                assert "Thank you, your orders are in." in receipt, (example, receipt)
                assert "As things stand" not in receipt
        if round_ == 1:
            house.pass_deadline()


def test_a_message_behind_a_card_and_its_fallback_reaches_the_gm(house: House) -> None:
    """Both spaces stand as they would alone, and the GM gets the mail with what is to be told."""
    start(house, "unleashed")
    house.pass_deadline()
    example = order(house, "Brenda")
    alone = re.search(r"Your card: [^.]+; if that cannot be, [^.]+\.", text_of(house.write("Brenda", example)))
    assert alone is not None
    before = len(house.to_gm())
    told = text_of(house.write("Brenda", f"{example} please and tell Clive I hate him."))
    assert "do not understand" not in told
    assert alone[0] in told
    assert "I hate him" in text_of(house.to_gm()[before])


@pytest.mark.parametrize("game", BOTH)
def test_help_offers_nothing_for_later_turns(house: House, game: str) -> None:
    """Where nothing can be ordered ahead, WITHDRAW has no ALL."""
    start(house, game)
    answer = " ".join(text_of(house.write("Brenda", "HELP")).split())
    assert "WITHDRAW takes back your orders of this round " in answer
    assert "later turns" not in answer


@pytest.mark.parametrize("game", BOTH)
def test_play_default_is_an_order_and_no_missed_round(house: House, game: str) -> None:
    """PLAY DEFAULT stands, is shown, needs no reminder, is not missed, and WITHDRAW takes it back; in each round."""
    start(house, game)
    for _ in range(2):
        receipt = text_of(house.write("Brenda", "PLAY DEFAULT"))
        assert "your orders are in: what the rules would choose" in receipt
        assert "ORDERS THAT STAND FOR ROUND" in receipt
        assert "are withdrawn" in text_of(house.write("Brenda", "WITHDRAW"))
        house.write("Brenda", "PLAY DEFAULT")
        round_ = house.round()
        assert round_ is not None
        house.clock.moment = round_.deadline - timedelta(hours=10)
        house.server.tick.beat(poll=True)
        assert not [mail for mail in house.sent_to("Brenda") if "Reminder" in mail["Subject"]]
        house.pass_deadline()
    assert "missed" not in house.sent_to("Brenda")[-1]["Subject"]
    assert house.sent_to("Clive")[-1]["Subject"].startswith("[hill] You missed") is (game == "unleashed")
    reminded = [mail["Subject"] for mail in house.sent_to("Clive") if "Reminder" in mail["Subject"]]
    assert len(reminded) == (2 if game == "unleashed" else 0)


def test_dice_that_need_no_orders_have_no_form_and_no_reminder(house: House) -> None:
    """Where the dice are rolled at the deadline, nothing is asked of anybody; press and questions are taken."""
    start(house, "dice")
    first = house.sent_to("Brenda")[0]
    assert first["Subject"] == "[hill] The Pit begins"
    assert "The first round goes on until Friday 4 December 2026, 20:00" in text_of(first)
    assert "Reply above this line" not in text_of(first)
    assert "order" not in page_of(first).replace("No orders are needed", "").replace("send no orders", "").replace(
        "what is no order", ""
    ).replace("in the order of", "").replace("border", "")
    assert "Your mail was passed on to the GM." in text_of(house.write("Brenda", "Roll a double six for me, please."))
    house.write("Brenda", "PRESS: To the ladders!")
    house.clock.moment += timedelta(days=3)
    house.server.tick.beat(poll=True)
    house.pass_deadline()
    report = text_of(house.sent_to("Clive")[-1])
    assert "To the ladders!" in report
    assert "Round 2 goes on until Friday 11 December 2026, 20:00 (Europe/London)." in report
    assert not [mail for mail in house.outbox() if mail.kind == "reminder"]


@pytest.mark.parametrize("game", BOTH)
def test_late_orders_are_offered_for_the_next_round(house: House, game: str) -> None:
    """Orders that came too late are answered, offered where they may stand, and stand after a YES."""
    start(house, game)
    house.pass_deadline()
    words = order(house, "Brenda")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline + timedelta(minutes=5)
    told = text_of(house.write("Brenda", words, answering=house.sent_to("Brenda")[1]["Message-ID"]))
    assert "came too late" in told or "could not count for that round" in told
    report = next(text_of(mail) for mail in house.sent_to("Brenda") if "Orders for round 3 are due" in text_of(mail))
    assert "YOUR LATE ORDERS ARE OFFERED FOR ROUND 3" in report
    assert "ORDERS THAT STAND FOR ROUND 3" in text_of(house.write("Brenda", "YES"))
    assert house.standing("Brenda")
    assert said_of_throws(house) == []


def test_a_go_that_is_not_yours_is_said_so(house: House) -> None:
    """One player after another: the round of one ends with its orders, and whoever writes out of turn is told."""
    start(house, "goes")
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "PLAY DEFAULT")
    round_ = house.round()
    assert round_ is not None
    assert round_.number == 2
    told = text_of(house.write("Clive", "+3 on 7"))
    assert "There is nothing for you to order this round." in told
    assert "It is Brenda's go; yours comes later." in told
    report = house.sent_to("Clive")[-2]
    assert "Round 2 goes on until" in text_of(report)
    house.write("Brenda", "PLAY DEFAULT")
    assert [mail["Subject"].partition(" next ")[0] for mail in (house.sent_to("Clive")[-1],)] == ["[hill] Round 2:"]
    again = text_of(house.write("Brenda", "PLAY DEFAULT"))
    assert "There is nothing for you to order this round." in again
    assert said_of_throws(house) == []


@pytest.mark.parametrize("game", BOTH)
def test_the_gm_looks_releases_and_corrects(house: House, game: str) -> None:
    """publish = "gm": preview and release; then the round is put right, in words, and everybody gets an erratum."""
    start(house, game, publish="gm", observe=True)
    words = order(house, "Brenda")
    house.write("Brenda", words)
    house.write("Dora", "PLAY DEFAULT")
    house.pass_deadline()
    assert house.round() is None
    office = house.server.office
    assert preview(office, "hill")
    with pytest.raises(IllegalError, match=r"Clive: there are no throws .* `--orders"):
        correct_round(office, "hill", {"Clive": {"": {"throws": [5]}}}, "Not in this game.")
    if game == "unleashed":
        correct_round(office, "hill", {"Clive": "P1 11-2"}, "Clive's list had gone to the wrong game.")
        assert "P1 11-2" in (round_sheet(office, "hill", 1).sheet or "")
    else:
        with pytest.raises(IllegalError, match="order"):
            correct_round(office, "hill", {"Clive": "what a board"}, "Nothing much.")
    release_round(office, "hill")
    house.server.tick.beat(poll=True)
    assert house.round() is not None
    if game == "unleashed":
        correct_round(office, "hill", {"Clive": "P1 12-5"}, "And it was read wrongly.")
        house.server.tick.beat(poll=True)
        erratum = text_of(house.sent_to("Clive")[-1])
        assert "a correction" in erratum
        assert "P1 12-5" in erratum
        assert "P1 12-5" not in text_of(house.sent_to("Dora")[-1]).partition("PLACES")[2]
    assert said_of_throws(house) == []


@pytest.mark.parametrize("game", BOTH)
def test_who_leaves_or_is_dropped_leaves_the_game_going(house: House, game: str) -> None:
    """One resigns, one is dropped by the GM: the last one has won, and the mails say so."""
    start(house, game)
    house.pass_deadline()
    assert "RESIGN" not in text_of(house.write("Dora", "RESIGN"))
    house.write("Dora", "YES")
    house.pass_deadline()
    assert house.seat("Dora").status == "dropped"
    assert "You are no longer in this game" in text_of(house.write("Dora", "roll"))
    drop_seat(house.server.office, "hill", "Clive")
    house.server.tick.beat(poll=True)
    if house.round() is not None:
        house.pass_deadline()
    assert house.game().status in ("over", "running")
    assert said_of_throws(house) == []


@pytest.mark.parametrize("game", BOTH)
def test_who_watches_sees_what_everybody_sees(house: House, game: str) -> None:
    """An observer gets the public report, and the GM's sheet tells what happened."""
    start(house, game, observe=True)
    asked = house.write("Olga", "OBSERVE hill", sender="olga@watchers.test", to="games@example.test")
    assert asked is not None
    house.write("Olga", "YES", sender="olga@watchers.test", to=str(asked["Reply-To"].addresses[0].addr_spec))
    house.pass_deadline()
    watched = [parsed(mail) for mail in house.outbox() if mail.kind == "observer"]
    assert watched
    assert "Your hand" not in text_of(watched[-1])
    sheet = text_of(next(mail for mail in reversed(house.to_gm()) if "sheet" in mail["Subject"]))
    assert ("rolls" if game == "classic" else "The dice place") in sheet
    assert said_of_throws(house) == []
