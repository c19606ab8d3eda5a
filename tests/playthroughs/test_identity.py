"""Who a mail is by, and who is never believed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.service.addresses import change_addresses
from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.membership import rekey_seat
from tests.playthroughs.house import BOARD, House, last_mail, open_house, parsed, settings_in, text_of

ORDERS = "throw 5 trapdoor 45"
TAKEN = {"A": {"throws": [5], "trapdoor": 45}}
BARE = "games@example.test"
VOUCHED = "Authentication-Results: mx.example.test; dmarc=pass header.from=players.test"


def trusting(folder: Path, mail: str = "") -> House:
    """Return a house that believes what its own mail host, mx.example.test, says of a sender."""
    return open_house(settings_in(folder, mail=f'authserv_id = "mx.example.test"\n{mail}'))


def raw(
    house: House,
    words: str,
    *,
    sender: str = "Brenda <brenda@players.test>",
    to: str = BARE,
    subject: str = "orders",
    above: str = "",
    below: str = "",
    **envelope: Any,
) -> None:
    """Deliver a mail with lines above and below the sender's own headers, and let the server work."""
    house.mails += 1
    lines = [
        above,
        f"From: {sender}",
        f"To: {to}",
        f"Subject: {subject}",
        f"Message-ID: <r{house.mails}@x.test>",
        below,
    ]
    head = "\r\n".join(line for line in lines if line)
    house.inbound.deliver(f"{head}\r\n\r\n{words}\r\n".encode(), **envelope)
    house.server.tick.beat(poll=True)


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
    assert "none of their games is on" in text_of(house.to_gm()[-1])


def test_a_leaked_address_counts_and_only_the_registered_one_is_asked(house: House) -> None:
    """The offer to add or undo goes to the player's own address, with a token that the other never sees."""
    house.start()
    house.write("Brenda", ORDERS)
    house.write("Brenda", "throw 1 trapdoor 11", sender="thief@evil.test")
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 11}}
    asked = [mail for mail in house.outbox() if mail.kind == "new-address"]
    assert [mail.intended for mail in asked] == ["brenda@players.test"]
    house.write("Brenda", "throw 2", sender="thief@evil.test")
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 1, "asked once about each address"


def answer(house: House, words: str, *, kind: str, sender: str = "Brenda <brenda@players.test>", to: str = "") -> None:
    """Answer the newest question of a kind as its Reply-To says."""
    asked = parsed([mail for mail in house.outbox() if mail.kind == kind][-1])
    house.write("Brenda", words, sender=sender, to=to or str(asked["Reply-To"]), subject=f"Re: {asked['Subject']}")


def test_no_to_a_leak_undoes_it_and_changes_the_reply_address(house: House) -> None:
    """The earlier orders stand again under a new number, the leaked address is dead, and the GM hears of it."""
    house.start()
    leaked = house.reply_address("Brenda")
    house.write("Brenda", ORDERS)
    house.write("Brenda", "throw 1 trapdoor 11\nPRESS: I am a fool", sender="thief@evil.test")
    answer(house, "NO! That wasn't me!", kind="new-address")
    assert house.standing("Brenda") == TAKEN
    fresh = house.sent_to("Brenda")[-1]
    assert fresh["Subject"] == "[hill] Your reply address has changed"
    assert "those of receipt 1 stand again, as receipt 3" in text_of(fresh)
    assert "said that it was not theirs" in text_of(house.to_gm()[-1]) or "not theirs" in text_of(house.to_gm()[-1])
    house.write("Brenda", "throw 6", sender="thief@evil.test", to=leaked)
    assert house.standing("Brenda") == TAKEN
    assert not any(
        mail.intended == "thief@evil.test" and house.reply_address("Brenda") in mail.raw.decode().replace("=\r\n", "")
        for mail in house.outbox()
    )
    house.pass_deadline()
    assert not any("I am a fool" in text_of(mail) for mail in house.sent_to("Clive"))


def test_not_me_to_a_leak_where_nothing_stood_leaves_nothing(house: House) -> None:
    """Without earlier orders none stand after the undoing, and the player can send their own."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 11", sender="thief@evil.test")
    answer(house, "not me", kind="new-address")
    assert not any((house.standing("Brenda") or {}).values())
    house.write("Brenda", ORDERS)
    assert house.standing("Brenda") == TAKEN


def test_yes_adds_the_new_address(house: House) -> None:
    """Confirmed from the old address, the new one is the player's: reports go to both, and nobody asks again."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    answer(house, "Yes please, that's me", kind="new-address")
    house.write("Brenda", "throw 4", sender="b@work.test")
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 1
    house.pass_deadline()
    reports = {mail.intended for mail in house.outbox() if mail.kind == "report"}
    assert {"brenda@players.test", "b@work.test"} <= reports


