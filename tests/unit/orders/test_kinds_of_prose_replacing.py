"""Orders put in the place of others: by a postscript, by a second mail, by somebody who looks again."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

CLEAR = [
    ("Die four, trapdoor 59 please.\n\nGwen\n\nPS scrub that trapdoor, I'd rather it was on 64.", 4, 64),
    ("Throw 4 and trap on 59.\n\nP.S. Drop the 59, I'd prefer 64.", 4, 64),
    ("Throw 4 and trap on 59.\n\nPS ignore the trapdoor above; I want it at 64.", 4, 64),
    ("Throw 4 and trap on 59.\n\nPS lose the 59. 64 please.", 4, 64),
    ("Throw 4, trap on 59. PS change of heart about the trapdoor: 64.", 4, 64),
    ("2 for me and trap at 77.\n\nSunil\n\nPPS Actually no, play the 4 instead of the 2. Final answer!", 4, 77),
    ("2 for me and trap at 77. No wait, use 4 not 2.", 4, 77),
    ("Throw 2, trapdoor 77.\n\nPS Stop! I'll take the 4 in place of the 2.", 4, 77),
    ("Throw 4, trapdoor 59.\n\nPS Just checked and my 4 is gone, so it has to be the 3.", 3, 59),
    ("Throw 4. Trapdoor 59. I tell a lie: 95.", 4, 95),
    ("Trapdoor 59, throw 4. Make that 61.", 4, 61),
    ("Throw 4, trapdoor 59. No, a 5.", 5, 59),
    ("Wurf 4, Falltür 59. PS Streich die Falltür, ich will sie auf 64.", 4, 64),
    ("Dé 2, trappe 77. PS finalement le 4 au lieu du 2.", 4, 77),
    ("Worp 4, valluik 59. PS vergeet de 59, doe maar 64.", 4, 64),
    ("Dado 4, botola 59. PS lascia perdere la 59, meglio 64.", 4, 64),
    ("Tirada 4, trampilla 59. PD olvida la 59, mejor 64.", 4, 64),
]


@pytest.mark.parametrize(("text", "throw", "door"), CLEAR)
def test_what_is_taken_back_by_name_gives_way(text: str, throw: int, door: int) -> None:
    """A value that is named as taken back is replaced by the one put in its place, and the other order stands."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([throw], door)}, "clear")


STANDS = [
    "Throw 4, trapdoor 59.\n\nPS I'll never forget the 59 cup final.",
    "Throw 4, trapdoor 59.\n\nPS Don't let anyone tell you to drop the 59.",
    "Throw 4, trapdoor 59. Bob owes me a pint (only joking).",
    "Throw 4, trapdoor 59. I shall sue - only joking!",
]


