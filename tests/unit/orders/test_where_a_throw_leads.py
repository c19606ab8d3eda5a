"""Where a throw leads, and a trapdoor that is left alone: what is said beside a change and orders nothing."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "Make it a 6, so I land on 50 and look respectable. Rest of it stays.",
        *(
            "Make it a 6, so I'm on 50.",
            "Make it a 6, I want to be on 31.",
            "6, which puts me on 12",
            "a 6, landing on 44",
        ),
        *(
            "I've slept on it. Make it a 6, that gets me to 38",
            "6 please (that takes me to 47).",
            "6 and then I'm on 44",
        ),
        *(
            "nimm die 6, dann bin ich auf 44",
            "nimm die 6, so stehe ich auf 50",
            "Bitte die 6, damit lande ich auf 50.",
        ),
        "maak er een 6 van, dan sta ik op 50",
        *("facciamo 6, così finisco su 50", "from 44 I play 6, which puts me on 50"),
    ],
)
def test_where_a_throw_leads_is_no_trapdoor(text: str) -> None:
    """The space is the writer's own, so that the throw alone is taken and the trapdoor stays as it was."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], None)})


@pytest.mark.parametrize(
    ("text", "door"),
    [
        *(("6 and 50", 50), ("6 on 50", 50), ("Make it a 6 and 50", 50), ("6, put me on 50", 50)),
        *(("6 so I land on 50. Trapdoor there.", 50), ("6 so I land on 50 and put the trapdoor there", 50)),
        *(("6, so I land on 50. Trapdoor 44.", 44), ("6, so I'm on 50 and 31 for the trapdoor", 31)),
        *(("6, so the trapdoor goes on 50", 50), ("6, and put me on 50 for the trapdoor", 50)),
    ],
)
def test_a_space_that_is_nominated_is_the_trapdoor(text: str, door: int) -> None:
    """Whoever only names a space, or lays a trapdoor where they land, nominates it."""
    made = reading(text)
    assert (made.verdict, short(made)) == ("clear", {"A": ([6], door)})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "make it a 5. Leave the trap alone",
            "5 instead. Leave the trapdoor alone.",
            "5, and leave the trapdoor alone",
        ),
        *(
            "make it a 5, let the trapdoor be",
            "make it a 5, hands off the trap",
        ),
        *("Nimm die 5. Lass die Falltür in Ruhe.", "Nimm die 5 und lass die Finger von der Falltür."),
        *("Mettez le 5. Laissez la trappe tranquille.", "Mettez le 5. Ne touchez pas à la trappe."),
        "Doe maar de 5. Laat het valluik met rust.",
        "Pon el 5. Deja la trampa en paz.",
        "Metti il 5. Lascia stare la botola.",
    ],
)
def test_a_trapdoor_that_the_gm_is_to_leave_alone_stays(text: str) -> None:
    """Nothing is ordered of it, so that the one that stands is kept."""
    made = reading(text)
    assert (made.verdict, made.orders) == ("clear", {"A": {"throws": [5]}})


@pytest.mark.parametrize(
    "text",
    [
        *(
            "make it a 5, leave the trapdoor out",
            "make it a 5, leave off the trapdoor",
            "make it a 5, leave the trap out of it",
        ),
        *(
            "Nimm die 5. Lass die Falltür weg.",
            "Mettez le 5. Laissez tomber la trappe.",
            "Mettez le 5. Laissez la trappe de côté.",
        ),
        *(
            "Doe maar de 5. Laat het valluik weg.",
            "Pon el 5. Deja fuera la trampa.",
            "Metti il 5. Lascia perdere la botola.",
        ),
    ],
)
def test_a_trapdoor_that_is_left_out_is_none(text: str) -> None:
    """It is declined."""
    made = reading(text)
    assert (made.verdict, made.orders) == ("clear", {"A": {"throws": [5], "trapdoor": "none"}})


@pytest.mark.parametrize(
    "text",
    [
        *("6 from me. Leave my trapdoor exactly where it was.", "Nimm die 6. Lassen Sie die Falltür, wie sie ist."),
        *("Mettez le 6. Laissez la trappe où elle est.", "Doe maar de 6. Laat het valluik staan."),
        *("Pon el 6. Deja la trampa donde está.", "Metti il 6. Lascia la botola com'è."),
    ],
)
def test_a_trapdoor_that_is_left_as_it_was_is_one_told_before(text: str) -> None:
    """Where none stands it may be last month's, so that it is asked which; the throw is taken, and none is declined."""
    made = reading(text)
    assert (made.verdict, made.orders) == ("ask", {"A": {"throws": [6]}})


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("6 away and the trapdoor on 53", ([6], 53)),
        ("6 away, trapdoor 53", ([6], 53)),
        ("My trapdoor is on 57 and I wanted 45. Could you alter it?", ([], 45)),
        (
            "I think I put my trapdoor on 44 when I wanted 45. Could you alter it? If it's any trouble leave it.",
            ([], 45),
        ),
        ("Ich habe meine Falltür auf 44 gesetzt, wollte aber 45. Können Sie das ändern?", ([], 45)),
        ("Clive is 6 away and the trapdoor on 53", ([], None)),
    ],
)
def test_a_throw_sent_off_and_a_space_put_right(text: str, orders: tuple[list[int], int | None]) -> None:
    """Neither "away" nor the courtesy after a request makes anything of them uncertain."""
    assert short(reading(text)).get("A", ([], None)) == orders
