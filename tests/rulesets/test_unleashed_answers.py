"""What Unleashed asks players for, what it says to their orders, and what it answers to CAN."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pbm.core.orders import Check
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.cards import Card
from pbm.rulesets.unleashed.reading.orders import read_words
from pbm.rulesets.unleashed.state import Preceding, State
from tests.rulesets.test_unleashed_words import SENTENCES, config, state


def checked(orders: dict[str, Any], now: State | None = None, **about: Any) -> Check:
    """Return the check of Alan's orders."""
    game = config(**{key: about.pop(key) for key in ("placements", "snake_eyes", "mode") if key in about})
    return RULESET.check(game, now or state(game, **about), "Alan", {"A": orders})


def codes(found: Check) -> list[str]:
    """Return the codes of what is refused."""
    return [problem.code for problem in found.problems]


def play(card: str, at: int, **choice: Any) -> dict[str, Any]:
    """Return a card that is played."""
    return {"card": card, "at": at, **choice}


# --- the form


def test_the_form_asks_for_a_card_and_for_choices() -> None:
    """In a play round: a line for each card of the go and one for standing choices, which may be left empty."""
    game = config()
    form = RULESET.order_form(game, state(game), "Alan")
    assert form is not None
    assert [(f.key, f.kind, f.optional) for f in form.fields] == [
        ("plays", "words", False),
        ("standing", "words", True),
    ]
    assert form.fields[0].prompt == "Your card and where it goes"
    assert (form.boards, form.turns) == (("A",), (3,))
    two = RULESET.order_form(config(placements=2), state(game), "Alan")
    assert two is not None
    assert [f.prompt for f in two.fields][:2] == [
        "Your first card and where it goes",
        "Your second card and where it goes",
    ]


def test_the_form_of_the_setup_round_asks_for_pieces() -> None:
    """Before the first go: one line, the preference list (u8)."""
    game = config()
    form = RULESET.order_form(game, state(game, phase="setup"), "Alan")
    assert form is not None
    assert [(f.key, f.prompt) for f in form.fields] == [
        ("pieces", "Snakes, ladders and lampposts, in order of preference")
    ]


def test_who_may_order_nothing_has_no_form() -> None:
    """The game over, somebody else's go in sequential mode; the pile empty, only choices are asked for (u14, u29)."""
    game = config(mode="sequential")
    assert RULESET.order_form(game, state(game), "Alan") is None
    assert RULESET.order_form(game, state(game), "Brenda") is not None
    assert RULESET.order_form(game, replace(state(game), phase="over"), "Brenda") is None
    empty = RULESET.order_form(config(), replace(state(game), draw=()), "Alan")
    assert empty is not None
    assert [f.key for f in empty.fields] == ["standing"]


@pytest.mark.parametrize("phase", ["play", "setup"])
def test_the_form_filled_in_is_understood(phase: str) -> None:
    """The prompts are labels of the order language."""
    game = config()
    now = state(game, phase=phase)
    form = RULESET.order_form(game, now, "Alan")
    assert form is not None
    given = {"plays": "+3 on 17", "standing": "Send back: the leader", "pieces": "S2 28-12"}
    lines = [f"{f.prompt}: {given[f.key]}" for f in form.fields]
    expected = (
        {"pieces": [["S2", 28, 12]]}
        if phase == "setup"
        else {"plays": [[play("+3", 17)]], "standing": {"send-back": [{"player": "leader"}]}}
    )
    found = read_words(game, now, "Alan", lines)
    assert (found.orders, found.problems) == ({"A": expected}, ())
    assert found.taken == frozenset(range(len(lines)))


# --- the check


def test_a_lawful_order_is_said_in_words() -> None:
    """The receipt repeats what was understood, fallbacks and choices too."""
    found = checked({"plays": [[play("+3", 17), play("+3", 22), play("back-3", 5, player="Clive")]]})
    assert found.problems == ()
    assert found.lines == (
        "Your card: +3 on 17; if that cannot be, +3 on 22; if that cannot be, Send back 3 on 5 (Clive).",
    )
    assert found.accepted["A"]["plays"] == [[play("+3", 17), play("+3", 22), play("back-3", 5, player="Clive")]]


