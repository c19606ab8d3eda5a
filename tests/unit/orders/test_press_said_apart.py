"""Words for other players beside orders, that no label of press begins, are passed on to the GM."""

from __future__ import annotations

import pytest

from pbm.orders.press.people import People
from pbm.orders.press.said_apart import says_apart

PEOPLE = People(("Alan",), ("Dora", "Emil", "Gus", "A"))


@pytest.mark.parametrize(
    "line",
    [
        "To Emil and Gus: vote 44.",
        "Nur für Emils Augen: 44!",
        "Emil only - vote 44",
        "Between you and me, Emil: 44",
        "To my friend Emil: vote 44",
        "Private press, Emil: vote 44",
        "PM Emil: 44",
        "Unter uns, Emil: 44",
        "Entre nous, Emil: 44",
        "Alleen voor Emil - 44",
        "5/44, and say hi to Emil from me",
        "5/44, and tell Gus happy birthday",
        "5/44, und grüß Emil von mir",
        "5/44 en groeten aan Gus: succes",
        "For Dora's eyes only: hello",
    ],
)
def test_what_is_for_another_player_is_heard(line: str) -> None:
    """Nobody gets it but the GM, who can pass it on, and the writer is told."""
    assert says_apart(["5 and 44", line], PEOPLE)


@pytest.mark.parametrize(
    "line",
    [
        "throw 5, trapdoor 44",
        "Throw: 5",
        "A: 5 and 44",
        "For turn 2: 5 and 44",
        "Trapdoor on Emil, 44",
        "5/44 - Emil is near",
        "Gus may fall: 44",
        "To be safe: 5 and 44",
        "Only this: 5/44",
        "I think Emil fell for it",
        "Tell me when the deadline is",
        "say 5",
        "Emilia: for the win",
        "thanks for the report",
        "Dora",
    ],
)
def test_other_words_are_not(line: str) -> None:
    """That somebody is spoken of, or something is for the GM, is no message."""
    assert not says_apart([line], PEOPLE)
