"""Orders told in passing by people at ease: drawn from a hat, come home with, put an end to, declined."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

CLEAR: list[tuple[str, int, str, Short]] = [
    # What was chosen, in whatever words the choice was made.
    ("What I settled on is the 3, trapdoor 40.", 1, "A", {"A": ([3], 40)}),
    ("I slept on it and what I've come up with is a 3, together with a trapdoor on 40.", 1, "A", {"A": ([3], 40)}),
    ("After long thought what we plumped for is a 5, with the trapdoor on 61.", 1, "A", {"A": ([5], 61)}),
    ("It was the 4 I meant, trapdoor 33.", 1, "A", {"A": ([4], 33)}),
    ("It was a 2 that I wanted, and the trapdoor on 71.", 1, "A", {"A": ([2], 71)}),
    ("I'm on for a five n the trapdoor is forty four", 1, "A", {"A": ([5], 44)}),
    # A space that fell to its writer by lot.
    ("Throw 3. The trapdoor was drawn from a hat by my niece and came out as 48.", 1, "A", {"A": ([3], 48)}),
    ("Five, please. The trapdoor we pulled out of a bag and it came up as 77.", 1, "A", {"A": ([5], 77)}),
    # The end of a matter is no doubt of it, nor is what others say.
    ("I'm playing my 4 and that's that. Trapdoor 55.", 1, "A", {"A": ([4], 55)}),
    ("I throw the 4, and that's my final answer. Trapdoor 55.", 1, "A", {"A": ([4], 55)}),
    ("Ich nehme die 4, und dabei bleibt's. Falltür 55.", 1, "A", {"A": ([4], 55)}),
    ("Je joue le 4, point final. Trappe en 55.", 1, "A", {"A": ([4], 55)}),
    ("Ik gooi 4, en daarmee uit. Valluik 55.", 1, "A", {"A": ([4], 55)}),
    ("Tiro el 4 y punto. Trampilla 55.", 1, "A", {"A": ([4], 55)}),
    ("Gioco il 4 e basta. Botola 55.", 1, "A", {"A": ([4], 55)}),
    ("Throw 4, never mind what my sister thinks. She'd have me dawdle. Trapdoor 55.", 1, "A", {"A": ([4], 55)}),
    # Who is unsure of the form is not unsure of the orders.
    (
        "I'm not sure whether there is a form for this. If plain English is allowed: for my throw I'd like the 2, "
        "and for my trapdoor 64.",
        1,
        "A",
        {"A": ([2], 64)},
    ),
    # Declined, by whatever verb.
    ("I'll take 5. Keep the trapdoor, I don't need one.", 1, "A", {"A": ([5], "none")}),
    # The first space of the board is one.
    ("Throw two, trapdoor one.", 1, "A", {"A": ([2], 1)}),
    ("I play the 4, with my trapdoor on number one.", 1, "A", {"A": ([4], 1)}),
    # Bargains and matches beside two throws.
    (
        "Two for the price of one, eh? I'll open with my 4 and then play the 2. Trapdoor 30.",
        2,
        "A",
        {"A": ([4, 2], 30)},
    ),
    ("First the 1, then the 4. Trapdoor 34.\n\nDid you watch the rugby? 6-5 in the end!", 2, "A", {"A": ([1, 4], 34)}),
    # Data with a name and a turn in it.
    ('{\n "name": "Ilse",\n "turn": 6,\n "throw": 2,\n "trapdoor": 71\n}', 1, "A", {"A": ([2], 71)}),
    # A dice at home is no throw.
    ("A 6 it is then. And the trapdoor, with two dice, 35.", 1, "A", {"A": ([6], 35)}),
    ("New set, all six dice back in the bag! So I'm having the 6 while I can. Trapdoor 51.", 1, "A", {"A": ([6], 51)}),
    # A flat below the name, and how they ask in the bar.
    ("The throw is 2; trapdoor at 60.\n\nMarco\nVia Savona 41, Milano - int. 5", 1, "A", {"A": ([2], 60)}),
    ("Throw 2, trapdoor 60. We live in apt. 5 now.", 1, "A", {"A": ([2], 60)}),
    ("gis the 6 and the trapdoor on 14", 1, "A", {"A": ([6], 14)}),
    # A throw, and where the trapdoor ought to be.
    ("Hello all, for me the 2. The trapdoor should be at 74.", 1, "A", {"A": ([2], 74)}),
    ("Put a 6 in for me and the trapdoor wants to be at 79.", 1, "A", {"A": ([6], 79)}),
    # What the piece on a board gets.
    (
        "On A a 6, trapdoor 42. My B counter is in trouble, so 4 for it, trapdoor 59.",
        1,
        "AB",
        {"A": ([6], 42), "B": ([4], 59)},
    ),
]
ASKED: list[tuple[str, int, str]] = [
    ("What I wanted was a 3 but what I got was nothing. Trapdoor 40.", 1, "A"),
    ("It was the 4 I wanted last month. Trapdoor 33.", 1, "A"),
    ("It was the 4 I wanted but I used it. Trapdoor 33.", 1, "A"),
    ("A 1 from me, and the trapdoor in my usual place.", 1, "A"),
    ("2 from me and the trapdoor in the usual spot please.", 1, "A"),
    ("Gooi 2, valluik op de gebruikelijke plek.", 1, "A"),
    ("Tiro 2, la trampilla en mi sitio de siempre.", 1, "A"),
    ("Ich werfe 2, Falltür am üblichen Platz.", 1, "A"),
    ("Throw 4 and that's final, unless Bob plays his 6.", 1, "A"),
    ("Keep the trapdoor, throw 5.", 1, "A"),
]


@pytest.mark.parametrize(("text", "turns", "boards", "expected"), CLEAR)
def test_what_is_said_at_ease_is_taken(text: str, turns: int, boards: str, expected: Short) -> None:
    """All of it is taken, and nothing beside it."""
    found = reading(text, turns=turns, boards=boards)

    assert (found.verdict, short(found)) == ("clear", expected)


@pytest.mark.parametrize(("text", "turns", "boards"), ASKED)
def test_what_only_sounds_alike_is_asked_about(text: str, turns: int, boards: str) -> None:
    """What is of the past, or left where it always was, is asked about."""
    assert reading(text, turns=turns, boards=boards).verdict == "ask"
