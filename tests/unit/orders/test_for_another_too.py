"""An order for oneself "and for Clive too" is asked about: another player's throw is never left out unsaid."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read
from tests.unit.orders.forms import form


def _read(text: str) -> Reading:
    return read(clean(text), form(), writer="Brenda", players=("Clive", "Dora"))


@pytest.mark.parametrize(
    "text",
    [
        "Nimm für mich die 4 und für Clive auch. Falltür 45",
        "Take the 4 for me and for Clive too. Trapdoor 45",
        "For me the 4, and for Clive as well. Trapdoor 45",
        "Le 4 pour moi et pour Clive aussi. Trappe 45",
        "De 4 voor mij en voor Clive ook. Valluik 45",
        "El 4 para mí y para Clive también. Trampilla 45",
    ],
)
def test_it_is_asked_about(text: str) -> None:
    """Nothing of such a mail stands before that."""
    assert _read(text).verdict == "ask"


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 45. All the best to you and to Clive too.",
        "Wurf 4, Falltür 45. Schönen Gruß auch an Clive.",
        "Throw 4, trapdoor 45. Good luck for Clive too.",
    ],
)
def test_wishes_are_no_orders(text: str) -> None:
    """A name in good wishes leaves nothing to ask."""
    assert _read(text).verdict == "clear"
