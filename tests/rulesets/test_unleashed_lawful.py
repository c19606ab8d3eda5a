"""What is lawful in Unleashed before anything is played: cards, options, pieces, states and orders."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.boards.reader import read_board
from pbm.core.errors import ConfigError, IllegalError
from pbm.rulesets.abilities import AnswersWhatIfs, ClosesEarly, ReadsWords
from pbm.rulesets.registry import find_ruleset
from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.cards import (
    ACTIONS,
    DECK_ORDER,
    HAND_KINDS,
    KINDS,
    Card,
    choice_kind,
    is_action,
    is_movement,
    sent_by,
    simple_deck,
    standard_deck,
    value,
)
from pbm.rulesets.unleashed.pieces import distance, lawful_places, pieces_fault, pieces_of, placement_fault
from tests.rulesets.unleashed_boards import PLAIN, configured, laid


def test_decks() -> None:
    """The standard deck has 132 cards in deck order, the simple one twenty actions fewer, as u2 counts them (u2)."""
    counts = Counter(card.kind for card in standard_deck())
    assert len(standard_deck()) == 132
    assert counts["blank"] == 44
    assert sum(n for kind, n in counts.items() if kind.startswith("+")) == 23
    assert sum(n for kind, n in counts.items() if is_movement(kind)) == 46
    assert sum(n for kind, n in counts.items() if is_action(kind)) == 40
    assert [counts[f"-{n}"] for n in range(1, 7)] == [4, 5, 5, 4, 3, 2]
    assert len(standard_deck()) - len(simple_deck()) == 20
    assert not {"swap-cards", "reverse", "move-ladders", "forward-3", "back-2"} & {c.kind for c in simple_deck()}
    assert list(standard_deck()) == sorted(standard_deck(), key=lambda card: (DECK_ORDER[card.kind], card.copy))


def test_cards_are_read_as_they_are_written() -> None:
    """A card's name in files reads as that card, and nothing else does (u2)."""
    for card in standard_deck():
        assert Card.read(str(card)) == card
    for text in ("", "+3", "+3#", "+3#0", "+3#01", "+3#x", "+7#1", "+3#١", "#1", "+3#-1", "blank#1 "):
        with pytest.raises(ValueError, match="is no card"):
            Card.read(text)


def test_what_kinds_of_card_do() -> None:
    """Movement cards have a value, sends a number, and every action but two a kind of choice (u2, u26, u27)."""
    assert (value("+6"), value("-2"), value("back-3"), value("blank")) == (6, -2, 0, 0)
    assert (sent_by("forward-4"), sent_by("back-3"), sent_by("roll"), sent_by("-3")) == (4, -3, 0, 0)
    assert choice_kind("back-3") == "send-back"
    assert choice_kind("move-snakes") == "move-snakes"
    assert [kind for kind in ACTIONS if choice_kind(kind) is None] == ["roll", "reverse"]
    assert set(KINDS) - set(HAND_KINDS) == {"start", "finish"}


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("size", "5"),
        ("size", "1x8"),
        ("size", "5x99"),
        ("size", 40),
        ("size", "20x20"),
        ("deck", "huge"),
        ("deck", {"+7": 1}),
        ("deck", {"blank": -1}),
        ("deck", {"start": 2}),
        ("deck", {"blank": 10**30}),
        ("hand", 0),
        ("hand", True),
        ("placements", 3),
        ("pieces", 15),
        ("snakes", [3]),
        ("ladders", [-1, 3]),
        ("short", [2.7, 1.8]),
        ("short", [1, 10**400]),
        ("long", [float("nan"), 4]),
        ("setup", "player"),
        ("play_out_hands", 1),
        ("snake_eyes", "good"),
        ("lenght", 3),
    ],
)
def test_options_that_are_refused(key: str, wrong: Any) -> None:
    """An option that cannot be is refused by its name, with what is allowed."""
    with pytest.raises(ConfigError) as caught:
        configured(**{key: wrong})
    assert [problem.key for problem in caught.value.problems] == [key]


def test_boards_are_refused() -> None:
    """The board is dealt, so a game file with boards is refused (u1)."""
    with pytest.raises(ConfigError) as caught:
        RULESET.read_config({"A": {"finish": 10}}, {}, read_board)
    assert caught.value.codes == "boards-count"


def test_options_are_written_as_they_are_read() -> None:
    """The configuration's JSON reads as the same configuration, house deck and size too."""
    config = configured(size="3x6", deck={"roll": 4, "blank": 50}, short=[1, 2], remove_blanks=3)
    again = RULESET.config_to_json(config)
    options: Any = again["options"]
    assert again["boards"] == {}
    assert RULESET.read_config({}, json.loads(json.dumps(options)), read_board) == config
    assert options["size"] == "3x6"
    assert Counter(card.kind for card in config.deck) == {"start": 1, "finish": 1, "blank": 47, "roll": 4}
    assert {help_.key for help_ in RULESET.options()} == set(options)


def test_it_is_registered() -> None:
    """The game is found by its name and offers to read words, answer what-ifs and close a round early."""
    assert find_ruleset("unleashed") is RULESET
    assert isinstance(RULESET, ReadsWords)
    assert isinstance(RULESET, AnswersWhatIfs)
    assert isinstance(RULESET, ClosesEarly)
    assert RULESET.chance


