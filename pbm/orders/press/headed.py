"""Press that says at its head whom it is for, in any language: "Presse: nur für Clive: …", "Press: Emil only: …"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.in_secret import proposes, speaks_in_secret
from pbm.orders.press.label import Label, names_in, readers
from pbm.orders.press.named_below import kindly
from pbm.orders.press.people import People
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives

__all__ = ["heading_of"]

_TABLES: Final = [TABLES[language]["press"] for language in LANGUAGES if language != "en"]


def _of(name: str, *english: str) -> str:
    """Return the pattern of the phrases of a part in every language."""
    return alternatives([*english, *(phrase for table in _TABLES for phrase in table[name])])


_HEAD: Final = 120  # characters of press in which its heading ends
_HEADING: Final = late(
    r"\s{0,3}(?:[(\[](?P<within>[^()\[\]:\n]{2,60})[)\]]\s{0,2}[:–—-]?|(?P<before>[^()\[\]:\n]{2,60}?)\s?:)\s{0,3}"
    r"(?P<words>.*)$",
    re.DOTALL,
)
_ONLY: Final = late(
    rf"(?<!\w)(?:{_of('only', 'only', 'just', 'alone', 'strictly', 'meant')}|please|bitte|svp|graag)(?!\w)",
    re.IGNORECASE,
)
_SECRET: Final = late(
    rf"(?<!\w){_of('secret', 'private', 'privately', 'in private', 'secret', 'secretly', 'confidential', 'personal')}"
    r"(?!\w)",
    re.IGNORECASE,
)
_UNSIGNED: Final = late(
    rf"(?<!\w){_of('unsigned', 'anonymous', 'anonymously', 'anon', 'unsigned', 'no name', 'without my name')}(?!\w)",
    re.IGNORECASE,
)
_EYES: Final = late(r"(?:['’]?s?)\s(?:eyes|ears|augen|ohren)$", re.IGNORECASE)
_YOU: Final = late(
    r"[\s,]{1,2}(?:for you(?:r eyes)?|für (?:dich|sie)|pour (?:toi|vous)|voor (?:jou|u)|para (?:ti|usted)"
    r"|per (?:te|lei))$",
    re.IGNORECASE,
)
_TO: Final = late(
    r"(?:(?:my |an? )?(?:reply|answer|letter|message|note|antwort|brief|nachricht|réponse|lettre|antwoord|bericht"
    rf"|respuesta|carta|risposta|lettera|messaggio)\s)?(?P<to>{_of('to', 'to', 'for')})\s{{1,2}}(?P<whom>\S.*)$",
    re.IGNORECASE,
)
_ALL: Final = late(rf"{_of('all', 'all', 'everybody', 'everyone')}(?!\w)", re.IGNORECASE)
_LEAVING_OUT: Final = late(
    r"[\s,(]{1,3}(?:not|except(?:ing)?|excluding|but|bar|nicht|außer|ausser|ohne|bis auf|sauf|excepté|niet|behalve"
    r"|excepto|salvo|menos|tranne|eccetto|meno)\s",
    re.IGNORECASE,
)
_PERSON: Final = late(r"[A-Z][\w'’.-]{1,20}(?: [A-Z][\w'’.-]{0,20})?")
_FOR_THE_PAGE: Final = frozenset(("for", "für", "pour", "voor", "para", "per"))
"""Words before a name that a headline may begin with: "Für Clive: ein Hoch"."""
_SURELY_TO: Final = frozenset(("to", "an", "aan"))
"""Words before a name that nobody begins a headline with, where it is not known who plays."""
_SIGNS: Final = " \t,.;*_–—-"


def heading_of(words: str, people: People, below: Sequence[str] = ()) -> Label | None:
    """Return what the head of some press says as a label.

    None for press that has no such head. A name that is nearly a player's counts too: whom it is for is then asked. One
    that nobody here has makes a headline, and so does a word of secrecy over what speaks to nobody; ``below`` are the
    lines that go on with the press.
    """
    found = _HEADING.match(words[: _HEAD * 4]) if words[:1] in "([" or ":" in words[:_HEAD] else None
    if found is None:
        return None
    heading = (found["within"] or found["before"]).strip(_SIGNS)
    rest = found["words"] + words[_HEAD * 4 :]
    unsigned = _UNSIGNED.search(heading) is not None
    said = _UNSIGNED.sub(" ", heading)
    secret = _SECRET.search(said) is not None
    only = secret or _ONLY.search(said) is not None or _EYES.search(said) is not None
    said = " ".join(_ONLY.sub(" ", _SECRET.sub(" ", said)).split()).strip(_SIGNS)
    if not said and secret and not unsigned and not speaks_in_secret(heading, "\n".join((rest, *below)), people):
        return None
    if not said and (secret or unsigned):
        return Label(("GM",) if secret else (), unsigned, rest)
    said = _YOU.sub("", said) if only else said
    to = _TO.match(said)
    whom = kindly(to["whom"] if to is not None else said)
    everybody = _ALL.match(whom) if to is not None else None
    if everybody is not None:
        behind = whom[everybody.end() :]
        # "To all who have been eaten: …" is a headline.
        some = not behind or _LEAVING_OUT.match(behind)
        return Label(readers(f" to all{behind}"), unsigned, rest) if some else None
    if to is None and not only and not unsigned:
        return None
    names = names_in(whom, _SIGNS)
    named = [_named(name, to, people, only=only) for name in names]
    persons = any(named) and all(map(_PERSON.fullmatch, names))  # "To Clive and Granny: …" is asked about
    if not all(names) or not (all(named) or persons):
        return None
    page = to is not None and to.start("to") == 0 and to["to"].casefold() in _FOR_THE_PAGE
    if page and not (only or unsigned or any(map(people.is_gm, names)) or proposes(rest)):
        return None
    return Label(readers(f" to {' and '.join(names)}"), unsigned, rest)


def _named(name: str, to: re.Match[str] | None, people: People, *, only: bool) -> bool:
    """Whether somebody is named whom press may be for."""
    if people.plays(name) or people.is_gm(name):
        return True
    if _PERSON.fullmatch(name) is None:
        return False
    if only or people.players:
        return people.may_be_one(name)
    return to is not None and (to["to"].islower() or to["to"].casefold() in _SURELY_TO)