def test_a_thief_cannot_say_yes_to_their_own_address(house: House) -> None:
    """A YES to the seat's reply address, or from the new address without the token, adds nothing."""
    house.start()
    house.write("Brenda", "throw 1", sender="thief@evil.test")
    house.write("Brenda", "YES", sender="thief@evil.test")
    answer(
        house,
        "YES",
        kind="new-address",
        sender="thief@evil.test",
        to="games+yes-aaaaaaaaaaaaaaaaaaaaaaaaaa@example.test",
    )
    answer(house, "YES", kind="new-address", sender="brenda@players.test", to=BARE)
    player = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        assert work.players.get(player).addresses == ("brenda@players.test",)


def test_the_gm_changes_addresses(house: House) -> None:
    """`pbm seat address` adds and removes, never the last; a shared address is warned about."""
    house.start()
    office = house.server.office
    assert change_addresses(office, "hill", "Brenda").player.addresses == ("brenda@players.test",)
    shared = change_addresses(office, "hill", "1", add=["Clive@Players.test"])
    assert "also an address of Clive" in shared.warnings[0]
    gone = change_addresses(office, "hill", "Brenda", remove=["clive@players.test"])
    assert gone.player.addresses == ("brenda@players.test",)
    for changes in (
        {"remove": ["brenda@players.test"]},
        {"remove": ["x@y.test"]},
        {"add": ["no address"]},
        {"add": ["a@b@c.test"]},
        {"add": ["games+x@example.test"]},
        {"add": ["brenda@players.test"]},
    ):
        with pytest.raises(IllegalError):
            change_addresses(office, "hill", "Brenda", **changes)
    with pytest.raises(IllegalError):
        change_addresses(office, "hill", "Nobody", add=["a@b.test"])


def test_the_gm_changes_several_addresses_at_once_and_the_player_hears_of_it(house: House) -> None:
    """Each --add and --remove is done, all or none; what is written to is told at the addresses that there are now."""
    house.start()
    office = house.server.office
    change = change_addresses(office, "hill", "Brenda", add=["b@work.test", "b@home.test"])
    assert change.player.addresses == ("brenda@players.test", "b@work.test", "b@home.test")
    told = [mail for mail in house.outbox() if mail.kind == "addresses-changed"]
    assert [mail.intended for mail in told] == ["brenda@players.test", "b@work.test", "b@home.test"]
    assert "The GM has added b@work.test and b@home.test" in text_of(parsed(told[0]))
    with pytest.raises(IllegalError):
        change_addresses(office, "hill", "Brenda", remove=["b@work.test", "x@y.test"])
    change = change_addresses(office, "hill", "Brenda", remove=["brenda@players.test", "b@work.test"])
    assert change.player.addresses == ("b@home.test",)
    told = [mail for mail in house.outbox() if mail.kind == "addresses-changed"][3:]
    assert [mail.intended for mail in told] == ["b@home.test"]
    assert "taken out brenda@players.test and b@work.test" in text_of(parsed(told[0]))


def test_the_command_address_is_confirmed_from_the_old_address(house: House) -> None:
    """ADDRESS ADD asks the registered address; YES adds the new one, which is told."""
    house.start()
    house.write("Brenda", "ADDRESS ADD b@new.test")
    assert [mail.intended for mail in house.outbox() if mail.kind == "new-address"] == ["brenda@players.test"]
    answer(house, "yes", kind="new-address")
    added = {mail.intended for mail in house.outbox() if mail.kind == "address-added"}
    assert added == {"brenda@players.test", "b@new.test"}
    assert "b@new.test" in text_of(house.to_gm()[-1])


def test_several_addresses_are_asked_about_one_by_one(house: House) -> None:
    """ADDRESS ADD takes more than one, with names beside them; each has a question of its own."""
    house.start()
    told = text_of(house.write("Brenda", "ADDRESS ADD b@new.test, Bren at work <b@work.test>"))
    assert "b@new.test" in told
    assert "b@work.test" in told
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 2
    answer(house, "yes", kind="new-address")
    player = house.seat("Brenda").player_id
    with house.server.office.store.begin() as work:
        assert work.players.get(player).addresses == ("brenda@players.test", "b@work.test")


