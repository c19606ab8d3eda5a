"""Whatever the text: nothing is ordered that was not said in it, and reading it takes time in proportion."""

from __future__ import annotations

import os
import re
import tomllib
import unicodedata
from importlib import resources
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pbm.rulesets.unleashed import RULESET
from pbm.rulesets.unleashed.orders import orders_from_json
from pbm.rulesets.unleashed.words.lexicon import NUMBERS, NUMBERS_OF, folded
from tests.rulesets.test_unleashed_words import read, table
from tests.timing import growth
from tests.tries import tries

VOCABULARY = tomllib.loads(
    resources.files("pbm.rulesets.unleashed.words").joinpath("words.toml").read_text(encoding="utf-8")
)


WORDS = sorted(
    {
        phrase.strip()
        for language in ("en", "de", "fr", "nl", "es", "it")
        for entry in VOCABULARY[language].values()
        for phrase in entry.split(",")
    }
)


SIGNS = [
    "+3",
    "-3",
    "17",
    "22",
    "5",
    "S2",
    "L1",
    "28-12",
    "Clive",
    "Brenda",
    ",",
    ".",
    ";",
    ":",
    "?",
    "(",
    ")",
    "/",
    "\n",
    "1.",
]


HANDS = [
    "+3 blank back-3",
    "move-snake move-ladder swap-players",
    "swap-cards reverse roll",
    "move-piece move-snakes -2",
]


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Return text made of the words of orders in any order, or any text at all."""
    if draw(st.integers(0, 4)) == 0:
        return draw(st.text(max_size=200))
    parts = draw(st.lists(st.one_of(st.sampled_from(WORDS), st.sampled_from(SIGNS)), max_size=25))
    return " ".join(parts)


def numbers_of(order: dict[str, Any]) -> set[int]:
    """Return every space that an order names."""
    plays = [play for wanted in order.get("plays", ()) for play in wanted]
    standing = [
        choice
        for wanted in order.get("standing", {}).values()
        if wanted is not None and not isinstance(wanted, str)
        for choice in wanted
    ]
    found = {play["at"] for play in plays}
    moves = [move for choice in [*plays, *standing] for move in choice.get("moves", ())] + list(order.get("pieces", ()))
    found |= {end for _, *ends in moves for end in ends}
    return found | {space for choice in [*plays, *standing] for space in choice.get("cards", ())}


def pieces_of_order(order: dict[str, Any]) -> set[str]:
    """Return every piece that an order names."""
    plays = [play for wanted in order.get("plays", ()) for play in wanted]
    standing = [
        choice
        for wanted in order.get("standing", {}).values()
        if wanted is not None and not isinstance(wanted, str)
        for choice in wanted
    ]
    moves = [move for choice in [*plays, *standing] for move in choice.get("moves", ())] + list(order.get("pieces", ()))
    return {move[0] for move in moves}


def spoken_numbers(text: str) -> set[int]:
    """Return every number that a text has, in figures or in words."""
    plain = unicodedata.normalize("NFKC", text)
    found = {int(digits) for digits in re.findall(r"\d{1,6}", plain)}
    words = re.findall(r"[^\W\d_]+", plain)
    for at in range(len(words)):
        for length in (1, 2):
            value = NUMBERS.get(tuple(folded(word) for word in words[at : at + length]))
            if value is not None:
                found.add(value)
        found |= {numbers[folded(words[at])] for numbers in NUMBERS_OF.values() if folded(words[at]) in numbers}
    return found


CARD_WORDS = {
    "blank": (
        "blan",
        "bla",
        "leer",
        "empty",
        "plain",
        "blue",
        "balnk",
        "vide",
        "vierge",
        "lege",
        "leeg",
        "niets",
        "vaci",
        "vuot",
        "bianc",
    ),
    "+": (
        "green",
        "groen",
        "grune",
        "gruene",
        "+",
        "plus",
        "forw",
        "fwd",
        "vor",
        "3",
        "thr",
        "drei",
        "mas",
        "piu",
        "vooruit",
    ),
    "-": (
        "red",
        "rot",
        "-",
        "min",
        "back",
        "bk",
        "zuruck",
        "zurueck",
        "ruckw",
        "rueckw",
        "2",
        "two",
        "zwei",
        "moins",
        "men",
        "terug",
    ),
    "roll": (
        "roll",
        "throw",
        "wurf",
        "wuerf",
        "wurf",
        "dice",
        "lanc",
        "jet",
        "worp",
        "gooi",
        "beurt",
        "dobbel",
        "tir",
        "lanz",
    ),
    "reverse": ("rever", "umk", "umd", "richtung", "invers", "invert", "renvers", "omk", "omdraai"),
    "swap": ("swap", "swop", "switch", "exchang", "tausch", "echang", "ruil", "wissel", "cambi", "change", "trade"),
    "move": (
        "move",
        "mov",
        "ladder",
        "snake",
        "piece",
        "versetz",
        "verschieb",
        "beweg",
        "umsetz",
        "leiter",
        "schlange",
        "lamp",
        "post",
        "s2",
        "l1",
        "place",
        "boug",
        "echelle",
        "serp",
        "slang",
        "muev",
        "muov",
        "escalera",
        "spost",
        "scal",
    ),
    "send": (
        "back",
        "send",
        "push",
        "knock",
        "zuruck",
        "zurueck",
        "schick",
        "forward",
        "vor",
        "renvo",
        "recul",
        "avan",
        "stur",
        "stuur",
        "atras",
        "retroce",
        "adelante",
        "indietro",
    ),
}


@settings(
    max_examples=int(os.environ.get("PBM_WORDS", tries(100))),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(texts(), st.sampled_from(HANDS), st.sampled_from([1, 2]), st.sampled_from(["play", "setup"]))
def test_nothing_is_ordered_that_was_not_said(text: str, hand: str, placements: int, phase: str) -> None:
    """Whatever the text: the reader returns, and no card, space or piece is ordered whose words are not in it."""
    found = read(text, hand=hand, placements=placements, phase=phase)
    orders_from_json(found.orders)
    order: dict[str, Any] = dict(found.orders.get("A", {}))
    assert numbers_of(order) <= spoken_numbers(text)
    plain = folded(unicodedata.normalize("NFKC", text))
    for piece in pieces_of_order(order):
        letters = {"S": ("s", "schl"), "L": ("l",), "P": ("p", "lamp", "post", "light", "latern", "farol", "lantaa")}[
            piece[0]
        ]
        assert any(start in plain for start in letters)
        assert int(piece[1:]) in spoken_numbers(text)
    cards = [play["card"] for wanted in order.get("plays", ()) for play in wanted]
    assert set(cards) <= set(hand.split())
    for card in cards:
        family = next(key for key in CARD_WORDS if card.startswith(key)) if card[:4] not in ("back", "forw") else "send"
        assert any(word in plain for word in CARD_WORDS[family])
    assert all(0 <= line < len(text.split("\n")) for line in found.taken)
    assert len(found.quotes) == len(found.problems)
    ruled = RULESET.check(*table(placements, hand=hand, phase=phase), "Alan", found.orders)
    orders_from_json(ruled.accepted)


@pytest.mark.parametrize(
    "unit",
    [
        "+3 on 17, ",
        "S2 28-12 ",
        "if that is taken ",
        "send ",
        "move two snakes ",
        "1. ",
        "a b ",
        "(",
        "or else ",
        "+3+3",
        "5 back ",
        "no ",
        "wait ",
        "17 ",
        "+3 on 17\n",
        "1. S2 28-12\n",
        "if I land on send back, Clive. ",
        "swap 5 and ",
        "+3 on 17 first please ",
        "The +3 first. +3 on 17. ",
        "not the +3. ",
        "+3 on 17, no, 18. ",
        "you choose. ",
        "is it taken, then 22. ",
        'he said "',
        "je joue la carte vide sur 5. ",
        "the card that gives another ",
        "-2 on 26, provided Clive has moved. If not, ",
        "if Clive has moved ",
        "I did consider the reverse. In the end I've settled for ",
        "Card: +3\nSpace: 17\n",
        "swap those two round. ",
        "any send back I land on ",
        "Clive goes back three, ",
        "if that works, blank on 5 ",
        "could I have, please ",
        "snake eyes: Clive or ",
        "you choose or ",
    ],
)
def test_reading_takes_time_in_proportion(unit: str) -> None:
    """Eight times the text takes no more than some twenty times the time, whatever it is made of."""

    read(unit)
    assert growth(lambda words: read(words, placements=2), lambda count: unit * count, 100, 800, 20) <= 20


@pytest.mark.parametrize(
    "unit", ["he had 18 and 19 ", "my cat likes 2 of 3 , ", "the snake 3 4 5 ", "tea and cake with 60 "]
)
def test_looking_again_takes_time_in_proportion(unit: str) -> None:
    """So it does beside an order, where every word that was not taken up is looked at a second time."""
    assert (
        growth(lambda words: read(words, placements=2), lambda count: f"+3 on 17. {unit * count}", 100, 800, 20) <= 20
    )
