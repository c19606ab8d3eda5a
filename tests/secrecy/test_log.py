"""The log at its default level may be read by others than the GM: even when things break it tells no secret."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path
from typing import Literal

import pytest

from pbm.cli.logs import RedactingFormatter
from pbm.core.errors import ConfigError, Problem
from pbm.service.ports import Delivery
from tests.playthroughs.house import House, open_house, settings_in, text_of

FORMATTER = RedactingFormatter("%(levelname)s %(name)s: %(message)s")


def lines_of(caplog: pytest.LogCaptureFixture) -> str:
    """Return the log as it is written, tracebacks and all."""
    return "\n".join(FORMATTER.format(replace_text(record)) for record in caplog.records)


def replace_text(record: logging.LogRecord) -> logging.LogRecord:
    """Return a record whose traceback has not been put into words by another handler."""
    record.exc_text = None
    return record


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A game in its first round."""
    house = open_house(settings_in(tmp_path))
    house.start()
    house.write("Brenda", "throw 3, trapdoor 44")
    return house


def test_a_round_that_breaks_tells_no_space(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the program is logged with its kind and its place, not with the values that it met."""

    said = "".join(("Clive lands on ", "47", "11"))

    def broken(*_: object, **__: object) -> None:
        try:
            {}[said]
        except KeyError as error:
            raise ValueError(said) from error

    monkeypatch.setattr("pbm.service.rounds.play", broken)
    house.pass_deadline()
    told = lines_of(caplog)
    assert "round 1 could not be played" in told
    assert "ValueError" in told
    assert "KeyError" in told
    assert "test_log.py" in told
    assert "raise ValueError(said) from error" in told
    assert "Clive" not in told
    assert "4711" not in told


def test_a_mail_that_breaks_the_reader_tells_none_of_its_words(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody wrote is not in the log, whatever reading it comes to."""

    def broken(raw: bytes) -> None:
        raise ValueError(raw.decode())

    office = house.server.office
    object.__setattr__(office, "decode", broken)
    house.write("Brenda", "throw 4, trapdoor 4711")
    told = lines_of(caplog)
    assert "could not be read" in told
    assert "4711" not in told
    assert "players.test" not in told


def test_a_board_that_can_no_longer_be_built_stays_secret(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong with a board is for the GM; the log has the kind of problem."""

    def refused(*_: object, **__: object) -> None:
        raise ConfigError(Problem("start", "a snake must start before 60, not on 4711", key="boards.A.snakes.4711"))

    house.server.office._tables.clear()
    monkeypatch.setattr(house.server.office.ruleset("postal").__class__, "read_config", refused)
    house.write("Brenda", "throw 4, trapdoor 12")
    house.pass_deadline()
    told = lines_of(caplog)
    assert "4711" not in told
    assert "snakes" not in told
    assert "start" in told


def test_what_a_mail_asked_is_not_in_the_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """At the default level nobody can tell from the log who sent orders and who asked for something."""
    caplog.set_level(logging.INFO)
    seen = []
    for words in ("throw 5, trapdoor 9", "STATUS", "throw 9", "RESIGN"):
        caplog.clear()
        house.write("Clive", words)
        seen.append([record.getMessage().replace(str(house.mails), "N") for record in caplog.records])
    assert all(lines == seen[0] for lines in seen)
    assert seen[0]


@pytest.mark.parametrize("outcome", ["never", "later"])
def test_what_another_side_says_of_an_address_is_not_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture, outcome: Literal["never", "later"]
) -> None:
    """A reminder that comes back would tell who has sent no orders: the log has the code, the GM the words."""
    caplog.set_level(logging.INFO)
    words = f"{5 if outcome == 'never' else 4}50 5.1.1 <clive@players.test>: Recipient address rejected: User unknown"
    house.outbound.by_recipient["clive@players.test"] = Delivery(outcome, words)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=23)
    house.server.tick.beat(poll=True)
    told = lines_of(caplog)
    assert f"{words[:9]}" in told
    assert "clive" not in told.lower()
    assert "players.test" not in told
    assert (outcome == "never") is any(words in text_of(mail) for mail in house.to_gm())


def test_what_is_wrong_with_our_own_way_out_is_in_the_log_without_addresses(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever runs the server must see why nothing leaves."""
    caplog.set_level(logging.INFO)
    house.outbound.outcomes = [Delivery("later", "421 too much mail to <clive@players.test> now", about_us=True)]
    house.write("Clive", "STATUS")
    assert "421 too much mail to <…> now" in lines_of(caplog)


def test_the_formatter_leaves_nothing_of_what_an_error_says() -> None:
    """The words of an error are cut off, its own and those of the errors before it; a line without one is as ever."""
    try:
        raise ValueError("space " + "47")
    except ValueError as error:
        record = logging.LogRecord(
            "pbm", logging.ERROR, "f", 1, "broken", (), (type(error), error, error.__traceback__)
        )
    line = FORMATTER.format(record)
    assert line.startswith("ERROR pbm: broken\nTraceback")
    assert line.endswith("ValueError")
    assert "space 47" not in line
    assert FORMATTER.format(logging.LogRecord("pbm", logging.INFO, "f", 1, "fine", (), None)) == "INFO pbm: fine"
