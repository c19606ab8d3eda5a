"""Whatever the text: no error, no order out of range, and time in proportion."""

from __future__ import annotations

import os
import random
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import Cleaned, clean
from pbm.orders.numbers import plain
from pbm.orders.parse import read
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.vocabulary import VOCABULARY
from tests.timing import growth, is_quick
from tests.tries import tries
from tests.unit.orders.forms import form, short

WHOLE = bool(os.environ.get("PBM_SOAK"))
SIZE = 200_000 if WHOLE else 110_000  # characters, more than are read
WORDS = (
    "throw trapdoor trap no none 5 45 145 one sixty-one or then if not ? . , : ; / | - > A B: board turn 11 from "
    "to change make that lowest same PRESS: HELP -- On 5 wrote: From: To: 🎲 5️⃣ ４ is it I'll have (1-6) first second "
    "all boards @ < 3/4/25 = 'x"
)
PIECES = st.sampled_from((*WORDS.split(), "\n", "\n\n"))
NASTY = [
    *("a", " ", ">", "> ", "5", "5 ", "-", "_", "\n", ",", ".", "?", "(1-6) ", "\t", "🎲", "５", "\u200b", "0 "),
    *("throw ", "throw 5 ", "throw:", "throw:\n", "> throw:\n", "trapdoor 45, ", "trapdoor no ", "5\n", "5 and "),
    *("On 5 ", "On 5 a\n", "On 1 x wrote ", "a@", "<a@b> ", "From: a\n", "From: a\nTo: b\n", "-- \n", "PRESS: a\n"),
    *("-----BEGIN PGP SIGNED MESSAGE-----\n", "if 5 ", "board A 5 ", "A: 5 45\n", "is 5? ", "swap 3 for 5 ", "same "),
    *("lowest legal ", "Petra ", "Bob's throw 5 ", "one hundred ", "thorw ", "have to wish to ", "i must have to "),
    *("turns 5 & ", "withdraw ", "orders ", "make that ", "not i resign ", "01234 ", "> a\nb\n", "A 5 B "),
]
SHORT = ("5\n", "A: 5 45\n", "A 5 B ", "throw 5 ", "PRESS: a\n")


@settings(max_examples=tries(100), deadline=None)
@given(
    text=st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=40).map(" ".join)),
    subject=st.one_of(st.text(max_size=40), st.lists(PIECES, max_size=8).map(" ".join)),
    turns=st.sampled_from((1, 2)),
    boards=st.sampled_from(("A", "ABC")),
    sent=st.lists(st.text(max_size=30), max_size=4),
)
def test_any_text_is_read(text: str, subject: str, turns: int, boards: str, sent: list[str]) -> None:
    """Reading never raises; what is taken is always within what the form asks, and every question has its quote."""
    asked = form(turns, boards)
    got = read(clean(text, sent), asked, subject)
    assert len(got.quotes) == len(got.problems)
    assert got.verdict == "ask" or not got.problems
    for board, order in got.orders.items():
        throws = order.get("throws", [])
        assert isinstance(throws, list)
        assert board in boards
        assert len(throws) <= turns
        assert all(isinstance(throw, int) and 1 <= throw <= 6 for throw in throws)
        door = order.get("trapdoor")
        assert door in (None, "none") or (isinstance(door, int) and 1 <= door <= 100)


@given(text=st.lists(PIECES, max_size=30).map(" ".join))
@example("5️⃣ all 45 or 45")
def test_reading_is_a_function_of_its_arguments(text: str) -> None:
    """The same words mean the same every time."""
    assert read(clean(text), form()) == read(clean(text), form())


def _read(text: str) -> None:
    read(clean(text, ["Throw: ", "hello there my friend of the game"]), form(2, "ABC"), text[:5000])


