"""Numbers that press tells of and nobody orders: a score, a list of hymns, a quoted scene, a letter to Santa, bingo."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["is_score", "told_in_tales", "without_speeches"]

_SAYS: Final = (
    r"(?:said|says|cried|cries|shouted|shouts|roared|roars|whispered|whispers|replied|replies|asked|asks|answered"
    r"|sang|sings|thundered|muttered|announced|exclaimed|declared|laughed|sagte?|rief|ruft|schrie|flüsterte|fragte"
    r"|antwortete|dit|cria|crie|répondit|demanda|murmura|zei|zegt|riep|roept|vroeg|antwoordde|fluisterde|dijo|dice"
    r"|gritó|respondió|preguntó|disse|gridò|rispose|chiese)"
)
_SPOKEN: Final = late(
    rf"[\"“][^\"“”\n]{{1,300}}[\"”],?\s{{1,3}}(?:{_SAYS}\s(?!i\b|ich\b|je\b|ik\b|yo\b|io\b)"
    rf"|(?:(?:the|der|die|das|le|la|de|het|el|il)\s)?(?!i\s|ich\s|je\s|ik\s|yo\s|io\s)[^\W\d_]{{2,20}}\s{_SAYS}\b)"
    rf"|\b(?<!\bi )(?<!\bich )(?<!\bje )(?<!\bik )(?<!\byo )(?<!\bio ){_SAYS}"
    r"(?:\s[^\W\d_]{2,20}){0,2}\s?[:,]\s{0,2}[\"“][^\"“”\n]{1,300}[\"”]",
    re.IGNORECASE,
)
"""What somebody says in a tale, with who says it: '"I throw a 6!" cried the Baron'."""
_SEVERAL: Final = late(
    r"\b(?:throws|rolls|trap ?doors|traps|holes|würfe|falltüren|coups|trappes|worpen|valluiken|luiken|tiradas"
    r"|trampillas|tiri|botole)\s?:",
    re.IGNORECASE,
)
_COUNTED: Final = late(r"(?<![^\W_])(?P<label>[^\W\d_]{2,20})\s?:\s?\d{1,3}\b")
_NUMBERED: Final = late(r"\b(?:no|nos|nr|num|number|hymns?|psalms?|nummer|numéro|número|numero)\.?\s\d{1,3}\b", re.I)
_GREETED: Final = late(
    r"\s{0,4}(?:(?:My )?[Dd]ear(?:est)?|Lieber?|Liebes|Chère?|Beste|Lieve|Querid[oa]|Car[oa])"
    r"(?: (?:old|Mr|Mrs|Father|San|Saint|Père|Papá)\.?)?"
    r" (?P<name>[^\W\d_a-z][^\W\d_]{1,20})(?: [^\W\d_a-z][^\W\d_]{1,20})?\s?[,!:]\s{0,3}$"
)
_STATED: Final = late(r"\W{0,4}(?:it's|it is|es ist|c'est|het is|es|è)\s\d{1,3}\W{0,4}$", re.IGNORECASE)
"""What a number is, and not what anybody plays: "My lucky number. It's 6."; "It's the 6" may be an order."""
_GAME: Final = late(
    r"\W{0,4}(?:[^\W\d_]+(?:['’]s)?\s){0,3}(?:bingo|lotto|lottery|tombola|housey-?housey|loto|kien)\b", re.IGNORECASE
)
_CRIED: Final = late(
    r"\W{0,4}(?:(?:number|nummer|numéro|número|numero) \d{1,2}, \D{8,}|\D{6,}, \d{1,2}\W{0,3})$", re.IGNORECASE
)
"""How numbers are called at bingo: "Number 4, knock at the door.", "Two fat ladies, 88."."""
_COURTESY: Final = late(
    r"\b(?:please|pls|always|usual|ever|again|for me|i|my|bitte|immer|wieder|mir|mich|ich|toujours|moi|je|altijd|graag"
    r"|ik|siempre|yo|sempre|io)\b",
    re.IGNORECASE,
)
_NOBODY: Final = frozenset(
    ("all", "everyone", "everybody", "players", "readers", "friends", "gm", "gamemaster", "editor", "sir", "madam")
)


def is_score(text: str) -> bool:
    """Return whether numbers only count or number something: "Trapdoors: 3. Victims: 2.", "No 5, No 44."."""
    if len(_NUMBERED.findall(text)) > 1 or _STATED.match(text.replace("’", "'")):
        return True
    labels = [found["label"].casefold() for found in _COUNTED.finditer(text)]
    return _SEVERAL.search(text) is not None and any(VOCABULARY.label(one) is None for one in labels)


def without_speeches(lines: Sequence[str], writer: str) -> list[str]:
    """Return lines of press without what somebody in a tale says: the Baron orders nothing, but its ``writer`` may."""
    text = "\n".join(lines)
    if '"' not in text and "“" not in text:
        return list(lines)
    if any(part.casefold() in text.casefold() for part in writer.split()):
        return list(lines)
    return _SPOKEN.sub(" ", text).split("\n")


def told_in_tales(items: Sequence[PressItem], known: Sequence[str]) -> frozenset[str]:
    """Return the lines of press for all that tell of others: in a letter to who is not ``known`` here, or at bingo."""
    called = {part.casefold() for name in known for part in name.split()} | _NOBODY
    made: set[str] = set()
    for item in items:
        if item.to or item.held:
            continue
        lines = item.text.split("\n")
        found = _GREETED.match(lines[0][:80])
        if found is not None and found["name"].casefold() not in called:
            made.update(line.strip() for line in lines)
        elif _GAME.match(lines[0][:80]):
            made.update(line.strip() for line in lines if _CRIED.match(line[:120]) and not _COURTESY.search(line))
    return frozenset(made)
