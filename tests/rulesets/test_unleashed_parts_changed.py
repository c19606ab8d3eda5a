"""One part changed of what stands, by people who have their orders in front of them."""

from __future__ import annotations

from typing import Any

import pytest

from pbm.orders.misgivings.for_any_game import without_doubtful
from pbm.rulesets.abilities import WordsRead
from pbm.rulesets.unleashed import RULESET
from tests.rulesets.test_unleashed_words import config, state

SAME = [{"card": "+3", "at": 16}, {"card": "+3", "at": 19}]
MIXED = [{"card": "-4", "at": 14}, {"card": "-2", "at": 14}]
PLUS = [{"card": "+3", "at": 29}, {"card": "blank", "at": 34}]
BLANK = [{"card": "blank", "at": 15}]
TWO = [{"card": "-4", "at": 23}, {"card": "-2", "at": 25}]
SEND = [{"card": "back-4", "at": 22, "player": "Brenda"}, {"card": "-2", "at": 30}]
CARDS = [{"card": "swap-cards", "at": 21, "cards": [35, 36]}, {"card": "blank", "at": 22}]
LADDERS = [{"card": "move-ladders", "at": 28, "moves": [["L4", 45, 21], ["L1", 22, 5]]}]
HAND = "+3 blank -4 -2 back-4 swap-cards move-ladders -1 +6"


def read(words: str, wishes: list[dict[str, Any]], standing: dict[str, Any] | None = None) -> Any:
    """Return what words order over a card that stands."""
    game = config()
    before: dict[str, Any] = {"plays": [wishes], **({"standing": standing} if standing else {})}
    return RULESET.read_changes(game, state(game, hand=HAND), "Alan", words.split("\n"), {"A": before})


def short(play: dict[str, Any]) -> str:
    """Return a card and where it goes, with what it does."""
    done = [play[key] for key in ("player", "cards", "moves") if key in play]
    return " ".join([f"{play['card']} {play['at']}", *map(str, done)])


CHANGES: list[tuple[list[dict[str, Any]], str, str]] = [
    (SAME, "Other way round Hester, 19 first then 16.", "+3 19 / +3 16"),
    (SAME, "The other way round please: 19 first, 16 if not.", "+3 19 / +3 16"),
    (SAME, "Umgekehrt bitte, zuerst 19, dann 16.", "+3 19 / +3 16"),
    (SAME, "Sorry, other way about. 19 first.", "+3 19 / +3 16"),
    (MIXED, "Other way about: -2 first, -4 if not. A", "-2 14 / -4 14"),
    (MIXED, "the -2 first, then the -4", "-2 14 / -4 14"),
    (PLUS, "Hester drop the blank, just the +3.", "+3 29"),
    (PLUS, "Scrap the blank, keep the +3.", "+3 29"),
    (PLUS, "Forget the fallback.", "+3 29"),
    (BLANK, "Cancel that blank. -1 on 19 instead, she's getting away from us.", "-1 19"),
    (BLANK, "Drop the blank. The -1 on 19 instead please.", "-1 19"),
    (TWO, "Make the first one 21 and leave the second. A", "-4 21 / -2 25"),
    (TWO, "Put the second one on 26, leave the first.", "-4 23 / -2 26"),
    (TWO, "change my 25 to a 26, will you", "-4 23 / -2 26"),
    (TWO, "Put the -4 on 20 rather than 23, with 25 still in reserve.", "-4 20 / -2 25"),
    (TWO, "I have looked again after all. Put the -4 on 20 rather than 23.", "-4 20 / -2 25"),
    (TWO, "Le 26 au lieu du 25 pour le -2, s'il te plaît. Le reste ne bouge pas.", "-4 23 / -2 26"),
    (TWO, "Is it too late to use 21 instead of 23? If not do that. Still the -2 on 25 behind it.", "-4 21 / -2 25"),
    (BLANK, "Ah here, leave it at the blank so.", "blank 15"),
    (BLANK, "I'm daft leaving it with no second choice. If 15's no good, put the -1 on 16.", "blank 15 / -1 16"),
    (BLANK, "If 15 is taken, the -1 on 16.", "blank 15 / -1 16"),
    (BLANK, "Second choice: -1 on 16.", "blank 15 / -1 16"),
    (SAME, "Finalement, le -4 à la place du +3, sur les mêmes cases.", "-4 16 / -4 19"),
    (TWO, "Hester is it too late to use 21 instead of 23? If not do that.", "-4 21 / -2 25"),
    (SEND, "Finalement Clive plutôt qu'Brenda, le reste pareil.", "back-4 22 Clive / -2 30"),
    (SEND, "Finalement Clive plutôt que Brenda, le reste pareil.", "back-4 22 Clive / -2 30"),
    (
        SEND,
        "Forgive me, I should have said Brenda only if she still leads when my turn comes; simply make it the leader.",
        "back-4 22 leader / -2 30",
    ),
    (CARDS, "Je préfère échanger 35 et 33, pas 36. Merci !", "swap-cards 21 [35, 33] / blank 22"),
    (
        LADDERS,
        "Keep the card where it is but only shift L4, leave L1 be.",
        "move-ladders 28 [['L4', 45, 21]]",
    ),
    (LADDERS, "Just move L4, leave L1 alone.", "move-ladders 28 [['L4', 45, 21]]"),
]  # fmt: skip