@pytest.mark.parametrize("piece", NASTY if WHOLE else NASTY[::2], ids=repr)
def test_mails_too_long_to_read_are_soon_done_with(piece: str) -> None:
    """More than 100 KB of anything take seconds, not minutes; a quadratic step would take far longer."""
    text = piece * (SIZE // len(piece))
    assert is_quick(lambda: _read(text), 3)


@pytest.mark.parametrize("piece", NASTY if WHOLE else SHORT, ids=repr)
def test_long_mails_take_time_in_proportion(piece: str) -> None:
    """Ten times the sentences and claims take some ten times as long, in a mail that is still read."""
    assert growth(_read, lambda size: piece * (size // len(piece)), 1_000, 10_000, 18) <= 18


def test_a_mail_too_long_to_read_is_asked_about() -> None:
    """Nothing is taken from a mail of which only a part could be read."""
    got = read(clean("Throw 5 trapdoor 45\n" + "blah blah.\n" * 5000), form())
    assert (got.verdict, got.orders) == ("ask", {})


MAILS = sorted((Path(__file__).parents[2] / "orders").glob("*.eml"))
SORTS = ("number", "ordinal", "article")  # "un" is both "a" and "one"
ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}
APPEALS = re.compile(
    r"lowest|highest|smallest|biggest|largest|last|only|remaining|left|least|most|final", re.IGNORECASE
)


def numbers_in(text: str) -> set[int]:
    """Return every number that stands in a text, in digits or in words of any language."""
    made = {int(run) for run in re.findall(r"\d+", text) if len(run) < 6}
    words = [word.casefold() for word in re.findall(r"[^\W\d_]+", text)]
    values: list[int | None] = []
    for word in words:
        senses = VOCABULARY.meanings(word).values()
        values.append(next((sense.value for sense in senses if sense.sort in SORTS), None))
    made |= {value for value in values if value is not None}
    made |= {ROMAN[word] for word in re.findall(r"\b[IV]{1,3}\b", text) if word in ROMAN}
    for size in (2, 3, 4, 5, 6):
        for place in range(len(words)):
            phrase = VOCABULARY.meanings(" ".join(words[place : place + size])).values()
            made |= {sense.value for sense in phrase if sense.sort in SORTS}
            within = [value for value in values[place : place + size] if value is not None]
            made |= {sum(within)} | ({100 * within[0]} if within else set())
    figures = pairwise(values)  # "trapdoor four five"
    made |= {10 * ten + one for ten, one in figures if ten is not None and one is not None and 0 < ten < 10 > one}
    return made


def unfounded(cleaned: Cleaned, subject: str, turns: int, boards: str) -> list[int]:
    """Return what is taken from a mail or offered for a yes, though its number is nowhere in the player's own part."""
    got = read(cleaned, form(turns, boards), subject, left=dict.fromkeys(boards, (2, 5)))
    own = plain("\n".join([*cleaned.words, *cleaned.form, subject]))
    said = numbers_in(own)
    if APPEALS.search(" ".join(token.low for token in tokenize(own.split("\n"), boards))):
        said |= {2, 5}
    offered = short(replace(got, orders=got.probable))
    parts = (*short(got).values(), *offered.values())
    taken = [n for throws, door in parts for n in (*throws, *([door] if isinstance(door, int) else []))]
    taken += list(got.seconds.values())
    return [number for number in taken if number not in said]


@settings(max_examples=tries(100), deadline=None)
@given(
    text=st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=40).map(" ".join)),
    subject=st.lists(PIECES, max_size=6).map(" ".join),
    turns=st.sampled_from((1, 2)),
    boards=st.sampled_from(("A", "ABC")),
)
def test_nothing_is_taken_that_was_not_written(text: str, subject: str, turns: int, boards: str) -> None:
    """Every throw and nomination stands in the player's own words, in digits, in words, or as "my lowest"."""
    assert unfounded(clean(text), subject, turns, boards) == []


@pytest.mark.parametrize("seed", range(tries(4)))
def test_nothing_is_taken_that_was_not_written_in_mutated_mails(seed: int) -> None:
    """The same of real mails with letters lost, doubled and exchanged, lines moved, and parts of others put in."""
    chance = random.Random(seed)
    for mail in MAILS:
        letter = decode(mail.read_bytes())
        text = letter.text
        for _ in range(chance.randint(1, 12)):
            place = chance.randrange(max(1, len(text)))
            other = text[chance.randrange(max(1, len(text))) :][: chance.randint(1, 30)]
            text = text[:place] + chance.choice(("", text[place : place + 1] * 2, other, "\n", " ", "5", "> "))
            text += letter.text[place + chance.randint(0, 3) :]
            text = text[:6000]
        assert unfounded(clean(text), letter.subject, 1, "A") == [], text
