"""Press: for everybody, for some players, for the GM, unsigned; and what only looks like it."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from tests.unit.orders.forms import reading, short

ITEMS = [
    ("PRESS: Snakes!", PressItem("Snakes!")),
    ("Press: Snakes!", PressItem("Snakes!")),
    ("*PRESS*: Snakes!", PressItem("Snakes!")),
    ("Press release: Snakes!", PressItem("Snakes!")),
    ("Press - Snakes!", PressItem("Snakes!")),
    ("PRESS\nSnakes!\nEND PRESS", PressItem("Snakes!")),
    ("--- press begins ---\nSnakes!\n--- end of press ---", PressItem("Snakes!")),
    ("For the report: Snakes!", PressItem("Snakes!")),
    ("Something for the zine: Snakes!", PressItem("Snakes!")),
    ("Press to all: Snakes!", PressItem("Snakes!")),
    ("Press for everyone in the game: Snakes!", PressItem("Snakes!")),
    ("Anonymous press: Snakes!", PressItem("Snakes!", anonymous=True)),
    ("Press (anonymous please): Snakes!", PressItem("Snakes!", anonymous=True)),
    ("Press, unsigned: Snakes!", PressItem("Snakes!", anonymous=True)),
    ("Press to Sue: Snakes!", PressItem("Snakes!", ("Sue",))),
    ("PRESS TO SUE AND BOB ONLY: Snakes!", PressItem("Snakes!", ("SUE", "BOB"))),
    ("Private press to Sue, Bob & Al: Snakes!", PressItem("Snakes!", ("Sue", "Bob", "Al"))),
    ("Anonymous press to Sue: Snakes!", PressItem("Snakes!", ("Sue",), anonymous=True)),
    ("A message for Sue: Snakes!", PressItem("Snakes!", ("Sue",))),
    ("Private to Sue: Snakes!", PressItem("Snakes!", ("Sue",))),
    ("Private: Snakes!", PressItem("Snakes!", ("GM",))),
    ("Press to the GM: Snakes!", PressItem("Snakes!", ("GM",))),
    ("For the GM only: Snakes!", PressItem("Snakes!", ("GM",))),
    ("Not for the report: Snakes!", PressItem("Snakes!", ("GM",))),
    ("Presse: Snakes!", PressItem("Snakes!")),
    ("Press: none", None),
    ("Press: nothing this time", None),
    ("Press: -", None),
    ("No press today.", None),
    ("I'll press on: see you soon!", None),
    ("press on - the 6 awaits", None),
    ("Press the red button: it works", None),
]


@pytest.mark.parametrize(("text", "item"), ITEMS)
def test_press_is_known_by_its_label(text: str, item: PressItem | None) -> None:
    """Each label says whom the words are for; only those for everybody are for the report."""
    got = reading(f"Throw 5, trapdoor 45\n\n{text}")
    assert got.letters == ((item,) if item is not None else ())
    assert got.press == (item.text if item is not None and not item.to else None)
    assert short(got)["A"][0] == [5]


def test_press_may_begin_within_a_line() -> None:
    """What stands before the label is still an order."""
    got = reading("Throw 5, trapdoor 45. Press: the 6 is mine!\nand so is 99")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([5], 45)}, "the 6 is mine!\nand so is 99")


def test_several_items_come_in_their_order() -> None:
    """Public and private words side by side do not mix."""
    got = reading("PRESS: One.\n\nPRESS TO Sue: Two.\n\nAnonymous press: Three.\n\nThrow 5")
    assert [item.text for item in got.letters] == ["One.", "Two.", "Three."]
    assert got.press == "One.\n\nThree."
    assert short(got) == {"A": ([5], None)}


def test_orders_that_ended_up_in_press_are_asked_about() -> None:
    """Nothing is taken out of press, but who wrote orders into it hears that none were found."""
    got = reading("Private to Bob: truce? Throw 3, trapdoor 33")
    assert (got.verdict, got.orders, got.press) == ("ask", {}, None)
    assert reading("PRESS: Bob will throw a 3 and fall into 33!").verdict == "clear"


@pytest.mark.parametrize(
    "label",
    [
        "PRESS TO everyone (not Brenda)",
        "PRESS TO all, not Brenda",
        "PRESS (not for Brenda)",
        "Press for all except Brenda",
        "PRESS to everybody but Brenda",
    ],
)
def test_press_that_leaves_somebody_out_reaches_nobody(label: str) -> None:
    """What is to be kept from one player is neither printed for all nor sent to that one: the writer is told."""
    got = reading(f"{label}: she suspects nothing")
    assert got.press is None
    (item,) = got.letters
    assert item.to[0] == "everybody"
    assert item.to[1].endswith(" Brenda")


def test_press_may_say_what_it_is_not() -> None:
    """Only a name that is left out makes press a secret."""
    assert reading("PRESS (not much this time): All quiet.").press == "All quiet."


ELSEWHERE: list[tuple[str, str, tuple[str, ...], bool]] = [
    ("PRESSE AN BOB: treffen wir uns?", "treffen wir uns?", ("BOB",), False),
    ("ANONYME PRESSE: Buh!", "Buh!", (), True),
    ("Presse (anonym): Buh!", "Buh!", (), True),
    ("Anonyme Presse an Sue: psst", "psst", ("Sue",), True),
    ("Presse nur an Bob und Sue: pst", "pst", ("Bob", "Sue"), False),
    ("Presse an alle: hallo", "hallo", (), False),
    ("Presse an alle außer Bob: pst", "pst", ("everybody", "außer Bob"), False),
    ("Presse an den Spielleiter: eine Frage", "eine Frage", ("GM",), False),
    ("Private Presse: pst", "pst", ("GM",), False),
    ("Presse à Bob : salut", "salut", ("Bob",), False),
    ("Presse anonyme : bouh", "bouh", (), True),
    ("Pers aan Bob: hoi", "hoi", ("Bob",), False),
    ("Anonieme pers: boe", "boe", (), True),
    ("Prensa para Bob: hola", "hola", ("Bob",), False),
    ("Prensa anónima: bu", "bu", (), True),
    ("Stampa per Bob: ciao", "ciao", ("Bob",), False),
    ("Stampa anonima: bu", "bu", (), True),
]


@pytest.mark.parametrize(("line", "words", "to", "anonymous"), ELSEWHERE)
def test_press_is_told_apart_in_every_language(line: str, words: str, to: tuple[str, ...], anonymous: bool) -> None:
    """Whom press is for, and whether it is signed, is understood as it is in English."""
    rest, items = split_press([line])
    assert [(item.text, item.to, item.anonymous) for item in items] == [(words, to, anonymous)]
    assert not any(rest)


@pytest.mark.parametrize("line", ["Presse: keine", "Pers: geen", "Prensa: nada", "Die Presse schreibt: Wurf 4"])
def test_no_press_is_made_of_such_lines(line: str) -> None:
    """That there is none is no press, nor is a sentence about the press."""
    assert split_press([line])[1] == ()


def test_press_declined_far_behind_its_label_is_none() -> None:
    """A list set in columns has its "nil" there, and what is numbered below is no press."""
    lines = ["1. Throw:      4", "2. Trapdoor:   91", "3. Press:      nil", "4. Remarks:    item 2 is new"]
    rest, items = split_press(lines)
    assert items == ()
    assert rest[3] == lines[3]


@pytest.mark.parametrize("last", ["See you on the 25th\nNora", "(Moves will come on Thursday, Walter.)"])
def test_words_for_the_gm_below_press_are_not_printed(last: str) -> None:
    """Neither a parting word above a name nor what is said of the moves in brackets."""
    _, items = split_press(["Press: The jam has been counted.", "", *last.split("\n")])
    assert [item.text for item in items] == ["The jam has been counted."]


@pytest.mark.parametrize(
    ("line", "to", "text"),
    [
        ("Press: to Clive: the plan is a heist", ("Clive",), "the plan is a heist"),
        ("Press: to Clive only: a heist", ("Clive",), "a heist"),
        ("Press: private to Clive - a heist", ("Clive",), "a heist"),
        ("Press: @Clive a heist, do not tell Gus", ("Clive",), "a heist, do not tell Gus"),
        ("Press: For Clive and Dora only: a heist", ("Clive", "Dora"), "a heist"),
        ("Press: to GM: a heist", ("GM",), "a heist"),
        ("Press: To be or not to be: that is it", (), "To be or not to be: that is it"),
        ("Press: To Clive, with love: you are doomed", (), "To Clive, with love: you are doomed"),
    ],
)
def test_press_for_one_behind_the_label_is_printed_for_nobody_else(line: str, to: tuple[str, ...], text: str) -> None:
    """The form offers a line "Press:", and people say there whom it is for."""
    got = reading(f"throw 5 trapdoor 44\n{line}")
    assert [(item.to, item.text) for item in got.letters] == [(to, text)]
    assert got.press == (None if to else text)


@pytest.mark.parametrize("said", ["=> no sir", "-> none", "no, captain", "=> no ma'am", "no thank you sir"])
def test_no_press_may_be_said_politely_and_behind_an_arrow(said: str) -> None:
    """Whoever is addressed, "no" to a question for press is none."""
    text = f"On 13 Oct 2025 at 18:00, GM <gm@x.test> wrote:\n> Throw?    => 4\n> Trapdoor? => 20\n> Press?    {said}\n"
    assert (reading(text).press, short(reading(text))) == (None, {"A": ([4], 20)})


def test_press_behind_an_arrow_is_printed_without_it() -> None:
    """The arrow points at what is to be printed."""
    text = "On 13 Oct 2025 at 18:00, GM <gm@x.test> wrote:\n> Throw? => 4\n> Press? => No sir, that was a snake!\n"
    assert reading(text).press == "No sir, that was a snake!"


@pytest.mark.parametrize(
    "closing", ["Thank you. My orders will follow when the children have gone.", "Ta! Orders to follow tomorrow."]
)
def test_orders_announced_below_press_are_not_printed(closing: str) -> None:
    """They are told to the GM, with thanks or without."""
    got = reading(
        f"Could you print this in the report please:\n\nWanted, a good home for a ladder.\n\n{closing}\nMarion"
    )
    assert got.press == "Wanted, a good home for a ladder."


ORDERS_BETWEEN = "PRESS: The bus runs.\n\n{orders}\n\nPRESS: Who signed me up? I have 3 issues.\n\nGerald"


@pytest.mark.parametrize(
    "orders",
    ["Throw 1, trapdoor 46, with apologies to whoever lives there.", "My throw is 1 and the trapdoor is 46. Sorry!"],
)
def test_both_orders_in_a_paragraph_of_their_own_end_the_press(orders: str) -> None:
    """Nobody prints them, and what is labelled below them is printed as well."""
    got = reading(ORDERS_BETWEEN.format(orders=orders))
    assert (got.verdict, short(got)) == ("clear", {"A": ([1], 46)})
    assert got.press == "The bus runs.\n\nWho signed me up? I have 3 issues."


def test_a_story_with_one_number_is_no_order() -> None:
    """Press may tell of a throw."""
    got = reading("Throw 2, trapdoor 50.\n\nPRESS: A story.\n\nThrow 1, said the snake, and see what comes.\n\nGerald")
    assert (got.verdict, short(got)) == ("clear", {"A": ([2], 50)})
    assert "said the snake" in (got.press or "")


def test_items_of_press_may_be_numbered() -> None:
    """ "Press 2:" begins another."""
    got = reading("Throw 1, trapdoor 46.\n\nPress 1: The bus runs.\nPress 2: Who signed me up?\n\nGerald")
    assert got.press == "The bus runs.\n\nWho signed me up?"


@pytest.mark.parametrize(
    "leave", ["Library's shutting, must dash", "gotta run", "I must be off now.", "Better get going!"]
)
def test_who_must_run_is_not_printed(leave: str) -> None:
    """A hurry above a name is for the GM."""
    assert reading(f"Throw 1, trapdoor 46.\n\nPRESS: Fire!\n\n{leave}\nTed").press == "Fire!"
