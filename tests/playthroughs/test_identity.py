"""Who a mail is by, and who is never believed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.membership import rekey_seat
from tests.playthroughs.house import BEGIN, BOARD, House, last_mail, open_house, parsed, settings_in, text_of
from tests.playthroughs.senders import BARE, ORDERS, TAKEN, VOUCHED, raw, trusting


def test_a_registered_sender_whom_our_mail_host_vouches_for_needs_no_reply_address(tmp_path: Path) -> None:
    """With dmarc=pass from the configured authserv-id in the topmost Authentication-Results an order counts."""
    house = trusting(tmp_path)
    house.start()
    raw(house, ORDERS, above=VOUCHED)
    assert house.standing("Brenda") == TAKEN


@pytest.mark.parametrize(
    ("above", "below"),
    [
        ("", ""),
        ("", VOUCHED),
        ("Authentication-Results: mx.evil.test; dmarc=pass header.from=players.test", ""),
        ("Authentication-Results: mx.evil.test; dmarc=none\r\n" + VOUCHED, ""),
        ("Authentication-Results: mx.example.test; dmarc=fail header.from=players.test", ""),
        ("Authentication-Results: mx.example.test; dmarc=pass header.from=evil.test", ""),
        ("Authentication-Results: mx.example.test; spf=pass smtp.mailfrom=players.test", ""),
        ("Authentication-Results: mx.example.test; dmarc=pass header.from=players.test; dmarc=fail", ""),
        ("X-Note: 1\r\nFrom: mallory@evil.test\r\n" + VOUCHED, ""),
    ],
)
def test_nobody_elses_word_is_taken_for_a_sender(tmp_path: Path, above: str, below: str) -> None:
    """A header that the sender planted, another host's, one lower down or about somebody else: the mail is held."""
    house = trusting(tmp_path)
    house.start()
    raw(house, ORDERS, above=above, below=below)
    assert house.standing("Brenda") is None
    assert last_mail(house).status != "processed" or "not counted" in last_mail(house).outcome


def test_without_a_configured_name_nobody_is_vouched_for(house: House) -> None:
    """Where no authserv_id is set every mail without a signature is held."""
    house.start()
    raw(house, ORDERS, above=VOUCHED)
    assert house.standing("Brenda") is None
    assert last_mail(house).status == "held"


def test_an_unknown_sender_without_a_reply_address_never_counts_and_hears_nothing(house: House) -> None:
    """Anything else never counts."""
    house.start()
    assert house.write("Brenda", ORDERS, sender="brenda@elsewhere.test", to="games@example.test") is None
    assert house.standing("Brenda") is None


def test_a_signed_reply_address_counts_from_anywhere_and_the_registered_address_hears(house: House) -> None:
    """From may differ with a valid MAC: the receipt goes to the registered address, a bare note to the other."""
    house.start()
    house.write("Brenda", ORDERS, sender="Brenda at work <b@work.test>")
    assert house.standing("Brenda") == TAKEN
    sent = {(mail.kind, mail.recipient) for mail in house.outbox() if mail.kind in ("receipt", "elsewhere")}
    assert sent == {("receipt", "brenda@players.test"), ("elsewhere", "b@work.test")}


def test_the_mac_is_read_in_any_case(house: House) -> None:
    """Mail programs change the case of addresses."""
    house.start()
    house.write("Brenda", ORDERS, sender="x@y.test", to=house.reply_address("Brenda").upper())
    assert house.standing("Brenda") is not None


def test_a_forged_mac_never_counts_whatever_the_from_says(house: House) -> None:
    """A tag that does not fit is a forgery; the seat's registered address hears of it, the forger nothing."""
    house.start()
    house.write("Brenda", ORDERS)
    address = house.reply_address("Brenda")
    local, _, domain = address.partition("@")
    forged = f"{local[:-3]}{'abc' if not local.endswith('abc') else 'cba'}@{domain}"
    for sender in ("mallory@evil.test", "Brenda <brenda@players.test>"):
        house.write("Brenda", "throw 1 trapdoor 11", sender=sender, to=forged)
        assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}
    told = [mail for mail in house.sent_to("Brenda") if "not counted" in mail["Subject"]]
    assert len(told) == 1, "a forger cannot flood a player through us"
    assert not any(mail.recipient == "mallory@evil.test" for mail in house.outbox())


