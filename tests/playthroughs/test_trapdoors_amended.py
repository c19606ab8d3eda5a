"""A trapdoor that is changed or left out in passing, where orders stand: taken or asked, never answered untruly."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        (
            "Alan, on second thoughts leave the trapdoor out of it this week, I don't want to bring bad luck on nobody "
            "so close to Advent. The 5 stays.",
            5,
            "none",
        ),
        ("Leave the trapdoor out of it this week. The 5 stays.", 5, "none"),
        ("Please leave my trapdoor out this week, I don't want to upset anybody.", 5, "none"),
        ("Actually, keep the trapdoor out of it. 4 please", 4, "none"),
        ("actually nvm the trap just the throw", 5, "none"),
        ("never mind the trapdoor, just the throw", 5, "none"),
        ("forget the trap, just the throw this time please", 5, "none"),
        ("Vergiss die Falltür, nur der Wurf.", 5, "none"),
        ("laat het valluik maar, alleen de worp", 5, "none"),
        ("lascia stare la botola, solo il tiro", 5, "none"),
        ("my trapdoor was daft, make it 11 instead? Throw stays the same obviously", 5, 11),
        ("my trapdoor was daft, make it 11 instead. Throw stays the same obviously", 5, 11),
        ("The trap was a bad idea, so make it 14 please. Throw as it was.", 5, 14),
        ("Meine Falltür war blöd, mach 14 draus. Wurf bleibt natürlich.", 5, 14),
        ("Ma trappe était une erreur, mets plutôt 14.", 5, 14),
        ("Valluik toch maar 14, niet 17. Rest blijft zo.", 5, 14),
        ("Falltür doch lieber auf 14, nicht 17. Rest bleibt.", 5, 14),
        ("Trappe plutôt 14, pas 17.", 5, 14),
        ("Botola piuttosto 14, non 17.", 5, 14),
    ],
)
def test_a_trapdoor_changed_in_passing_is_changed(house: House, words: str, throw: int, door: int | str) -> None:
    """What stands gives way to what is said of it, and the throw stays."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [throw], "trapdoor": door}


@pytest.mark.parametrize(
    "words",
    [
        "Leave the trapdoor out of it or I'll scream!",
        "Leave the trapdoor out of your commentary please.",
        "I nearly leave the trapdoor out of it every week.",
        "should we leave the trapdoor out of it?",
        "never mind the trapdoor, just the throw that counts",
        "Never mind the trapdoor, just get on with it!",
        "Did you forget the trapdoor? Just the throw was printed.",
        "My trapdoor was silly, make it 11 or 12?",
        "my trapdoor was silly, should I make it 11?",
        "my trap was daft, make it 11, or maybe 15",
        "Dora's trapdoor was daft, make it 11 if you ask me",
        "Is het valluik toch maar 14, niet 17?",
    ],
)
def test_what_only_sounds_so_changes_nothing(house: House, words: str) -> None:
    """A threat, a question, two numbers, another player's trapdoor: what stands is left."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 17}


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("Och I've thought again about the boat. Big yin first. Rest stands.", "which second?"),
        ("The big one first I think. The rest stands.", "which second?"),
        ("Die größere zuerst, glaube ich. Der Rest bleibt.", "which second?"),
        ("Second thoughts on the trap, 19, no 17. Throws as they were.", "more than one space"),
        ("Trap 19 no 17. Throws as they were.", "more than one space"),
    ],
)
def test_a_change_beside_what_stays_is_never_denied(house: House, words: str, asked: str) -> None:
    """Which throw comes first, and which of two spaces it is, is asked; nobody is told that nothing changes."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 1, 6. Trapdoor 17")
    house.write("Brenda", words)
    said = text_of(house.sent_to("Brenda")[-1])
    assert asked in " ".join(said.split())
    assert "As you ask, nothing has changed" not in said


@pytest.mark.parametrize(
    "words",
    [
        "Good to be first for once! The rest stands.",
        "My first game in years. The rest stays as it is.",
        "First one home buys the drinks. Rest stays.",
        "See you on the 12th. The rest stands.",
        "Thanks for round 2. My trapdoor stays.",
    ],
)
def test_talk_beside_what_stays_is_talk(house: House, words: str) -> None:
    """What is first in something else, and the number of something else, are no orders."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "Throws 1, 6. Trapdoor 17")
    house.write("Brenda", words)
    assert "As you ask, nothing has changed" in text_of(house.sent_to("Brenda")[-1])
