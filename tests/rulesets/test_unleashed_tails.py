"""What a player of Unleashed says after an order, in a sentence of its own: asked about, or mere talk."""

from __future__ import annotations

import pytest

from tests.rulesets.test_unleashed_by_others import outcome

UNDECIDED = [
    "Not sure though.",
    "I need to check the board.",
    "Provisionally, that is.",
    "Let me sleep on it.",
    "TBC.",
    "I'm not happy with it.",
]
OTHERWISE = [
    "As long as the square is free for Jean.",
    "Unless Jean objects.",
    "Subject to what Mum says.",
    "Pending news from Ted.",
    "Scrub that, I'll write again.",
]
TALK = [
    "If it rains on Saturday we'll play indoors.",
    "If that's all right with you.",
    "If it's taken, then 22.",
    "If I land on a send back: Clive.",
    "I'd rather be in the garden.",
    "Let me know if anything is unclear.",
]


@pytest.mark.parametrize("tail", [*UNDECIDED, *OTHERWISE])
def test_what_leaves_an_order_open_is_asked_about(tail: str) -> None:
    """Nothing stands before the player has said whether it is meant."""
    found = outcome({"says": f"+3 on 17. {tail}", "round": "one"})
    assert found.asked
    assert found.taken == {}


@pytest.mark.parametrize("tail", ["Not sure though.", "I need to check the board.", "I'm not happy with it."])
def test_who_is_only_undecided_may_say_yes(tail: str) -> None:
    """The card and its space are offered with the question."""
    reading = outcome({"says": f"+3 on 17. {tail}", "round": "one"}).reading
    assert reading.probable == {"A": {"plays": [[{"card": "+3", "at": 17}]]}}


@pytest.mark.parametrize("tail", OTHERWISE)
def test_what_hangs_on_others_or_is_taken_back_is_not_offered(tail: str) -> None:
    """A YES to it would say nothing."""
    assert outcome({"says": f"+3 on 17. {tail}", "round": "one"}).reading.probable == {}


@pytest.mark.parametrize("tail", TALK)
def test_talk_fallbacks_and_standing_choices_ask_nothing(tail: str) -> None:
    """A condition with an end of its own is none of the order."""
    found = outcome({"says": f"+3 on 17. {tail}", "round": "one"})
    assert not found.asked
    assert found.taken["plays"].startswith("+3@17")


@pytest.mark.parametrize(
    ("tail", "standing"),
    [
        ("Anything that sends people back: the leader please.", {"send-back": "leader"}),
        ("Everything that sends people forward: Dora", {"send-forward": "Dora"}),
    ],
)
def test_what_shall_happen_to_any_card_of_a_kind_is_a_standing_choice(tail: str, standing: dict[str, str]) -> None:
    """Told by what such cards do, after the order: kept with it, and not lost."""
    found = outcome({"says": f"+3 on 17. {tail}", "round": "one"})
    assert not found.asked
    assert found.taken == {"plays": "+3@17", "standing": standing}
