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
