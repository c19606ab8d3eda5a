"""What is said of words that cannot be taken is true of them, whatever they were."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, last_mail, text_of

BASE = "throw 3 trapdoor 28"


def asked(house: House, words: str, base: str = BASE) -> str:
    """Return the answer to a mail of somebody for whom orders stand."""
    house.start()
    house.write("Brenda", base)
    return text_of(house.write("Brenda", words))


@pytest.mark.parametrize("words", ["Choisis pour moi", "wähl du für mich", "you choose", "spiel irgendwas, mir egal"])
def test_who_leaves_the_throw_open_is_asked_for_its_number(house: House, words: str) -> None:
    """Nothing is said of a record, which other words are looked up in."""
    answer = asked(house, words)
    assert "Please name the number you want to throw: I could not tell which it is." in answer
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize("words", ["Trappe à 45 ou 46, comme tu veux. Lancer 2", "Trap 45, whatever. Throw 2"])
def test_a_trapdoor_that_is_left_open_leaves_no_throw_open(house: House, words: str) -> None:
    """The throw is told in a sentence of its own."""
    assert "Please name the number you want to throw" not in asked(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 28}}


@pytest.mark.parametrize(
    "words",
    [
        "4, Falltür: egal",
        "Throw 4, trapdoor: whatever",
        "Lancer 4, trappe : peu importe",
        "Worp 4, luik maakt niet uit",
    ],
)
def test_a_trapdoor_of_no_matter_speaks_of_no_earlier_round(house: House, words: str) -> None:
    """Only who wants that of an earlier round is told that nobody goes by it."""
    answer = asked(house, words)
    assert "Please name the space for your trapdoor, or say: no trapdoor" in answer
    assert "earlier rounds" not in answer


def test_a_trapdoor_as_in_an_earlier_round_does(house: House) -> None:
    """It is why the space is asked for."""
    assert "I do not go by earlier rounds" in asked(house, "Wurf 4, Falltür wie letzte Runde")


@pytest.mark.parametrize("words", ["Zug 3 doch die 2", "Turnos 2 a 4: 1, 2, 4"])
def test_orders_that_begin_with_a_later_turn_are_not_told_to(house: House, words: str) -> None:
    """They have to stand on lines of their own."""
    answer = asked(house, words)
    assert (
        "so I have not entered them. Please send them anew, and what is for a later turn on a line of its own" in answer
    )
    assert "begin with that turn" not in answer


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Kann die nächsten zwei Runden nicht, bin im Krankenhaus", "Your mail was passed on to the GM"),
        ("Is there a snake on 30?", "Your question was passed on to the GM"),
    ],
)
def test_only_what_asks_is_called_a_question(house: House, words: str, said: str) -> None:
    """A mail that only begins as a question does may be none."""
    assert said in asked(house, words)


@pytest.mark.parametrize(
    "words",
    [
        "Bin raus. Macht ohne mich weiter.",
        "Hiermit kündige ich meine Teilnahme",
        "Ik hou ermee op",
        "Je laisse tomber, c'est plus possible pour moi",
        "Je laisse tomber le jeu",
    ],
)
def test_who_gives_up_in_plain_words_is_asked_whether_they_do(house: House, words: str) -> None:
    """Nothing becomes of it before a YES."""
    assert "Do you really want to leave?".casefold() in asked(house, words).casefold()
    assert last_mail(house).outcome == "resign: asked once more"


@pytest.mark.parametrize("words", ["Je laisse tomber le 3, je joue le 4", "Bin raus aus dem Loch! Die 4, Falltür 28."])
def test_who_gives_up_a_number_does_not_leave(house: House, words: str) -> None:
    """The same verbs are said of throws and of snakes."""
    assert "leave" not in asked(house, words).split("ORDERS THAT STAND")[0]


@pytest.mark.parametrize(
    "words", ["das höchste was ich noch hab bitte", "the highest I have left", "het hoogste wat ik nog heb"]
)
def test_a_number_that_is_looked_up_is_all_that_was_written(house: House, words: str) -> None:
    """There is nothing else to pass on."""
    assert "passed on" not in asked(house, words)
    assert house.standing("Brenda") == {"A": {"throws": [6], "trapdoor": 28}}


def test_what_stands_beside_such_a_number_is_passed_on(house: House) -> None:
    """In a sentence of its own it is no order."""
    assert "passed on" in asked(house, "My highest left. By the way, my dog has been poorly all week.")


def test_a_declined_trapdoor_is_listed_as_no_trapdoor(house: House) -> None:
    """Not as one by the name of “none”."""
    house.start()
    house.write("Brenda", "throw 4, no trapdoor")
    assert "throw 4, no trapdoor" in text_of(house.write("Brenda", "ORDERS"))
    house.write("Brenda", "LANGUAGE de")
    assert "Wurf 4, keine Falltür" in text_of(house.write("Brenda", "ORDERS"))


def test_an_instruction_that_cannot_be_kept_is_answered_with_both_that_can(house: House) -> None:
    """Whoever wanted the lowest, with a condition, is not told to write the highest."""
    house.start(house={"standing_orders": True})
    answer = text_of(house.write("Brenda", "If I miss a round, play my lowest left, but not the 1"))
    assert "play my lowest left; or: if I miss a round, play my highest left" in answer