@pytest.mark.parametrize(
    ("hand", "order", "code"),
    [
        ("blank", play("+3", 17), "card-hand"),
        ("+3", play("+3", 0), "place-space"),
        ("+3", play("+3", 47), "place-space"),
        ("+3", play("+3", 300), "place-space"),
        ("back-3", play("back-3", 17, player="me"), "player-same"),
        ("back-3", play("back-3", 17, player="Alan"), "player-same"),
        ("back-3", play("back-3", 17, player="Dora"), "player-unknown"),
        ("swap-players", play("swap-players", 17, players=["me", "Alan"]), "player-same"),
        ("swap-cards", play("swap-cards", 17, cards=[0, 5]), "cards-space"),
        ("swap-cards", play("swap-cards", 17, cards=[5, 5]), "cards-same"),
        ("move-snake", play("move-snake", 20, moves=[["L1", 28, 12]]), "piece-kind"),
        ("move-snake", play("move-snake", 20, moves=[["S3", 28, 12]]), "piece-off"),
        ("move-snake", play("move-snake", 20, moves=[["S9", 28, 12]]), "piece-unknown"),
        ("move-snake", play("move-snake", 20, moves=[["S2", 28, 5]]), "piece-length"),
        ("move-snake", play("move-snake", 20, moves=[["S2", 47, 33]]), "piece-end"),
        ("move-snake", play("move-snake", 20, moves=[["S2", 12, 28]]), "piece-top"),
        ("move-snake", play("move-snake", 20, moves=[["S2", 28, 26]]), "piece-row"),
        ("move-snakes", play("move-snakes", 20, moves=[["S2", 28, 12], ["S2", 29, 13]]), "piece-twice"),
    ],
)
def test_what_never_can_be_is_refused(hand: str, order: dict[str, Any], code: str) -> None:
    """What no change of the board could make lawful is refused, with why, and nothing of it stands."""
    found = checked({"plays": [[order]]}, hand=hand)
    assert (codes(found), found.accepted) == ([code], {})


def test_what_is_wanted_before_the_refused_stands() -> None:
    """A bad fallback leaves what was wanted first; what comes after it is left out."""
    found = checked({"plays": [[play("+3", 17), play("+6", 22), play("blank", 5)]]})
    assert (codes(found), found.accepted) == (["card-hand"], {"A": {"plays": [[play("+3", 17)]]}})


@pytest.mark.parametrize(
    ("order", "line"),
    [
        (play("+3", 19), "As things stand: Brenda stands on 19, so no card may be put there."),
        (play("back-3", 5), "You choose nothing for Send back 3, so it will do nothing."),
        (
            play("move-snake", 5, moves=[["S2", 22, 5]]),
            "As things stand: The top of L1 is on 22, and there is room for one.",
        ),
    ],
)
def test_what_is_impossible_now_is_allowed_and_said(order: dict[str, Any], line: str) -> None:
    """The board changes before one's go: what is in the way today is a warning."""
    found = checked({"plays": [[order]]}, hand="+3 back-3 move-snake")
    assert found.problems == ()
    assert found.accepted == {"A": {"plays": [[order]]}}
    assert line in found.lines


def test_the_preceding_players_card_and_piece_are_warned_of() -> None:
    """A card just put down, a piece just moved (u9, u24): only as things stand."""
    game = config()
    before = Preceding("Clive", (Card("blank", 17),), ("S2",))
    now = replace(state(game, hand="+3 move-snake"), preceding=before, next="Alan")
    found = checked({"plays": [[play("+3", 17), play("move-snake", 5, moves=[["S2", 28, 12]])]]}, now)
    assert found.problems == ()
    assert "As things stand: The card on 17 has just been put there by Clive, so none may be put on it." in found.lines
    assert "As things stand: S2 has just been moved by Clive, so it stays." in found.lines


