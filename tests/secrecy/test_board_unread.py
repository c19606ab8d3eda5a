"""Nothing a player does is answered from the board: it is not even looked at before a round is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, NoReturn

import pytest

from pbm.core.board import Board
from pbm.rulesets.postal.state import Config
from pbm.service.office import Table
from tests.playthroughs.house import BOARD, House, open_house, settings_in, text_of
from tests.secrecy.stage import QUESTIONS


class BoardReadError(Exception):
    """The board was looked at."""


class Forbidden(Mapping[Any, Any]):
    """What is secret of a board: every look at it fails."""

    def _fail(self, *_: object) -> NoReturn:
        raise BoardReadError

    def __getitem__(self, key: Any) -> Any:
        """Fail."""
        self._fail(key)

    def __contains__(self, key: object) -> bool:
        """Fail."""
        self._fail(key)

    def __iter__(self) -> Iterator[Any]:
        """Fail."""
        self._fail()

    def __len__(self) -> int:
        """Fail."""
        self._fail()


SECRET = Forbidden()


def closed_book(board: Board) -> Board:
    """Return a board of which nothing but its size and what is told of it can be read."""
    return replace(board, cells=SECRET, ladders=SECRET, snakes=SECRET, below=SECRET, source=SECRET)


def shut(house: House) -> Table:
    """Let the house play with boards that cannot be looked into; return the game as it was laid out."""
    office = house.server.office
    with office.store.begin() as work:
        table = office.table(work, work.games.all()[0])
    config: Config = table.config
    shut_config = replace(
        config,
        boards={name: closed_book(board) for name, board in config.boards.items()},
        tracks={
            name: track._replace(ladders=SECRET, jumps=SECRET, below=SECRET) for name, track in config.tracks.items()
        },
    )
    office._tables[1] = replace(table, config=shut_config)
    return table


def playing(tmp_path: Path, tell: list[str]) -> House:
    """Return a house in the middle of a game on two boards, the second of which nobody is told the size of."""
    house = open_house(settings_in(tmp_path))
    house.start(
        boards={"A": {**BOARD, "public": {"tell": tell}}, "B": {**BOARD, "public": {"tell": []}}},
        options={"late_join": True, "max_consecutive_nmr": 4},
        house={"observe": True, "join": "open", "standing_orders": True, "late_orders": "ask"},
    )
    house.write("Brenda", "Board A: throw 2, trapdoor 33\nBoard B: throw 3, trapdoor 12")
    house.pass_deadline()
    return house


@pytest.mark.parametrize("tell", [[], ["size", "layout", "rules", "counts"]], ids=["nothing", "everything"])
def test_every_question_and_order_is_answered_without_a_look_at_the_board(tmp_path: Path, tell: list[str]) -> None:
    """Receipts, refusals, STATUS, HISTORY, REPORT, orders in advance: from a board that cannot be read."""
    house = playing(tmp_path, tell)
    shut(house)
    words = (
        *QUESTIONS,
        "Board A: throw 5, trapdoor 3\nBoard B: throw 1, trapdoor 59",
        "Board A: throw 5, trapdoor 60",
        "Board A: throw 5, trapdoor 61",
        "Board A: trapdoor 1",
        "A: throw 2",
        "TURN 4: THROW 6\nTURN 5: TRAPDOOR 9",
        "PLAY DEFAULT",
        "ORDERS",
    )
    for number, ask in enumerate(words):
        house.clock.moment += timedelta(minutes=45)
        name = ("Brenda", "Clive", "Dora")[number % 3]
        before = len(house.outbox())
        house.write(name, ask)
        assert "set aside" not in " ".join(mail.subject for mail in house.outbox()[before:]), ask
        assert all("error of the program" not in text_of(each) for each in house.to_gm()), ask
    assert all(mail.kind != "gm-notice" for mail in house.outbox())
    with house.server.office.store.begin() as work:
        assert not work.mails.waiting(10)


def test_reminders_and_the_lists_of_games_come_without_a_look_at_the_board(tmp_path: Path) -> None:
    """What the server writes of itself before a deadline, and what it tells a stranger."""
    house = playing(tmp_path, ["size"])
    shut(house)
    house.write("Edith", "GAMES", to="games@example.test")
    house.write("Edith", "OBSERVE hill", to="games@example.test")
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    assert "reminder" in [mail.kind for mail in house.outbox()]


def test_the_board_that_cannot_be_read_is_noticed(tmp_path: Path) -> None:
    """The tests above can fail: a round cannot be played on it, and can be once the board is back."""
    house = playing(tmp_path, ["size"])
    table = shut(house)
    with pytest.raises(BoardReadError):
        SECRET.get(3)
    house.pass_deadline()
    assert "cannot be played" in str(house.to_gm()[-1]["Subject"])
    house.server.office._tables[1] = table
    house.server.tick.beat(poll=True)
    with house.server.office.store.begin() as work:
        assert work.rounds.of_game(1)[1].status == "closed"
