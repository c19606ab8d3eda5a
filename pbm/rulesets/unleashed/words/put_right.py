"""Short words that put right cards that stand: "22 rather than 20", "the same place", "no alternative"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

__all__ = [
    "Switch",
    "one_number",
    "other_way",
    "place_of",
    "says_else",
    "says_which",
    "space_for_space",
    "with_same_place",
]

_FILL: Final = (
    r"(?:(?:please|pls|actually|sorry|no|oh|oops|hmm|ok|okay|hi|hello|wait|make|makes?|it|that|this|put|puts?|play|on|to"
    r"|at|in|for|the|my|a|same|card|cards?|be|is|it's|go|goes|should|shall|would|better|like|i|i'd|i'll|we|want|prefer|have"
    r"|change|move|space|square|number|let's|say|then|after|all|but|and|so|just|now|thanks|thank|you|cheers|rather"
    r"|bitte|doch|lieber|mach|nimm|auf|die|das|den|der|es|ich|möchte|feld|ja|nein|danke|plutôt|sur|la|le|case|merci"
    r"|non|svp|liever|op|het|vak|graag|nee|mejor|en|casilla|meglio|sulla|casella)[\s,.!:;–-]+)*"
)
_SPACE: Final = r"(?:(?:on|at|auf|sur|op|en|sulla|the|die|das|den|der|la|le|het|space|square|feld|case|vak) ){0,3}"
_RATHER: Final = (
    r"(?:rather than|instead of|in place of|in lieu of|and not|not|statt|anstatt|anstelle von|und nicht|nicht|als"
    r"|plutôt que|(?:au lieu|à la place) d(?:e|u)|et pas|pas|in plaats van|en niet|niet|dan|en vez de|en lugar de"
    r"|y no|invece (?:di|che)"
    r"|e non|piuttosto che)"
)
_CHANGED: Final = (
    r"(?:change|move|alter|amend|correct|ändere|ändern|verschiebe|change[rz]|remplace[rz]?|wijzig|verander|cambia)"
)
_SWITCHES: Final = (
    rf"(?:not|nicht|pas|niet|no|non) {_SPACE}(?P<old1>\d{{1,3}}),? (?:but|sondern|mais|maar|sino|ma) "
    rf"{_SPACE}(?P<new1>\d{{1,3}})"
    rf"|{_CHANGED} (?:the |my |me |mine |it from |from |die |das |den |le |la |de )?{_SPACE}(?P<old2>\d{{1,3}}) "
    rf"(?:to|into|in|auf|zu|en|par|naar|a) (?:an? )?{_SPACE}(?P<new2>\d{{1,3}})"
    rf"|(?:swap|switch|exchange|trade|tausche) (?:my |the |meine |die )(?P<old5>\d{{1,3}}) (?:for|with|to|gegen)"
    rf" (?:a |the |die |eine )?(?P<new5>\d{{1,3}})"
    rf"|{_SPACE}(?P<old3>\d{{1,3}}) ?(?:becomes|->|→|=>|wird zu|wird|wordt|devient|diventa) ?"
    rf"{_SPACE}(?P<new3>\d{{1,3}})"
    rf"|{_SPACE}(?P<new4>\d{{1,3}}),? {_RATHER} {_SPACE}(?P<old4>\d{{1,3}})"
)
_CARD: Final = r"(?P<card>[+−-]\d|blank)(?: card)?"
_SWITCH: Final = (
    rf"{_FILL}(?:{_CARD} )?(?:{_SWITCHES})(?:,? (?:for|pour|für|voor|para|per|with|with the|avec) (?:(?:the|my|le"
    rf"|la|mon|ma|die"
    r"|de|el|il) )?(?P<named>[+−-]\d|blank))?"
    r"(?:,? (?:will|would|can|could|won't) (?:you|ya|yer)(?:,? [^\W\d_]{2,14})?(?=[\s.!?]*$)"
    r"|,? s'il (?:te|vous) plaît)?[\s,.!]*"
    rf"{_FILL}"
)
_ROUND: Final = (
    r"(?:(?:sorry|no|wait|actually|oh|hang on|ah)[,.]? )*(?:the |it'?s the |make it the )?(?:other way (?:a?round"
    r"|about)|vice versa"
    r"|umgekehrt|anders?(?:he)?rum|(?:dans )?l'autre sens|l'inverse|andersom|al revés|al contrario|viceversa)"
    r"(?:,? (?:please|pls|bitte|svp))?(?:,? [^\W\d_]{2,14})??\s?(?:[:,;.–-]\s{0,2}(?P<rest>.*))?"
)
_RANKING: Final = frozenset(
    (
     "first", "then", "if", "not", "else", "and", "after", "second", "last", "on", "the", "with", "that", "is",
     "to", "be", "goes", "comes", "before", "failing", "otherwise", "please", "zuerst", "dann", "sonst", "erst",
     "danach", "d'abord", "puis", "ensuite", "sinon", "eerst", "anders", "primero", "luego", "si", "no", "prima",
     "poi", "altrimenti", "card", "zweitens", "als", "auf", "die", "der", "sur", "la", "le", "op", "de", "en",
     "la", "el", "il", "thanks", "ta"
    )
)  # fmt: skip
_SAME: Final = (
    r"(?:(?:on|in|at|to|for|auf|an|sur|op|en) )?(?:the |der |dem |den |la |le |au |à la |de |het |el |il )?"
    r"(?:(?:very |exact )?same (?:places?|spaces?|spots?|squares?|fields?|numbers?|locations?)"
    r"|gleichen? (?:stelle|platz|feld)|selben (?:stelle|platz|feld)|même (?:place|case|endroit)"
    r"|dezelfde (?:plaats|plek)|hetzelfde vak|mism[oa] (?:sitio|lugar|casilla)|stess[oa] (?:posto|casella))\b"
)
_OTHERS: Final = (
    r"\b(?:(?:nothing|anything|no one|nobody|none) else|only|just|first|second|third|last|both|all|none|nur|erste\w?"
    r"|zweite\w?|letzte\w?|seulement|dernière?|alleen|laatste|solo|última?)\b"
)
_ELSE: Final = (
    r"\b(?:else|or|otherwise|failing|fails?|cannot|can't|fall-?back|alternative(?:ly)?|second choice|sonst|oder"
    r"|andernfalls|ersatzweise|sinon|ou|anders|of|si no|altrimenti|oppure)\b"
)
_NUMBER: Final = r"(?<![\w+-])\d{1,3}(?![\w-])"
_MOST: Final = 300
_INITIAL: Final = r"(?<=[.!]) (?-i:[A-Z])\.?$"
_POLITE: Final = 4  # words of a line that only greets or signs


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


def _only(lines: Sequence[str]) -> str:
    """Return the one line that says something, the others being greetings and names; empty where more do."""
    said = [" ".join(line.replace("’", "'").split()) for line in lines if line.strip()]
    telling = [line for line in said if any(char.isdigit() for char in line) or len(line.split()) > _POLITE]
    telling = telling or said[:1]
    return _pattern(_INITIAL).sub("", telling[0]) if len(telling) == 1 and len(telling[0]) <= _MOST else ""


class Switch(NamedTuple):
    """A space that is given up for a ``new`` one, and the card of which it is said, if any is named."""

    old: int
    new: int
    card: str


def space_for_space(lines: Sequence[str]) -> Switch | None:
    """Return the space that a mail gives up and the one it takes for it, where it says no more than that."""
    found = _pattern(_SWITCH).fullmatch(_only(lines) + " ")
    if found is None:
        return None
    told = {name: said for name, said in found.groupdict().items() if said is not None}
    card = (told.pop("card", "") or told.pop("named", "")).replace("−", "-").casefold()
    told.pop("named", None)
    numbers = {name[:3]: int(number) for name, number in told.items()}
    return Switch(numbers["old"], numbers["new"], card)


def other_way(lines: Sequence[str]) -> list[str] | None:
    """Return the cards and spaces that are named in "other way round: -2 first, -4 if not"; None for other words."""
    found = _pattern(_ROUND).fullmatch(_only(lines).strip(" .!"))
    if found is None:
        return None
    rest = (found["rest"] or "").casefold().replace("−", "-")
    words = rest.replace(",", " ").replace(";", " ").replace(".", " ").split()
    named = [word for word in words if word[-1:].isdigit() or word == "blank"]
    return named if all(word in _RANKING or word in named for word in words) else None


def with_same_place(lines: Sequence[str], places: Sequence[int]) -> list[str]:
    """Return lines with the spaces in the place of "the same place"."""
    first, *others = places
    told = f" on {first}" + "".join(f", else on {other}" for other in others)
    return [_pattern(_SAME).sub(told, line, count=1) for line in lines]


def place_of(lines: Sequence[str]) -> bool:
    """Whether lines speak of the same place as before."""
    return any(_pattern(_SAME).search(line[:_MOST]) for line in lines)


def one_number(lines: Sequence[str]) -> int | None:
    """Return the only number of a mail; None where there are several or none."""
    found = _pattern(_NUMBER).findall(" ".join(lines)[:_MOST])
    return int(found[0]) if len(found) == 1 else None


def says_which(lines: Sequence[str]) -> bool:
    """Whether lines say of several wishes which is meant, or that others are not: that is more than a space."""
    return _pattern(_OTHERS).search(" ".join(lines)[:_MOST]) is not None


def says_else(lines: Sequence[str]) -> bool:
    """Whether lines speak of what shall be if something cannot be."""
    return _pattern(_ELSE).search(" ".join(lines)[:_MOST]) is not None
