"""What players say beside or instead of orders in words that nobody set down for them."""

from __future__ import annotations

import pytest

from pbm.orders.consent import heard
from tests.playthroughs.house import House, text_of


@pytest.mark.parametrize(
    "words",
    [
        *("For Hill: 5 & 55", "For Hill:\n5 and 55", "For Hill: throw 5, trapdoor 55", "for hill: 5/55"),
        *("Für Hill: 5 und 55", "Pour Hill : 5 et 55", "Orders for Hill: 5 and 55", "Hill: 5 and 55", "[Hill] 5, 55"),
    ],
)
def test_a_mail_may_be_headed_by_its_game(house: House, words: str) -> None:
    """It is what we advise where a mail could be for several games, and so is right in any mail."""
    house.start()
    house.write("Brenda", words)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 55}}


def test_a_heading_with_a_players_name_is_still_asked_about(house: House) -> None:
    """Also where the game is called like one of them."""
    house.start(title="Dora")
    for words in ("For Dora: 5 & 55", "For Clive: 5 & 55"):
        assert "another player's orders" in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") is None


STAYING = [
    "actually I'd like to stay, and make it 6",
    "I've changed my mind, I'll play on. 6 and 60",
    "6 and 60. I'm staying!",
    "Please let me stay. 6/60",
    "I'll play on: 6 and 60",
    "Hello Alan,\nI have changed my mind and would like to stay in the game.\n6 and 60\nBrenda",
    "Ich bleibe doch dabei, 6 und 60",
    "Finalement je reste. 6 et 60",
]
LEAVING = [
    "6 and 60",
    "No, make it 6",
    "I'd like to stay, but I can't. 6 and 60",
    "I don't want to stay. 6 and 60",
    "I would stay if Dora did. Throw 6",
    "Dora wants to stay. 6 and 60",
    "Let it stay, 6",
    "My trapdoor stays, 6",
    "I stay at 3. trapdoor 50",
]


def left(house: House) -> None:
    """Have Brenda order, resign and say yes."""
    house.start()
    for words in ("throw 3 trapdoor 30", "RESIGN", "YES"):
        house.write("Brenda", words)
    assert house.seat("Brenda").status == "leaving"


@pytest.mark.parametrize("words", STAYING)
def test_who_says_beside_orders_that_they_stay_stays(house: House, words: str) -> None:
    """And the orders are taken, in the same mail."""
    left(house)
    text = text_of(house.write("Brenda", words))
    assert house.seat("Brenda").status == "active"
    assert "Good to hear: you stay" in text
    assert "You leave the game" not in text
    assert house.standing("Brenda")["A"]["throws"] == [6]


@pytest.mark.parametrize("words", LEAVING)
def test_what_does_not_say_so_leaves_the_seat_leaving(house: House, words: str) -> None:
    """A trapdoor that stays, another player who does, a wish that cannot be: they are told how to stay."""
    left(house)
    text = text_of(house.write("Brenda", words))
    assert house.seat("Brenda").status == "leaving"
    assert "To stay after all, send RESIGN OFF" in text


def test_what_is_not_understood_beside_it_is_asked_about(house: House) -> None:
    """A number is not dropped for the sake of the good news."""
    left(house)
    text = text_of(house.write("Brenda", "I'd like to stay and make it 6"))
    assert house.seat("Brenda").status == "active"
    assert house.standing("Brenda")["A"]["throws"] == [6] or "could not take orders" in text


@pytest.mark.parametrize("words", ["I don't want to stay", "I'm not staying", "I no longer want to play on"])
def test_who_does_not_want_to_stay_leaves(words: str) -> None:
    """It is a yes to the question whether they leave, and no no."""
    assert heard((words,)).leaves is True
    assert heard(("I'd like to stay",)).leaves is False


BACK = [
    "Back now!",
    "I'm back!",
    "Back home again",
    "Back from holiday",
    "Back today",
    "I am back home from our holidays",
]
BACK += ["Wieder da!", "Bin wieder zurück", "Je suis de retour", "Ik ben weer terug", "Estoy de vuelta", "Sono tornata"]


@pytest.mark.parametrize("words", BACK)
def test_who_is_back_is_noted_so(house: House, words: str) -> None:
    """Whether they were noted as away or not; no days are asked for."""
    house.start()
    house.write("Brenda", "ABSENT 1 December to 20 December")
    assert "YOU ARE HERE" in text_of(house.write("Brenda", words))
    assert "You were not noted as away" in text_of(house.write("Clive", words))


@pytest.mark.parametrize(
    "words", ["back to 44", "Back to square one", "Turn back now, Gus", "Put it back now", "Zurück"]
)
def test_other_ways_back_are_none(house: House, words: str) -> None:
    """What is said of spaces, pieces and orders is no return."""
    house.start()
    house.write("Brenda", "ABSENT 1 December to 20 December")
    assert "YOU ARE HERE" not in text_of(house.write("Brenda", words))


@pytest.mark.parametrize(
    ("words", "title"),
    [
        *(("stop nagging me with reminders", "NO REMINDERS"), ("please stop pestering me", "NO REMINDERS")),
        *(
            ("Could you please remind me again before deadlines?", "YOUR REMINDERS"),
            ("On hols 2-20 Dec", "YOU ARE AWAY"),
        ),
        *(
            ("On hols 20-31 Dec, no internet.", "YOU ARE AWAY"),
            ("Can you tell me where everyone is?", "HOW THINGS STAND"),
        ),
        *(("When will the round close?", "HOW THINGS STAND"), ("where are the others?", "HOW THINGS STAND")),
        ("Wo stehe ich eigentlich? Und wann ist Abgabeschluss?", "HOW THINGS STAND"),
    ],
)
def test_a_command_in_ones_own_words_is_done(house: House, words: str, title: str) -> None:
    """And the GM, who has nothing to do with it, gets no mail."""
    house.start()
    before = len(house.to_gm())
    assert title in text_of(house.write("Brenda", words))
    assert len(house.to_gm()) == before


@pytest.mark.parametrize(
    "words", ["stop that snake from nagging me", "Everyone says hello", "Dora is on hols", "When will Dora close in?"]
)
def test_what_only_sounds_like_one_is_none(house: House, words: str) -> None:
    """It is asked about or passed on."""
    house.start()
    told = text_of(house.write("Brenda", words))
    assert not any(title in told for title in ("REMINDERS", "HOW THINGS STAND", "YOU ARE AWAY"))


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("hmm sorry, changed my mind. I DO want a trapdoor: 17", {"throws": [1], "trapdoor": 17}),
        ("Perdona, mejor el 4 en vez del 1", {"throws": [4], "trapdoor": 44}),
        ("Oops, sorry, second thoughts. Trapdoor 17", {"throws": [1], "trapdoor": 17}),
    ],
)
def test_second_thoughts_are_no_message(house: House, words: str, order: dict[str, object]) -> None:
    """What leads to a change is understood with it."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 44")
    before = len(house.to_gm())
    assert "What else you wrote" not in text_of(house.write("Brenda", words))
    assert house.standing("Brenda") == {"A": order}
    assert len(house.to_gm()) == before


def test_a_remark_beside_second_thoughts_still_reaches_the_gm(house: House) -> None:
    """Whatever else is said."""
    house.start()
    house.write("Brenda", "throw 1 trapdoor 44")
    before = len(house.to_gm())
    house.write("Brenda", "Changed my mind because the map shows a bridge there. Trapdoor 17")
    assert len(house.to_gm()) == before + 1
