"""Words of Unleashed about orders that stand: what is left unsaid stays, and what could be meant otherwise is asked."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, state

STOOD = "L1 19-4, P1 26-10, S1 32-16"


def read(words: str, before: dict[str, Any], *, phase: str = "play", **options: Any) -> WordsRead:
    """Return what words mean over orders that stand."""
    game = config(**options)
    return RULESET.read_changes(game, state(game, phase=phase), "Alan", words.split("\n"), {"A": before})


def over_list(words: str) -> WordsRead:
    """Return what words mean over a list of three pieces."""
    listed = [[name, *map(int, ends.split("-"))] for name, ends in (one.split() for one in STOOD.split(", "))]
    return read(words, {"pieces": listed}, phase="setup")


def listed(found: WordsRead) -> str | None:
    """Return the list of pieces that was read, as it is written; None for none."""
    pieces: Any = found.orders.get("A", {}).get("pieces")
    return None if pieces is None else ", ".join(f"{name} {top}-{bottom}" for name, top, bottom in pieces)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("no wait, S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("change S1 to 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("make the ladder 20-5", "L1 20-5, P1 26-10, S1 32-16"),
        ("Same as before but S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("Rest bleibt, nur S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("le reste ne change pas, S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("de rest blijft, S1 33-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("L1 26-10 and P1 19-4", "L1 26-10, P1 19-4, S1 32-16"),
        ("drop P1", "L1 19-4, S1 32-16"),
        ("without P1", "L1 19-4, S1 32-16"),
        ("Remove S1 please", "L1 19-4, P1 26-10"),
        ("drop P1, rest as before", "L1 19-4, S1 32-16"),
        ("I meant S2, not S1", "L1 19-4, P1 26-10, S2 32-16"),
        ("actually drop the snake, and put L2 37-22 instead", "L1 19-4, P1 26-10, L2 37-22"),
        ("L2 37-22 instead of P1", "L1 19-4, L2 37-22, S1 32-16"),
        ("replace P1 by L2 37-22", "L1 19-4, L2 37-22, S1 32-16"),
        ("also L2 37-22", f"{STOOD}, L2 37-22"),
        ("and L2 37-22 please", f"{STOOD}, L2 37-22"),
        ("the rest stays: L2 37-22", f"{STOOD}, L2 37-22"),
        ("L2 37-22, the others stay", f"{STOOD}, L2 37-22"),
        ("L2 37-22 first, the rest stays", f"L2 37-22, {STOOD}"),
        ("P1 26-10 first, rest as is", "P1 26-10, L1 19-4, S1 32-16"),
    ],
)
def test_the_rest_of_a_list_stays(words: str, wanted: str) -> None:
    """Who puts a piece elsewhere, adds one or takes one off changes that one alone."""
    found = over_list(words)
    assert (listed(found), found.problems) == (wanted, ())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("my whole list: L2 37-22", "L2 37-22"),
        ("New list: L2 37-22, S1 33-16", "L2 37-22, S1 33-16"),
        ("my list again: S1 32-16, L1 19-4", "S1 32-16, L1 19-4"),
        ("My list is now S4 46-13", "S4 46-13"),
        ("S1 32-16, P1 26-10, L1 19-4", "S1 32-16, P1 26-10, L1 19-4"),
        ("S1 33-16, P1 26-10, L1 19-4, S4 46-13", "S1 33-16, P1 26-10, L1 19-4, S4 46-13"),
        ("Snakes, ladders and lampposts, in order of preference: L2 37-22, S4 46-13", "L2 37-22, S4 46-13"),
        ("just the default for me", ""),
    ],
)
def test_a_whole_list_takes_the_place_of_the_other(words: str, wanted: str) -> None:
    """A list that says that it is the whole one, or has all that stood, is taken as it is."""
    found = over_list(words)
    assert (listed(found), found.problems) == (wanted, ())


@pytest.mark.parametrize(
    "words",
    [
        "L2 37-22",
        "L2 37-22, S4 46-13, L4 40-8, P2 44-16",
        "L1 19-4, S1 33-16",
        "L1 19-4, S1 32-16",
        "S1 33-16, L1 20-4",
        "S1 33-16, L2 37-22",
        "also L2 37-22, before P1",
        "also L2 37-22 as second wish",
        "put L2 37-22 at the very top of my list",
        "S1 33-16 first",
        "L2 37-22 instead of S4",
        "swap the first two",
        "take P1 off the list",
        "L2 37-22 before P1",
        "S1 should be longer",
        "S1 from 33 rather than 32",
    ],
)
def test_what_may_change_a_list_in_two_ways_is_asked_about(words: str) -> None:
    """Where some of the list may be left out on purpose or only unsaid, nothing is taken before it is asked."""
    found = over_list(words)
    assert listed(found) is None
    assert found.problems


@pytest.mark.parametrize(
    "words", ["thanks!", "Is S1 really 32-16 on my list?", "No snakes came up last time.", "The rest of us are fine."]
)
def test_talk_leaves_a_list_alone(words: str) -> None:
    """Words that order nothing change no list that stands."""
    assert listed(over_list(words)) is None


CARD: dict[str, Any] = {"plays": [[{"card": "+3", "at": 20}, {"card": "+3", "at": 21}]]}


@pytest.mark.parametrize(
    ("words", "spaces"),
    [
        ("make it 22 rather than 20", ["+3 22", "+3 21"]),
        ("22 instead of 20, please", ["+3 22", "+3 21"]),
        ("not 20 but 22", ["+3 22", "+3 21"]),
        ("Sorry, change 20 to 22", ["+3 22", "+3 21"]),
        ("20 becomes 22", ["+3 22", "+3 21"]),
        ("lieber 22 statt 20", ["+3 22", "+3 21"]),
        ("same card but 22 instead of 20", ["+3 22", "+3 21"]),
        ("20 wordt 22", ["+3 22", "+3 21"]),
        ("Hi Alan,\nmake it 22 rather than 20\nBrenda", ["+3 22", "+3 21"]),
        ("blank instead, same place", ["blank 20", "blank 21"]),
        ("drop the alternative", ["+3 20"]),
        ("no fallback please", ["+3 20"]),
        ("so +3 on 25 then, rest as is", ["+3 25", "+3 21"]),
    ],
)
def test_a_card_that_stands_is_put_right(words: str, spaces: list[str]) -> None:
    """A space for a space, the same place, no alternative: said of the card that stands."""
    found = read(words, CARD)
    made: Any = found.orders["A"]["plays"]
    assert [f"{play['card']} {play['at']}" for play in made[0]] == spaces
    assert not found.problems


@pytest.mark.parametrize(
    "words",
    [
        "make it 22 rather than 20 if Clive moves",
        "22 rather than 20?",
        "22 instead of 30",
        "I had 22 rather than 20 years of this",
        "Clive stands on 22, not 20",
        "what if 20 becomes 22",
        "no alternative makes sense to me",
        "make that 25",
        "else on 24",
    ],
)
def test_what_only_looks_like_it_changes_no_card(words: str) -> None:
    """What hangs on something, is asked, told of others, or names a space that does not stand, orders nothing."""
    assert "plays" not in read(words, CARD).orders.get("A", {})


def test_a_space_alone_is_offered_for_the_card_that_stands() -> None:
    """ "Make that 25" names no card: it is asked, and what stands is offered with that space."""
    offered: Any = read("make that 25", CARD).probable["A"]["plays"]
    assert [play["at"] for play in offered[0]] == [25, 21]
    offered = read("else on 24", CARD).probable["A"]["plays"]
    assert [play["at"] for play in offered[0]] == [20, 21, 24]


@pytest.mark.parametrize("words", ["make the last one 43", "only 40, nothing else", "no, back to 20", "25 or 26"])
def test_no_offer_is_made_where_more_is_said_than_a_space(words: str) -> None:
    """Which of several wishes is meant, that others are not, or the space that stands: there is nothing to offer."""
    assert not read(words, CARD).probable


TWO: dict[str, Any] = {"plays": [[{"card": "+3", "at": 20}], [{"card": "blank", "at": 30}]]}


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("first card: +3 on 25", ["+3 25", "blank 30"]),
        ("second card: blank on 31", ["+3 20", "blank 31"]),
        ("blank on 31 instead", ["+3 20", "blank 31"]),
        ("31 rather than 30", ["+3 20", "blank 31"]),
        ("+3 on 25", ["+3 25", "blank 30"]),
        ("+3 on 12 and blank on 31", ["+3 12", "blank 31"]),
    ],
)
def test_the_other_card_of_two_stays(words: str, cards: list[str]) -> None:
    """Where two cards are played, the one that is not spoken of stays."""
    made: Any = read(words, TWO, placements=2).orders["A"]["plays"]
    assert [f"{wishes[0]['card']} {wishes[0]['at']}" for wishes in made] == cards


def test_a_third_card_is_asked_about() -> None:
    """A card that neither stands nor says which of the two it is changes nothing before it is asked."""
    found = read("Send back on 12: Brenda", TWO, placements=2)
    assert not found.orders
    assert found.problems[0].code == "cards-which"


def test_choices_that_stand_are_kept() -> None:
    """A choice for one kind of card leaves those for others as they were; one that is taken back is gone."""
    before = {"standing": {"send-back": [{"player": "leader"}], "lamppost": "up"}}
    found: Any = read("If I land on Swap players: me and Brenda", before).orders["A"]["standing"]
    assert found == {
        "send-back": [{"player": "leader"}],
        "swap-players": [{"players": ["me", "Brenda"]}],
        "lamppost": "up",
    }


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("S1 first then L1 please", "S1 32-16, L1 19-4, P1 26-10"),
        ("actually do P1 first then L1. rest the same", "P1 26-10, L1 19-4, S1 32-16"),
        ("put S1 at the top of the list", "S1 32-16, L1 19-4, P1 26-10"),
        ("Hi Brian,\n\nCould you put S1 first?\n\nAlan", "S1 32-16, L1 19-4, P1 26-10"),
        ("S1 zuerst bitte", "S1 32-16, L1 19-4, P1 26-10"),
        ("S1, P1, L1", "S1 32-16, P1 26-10, L1 19-4"),
        (
            "S1 had better go to 33-16 rather than 32-16; Clive can't stay there for ever.",
            "L1 19-4, P1 26-10, S1 33-16",
        ),
        ("S1 33-16 instead of 32-16", "L1 19-4, P1 26-10, S1 33-16"),
        ("and L2 37-22 after that", f"{STOOD}, L2 37-22"),
        ("Might I add the snake S4, 46-13, at the end of my list?", f"{STOOD}, S4 46-13"),
    ],
)
def test_a_list_is_put_in_another_order(words: str, wanted: str) -> None:
    """Pieces that stand need not be told with their ends to come first, nor those that they leave be asked about."""
    found = over_list(words)
    assert (listed(found), found.problems) == (wanted, ())


@pytest.mark.parametrize(
    "words",
    ["L1 looks good", "not S1 first", "who moves first, S1?", "then S1", "S1 and L1", "swap those two round", "S1"],
)
def test_pieces_that_are_only_named_stay_where_they_are(words: str) -> None:
    """What tells of pieces, asks about them or denies something puts none of them elsewhere."""
    assert listed(over_list(words)) in (None, STOOD)


@pytest.mark.parametrize("words", ["swap the order", "other way round please", "tausche die Reihenfolge bitte"])
def test_two_change_their_order(words: str) -> None:
    """Two cards, or two pieces, that are told to change places do."""
    plays = [[{"card": "+3", "at": 17}], [{"card": "blank", "at": 22}]]
    assert read(words, {"plays": plays}, placements=2).orders["A"]["plays"] == plays[::-1]
    pieces = [["S1", 32, 16], ["L1", 19, 4]]
    assert read(words, {"pieces": pieces}, phase="setup").orders["A"]["pieces"] == pieces[::-1]


@pytest.mark.parametrize(
    "words",
    [
        "cancel my send back choice",
        "drop the send back one",
        "take that send back one off again. I don't trust it. The blank can stay.",
    ],
)
def test_a_choice_is_taken_back_by_what_it_is_for(words: str) -> None:
    """Where no such card is to be played, its name is that of the choice in advance."""
    standing = {"send-back": [{"player": "Clive"}]}
    found = read(words, {"plays": [[{"card": "blank", "at": 17}]], "standing": standing})
    assert (found.orders, found.problems) == ({"A": {"standing": {"send-back": None}}}, ())
    played = {"plays": [[{"card": "back-3", "at": 17, "player": "Clive"}]], "standing": standing}
    assert read(words, played).problems