def test_of_several_addresses_each_is_told_of(house: House) -> None:
    """Which were asked about, which are known, which are none, and which have to wait."""
    house.start()
    told = text_of(
        house.write("Brenda", "ADDRESS ADD a@b.test, foo, c@d.test; e@f.test, g@h.test and brenda@players.test")
    )
    for address in ("a@b.test", "c@d.test", "e@f.test"):
        assert f"reply YES to it, and {address} is added" in told
    assert "“foo” does not look like an address" in told
    assert "g@h.test is left out for now" in told
    assert "brenda@players.test is registered to you already" in told
    assert len([mail for mail in house.outbox() if mail.kind == "new-address"]) == 3


@pytest.mark.parametrize(
    ("words", "counted"), [("throw 1", True), ("REMIND OFF", True), ("STATUS", False), ("Hello Alan!", False)]
)
def test_the_letter_about_an_address_says_whether_its_mail_counted(house: House, words: str, counted: bool) -> None:
    """A question changes nothing, and there is nothing to be undone."""
    house.start()
    house.write("Brenda", words, sender="b@work.test")
    letter = text_of(parsed([mail for mail in house.outbox() if mail.kind == "new-address"][-1]))
    assert ("so the mail counted" in letter) is counted
    assert ("is undone as far as it can be" in letter) is counted
    assert ("Nothing has changed by it." in letter) is not counted


def test_the_letter_about_an_address_says_that_late_orders_did_not_count(house: House) -> None:
    """They are only offered."""
    house.start()
    first = str(house.sent_to("Brenda")[0]["Message-ID"])
    house.pass_deadline()
    house.write("Brenda", ORDERS, answering=first, sender="b@work.test")
    letter = text_of(parsed([mail for mail in house.outbox() if mail.kind == "new-address"][-1]))
    assert "Nothing has changed by it." in letter


def test_not_me_to_the_command_address_changes_the_reply_address(house: House) -> None:
    """Who did not ask for it has a reply address that somebody else knows."""
    house.start()
    old = house.reply_address("Brenda")
    house.write("Brenda", "throw 1\n\nADDRESS ADD thief@evil.test")
    answer(house, "not me", kind="new-address")
    assert house.reply_address("Brenda") != old
    assert not any((house.standing("Brenda") or {}).values())
    with house.server.office.store.begin() as work:
        assert work.players.by_address("thief@evil.test") == ()


def test_in_a_shared_mailbox_a_tag_in_the_subject_makes_a_mail_ours(house: House) -> None:
    """Where tags are lost from addresses, a reply from an address we do not know is not left lying there."""
    house.start()
    header = "From: b@work.test\r\nTo: games@example.test\r\nSubject: {}\r\n\r\n"
    intake = house.server.intake
    assert intake.wants("x", header.format("Re: Round 3 [hill 1 abcdefghijklmnopqrstuvwxyz]").encode())
    assert intake.wants("x", header.format("Re: Yes or no? [yes abcdefghijklmnopqrstuvwxyz]").encode())
    assert not intake.wants("x", header.format("Dinner [hill 1]?").encode())


SECRETS = ("Throw 5", "throw 5", "45", "Turn 2", "turn 2", "40", "cheat", "Numbers left", "highest left", "Hastings")


