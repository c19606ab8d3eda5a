"""Unleashed by mail: who says only what is to change keeps the rest, or is asked; nothing is lost without a word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playthroughs.house import House, text_of

LIST = "L1 19-4, P1 26-10, S1 32-16"


def start(house: House, **options: Any) -> None:
    """Start a game of three, to be set up by its players."""
    house.start(ruleset="unleashed", boards={}, options={"size": "6x8", **options})


def pieces(house: House, name: str) -> list[str]:
    """Return the list of pieces that stands for a seat, as it is written."""
    stands = house.standing(name) or {}
    return [f"{piece} {top}-{bottom}" for piece, top, bottom in stands.get("A", {}).get("pieces", ())]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("so S1 33-16 then, rest as is", ["L1 19-4", "P1 26-10", "S1 33-16"]),
        ("actually drop the snake, and put L2 37-22 instead", ["L1 19-4", "P1 26-10", "L2 37-22"]),
        ("Oh, and also S4 46-13 please", ["L1 19-4", "P1 26-10", "S1 32-16", "S4 46-13"]),
        ("no P1 please", ["L1 19-4", "S1 32-16"]),
        ("S1 lieber 33-16, der Rest wie gehabt", ["L1 19-4", "P1 26-10", "S1 33-16"]),
        ("My whole list: L2 37-22", ["L2 37-22"]),
        ("WITHDRAW\nL2 37-22", ["L2 37-22"]),
    ],
)
def test_a_change_leaves_the_rest_of_the_list(house: House, words: str, wanted: list[str]) -> None:
    """The receipt promises that what is left unsaid stays: so it does, and only who says so begins anew."""
    start(house)
    house.write("Brenda", LIST)
    assert "Thank you, your orders are in." in text_of(house.write("Brenda", words))
    assert pieces(house, "Brenda") == wanted


def test_a_list_that_may_be_the_whole_or_more_is_asked_about(house: House) -> None:
    """Another piece without a word of the others may come to them or replace them: asked; a YES adds it."""
    start(house)
    house.write("Brenda", LIST)
    asked = text_of(house.write("Brenda", "S4 46-13"))
    assert "Is S4 46-13 your whole list now, or does the rest of it stay?" in asked
    assert "Nothing has changed: receipt 1 stands." in asked
    house.write("Brenda", "YES")
    assert pieces(house, "Brenda") == ["L1 19-4", "P1 26-10", "S1 32-16", "S4 46-13"]
    house.write("Brenda", "My whole list: S4 46-13")
    assert pieces(house, "Brenda") == ["S4 46-13"]


def test_a_restored_list_is_what_is_changed(house: House) -> None:
    """Who brings an older list back and changes a piece of it changes that one, not what stood."""
    start(house)
    house.write("Brenda", LIST)
    house.write("Brenda", "My whole list: S4 46-13")
    house.write("Brenda", "RESTORE 1\nS1 33-16")
    assert pieces(house, "Brenda") == ["L1 19-4", "P1 26-10", "S1 33-16"]


def test_choices_for_action_cards_add_up(house: House) -> None:
    """A choice for one kind of card leaves that for another, of the same round, as it was; taken back it is gone."""
    start(house)
    house.write("Brenda", "If I land on Send back: the leader")
    house.write("Brenda", "If I land on Swap players: me and the leader")
    assert set(house.standing("Brenda")["A"]["standing"]) == {"send-back", "swap-players"}
    house.write("Brenda", "If I land on Send back: Clive")
    chosen = house.standing("Brenda")["A"]["standing"]
    assert chosen["send-back"] == [{"player": "Clive"}]
    assert "swap-players" in chosen


def test_the_default_in_ones_own_words_is_the_order_for_it(house: House) -> None:
    """ "Just the default for me" for the pieces is PLAY DEFAULT, also over a list that stands."""
    start(house)
    house.write("Brenda", LIST)
    assert "what the rules would choose" in text_of(house.write("Brenda", "just the default for me"))
    assert pieces(house, "Brenda") == []
    assert house.standing("Brenda") == {"A": {"pieces": []}}


def test_one_card_of_two_is_changed_alone(house: House) -> None:
    """Where two cards are played, the one that is not spoken of stays; which it is is asked where it is not plain."""
    start(house, placements=2, setup="drawn", deck={"+3": 120})
    house.write("Brenda", "First card: +3 on 20. Second card: +3 on 30.")
    house.write("Brenda", "second card: +3 on 31")
    house.write("Brenda", "make it 21 rather than 20")
    assert house.standing("Brenda") == {"A": {"plays": [[{"card": "+3", "at": 21}], [{"card": "+3", "at": 31}]]}}
    assert "Is +3 on 12 your first or your second card?" in text_of(house.write("Brenda", "+3 on 12"))
    assert house.standing("Brenda") == {"A": {"plays": [[{"card": "+3", "at": 21}], [{"card": "+3", "at": 31}]]}}


def test_what_was_wished_else_goes_with_a_word(house: House) -> None:
    """A card sent anew stands alone, and the receipt says so; "rest as is" keeps what was to be played else."""
    start(house, setup="drawn", deck={"+3": 120})
    house.write("Brenda", "+3 on 20, else on 21")
    house.write("Brenda", "+3 on 25, rest as is")
    assert [play["at"] for play in house.standing("Brenda")["A"]["plays"][0]] == [25, 21]
    told = text_of(house.write("Brenda", "+3 on 26"))
    assert "I took +3 on 26 alone, without what was to be played if that cannot be." in told
    assert [play["at"] for play in house.standing("Brenda")["A"]["plays"][0]] == [26]


@pytest.mark.parametrize(
    "words",
    [
        "what's in my hand?",
        "What’s in my hand, please?",
        "which cards do I have?",
        "What am I holding?",
        "show me my hand",
        "Welche Karten habe ich?",
        "Was habe ich auf der Hand?",
        "quelles cartes ai-je en main ?",
        "Welke kaarten heb ik in de hand?",
        "¿Qué cartas tengo?",
        "che carte ho in mano?",
    ],
)
def test_the_own_hand_is_shown_to_who_asks(house: House, words: str) -> None:
    """A question about one's own hand is answered at once, and needs no GM."""
    start(house, setup="drawn")
    assert "Your hand: " in text_of(house.write("Brenda", words))
    assert not house.to_gm()[1:]