@pytest.mark.parametrize(("wishes", "words", "wanted"), CHANGES)
def test_one_part_of_a_card_that_stands_is_changed(wishes: list[dict[str, Any]], words: str, wanted: str) -> None:
    """Who changes one part of what stands need not say again what is there."""
    found = read(words, wishes)
    assert not found.problems
    assert " / ".join(map(short, found.orders["A"]["plays"][0])) == wanted


LEFT: list[tuple[list[dict[str, Any]], str]] = [
    (TWO, "Make the first one 21 and leave the second, I am not sure."),
    (TWO, "Clive says change my 25 to a 26."),
    (TWO, "I nearly change my 25 to a 26."),
    (TWO, "21 instead of 23 would be silly."),
    (BLANK, "If 15's no good, put the -1 on 16. I doubt it."),
    (BLANK, "If 15's no good, put the -1 on 16 tomorrow."),
    (BLANK, "Cancel that blank. -1 on 19 instead. Just a joke."),
    (SAME, "Brenda would do it the other way round."),
    (SAME, "Other way round? No. Leave it."),
    (SAME, "Other way round, 16 first then 19."),
    (SAME, "Maybe the other way round, 19 first then 16."),
    (SAME, "Other way round, 19 first then 16?"),
    (SAME, "If Brenda moves, other way round, 19 first."),
    (SAME, "Not the other way round, 19 first."),
    (TWO, "Other way round, 23 first."),
    (PLUS, "Drop the blank if Brenda is ahead."),
    (PLUS, "Drop the +3 and the blank."),
    (PLUS, "Drop the blank, just the -4."),
    (PLUS, "Should I drop the blank, just the +3?"),
    (BLANK, "Cancel that blank."),
    (BLANK, "Cancel that blank. -1 or the -2 on 19 instead."),
    (TWO, "Make the first one 21 and leave the first."),
    (TWO, "Make the first one 21 or 22 and leave the second."),
    (TWO, "Make the third one 21."),
    (TWO, "Is it too late to use 21 instead of 23?"),
    (TWO, "Is it too late to use 21 instead of 23? If it is, the -2 on 25."),
    (TWO, "Brenda wants me to change the 25 to a 26."),
    (BLANK, "If 14's no good, put the -1 on 16."),
    (PLUS, "Leave it at the blank so."),
    (SEND, "I should have said Brenda only if she still leads when my turn comes."),
    (CARDS, "Je préfère échanger 33 et 34, pas 36."),
    (LADDERS, "Only shift L4, leave L4 be."),
    (LADDERS, "leave L1 be"),
]


@pytest.mark.parametrize(("wishes", "words"), LEFT)
def test_what_may_say_anything_else_of_a_card_that_stands_changes_nothing(
    wishes: list[dict[str, Any]], words: str
) -> None:
    """What does not agree with what stands, is asked, or hangs on something, is asked about or left."""
    found = read(words, wishes)
    plays = found.orders.get("A", {}).get("plays")
    assert found.problems or plays in (None, [wishes])


@pytest.mark.parametrize(
    "words",
    ["Drop the Swap players bit, I've gone off it. Card stays. A", "Cancel the swap players choice, the rest stays."],
)
def test_a_choice_in_advance_is_taken_back_beside_a_card_that_stays(words: str) -> None:
    """A choice that stands is dropped by its card's name, and the card that is played stays."""
    found = read(words, BLANK, {"swap-players": [{"players": ["me", "Clive"]}]})
    assert not found.problems
    assert found.orders["A"]["standing"] == {"swap-players": None}
    assert found.orders["A"].get("plays") in (None, [BLANK])


def test_what_is_quoted_of_a_choice_taken_back_is_as_it_was_written() -> None:
    """A quotation has the player's own words, whatever these were taken for."""
    said = "Drop the Swap players bit, or perhaps Clive keeps it on 14 and 15."
    found = read(said, BLANK, {"swap-players": [{"players": ["me", "Clive"]}]})
    assert found.problems
    assert all(quote is None or quote in said for quote in found.quotes)


LIST = [["S2", 37, 20], ["L1", 22, 5], ["L4", 45, 21], ["P1", 33, 17]]