@pytest.mark.parametrize(
    "words",
    [
        "STATUS",
        "HISTORY",
        "REPORT 0",
        "ORDERS",
        "PRESS",
        "throw 6\n\nSTATUS",
        "trapdoor 20",
        "???",
        "Thanks for showing me this, see you at the club on Friday.",
        "throw 9 trapdoor 99",
        "turn 2: throw 9",
        "throw 1 or 2",
        "perhaps 6 and 11?",
        "WITHDRAW LATER",
        "WITHDRAW ALL",
        "PLAY DEFAULT",
        "my highest left, and the same trapdoor as before",
        "if I miss a round, play my lowest left",
        "ABSENT 12 December to 14 December",
        "RESIGN",
        "PRESS NONE",
        "ANONYMOUS PRESS: me too",
        "YES",
        "NO",
        "",
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_a_leaked_address_is_not_read_the_seats_papers(house: House, words: str, late: bool) -> None:
    """Whatever somebody writes to a seat's address, theirs hears nothing of the seat's orders, press or plans."""
    house.start(house={"standing_orders": True})
    leaked = house.reply_address("Brenda")
    house.write(
        "Brenda",
        "throw 5 trapdoor 45\nturn 2: throw 4 trapdoor 40\nif I miss a round, play my highest left\n"
        "ANONYMOUS PRESS: Clive is a cheat",
    )
    house.write("Brenda", "ABSENT 3 May 2027 to 17 May 2027, visiting Hastings")
    form = None
    if late:
        form = next(mail for mail in house.outbox() if mail.kind == "receipt").message_id
        house.pass_deadline()
    before = len(house.sent_to("Brenda"))
    house.write("Brenda", words, sender="thief@evil.test", to=leaked, answering=form)
    assert len(house.sent_to("Brenda")) > before
    told = [mail for mail in house.outbox() if mail.intended == "thief@evil.test"]
    assert {mail.kind for mail in told} <= {"elsewhere"}
    for mail in told:
        said = text_of(parsed(mail))
        assert not [secret for secret in SECRETS if secret in said], said
        assert leaked.partition("@")[0] not in said


def test_who_writes_from_elsewhere_is_told_what_became_of_the_mail(house: House) -> None:
    """The note says whether orders were taken, and how to have our mails at that address too."""
    house.start()
    house.write("Brenda", ORDERS, sender="Brenda at work <b@work.test>")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "taken, as receipt 1" in text_of(note)
    assert "ADDRESS ADD b@work.test" in text_of(note)
    house.write("Brenda", "throw 9", sender="b@work.test")
    house.write("Brenda", "Can I have an extension?", sender="b@work.test")
    notes = [text_of(parsed(mail)) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "could not be taken as it is" in notes[1]
    assert "passed on to the GM" in notes[2]


@pytest.mark.parametrize("tags", ["address", "subject"])
def test_the_note_to_an_address_we_do_not_know_has_no_secret_in_it(tmp_path: Path, tags: str) -> None:
    """Whose From was mistyped, or made up, does not get what plays for the seat."""
    house = open_house(settings_in(tmp_path, mail=f'tags = "{tags}"'))
    house.start()
    signed = house.reply_address("Brenda")
    secret = signed.partition("@")[0].rpartition(".")[2]
    house.write("Brenda", ORDERS, sender="b@work.test", to=signed)
    (note,) = [mail for mail in house.outbox() if mail.intended == "b@work.test"]
    assert secret not in note.raw.decode("ascii").lower()
    assert secret not in note.subject.lower()
    assert parsed(note)["Reply-To"] is None


def test_what_answers_that_note_is_held_and_the_player_is_asked(house: House) -> None:
    """It proves who reads the address and no more; YES counts it, and the note says that this is needed."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    assert "counts only after a YES from there" in " ".join(text_of(note).split())
    answering = str(note["Message-ID"])
    house.write("Brenda", "throw 4 trapdoor 44", sender="b@work.test", to=BARE, answering=answering)
    assert (last_mail(house).status, house.standing("Brenda")) == ("held", TAKEN)
    question = house.sent_to("Brenda")[-1]
    assert "b@work.test" in text_of(question)
    house.write("Brenda", "YES", to=str(question["Reply-To"]))
    assert house.standing("Brenda") == {"A": {"throws": [4], "trapdoor": 44}}


def test_that_note_is_worth_nothing_from_another_address(house: House) -> None:
    """Nobody is asked about a mail that only names its Message-ID."""
    house.start()
    house.write("Brenda", ORDERS, sender="b@work.test")
    (note,) = [parsed(mail) for mail in house.outbox() if mail.intended == "b@work.test"]
    answering, told = str(note["Message-ID"]), len(house.sent_to("Brenda"))
    house.write("Brenda", "throw 4", sender="mallory@evil.test", to=BARE, answering=answering)
    assert (last_mail(house).status, len(house.sent_to("Brenda"))) == ("processed", told)


def test_a_letter_to_the_gm_names_who_wrote_it(house: House) -> None:
    """What comes from an address that is not the player's is not told as the player's words."""
    house.start()
    house.write("Brenda", "May I borrow your book?", sender="A. Nother <someone@evil.test>")
    letter = house.to_gm()[-1]
    assert str(letter["Subject"]).startswith("[hill] A. Nother <someone@evil.test> wrote for Brenda")
    assert "A. Nother <someone@evil.test> wrote to Hill by the reply address of Brenda" in text_of(letter)
    assert "your reply goes to Brenda (brenda@players.test)" in text_of(letter)
    assert "Brenda (brenda@players.test) wrote" not in text_of(letter)
    house.write("Brenda", "PRESS TO GM: My book is late.", sender="A. Nother <someone@evil.test>")
    assert "A. Nother <someone@evil.test> wrote to Hill" in text_of(house.to_gm()[-1])
    house.write("Brenda", "And may I borrow your pen?")
    assert "Brenda (brenda@players.test) wrote to Hill" in text_of(house.to_gm()[-1])
