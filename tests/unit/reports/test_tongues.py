"""Catalogues: whole, in step with the program, and what they make of numbers, moments and unknown words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.pofile import read_po
from babel.util import pathmatch

from pbm.core.phrases import SLOT, joined, listed, said, say, say_count, titled
from pbm.core.zones import in_zone, say_date, say_plain_date, say_weekday, short_time, to_the_second
from pbm.orders.cleaning.sent import REPLY_MARKER, above_marker, is_marker
from pbm.reports.tongues import ENGLISH, Catalogue, Tongues

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "pbm" / "locale"
LANGUAGES = sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
MOMENT = datetime(2026, 12, 4, 20, 0, tzinfo=UTC)


@cache
def mapping() -> tuple[list[tuple[str, str]], dict[str, dict[str, str]]]:
    """Return babel.cfg: which files are searched, and how."""
    with (ROOT / "babel.cfg").open(encoding="utf-8") as file:
        return parse_mapping_cfg(file)


@cache
def extracted() -> frozenset[tuple[str, ...]]:
    """Return every pattern in the program and its templates, as `make catalogues` finds them."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    line = next(line for line in makefile.splitlines() if line.startswith("SAID :="))
    keywords = parse_keywords(re.findall(r"-k (\S+)", line))
    methods, options = mapping()
    found = set()
    for part in ("pbm", "templates"):
        inside = [(pattern.removeprefix(f"{part}/"), how) for pattern, how in methods if pattern.startswith(f"{part}/")]
        for _, _, message, _, _ in extract_from_dir(ROOT / part, inside, options, keywords):
            found.add(message if isinstance(message, tuple) else (message,))
    return frozenset(found)


@cache
def catalogue(language: str) -> Catalog:
    """Return a language's file."""
    with (LOCALE / language / "LC_MESSAGES" / "pbm.po").open("rb") as file:
        return read_po(file, locale=language)


@cache
def modules() -> tuple[tuple[Path, tuple[ast.AST, ...]], ...]:
    """Return every module of the program that may say something to people, with all that it is made of."""
    texts = {path: path.read_text("utf-8") for path in sorted((ROOT / "pbm").rglob("*.py"))}
    return tuple((path, tuple(ast.walk(ast.parse(text)))) for path, text in texts.items() if "phrases" in text)


def messages(language: str) -> Iterator[Message]:
    """Yield its messages."""
    return (message for message in catalogue(language) if message.id)


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """Return the forms of a message or of its translation."""
    return (text,) if isinstance(text, str) else tuple(text)


