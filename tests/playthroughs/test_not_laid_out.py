"""Two games on one server, and one of them can no longer be laid out: that one waits, and the other goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from pbm.core.errors import ConfigError, Problem
from pbm.service import ahead_of_time, reading
from pbm.service.games import Entrant
from pbm.service.office import Office
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, MailIn, Round, Seat
from tests.playthroughs.house import BOARD, House, last_mail, text_of

ZOO = {
    "key": "zoo",
    "title": "Zoo",
    "entrants": tuple(Entrant(name, (f"{name.lower()}@other.test",), "Europe/London") for name in ("Ann", "Bob")),
}
SECRET_WORDS = "a ladder from 7 to 22 is not allowed any more"


@pytest.fixture(params=["rules", "board"])
def breaks(request: pytest.FixtureRequest) -> Callable[[House], None]:
    """Give what makes a game impossible to lay out: its rules are installed no more, or its board is refused."""

    def rules(house: House) -> None:
        with house.server.office.store.begin() as work:
            zoo = work.games.by_key("zoo")
            assert zoo is not None
            work.games.update(replace(zoo, ruleset="magpies"))
        again(house)

    def board(house: House) -> None:
        build = house.server.office.build

        def stricter(source: Any, *rest: Any) -> Any:
            if source.get("name") == "zoo":
                raise ConfigError(Problem("jumps", SECRET_WORDS, spaces=(7, 22)))
            return build(source, *rest)

        again(house, build=stricter)

    return rules if request.param == "rules" else board


def again(house: House, **changes: Any) -> None:
    """Let the server be started anew."""
    office = replace(house.server.office, _tables={}, _words={}, **changes)
    house.server.tick.office = office
    house.server = replace(house.server, office=office)


def mended(house: House) -> None:
    """Have the rules installed again, or the board taken."""
    with house.server.office.store.begin() as work:
        zoo = work.games.by_key("zoo")
        assert zoo is not None
        work.games.update(replace(zoo, ruleset="postal"))
    again(house, build=BUILDS[0])


BUILDS: list[Any] = []


@pytest.fixture
def two(house: House, breaks: Callable[[House], None]) -> House:
    """Give a server with a sound game and one that cannot be laid out, whose deadline is a day later."""
    BUILDS[:] = [house.server.office.build]
    house.start()
    later = {"every": "every week on Saturday 20:00", "zone": "Europe/London"}
    house.start(**ZOO, boards={"A": {**BOARD, "name": "zoo"}}, calendar=later)
    breaks(house)
    return house


def zoo_address(house: House, name: str = "Ann") -> str:
    """Return the reply address of a seat of the broken game."""
    with house.server.office.store.begin() as work:
        game = work.games.by_key("zoo")
        assert game is not None
        seat = next(seat for seat in work.seats.of_game(game.id) if seat.name == name)
    return house.server.office.letters.addresses.of_seat(game, seat)


def to_zoo(house: House, words: str = "throw 5 trapdoor 45", name: str = "Ann") -> MailIn:
    """Write to the broken game; return the mail."""
    house.write(name, words, sender=f"{name.lower()}@other.test", to=zoo_address(house, name))
    return last_mail(house)


def zoo_rounds(house: House) -> list[str]:
    """Return how the rounds of the broken game stand."""
    with house.server.office.store.begin() as work:
        return [round_.status for round_ in work.rounds.of_game(2)]


def first_seat(work: UnitOfWork) -> Seat:
    """Return Ann's seat."""
    return next(seat for seat in work.seats.of_game(2) if seat.name == "Ann")


def notices(house: House) -> list[str]:
    """Return the GM's notices that a game cannot be played."""
    return [text_of(mail) for mail in house.to_gm() if "cannot be played for now" in mail["Subject"]]


def test_the_other_game_is_played_on_time(two: House) -> None:
    """A game that nobody can lay out holds up no round of another, whether mail for it waits or not."""
    two.write("Brenda", "throw 5 trapdoor 45")
    assert to_zoo(two).status == "stored"
    two.write("Clive", "throw 4 trapdoor 44")
    assert two.standing("Clive")
    two.pass_deadline()
    assert len([mail for mail in two.outbox() if mail.kind == "report"]) == 3
    two.pass_deadline()
    assert len([mail for mail in two.outbox() if mail.kind == "report"]) == 6
    assert zoo_rounds(two) == ["open"]


def test_the_gm_is_told_which_game_and_what_to_do_and_nothing_of_the_board(two: House) -> None:
    """One notice, which names the game and the way out of it; once its deadline has passed, one a day."""
    for minutes in range(5):
        two.clock.moment += timedelta(minutes=minutes)
        two.server.tick.beat(poll=True)
    to_zoo(two)
    (notice,) = notices(two)
    assert "Zoo (zoo) cannot be played for now" in notice
    assert "Please install the package" in notice or "pbm game show zoo" in notice
    assert "Nothing is lost" in notice
    assert not any(word in notice for word in ("22", "ladder", "jumps"))
    with two.server.office.store.begin() as work:
        round_ = work.rounds.open_of(2)
    assert round_ is not None
    for day in (0, 0, 1, 1):
        two.clock.moment = round_.deadline + timedelta(days=day, minutes=90)
        two.server.tick.beat(poll=True)
    assert len(notices(two)) == 3


def test_its_players_are_not_told_that_the_mailbox_was_not_read(two: House) -> None:
    """What keeps their round open is not their mail: nothing goes out to them that says so."""
    to_zoo(two)
    two.clock.moment += timedelta(days=30)
    two.server.tick.beat(poll=True)
    assert not any(mail.kind == "outage" for mail in two.outbox())


