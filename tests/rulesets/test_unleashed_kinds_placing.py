"""Orders of one card and its space in whatever words people put them, and what sounds like one and is none."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.rulesets.test_unleashed_by_others import judged

KINDS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("unleashed_placing.toml").read_text(encoding="utf-8")
)["kind"]


def mail(says: str, plays: str, round_: str = "one") -> dict[str, str]:
    """Return a sentence as a mail: what it plays, nothing where it must be asked about; ``one`` card, or ``two``."""
    found = {"id": says, "says": says, "round": round_, "meant": "clear" if plays else "ask"}
    return {**found, "plays": plays} if plays else found


@pytest.mark.parametrize("kind", KINDS, ids=[kind["name"] for kind in KINDS])
def test_every_sentence_of_a_kind_is_read_as_it_is_meant(kind: dict[str, Any]) -> None:
    """What the table promises of a kind holds for each of its sentences: those that fail are all told."""
    judgements = {row[0]: judged(mail(*row)) for row in kind["rows"]}
    assert {says: how for says, how in judgements.items() if how != "right"} == {}, kind["promise"]


def test_there_are_sentences_of_every_kind() -> None:
    """Each kind is shown by many sentences, some of which must be asked about."""
    assert len(KINDS) == 9
    assert sum(len(kind["rows"]) for kind in KINDS) >= 730
    assert sum(not row[1] for kind in KINDS for row in kind["rows"]) >= 200
