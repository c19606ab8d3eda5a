"""What every store promises about advance orders, press, questions, absences, observers and failing addresses."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from pbm.service.ports import ConflictError, Store
from pbm.service.records import Absence, AddressTrouble, AdvanceOrder, Observer, Player, PressPiece, Question
from tests.contracts.store_samples import T0, mail_in, mail_out, minutes, scene


def question(token: str, **changes: Any) -> Question:
    """Return a question that is not kept yet."""
    values: dict[str, Any] = {
        "token": token,
        "kind": "hold",
        "address": "Zoe@Example.test",
        "asked_at": T0,
        "expires_at": minutes(60),
    }
    return Question(**(values | changes))


def test_of_advance_orders_the_newest_stands(store: Store) -> None:
    """Orders ahead come by turn; a newer one replaces that of its turn, and those dropped stand no longer."""
    with store.begin() as work:
        kept = scene(work)
        seat = kept.seat.id
        late = work.orders.add_advance(AdvanceOrder(seat_id=seat, turn=5, orders={}, mail_id=None, received_at=T0))
        work.orders.add_advance(AdvanceOrder(seat_id=seat, turn=4, orders={}, mail_id=None, received_at=T0))
        new = work.orders.add_advance(
            AdvanceOrder(seat_id=seat, turn=4, orders={"A": {"throws": [2]}}, mail_id=None, received_at=minutes(1))
        )
    with store.begin() as work:
        assert work.orders.advance(seat) == (new, late)
        assert new.orders == {"A": {"throws": [2]}}
        assert work.orders.advance(999) == ()
        assert work.orders.drop_advance(seat, [4, 9]) == 1
        assert work.orders.advance(seat) == (late,)
        assert work.orders.drop_advance(seat) == 1
        assert work.orders.advance(seat) == ()


def test_press_is_kept_by_round(store: Store) -> None:
    """Pieces come oldest first with whom they are for, and one that is taken back stays on record."""
    with store.begin() as work:
        kept = scene(work)
        values: dict[str, Any] = {"round_id": kept.round.id, "seat_id": kept.seat.id, "mail_id": None}
        first = work.press.add(PressPiece(**values, text="Hä?\x00", received_at=T0))
        second = work.press.add(PressPiece(**values, text="psst", to=(2, 0), anonymous=True, received_at=minutes(1)))
        work.press.update(replace(first, stands=False))
    with store.begin() as work:
        assert work.press.of_round(kept.round.id) == (replace(first, stands=False), second)
        assert second.to == (2, 0)
        assert work.press.of_round(999) == ()
        mine = PressPiece(round_id=kept.round.id, seat_id=None, mail_id=None, text="From the GM.", received_at=T0)
        own = work.press.add(mine)
        work.press.update(replace(own, edited=""))
    with store.begin() as work:
        assert work.press.of_round(kept.round.id)[-1] == replace(mine, id=own.id, edited="")


def test_questions_are_found_while_they_are_open(store: Store) -> None:
    """A question is found by its token for ever, by seat and address while it is open, and when it is due."""
    with store.begin() as work:
        kept = scene(work)
        mail = work.mails.add(mail_in())
        assert mail is not None
        held = work.questions.add(question("aaa", mail_id=mail.id, data={"n": [1]}))
        late = work.questions.add(question("bbb", kind="late", seat_id=kept.seat.id, expires_at=minutes(5)))
    with store.begin() as work:
        assert work.questions.by_token("aaa") == held
        assert work.questions.by_token("zzz") is None
        assert work.questions.open_to("zoe@example.TEST") == (held, late)
        assert work.questions.open_to("zoe@example.test", "late") == (late,)
        assert work.questions.open_of_seat(kept.seat.id) == (late,)
        assert work.questions.open_of_seat(kept.seat.id, "resign") == ()
        assert work.questions.due(minutes(4)) == ()
        assert work.questions.due(minutes(5)) == (late,)
        assert work.questions.asked_of("ZOE@example.test", T0, "hold") == (held,)
        assert work.questions.asked_of("ZOE@example.test", T0, "late") == (late,)
        assert work.questions.asked_of("zoe@example.test", minutes(1), "hold") == ()
        done = replace(late, status="yes", answered_at=minutes(2))
        work.questions.update(done)
        assert work.questions.open_of_seat(kept.seat.id) == ()
        assert work.questions.by_token("bbb") == done


def test_a_token_is_one_questions(store: Store) -> None:
    """Two questions never share a token."""
    with store.begin() as work:
        work.questions.add(question("aaa"))
    with pytest.raises(ConflictError), store.begin() as work:
        work.questions.add(question("aaa"))


def test_absences_by_first_day(store: Store) -> None:
    """A seat's absences come by first day, and are forgotten together."""
    with store.begin() as work:
        seat = scene(work).seat.id
        may = work.seats.add_absence(Absence(seat_id=seat, first=date(2030, 5, 3), last=date(2030, 5, 17), told_at=T0))
        april = work.seats.add_absence(Absence(seat_id=seat, first=date(2030, 4, 3), last=date(2030, 4, 3), told_at=T0))
    with store.begin() as work:
        assert work.seats.absences(seat) == (april, may)
        assert work.seats.absences(999) == ()
        assert work.seats.drop_absences(seat) == 2
        assert work.seats.absences(seat) == ()


