"""Reveal files are read strictly: what is not as it should be is named with its place."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.errors import ConfigError
from pbm.proof.reveal import read_reveal, write_reveal
from tests.unit.proof.toss import finished

GOOD = finished(b"x" * 32)


def refused(text: bytes) -> str:
    """Return why a file is refused."""
    with pytest.raises(ConfigError) as raised:
        read_reveal(text)
    return "\n".join(str(problem) for problem in raised.value.problems)


def test_a_file_is_written_and_read() -> None:
    """What is written is read as it was; a person finds a round on a line of its own."""
    text = write_reveal(GOOD)
    assert json.loads(text) == json.loads(json.dumps(GOOD))
    read = read_reveal(text)
    assert read.seats == ("Ann", "Ben", "Cleo")
    assert [round_.number for round_ in read.rounds] == [1, 2, 3, 4, 5]
    assert max(len(line) for line in text.decode().splitlines()) < 200


def numbered(raw: Any, receipt: int) -> None:
    """Give the orders of a round a receipt number."""
    raw["rounds"][0]["orders"] = {"Ann": {"receipt": receipt, "origin": "mail", "orders": {}}}


SHAPES: dict[str, tuple[Callable[[Any], object], str]] = {
    "a missing key": (lambda raw: raw.pop("start"), "start: is missing"),
    "a key too many": (lambda raw: raw.update(extra=1), "extra: does not belong here"),
    "a salt in capitals": (lambda raw: raw["options"].update(salt="AB"), "options.salt: should be a row of digits"),
    "a number in words": (
        lambda raw: raw["rounds"][1].update(number="2"),
        "rounds[1].number: should be a whole number",
    ),
    "true for a number": (lambda raw: raw["rounds"][1].update(number=True), "rounds[1].number: should be"),
    "no list of rounds": (lambda raw: raw.update(rounds={}), "rounds: should be a list"),
    "a strange change": (
        lambda raw: raw["rounds"][0].update(changes=[{"seat": "Ann", "what": "slept"}]),
        "rounds[0].changes[0].what: should be “left” or “joined”",
    ),
    "a strange origin": (
        lambda raw: raw["rounds"][0].update(orders={"Ann": {"receipt": 1, "origin": "dream", "orders": {}}}),
        "rounds[0].orders.Ann.origin: should be one of mail",
    ),
    "a receipt below one": (lambda raw: numbered(raw, -2), "rounds[0].orders.Ann.receipt: should be a number from 1"),
    "a receipt beyond all": (lambda raw: numbered(raw, 10**30), "rounds[0].orders.Ann.receipt: should be a number"),
    "no start": (lambda raw: raw["game"].update(started=""), "game.started: should be a moment with its zone"),
    "no end": (lambda raw: raw["game"].update(ended=""), "game.ended: should be a moment with its zone"),
    "a start without its zone": (lambda raw: raw["game"].update(started="2027-01-01T00:00:00"), "game.started: should"),
    "an end before the start": (
        lambda raw: raw["game"].update(ended="2026-01-01T00:00:00+00:00"),
        "game.ended: should not be before the game started",
    ),
    "no key": (lambda raw: raw["game"].update(key=""), "game.key: should be the short name of a game"),
    "a later version": (lambda raw: raw.update(version=2), "is of version 2"),
    "another kind of file": (lambda raw: raw.update(pbm="board"), "this is no reveal file"),
}


@pytest.mark.parametrize("what", SHAPES)
def test_what_is_wrong_is_named_with_its_place(what: str) -> None:
    """A file of the wrong shape is refused, and the player is told where it is wrong."""
    change, message = SHAPES[what]
    raw = json.loads(json.dumps(GOOD))
    change(raw)
    assert message in refused(json.dumps(raw).encode())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "only a part of one"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b'{"pbm": "reveal", "pbm": "reveal"}', "stands twice"),
        (b"[" * 100_000, "too deep"),
        (b'{"pbm": NaN}', "NaN is no number"),
        (b'{"pbm": "\\ud800"}', "a character that is none"),
        (b'{"pbm": ' + b"9" * 5000 + b"}", "digits"),
        (b"From: somebody\n\nhello", "this is no reveal file"),
        (b"3", "this is no reveal file"),
    ],
)
def test_what_is_no_reveal_file_is_refused_kindly(text: bytes, message: str) -> None:
    """Whatever somebody hands over, they are told what is wrong with it."""
    assert message in refused(text)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_bytes_break_the_reader(text: bytes) -> None:
    """Bytes are a reveal file or are refused; nothing else happens."""
    assert refused(text)


@given(st.data())
def test_no_changed_shape_breaks_the_reader(data: st.DataObject) -> None:
    """Whatever stands in whatever place of a file, it is read or refused."""
    raw = json.loads(json.dumps(GOOD))
    inner: Any = raw
    while isinstance(inner, dict | list) and inner:
        key = data.draw(st.sampled_from(sorted(inner) if isinstance(inner, dict) else range(len(inner))))
        if data.draw(st.booleans()) or not isinstance(inner[key], dict | list) or not inner[key]:
            inner[key] = data.draw(st.sampled_from([None, 1, -1, 1.5, "", "a", [], {}, [[]], {"a": {}}]))
            break
        inner = inner[key]
    with contextlib.suppress(ConfigError):
        read_reveal(json.dumps(raw).encode())