def test_another_seats_address_moves_that_seat_alone(house: House) -> None:
    """The MAC is over game and seat: one seat's tag is no good for another."""
    house.start()
    mine = house.reply_address("Brenda")
    swapped = mine.replace("hill.1.", "hill.2.")
    house.write("Brenda", ORDERS, to=swapped)
    assert house.standing("Brenda") is None
    assert house.standing("Clive") is None


def test_two_people_with_one_address_are_asked_which(tmp_path: Path) -> None:
    """From alone never decides between two seats, though it is vouched for; the signed address does."""
    house = trusting(tmp_path)
    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", shared, "UTC"), Entrant("Clive", shared, "UTC")))
    before = len(house.outbox())
    raw(house, ORDERS, sender="pair@players.test", above=VOUCHED)
    (asked,) = house.outbox()[before:]
    assert (asked.kind, asked.intended) == ("which-game", "pair@players.test")
    assert house.standing("Brenda") is None
    house.write("Brenda", ORDERS, sender="pair@players.test")
    assert house.standing("Brenda") is not None
    assert house.standing("Clive") is None


def test_an_unproven_mail_of_two_people_is_asked_about_three_times_an_hour(house: House) -> None:
    """Whoever forges a shared address cannot flood the two through us, nor use up their answers."""
    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Brenda", shared, "UTC"), Entrant("Clive", shared, "UTC")))
    for number in range(8):
        raw(house, f"throw {number}", sender="pair@players.test")
    asked = [mail for mail in house.outbox() if mail.kind == "which-game"]
    assert len(asked) == 3
    assert all(mail.answers is None for mail in asked)


def test_machines_are_never_answered(house: House) -> None:
    """Vacation notices and lists are stored, change nothing, and get no answer."""
    house.start()
    for headers in ({"Auto-Submitted": "auto-replied"}, {"Precedence": "bulk"}, {"List-Id": "<x.list>"}):
        assert house.write("Brenda", ORDERS, headers=headers) is None
        assert house.standing("Brenda") is None
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 3


def test_the_same_mail_twice_is_one_mail(house: House) -> None:
    """A copy with the same bytes is not stored again; one with the same Message-ID, sender and body is not answered."""
    house.start()
    house.write("Brenda", ORDERS)
    house.mails -= 1
    assert house.write("Brenda", ORDERS) is None
    house.mails -= 1
    assert house.write("Brenda", ORDERS, subject="Re: Re: orders") is None
    with house.server.office.store.begin() as work:
        assert len(work.mails.all()) == 2


def test_a_copy_with_proof_counts_after_one_without(house: House) -> None:
    """A mail to the plain address and to the signed one: the first is held, the second counts."""
    house.start()
    house.write("Brenda", ORDERS, to=BARE)
    assert last_mail(house).status == "held"
    house.mails -= 1
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN
    with house.server.office.store.begin() as work:
        assert [mail.status for mail in work.mails.all()] == ["processed", "processed"]
        assert work.questions.open_of_seat(1) == ()


def test_a_rekeyed_seat_has_a_fresh_address_and_the_old_one_proves_nothing(house: House) -> None:
    """`pbm seat rekey` is for an address that somebody else knows; the player hears when it is used."""
    house.start()
    old = house.reply_address("Brenda")
    rekey_seat(house.server.office, "hill", "Brenda")
    assert house.reply_address("Brenda") != old
    house.write("Brenda", ORDERS, sender="thief@evil.test", to=old)
    assert house.standing("Brenda") is None
    assert last_mail(house).status == "held"
    told = house.sent_to("Brenda")[-1]
    assert told["Subject"] == "[hill] Did you write this mail?"
    assert "came to a reply address that your seat had earlier and that was replaced on" in text_of(told)
    assert not any(mail.intended == "thief@evil.test" for mail in house.outbox())
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") is not None