def test_observers_by_game_and_address(store: Store) -> None:
    """Observers are found by their game and by their address in any case; one who stopped stays on record."""
    with store.begin() as work:
        game = scene(work).game.id
        ann = work.observers.add(Observer(game_id=game, name="Ann", address="Ann@x.test", since=T0))
        bob = work.observers.add(Observer(game_id=game, name="Bob", address="bob@x.test", since=T0))
        stopped = replace(ann, stopped_at=minutes(3))
        work.observers.update(stopped)
    with store.begin() as work:
        assert work.observers.of_game(game) == (stopped, bob)
        assert work.observers.by_address("ann@X.test") == (stopped,)
        assert work.observers.by_address("nobody@x.test") == ()


def test_trouble_with_an_address(store: Store) -> None:
    """An address has its newest trouble, in any case, until it is cleared."""
    trouble = AddressTrouble(address="Ann@x.test", since=T0, last=T0, hard=False, count=1, detail="4.2.2 full")
    with store.begin() as work:
        assert work.players.trouble("ann@x.test") is None
        work.players.put_trouble(trouble)
        worse = replace(trouble, hard=True, count=2, last=minutes(1), proven=False)
        work.players.put_trouble(worse)
    with store.begin() as work:
        assert work.players.trouble("ANN@x.test") == replace(worse, address="ann@x.test")
        work.players.clear_trouble("ANN@x.test")
        work.players.clear_trouble("ANN@x.test")
        assert work.players.trouble("ann@x.test") is None


def test_a_players_wishes_are_kept(store: Store) -> None:
    """Language, format and reminders begin with their defaults and stay as they are set."""
    with store.begin() as work:
        player = work.players.add(Player(name="Anna", zone="UTC", addresses=()))
        assert (player.language, player.format, player.remind) == ("en", "html", True)
        wished = replace(player, language="de", format="text", remind=False)
        work.players.update(wished)
        assert work.players.get(player.id) == wished


def test_a_mail_out_is_found_by_its_envelope(store: Store) -> None:
    """The envelope sender of a mail, in any case, leads back to it."""
    with store.begin() as work:
        kept = work.outbox.add(mail_out(envelope_from="games+bounce-0a@x.test"))
        work.outbox.add(mail_out(envelope_from="games+bounce-0b@x.test"))
    with store.begin() as work:
        assert work.outbox.by_envelope("GAMES+bounce-0a@x.test") == kept
        assert work.outbox.by_envelope("games+bounce-0c@x.test") is None


def test_a_held_mail_waits_for_nobody(store: Store) -> None:
    """A mail that is held is neither waiting nor in a round's way; its confirmation is kept."""
    with store.begin() as work:
        mail = work.mails.add(mail_in())
        assert mail is not None
        work.mails.update(replace(mail, status="held"))
    with store.begin() as work:
        assert work.mails.waiting(9) == ()
        assert work.mails.waiting_before(minutes(1), 1) == 0
        work.mails.update(replace(mail, status="stored", confirmed_at=minutes(9), again=2))
        assert work.mails.waiting(9) == (replace(mail, confirmed_at=minutes(9), again=2),)