def test_its_mail_is_read_in_its_order_when_it_can_be_laid_out_again(two: House) -> None:
    """Nothing that came meanwhile is lost or counted as a try, however often it was looked at; the last one stands."""
    first = to_zoo(two, "throw 5 trapdoor 45")
    for _ in range(5):
        two.server.tick.beat(poll=True)
    second = to_zoo(two, "throw 3 trapdoor 43")
    mended(two)
    two.server.tick.beat(poll=True)
    with two.server.office.store.begin() as work:
        assert [work.mails.get(mail.id).outcome for mail in (first, second)] == [
            "orders taken, receipt 1",
            "orders taken, receipt 2",
        ]
        standing = work.orders.standing(work.rounds.of_game(2)[0].id, first_seat(work).id)
    assert standing is not None
    assert standing.mail_id == second.id
    two.clock.moment += timedelta(days=7)
    two.server.tick.beat(poll=True)
    assert zoo_rounds(two)[0] == "closed"


def test_however_much_mail_it_has_other_mail_is_read(two: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mail that waits for its game takes nobody's place: more of it than is fetched at once, and the next is read."""
    monkeypatch.setattr(reading, "_BATCH", 3)
    for _ in range(7):
        to_zoo(two)
    two.write("Brenda", "throw 5 trapdoor 45")
    assert two.standing("Brenda")
    with two.server.office.store.begin() as work:
        assert [mail.attempts for mail in work.mails.waiting(99)] == [0] * 7


def test_its_reminders_wait_and_others_go_out(two: House) -> None:
    """A reminder that cannot be made keeps back no other, and is made once it can be."""
    two.clock.moment += timedelta(days=3, hours=2)  # within a day of the sound game's deadline
    two.server.tick.beat(poll=True)
    two.clock.moment += timedelta(days=1)
    two.server.tick.beat(poll=True)

    def reminded() -> set[str]:
        return {mail.intended.partition("@")[0] for mail in two.outbox() if mail.kind == "reminder"}

    assert reminded() == {"brenda", "clive", "dora"}
    mended(two)
    two.server.tick.beat(poll=True)
    assert reminded() == {"brenda", "clive", "dora", "ann", "bob"}


def test_rules_that_cannot_say_whether_a_round_is_complete_hold_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be anybody's and fail in any way: the other games are played, and theirs at its deadline."""
    house.start()
    house.start(**ZOO, calendar={"every": "every week on Saturday 20:00", "zone": "Europe/London"})
    real = ahead_of_time._is_complete

    def failing(office: Office, work: UnitOfWork, game: Game, round_: Round) -> bool:
        if game.key == "zoo":
            raise ZeroDivisionError
        return real(office, work, game, round_)

    monkeypatch.setattr(ahead_of_time, "_is_complete", failing)
    house.pass_deadline()
    assert len([mail for mail in house.outbox() if mail.kind == "report"]) == 3
    assert zoo_rounds(house) == ["open"]
    house.clock.moment += timedelta(days=1)
    house.server.tick.beat(poll=True)
    assert zoo_rounds(house) == ["closed", "open"]


def test_a_mail_that_may_be_for_either_game_is_asked_about(two: House) -> None:
    """Who plays in both and names none is asked which, though one of them cannot be laid out."""
    with two.server.office.store.begin() as work:
        work.seats.update(replace(first_seat(work), player_id=work.players.by_address("brenda@players.test")[0].id))
    two.write("Brenda", "throw 5 trapdoor 45", to="games@example.test")
    assert last_mail(two).status == "processed"
    assert any(mail.kind == "which-game" for mail in two.outbox())


def test_strangers_are_answered_about_the_other_games(house: House, breaks: Callable[[House], None]) -> None:
    """A game that cannot be laid out lets nobody in, and its being in the list stops no mail of a stranger's."""
    house.start(house={"join": "open"}, options={"late_join": True})
    house.start(**ZOO, boards={"A": {**BOARD, "name": "zoo"}}, house={"join": "open"}, options={"late_join": True})
    breaks(house)
    answer = house.write("Newt", "GAMES", sender="newt@else.test", to="games@example.test")
    assert last_mail(house).status == "processed"
    assert "Hill" in text_of(answer)


def test_the_last_round_of_another_game_is_played_and_its_secrets_shown(
    house: House, breaks: Callable[[House], None]
) -> None:
    """Whether its board is in use elsewhere can be told of a game whose rules are gone: by how the board is written."""
    short = {**BOARD, "finish": 12, "ladders": {}, "snakes": {}}
    house.start(boards={"A": short})
    house.start(**ZOO, boards={"A": {**BOARD, "name": "zoo"}})
    breaks(house)
    for number in range(6):
        if house.round() is None:
            break
        for name in ("Brenda", "Clive", "Dora"):
            house.write(name, f"throw {6 - number} trapdoor {number + 1}")
        house.pass_deadline()
    assert house.game().status == "over"
    assert house.game().house.get("revealed") is True


def test_an_ended_game_that_cannot_be_laid_out_keeps_back_no_other_reveal(
    house: House, breaks: Callable[[House], None]
) -> None:
    """Secrets that waited are shown game by game: one whose file cannot be made waits on, and the next is shown."""
    house.start(**ZOO, boards={"A": {**BOARD, "name": "zoo"}})
    house.start(key="zulu", title="Zulu", boards={"A": {**BOARD, "finish": 50}})
    with house.server.office.store.begin() as work:
        for game in work.games.all():
            work.games.update(replace(game, status="over"))
            assert work.rounds.void(work.rounds.of_game(game.id)[0].id)
    breaks(house)
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        assert [game.key for game in work.games.all() if game.house.get("revealed") is True] == ["zulu"]
    assert len(notices(house)) == 1
