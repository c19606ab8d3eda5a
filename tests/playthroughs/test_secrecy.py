"""Nobody but the GM learns of the board, of throws or of nominations: not from mails, ids, or log lines."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from tests.playthroughs.house import BOARD, House, open_house, settings_in

_SEAL = re.compile(r"\b[0-9a-f]{64}\b")


def play(folder: Path, board: dict[str, Any], clive: str, dora: str) -> House:
    """Play two rounds in which Brenda does the same whatever the others and the board do."""
    folder.mkdir()
    house = open_house(settings_in(folder))
    house.start(boards={"A": board})
    house.write("Brenda", "throw 2, trapdoor 33")
    house.write("Brenda", "throw 2, trapdoor 3")
    house.write("Clive", clive)
    house.write("Dora", dora)
    house.pass_deadline()
    house.write("Brenda", "throw 2, trapdoor 33")
    house.pass_deadline()
    return house


def words_for(house: House, name: str) -> list[bytes]:
    """Return every byte of every mail for a player, but for the seals."""
    with house.server.office.store.begin() as work:
        mails = [mail for mail in work.outbox.all() if mail.intended == f"{name.lower()}@players.test"]
    return [_SEAL.sub("SEAL", mail.raw.decode().replace("=\r\n", "")).encode() for mail in mails]


def test_what_a_player_gets_does_not_depend_on_what_they_may_not_know(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Other snakes, throws and nominations, the same public facts: the same bytes to the player, the same log."""
    caplog.set_level(logging.INFO)
    # Clive reaches 5 by throwing 5, or by throwing 4 and a ladder; Dora nominates elsewhere; snakes lie elsewhere.
    one = play(tmp_path / "one", dict(BOARD), "throw 5, trapdoor 41", "throw 1, trapdoor 51")
    first_log = [record.getMessage() for record in caplog.records]
    caplog.clear()
    other_board = {**BOARD, "ladders": {"4": 5, "9": 28}, "snakes": {"51": 3}}
    two = play(tmp_path / "two", other_board, "throw 4, trapdoor 29", "throw 1, trapdoor 17")
    second_log = [record.getMessage() for record in caplog.records]
    with one.server.office.store.begin() as work:
        public_one = [round_.public for round_ in work.rounds.of_game(1)]
    with two.server.office.store.begin() as work:
        public_two = [round_.public for round_ in work.rounds.of_game(1)]
    assert public_one[0] == public_two[0]
    assert words_for(one, "Brenda")[:4] == words_for(two, "Brenda")[:4]
    assert len(words_for(one, "Brenda")[:4]) == 4
    assert first_log[:12] == second_log[:12]


def test_the_planted_leak_is_seen(tmp_path: Path) -> None:
    """The test above can fail: a nomination of one's own that differs shows in one's own mails."""
    one = play(tmp_path / "one", dict(BOARD), "throw 5, trapdoor 41", "throw 1, trapdoor 51")
    two = play(tmp_path / "two", dict(BOARD), "throw 5, trapdoor 42", "throw 1, trapdoor 51")
    assert words_for(one, "Brenda") == words_for(two, "Brenda")
    assert words_for(one, "Clive") != words_for(two, "Clive")


def test_ids_and_headers_hold_no_orders_and_no_tokens_of_others(tmp_path: Path) -> None:
    """Message-IDs follow from a secret hash; envelope senders name no seat; only Reply-To has the seat's token."""
    house = play(tmp_path / "one", dict(BOARD), "throw 5, trapdoor 41", "throw 1, trapdoor 51")
    with house.server.office.store.begin() as work:
        mails = work.outbox.all()
    tokens = {name: house.reply_address(name).split(".")[-2].split("@")[0] for name in ("Brenda", "Clive", "Dora")}
    for mail in mails:
        assert re.fullmatch(r"<[0-9a-f]{24}@example\.test>", mail.message_id)
        assert re.fullmatch(r"games\+bounce-[0-9a-f]{20}@example\.test", mail.envelope_from)
        raw = mail.raw.decode()
        for name, token in tokens.items():
            if not mail.intended.startswith(name.lower()):
                assert token not in raw


def test_log_lines_at_the_default_level_have_no_orders_addresses_or_tokens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A log may be read by others than the GM."""
    caplog.set_level(logging.INFO)
    house = play(tmp_path / "one", dict(BOARD), "throw 5, trapdoor 41", "throw 1, trapdoor 51")
    lines = "\n".join(record.getMessage() for record in caplog.records)
    assert "stored" in lines
    for secret in ("trapdoor", "41", "51", "33", "players.test", house.reply_address("Brenda")[5:20]):
        assert secret not in lines


def test_the_log_formatter_takes_signatures_out_of_any_line() -> None:
    """Even a traceback or a library's line loses the signature of a reply address."""
    from pbm.cli.logs import RedactingFormatter

    address = "games+hill.3.abcdefghijklmnopqrstuvwxyz@example.test"
    record = logging.LogRecord("x", logging.ERROR, "f", 1, "refused %s", (f"<{address}>",), None)
    line = RedactingFormatter("%(message)s").format(record)
    assert "abcdefghijkl" not in line
    assert "games+hill.3." in line
