"""An absence is one whatever it says of not being heard meanwhile."""

from __future__ import annotations

import pytest

from pbm.orders.commands import asked_in


@pytest.mark.parametrize(
    "words",
    [
        "I'm away from the 9th of January until the 16th, so you may not hear from me.",
        "I'm away at my sister's in Aberystwyth from the 9th of January until the 16th, so you may not hear from me, "
        "she hasn't got the internet.",
        "I'm away from 9 to 16 January, there's no signal there.",
        "We are away from the 9th of January until the 16th and you probably won't hear from us.",
        "I'm on holiday from 9 January to 16 January so don't worry if you don't hear from me.",
        "Vom 27. Dezember bis zum 3. Januar sind wir bei den Schwiegereltern im Harz, da gibt es kein Netz.",
        "Vom 27.12. bis 3.1. sind wir bei den Schwiegereltern im Harz, da gibt es kein Netz.",
        "Ich bin vom 27. Dezember bis zum 3. Januar verreist, ihr hört dann nichts von mir.",
        "Je suis absente du 27 décembre au 3 janvier, il n'y a pas de réseau là-bas.",
        "Ik ben van 27 december tot 3 januari weg, daar is geen internet.",
        "Estaré fuera del 27 de diciembre al 3 de enero, allí no hay cobertura.",
        "Sono via dal 27 dicembre al 3 gennaio, lì non c'è rete.",
    ],
)
def test_an_absence_says_that_nothing_will_be_heard(words: str) -> None:
    """The days are noted, in six languages."""
    asked, _ = asked_in([words])
    assert [one.command for one in asked] == ["ABSENT"]


@pytest.mark.parametrize(
    "words",
    [
        "I'm away from the 9th of January until the 16th, so you may not hear from me unless it rains.",
        "I'm away from the 9th of January until the 16th, so you may not hear from me, but play the lowest.",
        "If I'm away from the 9th of January until the 16th you may not hear from me.",
        "Clive is away from the 9th of January until the 16th, so you may not hear from him.",
        "I may be away from the 9th of January until the 16th, so you may not hear from me.",
        "There's no signal, so you may not hear from me.",
        "So you may not hear from me from the 9th until the 16th.",
        "Vom 27. Dezember bis zum 3. Januar sind wir hier, da gibt es kein Netz.",
        "I'm not away from the 9th of January until the 16th, so you will hear from me.",
    ],
)
def test_what_says_more_than_that_is_no_absence(words: str) -> None:
    """Conditions, orders, doubts and what others do are not noted as days away."""
    asked, _ = asked_in([words])
    assert not any(one.command == "ABSENT" for one in asked)


@pytest.mark.parametrize(
    "words",
    [
        "Vom 27. Dezember bis zum 3. Januar sind wir bei den Schwiegereltern, da gibt es kein Netz. Ich schicke vorher "
        "noch was.",
        "I'm away from the 9th of January until the 16th. I'll do something before I go.",
    ],
)
def test_a_promise_to_write_before_goes_with_the_absence(words: str) -> None:
    """It orders nothing and leaves no doubt about orders beside it; the dots of days end no sentence."""
    asked, rest = asked_in(["Wurf 6, Falltür 45.", "", words])
    assert [one.command for one in asked] == ["ABSENT"]
    assert [line for line in rest if line] == ["Wurf 6, Falltür 45."]


def test_another_promise_is_left_to_be_read() -> None:
    """What may change the orders that stand beside an absence is not left out."""
    _, rest = asked_in(["I'm away from the 9th of January until the 16th. I'll send my real orders before I go."])
    assert "real orders" in rest[0]
