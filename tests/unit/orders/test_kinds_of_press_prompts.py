"""Press that a prompt asks for, in whatever words: where it begins, and that no promise is printed with it."""

from __future__ import annotations

import pytest

from pbm.orders.press.openings import asks_for_press, with_press_asked_for
from tests.unit.orders.forms import reading, short

_SALE = "Ladder for sale, 9 rungs."

LABELS: list[str] = [
    "For the paper: ",
    "For the paper   : ",
    "For the public page: ",
    "For your columns: ",
    "For the wall: ",
    "Something for the sheet: ",
    "A few words for our next paper: ",
    "For the notice board: ",
    "For the back page please: ",
    "Press = ",
    "For this week's page: ",
]
ABROAD: list[tuple[str, str]] = [
    ("Wurf: 3\nFalltür: 47\nFür das Blatt: ", "Leiter zu verkaufen, 9 Sprossen."),
    ("Wurf: 3\nFalltür: 47\nFür die Seite: ", "Leiter zu verkaufen, 9 Sprossen."),
    ("Lancer : 3\nTrappe : 47\nPour la gazette : ", "Échelle à vendre, 9 barreaux."),
    ("Lancer : 3\nTrappe : 47\nPour la feuille : ", "Échelle à vendre, 9 barreaux."),
    ("Worp: 3\nValluik: 47\nVoor het blad: ", "Ladder te koop, 9 sporten."),
    ("Worp: 3\nValluik: 47\nVoor de pagina: ", "Ladder te koop, 9 sporten."),
    ("Tirada: 3\nTrampilla: 47\nPara la gaceta: ", "Se vende escalera de 9 peldaños."),
    ("Tiro: 3\nBotola: 47\nPer il foglio: ", "Vendesi scala, 9 pioli."),
]
NO_PRESS: list[str] = [
    "Throw 3, trapdoor 47.\n\nFor the record: I was on 33 last time.\n\nDee\n",
    "Throw 3, trapdoor 47.\n\nFor the GM: love the maps.\n\nDee\n",
    "For the next turn: throw 3, trapdoor 47.\n\nDee\n",
    "For my throw: 3\nFor my trapdoor: 47\nFor the paper: nothing\n\nDee\n",
    "Throw? 3\nTrapdoor? 47\nPress? No.\n\nDee\n",
    "Throw? 3\nTrapdoor? 47\nPress? What is that?\n\nDee\n",
    "Throw? 3\nTrapdoor? 47\nWho won? I never heard.\n\nDee\n",
    "Throw 3, trapdoor 47.\nFor the subscription: cheque is in the post.\n\nDee\n",
    "Throw 3, trapdoor 47.\nThanks for the paper: it came on Monday.\n\nDee\n",
]
PROMISES: list[str] = [
    "real orders tmrw when im not in maths",
    "My move to follow once I have found my glasses.",
    "will send my throw at the weekend",
    "I'll mail you my orders when the kids are in bed.",
    "Proper orders as soon as I am home.",
    "No throw yet, the cat has eaten the map.",
    "My move must wait until the power is back.",
]
STORIES: list[str] = [
    "The old owl comes tomorrow, when the moon is full.",
    "Our real enemy will throw a party on Sunday.",
    "I will never send my regards to the ladder.",
    "No move was safe that night, and the snakes would not wait.",
]


@pytest.mark.parametrize("label", LABELS)
def test_a_label_of_press_is_known_by_its_shape(label: str) -> None:
    """What stands behind "For the …:" is printed, whatever the paper is called, and no number in it is an order."""
    got = reading(f"Throw: 3\nTrapdoor: 47\n{label}{_SALE}\n\nCheers\nDee\n")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([3], 47)}, _SALE)


@pytest.mark.parametrize(("form", "words"), ABROAD)
def test_a_label_of_press_is_known_in_every_language(form: str, words: str) -> None:
    """The same in the other languages that are read."""
    got = reading(f"{form}{words}\n\nLena\n")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([3], 47)}, words)