def test_an_old_reply_address_with_a_sender_vouched_for_counts_as_the_senders(tmp_path: Path) -> None:
    """A player who answers an old mail after a rekeying is known by their address, where that is proved."""
    house = trusting(tmp_path)
    house.start()
    old = house.reply_address("Brenda")
    rekey_seat(house.server.office, "hill", "Brenda")
    raw(house, ORDERS, to=old, above=VOUCHED)
    assert house.standing("Brenda") == TAKEN
    raw(house, "throw 1", to=old, sender="clive@players.test", above=VOUCHED)
    assert house.standing("Brenda") == TAKEN
    assert house.standing("Clive") is None


def two_games(house: House) -> str:
    """Start a second game with the same players; return Brenda's reply address in it."""
    first = house.start()
    with house.server.office.store.begin() as work:
        entrants = tuple(
            Entrant(seat.name, work.players.get(seat.player_id).addresses, "Europe/London")
            for seat in work.seats.of_game(first.id)
        )
    start_game(
        house.server.office,
        NewGame(
            key="vale",
            title="Vale",
            ruleset="postal",
            zone="Europe/London",
            gm_note="",
            boards={"A": BOARD},
            options={},
            calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
            entrants=entrants,
        ),
    )
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        game = work.games.by_key("vale")
        assert game is not None
        seat = next(seat for seat in work.seats.of_game(game.id) if seat.name == "Brenda")
        return house.server.office.letters.addresses.of_seat(game, seat)


def test_a_signed_address_in_the_thread_of_another_game_is_asked_about(house: House) -> None:
    """An address out of the address book on a reply to the other game: which one is meant is asked, nothing taken."""
    other = two_games(house)
    vale = next(mail for mail in house.sent_to("Brenda") if mail["Subject"].startswith("[vale]"))
    before = len(house.outbox())
    house.write("Brenda", ORDERS, answering=vale["Message-ID"], subject=f"Re: {vale['Subject']}")
    assert [mail.kind for mail in house.outbox()[before:]] == ["which-game"]
    house.write("Brenda", ORDERS, subject="[vale] my orders")
    assert house.standing("Brenda") is None
    house.write("Brenda", ORDERS, to=other, answering=vale["Message-ID"], subject=f"Re: {vale['Subject']}")
    assert [mail.kind for mail in house.outbox()[-1:]] == ["receipt"]


def test_two_games_and_no_tag_the_thread_or_the_subject_tells(tmp_path: Path) -> None:
    """Of a proven sender's two games the thread or the subject says which; otherwise they are asked."""
    house = trusting(tmp_path)
    two_games(house)
    hill = house.sent_to("Brenda")[0]
    raw(house, ORDERS, above=VOUCHED)
    assert last_mail(house).outcome == "which game is meant was asked"
    raw(house, ORDERS, above=VOUCHED, below=f"In-Reply-To: {hill['Message-ID']}")
    assert house.standing("Brenda") == TAKEN
    raw(house, "throw 4", above=VOUCHED, subject="Re: [hill] thoughts")
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 45}}


def test_the_thread_alone_proves_nothing(house: House) -> None:
    """In-Reply-To of one of our mails and a registered From are not enough: a forwarded mail shows both."""
    house.start()
    start = house.sent_to("Brenda")[0]
    raw(house, ORDERS, below=f"In-Reply-To: {start['Message-ID']}")
    assert house.standing("Brenda") is None
    assert last_mail(house).status == "held"


