"""No pattern is kept from a mail in which it would find something: what it needs is told no narrower than it is."""

from __future__ import annotations

import os
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pbm import orders
from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.late import Late
from pbm.orders.layouts import prompts
from pbm.orders.word_set import Gated, words_in

TESTS = Path(__file__).parents[2]
SHARE = 10 if os.environ.get("PBM_SOAK") else 200
"""One mail of other hands in how many is looked at."""
MAILS = [
    *sorted((TESTS / "orders").glob("*.eml")),
    *sorted((TESTS / "orders_by_others").rglob("*.eml"))[::SHARE],
]


def gates() -> dict[str, Gated[Any]]:
    """Return every list of patterns behind gates, by where it stands."""
    found = {}
    for module in pkgutil.walk_packages(orders.__path__, "pbm.orders."):
        held = vars(import_module(module.name)).items()
        found |= {f"{module.name}.{name}": value for name, value in held if isinstance(value, Gated)}
    return found


def patterns(rule: object) -> Iterator[re.Pattern[str]]:
    """Yield the patterns of a rule."""
    yield from (one for one in (rule if isinstance(rule, tuple) else (rule,)) if isinstance(one, re.Pattern | Late))


def test_a_pattern_whose_words_are_not_said_finds_nothing() -> None:
    """Each is tried on the mails of many hands where its gate is shut."""
    every = gates()
    assert len(every) > 20
    strayed = set()
    for mail in MAILS:
        lines = list(clean(decode(mail.read_bytes()).text).words)
        said = words_in(lines)
        said |= {"0a"} if any(map(prompts.runs_on, said)) else set()
        text = "\n".join(lines)[:4000].replace("’", "'")
        for name, gated in every.items():
            opened = set(map(id, gated.of(said)))
            shut = [(place, rule) for place, rule in enumerate(gated.rules) if id(rule) not in opened]
            strayed |= {(name, place) for place, rule in shut for one in patterns(rule) if one.search(text)}
    assert not strayed


@pytest.mark.parametrize(
    ("said", "found"), [("a", []), ("b c", ["2"]), ("b", []), ("b d e", ["3"]), ("b c d e x", ["1", "2", "3"])]
)
def test_a_rule_needs_a_word_of_each_set(said: str, found: list[str]) -> None:
    """Of several sets each must be met, of one set one word is enough; the rules keep their order."""
    gated = Gated(
        [(frozenset("xy"), "1"), ((frozenset("bz"), frozenset("c")), "2"), ((frozenset("d"), frozenset("e")), "3")]
    )
    assert gated.of(frozenset(said.split())) == found


def test_a_rule_without_needs_is_always_found() -> None:
    """What can be found anywhere is looked for everywhere, in its place among the others."""
    assert Gated([(frozenset("a"), "1"), (None, "2")]).of(frozenset("b")) == ["2"]
    assert Gated([(frozenset("a"), "1"), (None, "2")]).of(frozenset("ab")) == ["1", "2"]