def test_who_does_not_go_first_is_not_warned_of_the_last_go_of_the_round_before() -> None:
    """Before their go somebody else will have been the preceding player, so their card and piece are free (u9)."""
    game = config()
    before = Preceding("Clive", (Card("blank", 17),), ("S2",))
    now = replace(state(game, hand="+3 move-snake"), preceding=before, next="Brenda")
    found = checked({"plays": [[play("+3", 17), play("move-snake", 5, moves=[["S2", 28, 12]])]]}, now)
    assert found.problems == ()
    assert not any("just been" in line for line in found.lines)
    assert "just been" not in " ".join(RULESET.can(game, now, "Alan", "can I put +3 on 17"))
    assert "just been" not in " ".join(RULESET.can(game, now, "Alan", "can I move S2 28-12"))


def test_without_a_card_the_player_is_told_what_will_be_played() -> None:
    """Orders of standing choices alone are lawful; the receipt says which card the rules will choose (u32)."""
    found = checked({"standing": {"send-back": [{"player": "leader"}]}})
    assert found.lines == (
        "No card in these orders: without one a blank card will be put on the lowest space it may go on.",
        "If you land on an action card: Send back: the leader.",
    )


def test_what_was_chosen_before_is_repeated() -> None:
    """Standing choices are kept until they are changed (u31), and each receipt says which are."""
    earlier = {"send-back": [{"player": "Clive"}], "lamppost": "down"}
    found = checked({"plays": [[play("+3", 17)]], "standing": {"lamppost": "up"}}, standing=earlier)
    assert found.lines[-1] == "Still as before. If you land on an action card: Send back: Clive."
    gone = checked({"plays": [[play("+3", 17)]], "standing": {"send-back": None}}, standing=earlier)
    assert "No longer chosen: Send back." in gone.lines


def test_a_card_that_is_there_once_is_played_once() -> None:
    """With two placements the same card cannot be both (u13)."""
    twice = {"plays": [[play("+3", 17)], [play("+3", 22)]]}
    found = checked(twice, placements=2, hand="+3 blank")
    assert (codes(found), found.accepted) == (["card-twice"], {"A": {"plays": [[play("+3", 17)]]}})
    assert codes(checked(twice, placements=2, hand="+3 +3")) == []
    assert codes(checked(twice, hand="+3 +3")) == ["plays-many"]


def test_snake_eyes_are_chosen_where_they_are_evil() -> None:
    """A choice for snake eyes is refused in a game without evil ones (u28), and for oneself."""
    assert codes(checked({"standing": {"snake-eyes": "Clive"}})) == ["eyes-off"]
    assert codes(checked({"standing": {"snake-eyes": "Clive"}}, snake_eyes="evil")) == []
    assert codes(checked({"standing": {"snake-eyes": "me"}}, snake_eyes="evil")) == ["player-same"]


def test_the_setup_round_refuses_what_cannot_lie_so() -> None:
    """Of a preference list each piece that never could lie so is refused by itself; the others stand (u4)."""
    found = checked({"pieces": [["S2", 28, 12], ["L4", 28, 12], ["S1", 28, 12]]}, phase="setup")
    assert (codes(found), found.accepted) == (
        ["piece-length"],
        {"A": {"pieces": [["S2", 28, 12], ["S1", 28, 12]]}},
    )
    assert codes(checked({"plays": [[play("+3", 17)]]}, phase="setup")) == ["not-now"]
    assert codes(checked({"pieces": [["S2", 28, 12]]})) == ["not-now"]


def test_malformed_orders_are_a_problem_and_no_error() -> None:
    """Whatever shape orders have, they are answered."""
    assert codes(checked({"plays": 5})) == ["order-shape"]
    assert codes(checked({"plays": [[{"card": "nonsense", "at": 3}]]})) == ["order-card"]


def test_a_receipt_is_read_as_the_orders_it_confirms() -> None:
    """Who copies a receipt's sentences into a mail orders the same again; so does who copies the examples."""
    for sentence in SENTENCES:
        about = {key: sentence[key] for key in ("hand", "phase") if key in sentence}
        if "asks" in sentence or "placements" in sentence or "null" in str(sentence):
            continue
        game = config(snake_eyes="evil")
        now = state(game, **about)
        ordered = RULESET.check(game, now, "Alan", read_words(game, now, "Alan", sentence["says"].split("\n")).orders)
        lines = [line for line in ordered.lines if line.startswith(("Your", "If you land"))]
        found = read_words(game, now, "Alan", lines)
        assert (found.orders, found.problems) == (ordered.accepted, ()), lines