def test_where_tags_are_lost_the_subject_carries_the_signature(tmp_path: Path) -> None:
    """With tags = "subject" replies go to the plain address and count by the tag in their subject."""
    house = open_house(settings_in(tmp_path, mail='tags = "subject"'))
    house.start()
    start = house.sent_to("Brenda")[0]
    assert "games@example.test" in start["Reply-To"]
    assert "+" not in start["Reply-To"]
    mac = house.reply_address("Brenda").partition("@")[0].rpartition(".")[2]
    assert str(start["Subject"]).endswith(f"[hill 1 {mac}]")
    house.write("Brenda", ORDERS, to=BARE, subject=f"Re: {start['Subject']}", sender="b@work.test")
    assert house.standing("Brenda") == TAKEN
    house.write("Brenda", "throw 3", to=BARE, subject=f"AW: [HILL 1 {mac.upper()}]")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 45}}
    house.write("Brenda", "throw 1", to=BARE, subject=f"[hill 2 {mac}]")
    assert house.standing("Clive") is None


def test_where_the_subject_carries_it_players_are_told_so(tmp_path: Path) -> None:
    """The code in the subject is what is theirs alone, to be left there and not passed on; no mail says otherwise."""
    house = open_house(settings_in(tmp_path, mail='tags = "subject"'))
    house.start()
    start = house.sent_to("Brenda")[0]
    for kind in ("plain", "html"):
        page = " ".join(str(start.get_body((kind,)).get_content()).split())  # type: ignore[union-attr]
        assert "leave it in the subject when you reply, and do not pass it on" in page
    tag = str(start["Subject"])[-len("[hill 1 ]") - 26 :]
    house.write("Brenda", ORDERS, to=BARE)
    house.write("Brenda", ORDERS, to=BARE, subject=tag.replace(tag[-6:-1], "aaaaa"), sender="x@y.test")
    house.write("Brenda", "throw 4", to=BARE, subject=tag, sender="b@work.test")
    house.write("Brenda", "throw 2", to=BARE, subject=tag, sender="Clive <clive@players.test>")
    house.write("Brenda", "ADDRESS ADD b@home.test", to=BARE, subject=tag)
    rekey_seat(house.server.office, "hill", "Brenda")
    house.server.tick.beat()
    house.write("Brenda", "throw 6", to=BARE, subject=tag)
    kinds = {mail.kind for mail in house.outbox()}
    assert kinds >= {"start", "confirm", "forged", "new-address", "elsewhere", "receipt", "rekeyed", "gm-start"}
    for mail in house.outbox():
        assert "reply address" not in f"{parsed(mail)['Subject']} {' '.join(text_of(parsed(mail)).split())}", mail.kind
    told = {mail.kind: " ".join(text_of(parsed(mail)).split()) for mail in house.outbox()}
    assert "the code in it is the right one" in told["forged"]
    assert "leave the code in the subject, and do not pass it on" in told["rekeyed"]
    assert "leave its subject as it is" in told["confirm"]


def test_orders_in_the_subject_are_read_beside_the_tag(tmp_path: Path) -> None:
    """The tag's own digits are no orders."""
    house = open_house(settings_in(tmp_path, mail='tags = "subject"'))
    house.start()
    mac = house.reply_address("Brenda").partition("@")[0].rpartition(".")[2]
    house.write("Brenda", "", to=BARE, subject=f"throw 5 trapdoor 45 [hill 1 {mac}]")
    assert house.standing("Brenda") == TAKEN
    house.write("Clive", "hello all", to=BARE, subject=f"[hill 2 {mac}]")
    assert house.standing("Clive") is None


def test_no_signature_leaves_the_door(tmp_path: Path) -> None:
    """Quoted tags and addresses reach neither press nor the GM's copy, by address or by subject."""
    house = open_house(settings_in(tmp_path, mail='tags = "subject"'))
    house.start()
    address = house.reply_address("Brenda")
    mac = address.partition("@")[0].rpartition(".")[2]
    house.write("Brenda", f"throw 5\nPRESS: write to {address} or [hill 1 {mac}] or just {mac}, all of you")
    house.write("Brenda", f"Why does it say [hill 1 {mac}]?", subject=f"What is this? [hill 1 {mac}]", to=BARE)
    house.pass_deadline()
    for mail in house.outbox():
        if not mail.intended.startswith("brenda"):
            text = mail.raw.decode().replace("=\r\n", "")
            assert mac not in text
    assert any(mail.kind == "gm-letter" for mail in house.outbox())


