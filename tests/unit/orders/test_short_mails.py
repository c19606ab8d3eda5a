"""Short mails by a hand that nobody had looked at: how the next player's words are likely to be read."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.unit.orders.forms import Short, reading, short

FOLDER = Path(__file__).parents[2] / "orders_in_short"
TRAINING = Path(__file__).parents[3] / "training" / "mails"
TAILS = {True: 162, False: 191}
"""How many are seen, at least: of 200 sentences that leave an order open, and of 200 that are of other things."""
LONG = 25  # characters: two people may well both write "Throw 3, trapdoor 45"
RIGHT = {"order": 224, "ask": 183}
"""How many are exactly right, at least: of 240 plain orders, and of 200 mails that must be asked about."""
WRONG = {"order": 2, "ask": 9}
"""Of how many something is taken that was not meant, at most."""


def meant(orders: Mapping[str, Any]) -> Short:
    """Return what is meant, as readings are shortened; a space 0 is none."""
    return {board: (order["throws"], order.get("trapdoor") or None) for board, order in orders.items()}


def sort_of(entry: Mapping[str, Any], sort: str) -> str:
    """Return ``right``, ``wrong`` (something is taken that was not meant) or ``other`` for a mail."""
    boards = "".join(entry["boards"]) or "A"
    got = reading(entry["text"], entry["turns"], boards, subject="Re: Snakes")
    wanted = meant(entry["meant" if sort == "order" else "most"])
    taken = {board: (throws, door if isinstance(door, int) else None) for board, (throws, door) in short(got).items()}
    for board, (throws, door) in taken.items():
        limit = wanted.get(board, ([], None))
        if throws not in ([], limit[0]) or door not in (None, limit[1]):
            return "wrong"
    if sort == "ask":
        return "right" if got.verdict == "ask" else "other"
    same = all(taken.get(board, ([], None)) == order for board, order in wanted.items())
    return "right" if got.verdict == "clear" and same else "other"


def _plain(text: str) -> str:
    return json.dumps(text.strip(), ensure_ascii=False)[1:-1].casefold()


@cache
def counted(sort: str) -> Counter[str]:
    """Return how many of a sort are right, wrong, and neither."""
    name = {"order": "orders", "ask": "asks"}[sort]
    entries = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))[sort]
    return Counter(sort_of(entry, sort) for entry in entries)


@pytest.mark.soak
@pytest.mark.parametrize(("asking", "least"), TAILS.items())
def test_what_follows_a_plain_order(asking: bool, least: int) -> None:
    """Eight of ten sentences that leave an order open are seen, and few of the others are taken for such."""
    entries = tomllib.loads((FOLDER / "tails.toml").read_text(encoding="utf-8"))["tail"]
    texts = [entry["text"] for entry in entries if entry["ask"] is asking]
    seen = [(reading(f"Throw 3, trapdoor 45. {text}").verdict == "ask") is asking for text in texts]
    assert sum(seen) >= least


def test_plain_orders_are_taken() -> None:
    """Nine of ten plain orders are read exactly, in people's own words and in six languages."""
    assert counted("order")["right"] >= RIGHT["order"]


def test_what_is_not_plain_is_asked_about() -> None:
    """Nine of ten mails that a GM would answer first are asked about, and nothing beyond what is plain is kept."""
    assert counted("ask")["right"] >= RIGHT["ask"]


def test_little_is_taken_that_was_not_meant() -> None:
    """The error that must not happen is counted, and does not become more frequent."""
    assert counted("order")["wrong"] <= WRONG["order"]
    assert counted("ask")["wrong"] <= WRONG["ask"]


def test_nothing_that_is_measured_is_learned_from() -> None:
    """No mail of the measure stands among those that the weights are learned from."""
    learned = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TRAINING.glob("*.*"))).casefold()
    for path in sorted(FOLDER.glob("*.toml")):
        for entries in tomllib.loads(path.read_text(encoding="utf-8")).values():
            same = [
                entry["text"] for entry in entries if len(entry["text"]) > LONG and _plain(entry["text"]) in learned
            ]
            assert not same


@pytest.mark.parametrize("text", ["wihtdraw", "Withdrawn", "zurückziehen"])
def test_a_word_that_may_take_orders_back_is_asked_about(text: str) -> None:
    """Nothing is withdrawn by a slip or a word that could mean more, and the player is told what to send."""
    made = reading(text)
    assert (made.asked, made.verdict) == ((), "ask")
    assert "WITHDRAW" in str(made.problems[0])


@pytest.mark.parametrize(
    "text",
    ["I'll be away next week so throw 5 trapdoor 45", "We're going skiing 27 Dec - 3 Jan, throw 5, trapdoor 45"],
)
def test_orders_in_the_sentence_of_an_absence_are_taken(text: str) -> None:
    """No order gets lost with the words that tell when somebody is away."""
    made = reading(text)
    assert (made.orders["A"]["throws"], made.orders["A"]["trapdoor"]) == ([5], 45)


def test_default_alone_is_asked_about() -> None:
    """The word may be somebody's for anything; what to send for the order is said."""
    made = reading("DEFAULT")
    assert (made.asked, made.verdict) == ((), "ask")
    assert "PLAY DEFAULT" in str(made.problems[0])