@pytest.mark.parametrize("text", NO_PRESS)
def test_what_is_for_something_else_is_not_printed(text: str) -> None:
    """A remark behind another label, a question asked back and an answer that declines are no press."""
    assert reading(text).press is None


def test_the_prompts_of_a_form_are_answered_behind_their_question_marks() -> None:
    """The prompt "Press?" is answered like "throw?" and "trapdoor?" above it; without those it is a question."""
    got = reading("Turn 5 please: throw? 4   trapdoor? 54\nPress? I am 71, and I fear none of you.\n\nDerek\n")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([4], 54)}, "I am 71, and I fear none of you.")
    assert reading("Throw 4, trapdoor 54.\nPress? I never had time for it.\n\nDerek\n").press is None
    assert with_press_asked_for(["Die? 4", "For the page? An owl."]) == ["Die? 4", "Press: An owl."]


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_of_orders_below_press_is_not_printed(promise: str) -> None:
    """What says to the GM when the orders will come ends the press, in a paragraph of its own."""
    got = reading(f"press: BREAKING NEWS boy, 14, found on space 67\n\n{promise}\n\nSent from my iPhone\n")
    assert (got.kind, got.verdict, got.press) == ("press", "clear", "BREAKING NEWS boy, 14, found on space 67")


@pytest.mark.parametrize("story", STORIES)
def test_a_story_that_speaks_of_tomorrow_goes_on(story: str) -> None:
    """Only the writer's own orders are promised."""
    assert reading(f"Throw 3, trapdoor 47\n\nPress: It was night.\n\n{story}\n").press == f"It was night.\n\n{story}"


def test_a_prompt_asks_for_press_by_its_shape() -> None:
    """The prompt "For the page?" asks for words to print, "For the trapdoor?" does not."""
    assert asks_for_press("For the page?")
    assert not asks_for_press("For the trapdoor?")


@pytest.mark.parametrize("answer", ["nope, saving it up", "No, holding it back", "no - keeping it to myself"])
def test_an_answer_that_there_is_no_press(answer: str) -> None:
    """Who keeps it for another time has nothing to print; who tells the others so has."""
    assert reading(f"1. Throw: 4\n2. Trapdoor: 70\n3. Press: {answer}\n\nDev").press is None
    assert reading("Throw: 4\nTrapdoor: 70\nPress: No! Saving Jo from the snake was worth it").press is not None


@pytest.mark.parametrize(
    "orders",
    [
        "Orders this week are 6 with trapdoor 31, please.",
        "My orders: a 6 and the trapdoor on 31",
        "And the orders are 6, trapdoor 31.",
    ],
)
def test_orders_between_two_items_of_press(orders: str) -> None:
    """A paragraph that says what the orders are ends the press above it."""
    got = reading(f"PRESS: Lost, one umbrella.\n\n{orders}\n\nPRESS: Shame on you.\n\nWendy")
    assert (got.verdict, short(got)) == ("clear", {"A": ([6], 31)})
    assert got.press == "Lost, one umbrella.\n\nShame on you."


def test_orders_given_in_a_tale_are_press() -> None:
    """The orders of a colonel, with no trapdoor, are told on."""
    got = reading("THROW 2 TRAPDOOR 40\n\nPRESS: The Colonel spoke.\n\nOrders were 4 men for 30 days.\n\nWendy")
    assert (short(got), got.press) == ({"A": ([2], 40)}, "The Colonel spoke.\n\nOrders were 4 men for 30 days.")


@pytest.mark.parametrize("press", ["No, I'm too good for you lot", "No, keeping Bob quiet is a job for life"])
def test_press_that_begins_with_a_no_is_printed(press: str) -> None:
    """What is told to the others is no refusal, whatever it begins with."""
    assert reading(f"Throw: 4\nTrapdoor: 70\nPress: {press}").press == press
