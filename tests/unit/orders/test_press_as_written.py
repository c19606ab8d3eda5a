"""Press is printed with the signs that its writer typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.cleaning.clean import clean
from pbm.orders.numbers import plain
from pbm.orders.parse import read
from pbm.orders.press.as_written import Written
from tests.unit.orders.forms import form

SIGNS = "–—−‘’“”«»…½²④５éß☃❤\ufe0f👩\u200d\u200b\u202e\u00ad\u00a0\x93 -.'\"ab"


@pytest.mark.parametrize(
    "press",
    [
        "Don’t – ever! – go near “the Pit” …",
        "“Nobody—but nobody—passes me,” says the duke.",
        "« Qui va là ? » demande l’escargot.",
        "I ❤️ ladders, love from the 👨‍👩‍👧 at № 4½, E=mc²",
        "Spiel’s noch mal, „Sam“!",
    ],
)
@pytest.mark.parametrize("mark", ["", "> "])
def test_press_keeps_its_signs(press: str, mark: str) -> None:
    """Dashes, quotation marks and pictures reach the report as they were typed, in the form or in a mail's words."""
    text = f"Throw 5, trapdoor 45.\nPress: {press}"
    if mark:
        text = f"> Your throw: 5\n> Trapdoor: 45\n> Press: {press}"
        sent = ["Your throw:", "Trapdoor:", "Press:"]
        got = read(clean(text, sent), form(1, "A"), "Re: Viper")
    else:
        got = read(clean(text), form(1, "A"), "Viper")
    assert (got.press, [item.text for item in got.letters]) == (press, [press])
    assert got.orders == {"A": {"throws": [5], "trapdoor": 45}}


def test_a_rhyme_keeps_its_lines_and_its_signs() -> None:
    """Lines stay lines, wherever a sign stands beside their end."""
    rhyme = "The snake – it’s long –\nsings “its” song…"
    assert read(clean(f"Throw 5, trapdoor 45.\n\nPress:\n{rhyme}"), form(1, "A"), "Viper").press == rhyme


def test_what_cannot_be_seen_is_not_printed() -> None:
    """Signs that turn writing round, or hide within words, never reach a report."""
    unseen = "it’s \u202eme\u200b, hi" + "\u200d" * 20 + " honest ❤" + "\ufe0f\u200d" * 2000
    press = read(clean(f"Throw 5, trapdoor 45.\nPress: {unseen}"), form(1, "A"), "Viper").press or ""
    assert press.startswith("it’s me, hi honest ❤")
    assert len(press) < 30


def test_blanks_are_not_multiplied() -> None:
    """As many blanks as the reader saw, however wide they were typed."""
    said = read(clean("Throw 5, trapdoor 45.\nPress: “said”" + "\u3000" * 300 + "boo"), form(1, "A"), "Viper").press
    assert " ".join((said or "").split()) == "“said” boo"


@given(st.text(alphabet=SIGNS, max_size=60), st.text(alphabet=SIGNS, max_size=20), st.text(alphabet=SIGNS, max_size=20))
def test_nothing_is_said_that_was_not(words: str, before: str, behind: str) -> None:
    """Made plain again, press with its own signs is the press that was read, letter for letter."""
    made = Written(before + words + behind).of(plain(words).strip())
    assert "".join(plain(made).split()) == "".join(plain(words).split())
    assert not set(made) & set("\u202e\u200b\u00ad\x93")
