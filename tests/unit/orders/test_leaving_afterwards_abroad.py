"""Last orders with a farewell in other languages than English: both are understood."""

from __future__ import annotations

import pytest

from pbm.core.orders import Reading
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.parse import read
from pbm.service.read_whole import read_whole
from tests.unit.orders.forms import form, short


def _read(text: str) -> Reading:
    def once(cleaned: Cleaned) -> Reading:
        return read(cleaned, form())

    return read_whole(once, clean(text), form())


@pytest.mark.parametrize(
    "text",
    [
        "Dernier coup : 5 et 45, ensuite j'arrête",
        "Dernier coup : 5 et 45, puis j’arrête de jouer.",
        "5 et 45, ensuite j'abandonne",
        "Mon dernier coup: 5 et 45. Après, je quitte la partie.",
        "Laatste worp: 5 en 45, daarna stop ik",
        "Worp 5, valluik 45, daarna hou ik ermee op",
        "Laatste worp: 5 en 45. Ik stop ermee.",
        "Última tirada: 5 y 45, después lo dejo",
        "Tirada 5, trampilla 45, luego me retiro",
        "Ultimo tiro: 5 e 45, poi smetto",
        "Tiro 5, botola 45, poi mi ritiro.",
        "Letzter Wurf: 5 und 45, danach höre ich auf",
    ],
)
def test_orders_and_the_farewell_are_both_taken(text: str) -> None:
    """The orders stand, and it is asked whether their writer wants to leave."""
    found = _read(text)
    assert short(found) == {"A": ([5], 45)}
    assert [one.command for one in found.asked] == ["RESIGN"]


@pytest.mark.parametrize(
    "text",
    [
        "5 et 45, ensuite j'arrête le café",
        "5 et 45. J'arrête de fumer.",
        "Worp 5, valluik 45, daarna stop ik met roken",
        "Worp 5, valluik 45. Ik stop nu, moet eten.",
        "Tirada 5, trampilla 45. Lo dejo en tus manos.",
        "Tirada 5, trampilla 45, después lo dejo todo para mañana",
        "Tiro 5, botola 45, poi smetto di scrivere",
        "Tiro 5, botola 45. Lascio a te il resto.",
        "5 et 45, on ne m'arrête pas",
        "Dernier coup : 5 et 45",
    ],
)
def test_who_stops_something_else_stays(text: str) -> None:
    """Coffee, smoking, this mail: nobody is asked whether they leave the game."""
    assert [one.command for one in _read(text).asked] == []
