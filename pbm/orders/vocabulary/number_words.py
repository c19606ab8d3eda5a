"""Number words from 0 to 100 as each language builds them, and the ordinals of those that are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

__all__ = ["number_words", "ordinal_words"]


def _listed(table: Mapping[str, Any], key: str) -> list[str]:
    return [word.strip() for word in str(table.get(key, "")).split(",") if word.strip()]


def _valued(table: Mapping[str, Any], key: str) -> dict[str, int]:
    pairs = (entry.partition("=") for entry in _listed(table, key))
    return {word: int(value) for word, _, value in pairs}


def number_words(table: Mapping[str, Any]) -> dict[str, int]:
    """Return the value of every number word of a language's ``[numbers]``, words apart joined by one blank.

    A number that can be told in one piece or in several ("quarante cinq", "quarantecinq") stands in both ways.
    """
    units = dict(zip(_listed(table, "units"), range(1, 10), strict=True))
    teens = dict(zip(_listed(table, "teens"), range(10, 20), strict=True))
    tens = dict(zip(_listed(table, "tens"), range(20, 100, 10), strict=True))
    made = {table["zero"]: 0, **units, **teens, **tens, **dict.fromkeys(_listed(table, "hundred"), 100)}
    made |= _valued(table, "other")
    made |= dict(_compounds(table, units, teens, tens))
    if table.get("hundreds"):
        made |= {f"{word} hundred": 100 * value for word, value in units.items()}
    return made


def _compounds(
    table: Mapping[str, Any], units: Mapping[str, int], teens: Mapping[str, int], tens: Mapping[str, int]
) -> Iterator[tuple[str, int]]:
    inside = {value: word for word, value in _valued(table, "inside").items()}  # "ein" within "einundzwanzig"
    within = {inside.get(value, word): value for word, value in units.items()} | _valued(table, "inside_too")
    glue = table.get("unit_first")
    if glue:
        for ten, tens_value in tens.items():
            for unit, value in within.items():
                yield f"{unit}{glue}{ten}", tens_value + value
                yield f"{unit} {glue} {ten}", tens_value + value
        return
    joint = table["joined"]
    all_tens = {**tens, **_valued(table, "short_tens")}
    for ten, tens_value in all_tens.items():
        for unit, value in units.items():
            for between in dict.fromkeys((joint, " ", "")):
                yield f"{ten}{between}{unit}", tens_value + value
            if joint != " ":
                yield f"{ten}{joint.strip()}{unit}", tens_value + value
    fused = table.get("fused")  # "treintaitrés" for "treinta y tres"
    if fused:
        for ten, tens_value in tens.items():
            for unit, value in {**units, **_valued(table, "fused_units")}.items():
                yield f"{ten}{fused}{unit}", tens_value + value
    for ten, tens_value in _valued(table, "long_tens").items():
        for unit, value in {**units, **teens}.items():
            for between in (" ", ""):
                yield f"{ten}{between}{unit}", tens_value + value
                yield f"{ten.replace(' ', '')}{between}{unit}", tens_value + value
    and_one = table.get("and_one")
    if and_one:
        for ten, tens_value in all_tens.items():
            for one in ("un", "une"):
                yield f"{ten} {and_one} {one}", tens_value + 1
        yield f"soixante {and_one} onze", 71
    for cut, stem in (entry.split("=") for entry in _listed(table, "elided")):
        for unit in ("uno", "otto"):
            yield f"{stem}{unit}", tens[cut] + units[unit]
        yield f"{stem}un", tens[cut] + 1


def ordinal_words(table: Mapping[str, Any]) -> dict[str, int]:
    """Return the value of the ordinals from the seventh on: smaller ones are turns and dates, never spaces."""
    made = {word: value for value, word in enumerate(_listed(table, "ordinals"), start=7)}
    tens = {word: 20 + 10 * place for place, word in enumerate(_listed(table, "ordinal_tens"))}
    made |= tens
    units = {word: place for place, word in enumerate(_listed(table, "ordinal_units"), start=1)}
    for ten, value in zip(_listed(table, "tens"), range(20, 100, 10), strict=True):
        made |= {f"{ten} {word}": value + unit for word, unit in units.items()}
        made |= {f"{ten}{word}": value + unit for word, unit in units.items()}
    return made