# --- CAN


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("I move S2 28-12?", "Yes, as things stand that may be done: S2 28-12."),
        ("I move snake 2 from 28 to 12", "In your hand Move a snake can do it."),
        ("move L1 30-15", "But you have no card in your hand that does it."),
        ("S2 28-5", "No. 28 and 5 are 3.6 cards apart, and S2 reaches over 1.8 to 2.7."),
        ("S2 28-5", "With its top on 28, S2 may have its bottom on 11–13."),
        ("S2 22-5", "No. The top of L1 is on 22, and there is room for one."),
        ("I put +3 on 17", "Yes: as things stand +3 may go on 17."),
        ("can I put +3 on 19?", "No, not as things stand. Brenda stands on 19, so no card may be put there."),
        ("I put the blank on 5", "No: that card is not in your hand. You have +3, Send back 3 and Move a snake."),
        ("send myself back on 5", "No. Send back 3 sends another player, not yourself. Whom shall it send?"),
        (
            "where can L4's top be if its bottom is on 9",
            "With its bottom on 9, L4 may have its top on 18, 19, 28, 35, 36, 39–42.",
        ),
        (
            "where can the bottom of L1 be with its top on 36",
            "With its top on 36, L1 may have its bottom on 19, 25, 29.",
        ),
        ("S3 28-12", "No. S3 is not on the board, so it cannot be moved."),
        ("S9 28-12", "No. There is no piece S9 in this game."),
        (
            "where can my card go",
            "A card may go on any space from 1 to 46 but these: 19 and 26, where others stand; "
            "and the board may change before it is your go.",
        ),
        (
            "what is the meaning of life",
            "I do not understand the question. You may ask: “CAN I put +3 on 17?” “CAN I move S1 28-12?”",
        ),
        ("", "I do not understand the question. You may ask: “CAN I put +3 on 17?” “CAN I move S1 28-12?”"),
    ],
)
def test_can_is_answered_with_yes_or_no_and_why(question: str, answer: str) -> None:
    """CAN says whether something is allowed as things stand, why not, and what would be."""
    game = config()
    assert answer in RULESET.can(game, state(game, hand="+3 back-3 move-snake"), "Alan", question)


def test_can_lists_where_a_piece_may_go() -> None:
    """ "Where can S2 go" names every lawful place and no other."""
    game = config()
    (answer,) = RULESET.can(game, state(game), "Alan", "where can S2 go?")
    assert "; 28: 11–13; " in answer
    assert "22:" not in answer


def test_can_is_answered_in_the_setup_round_and_after_the_game() -> None:
    """Before the first go it is about pieces; after the last it says so; who is dropped is told."""
    game = config()
    setup = state(game, phase="setup")
    assert RULESET.can(game, setup, "Alan", "S3 28-12") == ("Yes, as things stand that may be done: S3 28-12.",)
    assert RULESET.can(game, setup, "Alan", "+3 on 17") == (
        "No cards are played yet: this round is for snakes, ladders and lampposts.",
    )
    assert RULESET.can(game, replace(setup, phase="over"), "Alan", "S3 28-12")[0].startswith("The game is over")
    assert RULESET.can(game, RULESET.drop(game, setup, "Alan"), "Alan", "S3 28-12")[0].startswith("You are not in")


def test_the_examples_of_the_first_mail_are_understood() -> None:
    """What the briefing gives as an example is read without a question, in the setup round and after it."""
    for options in ({}, {"setup": "drawn"}):
        game = config(**options)
        now = state(game, phase="play" if options else "setup", hand="+3 back-3 move-snake")
        example = RULESET.briefing(game, 3).example
        found = read_words(game, now, "Alan", example.split("\n"))
        assert found.problems == ()
        assert set(found.orders["A"]) == ({"plays"} if options else {"pieces"})
