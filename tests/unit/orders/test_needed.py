"""A rule that is not looked for, as a word it needs is not there, would have found nothing."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from pbm.mail.decode import decode
from pbm.orders import kinds, resigning
from pbm.orders.cleaning import answered_ifs, asides, in_time, small_talk
from pbm.orders.cleaning.clean import clean
from pbm.orders.layouts import own_rows, prompts
from pbm.orders.misgivings import matters
from pbm.orders.parse import read
from pbm.orders.phrasing import changed_mind, corrected, half_kept, left_to_itself, turns_served
from pbm.orders.standing import missed
from pbm.orders.vocabulary import finding, needed_by
from pbm.orders.word_set import Gated, may_be_in, word_set, words_in
from pbm.orders.writers import for_a_player, taken_down
from tests.unit.orders.forms import form

HERE = Path(__file__).parents[2]
SHARE = 1 if os.environ.get("PBM_SOAK") else 8
"""One folder in how many is looked at: all of them in `make soak`."""
OTHERS = sorted(path for path in (HERE / "orders_by_others").iterdir() if path.is_dir())
FOLDERS = [HERE / "orders", *OTHERS[::SHARE]]
GATED = (
    answered_ifs,
    changed_mind,
    corrected,
    for_a_player,
    half_kept,
    in_time,
    kinds,
    left_to_itself,
    matters,
    missed,
    own_rows,
    resigning,
    taken_down,
    turns_served,
)


@cache
def mails(folder: Path) -> list[tuple[str, ...]]:
    """Return the players' own lines of every mail in a folder."""
    return [clean(decode(path.read_bytes()).text).words for path in sorted(folder.glob("*.eml"))]


def found(lines: tuple[str, ...]) -> list[object]:
    """Return what each part of the reader that looks at words first finds in some lines."""
    own = small_talk.without_small_talk(asides.without_asides(in_time.in_time(corrected.corrected(lines))))
    told = [prompts.answered_lines(own, asked) for asked in (form(), form(2, "AB"))]
    return [own, told, missed.missed_in(lines), resigning.is_resignation(lines), kinds.is_advertisement("", lines)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_rule_is_kept_from_finding_something(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every rule looked for the same is found."""
    shut = [found(lines) for lines in mails(folder)]
    whole = [read(clean("\n".join(lines)), form()) for lines in mails(folder)[::10]]
    for module in GATED:
        monkeypatch.setattr(module, "may_be_in", lambda said, needed: True)
    monkeypatch.setattr(Gated, "of", lambda gated, said: gated.rules)
    monkeypatch.setattr(kinds, "_SOLD", ("",))
    assert [found(lines) for lines in mails(folder)] == shut
    assert [read(clean("\n".join(lines)), form()) for lines in mails(folder)[::10]] == whole


def test_words_are_told_with_the_signs_around_them() -> None:
    """Small letters, without apostrophes."""
    assert words_in(["It's 5,", "D'accord (x_y)"]) == word_set("it s 5 , d accord ' ( x y )")


def test_a_rule_needs_one_of_its_words() -> None:
    """One is enough, and a rule whose words are too many to name is always looked for."""
    said = words_in(["Throw 5, please"])
    assert may_be_in(said, word_set("please thanks"))
    assert not may_be_in(said, word_set("thanks"))
    assert may_be_in(said, None)


def test_rules_are_found_by_the_words_that_they_need() -> None:
    """In their order; one that names no words is always among them."""
    rules = Gated([(word_set("please thanks"), "kind"), (None, "any"), (word_set("throw thanks"), "throw")])
    assert rules.of(words_in(["Throw 5, please"])) == ["kind", "any", "throw"]
    assert rules.of(words_in(["Thanks"])) == ["kind", "any", "throw"]
    assert rules.of(words_in(["5"])) == ["any"]
    assert Gated([(word_set("please"), "kind")]).of(words_in(["5"])) == []


def test_phrases_name_what_they_need() -> None:
    """The longest word of each that stands whole in a text; beside a gap none does, nor one that may be left out."""
    phrases = ["out of [the] office", "sent/written by", "take care … of it all", "j'arrête [maintenant]"]
    needed = needed_by(phrases)
    assert needed == {"office", "sent", "written", "take", "arrête"}
    for text in ("Out of  office.", "written by Bob", "take cares of it all", "J'arrête"):
        assert finding(phrases).search(text), text
        assert may_be_in(words_in([text]), needed), text
    assert needed_by(["from … said"]) is None
