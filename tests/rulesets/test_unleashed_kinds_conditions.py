"""Conditions that are no more than a fallback, a list's order or a choice in advance, and reasons beside a name."""

from __future__ import annotations

import pytest

from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, short, state


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("+3 on 17, or if somebody is perched upon it, on 18.", "+3@17 / +3@18"),
        ("+3 on 17 and if somebody takes it before me 18", "+3@17 / +3@18"),
        ("+3 on 17, and if somebody takes it first, 18", "+3@17 / +3@18"),
        ("+3 on 17 if it's not too late", "+3@17"),
        ("+3 auf 17, falls es noch nicht zu spät ist", "+3@17"),
        ("So Clive send me back and I end up further on. Thank you my dear.\n\n+3 on 17 for me.", "+3@17"),
    ],
)
def test_what_stands_in_the_way_leads_to_the_fallback(words: str, wanted: str) -> None:
    """Somebody who was there first is what a fallback is for; that it may be too late the server tells."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", words.split("\n"))
    assert (short(found.orders.get("A", {})), found.problems) == ({"plays": wanted}, ())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "If I land on Swap two cards: 38 and 42, please. And if on Send forward, then Brenda, poor thing.",
            {"swap-cards": "38&42", "send-forward": "Brenda"},
        ),
        (
            "Wenn ich auf Zurückschicken komme: Brenda. Und wenn auf Vorschicken, dann Clive.",
            {"send-back": "Brenda", "send-forward": "Clive"},
        ),
        ("If I land on Send forward: Brenda, since she is at the start again.", {"send-forward": "Brenda"}),
        ("if I land on Send back then it's Brenda, she too close behind me", {"send-back": "Brenda"}),
        ("If I land on the Swap players then it's me with whoever in front.", {"swap-players": "me&leader"}),
    ],
)
def test_choices_in_advance_are_told_in_passing(words: str, wanted: dict[str, str]) -> None:
    """A second landing need not be told whole, nor why somebody is named kept back."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", words.split("\n"))
    assert (short(found.orders.get("A", {})), found.problems) == ({"standing": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "If I land on Send back: Brenda, if she is ahead",
        "+3 on 17 if Clive takes the blank first",
        "And if on 17 somebody stands",
    ],
)
def test_what_hangs_on_others_is_asked_about_still(words: str) -> None:
    """Where it is left open who is meant, or what happens, nothing is taken."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", words.split("\n"))
    assert found.problems or not found.orders


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "L4 27-8 please, then S1 30-14, S5 45-20 and if them gone L2 37-22",
            "L4:27-8, S1:30-14, S5:45-20, L2:37-22",
        ),
        ("L4 27-8, S1 30-14. If they're gone then L2 37-22", "L4:27-8, S1:30-14, L2:37-22"),
        (
            "die Leiter L4 von 7 auf 26. Wenn die schon weg ist, dann L2 von 11 auf 22, danach die Schlange S4 "
            "von 45 auf 17"
            " und zuletzt S6 von 41 auf 19.",
            "L4:26-7, L2:22-11, S4:45-17, S6:41-19",
        ),
        (
            "S5 from 40 down to 20, please, and if someone has had S5 before me then S6 in the same place.",
            "S5:40-20, S6:40-20",
        ),
        ("S5 40-20, and if somebody takes it first, S6 40-20", "S5:40-20, S6:40-20"),
        ("S5 40-20, and if Clive takes S5 first then S6 40-20", "S5:40-20, S6:40-20"),
    ],
)
def test_what_others_have_taken_is_passed_over(words: str, wanted: str) -> None:
    """A list is for when others have taken something, and so it is no condition to say so."""
    game = config()
    found = RULESET.read_words(game, state(game, phase="setup"), "Alan", [words])
    assert (short(found.orders.get("A", {})), found.problems) == ({"pieces": wanted}, ())


@pytest.mark.parametrize(
    "words",
    [
        "wait if i land on move snake do i get to pick after or do i have to say now",
        "do i choose who to swap before or after the roll",
        "if i land on a send back do i choose who straight away or next round",
    ],
)
def test_when_to_choose_is_asked_without_a_question_mark(words: str) -> None:
    """Whether something is to be told now is a question, and no order that hangs on something."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", [words])
    assert (found.orders, found.problems) == ({}, ())


@pytest.mark.parametrize(
    "words",
    [
        "+3 on 17 - and is it true the pile is nearly done?",
        "+3 on 17, how many cards are left?",
        "+3 on 17 and when's the deadline?",
    ],
)
def test_a_question_beside_an_order_leaves_it_as_it_is(words: str) -> None:
    """What is asked behind a comma or a dash and is not about the order makes no question of it."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", [words])
    assert (short(found.orders.get("A", {})), found.problems) == ({"plays": "+3@17"}, ())


@pytest.mark.parametrize(
    "words",
    ["+3 on 17, or 18, what do you think?", "+3 on 17, is that allowed?", "+3 on 17, any idea if that is best?"],
)
def test_a_question_about_an_order_is_asked_back(words: str) -> None:
    """Who asks what to do has not decided."""
    game = config()
    found = RULESET.read_words(game, state(game), "Alan", [words])
    assert found.problems or found.message or not found.orders