def test_there_is_german() -> None:
    """English and German are complete; this is the list of what there is."""
    assert LANGUAGES == ["de"]
    assert Tongues(LOCALE).languages == ("en", "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_what_the_program_says_and_nothing_else(language: str) -> None:
    """Nothing missing, doubtful or said no more; where this fails, `make catalogues` and a translator put it right."""
    known = {forms(message.id) for message in messages(language)}
    assert extracted() - known == set()
    assert known - extracted() == set()
    assert [message.id for message in messages(language) if message.fuzzy] == []
    assert [message.id for message in messages(language) if not all(forms(message.string))] == []
    assert list(catalogue(language).obsolete) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_slots_of_its_pattern_and_no_others(language: str) -> None:
    """In each form; only a number may be left to the words ("one round")."""
    for message in messages(language):
        there = set(SLOT.findall(" ".join(forms(message.id))))
        for text in forms(message.string):
            found = set(SLOT.findall(text))
            assert found <= there, text
            if len(forms(message.id)) == 1:
                assert found == there, text
        assert [len(text) - len(text.strip()) for text in forms(message.string)[:1]] == [
            len(text) - len(text.strip()) for text in forms(message.id)[:1]
        ], message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_shown_wherever_its_form_serves_several_numbers(language: str) -> None:
    """The form for many shows the number if the English one does."""
    for message in messages(language):
        ids = forms(message.id)
        if len(ids) == 2:
            assert set(SLOT.findall(ids[1])) == set(SLOT.findall(forms(message.string)[-1])), ids


def test_every_file_that_says_something_is_searched() -> None:
    """A module that imports the marks of sentences is one in which `make catalogues` looks for them."""
    methods, _ = mapping()
    for path, nodes in modules():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(("pbm/cli/", "pbm/core/phrases.py")):
            continue
        imported = {
            alias.name
            for node in nodes
            if isinstance(node, ast.ImportFrom) and node.module == "pbm.core.phrases"
            for alias in node.names
        }
        if imported & {"say", "say_count", "marked"}:
            how = next((method for pattern, method in methods if pathmatch(pattern, name)), None)
            assert how == "python", f"babel.cfg does not look into {name}"


def test_what_is_said_is_written_where_it_is_said() -> None:
    """A sentence put together before it is said would be in no catalogue."""
    for path, nodes in modules():
        names = {
            alias.asname or alias.name
            for node in nodes
            if isinstance(node, ast.ImportFrom) and node.module == "pbm.core.phrases"
            for alias in node.names
            if alias.name in ("say", "say_count") and alias.asname is None
        }
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                patterns = node.args[: 2 if node.func.id == "say_count" else 1]
                assert all(isinstance(one, ast.Constant) for one in patterns), f"{path}:{node.lineno}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marker_over_the_form_is_known_in_every_language(language: str) -> None:
    """So that what stands below it in an answer is told from what stands above."""
    marker = said(REPLY_MARKER, Tongues(LOCALE).of(language))
    assert is_marker(marker)
    assert marker != REPLY_MARKER
    assert len(marker) <= 72
    assert above_marker(f"a\n| {marker}\nb\n{marker}\nc") == f"a\n| {marker}\nb"


GERMAN = Catalogue(
    "de",
    {"Your throw: {throw}.": "Dein Wurf: {throw}.", " and ": " und ", "throw": "Wurf", "the {what}": "der {what}"},
    {"{count} round": ("{count} Runde", "{count} Runden")},
)


def test_a_phrase_is_english_as_text_and_says_itself_in_another_language() -> None:
    """With all that fills it, whatever it is put together from."""
    inner = say("throw")
    assert say("Your throw: {throw}.", throw=5) == "Your throw: 5."
    assert said(say("Your throw: {throw}.", throw=5), GERMAN) == "Dein Wurf: 5."
    assert said(say("the {what}", what=inner), GERMAN) == "der Wurf"
    assert said(titled(say("the {what}", what=inner)), GERMAN) == "Der Wurf"
    assert said(listed([1, inner, 3]), GERMAN) == "1, Wurf und 3"
    assert said(joined([inner, inner], ": "), GERMAN) == "Wurf: Wurf"
    assert [said(say_count("{count} round", "{count} rounds", n), GERMAN) for n in (1, 2)] == ["1 Runde", "2 Runden"]
    assert said(say("unheard of {what}", what=inner), GERMAN) == "unheard of Wurf"


def test_a_slot_that_is_no_slot_stays_what_somebody_wrote() -> None:
    """Braces in a name reach nothing."""
    assert said(say("Your throw: {throw}.", throw="{throw.__class__}"), GERMAN) == "Dein Wurf: {throw.__class__}."


def test_the_forms_of_a_language_with_three() -> None:
    """By the rule that its file names."""
    rule = "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
    polish = Catalogue("pl", {}, {"{count} round": ("{count} runda", "{count} rundy", "{count} rund")}, rule)
    counted = [said(say_count("{count} round", "{count} rounds", n), polish) for n in (1, 2, 5, 22)]
    assert counted == ["1 runda", "2 rundy", "5 rund", "22 rundy"]


def test_moments() -> None:
    """At the place, in the language's own way."""
    german = Tongues(LOCALE).of("de")
    berlin = "Europe/Berlin"
    assert in_zone(MOMENT, berlin) == "Friday 4 December 2026, 21:00 (Europe/Berlin)"
    assert said(in_zone(MOMENT, berlin), ENGLISH) == in_zone(MOMENT, berlin)
    assert said(in_zone(MOMENT, berlin), german) == "Freitag, 4. Dezember 2026, 21:00 Uhr (Europe/Berlin)"
    assert said(in_zone(MOMENT.replace(second=7), "UTC"), german) == "Freitag, 4. Dezember 2026, 20:00:07 Uhr (UTC)"
    assert said(to_the_second(MOMENT, "UTC"), german) == "Freitag, 4. Dezember 2026, 20:00:00 Uhr (UTC)"
    for second in (0, 9):
        assert said(short_time(MOMENT.replace(second=second), berlin), german) == "Fr., 4. Dezember, 21:00 Uhr"
    assert said(say_date(date(2026, 12, 4)), german) == "Freitag, 4. Dezember 2026"
    assert said(say_plain_date(date(2026, 12, 4)), german) == "4. Dezember 2026"
    assert said(say_weekday(date(2026, 12, 4)), german) == "Freitag"
    assert said(say("until {when}", when=say_date(date(2026, 12, 4))), german).endswith("Freitag, 4. Dezember 2026")


def test_an_unknown_language_is_english() -> None:
    """So nobody gets an empty mail for having asked for Dutch."""
    assert Tongues(LOCALE).of("nl") is ENGLISH
    assert ENGLISH.pattern("Anything") == "Anything"
