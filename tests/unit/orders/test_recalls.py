"""A mail program that asks to have a mail back repeats its subject: no orders are taken from that, in any language."""

from __future__ import annotations

import pytest

from pbm.orders.recalls import without_recall
from tests.unit.orders.forms import reading, short

RECALLS = [
    ('Brenda would like to recall the message, "throw 2 trapdoor 8".', "Recall: throw 2 trapdoor 8"),
    (
        'Brenda K. Wood would like to recall the message,\n"Re: [hill] throw 2\ntrapdoor 8".',
        "Recall: throw 2 trapdoor 8",
    ),
    ("Brenda would like to recall the message, “throw 2 trapdoor 8”.", "Your mail"),
    ("", "Recall: throw 2 trapdoor 8"),
    ('Brenda möchte die Nachricht "Wurf 3, Falltür 9" zurückrufen.', "Rückruf: Wurf 3, Falltür 9"),
    ("Brenda souhaite rappeler le message « lancer 3, trappe 9 ».", "Rappel : lancer 3, trappe 9"),
    ("Brenda souhaiterait rappeler le message « lancer 3, trappe 9 ».", ""),
    ('Brenda wil het bericht "worp 3, valluik 9" intrekken.', "Intrekken: worp 3, valluik 9"),
    ('Brenda zou het bericht "worp 3, valluik 9" graag willen intrekken.', "Intrekken: worp 3, valluik 9"),
    ('Brenda desea recuperar el mensaje "tiro 3, trampilla 9".', "Recuperar: tiro 3, trampilla 9"),
    ('Brenda desidera richiamare il messaggio "tiro 3, botola 9".', "Richiamo: tiro 3, botola 9"),
]
REPORTS = [
    (
        "Recall Status: Recalled\nMessage: throw 3 trapdoor 9\nRecipients: 1",
        "Message Recall Report for message [throw 3 trapdoor 9]",
    ),
    ("Recall Status: Recalled\nMessage: throw 3 trapdoor 9", "throw 3 trapdoor 9"),
    ("Your message was recalled.\nthrow 3 trapdoor 9", "Message Recall Success: throw 3 trapdoor 9"),
    ("Rückrufstatus: Zurückgerufen\nNachricht: Wurf 3, Falltür 9", "Nachrichtenrückruf: Wurf 3, Falltür 9"),
]


@pytest.mark.parametrize(("text", "subject"), RECALLS)
def test_a_recall_orders_nothing(text: str, subject: str) -> None:
    """Whatever the subject that it repeats would have ordered."""
    made = reading(text, subject=subject)
    assert (made.kind, made.verdict, short(made)) == ("other", "clear", {})
    assert without_recall(text.splitlines(), subject).made


@pytest.mark.parametrize(("text", "subject"), REPORTS)
def test_a_report_of_a_recall_is_a_machines(text: str, subject: str) -> None:
    """What a mail program tells of a recall is nobody's mail."""
    made = reading(text, subject=subject)
    assert made.kind == "auto-reply"
    assert short(made) == {}


@pytest.mark.parametrize(
    ("text", "subject", "orders"),
    [
        ('Brenda would like to recall the message, "throw 2".\n\nThrow 5, trapdoor 12 please.', "Recall: x", "5/12"),
        ("Throw 5, trapdoor 12 please.", "Recall: throw 2 trapdoor 8", "5/12"),
        ("Lancer 5, trappe 12", "Rappel : le tour 1", "5/12"),
        ("As I recall the message said Friday. Throw 5, trapdoor 12", "", "5/12"),
    ],
)
def test_a_players_own_words_beside_it_are_read(text: str, subject: str, orders: str) -> None:
    """What somebody wrote themselves counts, and the repeated subject does not."""
    throw, door = map(int, orders.split("/"))
    made = reading(text, subject=subject)
    assert made.orders == {"A": {"throws": [throw], "trapdoor": door}}
