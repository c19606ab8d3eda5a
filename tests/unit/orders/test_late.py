"""Patterns that are compiled when they are first used are what compiled patterns are."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import re

import pytest

import pbm.orders
from pbm.orders.late import Late, late


def lates() -> list[Late]:
    """Return every late pattern of the reader, those in tuples and tables among them."""
    for found in pkgutil.walk_packages(pbm.orders.__path__, "pbm.orders."):
        importlib.import_module(found.name)
    return [each for each in gc.get_objects() if isinstance(each, Late)]


def test_every_late_pattern_is_a_pattern() -> None:
    """None has a fault that would be told only when a mail is read."""
    found = lates()
    assert len(found) > 200
    assert all(isinstance(each.compiled, re.Pattern) for each in found)


def test_it_does_what_the_pattern_does() -> None:
    """Every method, the text and the flags are the pattern's own."""
    one, other = late(r"(?P<number>\d+)", re.IGNORECASE), re.compile(r"(?P<number>\d+)", re.IGNORECASE)
    text = "throw 5, trapdoor 45"
    assert (one.pattern, one.flags, one.groupindex) == (other.pattern, other.flags, other.groupindex)
    assert one.findall(text) == other.findall(text)
    assert one.sub("#", text) == other.sub("#", text)
    assert [found.span() for found in one.finditer(text)] == [found.span() for found in other.finditer(text)]
    assert one.search(text, 8) is not None
    assert one.match(text) is None


def test_nothing_is_compiled_before_it_is_looked_for() -> None:
    """Even a faulty one is told only then."""
    faulty = late("(")
    with pytest.raises(re.error):
        faulty.search("x")
