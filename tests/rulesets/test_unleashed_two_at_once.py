"""Two things told at once: a choice for two kinds of card, two cards of one kind, a wish and what is played instead."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, read, state, written


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("If I land on move any piece or move a snake: S2 43-34", {"move-piece": "S2:43-34", "move-snake": "S2:43-34"}),
        ("If I land on send back or send forward: the leader", {"send-back": "leader", "send-forward": "leader"}),
        ("Wenn ich auf Zurückschicken oder Vorschicken komme: Clive", {"send-back": "Clive", "send-forward": "Clive"}),
        ("Landing on send back and send forward: leader", {"send-back": "leader", "send-forward": "leader"}),
    ],
)
def test_a_choice_is_for_both_kinds_named(words: str, wanted: dict[str, str]) -> None:
    """Two kinds of card before one choice have it both, where it fits both."""
    found = read(words)
    assert (written(found).get("standing"), found.problems) == (wanted, ())


@pytest.mark.parametrize(
    "words",
    [
        "If I land on move a ladder or move a snake: S2 43-34",
        "If I land on send back, or swap two players: me and Clive",
        "If I land on swap two players or swap two cards: 34 and 45",
    ],
)
def test_a_choice_that_fits_one_kind_alone_leaves_the_other_open(words: str) -> None:
    """The kind that the choice is not for is asked about."""
    found = read(words)
    assert [problem.code for problem in found.problems] == ["choice-missing"]
    assert len(written(found)["standing"]) == 1


@pytest.mark.parametrize(
    "words",
    [
        "snake eyes: Clive, every time",
        "And if I roll the snake eyes it's Clive gets sent, every time, no exceptions.",
        "Snake eyes: Clive, always",
    ],
)
def test_every_time_is_no_condition(words: str) -> None:
    """What is said to hold every time is chosen as it is."""
    assert written(read(words)).get("standing") == {"snake-eyes": "Clive"}


@pytest.mark.parametrize(
    "words",
    [
        "The two minus 2s, one on 38 and one on 42.",
        "both -2s: 38 and 42",
        "my two -2 cards on 38 and 42",
        "the -2s on 38 and 42",
        "die beiden -2, eine auf 38 und eine auf 42",
        "two -2s, 38 and the other on 42",
        "-2 on 38 and another -2 on 42",
    ],
)
def test_two_cards_of_a_kind_are_told_at_once(words: str) -> None:
    """Where two cards are played and both are held, one name is enough for both."""
    found = read(words, 2, hand="-2 -2 blank +1")
    assert (written(found).get("plays"), found.problems) == ("-2@38 ; -2@42", ())


@pytest.mark.parametrize(
    ("words", "placements", "hand"),
    [
        ("both -2s: 38 and 42", 2, "-2 blank +1"),
        ("both -2s: 38 and 42", 1, "-2 -2 blank"),
        ("both -2s: 38, 40 and 42", 2, "-2 -2 blank"),
        ("the -2 on 38 and 42", 2, "-2 -2 blank"),
        ("both -2s: 38 and 42?", 2, "-2 -2 blank"),
    ],
)
def test_two_cards_that_are_not_held_or_not_played_are_asked_about(words: str, placements: int, hand: str) -> None:
    """One card in the hand, one placement, one card named or a third space: which goes where is not plain."""
    found = read(words, placements, hand=hand)
    plays: Any = found.orders.get("A", {}).get("plays") or []
    assert found.problems
    assert len(plays) < len(("38", "42"))


@pytest.mark.parametrize(
    "words",
    [
        "Zwei Karten tauschen auf 25, nämlich 34 und 45.",
        "Swap two cards on 25, namely 34 and 45",
        "Échanger deux cartes sur 25, à savoir 34 et 45",
        "swap two cards on 25, swapping 34 and 45",
    ],
)
def test_the_pair_of_a_swap_may_be_led_on(words: str) -> None:
    """Words that only lead on to the two spaces are no reason and no talk."""
    assert written(read(words, hand="swap-cards blank +3")).get("plays") == "swap-cards@25>34&45"


@pytest.mark.parametrize(
    "words", ["swap two cards on 25, exchanging 34 with 45", "Twee kaarten wisselen op 25, namelijk 34 en 45"]
)
def test_two_spaces_that_nothing_was_made_of_are_asked_about(words: str) -> None:
    """A card that swaps two is not entered without its choice where two more spaces are told behind it."""
    found = read(words, hand="swap-cards blank +3")
    assert not found.orders
    assert [problem.code for problem in found.problems] == ["choice-missing"]


@pytest.mark.parametrize("words", ["swap two cards on 25", "swap two cards on 25, else on 26"])
def test_a_swap_without_a_choice_stays_one(words: str) -> None:
    """With no spaces behind it but its own the choice is declined, as it may be."""
    assert written(read(words, hand="swap-cards blank +3")).get("plays", "").startswith("swap-cards@25")


@pytest.mark.parametrize("tail", [", swapping 34 and 45", ": 34 and 45", " (34 and 45)"])
def test_the_pair_goes_with_the_card_that_swaps(tail: str) -> None:
    """Of two cards in a sentence the pair is for the one that swaps two cards, whichever comes first."""
    hand = "roll swap-cards blank"
    assert written(read(f"extra roll on 9, then swap two cards on 25{tail}", 2, hand=hand)).get("plays") == (
        "roll@9 ; swap-cards@25>34&45"
    )
    assert written(read(f"swap two cards on 25{tail}, then extra roll on 9", 2, hand=hand)).get("plays") == (
        "swap-cards@25>34&45 ; roll@9"
    )


@pytest.mark.parametrize(
    "words",
    [
        "If I land on a lamppost junction I'd go up. And for swap two players leave it as it was.",
        "Lampposts: up. As for the send back, leave it the way it was",
        "for swap two players keep it as it is, lampposts up",
    ],
)
def test_a_choice_that_is_left_as_it_was_is_no_order(words: str) -> None:
    """What is said to stay as it was is not asked about beside what is chosen anew."""
    game = config()
    now = state(game, hand="+3 blank -1")
    before = {"A": {"plays": [[{"card": "+3", "at": 25}]]}}
    found: Any = RULESET.read_changes(game, now, "Alan", words.split("\n"), before)
    assert (found.orders, found.problems) == ({"A": {"standing": {"lamppost": "up"}}}, ())


@pytest.mark.parametrize(
    "words",
    [
        "Zwei Karten tauschen auf 3: die 33 mit der 38. Ach nein, die 33 mit der 37.",
        "Swap two cards on 3: 33 and 38. Oh no, 33 and 37.",
        "Swap two cards on 3: 33 with 38. No wait, 33 with 37.",
    ],
)
def test_the_pair_of_a_swap_is_put_right(words: str) -> None:
    """Two spaces behind "no" take the place of those that were to be swapped."""
    found = read(words, hand="swap-cards -3 blank")
    assert (written(found).get("plays"), found.problems) == ("swap-cards@3>33&37", ())


@pytest.mark.parametrize(
    "words",
    [
        "Swap two cards on 3: 33 and 38. Or 33 and 37?",
        "Swap two cards on 3: 33 and 38. No, 37.",
        "Swap two cards on 3: 33 and 38. No, not 33 and 38.",
    ],
)
def test_what_leaves_the_pair_open_is_asked_about(words: str) -> None:
    """One space for two, a question, or nothing in its place: it is asked which two are meant."""
    assert read(words, hand="swap-cards -3 blank").problems


@pytest.mark.parametrize(
    "words",
    [
        "Die -6 auf 26 geht ja wohl nicht, da steht Clive. Dann eben -3 auf 37.",
        "-6 on 26 won't work, Clive is standing there. So -3 on 37 then.",
        "-6 on 26 isn't possible, somebody is there. Then -3 on 37.",
        "Die -6 auf 26 geht nicht. Dann eben -3 auf 37.",
    ],
)
def test_a_wish_that_is_given_up_for_who_stands_there_is_none(words: str) -> None:
    """A card that cannot go where a player stands indeed, and the card that is played then: the second is ordered."""
    found = read(words, hand="-6 -3 blank")
    assert (written(found).get("plays"), found.problems) == ("-3@37", ())


@pytest.mark.parametrize(
    "words",
    [
        "-6 on 26 won't work, Brenda is standing there. So -3 on 37.",
        "-6 on 38 won't work. So -3 on 37.",
        "-6 on 26 won't work? Then -3 on 37",
        "If -6 on 26 won't work, then -3 on 37 if you like",
    ],
)
def test_a_wish_that_may_still_be_one_is_asked_about(words: str) -> None:
    """Where nobody stands there, or it is asked, which of the two is wanted is not plain."""
    assert read(words, hand="-6 -3 blank").problems
