"""Labels of press in other languages than English: "PRESSE AN BOB:", "ANONYME PRESSE:", "Presse pour tous:"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import MOST, PAINT, Label, all_but, is_gm, named_alone, names_in, told_as
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives

__all__ = ["pressed_elsewhere"]

_LONGEST = 160  # characters of a label


@dataclass(frozen=True, slots=True)
class _Words:
    label: re.Pattern[str]
    unsigned: re.Pattern[str]
    secret: re.Pattern[str]
    to: re.Pattern[str]
    all: re.Pattern[str]
    gm: re.Pattern[str]
    only: re.Pattern[str]
    nothing: re.Pattern[str]


def _finding(pattern: str) -> re.Pattern[str]:
    return late(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)


def _words(table: Mapping[str, Sequence[str]]) -> _Words:
    one = {name: alternatives(phrases) for name, phrases in table.items()}
    beside = alternatives((*table["unsigned"], *table["secret"], *table["open"]))
    articles = rf"(?:{one['articles']}\s{{0,2}})?"
    return _Words(
        late(
            rf"{PAINT}(?P<before>(?:{beside}[ ,-]{{1,3}}){{0,2}}){one['press']}(?!\w)"
            rf"(?P<after>(?:[\s,(-]{{1,3}}(?:{beside}|{one['only']}|{one['to']}(?!\w)[^:\n]{{1,70}}))"
            r"{0,3}[\s*_\])}>]{0,4}):[*_]{0,3}\s?(?P<words>.*)$",
            re.IGNORECASE | re.DOTALL,
        ),
        _finding(one["unsigned"]),
        _finding(one["secret"]),
        late(rf"(?<!\w){one['to']}(?!\w)\s{{0,3}}(?P<whom>[^:()\n]{{1,60}})", re.IGNORECASE),
        late(rf"{articles}{one['all']}(?:\s[^\W\d_]{{1,12}})?", re.IGNORECASE),
        late(rf"{articles}(?:{one['gm']}|gm)", re.IGNORECASE),
        late(rf"(?<!\w){one['only']}(?!\w)", re.IGNORECASE),
        late(rf"\W{{0,4}}{one['nothing']}\W{{0,4}}", re.IGNORECASE),
    )


_TABLES: Final = tuple(
    _words(table) for language in LANGUAGES if language != "en" and (table := TABLES[language].get("press"))
)


def pressed_elsewhere(line: str) -> Label | None:
    """Return the label of press that opens ``line`` in another language than English, None for any other line."""
    if ":" not in line[:_LONGEST]:
        return None
    for words in _TABLES:
        found = words.label.match(line)
        if found is not None and found.start("words") <= _LONGEST:
            unsigned = words.unsigned.search(found["before"] + found["after"]) is not None
            return Label(_readers(found, words), unsigned, _said(found["words"], words))
    return None


def _readers(label: re.Match[str], words: _Words) -> tuple[str, ...]:
    """Return whom a label is for; everybody where it names nobody and says of no secret."""
    after = words.unsigned.sub(" ", label["after"])
    some = all_but(after)
    to = words.to.search(label["after"])
    whom = words.only.sub(" ", words.unsigned.sub(" ", words.secret.sub(" ", to["whom"]))) if to else ""
    whom = whom.strip(" .,*_-'\"")
    if words.all.fullmatch(whom):
        whom = ""
    if some is not None:
        alone = named_alone(whom)
        if alone is None:
            return some
        whom = alone
    names = names_in(whom) if whom else []
    to_some = told_as(names, lambda name: words.gm.fullmatch(name) is not None or is_gm(name))[:MOST]
    secret = words.secret.search(label["before"] + label["after"]) is not None
    return to_some or (("GM",) if secret else ())


def _said(behind: str, words: _Words) -> str:
    """Return the words behind a label, a dash for those that say that there are none."""
    nothing = words.nothing.fullmatch(behind[:60]) is not None
    return "-" if nothing and behind.strip() else "" if nothing else behind
