"""What players say aloud on the way to an order, and what is no order at all: taken, asked or left alone."""

from __future__ import annotations

from email.message import EmailMessage

import pytest

from pbm.cli.orders import understood
from pbm.core.orders import Reading
from tests.unit.orders.forms import form


def heard(text: str, subject: str = "Re: KRAIT turn 8", boards: str = "A") -> Reading:
    """Return what a mail of one turn is understood to say."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "ann@example.org", "gm@example.org", subject
    mail.set_content(text)
    return understood(bytes(mail), form(1, boards))


def taken(reading: Reading) -> tuple[list[int], int | None]:
    """Return the throws and the space that were taken for board A."""
    order = reading.orders.get("A", {})
    throws, door = order.get("throws", []), order.get("trapdoor")
    return (
        [value for value in throws if isinstance(value, int)] if isinstance(throws, list) else [],
        door if isinstance(door, int) else None,
    )


@pytest.mark.parametrize(
    ("text", "throw", "door"),
    [
        ("3 or 4? Oh go on then, 4. Trapdoor 55.", 4, 55),
        ("3 or 4? Go on then, 5. Trapdoor 55.", 5, 55),
        ("Hmm, 2 or 5? Wife says 5. OK, 5. Trapdoor 55.", 5, 55),
        ("Should it be 2 or 6... 2 or 6... Right then, 2 it is. Trapdoor 40.", 2, 40),
        ("Do I go 1 or 6? Alright, 6. Trapdoor at 40.", 6, 40),
        ("I'm on 34, so my 5 takes me to 39 (unless it is horrid). Trapdoor 38.", 5, 38),
        ("My 5 will take me from 34 to 39. Nominate 38.", 5, 38),
        ("My 5 takes me to the snake, so I'll throw 4. Trapdoor 55.", 4, 55),
        ("I still make it 17, not 12. Anyway: throw 3, trapdoor 36.", 3, 36),
        ("I do not accept that 5 and 4 make 8. A throw of 2 and a trapdoor at 60.", 2, 60),
        ("I shall spend my 6 and you may put my cross against 77, where I expect her to be.", 6, 77),
        ("I'll have the 3 and my mark goes on 45.", 3, 45),
        ("I'll blow the big one straight away: 6!\n\nNo idea about trapdoors so leave that to the default.", 6, None),
        ("Let's get the 6 out of the way. Trapdoor 70.", 6, 70),
        ("My choice is the 4. Trapdoor 57.", 4, 57),
        ("TRAPDOOR: T: 4, TD: 29", 4, 29),
        ("Mitt kast: 2\nMin fallucka: ruta 39", 2, 39),
        ("Mit kast: 2\nMin faldlem: felt 39", 2, 39),
        ("Mitt kast: 2\nMin fallem: rute 39", 2, 39),
        ("Lançamento: 2\nAlçapão: casa 39", 2, 39),
        ("Rzut: 2\nZapadnia: pole 39", 2, 39),
    ],
)
def test_what_is_decided_aloud_is_taken(text: str, throw: int, door: int | None) -> None:
    """Who thinks aloud, grumbles or paints a picture, and then orders, is not asked again."""
    reading = heard(text)
    assert (reading.verdict, taken(reading)) == ("clear", ([throw], door))


@pytest.mark.parametrize(
    "text",
    [
        "3 or 4? You choose. Trapdoor 55.",
        "3 or 4? If you think 4, then 4. Trapdoor 55.",
        "3 or 4? Bob says 4. Trapdoor 55.",
        "3 or 4? Maybe 4. Trapdoor 55.",
        "3 or 4? OK, 4. Or 3. Trapdoor 55.",
        "My 5 takes me to a snake. Trapdoor 55.",
        "My 5 takes me to 39 but my 4 to 38. Trapdoor 55.",
        "If I'm right my 5 takes me to 39. Trapdoor 55.",
        "Her choice is 4. Trapdoor 55.",
        "My second choice is 4. Trapdoor 55.",
        "I can't get the 6 out of the way. Trapdoor 55.",
    ],
)
def test_what_is_not_decided_is_asked(text: str) -> None:
    """A choice that somebody else makes, or that is only weighed, is no throw."""
    reading = heard(text)
    assert (reading.verdict, taken(reading)) == ("ask", ([], 55))


@pytest.mark.parametrize(
    "text",
    [
        "Sorry, slip of the finger in the subject line: the trapdoor should be 31, not 30. Throw is 3 as it says.",
        "Ignore the trapdoor in the subject, it should be 31.",
        "Oops, typo in the subject. Trapdoor is 31, not 30.",
    ],
)
def test_a_subject_said_to_be_wrong_gives_way(text: str) -> None:
    """Who says that a slip is in the subject means what the mail says."""
    assert taken(heard(text, "KRAIT turn 8 throw 3 trapdoor 30")) == ([3], 31)


def test_a_subject_put_aside_orders_nothing() -> None:
    """Orders of a subject that the mail puts aside are not taken, and what the mail names is all there is."""
    reading = heard("Ignore the subject.", "KRAIT turn 8 throw 3 trapdoor 30")
    assert (reading.verdict, dict(reading.orders)) == ("ask", {})
    alone = heard("Ignore the subject line. Throw 4, no trapdoor.", "KRAIT turn 8 throw 3 trapdoor 30")
    assert (alone.verdict, taken(alone)) == ("clear", ([4], None))


def test_boards_that_also_get_something() -> None:
    """ "Board B also gets a 2" is an order for board B, "I shall have a 2" one for board A."""
    reading = heard(
        "On board A I shall have a 2, trapdoor at 33. Board B also gets a 2, but with the hole at 41.", boards="AB"
    )
    assert reading.verdict == "clear"
    assert {name: (order["throws"], order["trapdoor"]) for name, order in reading.orders.items()} == {
        "A": ([2], 33),
        "B": ([2], 41),
    }


@pytest.mark.parametrize(
    "text",
    [
        "👍\n\nFfion Pritchard reacted via Gmail\n<https://www.example.com/gmail/about/?utm_source=gmail>",
        "I was going through your website snl.example.org and found 6 errors that keep it off Google.\n\n"
        "May I send you our price list?",
    ],
)
def test_what_nobody_asks_is_no_question(text: str) -> None:
    """The sign of a link is no question mark, and what is offered for sale is not answered."""
    reading = heard(text)
    assert (reading.kind, reading.verdict, dict(reading.orders)) == ("other", "clear", {})
