"""A trapdoor that is only somewhere near a space is asked about, in six languages; an exact one is not."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

SUBJECT = "Re: VIPER turn 4"
VAGUE = (
    *("Throw 4, trapdoor approx. 45", "Throw 4, trapdoor c. 45", "Throw 4, trapdoor approx 45", "4, ca. 45"),
    *("Wurf 4, Falltür ca. 45", "Wurf 4, Falltür um die 45", "Wurf 4, Falltür so bei 45 rum", "4, Falltür so um 45"),
    *("Wurf 4, Falltür ungefähr bei 45", "Wurf 4, Falltür irgendwo bei 45", "Wurf 4, Falltür 45 oder so"),
    *("Lancer 4, trappe vers 45", "Trappe vers 45, lancer 4", "Lancer 4, trappe env. 45"),
    *("Worp 4. Luik: doe maar ergens in de 40", "Worp 4, valluik ergens bij de 45", "Worp 4, valluik 45 of zo"),
    *("Tirada 4, trampilla por el 45", "Tirada 4, trampilla hacia el 45", "Tirada 4, trampilla cerca del 45"),
    *("Tiro 4, botola verso il 45", "Botola verso il 45, tiro 4", "Tiro 4, botola sui 45"),
    *("Wurf 4, Falltür halb hundert", "Wurf 4, Falltür ein halbes Hundert", "Throw 4, trapdoor half a hundred"),
    *("Tirada 4, trampilla medio 100", "Lancer 4, trappe un demi 100"),
)
PLAIN = (
    *("Wurf 4, Falltür bei 45", "Wurf 4, Falltür genau auf der 45", "Wurf 4, Falltür 45. Rufe so um 8 herum an."),
    *("Throw 4, trapdoor 45. About time!", "It took me approx. 30 minutes. Throw 4, trapdoor 45"),
    *("Throw 4, trapdoor 45, about the picnic: yes", "Throw 4, trapdoor 45. Dora and I met c. 1980."),
    *("Lancer 4, trappe 45. Vers 8h je pars.", "Tirada 4, trampilla en el 45. Por el resto, nada."),
    *("Tirada 4, por favor el 45 de trampilla", "Tiro 4, botola sul 45", "Tiro 4, botola 45. Ci vediamo verso le 8"),
    *("Worp 4, valluik op 45. Rond de kerst ben ik weg.", "Half past nine already! Throw 4, trapdoor 45"),
)


@pytest.mark.parametrize("words", VAGUE)
def test_a_space_that_is_only_somewhere_near_is_asked_about(words: str) -> None:
    """No space is taken that its player names only roughly, however the mail sounds as a whole."""
    got = reading(words, subject=SUBJECT)
    assert got.verdict == "ask"
    assert not isinstance(short(got).get("A", ([], None))[1], int)


@pytest.mark.parametrize("words", PLAIN)
def test_an_exact_space_is_taken(words: str) -> None:
    """A space that is named exactly is taken, whatever is rough beside it."""
    got = reading(words, subject=SUBJECT)
    assert (got.verdict, short(got)) == ("clear", {"A": ([4], 45)})


def test_a_board_c_is_no_circa() -> None:
    """The letter of a board with a point is the board."""
    got = reading("A. 4/41\nB. 5/42\nC. 6/45", boards="ABC", subject=SUBJECT)
    assert short(got)["C"] == ([6], 45)
