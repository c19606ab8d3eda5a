"""What players say of themselves without ordering anything: answered as it is meant, and nobody is accused."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

STANDING = {"A": {"throws": [3], "trapdoor": 28}}
ACCUSED = "You seem to say that a mail in your name was not yours"


@pytest.fixture
def ordered(house: House) -> House:
    """A house in which Brenda has ordered."""
    house.start()
    house.write("Brenda", "throw 3 trapdoor 28")
    return house


@pytest.mark.parametrize(
    "words",
    [
        "Cancel everything please",
        "Please cancel everything",
        "Cancel it all",
        "scrap the lot",
        "Bitte alles stornieren",
    ],
)
def test_everything_cancelled_is_asked_about(ordered: House, words: str) -> None:
    """With the word that takes orders back; nobody is told that they have not decided."""
    text = text_of(ordered.write("Brenda", words))
    assert "the word WITHDRAW" in text
    assert "not have decided" not in text
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize("words", ["I can't cancel it all", "Everything is fine here", "Cancel my subscription to it"])
def test_other_words_of_everything_take_nothing_back(ordered: House, words: str) -> None:
    """A mail that only has these words changes nothing."""
    ordered.write("Brenda", words)
    assert ordered.standing("Brenda") == STANDING


@pytest.mark.parametrize(
    "words",
    [
        "I'm ill, don't count on me before Christmas",
        "Not myself this week, don't count on me before Christmas",
        "Rechnet nicht mit mir vor Weihnachten",
    ],
)
def test_who_cannot_be_counted_on_is_asked_for_the_days(ordered: House, words: str) -> None:
    """The GM hears of it too, and nobody is told that they have not decided."""
    before = len(ordered.to_gm())
    text = text_of(ordered.write("Brenda", words))
    assert "Please send ABSENT and the days" in text
    assert "not have decided" not in text
    assert len(ordered.to_gm()) == before + 1


@pytest.mark.parametrize("words", ["Don't count on me for help", "You can count on me before Christmas"])
def test_who_only_will_not_help_is_not_away(ordered: House, words: str) -> None:
    """Nor is who can be counted on."""
    assert "ABSENT and the days" not in text_of(ordered.write("Brenda", words))


@pytest.mark.parametrize(
    "words",
    [
        "Who needs help? Not me!",
        "Wer braucht Hilfe? Ich nicht!",
        "Qui a peur des serpents ? Pas moi !",
        "Cheating? Not me!",
        "That wasn't me, it was the dice!",
        "It wasn't my fault: blame the snakes",
    ],
)
def test_a_joke_accuses_nobody(ordered: House, words: str) -> None:
    """An answer to one's own question that speaks of no mail, and what is blamed on the game."""
    assert ACCUSED not in text_of(ordered.write("Brenda", words))
    text = text_of(ordered.write("Brenda", f"{words} 5/33"))
    assert ACCUSED not in text
    assert ordered.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 33}}


@pytest.mark.parametrize(
    "words",
    [
        "Not me!",
        "That wasn't me",
        "Who sent this? Not me!",
        "Who wrote that? Not me!",
        "Was that my order? Not me!",
        "That wasn't me, it was my brother!",
        "It wasn't me. Somebody else sent it.",
        "Who needs help? Not me! And I never sent that mail.",
    ],
)
def test_a_cry_is_heard_all_the_same(ordered: House, words: str) -> None:
    """The GM is told where a mail or an order is spoken of, or nothing else is."""
    assert ACCUSED in text_of(ordered.write("Brenda", words))
