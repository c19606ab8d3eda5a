"""Press that is taken back by a sentence, beside orders that stay, in six languages."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, printed, text_of


@pytest.fixture
def pressed(ordered: House) -> House:
    """A game in which press of Brenda's stands as well as orders."""
    ordered.write("Brenda", "Press: Hello all.")
    return ordered


@pytest.mark.parametrize(
    "words",
    [
        "Scrap the press, keep the orders.",
        "Drop the press, orders stay",
        "Keep the orders, scrap the press.",
        "Keep my orders but drop the press.",
        "Never mind the press. Orders as before.",
        "Please cancel the press but keep my orders",
        "Scrap the press.",
        "Streich die Presse, die Befehle bleiben.",
        "Behalte die Befehle, aber vergiss die Presse.",
        "Lass die Presse weg.",
        "Supprime la presse, garde les ordres.",
        "Oublie la presse, les ordres restent",
        "Schrap de pers, houd de orders.",
        "Laat de pers maar weg, de orders blijven",
        "Borra la prensa, conserva las órdenes",
        "Olvida la prensa.",
        "Annulla la stampa, ma tieni gli ordini",
        "Lascia perdere la stampa, gli ordini restano",
    ],
)
def test_press_is_taken_back_and_orders_stay(pressed: House, words: str) -> None:
    """None of it is printed, whoever calls it "the press", and nothing is asked about the orders."""
    text = text_of(pressed.write("Brenda", words))
    assert "YOUR PRESS IS TAKEN BACK" in text
    assert "could not take orders" not in text
    assert pressed.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "Hello all." not in printed(pressed, "Dora")


@pytest.mark.parametrize("words", ["Scrap the press, throw 5 trapdoor 45", "Streich die Presse. Wurf 5 Falltür 45"])
def test_press_is_taken_back_beside_new_orders(pressed: House, words: str) -> None:
    """Both are done."""
    assert "YOUR PRESS IS TAKEN BACK" in text_of(pressed.write("Brenda", words))
    assert pressed.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 45}}


@pytest.mark.parametrize(
    "words",
    [
        "Keep the press.",
        "Scrap the orders, keep the press.",
        "Don't scrap the press, keep the orders",
        "Should I scrap the press, keep the orders?",
        "Scrap the press or keep it?",
        "If it's too late scrap the press",
        "Maybe scrap the press",
        "Stop the press!",
        "Drop the press a line",
        "Scrap the press button idea",
        "Press: scrap the press, keep the orders",
        "Streich die Presse nicht, behalte die Befehle",
        "Streich die Befehle, die Presse bleibt",
        "Laat de pers maar staan",
        "Oublie la presse à ta place",
    ],
)
def test_other_words_about_the_press_take_none_back(pressed: House, words: str) -> None:
    """What keeps it, wonders about it, or is said to all."""
    assert "YOUR PRESS IS TAKEN BACK" not in text_of(pressed.write("Brenda", words))
    assert "Hello all." in printed(pressed, "Dora")


@pytest.mark.parametrize(
    "words",
    [
        "Would you be so good as to leave my press out?",
        "I have had second thoughts about what I wrote for it. Would you be so good as to leave my press out?",
        "Would you be kind enough to leave out my press?",
        "I'd be grateful if you would drop my press.",
        "Alan, would you be so kind as to leave my press out of the next report?",
        "Can you leave my press out this time?",
        "Wären Sie so freundlich, meine Presse wegzulassen?",
        "Würdest du bitte meine Presse weglassen?",
        "Auriez-vous la gentillesse de retirer ma presse ?",
        "Zou je mijn pers willen weglaten?",
        "¿Podrías quitar mi prensa?",
        "Saresti così gentile da togliere la mia stampa?",
    ],
)
def test_press_is_taken_back_however_politely(pressed: House, words: str) -> None:
    """The most courteous question asks for it as the plainest words do."""
    assert "YOUR PRESS IS TAKEN BACK" in text_of(pressed.write("Brenda", words))
    assert "Hello all." not in printed(pressed, "Dora")


@pytest.mark.parametrize(
    "words",
    [
        "Please don't leave my press out.",
        "Would you be so good as to leave my press in?",
        "Would you be so good as to leave Clive's press out?",
        "Why did you leave my press out?",
        "If it is too long, would you be so good as to leave my press out?",
        "Would you leave my press out if it were yours?",
        "Würdest du meine Presse nicht weglassen?",
        "Zou je mijn pers niet weglaten?",
        "Pourrais-tu ne pas retirer ma presse ?",
        "¿Podrías no quitar mi prensa?",
        "Würdest du die Presse von Clive weglassen?",
    ],
)
def test_press_is_kept_where_the_courteous_words_say_otherwise(pressed: House, words: str) -> None:
    """A denial, a condition, somebody else's press or a question on what was done takes none back."""
    assert "YOUR PRESS IS TAKEN BACK" not in text_of(pressed.write("Brenda", words))
    assert "Hello all." in printed(pressed, "Dora")


@pytest.mark.parametrize(
    "words",
    [
        "No, that was never press! Please take it out before everyone reads it.",
        "That wasn't meant as press.",
        "Sorry, that was not press at all",
        "Das sollte keine Presse sein!",
        "Non, ce n'était pas de la presse.",
        "Dat was geen pers.",
        "Please take that out of the press again",
    ],
)
def test_what_was_never_press_is_taken_out(pressed: House, words: str) -> None:
    """Who says that what is kept for the report was no press has it taken out; the orders stay."""
    assert "YOUR PRESS IS TAKEN BACK" in text_of(pressed.write("Brenda", words))
    assert pressed.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}
    assert "Hello all." not in printed(pressed, "Dora")


@pytest.mark.parametrize("words", ["Was that press?", "That was never press freedom", "Press was never my thing"])
def test_what_only_speaks_of_press_takes_none_out(pressed: House, words: str) -> None:
    """A question, or a remark about the press, leaves it."""
    assert "YOUR PRESS IS TAKEN BACK" not in text_of(pressed.write("Brenda", words))
