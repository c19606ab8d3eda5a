"""Digits and signs of every script are made plain, and nothing becomes a number that is none."""

from __future__ import annotations

import pytest

from pbm.orders.numbers import plain
from tests.unit.orders.forms import reading, short


@pytest.mark.parametrize(
    "text",
    [
        "throw ５, trapdoor ４５",
        "throw ٥, trapdoor ٤٥",
        "throw ۵, trapdoor ۴۵",
        "throw ५, trapdoor ४५",
        "throw 𝟓, trapdoor 𝟜𝟝",
        "throw 5️⃣, trapdoor 4️⃣5️⃣",
        "throw ⑤, trapdoor ㊺",
        "throw ⚄, trapdoor 45",
        "throw ❺, trapdoor 45",
        "throw Ⅴ, trapdoor 45",
        "throw 5¹, trapdoor 45²",
        "throw 5, trapdoor 45.",
        "throw 5, trapdoor 45th",
        "throw 5, trapdoor 45°",
        "throw 5, trapdoor 45!",
        "throw\u00a05, trapdoor\u202f45",
        "th\u200brow 5, trap\u00addoor 4\u200b5",
        "throw 5,\u2003trapdoor\u300045",
        "\ufeffthrow 5, trapdoor 45",
        "throw “5”, trapdoor ‘45’",
        "throw 5 – trapdoor 45",
    ],
)
def test_odd_characters_are_read(text: str) -> None:
    """Full-width, Arabic, Indic, mathematical, circled and keycap digits, dice, and blanks of every width."""
    got = reading(text)
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45)})


@pytest.mark.parametrize("sign", ["½", "¼", "2½", "²", "³", "₃", "①②", "๐", "〇", "三"])
def test_what_is_no_plain_number_is_asked_about(sign: str) -> None:
    """Fractions, footnote marks, two numbers in one and numbers in words we do not know order nothing."""
    got = reading(f"throw {sign}, trapdoor 45")
    assert got.verdict == "ask"
    assert short(got)["A"][0] == []


def test_making_plain_twice_changes_nothing() -> None:
    """What is plain stays as it is."""
    text = "Throw ⑤ – ½ “45” \u00a0 ４５ Ⅳ x²\r\nnext\rlast"
    assert plain(plain(text)) == plain(text)
