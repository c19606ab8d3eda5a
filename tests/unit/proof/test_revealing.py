"""When the secrets of a game are shown, and what is in the file."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from pbm.core.errors import IllegalError
from pbm.core.game import JsonObject
from pbm.service.games import Entrant, NewGame, start_game
from pbm.service.ports import UnitOfWork
from pbm.service.records import Game, Round
from pbm.service.reveal import attach_reveal, may_reveal, reveal_by_hand, reveal_of, revealed
from tests.playthroughs.house import House, open_house, settings_in
from tests.unit.proof.games import Finished, verified

SHORT: JsonObject = {
    "finish": 12,
    "layout": {"kind": "boustrophedon", "width": 6},
    "ladders": {"2": 9},
    "snakes": {"11": 4},
    "public": {"tell": ["size"]},
}


def over(folder: Path, **changes: Any) -> House:
    """Return a house whose short game is over; nobody has sent anything."""
    house = open_house(settings_in(folder))
    # Who sends nothing nominates where they land; without this nobody would ever get past the first row.
    options = {"thresholds": [[0, 9]], **changes.pop("options", {})}
    house.start(**{"boards": {"A": SHORT}, "options": options, **changes})
    for _ in range(20):
        if house.round() is None:
            return house
        house.pass_deadline()
    raise AssertionError("the game does not end")


def another(house: House, board: JsonObject) -> Game:
    """Start another game in the same house."""
    new = NewGame(
        key="dale",
        title="Dale",
        ruleset="postal",
        zone="Europe/London",
        gm_note="",
        boards={"Z": board},
        options={},
        calendar={"every": "every week on Friday 20:00", "zone": "Europe/London"},
        entrants=(Entrant("Eve", ("eve@players.test",), "Europe/London"),),
    )
    return start_game(house.server.office, new)


def unmarked(work: UnitOfWork) -> Game:
    """Return the first game as it was before its secrets were out."""
    game = work.games.get(1)
    game = replace(game, house={key: value for key, value in game.house.items() if key != "revealed"})
    work.games.update(game)
    return game


def test_the_end_of_a_game_shows_its_secrets(tmp_path: Path) -> None:
    """With reveal = "end" the last report has the file, which proves the game; from then on the secrets are out."""
    house = over(tmp_path)
    office = house.server.office
    with office.store.begin() as work:
        unmarked(work)
        file = attach_reveal(office, work, work.games.get(1))
        assert file is not None
        assert (file.name, file.media_type) == ("hill-reveal.json", "application/json")
        again = attach_reveal(office, work, work.games.get(1))
        assert again == file
        assert work.games.get(1).house["revealed"] is True
        shown = revealed(office, work, work.games.get(1))
    assert shown is not None
    assert verified(shown).agrees


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    """While a game is played nothing is shown, whoever asks."""
    house = open_house(settings_in(tmp_path))
    house.start()
    office = house.server.office
    with office.store.begin() as work:
        game = work.games.get(1)
        assert attach_reveal(office, work, game) is None
        assert revealed(office, work, game) is None
    with pytest.raises(IllegalError, match="is not over"):
        reveal_by_hand(office, "hill")


def test_a_last_round_that_waits_keeps_the_secrets(tmp_path: Path) -> None:
    """A game is not shown before its last report is released."""
    house = over(tmp_path)
    office = house.server.office
    with office.store.begin() as work:
        unmarked(work)
        last: Round = work.rounds.of_game(1)[-1]
        work.rounds.update(replace(last, released_at=None))
        assert attach_reveal(office, work, work.games.get(1)) is None
    with pytest.raises(IllegalError, match="has not been released"):
        reveal_by_hand(office, "hill")


def test_the_gm_may_keep_the_moment_for_themselves(tmp_path: Path) -> None:
    """With reveal = "gm" the last report has no file; when the GM says so, it is written, and the audit says it."""
    house = over(tmp_path, house={"reveal": "gm"})
    office = house.server.office
    with office.store.begin() as work:
        assert attach_reveal(office, work, work.games.get(1)) is None
        assert revealed(office, work, work.games.get(1)) is None
    file = reveal_by_hand(office, "hill")
    assert reveal_by_hand(office, "hill") == file
    with office.store.begin() as work:
        assert revealed(office, work, work.games.get(1)) is not None
        assert [entry.actor for entry in work.record.audits(50) if entry.action == "game revealed"] == ["gm"]


def test_never_is_never(tmp_path: Path) -> None:
    """With reveal = "never" neither the end nor the GM shows anything."""
    house = over(tmp_path, house={"reveal": "never"})
    office = house.server.office
    with office.store.begin() as work:
        assert attach_reveal(office, work, work.games.get(1)) is None
        assert revealed(office, work, work.games.get(1)) is None
    with pytest.raises(IllegalError, match="never"):
        reveal_by_hand(office, "hill")


SAME_BOARDS: dict[str, JsonObject] = {
    "the same": SHORT,
    "under another name": {**SHORT, "name": "Secret Hill", "public": {"tell": []}},
    "written another way": {
        **SHORT,
        "ladders": {},
        "rule": [{"kind": "ladder", "where": {"list": [2]}, "effect": "+7"}],
    },
}


@pytest.mark.parametrize("how", SAME_BOARDS)
def test_a_board_in_use_elsewhere_is_not_shown(how: str, tmp_path: Path) -> None:
    """While another game is played on the same board, however it is written there, the GM is told and nobody shown."""
    house = over(tmp_path)
    office = house.server.office
    another(house, SAME_BOARDS[how])
    with office.store.begin() as work:
        game = unmarked(work)
        for _ in range(2):
            assert attach_reveal(office, work, game) is None
        assert revealed(office, work, game) is None
    notices = [mail for mail in house.outbox() if mail.key == "hill/reveal/board-in-use"]
    assert len(notices) == 1
    assert b"Dale" in notices[0].raw
    with pytest.raises(IllegalError, match="in use in Dale"):
        reveal_by_hand(office, "hill")
    house.clock.moment += timedelta(days=1)
    with office.store.begin() as work:
        dale = work.games.by_key("dale")
        assert dale is not None
        work.games.update(replace(dale, status="over"))
    assert reveal_by_hand(office, "hill").data


def test_another_board_stands_in_nobodys_way(tmp_path: Path) -> None:
    """A game on a board of its own is no reason to wait."""
    house = over(tmp_path)
    office = house.server.office
    another(house, {**SHORT, "ladders": {"2": 8}})
    with office.store.begin() as work:
        assert may_reveal(office, work, unmarked(work)) is None


def test_the_file_holds_no_address_no_press_and_no_secret_of_the_mail(one: Finished) -> None:
    """Of the players it has the names they play under; nothing that they wrote, and nothing to write to."""
    text = repr(one.reveal)
    office = one.house.server.office
    with office.store.begin() as work:
        seats = work.seats.of_game(1)
        for seat in seats:
            player = work.players.get(seat.player_id)
            assert all(address not in text for address in player.addresses)
            assert office.letters.addresses.of_seat(work.games.get(1), seat) not in text
        pieces = [piece for round_ in work.rounds.of_game(1) for piece in work.press.of_round(round_.id)]
    assert pieces
    assert "@" not in text
    assert "Press" not in text
    assert "99" not in text.replace(one.reveal["boards"]["A"]["salt"], "").replace(
        one.reveal["boards"]["A"]["seal"], ""
    ).replace(one.reveal["options"]["salt"], "").replace(one.reveal["options"]["seal"], "")


def test_who_joined_and_who_left_is_in_the_file(tmp_path: Path) -> None:
    """Somebody who was dropped after a round left it then, and the rounds after it agree."""
    house = over(tmp_path, options={"max_consecutive_nmr": 2}, boards={"A": {**SHORT, "snakes": {}, "ladders": {}}})
    with house.server.office.store.begin() as work:
        reveal: Any = reveal_of(house.server.office, work, work.games.get(1))
    assert {change["what"] for round_ in reveal["rounds"] for change in round_["changes"]} == {"left"}
    assert verified(reveal).agrees
