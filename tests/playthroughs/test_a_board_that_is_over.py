"""A board that is over while the game goes on on another: what those are told who ask about it, and of letters."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import BOARD, House, text_of

OVER = "Board A is closed: no more orders are needed for it."
HOME = "Board A: you are home there, and have no more orders to give for it."


def begun(house: House) -> None:
    """Start a game of which Brenda has ended board A in the first two rounds, and board B goes on."""
    short = BOARD | {"finish": 11, "ladders": {}, "snakes": {}}
    house.start(boards={"A": short, "B": BOARD}, options={"schedule": [1] * 6, "end_when_home": 1})
    for words in ("A: 6, trapdoor 9. B: 6, trapdoor 30", "A: 5, trapdoor 9. B: 5, trapdoor 30"):
        house.write("Brenda", words)
        house.pass_deadline()


def told(house: House, who: str, words: str) -> str:
    """Return the receipt of a mail on one line."""
    house.write(who, words)
    return " ".join(text_of(house.sent_to(who)[-1]).split())


@pytest.mark.parametrize(
    "words",
    [
        "do i still do A or is that done now?",
        "Is A over?",
        "Do I still have to send anything for board A?",
        "What about A then? Anything to do there?",
        "Muss ich für A noch was schicken?",
        "Dois-je encore jouer sur le plateau A ?",
        "Hoef ik op A niets meer te doen?",
        "¿Tengo que mandar algo para el tablero A?",
        "Devo ancora mandare qualcosa per A?",
        "am i done on A\n\nB 4, trapdoor 33",
    ],
)
def test_who_asks_about_a_board_that_is_over_is_told(house: House, words: str) -> None:
    """The GM hears the question all the same; home there or not, it needs no more orders."""
    begun(house)
    assert OVER in told(house, "Clive", words)
    assert HOME in told(house, "Brenda", words)


@pytest.mark.parametrize(
    "words",
    [
        "Do I still have to send anything for board B?",
        "A question: when is the deadline?",
        "What a finish on A, Brenda! Shall we have cake?",
        "Did Dora sing A Boy Named Sue at the party?",
        "Voy a jugar mañana, ¿vale?",
        "Il y a encore du temps ?",
    ],
)
def test_who_asks_about_something_else_is_not(house: House, words: str) -> None:
    """The letter A may be an article, a verb or talk."""
    begun(house)
    assert "no more orders" not in told(house, "Clive", words)


def test_the_gm_is_told_whether_the_player_was_asked_back(house: House) -> None:
    """Orders that are not plain are still open; beside plain ones the words alone are left for the GM."""
    begun(house)
    for words, said in [
        ("B: 4 or 5. How is the garden?", "The player has been asked about what was not clear"),
        ("B: 4, trapdoor 33. How is the garden?", "What could be done by itself is done"),
    ]:
        house.write("Dora", words)
        assert said in " ".join(text_of(house.to_gm()[-1]).split()), words
