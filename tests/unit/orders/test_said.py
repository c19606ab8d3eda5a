"""No rule is kept from a mail in which it would find something: what it needs is told no narrower than it is."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pbm.cli.orders import understood
from pbm.core.orders import Field, OrderForm
from pbm.orders.tokens import said
from pbm.orders.tokens.said import Rule, said_in
from pbm.orders.tokens.token import Token

TESTS = Path(__file__).parents[2]
SOAK = bool(os.environ.get("PBM_SOAK"))
SHARE = 10 if SOAK else 300
"""One mail of other hands in how many is read."""
MAILS = [
    *sorted((TESTS / "orders").glob("*.eml"))[:: 1 if SOAK else 2],
    *sorted((TESTS / "orders_by_others").rglob("*.eml"))[::SHARE],
]


def _form(mail: Path) -> OrderForm:
    meant = json.loads(mail.with_suffix(".json").read_text(encoding="utf-8"))
    throw = Field("throws", "Your throw", "numbers", count=meant["turns"], low=1, high=6)
    door = Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=100, optional=True)
    return OrderForm(tuple(meant["boards"]), (), (throw, door))


def _copied(read: Sequence[Token | str]) -> list[Token | str]:
    """Return what a rule is given, in copies that it cannot change."""
    return [each.copy() if isinstance(each, Token) else each for each in read]


def test_a_rule_whose_words_are_not_said_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rule is tried everywhere; where its gate would have been shut it must leave all as it was."""
    tried: set[str] = set()
    strayed: set[str] = set()
    fits = Rule.fits

    def found(rule: Rule[..., Any], *args: Any) -> Any:
        read = args[0]
        before = _copied(read)
        words = {each for each in read if isinstance(each, str)} | said_in([t for t in read if isinstance(t, Token)])
        made = rule.find(*args)
        name = f"{rule.find.__module__}.{rule.find.__qualname__}"
        tried.add(name)
        if not fits(rule, words) and ((made and made != before) or list(read) != before):
            strayed.add(name)
        return made

    monkeypatch.setattr(Rule, "fits", lambda _rule, _said: True)
    monkeypatch.setattr(said, "_met_by", lambda _tokens: -1)
    monkeypatch.setattr(Rule, "__call__", found)
    for mail in MAILS:
        understood(mail.read_bytes(), _form(mail))
    assert len(tried) > 60
    assert strayed == set()