@pytest.mark.parametrize(
    "words", ["What does Clive hold?", "What's in Dora's hand?", "Which cards are in the draw pile?", "Give me a hand!"]
)
def test_another_hand_is_nobodys_to_ask_for(house: House, words: str) -> None:
    """Questions about other hands, or about hands of another kind, are the GM's."""
    start(house, setup="drawn")
    house.write("Brenda", words)
    assert house.to_gm()[1:]


def test_more_fallbacks_than_there_can_be_change_nothing_before_a_yes(house: House) -> None:
    """Over a card that stands the answer says truly that nothing changed, and a YES plays what there can be."""
    start(house)
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "default")
    house.pass_deadline()
    house.write("Brenda", "Blank on 20")
    stood = house.standing("Brenda")
    asked = text_of(house.write("Brenda", "Blank on 21, else 22, else 23, else 24, else 25"))
    assert "Nothing has changed: receipt 2 stands." in asked
    assert "so only your first three can be taken" in asked
    assert house.standing("Brenda") == stood
    offer = [str(mail["Message-ID"]) for mail in house.sent_to("Brenda")][-1]
    house.write("Brenda", "YES", answering=offer)
    plays = house.standing("Brenda")["A"]["plays"]
    assert [play["at"] for play in plays[0]] == [21, 22, 23, 24]


def test_what_stands_is_not_offered_again(house: House) -> None:
    """With no card before, the first four are taken at once, and no YES is asked for."""
    start(house)
    for name in ("Brenda", "Clive", "Dora"):
        house.write(name, "default")
    house.pass_deadline()
    told = text_of(house.write("Brenda", "Blank on 21, else 22, else 23, else 24, else 25"))
    assert "so only your first three can be taken" in told
    assert "YES" not in told
    assert [play["at"] for play in house.standing("Brenda")["A"]["plays"][0]] == [21, 22, 23, 24]


@pytest.mark.parametrize("answer", ["YES", "Yes. That is what I wrote.", "Yes, that's what I meant"])
def test_a_yes_to_do_you_mean_is_taken(house: House, answer: str) -> None:
    """Who is asked "Do you mean S5 61-36?" and says yes, in whatever words, has ordered it."""
    house.start(ruleset="unleashed", boards={}, options={"size": "8x8"})
    house.write("Brenda", "S3 60-53, L3 25-8")
    assert "Do you mean S5 61-36?" in text_of(house.write("Brenda", "S5 top 36 bottom 61, rest as is."))
    house.write("Brenda", answer)
    assert house.standing("Brenda") == {"A": {"pieces": [["S3", 60, 53], ["L3", 25, 8], ["S5", 61, 36]]}}


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Back to the 44", 3, 44),
        ("Back to the 4", 4, 45),
        ("put it back on 44 please", 3, 44),
        ("I find I wrote 45 where I had 46 in my head; I cannot count. The 3 is right.", 3, 46),
        ("laat het valluik maar vervallen, de 3 blijft", 3, "none"),
        ("Leave the 3 but make the trapdoor 32.", 3, 32),
        ("Strike the 45. Make it 36, if you would.", 3, 36),
        ("lass die Falltür entfallen", 3, "none"),
    ],
)
def test_what_is_put_back_or_dropped_in_a_few_words(house: House, words: str, throw: int, door: object) -> None:
    """It changes what it says, and nothing else of what stands."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 45")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [throw], "trapdoor": door}}


@pytest.mark.parametrize("words", ["Back on 20 December", "back to 40 degrees here", "I'll be back to 100% soon"])
def test_what_else_is_back_changes_nothing(house: House, words: str) -> None:
    """A return, the weather and one's health."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 45")
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 45}}