def test_a_finished_game_and_a_seat_that_is_gone_say_so(tmp_path: Path) -> None:
    """A valid signature of a game that is over is answered with that; an unproven mail goes to the GM."""
    house = open_house(settings_in(tmp_path))
    house.start()
    address = house.reply_address("Brenda")
    with house.server.office.store.begin() as work:
        game = work.games.all()[0]
        round_ = work.rounds.open_of(game.id)
        assert round_ is not None
        work.rounds.claim(round_.id)
        work.rounds.release(round_.id, house.clock.now())
        work.games.update(replace(game, status="over"))
    answer = house.write("Brenda", ORDERS, to=address)
    assert "over" in text_of(answer)
    told = text_of(house.write("Brenda", "HELP", to=address))
    assert "This game is over, so there is nothing left to order." in told
    assert "for example" not in told
    away = text_of(house.write("Brenda", "ABSENT 3 May to 5 May", to=address))
    assert "nothing is noted" in away
    assert "moves" not in away
    house.write("Brenda", "Thanks for the game!", to=BARE)
    assert last_mail(house).status == "processed"
    assert "none of their games was on when it came" in text_of(house.to_gm()[-1])


def test_in_a_shared_mailbox_a_tag_in_the_subject_makes_a_mail_ours(house: House) -> None:
    """Where tags are lost from addresses, a reply from an address we do not know is not left lying there."""
    house.start()
    header = "From: b@work.test\r\nTo: games@example.test\r\nSubject: {}\r\n\r\n"
    intake = house.server.intake
    assert intake.wants("x", header.format("Re: Round 3 [hill 1 abcdefghijklmnopqrstuvwxyz]").encode(), BEGIN)
    assert intake.wants("x", header.format("Re: Yes or no? [yes abcdefghijklmnopqrstuvwxyz]").encode(), BEGIN)
    assert not intake.wants("x", header.format("Dinner [hill 1]?").encode(), BEGIN)


def test_two_seats_of_one_game_at_one_address_are_told_apart_by_their_mails(tmp_path: Path) -> None:
    """To name the game would tell nothing, and so is not advised."""
    house = trusting(tmp_path)
    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Karl", shared, "UTC"), Entrant("Karla", shared, "UTC")))
    raw(house, ORDERS, sender="Karl <pair@players.test>", above=VOUCHED)
    letter = next(mail for mail in house.sent_to("pair")[::-1] if "seat" in str(mail["Subject"]))
    assert letter["Subject"] == "Which seat is your mail for?"
    assert "that greets the one you write for" in text_of(letter)
    assert "For Hill:" not in text_of(letter)


def test_who_shares_an_address_may_name_the_game(tmp_path: Path) -> None:
    """As our question advises, where each of its seats is in a game of its own."""
    house = trusting(tmp_path)
    shared = ("pair@players.test",)
    house.start(entrants=(Entrant("Karl", shared, "UTC"), Entrant("Dora", ("dora@players.test",), "UTC")))
    vale = (Entrant("Karla", shared, "UTC"), Entrant("Emil", ("emil@players.test",), "UTC"))
    house.start(key="vale", title="Vale", entrants=vale)
    raw(house, ORDERS, sender="Karl <pair@players.test>", above=VOUCHED)
    assert "for example: For Hill: …" in text_of(house.sent_to("pair")[-1])
    assert house.standing("Karl") is None
    raw(house, f"For Hill: {ORDERS}", sender="Karl <pair@players.test>", above=VOUCHED)
    assert house.standing("Karl") == TAKEN