def listed(words: str) -> Any:
    """Return what words order over a list of pieces that stands."""
    game = config()
    now = state(game, phase="setup")
    return RULESET.read_changes(game, now, "Alan", words.split("\n"), {"A": {"pieces": LIST}})


LISTS = [
    ("My whole list: S1 14-3, and L1 22-5. And P1 33-17 if there's any left.", "S1 14-3, L1 22-5, P1 33-17"),
    ("Sorry, swap the first two round: L1 before S2. A", "L1 22-5, S2 37-20, L4 45-21, P1 33-17"),
    ("Swap the first two round please.", "L1 22-5, S2 37-20, L4 45-21, P1 33-17"),
    ("change s2 to 36-20 on second thoughts", "S2 36-20, L1 22-5, L4 45-21, P1 33-17"),
    ("Change the snake to 36-20 please, the rest stays.", "S2 36-20, L1 22-5, L4 45-21, P1 33-17"),
    ("Forgot to say Hester, put S1 on the end of my list, 14 and 3.", "S2 37-20, L1 22-5, L4 45-21, P1 33-17, S1 14-3"),
    ("Put S1 14-3 at the end of my list please.", "S2 37-20, L1 22-5, L4 45-21, P1 33-17, S1 14-3"),
    (
        "Hester it's me again. Pat says put the long ladder before the snake, we'll be wanting to climb. "
        "So L1, then L4, then the snake, then the lamppost last. Same places.",
        "L1 22-5, L4 45-21, S2 37-20, P1 33-17",
    ),
    (
        "I find I have been greedy. Would you be so good as to strike out the lamppost, and put in its stead the snake "
        "S1, head 30, tail 14? The other three remain.",
        "S2 37-20, L1 22-5, L4 45-21, S1 30-14",
    ),
    ("Strike out L1, and put in its place S1 14-3.", "S2 37-20, S1 14-3, L4 45-21, P1 33-17"),
    ("Put P1 before L1 please, same places.", "S2 37-20, P1 33-17, L1 22-5, L4 45-21"),
]


@pytest.mark.parametrize(("words", "wanted"), LISTS)
def test_one_part_of_a_list_that_stands_is_changed(words: str, wanted: str) -> None:
    """Who changes one part of their list need not send the whole of it."""
    found = listed(words)
    assert not found.problems
    assert ", ".join(f"{name} {top}-{bottom}" for name, top, bottom in found.orders["A"]["pieces"]) == wanted


@pytest.mark.parametrize(
    "words",
    [
        "Swap the first two round: S2 before L1.",
        "Swap the first two round?",
        "Clive says put P1 before L1.",
        "Put S1 14-3 at the end of my list next time.",
        "Maybe swap the first two round.",
        "Don't swap the first two round.",
        "If Brenda has L1, swap the first two round.",
        "Swap the first two round or the last two.",
        "Change S2 or L1 to 36-20.",
        "Put S1 on the end of my list.",
        "Strike out the ladder, and put in its stead S1 14-3.",
        "Strike out the lamppost, and put in its stead the snake S1, head 14, tail 30.",
        "So L1, then L4, then the snake.",
        "Pat says put the ladder before the snake.",
        "Should I put the long ladder before the snake?",
    ],
)
def test_what_may_say_anything_else_of_a_list_that_stands_changes_nothing(words: str) -> None:
    """What does not agree with the list, is asked, or leaves open what is meant, is asked about or left."""
    found = listed(words)
    assert found.problems or found.orders.get("A", {}).get("pieces") in (None, LIST)


def test_the_card_of_this_round_changes_its_player_before_a_choice_of_rounds_ago() -> None:
    """Who names another player means the card that they have just sent, not a choice that was made long ago."""
    game = config()
    now = state(game, hand=HAND, standing={"send-back": [{"player": "Brenda"}]})
    before: dict[str, Any] = {"A": {"plays": [SEND]}}
    found: Any = RULESET.read_changes(game, now, "Alan", ["Clive plutôt que Brenda, le reste pareil."], before)
    assert [play.get("player") for play in found.orders["A"]["plays"][0]] == ["Clive", None]


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("change S1 to 28-10 on second thoughts", True),
        ("Make it 28, on second thoughts.", True),
        ("S1 28-10. On second thoughts", False),
        ("S1 28-10 on second thoughts I'd leave it", False),
        ("change S1 to 28-10, maybe, on second thoughts", False),
    ],
)
def test_a_second_thought_told_with_its_change_is_no_doubt(words: str, *, taken: bool) -> None:
    """A change is what somebody came to on second thoughts; left alone at the end they are still open."""
    read_so = WordsRead({"A": {"pieces": [["S1", 28, 10]]}}, taken=frozenset({0}))
    assert (not without_doubtful(read_so, [words]).problems) == taken
