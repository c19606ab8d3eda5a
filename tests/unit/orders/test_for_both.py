"""Orders for their writer and another player who is not named: "For both of us: 3 and 41"."""

from __future__ import annotations

import pytest

from pbm.orders.writers.for_both import for_both


@pytest.mark.parametrize(
    "words",
    [
        "For both of us: 3 and 41",
        "For the two of us: 3 and 41",
        "Both of us: 3 and 41",
        "Orders for both of us: throw 3, trapdoor 41",
        "3 and 41 for both of us",
        "Throw 3, trapdoor 41, for the two of us please.",
        "For us both - 3 and 41",
        "We both play 3 and 41",
        "From both of us: the three and trapdoor 41",
        "Für uns beide: Wurf 3, Falltür 41",
        "Wir beide: 3 und 41",
        "Pour nous deux : 3 et 41",
        "Voor ons allebei: 3 en 41",
        "Para nosotros dos: 3 y 41",
        "Per noi due: 3 e 41",
    ],
)
def test_orders_for_two_are_seen(words: str) -> None:
    """Wherever they stand in the mail."""
    assert for_both(["Hi Alan,", words]) == 1


@pytest.mark.parametrize(
    "words",
    [
        "3 and 41. Good luck to both of us!",
        "3 and 41, the best for both of us I hope",
        "It's raining for both of us here. Throw 3.",
        "Both of us are well. 3 and 41",
        "The two of us went to Spain. 3 and 41",
        "We both like 41",
        "For both boards: 3 and 41",
        "Us two met in 1984: 3 and 41",
        "For both of us it was a good turn. 3 and 41",
        "Is 41 good for both of us? Throw 3.",
        "41 is good for both of us, so 41",
        "It will be hard for both of us. 3 and 41",
        "All of us wish you well. 3 and 41",
        "Both: 3 and 41",
    ],
)
def test_talk_of_both_is_none(words: str) -> None:
    """What is wished, told or asked of two, and two boards."""
    assert for_both([words]) is None
