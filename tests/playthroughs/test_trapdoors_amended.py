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
        ("Alan, forgive me. The 4 and not the 5. The trapdoor may stay. I promise that's the last.\n\nBrenda", 4, 17),
        ("scrap 17 make it 14", 5, 14),
        ("bin the 17, i want 14", 5, 14),
        ("scrap 5 make it 6", 6, 17),
        ("Streich die 17, nimm 14.", 5, 14),
        ("Oublie le 17, mets 14.", 5, 14),
        ("Clive, that trapdoor should read 14.", 5, 14),
        ("4 and trap 13, no hang on 14", 4, 14),
        ("Make the trapdoor 13 - no, leave it at 14.", 5, 14),
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
        "scrap 17 make it 14 or 15",
        "scrap 5 make it 14",
        "The trapdoor should read 14 or 15.",
        "Trap 14, no hang on 55 minutes and I'll tell you",
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


@pytest.mark.parametrize(
    "words",
    [
        "Make my 5 a 3 - no, leave it.",
        "Oh, and make my 5 a 3 would you - no no, leave it. Five. Goodnight.",
        "Spelt it wrong, hadn't I? Never mind. And make my 5 a 3 - no, leave it. Five.",
        "Change the trapdoor to 14. No, leave it.",
        "Please change the trapdoor to 14 - hang on, never mind.",
        "Mach aus meiner 5 eine 3 - nein, lass mal.",
        "Change mon 5 en 3 - non, laisse.",
        "Maak van mijn 5 een 3 - nee, laat maar.",
        "Cambia mi 5 por un 3 - no, déjalo.",
        "Cambia il mio 5 in un 3 - no, lascia stare.",
    ],
)
def test_a_change_that_is_begun_and_dropped_changes_nothing(house: House, words: str) -> None:
    """What stands is left as it is, and nothing is asked."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 17}
    assert "I could not take orders" not in text_of(house.sent_to("Brenda")[-1])


@pytest.mark.parametrize(
    ("words", "throw", "door"),
    [
        ("Make my 5 a 3 - no, leave it. Four.", 5, 17),
        ("Make it the 4. Change the trapdoor to 14 - no, leave it.", 4, 17),
    ],
)
def test_what_is_ordered_beside_a_dropped_change_is_taken(house: House, words: str, throw: int, door: int) -> None:
    """Another number behind it is asked about; what is ordered beside it is taken."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [throw], "trapdoor": door}


@pytest.mark.parametrize(
    "words",
    [
        "Make it the 4 after all, I'll leave the 5 for later.",
        "Make it the 4. I'll keep my 5 for later.",
        "Make it the 4, and I'm saving the 5 for another day!",
        "Doch lieber die 4, die 5 hebe ich mir für später auf.",
        "Finalement le 4, je garde le 5 pour plus tard.",
        "Toch liever de 4, ik bewaar de 5 voor later.",
        "Mejor el 4, guardo el 5 para más tarde.",
        "Meglio il 4, tengo il 5 per dopo.",
    ],
)
def test_what_is_kept_for_later_beside_a_change_is_no_order(house: House, words: str) -> None:
    """The one number is ordered, the other stays in hand."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [4], "trapdoor": 17}


@pytest.mark.parametrize(
    "words",
    [
        "I'll leave the 5 for later.",
        "The 4, I'll leave the 4 for later.",
        "If it rains the 4, I'll leave the 5 for later.",
        "Make it the 4 or the 3, I'll leave the 5 for later.",
    ],
)
def test_what_is_kept_for_later_settles_nothing_else(house: House, words: str) -> None:
    """Alone, beside the same number or beside a choice it changes nothing that stands."""
    house.start()
    house.write("Brenda", "Throw 5, trapdoor 17")
    house.write("Brenda", words)
    assert house.standing("Brenda")["A"] == {"throws": [5], "trapdoor": 17}


def test_of_two_throws_the_one_kept_for_later_may_be_the_second(house: House) -> None:
    """In a round of two throws a number that is left for later is not simply dropped."""
    house.start(options={"schedule": [2, 2, 2]})
    house.write("Brenda", "The 2 first, I'll leave the 4 for later. Trapdoor 17")
    assert house.standing("Brenda").get("A", {}).get("throws") in (None, [2, 4])
