"""Labels of press in other languages than English: "PRESSE AN BOB:", "ANONYME PRESSE:", "Presse pour tous:"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives

__all__ = ["Elsewhere", "pressed_elsewhere"]

_PAINT = r"\s{0,4}(?:\d{1,2}[.)]\s)?[\s*_#=<\[({~|-]{0,10}"
_LONGEST = 160  # characters of a label


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A label found: the words behind it, and for whom; ``after`` is what stood between the label and its colon, but
    that it is not signed.

    ``whom`` is empty where everybody is meant.
    """

    words: str
    after: str
    whom: str
    unsigned: bool
    secret: bool
    _gm: re.Pattern[str]

    def is_gm(self, name: str) -> bool:
        """Whether a name is what the GM is called in the label's language."""
        return self._gm.fullmatch(name) is not None


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
            rf"{_PAINT}(?P<before>(?:{beside}[ ,-]{{1,3}}){{0,2}}){one['press']}(?!\w)"
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


def pressed_elsewhere(line: str) -> Elsewhere | None:
    """Return the label of press that opens ``line`` in another language than English, None for any other line."""
    if ":" not in line[:_LONGEST]:
        return None
    for words in _TABLES:
        found = words.label.match(line)
        if found is None or found.start("words") > _LONGEST:
            continue
        about = found["before"] + found["after"]
        to = words.to.search(found["after"])
        whom = words.only.sub(" ", words.unsigned.sub(" ", words.secret.sub(" ", to["whom"]))) if to else ""
        whom = whom.strip(" .,*_-'\"")
        if words.all.fullmatch(whom):
            whom = ""
        rest = "" if words.nothing.fullmatch(found["words"][:60]) else found["words"]
        return Elsewhere(
            rest or ("" if not found["words"].strip() else "-"),
            words.unsigned.sub(" ", found["after"]),
            whom,
            words.unsigned.search(about) is not None,
            words.secret.search(about) is not None,
            words.gm,
        )
    return None