def test_distances() -> None:
    """The board is walked this way and that, and distances are between the centres of cards (u1, u4)."""
    assert distance(8, 0, 15) == 1  # 15 is above the start
    assert distance(8, 7, 8) == 1  # and 8 above 7
    assert distance(8, 3, 12) == 1
    assert distance(8, 1, 17) == 2  # two rows up, the same way about
    assert distance(8, 1, 12) == sqrt(5)
    assert distance(8, 2, 2) == 0


@given(
    rows=st.integers(2, 7), columns=st.integers(2, 10), name=st.sampled_from([p.name for p in pieces_of(PLAIN.options)])
)
def test_lawful_places_are_those_without_a_fault(rows: int, columns: int, name: str) -> None:
    """What is listed as lawful is what has no fault, on boards of any size, with pieces lying about (u4, u5)."""
    state = laid(rows=rows, columns=columns)
    for other in ("S1", "L1", "P1", "S4"):
        places = lawful_places(PLAIN, state, other)
        if places and other != name:
            state = laid(rows=rows, columns=columns, pieces={**state.pieces, other: places[len(places) // 2]})
    cells = range(-1, rows * columns + 1)
    found = {(a, b) for a in cells for b in cells if placement_fault(PLAIN, state, name, a, b) is None}
    assert found == set(lawful_places(PLAIN, state, name))
    assert all(a > b and a // columns != b // columns for a, b in found)


@pytest.mark.parametrize(
    ("piece", "top", "bottom", "code"),
    [
        ("S9", 12, 2, "piece-unknown"),
        ("S1", 20, 2, "piece-space"),
        ("S1", 12, -1, "piece-space"),
        ("S1", 12, 0, "piece-end"),
        ("S1", 19, 12, "piece-end"),
        ("S1", 2, 12, "piece-top"),
        ("S1", 12, 12, "piece-row"),
        ("S2", 8, 6, "piece-row"),
        ("S1", 11, 1, "piece-there"),
        ("S1", 7, 2, "piece-length"),
        ("S2", 11, 3, "piece-length"),
        ("S4", 12, 2, "piece-length"),
        ("S2", 6, 1, "piece-two-bottoms"),
        ("S4", 17, 1, "piece-two-bottoms"),
        ("S2", 11, 2, "piece-two-tops"),
        ("S2", 16, 11, None),
        ("L1", 16, 11, "piece-kinds"),
        ("P1", 16, 11, "piece-kinds"),
        ("L1", 12, 2, None),
        ("L4", 17, 3, None),
    ],
)
def test_placements(piece: str, top: int, bottom: int, code: str | None) -> None:
    """A piece lies where its length, the rows and the other pieces let it; else the reason is named (u4, u5)."""
    state = laid(pieces={"S1": [11, 1]})
    fault = placement_fault(PLAIN, state, piece, top, bottom)
    assert (fault.code if fault else None) == code


def test_a_piece_that_is_lifted_is_in_no_way() -> None:
    """A piece that is on the move leaves room where it lay (u5)."""
    state = laid(pieces={"S1": [11, 1]})
    assert placement_fault(PLAIN, state, "S2", 6, 1, moving="S1") is None
    assert placement_fault(PLAIN, state, "S1", 12, 2) is None


def test_states_with_unlawful_pieces_are_refused() -> None:
    """Two tops on one card, a snake that meets a ladder, or a piece that is stretched are in no state (u4, u5)."""
    assert pieces_fault(PLAIN, laid(pieces={"S1": [11, 1], "S2": [16, 11]})) is None
    for pieces in ({"S1": [11, 1], "S2": [11, 2]}, {"S1": [11, 1], "L1": [16, 11]}, {"S1": [8, 1]}):
        with pytest.raises(IllegalError):
            laid(pieces=pieces)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("turn", -1),
        ("phase", "lunch"),
        ("seats", []),
        ("seats", ["Alan", "Alan"]),
        ("first", "Zoe"),
        ("dropped", ["Alan", "Brenda", "Clive"]),
        ("rows", 5),
        ("rows", True),
        ("cells", [["start#1"]]),
        ("draw", ["blank#1"]),
        ("draw", ["blank#x"]),
        ("hands", {"Zoe": []}),
        ("positions", {"Alan": 20, "Brenda": 0, "Clive": 0}),
        ("positions", {"Alan": 1}),
        ("pieces", {"S1": [11]}),
        ("pieces", {"S9": [11, 1]}),
        ("pieces", {"S1": [11, 0]}),
        ("reversed", 1),
        ("standing", {"Zoe": {}}),
        ("standing", {"Alan": {"lamppost": None}}),
        ("preceding", {"seat": "Zoe"}),
        ("winner", "Alan"),
        ("trun", 1),
    ],
)
def test_states_that_are_refused(key: str, wrong: Any) -> None:
    """A state that cannot come about is refused, naming its key."""
    raw: Any = RULESET.state_to_json(PLAIN, laid())
    with pytest.raises(IllegalError) as caught:
        RULESET.state_from_json(PLAIN, {**raw, key: wrong})
    assert str(caught.value.problems[0].key).startswith(("state", f"state.{key}"))
