"""Sealed dice: drawn exactly as published, the same for everybody who has the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.core.dice import Dice, NoDice, SealedDice, dice_of_round
from pbm.core.seal import dice_seal

SEED = bytes(range(32))


def numbers(seed: bytes, game: str, stream: str) -> Iterator[int]:
    """Yield the numbers of a stream, block after block: the published rule, written another way."""
    for counter in count():
        block = hmac.new(seed, f"{game}|{stream}|{counter}".encode(), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            a, b, c, d = block[place : place + 4]
            yield ((a * 256 + b) * 256 + c) * 256 + d


def fair(drawn: Iterator[int], bound: int) -> int:
    """Return the next number below a bound, skipping those of the last, incomplete, run."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in drawn if number < limit) % bound


def test_fixed_vectors() -> None:
    """These dice and this order come out today and for ever: a seed published once must prove its game always."""
    dice = SealedDice(SEED, "hill")
    assert [dice.roll("move") for _ in range(20)] == [5, 6, 5, 1, 2, 1, 3, 5, 3, 1, 1, 1, 1, 3, 3, 5, 3, 3, 5, 3]
    assert [dice.roll("event") for _ in range(5)] == [3, 5, 3, 1, 5]
    assert dice.shuffle("cards", list("abcdefgh")) == list("efbgcdah")
    assert SealedDice(SEED, "hill", 7).roll("move") == 5
    assert dice_seal(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@given(st.binary(min_size=1, max_size=64), st.text("abcäö -/", max_size=8), st.text("xyzß.", max_size=8))
def test_dice_are_those_of_the_published_rule(seed: bytes, game: str, stream: str) -> None:
    """Rolls and shuffles of one stream, mixed, are those that a plain reading of the rule gives."""
    dice, drawn = SealedDice(seed, game), numbers(seed, game, stream)
    for _ in range(30):
        assert dice.roll(stream) == fair(drawn, 6) + 1
    items = list(range(13))
    for last in range(12, 0, -1):
        other = fair(drawn, last + 1)
        items[last], items[other] = items[other], items[last]
    assert dice.shuffle(stream, list(range(13))) == items
    assert dice.roll(stream) == fair(drawn, 6) + 1


def test_numbers_that_would_favour_a_face_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number at or beyond bound times the whole part of 2³²/bound is passed over, the one before it is not."""
    given = iter([2**32 - 4, 2**32 - 1, 2**32 - 5, 7])
    monkeypatch.setattr(SealedDice, "_number", lambda self, stream: next(given))
    dice = SealedDice(SEED, "hill")
    assert dice.roll("move") == (2**32 - 5) % 6 + 1
    assert dice.roll("move") == 2


def test_streams_are_independent() -> None:
    """What is rolled on one stream changes nothing on another."""
    plain, busy = SealedDice(SEED, "hill"), SealedDice(SEED, "hill")
    for _ in range(11):
        busy.roll("event")
    assert [plain.roll("move") for _ in range(9)] == [busy.roll("move") for _ in range(9)]


def test_the_dice_of_a_round_need_nothing_of_the_rounds_before() -> None:
    """A round's dice are its own: played later, or again, they are the same; no two rounds share them."""
    assert _rolls(dice_of_round(SEED, "hill", 3), 9) == _rolls(dice_of_round(SEED, "hill", 3), 9)
    rolls = {number: tuple(_rolls(dice_of_round(SEED, "hill", number), 12)) for number in range(1, 9)}
    assert len(set(rolls.values())) == len(rolls)
    assert list(rolls[3]) == _rolls(SealedDice(SEED, "hill"), 12, "3/move")


def test_a_game_without_a_seed_has_no_dice() -> None:
    """Who asks for a die all the same has made a mistake, and hears of it."""
    dice = dice_of_round(b"", "hill", 1)
    assert isinstance(dice, NoDice)
    with pytest.raises(LookupError):
        dice.roll("move")


def test_names_that_would_run_together_are_refused() -> None:
    """A game or a stream with the parting mark in its name could be taken for another."""
    with pytest.raises(ValueError, match="cannot hold"):
        SealedDice(SEED, "a|b")
    with pytest.raises(ValueError, match="cannot hold"):
        SealedDice(SEED, "a").roll("b|0")
    with pytest.raises(ValueError, match="seed"):
        SealedDice(b"", "a")


def test_dice_are_fair() -> None:
    """Of 6,000 rolls every face has its share, and a shuffle leaves its list as it was."""
    dice = SealedDice(SEED, "hill")
    faces = Counter(dice.roll("move") for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < number < 1150 for number in faces.values())
    items = [1, 2, 3]
    orders = Counter(tuple(dice.shuffle("cards", items)) for _ in range(3000))
    assert items == [1, 2, 3]
    assert len(orders) == 6
    assert all(380 < number < 620 for number in orders.values())


def _rolls(dice: Dice, times: int, stream: str = "move") -> list[int]:
    return [dice.roll(stream) for _ in range(times)]