@pytest.mark.parametrize("text", STANDS)
def test_what_only_sounds_like_taking_back_changes_nothing(text: str) -> None:
    """A story, a joke about something else and a denial leave the orders as they are."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([4], 59)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 59.\n\nPS drop the trapdoor altogether, I can't be bothered.",
        "Throw 4, trapdoor 59.\n\nPS scrub the trapdoor, I don't want one.",
        "Throw 4, trapdoor 59.\n\nOh, forget the trapdoor. No nomination from me.",
    ],
)
def test_a_trapdoor_that_is_done_without_is_declined(text: str) -> None:
    """Somebody who takes the trapdoor back and wants no other is not asked for one."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([4], "none")}, "clear")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Throw 4, trapdoor 59.\n\nPS drop the 59, I'd prefer 64 or 65.", {"A": ([4], None)}),
        ("Throw 4, trapdoor 59.\n\nPS should I drop the 59? What do you think?", {"A": ([4], None)}),
        ("Throw 4, trapdoor 59.\n\nPS forget the 4, I've used it already.", {"A": ([], 59)}),
        ("Throw 4, trapdoor 59.\n\nPS the 59 bus is late, and the 64 too.", {"A": ([4], None)}),
        ("Throw 4, trapdoor 59. No, 5.", {}),
    ],
)
def test_what_is_taken_back_for_nothing_plain_is_asked(text: str, kept: dict[str, tuple[list[int], int]]) -> None:
    """Nothing is played that was taken back; what was left alone is kept."""
    made = reading(text)
    assert (short(made), made.verdict) == (kept, "ask")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("Throw 2 then 5, trapdoor 59. PS a 4 instead of the 2.", [4, 5], 59),
        ("2 and 5, trapdoor 59. PS scrub the 2, make it 4.", [4, 5], 59),
        ("2 and 5, trapdoor 59. PS swap the two throws over please.", [5, 2], 59),
        ("Throw 2 then 5, trapdoor 59. PS 64 instead of 59.", [2, 5], 64),
    ],
)
def test_one_of_two_throws_is_replaced_in_its_place(text: str, throws: list[int], door: int) -> None:
    """In a round of two turns the other throw, and their order, stay; unless it is the order that is changed."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


@pytest.mark.parametrize(
    "text",
    [
        "What I sent on Monday was 5 and 40, can you make it 2 and 49 instead?",
        "I sent 5 and 40 on Monday. Can you change that to 2 and 49?",
        "Yesterday I gave you 5 and 40. Please make them 2 and 49.",
        "Instead of the 5 and 40 I sent, can I have 2 and 49?",
        "You have me down for 5 and 40. I'd like 2 and 49 now.",
        "Monday's orders were 5/40. Could you swap them for 2/49?",
        "What I told you on Sunday was throw 5 and trapdoor 40; would you make it throw 2, trapdoor 49?",
        "My previous mail had 5 and 40 in it. That was a slip. The right ones are 2 and 49.",
        "I've changed my mind from 5 and 40 to 2 and 49.",
        "I sent 5 and 40 for turn 6. This turn it's 2 and 49.",
        "Am Montag hatte ich 5 und 40 geschickt, bitte ändere das auf 2 und 49.",
        "Lundi j'avais envoyé 5 et 40, pouvez-vous mettre 2 et 49 à la place ?",
    ],
)
def test_orders_sent_before_give_way_to_those_that_replace_them(text: str) -> None:
    """Where old and new orders are told side by side, the new are taken."""
    made = reading(text)
    assert (short(made), made.verdict) == ({"A": ([2], 49)}, "clear")


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A: 4, trapdoor 33. B: 3, trapdoor 44.\n\nPS a 2 on B instead.", {"A": ([4], 33), "B": ([2], 44)}),
        ("A: 4, trapdoor 33. B: 3, trapdoor 44.\n\nPS scrub the trapdoor on B, I'd rather 47.", {"B": ([3], 47)}),
        ("5 on A (trapdoor 20) and 6 on B (no trapdoor)", {"A": ([5], 20), "B": ([6], "none")}),
        ("A 5 on A (trapdoor 20) and a 6 on B (31).", {"A": ([5], 20), "B": ([6], 31)}),
        ("A 5 everywhere please", {"A": ([5], None), "B": ([5], None)}),
        ("Five everywhere, trapdoor 44 everywhere.", {"A": ([5], 44), "B": ([5], 44)}),
    ],
)
def test_brackets_and_changes_go_to_their_board(text: str, orders: dict[str, tuple[list[int], int | str]]) -> None:
    """What stands in brackets behind a board's name, or takes something back there, is that board's."""
    made = reading(text, boards="AB")
    assert ({name: short(made)[name] for name in orders}, made.verdict) == (orders, "clear")


@pytest.mark.parametrize(
    ("text", "throws", "door"),
    [
        ("3 then 5, trapdoor 44. PS second throw 6 instead.", [3, 6], 44),
        ("3 and 5, trapdoor 44.\n\nPS Make the second a 6.", [3, 6], 44),
        ("3 and 5, trapdoor 44.\n\nPS trapdoor to 50 please.", [3, 5], 50),
    ],
)
def test_a_change_that_names_its_turn_is_made_there(text: str, throws: list[int], door: int) -> None:
    """The first or the second of two throws is changed alone where it is named."""
    made = reading(text, 2)
    assert (short(made), made.verdict) == ({"A": (throws, door)}, "clear")


def test_two_throws_of_which_one_is_not_understood_are_asked() -> None:
    """In a round of two turns nothing is played while another number of the same sentence is not placed."""
    made = reading("Play the 3 on Thursday's turn and the 5 on the one after. Trapdoor 44.", 2)
    assert (short(made), made.verdict) == ({"A": ([], 44)}, "ask")


@pytest.mark.parametrize(
    "text",
    [
        "Hey, throw 2, trapdoor 63. Scrap that, I've looked at the board.\nThrow 5, trapdoor 65. That's final.",
        "Throw 2, trapdoor 63. Scrap that.\nThrow 5, trapdoor 65.",
        "Throw 2, trapdoor 63.\nNo wait, cancel that\nThrow 5\nTrap 65",
    ],
)
def test_orders_that_are_scrapped_in_the_same_mail_are_gone(text: str) -> None:
    """A whole order behind "scrap that" is the only one."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 65)})


@pytest.mark.parametrize(
    "text",
    [
        "Throw 2, trapdoor 63. Scrap that if Bob is home. Throw 5, trapdoor 65.",
        "Throw 2. Scrap that. Throw 5 or 6, trap 65",
    ],
)
def test_what_is_scrapped_with_a_doubt_is_asked_about(text: str) -> None:
    """A condition, or a choice that is not made, leaves it open which orders are meant."""
    assert reading(text).verdict == "ask"
