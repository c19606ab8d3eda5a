"""How likely a mail is meant as it was understood: what speaks for that, and what against."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pbm.orders.as_meant import Understood, facts, likelihood, plain_likelihood
from pbm.orders.likelihood import Opinion, opinion_of
from pbm.orders.network import Heard, listened
from pbm.orders.tokens.tokenize import tokenize

ORDERS = {"A": ((4,), 83)}
DOUBTED = Understood(ORDERS, ORDERS, frozenset(("unsettled",)), turns=1)
ASKED = Understood(ORDERS, {"A": ((), 83)}, frozenset(("no-throw",)), turns=1)


def heard(text: str) -> tuple[Heard, Opinion]:
    """Return how a mail sounds, and the opinion on its words."""
    tokens = tokenize(text.split("\n"), ("A",))
    return listened(tokens, ("A",), 1, "Re: Viper turn 4"), opinion_of([t for t in tokens if t.kind != "L"], 6)


def likely(case: Understood, text: str) -> float:
    """Return how likely a mail is meant so."""
    return likelihood(case, *heard(text))


LETTER = (
    "I shall creep along with the four. As to the hole in the floor, saw through the boards at 83. We had the "
    "grandchildren here all week and the house is very quiet now."
)


@pytest.mark.parametrize("case", [DOUBTED, ASKED])
@pytest.mark.parametrize(
    "text",
    [
        LETTER,
        "Walking on by four if you please, and somebody had better mind the floor at 83. The marrow won third prize.",
        "Having looked at the map over breakfast I mean to walk four, and the pit may be dug at 83, where the sun is.",
    ],
)
def test_what_sounds_plain_is_likely_meant(case: Understood, text: str) -> None:
    """Whether the grammar saw all of it or not."""
    assert likely(case, text) > 0.6


@pytest.mark.parametrize(
    "text",
    [
        "Throw 4, trapdoor 83, unless you think that the 2 is better?",
        "Perhaps the 4, or the 5. I haven't made up my mind. Trapdoor 83.",
        "If Dora is on 40 throw 4 for me, otherwise 2. Trapdoor 83.",
        f"{LETTER} But wait until I have asked my wife.",
    ],
)
def test_what_is_left_open_is_hardly_meant(text: str) -> None:
    """However plain its numbers are."""
    assert likely(ASKED, text) < 0.5


def test_every_fact_is_told_by_a_name_of_its_own() -> None:
    """Two of the same name would be weighed as one."""
    names = [name for name, _ in facts(ASKED, *heard("Throw 4, trapdoor 83."))]
    assert len(names) == len(set(names))
    assert "asked: no-throw" in names


@pytest.mark.parametrize("script", ["settle.py", "plain.py"])
def test_the_weights_are_those_that_are_learned(script: str) -> None:
    """The programs find in the kept rows what the package has: nobody has changed one without the other."""
    training = Path(__file__).parents[3] / "training"
    ran = subprocess.run(
        [sys.executable, str(training / script), "--check"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stdout


def test_plain_orders_that_the_words_speak_against_are_less_likely_meant() -> None:
    """Of two mails with the same orders the one whose prose has another throw in mind."""
    plain = Understood(ORDERS, ORDERS, frozenset(), turns=1)
    against = "Throw 4, trapdoor 83. It has to be the 2 this week, the 4 stays in my pocket for the end."
    with_it = "Throw 4, trapdoor 83. The 2 stays in my pocket for the end, and the report came twice."
    assert plain_likelihood(plain, *heard(against)) < plain_likelihood(plain, *heard(with_it))
