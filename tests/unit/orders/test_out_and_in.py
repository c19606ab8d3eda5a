"""Every verb that takes a number out is known wherever one is taken out, and so is every verb that puts one in."""

from __future__ import annotations

import pytest

from pbm.orders.cleaning.taken_out import taken_out
from pbm.orders.phrasing.exchanged import exchanged
from pbm.orders.phrasing.out_and_in import PUTTING, TAKING_OUT

ARTICLES = {"fr": ("le", "et"), "es": ("el", "y"), "it": ("il", "e")}
TAKEN = [(verb, language) for language, verbs in TAKING_OUT.items() for verb in verbs.split()]
PUT = [(verb, language) for language in ARTICLES for verb in PUTTING[language].split()]


@pytest.mark.parametrize(("verb", "language"), TAKEN)
def test_a_number_is_taken_out_by_every_verb(verb: str, language: str) -> None:
    """A throw is taken back, one of two numbers of a kind is changed into the other."""
    the, and_ = ARTICLES[language]
    put = PUTTING[language].split()[0]
    assert taken_out([f"{verb} {the} 3"]) == ["scrub the 3"]
    assert exchanged([f"{verb} 3 {and_} {put} 6"]) == ["throw 6 instead of 3"]
    assert exchanged([f"{verb} {the} 44 {and_} {put} {the} 45"]) == ["trapdoor 45 instead of 44"]


@pytest.mark.parametrize(("verb", "language"), PUT)
def test_a_number_is_put_in_by_every_verb(verb: str, language: str) -> None:
    """The same verbs in both ways of telling it."""
    the, and_ = ARTICLES[language]
    take = TAKING_OUT[language].split()[0]
    assert taken_out([f"{take} {the} 3 {and_} {verb} {the} 6"]) == ["change the throw from 3 to 6"]
    assert exchanged([f"{take} 3 {and_} {verb} 6"]) == ["throw 6 instead of 3"]


@pytest.mark.parametrize(
    "line", ["enlève le 3 et mets le 44", "leva il gatto e metti il 6", "quita la mesa y pon la trampilla en 45"]
)
def test_what_exchanges_no_two_numbers_stays(line: str) -> None:
    """A throw and a space are not changed into each other, nor is a table cleared."""
    assert exchanged([line]) == [line]
